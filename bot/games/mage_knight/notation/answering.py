"""Answers to questions: an option's own line or id, any facing for a free spin, ``choose a,b``."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.errors import BadNotation, Refused
from bot.engine.notation.answering import CHOOSE, choose, option_called, write_answer
from bot.engine.notation.counting import list_entries
from bot.engine.notation.words import excerpt, plain
from bot.engine.requests import Answer, Ask, Facts
from bot.games.mage_knight.actions import Spin
from bot.games.mage_knight.faults import with_cards
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.measure import degrees
from bot.games.mage_knight.movement.open_spins import open_spin, question
from bot.games.mage_knight.notation.line import FieldLine
from bot.games.mage_knight.notation.words import facing
from bot.geometry.plane import FULL, bearing

VERBS = ("spin", "face", "defend", "dodge", "cancel", CHOOSE)
"""Words that may stand before an answer; they change nothing."""

FACING = {"free_spin": "spin", "stuck_facing": "face"}
"""Questions that are answered with a facing, and the word that stands before it."""


def read_reply(field: Field, text: str, ask: Ask, declares: bool = False) -> Answer:
    """An answer to the open question. ``declares``: the line begins as an action does, so commas in it say nothing."""
    option = option_called(ask, text)
    if option is not None:
        return (option,)
    line = plain(text)
    verb, _, rest = line.partition(" ")
    if declares and verb not in VERBS:
        raise _unanswered(ask, text)
    rest = rest.strip() if verb in VERBS else line
    if ask.key in FACING:
        return (_facing(field, rest, ask),)
    named = list_entries(rest)
    if named == ["none"] and ask.low == 0:
        return ()
    if verb != CHOOSE and len(named) < 2 and not any(plain(option.id) in named for option in ask.options):
        raise _unanswered(ask, text)
    return choose(ask, named)


def _unanswered(ask: Ask, text: str) -> BadNotation:
    return BadNotation("answer_first", ask.clause, question=ask.key, given=excerpt(text))


def _facing(field: Field, text: str, ask: Ask) -> str:
    """An option by its id or its words; else any facing, or the figure to look at."""
    said = text.removeprefix("choose ").removeprefix("face=")
    ids = [option.id for option in ask.options]
    if said in ids:
        return said
    wanted = facing("face", said)
    angle = _towards(field, wanted.at, ask) if wanted.at else wanted.angle
    _demand_allowed(field, angle, ask)
    return f"f{angle}" if f"f{angle}" in ids else str(angle)


def _towards(field: Field, name: str, ask: Ask) -> int:
    """The direction of a figure; of one that touches, the direction in which it does."""
    line = FieldLine(field, None, "face", ())
    other, turning = line.standing(line.known("face", name)), field.figure(str(ask.facts["figure"]))
    if other.id == turning.id:
        raise BadNotation("itself", verb="face", figure=name)
    _, circle = min(field.pairs(turning, other), default=(0, 0))
    return bearing(field.dot(turning), field.circles(other)[circle][:2])


def _demand_allowed(field: Field, angle: int, ask: Ask) -> None:
    """Refuse a facing that the question does not allow, with those that it does (MKU-9.3, MK2-13.15)."""
    spans = ask.free.spans if ask.free is not None else ()
    if not spans or any(low <= angle <= high for low, high in spans):
        return
    if len(spans) > 1 and spans[0][0] == 0 and spans[-1][1] == FULL - 1:
        spans = (*spans[1:-1], (spans[-1][0], spans[0][1]))  # over the east
    ranges = tuple([f"{degrees(low)}–{degrees(high)}°" for low, high in spans])
    facts: Facts = {"facing": degrees(angle), "ranges": ranges, "figure": ask.facts["figure"]}
    if "arrivals" not in ask.facts:  # a double base that could not break away
        raise Refused("no_room_to_face", "MK2-13.15", **with_cards(field.state, facts))
    facts |= {"arrivals": ask.facts["arrivals"]}
    raise Refused("spin_turned_away", ask.clause, **with_cards(field.state, facts))


def read_spin(field: Field, seat: int, words: Sequence[str]) -> Spin:
    """``spin B1 hold``: the answer to a free spin that was left open; of a single one also ``spin hold`` (MK2-P15)."""
    if not field.edition.spins_wait:
        raise Refused("not_asked", "MKU-P1", verb="spin")
    known = {figure.id.casefold(): figure.id for figure in field.state.figures}
    figure = known.get(words[0].casefold(), "") if len(words) > 1 else ""
    found = open_spin(field, seat, figure)
    asked = question(field, found)
    if asked is None or not words:
        raise Refused("no_spin_open", "MK2-P15", given=found.figure)
    said = " ".join(["spin", *words[1 if figure else 0 :]]).replace(" = ", "=")
    (answer,) = read_reply(field, said, asked)
    return Spin(found.figure, answer.removeprefix("f"))


def write_reply(answer: Answer, ask: Ask | None) -> str:
    """The canonical line of an answer."""
    if ask is not None and ask.key in FACING and answer[0].isdigit():
        return f"{FACING[ask.key]} {degrees(int(answer[0]))}"
    return write_answer(ask, answer)

"""Lines of text and what they mean: every action and every answer, both ways.

A line is a verb and words: ``move A1 touch=B2``, ``ranged A1 -> B1,B2 with=A2``, ``close A3 -> B2 capture``. Verbs,
ids and names may be in any case. ``write_line`` gives the one canonical line of each, with the exact path;
``read_line`` gives it back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec.structs import replace

from bot.engine.by_post import CONCEDE
from bot.engine.errors import BadNotation, Refused
from bot.engine.notation.counting import list_entries
from bot.engine.notation.line import demand_verb
from bot.engine.notation.words import Token, first_word, plain
from bot.engine.requests import Answer, Ask
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.editions.modes import NOBODY, Combat
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.move_allowance import Gait
from bot.games.mage_knight.movement.confusion import owed_manner_fault
from bot.games.mage_knight.movement.formations_move import owed_pace
from bot.games.mage_knight.movement.movement import ability_fault, as_seeking, gait
from bot.games.mage_knight.notation import answering, choosing, marching, mustering, uses
from bot.games.mage_knight.notation.line import FieldLine
from bot.games.mage_knight.notation.way import Way, read_way
from bot.games.mage_knight.notation.words import GRAMMAR, check_line
from bot.games.mage_knight.notation.writing import write_action
from bot.games.mage_knight.state import Figure, Point

CLAUSES = {"army": "MKU-2.4", "pool": "MKU-3.5", "place": "MKU-3.9", "deploy": "MKU-3.18", "edge": "MKU-P14"}
CLAUSES |= {"objective": "MK2-4.13"}
CLAUSES |= dict.fromkeys(("ranged", "close"), "MKU-P5") | {"cancel": "MKU-5.16"}
"""The clause of what a line of each verb must name; of every other line it is how a move is given."""

USUAL_CLAUSE = "MKU-P6"


def read_line(field: Field, text: str, seat: int | None, ask: Ask | None) -> act.Action | Answer:
    """An action, or an answer to the open question. What cannot be read is refused with the clause of its verb."""
    try:
        return _read(field, text, seat, ask)
    except BadNotation as refusal:
        verb = first_word(text)
        refusal.clause = refusal.clause or (ask.clause if ask is not None else CLAUSES.get(verb, USUAL_CLAUSE))
        raise


def _read(field: Field, text: str, seat: int | None, ask: Ask | None) -> act.Action | Answer:
    check_line(text)
    verb = first_word(text)
    edition = field.edition
    if ask is None and (word := edition.excludes(text)):
        raise Refused("not_in_edition", edition.excluding(text), given=word, edition=edition.key)
    if ask is None and verb in mustering.READERS:
        _seated(seat, verb)
        return mustering.READERS[verb](field, seat or 0, text)
    if ask is not None and verb not in ("", "withdraw", CONCEDE):
        return answering.read_reply(field, text, ask, verb in (*_READERS, *mustering.READERS, "quick"))
    tokens = GRAMMAR.tokens(" ".join(text.split()))
    quick = verb == "quick"
    if quick and len(tokens) > 1:
        del tokens[0]
    verb = plain(tokens[0].text) if tokens else ""
    known = _QUICK if quick else (*_READERS, *mustering.READERS, "quick")
    demand_verb(verb, known, answering.VERBS, "MKU-P1")
    if verb in _TABLE and seat is not None:
        raise Refused("only_the_table", "MKU-P1")
    if verb not in _TABLE:
        _seated(seat, verb)
    return _READERS[verb](field, seat, quick, tokens)


def write_line(field: Field, said: act.Action | Answer, ask: Ask | None) -> str:
    """The canonical line of an action or an answer."""
    if isinstance(said, tuple):
        return answering.write_reply(said, ask)
    return write_action(field, said)


def _seated(seat: int | None, verb: str) -> None:
    if seat is None:
        raise Refused("only_a_seat", "MKU-P1", verb=verb)


# -- moves -----------------------------------------------------------------------------------------------------------


def _move(line: FieldLine, quick: bool) -> act.Action:
    figure = line.mover()
    double, word = bool(line.flag_of(("double", "double_time"))), line.flag_of(tuple(LEVELS))
    way = read_way(line, figure)
    line.end()
    pending = line.field.state.pending
    if pending is not None:
        if found := owed_manner_fault(line.field, pending, double=double, other=bool(word) or quick):
            line.refuse(found)
        return act.Paths((choosing.step(line.field, way, Gait(common=owed_pace(pending))),))
    return _going(line, act.Move(act.Step(way.figure, (), 0), quick, double, level=LEVELS[word] if word else ""), way)


LEVELS: dict[str, Literal["up", "down"]] = {"take_off": "up", "land": "down"}
"""Words for a change of level (MK2-P7)."""


def _going(line: FieldLine, said: act.Move, way: Way) -> act.Move:
    """A move with its way. Where none is found, whoever lacks the ability for such a move hears that instead."""
    try:
        return replace(said, step=choosing.own_step(as_seeking(line.field, said), way, gait(line.field, said)))
    except Refused:
        found = ability_fault(line.field, said)
        if found is not None:
            line.refuse(found)
        raise


def _branch(line: FieldLine) -> str:
    """The verb, where the attack may be named after the move: where an action of combat pays for both."""
    return line.field.edition.paid_by_combat(line.verb)


def _charge(line: FieldLine, quick: bool) -> act.Action:
    """The attack is on the figure behind the arrow, else on the one that is touched; or on whom comes later."""
    figure, branch = line.figure(), _branch(line)
    targets = line.arrow()
    close: act.Close | None = _close_words(line, figure, targets)
    way = read_way(line, figure)
    line.end()
    if close is not None and not close.target and _takes_targets(line, "close", close.mode):
        if way.target:
            close = replace(close, target=way.target)
        elif branch and close == act.Close(figure.id, ""):
            close = None
        else:
            raise line.missing("target")
    return _going(line, act.Move(act.Step(figure.id, (), 0), quick, then=close, branch=branch), way)


def _bound(line: FieldLine, quick: bool) -> act.Action:
    figure, branch = line.figure(), _branch(line)
    targets = line.arrow()
    later = branch and not targets and not line.words
    ranged = None if later else _ranged_words(line, figure, targets)
    way = read_way(line, figure)
    line.end()
    return _going(line, act.Move(act.Step(figure.id, (), 0), quick, then=ranged, branch=branch), way)


# -- attacks ---------------------------------------------------------------------------------------------------------


def _mode(line: FieldLine, combat: Combat) -> str:
    """The mode that a line names, else the normal one."""
    return line.flag_of([mode.id for mode in line.field.edition.modes_in(combat) if mode.id])


def _takes_targets(line: FieldLine, combat: Combat, mode: str) -> bool:
    return line.field.edition.modes[combat, mode].most != NOBODY


def _ranged_words(line: FieldLine, figure: Figure, targets: tuple[str, ...]) -> act.Ranged:
    mode = _mode(line, "ranged")
    if not targets and _takes_targets(line, "ranged", mode):
        raise line.missing("target")
    if targets and _at_a_point(line, mode):
        raise BadNotation("point_not_target", "MK2-21.2", ability=mode, given=targets[0])
    if targets and not _takes_targets(line, "ranged", mode):
        raise BadNotation("too_many_words", verb=line.verb, given=targets[0])
    return act.Ranged(figure.id, targets, mode, _members(line), _cancel(line, figure), _point(line, mode))


def _point(line: FieldLine, mode: str) -> Point | None:
    """``at=12,8``: the point of a bombardment (MK2-21.2)."""
    told = line.take("at") if _at_a_point(line, mode) else None
    return None if told is None else line.ruler.point("at", told)


def _at_a_point(line: FieldLine, mode: str) -> bool:
    return line.field.edition.modes["ranged", mode].hits == "area"


def _close_words(line: FieldLine, figure: Figure, targets: tuple[str, ...]) -> act.Close:
    mode = _mode(line, "close")
    capture, die = line.flag("capture"), line.flag("die")
    if len(targets) > 1:
        raise BadNotation("one_target", "MKU-13.3", verb=line.verb, count=len(targets))
    if targets and not _takes_targets(line, "close", mode):
        raise BadNotation("too_many_words", verb=line.verb, given=targets[0])
    if die and not line.field.edition.modes["close", mode].heals:
        raise BadNotation("too_many_words", verb=line.verb, given="die")
    target = targets[0] if targets else ""
    heal = "die" if die else "damage"
    return act.Close(figure.id, target, mode, capture, _members(line), heal, _cancel(line, figure))


def _members(line: FieldLine) -> tuple[str, ...]:
    """``with=A2,A3``: the others of a formation."""
    told = line.take("with")
    return () if told is None else tuple([line.own("with", part).id for part in line.several("with", told)])


def _cancel(line: FieldLine, figure: Figure) -> tuple[tuple[str, str], ...]:
    """``cancel=flight,A2:defend``: optional abilities that the attacker cancels at step 5."""
    told = line.take("cancel")
    pairs = []
    for part in list_entries(told or ""):
        who, colon, what = part.rpartition(":")
        pairs.append((line.known("cancel", who).id if colon else figure.id, line.ability("cancel", what)))
    return tuple(pairs)


def _ranged(line: FieldLine, quick: bool) -> act.Action:
    figure = line.figure()
    action = _ranged_words(line, figure, line.arrow())
    line.end()
    return action


def _close(line: FieldLine, quick: bool) -> act.Action:
    figure = line.figure()
    action = _close_words(line, figure, line.arrow())
    if not action.target and _takes_targets(line, "close", action.mode):
        raise line.missing("target")
    line.end()
    return action


def _heal(line: FieldLine, quick: bool) -> act.Action:
    """Healing of either kind: by touch where the figure shows Healing, else from afar."""
    figure = line.figure()
    targets = line.arrow()
    if len(targets) != 1:
        raise BadNotation("one_target", "MKU-SA.healing.1", verb=line.verb, count=len(targets))
    die, cancel = line.flag("die"), _cancel(line, figure)
    line.end()
    heals = line.field.edition.heals
    touch, afar = heals["close"].id, heals["ranged"].id
    if line.field.has(figure, afar) and not line.field.has(figure, touch) and not die:
        return act.Ranged(figure.id, targets, afar, (), cancel)
    return act.Close(figure.id, targets[0], touch, False, (), "die" if die else "damage", cancel)


# -- which verb ------------------------------------------------------------------------------------------------------


_LINES: dict[str, Callable[[FieldLine, bool], act.Action]] = {
    "move": _move,
    "charge": _charge,
    "bound": _bound,
    "surge": _charge,
    "ranged": _ranged,
    "shoot": _ranged,
    "close": _close,
    "attack": _close,
    "heal": _heal,
    **uses.READERS,
}
_QUICK = ("move", "charge", "bound", "regenerate", "necromancy", "levitate")
_TABLE = ("proceed", "agreed", "time_up", "absent", "dispute")


def _one_line(
    reader: Callable[[FieldLine, bool], act.Action],
) -> Callable[[Field, int | None, bool, Sequence[Token]], act.Action]:
    def reading(field: Field, seat: int | None, quick: bool, tokens: Sequence[Token]) -> act.Action:
        return reader(FieldLine(field, seat, plain(tokens[0].text), tokens[1:]), quick)

    return reading


def _formation(field: Field, seat: int | None, quick: bool, tokens: Sequence[Token]) -> act.Action:
    return marching.read_march(field, seat or 0, plain(tokens[0].text), tokens[1:])


def _spin(field: Field, seat: int | None, quick: bool, tokens: Sequence[Token]) -> act.Action:
    return answering.read_spin(field, seat or 0, [token.text for token in tokens[1:]])


_READERS: dict[str, Callable[[Field, int | None, bool, Sequence[Token]], act.Action]] = {
    **{verb: _one_line(reader) for verb, reader in _LINES.items()},
    "formation": _formation,
    "paths": _formation,
    "spin": _spin,
}

VERBS = (*mustering.READERS, "quick", *_READERS)
"""Every word that a line may begin with, for completion and for tests."""

"""The card at the end of a game: who won and how, where it turned, how the dice fell, and how to play once more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from bot.engine import codec
from bot.engine.events import Event, visible_to
from bot.engine.game import Outcome
from bot.engine.history import HistoryLine
from bot.engine.requests import Facts
from bot.faces import face_of
from bot.i18n.lists import joined_words
from bot.i18n.names import message_id
from bot.i18n.numbers import decimal, plain_number
from bot.i18n.speech import Speech
from bot.messages import ranks
from bot.messages.message import Block, Button
from bot.service.core import press_kinds
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.ports import Outgoing
from bot.service.core.press_kinds import button_id
from bot.service.core.sanitize import escaped
from bot.service.core.transaction import GameTransaction
from bot.service.lobby.details import table_title
from bot.service.table.dice import FAIR, Fallen, dice_fallen
from bot.storage.models import CLOSED, RUNNING
from bot.storage.seals import Damaged

SAME, TURNED = "same", "turned"
"""How the seats are kept by whoever plays once more."""


class Turning(Struct, frozen=True):
    """The act after which the winners led to the end; where there is none, the one that did most for them."""

    line: HistoryLine
    before: tuple[int, ...]
    after: tuple[int, ...]
    what: str = "balance"  # the name of what they count


Weighed = tuple[HistoryLine, tuple[int, ...]]
"""A line with the balance after it; empty where it cannot be compared."""


def settle_end(work: GameTransaction) -> None:
    """After every operation: a game that is over by it gets its card. A lesson has an end of its own."""
    live = work.live
    if live.match is None or live.lesson:
        return
    ends = live.match.outcome is not None and live.match.pause is None and live.game.status == RUNNING
    closed = work.fields.get("status") == CLOSED
    if ends or (closed and _begun(live, live.match.lines)):
        work.final = end_card(live)


def _begun(live: LoadedGame, lines: Iterable[HistoryLine]) -> bool:
    """True if it was a game: one person's without an act is closed again where no thread was to be had for it."""
    return len({seat.user_id for seat in live.seats}) > 1 or any(line.declared for line in lines)


def end_card(live: LoadedGame) -> Outgoing:
    """The card in the channel's language."""
    speech = live.speech(live.game.language)
    outcome = live.table.outcome
    head = speech.text("end-card-head", name=escaped(live.game.name), title=table_title(speech, live))
    blocks = tuple([Block("\n".join(lines)) for lines in _looked_back(live, speech, outcome) if lines])
    rows = (card_buttons(live, speech),)
    return Outgoing("\n".join([head, *_result(live, speech, outcome)]), rows, blocks, layout=True)


def _looked_back(live: LoadedGame, speech: Speech, outcome: Outcome | None) -> list[list[str]]:
    """Where it turned and how the dice fell; nothing where an older line is damaged: a game may end all the same."""
    try:
        turning = None if outcome is None else turning_point(live, outcome.winners)
        return [[] if turning is None else turning_told(speech, turning), _luck(live, speech)]
    except Damaged:
        return []


def card_buttons(live: LoadedGame, speech: Speech) -> tuple[Button, ...]:
    """What may follow; a practice copy is no game that anybody would want his revenge for."""
    made = [
        Button(button_id(press_kinds.REMATCH, live.id, 0, how), speech.text(f"end-card-button-{how}"), rank)
        for how, rank in ((SAME, ranks.LIKELIEST), (TURNED, ranks.ACT))
        if live.game.practice_of is None
    ]
    if face_of(speech.key).film is not None:
        made.append(Button(button_id(press_kinds.FILM, live.id), speech.text("end-card-button-film")))
    return tuple(made)


# -- who won ---------------------------------------------------------------------------------------------------------


def _result(live: LoadedGame, speech: Speech, outcome: Outcome | None) -> list[str]:
    made = speech.text("end-card-closed") if outcome is None else won(speech, outcome)
    why = "" if outcome is None else reason_told(speech, outcome.reason)
    told = [speech.text("end-card-why", result=made, reason=why) if why else made]
    return told + [_counted(speech, name, counts) for name, counts in live.rules.tallies(live.table.view(None))]


def _counted(speech: Speech, name: str, counts: Sequence[int]) -> str:
    rows = [speech.text("end-card-count", name=speech.seat(seat), count=count) for seat, count in enumerate(counts)]
    return speech.text("end-card-tally", what=_own(speech, name), rows=" · ".join(rows))


def won(speech: Speech, outcome: Outcome) -> str:
    """Who has won; a game may say by ``<game>-won-<reason>`` that an end makes no winners of those it is theirs."""
    if not outcome.winners:
        return speech.text("end-card-drawn")
    names = joined_words(speech.catalog, speech.language, [speech.seat(seat) for seat in outcome.winners])
    own = message_id(f"{speech.key}-won", outcome.reason)
    return speech.text(own if speech.catalog.has(own) else "end-card-won", names=names, count=len(outcome.winners))


def reason_told(speech: Speech, reason: str) -> str:
    """Why it ended, ``<game>-ending-<reason>``; empty where the game has no words for it."""
    message = message_id(f"{speech.key}-ending", reason)
    return speech.text(message) if speech.catalog.has(message) else ""


def _own(speech: Speech, what: str) -> str:
    """What a game calls what it counts, ``<game>-<what>``."""
    own = message_id(speech.key, what)
    return speech.text(own if speech.catalog.has(own) else f"end-card-{what}-other")


# -- where it turned -------------------------------------------------------------------------------------------------


def turning_point(live: LoadedGame, winners: Sequence[int]) -> Turning | None:
    """The act that decided it, by the balance of the game before and after each act; None where none can be named.

    Of several things that decide one after the other it is the first in which the winners were ahead in the end.
    """
    rules = live.rules
    others = [seat for seat in range(len(live.seats)) if seat not in winners]
    if not winners or not others:
        return None

    def lead(counts: Sequence[int]) -> int:
        return max(counts[seat] for seat in winners) - max(counts[seat] for seat in others)

    courses: dict[str, list[Weighed]] = {}
    for line in live.table.standing_lines():
        found = dict(rules.balances(codec.decode(line.position.snapshot, rules.state_type)))
        for name in (*courses, *[name for name in found if name not in courses]):
            courses.setdefault(name, []).append((line, found.get(name, ())))
    ahead = [name for name, course in courses.items() if course[-1][1] and lead(course[-1][1]) > 0]
    deciding = next(iter((*ahead, *courses)), "")
    return _turned(deciding, courses[deciding], lead) if deciding else None


def _turned(what: str, course: Sequence[Weighed], lead: Callable[[Sequence[int]], int]) -> Turning | None:
    """The act of a course that gave the lead that was kept, else the one that did most."""
    best: Turning | None = None
    kept: Turning | None = None  # what gave the lead that they have had since
    before: tuple[int, ...] = ()
    for line, after in course:
        if after and (not before or lead(after) <= 0):
            kept = None
        if after and before and lead(after) > lead(before):
            act = Turning(line, before, after, what)
            if lead(before) <= 0 < lead(after):
                kept = act
            if best is None or lead(after) - lead(before) > lead(best.after) - lead(best.before):
                best = act
        before = after
    return kept or best


def turning_told(speech: Speech, found: Turning) -> list[str]:
    """The turning point by its number and its weightiest sentence, or its first, with the balance that it changed."""
    told = weightiest(speech, found)
    if told is None:
        return []
    before, after = (" : ".join(map(plain_number, counts)) for counts in (found.before, found.after))
    facts: Facts = {"what": _own(speech, found.what), "before": before, "after": after, "number": found.line.number}
    return [speech.text("end-card-turning", sentence=speech.event(told), **facts)]


def weightiest(speech: Speech, found: Turning) -> Event | None:
    """What of a turning point is told, if anything is that everybody saw."""
    order = speech.game.turning_points
    told = visible_to(list(found.line.events), None)
    return min(told, key=lambda event: order.index(event.key) if event.key in order else len(order), default=None)


# -- how the dice fell -----------------------------------------------------------------------------------------------


def _luck(live: LoadedGame, speech: Speech) -> list[str]:
    """Each seat's dice, those too that only he knew of: nothing is hidden any more."""
    rows = [row for row in dice_fallen(live, None, everything=True) if row.count]
    if not rows:
        return []
    fair = decimal(FAIR, speech.language)
    return [speech.text("end-card-luck", fair=fair), *[_fallen(row, speech) for row in rows]]


def _fallen(row: Fallen, speech: Speech) -> str:
    mean, spread = decimal(row.mean, speech.language), decimal(row.spread, speech.language)
    return speech.text("end-card-dice", name=speech.seat(row.seat), count=row.count, mean=mean, spread=spread)

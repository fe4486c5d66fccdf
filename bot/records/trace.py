"""One action run again from what is known of it: to write its line, and to check one.

Whatever the rules ask for is served from a script, in order, and everything served is noted with who may know of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from bot.engine.dice import SeededDice
from bot.engine.errors import BadData, Refused, RulesFault
from bot.engine.events import Event
from bot.engine.game import Game
from bot.engine.pending_action import (
    DEFAULT,
    ONLY_OPTION,
    TIMEOUT,
    AllAnswered,
    Answered,
    Done,
    Pause,
    Revealed,
    Rolled,
    Served,
    Shuffled,
    fair,
)
from bot.engine.requests import Answer, Ask, Audience, Roll, Shuffle, drawn_for
from bot.engine.run import advance, declared, only_option
from bot.records.form import Dice, Entry, Opened, Order, Reply

NOBODY: tuple[int, ...] = ()


class Kept(Struct, frozen=True):
    """Something served, and who may know of it while the game runs (None: everybody)."""

    entry: Entry
    audience: Audience = None


class Trace(Struct, frozen=True):
    """An action that was run again to its end."""

    served: tuple[Kept, ...]
    events: tuple[Event, ...]
    snapshot: bytes
    state: Any


class Script:
    """Serves the requests of one action in order: from what the engine kept, or from the entries of a record."""

    def __init__(
        self, game: Game[Any, Any, Any], given: Sequence[Served | Entry], used: set[int], source: SeededDice | None
    ) -> None:
        self.game = game
        self.used = used
        self.waiting = [entry for entry in one_by_one(given) if not isinstance(entry, Opened | Revealed)]
        self.waiting.reverse()
        self.source = source
        self.kept: list[Kept] = []

    def answer(self, state: Any, ask: Ask) -> tuple[Answer, str]:
        """The answer to a question, on the ground that the record names."""
        entry = self.waiting.pop() if self.waiting else None
        if isinstance(entry, Answered):
            value, seat, source = entry.value, entry.seat, entry.source
            text = self.game.format(value, state, ask)
        elif isinstance(entry, Reply) and entry.ask == ask.key:
            value, seat, source, text = self.value(entry, state, ask), entry.seat, entry.source, entry.text
        else:
            raise BadData("record_other_question", question=ask.key)
        if seat != ask.seat or not grounded(state, ask, value, source):
            raise BadData("record_other_answer", question=ask.key, answer=text[:80])
        self.kept.append(Kept(Reply(seat, ask.key, text, source), audience_of(ask)))
        return value, source

    def value(self, entry: Reply, state: Any, ask: Ask) -> Answer:
        """The answer that a line of notation means."""
        value = self.game.parse(entry.text, state, entry.seat, ask)
        if not isinstance(value, tuple):
            raise BadData("record_other_answer", question=ask.key, answer=entry.text[:80])
        return value

    def roll(self, number: int, request: Roll) -> tuple[int, ...]:
        """The dice of a roll; from the seed, once it is known, they must come out the same."""
        entry = self.waiting.pop() if self.waiting else None
        if not isinstance(entry, Rolled | Dice) or (entry.label, entry.to) != (request.label, drawn_for(request)):
            raise BadData("record_other_dice", label=request.label)
        if not fair(request, entry.dice) or (isinstance(entry, Dice) and entry.sides != request.sides):
            raise BadData("record_other_dice", label=request.label)
        draw = self.drawn(entry)
        if self.source is not None and self.source.roll(draw, request) != entry.dice:
            raise BadData("record_dice_not_from_seed", label=request.label, number=draw)
        self.kept.append(Kept(Dice(request.label, draw, request.sides, entry.dice, entry.to), entry.to))
        return entry.dice

    def shuffle(self, number: int, request: Shuffle) -> tuple[int, ...]:
        """The order of a shuffle, likewise."""
        entry = self.waiting.pop() if self.waiting else None
        if not isinstance(entry, Shuffled | Order) or (entry.label, entry.to) != (request.label, drawn_for(request)):
            raise BadData("record_other_dice", label=request.label)
        if sorted(entry.order) != list(range(request.size)):
            raise BadData("record_other_dice", label=request.label)
        draw = self.drawn(entry)
        if self.source is not None and self.source.shuffle(draw, request) != entry.order:
            raise BadData("record_dice_not_from_seed", label=request.label, number=draw)
        self.kept.append(Kept(Order(request.label, draw, entry.order, entry.to), entry.to or NOBODY))
        return entry.order

    def drawn(self, entry: Rolled | Dice | Shuffled | Order) -> int:
        """The draw number of an entry. None is ever used twice, whatever was undone between."""
        number = entry.number if isinstance(entry, Rolled | Shuffled) else entry.draw
        if number < 0 or number in self.used:
            raise BadData("record_draw_twice", number=number)
        self.used.add(number)
        return number


def traced(
    game: Game[Any, Any, Any],
    snapshot: bytes,
    seat: int | None,
    action: Any,
    given: Sequence[Served | Entry],
    used: set[int],
    source: SeededDice | None = None,
) -> Trace:
    """Run one action with everything that was served to it. All of it must be used, and the action must end.

    ``used`` holds the draw numbers of earlier actions; those of this one are added.
    """
    script = Script(game, given, used, source)
    try:
        done = advance(game, snapshot, declared(game, seat, action, 0), script, script.answer)
    except Refused as refusal:
        raise BadData("record_refused", reason=refusal.key, clause=refusal.clause) from refusal
    except RulesFault as fault:
        # The driver takes whatever goes wrong while answering for a fault of the rules; here the record is at fault.
        if isinstance(fault.__cause__, BadData):
            raise fault.__cause__ from fault
        if isinstance(fault.__cause__, Refused):
            raise BadData("record_refused", reason=fault.__cause__.key, clause=fault.__cause__.clause) from fault
        raise
    if isinstance(done, Pause) or script.waiting:
        raise BadData("record_left_over", count=len(script.waiting))
    return Trace(in_order(done, script.kept), tuple(done.events), done.snapshot, done.state)


def in_order(done: Done[Any], kept: list[Kept]) -> tuple[Kept, ...]:
    """What was served, with the places at which hidden knowledge began to flow put back between."""
    waiting = iter(kept)
    return tuple(
        [
            Kept(Opened(entry.label), NOBODY) if isinstance(entry, Revealed) else next(waiting)
            for entry in one_by_one(done.flight.served)
        ]
    )


def one_by_one(given: Sequence[Served | Entry]) -> list[Served | Entry]:
    """Answers given together, one by one."""
    found: list[Served | Entry] = []
    for entry in given:
        if isinstance(entry, AllAnswered):
            found.extend(map(Answered, entry.seats, entry.values, entry.sources))
        else:
            found.append(entry)
    return found


def audience_of(ask: Ask) -> Audience:
    """Who may know of an answer before the end. Nobody, for a question that is never seen to be asked."""
    if ask.non_blocking:
        return NOBODY
    return (ask.seat,) if ask.secret else None


def grounded(state: Any, ask: Ask, value: Answer, source: str) -> bool:
    """True if an answer can have been given on that ground."""
    if source in (DEFAULT, ONLY_OPTION):
        return only_option(state, ask) == (value, source)
    return source != TIMEOUT or value == ask.default

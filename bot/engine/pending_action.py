"""An action in progress: what was declared and served to it, and how answers are checked and added. Plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeGuard, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.errors import Refused, RulesFault, Stuck
from bot.engine.events import Event
from bot.engine.requests import Answer, Ask, AskAll, Audience, Facts, Request, Reveal, Roll, Shuffle, drawn_for

S = TypeVar("S")

PLAYER, STANDING, TIMEOUT, ONLY_OPTION, GM, DEFAULT = "player", "standing", "timeout", "only_option", "gm", "default"

READY = "ready"
"""On what ground the set-up of a ready-made table declares something for a seat (``Game.ready_made``)."""

FREE_KINDS = ("number", "facing", "point", "name")


class Answered(Struct, frozen=True, gc=False, array_like=True, tag="answered"):
    """What a seat answered, and on what ground."""

    seat: int
    value: Answer
    source: str


class AllAnswered(Struct, frozen=True, gc=False, array_like=True, tag="all_answered"):
    """The answers of several seats to questions asked at once."""

    seats: tuple[int, ...]
    values: tuple[Answer, ...]
    sources: tuple[str, ...]


class Rolled(Struct, frozen=True, gc=False, array_like=True, tag="rolled"):
    """Dice, with the draw number that made them and for whom alone they are."""

    label: str
    number: int
    dice: tuple[int, ...]
    to: Audience = None


class Shuffled(Struct, frozen=True, gc=False, array_like=True, tag="shuffled"):
    """An order of places, with the draw number that made it and for whom alone it is."""

    label: str
    number: int
    order: tuple[int, ...]
    to: Audience = None


class Revealed(Struct, frozen=True, gc=False, array_like=True, tag="revealed"):
    """Leave to show hidden things was given here."""

    label: str


Served = Answered | AllAnswered | Rolled | Shuffled | Revealed

SERVED_BY: dict[type, type] = {Ask: Answered, AskAll: AllAnswered, Roll: Rolled, Shuffle: Shuffled, Reveal: Revealed}
"""The kinds of request, and what serves each."""


class DeferredAction(Struct, frozen=True, gc=False, array_like=True):
    """What was declared while an action was in progress, to be carried out as soon as that is over.

    ``away``: the seats of whom nothing is waited for until then; their questions take the default. ``seat``: who has
    declared it; None: the table.
    """

    action: bytes
    source: str
    away: tuple[int, ...]
    seat: int | None = None


class PendingAction(Struct, frozen=True, gc=False, omit_defaults=True):
    """What was declared and everything served to it so far. A few dozen bytes.

    ``prints`` are fingerprints of the requests up to the open one, ``partial`` the answers that an open ``AskAll`` has,
    ``told`` the number of events already told, ``lost`` the draws used up by answers that were taken back. ``source``:
    on what ground one was declared that had waited ``behind`` another, or that a ready-made set-up declares; of all
    others whoever declares them knows.
    """

    seat: int | None
    action: bytes
    first_draw: int
    served: tuple[Served, ...] = ()
    prints: tuple[bytes, ...] = ()
    partial: tuple[Answered | None, ...] = ()
    told: int = 0
    build: str = ""
    lost: int = 0
    behind: tuple[DeferredAction, ...] = ()
    source: str = ""

    def draws(self) -> int:
        """How many draw numbers the action has used from ``first_draw`` on (dice kept for it have older numbers)."""
        if not self.served:
            return self.lost
        return self.lost + len([entry for entry in self.served if used_draw(entry) and entry.number >= self.first_draw])


class Pause(Struct, Generic[S], frozen=True):
    """The action waits for an answer. ``state`` is for display only: the next run starts from the snapshot again."""

    request: Ask | AskAll
    flight: PendingAction
    state: S
    events: list[Event]
    told: int = 0

    @property
    def fresh(self) -> list[Event]:
        """The events that no earlier run of this flight has told."""
        return self.events[self.told :]


class Done(Struct, Generic[S], frozen=True):
    """The action is finished. ``state`` is what ``snapshot`` decodes to, for readers who need it at once."""

    snapshot: bytes
    flight: PendingAction
    state: S
    events: list[Event]
    told: int = 0

    @property
    def fresh(self) -> list[Event]:
        """The events that no earlier run of this flight has told."""
        return self.events[self.told :]


def used_draw(entry: Served) -> TypeGuard[Rolled | Shuffled]:
    """True if a draw number was used for it."""
    return type(entry) is Rolled or type(entry) is Shuffled


def value_of(entry: Served) -> Any:
    """What the rules receive for a request. Tuples only: a rule that sorts its dice must not change the record."""
    if isinstance(entry, Answered):
        return entry.value
    if isinstance(entry, Rolled):
        return entry.dice
    if isinstance(entry, Shuffled):
        return entry.order
    return entry.values if isinstance(entry, AllAnswered) else None


def check_answer(ask: Ask, value: Answer) -> None:
    """Refuse what is no answer to the question."""
    known = [option.id for option in ask.options]
    if ask.free is not None and not (len(value) == 1 and value[0] in known):
        check_free(ask, value)
        return
    for part in value:
        if part not in known:
            raise Refused("no_such_option", ask.clause, given=str(part)[:60], question=ask.key)
    if len(value) > 1 and len(set(value)) != len(value):
        raise Refused("option_twice", ask.clause, question=ask.key)
    if not ask.low <= len(value) <= ask.high:
        facts: Facts = {"low": ask.low, "high": ask.high, "exact": ask.low == ask.high, "given": len(value)}
        raise Refused("wrong_number", ask.clause, question=ask.key, **facts)


def check_free(ask: Ask, value: Answer) -> None:
    """Refuse a free answer outside its domain."""
    free = ask.free
    if free is None or len(value) != 1:
        raise Refused("wrong_number", ask.clause, question=ask.key, low=1, high=1, exact=True, given=len(value))
    text = value[0]
    if free.kind == "name":
        right = free.low <= len(text) <= free.high and text.isprintable() and " ".join(text.split()) == text
    else:
        parts = text.split(",")
        right = len(parts) == (2 if free.kind == "point" else 1) and all(
            whole(part) and free.low <= int(part) <= free.high for part in parts
        )
        right = right and (not free.spans or any(low <= int(text) <= high for low, high in free.spans))
    if not right:
        raise Refused("not_in_range", ask.clause, question=ask.key, low=free.low, high=free.high, given=text[:20])


def whole(text: str) -> bool:
    """True if a text is a whole number of at most nine digits."""
    digits = text[1:] if text.startswith("-") else text
    return digits.isascii() and digits.isdigit() and len(digits) <= 9


def check_ask(ask: Ask) -> None:
    """A question that nobody could answer, or whose default is no answer, is a fault of the rules."""
    if ask.free is not None and ask.free.kind not in FREE_KINDS:
        raise RulesFault(f"question {ask.key!r} has an unknown domain {ask.free.kind!r}")
    if len({option.id for option in ask.options}) != len(ask.options):
        raise RulesFault(f"question {ask.key!r} has two options with one id")
    try:
        check_answer(ask, ask.default)
    except Refused as refusal:
        raise RulesFault(f"question {ask.key!r} has no valid default: {refusal.key}") from refusal


def check_served(request: Request, entry: Served) -> None:
    """Raise Stuck unless the entry (from a record, say) is a possible answer to the request."""
    if not _could_serve(request, entry):
        raise Stuck(f"{type(entry).__name__} does not answer {type(request).__name__}")


def _could_serve(request: Request, entry: Served) -> bool:
    if isinstance(request, Ask):
        return isinstance(entry, Answered) and entry.seat == request.seat and fits(request, entry.value)
    if isinstance(request, AskAll):
        return (
            isinstance(entry, AllAnswered)
            and entry.seats == tuple([ask.seat for ask in request.asks])
            and len(entry.values) == len(entry.sources) == len(request.asks)
            and all(fits(ask, value) for ask, value in zip(request.asks, entry.values, strict=True))
        )
    if isinstance(request, Roll):
        return isinstance(entry, Rolled) and serves_roll(entry, request)
    if isinstance(request, Shuffle):
        return isinstance(entry, Shuffled) and serves_shuffle(entry, request)
    return isinstance(entry, Revealed) and entry.label == request.label


def fits(ask: Ask, answer: Answer) -> bool:
    """True if the answer would be accepted."""
    try:
        check_answer(ask, answer)
    except Refused:
        return False
    return True


def serves_roll(entry: Rolled, request: Roll) -> bool:
    """True if dice that were rolled once can be those of a roll."""
    return (entry.label, entry.to) == (request.label, drawn_for(request)) and fair(request, entry.dice)


def serves_shuffle(entry: Shuffled, request: Shuffle) -> bool:
    """True if an order that was made once can be that of a shuffle."""
    same = (entry.label, entry.to) == (request.label, drawn_for(request))
    return same and sorted(entry.order) == list(range(request.size))


def fair(request: Roll, dice: Sequence[int]) -> bool:
    """True if these are results that the dice of the roll can show."""
    return len(dice) == request.count and all(1 <= die <= request.sides for die in dice)


def asks_of(pause: Pause[Any]) -> tuple[Ask, ...]:
    """The questions that a pause still waits for."""
    request = pause.request
    if isinstance(request, Ask):
        return (request,)
    partial = pause.flight.partial or (None,) * len(request.asks)
    return tuple(ask for ask, entry in zip(request.asks, partial, strict=True) if entry is None)


def waiting_for(pause: Pause[Any]) -> tuple[int, ...]:
    """The seats that a pause waits for."""
    return tuple(ask.seat for ask in asks_of(pause))


def hides_answers(pause: Pause[Any]) -> bool:
    """True if nobody may know who has answered already: seats are asked at once, all of them in secret."""
    request = pause.request
    return isinstance(request, AskAll) and all(ask.secret for ask in request.asks)


def named_for(pause: Pause[Any]) -> tuple[int, ...]:
    """The seats of which others may be told that a pause waits for them: all who were asked, where that is hidden."""
    request = pause.request
    if isinstance(request, AskAll) and hides_answers(pause):
        return tuple([ask.seat for ask in request.asks])
    return waiting_for(pause)


def answered(pause: Pause[Any], seat: int, value: Answer, source: str = PLAYER) -> PendingAction:
    """The flight with one more answer. Refuses who was not asked and what is no answer; the pause is unchanged."""
    flight, request = pause.flight, pause.request
    ask = next((open_ask for open_ask in asks_of(pause) if open_ask.seat == seat), None)
    if ask is None:
        raise Refused("not_asked", waiting=named_for(pause))
    entry = Answered(seat, settled(ask, value), source)
    if isinstance(request, Ask):
        return replace(flight, served=(*flight.served, entry))
    asks = request.asks
    partial = list(flight.partial or (None,) * len(asks))
    partial[[asked.seat for asked in asks].index(seat)] = entry
    if any(part is None for part in partial):
        return replace(flight, partial=tuple(partial))
    return replace(flight, served=(*flight.served, together(partial)), partial=())


def settled(ask: Ask, value: Answer) -> Answer:
    """A checked answer in its one form: where order says nothing, the order of the options."""
    value = tuple(value)
    check_answer(ask, value)
    if len(value) < 2 or ask.ordered:
        return value
    return tuple([option.id for option in ask.options if option.id in value])


def together(partial: Sequence[Answered | None]) -> AllAnswered:
    """The answers of all seats, once the last one is in."""
    full = [entry for entry in partial if entry is not None]
    return AllAnswered(
        tuple([entry.seat for entry in full]),
        tuple([entry.value for entry in full]),
        tuple([entry.source for entry in full]),
    )

"""Table: all that a rule can touch. The state, five requests, events and refusals."""

from __future__ import annotations

from collections.abc import Coroutine, Generator, Sequence
from types import coroutine
from typing import Any, Generic, NoReturn, TypeVar, cast

from msgspec import UNSET, UnsetType

from bot.engine.errors import Refused, RulesFault
from bot.engine.events import Event
from bot.engine.requests import Answer, Ask, AskAll, Audience, Facts, Free, Option, Request, Reveal, Roll, Shuffle

S = TypeVar("S")
T = TypeVar("T")

MOST_EVENTS = 2000
"""A run that says more than this is caught in a loop (counted, no clock: the same on every machine)."""


@coroutine
def _yielded(request: Request) -> Generator[Request, Any, Any]:
    return (yield request)


async def _serve(request: Request) -> Any:
    """A native coroutine, so that a forgotten ``await`` is noticed: a bare generator would be skipped in silence."""
    return await _yielded(request)


def checked_facts(facts: dict[str, Any]) -> Facts:
    """Facts as they may leave the rules: text, whole numbers, flags and tuples of them. Lists are copied to tuples."""
    for name, value in facts.items():
        kind = type(value)
        if kind in _PLAIN:
            continue
        if kind is list:
            facts[name] = value = tuple(value)
        elif kind is not tuple:
            raise RulesFault(f"fact {name!r} is of type {kind.__name__}")
        for part in value:
            if type(part) is not str and type(part) is not int:
                raise RulesFault(f"fact {name!r} holds other things than text and whole numbers")
    return facts


_PLAIN = (str, int, bool)


def _seats(to: Audience) -> tuple[int, ...] | UnsetType:
    return UNSET if to is None else tuple(sorted(to))


class Table(Generic[S]):
    """The working copy of a state (thrown away on any fault) and the way to ask for what only others can give."""

    __slots__ = ("events", "requested", "state")

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []
        self.requested = 0

    @property
    def told_and_asked(self) -> tuple[int, int]:
        """How many events and requests there were so far."""
        return len(self.events), self.requested

    def ask(
        self,
        seat: int,
        key: str,
        options: Sequence[Option] = (),
        *,
        default: Answer = (),
        low: int = 1,
        high: int = 1,
        ordered: bool = False,
        free: Free | None = None,
        secret: bool = False,
        non_blocking: bool = False,
        clause: str = "",
        facts: Facts | None = None,
        rare: bool = False,
        limit: str | UnsetType = UNSET,
    ) -> Coroutine[Any, Any, Answer]:
        """Ask one seat; the answer is a tuple of option ids (or one free text)."""
        more = (low, high, ordered, free, secret, non_blocking, clause, facts or {}, rare, limit)
        return self.put(Ask(seat, key, tuple(options), default, *more))

    def put(self, asked: Ask) -> Coroutine[Any, Any, Answer]:
        """Put a question that is made already."""
        return _serve(asked)

    def ask_all(self, asks: Sequence[Ask]) -> Coroutine[Any, Any, tuple[Answer, ...]]:
        """Ask several seats at once; nobody learns an answer before all are in."""
        return _serve(AskAll(tuple(asks)))

    def roll(
        self, count: int, sides: int = 6, *, label: str, seat: int | None = None, to: Audience = None
    ) -> Coroutine[Any, Any, tuple[int, ...]]:
        """Roll dice; they are stored before anybody sees them. ``to`` restricts them to some seats."""
        return _serve(Roll(count, sides, label, seat, _seats(to)))

    async def shuffle(self, items: Sequence[T], *, label: str, to: Audience = None) -> tuple[T, ...]:
        """The items in a new order. With ``to`` some seats, and they alone, may know of it."""
        names = tuple(items) if items and isinstance(items[0], str) else ()
        order = await _serve(Shuffle(len(items), label, cast("tuple[str, ...]", names), _seats(to)))
        return tuple([items[place] for place in order])

    async def reveal(self, label: str) -> None:
        """Must come before the first hidden thing of this action moves or is shown."""
        await _serve(Reveal(label))

    def say(self, key: str, *, to: Audience = None, **facts: Any) -> None:
        """Tell what happened; ``to`` restricts it to some seats."""
        self.tell(key, facts, to)

    def tell(self, key: str, facts: dict[str, Any], to: Audience) -> None:
        """The same, for who has the facts in a dictionary already."""
        if len(self.events) >= MOST_EVENTS:
            raise RulesFault("more than 2,000 events in one action")
        self.events.append(Event(key, checked_facts(facts), to if to is None else tuple(sorted(to))))

    def refuse(self, key: str, clause: str = "", **facts: Any) -> NoReturn:
        """End the action as not allowed. Only before the first request: later the refusal itself would tell secrets."""
        if self.requested:
            raise RulesFault(f"refusal {key!r} after a request")
        raise Refused(key, clause, **checked_facts(facts))

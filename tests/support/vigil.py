"""A small game of what only one seat may know of: dice, how many of them, and an order; and of words at any time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar

from msgspec import UNSET, Struct, field

from bot.engine.dice import SeededDice
from bot.engine.errors import BadNotation
from bot.engine.game import Courtesy, Fault, Game, Offer, Outcome
from bot.engine.notation.answering import read_answer, write_answer
from bot.engine.requests import Answer, Ask, Option, Roll, Shuffle
from bot.engine.table import Table
from tests.support.toy import NoOrders

PATHS = ("ford", "hill", "mill", "wood")
CALLS = 3
HIGH = 3
MOST_THROWS = 3


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How long the night is, and how long the table waits."""

    turns: int = 8
    time_limit: int = 86_400
    reply_limit: int = 43_200


class Watch(Struct, frozen=True, tag="watch"):
    """A die that all see."""


class Venture(Struct, frozen=True, tag="venture"):
    """Dice that the seat alone sees, as many as they say themselves; then one that all see."""


class Hide(Struct, frozen=True, tag="hide"):
    """The paths in an order that the seat alone sees."""


class Dare(Struct, frozen=True, tag="dare"):
    """Dice that the seat alone sees; the other says whether to stay; then one that the other alone sees."""


class Call(Struct, frozen=True, tag="call"):
    """A word at any time."""


Action = Watch | Venture | Hide | Dare | Call
VERBS: dict[str, Action] = {
    "watch": Watch(), "venture": Venture(), "hide": Hide(), "dare": Dare(), "call": Call(),
}  # fmt: skip


class Side(Struct):
    """One seat: points and calls are public, wounds and paths are its own."""

    points: int = 0
    calls: int = CALLS
    wounds: int = 0
    paths: tuple[str, ...] = ()


class Night(Struct):
    """The state."""

    turns: int
    turn: int = 0
    sides: list[Side] = field(default_factory=lambda: [Side(), Side()])


class Seen(Struct, frozen=True):
    """What one viewer may know."""

    phase: str
    turn: int
    points: tuple[int, ...]
    calls: tuple[int, ...]
    wounds: int | None
    paths: tuple[str, ...] | None


class Vigil(Game[Night, Action, NoOrders]):
    """The rules."""

    key = "toy_vigil"
    rules_version = 1
    seats = (2, 2)
    state_type = Night
    action_type = Action
    options_type = Options
    orders_type = NoOrders
    private_draws = True
    courtesy: ClassVar[Courtesy] = Courtesy(limits=("time_limit", "reply_limit"))
    content_digest = "e1"
    roll_events: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "watched": ("seat", "die"),
        "ventured": ("seat", "die"),
        "hurt": ("seat", "dice"),
    }

    def blank(self, options: Options, seats: int) -> Night:
        self.demand_table(options, seats)
        return Night(options.turns)

    def to_act(self, state: Night) -> frozenset[int]:
        return frozenset() if state.turn >= state.turns else frozenset((state.turn % 2,))

    def may_act(self, state: Night) -> frozenset[int]:
        if state.turn >= state.turns:
            return frozenset()
        return frozenset(seat for seat, side in enumerate(state.sides) if side.calls) - self.to_act(state)

    def legal(self, state: Night, seat: int) -> Iterator[Offer]:
        if seat in self.to_act(state):
            yield from [Offer(verb, action) for verb, action in VERBS.items() if verb != "call"]
        if state.turn < state.turns and state.sides[seat].calls:
            yield Offer("call", VERBS["call"])

    async def apply(self, t: Table[Night], seat: int | None, action: Action) -> None:
        state = t.state
        if seat is None or state.turn >= state.turns:
            t.refuse("not_now", "TOY-1.1")
        if isinstance(action, Call):
            if not state.sides[seat].calls:
                t.refuse("hoarse", "TOY-2.1")
            state.sides[seat].calls -= 1
            t.say("called", seat=seat)
            return
        if seat not in self.to_act(state):
            t.refuse("not_your_turn", "TOY-1.2")
        if isinstance(action, Watch):
            (die,) = await t.roll(1, label=f"watch {state.turn}", seat=seat)
            state.sides[seat].points += die
            t.say("watched", seat=seat, die=die)
        elif isinstance(action, Venture):
            await self.venture(t, seat)
        elif isinstance(action, Hide):
            await t.reveal("hide")
            state.sides[seat].paths = await t.shuffle(PATHS, label="paths", to=(seat,))
            t.say("hid", seat=seat)
            t.say("hid_where", to=(seat,), paths=state.sides[seat].paths)
        else:
            await self.dare(t, seat)
        state.turn += 1

    async def venture(self, t: Table[Night], seat: int) -> None:
        await t.reveal("venture")
        await self.throws(t, seat)
        (die,) = await t.roll(1, label=f"venture {t.state.turn}", seat=seat)
        t.state.sides[seat].points += die
        t.say("ventured", seat=seat, die=die)

    async def dare(self, t: Table[Night], seat: int) -> None:
        other = 1 - seat
        await t.reveal("dare")
        await self.throws(t, seat)
        both = [Option("stay", "stay"), Option("flee", "flee")]
        answer = await t.ask(other, "dare", both, default=("flee",), clause="TOY-3.1", limit="reply_limit")
        await t.reveal("dared")
        if answer == ("stay",):
            await self.hurt(t, other)
            t.state.sides[other].points += 1
        t.say("dared", seat=seat, other=other, stays=answer == ("stay",))

    async def throws(self, t: Table[Night], seat: int) -> None:
        """As many secret dice as they say themselves."""
        for _ in range(MOST_THROWS):
            if await self.hurt(t, seat) >= HIGH:
                return

    async def hurt(self, t: Table[Night], seat: int) -> int:
        """One die that its seat alone may know of."""
        dice = await t.roll(1, label="hurt", seat=seat, to=(seat,))
        t.state.sides[seat].wounds += dice[0]
        t.say("hurt", to=(seat,), seat=seat, dice=dice)
        return dice[0]

    def default(self, state: Night, seat: int) -> Action:
        return Watch()

    def view(self, state: Night, seat: int | None) -> Seen:
        own = None if seat is None else state.sides[seat]
        phase = "over" if state.turn >= state.turns else "night"
        points, calls = tuple(side.points for side in state.sides), tuple(side.calls for side in state.sides)
        return Seen(phase, state.turn, points, calls, own and own.wounds, own and own.paths)

    def hides(self, state: Night, seat: int | None) -> bool:
        return True

    def outcome(self, state: Night) -> Outcome | None:
        if state.turn < state.turns:
            return None
        left = [side.points - side.wounds for side in state.sides]
        return Outcome(tuple(seat for seat in (0, 1) if left[seat] == max(left)), "dawn")

    def parse(self, text: str, state: Night, seat: int | None, ask: Ask | None) -> Action | Answer:
        if text in VERBS:
            return VERBS[text]
        if ask is None:
            raise BadNotation("no_such_verb", given=text[:60])
        return read_answer(ask, text)

    def format(self, said: Action | Answer, state: Night, ask: Ask | None) -> str:
        if isinstance(said, tuple):
            return write_answer(ask, said) if ask is not None else ""
        return type(said).__name__.lower()

    def check(self, state: Night) -> list[Fault]:
        return [Fault("calls") for side in state.sides if not 0 <= side.calls <= CALLS]


class Worlds(SeededDice):
    """The dice of one of several worlds, which differ in what is drawn in secret and so in how much of it.

    What all see follows from its label, what the seat of this world's viewer sees from how often it has drawn.
    """

    world: ClassVar[bytes]
    viewer: ClassVar[int | None]
    common: ClassVar[bytes]
    drawn: ClassVar[Counter[tuple[int, ...]]]

    def roll(self, number: int, request: Roll) -> tuple[int, ...]:
        """By no draw number: behind another number of secret dice it is another one."""
        return self.source(request).roll(self.count(request), request)

    def shuffle(self, number: int, request: Shuffle) -> tuple[int, ...]:
        """Likewise."""
        return self.source(request).shuffle(self.count(request), request)

    def source(self, request: Roll | Shuffle) -> SeededDice:
        """Where a draw comes from."""
        hidden = request.to is not UNSET and self.viewer not in request.to
        return SeededDice(self.world if hidden else self.common, request.label.encode())

    def count(self, request: Roll | Shuffle) -> int:
        """How often these seats have drawn for themselves."""
        if request.to is UNSET:
            return 0
        self.drawn[request.to] += 1
        return self.drawn[request.to]


def in_world(world: bytes, viewer: int | None, common: bytes = b"the same in all worlds") -> type[Worlds]:
    """The dice of a world in which only what a viewer may not know is another."""
    return type("InWorld", (Worlds,), {"world": world, "viewer": viewer, "common": common, "drawn": Counter()})


def vary(game: Vigil, state: Night, seat: int | None, pick: Callable[[int], int]) -> Night:
    """Draw the wounds and paths of the others anew."""
    for place, side in enumerate(state.sides):
        if place != seat:
            side.wounds, side.paths = pick(40), PATHS[pick(4) :]
    return state

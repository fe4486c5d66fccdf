"""A small game that uses everything a record can hold: secret actions, hidden cards, every kind of request."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec import Struct, field

from bot.engine.errors import BadNotation
from bot.engine.game import Fault, Game, Offer, Outcome
from bot.engine.house import Span
from bot.engine.requests import Ask, Option
from bot.engine.table import Table

CARDS = tuple(f"c{number}" for number in range(1, 9))
GOAL = 6


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How many points win."""

    goal: int = GOAL


class Deal(Struct, frozen=True, tag="deal"):
    """Automatic: shuffle and deal."""


class Name(Struct, frozen=True, tag="name"):
    """Secret: the number that a seat bets on."""

    number: int


class Duel(Struct, frozen=True, tag="duel"):
    """Play a card; the other side answers."""

    card: str


class Pass(Struct, frozen=True, tag="pass"):
    """Draw a card instead."""


class Concede(Struct, frozen=True, tag="concede"):
    """Give up, even in the middle of something."""


class Award(Struct, frozen=True, tag="award"):
    """The table gives a point."""

    to: int


class State(Struct, forbid_unknown_fields=True):
    """The game."""

    goal: int = GOAL
    dealt: bool = False
    turn: int = 0
    deck: list[str] = []
    hands: list[list[str]] = field(default_factory=lambda: [[], []])
    bets: list[int] = field(default_factory=lambda: [0, 0])
    points: list[int] = field(default_factory=lambda: [0, 0])
    loser: int = -1


class Orders(Struct, frozen=True):
    """Standing orders: the card that springs a trap, and whether to pass always."""

    trap: str = ""
    idle: bool = False


class View(Struct, frozen=True):
    """What a viewer may know."""

    hand: tuple[str, ...]
    counts: tuple[int, ...]
    points: tuple[int, ...]
    deck: int
    turn: int


class Pocket(Game[State, Any, Orders]):
    """The rules."""

    key = "pocket"
    rules_version = 1
    seats = (2, 2)
    state_type = State
    action_type = Deal | Name | Duel | Pass | Concede | Award
    options_type = Options
    orders_type = Orders
    secret_actions = (Name,)
    content_digest = "c0ffee"
    option_spans: ClassVar[dict[str, Span]] = {"goal": Span(1, 10_000)}

    def __init__(self, content: None = None) -> None:
        self.content = content

    def blank(self, options: Any, seats: int) -> State:
        self.demand_table(options, seats)
        return State(goal=options.goal)

    def to_act(self, state: State) -> frozenset[int]:
        if 0 in state.bets:
            return frozenset(seat for seat in (0, 1) if not state.bets[seat])
        return frozenset({state.turn})

    def automatic(self, state: State) -> Deal | None:
        return None if state.dealt or 0 in state.bets else Deal()

    def legal(self, state: State, seat: int) -> Iterator[Offer]:
        if not state.bets[seat]:
            yield from [Offer("name", Name(number)) for number in range(1, 7)]
        else:
            yield from [Offer("duel", Duel(card)) for card in state.hands[seat]]
            yield Offer("pass", Pass())

    async def apply(self, t: Table[State], seat: int | None, action: Any) -> None:
        if isinstance(action, Deal):
            await self.deal(t)
        elif isinstance(action, Award) and seat is None:
            t.state.points[action.to] += 1
            t.say("awarded", seat=action.to)
        elif isinstance(action, Concede) and seat is not None:
            t.state.loser = seat
            t.say("conceded", seat=seat)
        elif seat is None or seat not in self.to_act(t.state):
            t.refuse("not_your_turn", "P-1")
        elif isinstance(action, Name):
            t.state.bets[seat] = action.number
            t.say("bet", seat=seat)
            t.say("bet_on", to=(seat,), number=action.number)
        elif isinstance(action, Award):
            t.refuse("only_the_table")
        elif isinstance(action, Duel):
            await self.duel(t, seat, action.card)
        else:
            await self.draw(t, seat)

    async def deal(self, t: Table[State]) -> None:
        await t.reveal("deal")
        state = t.state
        state.deck = list(await t.shuffle(CARDS, label="deck"))
        state.hands = [[state.deck.pop(0), state.deck.pop(0)] for _ in (0, 1)]
        state.dealt = True
        for seat in (0, 1):
            t.say("dealt", to=(seat,), cards=tuple(state.hands[seat]))

    async def draw(self, t: Table[State], seat: int) -> None:
        state = t.state
        if state.deck:
            await t.reveal("draw")
            state.hands[seat].append(state.deck.pop(0))
        t.say("passed", seat=seat)
        state.turn = 1 - seat

    async def duel(self, t: Table[State], seat: int, card: str) -> None:
        state, other = t.state, 1 - seat
        if card not in state.hands[seat]:
            t.refuse("no_such_card", "P-2", card=card)
        state.hands[seat].remove(card)
        t.say("played", seat=seat, card=card)
        answer = await t.ask(other, "meet", options(["none", *state.hands[other]]), default=("none",), secret=True)
        trap = await t.ask(other, "trap", options(["none", *state.hands[other]]), default=("none",), non_blocking=True)
        bids = await t.ask_all([Ask(who, "bid", options(["low", "high"]), ("low",)) for who in (seat, other)])
        rolls = await t.roll(2, label="duel", seat=seat)
        gain = 1 + (bids[0] != bids[1]) + (sum(rolls) >= 7)
        if answer != ("none",):
            state.hands[other].remove(answer[0])
            gain -= 1
        if trap != ("none",) and trap[0] in state.hands[other]:
            state.hands[other].remove(trap[0])
            t.say("trapped", seat=other, card=trap[0])
            gain = 0
        state.points[seat] += gain
        t.say("scored", seat=seat, points=gain, rolls=rolls)
        state.turn = other

    def interrupts(self, state: State, seat: int, action: Any) -> bool:
        return isinstance(action, Concede)

    def default(self, state: State, seat: int) -> Any:
        return Pass() if state.dealt else Name(1)

    def standing(self, orders: Orders, view: Any, ask: Ask | None) -> Any:
        if ask is None:
            return Pass() if orders.idle else None
        return (orders.trap,) if ask.key == "trap" and orders.trap else None

    def order(self, orders: Orders, text: str, view: Any) -> Orders:
        words = text.split()
        if words[1:2] == ["idle"]:
            return Orders(orders.trap, True)
        if words[1:2] == ["trap"] and len(words) == 3:
            return Orders(words[2], orders.idle)
        raise BadNotation("unreadable", given=text)

    def view(self, state: State, seat: int | None) -> View:
        hand = () if seat is None else tuple(state.hands[seat])
        return View(hand, tuple(map(len, state.hands)), tuple(state.points), len(state.deck), state.turn)

    def hides(self, state: State, seat: int | None) -> bool:
        return True

    def outcome(self, state: State) -> Outcome | None:
        if state.loser >= 0:
            return Outcome((1 - state.loser,), "conceded")
        winners = tuple(seat for seat in (0, 1) if state.points[seat] >= state.goal)
        over = winners or (state.dealt and not any((state.deck, *state.hands)))
        return Outcome(winners, "points") if over else None

    def parse(self, text: str, state: State, seat: int | None, ask: Ask | None) -> Any:
        words = text.split()
        if ask is not None and words[0] != "concede":
            found = [option.id for option in ask.options if option.text == text]
            if not found:
                raise BadNotation("no_such_option", given=text[:40], question=ask.key)
            return (found[0],)
        known: dict[tuple[str, int], Any] = {("pass", 1): Pass, ("concede", 1): Concede, ("duel", 2): Duel}
        made = known.get((words[0], len(words)))
        if made is not None:
            return made(*words[1:])
        if words[0] in ("name", "award") and len(words) == 2 and words[1].isdigit():
            return (Name if words[0] == "name" else Award)(int(words[1]))
        raise BadNotation("unreadable", given=text[:40])

    def format(self, said: Any, state: State, ask: Ask | None) -> str:
        if isinstance(said, tuple):
            return said[0] if said[0] in ("none", "low", "high") else f"card {said[0]}"
        if isinstance(said, Duel):
            return f"duel {said.card}"
        if isinstance(said, Name):
            return f"name {said.number}"
        if isinstance(said, Award):
            return f"award {said.to}"
        return type(said).__name__.lower()

    def check(self, state: State) -> list[Fault]:
        return [Fault("negative_points", {"seat": seat}) for seat in (0, 1) if state.points[seat] < 0]


def options(ids: list[str]) -> tuple[Option, ...]:
    """Options with their notation."""
    return tuple(Option(key, key if key in ("none", "low", "high") else f"card {key}") for key in ids)


def load(packs: Any) -> None:
    """For the registry: this game has no content."""

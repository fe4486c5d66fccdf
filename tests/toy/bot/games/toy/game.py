"""The rules of Pebbles (TOY-1.1 to TOY-1.4)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from bot.engine.errors import BadNotation
from bot.engine.game import Game, Offer, Outcome
from bot.engine.requests import Answer, Ask
from bot.engine.table import Table
from bot.games.toy.view import View

MOST, SIX = 3, 6


class Options(Struct, frozen=True):
    """House options."""

    heap: int = 12


class Orders(Struct, frozen=True):
    """There is nothing to order."""


class Take(Struct, frozen=True, tag="take"):
    """Take pebbles."""

    count: int


class Concede(Struct, frozen=True, tag="concede"):
    """Give up."""


class State(Struct):
    """The heap, whose turn it is, and who has won."""

    heap: int
    turn: int = 0
    winner: int | None = None


class Pebbles(Game[State, Take | Concede, Orders]):
    """Two players take from one heap."""

    key = "toy"
    rules_version = 1
    seats = (2, 2)
    state_type = State
    action_type = Take | Concede
    options_type = Options
    orders_type = Orders

    def blank(self, options: Options, seats: int) -> State:
        self.demand_table(options, seats)
        return State(options.heap)

    def to_act(self, state: State) -> frozenset[int]:
        return frozenset() if state.winner is not None else frozenset((state.turn,))

    def legal(self, state: State, seat: int) -> Iterator[Offer]:
        if seat in self.to_act(state):
            yield from (Offer("take", Take(count)) for count in range(1, min(MOST, state.heap) + 1))

    def interrupts(self, state: State, seat: int | None, action: Take | Concede) -> bool:
        return isinstance(action, Concede)

    async def apply(self, t: Table[State], seat: int | None, action: Take | Concede) -> None:
        state = t.state
        if seat is None or state.winner is not None:
            t.refuse("not_your_turn", "TOY-1.2")
        if isinstance(action, Concede):
            t.say("conceded", seat=seat)
            return self.won(t, 1 - seat)
        if seat != state.turn:
            t.refuse("not_your_turn", "TOY-1.2")
        if not 1 <= action.count <= min(MOST, state.heap):
            t.refuse("wrong_count", "TOY-1.2", given=action.count, most=min(MOST, state.heap))
        state.heap -= action.count
        t.say("took", seat=seat, count=action.count, left=state.heap)
        if not state.heap:
            return self.won(t, seat)
        (number,) = await t.roll(1, label="six", seat=seat)
        t.say("rolled", seat=seat, number=number)
        if number == SIX:
            state.heap += 1
            t.say("rolled_back", left=state.heap)
        state.turn = 1 - seat

    def won(self, t: Table[State], seat: int) -> None:
        """A seat has won."""
        t.state.winner = seat
        t.say("won", winner=seat)

    def default(self, state: State, seat: int) -> Take:
        return Take(1)

    def view(self, state: State, seat: int | None) -> View:
        return View(state.heap, state.turn)

    def hides(self, state: State, seat: int | None) -> bool:
        return False

    def outcome(self, state: State) -> Outcome | None:
        return None if state.winner is None else Outcome((state.winner,), "last_pebble")

    def parse(self, text: str, state: State, seat: int | None, ask: Ask | None) -> Take | Concede | Answer:
        verb, _, count = text.strip().casefold().partition(" ")
        if verb == "concede" and not count:
            return Concede()
        if verb != "take" or not (count.isascii() and count.isdigit() and len(count) < 5):
            raise BadNotation("not_understood", given=text[:60])
        return Take(int(count))

    def format(self, said: Take | Concede | Answer, state: State, ask: Ask | None) -> str:
        return f"take {said.count}" if isinstance(said, Take) else "concede"

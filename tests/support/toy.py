"""Small games that exist only here: what the engine is tested and timed on."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any, ClassVar

from msgspec import Struct

from bot.engine.errors import BadNotation
from bot.engine.events import Event
from bot.engine.game import Courtesy, Fault, Game, Later, Offer, Outcome
from bot.engine.notation.answering import read_answer, write_answer
from bot.engine.requests import Answer, Ask, Facts, Option
from bot.engine.table import Table
from bot.engine.undo import FREE


class NoOptions(Struct, frozen=True):
    """A toy has nothing to choose in the lobby."""


class NoOrders(Struct, frozen=True):
    """A toy without standing orders."""


# The null game: nothing but machinery ------------------------------------------------------------------------------


class Take(Struct, frozen=True, tag="take"):
    """The one thing to do: take a field of the board."""

    field: int


class Figure(Struct):
    """A piece of a state."""

    id: str
    owner: int
    place: tuple[int, int]
    facing: int
    health: int
    tags: list[str]
    effects: dict[str, int]


def figures(count: int) -> list[Figure]:
    """Pieces in a row."""
    return [
        Figure(
            f"F{number}",
            number % 4,
            (number * 310, 9000 - number * 170),
            number * 12,
            7,
            [f"tag{number % 5}", "armoured", "swift"],
            {"slow": 1, f"curse{number}": number},
        )
        for number in range(count)
    ]


class Counted(Struct):
    """About 1 kB."""

    turn: int
    taken: list[int]
    figures: list[Figure]
    decks: list[list[str]]


class NullGame(Game[Counted, Take, NoOrders]):
    """Two seats take fields in turn; nothing else ever happens."""

    key = "toy_null"
    rules_version = 1
    seats = (2, 2)
    state_type = Counted
    action_type = Take
    options_type = NoOptions
    orders_type = NoOrders
    courtesy: ClassVar[Courtesy] = Courtesy(undo_before_barrier=FREE)
    turns = 200
    fields = 8

    def blank(self, options: NoOptions, seats: int) -> Counted:
        self.demand_table(options, seats)
        return Counted(
            0, [0, 0], figures(6), [[f"card-{seat}-{number:02}" for number in range(10)] for seat in range(2)]
        )

    def to_act(self, state: Counted) -> frozenset[int]:
        return frozenset() if state.turn >= self.turns else frozenset((state.turn % 2,))

    def legal(self, state: Counted, seat: int) -> Iterator[Offer]:
        if seat in self.to_act(state):
            for field in range(self.fields):
                yield Offer("take", Take(field))

    async def apply(self, t: Table[Counted], seat: int | None, action: Take) -> None:
        state = t.state
        if seat is None or seat not in self.to_act(state):
            t.refuse("not_your_turn")
        if not 0 <= action.field < self.fields:
            t.refuse("no_such_field", given=action.field)
        state.turn += 1
        state.taken[seat] += action.field
        t.say("took", seat=seat, field=action.field)

    def default(self, state: Counted, seat: int) -> Take:
        return Take(0)

    def view(self, state: Counted, seat: int | None) -> Any:
        return (state.turn, tuple(state.taken))

    def hides(self, state: Counted, seat: int | None) -> bool:
        return False

    def outcome(self, state: Counted) -> Outcome | None:
        if state.turn < self.turns:
            return None
        best = max(state.taken)
        return Outcome(tuple(seat for seat, count in enumerate(state.taken) if count == best), "counted")

    def parse(self, text: str, state: Counted, seat: int, ask: Ask | None) -> Take | Answer:
        verb, _, number = text.partition(" ")
        if verb != "take" or not number.isdigit():
            raise BadNotation("no_such_verb", given=text[:60])
        return Take(int(number))

    def format(self, said: Take | Answer, state: Counted, ask: Ask | None) -> str:
        return f"take {said.field}" if isinstance(said, Take) else " ".join(said)

    def check(self, state: Counted) -> list[Fault]:
        return [] if len(state.taken) == 2 else [Fault("seats")]


# Twenty questions: how much a re-run costs -------------------------------------------------------------------------


class Crowd(Struct):
    """About 10 kB."""

    figures: list[Figure]
    decks: list[list[str]]
    log: list[str]
    asked: int = 0


class Quiz(Struct, frozen=True, tag="quiz"):
    """Ask the other seat this many questions."""

    questions: int


class QuizGame(Game[Crowd, Quiz, NoOrders]):
    """One action asks many questions of eight options."""

    key = "toy_quiz"
    rules_version = 1
    seats = (2, 2)
    state_type = Crowd
    action_type = Quiz
    options_type = NoOptions
    orders_type = NoOrders
    rounds = 3

    def blank(self, options: NoOptions, seats: int) -> Crowd:
        self.demand_table(options, seats)
        decks = [[f"card-{seat}-{number:03}" for number in range(60)] for seat in range(4)]
        return Crowd(figures(60), decks, [f"line {number}: something happened here" for number in range(60)])

    def to_act(self, state: Crowd) -> frozenset[int]:
        return frozenset((0,)) if state.asked < self.rounds else frozenset()

    def legal(self, state: Crowd, seat: int) -> Iterator[Offer]:
        if seat in self.to_act(state):
            for questions in (1, 4, 20):
                yield Offer("quiz", Quiz(questions))

    async def apply(self, t: Table[Crowd], seat: int | None, action: Quiz) -> None:
        if seat not in self.to_act(t.state):
            t.refuse("not_your_turn")
        if action.questions not in (1, 4, 20):
            t.refuse("no_such_quiz", given=action.questions)
        for number in range(action.questions):
            answer = await t.ask(1, "which", self.options(number), default=("a",), clause="TOY-1.1")
            t.state.log[number] = answer[0]
            t.say("answered", number=number, answer=answer[0])
        t.state.asked += 1

    def options(self, number: int) -> list[Option]:
        """Eight ways to answer."""
        return [Option(letter, f"answer {letter}", {"number": number, "unit": "F1"}) for letter in "abcdefgh"]

    def default(self, state: Crowd, seat: int) -> Quiz:
        return Quiz(1)

    def view(self, state: Crowd, seat: int | None) -> Any:
        return (state.asked, tuple(state.log))

    def hides(self, state: Crowd, seat: int | None) -> bool:
        return state.asked < self.rounds

    def outcome(self, state: Crowd) -> Outcome | None:
        return Outcome((), "asked") if state.asked >= self.rounds else None

    def parse(self, text: str, state: Crowd, seat: int, ask: Ask | None) -> Quiz | Answer:
        verb, _, number = text.partition(" ")
        if verb == "quiz" and number.isdigit():
            return Quiz(int(number))
        if ask is None:
            raise BadNotation("no_such_verb", given=text[:60])
        return read_answer(ask, text)

    def format(self, said: Quiz | Answer, state: Crowd, ask: Ask | None) -> str:
        if isinstance(said, Quiz):
            return f"quiz {said.questions}"
        return write_answer(ask, said) if ask is not None else ""


# One rule at a time ------------------------------------------------------------------------------------------------


class Sheet(Struct):
    """The state of a game whose rules a test writes."""

    numbers: list[int] = []
    words: dict[str, str] = {}
    over: bool = False


class Do(Struct, tag="do"):
    """An action whose meaning a test gives it. Not frozen: a rule may try to change it."""

    what: str = ""
    items: list[int] = []


class Upkeep(Struct, tag="upkeep"):
    """The automatic action, due while the word ``upkeep`` is in the state."""


Rule = Callable[[Table[Sheet], int | None, Any], Any]


class OneRule(Game[Sheet, Any, NoOrders]):
    """A game of one rule, for attacking the driver."""

    key = "toy_one_rule"
    rules_version = 1
    seats = (2, 2)
    state_type = Sheet
    action_type = Do | Upkeep
    options_type = NoOptions
    orders_type = NoOrders

    def __init__(self, rule: Rule, upkeep: Rule | None = None, courtesy: Courtesy | None = None) -> None:
        self.rule = rule
        self.upkeep = upkeep
        if courtesy is not None:
            self.courtesy = courtesy  # type: ignore[misc]

    def blank(self, options: Any, seats: int) -> Sheet:
        self.demand_table(options, seats)
        return Sheet()

    def to_act(self, state: Sheet) -> frozenset[int]:
        return frozenset() if state.over else frozenset((0, 1))

    def automatic(self, state: Sheet) -> Upkeep | None:
        return Upkeep() if "upkeep" in state.words else None

    async def apply(self, t: Table[Sheet], seat: int | None, action: Any) -> None:
        rule = self.upkeep if isinstance(action, Upkeep) else self.rule
        if rule is None:
            t.refuse("no_upkeep")
        await rule(t, seat, action)

    def interrupts(self, state: Sheet, seat: int | None, action: Any) -> bool:
        return isinstance(action, Do) and action.what == "interrupt"

    def waits_for_end(self, state: Sheet, seat: int | None, action: Any) -> Later | None:
        """``later`` is said by the table and ``leave`` by a seat, which is then away."""
        if not isinstance(action, Do):
            return None
        if action.what == "leave" and seat is not None:
            return Later((seat,), Event("leaving", {"seat": seat}))
        return Later((1,)) if action.what == "later" and seat is None else None

    def decided_without(self, state: Sheet, seats: Collection[int]) -> bool:
        """Where the word ``duel`` was said one of the two is enough to go."""
        return "duel" in state.words.values() and len(seats) > 0

    def still_late(self, before: Sheet, action: Any, after: Sheet) -> bool:
        return "owed" in after.words

    def default(self, state: Sheet, seat: int) -> Do:
        return Do("default")

    def standing(self, orders: Any, view: Any, ask: Ask | None) -> Any:
        return orders.get("turn" if ask is None else ask.key)

    def no_orders(self) -> Any:
        return {}

    def order(self, orders: Any, text: str, view: Any) -> Any:
        """``order KEY ANSWER`` answers a question; ``order turn WHAT`` declares an action; ``order clear``."""
        _, key, *answer = text.split()
        if key == "clear":
            return {}
        return orders | {key: Do(answer[0]) if key == "turn" else tuple(answer)}

    def view(self, state: Sheet, seat: int | None) -> Any:
        return tuple(state.numbers)

    def outcome(self, state: Sheet) -> Outcome | None:
        return Outcome((), "over") if state.over else None

    def parse(self, text: str, state: Sheet, seat: int, ask: Ask | None) -> Any:
        return Do(text) if ask is None else read_answer(ask, text)

    def format(self, said: Any, state: Sheet, ask: Ask | None) -> str:
        return said.what if ask is None else write_answer(ask, said)

    def check(self, state: Sheet) -> list[Fault]:
        return [Fault("negative", Facts(number=number)) for number in state.numbers if number < 0]


def vary(game: QuizGame, state: Crowd, seat: int | None, pick: Callable[[int], int]) -> Crowd:
    """Let each deck begin with another card."""
    for deck in state.decks:
        deck.append(deck.pop(pick(len(deck))))
    return state

"""Ready-made tables of games for several players, or with orders, by greedy seats: by the number of seats.

Is either side as good, is there soon a blow, how much is there to decide?
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from typing import Any

from msgspec import Struct

from bot.engine.answers import Standing
from bot.engine.events import Event
from bot.engine.playout import best_offer, greedy_answer, picker, steps
from bot.engine.requests import Answer, Ask
from bot.games import registry
from tests.plausibility.common import percent, quartiles
from tests.plausibility.ready import SOON


class Course(Struct, frozen=True):
    """How one game went: what each seat played, who won, what each decided, and in which turn the first blow fell."""

    sides: tuple[str, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    first: int
    reason: str


class Plan(Struct, frozen=True):
    """What is measured of a game. ``side``: what a seat plays; ``turn``: which turn of each player runs."""

    seats: tuple[int, ...]
    side: Callable[[Any, int], str]
    turn: Callable[[Any], int]
    blows: frozenset[str]
    ends: Mapping[str, str]
    options: Mapping[str, Any] = {}
    end: Callable[[str, Sequence[Event]], str] = lambda reason, events: reason


def _artefacts(reason: str, events: Sequence[Event]) -> str:
    """Whether points for artefacts decided where the rounds were over (AL-23.5)."""
    points = sorted([int(str(event.facts["points"])) for event in events if event.key == "points"])
    return "points" if len(points) > 1 and points[-1] > points[-2] else reason


def _castle(state: Any, seat: int) -> str:
    groups = registry.game("albion").content.groups
    return " and ".join([groups[group].name_en for group in state.seats[seat].groups])


def _character(state: Any, seat: int) -> str:
    hero = state.seats[seat].hero
    return "" if hero is None else registry.game("talisman").content.characters[hero.character].name


PLANS = {
    "albion": Plan(
        seats=(2, 3, 4),
        side=_castle,
        turn=lambda state: state.round,
        blows=frozenset({"fight_started", "fate_rolled"}),
        ends={
            "artefacts": "both artefacts",
            "points": "rounds, by artefacts",
            "rounds": "rounds, by knights",
            "last": "last one left",
        },
        end=_artefacts,
    ),
    "talisman": Plan(
        seats=(2, 3, 4, 6),
        side=_character,
        turn=lambda state: state.round,
        blows=frozenset({"cards_drawn", "fight_announced", "attack_announced"}),
        ends={"sudden_death": "the Crown", "rounds": "rounds"},
    ),
    "warcry": Plan(
        seats=(2,),
        side=lambda state, seat: registry.game("warcry").content.decks[state.lots[seat]].name,
        turn=lambda state: (state.commands + 2) // 2,
        blows=frozenset({"attack_declared"}),
        ends={"battles": "two battles"},
    ),
}


# -- playing -----------------------------------------------------------------------------------------------------------


class Greedy:
    """Seats that do what looks best where the orders of a ready-made table leave it to them; it counts what they do."""

    def __init__(self, game: Any, seed: bytes) -> None:
        self.game, self.pick = game, picker(seed)
        self.standing = Standing(game, {})
        self.made = Counter[int]()

    def choose(self, game: Any, state: Any, seat: int, pick: Any) -> Any:
        """An action: by the orders that hold anyway, else the best one."""
        ordered = None
        if game.acts_without_orders:
            ordered = game.standing(game.no_orders(), game.view(state, seat), None)
        if ordered is not None:
            return ordered
        self.made[seat] += 1
        return best_offer(game, state, seat, pick)

    def answer(self, state: Any, ask: Ask) -> tuple[Answer, str]:
        """An answer: by these orders, by the default of what never waits, else the best one."""
        found = self.standing(state, ask)
        if found is not None:
            return found
        self.made[ask.seat] += 1
        return greedy_answer(self.game, state, ask, self.pick), "player"


def course(key: str, seats: int, number: int) -> Course:
    """One game."""
    plan, game, seed = PLANS[key], registry.game(key), b"ready %d" % number
    greedy = Greedy(game, seed)
    options = game.options_type(setup="quick", **plan.options)
    sides: tuple[str, ...] = ()
    first, state, last = 0, None, list[Event]()
    for step in steps(game, options, seats, seed, choose=greedy.choose, answerer=greedy.answer):
        state, last = step.state, step.events
        sides = sides or tuple([plan.side(state, seat) for seat in range(seats)])
        if not first and any(event.key in plan.blows for event in last):
            first = max(1, plan.turn(state))
    outcome = game.outcome(state)
    assert outcome is not None
    made = tuple([greedy.made[seat] for seat in range(seats)])
    return Course(sides, outcome.winners, made, first, plan.end(outcome.reason, last))


# -- telling -----------------------------------------------------------------------------------------------------------


def measured(pool: Executor, key: str, games: int) -> str:
    """Play and tell."""
    return told(key, played(pool, key, games))


def played(pool: Executor, key: str, games: int) -> dict[int, list[Course]]:
    """So many games of every number of seats."""
    return {seats: list(pool.map(partial(course, key, seats), range(games), chunksize=5)) for seats in PLANS[key].seats}


def told(key: str, courses: Mapping[int, Sequence[Course]]) -> str:
    """What came of them, as Markdown."""
    return "\n".join([*_tables(PLANS[key], courses), "", *_sides(courses)])


def soon(courses: Sequence[Course]) -> int:
    """In how many games there was a blow by the second turn of each player."""
    return len([one for one in courses if 0 < one.first <= SOON])


def decided(courses: Sequence[Course]) -> tuple[int, int, int]:
    """How much a seat had to decide: quartiles."""
    return quartiles([made for one in courses for made in one.decisions])


def shares(courses: Sequence[Course]) -> dict[str, tuple[int, float]]:
    """How often each side was played, and how often it won; shared victories in parts."""
    sides = sorted({side for one in courses for side in one.sides})
    among = Counter([side for one in courses for side in one.sides])
    won = dict.fromkeys(sides, 0.0)
    for one in courses:
        for seat in one.winners:
            won[one.sides[seat]] += 1 / len(one.winners)
    return {side: (among[side], won[side]) for side in sides}


def _tables(plan: Plan, courses: Mapping[int, Sequence[Course]]) -> Iterator[str]:
    heads = ("Seats", "Games", "Decisions of a seat: median", "a quarter by", "three quarters by", "Blow by turn 2")
    yield f"| {' | '.join([*heads, *plan.ends.values()])} |"
    yield f"|{'---|' * (len(heads) + len(plan.ends))}"
    for seats, of in courses.items():
        low, middle, high = decided(of)
        ends = Counter([one.reason for one in of])
        cells = [seats, len(of), middle, low, high, percent(soon(of), len(of))]
        yield f"| {' | '.join(map(str, [*cells, *[percent(ends[end], len(of)) for end in plan.ends]]))} |"


def _sides(courses: Mapping[int, Sequence[Course]]) -> Iterator[str]:
    yield "| Side | Seats | Played | Won | a fair share |"
    yield "|---|---|---|---|---|"
    for seats, of in courses.items():
        for side, (among, won) in sorted(shares(of).items(), key=lambda one: -one[1][1] / one[1][0]):
            yield f"| {side} | {seats} | {among} | {percent(won, among)} | {100 / seats:.0f} % |"

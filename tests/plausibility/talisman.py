"""Whole games of Talisman by greedy seats: do they reach the Crown, and how long do they take?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor
from math import sqrt

from msgspec import Struct

from bot.engine.playout import answers_by_greed, best_offer, picker, steps
from bot.games import registry
from bot.games.talisman.state import Options, State
from tests.plausibility.common import percent, quartiles
from tests.support.sources import ROOT

GAMES = 200
SEATS = 4
ROUNDS = 300
"""Whoever has not won by then never will."""
README = ROOT / "data/talisman/README.md"


class Course(Struct, frozen=True):
    """How one game went."""

    rounds: int
    crowned: int
    """The round in which the Crown was reached; 0: never."""
    dealt: tuple[str, ...]
    """Every character that was played, the new ones after a death too."""
    winners: tuple[str, ...]
    deaths: int


def course(number: int) -> Course:
    """One game of greedy seats."""
    game, seed = registry.game("talisman"), b"plausible %d" % number
    crowned = deaths = 0
    dealt: dict[tuple[int, str], None] = {}
    state, answers = State(), answers_by_greed(game, picker(seed))
    options = Options(rounds_limit=ROUNDS)
    for step in steps(game, options, SEATS, seed, choose=best_offer, answerer=answers):
        state = step.state
        crowned = crowned or state.round * state.crown_reached
        deaths += sum([event.key == "died" for event in step.events])
        dealt |= {(n, seat.hero.character): None for n, seat in enumerate(state.seats) if seat.hero is not None}
    heroes = [state.seats[seat].hero for seat in state.winners]
    winners = tuple([hero.character for hero in heroes if hero is not None])
    return Course(state.round, crowned, tuple([name for _, name in dealt]), winners, deaths)


def measured(pool: Executor, games: int) -> str:
    """Play them and tell."""
    return told(list(pool.map(course, range(games))))


def told(courses: list[Course]) -> str:
    """What came of all games, as Markdown."""
    reached = [one.crowned for one in courses if one.crowned]
    deaths = sum([one.deaths for one in courses]) / len(courses)
    lines = [
        f"{len(courses)} games of {SEATS} greedy seats, {ROUNDS} rounds at most; {deaths:.1f} characters die in one.",
        "",
        "| | Share of games | Turns a player: median (95 %) | a quarter by | three quarters by |",
        "|---|---|---|---|---|",
        _row("Crown reached", reached, len(courses)),
        _row("over", [one.rounds for one in courses if one.rounds < ROUNDS], len(courses)),
        "",
        "| Character | Played | Won | of those played |",
        "|---|---|---|---|",
        *_characters(courses),
    ]
    return "\n".join(lines)


def _row(what: str, turns: list[int], games: int) -> str:
    """Quartiles, and between which of the numbers in order the median lies in 95 of 100 such series."""
    ranked, half = sorted(turns), 1.96 * sqrt(len(turns)) / 2
    low, middle, high = quartiles(ranked)
    first, last = (ranked[round((len(ranked) - 1) / 2 + sign * half)] for sign in (-1, 1))
    return f"| {what} | {percent(len(turns), games)} | {middle} ({first} to {last}) | {low} | {high} |"


def _characters(courses: list[Course]) -> Iterator[str]:
    names = {one.id: one.name for one in registry.game("talisman").content.characters.values()}
    played = Counter([name for one in courses for name in one.dealt])
    won = Counter([name for one in courses for name in one.winners])
    for name in sorted(played, key=lambda name: (-won[name], names[name])):
        yield f"| {names[name]} | {played[name]} | {won[name]} | {percent(won[name], played[name])} |"

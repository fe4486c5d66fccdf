"""Whole games by greedy seats: do they reach the Crown, and how long do they take?

``python -m tests.plausibility talisman`` plays them and writes what came of them into the README of the pack, between
two marker lines. ``--games N``: how many.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import quantiles

from msgspec import Struct

from bot.engine.playout import answers_by_greed, best_offer, picker, steps
from bot.games import registry
from bot.games.talisman.state import Options, State
from tests.support.sources import ROOT

GAMES = 200
SEATS = 4
WORKERS = 2
ROUNDS = 300
"""Whoever has not won by then never will."""
README = ROOT / "data/talisman/README.md"
BEGIN, END = "<!-- plausibility: begin -->", "<!-- plausibility: end -->"


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
    low, middle, high = (round(one) for one in quantiles(ranked, n=4))
    first, last = (ranked[round((len(ranked) - 1) / 2 + sign * half)] for sign in (-1, 1))
    return f"| {what} | {_share(len(turns), games)} | {middle} ({first} to {last}) | {low} | {high} |"


def _share(part: int, of: int) -> str:
    """In percent, with the sampling error: one standard deviation, of a share that is never quite all or nothing."""
    near = (part + 1) / (of + 2)
    return f"{100 * part / of:.0f} ± {100 * sqrt(near * (1 - near) / of):.0f} %"


def _characters(courses: list[Course]) -> Iterator[str]:
    names = {one.id: one.name for one in registry.game("talisman").content.characters.values()}
    played = Counter([name for one in courses for name in one.dealt])
    won = Counter([name for one in courses for name in one.winners])
    for name in sorted(played, key=lambda name: (-won[name], names[name])):
        yield f"| {names[name]} | {played[name]} | {won[name]} | {_share(won[name], played[name])} |"


def written(text: str, figures: str) -> str:
    """The README with the figures between its markers."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{figures}\n{END}{after}"


def main(words: list[str]) -> int:
    """Play and write."""
    if words[:1] != ["talisman"] or (words[1:] and (len(words) != 3 or words[1] != "--games")):
        print(__doc__)
        return 2
    games = int(words[2]) if words[1:] else GAMES
    with ProcessPoolExecutor(WORKERS) as pool:
        figures = told(list(pool.map(course, range(games))))
    print(figures)
    README.write_text(written(README.read_text(encoding="utf-8"), figures), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

"""Whole games by greedy seats: do they reach the Crown, and how long do they take?

``python -m tests.plausibility talisman`` plays them and writes what came of them into the README of the pack, between
two marker lines. ``--games N``: how many.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from statistics import median, quantiles

from msgspec import Struct

from bot.engine.playout import best_offer, steps
from bot.games import registry
from bot.games.talisman.state import Options, State
from tests.support.sources import ROOT

GAMES = 200
WORKERS = 2
ROUNDS = 300
"""Whoever has not won by then never will."""
README = ROOT / "data/talisman/README.md"
BEGIN, END = "<!-- plausibility: begin -->", "<!-- plausibility: end -->"


class Course(Struct, frozen=True):
    """How one game went."""

    seats: int
    rounds: int
    crowned: int
    """The round in which the Crown was reached; 0: never."""
    winners: tuple[str, ...]
    deaths: int


def course(number: int) -> Course:
    """One game of 2 to 6 greedy seats; what is asked within an action is answered by chance."""
    game, seats = registry.game("talisman"), 2 + number % 5
    crowned = deaths = 0
    state = State()
    for step in steps(game, Options(rounds_limit=ROUNDS), seats, b"plausible %d" % number, choose=best_offer):
        state = step.state
        crowned = crowned or state.round * state.crown_reached
        deaths += sum([event.key == "died" for event in step.events])
    heroes = [state.seats[seat].hero for seat in state.winners]
    winners = tuple([game.content.characters[hero.character].name for hero in heroes if hero is not None])
    return Course(seats, state.round, crowned, winners, deaths)


def told(courses: list[Course]) -> str:
    """What came of all games, as Markdown."""
    reached = [one for one in courses if one.crowned]
    low, _, high = quantiles([one.rounds for one in courses], n=4)
    deaths = sum([one.deaths for one in courses]) / len(courses)
    wins = Counter([name for one in courses for name in one.winners])
    lines = [
        f"{len(courses)} games of 2 to 6 greedy seats, questions answered by chance, {ROUNDS} rounds at most:",
        "",
        f"- The Crown was reached in {100 * len(reached) // len(courses)} of 100 games, as a rule in round "
        f"{round(median([one.crowned for one in reached]))}.",
        f"- A game takes {round(median([one.rounds for one in courses]))} turns a player, every second one "
        f"{round(low)} to {round(high)}; {deaths:.1f} characters die in it.",
        "",
        "| Seats | Turns a player (median) | Crown reached in |",
        "|---|---|---|",
        *[_row(seats, [one for one in courses if one.seats == seats]) for seats in range(2, 7)],
        "",
        "| Character | Games won |",
        "|---|---|",
        *[f"| {name} | {count} |" for name, count in sorted(wins.items(), key=lambda entry: (-entry[1], entry[0]))],
    ]
    return "\n".join(lines)


def _row(seats: int, played: list[Course]) -> str:
    reached = [one.crowned for one in played if one.crowned]
    return f"| {seats} | {round(median([one.rounds for one in played]))} | {len(reached)} of {len(played)} |"


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

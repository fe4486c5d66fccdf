"""Ready-made games by greedy seats: is a pairing even, how soon is the first blow struck, how many decisions is it?

Each game says what its dice choose of (``Kind``). Every pairing plays on all fields, and with seats changed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from functools import lru_cache, partial
from pathlib import Path
from statistics import median
from typing import Any

from msgspec import Struct

from bot.engine.dice import SeededDice
from bot.engine.playout import answers_by_greed, any_offer, best_offer, picker
from bot.engine.requests import Roll
from bot.engine.step import Step, begin, declare
from bot.games import registry
from bot.games.mage_knight.setup.ready_made import pairings, sound_fields
from bot.i18n.names import CardNames
from bot.packs import builtin
from tests.plausibility.common import percent
from tests.support.sources import ROOT

GAMES = 400
EVEN = (45, 55)
SOON, OFTEN = 2, 80
"""The first blow by this turn of each player, in so many of a hundred games."""

MOST_DECISIONS = 40
FAILS = "fails"
IN_A_ROW = 60
"""Decisions of one turn after which a greedy player goes on at random: greed may turn a figure round for ever."""

CHUNK = 4
SETUPS = 5
"""Openings of each lot, by known dice: that many games of a lot begin alike, for a set-up takes as long as a game.

It shares no factor with the number of fields, so that each pairing meets all openings of all fields.
"""


class Lot(Struct, frozen=True):
    """What the dice choose, by the labels of their rolls."""

    sides: tuple[str, str]
    land: str
    rolls: dict[str, int]


class Kind(Struct, frozen=True):
    """A kind of ready-made table."""

    key: str
    told: str
    options: dict[str, Any]
    lots: Callable[[Any, Any], list[Lot]]
    """By game and options: everything that dice may choose, each pairing in both orders of the seats."""
    blows: frozenset[str]
    """Events by one of which the game has come to blows."""
    turn: Callable[[Any], int]
    """Which turn of each player it is."""

    @property
    def agreed(self) -> Any:
        """What its tables have agreed."""
        return registry.game(self.key).options_type(setup="quick", **self.options)


class Course(Struct, frozen=True):
    """How one game went."""

    lot: Lot
    winners: tuple[int, ...]
    blow: int
    """The turn of the first blow; 0: there was none."""
    decisions: tuple[int, ...]

    def score(self, side: str) -> float:
        """What a side has won of the game."""
        return (self.lot.sides.index(side) in self.winners) / max(1, len(self.winners)) if self.winners else 0.5


class Chosen:
    """Dice that choose one lot and are fair otherwise."""

    def __init__(self, seed: bytes, rolls: dict[str, int]) -> None:
        self.fair = SeededDice(seed)
        self.rolls = rolls
        self.shuffle = self.fair.shuffle

    def roll(self, number: int, request: Roll) -> tuple[int, ...]:
        """The lot, or fair dice."""
        chosen = self.rolls.get(request.label)
        return self.fair.roll(number, request) if chosen is None else (chosen,)


def mage_knight_lots(game: Any, options: Any) -> list[Lot]:
    """Armies and fields."""
    content, edition = game.rules(options)
    pairs, lands = pairings(content, edition, options), sound_fields(content, edition, options)
    return [
        Lot(pair, land, {"ready_armies": number, "ready_field": place})
        for number, pair in enumerate(pairs, 1)
        for place, land in enumerate(lands, 1)
    ]


def _round(state: Any) -> int:
    return int(state.round)


KINDS: dict[str, tuple[Kind, ...]] = {
    "mage_knight": tuple(
        [
            Kind("mage_knight", title, {"rules": rules}, mage_knight_lots, frozenset({"attack_rolled"}), _round)
            for title, rules in (("Unlimited", "mku"), ("2.0", "mk2"))
        ]
    )
}


def readme(key: str) -> Path:
    """Where the figures of a game stand."""
    return ROOT / "data" / key / "README.md"


def course(kind: Kind, lot: Lot, number: int) -> Course:
    """One game."""
    game, seed = registry.game(kind.key), b"ready %d" % number
    pick, dice = picker(seed), SeededDice(seed)
    answers = answers_by_greed(game, pick)
    step = _begun(kind.key, kind.told, lot.sides, lot.land, number % SETUPS)
    counts, blow, row, before = [0] * len(lot.sides), 0, 0, -1
    while game.outcome(step.state) is None:
        seat, turn = min(game.to_act(step.state)), kind.turn(step.state)
        row, before = (row + 1 if seat == before else 1), seat
        choose = best_offer if row <= IN_A_ROW else any_offer
        step = declare(game, step.position, seat, choose(game, step.state, seat, pick), dice, answers)
        counts[seat] += 1
        blow = blow or turn * any(event.key in kind.blows for event in step.events)
    outcome = game.outcome(step.state)
    return Course(lot, () if outcome is None else outcome.winners, blow, tuple(counts))


@lru_cache(maxsize=256)
def _begun(key: str, told: str, sides: tuple[str, str], land: str, number: int) -> Step[Any]:
    """A game that is set up."""
    kind, game = _kind(key, told), registry.game(key)
    lot = next(one for one in kind.lots(game, kind.agreed) if (one.sides, one.land) == (sides, land))
    dice = Chosen(b"set-up %d" % number, lot.rolls)
    return begin(game, kind.agreed, len(sides), dice, answers_by_greed(game, picker(b"%d" % number)))


def _kind(key: str, told: str) -> Kind:
    return next(kind for kind in KINDS[key] if kind.told == told)


def played(pool: Executor, kind: Kind, games: int) -> list[Course]:
    """So many games of each pairing, half of them with seats changed, on every field in turn."""
    game = registry.game(kind.key)
    lots = kind.lots(game, kind.agreed)
    by_sides: dict[tuple[str, str], list[Lot]] = {}
    for lot in lots:
        by_sides.setdefault(lot.sides, []).append(lot)
    wanted = [(lands[number % len(lands)], number) for lands in by_sides.values() for number in range(games // 2)]
    return list(pool.map(partial(_course, kind.key, kind.told), wanted, chunksize=CHUNK))


def _course(key: str, told: str, wanted: tuple[Lot, int]) -> Course:
    """By what goes from one process to another."""
    return course(_kind(key, told), *wanted)


# -- the tables ------------------------------------------------------------------------------------------------------


def measured(pool: Executor, key: str, games: int) -> str:
    """Play, and tell of every kind of table."""
    return "\n\n".join([told(key, kind, played(pool, kind, games)) for kind in KINDS[key]])


def told(key: str, kind: Kind, courses: Sequence[Course]) -> str:
    """What came of all games, as Markdown."""
    pairs = list(dict.fromkeys([_pair(one.lot) for one in courses]))
    lands = list(dict.fromkeys([one.lot.land for one in courses]))
    lines = [
        f"**{kind.told}**: {len(courses)} games of greedy seats, half of each pairing with seats changed. Even is "
        f"{EVEN[0]} to {EVEN[1]} %; the first blow is to fall by turn {SOON} of each player in {OFTEN} % of games.",
        "",
        f"| Pairing | Games | Won by the first | First blow by turn {SOON} | Decisions of a seat: median | |",
        "|---|---|---|---|---|---|",
    ]
    for pair in pairs:
        of_pair = [one for one in courses if _pair(one.lot) == pair]
        won = sum([one.score(pair[0]) for one in of_pair])
        cells = [len(of_pair), percent(won, len(of_pair)), *_pace(of_pair), "" if passes(of_pair, won) else FAILS]
        lines.append(f"| {_title(key, *pair)} | {' | '.join(map(str, cells))} |")
    # The pieces of a field lie alike for both sides, so it can only be too slow.
    lines += [
        "",
        f"| Field | Games | First blow by turn {SOON} | Decisions of a seat: median | |",
        "|---|---|---|---|---|",
    ]
    for land in lands:
        on_it = [one for one in courses if one.lot.land == land]
        cells = [len(on_it), *_pace(on_it), "" if lively(on_it) else FAILS]
        lines.append(f"| {_title(key, land)} | {' | '.join(map(str, cells))} |")
    return "\n".join(lines)


def titles(key: str, lots: Sequence[Lot]) -> set[str]:
    """What the rows of the tables are called."""
    return {_title(key, *_pair(lot)) for lot in lots} | {_title(key, lot.land) for lot in lots}


def _pair(lot: Lot) -> tuple[str, str]:
    """The sides, whoever has which seat."""
    return min(lot.sides), max(lot.sides)


def _title(key: str, *ids: str) -> str:
    names = CardNames((builtin(key),))
    return " – ".join([names.deck("en", name) for name in ids])


def _pace(courses: Sequence[Course]) -> tuple[str, str]:
    """How often the first blow falls soon, and how long games are, in words."""
    return percent(_soon(courses), len(courses)), f"{_decisions(courses):g}"


def _soon(courses: Sequence[Course]) -> int:
    return sum([0 < one.blow <= SOON for one in courses])


def _decisions(courses: Sequence[Course]) -> float:
    return median([count for one in courses for count in one.decisions])


def lively(courses: Sequence[Course]) -> bool:
    """Whether some games come to blows soon, and are no longer than they may be."""
    return 100 * _soon(courses) >= OFTEN * len(courses) and _decisions(courses) <= MOST_DECISIONS


def passes(courses: Sequence[Course], won: float) -> bool:
    """Whether they are even too."""
    return EVEN[0] <= 100 * won / len(courses) <= EVEN[1] and lively(courses)

"""How often a game waits for somebody: greedy players play, and each time is counted at which the others can but wait.

The table waits anew whenever somebody is to decide for whom it did not wait just before: who decides several things in
a row does so in one sitting, and several who decide at once are waited for at the same time. Questions that take their
default at once and those with one answer only keep nobody waiting, as at a table whose players have given no orders.
"""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import Executor
from functools import partial
from typing import Any

from msgspec import Struct

from bot.engine.dice import SeededDice
from bot.engine.game import Game
from bot.engine.pending_action import answered, asks_of
from bot.engine.playout import Chooser, Pick, any_offer, best_offer, greedy_answer, picker
from bot.engine.step import Step, begin, declare, fly
from bot.games import registry
from bot.league.event_length import tenths

CHUNK = 4
MOST = 6_000
"""Decisions after which nobody plays on: such a game counts as it has waited by then, among the longest."""

IN_A_ROW = 60
"""Decisions of one sitting after which a greedy player goes on at random: greed may turn a figure round for ever."""


class Kind(Struct, frozen=True):
    """A kind of table: a game, how many play, how many games are measured, and its house options that are not usual."""

    key: str
    seats: int
    games: int
    options: dict[str, str] = {}

    @property
    def agreed(self) -> Struct:
        """What its tables have agreed."""
        made: Struct = registry.game(self.key).options_type(**self.options)
        return made

    @property
    def told(self) -> str:
        """It in a few words."""
        return " ".join([self.key, str(self.seats), *[f"{name}={value}" for name, value in self.options.items()]])


EDITIONS: tuple[dict[str, str], ...] = ({"rules": "mku"}, {"rules": "mku", "preset": "standard"}, {"rules": "mk2"})
READY_MADE = {"setup": "quick"}
KINDS = (
    *[Kind("albion", seats, 24) for seats in (2, 3, 4)],
    *[Kind("mage_knight", seats, 12, options) for options in EDITIONS for seats in (2, 3, 4)],
    *[Kind("talisman", seats, 12, options) for options in ({}, {"preset": "post"}) for seats in (2, 3, 4, 5, 6)],
    Kind("warcry", 2, 100),
    *[Kind("albion", seats, 12, READY_MADE) for seats in (2, 3, 4)],
    *[Kind("mage_knight", 2, 12, {"rules": rules, **READY_MADE}) for rules in ("mku", "mk2")],
    *[Kind("talisman", seats, 12, READY_MADE) for seats in (2, 3, 4, 5, 6)],
    Kind("warcry", 2, 24, READY_MADE),
)


def waits(kind: Kind, number: int) -> int:
    """How often one game waits, from its beginning to its end (or to ``MOST`` decisions)."""
    game, seed = registry.game(kind.key), b"length %d" % number
    pick, dice = picker(seed), SeededDice(seed)
    step = begin(game, kind.agreed, kind.seats, dice)
    before, count, row = frozenset[int](), 0, 0
    for _ in range(MOST):
        now = waited_for(game, step)
        if not now:
            return count
        anew = not now <= before
        count, row, before = count + anew, 1 if anew else row + 1, now
        step = _played(game, step, min(now), best_offer if row <= IN_A_ROW else any_offer, pick, dice)
    return count


def waited_for(game: Game[Any, Any, Any], step: Step[Any]) -> frozenset[int]:
    """The seats that are to decide; none when the game is over."""
    if step.pause is not None:
        return frozenset([ask.seat for ask in asks_of(step.pause)])
    return frozenset() if game.outcome(step.state) is not None else game.to_act(step.state)


def _played(
    game: Game[Any, Any, Any], step: Step[Any], seat: int, choose: Chooser, pick: Pick, dice: SeededDice
) -> Step[Any]:
    """One decision."""
    if step.pause is None:
        return declare(game, step.position, seat, choose(game, step.state, seat, pick), dice)
    ask = next(one for one in asks_of(step.pause) if one.seat == seat)
    return fly(game, step.position, answered(step.pause, seat, greedy_answer(game, step.state, ask, pick)), dice)


# -- the file ----------------------------------------------------------------------------------------------------------


HEAD = """\
# How often games wait for somebody, in tenths of all games, the shortest and the longest too: from these follow how
# many days a round of an event has and how likely its games are over by then. Measured by whole games of greedy players
# from known seeds, with the options named and the others as usual; written by `python -m tests.lengths`, not by hand.
"""


def measured(pool: Executor, kinds: Iterable[Kind], day: str) -> str:
    """Play all, and tell it as the file does. ``day``: when it is measured."""
    return "\n".join([HEAD, f"measured = {day}", *[_entry(kind, _counts(pool, kind)) for kind in kinds]])


def _counts(pool: Executor, kind: Kind) -> list[int]:
    return list(pool.map(partial(waits, kind), range(kind.games), chunksize=CHUNK))


def _entry(kind: Kind, counts: list[int]) -> str:
    options = ", ".join(f'{name} = "{value}"' for name, value in kind.options.items())
    return "\n".join(
        [
            "",
            "[[length]]",
            f'game = "{kind.key}"',
            f"seats = {kind.seats}",
            f"options = {{ {options} }}" if options else "options = {}",
            f"games = {len(counts)}",
            f"waits = {list(tenths(counts).waits)}",
            "",
        ]
    )

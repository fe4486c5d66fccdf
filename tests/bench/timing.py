"""Two pieces of work timed in turns, so that a busy machine slows both: medians and their ratio."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable

from msgspec import Struct

GameTransaction = Callable[[], int]
"""Does some work and says how many units of it."""

ROUNDS = 31
MOST_ROUNDS = ROUNDS
"""No comparison takes more; less where a bench only has to show that it runs."""


class Timed(Struct, frozen=True):
    """Median seconds for one unit of ours and of the yardstick's, and the median ratio of neighbouring rounds."""

    ours: float
    theirs: float
    ratio: float


class Bar(Struct, frozen=True):
    """What was measured: our time and the yardstick's for one unit of work, and the bar for their ratio.

    The ratio is ours to the yardstick's: of speeds where ``faster``, else of times.
    """

    name: str
    yardstick: str
    timed: Timed
    bar: float
    faster: bool = False

    @property
    def ratio(self) -> float:
        """Our speed, or time, in terms of the yardstick's."""
        return 1 / self.timed.ratio if self.faster else self.timed.ratio

    @property
    def held(self) -> bool:
        """True if the bar is met."""
        return self.ratio >= self.bar if self.faster else self.ratio <= self.bar

    def told(self) -> str:
        """One line of the report."""
        sign = ">=" if self.faster else "<="
        verdict = "ok" if self.held else "MISSED"
        theirs, ours = self.timed.theirs * 1e6, self.timed.ours * 1e6
        return (
            f"{self.name:<44} {self.yardstick:<34} {theirs:>10.1f} us {ours:>10.1f} us "
            f"ratio {self.ratio:>6.2f} {sign} {self.bar:<5g} {verdict}"
        )


class Limit(Struct, frozen=True):
    """A plain amount and its limit."""

    name: str
    amount: float
    limit: float
    unit: str

    @property
    def held(self) -> bool:
        """True if the limit is kept."""
        return self.amount <= self.limit

    def told(self) -> str:
        """One line of the report."""
        verdict = "ok" if self.held else "MISSED"
        return f"{self.name:<79} {self.amount:>14.2f} {self.unit:<8}    <= {self.limit:<5g} {verdict}"


def seconds_per_unit(work: GameTransaction) -> float:
    """How long one unit of the work takes, in one go."""
    start = time.perf_counter()
    units = work()
    return (time.perf_counter() - start) / units


def compared(ours: GameTransaction, theirs: GameTransaction, rounds: int = ROUNDS) -> Timed:
    """Both in turns. A machine that slows down for a while slows both rounds of a pair."""
    ours()
    theirs()
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(min(rounds, MOST_ROUNDS)):
        gc.collect()
        times[0].append(seconds_per_unit(ours))
        times[1].append(seconds_per_unit(theirs))
    ratios = [mine / yardstick for mine, yardstick in zip(*times, strict=True)]
    return Timed(statistics.median(times[0]), statistics.median(times[1]), statistics.median(ratios))

"""The garbage collector of a program that runs for months."""

from __future__ import annotations

import gc

SELDOM = 20_000, 20, 20
"""After so many new objects the youngest are looked through; Python's own 700 suit short programs."""

AT_START = 1_000_000, 20, 20
"""While modules are loaded nearly everything that is made stays: looking through it once is a twentieth of the
start. All that the bot loads is less than half of so many objects."""


def wait() -> None:
    """The program starts: its collector may wait."""
    gc.set_threshold(*AT_START)


def calm() -> None:
    """What the start has made stays for good: it is looked through no more, and what comes later less often.

    A position is a tree of plain records without cycles, so that there is hardly anything to find. No collection before
    it: that would keep the first player waiting.
    """
    gc.freeze()
    gc.set_threshold(*SELDOM)

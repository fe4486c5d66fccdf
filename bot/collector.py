"""The garbage collector of a program that runs for months."""

from __future__ import annotations

import gc

SELDOM = 20_000, 20, 20
"""After so many new objects the youngest are looked through; Python's own 700 suit short programs."""


def calm() -> None:
    """What the start has made stays for good: it is looked through no more, and what comes later less often.

    A position is a tree of plain records without cycles, so that there is hardly anything to find. No collection before
    it: that would keep the first player waiting.
    """
    gc.freeze()
    gc.set_threshold(*SELDOM)

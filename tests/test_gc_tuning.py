"""What the program does to its garbage collector, in a process of its own."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.support.sources import ROOT

CALMED = """
import gc
from bot import gc_tuning
before = gc.get_freeze_count()
gc_tuning.wait()
assert gc.isenabled() and gc.get_threshold() == gc_tuning.AT_START
gc_tuning.calm()
assert gc.isenabled() and gc.get_freeze_count() > before and gc.get_threshold() == gc_tuning.SELDOM
kept = []; kept.append(kept); del kept
assert gc.collect() > 0
"""

LOADED = """
import gc
from bot import gc_tuning
gc_tuning.wait()
before = gc.get_stats()[0]["collections"]
import bot.running, bot.client, cogs
cogs.load()
assert gc.get_stats()[0]["collections"] == before
assert 2 * gc.get_count()[0] < gc_tuning.AT_START[0]
"""


@pytest.mark.slow
def test_nothing_is_looked_through_while_the_bot_is_loaded() -> None:
    subprocess.run([sys.executable, "-c", LOADED], cwd=ROOT, check=True)


def test_what_the_start_has_made_is_looked_through_no_more_and_new_garbage_still_goes() -> None:
    subprocess.run([sys.executable, "-c", CALMED], check=True)

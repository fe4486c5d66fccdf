"""What the program does to its garbage collector, in a process of its own."""

from __future__ import annotations

import subprocess
import sys

CALMED = """
import gc
from bot import collector
before = gc.get_freeze_count()
collector.wait()
assert gc.isenabled() and gc.get_threshold() == collector.AT_START
collector.calm()
assert gc.isenabled() and gc.get_freeze_count() > before and gc.get_threshold() == collector.SELDOM
kept = []; kept.append(kept); del kept
assert gc.collect() > 0
"""


def test_what_the_start_has_made_is_looked_through_no_more_and_new_garbage_still_goes() -> None:
    subprocess.run([sys.executable, "-c", CALMED], check=True)

"""Loads the suite's plugins and makes every assert below tests/ one that pytest explains and counts."""

import gc
import os
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

HERE = Path(__file__).parent
# Helper modules are rewritten too, so that an assert made there counts for the clause of the test that called it.
pytest.register_assert_rewrite(*(f"tests.{child.name}" for child in sorted(HERE.iterdir()) if child.is_dir()))

pytest_plugins = ["tests.support.rules", "tests.support.dearest", "tests.support.databases", "pytester"]

# Thousands of databases are made and removed: in memory where there is room, for a disk takes its time over each.
MEMORY, ROOM = Path("/dev/shm"), 4 * 1024**3
if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)

# A busy machine is slow at times, and a run must not depend on chance.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")

# Thousands of tests, and the sources that some read whole, are no rubbish: to look there took a fifth of the time.
gc.set_threshold(50_000, 20, 20)


def pytest_collection_finish() -> None:
    """What was collected stays to the end of the run."""
    gc.freeze()

"""Loads the suite's plugins and makes every assert below tests/ one that pytest explains and counts."""

from pathlib import Path

import pytest
from hypothesis import settings

HERE = Path(__file__).parent
# Helper modules are rewritten too, so that an assert made there counts for the clause of the test that called it.
pytest.register_assert_rewrite(*(f"tests.{child.name}" for child in sorted(HERE.iterdir()) if child.is_dir()))

pytest_plugins = ["tests.support.rules", "tests.support.databases", "pytester"]

# A busy machine is slow at times, and a run must not depend on chance.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")

"""Which cases of a test belong to the quick suite, and which to the slow one."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest


def in_part_slow(cases: Iterable[Any], quick: Collection[Any]) -> list[Any]:
    """All cases; those not named as quick are run by the slow suite."""
    return [case if case in quick else pytest.param(case, marks=pytest.mark.slow) for case in cases]

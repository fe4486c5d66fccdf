"""Which cases of a test belong to the quick suite, and which to the slow one."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest
from hypothesis import strategies as st

LETTERS = st.characters(exclude_categories=("Cs",))
"""Whatever can be typed. The default of ``st.text`` is the same, but reads a whole encoding first, in each process."""


def in_part_slow(cases: Iterable[Any], quick: Collection[Any], soak: Collection[Any] = ()) -> list[Any]:
    """All cases; those not named as quick are run by the slow suite, or named as ``soak`` by that."""
    mark = pytest.mark
    return [
        case if case in quick else pytest.param(case, marks=mark.soak if case in soak else mark.slow) for case in cases
    ]

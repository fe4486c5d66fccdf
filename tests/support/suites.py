"""Which cases of a test belong to the quick suite, and which to the slow one."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
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


def by_turns(cases: Iterable[Any], languages: Sequence[str]) -> list[Any]:
    """Each case in each language: of each the slow suite has one, in turn, and the soak the others."""
    return [
        pytest.param(case, language, marks=pytest.mark.slow if place % len(languages) == number else pytest.mark.soak)
        for place, case in enumerate(cases)
        for number, language in enumerate(languages)
    ]

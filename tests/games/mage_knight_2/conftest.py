"""Every position that a test has built is finished after it: no open question, no unused die."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support import staging


@pytest.fixture(autouse=True)
def finished_positions() -> Iterator[None]:
    """Finish the positions of a test that has passed so far."""
    staging.BUILT.clear()
    yield
    built = list(staging.BUILT)
    staging.BUILT.clear()
    for one in built:
        one.finish()

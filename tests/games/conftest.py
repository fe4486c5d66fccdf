"""Every scene of a test is finished after it: no open question, no unused die. And what broken packs share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support import staging
from tests.support.broken_packs import remembered


@pytest.fixture(autouse=True)
def finished_scenes() -> Iterator[None]:
    """Finish the scenes of a test that has passed so far."""
    staging.BUILT.clear()
    yield
    built = list(staging.BUILT)
    staging.BUILT.clear()
    for one in built:
        one.finish()


@pytest.fixture(scope="module")
def parsed_once() -> Iterator[None]:
    """For tests that break one file of a pack, each in its own way: the others are parsed once."""
    with pytest.MonkeyPatch.context() as patch:
        remembered(patch)
        yield

"""Every scene that a test has built is finished after it: no open question, no unused die."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support import scene


@pytest.fixture(autouse=True)
def finished_scenes() -> Iterator[None]:
    """Finish the scenes of a test that has passed so far."""
    scene.BUILT.clear()
    yield
    built = list(scene.BUILT)
    scene.BUILT.clear()
    for one in built:
        one.finish()

"""Conversations with the bot over sockets take up to a second each: most of them belong to the slow suite.

In the quick one stay those by which a clause is tested, and the files that are not named here. Pictures are sketched;
a test that looks at one asks for ``painted``.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.rules import clauses_of
from tests.support.sketches import sketched

HERE = Path(__file__).parent
TALKS = (
    "albion_bad_input albion_orders albion_taps albion_tools answers counts films following help keystrokes lobby "
    "mage_knight mage_knight_lists mage_knight_taps other_game packs places plans rights shown_first "
    "talisman_bad_input talisman_orders talisman_taps talisman_tools taps votes"
)
LONG = {HERE / f"test_{name}.py" for name in TALKS.split()}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Before pytest itself takes out what is slow."""
    for item in items:
        if item.path in LONG and not clauses_of(item):
            item.add_marker(pytest.mark.slow)


@pytest.fixture
def painted() -> None:
    """Pictures are drawn as players get them."""


@pytest.fixture(autouse=True)
def pictures_are_sketched(request: pytest.FixtureRequest) -> Iterator[None]:
    """To paint them took most of the time of these tests."""
    if "painted" in request.fixturenames:
        yield
        return
    with sketched():
        yield

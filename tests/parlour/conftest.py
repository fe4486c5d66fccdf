"""A browser at the page, for the tests that look at it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.parlour.theatre import Theatre
from tests.support.browser import DESKTOP, Browser, open_browser


@pytest.fixture(scope="module")
def theatre() -> Iterator[Theatre]:
    with Theatre() as theatre:
        yield theatre


@pytest.fixture(scope="module")
def shared(theatre: Theatre) -> Iterator[Browser]:
    with open_browser(theatre.parlour.page_url) as browser:
        yield browser


@pytest.fixture
def browser(shared: Browser) -> Iterator[Browser]:
    """The browser on a desktop; whatever a test does, the browser must not complain."""
    shared.complaints()
    shared.resize(DESKTOP)
    shared.colours("dark")
    yield shared
    shared.theme("auto")
    assert shared.complaints() == []

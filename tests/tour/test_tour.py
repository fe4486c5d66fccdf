"""The first ten minutes of each game on a phone, in one language each: every bar of ``tests.tour.bars`` holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.service.lobby.learning import lessons
from bot.service.lobby.offered_games import lesson_for
from tests.support.browser import PHONE, Browser, needs_chromium, open_browser
from tests.support.tavern import Tavern
from tests.tour.bars import MOST_WORDS, Seen, faults, seen
from tests.tour.walking import GAMES, READERS, Walk, opened_tavern

pytestmark = [pytest.mark.slow, needs_chromium]

SPOKEN = {title: list(READERS)[place % len(READERS)] for place, title in enumerate(GAMES)}
MOST_PRESSES = {"albion": 2}
"""Before the first choice, where it is more than one: orders are given in private."""


class Visitor:
    """Who walks and notes what is seen at each step."""

    def __init__(self, browser: Browser, built: Tavern, quiet: Callable[[], None], title: str) -> None:
        self.browser, self.title, self.language = browser, title, SPOKEN[title]
        self.steps: dict[str, Seen] = {}
        self.faults: list[str] = []
        self.walk = Walk(browser, built, quiet, self.language, self.look)

    def look(self, name: str) -> None:
        """Note a step."""
        shown = seen(self.browser)
        self.steps.setdefault(name, shown)
        self.faults += [f"{name}: {fault}" for fault in faults(shown, self.language)]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Any, ...]]:
    with (
        opened_tavern(tmp_path_factory.mktemp("tour")) as (built, quiet),
        open_browser(built.parlour.page_url) as browser,
    ):
        browser.resize(PHONE)
        yield browser, built, quiet


@pytest.mark.parametrize("title", GAMES)
def test_a_table_is_understood_at_once(place: tuple[Any, ...], title: str) -> None:
    visitor = Visitor(*place, title)
    presses = visitor.walk.table(title)
    assert "\n".join(visitor.faults) == ""
    assert presses <= MOST_PRESSES.get(title, 1)
    assert visitor.steps["table"].whole, "the first picture and the first button in one view"
    assert visitor.steps.get("panel", visitor.steps["table"]).words <= MOST_WORDS


@pytest.mark.parametrize("title", GAMES)
def test_half_a_lesson_is_understood_at_once(place: tuple[Any, ...], title: str) -> None:
    visitor = Visitor(*place, title)
    presses = visitor.walk.lesson(title)
    assert "\n".join(visitor.faults) == ""
    assert presses == len(lessons()[lesson_for(title).key].halves[0])

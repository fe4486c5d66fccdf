"""What is remembered of words is what the rules are made of; whatever else is typed takes hardly any memory."""

from __future__ import annotations

from bot.rulebook.library import shipped_shelf
from bot.rulebook.words import MOST_ASKED, root, stem, stems

ROOM = 5_000
"""Words that nobody ships, of which so many may be remembered."""


def test_all_words_that_ship_are_remembered_and_few_others() -> None:
    shipped_shelf.cache_clear()
    stem.cache_clear()
    root.cache_clear()
    shipped_shelf()
    for kept in (stem.cache_info(), root.cache_info()):
        assert kept.misses == kept.currsize, "each of them was made once"
        assert 0 < (kept.maxsize or 0) - kept.currsize <= ROOM


def test_of_what_strangers_type_little_is_remembered() -> None:
    assert MOST_ASKED <= ROOM
    for number in range(MOST_ASKED + 100):
        stems(f"w{number}")
    assert stems.cache_info().currsize == MOST_ASKED

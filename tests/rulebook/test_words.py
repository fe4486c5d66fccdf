"""What is remembered of words takes hardly any memory, and no word of an index is stemmed twice."""

from __future__ import annotations

import pytest

from bot.rulebook.library import shipped_shelf
from bot.rulebook.shelf import WordShelf
from bot.rulebook.words import LANGUAGES, MOST_ASKED, MOST_KEPT, root, stem, stems, tokens

ROOM = 5_000
"""So many words may be remembered."""


@pytest.mark.slow
def test_each_word_that_ships_is_stemmed_once_and_few_are_remembered() -> None:
    entries = shipped_shelf().all()
    stem.cache_clear()
    root.cache_clear()
    WordShelf(entries)
    words = {
        (word, language)
        for entry in entries
        for language in LANGUAGES
        for texts in (entry.text, entry.title, entry.chapter, entry.also)
        for word in tokens(texts.get(language, ""))
    }
    assert len(words) > 4 * MOST_KEPT, "else it would be no wonder"
    assert stem.cache_info().misses == root.cache_info().misses == len(words)
    assert stem.cache_info().currsize <= ROOM and root.cache_info().currsize <= ROOM


@pytest.mark.slow
def test_of_what_strangers_type_little_is_remembered() -> None:
    assert MOST_ASKED <= ROOM
    for number in range(MOST_ASKED + 100):
        stems(f"w{number}")
    assert stems.cache_info().currsize == MOST_ASKED

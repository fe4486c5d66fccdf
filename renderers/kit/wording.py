"""What all alt texts and text boards need: lists, numbers, and an end where there is no more room."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n.lists import chained_words
from bot.i18n.numbers import plain_number, signed_number
from bot.i18n.wording import TableWords
from renderers.kit.text import ELLIPSIS

__all__ = ["ALT_LIMIT", "joined", "plain_number", "shortened", "signed_number"]

ALT_LIMIT = 1024


def shortened(text: str, limit: int | None) -> str:
    """The text cut at the end of a word, with an ellipsis, where it is too long."""
    if limit is None or len(text) <= limit:
        return text
    return text[: limit - 1].rsplit(" ", 1)[0].rstrip(" ,;\n") + ELLIPSIS


def joined(parts: Sequence[str], words: TableWords) -> str:
    """Parts as a list with commas."""
    return chained_words(words.speech.catalog, words.language, parts)

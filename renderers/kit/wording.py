"""What all alt texts and text boards need: lists, numbers, and an end where there is no more room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.i18n.lists import chained_words
from bot.i18n.numbers import plain_number, signed_number
from bot.i18n.wording import TableWords
from renderers.kit.text import ELLIPSIS

__all__ = ["ALT_LIMIT", "fitting", "joined", "numbered", "plain_number", "shortened", "signed_number"]

ALT_LIMIT = 1024


def shortened(text: str, limit: int | None, rest: str = "") -> str:
    """The text cut at the end of a word where it is too long; ``rest`` says where what is left of it can be read."""
    if limit is None or len(text) <= limit:
        return text
    end = f"{ELLIPSIS} {rest}".rstrip()
    return text[: limit - len(end)].rsplit(" ", 1)[0].rstrip(" ,;\n") + end


def fitting(texts: Iterable[str], limit: int, rest: str) -> str:
    """The first of the texts, each barer than the one before it, that is short enough; else the last one cut."""
    text = ""
    for text in texts:
        if len(text) <= limit:
            return text
    return shortened(text, limit, rest)


def numbered(lines: Sequence[str], words: TableWords) -> list[str]:
    """Lines with their numbers, from 1."""
    return [words.t("picture-numbered", place=place, line=line) for place, line in enumerate(lines, 1)]


def edit_line(places: Sequence[str], words: TableWords) -> str:
    """What a game master has changed, as far as everybody may see it."""
    return words.t("picture-edited" if places else "picture-edited-unseen", places="; ".join(places))


def joined(parts: Sequence[str], words: TableWords) -> str:
    """Parts as a list with commas."""
    return chained_words(words.speech.catalog, words.language, parts)

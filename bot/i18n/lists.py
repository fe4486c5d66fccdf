"""Lists of words in a language: "a, b and c"."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n.catalog import Catalog


def joined_words(catalog: Catalog, language: str, items: Sequence[str], last: str = "list-and") -> str:
    """The items with commas between them, the last one joined by the message ``last``; empty for none."""
    if len(items) < 2:
        return items[0] if items else ""
    return catalog.text(language, last, {"first": chained_words(catalog, language, items[:-1]), "last": items[-1]})


def chained_words(catalog: Catalog, language: str, items: Sequence[str], link: str = "list-comma") -> str:
    """The items joined one after the other by the message ``link``; empty for none."""
    text = items[0] if items else ""
    for item in items[1:]:
        text = catalog.text(language, link, {"first": text, "last": item})
    return text

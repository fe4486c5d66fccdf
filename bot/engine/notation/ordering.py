"""Standing orders in words: ``order [whose] name=value ...``, and how the orders of a seat are told to it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.game import Preview
from bot.engine.requests import Facts

ORDER = "order"


def order_words(text: str) -> str:
    """What stands behind ``order``, blanks kept single; the verb may be left out."""
    line = " ".join(text.split())
    verb, _, rest = line.partition(" ")
    return rest if verb.casefold() == ORDER else line


def told_orders(entries: Iterable[tuple[str, str, Facts]]) -> tuple[Preview, ...]:
    """Orders as their player reads them: sentence, line and facts of each. The lines, said in order, give them back."""
    return tuple([Preview(key, {**facts, "line": line}) for key, line, facts in entries])

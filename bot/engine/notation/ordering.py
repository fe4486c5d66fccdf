"""Standing orders in words: ``order [whose] name=value ...``, and how the orders of a seat are told to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from bot.engine.errors import BadNotation
from bot.engine.game import Preview
from bot.engine.notation.line import Words
from bot.engine.notation.words import check_characters, excerpt
from bot.engine.requests import Facts

L = TypeVar("L", bound=Words)
T = TypeVar("T")

ORDER = "order"


def order_words(text: str) -> str:
    """What stands behind ``order``, blanks kept single; the verb may be left out."""
    line = " ".join(text.split())
    verb, _, rest = line.partition(" ")
    return rest if verb.casefold() == ORDER else line


def ordered(
    text: str, orders: T, readers: Mapping[str, Callable[[L, T], T]], line_of: Callable[[str, str], L], clause: str
) -> T:
    """The orders of a seat after one more line, by the reader of its first word. ``line_of`` takes it and the rest."""
    check_characters(text)
    what, _, rest = order_words(text).partition(" ")
    if not what:
        raise BadNotation("missing_field", clause, verb=ORDER, field="what")
    reader = readers.get(what.casefold())
    if reader is None:
        raise BadNotation("unknown_order", clause, given=excerpt(what), allowed=tuple(readers))
    line = line_of(what.casefold(), rest)
    after = reader(line, orders)
    line.end()
    return after


def told_orders(entries: Iterable[tuple[str, str, Facts]]) -> tuple[Preview, ...]:
    """Orders as their player reads them: sentence, line and facts of each. The lines, said in order, give them back."""
    return tuple([Preview(key, {**facts, "line": line}) for key, line, facts in entries])

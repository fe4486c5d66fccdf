"""Tools that cost nothing and change nothing: where, odds, character, space. All they tell lies open (chapter 7).

Each row of a report has a fact ``row``, the key of its sentence. Spells are told only to whoever may look at them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine.game import Report
from bot.engine.notation.words import check_characters, first_word
from bot.engine.requests import Facts
from bot.games.talisman.board import Board
from bot.games.talisman.looking import chances, places, sheets
from bot.games.talisman.notation.line import QuestLine
from bot.games.talisman.notation.words import Lexicon


def tell(lexicon: Lexicon, b: Board, seat: int | None, query: str) -> Report | None:
    """The answer to a question; None if there is no such question."""
    check_characters(query)
    text = " ".join(query.split())
    verb = first_word(text)
    if verb not in _READERS:
        return None
    rows = _READERS[verb](QuestLine(lexicon, b, seat, verb, text[len(verb) :]))
    return Report(verb, tuple(rows))


_READERS: dict[str, Callable[[QuestLine], Iterator[Facts]]] = {
    "where": places.where,
    "space": places.space,
    "odds": chances.odds,
    "character": sheets.character,
}

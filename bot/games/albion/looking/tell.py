"""Tools that cost nothing and change nothing: reach, odds, knight, map; only from what the asker may know (chapter 7).

Each row of a report has a fact ``row``, the key of its sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine.game import Report
from bot.engine.notation.words import check_characters, first_word
from bot.engine.requests import Facts
from bot.games.albion.board import Board
from bot.games.albion.looking import duels, sheets
from bot.games.albion.notation.line import AlbionLine
from bot.games.albion.notation.words import GRAMMAR, Lexicon


def tell(lexicon: Lexicon, b: Board, seat: int | None, query: str) -> Report | None:
    """The answer to ``reach 2``, ``odds 2 3.1``, ``knight 2``, ``map C14``; None if there is no such question."""
    check_characters(query)
    text = " ".join(query.split())
    verb = first_word(text)
    if verb not in _READERS:
        return None
    clause, read = _READERS[verb]
    return Report(verb, tuple(read(AlbionLine(lexicon, b, seat, verb, GRAMMAR.tokens(text[len(verb) :]), clause))))


_READERS: dict[str, tuple[str, Callable[[AlbionLine], Iterator[Facts]]]] = {
    "reach": ("AL-6.1", sheets.reach),
    "odds": ("AL-13.2", duels.odds),
    "knight": ("AL-H9", sheets.knight),
    "map": ("AL-T9", sheets.map_),
}

"""Reach, odds, knight, map, rule: questions that cost nothing."""

from __future__ import annotations

from bot.engine.game import Report
from bot.games.albion.board import Board
from bot.games.albion.notation.words import Lexicon


def tell(lexicon: Lexicon, b: Board, seat: int | None, query: str) -> Report | None:
    """``reach 2``, ``odds 2 3.1``, ``knight 2``, ``map C14``; only from what the seat may know."""
    raise NotImplementedError

"""Lines of notation."""

from __future__ import annotations

from bot.engine.requests import Answer, Ask
from bot.games.albion.actions import Action
from bot.games.albion.board import Board
from bot.games.albion.notation.words import Lexicon


def read_line(lexicon: Lexicon, b: Board, text: str, seat: int | None, ask: Ask | None) -> Action | Answer:
    """An action, or an answer to the open question. Raises BadNotation or Refused."""
    raise NotImplementedError


def write_line(lexicon: Lexicon, said: Action | Answer, ask: Ask | None) -> str:
    """The canonical line; ``read_line`` gives it back."""
    raise NotImplementedError

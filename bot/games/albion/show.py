"""What a viewer is shown (chapter 7)."""

from __future__ import annotations

from bot.games.albion.board import Board
from bot.games.albion.view import View


def show(b: Board, seat: int | None, to_act: frozenset[int], together: frozenset[int]) -> View:
    """Everything that the viewer may know (AL-H1 to AL-H18); at the end everything (AL-H4)."""
    raise NotImplementedError


def hides(b: Board, seat: int | None) -> bool:
    """Whether anything is hidden from this viewer now."""
    raise NotImplementedError


def chapter(b: Board) -> str:
    """A movement phase with its items and fate is one story, and each fight is one."""
    raise NotImplementedError

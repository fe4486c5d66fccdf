"""Limits of what a knight carries, wears and is (AL-4)."""

from __future__ import annotations

from bot.engine.play import No
from bot.games.albion.board import Board
from bot.games.albion.play import Play
from bot.games.albion.state import Allotment, Knight


def fault(b: Board, knight: str, allotment: Allotment, total: int) -> No | None:
    """Why an allotment is not legal when arming: key, clause, facts; None: it is (AL-4.1 to AL-4.16). ``total``:

    the sum of S and P.
    """
    raise NotImplementedError


def carrying_fault(b: Board, knight: Knight, received: bool) -> No | None:
    """The limits on what he carries now (AL-4.3 to AL-4.14, AL-7.10); ``received``: a token in this phase."""
    raise NotImplementedError


def ready_allotment(b: Board, knight: str) -> Allotment:
    """The ready-made allotment of the pack (AL-T4)."""
    raise NotImplementedError


def equip(p: Play, knight: Knight, allotment: Allotment) -> None:
    """Give him attributes and tokens from the unlimited supply (AL-4.15)."""
    raise NotImplementedError


def too_weak_for(b: Board, knight: Knight, kind: str) -> No | None:
    """Why his S does not suffice to receive that (AL-4.12)."""
    raise NotImplementedError

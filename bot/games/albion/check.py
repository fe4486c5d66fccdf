"""Invariants of a state."""

from __future__ import annotations

from bot.engine.game import Fault
from bot.games.albion.content.figures import Content
from bot.games.albion.state import State


def check(content: Content, state: State) -> list[Fault]:
    """What is wrong: tokens and artefacts each in one place, S and P within limits, Treasuries, pawns on one hex."""
    raise NotImplementedError

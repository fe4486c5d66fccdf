"""The whole vocabulary of operations (TA digest, 9.6). Importing this module fills the registry."""

from __future__ import annotations

from bot.games.talisman.effects.running import OPERATIONS
from bot.games.talisman.operations import cards, control, fights, moves, rolls, spells, values

MODULES = (values, control, moves, cards, rolls, fights, spells)

__all__ = ["MODULES", "OPERATIONS"]

"""The whole vocabulary of operations (TA digest, 9.6). Importing this module fills the registry."""

from __future__ import annotations

from bot.games.talisman.effects import ops_cards, ops_control, ops_fights, ops_moves, ops_rolls, ops_spells, ops_values
from bot.games.talisman.effects.running import OPERATIONS

MODULES = (ops_values, ops_control, ops_moves, ops_cards, ops_rolls, ops_fights, ops_spells)

__all__ = ["MODULES", "OPERATIONS"]

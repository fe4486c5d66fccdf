"""The whole vocabulary of operations (WC-C26 to WC-C30). Importing this module fills the registry."""

from __future__ import annotations

from bot.games.warcry.effects import ops_cards, ops_combat, ops_control, ops_units
from bot.games.warcry.effects.doing import OPERATIONS

MODULES = (ops_units, ops_cards, ops_combat, ops_control)

__all__ = ["MODULES", "OPERATIONS"]

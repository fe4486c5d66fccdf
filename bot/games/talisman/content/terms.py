"""The closed lists of words that packs are written with (TA digest, chapter 9)."""

from __future__ import annotations

from typing import Literal

Alignment = Literal["good", "neutral", "evil"]
Region = Literal["outer", "middle", "inner"]
CardType = Literal["event", "enemy", "stranger", "object", "magic_object", "follower", "place"]
CreatureKind = Literal["animal", "monster", "dragon", "spirit"]
FightKind = Literal["battle", "psychic"]
Stat = Literal["strength", "craft"]
Role = Literal["attacker", "attacked"]
Owned = Literal["gold", "spell", "follower", "object", "magic_object", "any_object", "talisman"]
"""Classes of possessions (9.6)."""
Stolen = Literal["gold", "follower", "object", "magic_object", "any_object", "talisman"]
"""Those that lie open: a spell is neither stolen (TA-C3) nor put down anywhere."""
Handed = Literal["spell", "follower", "object", "magic_object", "any_object", "talisman"]
"""Those that are handed in for gold."""
Gained = Literal["life", "gold", "strength", "craft", "spell", "talisman"]
Window = Literal[
    "any_time",
    "own_turn",
    "start_of_turn",
    "end_of_turn",
    "other_turn_start",
    "on_move_roll",
    "own_fight",
    "when_attacked",
    "on_spell",
    "on_life_loss",
]
Trigger = Literal[
    "encounter",
    "gain",
    "use",
    "turn_start",
    "fight_before",
    "fight_won",
    "fight_lost",
    "life_loss",
    "land",
    "cross_bridge_inward",
    "try_portal",
    "turn",
    "cast",
    "static",
]

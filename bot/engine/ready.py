"""Ready-made tables: the house option by which the packs and the dice set a game up, and why a table cannot be so.

What is declared for the seats then comes of ``Game.ready_made``.
"""

from __future__ import annotations

import hashlib
from typing import Any

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.legacy import in_campaign

SETUP = "setup"
"""The option, in every game that has it; unset in games that were stored before it came."""

OWN, QUICK = "own", "quick"


def is_quick(options: Any) -> bool:
    """True if the table is ready-made."""
    return getattr(options, SETUP, OWN) == QUICK


def refusal(options: Any, seats: int, between: tuple[int, int], there: bool, clause: str) -> Refused | None:
    """Why a ready-made table cannot be: not for so many, nothing for it in the packs (``there``), or in a campaign."""
    if not is_quick(options):
        return None
    low, high = between
    if not low <= seats <= high:
        players = str(low) if low == high else f"{low}–{high}"
        return Refused("ready_seats", clause, option=SETUP, given=seats, players=players)
    if not there:
        return Refused("ready_missing", clause, option=SETUP)
    return Refused("ready_campaign", clause, option=SETUP) if in_campaign(options) else None


def digest(content: str, lists: Any) -> str:
    """The digest of a ready-made table: of what every table reads of its packs, and of the lists that only it reads."""
    return hashlib.sha256(codec.encode([content, lists])).hexdigest()

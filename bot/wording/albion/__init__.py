"""What Powers of Albion words in its own way."""

from __future__ import annotations

from bot.i18n.wording import Wording

OPENINGS = frozenset({"round_started", "fight_started"})
"""The events with which a part of the story begins."""

WORDING = Wording(openings=OPENINGS)

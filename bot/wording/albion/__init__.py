"""What Powers of Albion words in its own way: the lines of its story."""

from __future__ import annotations

from bot.i18n.wording import Wording
from bot.wording.albion.opening import castle_names, grail_opening
from bot.wording.albion.story import OPENINGS, lines

WORDING = Wording(
    openings=OPENINGS,
    asked=frozenset({"sealed"}),
    lines=lines,
    sides=castle_names,
    opening=grail_opening,
    opening_tells=frozenset({"objects_placed", "group_taken"}),
)

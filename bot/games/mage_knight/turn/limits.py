"""Kinds of limits, by the options that hold them."""

from __future__ import annotations

TIME_LIMIT, ASK_LIMIT = "time_limit", "ask_limit"
"""For a turn (MKU-P9, MK2-P8), and for what a standing order leaves to its seat (MK2-P6)."""

ASK_HOURS = 12 * 3_600

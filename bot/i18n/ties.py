"""Tie-breaks of standings in words, for the chat and for the command line."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from bot.i18n.names import message_id
from bot.i18n.numbers import rounded
from bot.i18n.speech import Speech


def breaks_told(breaks: Sequence[tuple[str, Fraction]], speech: Speech) -> str:
    """The tie-breaks of a line of the standings, in the order in which they count."""
    return " · ".join(f"{tie_name(name, speech)} {rounded(value, speech.language)}" for name, value in breaks)


def tie_name(name: str, speech: Speech) -> str:
    """What a tie-break is called."""
    return speech.text(message_id("event-tie", name))

"""Faults of packs in sentences, each with its place."""

from __future__ import annotations

from bot.engine.sheets import PackFault
from bot.i18n.phrases import phrase
from bot.i18n.speech import Speech


def placed(fault: PackFault, speech: Speech) -> str:
    """A fault of a pack with its place: file, row, column."""
    facts = fault.arguments()
    sentence = phrase(speech.catalog, speech.language, "", fault.key, facts, speech.naming)
    return phrase(speech.catalog, speech.language, "", fault.place_key, {**facts, "fault": sentence}, speech.naming)

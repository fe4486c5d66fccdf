"""Faults of packs in sentences, each with its place."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.requests import Fact
from bot.engine.sheets import PackFault, PackFaults
from bot.i18n.phrases import phrase
from bot.i18n.speech import Speech


def pack_fault_text(fault: PackFault, speech: Speech, folders: Sequence[str] = ()) -> str:
    """A fault of a pack with its place: file, row, column. ``folders``: as ``PackFaults`` has them."""
    facts = fault.arguments()
    facts["file"] = _inside(folders, fault.pack, fault.file)
    if "other_file" in facts:
        facts["other_file"] = _inside(folders, facts["other_pack"], facts["other_file"])
    sentence = phrase(speech.catalog, speech.language, "", fault.key, facts, speech.naming)
    return phrase(speech.catalog, speech.language, "", fault.place_key, {**facts, "fault": sentence}, speech.naming)


def pack_fault_texts(refused: PackFaults, speech: Speech) -> list[str]:
    """All faults for which packs are refused, a line each."""
    return [pack_fault_text(fault, speech, refused.folders) for fault in refused.faults]


def _inside(folders: Sequence[str], pack: Fact, file: Fact) -> str:
    """A file of the pack of that number, from 1, with the name of the pack where it has one."""
    folder = folders[pack - 1] if isinstance(pack, int) and pack <= len(folders) else ""
    return f"{folder}/{file}" if folder else str(file)

"""Lists that are typed in Mage Knight's set-up: figures and terrain to choose from, and their names while one types."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.i18n.choices import fitting_label
from bot.i18n.speech import Speech
from bot.service.core.menu import folded
from bot.service.core.suggestions import MOST_VALUE, parted
from bot.service.table import lookup

_LIST = re.compile(r"(army|pool)(?:\s+(.*))?", re.IGNORECASE)
_COUNT = re.compile(r"([0-9]+\s*[x×*]\s*|[0-9]+\s+)?(.*)")


def list_words(view: Any, speech: Speech, text: str) -> Iterator[tuple[str, str]]:
    """Label and line for each way to complete the last word of an army or a pool (MKU-2.4, MKU-3.5)."""
    head, last = parted(text)
    found = _LIST.fullmatch(last)
    verb = found[1].casefold() if found is not None else ""
    if found is None or verb != view.phase:
        return
    before, comma, part = (found[2] or "").rpartition(",")
    begun = f"{head}{verb} {before}{comma}{' ' if comma else ''}"
    named = figures(speech, part.strip()) if verb == "army" else templates(speech, part.strip())
    for label, name in named:
        if len(begun + name) <= MOST_VALUE:
            yield label, begun + name


def figures(speech: Speech, typed: str) -> Iterator[tuple[str, str]]:
    """Figures that a part of an army may mean, with its count: names and codes; called by what is theirs alone."""
    found = _COUNT.fullmatch(typed)
    count, name = (found[1] or "", found[2]) if found is not None else ("", typed)
    for key, shown in lookup.cards(speech, name):
        kind = speech.game.content.cards[key]
        yield fitting_label(f"{count}{shown} ({kind.code or key}, {kind.points})"), count + (kind.code or key)


def templates(speech: Speech, typed: str) -> Iterator[tuple[str, str]]:
    """Terrain that a part of a pool may mean, by name in any case."""
    wanted = folded(typed)
    for key in speech.game.content.templates:
        shown = speech.cards.name(speech.language, key)
        if any(wanted in folded(known) for known in (shown, key, key.replace("_", " "))):
            yield f"{shown} ({key})", key

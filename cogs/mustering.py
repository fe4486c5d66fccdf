"""Lists that are typed in Mage Knight's set-up: figures and terrain to choose from, and their names while one types."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from bot.engine.requests import Facts
from bot.i18n.choices import shortened
from bot.i18n.speech import Speech
from bot.service import lookup
from bot.service.budget import SEARCH
from bot.service.choices import parted
from bot.service.menu import folded
from bot.service.sights import Sight
from bot.service.suggesting import MOST_VALUE
from cogs import drawing
from cogs.common import Call, Interaction, Shown
from cogs.groups import command
from cogs.looking import answer_beside, speeches_here
from cogs.mage_knight import KEY, art
from cogs.private import WORDS

_LIST = re.compile(r"(army|pool)(?:\s+(.*))?", re.IGNORECASE)
_COUNT = re.compile(r"([0-9]+\s*[x×*]\s*|[0-9]+\s+)?(.*)")


def words(sight: Sight, text: str) -> Iterator[tuple[str, str]]:
    """Label and line for each way to complete the last word of an army or a pool (MKU-2.4, MKU-3.5)."""
    head, last = parted(text)
    found = _LIST.fullmatch(last)
    verb = found[1].casefold() if found is not None else ""
    if found is None or verb != sight.view.phase:
        return
    before, comma, part = (found[2] or "").rpartition(",")
    begun = f"{head}{verb} {before}{comma}{' ' if comma else ''}"
    named = figures(sight.plain, part.strip()) if verb == "army" else templates(sight.plain, part.strip())
    for label, name in named:
        if len(begun + name) <= MOST_VALUE:
            yield label, begun + name


WORDS[KEY] = words


def figures(speech: Speech, typed: str) -> Iterator[tuple[str, str]]:
    """Figures that a part of an army may mean, with its count: names and codes; called by what is theirs alone."""
    found = _COUNT.fullmatch(typed)
    count, name = (found[1] or "", found[2]) if found is not None else ("", typed)
    for key, shown in lookup.cards(speech, name):
        kind = speech.game.content.cards[key]
        yield shortened(f"{count}{shown} ({kind.code or key}, {kind.points})"), count + (kind.code or key)


def templates(speech: Speech, typed: str) -> Iterator[tuple[str, str]]:
    """Terrain that a part of a pool may mean, by name in any case."""
    wanted = folded(typed)
    for key in speech.game.content.templates:
        shown = speech.cards.name(speech.language, key)
        if any(wanted in folded(known) for known in (shown, key, key.replace("_", " "))):
            yield f"{shown} ({key})", key


@command("mk terrain", SEARCH)
async def terrain(interaction: Interaction, game: int | None = None) -> None:
    """The pieces of terrain that may be put into a pool: name, kind, size (MKU-3.5, MKU-3.15)."""

    async def handle(call: Call) -> Shown:
        speeches = await speeches_here(call, KEY, game)
        known = {piece.id: row for row, piece in await drawing.told(call.service, lambda: rows(call, speeches))}
        return Shown("\n".join([call.text("table-mk-terrain", count=len(known)), *known.values()]))

    await answer_beside(interaction, KEY, handle, game)


def rows(call: Call, speeches: Sequence[Speech]) -> list[tuple[str, Any]]:
    """A line for each piece, those of the game or of the program last: they are what the id means."""
    found = []
    for speech in reversed(speeches):
        for piece in speech.game.content.templates.values():
            name = speech.cards.name(speech.language, piece.id)
            kind, width, depth = art().measured(speech, piece)
            facts: Facts = {"name": name, "id": piece.id, "kind": kind, "width": width, "depth": depth}
            found.append((call.text("table-mk-terrain-row", **facts), piece))
    return found

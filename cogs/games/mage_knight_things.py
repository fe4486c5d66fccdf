"""Items and domains of Mage Knight 2.0 looked up: what each does, in the words of whoever asks (MK2-3.6, 3.7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.engine.errors import Refused
from bot.engine.requests import Facts
from bot.i18n.choices import fitting_label
from bot.i18n.speech import Speech
from bot.service.core.menu import folded
from bot.service.core.rate_limits import SEARCH
from bot.service.table import table_queries
from cogs import drawing
from cogs.call import Call, Interaction, Shown
from cogs.games.mage_knight import KEY
from cogs.games.tools import MOST_TEXT, fitting
from cogs.groups import command, suggestions
from cogs.keystrokes import MOST_SUGGESTIONS, suggest
from cogs.looking import answer_beside, game_here, speeches_here

MOST_NAME = 100
DOMAIN = "domain"
Found = tuple[Speech, str]
"""Who speaks about an item or a domain, and its id."""


@command("mageknight item", SEARCH)
async def item(interaction: Interaction, name: str = "", game: int | None = None) -> None:
    """What an item or a domain does; without a name all that there are. In a game an item has a number, too: I1."""

    async def handle(call: Call) -> Shown:
        speeches = await speeches_here(call, KEY, game)
        if not name:
            rows = await drawing.make_words(call.service, lambda: list(list_things(speeches)))
            head = call.text("table-mk-things", count=len(rows))
            return Shown("\n".join(fitting([head, *[row for row, _ in rows]])))
        wanted = await called(call, name[:MOST_NAME], game)
        return Shown((await drawing.make_words(call.service, lambda: sheet(*meant(speeches, wanted))))[:MOST_TEXT])

    await answer_beside(interaction, KEY, handle, game)


async def called(call: Call, name: str, game: int | None) -> str:
    """The kind of an item that is called by its number in a game; anything else as it was typed."""
    number, _ = await game_here(call, KEY, game)
    if number is None:
        return name
    sight = await table_queries.sight_of(call.core, number, call.user, call.language)
    return next((one.kind for one in sight.view.things if folded(one.id) == folded(name)), name)


def things(speech: Speech) -> dict[str, Any]:
    """Items, then domains, by id."""
    return {**speech.game.content.items, **speech.game.content.domains}


def list_things(speeches: Sequence[Speech]) -> Iterator[tuple[str, str]]:
    """A line for each, and its id; what several packs have under one id, once: as the first has it."""
    known: set[str] = set()
    for speech in speeches:
        for key in things(speech):
            if key not in known:
                known.add(key)
                yield speech.text("table-mk-things-row", id=key, **facts_of(speech, key)), key


def facts_of(speech: Speech, key: str) -> Facts:
    """What a sentence tells of an item or a domain."""
    thing = things(speech)[key]
    name, kind = speech.cards.name(speech.language, key), getattr(thing, "slot", DOMAIN)
    return {"name": name, "points": thing.points, "kind": kind, "relic": bool(getattr(thing, "relic", False))}


def meant(speeches: Sequence[Speech], wanted: str) -> Found:
    """The one that is meant: a whole id or name goes before a part of one. Raises Refused."""
    found: list[Found] = []
    for speech in speeches:
        named = {key: (folded(key), folded(speech.cards.name(speech.language, key))) for key in things(speech)}
        whole = [key for key, names in named.items() if folded(wanted) in names]
        found += [(speech, key) for key in whole]
        found += [(speech, key) for key, names in named.items() if any(folded(wanted) in name for name in names)]
        if whole:
            return speech, whole[0]
    names = dict.fromkeys(speech.cards.name(speech.language, key) for speech, key in found)
    if not found:
        raise Refused("no_such_thing", given=wanted[:40])
    if len(names) > 1:
        raise Refused("which_thing", found=tuple(names)[:10], count=len(names))
    return found[0]


def sheet(speech: Speech, key: str) -> str:
    """Name, slot and cost, its text in the reader's language, who may bear it, how often it can be used."""
    thing = things(speech)[key]
    text = speech.cards.text(speech.language, key) or thing.text
    lines = [speech.text("table-mk-thing-head", **facts_of(speech, key)), text]
    for what, words in getattr(thing, "restrictions", {}).items():
        lines.append(speech.text("table-mk-thing-only", what=what, keywords=words))
    if getattr(thing, "by_action", False):
        lines.append(speech.text("table-mk-thing-uses", count=thing.uses))
    return "\n".join(lines)


@suggestions("mageknight item", "name")
async def things_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """Items and domains by name."""

    async def find(call: Call) -> list[tuple[str, str]]:
        speeches = await speeches_here(call, KEY, call.option("game"))
        offered = {key: (speech, key) for speech in reversed(speeches) for key in things(speech)}
        named = [(f"{speech.cards.name(speech.language, key)} ({key})", key) for speech, key in offered.values()]
        held = [(fitting_label(label), key) for label, key in named if folded(typed) in folded(label)]
        return sorted(held, key=lambda one: folded(one[0]))[:MOST_SUGGESTIONS]

    return await suggest(interaction, find)

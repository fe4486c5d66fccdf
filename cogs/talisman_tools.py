"""Talisman's tools that cost nothing: where a roll leads, odds, sheets of characters and spaces, all in private."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.i18n.choices import fitting_label
from bot.i18n.wording import TableWords
from bot.service import books, sights
from bot.service.budget import SEARCH
from bot.service.menu import folded
from bot.service.sights import Sight
from cogs.answering import answer
from cogs.call import Call, Interaction, Shown
from cogs.groups import command, said, suggestions
from cogs.keystrokes import MOST_SUGGESTIONS, suggest
from cogs.talisman import KEY

MOST_TEXT = 1900
KINDS = ("battle", "psychic")

Name = app_commands.Range[str, 1, 100]


async def asked(interaction: Interaction, query: str, game: int | None) -> None:
    """Ask the rules something."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game, KEY)
        told = await sights.ask_rules(call.core, number, call.user, query, call.language)
        return Shown("\n".join(fitting(told.lines)))

    await answer(interaction, handle)


def fitting(lines: Iterable[str]) -> Iterator[str]:
    """Whole lines, as many as one message holds."""
    room = MOST_TEXT
    for line in lines:
        if len(line) >= room:
            yield "…"
            return
        room -= len(line) + 1
        yield line


@command("tal where", SEARCH)
async def where(interaction: Interaction, space: Name = "", game: int | None = None) -> None:
    """What the spaces offer that the roll leads to."""
    await asked(interaction, f"where {space}", game)


@command("tal odds", SEARCH)
@app_commands.choices(kind=[Choice(name=said(f"talisman-kind-{kind}"), value=kind) for kind in KINDS])
async def odds(interaction: Interaction, against: Name = "", kind: str = "", game: int | None = None) -> None:
    """The chances of a fight."""
    await asked(interaction, f"odds {against}" + (f" kind={kind}" if kind else ""), game)


@command("tal character", SEARCH)
async def character(interaction: Interaction, name: Name = "", game: int | None = None) -> None:
    """The sheet of a character."""
    await asked(interaction, f"character {name}", game)


@command("tal space", SEARCH)
async def space(interaction: Interaction, name: Name, game: int | None = None) -> None:
    """A space with all that is there."""
    await asked(interaction, f"space {name}", game)


# -- suggestions -----------------------------------------------------------------------------------------------------

Found = Iterator[tuple[str, str]]


def spaces(sight: Sight, words: TableWords) -> Found:
    """All spaces, by name."""
    named = [(words.card_name(space), space) for space in sight.plain.game.content.board.spaces]
    yield from sorted(named, key=lambda entry: folded(entry[0]))


def characters(sight: Sight, words: TableWords) -> Found:
    """Those in play first."""
    there = [player.hero.character for player in sight.view.players if player.hero is not None]
    for name in dict.fromkeys([*there, *sorted(sight.plain.game.content.characters)]):
        yield words.card_name(name), name


def foes(sight: Sight, words: TableWords) -> Found:
    """Enemies that lie on spaces, other characters, and what may yet be drawn."""
    view = sight.view
    for place, pieces in view.spaces.items():
        for one in pieces:
            if one.type == "enemy":
                yield f"{one.id} {words.card_name(one.card)} ({words.card_name(place)})", one.id
    for player in view.players:
        if player.hero is not None and player.seat != view.viewer:
            yield f"{words.card_name(player.hero.character)} ({words.seat_name(player.seat)})", player.hero.character
    cards = sight.plain.game.content.cards.values()
    yield from sorted([(words.card_name(card.id), card.id) for card in cards if card.type == "enemy"])


def suggested(path: str, option: str, listed: Callable[[Sight, TableWords], Found]) -> None:
    """Suggest for an option what a list holds of the text typed."""

    @suggestions(path, option)
    async def found(interaction: Interaction, typed: str) -> list[Any]:
        async def find(call: Call) -> list[tuple[str, str]]:
            number = await call.game(call.option("game"), KEY)
            sight = await books.sight_of(call.core, number, call.user, call.language)
            named = listed(sight, TableWords(sight.plain))
            held = [(fitting_label(name), value) for name, value in named if folded(typed) in folded(name + value)]
            return held[:MOST_SUGGESTIONS]

        return await suggest(interaction, find)


suggested("tal where", "space", spaces)
suggested("tal space", "name", spaces)
suggested("tal character", "name", characters)
suggested("tal odds", "against", foes)

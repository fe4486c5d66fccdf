"""What games' own commands are made of: cards looked up, questions that the rules answer, names suggested."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any

from discord import app_commands

from bot.i18n.choices import fitting_label
from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords
from bot.service.core import table_view
from bot.service.core.menu import folded
from bot.service.core.ports import Picture
from bot.service.core.rate_limits import SEARCH
from bot.service.core.table_view import TableView, Told
from bot.service.table import lookup, table_queries
from cogs import drawing
from cogs.answering import answer
from cogs.call import Call, Interaction, Shown
from cogs.groups import command, suggestions
from cogs.keystrokes import MOST_SUGGESTIONS, suggest
from cogs.looking import answer_beside, cards_called, for_all, speeches_here

MOST_TEXT = 1900

Name = app_commands.Range[str, 1, 100]
Sheet = Callable[[Speech, str], str]
"""All that is known of a card, by its id."""

Listed = Callable[[TableView, TableWords], Iterator[tuple[str, str]]]
"""Everything that an option may name, with the value of each."""


def card_command(key: str, group: str, sheet: Sheet) -> None:
    """The command ``<group> card``."""

    @command(f"{group} card", SEARCH)
    async def card(interaction: Interaction, name: Name, public: bool = False, game: int | None = None) -> None:
        async def handle(call: Call) -> Shown:
            speeches = await speeches_here(call, key, game)
            speech, found = await call.core.in_rules(lambda: lookup.card_meant(speeches, name))
            if not public:
                return Shown(await drawing.make_words(call.service, lambda: sheet(speech, found)))
            number = await call.game(game, key, posting=True)
            said_in = await lookup.speech_here(call.core, key, (await call.core.live(number)).game.language, number)
            return await for_all(call, number, await drawing.make_words(call.service, lambda: sheet(said_in, found)))

        await answer_beside(interaction, key, handle, game)

    @suggestions(f"{group} card", "name")
    async def cards_suggested(interaction: Interaction, typed: str) -> list[Any]:
        return await suggest(interaction, lambda call: cards_called(call, key, typed))


async def answer_query(
    interaction: Interaction,
    key: str,
    query: str,
    game: int | None,
    picture: Callable[[Call, Told], Awaitable[Picture | None]] | None = None,
) -> None:
    """Ask the rules something, and show the answer in private; with a picture where the game has one of it."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game, key)
        told = await table_view.ask_rules(call.core, number, call.user, query, call.language)
        return Shown("\n".join(fitting(told.lines)), picture=None if picture is None else await picture(call, told))

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


def suggested(key: str, path: str, option: str, listed: Listed) -> None:
    """Suggest for an option what a list holds of the text typed, as the person sees the table."""

    @suggestions(path, option)
    async def found(interaction: Interaction, typed: str) -> list[Any]:
        async def find(call: Call) -> list[tuple[str, str]]:
            number = await call.game(call.option("game"), key)
            sight = await table_queries.sight_of(call.core, number, call.user, call.language)
            named = listed(sight, TableWords(sight.plain))
            held = [(fitting_label(name), value) for name, value in named if folded(typed) in folded(name + value)]
            return held[:MOST_SUGGESTIONS]

        return await suggest(interaction, find)

"""What only Talisman has: its cards looked up, where a roll leads, odds, sheets of characters and spaces."""

from __future__ import annotations

from collections.abc import Iterator

from discord import app_commands
from discord.app_commands import Choice

from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords, written_text
from bot.service.core.menu import folded
from bot.service.core.rate_limits import SEARCH
from bot.service.core.table_view import TableView
from cogs.call import Interaction
from cogs.games.tools import Name, answer_query, card_command, suggested
from cogs.groups import command, localized

KEY = "talisman"
KINDS = ("battle", "psychic")


def sheet(speech: Speech, name: str) -> str:
    """The name of an entry and its text."""
    return f"**{speech.cards.name(speech.language, name)}** ({name})\n{written_text(speech, name)}"


card_command(KEY, "talisman", sheet)


@command("talisman where", SEARCH)
async def where(interaction: Interaction, space: Name = "", game: int | None = None) -> None:
    """What the spaces offer that the roll leads to."""
    await answer_query(interaction, KEY, f"where {space}", game)


@command("talisman odds", SEARCH)
@app_commands.choices(kind=[Choice(name=localized(f"talisman-kind-{kind}"), value=kind) for kind in KINDS])
async def odds(interaction: Interaction, against: Name = "", kind: str = "", game: int | None = None) -> None:
    """The chances of a fight."""
    await answer_query(interaction, KEY, f"odds {against}" + (f" kind={kind}" if kind else ""), game)


@command("talisman character", SEARCH)
async def character(interaction: Interaction, name: Name = "", game: int | None = None) -> None:
    """The sheet of a character."""
    await answer_query(interaction, KEY, f"character {name}", game)


@command("talisman space", SEARCH)
async def space(interaction: Interaction, name: Name, game: int | None = None) -> None:
    """A space with all that is there."""
    await answer_query(interaction, KEY, f"space {name}", game)


# -- suggestions -----------------------------------------------------------------------------------------------------

Found = Iterator[tuple[str, str]]


def spaces(sight: TableView, words: TableWords) -> Found:
    """All spaces, by name."""
    named = [(words.card_name(space), space) for space in sight.plain.game.content.board.spaces]
    yield from sorted(named, key=lambda entry: folded(entry[0]))


def characters(sight: TableView, words: TableWords) -> Found:
    """Those in play first."""
    there = [player.hero.character for player in sight.view.players if player.hero is not None]
    for name in dict.fromkeys([*there, *sorted(sight.plain.game.content.characters)]):
        yield words.card_name(name), name


def foes(sight: TableView, words: TableWords) -> Found:
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


suggested(KEY, "talisman where", "space", spaces)
suggested(KEY, "talisman space", "name", spaces)
suggested(KEY, "talisman character", "name", characters)
suggested(KEY, "talisman odds", "against", foes)

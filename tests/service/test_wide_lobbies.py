"""A table for which nobody has said how many play, or in which language it speaks."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games import registry
from bot.i18n.speech import Speech
from bot.service.lobby import lobby
from bot.service.lobby.lobby import Opening
from bot.service.lobby.lobby_card import JOIN, READY, START
from bot.storage import people
from bot.storage.models import LOBBY, RUNNING, Game
from tests.service.test_lobby import PRESSES, who
from tests.support.house import GUILD, HOME, House, in_house


async def opened(built: House, key: str, **more: Any) -> int:
    """A lobby; its number."""
    opening = Opening(key=key, guild=GUILD, channel=HOME, host=who("ana"), **more)
    reply = await lobby.open_lobby(built.service.core, opening, interaction=next(PRESSES))
    return int(str(reply.facts["game"]))


async def row(built: House, game: int) -> Game:
    """The game as it is stored."""
    found: Game = (await built.service.core.live(game)).game
    return found


async def pressed(built: House, game: int, name: str, act: str) -> None:
    """A press on the card."""
    await lobby.at_lobby(built.service.core, game, who(name), lobby.ACTS[act], interaction=next(PRESSES))


@pytest.mark.parametrize(
    ("key", "options", "places"),
    [
        ("talisman", "", 6),
        ("albion", "", 4),
        ("warcry", "", 2),
        ("mage_knight", "", 4),  # five need teams
        ("mage_knight", "teams=halves", 8),
    ],
)
def test_as_many_may_come_as_can_play_so_and_the_host_starts(key: str, options: str, places: int) -> None:
    async def play(built: House) -> None:
        game = await row(built, await opened(built, key, options=options, wide=True))
        assert (game.places, game.start_full) == (places, places == registry.game(key).seats[0])

    in_house(play)


def test_the_game_begins_with_those_who_have_come() -> None:
    async def play(built: House) -> None:
        game = await opened(built, "talisman", wide=True)
        await pressed(built, game, "ben", JOIN)
        for name in ("ana", "ben"):
            await pressed(built, game, name, READY)
        assert (await row(built, game)).status == LOBBY
        await pressed(built, game, "ana", START)
        found = await row(built, game)
        assert (found.status, found.places) == (RUNNING, 2)

    in_house(play)


@pytest.mark.parametrize(
    ("chosen", "server", "language"), [("", "", "pl"), ("", "cs", "cs"), ("en", "cs", "en"), ("en", "", "en")]
)
def test_a_table_speaks_as_its_host_unless_server_or_lobby_says_otherwise(
    chosen: str, server: str, language: str
) -> None:
    async def play(built: House) -> None:
        await built.service.database.write(lambda session: people.set_guild(session, GUILD, language=server))
        game = await row(built, await opened(built, "talisman", language=chosen, spoken="pl"))
        assert game.language == language
        title = Speech(language).text("game-title-talisman")
        assert game.name == Speech(language).text("lobby-default-name", game=title, name="ana")

    in_house(play)

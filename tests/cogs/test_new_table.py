"""/game new without options: one form opens a table, and one press of a guest begins it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.games import registry
from bot.i18n.speech import Speech
from bot.service.core.house_options import PACES, options_of, read_options
from bot.storage.models import LOBBY, RUNNING, Game
from tests.support.player import Json, Player, fields
from tests.support.tavern import Tavern, tavern

USUAL: Json = {"game": "warcry", "setup": "quick", "against": "open", "pace": "daily"}

Play = Callable[[Tavern, Player, Player], Awaitable[None]]


def at_tables(folder: Path, play: Play) -> None:
    """Two people of the parlour."""

    async def run() -> None:
        async with tavern(folder) as built:
            await play(built, built.player("ana"), built.player("ben"))

    asyncio.run(run())


async def opened(ana: Player, **chosen: object) -> str:
    """Open the form and send it off; what is answered."""
    form = await ana.slash("/game new")
    return (await ana.submit(form, {**USUAL, **chosen})).text


async def row(built: Tavern, number: int) -> Any:
    """A game."""
    await built.quiet()
    return await built.service.core.live(number)


def test_the_titles_are_those_of_the_games_and_their_editions() -> None:
    found = {}
    for key in registry.MODULES:
        rules = registry.game(key)
        for name, word in [("", ""), *[(one.name, word) for one in options_of(rules) for word in one.words]]:
            if "," not in str(word):
                text = f"{name}={word}" if name else ""
                found.setdefault(rules.title_of(read_options(rules, text)[0]), (key, text))
    assert found == registry.PLAYABLE


def test_one_press_opens_and_one_of_a_guest_begins(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        form = await ana.slash("/game new")
        asked = fields(form.modal)
        assert list(asked) == ["game", "setup", "against", "friends", "pace"]
        assert len(asked["game"]["options"]) == 5
        built.parlour.faults.duplicate_next_interaction()
        await ana.submit(form, USUAL)
        assert (await row(built, 1)).game.status == LOBBY
        assert not await built.service.core.database.read(lambda session: session.get(Game, 2))
        await ben.press("Join")
        live = await row(built, 1)
        assert live.game.status == RUNNING and live.options.setup == "quick" and live.game.limit == PACES["daily"]

    at_tables(tmp_path, play)


def test_an_edition_own_set_up_and_both_hands(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        await opened(ana, game="mage_knight_2", setup="own", against="alone", pace="live")
        live = await row(built, 1)
        assert live.rules.title_of(live.options) == "mage_knight_2" and live.game.status == RUNNING
        assert live.seats_of(int(ana.id)) == [0, 1] and live.game.limit == PACES["live"]
        assert live.options.setup != "quick"

    at_tables(tmp_path, play)


def test_friends_are_invited_and_have_a_seat_each(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        built.parlour.faults.duplicate_next_interaction()
        await opened(ana, game="talisman", against="friends", friends=["ben", "cyril", "ana"])
        live = await row(built, 1)
        invited = {int(ben.id), int(built.player("cyril").id)}
        assert len(live.seats) == 3 and {guest.user_id for guest in live.guests} == invited
        await ben.slash("/game join", game=1)
        assert (await row(built, 1)).game.status == LOBBY
        await built.player("cyril").slash("/game join", game=1)
        assert (await row(built, 1)).game.status == RUNNING

    at_tables(tmp_path, play)


@pytest.mark.parametrize(
    ("chosen", "refusal"),
    [
        ({"against": "friends"}, "lobby-form-nobody"),
        ({"against": "open", "friends": ["ben"]}, "lobby-form-stray"),
        ({"against": "friends", "friends": ["bot"]}, "lobby-invited-bot"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_sentence(chosen: Json, refusal: str, tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        picked = [built.parlour.world.bot["id"] if one == "bot" else one for one in chosen.get("friends", ())]
        told = await opened(ana, **{**chosen, "friends": picked})
        assert Speech("en").text(f"engine-refused-{refusal}") in told
        assert await built.service.core.database.read(lambda session: session.get(Game, 1)) is None

    at_tables(tmp_path, play)


def test_options_without_a_game_are_not_dropped(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        told = (await ana.slash("/game new", solo=True)).text
        assert Speech("en").text("engine-refused-lobby-no-game") in told

    at_tables(tmp_path, play)


def test_too_many_friends_for_a_ready_made_table_are_told(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        told = await opened(ana, against="friends", friends=["ben", "cyril"])
        assert "2" in told and "3" in told, "how many may play, and how many would"
        assert await built.service.core.database.read(lambda session: session.get(Game, 1)) is None

    at_tables(tmp_path, play)

"""The banner over a lobby card: the same file for all tables of a game, with every change; and cards without one."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from bot.service.posting import lobby_posts
from tests.service.test_lobby import card, do, opened
from tests.service.test_pictured_stories import Wire
from tests.support.house import House, Posted, in_house


async def posted(built: House, game: int) -> Posted:
    return built.poster.message((await built.service.core.live(game)).game.card or 0)


def test_all_lobbies_of_a_game_have_the_same_banner_and_keep_it() -> None:
    async def play(built: House) -> None:
        first, second = await opened(built), await opened(built, "cyd")
        made = (await posted(built, first)).picture
        assert made is not None and made.data == b"PNG warcry" and made.alt.startswith("Crossed swords")
        assert (await posted(built, second)).picture == made
        await do(built, "join", first, "ben")
        assert "2. ben" in (await card(built, first)).text
        assert (await posted(built, first)).picture == made
        assert len([one for one in built.poster.messages if one.picture == made]) == 2

    in_house(play)


def test_where_no_file_may_be_posted_the_card_stands_without_its_banner() -> None:
    async def play(built: House) -> None:
        wire = Wire(built)
        wire.refuses = True
        game = await opened(built)
        await do(built, "join", game, "ben")
        assert (await posted(built, game)).picture is None
        assert "2. ben" in (await card(built, game)).text
        wire.refuses = False
        await do(built, "leave", game, "ben")
        assert (await posted(built, game)).picture is not None

    in_house(play)


@pytest.mark.parametrize("late", [False, True])
def test_a_banner_that_fails_or_is_late_keeps_no_card_back(late: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(built: House) -> None:
        if late:
            monkeypatch.setattr(lobby_posts, "PATIENCE", 0.0)
            monkeypatch.setattr(built.painter, "banner", lambda game: asyncio.Event().wait())
        built.painter.fails = not late
        game = await opened(built)
        assert (await posted(built, game)).picture is None and "1. ana" in (await card(built, game)).text

    in_house(play)


def test_a_card_of_the_plain_form_keeps_it_and_has_no_banner() -> None:
    async def play(built: House) -> None:
        game = await opened(built)
        live, message = await built.service.core.live(game), await posted(built, game)
        live.game.card_layout = False
        message.out, message.picture = replace(message.out, layout=False), None
        await do(built, "join", game, "ben")
        assert message.picture is None and "2. ben" in message.out.text

    in_house(play)

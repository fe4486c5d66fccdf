"""The list of open tables as people use it: join, say what one wants to play, take it back, open a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bot.i18n.speech import Speech
from bot.storage.models import RUNNING
from tests.support.player import Answer, Json, Player, buttons, fields, text_of
from tests.support.tavern import Tavern, tavern

Play = Callable[[Tavern, Player, Player], Awaitable[None]]
WISH, TABLE = "I want to play", "Open a table"


def at_list(folder: Path, play: Play) -> None:
    """Two people of a server that lists its open tables in its channel for games."""

    async def run() -> None:
        async with tavern(folder) as built:
            await set_up(built)
            await play(built, built.player("ana", "tables"), built.player("ben", "tables"))

    asyncio.run(run())


async def set_up(built: Tavern, **options: Any) -> None:
    """The server chooses its channel for games, or what is given."""
    owner = built.player("gm")
    place = next(key for key, one in built.parlour.world.channels.items() if one["name"] == "tables")
    panel = await owner.slash("/setup", **(options or {"home": place}))
    await owner.press("Apply", panel.message)
    await built.quiet()


def listed(player: Player) -> Json:
    """The only message that lists open tables."""
    (found,) = [one for one in player.seen() if WISH in buttons(one)]
    return found


async def wish(player: Player, title: str = "warcry", pace: str = "daily") -> Answer:
    """Say by the form what one wants to play."""
    form = await player.press(WISH, listed(player))
    return await player.submit(form, game=title, pace=pace)


def test_a_press_of_the_list_sits_down_and_the_table_is_gone_from_it(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        form = await ana.press(TABLE, listed(ana))
        assert list(fields(form.modal)) == ["game", "setup", "against", "friends", "pace"]
        await ana.submit(form, game="warcry", setup="quick", against="open", pace="weekly")
        await built.quiet()
        assert "**WarCry** · table 1 · ana\nA week a turn · ready-made · one free seat" in text_of(listed(ana))
        built.parlour.faults.duplicate_next_interaction()
        await ben.press("Join", listed(ben))
        await built.quiet()
        assert (await built.service.core.live(1)).game.status == RUNNING
        assert "table 1" not in text_of(listed(ben)) and "Join" not in buttons(listed(ben))

    at_list(tmp_path, play)


def test_two_who_want_the_same_meet_and_each_reads_where(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        asked = await ana.press(WISH, listed(ana))
        assert list(fields(asked.modal)) == ["game", "pace"] and len(fields(asked.modal)["game"]["options"]) == 5
        built.parlour.faults.duplicate_next_interaction()
        await ana.submit(asked, game="warcry", pace="daily")
        await built.quiet()
        assert text_of(listed(ana)).count("ana: WarCry, a day a turn") == 1
        told = await wish(ben)
        await built.quiet()
        live = await built.service.core.live(1)
        assert live.game.status == RUNNING and sorted(live.names) == ["ana", "ben"]
        assert Speech("en").text("open-tables-met") in told.text and f"<#{live.game.channel_id}>" in told.text
        assert "ana" not in text_of(listed(ana))

    at_list(tmp_path, play)


def test_the_same_button_takes_it_back_once_whoever_delivers_it_twice(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        await wish(ana)
        await wish(ben, "talisman")
        built.parlour.faults.duplicate_next_interaction()
        answer = await ana.press(WISH, listed(ana))
        assert Speech("en").text("reply-wish-withdrawn") in answer.text
        await built.quiet()
        assert "ana" not in text_of(listed(ana)) and "ben: Talisman" in text_of(listed(ana))
        again = await ana.press(WISH, listed(ana))
        assert again.kind == "modal", "whoever is not on the list is asked what he wants"

    at_list(tmp_path, play)


def test_a_form_sent_off_after_the_list_was_given_up_is_one_sentence(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        form = await ana.press(WISH, listed(ana))
        await set_up(built, open_tables="hidden")
        assert not [one for one in ana.seen() if WISH in buttons(one)]
        told = await ana.submit(form, game="warcry", pace="daily")
        assert Speech("en").text("engine-refused-wish-unlisted") in told.text

    at_list(tmp_path, play)


def test_a_list_that_somebody_deletes_is_posted_anew(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        await wish(ana)
        await built.quiet()
        old, anew = listed(ana)["id"], asyncio.create_task(built.client.wait_for("raw_message_delete"))
        await asyncio.sleep(0)
        built.parlour.managing.delete_message(old)
        await anew
        while not [one for one in ana.seen() if WISH in buttons(one)]:
            await asyncio.sleep(0)
        assert listed(ana)["id"] != old and "ana: WarCry" in text_of(listed(ana))
        await wish(ben, "albion")
        await built.quiet()
        assert "ben: Powers of Albion" in text_of(listed(ana))

    at_list(tmp_path, play)

"""Faults F15 to F21 over the wire: permissions, channels, threads, messages, members and roles that go away."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlmodel import Session

from bot.parlour import rights
from bot.service.posting.unreachable import why_muted
from bot.storage import people
from bot.storage.models import Game
from bot.storage.models import table as model_table
from tests.e2e.faulty import Table, at_table, until
from tests.e2e.worlds import Moments
from tests.support.player import asks, buttons, text_of

BEFORE_A_LOBBY = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)


def forbid(table: Table, *names: str, channel: str = "tavern") -> None:
    """Take permissions from the bot in a channel (none: give all back)."""
    world = table.parlour.world
    place = next(key for key, one in world.channels.items() if channel in (key, one.get("name")))
    table.parlour.managing.permit(place, world.bot["id"], deny=names)


@pytest.mark.parametrize("missing", BEFORE_A_LOBBY)
def test_F15_no_game_is_opened_where_a_permission_is_missing_and_it_is_named(
    moments: Moments, tmp_path: Path, missing: str
) -> None:
    async def play(table: Table) -> None:
        gm = table.player("gm", "tables")
        games = len(await table.t.service.core.database.read(_games))
        forbid(table, missing, channel="tables")
        answer = await gm.slash("/game new", game="warcry")
        assert len(await table.t.service.core.database.read(_games)) == games and answer.text
        told = answer.text
        forbid(table, channel="tables")
        answer = await gm.slash("/game new", game="warcry")
        await table.t.quiet()
        assert len(await table.t.service.core.database.read(_games)) == games + 1 and answer.text != told

    at_table(moments, tmp_path, play)


def _games(session: Session) -> list[int]:
    return list(session.execute(select(model_table(Game).c.id)).scalars())


@pytest.mark.parametrize("missing", ["send_messages_in_threads", "view_channel"])
def test_F15_a_game_that_may_not_speak_is_mute_its_clocks_stand_and_it_goes_on_when_it_may(
    moments: Moments, tmp_path: Path, missing: str
) -> None:
    async def play(table: Table) -> None:
        forbid(table, missing)
        answer = await table.act()
        assert answer.text
        await table.is_mute()
        assert (await table.live()).game.muted == missing
        assert len(table.numbers()) == table.posted
        assert missing in (await table.player("gm").slash("/diagnose", game=table.game)).text.replace(" ", "_").lower()
        table.clock.advance(10 * 86_400)
        await table.t.service.clocks.tick()
        assert {entry.seat for entry in (await table.live()).decisions.values()}
        version = await table.version()
        await table.t.service.clocks.tick()
        assert await table.version() == version
        forbid(table)
        table.t.service.outbox.retry()
        await table.t.quiet()
        assert table.posted_once() and len(table.numbers()) > table.posted
        assert not (await table.live()).game.muted
        await table.act()

    at_table(moments, tmp_path, play)


def test_F15_without_the_right_to_attach_files_the_table_is_posted_without_its_picture(
    moments: Moments, tmp_path: Path
) -> None:
    async def play(table: Table) -> None:
        forbid(table, "attach_files")
        await table.act()
        await table.t.quiet()
        assert len(table.numbers()) >= table.posted + 1 and not table.story()["attachments"]
        await (await table.waited()).slash("/board", public=True, at=3)
        await table.t.quiet()
        await table.act()
        await table.t.quiet()
        assert table.posted_once() and not (await table.live()).game.muted

    at_table(moments, tmp_path, play)


def test_F16_a_game_whose_thread_is_deleted_lives_on_and_is_moved(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        home = len(table.public("tavern")) if "tavern" in table.parlour.world.streams else 0
        table.parlour.managing.delete_channel(table.thread)
        await table.is_mute()
        await table.t.quiet()
        tavern = next(key for key, one in table.parlour.world.channels.items() if one.get("name") == "tavern")
        assert str(table.game) in text_of(table.public(tavern)[-1]) and len(table.public(tavern)) > home
        ana = table.player("ana", "tables")
        before = await table.version()
        assert (await table.player("cyril", "tables").slash("/game rebind", game=table.game)).text
        assert await table.version() == before
        await ana.slash("/game rebind", game=table.game)
        table.thread = next(key for key, one in table.parlour.world.channels.items() if one.get("name") == "tables")
        await table.t.quiet()
        assert buttons(table.public(table.thread)[-1])
        await table.act()
        await table.t.quiet()
        assert not (await table.live()).game.muted and len(table.numbers(table.thread)) >= 2

    at_table(moments, tmp_path, play)


def test_F16_a_game_whose_home_is_deleted_with_it_lives_on(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        tavern = next(key for key, one in table.parlour.world.channels.items() if one.get("name") == "tavern")
        table.parlour.managing.delete_channel(tavern)
        await table.is_mute()
        ana = table.player("ana", "tables")
        assert str(table.game) in (await ana.slash("/my")).text
        await ana.slash("/do", game=table.game, line="frobnicate")
        await ana.slash("/game rebind", game=table.game)
        table.thread = next(key for key, one in table.parlour.world.channels.items() if one.get("name") == "tables")
        await table.t.quiet()
        await table.act()
        await table.t.quiet()
        assert table.numbers(table.thread)

    at_table(moments, tmp_path, play)


@pytest.mark.parametrize("locked", [False, True])
def test_F16_an_archived_thread_is_opened_again(moments: Moments, tmp_path: Path, locked: bool) -> None:
    async def play(table: Table) -> None:
        table.parlour.managing.close_thread(table.thread, archived=True, locked=locked)
        await asyncio.sleep(0.05)
        ana = table.player("ana", "tavern")
        for _ in range(2):
            version = await table.version()
            player = table.player((await table.waited()).name, "tavern")
            await player.slash("/do", line=await table.line(), game=table.game)
            assert await table.version() == version + 1
        await table.t.quiet()
        assert table.posted_once() and len(table.numbers()) == table.posted + 2
        assert len([one for one in table.public() if asks(one)]) == 1
        assert (await ana.slash("/board", game=table.game)).text

    at_table(moments, tmp_path, play)


def test_F16_a_locked_thread_mutes_the_game_where_the_bot_may_not_manage_threads(
    moments: Moments, tmp_path: Path
) -> None:
    async def play(table: Table) -> None:
        world = table.parlour.world
        role = world.roles[world.bot["roles"][0]]
        role["permissions"] = str(int(role["permissions"]) & ~rights.mask("manage_threads"))
        told = {"guild_id": world.guild["id"], "role": role}
        table.parlour.gateway.dispatch("GUILD_ROLE_UPDATE", told)
        table.parlour.managing.close_thread(table.thread, archived=True, locked=True)
        await asyncio.sleep(0.05)
        player = table.player((await table.waited()).name, "tavern")
        await player.slash("/do", line=await table.line(), game=table.game)
        await table.is_mute()
        assert (await table.live()).game.muted == "closed"
        tavern = next(key for key, one in world.channels.items() if one.get("name") == "tavern")
        await until(lambda: "Manage Threads" in text_of(table.public(tavern)[-1]))
        await player.slash("/do", line=await table.line(), game=table.game)
        table.clock.advance(10 * 86_400)
        await table.t.service.clocks.tick()
        assert not any(seat.misses for seat in (await table.live()).seats)
        table.parlour.managing.close_thread(table.thread, archived=False, locked=False)
        await until(lambda: len(table.numbers()) >= table.posted + 2)
        await table.t.quiet()
        assert table.posted_once() and not (await table.live()).game.muted
        assert len([one for one in table.public(tavern) if "Manage Threads" in text_of(one)]) == 1

    at_table(moments, tmp_path, play)


@pytest.mark.parametrize("opened_by", ["command", "connection"])
def test_F16_what_waits_for_a_locked_thread_is_posted_though_no_event_tells_that_it_is_open(
    moments: Moments, tmp_path: Path, opened_by: str
) -> None:
    async def play(table: Table) -> None:
        told, table.parlour.gateway.dispatch = deaf(table, "THREAD_UPDATE")
        state = table.parlour.world.channels[table.thread]["thread_metadata"]
        refuse(table, 400, 160005)
        for _ in range(2):
            player = table.player((await table.waited()).name, "tavern")
            await player.slash("/do", line=await table.line(), game=table.game)
        await table.is_mute()
        assert len(table.numbers()) == table.posted and not state["locked"]
        table.parlour.faults.clear()
        if opened_by == "command":
            table.clock.advance(3)
            await table.player("ana").slash("/my")
        else:
            table.t.service.outbox.retry()
        await table.t.quiet()
        assert table.posted_once() and len(table.numbers()) == table.posted + 2
        assert not (await table.live()).game.muted and told

    at_table(moments, tmp_path, play)


def deaf(table: Table, event: str) -> tuple[list[str], Any]:
    """A gateway that leaves an event out; which events it was asked to tell."""
    told, dispatch = [event], table.parlour.gateway.dispatch

    def without(name: str, *more: Any) -> None:
        told.append(name)
        if name != event:
            dispatch(name, *more)

    return told, without


def refuse(table: Table, status: int, code: int) -> None:
    """Discord takes nothing in the game's thread, and does not open it again."""
    for method, path in (("POST", f"/channels/{table.thread}/messages"), ("PATCH", f"/channels/{table.thread}*")):
        table.parlour.faults.fail(method, path, status, code, times=1000)


@pytest.mark.parametrize(
    ("status", "code", "muted"), [(400, 50083, "closed"), (400, 160006, "full"), (403, 50013, "forbidden")]
)
def test_F15_F16_whatever_keeps_a_game_from_speaking_its_news_wait_and_its_home_is_told(
    moments: Moments, tmp_path: Path, status: int, code: int, muted: str
) -> None:
    async def play(table: Table) -> None:
        refuse(table, status, code)
        player = table.player((await table.waited()).name, "tavern")
        await player.slash("/do", line=await table.line(), game=table.game)
        await table.is_mute()
        assert (await table.live()).game.muted == muted
        tavern = next(key for key, one in table.parlour.world.channels.items() if one.get("name") == "tavern")
        expected = why_muted((await table.live()).speech("en"), table.game, int(table.thread), muted)
        await until(lambda: expected in text_of(table.public(tavern)[-1]))
        table.parlour.faults.clear()
        table.t.service.outbox.retry()
        await table.t.quiet()
        assert table.posted_once() and len(table.numbers()) == table.posted + 1

    at_table(moments, tmp_path, play)


def test_F16_a_lock_pauses_a_game_at_once_and_the_table_stands_there_when_it_is_taken_away(
    moments: Moments, tmp_path: Path
) -> None:
    async def play(table: Table) -> None:
        tavern = next(key for key, one in table.parlour.world.channels.items() if one.get("name") == "tavern")
        forbid(table, "manage_threads")
        await asyncio.sleep(0.05)
        table.parlour.managing.close_thread(table.thread, archived=True, locked=True)
        await table.is_mute()
        await until(lambda: "Manage Threads" in text_of(table.public(tavern)[-1]))
        table.clock.advance(10 * 86_400)
        await table.t.service.clocks.tick()
        assert not any(seat.misses for seat in (await table.live()).seats)
        table.parlour.managing.close_thread(table.thread, archived=False, locked=False)
        await until(lambda: len(table.numbers()) > table.posted)
        await table.t.quiet()
        assert not (await table.live()).game.muted and table.posted_once()
        await table.act()

    at_table(moments, tmp_path, play)


def test_F16_a_thread_that_slept_when_its_channel_was_deleted_is_known_to_be_gone(
    moments: Moments, tmp_path: Path
) -> None:
    async def play(table: Table) -> None:
        table.parlour.managing.close_thread(table.thread, archived=True)
        await asyncio.sleep(0.05)
        tavern = next(key for key, one in table.parlour.world.channels.items() if one.get("name") == "tavern")
        table.parlour.managing.delete_channel(tavern)
        await table.is_mute()
        assert (await table.live()).game.muted == "gone"

    at_table(moments, tmp_path, play)


def test_F17_news_that_a_moderator_deletes_are_posted_anew(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        table.parlour.managing.delete_message(table.news()["id"])
        await table.act()
        await table.t.quiet()
        first = table.news()["id"]
        table.parlour.managing.delete_message(first)
        await (await table.waited()).slash("/board", public=True)
        await table.t.quiet()
        assert table.news()["id"] != first
        await table.act()
        await table.t.quiet()
        assert len([one for one in table.public() if asks(one)]) == 1

    at_table(moments, tmp_path, play)


def test_F17_a_lobby_card_that_is_deleted_is_posted_anew(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        host = table.player("gm", "tables")
        await host.slash("/game new", game="warcry", name="Card")
        await table.t.quiet()
        tables = host.newest(lambda one: "Card" in text_of(one) and bool(buttons(one)))
        table.parlour.managing.delete_message(tables["id"])
        number = int(next(iter(buttons(tables).values())).split("|")[1])
        await host.slash("/game ready", game=number)
        await table.t.quiet()
        again = host.newest(lambda one: "Card" in text_of(one) and bool(buttons(one)))
        assert again["id"] != tables["id"]
        await table.player("dana", "tables").press(
            next(key for key in buttons(again).values() if "|join" in key), again
        )

    at_table(moments, tmp_path, play)


def test_F18_a_game_goes_on_without_a_player_who_left_and_tells_nothing_of_his_hand(
    moments: Moments, tmp_path: Path
) -> None:
    async def play(table: Table) -> None:
        await table.act()
        ben = table.player("ben")
        table.parlour.managing.leave(ben.id)
        ana = table.player("ana")
        for path in ("/board", "/game info", "/game log", "/my", "/do"):
            assert (await ana.slash(path)).text
        await table.t.quiet()
        table.clock.advance(3 * 86_400)
        await table.t.service.clocks.tick()
        await table.t.quiet()
        assert table.posted_once()
        table.parlour.managing.join(ben.id)
        assert (await ben.slash("/hand")).text

    at_table(moments, tmp_path, play)


def test_F20_closed_direct_messages_are_noted_and_told_once(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        player = await table.waited()
        await player.slash("/me", direct=True)
        table.parlour.managing.takes_dms(player.id, False)
        for _ in range(3):
            table.clock.advance(6 * 3600)
            await table.t.service.clocks.tick()
        tried = table.requests("POST", "/users/@me/channels")
        assert tried
        told = [(await player.slash("/my")).text for _ in range(2)]
        assert told[0].startswith(told[1]) and told[0] != told[1]
        table.clock.advance(6 * 3600)
        await table.t.service.clocks.tick()
        await table.act()

    at_table(moments, tmp_path, play)


def test_F21_a_role_of_the_same_name_has_no_rights(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        world = table.parlour.world
        real = world.add_role("Referees", 0)
        clone = world.add_role("Referees", 0)
        for role in (real, clone):
            told = {"guild_id": world.guild["id"], "role": world.roles[role]}
            table.parlour.gateway.dispatch("GUILD_ROLE_CREATE", told)
        table.parlour.managing.give_role(table.player("dana").id, real)
        table.parlour.managing.give_role(table.player("cyril").id, clone)
        guild = int(world.guild["id"])
        await table.t.service.database.write(lambda session: people.set_guild(session, guild, gm_role=int(real)))
        version = await table.version()
        await table.player("cyril").slash("/gm pause", reason="mine")
        assert await table.version() == version
        await table.player("dana").slash("/gm pause", reason="mine")
        assert await table.version() == version + 1
        await table.t.service.database.write(lambda session: people.set_guild(session, guild, gm_role=guild))
        await table.player("cyril").slash("/gm pause", reason="everyone")
        assert await table.version() == version + 1

    at_table(moments, tmp_path, play)

"""Faults F5, F12 to F14, F19, F61 and F68 over the wire: the connection, the limits, the token, the server itself."""

from __future__ import annotations

import asyncio
import unicodedata
from pathlib import Path

import pytest

from bot.storage.facts import set_fact
from tests.e2e.faulty import Table, at_table, until
from tests.e2e.worlds import Moments, copied
from tests.support.house import said
from tests.support.player import asks, text_of
from tests.support.tavern import BotProcess, Parlour, tavern


@pytest.mark.parametrize("how", ["drop_connection", "ask_to_reconnect", "invalidate_session"])
def test_F5_a_lost_connection_announces_nothing_and_costs_nothing(moments: Moments, tmp_path: Path, how: str) -> None:
    async def play(table: Table) -> None:
        before = [text_of(one) for one in table.public()]
        sessions = set(table.parlour.gateway.sessions)
        gone = table.parlour.gateway.lines[0]
        getattr(table.parlour.faults, how)()
        await until(lambda: gone not in table.parlour.gateway.lines and table.parlour.gateway.online, 20)
        await table.t.quiet()
        assert (set(table.parlour.gateway.sessions) == sessions) == (how != "invalidate_session")
        assert [text_of(one) for one in table.public()] == before
        await table.act()
        await table.t.quiet()
        assert len(table.public()) == len(before) + 1 and table.posted_once()

    at_table(moments, tmp_path, play)


def test_F5_what_was_pressed_while_the_connection_was_lost_is_done_when_it_is_back(
    moments: Moments, tmp_path: Path
) -> None:
    async def play(table: Table) -> None:
        before, player, line = await table.version(), await table.waited(), await table.line()
        table.parlour.faults.drop_connection()
        made = table.parlour.acting.begin_slash(player.name, table.thread, "/do", {"line": line})
        made.created += 20  # the person waits for as long as the connection is away
        await until(lambda: made.answer != 0, 20)
        await table.t.quiet()
        assert await table.version() == before + 1 and table.posted_once()

    at_table(moments, tmp_path, play)


@pytest.mark.parametrize("is_global", [False, True])
def test_F12_limits_delay_posts_and_keep_their_order_text_first(
    moments: Moments, tmp_path: Path, is_global: bool
) -> None:
    async def play(table: Table) -> None:
        table.parlour.faults.rate_limit(f"/channels/{table.thread}/messages*", 0.2, is_global, times=3)
        for _ in range(3):
            await table.act()
        await table.t.quiet()
        await until(lambda: bool(table.story()["attachments"]))
        assert table.posted_once() and len(table.numbers()) > table.posted
        assert [one.status for one in table.requests("POST", "/messages")].count(429) >= 1
        assert len([one for one in table.public() if asks(one)]) == 1

    at_table(moments, tmp_path, play)


def test_F13_while_nothing_can_be_posted_play_goes_on_and_all_is_posted_once_afterwards(
    moments: Moments, tmp_path: Path
) -> None:
    async def play(table: Table) -> None:
        due = {number: entry.due for number, entry in (await table.live()).decisions.items()}
        table.parlour.faults.fail("POST", "/channels/*/messages", 503, times=1000)
        await table.act()
        await until(lambda: table.t.service.clocks.held_up)
        table.clock.advance(3600)
        await table.act()
        assert len(table.numbers()) == table.posted
        table.parlour.faults.clear()
        table.t.service.outbox.retry()
        await table.t.quiet()
        assert table.posted_once() and len(table.numbers()) == table.posted + 2
        await until(lambda: not table.t.service.clocks.held_up)
        asked = (await table.live()).decisions
        assert not set(asked) & set(due) and all(
            entry.due and entry.due > table.clock.now() for entry in asked.values()
        )

    at_table(moments, tmp_path, play)


def test_F13_a_message_whose_answer_was_lost_is_not_posted_again(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        table.parlour.faults.accept_then_fail(f"/channels/{table.thread}/messages", method="POST", status=503)
        await table.act()
        await until(lambda: len(table.numbers()) > table.posted)
        await until(lambda: any(one.status == 503 for one in table.requests("POST", "/messages")))
        table.t.service.outbox.retry()
        await table.t.quiet()
        assert len(table.numbers()) == table.posted + 1 and table.posted_once()

    at_table(moments, tmp_path, play)


def test_F14_a_token_that_is_refused_while_running_ends_the_program_at_once(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        table.parlour.faults.fail("POST", "/channels/*/messages", 401, times=1000)
        # A bot that ends at once may have answered the command or not: nobody waits for that.
        act = asyncio.create_task((await table.waited()).slash("/do", line=await table.line()))
        await until(table.t.client.is_closed)
        act.cancel()
        before = len(table.parlour.log)
        await asyncio.sleep(0.3)
        assert len(table.parlour.log) == before
        assert [one.status for one in table.parlour.log].count(401) == 1
        assert any("token" in told for told in table.faults.told)

    at_table(moments, tmp_path, play, faults=True)


@pytest.mark.slow
def test_F14_a_wrong_token_ends_the_start_with_a_sentence_and_one_try(tmp_path: Path) -> None:
    async def play() -> None:
        async with Parlour(None, token="another") as parlour:
            process = BotProcess(tmp_path, parlour)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(process.start(), 8)
            assert process.process is not None
            assert await asyncio.to_thread(process.process.wait, 20) not in (0, None)
            assert "Traceback" not in process.log() and "token" in process.log()
            assert [one.status for one in parlour.log].count(401) == 1

    asyncio.run(play())


def test_F19_a_server_that_removes_the_bot_and_invites_it_again_finds_its_games(
    moments: Moments, tmp_path: Path
) -> None:
    async def play(table: Table) -> None:
        before = await table.version()
        table.parlour.managing.expel_bot()
        await asyncio.sleep(0.05)
        await said(table.t.service, table.game, int((await table.waited()).id), await table.line())
        await asyncio.sleep(0.2)
        assert len(table.numbers()) == table.posted
        table.parlour.managing.invite_bot()
        await until(lambda: len(table.numbers()) > table.posted)
        await table.t.quiet()
        assert await table.version() >= before + 1 and table.posted_once()
        await table.act()

    at_table(moments, tmp_path, play)


def test_F61_commands_that_are_refused_stop_nothing_and_the_earlier_ones_go_on(
    moments: Moments, tmp_path: Path
) -> None:
    async def play() -> None:
        folder = copied(moments.folders["commands"], tmp_path / "bot")
        async with Parlour(folder / "parlour") as parlour:
            async with tavern(folder, parlour) as t:
                await t.service.database.write(lambda session: set_fact(session, "commands", "of an older program"))
            known = parlour.world.commands
            parlour.faults.fail("PUT", "/applications/*/commands", 400, 50035)
            async with tavern(folder, parlour) as t:
                assert t.client.troubles["commands"] and parlour.world.commands == known
                assert t.client.healthy()
                assert (await t.player("ana").slash("/my")).text
                table = Table(t, moments.game, None, None)  # type: ignore[arg-type]
                assert (await table.player("ana").slash("/board", text=True)).text

    asyncio.run(play())


def test_F68_names_are_found_whatever_their_letters_case_and_form(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        player = table.player("dana")
        names = ("Łódź nocą", "Žluťoučký kůň", "ＦＵＬＬ", "İstanbul")
        for name in names:
            file = table.parlour.acting.attach(b"hordes_starter", "list.txt")
            await player.slash("/warcry deck save", name=unicodedata.normalize("NFD", name), file=file)
        found = await player.complete("/warcry deck use", "name", name="")
        assert sorted(found) == sorted(names)
        for typed, name in (("lodz", names[0]), ("ŁÓDŹ", names[0]), ("zlutoucky KUN", names[1]), ("full", names[2])):
            assert name in await player.complete("/warcry deck use", "name", name=typed), typed
        dropped = await player.slash("/warcry deck drop", name=unicodedata.normalize("NFD", names[0]))
        assert names[0] in dropped.text
        assert names[0] not in await player.complete("/warcry deck use", "name", name="")

    at_table(moments, tmp_path, play)

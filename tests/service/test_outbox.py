"""What is posted, in which order, and what happens when the chat service fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bot.children.child import FULL, ChildLost
from bot.service.core.ports import THREAD, Outgoing, PostFailed
from bot.service.lobby.lobby import card_again
from bot.service.posting.unreachable import channel_lost
from bot.service.table import table_queries
from bot.service.table.table_queries import Move
from bot.storage.models import RUNNING
from bot.storage.outbox import set_game, unsent
from tests.support.house import HOME, USERS, House, RecordingPoster, house, in_house


def test_each_message_carries_the_number_of_its_newest_lines_and_only_the_ask_has_buttons() -> None:
    async def play(built: House) -> None:
        await built.warcry()
        await built.settled()
        story, ask = built.poster.messages
        assert (story.number, ask.number) == (3, 4)
        assert (story.out.rows, story.picture is not None) == ((), True)
        assert ask.out.rows and ask.picture is None

    in_house(play)


def test_text_goes_before_the_picture_and_a_superseded_picture_is_never_drawn() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        await built.settled()
        built.poster.calls.clear()
        both, send = asyncio.Event(), built.poster.send

        async def held(channel: int, number: int, out: Outgoing, nonce: str | None) -> int:
            await both.wait()
            return await send(channel, number, out, nonce)

        built.poster.send = held  # type: ignore[method-assign]
        await built.say(game, "ana", "deck alliance_starter")
        await built.say(game, "ben", "deck hordes_starter")
        both.set()
        await built.settled()
        calls = built.poster.calls
        assert calls.count("draw") == 1
        assert calls.index("send") < calls.index("draw") == len(calls) - 1

    in_house(play)


def test_only_those_who_are_asked_anew_are_mentioned() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        await built.say(game, "ana", "deck alliance_starter")
        await built.settled()
        assert built.poster.called == [(11, 12)]
        assert [entry.out.mentions for entry in built.poster.messages if entry.asks] == [(12,)], "ana has chosen"

    in_house(play)


def test_F12_a_rate_limit_delays_and_keeps_the_order() -> None:
    async def play(built: House) -> None:
        built.poster.failures = [PostFailed("unreachable", retry_after=2.0)]
        game = await built.warcry(decks=False)
        await built.held()
        await built.say(game, "ana", "deck alliance_starter")
        assert built.poster.messages == []
        built.clock.advance(3)
        built.service.outbox.retry()
        await built.settled()
        assert [entry.number for entry in built.poster.messages] == [1, 2]

    in_house(play)


def test_F13_after_an_hour_without_network_everything_is_posted_once() -> None:
    async def play(built: House) -> None:
        built.poster.failures = [PostFailed("unreachable") for _ in range(3)]
        game = await built.warcry(decks=False)
        for _ in range(3):
            await built.held()
            built.clock.advance(1200)
            built.service.outbox.retry()
        await built.say(game, "ana", "deck alliance_starter")
        await built.settled()
        assert [entry.number for entry in built.poster.messages] == [1, 2]

    in_house(play)


def test_F2_after_a_restart_a_row_that_may_have_been_posted_is_looked_for_first(tmp_path: Path) -> None:
    poster = RecordingPoster()

    class CrashAfterPosting(RecordingPoster):
        async def send(self, channel: int, number: int, out: Outgoing, nonce: str | None) -> int:
            await poster.send(channel, number, out, None)
            raise PostFailed("unreachable")

    async def first() -> None:
        async with house(tmp_path, connect=False) as built:
            await built.service.start(CrashAfterPosting(), built.painter)
            await built.open_game("ana", "ben")
            await built.held()

    async def second() -> None:
        async with house(tmp_path, connect=False) as built:
            built.clock.advance(600)
            await built.service.start(poster, built.painter)
            await built.settled()

    asyncio.run(first())
    assert len(poster.messages) == 1
    asyncio.run(second())
    assert len(poster.messages) == 1
    assert poster.calls.count("find") == 1


def test_F14_an_unknown_token_stops_everything_at_once() -> None:
    async def play(built: House) -> None:
        told: list[bool] = []
        built.service.outbox.unauthorised = lambda: told.append(True)
        built.poster.failures = [PostFailed("unauthorised")]
        await built.warcry()
        await built.settled()
        assert told == [True]
        assert built.poster.calls == ["send"]

    in_house(play)


def test_F15_a_missing_permission_mutes_the_game_and_is_told_at_home() -> None:
    async def play(built: House) -> None:
        game = await built.open_game("ana", "ben")
        await built.settled()
        live = await built.service.core.live(game)
        live.game.channel_id = 777
        built.poster.failures = [PostFailed("forbidden", missing="Send Messages in Threads")]
        await built.say(game, "ana", "deck alliance_starter")
        await until(lambda: bool(troubles(built)))
        assert (await built.service.core.live(game)).game.muted == "Send Messages in Threads"
        at_home = [entry.out.text for entry in built.poster.messages if entry.channel == HOME]
        assert "Send Messages in Threads" in at_home[-1]
        assert "<#777>" in at_home[-1]
        built.clock.advance(301)
        built.service.outbox.retry()
        await built.settled()
        assert (await built.service.core.live(game)).game.muted == ""
        assert "ana has chosen both decks." in built.poster.messages[-1].out.text

    in_house(play)


HINDERED = PostFailed("forbidden", missing="Send Messages in Threads")


async def until(fits: Callable[[], bool]) -> None:
    """Wait for what happens by itself, however busy the machine is."""
    while not fits():
        await asyncio.sleep(0.01)


async def shut_out(built: House) -> int:
    """A game that could not speak in its channel, 777; nor could that be told at its home."""
    game = await built.open_game("ana", "ben")
    await built.settled()
    (await built.service.core.live(game)).game.channel_id = 777
    await built.service.database.write(lambda session: set_game(session, game, channel_id=777))
    built.poster.failures = [HINDERED, HINDERED]
    await built.say(game, "ana", "deck alliance_starter")
    queues = built.service.outbox._queues
    await until(lambda: len(queues) == 2 and all(queue[0].next_at > built.clock.now() for queue in queues.values()))
    assert not built.poster.failures and (await built.service.core.live(game)).game.muted
    return game


def troubles(built: House) -> list[str]:
    return [text for text in built.poster.texts if "I may not post" in text or "is gone" in text]


def test_F19_a_word_that_a_game_may_not_speak_is_dropped_where_it_may_again() -> None:
    async def play(built: House) -> None:
        game = await shut_out(built)
        built.service.outbox.retry()
        await built.settled()
        assert (await built.service.core.live(game)).game.muted == ""
        assert "ana has chosen both decks." in built.poster.messages[-1].out.text
        assert troubles(built) == []

    in_house(play)


def test_F19_it_is_told_at_last_where_only_the_home_may_be_written_to_again() -> None:
    async def play(built: House) -> None:
        game = await shut_out(built)
        sent = built.poster.send

        async def send(channel: int, *more: Any, **named: Any) -> int:
            if channel == 777:
                raise HINDERED
            return await sent(channel, *more, **named)

        built.poster.send = send  # type: ignore[method-assign]
        built.service.outbox.retry()
        await until(lambda: bool(troubles(built)))
        assert (await built.service.core.live(game)).game.muted
        built.service.outbox.retry()
        await built.held(777)
        await until(lambda: HOME not in built.service.outbox._queues)
        assert len(troubles(built)) == 1, "and only once"

    in_house(play)


def test_F16_what_waits_for_a_channel_that_its_game_leaves_is_posted_in_the_new_one_in_order(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as built:
            game = await built.open_game("ana", "ben", channel_id=777)
            await built.settled()
            sent = built.poster.send

            async def send(channel: int, *more: Any, **named: Any) -> int:
                if channel == 777:
                    raise PostFailed("closed")
                return await sent(channel, *more, **named)

            built.poster.send = send  # type: ignore[method-assign]
            await built.say(game, "ana", "deck alliance_starter")
            await until(lambda: any("is closed" in text for text in built.poster.texts))
            await built.say(game, "ben", "deck hordes_starter")
            move = Move(778, HOME)
            await table_queries.rebind_game(
                built.service.core, game, USERS["ana"], move, referee=False, interaction=10**17
            )
            await built.settled()
            assert all(entry.channel != 777 for entry in built.poster.messages if entry.asks)
            posted = [entry for entry in built.poster.messages if entry.channel == 778]
            texts = [entry.out.text for entry in posted]
            assert texts[0].index("ana has chosen") < texts[0].index("ben has chosen")
            assert posted[-2].picture is not None and posted[-1].out.rows
            assert [entry.number for entry in posted] == sorted(entry.number for entry in posted)
            assert not await built.service.database.read(unsent)

    asyncio.run(run())


def test_F16_that_a_channel_is_gone_is_not_told_once_the_game_has_another() -> None:
    async def play(built: House) -> None:
        game = await built.open_game("ana", "ben", channel_id=777)
        await built.settled()
        built.poster.failures = [HINDERED]
        await channel_lost(built.service.hosts, 777)
        await until(lambda: not built.poster.failures)
        await table_queries.rebind_game(
            built.service.core, game, USERS["ana"], Move(778, 778), referee=False, interaction=10**17
        )
        built.service.outbox.retry()
        await built.settled()
        assert troubles(built) == [] and built.poster.messages[-1].channel == 778

    in_house(play)


def test_a_game_that_others_play_already_stays_in_the_channel_where_no_thread_can_be_opened() -> None:
    async def play(built: House) -> None:
        game = await built.open_game("ana", "ben")
        await built.settled()
        built.poster.failures = [PostFailed("full")]
        await built.service.outbox.post(HOME, Outgoing("", subject="test #1"), game, THREAD)
        await built.settled()
        found = (await built.service.core.live(game)).game
        assert (found.status, found.channel_id, found.muted) == (RUNNING, HOME, "")
        assert f"Game {game} is played in this channel" in built.poster.texts[-1] and not built.poster.threads
        await built.say(game, "ana", "deck alliance_starter")
        await built.settled()
        assert "ana has chosen" in built.poster.texts[-1]

    in_house(play)


def test_what_cannot_be_posted_elsewhere_does_not_mute_a_game() -> None:
    async def play(built: House) -> None:
        game = await built.open_game("ana", "ben", channel_id=777, card=4711)
        await built.settled()
        built.poster.failures = [PostFailed("forbidden", missing="View Channel")]
        await built.service.core.change(game, card_again)
        await built.held()
        assert not built.poster.failures
        assert (await built.service.core.live(game)).game.muted == ""

    in_house(play)


def test_F17_a_deleted_board_message_is_no_fault() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        await built.settled()
        built.poster.messages.clear()
        await built.say(game, "ana", "deck alliance_starter")
        await built.settled()
        assert len(built.poster.messages) == 1

    in_house(play)


def test_F58_where_drawing_fails_the_table_is_posted_as_text() -> None:
    async def play(built: House) -> None:
        built.painter.fails = True
        await built.warcry()
        await built.settled()
        assert "board muster_order" in built.poster.texts[-1]
        built.painter.fails = False

    in_house(play)


def test_F58_a_picture_that_failed_is_put_in_when_it_is_there_though_the_words_are_posted() -> None:
    async def play(built: House) -> None:
        pictures = built.service.outbox.posts.pictures
        pictures.pauses = (0, 0, 0)
        drawn, tries = built.painter.table, []

        async def at_the_third_try(*about: Any) -> Any:
            tries.append(about)
            if len(tries) < 3:
                raise ChildLost("tables", FULL)
            return await drawn(*about)

        game = await built.warcry()
        await built.settled()
        built.poster.messages.clear()
        built.painter.table = at_the_third_try  # type: ignore[method-assign]
        await built.say(game, "ben", "choose_muster_order first=A", seat=1)
        while pictures._faults or len(tries) < 3:
            await built.settled()
            await asyncio.sleep(0)
        assert [text for text in built.poster.texts if "board" in text] == ["```\nboard muster\n```"]
        assert [one.picture.alt for one in built.poster.messages if one.picture is not None] == ["muster"]
        assert not pictures._later
        built.painter.fails, built.painter.table = True, drawn  # type: ignore[method-assign]
        pictures.pauses = (3600,)
        await built.say(game, "ana", "muster_pass", seat=0)
        await built.settled()
        assert list(pictures._later) == [game]  # it waits, and ends with the program

    in_house(play)


def test_a_row_that_is_refused_does_not_hold_up_its_channel() -> None:
    async def play(built: House) -> None:
        built.poster.failures = [PostFailed("refused", missing="bad form")]
        game = await built.warcry(decks=False)
        await built.settled()
        await built.say(game, "ana", "deck alliance_starter")
        await built.settled()
        assert [entry.number for entry in built.poster.messages] == [2]

    in_house(play)

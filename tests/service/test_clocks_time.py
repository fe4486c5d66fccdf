"""Time in which nobody could answer, clocks that are set, and more timers than can be handled at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.service.core.ports import Outgoing, PostFailed
from bot.service.people import people
from bot.service.table import reminders
from bot.service.table.clocks import BREATH, JUMP, MOST_AT_ONCE, REVIEW, Timed
from bot.storage.faults import StorageFault, Unreachable
from bot.storage.models import RUNNING, Timer
from bot.storage.timers import drop_timer, set_timer
from tests.support.house import HOME, USERS, House, TestClock, house, in_house
from tests.support.waiting import DAY, HALF, due, forget, look, pings, timers, wait


async def head(h: House, game: int) -> int:
    return (await h.service.core.live(game)).game.head


@pytest.mark.parametrize("clean", [True, False])
def test_F31_days_without_the_bot_extend_every_deadline_and_cost_nobody_anything(tmp_path: Path, clean: bool) -> None:
    async def play() -> None:
        clock = TestClock()
        async with house(tmp_path, clock) as h:
            game = await h.warcry()
            other = await h.warcry()
            await h.service.database.write(lambda session: set_timer(session, "vote", clock.now() + 500, game_id=game))
            await wait(h, 60)
            before, lines = await due(h, game), await head(h, game)
            if not clean:
                h.service.clocks._lost = 0.0  # as if killed: nothing is noted on the way out
        clock.jump(5 * DAY)
        async with house(tmp_path, clock) as h:
            assert before is not None and await due(h, game) == before + 5 * DAY
            assert [timer.due for timer in await timers(h, "vote")] == [clock.now() + 440]
            await look(h)
            await wait(h, 3)
            assert await head(h, game) == lines
            assert (await h.service.core.live(game)).game.status == RUNNING
            digests = [entry for entry in h.poster.messages if "extended" in entry.out.text]
            assert len(digests) == 2  # one a game
            assert "120 hours" in digests[0].out.text
            assert not any(entry.out.mentions for entry in digests)
            assert max(len(pings(h, name)) for name in ("ana", "ben")) <= 1
            assert await head(h, other) == lines

    asyncio.run(play())


def test_F31_a_short_restart_is_made_good_without_a_word(tmp_path: Path) -> None:
    async def play() -> None:
        clock = TestClock()
        async with house(tmp_path, clock) as h:
            game = await h.warcry()
            before = await due(h, game)
            await h.settled()
        clock.jump(3599)
        async with house(tmp_path, clock) as h:
            await look(h)
            assert before is not None and await due(h, game) == before + 3599
            assert not h.poster.messages

    asyncio.run(play())


def test_F31_the_bot_notes_every_minute_that_it_is_alive(tmp_path: Path) -> None:
    async def play() -> None:
        clock = TestClock()
        async with house(tmp_path, clock) as h:
            game = await h.warcry()
            before = await due(h, game)
            for _ in range(10):
                assert await h.service.clocks.tick() <= 60
                clock.advance(60)
            await h.service.clocks.tick()
            h.service.clocks._lost = 0.0  # killed
        clock.jump(7)
        async with house(tmp_path, clock) as h:
            assert before is not None and await due(h, game) == before + 7

    asyncio.run(play())


@pytest.mark.parametrize("seconds", [60, 7200])
def test_F13_time_without_the_chat_service_extends_every_deadline(seconds: int) -> None:
    async def play(h: House) -> None:
        game = await h.warcry()
        await wait(h, DAY - 10)
        lines, before = await head(h, game), await due(h, game)
        h.service.clocks.lost("gateway")
        await wait(h, seconds)
        assert await head(h, game) == lines
        h.service.clocks.lost("posts")
        await h.service.clocks.back("posts")
        assert await due(h, game) == before  # only one of two ways is open
        await h.service.clocks.back("gateway")
        await h.service.clocks.back("gateway")  # said twice, counted once
        assert before is not None and await due(h, game) == before + seconds
        await wait(h, 9)
        assert await head(h, game) == lines
        await wait(h, 1)
        assert await head(h, game) > lines
        told = [text for text in h.poster.texts if "extended" in text]
        assert len(told) == (1 if seconds >= 3600 else 0)

    in_house(play)


@pytest.mark.parametrize("jump", [JUMP + 1, -JUMP - 1, 30 * DAY, -30 * DAY])
def test_F30_a_clock_that_is_set_costs_nobody_time_and_nothing_is_done_for_a_while(jump: int) -> None:
    async def play(h: House) -> None:
        game = await h.warcry()
        await wait(h, DAY - 100)
        lines = await head(h, game)
        h.clock.jump(jump)
        await look(h)
        assert await due(h, game) == h.clock.now() + 100  # a duration is what really passes
        await wait(h, REVIEW - 1)
        assert await head(h, game) == lines
        await wait(h, 1)
        assert await head(h, game) > lines

    in_house(play)


def test_F30_a_small_correction_of_the_clock_changes_nothing() -> None:
    async def play(h: House) -> None:
        game = await h.warcry()
        await look(h)
        before, lines = await due(h, game), await head(h, game)
        h.clock.jump(JUMP)
        await look(h)
        assert await due(h, game) == before
        await wait(h, DAY - JUMP)
        assert await head(h, game) > lines

    in_house(play)


def test_F30_absences_are_dates_and_do_not_move() -> None:
    async def play(h: House) -> None:
        await people.go_away(h.service.clocks, USERS["ana"], "2026-10-01", "2026-10-02")
        await look(h)
        before = [timer.due for timer in await timers(h, "away")]
        h.clock.jump(3 * DAY)
        await look(h)
        assert [timer.due for timer in await timers(h, "away")] == before
        assert len(before) == 2

    in_house(play)


def test_F32_timers_are_handled_oldest_first_in_portions_and_once() -> None:
    async def play(h: House) -> None:
        seen: list[int] = []

        async def handle(timer: Timer) -> None:
            seen.append(timer.due)

        await asyncio.sleep(0)
        await h.service.clocks.tick()  # waits for the look that the clocks take at their start
        h.service.clocks.timed["test"] = Timed(handle)
        now, count = h.clock.now(), 2 * MOST_AT_ONCE + 7
        far = now + 40 * 365 * DAY

        def fill(session: object) -> None:
            for place in range(count):
                set_timer(session, "test", now - (place * 7919) % 1000, subject=str(place))  # type: ignore[arg-type]
            set_timer(session, "test", far, subject="far")  # type: ignore[arg-type]

        await h.service.database.write(fill)
        assert await h.service.clocks.tick() == BREATH
        assert len(seen) == MOST_AT_ONCE
        assert await h.service.clocks.tick() == BREATH
        await h.service.clocks.tick()
        assert seen == sorted(seen) and len(seen) == count
        assert await h.service.clocks.tick() <= 3600
        assert [timer.due for timer in await timers(h, "test")] == [far]

    in_house(play)


def test_a_timer_is_set_anew_looked_at_again_or_dropped(caplog: pytest.LogCaptureFixture) -> None:
    async def play(h: House) -> None:
        seen: list[str] = []

        async def handle(timer: Timer) -> int | None:
            seen.append(timer.subject)
            if timer.subject == "fails" and len(seen) < 2:
                raise ValueError("secret of a game")
            return h.clock.now() + 50 if timer.subject == "again" and seen.count("again") == 1 else None

        h.service.clocks.timed["test"] = Timed(handle)
        now, write = h.clock.now(), h.service.database.write
        await write(lambda session: set_timer(session, "test", now + 900, game_id=1, subject="moved"))
        await write(lambda session: set_timer(session, "test", now + 10, game_id=1, subject="moved"))
        await write(lambda session: set_timer(session, "test", now + 10, game_id=2, subject="dropped"))
        await write(lambda session: drop_timer(session, "test", game_id=2, subject="dropped"))
        await wait(h, 9)
        assert seen == []
        await wait(h, 1)
        assert seen == ["moved"]
        seen.clear()
        await write(lambda session: set_timer(session, "test", h.clock.now(), subject="fails"))
        await look(h)
        await wait(h, 599)
        assert seen == ["fails"] and "timer test" in caplog.text
        await wait(h, 1)
        assert seen == ["fails", "fails"]
        await write(lambda session: set_timer(session, "test", h.clock.now(), subject="again"))
        await look(h)
        await wait(h, 49)
        assert seen.count("again") == 1
        await wait(h, 1)
        assert seen.count("again") == 2 and await timers(h, "test") == []

    in_house(play)


def test_F32_reminders_of_many_people_come_in_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reminders, "MOST_PEOPLE", 1)

    async def play(h: House) -> None:
        await h.warcry(decks=False)
        await h.settled()
        forget(h)
        h.clock.advance(HALF)
        assert await h.service.clocks.tick() == BREATH
        await h.settled()
        assert [entry.out.mentions for entry in h.poster.messages] == [(USERS["ana"],)]
        assert await h.service.clocks.tick() != BREATH
        await h.settled()
        assert [entry.out.mentions for entry in h.poster.messages] == [(USERS["ana"],), (USERS["ben"],)]

    in_house(play)


def test_F13_posts_that_cannot_be_delivered_stop_the_clocks_until_one_is() -> None:
    async def play(h: House) -> None:
        game = await h.warcry()
        await h.settled()
        before = await due(h, game)
        h.poster.failures = [PostFailed("unreachable")]
        await h.service.outbox.post(HOME, Outgoing("hello"))
        while not h.service.clocks.held_up:
            await asyncio.sleep(0.01)
        h.clock.advance(600)
        h.service.outbox.retry()
        await h.settled()
        assert not h.service.clocks.held_up
        assert before is not None and await due(h, game) == before + 600

    in_house(play)


def test_F13_time_without_the_chat_service_is_made_good_though_the_database_was_away_when_that_came_back() -> None:
    async def play(h: House) -> None:
        game = await h.warcry()
        await h.settled()
        before, clocks, database = await due(h, game), h.service.clocks, h.service.database
        clocks.lost("gateway")
        h.clock.advance(600)
        written = database._written

        async def away(fn: Any) -> Any:
            raise Unreachable("unreachable", place="a test")

        database._written = away  # type: ignore[method-assign]
        with pytest.raises(StorageFault):
            await clocks.back("gateway")
        assert clocks.held_up
        database._written = written  # type: ignore[method-assign]
        h.clock.advance(60)
        await clocks.tick()
        assert not clocks.held_up
        assert before is not None and await due(h, game) == before + 660

    in_house(play)

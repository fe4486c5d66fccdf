"""Reminders: when, to whom, how often, and when not."""

from __future__ import annotations

import threading
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.engine.game import Courtesy
from bot.games import registry
from bot.service.core.ports import Outgoing, PostFailed
from bot.service.people import people
from bot.service.table.reminders import quiet_until
from bot.storage import people as rows_of_people
from bot.storage.models import User
from tests.support.house import USERS, House, in_house
from tests.support.rules import rule
from tests.support.waiting import DAY, HALF, act, asked, decisions, forget, move, pings, wait

HOUR = 3600


async def choose(h: House, name: str, **changes: Any) -> None:
    await h.service.database.write(lambda session: rows_of_people.set_user(session, USERS[name], **changes))


async def one_waiting(h: House, **changes: Any) -> tuple[int, str]:
    """A game, who is asked, and nothing posted so far."""
    game = await h.warcry(**changes)
    await h.settled()
    forget(h)
    return game, await asked(h, game)


@rule("WC-P7")
def test_one_reminder_comes_at_half_time_and_names_only_the_one_who_is_asked() -> None:
    async def play(h: House) -> None:
        game, name = await one_waiting(h)
        await wait(h, HALF - 1)
        assert not h.poster.messages
        await wait(h, 1)
        (told,) = h.poster.messages
        (entry,) = await decisions(h, game)
        assert told.out.mentions == (USERS[name],)
        assert "half of your time" in told.out.text and f"<t:{entry.due}:R>" in told.out.text
        assert told.out.rows[0][0].id == f"d|{game}|{entry.number}|"
        for _ in range(11):
            await wait(h, HOUR)
        assert len(h.poster.messages) == 1

    in_house(play)


@pytest.mark.slow
def test_a_reminder_goes_when_the_game_goes_on() -> None:
    async def play(h: House) -> None:
        game, _ = await one_waiting(h)
        await wait(h, HALF)
        (told,) = h.poster.messages
        await act(h, game)
        await h.settled()
        assert told not in h.poster.messages

    in_house(play)


@pytest.mark.slow
@pytest.mark.parametrize(("pace", "count"), [(0, 1), (2 * HOUR, 12), (DAY, 1)])
def test_more_reminders_come_at_the_persons_own_pace(pace: int, count: int) -> None:
    async def play(h: House) -> None:
        _, name = await one_waiting(h)
        await choose(h, name, pace=pace)
        for _ in range(47):
            await wait(h, HOUR // 2)
        assert len(pings(h, name)) == count - (pace == 2 * HOUR)  # the twelfth would come with the deadline itself
        assert len(h.poster.messages) == len(pings(h, name))

    in_house(play)


@pytest.mark.slow
def test_a_dead_game_is_not_reminded_of_for_ever() -> None:
    async def play(h: House) -> None:
        _, name = await one_waiting(h, limit=0)
        for _ in range(60):
            await wait(h, DAY)
        assert len(pings(h, name)) == 45

    in_house(play)


@pytest.mark.slow
@pytest.mark.parametrize("posted", [True, False])
def test_quiet_hours_put_a_reminder_off_or_take_its_ping_away(posted: bool) -> None:
    """Where the deadline is before the morning, the channel is told without a ping."""

    async def play(h: House) -> None:
        # It is 16:13 in Warsaw when the house opens; half time is at 04:13, the deadline at 16:13.
        _, name = await one_waiting(h)
        end = 17 * 60 if posted else 7 * 60
        await choose(h, name, zone="Europe/Warsaw", quiet_from=22 * 60, quiet_to=end)
        local = datetime.fromtimestamp(h.clock.now() + HALF, ZoneInfo("Europe/Warsaw"))
        await wait(h, HALF)
        if posted:
            assert [entry.out.mentions for entry in h.poster.messages] == [()]
            assert name in h.poster.texts[0]
            return
        morning = int(local.replace(hour=7, minute=0, second=0).timestamp())
        assert not h.poster.messages
        await wait(h, morning - 1 - h.clock.now())
        assert not h.poster.messages
        await wait(h, 1)
        assert len(pings(h, name)) == 1

    in_house(play)


def at(zone: str, *when: int, fold: int = 0) -> int:
    year, month, day, hour, minute = when
    return int(datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone), fold=fold).timestamp())


WARSAW = "Europe/Warsaw"


@pytest.mark.parametrize(
    ("begin", "end", "now", "until"),
    [
        ("22:00", "07:00", at(WARSAW, 2026, 8, 1, 21, 59), None),
        ("22:00", "07:00", at(WARSAW, 2026, 8, 1, 22, 0), at(WARSAW, 2026, 8, 2, 7, 0)),
        ("22:00", "07:00", at(WARSAW, 2026, 8, 2, 6, 59), at(WARSAW, 2026, 8, 2, 7, 0)),
        ("22:00", "07:00", at(WARSAW, 2026, 8, 2, 7, 0), None),
        ("08:00", "16:00", at(WARSAW, 2026, 8, 2, 8, 0), at(WARSAW, 2026, 8, 2, 16, 0)),
        ("08:00", "16:00", at(WARSAW, 2026, 8, 2, 16, 0), None),
        # The night of 29 March 2026 has 23 hours, that of 25 October 25.
        ("22:00", "07:00", at(WARSAW, 2026, 3, 28, 22, 0), at(WARSAW, 2026, 3, 28, 22, 0) + 8 * HOUR),
        ("22:00", "07:00", at(WARSAW, 2026, 10, 24, 22, 0), at(WARSAW, 2026, 10, 24, 22, 0) + 10 * HOUR),
        ("22:00", "02:30", at(WARSAW, 2026, 3, 29, 1, 59), at(WARSAW, 2026, 3, 29, 3, 30)),
        ("22:00", "02:30", at(WARSAW, 2026, 10, 25, 2, 10), at(WARSAW, 2026, 10, 25, 2, 30)),
        ("22:00", "02:30", at(WARSAW, 2026, 10, 25, 2, 10, fold=1), at(WARSAW, 2026, 10, 25, 2, 30, fold=1)),
    ],
)
def test_F30_quiet_hours_are_hours_of_the_persons_day_in_nights_of_any_length(
    begin: str, end: str, now: int, until: int | None
) -> None:
    minutes = [int(text[:2]) * 60 + int(text[3:]) for text in (begin, end)]
    assert quiet_until(User(id=1, zone=WARSAW, quiet_from=minutes[0], quiet_to=minutes[1]), now) == until


def test_F32_one_ping_a_person_and_run_however_many_games_wait() -> None:
    async def play(h: House) -> None:
        for number in range(5):
            game = await h.warcry()
            await move(h, game, 700 + number, 500 if number < 3 else 501)
        await h.settled()
        forget(h)
        await wait(h, HALF)
        for name in ("ana", "ben"):
            assert len(pings(h, name)) <= 1
        assert sum(len(entry.out.mentions) for entry in h.poster.messages) >= 1
        for entry in h.poster.messages:  # no server hears of games on another one
            others = range(703, 705) if entry.channel < 703 else range(700, 703)
            assert not [channel for channel in others if f"<#{channel}>" in entry.out.text]
        heard = {entry.channel for entry in h.poster.messages}
        heard |= {number for number in range(700, 705) if any(f"<#{number}>" in text for text in h.poster.texts)}
        assert heard == set(range(700, 705))
        forget(h)
        await wait(h, 60)
        assert not h.poster.messages

    in_house(play)


def test_the_last_one_is_told_after_a_while_that_all_the_others_are_done() -> None:
    async def play(h: House) -> None:
        game = await h.warcry(decks=False)
        await h.say(game, "ana", "deck alliance_starter")
        await h.settled()
        forget(h)
        await wait(h, 299)
        assert not h.poster.messages
        await wait(h, 1)
        (told,) = h.poster.messages
        assert told.out.mentions == (USERS["ben"],)
        assert "only you are missing" in told.out.text

    in_house(play)


def test_the_last_one_is_not_told_if_done_meanwhile() -> None:
    async def play(h: House) -> None:
        game = await h.warcry()
        await h.settled()
        forget(h)
        await wait(h, 300)
        assert not h.poster.messages
        assert await asked(h, game)

    in_house(play)


@pytest.mark.slow
def test_where_the_game_waits_the_reminders_climb_and_end_with_a_proposal() -> None:
    async def play(h: House) -> None:
        _, name = await one_waiting(h, policy="wait")
        await choose(h, name, pace=0)
        heard = []
        for _ in range(40):
            await wait(h, HALF)
            heard += [(h.clock.now(), entry.out) for entry in h.poster.messages]
            forget(h)
        begin = heard[0][0] - HALF
        assert [when - begin for when, _ in heard] == [HALF, DAY, 2 * DAY, 3 * DAY, 4 * DAY]
        words = ["half of your time", "your time is up", "still waiting", "as the host", "/game replace"]
        assert [word in out.text for word, (_, out) in zip(words, heard, strict=True)] == [True] * 5
        assert [out.mentions for _, out in heard] == [(USERS[name],)] * 2 + [()] * 3

    in_house(play)


def test_nobody_is_reminded_while_away() -> None:
    async def play(h: House) -> None:
        _, name = await one_waiting(h, limit=0)
        await choose(h, name, pace=HOUR)
        await people.go_away(h.service.clocks, USERS[name], "", "2026-09-25")
        await h.settled()
        forget(h)
        await wait(h, DAY)
        assert not pings(h, name)

    in_house(play)


def test_a_direct_message_comes_beside_the_reminder_where_it_is_wanted() -> None:
    async def play(h: House) -> None:
        game, name = await one_waiting(h)
        await choose(h, name, direct=True, language="pl")
        await wait(h, HALF)
        ((user, out),) = h.poster.direct_messages
        channel = (await h.service.core.live(game)).game.channel_id
        assert (user, len(pings(h, name))) == (USERS[name], 1)
        assert f"<#{channel}>" in out.text and "czeka na ciebie" in out.text

    in_house(play)


@pytest.mark.parametrize(("reason", "given_up"), [("forbidden", True), ("unreachable", False)])
def test_F20_a_refused_direct_message_is_never_tried_again_and_told_once(reason: str, given_up: bool) -> None:
    async def play(h: House) -> None:
        _, name = await one_waiting(h)
        await choose(h, name, direct=True)
        tried = []

        async def refuse(user: int, out: Outgoing) -> None:
            tried.append(user)
            raise PostFailed(reason)

        h.poster.direct = refuse  # type: ignore[method-assign]
        await wait(h, HALF)
        assert len(tried) == len(pings(h, name)) == 1  # the reminder itself needs no direct message
        assert (await people.person_of(h.service.core, USERS[name])).direct is not given_up
        assert await people.refused_direct(h.service.core, USERS[name]) is given_up
        assert await people.refused_direct(h.service.core, USERS[name]) is False

    in_house(play)


def test_a_game_is_never_imported_on_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []
    courtesy = registry.courtesy

    def watched(key: str) -> Courtesy:
        asked.append(threading.current_thread() is threading.main_thread())
        return courtesy(key)

    monkeypatch.setattr(registry, "courtesy", watched)

    async def play(h: House) -> None:
        await h.warcry()
        await wait(h, DAY)

    in_house(play)
    assert asked and not any(asked)

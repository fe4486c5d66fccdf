"""Deadlines: reminded in time and once, moved by consent, by absences, and by what keeps everybody from playing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.games import registry
from bot.service.events import running, times
from bot.service.people import people
from bot.storage import events, timers
from bot.storage.event_models import Event
from tests.service.events.holding import (
    DAY,
    PRESSES,
    actor,
    begun,
    do,
    drawn,
    joined,
    matches,
    opened,
    refused,
    row,
    seen,
    ticked,
)
from tests.service.events.test_rounds import ready
from tests.support.house import USERS, House, in_house

Listed = Any


async def due(built: House, event: int, place: int = 0) -> int:
    """Until when a pairing has time, in days from its beginning."""
    bout = (await matches(built, event))[place].bout
    return ((bout.due or 0) - bout.opened_at) // DAY


@pytest.mark.slow
def test_who_is_waited_for_is_reminded_at_half_and_near_the_end_and_nobody_else(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built, days=8)
        (first, _) = await matches(built, event)
        await ready(built, first.bout.game_id or 0, "ana")
        thread = (await built.service.core.live(first.bout.game_id or 0)).game.channel_id
        before = len(built.poster.messages)
        await ticked(built, 4 * DAY)
        await ticked(built)
        half = [one.out for one in built.poster.messages[before:] if one.channel == thread]
        assert [out.mentions for out in half] == [(USERS["ben"],)]
        await ticked(built, 3 * DAY)
        said = [one.out.mentions for one in built.poster.messages[before:] if one.channel == thread]
        assert said == [(USERS["ben"],), (USERS["ben"],)]
        assert event

    in_house(play)


@pytest.mark.slow
def test_a_reminder_whose_timer_comes_back_after_a_crash_is_posted_once(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built, days=8)
        (first, _) = await matches(built, event)
        before = len(built.poster.messages)
        for _ in range(2):
            await times.remind(built.service.core, event, first.bout.id or 0, "half")
            await built.settled()
        assert len(built.poster.messages) == before + 1

    in_house(play)


@pytest.mark.slow
def test_more_time_needs_the_consent_of_both(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4)), drawn((1, 3), (2, 4))])
        event = await begun(built, days=4)
        assert (await do(built, event, "ana", times.longer(5))).key == "event_longer_asked"
        assert built.poster.called[-1] == (USERS["ben"],)
        assert await due(built, event) == 4
        assert (await do(built, event, "ben", times.longer(3))).key == "event_longer"
        assert await due(built, event) == 7 and await due(built, event, 1) == 4
        assert await refused(built, event, "ana", times.longer(12)) == "event_longer_days"
        assert await refused(built, event, "gm", times.longer(1)) == "event_not_in"
        await ticked(built, 4 * DAY)
        found = await row(built, event)
        assert found.round == 2 and (await matches(built, event))[0].bout.state == "open"

    in_house(play)


@pytest.mark.slow
def test_where_results_are_needed_the_round_is_put_off_with_its_pairing(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4)), drawn((1, 3))])
        event = await begun(built, days=4, format="knockout", number=0)
        for name in ("ana", "ben"):
            await do(built, event, name, times.longer(2))
        await ticked(built, 4 * DAY)
        assert (await row(built, event)).round == 1
        await ticked(built, 2 * DAY)
        assert (await row(built, event)).round == 2

    in_house(play)


async def away(built: House, name: str, first: int, days: int) -> None:
    """Somebody is away from a day on."""
    from datetime import UTC, datetime, timedelta

    begin = datetime.fromtimestamp(built.clock.now(), UTC).date() + timedelta(days=first)
    last = begin + timedelta(days=days - 1)
    await people.go_away(built.service.clocks, USERS[name], begin.isoformat(), last.isoformat())
    await times.went_away(built.service.core, USERS[name])
    await built.settled()


@pytest.mark.slow
def test_an_absence_moves_the_deadlines_of_its_pairing_by_fourteen_days_a_season(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4)), drawn((1, 3), (2, 4))])
        event = await begun(built, days=30)
        await away(built, "ana", 1, 10)
        assert await due(built, event) == 40 and await due(built, event, 1) == 30
        built.clock.advance(12 * DAY)
        await away(built, "ana", 1, 10)
        assert await due(built, event) == 44
        assert (await seen(built, event, lambda affair: affair.entries[1].away_days)) == 14

    in_house(play)


@pytest.mark.slow
def test_an_absence_nobody_told_the_event_of_counts_at_the_deadline(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built, days=4)
        from datetime import UTC, datetime, timedelta

        today = datetime.fromtimestamp(built.clock.now(), UTC).date()
        last = today + timedelta(days=2)
        await people.go_away(built.service.clocks, USERS["ana"], "", last.isoformat())
        await ticked(built, 4 * DAY)
        assert (await matches(built, event))[0].bout.state == "open" and await due(built, event) > 4
        assert (await matches(built, event))[1].bout.state == "done"

    in_house(play)


@pytest.mark.slow
def test_time_in_which_nobody_could_play_does_not_count(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built, days=4)
        before: Event = await row(built, event)
        await built.service.database.write(lambda session: timers.move_all(session, 5000, ()))
        after = await row(built, event)
        assert (after.round_due or 0) - (before.round_due or 0) == 5000
        bout = (await matches(built, event))[0].bout
        assert (bout.due or 0) - bout.opened_at == 4 * DAY + 5000

    in_house(play)


@pytest.mark.slow
@pytest.mark.parametrize("days", [0, 15])
def test_so_many_days_are_no_extension(listed: Listed, days: int) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built)
        assert await refused(built, event, "ana", times.longer(days)) == "event_longer_days"

    in_house(play)


@pytest.mark.slow
def test_the_end_waits_for_those_who_have_more_time(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built, days=4)
        for name in ("ana", "ben"):
            await do(built, event, name, times.longer(3))
        await ticked(built, 4 * DAY)
        assert (await row(built, event)).state == "running"
        await ticked(built, 3 * DAY)
        assert (await row(built, event)).state == "over"

    in_house(play)


def test_options_that_an_older_program_has_agreed_on_are_read(listed: Listed, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []
    rules = registry.game("warcry")

    def options_of(self: Any, raw: Any, version: int) -> Any:
        read.append(version)
        return msgspec.convert(dict(raw), rules.options_type)

    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await opened(built, pace="daily")
        await built.service.database.write(
            lambda session: setattr(events.find_event(session, event), "rules", rules.rules_version - 1)
        )
        await joined(built, event, "ana", "ben", "cyd", "dan")
        monkeypatch.setattr(type(rules), "options_of", options_of)
        await running.start_event(built.service.core, event, actor("gm"), interaction=next(PRESSES))
        assert read and set(read) == {rules.rules_version - 1}
        live = await built.service.core.live((await matches(built, event))[0].bout.game_id or 0)
        assert live.options == rules.options_type()

    in_house(play)

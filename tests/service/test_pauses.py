"""Every pause has an end: named, or some days after it was agreed; then the clocks go on and misses count again."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.engine.errors import Refused
from bot.i18n.speech import Speech
from bot.service.core.access import Actor
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.pauses import DAY, MOST, USUAL
from bot.service.lobby import lobby
from bot.service.lobby.seats import Person
from bot.service.people import people
from bot.service.table import gm, seating, votes
from bot.storage import schema
from bot.storage.people import set_guild
from tests.service.test_migrated import put_back
from tests.support.house import GUILD, USERS, House, house, in_house

SEEN = "<t:{}:f>"


async def live(h: House, game: int) -> LoadedGame:
    """The game as it stands."""
    return await h.service.core.live(game)


async def agreed(h: House, game: int, **named: Any) -> int:
    """Two agree to a pause; its end."""
    assert (await votes.propose_pause(h.service.core, game, USERS["ana"], **named)).key == "vote_opened"
    assert (await votes.cast_vote(h.service.core, game, USERS["ben"], True)).key == "vote_passed"
    until = (await live(h, game)).game.paused_until
    assert until is not None
    return until


async def refusal(h: House, game: int, **named: Any) -> str:
    """Why a pause is not even proposed, in a sentence of all languages."""
    with pytest.raises(Refused) as caught:
        await votes.propose_pause(h.service.core, game, USERS["ana"], **named)
    for language in ("en", "pl", "cs"):
        assert "{" not in Speech(language).refusal(caught.value)
    assert not (await live(h, game)).votes
    return caught.value.key


@pytest.mark.parametrize(("named", "days"), [({}, USUAL), ({"days": 1}, 1), ({"days": 5}, 5), ({"days": MOST}, MOST)])
def test_it_ends_so_many_days_after_it_was_agreed_or_the_usual_ones(named: dict[str, Any], days: int) -> None:
    async def play(h: House) -> None:
        game = await h.warcry()
        until = await agreed(h, game, **named)
        await h.settled()
        assert until == h.clock.now() + days * DAY
        told = await lobby.lobby_info(h.service.core, game, "en")
        assert f"The game is paused until {SEEN.format(until)}" in told
        (begun,) = [text for text in h.poster.texts if SEEN.format(until) in text and "pauses" not in text][-1:]
        assert ":R>" not in begun  # no clock runs
        h.clock.advance(days * DAY - 1)
        await h.service.clocks.tick()
        assert (await live(h, game)).game.paused_at is not None
        h.clock.advance(1)
        await h.service.clocks.tick()
        await h.settled()
        ended = (await live(h, game)).game
        assert (ended.paused_at, ended.paused_until) == (None, None)
        assert "paused" not in await lobby.lobby_info(h.service.core, game, "en")
        over = Speech("en").text("votes-pause-over")
        (place,) = [place for place, text in enumerate(h.poster.texts) if over in text]
        (entry,) = (await live(h, game)).decisions.values()
        assert place == len(h.poster.texts) - 2
        assert f"<t:{entry.due}:R>" in h.poster.texts[place + 1]  # the ask, with the clock that goes on
        h.clock.advance(DAY // 2 + 1)
        await h.service.clocks.tick()
        await h.settled()
        assert h.poster.messages[-1].out.mentions == (USERS["ben"],)  # whoever is asked is reminded again

    in_house(play)


@pytest.mark.slow
def test_a_table_where_one_fell_silent_comes_to_a_claim_after_the_pause() -> None:
    async def play(h: House) -> None:
        game = await h.warcry()
        await agreed(h, game)
        left = {number: entry.left for number, entry in (await live(h, game)).decisions.items()}
        assert left and all(seconds is not None for seconds in left.values())
        h.clock.advance(USUAL * DAY)
        await h.service.clocks.tick()
        assert {number: entry.due - h.clock.now() for number, entry in (await live(h, game)).decisions.items()} == left
        for _ in range(12):
            h.clock.advance(2 * DAY)
            await h.service.clocks.tick()
            for seat in (await live(h, game)).waiting():
                if (await live(h, game)).seats[seat].user_id == USERS["ana"]:
                    await h.service.clocks.reminders.run(h.clock.now())
        assert max(seat.misses for seat in (await live(h, game)).seats) >= 3

    in_house(play)


def test_a_day_is_the_last_of_the_pause_where_the_proposer_lives() -> None:
    async def play(h: House) -> None:
        game = await h.warcry()
        zone = ZoneInfo("Pacific/Kiritimati")
        await people.choose_settings(h.service.core, USERS["ana"], zone=zone.key)
        today = datetime.fromtimestamp(h.clock.now(), zone).date()
        until = await agreed(h, game, until=today.isoformat())
        assert datetime.fromtimestamp(until, zone).isoformat()[:16] == f"{today.replace(day=today.day + 1)}T00:00"
        assert 0 < until - h.clock.now() <= DAY

    in_house(play)


def test_ends_that_make_no_sense_are_refused() -> None:
    async def play(h: House) -> None:
        game = await h.warcry()
        assert await refusal(h, game, until="2026-10-01", days=3) == "pause_two_ends"
        for days in (0, MOST + 1):
            assert await refusal(h, game, days=days) == "pause_too_long"
        assert await refusal(h, game, until="soon") == "date_wrong"
        today = datetime.fromtimestamp(h.clock.now(), ZoneInfo("UTC")).date()
        assert await refusal(h, game, until=today.replace(day=today.day - 1).isoformat()) == "pause_past"
        last = datetime.fromtimestamp(h.clock.now() + MOST * DAY, ZoneInfo("UTC")).date()
        assert await refusal(h, game, until=last.isoformat()) == "pause_too_long"
        first = datetime.fromtimestamp(h.clock.now() + (MOST - 1) * DAY, ZoneInfo("UTC")).date()
        await agreed(h, game, until=first.isoformat())

    in_house(play)


def test_a_pause_that_would_be_over_is_not_agreed_to() -> None:
    async def play(h: House) -> None:
        game = await h.warcry()
        today = datetime.fromtimestamp(h.clock.now(), ZoneInfo("UTC")).date()
        await votes.propose_pause(h.service.core, game, USERS["ana"], until=today.isoformat())
        (vote,) = (await live(h, game)).votes.values()
        assert vote.due <= h.clock.now() + DAY
        h.clock.advance(DAY)
        await h.service.clocks.tick()
        assert not (await live(h, game)).votes and (await live(h, game)).game.paused_at is None

    in_house(play)


def test_whoever_votes_to_go_on_earlier_has_no_second_end() -> None:
    async def play(h: House) -> None:
        game = await h.warcry()
        await agreed(h, game, days=3)
        for name in ("ana", "ben"):
            await votes.propose_vote(h.service.core, game, USERS[name], "resume")
        assert (await live(h, game)).game.paused_until is None
        h.clock.advance(2 * DAY)
        later = await agreed(h, game, days=4)
        h.clock.advance(2 * DAY)  # when the first would have ended
        await h.service.clocks.tick()
        assert (await live(h, game)).game.paused_until == later
        await h.settled()
        assert not any(Speech("en").text("votes-pause-over") in text for text in h.poster.texts)

    in_house(play)


def test_a_referees_pause_ends_too() -> None:
    async def play(h: House) -> None:
        await h.service.database.write(lambda session: set_guild(session, GUILD, gm_role=9) and None)
        referee = Actor(USERS["gm"], "gm", GUILD, frozenset({9}))
        for days, expected in ((None, USUAL), (2, 2)):
            game = await h.warcry()
            await gm.rule_on(h.service.core, game, referee, "tea", gm.halts(days), interaction=None)
            assert (await live(h, game)).game.paused_until == h.clock.now() + expected * DAY

    in_house(play)


def test_F66_a_game_that_all_have_left_waits_until_somebody_comes_and_then_has_an_end() -> None:
    async def play(h: House) -> None:
        game = await h.warcry()
        until = await agreed(h, game, days=2)
        h.clock.advance(until - h.clock.now() - 60)
        for name in ("ana", "ben"):
            await seating.leave_game(h.service.core, game, USERS[name])
        h.clock.advance(60)
        await h.service.clocks.tick()
        assert (await live(h, game)).game.paused_at is not None
        assert (await live(h, game)).game.paused_until is None
        (offer, _) = (await live(h, game)).votes
        await seating.take_seat(h.service.core, game, Person(USERS["cyd"], "cyd"), offer)
        assert (await live(h, game)).game.paused_until == h.clock.now() + USUAL * DAY

    in_house(play)


@pytest.mark.slow
@pytest.mark.usefixtures("of_sqlite")
def test_a_pause_survives_a_restart_and_one_of_an_older_program_gets_an_end(tmp_path: Path) -> None:
    async def go() -> None:
        async with house(tmp_path) as h:
            game, old = await h.warcry(), await h.warcry()
            until = await agreed(h, game, days=3)
            now = h.clock.now()
        async with house(tmp_path) as h:
            assert (await live(h, game)).game.paused_until == until
        put_back(tmp_path, f"UPDATE game SET paused_at = {now - 30 * DAY} WHERE id = {old}", "DELETE FROM timer")
        with closing(sqlite3.connect(tmp_path / "seneschal.db")) as conn:
            assert conn.execute("SELECT version_num FROM alembic_version").fetchone() != (schema.newest(),)
        async with house(tmp_path) as h:
            for number in (game, old):
                end = (await live(h, number)).game.paused_until
                assert end == h.clock.now() + USUAL * DAY
            await h.settled()
            assert sum(SEEN.format(end) in text for text in h.poster.texts) == 2
            h.clock.advance(USUAL * DAY)
            await h.service.clocks.tick()
            assert [(await live(h, number)).game.paused_at for number in (game, old)] == [None, None]
        async with house(tmp_path) as h:
            await h.settled()
            assert not any("<t:" in text and ":f>" in text for text in h.poster.texts)

    asyncio.run(go())

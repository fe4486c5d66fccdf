"""How long people may be away: so many days in a row, so many in a year, as their servers allow it."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.engine.errors import Refused
from bot.i18n.speech import Speech
from bot.service.core.calendar import DAY, longest_absence
from bot.service.people import people, servers
from bot.storage import absences
from bot.storage.people import erase_user, export_user, set_guild
from tests.service.test_migrated import put_back
from tests.support.house import GUILD, USERS, House, house, in_house

ANA, BEN = USERS["ana"], USERS["ben"]
TODAY = date(2026, 9, 21)
SECONDS = 86_400


def days(first: int, count: int) -> frozenset[date]:
    """So many days, the first of them so many after today."""
    return frozenset(TODAY + (first + place) * DAY for place in range(count))


@pytest.mark.parametrize(
    ("away", "most"),
    [
        (frozenset(), 21),
        (days(-1, 1), 20),  # yesterday: in a row with today
        (days(-2, 1), 21),  # a day was spent at the table
        (days(-21, 21), 0),
        (days(-20, 20), 1),
        (days(-22, 21), 21),
        (days(-60, 41), 1),
        (days(-60, 42), 0),
        (days(-60, 22), 20),
        (days(-364, 42), 0),  # the first of them is a year ago tomorrow
        (days(-365, 42), 21),
        (days(-385, 42), 21),
        (days(-406, 42), 21),
    ],
)
def test_the_days_in_a_row_and_in_a_year_are_counted_to_the_day(away: frozenset[date], most: int) -> None:
    assert longest_absence(away, TODAY, 21, 42) == most


async def leaves(h: House, first: str, last: str) -> Refused | None:
    """Say that ana will be away; what refuses it."""
    try:
        await people.go_away(h.service.clocks, ANA, first, last)
    except Refused as refusal:
        for language in ("en", "pl", "cs"):
            assert "{" not in Speech(language).refusal(refusal)
        assert refusal.key == "away_too_long"
        return refusal
    return None


def on(after: int) -> str:
    """A day so many after today."""
    return (TODAY + timedelta(days=after)).isoformat()


def test_what_is_over_the_allowance_is_refused_and_it_is_told_what_is_left() -> None:
    async def play(h: House) -> None:
        refusal = await leaves(h, on(1), on(22))
        assert refusal is not None and refusal.facts["most"] == 21 and refusal.facts["given"] == 22
        assert (await people.person_of(h.service.core, ANA)).away_to is None
        assert await leaves(h, on(1), on(21)) is None
        may = await people.away_allowance(h.service.core, ANA)
        assert (may.row, may.year, may.left) == (21, 42, 21)

    in_house(play)


@pytest.mark.slow
def test_four_long_absences_in_turn_no_longer_stop_a_table() -> None:
    async def play(h: House) -> None:
        game = await h.warcry()
        stood = 0
        for _ in range(236):
            today = (TODAY + timedelta(days=_)).isoformat()
            if h.service.clocks.away_until(ANA) is None:
                for length in (60, 21, 10, 1):
                    last = (TODAY + timedelta(days=_ + length - 1)).isoformat()
                    if await leaves(h, today, last) is None:
                        break
            stood += h.service.clocks.away_until(ANA) is not None
            h.clock.advance(SECONDS)
        assert stood == 42
        assert (await h.service.core.live(game)).game.paused_at is None

    in_house(play)


def test_who_comes_back_early_keeps_the_days_that_were_not_used() -> None:
    async def play(h: House) -> None:
        await leaves(h, on(0), on(20))
        h.clock.advance(3 * SECONDS)
        await people.come_back(h.service.clocks, ANA)
        assert (await people.away_allowance(h.service.core, ANA)).left == 38
        refusal = await leaves(h, on(3), on(21))  # in a row with the days before, today counts once
        assert refusal is not None and refusal.facts["most"] == 18
        assert await leaves(h, on(5), on(25)) is None

    in_house(play)


def test_what_is_planned_and_changed_is_not_counted_twice() -> None:
    async def play(h: House) -> None:
        for first in (10, 30, 50):
            assert await leaves(h, on(first), on(first + 20)) is None
        assert (await people.away_allowance(h.service.core, ANA)).left == 21
        await people.come_back(h.service.clocks, ANA)
        assert (await people.away_allowance(h.service.core, ANA)).left == 42

    in_house(play)


def test_a_server_chooses_within_what_is_possible() -> None:
    async def play(h: House) -> None:
        most = servers.RANGES["away_row"]
        for given in (0, most + 1):
            with pytest.raises(Refused) as refused:
                await servers.change_server(h.service.core, GUILD, {"away_row": given}, interaction=1)
            assert (refused.value.key, refused.value.facts["most"]) == ("setup_range", most)
        await servers.change_server(h.service.core, GUILD, {"away_row": most}, interaction=2)

    in_house(play)


@pytest.mark.slow
def test_the_strictest_server_of_a_persons_games_decides() -> None:
    async def play(h: House) -> None:
        await servers.change_server(h.service.core, GUILD, {"away_row": 60, "away_days": 90}, interaction=3)
        assert await leaves(h, on(1), on(22)) is not None  # he plays nowhere: the usual days
        await h.warcry()
        assert await leaves(h, on(1), on(60)) is None
        assert await leaves(h, on(1), on(61)) is not None
        await h.warcry(guild_id=GUILD + 1)
        assert await leaves(h, on(1), on(22)) is not None
        await h.service.database.write(
            lambda session: set_guild(session, GUILD + 1, away_row=60, away_days=30) and None
        )
        assert await leaves(h, on(1), on(30)) is None
        assert await leaves(h, on(1), on(31)) is not None

    in_house(play)


@pytest.mark.slow
def test_absences_are_given_out_and_erased_with_their_person() -> None:
    async def play(h: House) -> None:
        await leaves(h, on(1), on(2))
        found = await h.service.database.read(lambda session: export_user(session, ANA))
        assert len(found["absences"]) == 1 and set(found["absences"][0]) == {"begin", "end"}
        await h.service.database.write(lambda session: erase_user(session, ANA))
        assert await h.service.database.read(lambda session: absences.absences_of(session, ANA)) == []

    in_house(play)


@pytest.mark.slow
@pytest.mark.usefixtures("of_sqlite")
def test_an_absence_that_an_older_program_noted_counts(tmp_path: Path) -> None:
    async def go() -> None:
        async with house(tmp_path) as h:
            await leaves(h, on(0), on(20))
            chosen = await people.person_of(h.service.core, ANA)
        put_back(tmp_path)
        async with house(tmp_path) as h:
            spans = await h.service.database.read(lambda session: absences.absences_of(session, ANA))
            assert spans == [(chosen.away_from, chosen.away_to)]
            assert (await people.away_allowance(h.service.core, ANA)).left == 21
            assert (await people.away_allowance(h.service.core, BEN)).left == 42

    asyncio.run(go())


def test_what_is_long_ago_is_forgotten() -> None:
    async def play(h: House) -> None:
        await leaves(h, on(0), on(1))
        h.clock.advance(absences.KEPT + 3 * SECONDS)
        first = (TODAY + timedelta(days=500)).isoformat()
        await leaves(h, first, first)
        assert len(await h.service.database.read(lambda session: absences.absences_of(session, ANA))) == 1

    in_house(play)

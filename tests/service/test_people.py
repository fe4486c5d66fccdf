"""What people choose for themselves."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.engine.errors import Refused
from bot.i18n.speech import Speech
from bot.service.core.calendar import day_of, quiet_of, zone_of, zones
from bot.service.people import people
from tests.support.house import USERS, House, in_house

TODAY = datetime(2026, 9, 21, tzinfo=ZoneInfo("UTC")).date()
ANA = USERS["ana"]


def refused(h: House, key: str, work: Any) -> Any:
    """Await something that must be refused, in a sentence that exists."""

    async def run() -> None:
        with pytest.raises(Refused) as caught:
            await work
        assert caught.value.key == key
        for language in ("en", "pl", "cs"):
            assert "{" not in Speech(language).refusal(caught.value)

    return run()


def test_settings_are_kept_and_only_those_given_change() -> None:
    async def play(h: House) -> None:
        chosen = await people.choose_settings(
            h.service.core, ANA, language="cs", zone="europe/prague", pace=6, quiet="22:30-7"
        )
        assert (chosen.language, chosen.zone, chosen.pace) == ("cs", "Europe/Prague", 6 * 3600)
        assert (chosen.quiet_from, chosen.quiet_to, chosen.direct) == (22 * 60 + 30, 7 * 60, False)
        after = await people.choose_settings(h.service.core, ANA, direct=True, language="auto", quiet="off")
        assert (after.language, after.zone, after.pace, after.direct) == ("", "Europe/Prague", 6 * 3600, True)
        assert (after.quiet_from, after.quiet_to) == (None, None)
        assert await people.person_of(h.service.core, ANA) == after == await people.choose_settings(h.service.core, ANA)

    in_house(play)


@pytest.mark.parametrize(
    ("key", "given"),
    [
        ("language_unknown", {"language": "tlh"}),
        ("zone_unknown", {"zone": "Middle/Earth"}),
        ("pace_wrong", {"pace": -1}),
        ("pace_wrong", {"pace": 169}),
        ("quiet_wrong", {"quiet": "night"}),
        ("quiet_wrong", {"quiet": "24:00-7:00"}),
        ("quiet_wrong", {"quiet": "22:60-7:00"}),
        ("quiet_wrong", {"quiet": "7-7"}),
    ],
)
def test_what_cannot_be_chosen_is_refused_and_changes_nothing(key: str, given: dict[str, Any]) -> None:
    async def play(h: House) -> None:
        before = await people.person_of(h.service.core, ANA)
        await refused(h, key, people.choose_settings(h.service.core, ANA, **{"direct": True, **given}))
        assert await people.person_of(h.service.core, ANA) == before

    in_house(play)


@pytest.mark.parametrize("hours", [0, 1, 168])
def test_the_pace_of_reminders_is_given_in_hours(hours: int) -> None:
    async def play(h: House) -> None:
        assert (await people.choose_settings(h.service.core, ANA, pace=hours)).pace == hours * 3600

    in_house(play)


def test_zones_are_found_by_any_part_of_their_name() -> None:
    assert zones("warsaw")[0] == "Europe/Warsaw"
    assert zones("new york") == ["America/New_York"]
    assert "Europe/Prague" in zones("EUROPE/P")
    assert len(zones("")) == 25 and zones("nowhere at all") == []
    assert zone_of(" utc ") == "UTC"


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [("22-7", (1320, 420)), ("0:00 - 23:59", (0, 1439)), ("22:05–6:50", (1325, 410)), ("OFF", (None, None))],
)
def test_quiet_hours_as_they_are_typed(typed: str, minutes: tuple[int | None, int | None]) -> None:
    assert quiet_of(typed) == minutes


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2026-12-24", "2026-12-24"), ("24.12.2026", "2026-12-24"), ("24. 12.", "2026-12-24"),
        ("21.9.", "2026-09-21"), ("20.9.", "2027-09-20"), ("3.8", "2027-08-03"),
        ("29.2.", "2028-02-29"), ("31.12.2126", "2126-12-31"),
    ],
)  # fmt: skip
def test_dates_as_they_are_typed(typed: str, meant: str) -> None:
    assert day_of(typed, TODAY).isoformat() == meant


@pytest.mark.parametrize("typed", ["", "tomorrow", "2026-02-30", "31.4.", "1.13.2026", "99", "1.2.0000"])
def test_what_is_no_date_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="date_wrong"):
        day_of(typed, TODAY)


@pytest.mark.parametrize("typed", ["9999-12-31", "1.1.2127"])
def test_a_date_beyond_all_plans_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as error:
        day_of(typed, TODAY)
    assert error.value.key == "date_far"


@pytest.mark.parametrize("zone", ["Europe/Warsaw", "Pacific/Kiritimati", "America/Los_Angeles"])
def test_days_of_an_absence_are_whole_days_of_the_persons_zone(zone: str) -> None:
    async def play(h: House) -> None:
        await people.choose_settings(h.service.core, ANA, zone=zone)
        chosen = await people.go_away(h.service.clocks, ANA, "2026-10-24", "2026-10-26")
        assert chosen.away_from is not None and chosen.away_to is not None
        begin, end = (datetime.fromtimestamp(when, ZoneInfo(zone)) for when in (chosen.away_from, chosen.away_to))
        assert (begin.isoformat()[:16], end.isoformat()[:16]) == ("2026-10-24T00:00", "2026-10-27T00:00")
        hours = (chosen.away_to - chosen.away_from) // 3600
        assert hours == (73 if zone == "Europe/Warsaw" else 72)  # the summer time ends in between

    in_house(play)


def test_an_absence_that_makes_no_sense_is_refused() -> None:
    async def play(h: House) -> None:
        clocks = h.service.clocks
        await refused(h, "date_missing", people.go_away(clocks, ANA, "2026-10-01", ""))
        await refused(h, "date_wrong", people.go_away(clocks, ANA, "soon", "2026-10-01"))
        await refused(h, "away_backwards", people.go_away(clocks, ANA, "2026-10-02", "2026-10-01"))
        await refused(h, "away_over", people.go_away(clocks, ANA, "2026-09-01", "2026-09-20"))
        await refused(h, "not_away", people.come_back(h.service.clocks, ANA))
        assert (await people.person_of(h.service.core, ANA)).away_to is None

    in_house(play)


def test_an_absence_from_today_begins_at_once_and_one_that_began_earlier_too() -> None:
    async def play(h: House) -> None:
        now = h.clock.now()
        assert (await people.go_away(h.service.clocks, ANA, "", "2026-09-30")).away_from == now
        assert (await people.go_away(h.service.clocks, ANA, "2026-09-01", "2026-09-30")).away_from == now
        assert h.service.clocks.away_until(ANA) is not None
        assert (await people.come_back(h.service.clocks, ANA)).away_from is None
        assert h.service.clocks.away_until(ANA) is None
        await refused(h, "not_away", people.come_back(h.service.clocks, ANA))

    in_house(play)

"""Days, hours and zones as people write them, and how long somebody may be away.

Absences are so many days in a row, and so many in a year. Days are whole days of a person's own zone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from datetime import date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

from bot.engine.errors import Refused

YEAR = 365
DAY = timedelta(days=1)

MOST_YEARS = 100
"""A date is at most so many years ahead: calendars have an end, and absences are counted beyond their last day."""

LEAP = 9
"""Among so many years in a row there is always a 29th of February."""

MOST_SHOWN = 25

OFF = "off"

_QUIET = re.compile(r"(\d{1,2})(?::(\d{2}))?\s*-\s*(\d{1,2})(?::(\d{2}))?")


class Allowance(Struct, frozen=True):
    """Days for which a person may be away: in a row, in a year, and how many of the year's are left."""

    row: int
    year: int
    left: int


def days_of(spans: Iterable[tuple[int, int]], zone: ZoneInfo) -> frozenset[date]:
    """The days on which somebody was or will be away, if only for a part of them."""
    found: set[date] = set()
    for begin, end in spans:
        day, last = (datetime.fromtimestamp(when, zone).date() for when in (begin, max(begin, end - 1)))
        while day <= last:
            found.add(day)
            day += DAY
    return frozenset(found)


def longest_absence(away: frozenset[date], first: date, row: int, year: int) -> int:
    """For how many days from one on somebody may be away who was away on some days before it."""
    before = 0
    while first - (before + 1) * DAY in away:
        before += 1
    days = 0
    while before + days < row and within_year(away, first, first + days * DAY) + days < year:
        days += 1
    return days


def within_year(away: frozenset[date], before: date, last: date) -> int:
    """How many of the days away before one lie in the year that ends with the last one."""
    return sum(1 for day in away if last - YEAR * DAY < day < before)


def days_left(away: frozenset[date], today: date, year: int) -> int:
    """How many days of the year's allowance are left when what is planned is taken off too."""
    return max(0, year - sum(1 for day in away if day > today - YEAR * DAY))


@cache
def zone_names() -> dict[str, str]:
    """All time zones, by their name in small letters."""
    found = {name.casefold(): name for name in sorted(available_timezones()) if "/" in name and "Etc/" not in name}
    return {**found, "utc": "UTC"}


def zones(typed: str) -> list[str]:
    """Time zones whose name holds what was typed, those that begin with it first."""
    wanted = typed.strip().replace(" ", "_").casefold()
    fitting = [key for key in zone_names() if wanted in key]
    fitting.sort(key=lambda key: (not any(part.startswith(wanted) for part in key.split("/")), key))
    return [zone_names()[key] for key in fitting[:MOST_SHOWN]]


def zone_of(given: str) -> str:
    """A time zone by name."""
    found = zone_names().get(given.strip().replace(" ", "_").casefold())
    if found is None:
        raise Refused("zone_unknown", given=given[:40])
    return found


def quiet_of(given: str) -> tuple[int | None, int | None]:
    """Quiet hours in minutes of the day: ``22-7``, ``22:30-6:45``, or ``off``."""
    if given.strip().casefold() == OFF:
        return None, None
    found = _QUIET.fullmatch(given.strip().replace("–", "-"))
    parts = [int(part or 0) for part in found.groups()] if found else []
    if not parts or max(parts[0], parts[2]) > 23 or max(parts[1], parts[3]) > 59:
        raise Refused("quiet_wrong", given=given[:40])
    begin, end = parts[0] * 60 + parts[1], parts[2] * 60 + parts[3]
    if begin == end:
        raise Refused("quiet_wrong", given=given[:40])
    return begin, end


def day_of(given: str, today: date) -> date:
    """A date: ``2026-08-03``, ``3.8.2026``, or ``3.8.``, the next such day."""
    text = given.strip()
    found = _day_meant(text, today)
    if found is None:
        raise Refused("date_wrong", given=text[:40])
    if found.year > today.year + MOST_YEARS:
        raise Refused("date_far", given=found.isoformat(), years=MOST_YEARS)
    return found


def _day_meant(text: str, today: date) -> date | None:
    with suppress(ValueError):
        return date.fromisoformat(text)
    found = re.fullmatch(r"(\d{1,2})\.\s?(\d{1,2})\.?\s?(\d{4})?", text)
    if found is None:
        return None
    day, month = int(found[1]), int(found[2])
    if found[3]:
        return _date(int(found[3]), month, day)
    days = [_date(today.year + years, month, day) for years in range(LEAP)]
    return next((one for one in days if one is not None and one >= today), None)


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def midnight(day: date, zone: ZoneInfo) -> int:
    """When a day begins there."""
    return int(datetime.combine(day, time(), zone).timestamp())

"""How long somebody may be away: so many days in a row, and so many in a year. Days are whole days of his own zone."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from msgspec import Struct

YEAR = 365
DAY = timedelta(days=1)


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


def longest(away: frozenset[date], first: date, row: int, year: int) -> int:
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


def left(away: frozenset[date], today: date, year: int) -> int:
    """How many days of the year's allowance are left when what is planned is taken off too."""
    return max(0, year - sum(1 for day in away if day > today - YEAR * DAY))

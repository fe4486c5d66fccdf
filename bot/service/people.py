"""What people choose for themselves: language, time zone, reminders, quiet hours, and when they are away."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import date, datetime, time, timedelta
from functools import cache
from typing import Any, TypeAlias
from zoneinfo import ZoneInfo, available_timezones

from bot.engine.errors import Refused
from bot.i18n.catalog import LANGUAGES
from bot.service import absences
from bot.service.absences import Allowance
from bot.service.clocks import AWAY, BACK, GONE, Clocks
from bot.service.core import Core
from bot.storage import absences as kept
from bot.storage import people, timers
from bot.storage.models import User

Person: TypeAlias = User
"""What a person has chosen."""

HOUR = 3600
MOST_PACE = 168
"""Hours between two reminders at most."""

MOST_YEARS = 100
"""A date is at most so many years ahead: calendars have an end, and absences are counted beyond their last day."""

LEAP = 9
"""Among so many years in a row there is always a 29th of February."""

MOST_SHOWN = 25
OFF = "off"

_QUIET = re.compile(r"(\d{1,2})(?::(\d{2}))?\s*-\s*(\d{1,2})(?::(\d{2}))?")


class People:
    """Settings of persons; they hold on all servers."""

    def __init__(self, core: Core, clocks: Clocks) -> None:
        self.core = core
        self.clocks = clocks

    async def get(self, user: int) -> User:
        """What a person has chosen."""
        return await self.core.database.read(lambda conn: people.user(conn, user))

    async def choose(
        self,
        user: int,
        *,
        language: str | None = None,
        zone: str | None = None,
        pace: int | None = None,
        quiet: str | None = None,
        direct: bool | None = None,
    ) -> User:
        """Change settings, those that are given; what holds then. ``pace`` is in hours, 0: only the table's reminder.

        An empty language, or ``auto``: as the person's program says. ``quiet`` is like ``22:00-7:00``, or ``off``.
        """
        changes: dict[str, Any] = {}
        if language is not None:
            changes["language"] = language_of(language)
        if zone is not None:
            changes["zone"] = zone_of(zone)
        if pace is not None:
            if not 0 <= pace <= MOST_PACE:
                raise Refused("pace_wrong", given=pace, most=MOST_PACE)
            changes["pace"] = pace * HOUR
        if quiet is not None:
            changes["quiet_from"], changes["quiet_to"] = quiet_of(quiet)
        if direct is not None:
            changes |= {"direct": direct, "direct_refused": False}
        if not changes:
            return await self.get(user)
        return await self.core.database.run(lambda conn: people.set_user(conn, user, **changes))

    async def refused_direct(self, user: int) -> bool:
        """Whether a direct message was refused since the person was last told; says so once (F20)."""
        chosen = await self.get(user)
        if chosen.direct_refused:
            await self.core.database.run(lambda conn: people.set_user(conn, user, direct_refused=False))
        return chosen.direct_refused

    async def leave(self, user: int, first: str, last: str) -> User:
        """Be away from one day to another, both whole, in the person's own zone; all games take note."""
        if not last.strip():
            raise Refused("date_missing")
        chosen = await self.get(user)
        zone = ZoneInfo(chosen.zone)
        now = self.core.clock.now()
        today = datetime.fromtimestamp(now, zone).date()
        begin = day_of(first, today) if first else today
        end = day_of(last, today)
        if end < today:
            raise Refused("away_over", given=end.isoformat())
        if end < begin:
            raise Refused("away_backwards", first_day=begin.isoformat(), last_day=end.isoformat())
        begin = max(begin, today)
        row, year = await self.core.database.read(lambda conn: kept.allowances(conn, user))
        spans = await self.core.database.read(lambda conn: kept.spans(conn, user))
        before = absences.days_of([(gone, min(back, now)) for gone, back in spans if gone < now], zone)
        most, given = absences.longest(before, begin, row, year), (end - begin).days + 1
        if given > most:
            raise Refused("away_too_long", given=given, first_day=begin.isoformat(), most=most, row=row, year=year)
        return await self._set_away(user, max(now, midnight(begin, zone)), midnight(end + timedelta(days=1), zone))

    async def allowance(self, user: int) -> Allowance:
        """For how long a person may be away, and what is left of it."""
        zone = ZoneInfo((await self.get(user)).zone)
        row, year = await self.core.database.read(lambda conn: kept.allowances(conn, user))
        spans = await self.core.database.read(lambda conn: kept.spans(conn, user))
        today = datetime.fromtimestamp(self.core.clock.now(), zone).date()
        return Allowance(row, year, absences.left(absences.days_of(spans, zone), today, year))

    async def come_back(self, user: int) -> User:
        """Be there again, or not go away after all."""
        chosen = await self.get(user)
        if chosen.away_to is None or chosen.away_to <= self.core.clock.now():
            raise Refused("not_away")
        return await self._set_away(user, None, None)

    async def _set_away(self, user: int, begin: int | None, end: int | None) -> User:
        now = self.core.clock.now()

        def store(conn: Any) -> User:
            for subject, when in ((GONE, begin), (BACK, end)):
                if when is not None and when > now:
                    timers.set_timer(conn, AWAY, when, user_id=user, subject=subject)
                else:
                    timers.drop_timer(conn, AWAY, user_id=user, subject=subject)
            kept.note(conn, user, now, None if begin is None or end is None else (begin, end))
            return people.set_user(conn, user, away_from=begin, away_to=end)

        chosen = await self.core.database.run(store)
        await self.clocks.set_away(chosen)
        return chosen


def language_of(given: str) -> str:
    """A language that the bot speaks; empty: none chosen."""
    if given in ("", "auto"):
        return ""
    if given not in LANGUAGES:
        raise Refused("language_unknown", given=given[:20], known=LANGUAGES)
    return given


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

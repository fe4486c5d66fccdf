"""What people choose for themselves: language, time zone, reminders, quiet hours, and when they are away."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, TypeAlias
from zoneinfo import ZoneInfo

from bot.engine.errors import Refused
from bot.i18n.catalog import LANGUAGES
from bot.service import calendar
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


class People:
    """Settings of persons; they hold on all servers."""

    def __init__(self, core: Core, clocks: Clocks) -> None:
        self.core = core
        self.clocks = clocks

    async def get(self, user: int) -> User:
        """What a person has chosen."""
        return await self.core.database.read(lambda session: people.user(session, user))

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
            changes["zone"] = calendar.zone_of(zone)
        if pace is not None:
            if not 0 <= pace <= MOST_PACE:
                raise Refused("pace_wrong", given=pace, most=MOST_PACE)
            changes["pace"] = pace * HOUR
        if quiet is not None:
            changes["quiet_from"], changes["quiet_to"] = calendar.quiet_of(quiet)
        if direct is not None:
            changes |= {"direct": direct, "direct_refused": False}
        if not changes:
            return await self.get(user)
        return await self.core.database.write(lambda session: people.set_user(session, user, **changes))

    async def refused_direct(self, user: int) -> bool:
        """Whether a direct message was refused since the person was last told; says so once (F20)."""
        chosen = await self.get(user)
        if chosen.direct_refused:
            await self.core.database.write(lambda session: people.set_user(session, user, direct_refused=False))
        return chosen.direct_refused

    async def leave(self, user: int, first: str, last: str) -> User:
        """Be away from one day to another, both whole, in the person's own zone; all games take note."""
        if not last.strip():
            raise Refused("date_missing")
        chosen = await self.get(user)
        zone = ZoneInfo(chosen.zone)
        now = self.core.clock.now()
        today = datetime.fromtimestamp(now, zone).date()
        begin = calendar.day_of(first, today) if first else today
        end = calendar.day_of(last, today)
        if end < today:
            raise Refused("away_over", given=end.isoformat())
        if end < begin:
            raise Refused("away_backwards", first_day=begin.isoformat(), last_day=end.isoformat())
        begin = max(begin, today)
        row, year = await self.core.database.read(lambda session: kept.allowances(session, user))
        spans = await self.core.database.read(lambda session: kept.spans(session, user))
        before = calendar.days_of([(gone, min(back, now)) for gone, back in spans if gone < now], zone)
        most, given = calendar.longest(before, begin, row, year), (end - begin).days + 1
        if given > most:
            raise Refused("away_too_long", given=given, first_day=begin.isoformat(), most=most, row=row, year=year)
        return await self._set_away(
            user, max(now, calendar.midnight(begin, zone)), calendar.midnight(end + timedelta(days=1), zone)
        )

    async def allowance(self, user: int) -> calendar.Allowance:
        """For how long a person may be away, and what is left of it."""
        zone = ZoneInfo((await self.get(user)).zone)
        row, year = await self.core.database.read(lambda session: kept.allowances(session, user))
        spans = await self.core.database.read(lambda session: kept.spans(session, user))
        today = datetime.fromtimestamp(self.core.clock.now(), zone).date()
        return calendar.Allowance(row, year, calendar.left(calendar.days_of(spans, zone), today, year))

    async def come_back(self, user: int) -> User:
        """Be there again, or not go away after all."""
        chosen = await self.get(user)
        if chosen.away_to is None or chosen.away_to <= self.core.clock.now():
            raise Refused("not_away")
        return await self._set_away(user, None, None)

    async def _set_away(self, user: int, begin: int | None, end: int | None) -> User:
        now = self.core.clock.now()

        def store(session: Any) -> User:
            for subject, when in ((GONE, begin), (BACK, end)):
                if when is not None and when > now:
                    timers.set_timer(session, AWAY, when, user_id=user, subject=subject)
                else:
                    timers.drop_timer(session, AWAY, user_id=user, subject=subject)
            kept.note(session, user, now, None if begin is None or end is None else (begin, end))
            return people.set_user(session, user, away_from=begin, away_to=end)

        chosen = await self.core.database.write(store)
        await self.clocks.set_away(chosen)
        return chosen


def language_of(given: str) -> str:
    """A language that the bot speaks; empty: none chosen."""
    if given in ("", "auto"):
        return ""
    if given not in LANGUAGES:
        raise Refused("language_unknown", given=given[:20], known=LANGUAGES)
    return given

"""What people choose for themselves, when they are away, and what is stored about them: shown, given out, erased.

A running game goes on without the name of a person who is erased (F67).
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Any, TypeAlias
from zoneinfo import ZoneInfo

from sqlmodel import Session

from bot.engine.errors import Refused
from bot.i18n.catalog import LANGUAGES
from bot.service.core import calendar
from bot.service.core.core import Core
from bot.service.core.open_tables import wishes_forgotten
from bot.service.core.quarantine import OutOfService
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.lobby.lobby import go_on
from bot.service.lobby.seats import Person as Sitter
from bot.service.lobby.seats import leave_seats
from bot.service.table.clocks import AWAY, BACK, GONE, Clocks
from bot.service.table.seating import vacate_seats
from bot.storage import absences as kept
from bot.storage import people, privacy, timers
from bot.storage.learners import learners
from bot.storage.models import CLOSED, LOBBY, RUNNING, Outbox, User

Person: TypeAlias = User
"""What a person has chosen."""

HOUR = 3600
MOST_PACE = 168
"""Hours between two reminders at most."""


async def person_of(core: Core, user: int) -> User:
    """What a person has chosen."""
    return await core.database.read(lambda session: people.user(session, user))


async def choose_settings(
    core: Core,
    user: int,
    *,
    language: str | None = None,
    zone: str | None = None,
    pace: int | None = None,
    quiet: str | None = None,
    direct: bool | None = None,
    tips: bool | None = None,
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
    if tips is not None:
        changes["tips"] = tips
    if not changes:
        return await person_of(core, user)
    return await core.database.write(lambda session: people.set_user(session, user, **changes))


async def is_told_tips(core: Core, game: int, user: int) -> bool:
    """True if a person plays such a game for the first time on its server, and has not declined to be told tips."""
    return user in await core.database.read(lambda session: learners(session, game, {user}))


async def refused_direct(core: Core, user: int) -> bool:
    """True if a direct message was refused since the person was last told; says so once (F20)."""
    chosen = await person_of(core, user)
    if chosen.direct_refused:
        await core.database.write(lambda session: people.set_user(session, user, direct_refused=False))
    return chosen.direct_refused


async def go_away(clocks: Clocks, user: int, first: str, last: str) -> User:
    """Be away from one day to another, both whole, in the person's own zone; all games take note."""
    if not last.strip():
        raise Refused("date_missing")
    chosen = await person_of(clocks.core, user)
    zone = ZoneInfo(chosen.zone)
    now = clocks.core.clock.now()
    today = datetime.fromtimestamp(now, zone).date()
    begin = calendar.day_of(first, today) if first else today
    end = calendar.day_of(last, today)
    if end < today:
        raise Refused("away_over", given=end.isoformat())
    if end < begin:
        raise Refused("away_backwards", first_day=begin.isoformat(), last_day=end.isoformat())
    begin = max(begin, today)
    row, year = await clocks.core.database.read(lambda session: kept.allowances(session, user))
    spans = await clocks.core.database.read(lambda session: kept.absences_of(session, user))
    before = calendar.days_of([(gone, min(back, now)) for gone, back in spans if gone < now], zone)
    most, given = calendar.longest_absence(before, begin, row, year), (end - begin).days + 1
    if given > most:
        raise Refused("away_too_long", given=given, first_day=begin.isoformat(), most=most, row=row, year=year)
    return await _set_away(
        clocks, user, max(now, calendar.midnight(begin, zone)), calendar.midnight(end + timedelta(days=1), zone)
    )


async def away_allowance(core: Core, user: int) -> calendar.Allowance:
    """For how long a person may be away, and what is left of it."""
    zone = ZoneInfo((await person_of(core, user)).zone)
    row, year = await core.database.read(lambda session: kept.allowances(session, user))
    spans = await core.database.read(lambda session: kept.absences_of(session, user))
    today = datetime.fromtimestamp(core.clock.now(), zone).date()
    return calendar.Allowance(row, year, calendar.days_left(calendar.days_of(spans, zone), today, year))


async def come_back(clocks: Clocks, user: int) -> User:
    """Be there again, or not go away after all."""
    chosen = await person_of(clocks.core, user)
    if chosen.away_to is None or chosen.away_to <= clocks.core.clock.now():
        raise Refused("not_away")
    return await _set_away(clocks, user, None, None)


async def _set_away(clocks: Clocks, user: int, begin: int | None, end: int | None) -> User:
    now = clocks.core.clock.now()

    def store(session: Any) -> User:
        for subject, when in ((GONE, begin), (BACK, end)):
            if when is not None and when > now:
                timers.set_timer(session, AWAY, when, user_id=user, subject=subject)
            else:
                timers.drop_timer(session, AWAY, user_id=user, subject=subject)
        kept.note_absence(session, user, now, None if begin is None or end is None else (begin, end))
        return people.set_user(session, user, away_from=begin, away_to=end)

    chosen = await clocks.core.database.write(store)
    await clocks.set_away(chosen)
    return chosen


def language_of(given: str) -> str:
    """A language that the bot speaks; empty: none chosen."""
    if given in ("", "auto"):
        return ""
    if given not in LANGUAGES:
        raise Refused("language_unknown", given=given[:20], known=LANGUAGES)
    return given


async def export_person(core: Core, user: int) -> bytes:
    """All that is stored about a person, as JSON."""
    found = await core.database.read(lambda session: people.export_user(session, user))
    return json.dumps(found, ensure_ascii=False, indent=2, default=str).encode()


async def unfinished_games(core: Core, user: int) -> list[int]:
    """The unfinished games that a person would leave."""
    return await core.database.read(lambda session: privacy.games_of(session, user, (LOBBY, RUNNING)))


async def erase_person(clocks: Clocks, user: int) -> int:
    """Forget a person; in how many games he had a seat.

    Every game is an operation of its own, so that nobody waits for this one; done twice, it does no harm. The
    rows of the person come last: whatever fails before can be asked for again.
    """
    seated = await clocks.core.database.read(lambda session: privacy.games_of(session, user))
    left = await clocks.core.database.read(lambda session: privacy.seats_left(session, user))
    for game in sorted({*seated, *left}):
        # One that is out of service cannot be changed; its rows lose the name below all the same.
        with contextlib.suppress(OutOfService):
            await clocks.core.change(game, partial(person_forgotten, user=user, left=left.get(game, ())))
    clocks.core.announce(
        await clocks.core.database.write(lambda session: _erased(session, user, clocks.core.clock.now()))
    )
    await clocks.core.forget_all()
    await clocks.set_away(User(id=user))
    return len(seated)


def _erased(session: Session, user: int, now: int) -> list[Outbox]:
    """The rows of a person go; what is posted where something named him."""
    posts = wishes_forgotten(session, user, now)
    people.erase_user(session, user)
    return posts


def person_forgotten(work: GameTransaction, user: int, left: Sequence[int]) -> Reply:
    """A person leaves a game, or has left it. It keeps the seats and what was played on them, but not the name."""
    live = work.live
    held = live.seats_of(user)
    names = {live.seats[seat].name for seat in [*held, *left]} - {""}
    if live.game.status == LOBBY:
        leave_seats(work, Sitter(user, ""))
        go_on(work)
    else:
        for seat in [*held, *left]:
            rename_seat(work, seat)
        seats_given_up(work, held)
    title = privacy.without_names(live.game.name, names)
    if title != live.game.name:
        work.set(name=title)
    work.also.append(lambda session: privacy.scrub_remarks(session, live.id, names))
    return Reply("done")


def seats_given_up(work: GameTransaction, held: list[int]) -> None:
    """Nobody holds the seats any more; in a game that goes on they are absent, and offered to others."""
    live = work.live
    for seat in held:
        forget_private(work, seat)
    others = [seat for seat in live.seats if seat.user_id is not None and seat.seat not in held]
    if live.game.status == RUNNING and others:
        vacate_seats(work, held)
        return
    if live.game.status == RUNNING and held:
        work.set(status=CLOSED, ended_at=work.now)
    for seat in held:
        work.change_seat(seat, user_id=None, mark="")


def rename_seat(work: GameTransaction, seat: int) -> None:
    """The seat is called after its place."""
    live = work.live
    text = live.plain_speech(live.game.language).text("privacy-former", place=seat + 1)
    work.change_seat(seat, name=text)


def forget_private(work: GameTransaction, seat: int) -> None:
    """What was ordered or staged in private."""
    live = work.live
    if live.match is not None and seat in live.match.orders:
        live.match.orders[seat] = live.rules.no_orders()
    work.unstage(seat)

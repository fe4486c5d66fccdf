"""A pause of a game: how it begins, until when it lasts, and how the game goes on.

Every pause has an end. Two agree to rest, one of them falls silent, and without an end the other could only give up:
so it is a day that the players name, else some days after they agreed, and it is told when the pause begins. Only a
game without anybody waits for whoever comes (F66).
"""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.engine.errors import Refused
from bot.i18n.speech import Speech
from bot.service.core.calendar import day_of, midnight
from bot.service.core.transaction import GameTransaction, Reply
from bot.storage import timers
from bot.storage.models import RUNNING

DAY = 86_400
USUAL = 14
"""Days of a pause for which nobody has named an end."""

MOST = 90
"""Days of a pause at most: who wants to rest longer agrees to it anew."""

OVER = "pause"
"""Kind of the timers of pauses. They are days that were told to people: no outage moves them."""


def settle_pause(work: GameTransaction) -> None:
    """After every operation: a pause at a table with people has an end and all know it, an end has a pause."""
    live, game = work.live, work.live.game
    if game.paused_at is None or game.status != RUNNING:
        if game.paused_until is not None:
            work.set(paused_until=None)
            work.also.append(lambda session: timers.drop_timer(session, OVER, game_id=live.id))
        return
    if game.paused_until is None and live.present():
        work.set(paused_until=work.now + USUAL * DAY)
    until = work.fields.get("paused_until")
    if until is not None:
        work.tell("votes-paused-until", until=moment(until))
        work.also.append(lambda session: timers.set_timer(session, OVER, until, game_id=live.id))


def begin_pause(work: GameTransaction, until: int | None = None) -> None:
    """The clocks stop and nobody may act. Without an end ``settle_pause`` gives one."""
    work.set(paused_at=work.now, paused_until=until)


def end_pause(work: GameTransaction) -> None:
    """The clocks go on with the time that was left, reminders begin anew, and all who are asked are called."""
    work.set(paused_at=None)
    work.also.append(lambda session: timers.open_anew(session, work.live.id, work.now))
    work.post_again()


def pause_over(work: GameTransaction) -> Reply:
    """The end of a pause has come, if it still is one. A game that all have left meanwhile stays as it is (F66)."""
    game = work.live.game
    if game.status != RUNNING or game.paused_until is None or game.paused_until > work.now:
        return Reply("done")
    if work.live.present():
        end_pause(work)
        work.tell("votes-pause-over")
    else:
        work.set(paused_until=None)
    return Reply("done")


# -- the end that is proposed ----------------------------------------------------------------------------------------


def proposed_end(until: str, days: int | None, zone: ZoneInfo, now: int) -> str:
    """The end of a pause as the subject of a vote: so many days from when it is agreed, or a moment.

    ``until`` is the last day of the pause, whole, where the proposer lives. Raises Refused.
    """
    if until.strip() and days is not None:
        raise Refused("pause_two_ends")
    if not until.strip():
        length = USUAL if days is None else days
        if not 1 <= length <= MOST:
            raise Refused("pause_too_long", given=length, most=MOST)
        return f"days {length}"
    today = datetime.fromtimestamp(now, zone).date()
    last = day_of(until, today)
    if last < today:
        raise Refused("pause_past", given=last.isoformat())
    if (length := (last - today).days + 1) > MOST:
        raise Refused("pause_too_long", given=length, most=MOST)
    return f"until {midnight(last + timedelta(days=1), zone)}"


def pause_ends(subject: str, now: int) -> int:
    """When a pause ends that is agreed to now. (A vote of an older program names no end.)"""
    kind, _, number = subject.partition(" ")
    return int(number) if kind == "until" else now + int(number or USUAL) * DAY


def proposal_told(speech: Speech, subject: str) -> str:
    """What is proposed, in words."""
    kind, _, number = subject.partition(" ")
    if kind == "until":
        return speech.text("votes-pause-until", until=moment(int(number)))
    return speech.text("votes-pause-days", days=int(number))


def moment(when: int) -> str:
    """A moment as the chat shows it to each reader in the reader's own time zone."""
    return f"<t:{when}:f>"

"""An event that cannot speak where it is held: its clocks stand still, and whoever runs it is told.

It is looked at when something there has changed, every hour, and before anything is done because its time has come. A
right that was taken away, a channel that is gone, a server full of threads: no round is closed and none is paired until
it can speak again, and every deadline has moved by as long as that took.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TypeVar, cast

from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.service.core.ports import Poster
from bot.service.core.sanitize import escaped
from bot.service.core.transaction import Reply
from bot.service.events.transaction import NOBODY, Act, EventTransaction, act_on, look_at
from bot.service.posting.direct_messages import Unheard
from bot.storage import events, silences
from bot.storage.event_models import OPEN, Event
from bot.storage.models import Timer
from bot.storage.silences import LOOK, Held, Silence

T = TypeVar("T")

AGAIN, HOUR = 600, 3600
"""Seconds until an event that cannot speak is looked at again, and until all are."""

NO_RIGHTS = ("gone", "full", "threadless", "forbidden", "closed")
"""Why an event cannot speak, beside that a permission is missing, which is named."""

ALL = "event_voices"
"""The timer that looks at all events."""

log = logging.getLogger("seneschal.events")


def why_told(speech: Speech, why: str) -> str:
    """Why an event cannot speak, in words."""
    missing = "–" if why in NO_RIGHTS else speech.text(message_id("lobby-right", why))
    return speech.text("event-silent-why", why=why if why in NO_RIGHTS else "right", missing=missing)


def silent_told(event: Event, why: str, speech: Speech) -> str:
    """What whoever runs an event is told of its silence."""
    where, told = f"<#{event.channel_id}>", why_told(speech, why)
    return speech.text("event-silent", name=escaped(event.name), event=str(event.id), channel=where, why=told)


def stands(why: str) -> Act:
    """The clocks of an event stand still. Nothing is posted: it could not be."""

    def act(affair: EventTransaction) -> Reply:
        if silences.silence_of(affair.session, affair.id) is None:
            silences.set_silence(affair.session, affair.id, Silence(why, affair.now))
            silences.park_timers(affair.session, affair.id)
            affair.watch(LOOK, affair.now + AGAIN)
            for user in leads(affair):
                silences.note_unheard(affair.session, affair.id, user, True)
        return Reply("done")

    return act


def leads(affair: EventTransaction) -> list[int]:
    """Who runs an event."""
    return list(dict.fromkeys([affair.event.organiser_id, *affair.deputies]))


def speaks_again(affair: EventTransaction) -> Reply:
    """The clocks go on: every deadline comes as much later as the event could not speak."""
    silence = silences.silence_of(affair.session, affair.id)
    if silence is None:
        return Reply("done")
    seconds = max(affair.now - silence.since, 0)
    silences.run_timers(affair.session, affair.id, seconds)
    silences.forget_silence(affair.session, affair.id)
    affair.unwatch(LOOK)
    _move(affair, seconds)
    affair.note("stood", hours=-(-seconds // HOUR), since=f"<t:{silence.since}:f>").told = True
    affair.post_text(
        "event-speaks-again", name=escaped(affair.event.name), since=f"<t:{silence.since}:f>", hours=-(-seconds // HOUR)
    )
    return Reply("done")


def _move(affair: EventTransaction, seconds: int) -> None:
    event = affair.event
    event.heard_at += seconds
    if event.round_due is not None:
        event.round_due += seconds
    for match in events.unsettled(affair.session, affair.id):
        if match.bout.state == OPEN and match.bout.due is not None:
            match.bout.opened_at += seconds
            match.bout.due += seconds
            affair.session.add(match.bout)
    for plea in events.pleas_of(affair.session, affair.id):
        if plea.due is not None:
            plea.due += seconds
            affair.session.add(plea)


class Voices(Unheard):
    """Looks whether events can speak, and tells those who run them."""

    async def start(self, poster: Poster) -> None:
        """Remember who is still to be told, and look at all events."""
        self.poster = poster
        for event, user in await self.core.database.read(silences.unheard):
            self.owe(user, event)
        await self.look_at_all()
        due = self.core.clock.now() + HOUR
        await self.core.database.write(lambda session: silences.watch_all(session, ALL, due))

    async def every_hour(self, timer: Timer) -> int | None:
        """Look at all events; what could not be noticed otherwise is noticed then."""
        await self.look_at_all()
        return self.core.clock.now() + HOUR

    async def look_at_all(self, guild: int | None = None) -> None:
        """Look whether the events of a server, or all, can speak. Never raises."""
        try:
            for held in await self.core.database.read(lambda session: silences.held_events(session, guild)):
                await self._look(held)
        except Exception as error:
            log.error("events were not looked at: %s", type(error).__name__)

    async def silence(self, number: int) -> Silence | None:
        """Whether an event cannot speak, as it is now."""
        held = await self.core.database.read(lambda session: silences.held_events(session, number=number))
        return await self._look(held[0]) if held else None

    async def barred(self, channel: int, home: int) -> str:
        """Why no event could speak in a channel and open threads for its games in another one; empty: it could."""
        return "" if self.poster is None else await self.poster.barred(channel, home)

    async def _look(self, held: Held) -> Silence | None:
        why = await self.barred(held.channel, held.home) or held.threadless
        if why and held.silence is None:
            await act_on(self.core, held.number, NOBODY, stands(why))
            log.warning("event %d cannot speak: %s", held.number, why)
            await self._tell(held.number, why)
            return Silence(why, self.core.clock.now())
        if not why and held.silence is not None:
            await act_on(self.core, held.number, NOBODY, speaks_again)
            return None
        return held.silence

    # -- those who run it ---------------------------------------------------------------------------------------------

    async def _tell(self, number: int, why: str) -> None:
        """By direct message where that is open, and in any case at their next command."""
        for user in await self._read(number, leads):
            await self._tell_one(user, number, why)

    async def _tell_one(self, user: int, number: int, why: str) -> None:
        self.owe(user, number)
        event = await self._read(number, lambda affair: affair.event)
        await self.write_to(user, event.language, lambda language: silent_told(event, why, Speech(language)))

    async def heard(self, user: int, language: str) -> list[str]:
        """What somebody who runs events has not been told in person yet; he is told it now."""
        told = []
        for number in self.owed(user):
            silence = await self.core.database.read(partial(silences.silence_of, event=number))
            if silence is not None:
                event = await self._read(number, lambda affair: affair.event)
                told.append(silent_told(event, silence.why, Speech(language)))
                told_now = partial(silences.note_unheard, event=number, user=user, unheard=False)
                await self.core.database.write(told_now)
        return told

    async def _read(self, number: int, read: Callable[[EventTransaction], T]) -> T:
        return cast("T", await look_at(self.core, number, NOBODY, read))

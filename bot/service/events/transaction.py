"""One act on one event: one transaction, in which everything that follows from the act is stored and posted.

Whoever writes is alone: rows are read, changed and stored in one transaction of the database that lets one in at a
time. A refusal undoes all of it. Nothing is shown before it is stored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any

from sqlmodel import Session

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.requests import Fact
from bot.i18n.speech import Speech
from bot.service.core.access import Actor, Standing, is_referee, known_to
from bot.service.core.calling import at_event, at_table
from bot.service.core.core import Core
from bot.service.core.ports import EVENT, NOTE, Outgoing
from bot.service.core.sanitize import escaped
from bot.service.core.transaction import Reply, decoded_reply, encoded_reply
from bot.storage import events, games, people
from bot.storage.event_models import GATHERING, IN, RUNNING, Entry, Event, EventAct, EventPairingSeat
from bot.storage.events import Match
from bot.storage.games import Posted
from bot.storage.models import Outbox

DAY = 86_400
DIGEST = "digest"
CARD, ROUND = "card", "round"
"""What is posted of an event as it stands when it is posted: its card, the pairings of a round."""


NOBODY = Actor(0, "", 0)
"""Who acts where time does."""


class EventTransaction:
    """One event in the middle of one act."""

    def __init__(self, session: Session, event: Event, now: int, who: Actor = NOBODY) -> None:
        self.session, self.event, self.now, self.who = session, event, now, who
        self.posts: list[Outbox] = []
        self.card = True
        """Whether the card is to show what has changed."""

        self.touched = False
        """Whether anything happened at all."""

    @property
    def id(self) -> int:
        """The number of the event."""
        return int(self.event.id or 0)

    @cached_property
    def entries(self) -> dict[int, Entry]:
        """The entrants by number."""
        return {entry.number: entry for entry in events.entries_of(self.session, self.id)}

    @cached_property
    def deputies(self) -> list[int]:
        """Who decides beside the organiser."""
        return events.deputies_of(self.session, self.id)

    @cached_property
    def speech(self) -> Speech:
        """Speaks the language of the event."""
        return Speech(self.event.language)

    def standing_in(self) -> list[Entry]:
        """Those who take part now."""
        return [entry for entry in self.entries.values() if entry.state == IN]

    def entry_of(self, user: int) -> Entry | None:
        """The entry of a person who takes part."""
        return next((entry for entry in self.standing_in() if entry.user_id == user), None)

    def own_entry(self) -> Entry:
        """The entry of whoever acts. Raises Refused."""
        entry = self.entry_of(self.who.id)
        if entry is None:
            raise Refused("event_not_in", name=escaped(self.event.name))
        return entry

    def name_of(self, number: int) -> str:
        """An entrant's name, as the chat shows it."""
        entry = self.entries.get(number)
        return escaped(entry.name) if entry is not None and entry.name else self.speech.text("event-former")

    def match(self, bout: int | None) -> Match:
        """A pairing of this event by its number. Raises Refused."""
        found = None if bout is None else events.match_of(self.session, bout)
        if found is None or found.bout.event_id != self.id:
            raise Refused("event_no_pairing", given=str(bout))
        return found

    def note(self, kind: str, *, entry: int | None = None, match: Match | None = None, **facts: Fact) -> EventAct:
        """Write down what happened; the next digest tells it."""
        act = EventAct(
            event_id=self.id,
            at=self.now,
            kind=kind,
            by=self.who.id or None,
            bout_id=None if match is None else match.bout.id,
            entry=entry,
            facts=codec.encode(facts),
        )
        self.session.add(act)
        self.touched = True
        events.watch(self.session, self.id, DIGEST, max(self.now, self.event.told_at + DAY))
        return act

    def post(self, out: Outgoing, kind: str = NOTE, *, channel: int = 0, game: int | None = None) -> None:
        """Put a message into the outbox."""
        posted = Posted(
            channel or self.event.channel_id, kind, codec.encode(out), numbered=bool(out.text) or kind == EVENT
        )
        self.posts.append(games.post(self.session, posted, game, self.now))

    def post_text(self, message: str, **facts: Fact) -> None:
        """Say something in the channel of the event; nobody is called."""
        self.post(Outgoing(self.speech.text(message, **facts)))

    def show(self, what: str) -> None:
        """Have something posted as it stands when its turn comes: see ``cards.post_of``."""
        self.post(Outgoing("", subject=f"{self.id} {what}", layout=what == CARD), EVENT)

    def watch(self, subject: str, due: int, *, date: bool = False) -> None:
        """Look at the event when that is due."""
        events.watch(self.session, self.id, subject, due, date=date)

    def unwatch(self, subject: str, *, date: bool = False) -> None:
        """Do not look at it after all."""
        events.unwatch(self.session, self.id, subject, date=date)

    # -- who may ------------------------------------------------------------------------------------------------------

    def leads(self) -> bool:
        """True if whoever acts is the organiser or a deputy, or has the rights of a game master of the server."""
        who = self.who
        if who.id in (self.event.organiser_id, *self.deputies):
            return True
        guild = people.guild(self.session, who.guild)
        return who.guild == self.event.guild_id != 0 and is_referee(who.roles, who.manages, guild)

    def demand_lead_only(self) -> None:
        """Refuse whoever has no say in how the event is run."""
        if not self.leads():
            raise Refused("event_not_organiser", name=escaped(self.event.name))

    def demand_lead(self) -> None:
        """The same; whoever has a say and uses it is heard of again."""
        self.demand_lead_only()
        self.event.heard_at = self.now
        events.forget_ballots(self.session, self.id)

    def demand_judge(self, match: Match) -> None:
        """Refuse whoever may not decide about a pairing: nobody does about his own, or one of his own group."""
        self.demand_lead()
        own = self.entry_of(self.who.id)
        if own is None:
            return
        seats = {seat.entry for seat in match.seats}
        if own.number in seats or own.number in self.group_of(match):
            raise Refused("event_own_pairing")

    def group_of(self, match: Match) -> set[int]:
        """Who plays in the same group."""
        if not match.bout.division:
            return set()
        others = [one for one in events.matches_of(self.session, self.id) if one.bout.division == match.bout.division]
        return {seat.entry for one in others for seat in one.seats}

    def demand(self, *states: str) -> None:
        """Refuse what does not belong into the present state of the event."""
        if self.event.state not in states:
            raise Refused("event_state", name=escaped(self.event.name), state=self.event.state)

    # -- the end ------------------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """The act is done: the event is another one, and its card says so."""
        if not self.touched:
            return
        self.event.version += 1
        self.session.add(self.event)
        if self.card:
            self.show(CARD)
        self.session.flush()


IDLE = "done"
"""The reply of what may have found nothing to do."""

Act = Callable[[EventTransaction], Reply]
"""What is done with an event. Raises Refused."""


async def act_on(core: Core, number: int, who: Actor, act: Act, *, interaction: int | None = None) -> Reply:
    """Do something with an event, once for each interaction. Raises Refused; then nothing has changed."""

    def whole(session: Session) -> tuple[Reply, list[Outbox]]:
        known = None if interaction is None else games.find_interaction(session, interaction)
        if known is not None:
            return decoded_reply(known), []
        affair = EventTransaction(session, find_event(session, number, who), core.clock.now(), who)
        reply = act(affair)
        affair.touched |= reply.key != IDLE
        affair.settle()
        if interaction is not None:
            games.note_interaction(session, interaction, affair.now, encoded_reply(reply))
        core.points("before commit")
        return reply, affair.posts

    reply, posts = await core.database.write(whole)
    core.points("stored")
    core.announce(posts)
    return reply


def find_event(session: Session, number: int, who: Actor) -> Event:
    """An event that exists for somebody. Raises Refused."""
    event = events.find_event(session, number)
    if event is None or (who is not NOBODY and not known_events(session, [event], who)):
        raise Refused("no_such_event", given=str(number))
    return event


def known_events(session: Session, among: Sequence[Event], who: Actor) -> list[Event]:
    """Those events that exist for somebody: he may read where they speak, or has a part in them.

    The channel from which the threads of games are opened says nothing: an event may speak in a private thread.
    """
    own = events.parts_of(session, who.id, [event.id or 0 for event in among])
    stands = [Standing(one.guild_id, one.channel_id, one.channel_id, one.id in own) for one in among]
    return [event for event, there in zip(among, stands, strict=True) if known_to(who, there)]


async def look_at(core: Core, number: int, who: Actor, read: Callable[[EventTransaction], Any]) -> Any:
    """Read something of an event; nothing is changed."""

    def whole(session: Session) -> Any:
        return read(EventTransaction(session, find_event(session, number, who), core.clock.now(), who))

    return await core.database.read(whole)


def users_of(affair: EventTransaction, seats: Iterable[EventPairingSeat]) -> list[int]:
    """The people behind the seats of a pairing."""
    known = [affair.entries.get(seat.entry) for seat in seats]
    return [entry.user_id for entry in known if entry is not None and entry.user_id is not None]


def at_pairing(affair: EventTransaction, match: Match) -> str:
    """The table of a pairing, as calls name it; where it has none, its event."""
    return at_table(match.bout.game_id) or at_event(affair.event.name)


ALIVE = (GATHERING, RUNNING)

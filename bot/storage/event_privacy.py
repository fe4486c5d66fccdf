"""What events keep about a person: given out whole, and erased. Results stay, with nobody's name on them."""

from __future__ import annotations

from typing import Any

from sqlmodel import Session, col, delete, select

from bot.engine import codec
from bot.storage.event_models import (
    DROPPED,
    GATHERING,
    RUNNING,
    Ballot,
    Deputy,
    Entry,
    Event,
    EventAct,
    EventClaim,
    EventPairing,
    LedgerEntry,
    Unnamed,
)
from bot.storage.models import Game
from bot.storage.privacy import without_names

OWN_WORDS = ("noshow", "dispute", "answered")
"""Acts whose reason is what a player has said himself."""


def export_events(session: Session, user: int) -> dict[str, Any]:
    """All that events keep about a person, in plain values, and nothing about anybody else."""
    entries = session.exec(select(Entry, Event).join(Event).where(Entry.user_id == user)).all()
    acts = session.exec(select(EventAct).where(EventAct.by == user).order_by(col(EventAct.id)))
    numbers = {(entry.event_id, entry.number) for entry, _ in entries}
    own_events = {event for event, _ in numbers}
    pleas = session.exec(select(EventClaim).where(col(EventClaim.event_id).in_(own_events)))
    ledger = session.exec(select(LedgerEntry).where(col(LedgerEntry.event_id).in_(own_events)))
    return {
        "entries": [{**entry.model_dump(exclude={"user_id"}), "event": event.name} for entry, event in entries],
        "organised": [
            {"id": event.id, "name": event.name}
            for event in session.exec(select(Event).where(Event.organiser_id == user))
        ],
        "deputy": list(session.exec(select(Deputy.event_id).where(Deputy.user_id == user))),
        "voted": list(session.exec(select(Ballot.event_id).where(Ballot.user_id == user))),
        "acts": [{"event": act.event_id, "at": act.at, "kind": act.kind, "facts": _facts(act)} for act in acts],
        "pleas": [
            plea.model_dump(include={"event_id", "bout_id", "kind", "text", "at", "state"})
            for plea in pleas
            if (plea.event_id, plea.entry) in numbers
        ],
        "ledger": [
            line.model_dump(exclude={"by", "reason"}) for line in ledger if (line.event_id, line.entrant) in numbers
        ],
        "unnamed": list(session.exec(select(Unnamed.guild_id).where(Unnamed.user_id == user))),
    }


def _facts(act: EventAct) -> dict[str, Any]:
    return dict(codec.decode(act.facts, dict[str, Any])) if act.facts else {}


def forget_in_events(session: Session, user: int) -> None:
    """Take a person out of all events: the place stays with its results, held by nobody."""
    entries = list(session.exec(select(Entry).where(Entry.user_id == user)))
    names = {entry.name for entry in entries} - {""}
    touched = {entry.event_id for entry in entries}
    touched |= set(session.exec(select(Event.id).where(Event.organiser_id == user)))  # type: ignore[arg-type]
    touched |= set(session.exec(select(EventAct.event_id).where(EventAct.by == user)))
    touched |= set(session.exec(select(Deputy.event_id).where(Deputy.user_id == user)))
    for entry in entries:
        _forget_entry(session, entry)
    for act in session.exec(select(EventAct).where(col(EventAct.event_id).in_(touched))):
        _scrub(act, user, names)
        act.by = None if act.by == user else act.by
        session.add(act)
    for event in session.exec(select(Event).where(col(Event.id).in_(touched))):
        event.name = without_names(event.name, names) or "–"
        event.organiser_id = 0 if event.organiser_id == user else event.organiser_id
        session.add(event)
    of_events = select(EventPairing.id).where(col(EventPairing.event_id).in_(touched))
    for game in session.exec(select(Game).where(col(Game.bout).in_(of_events))):
        game.name = without_names(game.name, names)
        session.add(game)
    for line in session.exec(select(LedgerEntry).where(col(LedgerEntry.event_id).in_(touched))):
        line.by = None if line.by == user else line.by
        line.reason, line.subject = without_names(line.reason, names), without_names(line.subject, names)
        session.add(line)
    own: Any
    for own in (Deputy, Ballot, Unnamed):
        session.exec(delete(own).where(own.user_id == user))
    session.exec(delete(Ballot).where(col(Ballot.choice) == user))


def _forget_entry(session: Session, entry: Entry) -> None:
    event = session.get_one(Event, entry.event_id)
    for plea in session.exec(
        select(EventClaim).where(EventClaim.event_id == entry.event_id, EventClaim.entry == entry.number)
    ):
        plea.text = ""
    if event.state == GATHERING:
        session.delete(entry)
        return
    if event.state == RUNNING and entry.state != DROPPED:
        entry.state, entry.until = DROPPED, event.round
    entry.user_id, entry.name = None, ""
    session.add(entry)


def _scrub(act: EventAct, user: int, names: set[str]) -> None:
    facts = _facts(act)
    if act.by == user and act.kind in OWN_WORDS:
        facts["reason"] = ""
    for name, fact in facts.items():
        if isinstance(fact, str):
            facts[name] = without_names(fact.replace(f"<@{user}>", "–"), names)
    act.facts = codec.encode(facts)

"""Who takes part: join, also late; check in; leave; give a place to somebody else."""

from __future__ import annotations

from bot.engine.errors import Refused
from bot.engine.requests import Facts
from bot.service.core.sanitize import escaped
from bot.service.core.transaction import Reply
from bot.service.events.campaigns import take_over
from bot.service.events.checkin import checkin_facts
from bot.service.events.league import (
    another_round,
    late_joiners,
    pairs_at_any_time,
    plays_everybody,
)
from bot.service.events.settling import walk_over
from bot.service.events.transaction import Act, EventTransaction
from bot.service.lobby.seats import seat_name
from bot.storage import events
from bot.storage.event_models import DROPPED, GATHERING, IN, OPEN, RUNNING, Entry

DAY = 86_400


def joins(affair: EventTransaction) -> Reply:
    """Take part: before the event begins, or from the next round on where its format allows it."""
    event = affair.event
    affair.demand(GATHERING, RUNNING)
    before = _earlier(affair)
    if before is not None and before.state == IN:
        raise Refused("event_in_already", name=escaped(event.name))
    if event.state == RUNNING and not late_joiners(event):
        raise Refused("event_no_late", name=escaped(event.name))
    late = event.state == RUNNING
    if late and not another_round(event, list(affair.entries.values()), affair.now):
        raise Refused("event_last_round", name=escaped(event.name))
    if len(affair.standing_in()) >= event.size:
        raise Refused("event_full", name=escaped(event.name), most=event.size)
    entry = _return(affair, before) if before is not None else _new_entry(affair)
    if late and pairs_at_any_time(event):
        affair.watch("go", affair.now)
    first = event.round + 1 if late else 1
    if before is None:  # who returns keeps the round in which he came: how many began decides how many there are
        entry.since = first
    if late:
        take_over(affair, [entry])
    affair.note("joined_late" if late else "joined", entry=entry.number, round=first)
    kind = "event_joined" if not late else "event_joined_late" if before is None else "event_returned"
    return Reply(kind, {"name": escaped(event.name), "round": first, **checkin_facts(event)})


def _earlier(affair: EventTransaction) -> Entry | None:
    return next((entry for entry in affair.entries.values() if entry.user_id == affair.who.id), None)


def _return(affair: EventTransaction, entry: Entry) -> Entry:
    """Somebody who has left takes part again, with the results that he has."""
    if affair.event.state == RUNNING and entry.until is not None and not late_joiners(affair.event):
        raise Refused("event_no_late", name=escaped(affair.event.name))
    entry.state, entry.until = IN, None
    affair.session.add(entry)
    return entry


def _new_entry(affair: EventTransaction) -> Entry:
    taken = [entry.name for entry in affair.entries.values()]
    entry = Entry(
        event_id=affair.id,
        number=1 + max(events.last_number(affair.session, affair.id), *affair.entries, 0),
        user_id=affair.who.id,
        name=seat_name(affair.who.name, taken, affair.event.language),
        at=affair.now,
    )
    affair.session.add(entry)
    affair.entries[entry.number] = entry
    return entry


def leaves(affair: EventTransaction) -> Reply:
    """Do without the event: before it begins without a trace, later as somebody who drops out."""
    return _out(affair, affair.own_entry(), "left")


def drops(number: int, reason: str) -> Act:
    """Take somebody out of the event, with a reason: the organiser may, though nobody against whom he plays."""

    def act(affair: EventTransaction) -> Reply:
        affair.demand_lead()
        entry = affair.entries.get(number)
        if entry is None or entry.state != IN:
            raise Refused("event_no_entry", given=str(number))
        _demand_stranger(affair, number)
        return _out(affair, entry, "dropped", reason)

    return act


def _demand_stranger(affair: EventTransaction, number: int) -> None:
    """Refuse whoever plays against somebody and would decide about his place: open games are lost with it, and where
    everybody plays everybody those that are over may be struck out."""
    own = affair.entry_of(affair.who.id)
    if own is None or own.number == number:
        return
    matches = events.matches_of(affair.session, affair.id)
    for match in matches if plays_everybody(affair.event) else [one for one in matches if one.bout.state == OPEN]:
        if number in [seat.entry for seat in match.seats]:
            affair.demand_judge(match)


def _out(affair: EventTransaction, entry: Entry, kind: str, reason: str = "") -> Reply:
    event = affair.event
    affair.demand(GATHERING, RUNNING)
    facts: Facts = {"name": escaped(event.name), "person": affair.name_of(entry.number)}
    if event.state == GATHERING:
        affair.note(kind, entry=None, name=affair.name_of(entry.number), reason=reason)
        affair.session.delete(entry)
        del affair.entries[entry.number]
        return Reply("event_left", facts)
    entry.state, entry.until = DROPPED, event.round
    affair.session.add(entry)
    affair.note(kind, entry=entry.number, reason=reason)
    for match in events.unsettled(affair.session, affair.id):  # what waits for a decision was played: it keeps to that
        if match.bout.state == OPEN and entry.number in [seat.entry for seat in match.seats]:
            walk_over(affair, match, {entry.number}, reason)
    affair.watch("go", affair.now)
    return Reply("event_dropped", facts)


def replaces(number: int, whom: int, name: str) -> Act:
    """Give somebody's place, results and open games, to another person. The organiser may."""

    def act(affair: EventTransaction) -> Reply:
        affair.demand_lead()
        affair.demand(GATHERING, RUNNING)
        entry = affair.entries.get(number)
        if entry is None:
            raise Refused("event_no_entry", given=str(number))
        if any(other.user_id == whom for other in affair.entries.values()):
            raise Refused("event_there_already", person=f"<@{whom}>")
        _demand_stranger(affair, number)
        before = affair.name_of(number)
        taken = [other.name for other in affair.entries.values() if other is not entry]
        entry.user_id, entry.name = whom, seat_name(name, taken, affair.event.language)
        entry.state, entry.until = IN, None
        affair.session.add(entry)
        affair.note("replaced", entry=number, before=before)
        for match in events.unsettled(affair.session, affair.id):
            if match.bout.game_id is not None and number in [seat.entry for seat in match.seats]:
                affair.watch(f"seats {match.bout.id}", affair.now)
        return Reply("event_replaced", {"before": before, "person": f"<@{whom}>"})

    return act

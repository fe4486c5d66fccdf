"""Check in: who says that he is there, who is asked to, and who takes part when the event begins."""

from __future__ import annotations

from bot.engine.errors import Refused
from bot.engine.requests import Facts
from bot.messages import ranks
from bot.messages.message import Button
from bot.service.core import press_kinds
from bot.service.core.calling import calling
from bot.service.core.ports import Outgoing
from bot.service.core.press_kinds import button_id
from bot.service.core.sanitize import escaped
from bot.service.core.transaction import Reply
from bot.service.events.league import refuses_size
from bot.service.events.transaction import DAY, EventTransaction
from bot.storage import events
from bot.storage.event_models import GATHERING, Entry, Event

ASKED_AT = DAY // 2
"""Seconds before the beginning at which those who have not checked in yet are asked to."""

HERE = "here"
"""The button on the card of an event by which one checks in."""


def checkin_facts(event: Event) -> Facts:
    """Whether, from when and until when whoever has joined is to check in."""
    if not event.checkin or event.state != GATHERING:
        return {"checkin": "none", "opens": "–", "begins": "–"}
    if event.starts_at is None:
        return {"checkin": "open", "opens": "–", "begins": "–"}
    return {"checkin": "dated", "opens": f"<t:{event.starts_at - DAY}:f>", "begins": f"<t:{event.starts_at}:f>"}


def checks_in(affair: EventTransaction) -> Reply:
    """Say that one is there: on the last day before the beginning, or at any time where the organiser begins it."""
    event = affair.event
    affair.demand(GATHERING)
    entry = affair.own_entry()
    if not event.checkin:
        raise Refused("event_no_checkin", name=escaped(event.name))
    if event.starts_at is not None and affair.now < event.starts_at - DAY:
        raise Refused("event_checkin_early", name=escaped(event.name), until=f"<t:{event.starts_at - DAY}:f>")
    entry.here = True
    affair.session.add(entry)
    return Reply("event_checked_in", {"name": escaped(event.name)})


def not_here(affair: EventTransaction) -> list[Entry]:
    """Those who would be left out if the event began now: they have not checked in."""
    return [entry for entry in affair.standing_in() if affair.event.checkin and not entry.here]


def asks_to_check_in(affair: EventTransaction) -> Reply:
    """Ask those who have not checked in yet, once: half a day before the beginning, or when the organiser would begin
    without them."""
    absent, acts = not_here(affair), events.acts_of(affair.session, affair.id)
    if affair.event.state != GATHERING or not absent or any(act.kind == "asked" for act in acts):
        return Reply("done")
    speech, event = affair.speech, affair.event
    users = [entry.user_id for entry in absent if entry.user_id is not None]
    begins = "none" if event.starts_at is None else f"<t:{event.starts_at}:f>"
    text = calling(speech, "event-checkin-asks", users, name=escaped(event.name), begins=begins)
    here = Button(button_id(press_kinds.EVENT, 0, affair.id, HERE), speech.text("event-button-here"), ranks.ACT)
    affair.post(Outgoing(text, ((here,),), mentions=tuple(users)))
    affair.note("asked", count=len(absent)).told = True
    return Reply("done")


def present(affair: EventTransaction) -> list[Entry]:
    """Who takes part when the event begins: all, or where one has to check in those who have. Raises Refused."""
    absent = {entry.number for entry in not_here(affair)}
    there = [entry for entry in affair.standing_in() if entry.number not in absent]
    why = refuses_size(affair.event, len(there))
    if why is not None:
        raise why
    return there

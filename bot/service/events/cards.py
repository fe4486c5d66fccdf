"""The card of an event, and what its rounds and its end look like in the channel: made when they are posted."""

from __future__ import annotations

from bot.engine.errors import Refused
from bot.engine.requests import Facts
from bot.i18n.speech import Speech
from bot.messages import ranks
from bot.messages.message import Block, Button
from bot.service.core import press_kinds
from bot.service.core.core import Core
from bot.service.core.ports import Outgoing, PostFailed
from bot.service.core.press_kinds import button_id
from bot.service.core.sanitize import escaped
from bot.service.events import league, lengths, tables
from bot.service.events.checkin import HERE
from bot.service.events.digest import MOST_TEXT
from bot.service.events.sheets import standings_sheet
from bot.service.events.transaction import CARD, NOBODY, ROUND, EventTransaction, look_at
from bot.service.lobby.details import span_text
from bot.service.posting.event_posts import EventPost
from bot.storage import events
from bot.storage.event_models import GATHERING, RUNNING

JOIN, LEAVE, STANDINGS, PAIRINGS, RULES = "join", "leave", "standings", "pairings", "rules"
HISTORY, START, BEGIN = "history", "start", "begin"
MOST_NAMES = 40
PATIENCE = 600
"""Seconds for which a round waits for the threads of its games to be open before it is told without them."""

SHORTLY = 5.0


async def post_of(core: Core, what: str) -> EventPost | None:
    """What is posted under a subject; None where there is nothing any more."""
    number, kind, *rest = what.split()

    def read(affair: EventTransaction) -> EventPost | None:
        if kind == CARD:
            return EventPost(card_post(affair), affair.id, affair.event.card, affair.event.card_layout)
        if kind == ROUND:
            return EventPost(Outgoing(round_text(affair, int(rest[0]))))
        sheet = standings_sheet(affair, affair.speech)
        return EventPost(Outgoing(end_text(affair)), sheet=sheet, language=affair.event.language)

    try:
        found: EventPost | None = await look_at(core, int(number), NOBODY, read)
    except Refused:
        return None
    return found


def card_post(affair: EventTransaction) -> Outgoing:
    """The card in the event's language: what it is and how it stands, who takes part, and what is agreed."""
    speech = affair.speech
    blocks = (
        Block("\n".join(_people(affair, speech)), rows=card_buttons(affair)),
        Block("\n".join(_terms(affair, speech)), speech.text("lobby-card-terms")),
    )
    return Outgoing("\n".join(_head(affair, speech)), blocks=blocks, layout=True)


def card_lines(affair: EventTransaction, speech: Speech) -> list[str]:
    """What the card says."""
    return [*_head(affair, speech), *_people(affair, speech), *_terms(affair, speech)]


def _head(affair: EventTransaction, speech: Speech) -> list[str]:
    event = affair.event
    title = speech.text(league.title_of(event))
    return [
        speech.text("event-card-title", name=escaped(event.name), game=title, event=str(affair.id)),
        _standing(affair, speech),
        speech.text("event-card-organiser", person=f"<@{event.organiser_id}>"),
    ]


def _terms(affair: EventTransaction, speech: Speech) -> list[str]:
    event = affair.event
    lines = [
        *league.terms_told(event, speech),
        speech.text("event-card-pace", days=event.pace, limit=span_text(speech, event.limit)),
        *_length(affair, speech),
        *lengths.chance_lines(league.agreed(event).chance, speech),
        speech.text(f"event-unfinished-{event.unfinished}"),
    ]
    if event.checkin and event.state == GATHERING:
        lines.append(speech.text("event-card-checkin"))
    if not event.rated:
        lines.append(speech.text("event-card-unrated"))
    last = events.find_event(affair.session, league.agreed(event).after)
    if last is not None:
        facts: Facts = {"name": escaped(last.name), "event": str(last.id)}
        lines.append(speech.text("event-card-season", groups=league.in_groups(event), **facts))
        if event.campaign:
            lines.append(speech.text("event-card-ledger", goes_on=league.agreed(event).ledger, **facts))
    if event.campaign:
        lines.append(speech.text("event-card-campaign"))
    return lines


def _length(affair: EventTransaction, speech: Speech) -> list[str]:
    """How long the whole event takes if as many take part as may, while people still think about it."""
    rounds, days = league.span_of(affair.event, affair.event.size)
    if affair.event.state != GATHERING or not rounds:
        return []
    return [speech.text("event-card-length", **lengths.whole_facts(rounds, days, affair.event.size))]


def _standing(affair: EventTransaction, speech: Speech) -> str:
    event = affair.event
    if event.state == GATHERING:
        begins = f"<t:{event.starts_at}:f>" if event.starts_at is not None else "none"
        return speech.text("event-card-gathering", begins=begins)
    if event.state == RUNNING:
        until = "none" if event.round_due is None else f"<t:{event.round_due}:f>"
        return speech.text("event-card-running", round=event.round, until=until)
    return speech.text(f"event-card-{event.state}")


def _people(affair: EventTransaction, speech: Speech) -> list[str]:
    there = affair.standing_in()
    names = ", ".join(affair.name_of(entry.number) + ("✓" if entry.here else "") for entry in there[:MOST_NAMES])
    more = len(there) - MOST_NAMES
    told = [speech.text("event-card-people", count=len(there), most=affair.event.size, names=names or "–")]
    return [*told, speech.text("event-card-more", count=more)] if more > 0 else told


def _still_open(affair: EventTransaction) -> bool:
    event = affair.event
    return league.late_joiners(event) and league.another_round(event, list(affair.entries.values()), affair.now)


def card_buttons(affair: EventTransaction) -> tuple[tuple[Button, ...], ...]:
    """What can be done at an event. Whoever presses, the database decides what it means."""
    event = affair.event
    looks = (RULES,) if event.state == GATHERING else (STANDINGS, PAIRINGS, RULES)
    row = [(what, ranks.LOOK) for what in looks]
    if event.state == GATHERING or (event.state == RUNNING and _still_open(affair)):
        row.insert(0, (JOIN, ranks.LIKELIEST))
    if event.state == GATHERING:
        row.insert(1, (LEAVE, ranks.LOOK))
        if event.checkin:
            row.insert(1, (HERE, ranks.ACT))
        row.append((START, ranks.LOOK))  # whoever runs the event has it at hand; others are told who does
    speech = affair.speech
    return (
        tuple(
            [
                Button(button_id(press_kinds.EVENT, 0, affair.id, what), speech.text(f"event-button-{what}"), rank)
                for what, rank in row
            ]
        ),
    )


def round_text(affair: EventTransaction, number: int) -> str:
    """The pairings of a round with links, in one message. Raises PostFailed while their threads are being opened."""
    matches = events.matches_of(affair.session, affair.id, number)
    known = events.games_of(affair.session, [match.bout.game_id or 0 for match in matches])
    waiting = any(game.channel_id == game.home for game in known.values())
    begun = max([match.bout.opened_at for match in matches], default=0)
    if waiting and affair.event.home != affair.event.channel_id and affair.now - begun < PATIENCE:
        raise PostFailed("unreachable", retry_after=SHORTLY)
    speech = affair.speech
    until = max([match.bout.due or 0 for match in matches], default=0)
    head = speech.text("event-round", name=escaped(affair.event.name), round=number, until=f"<t:{until}:f>")
    return clipped([head, *tables.pairing_lines(affair, matches, known, speech)], speech)


def end_text(affair: EventTransaction) -> str:
    """How it ended: the final standings."""
    speech = affair.speech
    head = speech.text("event-over", name=escaped(affair.event.name))
    matches = events.matches_of(affair.session, affair.id)
    return clipped([head, *tables.standing_lines(affair, matches, speech)], speech)


def clipped(lines: list[str], speech: Speech) -> str:
    """Lines in one message; how many more there are stands in the place of those that have no room."""
    text = lines[0]
    for place, line in enumerate(lines[1:], 1):
        if len(text) + len(line) + 1 > MOST_TEXT - 60:
            return f"{text}\n{speech.text('event-more-lines', count=len(lines) - place)}"
        text += f"\n{line}"
    return text

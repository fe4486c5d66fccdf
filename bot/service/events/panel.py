"""The organiser's page: what waits for him, each matter with the buttons that decide it."""

from __future__ import annotations

from bot.i18n.speech import Speech
from bot.messages import ranks
from bot.messages.message import Button
from bot.service.core import press_kinds
from bot.service.core.ports import Outgoing
from bot.service.core.press_kinds import button_id
from bot.service.core.sanitize import escaped, quoted
from bot.service.events.cards import HISTORY, PAIRINGS, STANDINGS, START
from bot.service.events.checkin import not_here
from bot.service.events.deciding import DRAWN, NONE
from bot.service.events.silence import silent_told
from bot.service.events.tables import pairing_lines
from bot.service.events.transaction import EventTransaction
from bot.storage import events, silences
from bot.storage.event_models import GATHERING, NOSHOW, OPEN, WAITS, EventClaim
from bot.storage.events import Match

PLEA, BOUT = "plea", "bout"
GRANT, REFUSE = "yes", "no"
MOST_MATTERS = 4
"""Rows that are left for matters: a message has five."""

MOST_WINNERS = 3
"""With the draw and the game that was not played they fill a row."""

MOST_NAME = 40


def panel(affair: EventTransaction, speech: Speech) -> Outgoing:
    """The page of whoever runs the event. Raises Refused for others."""
    affair.demand_lead_only()
    matters = _pleas(affair, speech) + _waiting(affair, speech)
    return Outgoing(_text(affair, speech), (_usual(affair, speech), *matters[:MOST_MATTERS]))


def _usual(affair: EventTransaction, speech: Speech) -> tuple[Button, ...]:
    state = affair.event.state
    row = [(START, ranks.LIKELIEST)] if state == GATHERING else [(STANDINGS, ranks.LOOK), (PAIRINGS, ranks.LOOK)]
    return tuple([_press(affair, what, speech.text(f"event-button-{what}"), rank) for what, rank in row]) + (
        _press(affair, HISTORY, speech.text("event-button-history")),
    )


def _press(affair: EventTransaction, what: str, label: str, rank: str = ranks.LOOK) -> Button:
    return Button(button_id(press_kinds.EVENT, 0, affair.id, what), label, rank)


def _pleas(affair: EventTransaction, speech: Speech) -> list[tuple[Button, ...]]:
    """Grant or refuse, for each plea that waits."""
    return [_plea(affair, plea, speech) for plea in events.pleas_of(affair.session, affair.id)]


def _plea(affair: EventTransaction, plea: EventClaim, speech: Speech) -> tuple[Button, ...]:
    facts = {"plea": str(plea.id), "name": affair.entries[plea.entry].name[:MOST_NAME]}
    return tuple(
        [
            Button(
                button_id(press_kinds.EVENT_JUDGE, 0, affair.id, f"{PLEA}:{plea.id}:{what}"),
                speech.text(f"event-button-plea-{what}", **facts),
                rank,
            )
            for what, rank in ((GRANT, ranks.ACT), (REFUSE, ranks.DECLINE))
        ]
    )


def _waiting(affair: EventTransaction, speech: Speech) -> list[tuple[Button, ...]]:
    """Who has won, for each pairing that waits for a decision."""
    waits = [match for match in events.unsettled(affair.session, affair.id) if match.bout.state == WAITS]
    return [_winners(affair, match, speech) for match in waits if len(match.seats) <= MOST_WINNERS]


def _winners(affair: EventTransaction, match: Match, speech: Speech) -> tuple[Button, ...]:
    number = f"{match.bout.round}.{match.bout.number}"
    labels = {
        str(seat.entry): speech.text(
            "event-button-winner", number=number, name=affair.entries[seat.entry].name[:MOST_NAME]
        )
        for seat in match.seats
    }
    labels |= {what: speech.text(f"event-button-result-{what}", number=number) for what in (DRAWN, NONE)}
    return tuple(
        [
            Button(button_id(press_kinds.EVENT_JUDGE, 0, affair.id, f"{BOUT}:{match.bout.id}:{what}"), label, ranks.ACT)
            for what, label in labels.items()
        ]
    )


def _text(affair: EventTransaction, speech: Speech) -> str:
    """What waits for whoever runs the event."""
    open_ones = events.unsettled(affair.session, affair.id)
    known = events.games_of(affair.session, [match.bout.game_id or 0 for match in open_ones])
    lines = [speech.text("event-panel", name=escaped(affair.event.name))]
    silence = silences.silence_of(affair.session, affair.id)
    if silence is not None:
        lines.append(silent_told(affair.event, silence.why, speech))
    for plea in events.pleas_of(affair.session, affair.id):
        match = affair.match(plea.bout_id)
        lines.append(
            speech.text(
                "event-panel-plea",
                plea=str(plea.id),
                noshow=plea.kind == NOSHOW,
                name=affair.name_of(plea.entry),
                answered=bool(plea.answer),
            )
        )
        lines += [*quoted(plea.text), *quoted(plea.answer)]
        lines += pairing_lines(affair, [match], known, speech)
    waits = [match for match in open_ones if match.bout.state == WAITS]
    if waits:
        lines += [speech.text("event-panel-waits"), *pairing_lines(affair, waits, known, speech)]
    late = [match for match in open_ones if match.bout.state == OPEN]
    lines.append(speech.text("event-panel-open", count=len(late)))
    if affair.event.state == GATHERING:
        lines.append(speech.text("event-panel-gathering", count=len(affair.standing_in())))
        if affair.event.checkin:
            there = len(affair.standing_in()) - len(not_here(affair))
            lines.append(speech.text("event-panel-here", count=there, all=len(affair.standing_in())))
    return "\n".join(lines if len(lines) > 2 or waits else [*lines, speech.text("event-panel-nothing")])

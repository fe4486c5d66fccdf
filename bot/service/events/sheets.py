"""The standings of an event for a picture: its rows with their rounds as marks, in a reader's words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n.lists import joined_words
from bot.i18n.speech import Speech
from bot.league.sheet import AnySheet, Kind, Mark, Sheet, SheetRow, shown_rows
from bot.service.events import league
from bot.service.events.affair import Affair
from bot.service.events.brackets import bracket_sheet
from bot.service.events.league import Row
from bot.storage import events
from bot.storage.event_models import DONE, GATHERING, IN, REVIEW, BoutSeat
from bot.storage.events import Match

MOST_ALT = 950
"""Signs of the head and the rows in the text that stands for the picture; it may have 1,024."""


def standings_sheet(affair: Affair, speech: Speech, user: int = 0) -> AnySheet | None:
    """How an event stands as a picture shows it; None before it has begun. ``user``: whose row is not left out."""
    event = affair.event
    if event.state == GATHERING:
        return None
    matches = events.matches_of(affair.session, affair.id)
    own = affair.entry_of(user)
    number = 0 if own is None else own.number
    if league.is_bracket(event):
        return bracket_sheet(affair, matches, speech, number)
    return _table(affair, matches, speech, number)


def _table(affair: Affair, matches: Sequence[Match], speech: Speech, own: int) -> Sheet:
    event = affair.event
    found = league.standings(event, list(affair.entries.values()), matches)
    letters = speech.text("event-picture-letters").split()
    rows = tuple([_row(affair, row, matches, speech, letters) for row in found])
    shown = shown_rows(rows, own)
    more = len(rows) - len(shown)
    return Sheet(
        title=event.name,
        below=league.picture_below(event, matches, speech),
        rows=shown,
        heads=(speech.text("event-picture-points"), speech.text("event-picture-games")),
        divisions=tuple(
            [
                (number, speech.text("event-division", number=number).strip("*"))
                for number in dict.fromkeys(row.division for row in shown if row.division)
            ]
        ),
        more=speech.text("event-picture-more", count=more) if more else "",
        alt=_alt(affair, matches, found, speech),
    )


def _row(affair: Affair, row: Row, matches: Sequence[Match], speech: Speech, letters: Sequence[str]) -> SheetRow:
    entry = affair.entries[row.entry]
    own = [(match, seat) for match in matches for seat in match.seats if seat.entry == row.entry]
    return SheetRow(
        number=row.entry,
        rank=row.rank,
        name=entry.name or speech.text("event-former"),
        points=league.shown(row.points, speech.language),
        played=row.played,
        marks=tuple([mark for match, seat in own for mark in _mark(match, seat, letters)]),
        division=row.division,
        out=entry.state != IN,
    )


def _mark(match: Match, seat: BoutSeat, letters: Sequence[str]) -> tuple[Mark, ...]:
    """What a pairing was for one of its seats; nothing where it was not played."""
    won, drawn, lost, bye = letters
    if match.bout.state == REVIEW:
        return (Mark("open", "?"),)
    if match.bout.state != DONE:
        return (Mark("open"),)
    if len(match.seats) == 1:
        return (Mark("bye", bye),)
    if seat.place is None:
        return ()
    if len(match.seats) > 2:
        last = max(other.place or 1 for other in match.seats)
        kind: Kind = "won" if seat.place == 1 else "lost" if seat.place == last else "drawn"
        return (Mark(kind, str(seat.place)),)
    if seat.place > 1:
        return (Mark("lost", lost),)
    shared = sum(other.place == 1 for other in match.seats) > 1
    return (Mark("drawn", drawn) if shared else Mark("won", won),)


def _alt(affair: Affair, matches: Sequence[Match], found: Sequence[Row], speech: Speech) -> str:
    """The picture in words: as many whole rows as a description holds, and how many more there are."""
    head = speech.text("event-picture-head", name=affair.event.name, **league.reached(affair.event, matches))
    told: list[str] = []
    for row in found:
        name = affair.entries[row.entry].name or speech.text("event-former")
        points = league.shown(row.points, speech.language)
        told.append(speech.text("event-picture-row", rank=str(row.rank), name=name, points=points))
        if len(head) + sum(len(one) + 2 for one in told) > MOST_ALT:
            told.pop()
            break
    names, more = joined_words(speech.catalog, speech.language, told), len(found) - len(told)
    kind = "event-picture-alt-more" if more else "event-picture-alt"
    return speech.text(kind, head=head, rows=names, more=more)

"""The standings of an event for a picture: its rows with their pairings as marks, in a reader's words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.i18n.names import message_id
from bot.i18n.numbers import rounded
from bot.i18n.speech import Speech
from bot.i18n.ties import tie_name
from bot.league.sheet import MOST_ALT, AnySheet, Kind, ResultSign, Sheet, SheetRow, Zone, in_words, shown_rows
from bot.league.terms import GAMES
from bot.service.events import league
from bot.service.events.brackets import bracket_sheet
from bot.service.events.league import StandingsRow
from bot.service.events.transaction import EventTransaction
from bot.storage import events
from bot.storage.event_models import DONE, FORFEIT, GATHERING, IN, REVIEW, EventPairingSeat
from bot.storage.events import Match

Marks = tuple[ResultSign | None, ...]
ZONES: tuple[Zone, ...] = ("up", "down")

RARE: dict[Kind, str] = {
    "walkover": "event-mark-walkover",
    "forfeit": "event-mark-forfeit",
    "bye": "event-bracket-bye",
    "unplayed": "event-how-unplayed",
    "open": "event-how-open",
    "review": "event-how-review",
}
"""Kinds that are explained below a table in which they stand, and the message for each; of the others the letter says
what they are."""


def standings_sheet(affair: EventTransaction, speech: Speech, user: int = 0) -> AnySheet | None:
    """How an event stands as a picture shows it; None before it has begun. ``user``: whose row is not left out."""
    event = affair.event
    if event.state == GATHERING:
        return None
    matches = events.matches_of(affair.session, affair.id)
    own = affair.entry_of(user)
    number = 0 if own is None else own.number
    if league.is_bracket(event):
        return bracket_sheet(affair, matches, speech, number)
    return _Table(affair, matches, speech).sheet(number)


class _Pairings(Struct, frozen=True):
    """The marks of everybody, what stands above them, and what all of them are."""

    of: Mapping[int, Marks]
    over: str
    columns: tuple[str, ...] = ()
    against: bool = False


class _Table:
    """The standings of an event in the words of a reader."""

    def __init__(self, affair: EventTransaction, matches: Sequence[Match], speech: Speech) -> None:
        self.affair, self.matches, self.speech = affair, matches, speech
        entries = list(affair.entries.values())
        self.rows = league.standings(affair.event, entries, matches)
        self.zones = league.promotions(affair.event, entries, matches)
        self.letters = speech.text("event-picture-letters").split()

    def sheet(self, own: int) -> Sheet:
        """All of it. ``own``: the entrant who looks at it, 0 for none."""
        event, speech, pairings = self.affair.event, self.speech, self.pairings()
        rows = tuple([self._row(row, pairings.of[row.entry]) for row in self.rows])
        shown = shown_rows(rows, own)
        more = len(rows) - len(shown)
        met = {mark.kind: mark for row in shown for mark in row.marks if mark is not None}
        return Sheet(
            title=event.name,
            below=league.picture_below(event, self.matches, speech),
            rows=shown,
            heads=self._heads(),
            over=pairings.over,
            columns=pairings.columns,
            against=pairings.against,
            legend=tuple([(met[kind], speech.text(word)) for kind, word in RARE.items() if kind in met]),
            zones=tuple([(zone, speech.text(f"event-zone-{zone}")) for zone in ZONES]),
            divisions=tuple(
                [(n, self._group(n)) for n in dict.fromkeys(row.division for row in shown if row.division)]
            ),
            more=speech.text("event-picture-more", count=more) if more else "",
            alt=self._alt(shown),
        )

    def _breaks(self) -> list[str]:
        return [name for name, _ in self.rows[0].breaks] if self.rows else []

    def _heads(self) -> tuple[str, ...]:
        names = self._breaks()
        games = [] if GAMES in names else [GAMES]
        said = [self.speech.text(message_id("event-head", name)) for name in (*names, *games)]
        return (self.speech.text("event-picture-points"), *said)

    def _row(self, row: StandingsRow, marks: Marks) -> SheetRow:
        entry, language = self.affair.entries[row.entry], self.speech.language
        games = [] if GAMES in self._breaks() else [str(row.played)]
        return SheetRow(
            number=row.entry,
            rank=row.rank,
            name=self._name(row.entry),
            cells=(rounded(row.points, language), *[rounded(value, language) for _, value in row.breaks], *games),
            marks=marks,
            division=row.division,
            out=entry.state != IN,
            zone=self.zones.get(row.entry, ""),
        )

    def _name(self, number: int) -> str:
        return self.affair.entries[number].name or self.speech.text("event-former")

    def _group(self, number: int) -> str:
        return self.speech.text("event-division", number=number).strip("*")

    # -- marks ---------------------------------------------------------------------------------------------------------

    def pairings(self) -> _Pairings:
        """By opponent in groups, which play all at once; by round where there are such; else the newest."""
        known = {
            row.entry: [(m, seat) for m in self.matches for seat in m.seats if seat.entry == row.entry]
            for row in self.rows
        }
        if league.in_groups(self.affair.event):
            return self._against(known)
        if league.pairs_at_any_time(self.affair.event):
            newest = {number: tuple([self._mark(*one) for one in own]) for number, own in known.items()}
            return _Pairings(newest, self.speech.text("event-picture-over-last"))
        rounds = range(1, self.affair.event.round + 1)
        by_round = {
            number: {match.bout.round: self._mark(match, seat) for match, seat in own} for number, own in known.items()
        }
        return _Pairings(
            {number: tuple([marks.get(round_) for round_ in rounds]) for number, marks in by_round.items()},
            self.speech.text("event-picture-over-rounds"),
            tuple(map(str, rounds)),
        )

    def _against(self, known: dict[int, list[tuple[Match, EventPairingSeat]]]) -> _Pairings:
        groups: dict[int, list[int]] = {}
        for row in self.rows:
            groups.setdefault(row.division, []).append(row.entry)
        found: dict[int, Marks] = {}
        for members in groups.values():
            for number in members:
                met = {seat.entry: self._mark(match, own) for match, own in known[number] for seat in match.seats}
                found[number] = tuple([ResultSign("own") if other == number else met.get(other) for other in members])
        most = max(map(len, groups.values()), default=0)
        over = self.speech.text("event-picture-over-against")
        return _Pairings(found, over, tuple(map(str, range(1, most + 1))), against=True)

    def _mark(self, match: Match, seat: EventPairingSeat) -> ResultSign:
        """What a pairing was for one of its seats."""
        won, drawn, lost, bye = self.letters
        if match.bout.state == REVIEW:
            return ResultSign("review", "?")
        if match.bout.state != DONE:
            return ResultSign("open")
        if len(match.seats) == 1:
            return ResultSign("bye", bye)
        if seat.place is None:
            return ResultSign("unplayed")
        if match.bout.how == FORFEIT:
            return ResultSign("walkover", "+") if seat.place == 1 else ResultSign("forfeit")
        if len(match.seats) > 2:
            last = max(other.place or 1 for other in match.seats)
            kind: Kind = "won" if seat.place == 1 else "lost" if seat.place == last else "drawn"
            return ResultSign(kind, str(seat.place))
        if seat.place > 1:
            return ResultSign("lost", lost)
        shared = sum(other.place == 1 for other in match.seats) > 1
        return ResultSign("drawn", drawn) if shared else ResultSign("won", won)

    # -- in words ------------------------------------------------------------------------------------------------------

    def _alt(self, shown: Sequence[SheetRow]) -> str:
        """The picture in words: what it shows, then the others, as many whole rows as a description holds."""
        speech, event = self.speech, self.affair.event
        head = speech.text("event-picture-head", name=event.name, **league.reached(event, self.matches))
        ties = [tie_name(name, speech) for name in self._breaks()]
        values = " · ".join([speech.text("event-picture-points"), *ties])
        there = {row.number for row in shown}
        order = sorted(self.rows, key=lambda row: row.entry not in there)
        rows = [self._told(row, before) for row, before in zip(order, (None, *order), strict=False)]
        told, more = in_words(rows, MOST_ALT - len(head) - len(values))
        kind = "event-picture-alt-more" if more else "event-picture-alt"
        return speech.text(kind, head=head, values=values, rows=told, more=more)

    def _told(self, row: StandingsRow, before: StandingsRow | None) -> str:
        first = row.division and (before is None or before.division != row.division)
        zone, values = self.zones.get(row.entry), (row.points, *[value for _, value in row.breaks])
        return self.speech.text(
            "event-picture-row",
            group=self._group(row.division) if first else "none",
            rank=str(row.rank),
            name=self._name(row.entry),
            values=" · ".join([rounded(value, self.speech.language) for value in values]),
            zone=self.speech.text(f"event-zone-{zone}") if zone else "none",
        )

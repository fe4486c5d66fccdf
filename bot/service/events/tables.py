"""What is read of an event: pairings, standings, the log, the organiser's page, the file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bot.i18n.numbers import rounded
from bot.i18n.speech import Speech
from bot.i18n.ties import breaks_told
from bot.league.export import csv_text, result_data, standing_data, standings_csv
from bot.league.standings import Standing
from bot.service.core.sanitize import escaped
from bot.service.events import league
from bot.service.events.brackets import bracket_lines
from bot.service.events.digest import act_text, result_words
from bot.service.events.transaction import EventTransaction
from bot.storage import events
from bot.storage.event_models import GATHERING, OPEN, REVIEW
from bot.storage.events import Match
from bot.storage.models import Game


def pairing_lines(
    affair: EventTransaction, matches: Sequence[Match], known: Mapping[int, Game], speech: Speech
) -> list[str]:
    """A line for each pairing: who plays whom, where, and what came of it."""
    return [_pairing(affair, match, known, speech) for match in matches]


def _pairing(affair: EventTransaction, match: Match, known: Mapping[int, Game], speech: Speech) -> str:
    bout = match.bout
    names = " – ".join(affair.name_of(seat.entry) for seat in match.seats)
    game = known.get(bout.game_id or 0)
    link = "none" if game is None else f"<#{game.channel_id}>" if game.channel_id != game.home else f"#{game.id}"
    number = f"{bout.round}.{bout.number}"
    if len(match.seats) == 1:
        return speech.text("event-pairing-bye", number=number, names=names)
    if bout.state == OPEN:
        return speech.text("event-pairing-open", number=number, names=names, link=link, until=f"<t:{bout.due}:d>")
    return speech.text(
        "event-pairing-done", number=number, names=names, link=link, result=result_words(affair, match, speech)
    )


def pairings_text(affair: EventTransaction, number: int | None, speech: Speech) -> str:
    """The pairings of a round, of the present one unless it is named."""
    wanted = affair.event.round if number is None else number
    matches = events.matches_of(affair.session, affair.id, wanted)
    known = events.games_of(affair.session, [match.bout.game_id or 0 for match in matches])
    head = speech.text("event-pairings", name=escaped(affair.event.name), round=wanted)
    lines = pairing_lines(affair, matches, known, speech)
    return "\n".join([head, *(lines or [speech.text("event-pairings-none")])])


def standings_text(affair: EventTransaction, speech: Speech) -> str:
    """The standings with their tie-breaks, in the order in which these count; below them the bracket, if it is one."""
    matches = events.matches_of(affair.session, affair.id)
    head = speech.text("event-standings", name=escaped(affair.event.name), **league.reached(affair.event, matches))
    lines = standing_lines(affair, matches, speech)
    review = sum(match.bout.state == REVIEW for match in matches)
    tail = [speech.text("event-standings-review", count=review)] if review else []
    return "\n".join([head, *lines, *bracket_lines(affair, matches, speech), *tail])


def standing_lines(affair: EventTransaction, matches: Sequence[Match], speech: Speech) -> list[str]:
    """A line for each entrant."""
    if affair.event.state == GATHERING:
        return [speech.text("event-standings-none")]
    entries = list(affair.entries.values())
    rows, zones = league.standings(affair.event, entries, matches), league.promotions(affair.event, entries, matches)
    lines, division = [], 0
    for row in rows:
        if row.division != division:
            division = row.division
            lines.append(speech.text("event-division", number=division))
        zone = zones.get(row.entry)
        lines.append(
            speech.text(
                "event-standing",
                rank=row.rank,
                name=affair.name_of(row.entry),
                points=rounded(row.points, speech.language),
                played=row.played,
                breaks=breaks_told(row.breaks, speech) or "none",
                zone=speech.text(f"event-zone-{zone}") if zone else "none",
                out=affair.entries[row.entry].state != "in",
            )
        )
    return lines


def history_text(affair: EventTransaction, speech: Speech) -> str:
    """What happened, the newest last."""
    matches = {match.bout.id or 0: match for match in events.matches_of(affair.session, affair.id)}
    acts = events.acts_of(affair.session, affair.id)
    lines = [f"<t:{act.at}:d> {act_text(affair, act, matches, speech).removeprefix('• ')}" for act in acts]
    return "\n".join([speech.text("event-history", name=escaped(affair.event.name)), *lines])


COLUMNS = ("round", "number", "division", "entrant", "name", "seat", "place", "count", "state", "how", "game")


def results_file(affair: EventTransaction) -> bytes:
    """All pairings as a table, a line for each seat: the standings follow from it and from nothing else."""
    rows: list[tuple[str | int | None, ...]] = []
    names = names_of(affair)
    for match in events.matches_of(affair.session, affair.id):
        bout = match.bout
        for seat in match.seats:
            name = names.get(seat.entry, "")
            end = (seat.place, seat.count, bout.state, bout.how, bout.game_id)
            rows.append((bout.round, bout.number, bout.division, seat.entry, name, seat.seat + 1, *end))
    return csv_text(COLUMNS, rows).encode()


def standings_file(affair: EventTransaction) -> bytes:
    """The standings as a table."""
    return standings_csv(_table(affair), names_of(affair)).encode()


def data_file(affair: EventTransaction) -> bytes:
    """Pairings and standings for programs, as ``event simulate`` prints them."""
    matches, names = events.matches_of(affair.session, affair.id), names_of(affair)
    data = {
        "event": affair.id,
        "name": affair.event.name,
        "game": affair.event.key,
        "format": league.agreed(affair.event).terms.format,
        "entrants": [{"entrant": number, "name": names[number]} for number in affair.entries],
        "pairings": [result_data(one) for one in league.results_of(matches)],
        "standings": [standing_data(row) for row in _table(affair)],
    }
    return msgspec.json.format(msgspec.json.encode(data))


FILES = {"pairings": (results_file, "csv"), "standings": (standings_file, "csv"), "all": (data_file, "json")}
"""What an event gives out, and how it is written."""


def names_of(affair: EventTransaction) -> dict[int, str]:
    """The names of the entrants by number."""
    return {number: entry.name for number, entry in affair.entries.items()}


def _table(affair: EventTransaction) -> Sequence[Standing]:
    matches = events.matches_of(affair.session, affair.id)
    return league.table_of(affair.event, list(affair.entries.values()), matches)

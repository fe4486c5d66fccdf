"""What lives on in a campaign: its ledger, what finished games enter there, and what players bring into new ones.

The ledger is only ever added to, and what somebody has follows from it and from nothing else (``bot.league.ledger``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct, structs
from sqlmodel import Session

from bot.engine.campaign import Gain
from bot.engine.errors import Refused
from bot.engine.legacy import Kept, Lived
from bot.league.ledger import LedgerLine, account, entries_of, handed_on, opening_entries, standing_entries
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.sanitize import escaped
from bot.service.events.league import agreed
from bot.service.events.transaction import EventTransaction
from bot.storage import events, ledgers
from bot.storage.event_models import OPEN, Event, LedgerEntry
from bot.storage.event_models import Entry as Entrant
from bot.storage.events import Match

BRINGS = "brings"
"""The timer after which the open lobby of a pairing is told what its players bring."""


class Aftermath(Struct, frozen=True):
    """What a finished game leaves: facts for each seat, what they are worth, the line that ended it, and whether it was
    given up instead of played to its end."""

    told: tuple[tuple[Lived, ...], ...]
    gains: tuple[Gain, ...]
    line: int
    conceded: bool = False


def aftermath_of(live: LoadedGame) -> Aftermath:
    """What a finished game leaves."""
    told, last = live.rules.aftermath(live.table.state), len(live.table.lines) - 1
    return Aftermath(told, live.rules.gains, last, given_up(live))


PLAYED_OUT = ("died", "admitted")
"""Reasons to leave a game that are part of it."""


def given_up(live: LoadedGame) -> bool:
    """True if the last thing that was done in a game, with all that came of it, was that somebody gave it up."""
    for number in range(len(live.table.lines) - 1, -1, -1):
        line = live.table.lines[number]
        if any(
            one.key in live.rules.leaving_events and one.facts.get("reason") not in PLAYED_OUT for one in line.events
        ):
            return True
        if line.declared:
            break
    return False


def demand_campaign(affair: EventTransaction) -> None:
    """Refuse where nothing lives on."""
    if not affair.event.campaign:
        raise Refused("event_no_campaign", name=escaped(affair.event.name))


# -- the ledger -------------------------------------------------------------------------------------------------------


def ledger(affair: EventTransaction) -> list[LedgerLine]:
    """The lines of the ledger."""
    return read_ledger(affair.session, affair.event)


def read_ledger(session: Session, event: Event) -> list[LedgerLine]:
    """The lines of the ledger of an event."""
    return [read_ledger_row(row) for row in ledgers.ledger_of(session, event.id or 0)]


def read_ledger_row(row: LedgerEntry) -> LedgerLine:
    """A line as campaigns reckon with it."""
    told = row.model_dump(include=set(LedgerLine.__struct_fields__))
    return LedgerLine(**{**told, "choice": tuple(row.choice.splitlines())})


def put(affair: EventTransaction, entries: Iterable[LedgerLine], reason: str = "") -> None:
    """Enter lines, in the name of whoever acts."""
    rows = []
    for entry in entries:
        told = {**structs.asdict(entry), "choice": "\n".join(entry.choice)}
        rows.append(LedgerEntry(**told, event_id=affair.id, at=affair.now, by=affair.who.id or None, reason=reason))
    ledgers.enter(affair.session, affair.id, rows)


def countered(entry: LedgerLine) -> LedgerLine:
    """The line that takes back another one."""
    return structs.replace(entry, number=0, undoes=entry.number, choice=())


# -- seasons ----------------------------------------------------------------------------------------------------------


def season_before(affair: EventTransaction) -> Event | None:
    """The event with whose ledger this one goes on."""
    known = agreed(affair.event)
    return events.find_event(affair.session, known.after) if known.ledger else None


def take_over(affair: EventTransaction, entries: Iterable[Entrant]) -> int:
    """Whoever was in the season before begins with what he had in its end; how many did. Nobody does so twice."""
    last = season_before(affair)
    if last is None:
        return 0
    before = {entry.user_id: entry.number for entry in events.entries_of(affair.session, last.id or 0)}
    lines = read_ledger(affair.session, last)
    opened = {line.entrant for line in ledger(affair) if line.season}
    there = [one for one in entries if one.user_id in before and one.user_id and one.number not in opened]
    for one in there:
        put(affair, opening_entries(lines, before[one.user_id], last.id or 0, one.number))
    return len(there)


def things_known(affair: EventTransaction, kind: str) -> list[str]:
    """What games have called things of a kind, in this season and those before it whose ledgers go on in it."""
    found = [entry.subject for entry in ledger(affair) if entry.kind == kind and entry.game]
    last = season_before(affair)
    earlier = [] if last is None else things_known(EventTransaction(affair.session, last, affair.now), kind)
    return list(dict.fromkeys([*found, *earlier]))


# -- games ------------------------------------------------------------------------------------------------------------


def enter_game(affair: EventTransaction, match: Match, left: Aftermath) -> None:
    """A game of a campaign is over: each of its players has what it was worth."""
    if not affair.event.campaign:
        return
    game = match.bout.game_id or 0
    for seat, told in zip(match.seats, left.told, strict=True):
        put(affair, entries_of(left.gains, told, seat.entry, game, left.line, conceded=left.conceded))


def take_back_game(affair: EventTransaction, match: Match) -> None:
    """The end of a game was undone, and with it all that it has entered."""
    of_game = [entry for entry in standing_entries(ledger(affair)) if entry.game == match.bout.game_id != 0]
    put(affair, [countered(entry) for entry in of_game])


def brought(affair: EventTransaction, match: Match, kinds: Sequence[str]) -> tuple[tuple[Kept, ...], ...]:
    """What each player of a pairing brings into its game, by seat."""
    known = ledger(affair)
    return tuple([handed_on(account(known, seat.entry), kinds) for seat in match.seats])


def brings_anew(affair: EventTransaction, entrant: int) -> None:
    """What somebody has is another thing now: the lobbies in which he sits are to know it."""
    for match in events.unsettled(affair.session, affair.id):
        if match.bout.state == OPEN and entrant in [seat.entry for seat in match.seats]:
            affair.watch(f"{BRINGS} {match.bout.id}", affair.now)

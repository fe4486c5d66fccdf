"""The ledger of a campaign: entries that are only ever added, and what they come to. Accounts follow from them.

A season that goes on with the ledger of another begins with opening entries: as many as make the same account, and what
holds for the next game only still does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.campaign import Gain
from bot.engine.legacy import Kept, Lived

GAMES = "games"
"""The kind of the entry that every finished game makes for each of its players, whatever it was worth."""

ALWAYS, NEXT, FIRST = "always", "next", "first"
"""How long an entry counts: for good, in the next game only, or as the first of its kind."""


class LedgerLine(Struct, frozen=True):
    """One line of a ledger. It comes of a game, or (``game`` 0) of the season before or an act of the organiser."""

    number: int
    entrant: int
    kind: str
    subject: str = ""
    amount: int = 1
    most: int = 0
    holds: str = ALWAYS
    game: int = 0
    line: int = 0  # of the game
    undoes: int = 0  # the number of the entry that it takes back
    choice: tuple[str, ...] = ()  # what else of the game the player may have in place of the subject
    season: int = 0  # the number of the event in whose end the player had it


class Column(Struct, frozen=True):
    """What an account holds of one thing."""

    kind: str
    subject: str
    count: int


def entries_of(
    gains: Sequence[Gain], told: Sequence[Lived], entrant: int, game: int, line: int, *, conceded: bool = False
) -> Iterator[LedgerLine]:
    """The entries that a finished game makes for one player, without numbers yet; none where it was ``conceded`` and
    nothing is worth anything then."""
    if conceded and not any(gain.conceded for gain in gains):
        return
    yield LedgerLine(0, entrant, GAMES, game=game, line=line)
    for gain in gains:
        if conceded and not gain.conceded:
            continue
        facts = [fact for fact in told if fact.fact == gain.fact]
        for fact in facts[: gain.pick] if gain.pick else facts:
            subject = fact.subject or (fact.fact if gain.kind == "title" else "")
            others = tuple([other.subject for other in facts]) if gain.pick else ()
            yield LedgerLine(
                number=0,
                entrant=entrant,
                kind=gain.kind,
                subject=subject,
                amount=int(gain.amount * fact.count * (gain.conceded if conceded else 100) / 100),
                most=gain.most,
                holds=gain.holds,
                game=game,
                line=line,
                choice=others,
            )


def standing_entries(entries: Iterable[LedgerLine]) -> list[LedgerLine]:
    """The entries that were not taken back, in their order; one that takes back another is none itself."""
    ordered = sorted(entries, key=lambda entry: entry.number)
    gone: set[int] = set()
    for entry in reversed(ordered):  # the newest first: what takes back an entry comes after it
        if entry.undoes and entry.number not in gone:
            gone.add(entry.undoes)
    return [entry for entry in ordered if entry.number not in gone and not entry.undoes]


def account(entries: Iterable[LedgerLine], entrant: int) -> tuple[Column, ...]:
    """What one player has, by kind and thing; nothing of what comes to nothing."""
    sums: Counter[tuple[str, str]] = Counter()
    for entry, amount in _counting(entries, entrant):
        sums[entry.kind, entry.subject] += amount
    return tuple([Column(kind, subject, count) for (kind, subject), count in sorted(sums.items()) if count])


def opening_entries(entries: Iterable[LedgerLine], entrant: int, season: int, opened: int) -> Iterator[LedgerLine]:
    """The entries, without numbers yet, with which a player begins the season after one in which he was ``entrant``,
    as ``opened``: together they are worth what he had."""
    found: dict[tuple[str, str, str], LedgerLine] = {}
    for entry, amount in _counting(entries, entrant):
        key = (entry.kind, entry.subject, entry.holds)
        known = found.get(key, LedgerLine(0, opened, *key[:2], amount=0, holds=entry.holds, season=season))
        found[key] = replace(known, amount=known.amount + amount, choice=entry.choice or known.choice)
    yield from [entry for entry in found.values() if entry.amount]


def _counting(entries: Iterable[LedgerLine], entrant: int) -> Iterator[tuple[LedgerLine, int]]:
    """The entries of one player that count, each with what it adds to what he has of the thing."""
    own = [entry for entry in standing_entries(entries) if entry.entrant == entrant]
    games = [entry.game for entry in own if entry.kind == GAMES]
    last = games[-1] if games else 0
    sums: dict[tuple[str, str], int] = {}
    firsts: dict[str, int] = {}
    for entry in own:
        if entry.holds == NEXT and entry.game != last:
            continue
        if entry.holds == FIRST and firsts.setdefault(entry.kind, entry.game) != entry.game:
            continue
        key = (entry.kind, entry.subject)
        before = sums.get(key, 0)
        total = before + entry.amount
        sums[key] = min(total, entry.most) if entry.most else total
        yield entry, sums[key] - before


def handed_on(columns: Iterable[Column], kinds: Sequence[str]) -> tuple[Kept, ...]:
    """What a player brings into a game that heeds such kinds."""
    return tuple([Kept(one.kind, one.subject, one.count) for one in columns if one.kind in kinds and one.count > 0])

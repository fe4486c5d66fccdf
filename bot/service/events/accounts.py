"""What is decided about the ledger of a campaign, and what is shown of it: accounts, lines, the table, a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import get_args

from msgspec.structs import replace

from bot.engine.campaign import Gain, Kind
from bot.engine.errors import Refused
from bot.engine.requests import Facts
from bot.i18n.lists import joined_words
from bot.i18n.names import code_word, message_id
from bot.i18n.speech import Speech
from bot.league.export import Value, csv_text
from bot.league.ledger import Column, LedgerLine, account, standing_entries
from bot.service.core.access import Actor, reason_of
from bot.service.core.core import Core
from bot.service.core.sanitize import cleaned, escaped
from bot.service.core.transaction import Reply
from bot.service.events.campaigns import (
    brings_anew,
    countered,
    demand_campaign,
    ledger,
    put,
    season_before,
    things_known,
)
from bot.service.events.cards import clipped
from bot.service.events.transaction import Act, EventTransaction, look_at
from bot.storage import ledgers
from bot.storage.event_models import GATHERING, OVER, RUNNING, LedgerEntry

KINDS: tuple[str, ...] = get_args(Kind)
DECKS = ("card", "changes", "side")
"""Kinds that say nothing as a sum: they stand in the account of one player only."""

MOST_THING = 60
MOST_LINES = 25
MOST_AMOUNT = 99


# -- what is decided --------------------------------------------------------------------------------------------------


def demand_keeper(affair: EventTransaction, entrant: int) -> None:
    """Refuse who may not enter anything for a player: nobody does for himself."""
    demand_campaign(affair)
    affair.demand(RUNNING, OVER)
    affair.demand_lead()
    if entrant not in affair.entries:
        raise Refused("event_no_entry", given=str(entrant))
    own = affair.entry_of(affair.who.id)
    if own is not None and own.number == entrant:
        raise Refused("campaign_own_ledger")


def enters(entrant: int, kind: str, amount: int, thing: str, reason: str) -> Act:
    """Give a player something or take it from him, with a reason: a mark of the story, a territory, points, wounds."""

    def act(affair: EventTransaction) -> Reply:
        demand_keeper(affair, entrant)
        why = reason_of(reason)
        if kind not in KINDS:
            raise Refused("lobby_choice", option="kind", given=kind[:40], allowed=KINDS)
        if not 0 < abs(amount) <= MOST_AMOUNT:
            raise Refused("campaign_amount", given=str(amount), most=MOST_AMOUNT)
        entry = LedgerLine(0, entrant, kind, cleaned(thing, MOST_THING), amount)
        _demand_known(affair, entry)
        _decide(affair, entry, why)
        return Reply("campaign_entered", {"name": affair.name_of(entrant)})

    return act


def _demand_known(affair: EventTransaction, entry: LedgerLine) -> None:
    """What games heed is called by their own names: only what they have entered can be given or taken."""
    known = things_known(affair, entry.kind)
    if known and entry.subject not in known:
        raise Refused("campaign_thing", given=entry.subject or "–", known=tuple(known)[:10])


def counters(number: int, reason: str) -> Act:
    """Take back a line of the ledger by another one, with a reason."""

    def act(affair: EventTransaction) -> Reply:
        demand_campaign(affair)
        line = next((one for one in standing_entries(ledger(affair)) if one.number == number), None)
        if line is None:
            affair.demand_lead_only()
            raise Refused("campaign_no_line", given=str(number))
        demand_keeper(affair, line.entrant)
        _decide(affair, countered(line), reason_of(reason))
        return Reply("campaign_countered", {"line": str(number)})

    return act


def _decide(affair: EventTransaction, entry: LedgerLine, reason: str) -> None:
    put(affair, [entry], reason)
    brings_anew(affair, entry.entrant)
    affair.note("ledger", entry=entry.entrant, reason=reason)


def chooses(thing: str) -> Act:
    """Keep another thing of the last game than the first one: which heirloom lives on."""

    def act(affair: EventTransaction) -> Reply:
        demand_campaign(affair)
        entry = affair.own_entry()
        line = open_choice(ledger(affair), entry.number)
        if line is None:
            raise Refused("campaign_no_choice", name=escaped(affair.event.name))
        if thing not in line.choice:
            raise Refused("campaign_not_offered", given=thing[:MOST_THING])
        if thing != line.subject:
            put(affair, [countered(line), replace(line, number=0, subject=thing)])
            brings_anew(affair, entry.number)
            affair.touched, affair.card = True, False
        return Reply("campaign_chosen", {"name": escaped(affair.event.name)})

    return act


def open_choice(entries: Iterable[LedgerLine], entrant: int) -> LedgerLine | None:
    """The line of a player's last game, be it of the season before, of which he may have another thing in place of the
    first."""
    known = [entry for entry in standing_entries(entries) if entry.entrant == entrant]
    own = [entry for entry in known if entry.game or entry.season]
    last = own[-1].game if own else 0
    return next((entry for entry in own if entry.game == last and len(entry.choice) > 1), None)


async def read_campaign(
    core: Core, number: int, who: Actor, language: str, read: Callable[[EventTransaction, Speech], str]
) -> str:
    """Something of a campaign, with the names that its game and packs have for things."""
    event = await look_at(core, number, who, lambda affair: affair.event)
    bound = await core.bound(event.key, event.packs)
    speech = Speech(language, bound.rules, cards=bound.cards)
    found: str = await look_at(core, number, who, lambda affair: read(affair, speech))
    return found


# -- what is shown ----------------------------------------------------------------------------------------------------


def kind_words(kind: str, speech: Speech) -> str:
    """What a kind is called."""
    return speech.text(message_id("campaign-kind", kind))


def thing_words(kind: str, subject: str, speech: Speech) -> str:
    """What a thing is called: a title, a side, a card, a figure; or as the organiser has written it."""
    title = message_id("campaign-title", subject)
    if kind == "title" and speech.catalog.has(title):
        return speech.text(title)
    if kind == "side":
        return code_word(speech.catalog, speech.language, speech.key, "side", subject)
    return escaped(speech.cards.name(speech.language, subject))


def accounts_text(affair: EventTransaction, speech: Speech, entrant: int | None = None) -> str:
    """What everybody has, by kind; or what one player has, thing by thing, and whether he may choose."""
    demand_campaign(affair)
    if affair.event.state == GATHERING:
        return speech.text("event-standings-none")
    entries = ledger(affair)
    head = speech.text("campaign-accounts", name=escaped(affair.event.name))
    if entrant is None:
        return clipped([head, *[_overview(affair, entries, number, speech) for number in affair.entries]], speech)
    if entrant not in affair.entries:
        raise Refused("event_no_entry", given=str(entrant))
    lines = [head, affair.name_of(entrant), *_account(account(entries, entrant), speech)]
    choice = open_choice(entries, entrant)
    if choice is not None:
        things = [thing_words(choice.kind, one, speech) for one in choice.choice]
        names = joined_words(speech.catalog, speech.language, things)
        lines.append(speech.text("campaign-may-choose", kind=kind_words(choice.kind, speech), things=names))
    return clipped(lines, speech)


def _overview(affair: EventTransaction, entries: Sequence[LedgerLine], entrant: int, speech: Speech) -> str:
    totals: Counter[str] = Counter()
    for column in account(entries, entrant):
        totals[column.kind] += column.count
    shown = [
        speech.text("campaign-total", kind=kind_words(kind, speech), count=count)
        for kind, count in sorted(totals.items())
        if kind not in DECKS
    ]
    return speech.text("campaign-account", name=affair.name_of(entrant), told=" · ".join(shown) or "–")


def _account(columns: Sequence[Column], speech: Speech) -> list[str]:
    lines = []
    for kind in dict.fromkeys(column.kind for column in columns):
        things = [_thing(one, speech) for one in columns if one.kind == kind]
        lines.append(speech.text("campaign-total", kind=kind_words(kind, speech), count=", ".join(things)))
    return lines or [speech.text("campaign-nothing")]


def _thing(column: Column, speech: Speech) -> str:
    if not column.subject:
        return str(column.count)
    name = thing_words(column.kind, column.subject, speech)
    return name if column.count == 1 else speech.text("campaign-thing", thing=name, count=column.count)


def lines_text(affair: EventTransaction, speech: Speech, entrant: int | None = None) -> str:
    """The newest lines of the ledger, each with the game and line or the reason from which it comes.

    Not those of the cards of decks: a game enters fifty of them, and the account has them all.
    """
    demand_campaign(affair)
    known = [row for row in ledgers.ledger_of(affair.session, affair.id) if row.kind != "card"]
    rows = [row for row in known if entrant in (None, row.entrant)]
    head = speech.text("campaign-lines", name=escaped(affair.event.name))
    shown = [_line(affair, row, speech) for row in reversed(rows[-MOST_LINES:])]
    return clipped([head, *(shown or [speech.text("campaign-nothing")])], speech)


def _line(affair: EventTransaction, row: LedgerEntry, speech: Speech) -> str:
    before = season_before(affair)
    facts: Facts = {
        "line": str(row.number),
        "name": affair.name_of(row.entrant),
        "kind": kind_words(row.kind, speech),
        "thing": thing_words(row.kind, row.subject, speech) if row.subject else "none",
        "amount": row.amount,
        "source": "game" if row.game else "season" if row.season and not row.undoes else "decided",
        "game": str(row.game),
        "season": str(row.season),
        "before": "–" if before is None else escaped(before.name),
        "at": str(row.line),
        "undoes": str(row.undoes) if row.undoes else "none",
        "reason": escaped(row.reason) or "none",
    }
    return speech.text("campaign-line", **facts)


def table_text(affair: EventTransaction, speech: Speech) -> str:
    """What each fact that the game tells is worth, by the table of its packs."""
    demand_campaign(affair)
    return "\n".join([speech.text("campaign-table"), *[_gain(gain, speech) for gain in speech.game.gains]])


def _gain(gain: Gain, speech: Speech) -> str:
    fact = speech.text(message_id("campaign-fact", speech.key, gain.fact))
    facts: Facts = {
        "fact": fact,
        "kind": kind_words(gain.kind, speech),
        "amount": gain.amount,
        "most": str(gain.most) if gain.most else "none",
        "pick": str(gain.pick) if gain.pick else "none",
        "holds": gain.holds,
    }
    return speech.text("campaign-gain", **facts)


COLUMNS = (
    "number", "entrant", "name", "kind", "subject", "amount", "most", "holds", "game", "line", "undoes", "reason",
    "season",
)  # fmt: skip


def ledger_file(affair: EventTransaction) -> bytes:
    """The whole ledger as a table: what everybody has follows from it and from nothing else."""
    demand_campaign(affair)
    names = {number: entry.name for number, entry in affair.entries.items()}
    rows: list[list[Value]] = []
    for row in ledgers.ledger_of(affair.session, affair.id):
        told = {**row.model_dump(), "name": names.get(row.entrant, "")}
        rows.append([told[column] for column in COLUMNS])
    return csv_text(COLUMNS, rows).encode()

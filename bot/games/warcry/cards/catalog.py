"""From the bytes of packs to the content the rules work with (WC-C1 to WC-C6, WC-C57)."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from bot.engine.sheets import Faults, FileReport, PackFaults, SheetRow, read_rows, shortened
from bot.games.warcry.cards.cards import Card, Content, Deck
from bot.games.warcry.cards.decklists import read_decks
from bot.games.warcry.cards.rows import OPTIONAL_COLUMNS, SCHEMAS, RowReader
from bot.games.warcry.language.language import NAME

DECK_FILE = "decks.toml"
FORM = "WC-C1"
PACK_FILES = (*SCHEMAS, DECK_FILE)


class _Sheet(msgspec.Struct):
    """The rows of one CSV file, with the report for its faults."""

    pack: int
    file: str
    data: bytes
    rows: Sequence[SheetRow]
    report: FileReport


def load(packs: Sequence[Mapping[str, bytes]]) -> Content:
    """All packs together. Raises ``PackFaults`` with everything that is wrong, at most 100 faults."""
    faults = Faults()
    sheets: list[_Sheet] = []
    unreadable: set[str] = set()
    for number, pack in enumerate(packs, 1):
        for file in SCHEMAS:
            report = FileReport(faults, number, file, FORM)
            rows = None
            if file not in pack:
                report("pack-file-missing", FORM)
            else:
                rows = _sound_rows(file, pack[file]) or _rows(file, pack[file], report)
            if rows is None:
                unreadable.add(file)
            sheets.append(_Sheet(number, file, pack.get(file, b""), rows or (), report))
    _check_duplicates(sheets)
    # Without the units the keywords are unknown, and no word can be called misspelt.
    units = [sheet for sheet in sheets if sheet.file == "units.csv"]
    keywords = None if "units.csv" in unreadable else _unit_keywords(units)
    cards = _cards(sheets, keywords)
    decks: dict[str, Deck] = {}
    first: dict[str, tuple[int, int]] = {}
    # WC-C6 asks for every id; a card whose row is at fault, or whose file cannot be read, is not an unknown card.
    seen = None if unreadable else frozenset(row.cell("id") for sheet in sheets for row in sheet.rows)
    drafted = Content(cards, {}, keywords or frozenset(), "")
    for number, pack in enumerate(packs, 1):
        report = FileReport(faults, number, DECK_FILE, FORM)
        if DECK_FILE not in pack:
            report("pack-file-missing", FORM)
            continue
        read_decks(pack[DECK_FILE], drafted, seen, decks, first, report)
    faults.refuse()
    content = Content(cards, dict(sorted(decks.items())), drafted.unit_keywords, "")
    return msgspec.structs.replace(content, digest=hashlib.sha256(canonical(content)).hexdigest())


def _unit_keywords(units: list[_Sheet]) -> frozenset[str]:
    words = (word for sheet in units for row in sheet.rows for word in row.cell("keywords").split(";"))
    return frozenset(word for word in words if NAME.fullmatch(word))


def _rows(file: str, data: bytes, report: FileReport) -> Sequence[SheetRow] | None:
    return read_rows(data, SCHEMAS[file].columns, OPTIONAL_COLUMNS, report, ("abilities",))


@lru_cache(maxsize=2 * len(SCHEMAS))
def _sound_rows(file: str, data: bytes) -> Sequence[SheetRow] | None:
    """The rows of a file without a fault: another pack mostly joins the same one, which is read once."""
    report = FileReport(Faults(), 0, file, FORM)
    try:
        rows = _rows(file, data, report)
    except PackFaults:  # a hundred of them
        return None
    return None if report.count else rows


def _cards(sheets: list[_Sheet], keywords: frozenset[str] | None) -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for sheet in sheets:
        sound = None if sheet.report.count else _sound_cards(sheet.file, sheet.data, keywords)
        for card in _cards_of(sheet.file, sheet.rows, keywords, sheet.report) if sound is None else sound:
            cards.setdefault(card.id, card)
    return dict(sorted(cards.items()))


@lru_cache(maxsize=2 * len(SCHEMAS))
def _sound_cards(file: str, data: bytes, keywords: frozenset[str] | None) -> Sequence[Card] | None:
    """The cards of a file without a fault, read once as its rows are."""
    report = FileReport(Faults(), 0, file, FORM)
    try:
        cards = _cards_of(file, _sound_rows(file, data) or (), keywords, report)
    except PackFaults:
        return None
    return None if report.count else cards


def _cards_of(
    file: str, rows: Sequence[SheetRow], keywords: frozenset[str] | None, report: FileReport
) -> Sequence[Card]:
    read = [RowReader(SCHEMAS[file], row, report).card(keywords) for row in rows]
    return [card for card in read if card is not None]


def _check_duplicates(sheets: list[_Sheet]) -> None:
    """Ids are unique over all packs, names within a pack (WC-C1)."""
    first: dict[tuple[int, str, str], tuple[_Sheet, SheetRow]] = {}
    for sheet in sheets:
        for row in sheet.rows:
            for column, scope in (("id", 0), ("name", sheet.pack)):
                text, here = row.cell(column), (sheet, row)
                other, other_row = found = first.setdefault((scope, column, text), here)
                if text and found is not here:
                    sheet.report(
                        f"pack-{column}-twice",
                        FORM,
                        row.line,
                        column,
                        1,
                        row.cell("id"),
                        found=shortened(text),
                        other_file=other.file,
                        other_pack=other.pack,
                        other_line=other_row.line,
                    )


def canonical(content: Content) -> bytes:
    """What the rules read, in one fixed form: two packs with equal bytes here play alike.

    Texts for people are left out, names are in (WC-1.7 and uniqueness go by them).
    """
    cards = [
        [
            card.id,
            card.name,
            card.side,
            card.family,
            card.type,
            card.speed,
            list(card.keywords),
            [card.cost, card.strength, card.tactic_points, card.leadership, int(card.unique), card.die],
            [ability.source for ability in card.abilities],
        ]
        for card in sorted(content.cards.values(), key=lambda card: card.id)
    ]
    decks = [
        [deck.id, deck.side, [list(entry) for entry in deck.army], [list(entry) for entry in deck.action]]
        for deck in sorted(content.decks.values(), key=lambda deck: deck.id)
    ]
    return msgspec.json.encode({"cards": cards, "decks": decks}, order="deterministic")

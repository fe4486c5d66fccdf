"""Reads ``decks.toml``: the ready decks of a pack, each checked as a player's deck would be (WC-C5, WC-C6)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.notation.words import nearest_name
from bot.engine.requests import Fact
from bot.engine.sheets import FileReport, Tables, read_tables, shortened
from bot.games.warcry.cards.cards import Content, Deck
from bot.games.warcry.cards.deck import MOST_COPIES, SIDES, check_deck
from bot.games.warcry.language.language import NAME

PILES = ("army", "action")
MUSTER = "muster"
LINES = ("battle", "reserve")
_KEYS = ("name", "side", "name_pl", "name_cs", MUSTER, *PILES)
_TEXTS = ("name", "side", "name_pl", "name_cs")


def read_decks(
    data: bytes,
    content: Content,
    seen: frozenset[str] | None,
    decks: dict[str, Deck],
    first: dict[str, tuple[int, int]],
    report: FileReport,
) -> None:
    """Add the decks of one file. ``seen`` holds all card ids of the packs, or None where a file was unreadable.

    ``first``: pack and line where each deck was first.
    """
    tables = read_tables(data, report, "WC-C5")
    for deck_id in tables.raw:
        _DeckReader(deck_id, tables, content, seen, report).read(decks, first)


class _DeckReader:
    """Reads one table of the file."""

    def __init__(
        self,
        deck_id: str,
        tables: Tables,
        content: Content,
        seen: frozenset[str] | None,
        report: FileReport,
    ) -> None:
        table = tables.raw[deck_id]
        self.deck_id = deck_id
        self.table: Mapping[str, object] = table if isinstance(table, dict) else {}
        self.whole = isinstance(table, dict)
        self.tables = tables
        self.content = content
        self.seen = seen
        self.report = report
        self.before = report.count

    def fault(self, key: str, clause: str, *path: str, card: str = "", **facts: Fact) -> None:
        """Note a fault of the deck, or of what the path names in it."""
        column = path[0] if path else ""
        line = self.tables.line(self.deck_id, *path)
        self.report(key, clause, line, column, 0, card, deck=shortened(self.deck_id), **facts)

    def read(self, decks: dict[str, Deck], first: dict[str, tuple[int, int]]) -> None:
        """Check the table and add the deck."""
        if not self.whole or not NAME.fullmatch(self.deck_id):
            self.fault("pack-deck-bad-table", "WC-C5")
            return
        here = (self.report.pack, self.tables.line(self.deck_id))
        pack, line = first.setdefault(self.deck_id, here)
        if (pack, line) != here:
            self.fault("pack-deck-twice", "WC-C5", other_file=self.report.file, other_pack=pack, other_line=line)
        self.form()
        army, action = (self.pile(name) for name in PILES)
        muster = self.muster(army)
        if self.report.count > self.before:
            return
        side = str(self.table["side"])
        if all(card in self.content.cards for card in (*army, *action)):
            self.legality(side, army, action)
        first_pile, second_pile = (tuple(sorted(pile.items())) for pile in (army, action))
        decks[self.deck_id] = Deck(self.deck_id, str(self.table["name"]), side, first_pile, second_pile, muster)

    def form(self) -> None:
        """Keys and texts of the table."""
        for key in self.table:
            if key not in _KEYS:
                self.fault("pack-deck-key-unknown", "WC-C5", key, found=shortened(key), words=", ".join(_KEYS))
        for key in ("name", "side", *PILES):
            if key not in self.table:
                self.fault("pack-deck-key-missing", "WC-C5", word=key)
        for key in _TEXTS:
            value = self.table.get(key, "x")
            if not isinstance(value, str) or not value.strip():
                self.fault("pack-deck-not-text", "WC-C5", key, word=key)
            elif key == "side" and key in self.table and value not in SIDES:
                self.fault("pack-deck-side", "WC-1.3", key, found=shortened(value), words=", ".join(SIDES))

    def pile(self, name: str) -> dict[str, int]:
        """The table ``army`` or ``action``: copies by card id, each 1 to 3 (WC-C5)."""
        table = self.table.get(name, {})
        if not isinstance(table, dict):
            self.fault("pack-deck-not-table", "WC-C5", name, word=name)
            return {}
        pile: dict[str, int] = {}
        for card, count in table.items():
            if self.seen is not None and card not in self.seen:
                near = nearest_name(card, self.seen)
                self.fault("pack-deck-unknown-card", "WC-C6", name, card, card=card, found=shortened(card), near=near)
            # A bool is an int to isinstance, and 1.0 equals 1: neither is a number of copies.
            if type(count) is not int or not 1 <= count <= MOST_COPIES:
                shown = shortened(str(count)) if isinstance(count, (int, float, str)) else "?"
                self.fault("pack-deck-copies", "WC-C5", name, card, card=card, found=shown, most=MOST_COPIES)
            else:
                pile[card] = count
        return pile

    def muster(self, army: Mapping[str, int]) -> tuple[tuple[str, str], ...]:
        """The list ``muster``: cards of the army deck, by preference, after a unit its line (WC-C5, WC-P22)."""
        entries = self.table.get(MUSTER, [])
        if not isinstance(entries, list):
            self.fault("pack-deck-muster", "WC-C5", MUSTER, found=shortened(str(entries)))
            return ()
        wishes = []
        left = dict(army)
        for entry in entries:
            card, _, line = entry.partition(" ") if isinstance(entry, str) else ("", "", "")
            known = self.content.cards.get(card)
            place = line or (LINES[0] if known is not None and known.family == "unit" else "")
            fits = known is None or (place in LINES if known.family == "unit" else not place)
            left[card] = left.get(card, 0) - 1
            if left[card] < 0 or not fits:
                self.fault("pack-deck-muster", "WC-C5", MUSTER, found=shortened(str(entry)))
            wishes.append((card, place))
        return tuple(wishes)

    def legality(self, side: str, army: dict[str, int], action: dict[str, int]) -> None:
        """The rules of deck building, WC-1.4 to WC-1.9."""
        for fault in check_deck(self.content, side, army, action).faults:
            card = str(fault.facts.get("card", ""))
            pile = "army" if card in army else "action"
            facts = {name: value for name, value in fault.facts.items() if name != "card"}
            path = (pile, card) if card else ()
            self.fault(fault.key, fault.clause, *path, card=card, **facts)

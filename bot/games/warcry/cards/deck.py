"""Deck check (WC-1.3 to WC-1.10, WC-C37) and the reading of deck lists that players type."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from msgspec import Struct

from bot.engine.notation.counting import counted_entry
from bot.engine.notation.words import nearest_name, plain
from bot.engine.requests import Facts
from bot.engine.sheets import shortened
from bot.games.warcry.cards.cards import Card, Content

SIDES = ("grand_alliance", "hordes")
NEUTRAL = "neutral"
LEAST_CARDS = 30
MOST_COPIES = 3
ARMY_FAMILIES = ("unit", "attachment")

MAX_LIST_LENGTH = 10_000
MAX_FAULTS = 50
_MOST_COUNT = 99
_MEANT = re.compile(r"(?:^|(?<=[\s,]))(army|action)\s*:", re.IGNORECASE)
_HEADING = re.compile(r"\s*#+\s*(army|action)(?:\s+(?:deck|cards))?\s*:?\s*")


class DeckFault(Struct, frozen=True):
    """A broken rule of deck building, or a piece of advice: key, facts and clause."""

    key: str
    facts: Facts
    clause: str


class DeckReport(Struct, frozen=True):
    """Every broken rule (WC-1.10), and the advice that refuses nothing (WC-C37)."""

    faults: tuple[DeckFault, ...]
    warnings: tuple[DeckFault, ...]


class DeckList(Struct, frozen=True):
    """A list as typed: copies by card id. ``side`` is that of the ready deck named in it, if one was."""

    army: dict[str, int]
    action: dict[str, int]
    faults: tuple[DeckFault, ...]
    side: str = ""


def check_deck(content: Content, side: str, army: Mapping[str, int], action: Mapping[str, int]) -> DeckReport:
    """Both decks of one player against the rules of deck building."""
    faults: list[DeckFault] = []
    if side not in SIDES:
        faults.append(DeckFault("deck-side-unknown", {"found": shortened(side)}, "WC-1.3"))
    for pile, families in ((army, ARMY_FAMILIES), (action, ("action",))):
        faults.extend(_check_pile(content, side, pile, families))
    if not any(content.cards[card].family == "unit" for card in army if card in content.cards):
        faults.append(DeckFault("deck-no-unit", {}, "WC-1.9"))
    return DeckReport(tuple(faults), tuple(_warnings(content, action)))


def _check_pile(content: Content, side: str, pile: Mapping[str, int], families: tuple[str, ...]) -> list[DeckFault]:
    kind = "army" if "unit" in families else "action"
    faults: list[DeckFault] = []
    copies: dict[str, int] = {}
    for card_id, count in sorted(pile.items()):
        card = content.cards.get(card_id)
        if card is None:
            faults.append(_unknown(content, card_id))
            continue
        if count < 1:
            faults.append(DeckFault("deck-count-low", {"card": card_id, "count": count}, "WC-C5"))
        if card.family not in families:
            faults.append(DeckFault(f"deck-not-{kind}-card", {"card": card_id}, "WC-1.5"))
        if side in SIDES and card.side not in (side, NEUTRAL):
            faults.append(DeckFault("deck-wrong-side", {"card": card_id, "side": card.side}, "WC-1.4"))
        copies[card.name] = copies.get(card.name, 0) + count
    total = sum(pile.values())
    if total < LEAST_CARDS:
        missing = LEAST_CARDS - total
        faults.append(
            DeckFault(f"deck-{kind}-small", {"count": total, "least": LEAST_CARDS, "missing": missing}, "WC-1.6")
        )
    # WC-1.7: the name is the card, whatever the ids; WC-1.8: unique cards have the same limit.
    for name, count in sorted(copies.items()):
        if count > MOST_COPIES:
            facts: Facts = {"name": name, "count": count, "most": MOST_COPIES, "pile": kind}
            faults.append(DeckFault("deck-too-many-copies", facts, "WC-1.7"))
    return faults


def _warnings(content: Content, action: Mapping[str, int]) -> Iterator[DeckFault]:
    """The average die number should lie from 3.0 to 4.0; compared as sums, without fractions (WC-C37)."""
    dice = [(content.cards[card].die, count) for card, count in action.items() if card in content.cards]
    count = sum(copies for die, copies in dice if die)
    total = sum(die * copies for die, copies in dice)
    if total < 3 * count:
        yield DeckFault("deck-dice-low", {"count": count, "total": total, "least": 3 * count}, "WC-C37")
    if total > 4 * count:
        yield DeckFault("deck-dice-high", {"count": count, "total": total, "most": 4 * count}, "WC-C37")


def _unknown(content: Content, found: str, line: int = 0) -> DeckFault:
    names = {*content.cards, *content.decks, *(card.name for card in content.cards.values())}
    facts: Facts = {"found": shortened(found), "near": nearest_name(found, names)}
    if line:
        return DeckFault("deck-list-unknown", {**facts, "list_line": line}, "WC-1.5")
    return DeckFault("deck-unknown-card", facts, "WC-C6")


# Lists typed by players ----------------------------------------------------------------------------------------


def parse_deck_list(text: str, content: Content) -> DeckList:
    """Read ``2 GA-U01``, ``2x Brackenford Pikes`` or the id of a ready deck, one a line or between ``,`` or ``;``.

    Lines that begin with ``#`` are headings. Cards go to their deck by what they are, unless the list says for which
    one it means them: after ``army:`` or ``action:``, or under a heading of that name (WC-1.5). The other rules of deck
    building are not checked here.
    """
    if len(text) > MAX_LIST_LENGTH:
        facts: Facts = {"length": len(text), "most": MAX_LIST_LENGTH}
        return DeckList({}, {}, (DeckFault("deck-list-too-long", facts, "WC-1.10"),))
    reader = _ListReader(content)
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip().startswith("#"):
            reader.heading(line)
        else:
            reader.line(line, number)
        if len(reader.faults) >= MAX_FAULTS:
            break
    if not (reader.faults or reader.counts):
        reader.faults.append(DeckFault("deck-list-empty", {}, "WC-1.6"))
    sides = set(reader.sides)
    return DeckList(
        reader.pile(ARMY_FAMILIES),
        reader.pile(("action",)),
        tuple(reader.faults[:MAX_FAULTS]),
        reader.sides[0] if len(sides) == 1 else "",
    )


class _ListReader:
    """Adds up the entries of a list."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.counts: dict[str, int] = {}
        self.faults: list[DeckFault] = []
        self.sides: list[str] = []
        self.pile_meant = ""  # the deck for which the list means what follows
        self.known: dict[str, Card] = {}
        for card in sorted(content.cards.values(), key=lambda card: card.id, reverse=True):
            self.known[_plain(card.name)] = card
        self.known.update((_plain(card.id), card) for card in content.cards.values())
        self.longest = max((name.count(",") for name in self.known), default=0) + 1

    def heading(self, line: str) -> None:
        """A heading that names a deck says for which one the next cards are meant; any other leaves that open."""
        found = _HEADING.fullmatch(line.casefold())
        self.pile_meant = found[1] if found else ""

    def line(self, line: str, number: int) -> None:
        """The entries of one line. A name may hold a comma itself, so the longest piece that is known wins."""
        pieces = _MEANT.sub(r",\1:,", line.replace(";", ",")).split(",")
        at = 0
        while at < len(pieces) and len(self.faults) < MAX_FAULTS:
            for width in range(min(self.longest, len(pieces) - at), 0, -1):
                entry = " ".join(",".join(pieces[at : at + width]).split())
                if self.entry(entry, number, last_try=width == 1):
                    at += width
                    break

    def entry(self, entry: str, number: int, last_try: bool) -> bool:
        """One entry; returns whether it was used up."""
        if not entry:
            return last_try
        if entry.casefold() in ("army:", "action:"):
            self.pile_meant = entry.casefold()[:-1]
            return True
        deck = self.content.decks.get(entry)
        if deck is not None:
            self.sides.append(deck.side)
            for card_id, copies in (*deck.army, *deck.action):
                self.add(card_id, copies)
            return True
        card, count = self.known.get(_plain(entry)), "1"
        if card is None:
            count, name = counted_entry(entry)
            card = self.known.get(_plain(name))
            entry = name if last_try else entry
        if card is None and not last_try:
            return False
        if card is None:
            self.faults.append(_unknown(self.content, entry, number))
        elif not count.isdecimal() or len(count) > 4 or not 1 <= int(count) <= _MOST_COUNT:
            facts: Facts = {"found": shortened(count), "card": card.id, "list_line": number, "most": _MOST_COUNT}
            self.faults.append(DeckFault("deck-list-bad-count", facts, "WC-1.7"))
        elif self.pile_meant and (self.pile_meant == "army") != (card.family in ARMY_FAMILIES):
            self.faults.append(DeckFault(f"deck-not-{self.pile_meant}-card", {"card": card.id}, "WC-1.5"))
        else:
            self.add(card.id, int(count))
        return True

    def add(self, card_id: str, count: int) -> None:
        """Copies of one card; entries of the same card add up."""
        self.counts[card_id] = self.counts.get(card_id, 0) + count

    def pile(self, families: tuple[str, ...]) -> dict[str, int]:
        """The cards of one deck, by id."""
        cards = self.content.cards
        return {card_id: count for card_id, count in sorted(self.counts.items()) if cards[card_id].family in families}


def _plain(name: str) -> str:
    return plain(name.replace(";", ","))  # a name that holds a semicolon is found all the same

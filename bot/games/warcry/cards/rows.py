"""From the rows of a pack to cards: every cell against the schema (WC-C2 to WC-C4, WC-C6, WC-C58)."""

from __future__ import annotations

import re

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.requests import Fact
from bot.engine.sheets import FileReport, SheetRow, shortened
from bot.games.warcry.cards.cards import Card
from bot.games.warcry.cards.deck import NEUTRAL, SIDES
from bot.games.warcry.language.ability import Ability
from bot.games.warcry.language.language import NAME
from bot.games.warcry.language.reading import read_abilities
from bot.games.warcry.language.signatures import ACTION_TYPES, RESERVED_KEYWORDS, SPEEDS

OPTIONAL_COLUMNS = ("name_pl", "name_cs", "flavour", "text_pl", "text_cs")
_NAMES = ("name_pl", "name_cs")
_TRANSLATIONS = ("text_pl", "text_cs")
MAX_NAME = 80

_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,31}")
_INTEGER = re.compile(r"0|-?[1-9][0-9]{0,8}")
_DIGITS = re.compile(r"-?[0-9]{10,}")
_NUMBER_IN_TEXT = re.compile(r"(?<![\w])[-−–]?[0-9]+|[0-9]+")
_COMBAT_CARDS = ("combat_tactic", "warcry", "support_tactic")


class Schema(Struct, frozen=True):
    """The columns of one file: choices and ranges by column, beside those that every card has."""

    family: str
    choices: dict[str, tuple[str, ...]]
    ranges: dict[str, tuple[int, int]]
    keywords: bool

    @property
    def columns(self) -> tuple[str, ...]:
        """All required columns."""
        keywords = ("keywords",) if self.keywords else ()
        return ("id", "name", *self.choices, *keywords, *self.ranges, "text", "abilities")


_SIDE: dict[str, tuple[str, ...]] = {"side": (*SIDES, NEUTRAL)}
SCHEMAS: dict[str, Schema] = {
    "units.csv": Schema(  # WC-C2
        "unit",
        {**_SIDE, "speed": SPEEDS},
        {
            "cost": (0, 10),
            "strength": (-1, 11),
            "tactic_points": (-1, 9),
            "leadership": (1, 6),
            "unique": (0, 1),
        },
        True,
    ),
    "attachments.csv": Schema("attachment", _SIDE, {"cost": (0, 5), "unique": (0, 1)}, True),  # WC-C3
    "actions.csv": Schema("action", {**_SIDE, "type": ACTION_TYPES}, {"cost": (0, 5), "die": (1, 6)}, False),  # WC-C4
}


class RowReader:
    """Reads one row; faults go to the report, and a row with faults makes no card."""

    def __init__(self, schema: Schema, row: SheetRow, report: FileReport) -> None:
        self.schema = schema
        self.row = row
        self.report = report
        self.card_id = row.cell("id")
        self.before = report.count

    def fault(self, key: str, clause: str, column: str, position: int = 1, **facts: Fact) -> None:
        """Note a fault of a cell of this row."""
        self.report(key, clause, self.row.line, column, position, self.card_id, **facts)

    def card(self, keywords: frozenset[str] | None) -> Card | None:
        """The card, or None with its faults noted."""
        card_id, name = self.name("id"), self.name("name")
        for column in _NAMES:
            if self.row.cell(column):
                self.name(column)
        words = {column: self.choice(column, known) for column, known in self.schema.choices.items()}
        numbers = {column: self.number(column, *limits) for column, limits in self.schema.ranges.items()}
        own = tuple(sorted(self.own_keywords())) if self.schema.keywords else ()
        abilities = self.abilities(words.get("type", ""), keywords)
        self.texts()
        if self.report.count > self.before:
            return None
        return finished(
            Card(
                card_id,
                name,
                words["side"],
                type=words.get("type", ""),
                speed=words.get("speed", ""),
                family=self.schema.family,
                keywords=own,
                cost=numbers["cost"],
                strength=numbers.get("strength", 0),
                tactic_points=numbers.get("tactic_points", 0),
                leadership=numbers.get("leadership", 0),
                unique=bool(numbers.get("unique", 0)),
                die=numbers.get("die", 0),
                text=self.row.cell("text"),
                abilities=abilities,
            )
        )

    def name(self, column: str) -> str:
        """The id or the name: present, without blanks around it, and short enough to be shown and typed."""
        text = self.row.cell(column)
        if not text:
            self.fault("pack-cell-empty", "WC-C2", column)
        elif text != " ".join(text.split()) or len(text) > MAX_NAME:
            self.fault("pack-bad-name", "WC-C2", column, found=shortened(text), most=MAX_NAME)
        elif column == "id" and not _ID.fullmatch(text):
            self.fault("pack-bad-id", "WC-C2", column, found=shortened(text))
        return text

    def choice(self, column: str, known: tuple[str, ...]) -> str:
        """One of a few words."""
        text = self.row.cell(column)
        if text not in known:
            clause = "WC-C4" if column == "type" else "WC-C2"
            self.fault("pack-not-one-of", clause, column, found=shortened(text), words=", ".join(known))
        return text

    def number(self, column: str, least: int, most: int) -> int:
        """An integer within its range; written plainly, so neither 3.0 nor NaN nor 1e3."""
        text = self.row.cell(column)
        clause = {"unit": "WC-C2", "attachment": "WC-C3"}.get(self.schema.family, "WC-C4")
        if column == "cost" and self.row.cell("type") in ACTION_TYPES and self.row.cell("type") not in _COMBAT_CARDS:
            most = 0  # WC-C4: command, strategy and reaction cards cost nothing
        if _DIGITS.fullmatch(text) or (_INTEGER.fullmatch(text) and not least <= int(text) <= most):
            self.fault("pack-out-of-range", clause, column, found=shortened(text), least=least, most=most)
        elif not _INTEGER.fullmatch(text):
            self.fault("pack-not-integer", clause, column, found=shortened(text), least=least, most=most)
        else:
            return int(text)
        return 0

    def own_keywords(self) -> list[str]:
        """The keywords of the card (WC-C2), none of them a word of the language (WC-C44)."""
        text = self.row.cell("keywords")
        found: list[str] = []
        position = 1
        for word in text.split(";") if text else []:
            if not NAME.fullmatch(word):
                self.fault("pack-bad-keyword", "WC-C2", "keywords", position, found=shortened(word))
            elif word in RESERVED_KEYWORDS:
                self.fault("pack-keyword-reserved", "WC-C44", "keywords", position, found=shortened(word))
            elif word in SPEEDS:
                self.fault("pack-keyword-speed", "WC-C2", "keywords", position, found=word)
            elif word in found:
                self.fault("pack-keyword-twice", "WC-C2", "keywords", position, found=shortened(word))
            else:
                found.append(word)
            position += len(word) + 1
        return found

    def abilities(self, card_type: str, keywords: frozenset[str] | None) -> tuple[Ability, ...]:
        """The abilities; a card of unknown type is not checked further."""
        if self.schema.family == "action" and card_type not in ACTION_TYPES:
            return ()
        reading = read_abilities(self.row.cell("abilities"), self.schema.family, card_type, keywords)
        for fault in reading.faults:
            self.report.note(
                fault.key, fault.clause, self.row.line, "abilities", fault.position, self.card_id, fault.facts
            )
        if not reading.faults and bool(reading.abilities) != bool(self.row.cell("text")):
            key = "pack-text-missing" if reading.abilities else "pack-text-idle"
            self.fault(key, "WC-C58", "text")
        return reading.abilities

    def texts(self) -> None:
        """The numbers of a translation are those of the English text (WC-C58)."""
        text = self.row.cell("text")
        for column in _TRANSLATIONS:
            other = self.row.cell(column)
            if other and not text:
                self.fault("pack-translation-idle", "WC-C58", column)
            elif other and numbers_in(other) != numbers_in(text):
                expected, found = (", ".join(map(str, numbers_in(part))) or "-" for part in (text, other))
                self.fault(
                    "pack-translation-numbers", "WC-C58", column, found=shortened(found), expected=shortened(expected)
                )


def numbers_in(text: str) -> list[int]:
    """The numbers in a text, sorted, with their minus signs; the order of words differs between languages."""
    found = (match.group().translate({0x2212: "-", 0x2013: "-"}) for match in _NUMBER_IN_TEXT.finditer(text))
    return sorted(int(number[:9]) for number in found)


def finished(card: Card) -> Card:
    """The card with what is worked out from its other fields."""

    def amount(kind: str) -> int:
        return sum(ability.amount for ability in card.abilities if ability.kind == kind)

    def those(*kinds: str) -> tuple[Ability, ...]:
        return tuple(ability for ability in card.abilities if ability.kind in kinds)

    traits = {*card.keywords, *filter(None, [card.speed]), *(["unique"] if card.unique else [])}
    return replace(
        card,
        terror=amount("terror"),
        scout=amount("scout"),
        victory=amount("victory"),
        ranged=tuple((ability.amount, ability.mode) for ability in those("ranged")),
        statics=those("static"),
        playable=those("tactic", "warcry", "support", "command"),
        reactions=those("reaction"),
        traits=frozenset(traits),
    )

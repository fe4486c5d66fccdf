"""Reads the effects of domains and items: the closed vocabulary, and which words go together (MK2-3.10, E6)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec import Struct

from bot.engine.requests import Fact
from bot.engine.sheets import shortened, strangers
from bot.games.mage_knight.content.cells import TableReader, Written, length, value_text
from bot.games.mage_knight.content.effects import (
    ALWAYS,
    ATTACK_TYPES,
    EVERYWHERE,
    FORBIDDEN,
    IGNORED,
    OTHERS,
    SPEED_TYPES,
    TARGETS,
    VALUES,
    Effect,
    When,
)
from bot.games.mage_knight.measure import INCH, inches

CLAUSE = "MK2-E6"
FIELD = "effects"
COMBATS = ("close", "ranged")
NUMBERS = ("one", "many")
KINDS = ("clear", "hindering", "concealing", "blocking", "shallow_water", "deep_water", "low_wall")
KEYS = {
    "modifier": ("value", "amount", "who", "when"),
    "replacement": ("value", "to", "who", "when"),
    "terrain": ("from", "to", "who"),
    "prohibit": ("what", "when"),
    "ignore": ("what", "who"),
    "heal": ("target", "amount", "clear_of_foes"),
    "remove_token": ("target", "amount"),
}
"""The keys of each type of effect."""

OPTIONAL = ("who", "when", "clear_of_foes")
USED = ("heal", "remove_token")
"""What happens by a special action, and only so."""

AIMED = ("attack", "attack_type", "capture", "targets")
CONDITIONS = (*AIMED, "speed_type", "distance_over", "round_to")
MOST_EFFECTS = 8
MOST_CHANGE = 3
MOST_CLICKS = 12
MOST_VALUE = 99
MOST_ROUND = 1_000
MOST_DISTANCE = 96


class Owner(Struct, frozen=True):
    """Whose effects are read: a domain's, or an item's, with or without an action."""

    item: bool
    action: bool = False

    @property
    def types(self) -> tuple[str, ...]:
        """The types of effects that it may have."""
        return USED if self.action else tuple([name for name in KEYS if name not in USED])

    @property
    def others(self) -> tuple[str, ...]:
        """Whom its effects may be on beside those that they are on anyway."""
        return OTHERS if self.item else ()


class _Part:
    """One table inside the list of effects of an entry; what is at fault is reported with its line."""

    def __init__(self, entry: TableReader, table: Mapping[str, object], path: tuple[str | int, ...]) -> None:
        self.entry = entry
        self.table = table
        self.path = path

    def wrong(self, key: str, place: str, clause: str = CLAUSE, **facts: Fact) -> None:
        self.entry.wrong(key, FIELD, clause, *self.path, place, **facts)

    def only(self, known: Collection[str]) -> None:
        for word, near in strangers(self.table, known):
            self.wrong("pack-word-unknown", word, found=shortened(word), near=near)

    def missing(self, word: str) -> None:
        self.wrong("mage-knight-pack-key-missing", "", word=word)

    def word(self, key: str, known: tuple[str, ...]) -> str:
        """One of a few words; empty where the key is missing or at fault."""
        if key not in self.table:
            return ""
        value = self.table[key]
        if isinstance(value, str) and value in known:
            return value
        self.wrong("pack-not-one-of", key, found=value_text(value), words=", ".join(known))
        return ""

    def words(self, key: str, known: tuple[str, ...]) -> tuple[str, ...]:
        """A list of such words, with one at least."""
        if key not in self.table:
            return ()
        value = self.table[key]
        if not isinstance(value, list) or not value:
            self.wrong("mage-knight-pack-key-words", key)
            return ()
        for one in value:
            if not isinstance(one, str) or one not in known:
                self.wrong("pack-not-one-of", key, found=value_text(one), words=", ".join(known))
                return ()
        return tuple(value)

    def number(self, key: str, least: int, most: int, *, zero: bool = True) -> int:
        """A whole number within a range."""
        value = self.table.get(key)
        if value is None:
            return 0
        if type(value) is int and least <= value <= most and (value or zero):
            return value
        kind = "pack-out-of-range" if type(value) is int and zero else "pack-not-integer"
        if type(value) is int and not zero:
            kind = "mage-knight-pack-change"
        self.wrong(kind, key, found=value_text(value), least=least, most=most)
        return 0

    def yes(self, key: str) -> bool:
        """True, or absent."""
        value = self.table.get(key)
        if value is not None and value is not True:
            self.wrong("pack-not-one-of", key, found=value_text(value), words="true")
        return value is True

    def distance(self, key: str) -> int:
        """A length in thousandths of an inch."""
        value = self.table.get(key)
        if value is None:
            return EVERYWHERE
        found = value * INCH if type(value) is int else length(value.text) if isinstance(value, Written) else None
        if found is None or not 0 <= found <= MOST_DISTANCE * INCH:
            most = inches(MOST_DISTANCE * INCH)
            self.wrong("mage-knight-pack-length", key, found=value_text(value), least=inches(0), most=most)
            return EVERYWHERE
        return found


def read_effects(entry: TableReader, owner: Owner) -> tuple[Effect, ...]:
    """The effects of a domain or an item."""
    if not entry.has(FIELD, CLAUSE):
        return ()
    value = entry.table[FIELD]
    if not isinstance(value, list) or not value or not all(isinstance(one, dict) for one in value):
        entry.wrong("mage-knight-pack-effects", FIELD, CLAUSE)
        return ()
    if len(value) > MOST_EFFECTS:
        entry.wrong("pack-out-of-range", FIELD, CLAUSE, found=str(len(value)), least=1, most=MOST_EFFECTS)
        return ()
    found = [_effect(_Part(entry, one, (place,)), owner) for place, one in enumerate(value)]
    return tuple([one for one in found if one is not None])


def _effect(part: _Part, owner: Owner) -> Effect | None:
    """One effect, or None where its type is none of this owner."""
    if "type" not in part.table:
        part.missing("type")
        return None
    kind = part.word("type", owner.types)
    if not kind:
        return None
    part.only(("type", *KEYS[kind]))
    for key in KEYS[kind]:
        if key not in part.table and key not in OPTIONAL:
            part.missing(key)
    who = part.word("who", owner.others) if owner.others else _nobody(part)
    value = part.word("value", VALUES)
    if who == OTHERS[-1] and value != "attack":
        part.wrong("mage-knight-pack-attacker", "who", CLAUSE, found=who, expected="attack")
    target = part.word("target", TARGETS)
    return Effect(
        type=kind,  # type: ignore[arg-type]
        value=value,
        amount=_amount(part, kind),
        to=_to(part, kind, value),
        source=part.word("from", KINDS),
        what=part.word("what", FORBIDDEN if kind == "prohibit" else IGNORED),
        who=who,
        within=int(target.rpartition("_")[2]) if target in TARGETS[1:] else 0,
        clear_of_foes=part.yes("clear_of_foes"),
        when=_when(part, kind, value),
    )


def _nobody(part: _Part) -> str:
    """A domain is for all alike (MK2-27.4)."""
    if "who" in part.table:
        part.wrong("mage-knight-pack-who", "who", found=value_text(part.table["who"]))
    return ""


def _amount(part: _Part, kind: str) -> int:
    if kind in USED:
        return part.number("amount", 1, MOST_CLICKS)
    return part.number("amount", -MOST_CHANGE, MOST_CHANGE, zero=False)


def _to(part: _Part, kind: str, value: str) -> int | str:
    """What takes the place of a value or of a kind of terrain."""
    if kind == "terrain":
        return part.word("to", KINDS)
    if isinstance(part.table.get("to"), str):
        return part.word("to", tuple([one for one in VALUES if one != value]))
    return part.number("to", 0, MOST_VALUE)


def _when(part: _Part, kind: str, value: str) -> When:
    """The condition of an effect, its words fitting each other (MK2-E6)."""
    table = part.table.get("when")
    if table is None:
        return ALWAYS
    if not isinstance(table, dict):
        part.wrong("mage-knight-pack-when", "when")
        return ALWAYS
    inner = _Part(part.entry, table, (*part.path, "when"))
    inner.only(CONDITIONS)
    _pairs(part, inner, kind, value)
    return When(
        attack=inner.word("attack", COMBATS),
        attack_type=inner.word("attack_type", ATTACK_TYPES),
        capture=inner.yes("capture"),
        targets=inner.word("targets", NUMBERS),
        speed_type=inner.words("speed_type", SPEED_TYPES),
        distance_over=inner.distance("distance_over"),
        round_to=inner.number("round_to", 1, MOST_ROUND),
    )


def _pairs(part: _Part, inner: _Part, kind: str, value: str) -> None:
    """Note the words of a condition that do not go with the effect."""
    excluded: dict[str, str] = {}
    if kind == "prohibit":
        excluded.update(dict.fromkeys(AIMED, kind))
        if part.table.get("what") != "ranged_attack":
            excluded["distance_over"] = str(part.table.get("what"))
    else:
        excluded["distance_over"] = kind
    if kind == "replacement":
        excluded["round_to"] = kind
    if value == "speed":
        excluded.update(dict.fromkeys(AIMED, value))
    if value in ("ranged_damage", "range") or inner.table.get("attack") == "ranged":
        excluded.setdefault("capture", value if value in ("ranged_damage", "range") else "ranged")
    for word, other in excluded.items():
        if word in inner.table:
            inner.wrong("mage-knight-pack-pair", word, CLAUSE, word=word, found=shortened(other))

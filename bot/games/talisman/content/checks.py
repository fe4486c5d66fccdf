"""What holds between the entries of packs that are read together (TA-P3, TA-P5 to TA-P12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from bot.engine.notation.words import nearest_name
from bot.engine.requests import Fact, Facts
from bot.engine.sheets import Faults, PackFault, shortened
from bot.engine.strict import Id
from bot.games.talisman.content import mods, ops
from bot.games.talisman.content.cards import Card, Content, Copies, Person, Space
from bot.games.talisman.content.roads import unreachable, without_move
from bot.games.talisman.content.sense import OWNED, senseless
from bot.games.talisman.content.walking import Wrong, found_in, lists

DIE = 6
DESTINATIONS: dict[type, tuple[str, ...]] = {
    ops.MoveOp: ("start", "choice_region"),
    ops.GrantMove: ("choice_region", "opposite"),
    ops.Drop: ("this_card",),
    mods.Cursed: ("cross_river",),
}
"""Words that stand in place of an id (9.5, 9.6)."""


class Marker(Struct, frozen=True, forbid_unknown_fields=True):
    """A toad or an alignment card: nothing but how many there are, and what is said of them."""

    id: Id
    name: str
    pl: str
    cs: str
    copies: Copies
    text: str
    text_pl: str
    text_cs: str


class EntryPlace(Struct, frozen=True):
    """Where an entry stands."""

    file: str
    pack: int
    line: int


class Reports:
    """Notes faults of entries at the places where these were read."""

    def __init__(self, faults: Faults, places: dict[tuple[str, str], EntryPlace], files: tuple[str, ...]) -> None:
        self.faults = faults
        self.places = places
        self.board = files[-1]

    def note(self, wrong: Wrong) -> None:
        """Note a fault; of a thing without an entry at the top of the board."""
        place = self.places.get((wrong.list, wrong.id), EntryPlace(self.board, 1, 1))
        facts, key = wrong.facts, wrong.key
        self.faults.add(
            PackFault(place.file, place.line, wrong.id, wrong.field, 0, key, facts, wrong.clause, place.pack)
        )


def check_content(content: Content, reports: Reports) -> None:
    """Note everything that does not fit together."""
    for look in (_references, _tables, _board, senseless, _cards, _spaces, _characters, _sellers):
        for wrong in look(content):
            reports.note(wrong)
    if not reports.faults.found:
        for wrong in _roads(content):
            reports.note(wrong)


# -- TA-P3: ids ------------------------------------------------------------------------------------------------------


def _references(content: Content) -> Iterator[Wrong]:
    spaces, persons = content.board.spaces, content.persons
    known: dict[str, Any] = {"space": spaces, "card": content.cards, "person": persons}
    for name, entry, field, word, kind in _named(content):
        if word not in known[kind]:
            facts: Facts = {"found": shortened(word), "kind": kind, "near": nearest_name(word, known[kind])}
            yield Wrong(name, entry, field, "pack-no-such-id", "TA-P3", facts)


def _named(content: Content) -> Iterator[tuple[str, str, str, str, str]]:
    """Every id that is named: list, entry and field, the id, and what it should be."""
    board = content.board
    for end in (board.bridge.outer, board.bridge.middle):
        yield "space", "", "bridge", end, "space"
    for end in (board.portal.middle, board.portal.inner):
        yield "space", "", "portal", end, "space"
    for way, spaces in board.inner_paths.items():
        yield from [("space", "", f"inner_paths.{way}", space, "space") for space in spaces]
    for name, entry in lists(content):
        for field, part in entry.parts:
            for inner, words, kind in _ids_in(part):
                at = f"{field}.{inner}" if field else inner
                yield from [(name, entry.id, at, word, kind) for word in words]


def _ids_in(part: Any) -> Iterator[tuple[str, tuple[str, ...], str]]:
    for kind, fields in _ID_FIELDS.items():
        if isinstance(part, kind):
            for field, what in fields.items():
                value = getattr(part, "from_" if field == "from" else field)
                words = value if isinstance(value, tuple) else (value,)
                yield field, tuple([word for word in words if word and word not in DESTINATIONS.get(kind, ())]), what


_ID_FIELDS: dict[type, dict[str, str]] = {
    Card: {"same_as": "card"},
    Space: {"opposite": "space", "links": "space", "persons": "person"},
    Person: {"space": "space"},
    ops.If: {"has": "card", "from": "space"},
    ops.MoveOp: {"to": "space"},
    ops.GrantMove: {"to": "space"},
    ops.Drop: {"to": "space"},
    ops.Price: {"id": "card"},
    mods.FewerDice: {"cards": "card"},
    mods.FreePurchase: {"cards": "card"},
    mods.RollBonus: {"cards": "card"},
    mods.Steal: {"ids": "card"},
    mods.Cursed: {"lifted_by": "person"},
}


# -- TA-P5: tables ---------------------------------------------------------------------------------------------------


def _tables(content: Content) -> Iterator[Wrong]:
    for name, entry, field, op in found_in(content, (ops.RollTable, ops.QuestOp)):
        fewest = op.dice - (99 if getattr(op, "minus", None) else 0)
        for result in range(max(fewest, op.dice - 30), DIE * op.dice + 1):
            rows = [row for row in op.table if _covers(row, result)]
            if len(rows) != 1:
                key = "pack-table-twice" if rows else "pack-table-gap"
                yield Wrong(name, entry.id, f"{field}.table", key, "TA-P5", {"found": result})
                break


def _covers(row: ops.TableRow | ops.Task, result: int) -> bool:
    if row.on:
        return result in row.on
    least, most = getattr(row, "min", None), getattr(row, "max", None)
    if least is None and most is None:
        return False
    return (least is None or result >= least) and (most is None or result <= most)


# -- TA-P6: the board ------------------------------------------------------------------------------------------------


def _board(content: Content) -> Iterator[Wrong]:
    board = content.board
    for region, size in board.rings.items():
        places = sorted(space.index for space in board.spaces.values() if space.region == region)
        expected = [*range(size), *([size] if region == "inner" else [])]
        if places != expected:
            gap = next((number for number in expected if number not in places), places[-1] if places else 0)
            yield Wrong("space", "", f"rings.{region}", "pack-ring-broken", "TA-P6", {"found": gap, "region": region})
            return
    for space in board.spaces.values():
        yield from _neighbours(content, space)
        yield from _opposites(content, space)
    yield from _ends(content)
    guard, dice = board.bridge.guard_strength, board.portal.dice
    for _, entry, field, fight in found_in(content, ops.FightOp):
        if ".do[" in field and entry.id == board.bridge.outer and fight.value != guard:
            facts: Facts = {"found": fight.value or 0, "expected": guard}
            yield Wrong("space", entry.id, f"{field}.value", "pack-differs", "TA-P6", facts)
    for _, entry, field, portal in found_in(content, ops.OpenPortal):
        if portal.dice != dice:
            facts = {"found": portal.dice, "expected": dice}
            yield Wrong("space", entry.id, f"{field}.dice", "pack-differs", "TA-P6", facts)


def _ends(content: Content) -> Iterator[Wrong]:
    """The bridge and the portal join their two regions, and somebody guards the bridge."""
    board = content.board
    ends = (
        ("bridge.outer", board.bridge.outer, "outer"),
        ("bridge.middle", board.bridge.middle, "middle"),
        ("portal.middle", board.portal.middle, "middle"),
        ("portal.inner", board.portal.inner, "inner"),
        *[(f"inner_paths.{way}", space, "inner") for way, spaces in board.inner_paths.items() for space in spaces],
    )
    for field, end, region in ends:
        if end in board.spaces and board.spaces[end].region != region:
            yield Wrong("space", "", field, "pack-not-one-of", "TA-P6", {"found": end, "words": (region,)})
    if not board.inner_paths or not all(board.inner_paths.values()):
        yield Wrong("space", "", "inner_paths", "pack-key-lacking", "TA-P6", {"word": "inner_paths"})
    guard = board.spaces.get(board.bridge.outer)
    fights = [op for one in (guard.effects if guard else ()) if one.on == "cross_bridge_inward" for op in one.do]
    if guard is not None and not any(isinstance(op, ops.FightOp) for op in fights):
        yield Wrong("space", guard.id, "effects", "pack-key-lacking", "TA-P6", {"word": "fight"})


def _neighbours(content: Content, space: Space) -> Iterator[Wrong]:
    board = content.board
    if space.index < board.rings[space.region]:
        after = board.spaces[board.step(space.id, 1)]
        if abs(after.col - space.col) + abs(after.row - space.row) != 1:
            yield Wrong("space", space.id, "index", "pack-not-beside", "TA-P6", {"other": after.id})


def _opposites(content: Content, space: Space) -> Iterator[Wrong]:
    spaces = content.board.spaces
    for other in space.opposite:
        facing = spaces.get(other)
        if facing is None:
            continue
        touching = max(abs(facing.col - space.col), abs(facing.row - space.row)) == 1
        if {space.region, facing.region} != {"outer", "middle"} or not touching:
            yield Wrong("space", space.id, "opposite", "pack-not-opposite", "TA-P6", {"other": other})
        elif space.id not in facing.opposite:
            yield Wrong("space", space.id, "opposite", "pack-not-mutual", "TA-P6", {"other": other})


# -- TA-P7 to TA-P11 -------------------------------------------------------------------------------------------------

_NUMBERS: dict[str, tuple[int, ...]] = {
    "event": (1,),
    "stranger": (4,),
    "object": (5,),
    "magic_object": (5,),
    "follower": (5,),
    "place": (6,),
}


def _cards(content: Content) -> Iterator[Wrong]:
    for card in content.cards.values():
        if card.source == "adventure":
            yield from _enemy(card) if card.type == "enemy" else _other_card(card)
        elif card.type not in OWNED:
            yield Wrong(card.source, card.id, "type", "pack-not-one-of", "TA-P4", {"found": card.type, "words": OWNED})


def _enemy(card: Card) -> Iterator[Wrong]:
    if (card.strength is None) == (card.craft is None):
        yield Wrong("card", card.id, "strength", "pack-one-value", "TA-P7")
    elif card.number != (expected := 2 if card.craft is None else 3):
        yield Wrong("card", card.id, "number", "pack-differs", "TA-P7", {"found": card.number, "expected": expected})
    if card.kind is None:
        yield Wrong("card", card.id, "", "pack-key-lacking", "TA-P4", {"word": "kind"})


def _other_card(card: Card) -> Iterator[Wrong]:
    (expected,) = _NUMBERS[card.type]
    if card.number != expected:
        yield Wrong("card", card.id, "number", "pack-differs", "TA-P7", {"found": card.number, "expected": expected})
    for field in ("strength", "craft", "kind"):
        if getattr(card, field) is not None:
            yield Wrong("card", card.id, field, "pack-only-enemies", "TA-P7", {"word": field})


def _spaces(content: Content) -> Iterator[Wrong]:
    for space in content.board.spaces.values():
        needed: bool = (
            bool(space.effects) if space.region == "inner" else bool(space.draw or space.effects or space.persons)
        )
        if not needed:
            yield Wrong("space", space.id, "", "pack-space-idle", "TA-P9", {"region": space.region})


def _characters(content: Content) -> Iterator[Wrong]:
    for one in content.characters.values():
        start = content.board.spaces.get(one.start)
        if not (one.mods or one.effects):
            yield Wrong("character", one.id, "", "pack-character-idle", "TA-P10")
        if start is None:
            near: Fact = nearest_name(one.start, content.board.spaces)
            facts: Facts = {"found": shortened(one.start), "kind": "space", "near": near}
            yield Wrong("character", one.id, "start", "pack-no-such-id", "TA-P10", facts)
        elif start.region == "inner":
            yield Wrong("character", one.id, "start", "pack-start-inner", "TA-P10", {"found": one.start})
        for card in one.cards:
            yield from _purchase(content, "character", one.id, "cards", card)


def _sellers(content: Content) -> Iterator[Wrong]:
    for name, entry, field, price in found_in(content, ops.Price):
        yield from _purchase(content, name, entry.id, f"{field}.id", price.id)


def _purchase(content: Content, name: str, entry: str, field: str, card: str) -> Iterator[Wrong]:
    """A purchase card that can be bought at all (TA-P11)."""
    found = content.cards.get(card)
    if found is not None and (found.source != "purchase" or not found.price):
        yield Wrong(name, entry, field, "pack-not-for-sale", "TA-P11", {"found": card})


# -- TA-P12 ----------------------------------------------------------------------------------------------------------


def _roads(content: Content) -> Iterator[Wrong]:
    for space, roll in without_move(content.board):
        yield Wrong("space", space, "", "pack-no-move", "TA-P12", {"found": roll})
    for space in unreachable(content.board):
        yield Wrong("space", space, "", "pack-crown-far", "TA-P12")

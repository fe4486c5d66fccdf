"""The entries of a pack, and all of them together as the rules read them (TA digest, 9.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

from bot.engine.strict import Id
from bot.games.talisman.content.mods import AnyMod, Dice
from bot.games.talisman.content.ops import Aim, AnyOp, CreatureValue, Effect, FightOp, If
from bot.games.talisman.content.terms import Alignment, CardType, CreatureKind, FightKind, Region, Trigger, Window

Copies = Annotated[int, Meta(ge=1, le=40)]
Value = Annotated[int, Meta(ge=1, le=6)]
Small = Annotated[int, Meta(ge=0, le=20)]


class CardEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, dict=True, kw_only=True):
    """What every entry has: an id, its name and text in three languages."""

    id: Id
    name: str
    pl: str
    cs: str
    text: str
    text_pl: str
    text_cs: str
    mods: tuple[AnyMod, ...] = ()
    effects: tuple[Effect, ...] = ()

    def triggered(self, trigger: Trigger) -> tuple[Effect, ...]:
        """The effects of one trigger, in the order written."""
        return self._by_trigger.get(trigger, ())

    @cached_property
    def _by_trigger(self) -> dict[Trigger, tuple[Effect, ...]]:
        triggers = dict.fromkeys([effect.on for effect in self.effects])
        return {trigger: tuple([one for one in self.effects if one.on == trigger]) for trigger in triggers}

    @cached_property
    def parts(self) -> tuple[tuple[str, Struct], ...]:
        """Every struct inside, with its place in words; it is looked through whenever another pack joins."""
        return tuple(parts(self, ""))


def parts(value: object, field: str) -> Iterator[tuple[str, Struct]]:
    """Every struct inside a value, with its place in words."""
    if isinstance(value, tuple):
        for number, one in enumerate(value, 1):
            yield from parts(one, f"{field}[{number}]")
    elif isinstance(value, Struct):
        yield field, value
        for name, written in zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True):
            yield from parts(getattr(value, name), f"{field}.{written}" if field else written)


class Character(CardEntry, frozen=True, kw_only=True):
    """A character card."""

    alignment: Alignment
    start: str
    strength: Value
    craft: Value
    lives: Annotated[int, Meta(ge=1, le=20)] = 4
    gold: Small = 1
    spells: Small = 0
    cards: tuple[str, ...] = ()
    ready: bool = True  # may be dealt at a ready-made table


class Counters(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Counters that lie on a Place."""

    kind: Literal["life", "strength", "craft"]
    n: Annotated[int, Meta(ge=1, le=20)]


class Card(CardEntry, frozen=True, kw_only=True):
    """An Adventure card, a purchase card or a Talisman: whatever can lie on a space or be owned.

    ``number`` is 0 for purchase cards and Talismans, which bear none (TA-13:3).
    """

    type: CardType
    number: Annotated[int, Meta(ge=0, le=6)] = 0
    copies: Copies = 1
    after: Literal["discard", "stay", "keep"] = "keep"
    kind: CreatureKind | None = None
    strength: Annotated[int, Meta(ge=0, le=99)] | None = None
    craft: Annotated[int, Meta(ge=0, le=99)] | None = None
    tags: tuple[str, ...] = ()
    owners: tuple[Alignment, ...] = ("good", "neutral", "evil")
    counters: Counters | None = None
    same_as: str = ""
    price: Annotated[int, Meta(ge=0, le=99)] = 0
    source: Literal["adventure", "purchase", "talisman"] = "adventure"
    """Where it goes when it leaves play: the discard pile of the Adventure cards, or the stock."""

    @property
    def is_object(self) -> bool:
        """An Object of either kind; a raft is one that no class of possessions holds."""
        return self.type in ("object", "magic_object")

    @property
    def value(self) -> int:
        """The printed Strength or Craft of an Enemy."""
        return self.strength if self.strength is not None else self.craft or 0


class Spell(CardEntry, frozen=True, kw_only=True):
    """A spell card."""

    cast: tuple[Window, ...]
    copies: Copies = 1
    target: Aim | None = None


class Space(CardEntry, frozen=True, kw_only=True):
    """A space of the board."""

    kind: Id
    region: Region
    index: Annotated[int, Meta(ge=0, le=99)]
    col: Annotated[int, Meta(ge=0, le=6)]
    row: Annotated[int, Meta(ge=0, le=6)]
    opposite: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    draw: Annotated[int, Meta(ge=0, le=9)] = 0
    persons: tuple[str, ...] = ()
    enter_if: If | None = None


class Person(CardEntry, frozen=True, kw_only=True):
    """Somebody who may be visited on a space."""

    space: str
    do: tuple[AnyOp, ...]


class Bridge(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The bridge between the Outer and the Middle Region."""

    outer: str
    middle: str
    guard_strength: CreatureValue


class Portal(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The portal between the Middle and the Inner Region."""

    middle: str
    inner: str
    dice: Dice


class Board(Struct, frozen=True, dict=True):
    """The spaces and how they hang together."""

    spaces: dict[str, Space]
    rings: dict[str, int]
    bridge: Bridge
    portal: Portal
    inner_paths: dict[str, tuple[str, ...]]

    @cached_property
    def ring(self) -> dict[str, tuple[str, ...]]:
        """The spaces of each region's ring, clockwise; the Crown is in none."""
        found: dict[str, list[Space]] = {region: [] for region in self.rings}
        for space in self.spaces.values():
            if space.index < self.rings[space.region]:
                found[space.region].append(space)
        return {
            region: tuple([one.id for one in sorted(spaces, key=lambda one: one.index)])
            for region, spaces in found.items()
        }

    def step(self, space: str, steps: int) -> str:
        """The space so many steps clockwise (negative: counter-clockwise) on its ring (TA-B3)."""
        ring = self.ring[self.spaces[space].region]
        return ring[(self.spaces[space].index + steps) % len(ring)]

    @cached_property
    def rounds(self) -> dict[str, tuple[tuple[str, ...], tuple[str, ...]]]:
        """The ring of each space, once round from the next one to itself: clockwise, and the other way (TA-B3)."""
        found = {}
        for ring in self.ring.values():
            for place, space in enumerate(ring):
                found[space] = (ring[place + 1 :] + ring[: place + 1], ring[:place][::-1] + ring[place:][::-1])
        return found

    def walk(self, space: str, steps: int) -> tuple[str, ...]:
        """The spaces passed so many steps clockwise (negative: counter-clockwise), the last one included (TA-B3)."""
        onward, count = self.rounds[space][steps < 0], abs(steps)
        return onward[:count] if count <= len(onward) else (onward * count)[:count]

    @cached_property
    def closed(self) -> frozenset[str]:
        """The spaces that only who owns a Talisman may enter."""
        spaces = [one for one in self.spaces.values() if one.enter_if is not None]
        return frozenset([one.id for one in spaces if one.enter_if and "talisman" in one.enter_if.has_any])

    @property
    def crown(self) -> str:
        """The last space of both inner paths."""
        return next(iter(self.inner_paths.values()))[-1]

    @cached_property
    def sentinel(self) -> FightOp:
        """The fight for the bridge."""
        space = self.spaces[self.bridge.outer]
        return next(
            op for effect in space.triggered("cross_bridge_inward") for op in effect.do if isinstance(op, FightOp)
        )


class Bearers(NamedTuple):
    """The ids of characters and spaces, and those of cards, that have modifiers of a kind."""

    people: frozenset[str] = frozenset()
    cards: frozenset[str] = frozenset()


class Content(Struct, frozen=True, dict=True):
    """Everything that the rules read of some packs, joined."""

    characters: dict[str, Character]
    cards: dict[str, Card]
    """Adventure cards, purchase cards and Talismans."""
    spells: dict[str, Spell]
    persons: dict[str, Person]
    board: Board
    toads: int
    digest: str

    @cached_property
    def entries(self) -> dict[str, CardEntry]:
        """Everything with a name and a text, by id."""
        return {**self.cards, **self.spells, **self.characters, **self.persons, **self.board.spaces}

    @cached_property
    def adventure(self) -> tuple[str, ...]:
        """The Adventure deck, sorted: one id a copy."""
        return _copies([card for card in self.cards.values() if card.source == "adventure"])

    @cached_property
    def enemies(self) -> dict[tuple[FightKind, int], int]:
        """How many Enemies of each kind of fight and value the Adventure deck has."""
        cards = [self.cards[name] for name in self.adventure]
        fighting: list[tuple[FightKind, int]] = [
            ("psychic" if card.craft is not None else "battle", card.value) for card in cards if card.type == "enemy"
        ]
        return dict(Counter(fighting))

    @cached_property
    def stock(self) -> dict[str, int]:
        """What lies in the stock at the beginning: purchase cards and Talismans."""
        return {card.id: card.copies for card in self.cards.values() if card.source != "adventure"}

    @cached_property
    def static(self) -> dict[str, tuple[AnyMod, ...]]:
        """What holds for everybody who stands on a space."""
        return {
            space.id: (*space.mods, *_given(_statics(space, limited=False))) for space in self.board.spaces.values()
        }

    @cached_property
    def limited(self) -> dict[str, tuple[Effect, ...]]:
        """What holds for those who stand on a space and meet a condition; only spaces that have such effects."""
        found = {space.id: _statics(space, limited=True) for space in self.board.spaces.values()}
        return {space: effects for space, effects in found.items() if effects}

    @cached_property
    def bearers(self) -> dict[type, Bearers]:
        """Who bears the modifiers of each kind; mostly very few."""
        limited = [(space, mod) for space, effects in self.limited.items() for mod in _given(effects)]
        static = [(space, mod) for space, mods in self.static.items() for mod in mods]
        people = [*_borne(self.characters.values()), *static, *limited]
        cards = _borne(self.cards.values())
        kinds = dict.fromkeys([type(mod) for _, mod in (*people, *cards)])
        return {kind: Bearers(_with(kind, people), _with(kind, cards)) for kind in kinds}

    @cached_property
    def tools(self) -> dict[Window, frozenset[str]]:
        """The characters and cards with ``use`` effects, by the windows of these."""
        users = (*self.characters.values(), *self.cards.values())
        uses = [(effect, one.id) for one in users for effect in one.triggered("use")]
        windows = dict.fromkeys([window for effect, _ in uses for window in effect.window])
        return {window: frozenset([name for effect, name in uses if window in effect.window]) for window in windows}

    @cached_property
    def castable(self) -> dict[Window, tuple[Spell, ...]]:
        """The spells by the windows in which they may be cast."""
        windows = dict.fromkeys([window for spell in self.spells.values() for window in spell.cast])
        return {window: tuple([one for one in self.spells.values() if window in one.cast]) for window in windows}

    @cached_property
    def spell_deck(self) -> tuple[str, ...]:
        """The spell deck, sorted: one id a copy."""
        return _copies(self.spells.values())


def _statics(space: Space, *, limited: bool) -> tuple[Effect, ...]:
    return tuple([one for one in space.triggered("static") if (one.when is not None) == limited])


def _given(effects: Iterable[Effect]) -> tuple[AnyMod, ...]:
    return tuple([mod for one in effects for mod in one.mods])


def _borne(entries: Iterable[CardEntry]) -> list[tuple[str, AnyMod]]:
    return [(one.id, mod) for one in entries for mod in one.mods]


def _with(kind: type, borne: Iterable[tuple[str, AnyMod]]) -> frozenset[str]:
    return frozenset([name for name, mod in borne if type(mod) is kind])


def _copies(cards: Iterable[Card | Spell]) -> tuple[str, ...]:
    return tuple(sorted([card.id for card in cards for _ in range(card.copies)]))

"""A state together with the content of its packs: whatever can be read off the table, and nothing that changes it."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from msgspec import Struct

from bot.games.talisman.content.cards import Card
from bot.games.talisman.content.mods import (
    AnyMod,
    Capacity,
    CraftMod,
    CreatureMultiply,
    Forbid,
    Ignores,
    Immune,
    Mirror,
    NoNewFollowers,
    SpellLimit,
    StrengthMod,
    TalismanMod,
    WeaponSlots,
)
from bot.games.talisman.content.ops import If
from bot.games.talisman.content.terms import FightKind, Stat, Window
from bot.games.talisman.holdings import Held as Held
from bot.games.talisman.holdings import Holdings
from bot.games.talisman.state import Fight, Hero, Piece, Side

OBJECT_LIMIT = 4  # TA-5:3
SPELLS_BY_CRAFT = (0, 0, 0, 1, 2, 2, 3)  # TA-2:6; the last holds for more
WEAPON = "weapon"
ARMOUR = ("helmet", "shield", "armour")
VALUE_MODS: dict[Stat, type[StrengthMod | CraftMod]] = {"strength": StrengthMod, "craft": CraftMod}


class Part(Struct, frozen=True):
    """One part of a total: where it comes from, and how much."""

    source: str
    amount: int
    piece: str = ""


class Against(Struct, frozen=True):
    """The fight for which a total is reckoned: its kind and the opposing side."""

    kind: FightKind
    foe: Side


class Situation(Struct, frozen=True):
    """What a condition may look at besides its subject (9.3)."""

    fight: FightKind | None = None
    window: Window | None = None
    moved_from: str = ""


PLAIN = Situation()


class Board(Holdings):
    """Present values: totals, limits, what may be owned, conditions."""

    __slots__ = ()

    # -- totals ----------------------------------------------------------------------------------------------------

    def own_value(self, seat: int, stat: Stat) -> int:
        """The own value, without possessions; that of the toad while it is one (TA-19:2)."""
        hero = self.hero(seat)
        if hero.toad:
            return hero.toad_strength if stat == "strength" else hero.toad_craft
        return hero.strength if stat == "strength" else hero.craft

    def start_value(self, seat: int, stat: Stat) -> int:
        """Below which the own value never falls (TA-1:3, 2:3)."""
        card = self.character(seat)
        return card.strength if stat == "strength" else card.craft

    def parts(
        self, seat: int, stat: Stat, against: Against | None = None, weapons: list[str] | None = None
    ) -> list[Part]:
        """What a total is made of: the own value first, then each thing that counts ("Computing a total", 9.6).

        ``weapons``: the pieces that its owner has chosen; None: those that are best for it (TA-16:6).
        """
        hero = self.hero(seat)
        own = Part("toad" if hero.toad else hero.character, self.own_value(seat, stat))
        added, arms = self._added(seat, stat, against), [one.id for one in self.weapons(seat)]
        if any(part.piece in arms for part in added):
            chosen = self.best_weapons(seat, against) if weapons is None else weapons
            added = [part for part in added if part.piece in chosen or part.piece not in arms]
        return [own, *added]

    def _added(self, seat: int, stat: Stat, against: Against | None) -> list[Part]:
        useless = self.ignored(against)
        fitting = [held for held in self.held(seat, VALUE_MODS[stat]) if _fits(held.mod, against)]
        return [self._part(held) for held in fitting if not self._idle(held, against, useless)]

    def _part(self, held: Held[StrengthMod | CraftMod]) -> Part:
        printed = self.card(held.piece).value if held.piece is not None else 0
        amount = printed if held.mod.n == "printed" else held.mod.n
        return Part(held.source, amount, held.piece.id if held.piece is not None else "")

    def _idle(self, held: Held[StrengthMod | CraftMod], against: Against | None, useless: set[str]) -> bool:
        """True if a thing has no part in a fight: its foe ignores it, or it is arms in psychic combat (TA-17:2)."""
        if held.piece is None or against is None:
            return False
        card = self.card(held.piece)
        arms = any(tag in card.tags for tag in (WEAPON, *ARMOUR))
        return (
            card.type in useless or (WEAPON in card.tags and WEAPON in useless) or (arms and against.kind != "battle")
        )

    def weapons(self, seat: int) -> list[Piece]:
        """The weapons that a character owns."""
        return [one for one in self.hero(seat).objects if WEAPON in self.card(one).tags]

    def ignored(self, against: Against | None) -> set[str]:
        """What does not count against the opposing side (mod ``ignores``)."""
        found = [self.lying(piece) for piece in against.foe.pieces] if against is not None else []
        mods = [mod for one in found if one is not None for mod in self.card(one[1]).mods]
        return {what for mod in mods if isinstance(mod, Ignores) for what in mod.what}

    def total(self, seat: int, stat: Stat, against: Against | None = None, weapons: list[str] | None = None) -> int:
        """The total Strength or Craft at this moment and place (TA-1:6, TA-2:5)."""
        if not self.may_have(seat, VALUE_MODS[stat]):
            return self.own_value(seat, stat)
        return sum([part.amount for part in self.parts(seat, stat, against, weapons)])

    def best_weapons(self, seat: int, against: Against | None) -> list[str]:
        """The weapons that are best for it, as many as it may use (TA-16:6, TA-D34); equal ones as they are owned."""
        arms = self.weapons(seat)
        if not arms or WEAPON in self.ignored(against):
            return []
        slots = max([1, *[mod.n for mod in self.mods(seat, WeaponSlots)]])
        usable = [one for one in arms if self.usable(seat, one)]
        worth = {one.id: 0 for one in usable}
        for part in self._added(seat, "strength", against):
            if part.piece in worth:
                worth[part.piece] += part.amount
        more = [one.id for one in usable if _helps_fighting(self.card(one))]
        return sorted(worth, key=lambda piece: (-worth[piece], piece not in more))[:slots]

    def creature_value(self, piece: Piece, opponent: int) -> int:
        """An Enemy's value against a seat: printed, multiplied by world effects; a mirror's its opponent's total."""
        card = self.card(piece)
        if any(isinstance(mod, Mirror) for mod in card.mods):
            return self.total(opponent, "strength", Against("battle", Side(pieces=[piece.id], kinds=(str(card.kind),))))
        return card.value * prod(mod.n for mod in self.mods(opponent, CreatureMultiply) if card.kind in mod.kinds)

    def trophy_value(self, piece: Piece) -> int:
        """The points of a trophy: printed, or written on it (TA-1:4, 15:11)."""
        return piece.value or self.card(piece).value

    # -- limits ----------------------------------------------------------------------------------------------------

    def spell_limit(self, seat: int) -> int:
        """How many spells it may hold (TA-2:6)."""
        craft = max(0, min(self.total(seat, "craft"), len(SPELLS_BY_CRAFT) - 1))
        return SPELLS_BY_CRAFT[craft] + sum(mod.add for mod in self.mods(seat, SpellLimit))

    def spell_room(self, seat: int) -> int:
        """How many more spells it could gain; 0 for a toad."""
        hero = self.hero(seat)
        return 0 if hero.toad else max(0, self.spell_limit(seat) - len(hero.spells))

    def object_limit(self, seat: int) -> int | None:
        """How many Objects it may own; None: without limit (TA-5:3)."""
        return None if self.mods(seat, Capacity) else OBJECT_LIMIT

    def counted_objects(self, seat: int) -> list[Piece]:
        """The Objects that count against the limit: of both kinds, neither rafts nor cursed ones (TA-6:5, 11:18)."""
        return [one for one in self.hero(seat).objects if not self.is_raft(one) and not self.is_cursed(one)]

    def surplus(self, seat: int) -> int:
        """How many Objects it must leave (TA-5:5). Its limit is looked at last: this is asked after every action."""
        more = len(self.hero(seat).objects) - OBJECT_LIMIT
        if more <= 0 or self.object_limit(seat) is None:
            return 0
        return max(0, len(self.counted_objects(seat)) - OBJECT_LIMIT)

    def quota(self, seat: int) -> int:
        """The starting number of lives (TA-4:6)."""
        return self.character(seat).lives

    def may_own(self, seat: int, card: Card) -> bool:
        """True if it may own such a card (TA-5:2, 6:5, 7:3): alignment, forbidden tags, toad, no new Followers."""
        if self.hero(seat).toad or (not card.is_object and self.mods(seat, NoNewFollowers)):
            return False
        return self._suits(self.hero(seat), card, self.mods(seat, Forbid))

    def not_its_own(self, seat: int) -> list[Piece]:
        """The Objects that it has and may not own any more (TA-7:3)."""
        hero, forbids = self.hero(seat), self.mods(seat, Forbid)
        return [one for one in hero.objects if not self._suits(hero, self.card(one), forbids)]

    def _suits(self, hero: Hero, card: Card, forbids: list[Forbid]) -> bool:
        return hero.alignment in card.owners and not any(tag in mod.tags for mod in forbids for tag in card.tags)

    def talismans(self, seat: int) -> int:
        """How many Talismans it owns (mod ``talisman``)."""
        return len(self.mods(seat, TalismanMod))

    # -- conditions ------------------------------------------------------------------------------------------------

    def around(self, seat: int) -> tuple[AnyMod, ...]:
        """What the space gives at all, and what it gives to those who meet a condition."""
        given = super().around(seat)
        if limited := self.content.limited.get(self.hero(seat).space):
            bare = Unlimited(self.content, self.state)
            given += tuple([mod for one in limited if bare.holds(seat, one.when) for mod in one.mods])
        return given

    def holds(self, seat: int, condition: If | None, about: Situation = PLAIN) -> bool:
        """True if a condition holds for a character (9.3)."""
        return condition is None or all(self._demands(seat, condition, about))

    def _demands(self, seat: int, of: If, about: Situation) -> Iterator[bool]:
        hero = self.hero(seat)
        yield not of.alignment or hero.alignment in of.alignment
        yield not of.region or self.region(seat) in of.region
        yield all(self._amount(seat, what) >= least for what, least in of.min.items())
        yield set(of.has) <= {name for one in (*hero.objects, *hero.followers) for name in self._names(one)}
        yield not of.has_any or any(self.owns_any(seat, what) for what in of.has_any)
        yield of.fight in (None, about.fight)
        yield not of.window or about.window in of.window
        yield not of.alone or not self.others_here(seat)
        yield not of.spell_room or self.spell_room(seat) > 0
        yield not of.below_quota or hero.lives < self.quota(seat)
        yield not of.talisman_in_stock or self.talisman_in_stock() is not None
        yield not of.from_ or about.moved_from in of.from_

    def _amount(self, seat: int, what: str) -> int:
        hero = self.hero(seat)
        if what == "gold":
            return hero.gold
        return hero.lives if what == "lives" else self.total(seat, "strength" if what == "strength" else "craft")

    def _names(self, piece: Piece) -> tuple[str, str]:
        """A card counts as itself, and as the one of which it is one more copy."""
        return piece.card, self.card(piece).same_as

    def owns_any(self, seat: int, owned: str) -> bool:
        """True if it owns anything of a class of possessions."""
        hero = self.hero(seat)
        if owned == "gold":
            return hero.gold > 0
        return bool(hero.spells) if owned == "spell" else bool(self.of_class(seat, owned))

    def talisman_in_stock(self) -> str | None:
        """The Talisman that would be given out next; None: there is none (TA-20:2)."""
        left = [card for card, count in sorted(self.state.stock.items()) if count]
        return next((card for card in left if self.content.cards[card].source == "talisman"), None)

    def resists(self, seat: int, caster: int) -> bool:
        """True if spells of a caster have no effect on a character and its things (mod ``immune``)."""
        return any(mod.to == "all_spells" or seat != caster for mod in self.mods(seat, Immune))

    # -- fights ----------------------------------------------------------------------------------------------------

    def side_of(self, fight: Fight, seat: int) -> Side | None:
        """The side of a character in a fight."""
        return next((side for side in (fight.attacker, fight.defender) if side.seat == seat), None)


class Unlimited(Board):
    """The board on which the conditions of spaces are looked at: what depends on such a condition does not count."""

    __slots__ = ()

    def around(self, seat: int) -> tuple[AnyMod, ...]:
        """Only what holds for everybody."""
        return self.content.static[self.hero(seat).space]


def _fits(mod: StrengthMod | CraftMod, against: Against | None) -> bool:
    """True if a value counts in this context: ``in``, ``vs`` and ``not_vs`` (9.5)."""
    if against is None:
        return mod.in_ == "always" and not mod.vs
    kinds = against.foe.kinds
    wanted = not mod.vs or any(kind in mod.vs for kind in kinds)
    return mod.in_ in ("always", against.kind) and wanted and not any(kind in mod.not_vs for kind in kinds)


def _helps_fighting(card: Card) -> bool:
    """True if a thing does something in fights besides its value: of two equal weapons that one is the better."""
    return any(hasattr(mod, "fight") for mod in card.mods)

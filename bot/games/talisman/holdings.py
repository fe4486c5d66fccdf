"""Who stands where and owns what, and which modifiers are at work for whom. Nothing here changes the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from bot.games.talisman.content.cards import Bearers, Card, Character, Content, Space
from bot.games.talisman.content.mods import (
    AnyMod,
    Capacity,
    CraftMod,
    Cursed,
    RaftMod,
    StrengthMod,
    Suppress,
    TalismanMod,
    stat_of,
)
from bot.games.talisman.content.terms import Region
from bot.games.talisman.state import Hero, Piece, Spot, State, WorldEffect

M = TypeVar("M")

NOBODY = Bearers()
GIVEN = (StrengthMod, CraftMod)
"""What a creature that follows by an ability can give (mod ``charm``)."""
NEVER_SUPPRESSED = (TalismanMod, Capacity)  # 9.5; TA-R66


class Held(Struct, Generic[M], frozen=True):
    """A modifier and where it comes from: the character, a piece it owns, its space, or a world effect."""

    mod: M
    source: str  # id of the card, space or character
    piece: Piece | None = None


class Holdings:
    """Content and state, read together."""

    __slots__ = ("content", "state")

    def __init__(self, content: Content, state: State) -> None:
        self.content = content
        self.state = state

    # -- who and where ---------------------------------------------------------------------------------------------

    def hero(self, seat: int) -> Hero:
        """The character of a seat, which must have one."""
        hero = self.state.seats[seat].hero
        if hero is None:
            raise LookupError(f"seat {seat} has no character")
        return hero

    def alive(self, seat: int) -> bool:
        """True if the seat has a character in play."""
        return 0 <= seat < len(self.state.seats) and self.state.seats[seat].hero is not None

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self.state.turn.seat

    def character(self, seat: int) -> Character:
        """The character card of a seat."""
        return self.content.characters[self.hero(seat).character]

    def clockwise(self, start: int | None = None) -> list[int]:
        """The seats that have a character, from a seat on (the active one) clockwise (TA-13:15)."""
        seats = self.state.seats
        first = self.active if start is None else start
        return [seat for seat in (*range(first, len(seats)), *range(first)) if seats[seat].hero is not None]

    def all_absent(self) -> bool:
        """True if every player who is left is absent (TA-26:2)."""
        left = [one for one in self.state.seats if one.status != "out"]
        return len(left) > 1 and all(one.absent for one in left)

    def space(self, seat: int) -> Space:
        """The space on which a character stands."""
        return self.content.board.spaces[self.hero(seat).space]

    def region(self, seat: int) -> Region:
        """The region in which a character stands."""
        return self.space(seat).region

    def others_here(self, seat: int) -> list[int]:
        """The other characters on its space, clockwise from it."""
        return [other for other in self.characters_on(self.hero(seat).space, seat) if other != seat]

    def characters_on(self, space: str, start: int) -> list[int]:
        """The seats whose characters stand on a space, clockwise from one."""
        seats = self.state.seats
        order = (*range(start, len(seats)), *range(start))
        return [seat for seat in order if (hero := seats[seat].hero) is not None and hero.space == space]

    def spot(self, space: str) -> Spot:
        """What lies on a space; an empty one that is not kept where nothing does."""
        return self.state.spaces.get(space) or Spot()

    # -- cards -----------------------------------------------------------------------------------------------------

    def card(self, piece: Piece) -> Card:
        """The card of a piece."""
        return self.content.cards[piece.card]

    def lying(self, piece: str) -> tuple[str, Piece] | None:
        """A piece that lies on a space, with the space."""
        for space, spot in self.state.spaces.items():
            for one in spot.cards:
                if one.id == piece:
                    return space, one
        return None

    def owned(self, piece: str) -> tuple[int, Piece] | None:
        """A piece among somebody's Objects or Followers, with its owner."""
        for seat, entry in enumerate(self.state.seats):
            if entry.hero is not None:
                for one in (*entry.hero.objects, *entry.hero.followers):
                    if one.id == piece:
                        return seat, one
        return None

    def card_called(self, name: str) -> str:
        """The card of a piece, wherever it lies open; what is no piece stays as it was called."""
        heroes = [entry.hero for entry in self.state.seats if entry.hero is not None]
        pieces = [one for spot in self.state.spaces.values() for one in spot.cards]
        pieces += [one for hero in heroes for one in (*hero.objects, *hero.followers, *hero.trophies)]
        return next((one.card for one in pieces if one.id == name), name)

    def is_raft(self, piece: Piece) -> bool:
        """True if it is a raft, which no class of possessions holds."""
        return self._printed(piece, RaftMod)

    def is_cursed(self, piece: Piece) -> bool:
        """True if it never leaves its owner but by what lifts it (TA-6:5)."""
        return self._printed(piece, Cursed)

    def is_talisman(self, piece: Piece) -> bool:
        """True if it counts as a Talisman."""
        return self._printed(piece, TalismanMod)

    def _printed(self, piece: Piece, kind: type[AnyMod]) -> bool:
        return any(isinstance(mod, kind) for mod in self.card(piece).mods)

    def of_class(self, seat: int, owned: str) -> list[Piece]:
        """The pieces of a class of possessions (9.6), in the order owned; rafts and cursed cards are in none."""
        hero = self.hero(seat)
        free = [one for one in (*hero.objects, *hero.followers) if not self.is_raft(one) and not self.is_cursed(one)]
        return [one for one in free if self._in_class(hero, one, owned)]

    def _in_class(self, hero: Hero, piece: Piece, owned: str) -> bool:
        if owned == "follower":
            return piece in hero.followers
        if owned == "talisman":
            return self.is_talisman(piece)
        return piece in hero.objects and owned in ("any_object", self.card(piece).type)

    # -- modifiers -------------------------------------------------------------------------------------------------

    def held(self, seat: int, kind: type[M]) -> list[Held[M]]:
        """The modifiers of a kind at work for a character, with where they come from."""
        if not self.may_have(seat, kind):
            return []
        return [Held(mod, source, piece) for mod, source, piece in self._at_work(seat) if isinstance(mod, kind)]

    def _at_work(self, seat: int) -> list[tuple[AnyMod, str, Piece | None]]:
        """All modifiers at work for a character: its card, what it may use, its space, world effects (9.5).

        Nothing of a toad's character; nothing that the space suppresses but ``talisman`` and ``capacity``. Values
        (``strength``, ``craft``) of suppressed cards are left out, too.
        """
        hero = self.hero(seat)
        found: list[tuple[AnyMod, str, Piece | None]] = []
        if not hero.toad:  # TA-19:4
            found = [(mod, hero.character, None) for mod in self.character(seat).mods]
        rules = self._suppressing(seat)
        for pieces in (hero.objects, hero.followers):
            for piece in pieces:
                found += [(mod, piece.card, piece) for mod in self._working(piece, rules)]
        found += [(mod, hero.space, None) for mod in self.around(seat)]
        for world in self._worlds(seat):
            found += [(mod, world.card, None) for mod in world.mods]
        return found

    def _working(self, piece: Piece, rules: list[Suppress]) -> Sequence[AnyMod]:
        """What a possession gives its owner where it stands.

        Of a creature that follows it that is only what the ability says.
        """
        given = self.card(piece).mods if not piece.role else () if piece.gives is None else (piece.gives,)
        if not rules or not given:
            return given
        off = self._off(rules, piece)
        return [mod for mod in given if isinstance(mod, NEVER_SUPPRESSED) or not ("use" in off or stat_of(mod) in off)]

    def around(self, seat: int) -> tuple[AnyMod, ...]:
        """What the space of a character gives it (trigger ``static``)."""
        return self.content.static[self.hero(seat).space]

    def _worlds(self, seat: int) -> list[WorldEffect]:
        """The world effects that hold for a character."""
        return [one for one in self.state.world if seat not in one.spared]

    def _suppressing(self, seat: int) -> list[Suppress]:
        static = self.around(seat)
        if not static and not self.state.world:
            return []
        around = (static, *[world.mods for world in self._worlds(seat)])
        return [mod for mods in around for mod in mods if isinstance(mod, Suppress)]

    def _off(self, rules: list[Suppress], piece: Piece) -> set[str]:
        """Which of a possession's values, and whether its use, are without effect under these rules."""
        card = self.card(piece)
        kind = card.type if card.is_object else "follower"
        return {stat for rule in rules if kind in rule.what for stat in rule.stats}

    def mods(self, seat: int, kind: type[M]) -> list[M]:
        """The modifiers of a kind at work for a character."""
        if not self.may_have(seat, kind):
            return []
        return [mod for mod, _, _ in self._at_work(seat) if isinstance(mod, kind)]

    def may_have(self, seat: int, kind: type) -> bool:
        """True if anything of such a kind is printed on what it is, owns or stands on: mostly nothing is."""
        hero, (people, cards) = self.hero(seat), self.content.bearers.get(kind, NOBODY)
        if self.state.world or hero.character in people or hero.space in people:
            return True
        if not cards and kind not in GIVEN:
            return False
        for piece in hero.objects:
            if piece.card in cards:
                return True
        return any(piece.role or piece.card in cards for piece in hero.followers)

    def usable(self, seat: int, piece: Piece) -> bool:
        """True if its owner can use a piece where it stands (``suppress``)."""
        rules = self._suppressing(seat)
        return not rules or "use" not in self._off(rules, piece)

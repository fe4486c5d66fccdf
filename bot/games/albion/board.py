"""A state together with the content of its packs: whatever can be read off the table, and nothing that changes it."""

from __future__ import annotations

from operator import attrgetter
from typing import TypeVar

from bot.engine.errors import RulesFault
from bot.engine.play import No as No
from bot.games.albion.content.effects import Effect
from bot.games.albion.content.figures import Content, Gear, Hex
from bot.games.albion.state import Fight, Knight, Seat, State, Token
from bot.hexgrid import grid, ways

LEAST_WOUND_STRENGTH = 3  # AL-16.2: below it a knight is eliminated
BEATEN = 3  # AL-16.1: at most that much M


E = TypeVar("E", bound=Effect)
_BY_PAWN = attrgetter("group", "pawn")


class Board:
    """Present values."""

    __slots__ = ("content", "state")

    def __init__(self, content: Content, state: State) -> None:
        self.content = content
        self.state = state

    # -- players and knights ---------------------------------------------------------------------------------------

    def playing(self) -> list[int]:
        """The seats still in the game, by number."""
        return [number for number, seat in enumerate(self.state.seats) if seat.status == "in"]

    def lead_order(self) -> list[int]:
        """The seats still in, from the lead seat of this round on (AL-5.8)."""
        seating = self.state.seating
        lead = (self.state.round - 1) % len(seating)
        return [seat for seat in seating[lead:] + seating[:lead] if self.state.seats[seat].status == "in"]

    def seat(self, number: int) -> Seat:
        """A player."""
        return self.state.seats[number]

    def active(self) -> list[Knight]:
        """The knights on the map, by group, then by pawn number."""
        return sorted(self.on_map(), key=_BY_PAWN)

    def on_map(self) -> list[Knight]:
        """The same in no order, for those who look for few of them: asked at every step."""
        return [one for one in self.state.knights.values() if one.status == "active" and one.pawn and not one.homeward]

    def pawn(self, code: str) -> Knight | None:
        """The knight behind a pawn on the map, by its code; None: there is no such pawn on the map."""
        found = self.behind(code)
        return found if found is not None and found.status == "active" and not found.homeward else None

    def behind(self, code: str) -> Knight | None:
        """The same wherever he is, also out of the game."""
        group, number = self.content.pawns.get(code, (0, 0))
        for one in self.state.knights.values():
            if one.pawn == number and one.group == group:
                return one
        return None

    def knight(self, code: str) -> Knight:
        """The same where the pawn is known to be on the map."""
        found = self.pawn(code)
        if found is None:
            raise RulesFault(f"no pawn {code} on the map")
        return found

    def of_seat(self, seat: int) -> list[Knight]:
        """The knights of a player on the map."""
        return sorted([one for one in self.on_map() if one.seat == seat], key=_BY_PAWN)

    def castle(self, knight: Knight) -> str:
        """The start hex of his group (AL-10.4)."""
        return self.content.groups[knight.group].start_hex

    # -- the map ---------------------------------------------------------------------------------------------------

    def hex(self, label: str) -> Hex:
        """A hex of the map."""
        return self.content.hexes[label]

    def around(self, label: str) -> tuple[str, ...]:
        """The neighbouring hexes on the map, E NE NW W SW SE."""
        return self.content.around[label]

    def distance(self, one: str, other: str) -> int:
        """Steps over the board, pawns and terrain ignored (AL-2.10)."""
        return grid.distance(self.content.axial[one], self.content.axial[other])

    def adjacent(self, one: Knight, other: Knight) -> bool:
        """True if two knights stand on neighbouring hexes."""
        return other.hex in self.content.around[one.hex]

    def standing(self, label: str) -> list[Knight]:
        """Who stands on a hex: one, or those that share their start castle (AL-6.9)."""
        return sorted([one for one in self.on_map() if one.hex == label], key=_BY_PAWN)

    def lies(self, label: str) -> list[Token]:
        """What lies on a hex, in the order laid."""
        return self.state.lying.get(label, [])

    def on_land(self, knight: Knight) -> bool:
        """True if his hex is land; a harbour is (AL-11.1)."""
        return self.hex(knight.hex).terrain == "land"

    def ashore(self, label: str) -> str:
        """The hex itself; of a lake hex the nearest harbour over the lake, of equal ones the lowest label (AL-25.2)."""
        if self.hex(label).terrain == "land":
            return label

        far = ways.reach(label, self.content.around_on_water.__getitem__, len(self.content.hexes))
        return min(
            [one for one in far if self.hex(one).site == "harbour"], key=lambda one: (far[one], self.by_label(one))
        )

    def on_water(self, label: str) -> bool:
        """True if a boat may be there: lake and harbours (AL-7.5)."""
        return self.hex(label).terrain == "lake" or self.hex(label).site == "harbour"

    def by_label(self, label: str) -> tuple[int, int]:
        """Sorts hexes by their labels (AL-2.9)."""
        return self.hex(label).row, self.hex(label).col

    def border(self, from_: str, to: str) -> bool:
        """True if a step crosses into a dangerous land (AL-6.4)."""
        dangers = self.content.dangers
        return dangers[to] != "" and dangers[to] != dangers[from_]

    # -- figures of a knight (AL-2) --------------------------------------------------------------------------------

    def gear(self, token: Token) -> Gear:
        """What a token is to the rules."""
        return self.content.gear[token.kind]

    def of_kind(self, knight: Knight, kind: str) -> list[Token]:
        """His tokens of a kind of gear: ``weapon``, ``armour``, ``shield``, ``object``."""
        return [one for one in knight.tokens if self.gear(one).kind == kind]

    def load(self, knight: Knight) -> int:
        """E: the Strength modifiers of all he carries or wears (AL-2.2)."""
        return sum(self.gear(one).strength_modifier for one in knight.tokens)

    def armour(self, knight: Knight) -> int:
        """A: the efficacies of armour and shield (AL-2.6)."""
        return sum(self.gear(one).efficacy for one in self._worn(knight))

    def armour_load(self, knight: Knight) -> int:
        """L: the Strength modifiers of the same (AL-2.6)."""
        return sum(self.gear(one).strength_modifier for one in self._worn(knight))

    def _worn(self, knight: Knight) -> list[Token]:
        return [one for one in knight.tokens if self.gear(one).kind in ("armour", "shield")]

    def mounted(self, knight: Knight) -> bool:
        """True if he rides; in a boat he fights on foot (AL-11.1)."""
        return knight.transport == "horse"

    def modified(self, knight: Knight, foe: Knight | None = None, fight: Fight | None = None) -> int:
        """M = S - D - E - T + H (AL-2.3). Without a foe H is 0, without a fight T."""
        penalty = 0 if fight is None else fight.penalties.get(knight.code, 0)
        riding = foe is not None and self.mounted(knight) and not self.mounted(foe)
        return knight.strength - knight.damage - self.load(knight) - penalty + riding

    def enemies(self, fight: Fight, knight: Knight) -> list[Knight]:
        """His enemies in a fight, by group and pawn."""
        return [one for one in map(self.knight, fight.members) if one.seat != knight.seat]

    def standing_strength(self, fight: Fight, knight: Knight) -> int:
        """M for defeat: H counts only where no enemy in the fight rides (AL-16.1)."""
        foes = self.enemies(fight, knight)
        riding = any(self.mounted(foe) for foe in foes)
        return self.modified(knight, None if riding or not foes else foes[0], fight)

    def in_use(self, fight: Fight, knight: Knight) -> Token | None:
        """His weapon in use."""
        id_ = fight.in_use.get(knight.code)
        return next((one for one in knight.tokens if one.id == id_), None)

    def wound_strength(self, knight: Knight) -> int:
        """S - D (AL-2.5)."""
        return knight.strength - knight.damage

    def offered_by(self, seat: int) -> int:
        """The Treasury points that an open offer of a seat's to capitulate may cost, by either price (AL-16.9)."""
        deal = None if self.state.fight is None else self.state.fight.deal
        return 0 if deal is None or self.knight(deal.pawn).seat != seat else max(deal.price, deal.counter)

    def effects(self, knight: Knight, kind: type[E]) -> list[tuple[Token, E]]:
        """The effects of that type of the objects that he carries (AL-21.4)."""
        return [(one, effect) for one in knight.tokens if isinstance(effect := self.gear(one).effect, kind)]

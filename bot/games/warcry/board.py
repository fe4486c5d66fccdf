"""Reading a state: the values that units have now. Nothing here changes anything.

Every current value is printed value (or the last ``set_strength``), tokens, statics, effects of this battle and effects
of this combat (WC-2.40). All but the first are sums, so their order does not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bot.games.warcry.cards.cards import Card, Content
from bot.games.warcry.language.ability import Ability, Call
from bot.games.warcry.pieces import Pieces
from bot.games.warcry.state import LETTERS, Attachment, Binding, State, Strategy, Unit, seat_of
from bot.games.warcry.terms import all_hold, card_fits_terms, fits_terms, fixed_unit, number_now, seats_named

Source = tuple[Ability, Binding]


class Board(Pieces):
    """The pieces with their present values."""

    __slots__ = ("_sources",)

    def __init__(self, content: Content, state: State) -> None:
        super().__init__(content, state)
        self._sources: list[Source] | None = None

    # -- values ----------------------------------------------------------------------------------------------------

    def current(self, unit: Unit, value: str) -> int:
        """A value of a unit as it is now, by its name in the effect language (WC-C19, WC-C50)."""
        return _VALUES[value](self, unit)

    def strength(self, unit: Unit) -> int:
        """Current strength."""
        combat = self.state.combat
        printed = self.content.cards[unit.card].strength
        if combat is not None and unit.id in combat.set_strength:
            printed = combat.set_strength[unit.id]
        return printed + unit.tokens.get("strength", 0) + self._changes(unit, "strength")

    def tactic_points(self, unit: Unit) -> int:
        """Current tactic points, before anything is spent."""
        return self.content.cards[unit.card].tactic_points + self._changes(unit, "tp")

    def tp_left(self, unit: Unit) -> int:
        """Current tactic points minus those spent in this combat (WC-7.15)."""
        return self.tactic_points(unit) - self.tp_spent(unit)

    def leadership(self, unit: Unit) -> int:
        """Current leadership, lowered by Terror in combat (WC-10.1)."""
        printed = self.content.cards[unit.card].leadership
        own = printed + unit.tokens.get("leadership", 0) + self._changes(unit, "leadership")
        return own - self.fear(unit)

    def fear(self, unit: Unit) -> int:
        """How much Terror lowers the unit's leadership now (WC-10.1 to WC-10.5, WC-10.9)."""
        combat = self.state.combat
        if combat is None or not combat.begun or not self.in_combat(unit):
            return 0
        if combat.kind == "ranged" and self.state.options.terror_in_ranged is False:  # WC-R13
            return 0
        enemy = 1 - seat_of(unit.id)
        foe = self.fighter(enemy)
        terror = self.terror(foe) if foe is not None else combat.fear.get(LETTERS[enemy], 0)
        if terror <= 0 or self.terror(unit) >= 1 or self.flag(unit, "terror_immune"):
            return 0
        return terror

    def terror(self, unit: Unit) -> int:
        """All Terror values of a unit (WC-10.2)."""
        return self._macro(unit, "terror") + self._changes(unit, "terror")

    def scout(self, unit: Unit) -> int:
        """All Scout values of a unit (WC-10.7)."""
        return self._macro(unit, "scout") + self._changes(unit, "scout")

    def victory(self, unit: Unit) -> int:
        """All Victory values of a unit, its attachments and tokens (WC-10.8, WC-11.3)."""
        return self._macro(unit, "victory") + unit.tokens.get("victory", 0) + self._changes(unit, "victory")

    def ranged(self, unit: Unit) -> tuple[tuple[int, str], ...]:
        """Every Ranged Attack of a unit with its bonuses."""
        printed = self.printed_ranged(unit)
        if not printed:
            return ()
        bonus = self._changes(unit, "ranged")
        return tuple([(value + bonus, kind) for value, kind in printed])

    def shot(self, unit: Unit) -> int:
        """What the shooter fights with: the value chosen at the declaration and present bonuses (WC-9.10, WC-9.24)."""
        combat = self.state.combat
        chosen = combat.ranged if combat is not None else 0
        return chosen + self._changes(unit, "ranged")

    def ranged_value(self, unit: Unit) -> int:
        """The chosen value of a shooter, else the unit's highest, 0 without one (WC-C50)."""
        combat = self.state.combat
        if combat is not None and combat.kind == "ranged" and combat.attacker == unit.id:
            return self.shot(unit)
        return max([value for value, _ in self.ranged(unit)], default=0)

    def fights_with(self, unit: Unit) -> int:
        """What a unit in combat adds its roll to: strength, or the Ranged Attack of a shooter."""
        combat = self.state.combat
        if combat is not None and combat.kind == "ranged" and combat.attacker == unit.id:
            return self.shot(unit)
        return self.strength(unit)

    def flag(self, unit: Unit, name: str) -> bool:
        """True if a static gives the unit a flag (WC-C24)."""
        for ability, binding in self.sources():
            for mod in ability.mods:
                if mod.name == "flag" and mod.args[1] == name and self._reaches(binding, mod, unit):
                    if all_hold(self, binding, ability.need):
                        return True
        return False

    # -- costs -----------------------------------------------------------------------------------------------------

    def muster_cost(self, seat: int, card: Card) -> int:
        """The price of a card, changed by statics on cost; never below 0 (WC-C23)."""
        return max(0, card.cost + self._price_changes(seat, card, self.sources()))

    def keep_cost(self, seat: int, unit: Unit, kept: Sequence[Unit]) -> int:
        """What it costs to keep a unit with its attachments, given all the units kept (WC-12.12)."""
        sources = list(self._unit_sources(seat, kept))
        card = self.card(unit.card)
        own = max(0, card.cost + self._price_changes(seat, card, sources, unit.id))
        return own + sum(self.card(attachment.card).cost for attachment in unit.attachments)

    def _price_changes(self, seat: int, card: Card, sources: Sequence[Source], kept: str = "") -> int:
        change = 0
        if card.family != "unit":
            return 0
        for ability, binding in sources:
            for mod in ability.mods:
                if mod.name != "stat" or mod.args[1] != "cost" or not isinstance(mod.args[0], Call):
                    continue
                side, *terms = mod.args[0].args
                if "other" in terms and kept and kept == binding.me:
                    continue
                if seats_named(binding.seat, side).count(seat) and card_fits_terms(card, terms):
                    if all_hold(self, binding, ability.need):
                        change += number_now(self, binding, mod.args[2])
        return change

    # -- statics ---------------------------------------------------------------------------------------------------

    def sources(self) -> list[Source]:
        """Every static in play with its binding. Kept for the life of a board; rules that change pieces forget it."""
        if self._sources is None:
            found: list[Source] = []
            for seat in (0, 1):
                found.extend(self._unit_sources(seat, self.units(seat)))
                for strategy in self.side(seat).strategies:
                    for ability in self.content.cards[strategy.card].statics:
                        found.append((ability, Binding(seat, strategy.card, strategy.id, ability.index)))
            self._sources = found
        return self._sources

    def forget(self) -> None:
        """Pieces have entered, left or changed hands: the list of statics is gathered anew."""
        self._sources = None

    def _unit_sources(self, seat: int, units: Sequence[Unit]) -> Iterator[Source]:
        cards = self.content.cards
        for unit in units:
            for ability in cards[unit.card].statics:
                yield ability, Binding(seat, unit.card, unit.id, ability.index, me=unit.id)
            for attachment in unit.attachments:
                for ability in cards[attachment.card].statics:
                    yield ability, Binding(seat, attachment.card, attachment.id, ability.index, me=unit.id)

    def _changes(self, unit: Unit, name: str) -> int:
        state, total = self.state, 0
        for mod in state.battle_mods:
            if mod.unit == unit.id and mod.field == name:
                total += mod.amount
        if state.combat is not None:
            for mod in state.combat.mods:
                if mod.unit == unit.id and mod.field == name:
                    total += mod.amount
        sources = self._sources if self._sources is not None else self.sources()
        if self.ghosts and unit.id in self.ghosts:
            # A unit that has left play is looked at as it was, with its own statics (WC-C32).
            sources = [*sources, *self._unit_sources(seat_of(unit.id), [unit])]
        return total + self._statics(unit, name, sources) if sources else total

    def _statics(self, unit: Unit, name: str, sources: list[Source]) -> int:
        total = 0
        for ability, binding in sources:
            for mod in ability.mods:
                if mod.args[1] == name and mod.name == "stat" and self._reaches(binding, mod, unit):
                    if not ability.need or all_hold(self, binding, ability.need):
                        total += number_now(self, binding, mod.args[2])
        return total

    def _reaches(self, binding: Binding, mod: Call, unit: Unit) -> bool:
        selector = mod.args[0]
        if isinstance(selector, Call):
            side, *terms = selector.args
            return seat_of(unit.id) in seats_named(binding.seat, side) and fits_terms(self, binding, unit, terms)
        found = fixed_unit(self, binding, str(selector))
        return found is not None and found.id == unit.id

    def _macro(self, unit: Unit, name: str) -> int:
        cards = self.content.cards
        total: int = getattr(cards[unit.card], name)
        for attachment in unit.attachments:
            total += getattr(cards[attachment.card], name)
        return total


_VALUES: dict[str, Callable[[Board, Unit], int]] = {
    "strength": Board.strength,
    "printed_strength": lambda b, unit: b.card(unit.card).strength,
    "tp_left": Board.tp_left,
    "tp_spent": Board.tp_spent,
    "leadership": Board.leadership,
    "ranged": Board.ranged_value,
    "terror": Board.terror,
    "cost": lambda b, unit: b.card(unit.card).cost,
    "attachments": lambda b, unit: len(unit.attachments),
}


def piece_facts(name: str, piece: Unit | Attachment | Strategy | None) -> dict[str, Any]:
    """The facts of an event that name a piece: its public id and its card."""
    if piece is None:
        return {name: "", f"{name}_card": ""}
    return {name: piece.id, f"{name}_card": piece.card}


def letter(seat: int) -> str:
    """The letter of a seat in public ids."""
    return LETTERS[seat]

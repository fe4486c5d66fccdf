"""The pieces of a state together with their cards: what is printed on them and where they stand. Nothing changes here.

What a value is now depends on statics, and these on terms of the effect language: ``board`` knows it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

from bot.games.warcry.cards.cards import Card, Content
from bot.games.warcry.state import Combat, Player, State, Unit, find_unit


class Pieces(ABC):
    """A state together with the cards it speaks of."""

    __slots__ = ("content", "ghosts", "state")

    def __init__(self, content: Content, state: State) -> None:
        self.content = content
        self.state: State = state
        self.ghosts: dict[str, Unit] = {}  # units as they were when they left play, for reactions (WC-C32)

    @abstractmethod
    def current(self, unit: Unit, value: str) -> int:
        """A value of a unit as it is now, by its name in the effect language (WC-C19, WC-C50)."""

    # -- pieces ----------------------------------------------------------------------------------------------------

    def card(self, card_id: str) -> Card:
        """The card with an id."""
        return self.content.cards[card_id]

    def unit(self, piece: str) -> Unit | None:
        """The unit with a public id, if it is in play."""
        return find_unit(self.state, piece)

    def side(self, seat: int) -> Player:
        """The zones of a player."""
        return self.state.players[seat]

    def units(self, seat: int) -> list[Unit]:
        """A player's units in play, on the battlefield too."""
        return self.state.players[seat].units

    def everybody(self) -> Iterator[Unit]:
        """All units in play."""
        for player in self.state.players:
            yield from player.units

    def carrier(self, piece: str) -> Unit | None:
        """The unit that a unit or attachment stands for: itself, or the one that carries it."""
        for unit in self.everybody():
            if unit.id == piece or any(attachment.id == piece for attachment in unit.attachments):
                return unit
        return None

    def card_of(self, piece: str) -> Card:
        """The card of anything that ever entered play."""
        return self.content.cards[self.state.pieces[piece]]

    # -- combat ----------------------------------------------------------------------------------------------------

    @property
    def combat(self) -> Combat | None:
        """The current combat (WC-C46)."""
        return self.state.combat

    def in_combat(self, unit: Unit) -> bool:
        """True if the unit is one of the two of the current combat."""
        combat = self.state.combat
        return combat is not None and unit.id in (combat.attacker, combat.defender)

    def fighter_id(self, seat: int) -> str:
        """The public id of a player's unit in the current combat, even if it has left play."""
        combat = self.state.combat
        if combat is None:
            return ""
        return combat.attacker if combat.seat == seat else combat.defender

    def fighter(self, seat: int) -> Unit | None:
        """A player's unit in the current combat; a unit that has left play is not found any more."""
        return self.unit(self.fighter_id(seat))

    # -- what is printed -------------------------------------------------------------------------------------------

    def printed_ranged(self, unit: Unit) -> tuple[tuple[int, str], ...]:
        """Every Ranged Attack of a unit and its attachments, without bonuses; they are not added (WC-9.20)."""
        cards = self.content.cards
        values = cards[unit.card].ranged
        for attachment in unit.attachments:
            values += cards[attachment.card].ranged
        return values

    def has(self, unit: Unit, trait: str) -> bool:
        """True if the unit itself (never its attachments, WC-R39) has a keyword or type."""
        return trait in self.content.cards[unit.card].traits

    def tp_spent(self, unit: Unit) -> int:
        """Tactic points spent in this combat (WC-7.16)."""
        combat = self.state.combat
        return combat.spent.get(unit.id, 0) if combat is not None else 0

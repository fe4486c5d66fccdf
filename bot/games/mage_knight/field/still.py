"""The field of a state that nobody changes as long as it is used: what has been looked at once is kept."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from bot.games.mage_knight.content.content import Content
from bot.games.mage_knight.content.shapes import THICKEST
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.field import contact
from bot.games.mage_knight.field.field import Discs, Field
from bot.games.mage_knight.field.ground import Terrain
from bot.games.mage_knight.field.terrain import terrain_of
from bot.games.mage_knight.state import Figure, State

FEW = 6
"""Contacts of so many figures are looked for one by one; then those of all at once."""


class Still(Field):
    """For listing, previews and answers to questions; in an action on its way only as long as nobody moves or leaves.

    Figures may be asked about at places where they do not stand; the others are where the state has them.
    """

    __slots__ = ("_alone", "_discs", "_met", "_there", "terrain")

    terrain: Terrain

    def __init__(self, content: Content, state: State, edition: Edition) -> None:
        super().__init__(content, state, edition)
        self.terrain = terrain_of(content, state)
        self._there: list[Figure] = []
        self._discs: Discs = [], 0
        self._alone: dict[str, tuple[Figure, list[Figure]]] = {}
        self._met: dict[str, tuple[Figure, dict[str, Figure]]] = {}

    def there(self) -> list[Figure]:
        """The figures on the field in the order of their ids, captives too."""
        if not self._there:
            self._there = super().there()
        return self._there.copy()

    def own(self, seat: int) -> list[Figure]:
        """A player's figures on the field, those that are captive too."""
        return [figure for figure in self._there or self.there() if figure.owner == seat]

    def discs(self) -> Discs:
        """The circles of all bases on the field."""
        if not self._discs[0]:
            self._discs = super().discs()
        return self._discs

    def contacts(self, f: Figure) -> list[Figure]:
        """All figures in contact with a figure, captives too, in the order of their ids."""
        if not self._met:
            known, found = self._alone.get(f.id, (None, []))
            if known is f:
                return found.copy()
            if len(self._alone) < FEW:
                found = super().contacts(f)
                self._alone[f.id] = f, found
                return found.copy()
            self.meet()
        here, met = self._met.get(f.id, (None, {}))
        if here is not f:
            return super().contacts(f)
        return [one for one in self._there if one.id in met] if met else []

    def meet(self) -> None:
        """Look for the contacts of all figures at once: for whoever is going to ask about most of them."""
        self._met = {one.id: (one, {}) for one in self.there()}
        for one, other in self._meetings():
            self._met[one][1][other] = self._met[other][0]
            self._met[other][1][one] = self._met[one][0]

    def _meetings(self) -> Iterator[tuple[str, str]]:
        """Who touches whom, some pairs with several circles."""
        walls, limit, tolerance = self.terrain.walls, self.edition.contact, self.edition.tolerance
        for one, other in self.neighbours(limit + THICKEST if walls else limit):
            f, g = one[3], other[3]
            if contact.meet(one[:3], other[:3], walls, limit, tolerance):
                if self._same_plateau(self._met[f][0], self._met[g][0]):
                    yield f, g
        for one, other in combinations(self.flights(), 2):
            if contact.near(one[:3], other[:3], limit):
                yield one[3], other[3]

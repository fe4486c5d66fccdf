"""Facts of Mage Knight's sentences: figures and terrain by id, with their names beside them."""

from __future__ import annotations

from bot.engine.requests import Fact, Facts
from bot.games.mage_knight.state import State

NAMED_FACTS = frozenset(
    "figure figures target targets attacker captor captive member members arrivals enemy enemies friend friends dead "
    "healer blocker source piece thing item items".split()
)
"""Facts that hold ids of figures, of pieces of terrain or of items. A sentence shows them as "A1 Name" or "T1 Name"."""


def with_cards(state: State, facts: Facts) -> Facts:
    """The facts with the type beside each figure and each piece, from which a sentence takes its name."""
    found = dict(facts)
    for name in sorted([one for one in facts if one in NAMED_FACTS]):
        value = facts[name]
        if isinstance(value, tuple):
            found[f"{name}_card"] = tuple([type_of(state, one) for one in value])
        elif card := type_of(state, value):
            found[f"{name}_card"] = card
    return found


def type_of(state: State, name: Fact) -> str:
    """The type of a figure, the template of a piece, what an item is; empty if there is none of them."""
    for figure in state.figures:
        if figure.id == name:
            return figure.type
    for thing in state.items:
        if thing.id == name:
            return thing.kind
    return next((piece.template for piece in state.pieces if piece.id == name), "")

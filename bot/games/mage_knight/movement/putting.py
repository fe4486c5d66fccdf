"""Where a figure may be put down that does not go there itself: lifted by Magic Levitation, or brought back."""

from __future__ import annotations

from bot.engine.play import Fault
from bot.games.mage_knight.editions.hooks import Powers
from bot.games.mage_knight.field.field import Field, Spot
from bot.games.mage_knight.field.objectives import hover_fault
from bot.games.mage_knight.state import Figure


def put_fault(field: Field, figure: Figure, spot: Spot) -> Fault | None:
    """Why a figure cannot be put down there; who soars keeps away from objectives too (MK2-16.6, 16.21)."""
    swims = powers_of_base(field, figure).swims if figure.status == "eliminated" else None
    return field.place_fault(figure, spot, swims=swims) or hover_fault(field, field.at(figure, spot))


def powers_of_base(field: Field, figure: Figure) -> Powers:
    """What the base gives a figure on every click: three skulls show nothing, but it keeps its wings (MK2-14.15)."""
    return field.edition.powers_of[field.kind(figure).innate]

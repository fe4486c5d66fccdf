"""What domains and items forbid (MK2-3.10)."""

from __future__ import annotations

from bot.engine.play import Fault, fault
from bot.games.mage_knight.content.effects import EVERYWHERE
from bot.games.mage_knight.field.effects import forbidding
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.state import Figure, Point
from bot.geometry.plane import dist2


def forbidden_fault(field: Field, figure: Figure, what: str, to: Point | None = None) -> Fault | None:
    """By what a figure may not do something. ``to``: where its line ends, for what forbids long ones."""
    if not (field.state.domains or field.state.items):
        return None
    source = forbidding(field, figure, what, EVERYWHERE if to is None else dist2((figure.x, figure.y), to))
    if not source:
        return None
    clause = "MK2-27.4" if source in field.content.domains else "MK2-28.5"
    return fault("forbidden_by_thing", clause, figure=figure.id, card=source, what=what)

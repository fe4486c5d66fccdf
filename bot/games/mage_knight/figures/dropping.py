"""Items that their bearer loses: they lie where its centre is (MK2-28.7, 28.8)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.mage_knight.field.things import borne_by
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure, Thing


def lay_down(p: Play, figure: Figure, things: Iterable[Thing]) -> None:
    """Lay items of a figure below its centre, also of one who soars (MK2-16.21)."""
    laid = tuple(things)
    for thing in laid:
        thing.bearer, thing.x, thing.y = "", figure.x, figure.y
    if laid:
        p.say("items_laid", figure=figure.id, items=tuple([thing.id for thing in laid]))


def lay_all(p: Play, figure: Figure) -> None:
    """All that a figure bears: it leaves the battlefield (MK2-28.7, 28.17)."""
    if p.state.items:
        lay_down(p, figure, borne_by(p.field, figure))

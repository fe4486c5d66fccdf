"""Who a unit is, in a picture: the likeness of its kind and side."""

from __future__ import annotations

from msgspec import Struct

from bot.games.warcry.cards.cards import Card
from renderers.kit import shapes, theme
from renderers.kit.heraldry import bearer
from renderers.kit.icons import icon_about
from renderers.kit.ops import Ops, Polygon, Polyline, Sprite
from renderers.warcry.values import emblem


class Looks(Struct, frozen=True):
    """What tells one portrait from another: the side's colours and the kind of the unit."""

    side: str
    kind: str


def looks_of(side: str, speed: str, keywords: tuple[str, ...], shoots: bool) -> Looks:
    """The portrait of a unit, by what is printed on its card."""
    return Looks(side, emblem(keywords))


def portrait_ops(looks: Looks, x: float, y: float, wide: float, high: float, turned: bool = False) -> Ops:
    """The portrait in a box. ``turned``: the unit is committed, and lies on its side."""
    look = theme.SIDES.get(looks.side, theme.SIDES["neutral"])
    ground = theme.mix(look.light, theme.WHITE, 0.3)
    return (
        Polygon(shapes.box(x, y, wide, high), ground),
        *icon_about(looks.kind, x + wide / 2, y + high / 2, min(wide, high) * 0.86, look.ink, ground),
    )


def unit_portrait(facts: Card, seat: int, x: float, y: float, size: float) -> Sprite:
    """The portrait of a unit in a square, rimmed in the colour of its player."""
    looks = looks_of(facts.side, facts.speed, facts.keywords, bool(facts.ranged))
    who = bearer(seat)

    def draw() -> Ops:
        return (
            Polygon(shapes.box(0, 0, size, size), who.deep),
            *portrait_ops(looks, 5, 5, size - 10, size - 10),
            Polyline(shapes.closed(shapes.box(4, 4, size - 8, size - 8)), who.color, 5),
        )

    return Sprite(x, y, size, size, ("portrait", looks, seat, size), draw, shapes.round_box(0, 0, size, size, 9))

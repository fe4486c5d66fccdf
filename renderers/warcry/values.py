"""The values of a unit: strength, tactic points and leadership in shapes of their own, all others with an icon."""

from __future__ import annotations

from msgspec import Struct

from bot.games.warcry.view import UnitView
from renderers.kit import shapes, text, theme
from renderers.kit.drawings import DRAWN
from renderers.kit.ops import Op, Ops, Polygon, Sprite
from renderers.kit.wording import signed_number


class Badge(Struct, frozen=True):
    """An icon with a value, or alone."""

    icon: str
    value: str = ""


def badges(unit: UnitView, keywords: bool = True) -> tuple[Badge, ...]:
    """What a unit has beside strength, tactic points and leadership."""
    made = [Badge("unique")] if unit.unique else []
    made += [Badge(kind if kind in DRAWN else "normal", str(value)) for value, kind in unit.ranged]
    made += [Badge("terror", str(unit.terror))] if unit.terror else []
    made += [Badge("scout", str(unit.scout))] if unit.scout else []
    made += [Badge("victory", signed_number(unit.victory))] if unit.victory else []
    made += [Badge("token", signed_number(count)) for _, count in sorted(unit.tokens.items())]
    made += [Badge(word) for word in unit.keywords if word in DRAWN and keywords]
    return tuple(made)


def unit_look(unit: UnitView) -> tuple[object, ...]:
    """Everything of a unit that shows on its card."""
    points = (unit.strength, unit.printed_strength, unit.tactic_points, unit.tactic_left, unit.leadership, unit.cost)
    return (unit.id, unit.seat, unit.side, unit.speed, unit.ready, points, badges(unit), emblem(unit.keywords))


def emblem(keywords: tuple[str, ...]) -> str:
    """The keyword that is printed large: the people a unit belongs to rather than what it is besides."""
    second = ("hero", "wizard", "monster", "war_machine", "daemon")
    known = [word for word in keywords if word in DRAWN]
    return next((word for word in known if word not in second), known[0] if known else "infantry")


def badge_width(badge: Badge, size: float) -> float:
    """How wide an icon with its value is in type of a size."""
    return size + 2 + (2 + text.width(badge.value, size, "strong") if badge.value else 0)


def value_sprite(kind: str, x: float, y: float, wide: float, tall: float, change: int = 0) -> Sprite:
    """The empty shape of one of the three values. ``change``: raised or lowered against what is printed."""
    key = ("value", kind, wide, tall, change)
    return Sprite(x, y, wide, tall, key, lambda: _value_ops(kind, wide, tall, change))


def _value_ops(kind: str, wide: float, tall: float, change: int) -> Ops:
    color = {"strength": theme.STRENGTH, "tactic": theme.TACTIC, "leadership": theme.LEADERSHIP}[kind]
    made: list[Op] = []
    for inset, tint in ((0.0, theme.INK), (1.3, theme.mix(color, theme.WHITE, 0.55)), (2.8, color)):
        made.append(Polygon(_value_shape(kind, inset, wide, tall), tint))
    if change:
        x, y, way = wide - 6, (6.0 if change > 0 else tall - 8), -1 if change > 0 else 1
        made.append(Polygon(((x - 7, y - 3.6 * way), (x + 6, y - 3.6 * way), (x - 0.5, y + 7 * way)), theme.INK))
        made.append(
            Polygon(((x - 4.6, y - 2.2 * way), (x + 3.6, y - 2.2 * way), (x - 0.5, y + 4.4 * way)), theme.GOLD_LIGHT)
        )
    return tuple(made)


def _value_shape(kind: str, inset: float, wide: float, tall: float) -> tuple[tuple[float, float], ...]:
    x0, y0, x1, y1 = inset, inset, wide - inset, tall - inset
    if kind == "strength":
        middle = (x0 + x1) / 2
        return (
            (x0, y0 + 3),
            *shapes.curve((middle, y0), (middle + 8, y0 + 4), (x1, y0 + 3)),
            *shapes.curve((x1, y0 + 3), (x1, y1 - 9), (middle, y1)),
            *shapes.curve((middle, y1), (x0, y1 - 9), (x0, y0 + 3)),
        )
    if kind == "tactic":
        middle = (y0 + y1) / 2
        return ((x0 + 8, y0 + 2), (x1 - 8, y0 + 2), (x1, middle), (x1 - 8, y1 - 2), (x0 + 8, y1 - 2), (x0, middle))
    low = y0 + 10
    step = (x1 - x0) / 4
    crown = ((x0, y0), (x0 + step, low), (x0 + 2 * step, y0), (x0 + 3 * step, low), (x1, y0))
    return (*crown, (x1 - 2, y1), (x0 + 2, y1))

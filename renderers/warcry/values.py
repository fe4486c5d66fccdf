"""The values of a unit: strength, tactic points and leadership in shapes of their own, all others with an icon."""

from __future__ import annotations

from msgspec import Struct

from bot.games.warcry.view import UnitView
from renderers.kit import shapes, text, theme
from renderers.kit.broad import LEAST
from renderers.kit.drawings import DRAWN
from renderers.kit.icons import small_icon
from renderers.kit.ops import Color, Op, Ops, Polygon, Sprite, Text
from renderers.kit.wording import plain_number, signed_number


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


def badge_rows(found: tuple[Badge, ...], size: float, room: float) -> list[list[tuple[Badge, float]]]:
    """Badges with their places, in as many rows as they need."""
    rows: list[list[tuple[Badge, float]]] = []
    at = room + 1
    for badge in found:
        wide = badge_width(badge, size)
        if at + wide > room:
            rows.append([])
            at = 0
        rows[-1].append((badge, at))
        at += wide + 5
    return rows


def badge_row(
    row: list[tuple[Badge, float]], left: float, top: float, wide: float, ink: Color, size: float
) -> list[Op]:
    """A row of badges, centred."""
    last, at = row[-1]
    left += (wide - at - badge_width(last, size)) / 2
    made: list[Op] = []
    for badge, at in row:
        made.append(small_icon(badge.icon, left + at, top + 2, size + 2, ink))
        if badge.value:
            made.append(Text(left + at + size + 4, top + size * 0.93, badge.value, size, "strong", ink))
    return made


def stats_row(unit: UnitView, left: float, top: float, wide: float, tall: float, clash: bool) -> list[Op]:
    """Strength, tactic points (left of all, while it fights), leadership: each in a shape of its own."""
    left_over = unit.tactic_left if clash or unit.tactic_left != unit.tactic_points else None
    points = str(unit.tactic_points) if left_over is None else f"{left_over}/{unit.tactic_points}"
    type_ = max(LEAST, round(tall * 0.62))
    slim = min(tall * 0.98, (wide - 2) / 3)
    broad = slim if left_over is None else text.width(points, type_, "bold") + tall * 0.44
    slim = min(slim, (wide - broad) / 2)
    gap = min(6.0, (wide - slim * 2 - broad) / 2)
    x = left + (wide - slim * 2 - broad - gap * 2) / 2
    change = (unit.strength > unit.printed_strength) - (unit.strength < unit.printed_strength)
    made: list[Op] = []
    for kind, value, room in (
        ("strength", plain_number(unit.strength), slim),
        ("tactic", points, broad),
        ("leadership", plain_number(unit.leadership), slim),
    ):
        made.append(value_sprite(kind, x, top + 1, room, tall - 2, change if kind == "strength" else 0))
        made.append(Text(x + room / 2, top + tall * 0.74, value, type_, "bold", theme.WHITE, "ms"))
        x += room + gap
    return made


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

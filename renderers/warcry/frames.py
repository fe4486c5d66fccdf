"""Frames of cards: blue marble, black with bone and fire, green with vines (WC-C4a); banners of owners; card backs."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import hypot, sin

from msgspec.structs import replace

from renderers.kit import shapes, theme
from renderers.kit.heraldry import bearer
from renderers.kit.icons import icon_about
from renderers.kit.ops import (
    Color,
    Disc,
    Group,
    Op,
    Ops,
    Point,
    Points,
    Polygon,
    Polyline,
    Sprite,
    Text,
    Texture,
)

EDGE = 8.0  # width of the frame round the paper
CORNER = 9.0


def above_ground(
    key: Hashable, wide: float, tall: float, x: float, y: float, spread: float, make: Callable[[], Ops]
) -> Group:
    """A card with its own upper left corner at x, y, and ``spread`` round it for its shadow, which falls downwards."""
    return Group(x - spread, y - spread, wide + 2 * spread, tall + 2 * spread + 4, key, make)


def shifted(op: Text | Sprite, x: float, y: float) -> Text | Sprite:
    """A sprite or a text somewhere else."""
    return replace(op, x=op.x + x, y=op.y + y)


def card_outline(width: float, height: float) -> Points:
    """The outer edge of a card."""
    return shapes.round_box(0, 0, width, height, CORNER)


def card_frame(side: str, width: float, height: float) -> Ops:
    """An upright card without anything on it."""
    look = theme.SIDES.get(side, theme.SIDES["neutral"])
    paper = shapes.notched_box(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE, 5)
    made: list[Op] = [Texture(shapes.box(0, 0, width, height), look.frame, look.light, 46, len(side))]
    made += ORNAMENTS.get(side, _vines)(width, height, look)
    made.append(
        Polygon(shapes.notched_box(EDGE - 2, EDGE - 2, width - 2 * EDGE + 4, height - 2 * EDGE + 4, 5), look.line)
    )
    made.append(Polygon(paper, look.paper_light))
    made.append(Polyline((*card_outline(width, height), (width - CORNER, 0)), look.ink, 2))
    return tuple(made)


def _marble(width: float, height: float, look: theme.Side) -> list[Op]:
    """Veins that run across the stone, and a silver line."""
    made: list[Op] = []
    for i, (x, y) in enumerate(((-6, 18), (width * 0.5, -8), (-10, height * 0.62), (width * 0.62, height * 0.8))):
        vein = tuple((x + step * 9, y + step * 6 + 5 * sin(step * 1.7 + i * 2)) for step in range(int(width / 10)))
        made.append(Polyline(vein, (*theme.WHITE[:3], 190), 1.6))
        made.append(Polyline(shapes.moved(vein, 1, 3), (*look.line[:3], 90), 1))
    for cx, cy in ((6, 6), (width - 6, 6), (6, height - 6), (width - 6, height - 6)):
        made.append(Polygon(shapes.diamond(cx, cy, 5, 5), look.line))
        made.append(Polygon(shapes.diamond(cx, cy, 3, 3), theme.WHITE))
    return made


def _bone(width: float, height: float, look: theme.Side) -> list[Op]:
    """Flames that lick up from below, teeth of bone at the corners."""
    made: list[Op] = []
    count = max(5, round(width / 15))
    for tint, reach, shift in (((186, 62, 16, 255), 20, 0.0), ((238, 150, 32, 255), 12, 0.25)):
        for i in range(count):
            x = (i + 0.5 + shift) * width / count
            tall = reach * (0.75 + 0.35 * sin(i * 2.4 + shift))
            flame = (
                *shapes.curve((x - 6, height), (x - 6, height - tall * 0.6), (x + 2, height - tall)),
                *shapes.curve((x + 2, height - tall), (x + 3, height - tall * 0.5), (x + 6, height)),
            )
            made.append(Polygon(flame, tint))
    for side in (0, 1):
        for i in range(max(2, round(height / 46))):
            y = 14 + i * (height - 42) / max(1, round(height / 46) - 1)
            tooth: Points = ((0.8, y), (6.5, y + 7), (0.8, y + 14))
            made.append(Polygon(tooth if side == 0 else shapes.mirrored(tooth, width / 2), look.line))
    for x in (16.0, width - 16.0, width / 2):
        made.append(Polygon(((x - 7, 0.8), (x + 7, 0.8), (x, 6.8)), look.line))
    return made


def _vines(width: float, height: float, look: theme.Side) -> list[Op]:
    """A vine that winds round the edge, with leaves."""
    made: list[Op] = []
    pale: Color = (170, 196, 120)
    for along, place in _edges(width, height):
        steps = max(4, round(along / 8))
        vine = tuple(place(i * along / steps, 4 + 1.9 * sin(i * 1.3)) for i in range(steps + 1))
        made.append(Polyline(vine, pale, 1.5))
        for i in range(1, steps, 2):
            x, y = place(i * along / steps, 4 + 2.6 * sin(i * 1.9))
            made.append(Polygon(shapes.diamond(x, y, 3.4, 2.2) if i % 4 == 1 else shapes.diamond(x, y, 2.2, 3.4), pale))
    for cx, cy in ((6, 6), (width - 6, 6), (6, height - 6), (width - 6, height - 6)):
        made.append(Disc(cx, cy, 5, look.line))
        made.append(Disc(cx, cy, 3, (214, 96, 72)))
    return made


def _edges(width: float, height: float) -> list[tuple[float, Callable[[float, float], Point]]]:
    """The four edges: how long, and where a point along and off it lies."""
    return [
        (width, lambda a, d: (a, d)),
        (width, lambda a, d: (a, height - d)),
        (height, lambda a, d: (d, a)),
        (height, lambda a, d: (width - d, a)),
    ]


ORNAMENTS: dict[str, Callable[[float, float, theme.Side], list[Op]]] = {
    "grand_alliance": _marble,
    "hordes": _bone,
    "neutral": _vines,
}


def seat_banner(seat: int, x: float, y: float, width: float, height: float) -> Ops:
    """A band in the owner's colour with the owner's pattern."""
    owner = bearer(seat)
    made: list[Op] = [Polygon(shapes.box(x, y, width, height), owner.color)]
    tint: Color = (*theme.WHITE[:3], 58)
    if owner.pattern == "stripes":
        for i in range(-int(height / 12) - 1, int(width / 12) + 1):
            left = x + i * 12
            stripe = ((left, y + height), (left + 5, y + height), (left + 5 + height, y), (left + height, y))
            part = shapes.clipped(stripe, x, y, x + width, y + height)
            if len(part) > 2:
                made.append(Polygon(part, tint))
    else:
        for row in range(int(height // 9) + 1):
            for column in range(int(width // 11) + 1):
                cx, cy = x + 6 + column * 11 + (row % 2) * 5.5, y + 5 + row * 9
                if cx < x + width - 2 and cy < y + height - 2:
                    made.append(Disc(cx, cy, 2.1, tint))
    return tuple(made)


def card_back(metal: str, width: float, height: float) -> Ops:
    """The back of a card: hammer and shield, golden for army cards, silver for action cards (WC-C4a)."""
    ink, light = (theme.GOLD, theme.GOLD_LIGHT) if metal == "gold" else (theme.SILVER_DARK, theme.SILVER_LIGHT)
    ground = theme.LEATHER if metal == "gold" else (44, 50, 60)
    return (
        Polygon(shapes.round_box(0, 0, width, height, 4), theme.INK),
        Polygon(shapes.round_box(1, 1, width - 2, height - 2, 3.4), light),
        Polygon(shapes.round_box(2.6, 2.6, width - 5.2, height - 5.2, 2.4), ground),
        Polygon(shapes.diamond(width / 2, height / 2, width * 0.42, height * 0.42), theme.mix(ground, ink, 0.35)),
        *icon_about("hammer_shield", width / 2, height / 2, min(width, height) * 0.62, light, ground),
    )


def dashes(points: Points, long: float, gap: float) -> list[Points]:
    """A line cut into dashes."""
    pieces: list[Points] = []
    current: list[tuple[float, float]] = [points[0]]
    left, drawing = long, True
    for (x0, y0), (x1, y1) in zip(points, points[1:], strict=False):
        length = hypot(x1 - x0, y1 - y0)
        at = 0.0
        while length - at > left:
            at += left
            here = (x0 + (x1 - x0) * at / length, y0 + (y1 - y0) * at / length)
            if drawing:
                pieces.append((*current, here))
            current, drawing = [here], not drawing
            left = long if drawing else gap
        left -= length - at
        current.append((x1, y1))
    return [*pieces, tuple(current)] if drawing and len(current) > 1 else pieces

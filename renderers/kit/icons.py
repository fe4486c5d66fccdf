"""Icons as vector paths on a grid of 100, in two tones: ink, and the paper that shows through."""

from __future__ import annotations

from functools import lru_cache

from renderers.kit import shapes, theme
from renderers.kit.drawings import DRAWN, Part
from renderers.kit.emblems import EMBLEMS, GAMES, SIGNS
from renderers.kit.ops import Color, Disc, Op, Ops, Polygon, Polyline, Ring, Sprite


@lru_cache(maxsize=2048)
def icon_ops(name: str, x: float, y: float, size: float, ink: Color, paper: Color) -> Ops:
    """The icon with its upper left corner at x, y."""
    drawn = DRAWN.get(name) or SIGNS.get(name) or GAMES.get(name) or EMBLEMS[name]
    return tuple(_part(part, x, y, size / 100, paper if part.paper else ink) for part in drawn)


def icon_about(name: str, x: float, y: float, size: float, ink: Color, paper: Color) -> Ops:
    """The icon round a point."""
    return icon_ops(name, x - size / 2, y - size / 2, size, ink, paper)


def small_icon(name: str, x: float, y: float, size: float, ink: Color, paper: Color = theme.PARCHMENT_LIGHT) -> Sprite:
    """An icon by itself."""
    key = ("icon", name, size, ink, paper)
    return Sprite(x, y, size, size, key, lambda: icon_about(name, size / 2, size / 2, size, ink, paper))


def _part(part: Part, x: float, y: float, scale: float, color: Color) -> Op:
    if part.kind == "disc":
        ((cx, cy),) = shapes.path(part.path)
        return Disc(x + cx * scale, y + cy * scale, part.size * scale, color)
    if part.kind == "ring":
        ((cx, cy),) = shapes.path(part.path)
        return Ring(x + cx * scale, y + cy * scale, part.size * scale, color, part.width * scale)
    points = shapes.moved(shapes.path(part.path), x, y, scale)
    if part.kind == "line":
        return Polyline(points, color, part.size * scale)
    return Polygon(points, color)

"""The title art as a file that a browser draws sharp at every size."""

from __future__ import annotations

from renderers.kit import shapes
from renderers.kit.ops import Color, Disc, Op, Points, Polygon, Polyline, Ring
from renderers.titles.art import HIGH, WIDE, color_in, title_art


def art_svg(game: str) -> str:
    """The art of a game; what lies outside its sheet is not shown."""
    drawn = "\n".join(_element(op) for op in title_art(game))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE:g} {HIGH:g}">\n{drawn}\n</svg>\n'


def _element(op: Op) -> str:
    color = _hex(color_in(op))
    if isinstance(op, Polygon):
        return f'<path fill="{color}" d="M{_points(op.points)}Z"/>'
    if isinstance(op, Disc):
        return f'<circle cx="{_short(op.x)}" cy="{_short(op.y)}" r="{_short(op.radius)}" fill="{color}"/>'
    assert isinstance(op, Polyline | Ring)
    points = op.points if isinstance(op, Polyline) else shapes.arc(op.x, op.y, op.radius, op.start, op.end, 36)
    pen = f'stroke-width="{_short(op.width)}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path fill="none" stroke="{color}" {pen} d="M{_points(points)}"/>'


def _points(points: Points) -> str:
    return " ".join(f"{_short(x)} {_short(y)}" for x, y in points)


def _short(number: float) -> str:
    return f"{round(number, 2):g}"


def _hex(color: Color) -> str:
    return "#" + bytes(color[:3]).hex()

"""The display list: frozen records that say what is drawn, in units of a picture 1000 wide.

A renderer builds the list, a canvas carries it out. Nothing here knows how pixels are made.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from msgspec import Struct

Color = tuple[int, int, int] | tuple[int, int, int, int]
Point = tuple[float, float]
Points = tuple[Point, ...]
Box = tuple[float, float, float, float]


class Polygon(Struct, frozen=True):
    """A filled shape."""

    points: Points
    fill: Color


class Disc(Struct, frozen=True):
    """A filled circle."""

    x: float
    y: float
    radius: float
    fill: Color


class Ring(Struct, frozen=True):
    """The outline of a circle, or a part of it, in degrees clockwise from the right."""

    x: float
    y: float
    radius: float
    color: Color
    width: float
    start: float = 0
    end: float = 360


class Polyline(Struct, frozen=True):
    """A line through points, with round corners and ends."""

    points: Points
    color: Color
    width: float


class Texture(Struct, frozen=True):
    """A calm mottling between two colours inside a shape. Features are never smaller than ``grain``."""

    points: Points
    dark: Color
    light: Color
    grain: float
    seed: int


class Text(Struct, frozen=True):
    """One line of text. ``anchor``: l, m or r for the side, then s for the baseline. ``upward``: it reads upwards.

    ``far``: it has to be read in the feed, where the picture is small (``tests.gallery.feed`` measures it).
    """

    x: float
    y: float
    text: str
    size: float
    face: str
    color: Color
    anchor: str = "ls"
    upward: bool = False
    far: bool = False


class Sprite(Struct, frozen=True):
    """Shapes drawn once at four times the size and kept. ``shape``: outline of one that covers all inside evenly."""

    x: float
    y: float
    width: float
    height: float
    key: Hashable
    make: Callable[[], Ops]
    shape: Points = ()
    opacity: int = 255  # of a sprite with a shape


class Group(Struct, frozen=True):
    """Sprites and texts put together at the final size and kept: a whole card with its numbers."""

    x: float
    y: float
    width: float
    height: float
    key: Hashable
    make: Callable[[], Ops]


class Shadow(Struct, frozen=True):
    """A soft shadow under a box with round corners."""

    box: Box
    radius: float
    blur: float
    strength: int
    drop: float = 3


Op = Polygon | Disc | Ring | Polyline | Texture | Text | Sprite | Group | Shadow
Ops = tuple[Op, ...]


class Scene(Struct, frozen=True):
    """A whole picture. The background, of level boxes and sprites, is kept; the rest is drawn on it in order."""

    width: float
    height: float
    background: Ops
    foreground: Ops


def reshaped(op: Op, place: Callable[[Points], Points], scale: float = 1, turn: float = 0) -> Op:
    """A shape with its points placed anew. ``scale`` and ``turn`` (in degrees) tell what that makes of lengths."""
    if isinstance(op, Polygon):
        return Polygon(place(op.points), op.fill)
    if isinstance(op, Texture):
        return Texture(place(op.points), op.dark, op.light, op.grain * scale, op.seed)
    if isinstance(op, Polyline):
        return Polyline(place(op.points), op.color, op.width * scale)
    if isinstance(op, Disc | Ring):
        ((x, y),) = place(((op.x, op.y),))
        if isinstance(op, Disc):
            return Disc(x, y, op.radius * scale, op.fill)
        return Ring(x, y, op.radius * scale, op.color, op.width * scale, op.start + turn, op.end + turn)
    raise TypeError(f"{type(op).__name__} is not a shape")

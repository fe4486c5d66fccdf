"""The title art of the games, written down in ``art/*.art`` on a sheet of 200 x 100: flat, in at most seven colours."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from msgspec.structs import replace

from renderers.kit import shapes, theme
from renderers.kit.art import Book, color_of, scaled
from renderers.kit.elements import Drawn
from renderers.kit.heraldry import bearer
from renderers.kit.ops import Color, Disc, Op, Ops, Points, Polygon, Polyline, Ring, Scene, Sprite, reshaped
from renderers.kit.paint import shape_bounds
from renderers.kit.pictures import Picture, picture_of
from renderers.titles.palette import COLORS

WIDE, HIGH = 200.0, 100.0
GAMES = ("talisman", "warcry", "mage_knight_unlimited", "mage_knight_2", "albion")
"""By the titles that tables have: editions are games of their own here."""
BANNER = (1280.0, 400.0)
BAND = 160.0
"""Art is painted in bands so high: the whole sheet at four times its size would take 50 MB."""


def _use(words: list[str]) -> Drawn:
    """A figure on the middle of its foot, so high, perhaps in one colour, perhaps as in a mirror."""
    name, x, y, size, *look = words
    tall = float(size)
    ops = scaled(BOOK.drawing("figures", name), float(x) - tall / 2, float(y) - tall, tall, "turned" in look)
    colors = [color_of(word) for word in look if word != "turned"]
    return [colored(op, colors[0]) for op in ops] if colors else list(ops)


BOOK = Book(Path(__file__).parent / "art", {"use": _use})


def color_in(op: Op) -> Color:
    """The colour of a flat shape."""
    assert isinstance(op, Polygon | Disc | Polyline | Ring)
    return op.fill if isinstance(op, Polygon | Disc) else op.color


def colored(op: Op, color: Color) -> Op:
    """The shape in another colour."""
    if isinstance(op, Polygon | Disc):
        return replace(op, fill=color)
    assert isinstance(op, Polyline | Ring)
    return replace(op, color=color)


def title_art(game: str) -> Ops:
    """The art of a game on its sheet."""
    return BOOK.drawing(game, "title")


def figure(name: str) -> Ops:
    """A figure that stands in a title, on a grid of 100."""
    return BOOK.drawing("figures", name)


def toned(ops: Ops, seat: int) -> Ops:
    """The art in the colours of a seat, as light and as dark as it was."""
    who = bearer(seat)
    ramp = ((0, theme.INK), (70, who.deep), (135, who.color), (215, who.pale), (255, theme.WHITE))

    def tone(color: Color) -> Color:
        light = (color[0] * 299 + color[1] * 587 + color[2] * 114) / 1000
        (low, dark), (high, pale) = next((a, b) for a, b in zip(ramp, ramp[1:], strict=False) if light <= b[0])
        return theme.mix(dark, pale, (light - low) / (high - low))

    return tuple([colored(op, tone(color_in(op))) for op in ops])


def art_sprites(game: str, x: float, y: float, wide: float, high: float, seat: int | None = None) -> list[Op]:
    """The art in a box that it fills: what is too broad is cut off at both sides, what is too high at the foot.

    ``seat``: in the colours of a seat.
    """
    made: list[Op] = []
    for top in range(0, round(high), round(BAND)):
        tall = min(BAND, high - top)
        draw = partial(_band, game, wide, high, top, tall, seat)
        outline = shapes.box(0, 0, wide, tall)
        made.append(Sprite(x, y + top, wide, tall, ("title", game, wide, high, top, seat), draw, outline))
    return made


def _band(game: str, wide: float, high: float, top: float, tall: float, seat: int | None) -> Ops:
    """What of the art lies in a band of the box."""
    scale = max(wide / WIDE, high / HIGH)
    left = (wide - WIDE * scale) / 2

    def place(points: Points) -> Points:
        return shapes.moved(points, left, -top, scale)

    art = title_art(game) if seat is None else toned(title_art(game), seat)
    placed = [reshaped(op, place, scale) for op in art]
    return tuple([op for op in placed if _meets(op, wide, tall)])


def _meets(op: Op, wide: float, tall: float) -> bool:
    left, upper, right, lower = shape_bounds(op)
    return right > 0 and left < wide and lower > 0 and upper < tall


def art_scene(game: str, wide: float, high: float, seat: int | None = None) -> Scene:
    """Nothing but the art, in a size."""
    return Scene(wide, high, tuple(art_sprites(game, 0, 0, wide, high, seat)), ())


def art_picture(game: str, wide: int, high: int, *, alt: str = "", limit: int | None = None) -> Picture | None:
    """The art of a game as a file in a size; None where it cannot be small enough."""
    return picture_of(art_scene(game, wide, high), f"title-{game.replace('_', '-')}", alt, COLORS, limit=limit)


def art_file(game: str, wide: int, high: int) -> bytes | None:
    """The same as the bytes of its file."""
    made = art_picture(game, wide, high)
    return None if made is None else made.data


def banner_picture(game: str, *, limit: int | None = None) -> Picture | None:
    """The upper part of the art; None for what has none."""
    if game not in GAMES:
        return None
    return picture_of(art_scene(game, *BANNER), f"banner-{game.replace('_', '-')}", "", COLORS, limit=limit)

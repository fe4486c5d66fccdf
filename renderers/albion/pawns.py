"""Pawns: numbered shields in the colour and with the pattern of their seat; who is revealed shows his arms."""

from __future__ import annotations

from functools import partial
from math import pi

from bot.games.albion.view import PawnView
from renderers.albion.art import SHIELD, arms, drawing, shield_outline
from renderers.kit import shapes, theme
from renderers.kit.art import scaled
from renderers.kit.broad import LEAST
from renderers.kit.heraldry import bearer, marks
from renderers.kit.ops import Disc, Group, Op, Ops, Points, Polygon, Polyline, Shadow, Sprite, Text
from renderers.kit.sheets import CLEAR
from renderers.kit.text import width

SHADED = 44.0  # what is narrower has no shadow
CHIEF = 0.62  # height of the part with the number at most
NUMBER = 0.36  # size of its letters


def chief_height(letters: float, size: float) -> float:
    """How high the part of the shield with the number is."""
    return min(size * CHIEF, letters * 1.04)


def shield_ops(seat: int, knight: str, size: float, chief: float) -> Ops:
    """The shield without its number: below it the pattern of the seat, or the arms of the knight behind it."""
    who, s = bearer(seat), size / 100
    face, low = shapes.path(SHIELD), chief / s
    made: list[Op] = [Polygon(shapes.moved(face, 0, 0, s), who.color)]
    if knight:
        grown = (100 - low * 0.7) * s
        made += scaled(arms(knight), (size - grown) / 2, chief * 0.7, grown)
    else:
        tint = theme.mix(who.color, theme.WHITE, 0.45)
        made += scaled(marks(who.pattern, 50, (low + 92) / 2, (100 - low) * 0.62, tint), 0, 0, size)
    made.append(Polygon(shapes.box(0, 0, size, chief), who.deep))
    made.append(Polyline(((0, chief), (size, chief)), theme.WHITE, max(1.0, size * 0.02)))
    outline = shapes.closed(shapes.moved(face, 0, 0, s))
    return (
        *made,
        Polyline(outline, who.deep, size * 0.13),
        Polyline(outline, theme.WHITE, size * 0.075),
        Polyline(outline, theme.INK, max(1.2, size * 0.03)),
    )


def pawn_shield(pawn: PawnView, x: float, y: float, size: float, *, far: bool = False) -> list[Op]:
    """A pawn about a point: its shield with its code, and how it travels."""
    size = round(size)
    left, top = round(x - size / 2), round(y - size / 2)
    knight = pawn.figures.knight if pawn.revealed and pawn.figures is not None else ""
    made: list[Op] = []
    if size >= SHADED:
        box = (left + size * 0.06, top + size * 0.1, left + size * 1.0, top + size * 0.94)
        made.append(Shadow(box, size * 0.2, max(3, size * 0.06), 150, size * 0.04))
    key = ("albpawn", pawn.code, pawn.seat % 8, knight, pawn.transport, size, far)
    return [*made, Group(left, top, size + 1, size + 1, key, partial(_pawn, pawn, knight, size, far))]


def code_size(code: str, size: float) -> float:
    """Type of a code on a shield so large: read from afar where it has the room."""
    return float(int(max(LEAST, min(max(CLEAR, size * NUMBER), size * 0.84 / width(code, 1, "bold")))))


def _pawn(pawn: PawnView, knight: str, size: float, far: bool) -> Ops:
    letters = code_size(pawn.code, size)
    chief = chief_height(letters, size)
    face = ("albshield", pawn.seat % 8, knight, size, chief)
    mark = size * 0.42
    draw = partial(shield_ops, pawn.seat, knight, size, chief)
    return (
        Sprite(0, 0, size, size, face, draw, shield_outline(size)),
        Text(
            size / 2,
            chief / 2 + letters * 0.35,
            pawn.code,
            letters,
            "bold",
            theme.WHITE,
            "ms",
            far=far and letters >= CLEAR,
        ),
        transport_mark(pawn.transport, size - mark, size - mark, mark),
    )


def transport_mark(transport: str, x: float, y: float, size: float) -> Sprite:
    """How somebody travels, on a disc."""

    def draw() -> Ops:
        half = size / 2
        disc = (Disc(half, half, half, theme.INK), Disc(half, half, half * 0.9, theme.PARCHMENT_LIGHT))
        return (*disc, *scaled(drawing("signs", transport), half * 0.4, half * 0.4, size * 0.6))

    return Sprite(round(x), round(y), size, size, ("albtransport", transport, size), draw)


def coat(seat: int, knight: str, x: float, y: float, size: float, wounds: int = 0) -> Sprite:
    """The arms of a knight on a large shield with the rim of his seat; unknown: the pattern of the seat.

    A gash for each point of damage, as many as a shield has room for.
    """
    wounds = min(wounds, len(GASHES))

    def draw() -> Ops:
        who, outline = bearer(seat), shapes.closed(shield_outline(size))
        tint = theme.mix(who.color, theme.WHITE, 0.45)
        plain = (Polygon(shapes.box(0, 0, 100, 100), who.color), *marks(who.pattern, 50, 48, 46, tint))
        return (
            *scaled(arms(knight) if knight else plain, 0, 0, size),
            *scaled([op for gash in GASHES[:wounds] for op in _gash(*gash)], 0, 0, size),
            Polyline(outline, theme.INK, size * 0.12),
            Polyline(outline, who.color, size * 0.1),
            Polyline(outline, theme.WHITE, size * 0.045),
            Polyline(outline, theme.INK, max(1.6, size * 0.018)),
        )

    key = ("albcoat", seat % 8, knight, size, wounds)
    return Sprite(round(x), round(y), size, size, key, draw, shield_outline(size))


GASHES = (
    *((66, 30, 34, -58), (32, 50, 30, -42), (60, 64, 28, -68), (30, 22, 24, -64)),
    *((50, 82, 20, -50), (82, 46, 24, -46), (48, 40, 24, -32), (20, 64, 18, -66)),
)
"""Middle, length and direction of the strokes that a shield has received."""


def _gash(x: float, y: float, long: float, course: float) -> list[Op]:
    """A stroke through wood: pale splinters about a dark slit."""
    turn = course * pi / 180

    def slit(length: float, thick: float) -> Points:
        return shapes.turned(((-length, 0), (-length * 0.2, -thick), (length, 0), (length * 0.2, thick)), turn, x, y)

    return [
        Polygon(slit(long / 2 + 2.4, 4.6), theme.INK),
        Polygon(slit(long / 2 + 1, 3.3), (222, 190, 132)),
        Polygon(slit(long / 2 - 2, 1.7), theme.RED),
    ]

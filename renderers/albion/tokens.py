"""Tokens that lie on hexes: face up by their sign, face down as a violet back, several of a kind with their number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from bot.games.albion.content.figures import Content
from bot.games.albion.view import TokenView
from renderers.albion.art import drawing, has_sign
from renderers.kit import shapes, theme
from renderers.kit.art import scaled
from renderers.kit.broad import LEAST
from renderers.kit.marks import chip, chip_width
from renderers.kit.ops import Color, Op, Ops, Polygon, Polyline, Sprite

BACK: Color = (206, 190, 222)
MOST = 3  # kinds shown on a hex


def sign_of(kind: str, content: Content) -> str:
    """The name of the sign of a token; of one without its own that of its class, of an unknown one the back."""
    if not kind or has_sign(kind):
        return kind or "hidden"
    gear = content.gear.get(kind)
    return gear.kind if gear is not None and has_sign(gear.kind) else "object"


def token_sign(name: str, face_down: bool, x: float, y: float, size: float) -> Sprite:
    """A token in a square with its corner at x, y; on a violet ground it lies face down."""

    def draw() -> Ops:
        outline, inner = shapes.round_box(0, 0, size, size, size * 0.2), size * 0.1
        ground = BACK if face_down else theme.PARCHMENT_LIGHT
        return (
            Polygon(outline, theme.INK),
            Polygon(shapes.round_box(1.3, 1.3, size - 2.6, size - 2.6, size * 0.17), ground),
            *scaled(drawing("signs", name), inner, inner, size - 2 * inner),
        )

    key = ("albtoken", name, face_down, size)
    return Sprite(round(x), round(y), size, size, key, draw)


def pile(tokens: Sequence[TokenView], x: float, y: float, size: float, content: Content) -> list[Op]:
    """Tokens in a row about a point on their lower edge; what there is no room for is counted."""
    size = round(size)
    counted = Counter((sign_of(one.kind, content), one.face_down) for one in tokens)
    kinds = list(counted)
    shown = kinds if len(kinds) <= MOST else kinds[: MOST - 1]
    step = size * 1.04
    left = x - (len(shown) + (len(shown) < len(kinds)) * 0.8) * step / 2
    made: list[Op] = []
    for i, (name, face_down) in enumerate(shown):
        made.append(token_sign(name, face_down, left + i * step, y - size, size))
        if counted[name, face_down] > 1:
            said = str(counted[name, face_down])
            made.append(chip(said, left + (i + 1) * step - chip_width(said, LEAST) * 0.8, y - size * 0.6, LEAST))
    if len(shown) < len(kinds):
        rest = sum(counted[kind] for kind in kinds[len(shown) :])
        made.append(chip(f"+{rest}", left + len(shown) * step, y - size * 0.7, LEAST))
    return made


def sign_box(name: str, ground: Color, x: float, y: float, size: float) -> Sprite:
    """A sign on a ground of its own, as values and arms stand on sheets."""
    draw = partial(_boxed, name, ground, size)
    return Sprite(round(x), round(y), size, size, ("albbox", name, ground, size), draw)


def _boxed(name: str, ground: Color, size: float) -> Ops:
    outline, inner = shapes.round_box(1, 1, size - 2, size - 2, size * 0.16), size * 0.12
    sign = scaled(drawing("signs", name), inner, inner, size - 2 * inner)
    return (Polygon(outline, ground), *sign, Polyline(shapes.closed(outline), theme.INK_FAINT, 1.4))

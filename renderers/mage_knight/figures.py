"""Silhouettes of the kinds of figures, written down in ``art/figures.art``: light on a ground, in three tones."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from msgspec.structs import replace

from renderers.kit import theme
from renderers.kit.art import VERBS, Book, Verb, scaled
from renderers.kit.elements import Drawn
from renderers.kit.ops import Color, Disc, Op, Ops, Polygon, Polyline, Ring

FILE = "figures"
LIGHT, DARKER, GROUND = "#ffffff", "#808080", "#000000"
"""What stands for the three tones until the ground is known."""
SHARE = 0.4
"""How much of the ground there is in the darker tone."""


def _before(verb: str, tone: str) -> Verb:
    """A verb of the kit whose tone is known."""
    return lambda words: VERBS[verb]([tone, *words])


def _disc(tone: str) -> Verb:
    return lambda words: VERBS["disc"]([*words, tone])


def _link(words: list[str]) -> Drawn:
    """A ring: x, y, radius, width."""
    return VERBS["ring"]([*words[:3], LIGHT, words[3]])


OWN: dict[str, Callable[[list[str]], Drawn]] = {
    "body": _before("fill", LIGHT),
    "shade": _before("fill", DARKER),
    "cut": _before("fill", GROUND),
    "limb": _before("line", LIGHT),
    "slit": _before("line", GROUND),
    "ball": _disc(LIGHT),
    "hole": _disc(GROUND),
    "link": _link,
}
BOOK = Book(Path(__file__).parent / "art", OWN)
FIGURES = tuple(BOOK.drawings(FILE))
UNKNOWN = "line"
"""Who has no drawing is a soldier."""


def silhouette(kind: str, x: float, y: float, size: float, ground: Color) -> Ops:
    """The silhouette of a kind about a point."""
    return scaled(_toned(kind, ground), x - size / 2, y - size / 2, size)


@lru_cache(maxsize=512)
def _toned(kind: str, ground: Color) -> Ops:
    tones = {(255, 255, 255): theme.WHITE, (128, 128, 128): theme.mix(theme.WHITE, ground, SHARE), (0, 0, 0): ground}
    return tuple([_in_tone(op, tones) for op in BOOK.drawing(FILE, kind if kind in FIGURES else UNKNOWN)])


def _in_tone(op: Op, tones: dict[tuple[int, int, int], Color]) -> Op:
    if isinstance(op, Polygon | Disc):
        return replace(op, fill=tones[op.fill[:3]])
    assert isinstance(op, Polyline | Ring)
    return replace(op, color=tones[op.color[:3]])

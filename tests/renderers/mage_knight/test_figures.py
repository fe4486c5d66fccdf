"""Silhouettes: one for each kind, within its base, in three tones, each unlike the others where it is small."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import numpy as np
import pytest

from bot.games.mage_knight.content.kinds import KINDS
from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.emblems import TINTS
from renderers.kit.ops import Disc, Polygon, Polyline, Ring, Scene, Sprite
from renderers.kit.paint import shape_bounds
from renderers.mage_knight.bases import FIGURE
from renderers.mage_knight.figures import FIGURES, silhouette

GROUND = (32, 96, 112)
SMALL = 28
UNLIKE = 40
"""Pixels of a base of 28 that lie on the other side of grey where two kinds are laid on each other."""


def drawn(kind: str, size: int) -> np.ndarray:  # type: ignore[type-arg]
    """A silhouette as large as it is on a base, light or dark."""
    side = round(size * FIGURE / 2)
    half = side / 2
    sprite = Sprite(0, 0, side, side, (kind, side), lambda: silhouette(kind, half, half, side, GROUND))
    back = Polygon(((0, 0), (side, 0), (side, side), (0, side)), GROUND)
    return np.asarray(Canvas().draw(Scene(side, side, (back,), (sprite,))).convert("L"))


def test_every_kind_has_its_silhouette() -> None:
    assert sorted(FIGURES) == sorted(KINDS)
    assert silhouette("unheard_of", 0, 0, 50, GROUND) == silhouette("line", 0, 0, 50, GROUND)


@pytest.mark.parametrize("kind", FIGURES)
def test_a_silhouette_keeps_to_its_base(kind: str) -> None:
    for op in silhouette(kind, 0, 0, FIGURE, GROUND):
        left, top, right, bottom = shape_bounds(op)
        assert max(abs(left), abs(top), abs(right), abs(bottom)) <= 0.86
        if isinstance(op, Polygon):
            assert max(hypot(*point) for point in op.points) <= 1.0


@pytest.mark.parametrize("kind", FIGURES)
def test_a_silhouette_is_light_on_the_ground_of_any_faction(kind: str) -> None:
    for ground in TINTS.values():
        tones = {theme.WHITE, theme.mix(theme.WHITE, ground, 0.4), ground}
        for op in silhouette(kind, 0, 0, 50, ground):
            assert isinstance(op, Polygon | Disc | Polyline | Ring)
            assert (op.fill if isinstance(op, Polygon | Disc) else op.color) in tones


@pytest.mark.parametrize("kind", FIGURES)
def test_a_small_silhouette_fills_its_base_and_leaves_ground(kind: str) -> None:
    assert 0.15 < (drawn(kind, SMALL) > 160).mean() < 0.7


def test_small_silhouettes_are_unlike_each_other() -> None:
    light = {kind: drawn(kind, SMALL) > 160 for kind in FIGURES}
    alike = [(a, b) for a, b in combinations(FIGURES, 2) if (light[a] != light[b]).sum() < UNLIKE]
    assert not alike

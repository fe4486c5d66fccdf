"""The ground of a battlefield is told apart by everybody: by tone in grey, and with each kind of colour vision."""

from __future__ import annotations

import numpy as np
import pytest

from renderers.kit.ops import Color
from renderers.mage_knight.ground import DARK, LIGHT
from renderers.mage_knight.terrain import DEEPER, LOOKS

SEEN = {
    "all cones": np.eye(3),
    "no red": np.array([[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]]),
    "no green": np.array([[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]]),
    "no blue": np.array([[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]]),
}
"""What is left of a colour, as light of red, green and blue (Machado, Oliveira and Fernandes, 2009)."""
GREY = np.array([0.299, 0.587, 0.114])
APART, TONES = 25.0, 8.0
"""How far colours lie from each other, and greys, of 255."""


def seen(color: Color, how: str) -> np.ndarray:  # type: ignore[type-arg]
    """A colour as somebody sees it."""
    light = SEEN[how] @ (np.array(color[:3]) / 255) ** 2.2
    return np.clip(light, 0, 1) ** (1 / 2.2) * 255  # type: ignore[no-any-return]


def ground(name: str) -> list[Color]:
    """The tones of a piece between its dark and its light."""
    look = LOOKS[name]
    return [look.dark, look.light, *([DEEPER] if name == "deep" else [])]


@pytest.mark.parametrize("how", SEEN)
@pytest.mark.parametrize("name", LOOKS)
def test_every_piece_stands_out_from_grass(name: str, how: str) -> None:
    for tone in ground(name):
        for grass in (DARK, LIGHT):
            assert np.linalg.norm(seen(tone, how) - seen(grass, how)) >= APART, (tone, grass)


@pytest.mark.parametrize("name", LOOKS)
def test_every_piece_stands_out_in_grey_by_its_tone_or_its_edge(name: str) -> None:
    look = LOOKS[name]
    middle = np.mean([np.array(DARK), np.array(LIGHT)], axis=0) @ GREY
    assert abs(np.mean([np.array(look.dark), np.array(look.light)], axis=0) @ GREY - middle) >= TONES
    assert abs(np.array(look.line) @ GREY - middle) >= 50


@pytest.mark.parametrize("how", SEEN)
def test_water_wood_rubble_and_hills_differ_from_each_other(how: str) -> None:
    names = ("deep", "wood", "scree", "bare")
    for i, one in enumerate(names):
        for other in names[:i]:
            assert np.linalg.norm(seen(LOOKS[one].light, how) - seen(LOOKS[other].light, how)) >= APART, (one, other)

"""Sprites in little room: the very same pixels again, within their bound."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from renderers.kit.sprites import Sprites, image_bytes, pack_image, unpacked

SIDE = 64


def flat(shade: int, mode: str = "RGBA") -> Image.Image:
    return Image.new(mode, (SIDE, SIDE), (shade, 10, 20, 128)[: len(mode)] if len(mode) > 1 else shade)


@pytest.mark.parametrize("mode", ["RGBA", "RGB", "L"])
def test_what_is_packed_comes_back_pixel_by_pixel(mode: str) -> None:
    source = np.random.default_rng(1).integers(0, 256, (SIDE, SIDE, len(mode)), dtype=np.uint8)
    image = Image.fromarray(source.squeeze(), mode)
    again = unpacked(pack_image(image))
    assert (again.mode, again.size, again.tobytes()) == (image.mode, image.size, image.tobytes())


def test_what_has_no_room_open_is_unpacked_and_not_drawn_again() -> None:
    made: list[int] = []
    kept = Sprites(4 * image_bytes(flat(0)))  # two of them open

    def drawn(shade: int) -> Image.Image:
        made.append(shade)
        return flat(shade)

    for _ in range(2):
        for shade in range(10):
            assert kept.get_or_make(shade, lambda shade=shade: drawn(shade)).tobytes() == flat(shade).tobytes()  # type: ignore[misc]
    assert made == list(range(10))
    assert len(kept.open) == 2 and len(kept.packed) == 10


def test_both_halves_stay_within_their_bound() -> None:
    kept = Sprites(40_000)
    for number in range(300):
        kept.get_or_make(number, lambda: flat(7))
        assert kept.open.used <= 20_000 and kept.packed.used <= 20_000
    assert 0 < len(kept.packed) < 300

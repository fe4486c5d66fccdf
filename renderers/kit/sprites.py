"""Sprites that were drawn, within a bound of memory: those used last as they are, all others packed.

Packed a sprite takes a twentieth of its room, and is there again in a fiftieth of the time that drawing it takes.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Hashable

from msgspec import Struct
from PIL import Image

from bot.lru import Recent

QUICK = 1
"""The level of zlib: flat colours and clear edges pack hardly better at a higher one."""

WORD = 4
"""Pillow keeps a pixel of several bands in so many bytes."""

RECORD = 200
"""About what an entry takes beside its pixels."""


class Packed(Struct, frozen=True):
    """An image in little room."""

    mode: str
    size: tuple[int, int]
    data: bytes


def pack_image(image: Image.Image) -> Packed:
    """An image in little room."""
    return Packed(image.mode, image.size, zlib.compress(image.tobytes(), QUICK))


def unpacked(kept: Packed) -> Image.Image:
    """The very same image."""
    return Image.frombytes(kept.mode, kept.size, zlib.decompress(kept.data))


def image_bytes(image: Image.Image) -> int:
    """What an image takes in memory."""
    return image.width * image.height * (WORD if len(image.getbands()) > 1 else 1) + RECORD


class Sprites:
    """Images by key; of ``most`` bytes half are for open ones, half for packed ones."""

    def __init__(self, most: int) -> None:
        self.open: Recent[Hashable, Image.Image] = Recent(most // 2, image_bytes)
        self.packed: Recent[Hashable, Packed] = Recent(most // 2, lambda kept: len(kept.data) + RECORD)

    def get_or_make(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """The image of a key, unpacked where it has to be, else a new one."""
        found = self.open.get(key)
        if found is not None:
            return found
        kept = self.packed.get(key)
        if kept is None:
            found = make()
            self.packed.put(key, pack_image(found))
        else:
            found = unpacked(kept)
        return self.open.put(key, found)

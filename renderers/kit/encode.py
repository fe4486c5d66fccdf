"""Encoding: a palette PNG while nothing visible is lost, else a full PNG; smaller forms where a limit asks for them.

No metadata are written, so equal pictures are equal bytes.
"""

from __future__ import annotations

import io
import struct
import zlib
from functools import cache

from msgspec import Struct
from PIL import Image, ImageChops

LEVEL = 2  # four levels more save a fifth, and cost twice as much again
SIGNATURE = b"\x89PNG\r\n\x1a\n"
TOLERANCE = 24  # error in a channel that an eye may see
SHARE = 0.02  # of the pixels, mostly edges, may be off by more than that
SMALLER = (0.85, 0.7, 0.5)


class Encoded(Struct, frozen=True):
    """A file."""

    data: bytes
    kind: str
    width: int
    height: int


def encode_image(image: Image.Image, colors: bytes, limit: int | None = None) -> Encoded | None:
    """The picture as a file of at most ``limit`` bytes; None where no form is small enough.

    ``colors``: those that this kind of picture is reduced to where it can be.
    """
    found = _best(image, colors)
    if limit is None or len(found.data) <= limit:
        return found
    for scale in (1.0, *SMALLER):
        size = (max(1, round(image.width * scale)), max(1, round(image.height * scale)))
        smaller = image if scale == 1.0 else image.resize(size, Image.Resampling.HAMMING)
        for made in (_palette(smaller, colors), _webp(smaller)):
            if len(made.data) <= limit:
                return made
    return None


def _best(image: Image.Image, colors: bytes) -> Encoded:
    """The given colours, else the picture's, else all: the first in which nothing visible is lost."""
    sample = _sample(image)
    for made in (lambda _: palette_of(colors), own_palette):
        palette = made(sample)
        if faithful(sample, in_colors(sample, palette)):
            return _png(in_colors(image, palette))
    return _png(image)


def _sample(image: Image.Image) -> Image.Image:
    """One pixel of 25: enough to choose colours by, in a small part of the time."""
    size = (max(1, image.width // 5), max(1, image.height // 5))
    return image.resize(size, Image.Resampling.NEAREST)


@cache
def palette_of(colors: bytes) -> Image.Image:
    """Colours as an image that others can be reduced to."""
    palette = Image.new("P", (1, 1))
    palette.putpalette(colors)
    return palette


def own_palette(image: Image.Image) -> Image.Image:
    """A palette of the picture's own."""
    return image.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def in_colors(image: Image.Image, palette: Image.Image) -> Image.Image:
    """The picture in the colours of a palette. No dither: its dots would not pack."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def faithful(image: Image.Image, reduced: Image.Image) -> bool:
    """True if an eye would see no difference."""
    red, green, blue = ImageChops.difference(image, reduced.convert("RGB")).split()
    off = ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()
    return sum(off[TOLERANCE + 1 :]) <= SHARE * sum(off)


def _palette(image: Image.Image, colors: bytes) -> Encoded:
    return _png(in_colors(image, palette_of(colors)))


def _png(image: Image.Image) -> Encoded:
    if image.mode == "P":
        return Encoded(palette_png(image), "png", image.width, image.height)
    file = io.BytesIO()
    image.save(file, "PNG", compress_level=LEVEL)
    return Encoded(file.getvalue(), "png", image.width, image.height)


def palette_png(image: Image.Image) -> bytes:
    """The same file that Pillow would write, in three quarters of the time: it packs its pixels in small pieces."""
    pixels, wide = image.tobytes(), image.width
    rows = b"".join([b"\0" + pixels[at : at + wide] for at in range(0, len(pixels), wide)])
    palette = image.getpalette("RGB") or []
    head = struct.pack(">IIBBBBB", wide, image.height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", bytes(palette)), (b"IDAT", zlib.compress(rows, LEVEL)), (b"IEND", b""))
    return SIGNATURE + b"".join([chunk(kind, data) for kind, data in parts])


def chunk(kind: bytes, data: bytes) -> bytes:
    """A part of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _webp(image: Image.Image) -> Encoded:
    file = io.BytesIO()
    image.save(file, "WEBP", quality=80, method=0)
    return Encoded(file.getvalue(), "webp", image.width, image.height)

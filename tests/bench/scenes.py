"""Bars for what is drawn, with warm caches: against Skia, plain Pillow with PNG level 6, and the size of the file."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from functools import partial
from typing import NamedTuple

from renderers.kit.canvas import Canvas
from renderers.kit.encode import Encoded, encode_image
from renderers.kit.ops import Scene
from renderers.kit.pictures import Picture
from tests.bench.plaindraw import PlainCanvas
from tests.bench.skiadraw import SkiaCanvas
from tests.bench.timing import Bar, Limit, compared

USUAL = 120
"""Kilobytes for 1000 x 1000 that a file may have."""


class Drawn(NamedTuple):
    """What is drawn: its scene, the colours that its file is reduced to, and kilobytes for 1000 x 1000."""

    name: str
    scene: Scene
    colors: bytes
    most: float = USUAL


def drawing_bars(scenes: Iterable[Drawn]) -> Iterator[Bar]:
    """Drawing alone, with backgrounds and sprites cached on both sides."""
    canvas, skia = Canvas(), SkiaCanvas()
    for name, scene, *_ in scenes:
        timed = compared(partial(_drawn, canvas, scene), partial(_drawn, skia, scene), rounds=15)
        yield Bar(f"{name}, drawn warm", "Skia, caches too", timed, 2.0)


def filing_bars(scenes: Iterable[Drawn]) -> Iterator[Bar | Limit]:
    """Drawing and encoding, and the size of the file."""
    canvas = Canvas()
    for name, scene, colors, most in scenes:
        timed = compared(partial(_filed, canvas, scene, colors), partial(plainly_filed, scene), rounds=9)
        yield Bar(f"{name}, a picture, warm", "plain Pillow + PNG 6", timed, 0.7)
        yield from size_limits(name, encode_image(canvas.draw(scene), colors), most)


def size_limits(name: str, made: Encoded | Picture | None, most: float = USUAL) -> Iterator[Limit]:
    """How large a file is, for its area and at all."""
    if made is not None:
        size, area = len(made.data) / 1000, made.width * made.height / 1_000_000
        told = f"{name}, {made.width} x {made.height}"
        yield Limit(f"{told}: for 1000 x 1000", size / area, most, "kB")
        yield Limit(f"{told}: the file", size, 200, "kB")


def plainly_filed(scene: Scene) -> int:
    """A scene as a file, as plain Pillow would make it."""
    PlainCanvas().draw(scene).save(io.BytesIO(), "PNG", compress_level=6)
    return 1


def _drawn(canvas: Canvas | SkiaCanvas, scene: Scene) -> int:
    canvas.draw(scene)
    return 1


def _filed(canvas: Canvas, scene: Scene, colors: bytes) -> int:
    encode_image(canvas.draw(scene), colors)
    return 1

"""Pictures without paint, for tests that look at none: the right size and words, and other bytes for other scenes.

Everything up to the scene is worked out as it is for players. To draw it takes longer than most tests do besides.
"""

from __future__ import annotations

import hashlib
import struct
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import pytest

from renderers.kit import pictures
from renderers.kit.encode import SIGNATURE, Encoded, chunk
from renderers.kit.ops import Scene


class Unpainted:
    """Takes the place of a canvas: hands a scene on as it is."""

    def __init__(self, scale: float) -> None:
        self.scale = scale

    def draw(self, scene: Scene) -> tuple[Scene, float]:
        """The scene and its scale."""
        return scene, self.scale


@cache
def blank(width: int, height: int) -> tuple[bytes, bytes]:
    """A white picture of two colours as a file, without its end; and its end."""
    head = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    rows = (b"\0" + b"\xff" * ((width + 7) // 8)) * height
    return SIGNATURE + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)), chunk(b"IEND", b"")


def sketch(drawn: tuple[Scene, float], colors: bytes, limit: int | None = None) -> Encoded:
    """A blank file that knows its scene by a hash."""
    scene, scale = drawn
    width, height = round(scene.width * scale), round(scene.height * scale)
    begun, end = blank(width, height)
    known = hashlib.blake2b(repr((scene, colors)).encode(), digest_size=16).hexdigest()
    return Encoded(begun + chunk(b"tEXt", b"Scene\0" + known.encode()) + end, "png", width, height)


@contextmanager
def sketched() -> Iterator[None]:
    """No picture is painted meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pictures, "kept_canvas", Unpainted)
        patch.setattr(pictures, "encode_image", sketch)
        yield

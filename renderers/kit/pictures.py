"""A scene as a file with a constant name and an alt text."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from renderers.kit.canvas import Canvas
from renderers.kit.encode import encode_image
from renderers.kit.ops import Scene


class Picture(Struct, frozen=True):
    """A picture ready to be sent. The name is the same for every game and state."""

    data: bytes
    kind: str
    name: str
    alt: str
    width: int
    height: int


@lru_cache(maxsize=2)
def kept_canvas(scale: float) -> Canvas:
    """The canvas of a scale, with its caches. Few scales are ever used."""
    return Canvas(scale)


def picture_of(
    scene: Scene, name: str, alt: str, colors: bytes, *, scale: float = 1.0, limit: int | None = None
) -> Picture | None:
    """The scene as a file of at most ``limit`` bytes; None where none is small enough, and the words have to do."""
    made = encode_image(kept_canvas(scale).draw(scene), colors, limit)
    if made is None:
        return None
    return Picture(made.data, made.kind, f"{name}.{made.kind}", alt, made.width, made.height)

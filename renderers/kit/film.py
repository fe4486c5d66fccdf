"""Moving pictures: one scene after another in a file that a chat plays by itself."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence

from PIL import Image

from renderers.kit.canvas import Canvas
from renderers.kit.encode import in_colors, palette_of
from renderers.kit.ops import Scene
from renderers.kit.pictures import Picture

FORMS = ((0.6, 120), (0.5, 80), (0.4, 40), (0.4, 16))
"""Scale and most pictures, the finest first."""
MOST_PIXELS = 60_000_000
"""Of all pictures together, each of which takes a byte a pixel: a high and narrow one has fewer."""
EACH, FIRST, LAST = 900, 1500, 4000
"""How long pictures stay, in thousandths of a second."""


def spread_evenly(count: int, most: int) -> list[int]:
    """Which of so many pictures are kept: the first, the last, and others evenly between."""
    if count <= most:
        return list(range(count))
    return sorted({round(i * (count - 1) / (most - 1)) for i in range(most)})


def film_of(
    scenes: Sequence[Callable[[], Scene]], name: str, alt: Callable[[int], str], colors: bytes, limit: int | None
) -> Picture | None:
    """The scenes as a file of at most ``limit`` bytes; None where no form is small enough. ``alt``: of so many."""
    if not scenes:
        return None
    last = scenes[-1]()
    for scale, most in FORMS:
        fitting = max(2, int(MOST_PIXELS / (last.width * last.height * scale * scale)))
        kept = spread_evenly(len(scenes), min(most, fitting))
        data, size = _film_file([scenes[i] for i in kept], colors, scale)
        if limit is None or len(data) <= limit:
            return Picture(data, "gif", f"{name}.gif", alt(len(kept)), *size)
    return None


def _film_file(scenes: Sequence[Callable[[], Scene]], colors: bytes, scale: float) -> tuple[bytes, tuple[int, int]]:
    """All pictures in the same colours, so that only what changes is stored."""
    canvas, palette = Canvas(scale, memory=60_000_000), palette_of(colors)
    frames: list[Image.Image] = [in_colors(canvas.draw(scene()), palette) for scene in scenes]
    times = [EACH] * len(frames)
    times[0], times[-1] = FIRST, LAST
    file = io.BytesIO()
    frames[0].save(
        file, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0, optimize=False, disposal=1
    )
    return file.getvalue(), frames[0].size

"""Moving pictures: one scene after another in a file that a chat plays by itself."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence

from msgspec import Struct
from PIL import Image

from renderers.kit.canvas import Canvas
from renderers.kit.encode import in_colors, palette_of
from renderers.kit.ops import Color, Scene
from renderers.kit.pictures import Picture
from renderers.kit.theme import LEATHER
from renderers.kit.wording import ALT_LIMIT, shortened

FORMS = ((0.6, 120), (0.5, 80), (0.4, 40), (0.4, 16))
"""Scale and most pictures, the finest first."""
MOST_PIXELS = 60_000_000
"""Of all pictures together, each of which takes a byte a pixel: a high and narrow one has fewer."""
EACH, FIRST, LAST = 900, 1500, 4000
"""How long pictures stay, in thousandths of a second."""


class Closing(Struct, frozen=True):
    """What is shown last, in colours of its own; it is fitted into the frame of all others."""

    scene: Callable[[], Scene]
    colors: bytes
    said: str
    ground: Color = LEATHER


def spread_evenly(count: int, most: int) -> list[int]:
    """Which of so many pictures are kept: the first, the last, and others evenly between."""
    if count <= most:
        return list(range(count))
    return sorted({round(i * (count - 1) / (most - 1)) for i in range(most)})


def film_of(
    scenes: Sequence[Callable[[], Scene]],
    name: str,
    alt: Callable[[int], str],
    colors: bytes,
    limit: int | None,
    closing: Closing | None = None,
) -> Picture | None:
    """The scenes as a file of at most ``limit`` bytes; None where no form is small enough. ``alt``: of so many."""
    if not scenes:
        return None
    last = scenes[-1]()
    for scale, most in FORMS:
        fitting = max(2, int(MOST_PIXELS / (last.width * last.height * scale * scale)))
        kept = spread_evenly(len(scenes), min(most, fitting))
        data, size = _film_file([scenes[i] for i in kept], colors, scale, closing)
        if limit is None or len(data) <= limit:
            told = alt(len(kept) + (closing is not None))
            said = told if closing is None else shortened(f"{closing.said}\n{told}", ALT_LIMIT)
            return Picture(data, "gif", f"{name}.gif", said, *size)
    return None


def _film_file(
    scenes: Sequence[Callable[[], Scene]], colors: bytes, scale: float, closing: Closing | None
) -> tuple[bytes, tuple[int, int]]:
    """All pictures in the same colours, so that only what changes is stored."""
    canvas, palette = Canvas(scale, memory=60_000_000), palette_of(colors)
    frames: list[Image.Image] = [in_colors(canvas.draw(scene()), palette) for scene in scenes]
    if closing is not None:
        frames.append(_closed(closing, canvas, frames[0].size))
    times = [EACH] * len(frames)
    times[0], times[-1] = FIRST, LAST
    file = io.BytesIO()
    frames[0].save(
        file, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0, optimize=False, disposal=1
    )
    return file.getvalue(), frames[0].size


def _closed(closing: Closing, canvas: Canvas, size: tuple[int, int]) -> Image.Image:
    """The last frame: as large as it fits, in the middle."""
    drawn = canvas.draw(closing.scene())
    share = min(size[0] / drawn.width, size[1] / drawn.height)
    drawn = drawn.resize((round(drawn.width * share), round(drawn.height * share)), Image.Resampling.HAMMING)
    frame = Image.new("RGB", size, closing.ground)
    frame.paste(drawn, ((size[0] - drawn.width) // 2, (size[1] - drawn.height) // 2))
    return in_colors(frame, palette_of(closing.colors))

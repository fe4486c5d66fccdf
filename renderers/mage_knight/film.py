"""The moving replay of a battle: one picture after another in a file that a chat plays by itself."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

from bot.games.mage_knight.view import View
from renderers.kit.canvas import Canvas
from renderers.kit.encode import in_colors, palette_of
from renderers.mage_knight.palette import COLORS
from renderers.mage_knight.table import table_scene
from renderers.mage_knight.words import FieldWords
from renderers.warcry.table import Picture

NAME = "mage-knight-replay.gif"
FORMS = ((0.6, 120), (0.5, 80), (0.4, 40), (0.4, 16))
"""Scale and most pictures, the finest first."""
MOST_PIXELS = 60_000_000
"""Of all pictures together, each of which takes a byte a pixel: a high and narrow field has fewer pictures."""
EACH, FIRST, LAST = 900, 1500, 4000
"""How long pictures stay, in thousandths of a second."""


def chosen(count: int, most: int) -> list[int]:
    """Which of so many pictures are kept: the first, the last, and others evenly between."""
    if count <= most:
        return list(range(count))
    return sorted({round(i * (count - 1) / (most - 1)) for i in range(most)})


def film_picture(views: Sequence[View], words: FieldWords, *, limit: int | None = None) -> Picture | None:
    """The battle as a moving picture of at most ``limit`` bytes; None where no form is small enough."""
    if not views:
        return None
    scene = table_scene(views[-1], words, full=False)
    for scale, most in FORMS:
        fitting = max(2, int(MOST_PIXELS / (scene.width * scene.height * scale * scale)))
        kept = [views[i] for i in chosen(len(views), min(most, fitting))]
        data, size = _file(kept, words, scale)
        if limit is None or len(data) <= limit:
            return Picture(data, "gif", NAME, words.t("picture-mk-film-title", count=len(kept)), *size)
    return None


def _file(views: Sequence[View], words: FieldWords, scale: float) -> tuple[bytes, tuple[int, int]]:
    """All pictures in the same colours, so that only what changes is stored."""
    canvas, palette = Canvas(scale, memory=60_000_000), palette_of(COLORS)
    frames: list[Image.Image] = []
    for view in views:
        frames.append(in_colors(canvas.draw(table_scene(view, words, full=False)), palette))
    times = [EACH] * len(frames)
    times[0], times[-1] = FIRST, LAST
    file = io.BytesIO()
    frames[0].save(
        file, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0, optimize=False, disposal=1
    )
    return file.getvalue(), frames[0].size

"""The picture of a Talisman board with warm caches: against Skia, against plain Pillow and PNG level 6, its size."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import partial

from renderers.gallery import quests
from renderers.gallery.__main__ import quest_words
from renderers.kit.canvas import Canvas
from renderers.kit.encode import encode_image
from renderers.kit.ops import Scene
from renderers.talisman.palette import COLORS
from renderers.talisman.table import table_scene
from tests.bench.plaindraw import PlainCanvas
from tests.bench.skiadraw import SkiaCanvas
from tests.bench.timing import Bar, Limit, compared


def _scenes() -> Iterator[tuple[str, Scene]]:
    spoken = quest_words("en")
    content = spoken.speech.game.content
    yield "a move", table_scene(quests.met(content), spoken)
    yield "a fight", table_scene(quests.duel(content), spoken)
    yield "the whole board, crowded", table_scene(quests.crowded(content), spoken, whole=True)


def _once(canvas: Canvas | SkiaCanvas, scene: Scene) -> int:
    canvas.draw(scene)
    return 1


def _filed(canvas: Canvas, scene: Scene) -> int:
    encode_image(canvas.draw(scene), COLORS)
    return 1


def _plain(scene: Scene) -> int:
    PlainCanvas().draw(scene).save(io.BytesIO(), "PNG", compress_level=6)
    return 1


def drawing() -> Iterator[Bar]:
    """Drawing alone, with backgrounds and sprites cached on both sides."""
    canvas, skia = Canvas(), SkiaCanvas()
    for name, scene in _scenes():
        timed = compared(partial(_once, canvas, scene), partial(_once, skia, scene), rounds=15)
        yield Bar(f"board drawn, {name}, warm", "Skia, caches too", timed, 2.0)


def filing() -> Iterator[Bar | Limit]:
    """Drawing and encoding, and the size of the file."""
    canvas = Canvas()
    for name, scene in _scenes():
        timed = compared(partial(_filed, canvas, scene), partial(_plain, scene), rounds=9)
        yield Bar(f"board picture, {name}, warm", "plain Pillow + PNG 6", timed, 0.7)
        made = encode_image(canvas.draw(scene), COLORS)
        if made is not None:
            size, area = len(made.data) / 1000, made.width * made.height / 1_000_000
            told = f"board, {name}, {made.width} x {made.height}"
            yield Limit(f"{told}: for 1000 x 1000", size / area, 120, "kB")
            yield Limit(f"{told}: the file", size, 200, "kB")


BARS = (drawing, filing)

"""The picture of a battlefield with warm caches: against Skia, against plain Pillow with PNG level 6, and its size."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator

from bot import packs
from bot.games.mage_knight.content import catalog
from bot.games.mage_knight.content.content import Content
from bot.games.mage_knight.view import View
from renderers.kit.canvas import Canvas
from renderers.kit.encode import encode_image
from renderers.kit.ops import Scene
from renderers.mage_knight.palette import COLORS
from renderers.mage_knight.table import table_scene, whole_scene
from tests.bench.plaindraw import PlainCanvas
from tests.bench.skiadraw import SkiaCanvas
from tests.bench.timing import Bar, Limit, compared
from tests.gallery import battles
from tests.gallery.__main__ import words

SCENES: dict[str, Callable[[Content], View]] = {
    "thirty figures": battles.crowd,
    "a shot": battles.shot,
    "sixty figures": battles.knot,
}


def _scenes() -> Iterator[tuple[str, Scene]]:
    content, spoken = catalog.load([packs.builtin("mage_knight")]), words("mage_knight", "en")
    for name, make in SCENES.items():
        yield name, table_scene(make(content), spoken)
        yield f"{name}, whole table", whole_scene(make(content), spoken)


def drawing() -> Iterator[Bar]:
    """Drawing alone, with backgrounds and sprites cached on both sides."""
    canvas, skia = Canvas(), SkiaCanvas()
    for name, scene in _scenes():

        def ours(scene: Scene = scene) -> int:
            canvas.draw(scene)
            return 1

        def theirs(scene: Scene = scene) -> int:
            skia.draw(scene)
            return 1

        yield Bar(f"battlefield drawn, {name}, warm", "Skia, caches too", compared(ours, theirs, rounds=15), 2.0)


def filing() -> Iterator[Bar | Limit]:
    """Drawing and encoding, and the size of the file."""
    canvas = Canvas()
    for name, scene in _scenes():

        def ours(scene: Scene = scene) -> int:
            encode_image(canvas.draw(scene), COLORS)
            return 1

        def plain(scene: Scene = scene) -> int:
            PlainCanvas().draw(scene).save(io.BytesIO(), "PNG", compress_level=6)
            return 1

        timed = compared(ours, plain, rounds=9)
        yield Bar(f"battlefield picture, {name}, warm", "plain Pillow + PNG 6", timed, 0.7)
        made = encode_image(canvas.draw(scene), COLORS)
        if made is not None:
            size, area = len(made.data) / 1000, made.width * made.height / 1_000_000
            told = f"battlefield, {name}, {made.width} x {made.height}"
            yield Limit(f"{told}: for 1000 x 1000", size / area, 120, "kB")
            yield Limit(f"{told}: the file", size, 200, "kB")


BARS = (drawing, filing)

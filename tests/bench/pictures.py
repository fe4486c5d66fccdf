"""The picture of a WarCry table with warm caches: against Skia, against plain Pillow with PNG level 6, and its size."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator

from bot import packs
from bot.games.warcry.cards import catalog
from bot.games.warcry.view import View
from renderers.kit.canvas import Canvas
from renderers.kit.ops import Scene
from renderers.warcry.table import table_picture, table_scene
from tests.bench.plaindraw import PlainCanvas
from tests.bench.skiadraw import SkiaCanvas
from tests.bench.timing import Bar, Limit, compared
from tests.gallery import scenes
from tests.gallery.__main__ import words

SCENES: dict[str, Callable[[scenes.Cards], View]] = {"mid battle": scenes.mid_battle, "most crowded": scenes.worst}


def table() -> Iterator[Bar | Limit]:
    """Time and size, for a usual table and for the fullest."""
    cards, spoken = catalog.load([packs.builtin("warcry")]).cards, words("warcry", "en")
    for name, scene_of in SCENES.items():
        view = scene_of(cards)
        scene = table_scene(view, spoken)

        def ours(view: View = view) -> int:
            table_picture(view, spoken)
            return 1

        def plain(scene: object = scene) -> int:
            PlainCanvas().draw(scene).save(io.BytesIO(), "PNG", compress_level=6)  # type: ignore[arg-type]
            return 1

        timed = compared(ours, plain, rounds=9)
        yield Bar(f"table picture, {name}, warm", "plain Pillow + PNG 6", timed, 0.7)
        made = table_picture(view, spoken)
        if made is not None:
            size, area = len(made.data) / 1000, made.width * made.height / 1_000_000
            told = f"{name}, {made.width} x {made.height}"
            yield Limit(f"table picture, {told}: for 1000 x 1000", size / area, 120, "kB")
            yield Limit(f"table picture, {told}: the file", size, 200, "kB")


def drawing() -> Iterator[Bar]:
    """Drawing alone, with backgrounds and sprites cached on both sides."""
    cards, spoken = catalog.load([packs.builtin("warcry")]).cards, words("warcry", "en")
    canvas, skia = Canvas(), SkiaCanvas()
    for name, scene_of in {**SCENES, "a shot": scenes.shot}.items():
        scene = table_scene(scene_of(cards), spoken)

        def ours(scene: Scene = scene) -> int:
            canvas.draw(scene)
            return 1

        def theirs(scene: Scene = scene) -> int:
            skia.draw(scene)
            return 1

        yield Bar(f"table drawn, {name}, warm", "Skia, caches too", compared(ours, theirs, rounds=15), 2.0)


BARS = (table, drawing)

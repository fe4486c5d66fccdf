"""The picture of a WarCry table with warm caches: against Skia, against plain Pillow with PNG level 6, and its size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from bot import packs
from bot.games.warcry.cards import catalog
from bot.games.warcry.view import View
from renderers.warcry.palette import COLORS
from renderers.warcry.table import table_picture, table_scene
from tests.bench.scenes import Drawn, drawing_bars, plainly_filed, size_limits
from tests.bench.timing import Bar, Limit, compared
from tests.gallery import scenes
from tests.gallery.__main__ import words

SCENES: dict[str, Callable[[scenes.Cards], View]] = {"mid battle": scenes.mid_battle, "most crowded": scenes.worst}


def table() -> Iterator[Bar | Limit]:
    """Time and size, for a usual table and for the fullest."""
    cards, spoken = catalog.load([packs.builtin("warcry")]).cards, words("warcry", "en")
    for name, scene_of in SCENES.items():
        view = scene_of(cards)

        def ours(view: View = view) -> int:
            table_picture(view, spoken)
            return 1

        timed = compared(ours, partial(plainly_filed, table_scene(view, spoken)), rounds=9)
        yield Bar(f"table picture, {name}, warm", "plain Pillow + PNG 6", timed, 0.7)
        yield from size_limits(f"table picture, {name}", table_picture(view, spoken))


def drawing() -> Iterator[Bar]:
    """Drawing alone."""
    cards, spoken = catalog.load([packs.builtin("warcry")]).cards, words("warcry", "en")
    found = {**SCENES, "a shot": scenes.shot}
    yield from drawing_bars(
        [Drawn(f"table, {name}", table_scene(of(cards), spoken), COLORS) for name, of in found.items()]
    )


BARS = (table, drawing)

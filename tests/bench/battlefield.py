"""The picture of a battlefield with warm caches: against Skia, against plain Pillow with PNG level 6, and its size."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot import packs
from bot.games.mage_knight.content import catalog
from bot.games.mage_knight.content.content import Content
from bot.games.mage_knight.view import View
from renderers.mage_knight.palette import COLORS
from renderers.mage_knight.table import table_scene, whole_scene
from tests.bench.scenes import Drawn, drawing_bars, filing_bars
from tests.bench.timing import Bar, Limit
from tests.gallery import battles
from tests.gallery.__main__ import words

SCENES: dict[str, Callable[[Content], View]] = {
    "thirty figures": battles.crowd,
    "a shot": battles.shot,
    "sixty figures": battles.knot,
}


def _scenes() -> Iterator[Drawn]:
    content, spoken = catalog.load([packs.builtin("mage_knight")]), words("mage_knight", "en")
    for name, make in SCENES.items():
        yield Drawn(f"battlefield, {name}", table_scene(make(content), spoken), COLORS)
        yield Drawn(f"battlefield, {name}, whole table", whole_scene(make(content), spoken), COLORS)


def drawing() -> Iterator[Bar]:
    """Drawing alone."""
    yield from drawing_bars(_scenes())


def filing() -> Iterator[Bar | Limit]:
    """Drawing and encoding, and the size of the file."""
    yield from filing_bars(_scenes())


BARS = (drawing, filing)

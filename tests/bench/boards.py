"""Pictures of printed boards and maps with warm caches: against Skia, plain Pillow and PNG level 6, and their size."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import partial

from renderers.albion.overlays import reach_scene
from renderers.albion.palette import COLORS as MAP_COLORS
from renderers.albion.table import table_scene as map_scene
from renderers.kit.canvas import Canvas
from renderers.kit.encode import encode_image
from renderers.kit.ops import Scene
from renderers.talisman.palette import COLORS
from renderers.talisman.table import table_scene
from renderers.titles.card import title_scene
from renderers.titles.palette import COLORS as TITLE_COLORS
from renderers.titles.victory import victory_scene
from tests.bench.plaindraw import PlainCanvas
from tests.bench.skiadraw import SkiaCanvas
from tests.bench.timing import Bar, Limit, compared
from tests.gallery import quests, tourneys
from tests.gallery.__main__ import albion_words, quest_words, title_cards, victories

FULL = 135  # of a sheet without paper: the whole board fills it
Drawn = tuple[str, Scene, bytes]
"""What is drawn, its scene, and the colours that its file is reduced to."""


def _scenes() -> Iterator[Drawn]:
    yield from _rings()
    yield from _hexes()
    yield from _titles()


def _rings() -> Iterator[Drawn]:
    """A board of Talisman."""
    spoken = quest_words("en")
    content = spoken.speech.game.content
    yield "board, a move", table_scene(quests.met(content), spoken), COLORS
    yield "board, a fight", table_scene(quests.duel(content), spoken), COLORS
    yield "board, all of it, crowded", table_scene(quests.crowded(content), spoken, whole=True), COLORS


def _hexes() -> Iterator[Drawn]:
    """The map of Powers of Albion."""
    spoken = albion_words("en")
    game = spoken.speech.game
    yield "map, marches over part of it", map_scene(tourneys.skirmish(game), spoken), MAP_COLORS
    yield "map, marches over all of it", map_scene(tourneys.marched(game), spoken), MAP_COLORS
    yield "map, a duel", map_scene(tourneys.clash(game), spoken), MAP_COLORS
    view, told = tourneys.far(game)
    yield "map, how far a pawn gets", reach_scene(view, spoken, told), MAP_COLORS


def _titles() -> Iterator[Drawn]:
    """What stands before and after a game."""
    for name, title, _ in title_cards():
        yield f"title card, {name}", title_scene(title), TITLE_COLORS
    for name, victory, _ in victories():
        yield f"victory, {name}", victory_scene(*victory), TITLE_COLORS


def _once(canvas: Canvas | SkiaCanvas, scene: Scene) -> int:
    canvas.draw(scene)
    return 1


def _filed(canvas: Canvas, scene: Scene, colors: bytes) -> int:
    encode_image(canvas.draw(scene), colors)
    return 1


def _plain(scene: Scene) -> int:
    PlainCanvas().draw(scene).save(io.BytesIO(), "PNG", compress_level=6)
    return 1


def drawing() -> Iterator[Bar]:
    """Drawing alone, with backgrounds and sprites cached on both sides."""
    canvas, skia = Canvas(), SkiaCanvas()
    for name, scene, _ in _scenes():
        timed = compared(partial(_once, canvas, scene), partial(_once, skia, scene), rounds=15)
        yield Bar(f"{name}, drawn warm", "Skia, caches too", timed, 2.0)


def filing() -> Iterator[Bar | Limit]:
    """Drawing and encoding, and the size of the file."""
    canvas = Canvas()
    for name, scene, colors in _scenes():
        timed = compared(partial(_filed, canvas, scene, colors), partial(_plain, scene), rounds=9)
        yield Bar(f"{name}, a picture, warm", "plain Pillow + PNG 6", timed, 0.7)
        made = encode_image(canvas.draw(scene), colors)
        if made is not None:
            size, area = len(made.data) / 1000, made.width * made.height / 1_000_000
            told = f"{name}, {made.width} x {made.height}"
            yield Limit(f"{told}: for 1000 x 1000", size / area, FULL if "all of it" in name else 120, "kB")
            yield Limit(f"{told}: the file", size, 200, "kB")


BARS = (drawing, filing)

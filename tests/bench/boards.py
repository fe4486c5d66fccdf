"""Pictures of printed boards and maps with warm caches: against Skia, plain Pillow and PNG level 6, and their size."""

from __future__ import annotations

from collections.abc import Iterator

from renderers.albion.overlays import reach_scene
from renderers.albion.palette import COLORS as MAP_COLORS
from renderers.albion.table import table_scene as map_scene
from renderers.talisman.palette import COLORS
from renderers.talisman.table import table_scene
from renderers.titles.card import title_scene
from renderers.titles.palette import COLORS as TITLE_COLORS
from renderers.titles.victory import victory_scene
from tests.bench.scenes import Drawn, drawing_bars, filing_bars
from tests.bench.timing import Bar, Limit
from tests.gallery import quests, tourneys
from tests.gallery.__main__ import albion_words, quest_words, title_cards, victories

FULL = 135  # of a sheet without paper: the whole board or map fills it


def _scenes() -> Iterator[Drawn]:
    yield from _rings()
    yield from _hexes()
    yield from _titles()


def _rings() -> Iterator[Drawn]:
    """A board of Talisman."""
    spoken = quest_words("en")
    content = spoken.speech.game.content
    yield Drawn("board, a move", table_scene(quests.met(content), spoken), COLORS)
    yield Drawn("board, a fight", table_scene(quests.duel(content), spoken), COLORS)
    yield Drawn("board, all of it, crowded", table_scene(quests.crowded(content), spoken, whole=True), COLORS, FULL)


def _hexes() -> Iterator[Drawn]:
    """The map of Powers of Albion."""
    spoken = albion_words("en")
    game = spoken.speech.game
    yield Drawn("map, marches over part of it", map_scene(tourneys.skirmish(game), spoken), MAP_COLORS)
    yield Drawn("map, marches over all of it", map_scene(tourneys.marched(game), spoken), MAP_COLORS, FULL)
    yield Drawn("map, a duel", map_scene(tourneys.clash(game), spoken), MAP_COLORS)
    view, told = tourneys.far(game)
    yield Drawn("map, how far a pawn gets", reach_scene(view, spoken, told), MAP_COLORS)


def _titles() -> Iterator[Drawn]:
    """What stands before and after a game."""
    for name, title, _ in title_cards():
        yield Drawn(f"title card, {name}", title_scene(title), TITLE_COLORS)
    for name, victory, _ in victories():
        yield Drawn(f"victory, {name}", victory_scene(*victory), TITLE_COLORS)


def drawing() -> Iterator[Bar]:
    """Drawing alone."""
    yield from drawing_bars(_scenes())


def filing() -> Iterator[Bar | Limit]:
    """Drawing and encoding, and the size of the file."""
    yield from filing_bars(_scenes())


BARS = (drawing, filing)

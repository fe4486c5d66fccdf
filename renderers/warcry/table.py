"""The picture of a WarCry table (WC-P13), drawn from a view alone. The first player is always on the left."""

from __future__ import annotations

from bot.games.warcry.view import MarkView, View
from bot.i18n.wording import TableWords
from renderers.kit.broad import BROAD, HEIGHT, broad_page
from renderers.kit.ops import Op, Scene
from renderers.kit.pictures import Picture, picture_of
from renderers.warcry import condensed, panels, strips
from renderers.warcry import marks as marking
from renderers.warcry.board import alt_text
from renderers.warcry.field import battlefield, field_panel
from renderers.warcry.palette import COLORS
from renderers.warcry.plan import Plan
from renderers.warcry.sides import table_plan

NAME = "warcry-table"


def table_scene(view: View, words: TableWords, acts: tuple[MarkView, ...] = (), marks: tuple[str, ...] = ()) -> Scene:
    """The display list of a table."""
    layout, centre = table_plan(view, words), battlefield(view, acts, words)
    ground: list[Op] = broad_page()
    for band in layout.bands:
        ground += panels.band_panel(band)
    ground += field_panel()
    under, over = marking.fight_trail(view, layout, centre)
    front: list[Op] = [*panels.table_title(view, words)]
    for player in view.players:
        front.append(panels.player_panel(player.seat, player.seat in view.to_act))
        front += [*panels.player_counters(player, view, words), *panels.strategies(player, words)]
    front += [*under, *marking.last_ring(view, layout, centre), *centre.ops, *_formations(layout, words)]
    front += [
        *marking.saved_signs(view, layout, centre),
        *marking.target_rings(marks, layout, centre),
        *over,
        *marking.act_discs(acts, view, layout, centre),
    ]
    return Scene(BROAD, HEIGHT, tuple(ground), tuple(front))


def _formations(layout: Plan, words: TableWords) -> list[Op]:
    """The lines of both players with their units."""
    made: list[Op] = []
    for band in layout.bands:
        made += panels.band_label(band, words)
        for place in band.places:
            unit = place.unit
            if place.left:
                made += marking.left_place(place)
            elif place.row is not None:
                size = (place.width, place.height)
                made.append(condensed.unit_row(unit, place.row, *size, place.x, place.y))
            else:
                made += strips.card_with_strips(unit, layout.size, words, place.x, place.y, False)
    return made


def table_picture(
    view: View,
    words: TableWords,
    acts: tuple[MarkView, ...] = (),
    *,
    marks: tuple[str, ...] = (),
    scale: float = 1.0,
    limit: int | None = None,
) -> Picture | None:
    """The table as a file of at most ``limit`` bytes; None where none is small enough, and the text board has to do.

    ``acts``: what was done since whoever is asked now did something, the last of it as things stand; ``marks``: the
    pieces that a question may be answered with.
    """
    scene = table_scene(view, words, acts, marks)
    return picture_of(scene, NAME, alt_text(view, words, acts), COLORS, scale=scale, limit=limit)

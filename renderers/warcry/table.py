"""The picture of a WarCry table (WC-P13), drawn from a view alone. The first player is always at the bottom."""

from __future__ import annotations

from bot.games.warcry.view import MarkView, View
from bot.i18n.wording import TableWords
from renderers.kit.legend import legend, legend_rows
from renderers.kit.ops import Op, Scene
from renderers.kit.panels import EDGE, page, title_strip
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.theme import WIDTH
from renderers.warcry import field as battlefield
from renderers.warcry import marks as marking
from renderers.warcry import panels
from renderers.warcry.board import alt_text
from renderers.warcry.legend import table_entries
from renderers.warcry.palette import COLORS
from renderers.warcry.plan import LEGEND_ROW, table_plan

NAME = "warcry-table"


def table_scene(view: View, words: TableWords, marks: tuple[str, ...] = ()) -> Scene:
    """The display list of a table."""
    rows = legend_rows(table_entries(view, marks, words), WIDTH - 2 * EDGE - 12)
    layout = table_plan(view, len(rows), words)
    ground: list[Op] = [*page(layout.height), title_strip()]
    for band in layout.bands:
        ground += panels.band_panel(band, view)
    ground += battlefield.field_panel(layout)
    under, over = marking.fight_trail(view, layout)
    front: list[Op] = [*panels.table_title(view, words), *under]
    for seat, top in layout.players:
        front.append(panels.player_panel(top, seat in view.to_act))
        front += panels.player_counters(view.players[seat], view, words, top)
    front += marking.last_ring(view, layout)
    front += battlefield.field_ops(view, layout, words)
    fight = (view.combat.attacker, view.combat.defender) if view.combat is not None else ()
    for band in layout.bands:
        front += panels.band_label(band, words)
        for place in band.places:
            if place.left:
                front += marking.left_place(place, layout.size)
                continue
            fights = place.unit.id in fight
            front += battlefield.card_with_strips(place.unit, layout.size, words, place.x, place.y, fights)
    for player in view.players:
        front += panels.strategies(player, layout, words)
    front += [
        *marking.saved_signs(view, layout),
        *marking.target_rings(marks, view, layout),
        *over,
        *legend(rows, layout.legend_top, LEGEND_ROW, 24),
    ]
    return Scene(float(WIDTH), layout.height, tuple(ground), tuple(front))


def table_picture(
    view: View,
    words: TableWords,
    acts: tuple[MarkView, ...] = (),
    *,
    marks: tuple[str, ...] = (),
    scale: float = 1.0,
    limit: int | None = None,
) -> Picture | None:
    """The table as a file of at most ``limit`` bytes; None where none is small enough, and the text board has to do."""
    scene = table_scene(view, words, marks)
    return picture_of(scene, NAME, alt_text(view, words), COLORS, scale=scale, limit=limit)

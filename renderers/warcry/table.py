"""The picture of a WarCry table (WC-P13), drawn from a view alone. The first player is always below."""

from __future__ import annotations

from bot.games.warcry.view import MarkView, View
from bot.i18n.wording import TableWords
from renderers.kit.ops import Op, Scene
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.sheets import sheet_ground
from renderers.warcry import marks as marking
from renderers.warcry.board import alt_text
from renderers.warcry.field import battlefield, field_ground
from renderers.warcry.palette import COLORS
from renderers.warcry.panels import band_ground, band_label, player_column
from renderers.warcry.plan import SHEET, Plan, table_plan
from renderers.warcry.story import table_header, table_strip
from renderers.warcry.tiles import left_place, unit_tile

NAME = "warcry-table"


def table_scene(view: View, words: TableWords, acts: tuple[MarkView, ...] = (), marks: tuple[str, ...] = ()) -> Scene:
    """The display list of a table."""
    plan = table_plan(view)
    centre = battlefield(view, plan, acts, words)
    ground = [*sheet_ground(SHEET), *(op for band in plan.bands for op in band_ground(band)), *field_ground(plan)]
    under, over = marking.fight_trail(view, plan, centre)
    front: list[Op] = [*table_header(view, words), *table_strip(view, words)]
    for player in view.players:
        front += player_column(player, view, plan.column(player.seat), words)
    front += [*under, *marking.last_ring(view, plan, centre), *centre.ops, *_lines(plan, words)]
    front += [
        *marking.saved_signs(view, plan, centre),
        *marking.target_rings(marks, plan, centre),
        *over,
        *marking.act_discs(acts, view, plan, centre),
    ]
    return Scene(SHEET.width, SHEET.height, tuple(ground), tuple(front))


def _lines(plan: Plan, words: TableWords) -> list[Op]:
    """The lines of both players with their units."""
    made: list[Op] = []
    for band in plan.bands:
        made += band_label(band, words)
        for place in band.places:
            made += left_place(place) if place.left else [unit_tile(place, words)]
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

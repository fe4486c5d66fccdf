"""The picture of a Mage Knight table (MKU-P12), drawn from a view alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.mage_knight.view import Mark, View
from bot.i18n.wording import TableWords
from renderers.kit.ops import Op, Scene
from renderers.kit.panels import page, title_strip
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.theme import WIDTH
from renderers.mage_knight import news, panels
from renderers.mage_knight.belongings import ground_lines
from renderers.mage_knight.board import alt_text
from renderers.mage_knight.crop import story_view
from renderers.mage_knight.field import field_ops
from renderers.mage_knight.ground import field_ground
from renderers.mage_knight.marks import NOTHING, Overlay
from renderers.mage_knight.palette import COLORS
from renderers.mage_knight.plan import (
    BROAD,
    COLUMN,
    EDGE,
    FIELD_TOP,
    GAP,
    HIGH,
    RIM,
    RULER,
    STRIP,
    Region,
    channel_frame,
    field_frame,
    grown_region,
    whole_field,
)
from renderers.mage_knight.roster import column_ops, column_sheets, roster_of
from renderers.mage_knight.story import story_scene

NAME = "mage-knight-table"


def table_scene(
    view: View, words: TableWords, acts: Sequence[Mark] = (), *, whole: bool = False, overlay: Overlay = NOTHING
) -> Scene:
    """The display list of a table as a channel sees it: the last act where there is one, else all of the table.

    ``whole``: the whole field with all lists.
    """
    shown = None if whole else story_view(view, acts, overlay)
    if shown is not None:
        return story_scene(view, words, shown, acts, overlay)
    return whole_scene(view, words, acts, overlay)


def whole_scene(view: View, words: TableWords, acts: Sequence[Mark] = (), overlay: Overlay = NOTHING) -> Scene:
    """The display list of all of a table: the field, the last act, lists."""
    shown = channel_frame(whole_field(view))
    roster = roster_of(view, news.BELOW)
    behind: list[Op] = [*page(HIGH, BROAD), title_strip(BROAD, STRIP), *field_ground(view.pieces, shown)]
    behind += [news.card_sheet(), *column_sheets(roster)]
    number = len(acts) if len(acts) > 1 else 0
    front: list[Op] = [*news.strip_title(view, words), *news.news_card(view, words, number)]
    front += field_ops(view, shown, words, overlay, acts)
    front += column_ops(roster, view, words)
    low = max(block.top + block.height for block in roster.blocks) + GAP
    front += ground_lines(view, words, COLUMN + 12, BROAD - EDGE - 12, low, HIGH - EDGE)
    return Scene(BROAD, HIGH, tuple(behind), tuple(front))


def field_scene(
    view: View, words: TableWords, *, zoom: Region | None = None, overlay: Overlay = NOTHING, said: str = ""
) -> Scene:
    """The display list of the field alone, or a part of it, on a sheet to be opened.

    ``said``: the last action in words, where more is known of it than the view tells.
    """
    shown = field_frame(grown_region(view, zoom) if zoom else whole_field(view))
    height = float(round(FIELD_TOP + RIM + shown.height + RULER + GAP + 4))
    behind: list[Op] = [*page(height), title_strip(), *field_ground(view.pieces, shown)]
    front: list[Op] = [*panels.table_title(view, words), *panels.last_action_caption(view, words, said)]
    return Scene(float(WIDTH), height, tuple(behind), (*front, *field_ops(view, shown, words, overlay)))


def table_picture(
    view: View,
    words: TableWords,
    acts: tuple[Mark, ...] = (),
    *,
    zoom: Region | None = None,
    overlay: Overlay = NOTHING,
    limit: int | None = None,
) -> Picture | None:
    """The table as a file of at most ``limit`` bytes; None where none is small enough, and the text board has to do.

    ``acts``: what was done since the reader's own last act, the last one among it. ``zoom``: only this part of the
    field, without the lists.
    """
    scene = (
        table_scene(view, words, acts, overlay=overlay)
        if zoom is None
        else field_scene(view, words, zoom=zoom, overlay=overlay)
    )
    return picture_of(scene, NAME, alt_text(view, words, acts), COLORS, limit=limit)


def whole_picture(
    view: View, words: TableWords, acts: tuple[Mark, ...] = (), *, limit: int | None = None
) -> Picture | None:
    """The same with the whole field, whatever part of it is in play."""
    return picture_of(
        table_scene(view, words, acts, whole=True), NAME, alt_text(view, words, acts), COLORS, limit=limit
    )

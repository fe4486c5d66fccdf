"""The table as a channel sees it: the part in play, the acts since the reader's own, and what is read from afar."""

from __future__ import annotations

import msgspec
import pytest

from bot.games.mage_knight.view import Mark
from bot.i18n.catalog import LANGUAGES
from renderers.kit.ops import Group, Polygon, Scene, Sprite, Text
from renderers.kit.theme import WIDTH
from renderers.mage_knight.acts import acts_told
from renderers.mage_knight.crop import story_view
from renderers.mage_knight.field import tag_sizes
from renderers.mage_knight.ground import starting_zones
from renderers.mage_knight.legend import symbols_picture, symbols_scene, symbols_text
from renderers.mage_knight.marks import Overlay, marks_below
from renderers.mage_knight.plan import BROAD, FAR_ID, FINE, HIGH, channel_frame, whole_field
from renderers.mage_knight.roster import FORMS, roster_of
from renderers.mage_knight.table import table_scene, whole_scene
from renderers.mage_knight.words import PAIRS, figure_name
from tests.gallery import battles, conquests
from tests.gallery.feed import reading_faults
from tests.renderers.fields import FIELDS, LONG, field, pack, words
from tests.renderers.support import parts, said
from tests.support.rules import rule


def groups(scene: Scene, kind: str) -> list[Group]:
    """Groups of a kind, by the first word of their keys."""
    return [op for op in scene.foreground if isinstance(op, Group) and op.key[0] == kind]  # type: ignore[index]


def test_where_nothing_was_done_at_a_place_or_it_is_asked_for_the_whole_table_is_shown() -> None:
    shot = field("shot")
    for view in (field("deploying"), msgspec.structs.replace(shot, mark=None)):
        assert story_view(view) is None
        assert (table_scene(view, words()).width, table_scene(view, words()).height) == (BROAD, HIGH)
    passed = msgspec.structs.replace(shot, mark=Mark("pass", 1, ""))
    assert story_view(passed) is None
    assert not groups(whole_scene(shot, words()), "keymap") and groups(table_scene(shot, words()), "keymap")


@rule("MKU-P12")
def test_acts_since_ones_own_are_numbered_and_the_last_one_stands_in_the_card() -> None:
    view, acts = battles.turn(pack())
    scene = whole_scene(view, words(), acts)
    assert [op.key[1:3] for op in groups(scene, "act")] == [(4, True), (1, False), (2, False), (3, False)]  # type: ignore[index]
    assert not groups(whole_scene(view, words(), acts[-1:]), "act")
    lost = [op for op in scene.foreground if isinstance(op, Sprite) and op.key[:2] == ("icon", "lost")]  # type: ignore[index]
    assert len(lost) == 2  # where A8 fell, and before the tags of those who are gone


def test_a_blow_is_drawn_from_where_the_figure_stood_then() -> None:
    view, acts = battles.turn(pack())
    told = acts_told(view, acts)
    assert [act.number for act in told] == [1, 2, 3]
    (blow,) = told[1].blows
    assert blow == ((19_000, 18_500), (19_700, 17_600), True)
    assert told[2].ways[0][0].id == "B2" and told[2].ways[0][1][0] == blow[0]


def test_the_ids_of_those_concerned_and_all_that_matters_are_read_from_afar() -> None:
    view = field("shot")
    shown = channel_frame(whole_field(view))
    there = [one for one in view.figures if one.status == "field"]
    large = {one.id for one, size in zip(there, tag_sizes(view, there, shown), strict=True) if size == FAR_ID}
    assert large == {"A1", "B1", "B3"}
    far = {op.text for op, _, _ in parts(whole_scene(view, words()).foreground) if isinstance(op, Text) and op.far}
    assert {"Ana to act", "1 action left", "+ 9 = 14", "Ben", "22 VP", "B1, B3"} <= far


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (2, 10), (3, 9), (4, 5), (4, 10), (4, 15)])
def test_every_figure_up_to_sixty_has_its_line(seats: int, each: int) -> None:
    view = battles.knot(pack(), seats, each)
    roster = roster_of(view, 308)
    assert sum(len(block.shown) for block in roster.blocks) == seats * each
    assert roster.form.named == (seats == 2)
    assert all(block.top + block.height <= 1020 - 12 for block in roster.blocks)


def test_who_has_no_room_in_the_lists_is_counted() -> None:
    roster = roster_of(battles.knot(pack(), 4, 30), 308)
    assert roster.form == FORMS[-1]
    assert all(len(block.shown) + block.more == 30 and block.more for block in roster.blocks)


def test_the_edge_of_a_starting_area_begins_and_ends_with_a_whole_dash() -> None:
    view = field("deploying")
    edges = [
        op
        for op in starting_zones(view, channel_frame(whole_field(view)), False)
        if isinstance(op, Sprite) and op.key[0] == "dashes"  # type: ignore[index]
    ]
    assert len(edges) == 8
    for edge in edges:
        boxes = [op.points for op in edge.make() if isinstance(op, Polygon)]
        along = 0 if edge.width > edge.height else 1
        assert boxes[0][0][along] == 0
        assert max(point[along] for point in boxes[-1]) == pytest.approx(max(edge.width, edge.height))


def test_a_place_where_nobody_can_rest_is_a_hole_in_what_is_reached() -> None:
    view = field("shot")
    outline = ((5_000, 5_000), (20_000, 5_000), (20_000, 20_000), (5_000, 20_000))
    hole = ((9_000, 9_000), (9_000, 11_000), (11_000, 11_000), (11_000, 9_000))
    (area,) = marks_below(Overlay(areas=((outline, hole),)), channel_frame(whole_field(view)))
    assert isinstance(area, Sprite)
    tints = [op.fill[3] for op in area.make() if isinstance(op, Polygon) and len(op.fill) == 4]
    assert tints[0] > 0 == tints[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_symbols_tells_everything_in_words_that_fit(language: str) -> None:
    scene, made = symbols_scene(words(language, LONG)), symbols_picture(words(language))
    assert made is not None and made.width == WIDTH and made.height <= 1250 and len(made.data) <= 120_000
    lines = said(scene)
    assert not [line for line in lines if line.endswith("…")]
    assert set(PAIRS.values()) <= set(lines)
    assert all(op.size >= FINE for op, _, _ in parts(scene.foreground) if isinstance(op, Text))
    assert symbols_text(words(language)).count("\n") == 7


@pytest.mark.parametrize("name", FIELDS)
def test_everything_is_read_from_afar_or_opened(name: str) -> None:
    assert not reading_faults(table_scene(field(name), words("cs", LONG)))
    assert not reading_faults(symbols_scene(words("cs")), public=False)


def test_several_who_act_together_are_told_in_the_plural() -> None:
    knot = field("knot")
    assert "A3, A1 strike B1" in said(table_scene(knot, words()))
    assert "A3, A1 atakują wręcz, cel: B1" in said(table_scene(knot, words("pl")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_of_the_second_edition_are_told_by_their_whole_names(language: str) -> None:
    """With abilities beside the nexus, items and clicks just taken: points give way to names."""
    view = conquests.conquest(pack())
    hurt = tuple([msgspec.structs.replace(one, hurt=2) if one.id in ("A4", "B3") else one for one in view.figures])
    scene = whole_scene(msgspec.structs.replace(view, figures=hurt), words(language))
    texts = [op.text for op, _, _ in parts(scene.foreground) if isinstance(op, Text)]
    for one in view.figures:
        if one.status == "field":
            name = figure_name(one, words(language))
            assert name in texts or set(name.split(" ")) <= set(" ".join(texts).split(" ")), name
    assert not any(text.endswith("…") and text[:-1].strip() for text in texts)

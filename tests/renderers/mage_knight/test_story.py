"""The picture of an act: the part of the field about it, who stands outside, both figures with their values."""

from __future__ import annotations

from math import hypot
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.mage_knight.view import FigureView, Mark, View
from renderers.kit.ops import Box, Group, Scene, Sprite, Text
from renderers.kit.sheets import BROAD_SHEET, CLEAR, NEAR
from renderers.mage_knight.bases import hurt_arc
from renderers.mage_knight.crop import AROUND, NARROWEST, RIM, WIDEST, act_bounds, story_view
from renderers.mage_knight.field import tag_sizes
from renderers.mage_knight.outside import MOST, arrows, left_out
from renderers.mage_knight.plan import BAND_TOP, STAGE, STAGE_WIDE, Frame, circles, figures_shown
from renderers.mage_knight.table import table_scene
from tests.gallery import battles, conquests
from tests.renderers.fields import field, pack, words
from tests.renderers.support import parts, said
from tests.support.rules import rule

STORIES = ("shot", "march", "crowd", "knot")


def framed(view: View) -> Frame:
    found = story_view(view)
    assert found is not None
    return found


def groups(scene: Scene, kind: str) -> list[Group]:
    """Groups of a kind, by the first word of their keys."""
    return [op for op in scene.foreground if isinstance(op, Group) and op.key[0] == kind]  # type: ignore[index]


def box_of(op: Group) -> Box:
    return op.x, op.y, op.x + op.width, op.y + op.height


def shared(one: Box, other: Box) -> float:
    wide, tall = min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, wide) * max(0.0, tall)


def named(view: View) -> list[FigureView]:
    """Of whom the last act speaks, as far as they stand on the field."""
    mark = view.mark
    assert mark is not None
    names = {mark.figure, *mark.members, *mark.targets}
    return [one for one in view.figures if one.id in names and one.status == "field"]


@rule("MKU-P12")
@pytest.mark.parametrize("name", STORIES)
def test_all_of_the_act_is_shown_as_large_as_can_be(name: str) -> None:
    view = field(name)
    shown = framed(view)
    wide = shown.region[2] - shown.region[0]
    assert view.mark is not None
    x0, y0, x1, y1 = act_bounds(view, (view.mark,)) or (0, 0, 0, 0)
    assert NARROWEST <= wide <= max(WIDEST, x1 - x0 + 2 * RIM, (y1 - y0 + 2 * RIM) * STAGE_WIDE / STAGE) + 2
    assert shown.box[0] >= 0 and shown.box[2] <= BROAD_SHEET.width
    assert shown.box[1] >= BROAD_SHEET.strip and shown.box[3] <= BAND_TOP
    seen = {one.id for one in figures_shown(view, shown)}
    assert {one.id for one in named(view)} <= seen
    for path in view.mark.paths:
        assert all(shown.shows(*shown.at(point)) for point in path)


def test_where_two_stand_close_together_a_base_is_as_large_as_a_hand_s_breadth() -> None:
    """A blow with nobody near: 17 inches from left to right, so that a usual base is over 80 px."""
    shot = field("shot")
    two = tuple(one for one in shot.figures if one.id in ("A2", "B1"))
    two = replace(two[0], x=17_000, y=17_000), replace(two[1], x=18_000, y=17_500)
    view = replace(shot, figures=two, mark=Mark("close", 0, "A2", targets=("B1",), dice=(3, 4), total=12))
    shown = framed(view)
    assert shown.region[2] - shown.region[0] == NARROWEST
    assert 2 * circles(two[0], shown)[0][2] > 80


def test_a_long_act_is_shown_whole() -> None:
    shot = field("shot")
    figures = tuple(replace(one, x=2_000, y=1_000) if one.id == "A1" else one for one in shot.figures)
    view = replace(shot, figures=figures)
    assert {"A1", "B1", "B3"} <= {one.id for one in figures_shown(view, framed(view))}


@rule("MKU-P12")
@pytest.mark.parametrize("name", STORIES)
def test_who_stands_near_to_the_act_is_shown_where_there_is_room(name: str) -> None:
    view = field(name)
    shown = framed(view)
    if shown.region[2] - shown.region[0] > WIDEST - 2_000:
        return
    for one in left_out(view, shown):
        assert min(hypot(one.x - other.x, one.y - other.y) for other in named(view)) > AROUND - 1_000, one.id


@rule("MKU-P12")
@pytest.mark.parametrize("name", STORIES)
def test_everybody_has_a_tag_on_the_field_or_is_told_at_its_edge(name: str) -> None:
    view = field(name)
    shown = framed(view)
    scene = table_scene(view, words())
    there = figures_shown(view, shown)
    tags = {op.key[1]: op for op in groups(scene, "tag") if not op.key[4]}  # type: ignore[index]
    assert set(tags) == {one.id for one in there}
    sizes = {one.id: size for one, size in zip(there, tag_sizes(view, there, shown), strict=True)}
    assert {name for name, size in sizes.items() if size == CLEAR} == {one.id for one in named(view)}
    assert set(sizes.values()) <= {CLEAR, NEAR}
    gone, told = left_out(view, shown), arrows(view, shown)
    if len(gone) <= MOST:
        assert {one.said.split()[0] for one in told} == {one.id for one in gone}
    else:
        counted = [int(one.said.split()[1]) if one.sign else 1 for one in told]
        assert sum(counted) == len(gone)
    assert len(groups(scene, "beyond")) == len(told)


@pytest.mark.parametrize("name", STORIES)
def test_no_label_and_no_arrow_hides_a_figure_or_another_label(name: str) -> None:
    view = field(name)
    shown = framed(view)
    scene = table_scene(view, words("pl"))
    labels = [box_of(op) for kind in ("tag", "beyond") for op in groups(scene, kind)]
    for i, box in enumerate(labels):
        assert shown.box[0] <= box[0] and box[2] <= shown.box[2] and shown.box[1] <= box[1] and box[3] <= shown.box[3]
        assert not any(shared(box, other) for other in labels[:i])
        for one in figures_shown(view, shown):
            for x, y, r in circles(one, shown):
                middle = (x - r * 0.6, y - r * 0.6, x + r * 0.6, y + r * 0.6)
                assert shared(box, middle) <= 0.2 * (1.2 * r) ** 2, one.id


def test_an_arrow_points_to_who_is_outside_and_tells_how_far_off_he_is() -> None:
    view = field("shot")
    (far,) = [one for one in arrows(view, framed(view)) if one.said.startswith("B5")]
    one, by = (next(other for other in view.figures if other.id == name) for name in ("B5", "A1"))
    assert far.said == f"B5 {round(hypot(one.x - by.x, one.y - by.y) / 1000)}″"
    assert far.seat == 1 and 180 < far.course < 360 and far.y == framed(view).box[1]


@rule("MKU-H7")
def test_a_red_arc_tells_who_was_hurt_and_never_how_badly() -> None:
    view = field("shot")
    shown = framed(view)

    def arcs(clicks: int) -> list[Any]:
        hurt = (replace(one, hurt=clicks if one.id == "B1" else 0) for one in view.figures)
        scene = table_scene(replace(view, figures=tuple(hurt)), words())
        return [op.key for op in scene.foreground if isinstance(op, Sprite) and op.key[0] == "hurtarc"]  # type: ignore[index]

    assert arcs(0) == [] and len(arcs(1)) == 1 and arcs(1) == arcs(5)
    one = next(one for one in view.figures if one.id == "B1")
    (first,), (second,) = (hurt_arc(replace(one, hurt=clicks), shown) for clicks in (1, 5))
    assert isinstance(first, Sprite) and isinstance(second, Sprite) and first.make() == second.make()


@rule("MKU-H3", "MKU-H7")
def test_plates_tell_both_figures_of_the_act_and_a_click_only_with_open_dials() -> None:
    view = field("shot")
    lines = said(table_scene(view, words()))
    assert {"A1 Lamplight Arbalest", "B1 Gutripper", "Pierce", "Battle Fury"} <= set(lines)
    assert not [line for line in lines if "/" in line]
    opened = tuple(replace(one, clicks=(3, 7)) for one in view.figures)
    assert said(table_scene(replace(view, figures=opened), words())).count("3/7") == 2


def test_where_nobody_is_attacked_the_armies_are_told() -> None:
    lines = said(table_scene(field("march"), words()))
    assert {"Ana", "Ben", "6 figures", "5 figures"} <= set(lines)


def test_what_can_be_reached_is_shown_where_it_is_asked_for() -> None:
    view = field("shot")
    shown = story_view(view, (), battles.preview())
    assert shown is not None and shown.region != framed(view).region
    assert {"A2", "B1", "B2"} <= {one.id for one in figures_shown(view, shown)}


def test_earlier_acts_are_shown_where_there_is_room_for_them() -> None:
    view, acts = battles.turn(pack())
    told = [op.key[1] for op in groups(table_scene(view, words(), acts), "act")]  # type: ignore[index]
    assert {2, 3, 4} <= set(told)


@rule("MK2-7.2", "MK2-P11")
def test_an_objective_outside_is_told_at_the_edge() -> None:
    view = conquests.conquest(pack())
    shown = framed(view)
    hidden = {one.id for one in view.objectives if not shown.shows(*shown.at((one.x, one.y)))}
    assert hidden and hidden == {one.said.split()[0] for one in arrows(view, shown) if one.seat < 0}


@pytest.mark.parametrize("size", [(24_000, 24_000), (48_000, 96_000), (96_000, 36_000), (36_000, 24_000)])
def test_stories_of_fields_of_every_form(size: tuple[int, int]) -> None:
    two = tuple(replace(one, x=3_000, y=20_000) for one in field("shot").figures if one.id in ("A1", "B1"))
    view = replace(field("shot"), width=size[0], height=size[1], figures=two, pieces=())
    shown = framed(view)
    assert shown.region[0] >= 0 and shown.region[1] >= 0 and shown.region[2] <= size[0] and shown.region[3] <= size[1]
    texts = [op for op, _, _ in parts(table_scene(view, words()).foreground) if isinstance(op, Text)]
    assert any(op.text == "A1" for op in texts)

"""The picture of a Mage Knight table."""

from __future__ import annotations

import io
from collections.abc import Callable
from math import hypot

import msgspec
import pytest
from PIL import Image

from bot.faces import face_of
from bot.games.mage_knight.measure import inches
from bot.games.mage_knight.state import Mark
from bot.games.mage_knight.view import View
from bot.i18n.catalog import LANGUAGES
from bot.i18n.wording import TableWords
from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.heraldry import tag_height, tag_width
from renderers.kit.ops import Box, Group, Scene, Sprite, Text
from renderers.kit.pictures import Picture
from renderers.kit.text import width
from renderers.kit.wording import ALT_LIMIT
from renderers.mage_knight.board import alt_text, text_board
from renderers.mage_knight.field import tag_sizes, terrain_names
from renderers.mage_knight.panels import table_title
from renderers.mage_knight.plan import (
    BROAD,
    FINE,
    HIGH,
    Frame,
    channel_frame,
    circles,
    field_frame,
    grown_region,
    region_around,
    whole_field,
)
from renderers.mage_knight.table import (
    NAME,
    field_scene,
    table_picture,
    table_scene,
    whole_picture,
    whole_scene,
)
from tests.gallery import battles
from tests.renderers.fields import FIELDS, LONG, field, pack, words
from tests.renderers.support import parts, said
from tests.support.rules import rule


def boxes(scene: Scene, name: str) -> dict[str, Box]:
    """The boxes of groups of a kind by what they say."""
    found = [op for op in scene.foreground if isinstance(op, Group) and op.key[0] == name]  # type: ignore[index]
    return {op.key[1]: (op.x, op.y, op.x + op.width, op.y + op.height) for op in found}  # type: ignore[index]


def tags_on(scene: Scene, shown: Frame) -> dict[str, Box]:
    """Tags that lie on the field itself."""
    left, top, right, bottom = shown.box
    found = [op for op in scene.foreground if isinstance(op, Group) and op.key[0] == "tag" and not op.key[4]]  # type: ignore[index]
    seen = [op for op in found if left <= op.x and op.x + op.width <= right and op.y + op.height <= bottom]
    return {op.key[1]: (op.x, op.y, op.x + op.width, op.y + op.height) for op in seen}  # type: ignore[index]


def covered(one: Box, other: Box) -> float:
    """How much two boxes share."""
    wide, tall = min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, wide) * max(0.0, tall)


def kinds(scene: Scene) -> set[object]:
    """The kinds of sprites and groups in front."""
    return {op.key[0] for op in scene.foreground if isinstance(op, (Sprite, Group))}  # type: ignore[index]


@pytest.mark.parametrize("name", FIELDS)
def test_equal_views_give_equal_bytes(name: str) -> None:
    first, second = field(name), msgspec.msgpack.decode(msgspec.msgpack.encode(field(name)), type=View)
    assert first == second and first is not second
    assert table_picture(first, words()) == table_picture(second, words())


@pytest.mark.slow
def test_what_was_drawn_before_does_not_show() -> None:
    canvas = Canvas()
    canvas.draw(table_scene(field("march"), words("pl")))
    scene = table_scene(field("shot"), words())
    assert canvas.draw(scene).tobytes() == Canvas().draw(scene).tobytes()


@rule("MKU-H4", "MKU-H6")
def test_what_only_the_viewer_knows_is_not_on_the_table() -> None:
    """Lists and pools: the picture is the same to the byte, and so are its words."""
    view = msgspec.structs.replace(field("deploying"), phase="pool", viewer=None)
    hidden = tuple(msgspec.structs.replace(one, army=None, pool=None) for one in view.players)
    own = tuple(msgspec.structs.replace(one, army=("starter:1",), pool=("mill_pond",)) for one in view.players)
    public = msgspec.structs.replace(view, players=hidden)
    seen = msgspec.structs.replace(view, players=own, viewer=0)
    assert table_picture(public, words()) == table_picture(seen, words())
    assert text_board(msgspec.structs.replace(public, viewer=0), words()) == text_board(seen, words())


@rule("MKU-H3", "MKU-H7")
def test_a_click_number_is_shown_with_open_dials_only() -> None:
    view = field("shot")
    opened = tuple(msgspec.structs.replace(one, clicks=(3, 7)) for one in view.figures)
    assert "3/7" in said(whole_scene(msgspec.structs.replace(view, figures=opened), words()))
    assert not [line for line in said(whole_scene(view, words())) if "/" in line and "Lightning" not in line]
    assert "click 3 of 7" in text_board(msgspec.structs.replace(view, figures=opened), words())
    assert "click" not in text_board(view, words()).replace("clicks just now", "")


@pytest.mark.slow
def test_the_file_name_says_nothing() -> None:
    made = [table_picture(field(name), words()) for name in FIELDS]
    assert {one.name for one in made if one is not None} == {f"{NAME}.png"} and None not in made


@pytest.mark.parametrize("made", [table_picture, whole_picture])
@pytest.mark.parametrize("name", FIELDS)
def test_a_picture_is_small(name: str, made: Callable[[View, TableWords], Picture | None]) -> None:
    picture = made(field(name), words("pl"))
    assert picture is not None and (picture.width, picture.height) in ((BROAD, HIGH), (1280, 1024))
    assert len(picture.alt) <= ALT_LIMIT
    assert len(picture.data) <= min(200_000, 120_000 * picture.width * picture.height / 1_000_000)
    assert Image.open(io.BytesIO(picture.data)).mode == "P"


@pytest.mark.slow
@pytest.mark.parametrize("limit", [150_000, 80_000, 25_000])
def test_a_limit_is_kept(limit: int) -> None:
    made = table_picture(field("crowd"), words(), limit=limit)
    assert made is None or len(made.data) <= limit
    assert made is not None or limit < 80_000


@pytest.mark.parametrize("made", [table_scene, whole_scene])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FIELDS)
def test_no_text_is_too_small_or_leaves_the_picture(
    name: str, language: str, made: Callable[[View, TableWords], Scene]
) -> None:
    scene = made(field(name), words(language, LONG))
    for op, x, y in parts((*scene.background, *scene.foreground)):
        if isinstance(op, Text):
            assert op.size >= FINE and op.text.strip() and "\n" not in op.text
            wide = width(op.text, op.size, op.face)
            left = x + op.x - {"l": 0.0, "m": wide / 2, "r": wide}[op.anchor[0]]
            assert left >= 4 and left + wide <= scene.width - 4, op.text
            assert y + op.y - op.size >= -6 and y + op.y <= scene.height, op.text
        if isinstance(op, Group):
            for inner in (part for part in op.make() if isinstance(part, Text)):
                wide = width(inner.text, inner.size, inner.face)
                left = inner.x - {"l": 0.0, "m": wide / 2, "r": wide}[inner.anchor[0]]
                assert left >= 0 and left + wide <= op.width, inner.text


@pytest.mark.parametrize("made", [table_scene, whole_scene])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FIELDS)
def test_no_text_lies_on_another(name: str, language: str, made: Callable[[View, TableWords], Scene]) -> None:
    scene = made(field(name), words(language, LONG))
    found: list[tuple[Box, str]] = []
    for op, x, y in parts((*scene.background, *scene.foreground)):
        if isinstance(op, Text) and op.color != theme.PARCHMENT_LIGHT:
            wide = width(op.text, op.size, op.face)
            left = x + op.x - {"l": 0.0, "m": wide / 2, "r": wide}[op.anchor[0]]
            found.append(((left, y + op.y - op.size * 0.66, left + wide, y + op.y), op.text))
    for i, (one, first) in enumerate(found):
        for other, second in found[:i]:
            shrunk = (other[0] + 1, other[1] + 1, other[2] - 1, other[3] - 1)
            assert not covered(one, shrunk), (first, second)


@rule("MKU-P12")
@pytest.mark.parametrize("name", FIELDS)
def test_every_figure_on_the_field_has_its_tag_and_no_tag_hides_another_or_a_base(name: str) -> None:
    view = field(name)
    shown = channel_frame(whole_field(view))
    there = [one for one in view.figures if one.status == "field"]
    tags = tags_on(whole_scene(view, words()), shown)
    sizes = dict(zip([one.id for one in there], tag_sizes(view, there, shown), strict=True))
    assert set(tags) == {one.id for one in there}
    for one in there:
        box = tags[one.id]
        size = sizes[one.id]
        assert (box[2] - box[0], box[3] - box[1]) == (tag_width(one.id, one.tokens, size), tag_height(size))
        assert shown.box[0] <= box[0] and box[2] <= shown.box[2] and shown.box[1] <= box[1]
        assert not any(covered(box, other) for number, other in tags.items() if number != one.id)
        for other in there:
            for x, y, r in circles(other, shown):
                middle = (x - r * 0.6, y - r * 0.6, x + r * 0.6, y + r * 0.6)
                assert covered(box, middle) <= 0.3 * (1.2 * r) ** 2, (one.id, other.id)


def test_a_tag_far_from_its_base_has_a_line_to_it() -> None:
    view = field("knot")
    shown = channel_frame(whole_field(view))
    scene = whole_scene(view, words())
    ends = [op for op in scene.foreground if isinstance(op, Sprite) and op.key[0] == "thread"]  # type: ignore[index]
    tags = tags_on(scene, shown)
    for one in (one for one in view.figures if one.status == "field"):
        x, y, r = circles(one, shown)[0]
        box = tags[one.id]
        gap = hypot(min(max(x, box[0]), box[2]) - x, min(max(y, box[1]), box[3]) - y) - r
        reached = any(
            op.x <= x + r and x - r <= op.x + op.width and op.y <= y + r and y - r <= op.y + op.height for op in ends
        )
        assert gap <= 8 or reached, one.id


@rule("MKU-P12")
def test_the_last_shot_is_drawn_with_dice_hit_and_miss() -> None:
    scene = whole_scene(field("shot"), words())
    results = [op.key[1] for op in scene.foreground if isinstance(op, Sprite) and op.key[0] == "result"]  # type: ignore[index]
    assert sorted(results[:2]) == ["hit", "miss"]
    assert {"streak", "arrow", "die", "link"} <= kinds(scene)
    lines = said(scene)
    assert {"+ 9 = 14", "A1 Lamplight Arbalest shoots at", "B1, B3"} <= set(lines)
    assert "B1 (14) hit, −2 · B3 (15) not hit" in " ".join(lines)
    assert "B3: 14 +1 hindering terrain" in lines
    only = msgspec.structs.replace(field("shot").mark, targets=("B1",), against=field("shot").mark.against[:1])  # type: ignore[union-attr]
    alone = said(whole_scene(msgspec.structs.replace(field("shot"), mark=only), words()))
    assert {"+ 9 = 14 against 14", "B1 hit, −2"} <= set(alone)


@rule("MKU-P12")
def test_a_formation_leaves_its_places_and_its_ways() -> None:
    scene = table_scene(field("march"), words())
    assert sum(isinstance(op, Sprite) and op.key[0] == "left" for op in scene.foreground) == 4  # type: ignore[index]
    assert sum(isinstance(op, Sprite) and op.key[0] == "arrow" for op in scene.foreground) == 4  # type: ignore[index]
    assert "streak" not in kinds(scene)


def test_a_way_belongs_to_the_figure_that_stands_at_its_end() -> None:
    """A member of a formation that failed to break away has no way, and takes none of another's."""
    view = field("march")
    assert view.mark is not None
    fewer = msgspec.structs.replace(view.mark, paths=view.mark.paths[2:])
    scene = table_scene(msgspec.structs.replace(view, mark=fewer), words())
    assert sum(isinstance(op, Sprite) and op.key[0] == "left" for op in scene.foreground) == 2  # type: ignore[index]


@pytest.mark.parametrize(
    "kind", ["spin", "place", "start", "regenerate", "necromancy", "levitate", "nimble", "pass", "odd"]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_action_is_told(kind: str, language: str) -> None:
    view = msgspec.structs.replace(field("march"), mark=Mark(kind, 1, "B1", targets=("B2",)))
    lines = said(table_scene(view, words(language)))
    assert [line for line in lines if "Ben" in line or "B1" in line.split()]


def test_a_panel_shows_present_values_and_marks() -> None:
    scene = whole_scene(field("shot"), words())
    row = next(op for op in scene.foreground if isinstance(op, Group) and op.key[0] == "row" and op.key[1][0] == "A4")  # type: ignore[index]
    assert [op.text for op, _, _ in parts(row.make()) if isinstance(op, Text)] == [
        "A4", "8", "7", "FL", "14", "2", "ME", "8", "20", "Arc Scribe",
    ]  # fmt: skip


def test_a_cancelled_ability_and_an_unknown_one_are_drawn() -> None:
    view = field("shot")
    changed = msgspec.structs.replace(
        view.figures[3], abilities=("", "flame_lightning", "", "glow"), cancelled=("flame_lightning",)
    )
    figures = (*view.figures[:3], changed, *view.figures[4:])
    scene = whole_scene(msgspec.structs.replace(view, figures=figures), words())
    marks = [op.key for op, _, _ in parts(scene.foreground) if isinstance(op, Group) and op.key[0] == "mark"]  # type: ignore[index]
    assert ("mark", "flame_lightning", True, 20) in marks and "Gl" in said(scene)


def test_figures_that_are_lost_are_struck_out() -> None:
    scene = whole_scene(field("shot"), words())
    gone = [op.key for op in scene.foreground if isinstance(op, Group) and op.key[0] == "tag" and op.key[4]]  # type: ignore[index]
    assert [key[1] for key in gone] == ["A8"]  # type: ignore[index]


def test_the_end_tells_who_has_won_and_all_points() -> None:
    lines = said(whole_scene(field("over"), words()))
    assert {"Ana wins the game", "148 VP", "22 VP"} <= set(lines)
    drawn = msgspec.structs.replace(field("over"), winners=())
    assert "The game is a draw" in said(whole_scene(drawn, words()))
    two = msgspec.structs.replace(field("over"), winners=(0, 1))
    assert "Winners: Ana, Ben" in said(whole_scene(two, words()))


def test_a_preview_is_laid_over_and_changes_nothing_else() -> None:
    view = field("shot")
    plain, over = whole_scene(view, words()), whole_scene(view, words(), overlay=battles.preview())
    assert [getattr(op, "key", op) for op in plain.background] == [getattr(op, "key", op) for op in over.background]
    assert {"area", "note", "target"} <= kinds(over) - kinds(plain)
    assert boxes(over, "note").keys() == {"7+"}


def test_a_zoom_holds_whole_bases_only_and_nothing_lies_beyond_it() -> None:
    view = field("shot")
    region = grown_region(view, region_around(view, ("A2", "B1")))
    shown = field_frame(region)
    scene = field_scene(view, words(), zoom=region_around(view, ("A2", "B1")), overlay=battles.preview())
    seen = tags_on(scene, shown)
    assert {"A1", "A2", "A3", "B1", "B2"} <= set(seen) and "A7" not in seen
    for one in view.figures:
        for x, y, r in circles(one, shown):
            inside = shown.shows(x, y, -r)
            assert inside == shown.shows(x, y, r) or one.status != "field", one.id
    for op in scene.foreground:
        if isinstance(op, Sprite) and op.key[0] in ("streak", "dot", "arrow"):  # type: ignore[index]
            assert shown.shows(op.x + op.width / 2, op.y + op.height / 2)
    for op in scene.background:
        if isinstance(op, Sprite) and op.key[0] == "piece":  # type: ignore[index]
            assert shown.box[0] <= op.x and op.x + op.width <= shown.box[2] + 1
            assert shown.box[1] <= op.y and op.y + op.height <= shown.box[3] + 1


@pytest.mark.parametrize("size", [(24_000, 24_000), (48_000, 96_000), (96_000, 36_000), (40_000, 40_001)])
def test_fields_of_every_form_are_drawn(size: tuple[int, int]) -> None:
    view = msgspec.structs.replace(field("deploying"), width=size[0], height=size[1])
    shown = field_frame(whole_field(view))
    assert shown.box[0] >= 40 and shown.box[2] <= theme.WIDTH - 14
    broad = channel_frame(whole_field(view))
    assert broad.region == (0, 0, *size) and broad.box[2] < BROAD / 2 + 200 and broad.box[3] < HIGH
    assert shown.width / shown.height == pytest.approx(size[0] / size[1], rel=0.01)
    corner = (size[0] - 6_000, 1_000, size[0], 7_000)
    assert table_picture(view, words()) is not None and table_picture(view, words(), zoom=corner) is not None


def test_a_base_is_drawn_to_scale_where_it_stands() -> None:
    shown = field_frame(whole_field(field("shot")))
    x, y, r = circles(field("shot").figures[0], shown)[0]
    assert r == pytest.approx(0.55 * shown.inch) and shown.inch > 22
    assert x == pytest.approx(shown.left + 14.2 * shown.inch)
    assert y == pytest.approx(shown.top + shown.height - 11.5 * shown.inch)


@pytest.mark.slow
def test_moving_a_figure_does_not_redraw_the_background() -> None:
    canvas, view = Canvas(), field("march")
    for step in range(3):
        moved = msgspec.structs.replace(view.figures[5], y=view.figures[5].y + step * 700)
        figures = (*view.figures[:5], moved, *view.figures[6:])
        canvas.draw(table_scene(msgspec.structs.replace(view, figures=figures, left=step, to_act=(step % 2,)), words()))
    assert len(canvas.backgrounds) == 1


@pytest.mark.parametrize("seats", [3, 4])
def test_more_than_two_players_have_a_panel_each(seats: int) -> None:
    scene = whole_scene(battles.knot(pack(), seats, 4), words())
    lines = said(scene)
    for name in ("Ana", "Ben", "Celia", "Dmitri")[:seats]:
        assert name in lines
    assert sum(isinstance(op, Sprite) and op.key[0] == "army" for op in scene.background) == seats  # type: ignore[index]


def test_before_any_army_stands_the_panels_say_what_is_awaited() -> None:
    view = msgspec.structs.replace(field("deploying"), phase="army", figures=(), pieces=(), mark=None, to_act=(0, 1))
    waiting = (msgspec.structs.replace(view.players[0], army_in=False), view.players[1])
    lines = said(table_scene(msgspec.structs.replace(view, players=waiting), words()))
    assert {"no army yet", "army submitted", "2 players to act"} <= set(lines)


def test_nothing_is_told_of_an_army_whose_worth_the_viewer_may_not_know() -> None:
    view = msgspec.structs.replace(field("deploying"), phase="army", figures=(), pieces=(), mark=None, to_act=(0, 1))
    secret = msgspec.structs.replace(view.players[0], army=None, points=0)
    view = msgspec.structs.replace(view, players=(secret, view.players[1]))
    lines = said(table_scene(view, words()))
    assert len([line for line in lines if line.endswith(" pts")]) == 1 and "0 pts" not in lines
    assert "Ana; army submitted" in text_board(view, words())


def test_before_anything_has_happened_the_caption_tells_the_size_of_the_field_and_not_the_phase_again() -> None:
    view = msgspec.structs.replace(field("deploying"), phase="terrain", mark=None)
    lines = said(table_scene(view, words()))
    assert lines.count("Placing terrain") == 1 and f"{inches(view.width)}″ × {inches(view.height)}″" in lines


@pytest.mark.parametrize("totals", [(0, 0), (166, 48), (1166, 1148)])
def test_the_signs_beside_the_points_leave_room_for_them(totals: tuple[int, int]) -> None:
    ops = table_title(msgspec.structs.replace(field("over"), totals=totals), words())
    score = next(op for op in ops if isinstance(op, Text) and op.text == f"{totals[0]} : {totals[1]}")
    half = width(score.text, score.size, score.face) / 2
    signs = [op for op in ops if isinstance(op, Sprite) and op.width == 48]
    assert len(signs) == 2
    for sign in signs:
        assert abs(sign.x + sign.width / 2 - score.x) - sign.width / 3 >= half + 5


def test_a_sliver_of_terrain_at_the_edge_of_a_zoom_is_not_named() -> None:
    view = field("shot")
    piece = view.pieces[0]
    north, middle = max(y for _, y in piece.polygon), sum(x for x, _ in piece.polygon) // len(piece.polygon)
    named = []
    for inside in (100, 4_000):
        shown = field_frame((middle - 6_000, north - inside, middle + 6_000, north - inside + 12_000))
        made = terrain_names(view, shown, words(), [])
        named.append(any(isinstance(op, Text) and op.text.startswith(piece.id) for op in made))
    assert named == [False, True]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FIELDS)
def test_alt_text_and_text_board(name: str, language: str) -> None:
    view, spoken = field(name), words(language, LONG)
    assert 0 < len(alt_text(view, spoken)) <= ALT_LIMIT
    board = text_board(view, spoken)
    for one in view.figures:
        assert f"{one.id} " in board
    for piece in view.pieces:
        assert f"{piece.id} {spoken.card_name(piece.template)}" in board


def test_the_text_board_tells_place_values_and_state() -> None:
    board = text_board(field("shot"), words())
    assert "A5 Bellhelm Diver at (23.6, 17.3), facing ↖\ufe0e 120°: speed 6, attack 8, defense 15, damage 3" in board
    assert "leads captive B4" in board and "captive of A5" in board and "Out of the game: A8" in board


def test_the_game_is_known_to_the_tables() -> None:
    face = face_of("mage_knight")
    assert face.text_board is not None and face.table_picture is not None
    assert face.hand_text is not None and face.hand_picture is not None
    assert face.text_board(field("shot"), words()) == text_board(field("shot"), words())
    assert face.table_picture(field("shot"), words()) == table_picture(field("shot"), words())
    own = msgspec.structs.replace(field("shot"), viewer=1)
    assert "B6 Warchief Gorrud" in face.hand_text(own, words())
    assert face.hand_picture(own, words()) is not None

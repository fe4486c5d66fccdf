"""The picture of a WarCry table."""

from __future__ import annotations

import io
import re

import msgspec
import numpy as np
import pytest
from PIL import Image

from bot.games.warcry.view import MarkView, StrategyView, View
from bot.i18n.catalog import LANGUAGES
from renderers.kit.canvas import Canvas
from renderers.kit.heraldry import bearer, seat_shape
from renderers.kit.ops import Disc, Group, Polygon, Scene, Sprite, Text
from renderers.kit.text import ELLIPSIS, width
from renderers.kit.wording import ALT_LIMIT
from renderers.warcry.board import alt_text, text_board
from renderers.warcry.frames import seat_banner
from renderers.warcry.marks import cross_hair
from renderers.warcry.plan import COLUMN, MOST, SHEET, WIDEST, table_plan
from renderers.warcry.table import table_picture, table_scene
from renderers.warcry.tiles import turned_sign
from tests.gallery import scenes
from tests.gallery.feed import far_words, reading_faults
from tests.renderers.support import SCENES, content, drawn, parts, said, table, words
from tests.support.rules import rule

LONG = ("Konstantynopolitańczykowianeczka", "Nejneobhospodařovávatelnější")


def crowded(each: int) -> View:
    return scenes.worst(content().cards, each)


@pytest.mark.parametrize("name", SCENES)
def test_equal_views_give_equal_bytes(name: str) -> None:
    first, second = table(name), msgspec.msgpack.decode(msgspec.msgpack.encode(table(name)), type=View)
    assert first == second and first is not second
    one, other = table_picture(first, words()), table_picture(second, words())
    assert one == other


@pytest.mark.slow
def test_what_was_drawn_before_does_not_show() -> None:
    canvas = Canvas()
    canvas.draw(table_scene(table("shot"), words("pl")))
    scene = table_scene(table("mid_battle"), words())
    assert canvas.draw(scene).tobytes() == drawn(scene)


@pytest.mark.parametrize("name", SCENES)
def test_nothing_translucent_is_drawn_on_nothing(name: str) -> None:
    scene = table_scene(table(name), words(), marks=("B1",))
    for op, _, _ in parts((*scene.background, *scene.foreground)):
        if isinstance(op, Sprite) and not op.shape:
            colors = [getattr(part, "fill", getattr(part, "color", (0, 0, 0))) for part in op.make()]
            assert all(len(color) == 3 or color[3] == 255 for color in colors), op.key


@pytest.mark.slow
def test_whose_turn_it_is_does_not_redraw_the_background() -> None:
    canvas, view = Canvas(), table("muster")
    for seats in ((0,), (1,), (0, 1)):
        canvas.draw(table_scene(msgspec.structs.replace(view, to_act=seats), words()))
    assert len(canvas.backgrounds) == 1


def test_hidden_cards_do_not_change_the_picture() -> None:
    view = table("mid_battle")
    own = msgspec.structs.replace(view.players[0], army_cards=("GA-U01",), action_cards=("NE-C01", "NE-C02"))
    seen = msgspec.structs.replace(view, viewer=0, players=(own, view.players[1]))
    assert table_picture(view, words()) == table_picture(seen, words())


def test_the_file_name_says_nothing() -> None:
    names = {table_picture(table(name), words()).name for name in SCENES}  # type: ignore[union-attr]
    assert names == {"warcry-table.png"}


@pytest.mark.parametrize("name", ["mid_battle", "shot"])
def test_a_table_in_the_middle_of_a_game_is_small(name: str) -> None:
    for language in LANGUAGES:
        made = table_picture(table(name), words(language))
        assert made is not None and (made.width, made.height) == (1280, 1024)
        assert len(made.data) <= min(200_000, 120_000 * made.width * made.height / 1_000_000)
        assert Image.open(io.BytesIO(made.data)).mode == "P"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("view", [*map(table, SCENES), crowded(7)], ids=[*SCENES, "all_full"])
def test_no_text_is_too_small_or_leaves_its_card(view: View, language: str) -> None:
    scene = table_scene(view, words(language, LONG))
    assert reading_faults(scene) == []
    for op, x, y in parts(scene.foreground):
        if isinstance(op, Text):
            assert op.text.strip() and "\n" not in op.text
            wide = width(op.text, op.size, op.face)
            left = {"l": 0.0, "m": wide / 2, "r": wide}[op.anchor[0]]
            if op.upward:
                assert y + op.y - wide / 2 >= 0 and y + op.y + wide / 2 <= scene.height
            else:
                assert x + op.x - left >= 8 and x + op.x - left + wide <= scene.width - 8, op.text
            assert y + op.y - op.size >= 0 and y + op.y <= scene.height
        if isinstance(op, Group):
            for inner in (part for part in op.make() if isinstance(part, Text)):
                wide = width(inner.text, inner.size, inner.face)
                left = {"l": 0.0, "m": wide / 2, "r": wide}[inner.anchor[0]]
                assert inner.x - left >= 2 and inner.x - left + wide <= op.width - 2, inner.text


def test_what_just_happened_is_read_from_afar() -> None:
    told = far_words(table_scene(table("shot"), words()))
    for one in ("Ana to act", "1 : 0", "A3 Hollowmere Handgunners", "B1", "6 +", "10", "3 +", "5", "Hit"):
        assert f" {one} " in f" {told} "
    combat = far_words(table_scene(table("mid_battle"), words()))
    assert "A4 Marshal Odrik Vane · B2 Ironhusk Chosen · 8 : 7" in combat and "Ben to act" in combat


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_header_and_act_strip_keep_their_letters(name: str, language: str) -> None:
    scene = table_scene(table(name), words(language))
    head = [op for op in scene.foreground if isinstance(op, Text) and op.y < SHEET.header]
    acts = [op for op in scene.foreground if isinstance(op, Text) and SHEET.header < op.y < SHEET.strip]
    assert min(op.size for op in head) == 40 and sorted(op.size for op in head)[1] == 48
    assert acts and min(op.size for op in acts) >= 40
    assert not any(op.text.endswith(ELLIPSIS) for op in (*head, *acts))


@pytest.mark.parametrize("each", [0, 1, 3, 7])
def test_no_two_cards_overlap(each: int) -> None:
    scene = table_scene(crowded(each), words("pl"))
    found = [
        op
        for op in scene.foreground
        if isinstance(op, Group | Sprite) and op.key[0] in ("unit", "strategy", "player")  # type: ignore[index]
    ]
    boxes = [(op.x, op.y, op.x + op.width, op.y + op.height) for op in found]
    assert len(boxes) == 28 + 4 + 2
    for i, one in enumerate(boxes):
        assert one[0] >= 8 and one[2] <= scene.width - 8 and one[3] <= scene.height
        for other in boxes[:i]:
            apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
            assert apart, (one, other)


def test_texts_on_a_full_table_do_not_overlap() -> None:
    scene = table_scene(crowded(2), words("pl"))
    boxes = []
    for op, x, y in parts(scene.foreground):
        if isinstance(op, Text) and not op.upward:
            wide = width(op.text, op.size, op.face)
            left = x + op.x - {"l": 0.0, "m": wide / 2, "r": wide}[op.anchor[0]]
            boxes.append((left, y + op.y - op.size * 0.66, left + wide, y + op.y, op.text))
    for i, one in enumerate(boxes):
        for other in boxes[:i]:
            apart = one[2] <= other[0] + 1 or other[2] <= one[0] + 1 or one[3] <= other[1] + 1 or other[3] <= one[1] + 1
            assert apart, (one, other)


@rule("WC-P13")
def test_the_first_player_is_below_whoever_looks_and_battle_lines_face_each_other() -> None:
    for viewer in (None, 0, 1):
        layout = table_plan(msgspec.structs.replace(table("mid_battle"), viewer=viewer))
        order = [(band.seat, band.line) for band in layout.bands]
        assert order == [(1, "reserve"), (1, "battle"), (0, "battle"), (0, "reserve")]
        tops = [band.top for band in layout.bands]
        assert tops == sorted(tops) and layout.bands[1].top + layout.bands[1].height == layout.middle[1]
        assert layout.middle[1] + layout.middle[3] == layout.bands[2].top


@pytest.mark.parametrize(("name", "heights"), [("muster", (150, 190, 128)), ("mid_battle", (104, 130, 340))])
def test_the_middle_grows_while_there_is_a_fight(name: str, heights: tuple[float, ...]) -> None:
    layout = table_plan(table(name))
    assert (layout.bands[0].height, layout.bands[1].height, layout.middle[3]) == heights
    assert sum(band.height for band in layout.bands) + layout.middle[3] == SHEET.height - SHEET.strip


@rule("WC-P13")
@pytest.mark.parametrize("name", SCENES)
def test_every_id_and_value_stands_on_the_picture_and_on_the_board(name: str) -> None:
    view, board = table(name), text_board(table(name), words())
    shown = " ".join(said(table_scene(view, words()))).split()
    for player in view.players:
        for one in (*player.units, *player.strategies):
            assert one.id in shown
            assert re.search(rf"\b{one.id}\b", board)
        for unit in player.units:
            line = next(line for line in board.splitlines() if line.startswith(f"{unit.id} "))
            strength, points = str(unit.strength), str(unit.tactic_points)
            assert f"strength {strength}," in line and f"{points}, leadership {unit.leadership}," in line
            assert ("ready" if unit.ready else "committed") in line
            for value, _ in unit.ranged:
                assert f"Ranged Attack {value}" in line
            held = {part.id for part in unit.attachments} | {f"+{part.id}" for part in unit.attachments}
            assert not held or held & set(shown) or str(len(unit.attachments)) in shown
            for part in unit.attachments:
                assert re.search(rf"\+ {part.id} ", board)
        for count in (player.army_deck, player.action_hand, len(player.action_discard)):
            assert str(count) in shown


@rule("WC-P13")
@pytest.mark.parametrize("name", ["mid_battle", "muster", "worst"])
def test_committed_cards_are_turned(name: str) -> None:
    view = table(name)
    for layout in (table_plan(view),):
        for op in table_scene(view, words()).foreground:
            if not isinstance(op, Group) or op.key[0] != "unit":  # type: ignore[index]
                continue
            place = layout.place(op.key[1][0])  # type: ignore[index]
            assert place is not None
            inner = [part.key for part in op.make() if isinstance(part, Sprite)]
            assert (turned_sign(0, 0).key in inner) == (not place.unit.ready)


@rule("WC-P13")
def test_the_combat_shows_sums_rolls_and_cards() -> None:
    shown = said(table_scene(table("mid_battle"), words()))
    assert "8" in shown and "7" in shown and "3/5" in shown and "Press Forward" in shown
    after = said(table_scene(table("shot"), words()))
    assert {"10", "5", "6 +", "4", "3 +", "2", "Hit"} <= set(after)
    sums = [op for op in table_scene(table("shot"), words()).foreground if isinstance(op, Text) and op.size > 80]
    assert [op.text for op in sums] == ["10", "5"]


def test_a_cancelled_card_is_struck_out() -> None:
    view = table("mid_battle")
    keys = [op.key for op, _, _ in parts(table_scene(view, words()).foreground) if isinstance(op, Sprite)]
    assert sum(key[0] == "cancelled" for key in keys) == 1  # type: ignore[index]


def test_many_played_cards_are_counted() -> None:
    view = table("mid_battle")
    assert view.combat is not None
    combat = msgspec.structs.replace(view.combat, cards=(view.combat.cards[0],) * 12)
    shown = said(table_scene(msgspec.structs.replace(view, combat=combat), words()))
    more = next(line for line in shown if line.endswith("more cards"))
    assert sum(line.startswith("Sound") for line in shown) + int(more.split()[0]) == 12


def test_legal_targets_are_marked_with_a_sign_of_their_own() -> None:
    view = table("shot")
    plain, marked = table_scene(view, words()), table_scene(view, words(), marks=("B4", "B8", "X9"))
    signs = [
        sum(isinstance(op, Sprite) and op.key == cross_hair(0, 0, 34).key for op in scene.foreground)
        for scene in (plain, marked)
    ]
    assert signs == [0, 2]


def test_the_way_of_a_shot_leads_from_the_shooter_to_the_target() -> None:
    view = table("shot")
    scene = table_scene(view, words())
    heads = [op for op in scene.foreground if isinstance(op, Sprite) and op.key[0] == "chevron"]  # type: ignore[index]
    layout = table_plan(view)
    start, end = layout.place("A3"), layout.place("B1")
    assert start is not None and end is not None
    for place, some in ((start, heads[:1]), (end, heads[-1:])):
        (head,) = some
        assert abs(head.x + head.width / 2 - place.x - place.width / 2) < 2
    assert start.y > heads[0].y + heads[0].height / 2 > layout.middle[1]
    assert heads[-1].y + heads[-1].height / 2 >= end.y + end.height


def act(kind: str, seat: int, unit: str = "", target: str = "", card: str = "") -> MarkView:
    return MarkView(kind, seat, unit, target, card, {}, {}, {}, "")


def discs(scene: Scene) -> list[tuple[int, float, float]]:
    """The numbers of acts with their places, those on cards and those beside their lines."""
    return [
        (op.key[1], op.x, op.y)  # type: ignore[index]
        for op in scene.foreground
        if isinstance(op, Group) and op.key[0] == "act"  # type: ignore[index]
    ]


@pytest.mark.parametrize("name", ["shot", "muster"])
def test_acts_since_the_readers_own_are_numbered_in_their_order_at_the_cards(name: str) -> None:
    view = table(name)
    acts = (act("move", 1, "B1"), act("attack", 0, "A1", "B1"), act("pass", 1), act("attack", 0, "A1", "B2"))
    scene = table_scene(view, words(), acts)
    layout = table_plan(view)
    places = [place for band in layout.bands for place in band.places]
    _, top, _, tall = layout.middle
    near = []
    for number, x, y in (one for one in discs(scene) if not top < one[2] < top + tall - 24):
        near.append((number, min(places, key=lambda place: abs(place.x - x) + abs(place.y - y)).unit.id))
    assert near == [(1, "B1"), (2, "A1"), (2, "B1"), (4, "A1"), (4, "B2")]
    assert len({(x, y) for _, x, y in discs(scene)}) == len(discs(scene))
    told = [line for line in said(scene) if line in ("A1 attacks B1", "Ben passes", "A1 attacks B2")]
    assert told == ["A1 attacks B1", "Ben passes"], "the last act stands in the strip"


def test_a_single_act_is_not_numbered() -> None:
    assert discs(table_scene(table("shot"), words(), (act("attack", 0, "A1", "B4"),))) == []


def armies(battle: int, reserve: int) -> View:
    """Two formations of so many units, with the longest names of the pack."""
    names = [card for card in sorted(content().cards) if "-U" in card]
    longest = sorted(names, key=lambda card: -len(words("pl").card_name(card)))
    made = []
    for letter in "AB":
        lines = ["battle"] * battle + ["reserve"] * reserve
        made.append(
            [
                scenes.unit(content().cards, f"{letter}{i + 1} {longest[i % len(longest)]}", line, ready=i % 3 > 0)
                for i, line in enumerate(lines)
            ]
        )
    return scenes.view(scenes.player(0, made[0]), scenes.player(1, made[1]))


@pytest.mark.parametrize(
    ("battle", "reserve"),
    [(1, 0), (1, 1), (3, 2), (4, 4), (5, 3), (6, 6), (7, 7), (8, 2), (12, 13), (15, 0), (18, 18), (0, 4), (0, 0)],
)
@pytest.mark.parametrize("fight", [False, True])
def test_units_have_room_in_their_lines(battle: int, reserve: int, fight: bool) -> None:
    view = armies(battle, reserve)
    if fight:
        view = msgspec.structs.replace(view, winner=0, ending="conceded", phase="finished", to_act=())
    layout = table_plan(view)
    assert sum(len(band.places) for band in layout.bands) == 2 * (battle + reserve)
    for band in layout.bands:
        for i, one in enumerate(band.places):
            assert band.top <= one.y and one.y + one.height <= band.top + band.height and one.x + one.width < COLUMN
            assert one.width >= (170 if len(band.places) <= MOST else 110) and one.width <= WIDEST
            for other in band.places[:i]:
                assert one.x >= other.x + other.width or one.y >= other.y + other.height
    for language in LANGUAGES:
        scene = table_scene(view, words(language))
        assert reading_faults(scene) == []
        shown = said(scene)
        assert all(place.unit.id in shown for band in layout.bands for place in band.places)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("battle", "reserve", "letters"), [(1, 1, 99), (3, 2, 99), (4, 4, 99), (6, 6, 8)])
def test_names_of_few_units_are_whole(battle: int, reserve: int, letters: int, language: str) -> None:
    shown = said(table_scene(armies(battle, reserve), words(language)))
    cut = [line for line in shown if line.endswith(ELLIPSIS) and len(line) > 1]
    assert all(len(line) > letters for line in cut), cut


def test_owners_differ_in_colour_shape_and_pattern() -> None:
    first, second = bearer(0), bearer(1)
    assert first.color != second.color and first.form != second.form and first.pattern != second.pattern
    assert len(seat_shape(0, 0, 0, 10)) != len(seat_shape(1, 0, 0, 10))
    kinds = [{type(op) for op in seat_banner(seat, 0, 0, 100, 34)[1:]} for seat in (0, 1)]
    assert kinds == [{Polygon}, {Disc}]


def test_owners_can_be_told_apart_without_colour() -> None:
    made = []
    for seat in (0, 1):
        sprite = Sprite(0, 0, 100, 34, ("grey", seat), lambda seat=seat: seat_banner(seat, 0, 0, 100, 34))
        image = Canvas().draw(Scene(100.0, 34.0, (), (sprite,))).convert("L")
        pixels = np.asarray(image, dtype=float)
        made.append((pixels - pixels.mean()) / pixels.std())
    assert np.abs(made[0] - made[1]).mean() > 0.3


def test_no_legend_takes_room_on_the_table() -> None:
    shown = said(table_scene(table("mid_battle"), words()))
    assert "Strength" not in shown and "Terror" not in shown


def test_long_names_end_in_an_ellipsis() -> None:
    shown = said(table_scene(table("worst"), words("pl", LONG)))
    assert [line for line in shown if line.startswith("Konst")] and LONG[0] not in shown
    assert all(line.endswith(ELLIPSIS) for line in shown if line.startswith("Konst"))


@pytest.mark.slow
def test_the_language_is_part_of_what_is_kept() -> None:
    canvas = Canvas()
    made = [canvas.draw(table_scene(table("mid_battle"), words(language))).tobytes() for language in LANGUAGES]
    assert len(set(made)) == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("view", [*map(table, SCENES), crowded(7)], ids=[*SCENES, "all_full"])
def test_alt_texts_fit_and_tell_the_turn(view: View, language: str) -> None:
    alt = alt_text(view, words(language, LONG))
    assert 100 < len(alt) <= ALT_LIMIT == 1024
    assert LONG[view.to_act[0]] in alt
    assert (view.combat is None) or view.combat.attacker in alt


@pytest.mark.slow
def test_a_limit_gives_a_smaller_file_or_none() -> None:
    view = table("muster")
    full = table_picture(view, words())
    assert full is not None
    small = table_picture(view, words(), limit=len(full.data) * 2 // 3)
    assert small is not None and len(small.data) <= len(full.data) * 2 // 3
    assert small.name == f"warcry-table.{small.kind}"
    assert table_picture(view, words(), limit=500) is None


@pytest.mark.parametrize("phase", ["setup", "muster_order", "commands", "retreat_tests", "clean_up", "finished"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_can_be_drawn_with_empty_lines(phase: str, language: str) -> None:
    empty = scenes.view(
        scenes.player(0, []), scenes.player(1, []), phase=phase, to_act=() if phase == "finished" else (0, 1)
    )
    over = msgspec.structs.replace(
        empty, winner=1 if phase == "finished" else None, battle_no=0 if phase == "setup" else 2
    )
    scene = table_scene(over, words(language))
    assert reading_faults(scene) == []
    for op in (op for op in scene.foreground if isinstance(op, Text)):
        left = op.x - {"l": 0.0, "m": 0.5, "r": 1.0}[op.anchor[0]] * width(op.text, op.size, op.face)
        assert left >= 16 and left + width(op.text, op.size, op.face) <= scene.width - 16, op.text
    assert table_picture(over, words(language)) is not None
    assert "Ben" in text_board(over, words(language))


def test_many_strategies_are_told_by_their_ids() -> None:
    view = table("mid_battle")
    many = tuple(StrategyView(f"A{30 + i}", "NE-C25") for i in range(7))
    first = msgspec.structs.replace(view.players[0], strategies=many)
    shown = said(table_scene(msgspec.structs.replace(view, players=(first, view.players[1])), words()))
    assert {one.id for one in many} <= set(" ".join(shown).split())

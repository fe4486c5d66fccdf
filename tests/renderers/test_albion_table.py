"""The picture of a table of Powers of Albion: what it shows, how it is read in the feed, and the same in words."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.albion.content.figures import Content
from bot.games.albion.view import Figures, Mark, View
from bot.i18n.catalog import LANGUAGES
from bot.i18n.wording import TableWords
from renderers.albion import hand, legend
from renderers.albion.art import drawings, has_sign
from renderers.albion.board import alt_text, last_lines, text_board
from renderers.albion.film import film_picture, rounds_of
from renderers.albion.ground import outlines
from renderers.albion.lands import FEATURES, VARIANTS, land
from renderers.albion.lettering import NAMED
from renderers.albion.marks import emptiest_corner
from renderers.albion.plan import centre, corners, story_plan
from renderers.albion.table import plan_of, table_picture, table_scene, whole_picture
from renderers.albion.tokens import sign_of
from renderers.albion.words import fate_title, modified, name_of, pawns_by_code, shown_fight
from renderers.kit.motifs import within
from renderers.kit.ops import Box, Group, Scene, Text
from renderers.kit.sheets import BROAD_SHEET, TALL_SHEET
from renderers.kit.text import width
from renderers.kit.wording import ALT_LIMIT
from tests.gallery import feed, tourneys
from tests.renderers.fields import LONG
from tests.renderers.support import game_words, listed, numbers, parts, said
from tests.support.hidden import vary_hidden
from tests.support.joust import scene, starter
from tests.support.rules import rule
from tests.support.suites import in_part_slow

NAMES = ("Ana", "Ben", "Celia", "Dmitri")
MADE = {make.__name__: make for make in tourneys.TABLES}


def content() -> Content:
    """The starter pack."""
    return starter().content


def words(language: str = "en", seats: tuple[str, ...] = NAMES) -> TableWords:
    """Words in a language; a missing message raises."""
    return game_words("albion", language, seats)


@cache
def tourney(name: str) -> View:
    """A table of the gallery."""
    return MADE[name](starter())


# -- read and told ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", in_part_slow(LANGUAGES, quick=("pl",)))
@pytest.mark.parametrize("whole", [False, True])
@pytest.mark.parametrize("name", MADE)
def test_every_letter_is_read_in_the_feed(name: str, whole: bool, language: str) -> None:
    view, spoken = tourney(name), words(language, LONG)
    made = table_scene(view, spoken, whole=whole)
    assert feed.reading_faults(made) == []
    told = feed.far_words(made)
    drawn = " ".join(said(made))
    for seat in () if shown_fight(view) and not whole else view.seats:
        assert str(seat.treasury) in told and LONG[seat.seat % len(LONG)][:4] in drawn, "a plate for each player"


@pytest.mark.parametrize("name", ["marched", "skirmish", "clash", "enchanted", "begun", "melee", "fate"])
def test_what_just_happened_is_read_from_afar(name: str) -> None:
    view = tourney(name)
    told, mark = feed.far_words(table_scene(view, words())), view.last
    assert mark is not None
    for code in (mark.pawn, mark.target, *(trail[0] for trail in mark.trails), *(code for code, _ in mark.blocked)):
        assert code in told
    if mark.dice:
        assert {str(sum(mark.dice)), str(mark.need)} <= numbers([told]) or not mark.need


@pytest.mark.slow
@pytest.mark.parametrize("name", MADE)
def test_equal_views_are_equal_bytes_and_files_are_small(name: str) -> None:
    one, other = tourney(name), MADE[name](starter())
    assert one is not other and one == other
    made = table_picture(one, words())
    assert made is not None and table_picture(other, words()) == made
    for picture in (made, whole_picture(one, words())):
        assert picture is not None and picture.kind == "png"
        assert len(picture.data) <= min(200_000, 135_000 * picture.width * picture.height / 1_000_000)


@pytest.mark.slow
def test_a_picture_is_made_as_small_as_is_demanded() -> None:
    made = table_picture(tourney("skirmish"), words(), limit=80_000)
    assert made is not None and len(made.data) <= 80_000
    assert table_picture(tourney("skirmish"), words(), limit=100) is None


@rule("AL-H1", "AL-H8", "AL-H9", "AL-H12")
@pytest.mark.parametrize("number", range(3))
def test_worlds_that_differ_in_what_is_hidden_are_one_picture_for_all(number: int) -> None:
    s = scene("items", ana="1.1 gawain @C12 horse sword mail | 1.2 kay @D14", ben="2.1 lancelot @D12 sword plate P=8")
    game = s.match.game
    other = vary_hidden(game, s.state, None, lambda most: number % most)
    assert other != s.state
    views = [game.view(one, None) for one in (s.state, other)]
    assert table_picture(views[0], words()) == table_picture(views[1], words())
    assert text_board(views[0], words()) == text_board(views[1], words())


def test_a_hidden_knight_is_a_number_and_a_revealed_one_has_his_name() -> None:
    told = said(table_scene(tourney("skirmish"), words()))
    assert {"1.1", "1.2", "2.1", "Gawain", "Lancelot"} <= set(told) and "Kay" not in " ".join(told)
    assert "Kay" not in text_board(tourney("skirmish"), words())


# -- what part of the map is shown -----------------------------------------------------------------------------------


def shown(view: View) -> set[str]:
    """The hexes that are whole on the picture."""
    frame = plan_of(view, words(), whole=False).shown
    return {name for name, one in content().hexes.items() if frame.shows(one, 0.8)}


def test_what_is_in_play_is_shown_and_not_much_more() -> None:
    seen = shown(tourney("skirmish"))
    assert {"C12", "C15", "E14", "D12", "D13"} <= seen and "A1" not in seen and "M19" not in seen
    assert len(shown(tourney("fate"))) < 40


def test_all_of_the_map_is_shown_at_a_rounds_end_and_where_all_is_in_play() -> None:
    near = tourney("skirmish")
    every = len(content().hexes)
    assert len(shown(tourney("marched"))) == len(shown(tourney("start"))) == len(shown(tourney("over"))) == every
    assert len(shown(replace(near, phase="movement"))) == every, "sealed orders for the next round"
    by_seats = replace(near, phase="movement", options=replace(near.options, seat_order=True))
    assert len(shown(by_seats)) < every, "AL-6.10: what one player has just moved"
    assert len(shown(replace(near, last=None))) == every


def test_the_whole_map_has_its_letters_and_numbers_along_the_edges_and_a_part_of_it_its_hexes_labels() -> None:
    scenes = [table_scene(tourney("skirmish"), words(), whole=whole) for whole in (True, False)]
    every, part = ([text for text, _ in written(made)] for made in scenes)
    assert not {"C12", "A1", "O19"} & set(every) and every.count("19") == 2 <= every.count("O")
    assert {"C12", "D13"} <= set(part) and "19" not in part


def test_a_part_of_the_map_is_shown_on_the_sheet_where_it_is_larger() -> None:
    hexes = content().hexes
    wide = story_plan([hexes["C12"], hexes["H12"]], hexes.values())
    tall = story_plan([hexes["C6"], hexes["C13"]], hexes.values())
    assert wide is not None and tall is not None
    assert (wide.sheet, tall.sheet) == (BROAD_SHEET, TALL_SHEET)
    assert story_plan([hexes["A1"], hexes["O19"]], hexes.values()) is None is story_plan([], hexes.values())


def test_of_more_marches_than_the_strip_has_room_for_it_tells_who_marched() -> None:
    trails = tuple((one.code, "C12", "C13", "C14") for one in tourney("start").pawns)
    told = feed.far_words(table_scene(replace(tourney("start"), last=Mark("movement", trails=trails)), words()))
    assert "Moves: 1.1, 1.2" in told and "4.4" in told and "…" not in told and "C14" not in told


def test_a_fate_card_stands_in_the_strip_with_its_land_and_dice() -> None:
    told = said(table_scene(tourney("fate"), words()))
    assert "1.2 · Galehot's Land" in told and {"3", "4", "7: A quiet road"} <= set(told)


def test_the_small_map_lies_where_the_fewest_pawns_and_ways_are() -> None:
    view = tourney("skirmish")
    frame = plan_of(view, words(), whole=False).shown
    box = emptiest_corner(view, frame, 170, words())
    pawns = [frame.of(content().hexes[one.hex]) for one in view.pawns if one.hex]
    assert not [1 for x, y in pawns if box[0] < x < box[2] and box[1] < y < box[3]]


def written(scene: Scene) -> list[tuple[str, Box]]:
    """All words of a picture with their boxes, and the letters of those that are set apart."""
    found = []
    for op, x, y in parts((*scene.background, *scene.foreground)):
        if isinstance(op, Text):
            wide = width(op.text, op.size, op.face)
            left = x + op.x - wide * {"l": 0.0, "m": 0.5, "r": 1.0}[op.anchor[0]]
            found.append((op.text, (left, y + op.y - op.size * 0.66, left + wide, y + op.y)))
    return found


def meet(one: Box, other: Box) -> bool:
    """True if boxes have more than a hair in common."""
    return min(one[2], other[2]) - max(one[0], other[0]) > 2 and min(one[3], other[3]) - max(one[1], other[1]) > 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_start_no_word_of_the_whole_map_hides_another_and_no_shield_hides_a_name(language: str) -> None:
    spoken = words(language)
    made = table_scene(tourney("start"), spoken, whole=True)
    placed = written(made)
    boxes = {text: box for text, box in placed if len(text) > 1}
    clashes = {(a, b) for a, box in placed for b, other in boxes.items() if a != b and meet(box, other)}
    assert clashes == set() and not [text for text in boxes if "…" in text]
    names = [name_of(spoken, one.id) for one in content().hexes.values() if one.site in NAMED]
    shields = [op for op in made.foreground if isinstance(op, Group) and op.key[0] == "albpawn"]
    assert len(names) == 6 and len(shields) == 16
    for name in names:
        for op in shields:
            assert not meet(boxes[name], (op.x, op.y, op.x + op.width, op.y + op.height)), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MADE)
def test_no_name_of_a_place_lies_on_a_pawn_of_the_whole_map(name: str, language: str) -> None:
    spoken = words(language)
    made = table_scene(tourney(name), spoken, whole=True)
    names = {name_of(spoken, one.id) for one in content().hexes.values() if one.site in NAMED}
    shields = [op for op in made.foreground if isinstance(op, Group) and op.key[:1] == ("albpawn",)]  # type: ignore[index]
    for text, box in written(made):
        if text in names:
            assert not [op.key for op in shields if meet(box, (op.x, op.y, op.x + op.width, op.y + op.height))], text


def test_borders_are_closed_and_hold_their_hexes() -> None:
    hexes = list(content().hexes.values())
    on_map = {(one.q, one.r) for one in hexes}
    for region in {one.region for one in hexes}:
        inside = [one for one in hexes if one.region == region]
        loops = outlines(inside, on_map)
        for one in hexes:
            times = sum(within(loop, *centre(one)) for loop in loops)
            assert times % 2 == (one.region == region), one.id


def test_neighbours_share_a_border() -> None:
    hexes = content().hexes
    on_map = {(one.q, one.r) for one in hexes.values()}
    (one,), (other,) = outlines([hexes["C3"]], on_map), outlines([hexes["D3"]], on_map)
    shared = [p for p in one if min((p[0] - x) ** 2 + (p[1] - y) ** 2 for x, y in other) < 1e-6]
    assert len(shared) >= 4
    assert len(corners(0, 0)) == 6 and centre(hexes["B1"])[0] - centre(hexes["A1"])[0] == pytest.approx(3**0.5)


def test_every_land_site_token_and_knight_has_a_drawing() -> None:
    assert {one.feature for one in content().hexes.values()} <= set(FEATURES)
    assert {one.site for one in content().hexes.values()} - {None, "castle"} == set(drawings("sites"))
    assert set(content().knights) == set(drawings("arms")) - {"unknown"}
    assert all(has_sign(kind) for kind in content().gear)
    assert len({land("forest", i, (0, 0, 0)) for i in range(VARIANTS)}) == VARIANTS


def test_tokens_of_another_pack_have_the_sign_of_their_class() -> None:
    gear = {**content().gear, "flail": replace(content().gear["sword"], id="flail")}
    other = replace(content(), gear=gear)
    assert [sign_of(kind, other) for kind in ("flail", "sword", "", "nothing")] == [
        *("weapon", "sword", "hidden", "object")
    ]


# -- fights and other acts -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_duel_shows_both_knights_and_the_dice_of_both(language: str) -> None:
    view, spoken = tourney("clash"), words(language)
    told = feed.far_words(table_scene(view, spoken)).split(" · ")
    assert {"9 ≤ 10", "14 > 12", name_of(spoken, "gawain"), name_of(spoken, "lancelot"), "16", "8", "3"} <= set(told)
    assert spoken.t("picture-alb-wound", n=5) in told
    arms = said(table_scene(view, spoken))
    assert {name_of(spoken, kind) for kind in ("sword", "mail", "two_handed_sword", "plate")} <= set(arms)
    assert "2 + 3 + 4 = 9" in text_board(view, spoken) and "6 + 5 + 3 = 14" in text_board(view, spoken)


def test_a_fight_is_nothing_but_the_fight_on_the_broad_sheet_and_its_sums_are_the_largest_letters() -> None:
    made = table_scene(tourney("clash"), words())
    assert (made.width, made.height) == (BROAD_SHEET.width, BROAD_SHEET.height)
    largest = sorted((one for one in feed.letters_of(made)), key=lambda one: one.small)[-2:]
    assert {one.text for one in largest} == {"9 ≤ 10", "14 > 12"}
    assert "Celia" not in said(made)


def test_a_dodge_has_to_reach_what_is_needed() -> None:
    view = tourney("melee")
    assert "16 ≥ 12" in feed.far_words(table_scene(view, words()))
    assert view.last is not None
    short = replace(view, last=replace(view.last, defence_dice=(4, 3, 3), result="hit"))
    assert "10 < 12" in feed.far_words(table_scene(short, words()))


def test_a_fight_of_several_shows_all_of_them() -> None:
    view = tourney("melee")
    told = said(table_scene(view, words()))
    assert {"1.1", "1.2", "2.1", "2.2", "3.2", "Gawain", "Kay", "Palamedes"} <= set(told)


@rule("AL-19.3", "AL-19.4", "AL-19.18")
def test_a_fight_of_several_tells_who_has_the_initiative_over_whom_and_counts_from_one() -> None:
    view = tourney("melee")
    assert view.fight is not None
    fight = replace(view.fight, pairs={"1.1 2.1": "1.1", "1.1 2.2": "1.1", "1.2 2.1": "2.1"}, turn="2.2", rounds=0)
    view = replace(view, fight=fight)
    drawn, told = said(table_scene(view, words())), text_board(view, words())
    assert "initiative over 2.1, 2.2" in drawn and "initiative over 1.2" in drawn
    assert "1.1 Gawain has the initiative over" in told and "2.1 " in told
    assert "Pass 1 through the order of attacks" in told and "Turn: 2.2" in told
    assert "Initiative: " not in told


def test_a_duel_counts_the_turn_that_is_being_fought() -> None:
    view = tourney("clash")
    assert view.fight is not None
    told = text_board(replace(view, fight=replace(view.fight, turns=7)), words())
    assert "Turn 8 of the duel" in told and "Initiative: " in told


@rule("AL-2.3", "AL-16.1")
def test_modified_strength_has_penalty_and_saddle_in_it() -> None:
    view = tourney("clash")
    pawns = pawns_by_code(view)

    def own(view_: View) -> int:
        figures: Figures | None = pawns["1.1"].figures
        assert figures is not None
        return modified(view_, pawns["1.1"]) - figures.modified

    assert own(view) == 0, "both ride"
    on_foot = replace(pawns["2.1"], transport="foot")
    walking = replace(view, pawns=tuple(on_foot if one.code == "2.1" else one for one in view.pawns))
    assert own(walking) == 1
    assert view.fight is not None
    assert own(replace(walking, fight=replace(view.fight, penalties={"1.1": 3}))) == -2


def test_a_fight_is_shown_once_all_are_known_and_after_its_last_blow() -> None:
    view = tourney("clash")
    assert [one.code for one in shown_fight(view)] == ["1.1", "2.1"]
    assert [one.code for one in shown_fight(replace(view, fight=None))] == ["1.1", "2.1"], "the blow that ended it"
    assert shown_fight(replace(view, fight=None, phase="movement")) == ()
    unknown = tuple(replace(one, revealed=False, figures=None) for one in view.pawns)
    assert shown_fight(replace(view, pawns=unknown)) == ()


FELL = "Duel: 1.1 Gawain – 2.1 Lancelot"
KINDS: list[tuple[Mark | None, str]] = [
    (None, "Nothing has happened yet"),
    (Mark("movement"), "Nobody moves"),
    (Mark("movement", trails=(("1.2", "D14", "D13"),)), "Moves: 1.2 to D13"),
    (Mark("movement", blocked=(("2.1", "C12"),)), "2.1 blocked before C12"),
    (Mark("fled", "1.1", trails=(("1.1", "C12", "C14"),)), "1.1 Gawain flees to C14"),
    (Mark("fight", "1.1", "2.1"), FELL),
    (Mark("strike", "1.1", "2.1", dice=(6, 6, 6), need=10, result="missed"), "10 or less needed – a miss"),
    (Mark("strike", "1.1", "2.1", dice=(1, 1, 2), need=10, result="unhorsed"), "unhorsed"),
    (Mark("strike", "1.1", "2.1", dice=(1, 1, 2), need=10, result="hit", damage=0), "no wound"),
    (Mark("spell", "1.1", "2.1", defence="healing"), "1.1 Gawain casts Healing on 2.1 Lancelot"),
    (Mark("something_new", "1.2"), "Last action: 1.2"),
]


@pytest.mark.parametrize(("mark", "told"), KINDS)
def test_what_just_happened_is_told(mark: Mark | None, told: str) -> None:
    view = replace(tourney("skirmish"), last=mark)
    assert told in " ".join(said(table_scene(view, words())))
    assert mark is None or told in alt_text(view, words())


def test_a_fate_card_is_told_with_its_dice() -> None:
    view = tourney("fate")
    assert view.last is not None
    title = fate_title(view.last.result, words("cs"))
    assert any(f"3 + 4 = 7: {title}" in line for line in last_lines(view, words("cs")))
    assert fate_title("no_such_card", words()) == "no such card"


def test_acts_since_the_readers_own_are_numbered() -> None:
    view = tourney("clash")
    acts = (Mark("fight", "1.1", "2.1"), view.last)
    assert f"1. {FELL} · " in " ".join(said(table_scene(view, words(), acts)))  # type: ignore[arg-type]
    assert f"1. {FELL}" in alt_text(view, words(), acts)  # type: ignore[arg-type]


# -- private and other sheets ----------------------------------------------------------------------------------------


def own_hands() -> dict[str, View]:
    """Views of seats: with orders, while equipping, with two groups, with nothing, of nobody."""
    mine = tourneys.own(starter())
    both = tuple(replace(one, seat=1) if one.group == 3 else one for one in mine.pawns)
    seats = (mine.seats[0], replace(mine.seats[1], groups=(2, 3)), *mine.seats[2:])
    arming = tourneys.arming(starter())
    return {
        "orders": mine,
        "arming": arming,
        "two_groups": replace(mine, pawns=both, seats=seats),
        "nothing": replace(arming, viewer=1),
        "public": tourney("start"),
    }


@pytest.mark.slow
@pytest.mark.parametrize("language", in_part_slow(LANGUAGES, quick=("pl",)))
@pytest.mark.parametrize("name", own_hands())
def test_the_own_knights_are_read_and_told(name: str, language: str) -> None:
    view, spoken = own_hands()[name], words(language)
    made = hand.hand_scene(view, spoken)
    assert feed.reading_faults(made, public=False) == []
    told = hand.hand_text(view, spoken)
    if name in ("nothing", "public"):
        assert told == ""
    else:
        cards = [text for text in said(made) if not re.fullmatch(r"\d\.\d|[A-O]\d+|\+?\d", text)]
        assert numbers(cards) <= numbers([told, spoken.t("picture-alb-round-of", round=view.round, last=40)])
    picture = hand.hand_picture(view, spoken)
    assert picture is not None and len(picture.alt) <= ALT_LIMIT


def test_the_own_sheet_tells_orders_arms_spells_and_what_is_known() -> None:
    told = hand.hand_text(own_hands()["orders"], words())
    for fact in (
        "2.1: D11-D10 (leaves horse or boat)",
        "2.4 stays",
        "2.2 (takes everything)",
        "Spells of 2.4: Thunderbolt +−",
        "Holy Grail",
        "Known to you on G5: Pridwen",
    ):
        assert fact in told
    assert "Palamedes, ready-made: Strength 15, Power 9" in hand.hand_text(own_hands()["arming"], words())


@pytest.mark.slow
def test_own_orders_are_drawn_and_nobody_else_sees_them() -> None:
    mine = own_hands()["orders"]
    bare = replace(mine, seats=(mine.seats[0], replace(mine.seats[1], moves=None), *mine.seats[2:]))
    assert listed(hand.hand_scene(mine, words())) != listed(hand.hand_scene(bare, words()))
    assert listed(table_scene(mine, words())) == listed(table_scene(bare, words()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_symbols_are_explained(language: str) -> None:
    spoken = words(language)
    made = legend.symbols_scene(spoken)
    assert feed.reading_faults(made, public=False) == []
    picture = legend.symbols_picture(spoken)
    assert picture is not None and name_of(spoken, "excalibur") in picture.alt


@pytest.mark.slow
def test_a_film_has_a_picture_a_round_and_one_of_the_end() -> None:
    views = tourneys.story(starter())
    again = [views[0], views[0], *views[1:]]
    assert [view.round for view in rounds_of(again)] == [1, 2, 3, 9]
    made: Any = film_picture(again, words())
    assert made is not None and made.kind == "gif" and "4" in made.alt


@rule("AL-3.3", "AL-6.9")
def test_pawns_that_share_their_castle_are_all_on_the_map() -> None:
    view = tourney("start")
    frame, made = plan_of(view, words(), whole=False).shown, table_scene(view, words())
    left, top, right, bottom = frame.box
    found = {op.key[1]: op for op in made.foreground if isinstance(op, Group) and op.key[:1] == ("albpawn",)}  # type: ignore[index]
    assert set(found) == {one.code for one in view.pawns}
    assert all(left <= op.x and op.x + op.width <= right + 2 for op in found.values())
    assert all(top - 1 <= op.y and op.y + op.height <= bottom + 2 for op in found.values())

"""The picture of a Talisman table: what it shows, how it is read in the feed, and the same in words."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import codec
from bot.games.talisman.content.cards import Content
from bot.games.talisman.state import Stacked
from bot.games.talisman.view import Choices, Mark, Side, View
from bot.i18n.catalog import LANGUAGES
from bot.i18n.wording import TableWords
from renderers.kit.ops import Scene, Sprite, Text
from renderers.kit.text import width
from renderers.kit.wording import ALT_LIMIT
from renderers.talisman import hand, legend, marks, panels, table
from renderers.talisman.art import drawings, has_vignette, vignette
from renderers.talisman.board import alt_text, text_board
from renderers.talisman.film import film_picture
from renderers.talisman.plan import CLOSEST, FARTHEST, SIDE, Layout, middle, space_box, whole_plan
from renderers.talisman.table import film_scene, plan_of, table_picture, table_scene, whole_picture
from renderers.talisman.words import name_of, round_line, space_names
from tests.gallery import feed, quests
from tests.renderers.fields import LONG
from tests.renderers.support import game_words, listed, numbers, said
from tests.support.fair import random_match
from tests.support.quest import starter
from tests.support.roster import entrant
from tests.support.suites import in_part_slow

NAMES = ("Ana", "Ben", "Celia", "Dmitri", "Eva", "Filip")
MADE = {make.__name__: make for make in quests.TABLES}


@cache
def content() -> Content:
    """The starter pack."""
    return starter().content


def words(language: str = "en", seats: tuple[str, ...] = NAMES) -> TableWords:
    """Words in a language; a missing message raises."""
    return game_words("talisman", language, seats)


@cache
def quest(name: str) -> View:
    """A table of the gallery."""
    return MADE[name](content())


@pytest.mark.parametrize("language", in_part_slow(LANGUAGES, quick=("pl",)))
@pytest.mark.parametrize("whole", [False, True])
@pytest.mark.parametrize("name", MADE)
def test_every_letter_is_read_in_the_feed(name: str, whole: bool, language: str) -> None:
    spoken = words(language, (*LONG, *LONG))
    scene = table_scene(quest(name), spoken, whole=whole)
    assert feed.reading_faults(scene) == []
    told = feed.far_words(scene)
    assert round_line(quest(name), spoken) in told
    fought = not whole and plan_of(quest(name), spoken).fight
    for player in quest(name).players:
        assert fought or LONG[player.seat % len(LONG)][:5] in " ".join(said(scene)), "a plate a player"
        if player.hero is not None and not fought:
            assert str(player.hero.total_strength) in told


def test_the_cards_that_are_met_are_read_from_afar() -> None:
    view = quest("met")
    told = feed.far_words(table_scene(view, words())).split(" · ")
    assert "c1 Ogre (Strength 5), c2 Sword, 2 gold" in told
    assert "Ana rolls 3: Woods 1" in told


def test_where_a_roll_leads_is_read_from_afar() -> None:
    told = feed.far_words(table_scene(quest("rolled"), words())).split(" · ")
    assert {"2", "Possible: Crags, Sentinel", "Crags", "Sentinel"} <= set(told)


def test_a_spell_that_waits_for_an_answer_is_told_before_all_else() -> None:
    view = replace(quest("met"), stack=(Stacked("mending", 1, "on_spell", 0),))
    assert "Ben casts Mending at Ana" in feed.far_words(table_scene(view, words()))


def test_more_cards_than_a_strip_holds_are_told_by_their_ids() -> None:
    view = quest("met")
    assert view.players[0].hero is not None
    many = replace(view, spaces={"woods_1": quests.Table(content()).pieces(*sorted(content().cards)[:9])})
    assert "c1, c2, c3, c4, c5, c6, c7, c8, c9, 2 gold" in feed.far_words(table_scene(many, words()))


def test_every_card_character_and_place_is_told_by_its_name() -> None:
    view, spoken = quest("crowded"), words("pl")
    told = text_board(view, spoken)
    for space, pieces in view.spaces.items():
        assert name_of(spoken, space) in told
        for one in pieces:
            assert f"{one.id} {name_of(spoken, one.card)}" in told
    for player in view.players:
        assert player.hero is not None and name_of(spoken, player.hero.character) in told
        for one in (*player.hero.objects, *player.hero.followers, *player.hero.trophies):
            assert f"{one.id} {name_of(spoken, one.card)}" in told


def test_spaces_with_one_name_have_numbers() -> None:
    assert name_of(words(), "fields_3") == "Fields 3" and name_of(words(), "crown") == "Crown of Command"
    assert name_of(words("pl"), "fields_3") == "Pola 3"
    assert len(set(space_names(words("cs")).values())) == 49


@pytest.mark.slow
@pytest.mark.parametrize("name", MADE)
def test_equal_views_are_equal_bytes_and_files_are_small(name: str) -> None:
    one, other = quest(name), MADE[name](content())
    assert one is not other and one == other
    made = table_picture(one, words())
    assert made is not None and table_picture(other, words()) == made
    for picture in (made, whole_picture(one, words())):
        assert picture is not None and picture.kind == "png"
        full = 135_000 if picture.height > picture.width else 125_000  # no paper lies beside a whole board
        assert len(picture.data) <= min(200_000, full * picture.width * picture.height / 1_000_000)


@pytest.mark.slow
def test_a_picture_is_made_as_small_as_is_demanded() -> None:
    made = table_picture(quest("crowded"), words(), limit=60_000)
    assert made is not None and len(made.data) <= 60_000
    assert table_picture(quest("crowded"), words(), limit=100) is None


def test_spells_that_only_their_owner_sees_are_in_no_table() -> None:
    own = quests.own(content())
    mine = own.players[0]
    hidden = replace(own, players=(replace(mine, spells=None), *own.players[1:]))
    assert listed(table_scene(own, words())) == listed(table_scene(hidden, words()))
    assert text_board(own, words()) == text_board(hidden, words())
    assert "Mending" in hand.hand_text(own, words())


# -- what part of the board is shown ---------------------------------------------------------------------------------


def shown(view: View) -> set[str]:
    """The spaces whose middle is on the picture."""
    frame = plan_of(view, words()).shown
    return {name for name, space in content().board.spaces.items() if frame.shows(space)}


@pytest.mark.parametrize("name", ["met", "rolled", "duel", "clash", "crowded"])
def test_what_is_in_play_is_larger_than_on_the_whole_board_and_fills_the_stage(name: str) -> None:
    plan: Layout = plan_of(quest(name), words())
    assert FARTHEST <= plan.shown.cell <= CLOSEST and plan.fight == (name in ("duel", "clash"))
    assert plan.shown.box == (0, plan.sheet.strip, plan.sheet.width, plan.foot[1])
    x0, y0, x1, y1 = plan.shown.region
    assert x0 >= 0 and y0 >= 0 and x1 <= SIDE + 1e-9 and y1 <= SIDE + 1e-9


def test_where_a_roll_leads_is_shown_even_if_the_last_way_is_too_long_for_that() -> None:
    view = replace(quest("rolled"), last=Mark("move", 1, ("city", "fields_3", "plains_1")))
    assert {"chapel", "crags", "sentinel"} <= shown(view) and len(shown(view)) < 49


def test_what_is_in_play_is_shown_and_not_much_more() -> None:
    seen = shown(quest("met"))
    assert {"village", "fields_1", "graveyard", "woods_1"} <= seen and "city" not in seen
    assert {"chapel", "crags", "sentinel"} <= shown(quest("rolled"))


def test_all_of_the_board_is_shown_at_the_end_of_a_round_and_where_all_is_in_play() -> None:
    view = quest("met")
    fresh = replace(view, phase="before_move", turn=quests.turn(0), last=None)
    assert len(shown(fresh)) == 49, "a round begins with the first seat"
    later = replace(fresh, turn=quests.turn(1))
    assert len(shown(later)) < 49, "the turns after it do not"
    assert len(shown(replace(fresh, turn=quests.turn(0, extra=True)))) < 49
    assert len(shown(replace(fresh, turn=quests.turn(0, die=4)))) < 49
    far = replace(view, last=Mark("move", 0, ("village", "city")))
    assert len(shown(far)) == 49
    assert len(shown(quest("empty"))) == len(shown(quest("over"))) == 49


def test_a_round_begins_with_the_first_seat_that_is_alive() -> None:
    view = replace(quest("met"), phase="before_move", first=2, turn=quests.turn(3), last=None)
    assert len(shown(view)) < 49
    dead = replace(view.players[2], hero=None, status="out")
    assert len(shown(replace(view, players=(*view.players[:2], dead, view.players[3])))) == 49


def test_a_fight_that_is_over_makes_room_for_where_the_next_roll_leads() -> None:
    view = replace(quest("rolled"), last=quest("duel").last)
    assert not plan_of(view, words()).fight and {"chapel", "crags", "sentinel"} <= shown(view)
    resting = replace(view, turn=quests.turn(1), phase="before_move")
    assert plan_of(resting, words()).fight and "chapel" in shown(resting), "where it was fought"


def test_each_ring_is_filled_and_no_spaces_overlap() -> None:
    boxes = [space_box(space) for space in content().board.spaces.values()]
    for i, (x0, y0, x1, y1) in enumerate(boxes):
        assert 0 <= x0 < x1 <= SIDE + 1e-9 and 0 <= y0 < y1 <= SIDE + 1e-9
        for a0, b0, a1, b1 in boxes[:i]:
            assert min(x1, a1) - max(x0, a0) < 1e-9 or min(y1, b1) - max(y0, b0) < 1e-9
    assert middle(content().board.spaces["crown"]) == pytest.approx((SIDE / 2, SIDE / 2))


def test_cards_that_may_be_met_next_are_framed() -> None:
    view = quest("met")
    plain = replace(view, choices=Choices())
    assert listed(table_scene(view, words())) != listed(table_scene(plain, words()))


def test_every_kind_of_space_has_a_vignette_and_a_strange_one_a_bare_land() -> None:
    kinds = {space.kind for space in content().board.spaces.values()}
    assert all(has_vignette(kind) for kind in kinds)
    assert len({vignette(kind, "outer") for kind in kinds}) == len(kinds)
    assert not has_vignette("tundra") and vignette("tundra", "inner") != vignette("tundra", "outer")
    assert {*drawings("lands"), *drawings("wilds")} == kinds


# -- fights and other acts -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fight_shows_both_totals_with_what_they_are_made_of(language: str) -> None:
    view, spoken = quest("duel"), words(language)
    told = said(table_scene(view, spoken))
    assert {"13", "10", "+5", "+2", "+1", "+7"} <= set(told)
    assert name_of(spoken, "holy_lance") in told and name_of(spoken, "dragon") in told
    assert {"13", "10"} <= set(feed.far_words(table_scene(view, spoken)).split(" · "))
    assert re.search(rf"Ana: .*{name_of(spoken, 'holy_lance')} \+2.* = 13", text_board(view, spoken))


def test_a_creature_without_a_card_has_a_value_of_its_own() -> None:
    brigand = Side(
        name=("A brigand", "Zbój", "Lapka"), kinds=("monster",), base=4, parts=(("", 4),), dice=(2,), total=6
    )
    view, spoken = quest("duel"), words("pl")
    assert view.last is not None and view.last.fight is not None
    fought = replace(view, last=replace(view.last, cards=(), fight=replace(view.last.fight, attacker=brigand)))
    assert {"A brigand", "Own value", "+4", "6"} <= set(said(table_scene(fought, words())))
    assert "Zbój" in said(table_scene(fought, spoken))
    assert "Zbój: Wartość własna +4, Kostka 2 = 6" in text_board(fought, spoken)


def test_the_chance_to_win_is_told_until_the_dice_fall() -> None:
    assert "Chance to win for Ben: 52%" in said(table_scene(quest("clash"), words()))
    unknown = replace(quest("clash"), choices=Choices())
    assert "The dice are still to be rolled" in said(table_scene(unknown, words()))


KINDS: list[tuple[Mark | None, str]] = [
    (None, "Nothing has happened yet"),
    (Mark("move", 1, ("city", "fields_4"), die=1), "Ben rolls 1: Fields 4"),
    (Mark("move", 1, ("city", "fields_4")), "Ben moves: Fields 4"),
    (Mark("drawn", 1, cards=("tremor", "ogre")), "Ben draws: Tremor, Ogre"),
    (Mark("card", 1, cards=("ogre",)), "Ben meets: Ogre"),
    (Mark("person", 1, cards=("village_smith",)), "Ben visits: "),
    (Mark("use", 1, cards=("orb_of_sight",)), "Ben uses: Orb of Sight"),
    (Mark("cast", 1, cards=("mending",)), "Ben casts: Mending"),
    (Mark("cast", 1, cards=("mending",), target=0), "Ben casts Mending at Ana"),
    (Mark("something_new", 1, cards=("ogre",)), "Ben: Ogre"),
    (Mark("something_new", 1), "Last action: Ben"),
]


@pytest.mark.parametrize(("mark", "told"), KINDS)
def test_what_just_happened_is_told(mark: Mark | None, told: str) -> None:
    view = replace(quest("met"), last=mark)
    assert told in " ".join(said(table_scene(view, words())))
    assert mark is None or told in alt_text(view, words())


def test_acts_since_the_readers_own_are_numbered() -> None:
    view = replace(quest("met"), spaces={}, gold={})
    acts = (Mark("card", 1, cards=("tremor",)), Mark("drawn", 2, cards=("ogre",)), view.last)
    told = said(table_scene(view, words(), acts))  # type: ignore[arg-type]
    assert "1. Ben meets: Tremor · 2. Celia draws: Ogre" in told
    assert "1. Ben meets: Tremor" in alt_text(view, words(), acts)  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.parametrize("number", in_part_slow(range(2), quick=(0,)))
def test_tables_of_games_by_chance_are_read_and_told(number: int) -> None:
    entrant_of = entrant("talisman", number)
    lines = random_match(entrant_of, f"board {number}".encode(), 120).lines
    for i, line in enumerate(lines[::8]):
        state = codec.decode(line.position.snapshot, entrant_of.game.state_type)
        view, spoken = entrant_of.game.view(state, None), words(LANGUAGES[i % len(LANGUAGES)], (*LONG, *LONG))
        assert feed.reading_faults(table_scene(view, spoken)) == []
        assert text_board(view, spoken) and len(alt_text(view, spoken)) <= ALT_LIMIT


# -- private and other sheets ----------------------------------------------------------------------------------------


def own_hands() -> list[View]:
    """Views of seats: with a few cards, with all that can be carried, without a character, of nobody."""
    full = quest("crowded")
    mine = replace(full.players[1], spells=("doorway", "last_breath", "stone_feet"))
    dead = replace(quest("over"), viewer=1)
    laden = replace(full, viewer=1, players=(full.players[0], mine, *full.players[2:]))
    return [quests.own(content()), laden, dead, quest("met")]


@pytest.mark.parametrize("language", in_part_slow(LANGUAGES, quick=("pl",)))
@pytest.mark.parametrize("number", range(4))
def test_the_own_sheet_is_read_and_told(number: int, language: str) -> None:
    view, spoken = own_hands()[number], words(language)
    scene = hand.hand_scene(view, spoken)
    assert feed.reading_faults(scene, public=False) == []
    if number < 2:
        assert numbers(said(scene)) <= numbers([hand.hand_text(view, spoken)])
        for spell in view.players[view.viewer or 0].spells or ():
            assert name_of(spoken, spell) in said(scene)
    else:
        assert hand.hand_text(view, spoken) == ""
    made = hand.hand_picture(view, spoken)
    assert made is not None and len(made.alt) <= ALT_LIMIT


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_symbols_are_explained(language: str) -> None:
    scene: Scene = legend.symbols_scene(words(language))
    assert feed.reading_faults(scene, public=False) == []
    made = legend.symbols_picture(words(language))
    assert made is not None and words(language).t("picture-tal-sign-strength") in made.alt


@pytest.mark.slow
def test_a_game_as_a_film_has_a_picture_for_each_moment() -> None:
    assert "Ana rolls 3: Woods 1" in said(film_scene(quest("met"), words()))
    made = film_picture(quests.story(content()), words())
    assert made is not None and made.kind == "gif" and "6 pictures" in made.alt
    assert film_picture([], words()) is None


def test_the_names_of_the_pictures_tell_nothing() -> None:
    names: set[Any] = {table.NAME, hand.NAME, legend.NAME}
    assert names == {"talisman-table", "talisman-hand", "talisman-symbols"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_meaning_of_a_sign_is_cut_off(language: str) -> None:
    told = said(legend.symbols_scene(words(language)))
    assert told and not [line for line in told if "…" in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_board_tells_what_is_left_in_the_decks_and_what_holds(language: str) -> None:
    view, spoken = quest("crowded"), words(language)
    told = said(table_scene(view, spoken, whole=True))
    assert {"121", "26", "4"} <= set(told)
    assert panels.effects(view, spoken)[0] in " ".join(told)


@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("whole", [False, True])
def test_values_of_two_digits_stay_on_their_plates(count: int, whole: bool) -> None:
    view = quest("crowded")
    few = replace(view, players=view.players[:count], turn=quests.turn(0), to_act=(0,), last=None)
    plan = whole_plan(strip=False) if whole else plan_of(few, words())
    boxes = panels.plate_boxes(count, plan)
    for player, (left, top, right, bottom) in zip(few.players, boxes, strict=True):
        for one in panels.plate(player, (left, top, right, bottom), words(seats=(*LONG, *LONG))):
            if isinstance(one, Text):
                assert left <= one.x and one.x + width(one.text, one.size, one.face) <= right, one.text
                assert top <= one.y - one.size * 0.66 and one.y <= bottom
            elif isinstance(one, Sprite):
                assert one.x + one.width <= right + 8 and one.y + one.height <= bottom


@pytest.mark.parametrize("name", ["rolled", "met"])
def test_nobody_hangs_over_the_edge_of_the_board(name: str) -> None:
    view = quest(name)
    spaces, shown = marks.spaces_of(words()), plan_of(view, words()).shown
    assert not shown.whole
    left, top, right, bottom = shown.box
    other = next(player for player in view.players if player.seat != view.turn.seat and player.hero is not None)
    assert other.hero is not None
    for space in spaces.values():
        moved = replace(other, hero=replace(other.hero, space=space.id))
        players = tuple([moved if one.seat == other.seat else one for one in view.players])
        for one in table_scene(replace(view, players=players), words()).foreground:
            if isinstance(one, Sprite) and one.key[0] == "standee":
                assert left <= one.x and one.x + one.width <= right + 1, space.id
                assert top <= one.y and one.y + one.height <= bottom + 1, space.id

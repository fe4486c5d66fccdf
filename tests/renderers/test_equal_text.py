"""Whoever cannot see a picture reads every number of it: in its alt text as far as that reaches, and in the board."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from bot.games.mage_knight.measure import inches
from bot.games.mage_knight.state import Mark, Sum
from bot.i18n.catalog import LANGUAGES
from renderers.albion import board as hexes
from renderers.albion.overlays import reach_lines, reach_scene
from renderers.albion.table import table_scene as hexes_scene
from renderers.kit.wording import ALT_LIMIT, fitting, shortened
from renderers.mage_knight import army as own
from renderers.mage_knight import board as battlefield
from renderers.mage_knight.dial import card_scene, card_text, present_face
from renderers.mage_knight.table import table_scene as field_scene
from renderers.mage_knight.table import whole_scene as whole_field_scene
from renderers.talisman import board as rings
from renderers.talisman.cards import card_scene as quest_card_scene
from renderers.talisman.cards import card_text as quest_card_text
from renderers.talisman.table import table_scene as rings_scene
from renderers.talisman.words import ordered, space_names
from renderers.warcry import board as formation
from renderers.warcry.hand import hand_scene, hand_text
from renderers.warcry.table import table_scene
from tests.gallery import scenes, tourneys
from tests.renderers import fields, support
from tests.renderers.support import SCENES, numbers, said
from tests.renderers.test_albion_table import MADE as TOURNEYS
from tests.renderers.test_albion_table import tourney
from tests.renderers.test_albion_table import words as map_words
from tests.renderers.test_talisman_table import MADE as QUESTS
from tests.renderers.test_talisman_table import content as quest_pack
from tests.renderers.test_talisman_table import quest
from tests.renderers.test_talisman_table import words as quest_words
from tests.support.joust import starter


def reaches(alt: str, rest: str) -> bool:
    """True if an alt text tells all; where it does not, it says where the rest is."""
    assert len(alt) <= ALT_LIMIT
    return not alt.endswith("… " + rest)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_a_table_of_cards_in_words_has_every_number_of_its_picture(name: str, language: str) -> None:
    view, words = support.table(name), support.words(language)
    drawn = numbers(said(table_scene(view, words)))
    assert drawn and drawn <= numbers([formation.text_board(view, words)])
    alt = formation.alt_text(view, words)
    if reaches(alt, words.t("picture-rest")):
        assert drawn <= numbers([alt])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_each_unit_has_its_own_numbers(name: str, language: str) -> None:
    view, words = support.table(name), support.words(language)
    board, alt = formation.text_board(view, words).splitlines(), formation.alt_text(view, words)
    units = [unit for player in view.players for unit in player.units]
    told = [next(line for line in board if line.startswith(f"{unit.id} ")) for unit in units]
    for unit, line in zip(units, told, strict=True):
        points = str(unit.tactic_points) if unit.tactic_left is None else f"{unit.tactic_left}/{unit.tactic_points}"
        values = [str(unit.strength), points, str(unit.leadership), str(unit.cost)]
        assert numbers(values) <= numbers([line.removeprefix(unit.id)])
        assert words.t("board-ready" if unit.ready else "board-committed") in line
        if reaches(alt, words.t("picture-rest")):
            assert re.search(rf"{unit.id} \D*{', '.join(values)}", alt)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", fields.FIELDS)
def test_a_battlefield_in_words_has_every_number_of_its_picture(name: str, language: str) -> None:
    view, words = fields.field(name), fields.words(language)
    for scene in (field_scene(view, words), whole_field_scene(view, words)):
        # how far off and how many stand outside a story is counted from the places that are told
        drawn = numbers([line for line in said(scene) if not re.fullmatch(r"\w+ \d+″|× \d+", line)])
        assert drawn and drawn <= numbers([battlefield.text_board(view, words)])
    if view.mark is not None and view.mark.dice:
        value = view.mark.total - sum(view.mark.dice)
        rolled = " + ".join(map(str, (*view.mark.dice, value))) + f" = {view.mark.total}"
        assert rolled in battlefield.text_board(view, words) and rolled in battlefield.alt_text(view, words)


@pytest.mark.parametrize("name", fields.FIELDS)
def test_each_figure_has_its_own_numbers(name: str) -> None:
    view, words = fields.field(name), fields.words()
    board, alt = battlefield.text_board(view, words), battlefield.alt_text(view, words)
    there = [one for one in view.figures if one.status == "field"]
    for one in there:
        line = next(line for line in board.splitlines() if line.startswith(f"- {one.id} "))
        values = (one.speed, one.attack, one.defense, one.damage)
        assert "speed {}, attack {}, defense {}, damage {}".format(*values) in line
        assert f"({inches(one.x)}, {inches(one.y)})" in line and f"{one.points} points" in line
        assert (f"{one.tokens} action token" in line) == bool(one.tokens)
        if reaches(alt, words.t("picture-rest")):
            assert re.search(rf"\b{one.id} [^;/]*{'/'.join(map(str, values))}.*\b{one.points} points", alt)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hands_armies_and_dials_in_words_have_every_number_of_their_pictures(language: str) -> None:
    cards, hand = support.words(language), scenes.hand(support.content().cards)
    assert numbers(said(hand_scene(hand, cards))) <= numbers([hand_text(hand, cards)])
    words, view = fields.words(language), msgspec.structs.replace(fields.field("shot"), viewer=0)
    assert numbers(said(own.hand_scene(view, words))) <= numbers([own.hand_text(view, words)])
    for ready in fields.pack().armies.values():
        drawn = numbers(said(own.army_scene(ready.name, ready.figures, words, ready.build_total)))
        assert drawn <= numbers([own.army_text(ready.name, ready.figures, words, ready.build_total)])
    for one in view.figures:
        face = present_face(one, words)
        assert numbers(said(card_scene(face, words))) <= numbers([card_text(face, words)])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", QUESTS)
def test_a_board_of_rings_in_words_has_every_number_of_its_picture(name: str, language: str) -> None:
    view, words = quest(name), quest_words(language)
    board = numbers([rings.text_board(view, words), *space_names(words).values()])
    for whole in (False, True):
        drawn = numbers(said(rings_scene(view, words, whole=whole)))
        assert drawn and drawn <= board
    alt = rings.alt_text(view, words)
    if reaches(alt, words.t("picture-rest")) and view.last is not None and view.last.fight is not None:
        assert {str(side.total) for side in ordered(view.last.fight)} <= numbers([alt])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TOURNEYS)
def test_a_map_in_words_has_every_number_of_its_picture(name: str, language: str) -> None:
    view, words = tourney(name), map_words(language)
    board = numbers([hexes.text_board(view, words)])
    for whole in (False, True):
        drawn = numbers(said(hexes_scene(view, words, whole=whole)))
        assert drawn and drawn <= board
    alt, mark = hexes.alt_text(view, words), view.last
    if reaches(alt, words.t("picture-rest")) and mark is not None and mark.dice:
        assert {str(sum(mark.dice)), *map(str, mark.dice)} <= numbers([alt])


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_far_a_pawn_gets_in_words_has_every_number_of_its_picture(language: str) -> None:
    words, (view, told) = map_words(language), tourneys.far(starter())
    drawn = numbers(said(reach_scene(view, words, told)))
    assert drawn and drawn <= numbers([*reach_lines(told, words), hexes.text_board(view, words)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_a_quest_in_words_have_every_number_of_their_pictures(language: str) -> None:
    words = quest_words(language)
    pack = quest_pack()
    for name in (*pack.cards, *pack.spells, *pack.characters, *pack.board.spaces):
        drawn = numbers(said(quest_card_scene(words, name)))
        assert drawn <= numbers([quest_card_text(words, name)]), name


@pytest.mark.parametrize(
    ("texts", "told"), [(("long text", "short"), "short"), (("many words", "much long"), "… at x")]
)
def test_a_text_that_is_too_long_gets_barer_or_says_where_the_rest_is(texts: Any, told: str) -> None:
    assert fitting(texts, 8, "at x").endswith(told)


def test_a_cut_text_ends_with_where_the_rest_is_within_the_limit() -> None:
    assert shortened("one two three", 12, "at x") == "one… at x"
    assert shortened("one two three", 13, "at x") == "one two three"


def test_the_dice_of_an_attack_are_told_with_what_was_added_and_needed() -> None:
    view, words = fields.field("shot"), fields.words()
    assert view.mark is not None
    one = Sum("B1", 14, cover=(("hindering", 1),), bonus=(("rear", 1),))
    for against, told in (
        ((one,), f" = {view.mark.total} against 15."),
        ((one, Sum("B3", 14)), f" = {view.mark.total}."),
    ):
        marked = msgspec.structs.replace(view, mark=msgspec.structs.replace(view.mark, against=against))
        for text in (battlefield.text_board(marked, words), battlefield.alt_text(marked, words)):
            assert told in text and "B1: 14 +1 hindering terrain" in text and "attack +1 rear arc" in text


def test_acts_are_told_by_the_numbers_that_the_picture_has_for_them() -> None:
    view, words = fields.field("shot"), fields.words()
    moved = Mark("move", 1, "B2")
    assert "1. B2 Gutripper moves\n2. A1 Lamplight Arbalest shoots" in battlefield.alt_text(
        view, words, (moved, view.mark)
    )
    assert "\n1. " not in battlefield.alt_text(view, words, (view.mark,))
    table, spoken = support.table("shot"), support.words()
    assert table.last is not None
    attack = msgspec.structs.replace(table.last, kind="attack", unit="B4", target="A1")
    told = formation.alt_text(table, spoken, (attack, table.last))
    assert "1. B4 attacks A1\n2. A3 shoots at B1" in told

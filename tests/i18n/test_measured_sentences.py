"""Sentences of Mage Knight with the numbers that read oddly where nobody looks: none, one, no range, no move."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot import packs
from bot.engine.requests import Fact
from bot.games.mage_knight.faults import with_cards
from bot.games.mage_knight.state import Figure, Options, Piece, State
from bot.i18n.catalog import LANGUAGES
from bot.i18n.names import CardNames
from bot.i18n.numbers import with_comma
from bot.i18n.phrases import Naming, phrase
from tests.support.catalogs import catalog
from tests.support.rules import rule

NAMES = CardNames([packs.builtin("mage_knight")])
ODDS = (
    "figure target mode attack formation rear gang_up resistance attack_things attack_sum own defense helper capture "
    "hindering height armor water cover_token defense_things defense_sum attack_clauses defense_clauses"
)
CHANGED = "card figure value type to amount against keywords attack attack_type targets capture until"
MOVE = (
    "figure length turns allowed x y facing stop piece level chance shaken friends enemies odds targets "
    "pushed tired quick sees reached"
)


def said(language: str, message: str, facts: Mapping[str, Fact], names: str = "") -> str:
    """A sentence; the facts of ``names`` that are not given are none."""
    told: dict[str, Fact] = {**dict.fromkeys(names.split(), "none"), **facts}
    return phrase(catalog(), language, "mage-knight", message, told, Naming((), NAMES, "mage_knight"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_modifiers_are_told_only_where_there_are_any(language: str) -> None:
    facts = {"target": "B1", "roll": 7, "attack": 8, "total": 17, "defense": 15}
    for event in ("hit", "missed", "treated", "untreated"):
        assert "+0" not in said(language, f"event-{event}", {**facts, "bonus": 0})
        assert " +2 = " in said(language, f"event-{event}", {**facts, "bonus": 2})


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_healed_by_no_click_regains_nothing(language: str) -> None:
    facts = {"figure": "A1", "cause": "healing"}
    assert "0" not in said(language, "event-healed", {**facts, "clicks": 0})
    assert " 3 " in said(language, "event-healed", {**facts, "clicks": 3})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_capture_promises_no_clicks(language: str) -> None:
    facts = {"figure": "A1", "target": "B1", "needed": 7, "percent": 58, "attack": 9, "defense": 14, "dodge": False}
    capture = said(language, "report-look-odds", {**facts, "mode": "capture", "clicks": 0, "capture": "2"}, ODDS)
    close = said(language, "report-look-odds", {**facts, "mode": "close", "clicks": 4}, ODDS)
    assert ";" not in capture and "; 4 " in close


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_figure_without_range_has_no_targets_either(language: str) -> None:
    facts = {"figure": "A1", "faction": "shyft", "rank": "tough", "points": 23, "arc": 90, "mounted": False}
    assert "0″" not in said(language, "report-figure-printed", {**facts, "range": 0, "arrows": 1})
    assert "8″" in said(language, "report-figure-printed", {**facts, "range": 8, "arrows": 2})
    values = dict.fromkeys(("speed", "attack", "defense", "damage", "arc", "points"), 9)
    text = catalog().text(language, "picture-mk-board-values", {**values, "range": 0, "targets": 1})
    assert "0" not in text and "1" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_only_turns_does_not_move_no_inches(language: str) -> None:
    facts = {"figure": "A1", "length": "0", "allowed": "8", "x": "10", "y": "12", "facing": "90", "quick": False}
    assert "0″" not in said(language, "preview-move", {**facts, "turns": True}, MOVE)
    assert with_comma("4.5″", language) in said(
        language, "preview-move", {**facts, "length": "4.5", "turns": False}, MOVE
    )


@pytest.mark.parametrize(
    ("language", "one", "three"),
    [
        ("en", "here there is 1.", "here there are 3."),
        ("pl", "a tu jest tylko 1.", "a tu są 3."),
        ("cs", "zde je jen 1.", "zde jsou 3."),
    ],
)
def test_the_numbers_of_a_place_are_counted_in_good_grammar(language: str, one: str, three: str) -> None:
    for count, told in ((1, one), (3, three)):
        assert said(language, "refused-bad-point", {"field": "to", "given": "20", "count": count}).endswith(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", ["army", "pool", "place", "deploy"])
def test_a_bare_verb_of_the_set_up_is_answered_with_examples(language: str, verb: str) -> None:
    """The names of the fields are words of the program: whoever types only the verb has not met them yet."""
    told = said(language, "refused-missing-field", {"verb": verb, "field": "template"})
    assert "template" not in told and told.count(f"{verb} ") >= 2


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "T3 Mill Pond is in the way of A1 Marching Minstrel; 2.5″ are free."),
        ("pl", "Figurce A1 Wędrowny Minstrel stoi na drodze teren T3 Staw młyński; wolne jest 2,5″."),
        ("cs", "Figurce A1 Pochodový minstrel stojí v cestě terén T3 Mlýnský rybník; volných je 2,5″."),
    ],
)
def test_a_piece_of_terrain_is_said_with_its_name_as_a_figure_is(language: str, sentence: str) -> None:
    state = State(Options(), [], [Figure("A1", MINSTREL, 0)], [Piece("T3", "mill_pond")])
    facts = with_cards(state, {"figure": "A1", "piece": "T3", "available": "2.5"})
    assert said(language, "refused-path-blocked", facts) == sentence


MINSTREL, TOUGH_MINSTREL, SAFFI = "starter:109", "starter:111", "starter:193"


def test_equal_types_of_a_list_are_counted_and_ranks_tell_those_of_one_name_apart() -> None:
    facts: dict[str, Fact] = {"points": 50, "types": (MINSTREL, SAFFI, MINSTREL)}
    assert "2 × Marching Minstrel and Saffi of the Roads (" in said("en", "event-army-drawn", facts)
    facts = {"points": 50, "types": (MINSTREL, SAFFI, TOUGH_MINSTREL)}
    told = said("en", "event-army-drawn", facts)
    assert "Marching Minstrel (weak), Saffi of the Roads and Marching Minstrel (tough)" in told


def test_pieces_of_a_list_have_their_ranks_beside_a_name_that_two_types_have() -> None:
    cards = (MINSTREL, SAFFI, TOUGH_MINSTREL)
    facts: dict[str, Fact] = {"seat": 0, "points": 50, "members": ("A1", "A2", "A3"), "members_card": cards}
    told = said("en", "event-army", facts)
    assert "A1 Marching Minstrel (weak), A2 Saffi of the Roads and A3 Marching Minstrel (tough)" in told


@rule("MK2-E5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_modifier_is_told_with_its_condition_whether_against_one_target_or_several(language: str) -> None:
    told = {
        said(language, "report-figure-changed", {"value": "attack", "amount": 1, "targets": targets}, CHANGED)
        for targets in ("one", "many", "none")
    }
    assert len(told) == 3

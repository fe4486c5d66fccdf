"""Sentences of Mage Knight with the numbers that read oddly where nobody looks: none, one, no range, no move."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.i18n.catalog import LANGUAGES
from bot.i18n.phrases import Naming, phrase
from tests.support.catalogs import catalog, starter_names

ODDS = "figure target mode attack formation rear defense helper capture hindering height armor"
MOVE = "figure length turns allowed x y facing stop piece chance friends enemies odds targets pushed quick"


def said(language: str, message: str, facts: Mapping[str, str | int | bool], names: str = "") -> str:
    """A sentence; the facts of ``names`` that are not given are none."""
    told = {**dict.fromkeys(names.split(), "none"), **facts}
    return phrase(catalog(), language, "mage-knight", message, told, Naming((), starter_names(), "mage_knight"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_modifiers_are_told_only_where_there_are_any(language: str) -> None:
    facts = {"target": "B1", "roll": 7, "attack": 8, "total": 15, "defense": 15}
    for event in ("hit", "missed", "treated", "untreated"):
        assert "+0" not in said(language, f"event-{event}", {**facts, "bonus": 0})
        assert " +2, " in said(language, f"event-{event}", {**facts, "bonus": 2})


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
    assert "4.5″" in said(language, "preview-move", {**facts, "length": "4.5", "turns": False}, MOVE)


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

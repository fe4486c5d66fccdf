"""What people read has a true minus sign, what they type a hyphen."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from bot.i18n.catalog import LANGUAGES, MOST_LENGTH, Catalog
from bot.i18n.numbers import rounded, with_comma, with_minus
from bot.i18n.phrases import worded_facts
from bot.wording.warcry.cardtext import card_text
from tests.i18n.test_phrases import NAMING
from tests.support.catalogs import catalog, starter, starter_names

SAYING = {"cs": {}, "pl": {}, "en": {"a.ftl": b"a = { $sum }, { $sum_signed }: `to={ $sum }`\n"}}


def test_a_negative_number_of_a_sentence_has_a_minus_and_in_notation_a_hyphen() -> None:
    told = Catalog(SAYING)
    facts = worded_facts(told, "en", {"sum": -1200}, NAMING)
    assert told.text("en", "a", facts) == "−1,200, −1200: `to=-1,200`"


def test_what_was_said_before_is_known_unless_somebody_has_typed_much_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    told, typed = Catalog(SAYING), "x" * (MOST_LENGTH + 1)
    first, long = (told.text("en", "a", {"sum": one, "sum_signed": ""}) for one in (-1200, typed))
    assert typed in long and told._known.cache_info().currsize == 1
    worked_out: list[Any] = []
    monkeypatch.setattr(told, "_need", lambda *about: worked_out.append(about))
    assert told.text("en", "a", {"sum": -1200, "sum_signed": ""}) == first and not worked_out
    assert told.text("en", "a", {"sum": 1200, "sum_signed": ""}) != first and worked_out


def test_the_rules_of_a_language_are_loaded_with_its_first_message_that_is_not_its_own_text() -> None:
    told = Catalog({**SAYING, "en": {"a.ftl": SAYING["en"]["a.ftl"] + b"b = Plain.\n"}})
    assert told.text("en", "b") == "Plain." and told._bundle.cache_info().currsize == 0
    told.text("en", "a", {"sum": 1, "sum_signed": ""})
    assert told._bundle.cache_info().currsize == 1


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("gets -1 strength, or -2.", "gets −1 strength, or −2."),
        ("(-4)", "(−4)"),
        ("NE-C09, B2-3, 22:00-7:00, 2026-08-03", "NE-C09, B2-3, 22:00-7:00, 2026-08-03"),
    ],
)
def test_hyphens_before_numbers_become_minus_signs_and_others_stay(text: str, read: str) -> None:
    assert with_minus(text) == read


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "2.3 Lancelot, 3.25″ to=12.5,8 (359.5°)"),
        ("pl", "2.3 Lancelot, 3,25″ to=12.5,8 (359,5°)"),
        ("cs", "2.3 Lancelot, 3,25″ to=12.5,8 (359,5°)"),
    ],
)
def test_lengths_and_angles_have_a_comma_where_the_language_has_one(language: str, told: str) -> None:
    assert with_comma("2.3 Lancelot, 3.25″ to=12.5,8 (359.5°)", language) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_shows_a_hyphen_before_a_number(language: str) -> None:
    shown = [card_text(catalog(), starter_names(), language, card) for card in starter().cards.values()]
    assert any("−" in text for text in shown)
    assert [text for text in shown if with_minus(text) != text] == []


@pytest.mark.parametrize(
    ("language", "message", "facts", "told"),
    [
        (
            "pl",
            "warcry-refused-too-expensive",
            {"card": "X", "cost": 1, "left": 0},
            "„X” kosztuje 1 sztukę złota",
        ),
        ("cs", "warcry-refused-too-expensive", {"card": "X", "cost": 1, "left": 0}, "„X“ stojí 1 zlatý; zbývá"),
        (
            "pl",
            "warcry-event-tested",
            {"unit": "A1", "passed": "no", "stat": "strength", "value": 3},
            "nie zdaje testu",
        ),
        (
            "pl",
            "warcry-event-tested",
            {"unit": "A1", "passed": "yes", "stat": "leadership", "value": 3},
            "zdaje test m",
        ),
    ],
)
def test_numbers_and_negations_govern_their_words(
    language: str, message: str, facts: dict[str, str | int], told: str
) -> None:
    assert told in catalog().text(language, message, facts)


@pytest.mark.parametrize(
    ("value", "english", "czech"),
    [
        (Fraction(0), "0", "0"),
        (Fraction(100), "100", "100"),
        (Fraction(5, 2), "2.5", "2,5"),
        (Fraction(33, 4), "8.25", "8,25"),
        (Fraction(1, 3), "0.33", "0,33"),
        (Fraction(1, 500), "0", "0"),
        (Fraction(5999, 600), "10", "10"),
    ],
)
def test_a_number_of_a_table_has_no_idle_noughts(value: Fraction, english: str, czech: str) -> None:
    assert (rounded(value, "en"), rounded(value, "cs")) == (english, czech)

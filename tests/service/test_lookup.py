"""Clauses and cards looked up."""

from __future__ import annotations

import pytest

from bot.engine.errors import Refused
from bot.service.lookup import card, cards, clause, clauses, digest, speech_about
from tests.support.rules import load_digests
from tests.support.sources import ROOT


def test_every_clause_of_the_digest_is_found_by_its_number() -> None:
    known = next(found for found in load_digests(ROOT) if found.title.startswith("WarCry"))
    assert [entry.number for entry in digest("warcry")] == list(known.clauses)
    assert all(entry.text and entry.chapter for entry in digest("warcry"))


def test_a_clause_is_found_without_its_prefix_and_in_any_case() -> None:
    assert clause("warcry", "wc-7.3") == clause("warcry", "7.3")
    with pytest.raises(Refused) as error:
        clause("warcry", "99.99")
    assert error.value.key == "no_such_clause"


@pytest.mark.parametrize("query", ["%", "*" * 4000, '"', "' OR 1=1 --", "a" * 4000])
def test_F56_a_hostile_query_finds_nothing_and_costs_nothing(query: str) -> None:
    assert clauses("warcry", query) == [entry for entry in clauses("warcry", query) if query[:100] in entry.text]


def test_clauses_hold_every_word() -> None:
    found = clauses("warcry", "follow-up DEFENDER")
    assert found and all("follow-up" in one.words and "defender" in one.words for one in found)
    assert clauses("warcry", "WC-7.")[0].number == "WC-7.1"


def test_a_card_is_found_by_id_or_name_in_the_reader_s_language() -> None:
    english, polish = speech_about("warcry", "en"), speech_about("warcry", "pl")
    assert card(english, "ga-u01") == card(english, "Brackenford Pikes") == "GA-U01"
    assert card(polish, polish.cards.name("pl", "GA-U01").upper()) == "GA-U01"
    assert len(cards(english, "")) == 25
    for query, key in (("zzz", "no_such_card"), ("pikes", "which_card")):
        with pytest.raises(Refused) as error:
            card(english, query)
        assert error.value.key == key


def test_cards_are_listed_by_name_and_those_of_one_name_by_code() -> None:
    english = speech_about("mage_knight", "en")
    names = [name for _, name in cards(english, "")]
    assert names == sorted(names)
    ranks = [english.game.content.cards[key].code for key, _ in cards(english, "gutripper")]
    assert ranks == ["gutripper1", "gutripper2", "gutripper3"]

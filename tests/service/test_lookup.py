"""Cards looked up."""

from __future__ import annotations

import pytest

from bot.engine.errors import Refused
from bot.service.table.lookup import card, cards, speech_about


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

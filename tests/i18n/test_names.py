"""Names of cards, decks, keywords, sides and terms in every language."""

from __future__ import annotations

import re

import pytest

from bot import packs
from bot.games.warcry.state import Phase
from bot.i18n import names
from bot.i18n.catalog import LANGUAGES
from tests.support.catalogs import catalog, starter, starter_names
from tests.support.rules import rule

COLUMNS = {"en": 2, "pl": 3, "cs": 4}


def warcry_word(language: str, kind: str, word: str) -> str:
    return names.code_word(catalog(), language, "warcry", kind, word)


def digest_table(first_cell: str) -> list[list[str]]:
    """The rows of a table of the digest, by the head of its first column."""
    lines = packs.data_file("rules/warcry.md").decode("utf-8").splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(f"| {first_cell} |"))
    rows = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip().strip("|").split("|")])
    return rows


@rule("WC-C59")
def test_sides_and_keywords_are_called_as_in_the_table() -> None:
    rows = digest_table("Code")
    assert len(rows) == 20
    for code, *words in rows:
        code = code.strip("`")
        kind = "side" if code in ("grand_alliance", "hordes", "neutral") else "keyword"
        assert [warcry_word(language, kind, code) for language in LANGUAGES] == words


@rule("WC-C59")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_keyword_of_another_pack_is_shown_as_written(language: str) -> None:
    assert warcry_word(language, "keyword", "frost_giant") == "frost giant"


def test_glossary_terms_are_those_of_the_rules() -> None:
    """Each code term of the glossary is called what its row says; the row may say more than one thing."""
    for codes, *cells in digest_table("Code term"):
        for code in re.findall(r"`([a-z_]+)`", codes):
            for language, cell in zip(LANGUAGES, cells, strict=False):
                told = warcry_word(language, "term", code).casefold()
                parts = re.split(r", | \(", cell.casefold())
                assert any(part.startswith(told) for part in parts), (code, language)


@rule("WC-C1")
def test_cards_and_decks_have_names_in_every_language_else_in_english() -> None:
    card = starter_names()
    assert [card.name(language, "NE-C02") for language in LANGUAGES] == [
        "Steel Resolve",
        "Stalowa Wola",
        "Ocelové odhodlání",
    ]
    assert card.deck("pl", "hordes_starter") == "Wzbierające Wycie"
    assert card.deck("en", "hordes_starter") == "The Gathering Howl"
    assert (card.name("pl", "X-1"), card.deck("cs", "none")) == ("X-1", "none")
    plain = names.CardNames([{"actions.csv": b"id,name,text,flavour\nX-1,Odd Card,Draw.,Oh.\n"}])
    assert [plain.name(language, "X-1") for language in LANGUAGES] == ["Odd Card"] * 3
    assert (plain.text("en", "X-1"), plain.text("pl", "X-1"), plain.flavour("X-1")) == ("Draw.", "", "Oh.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_starter_cards_are_unique(language: str) -> None:
    told = [starter_names().name(language, card) for card in starter().cards]
    assert len(set(told)) == len(starter().cards) == 126


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_keyword_of_the_starter_pack_has_a_word(language: str) -> None:
    words = {word for card in starter().cards.values() for word in card.keywords} | {"infantry", "cavalry", "flyer"}
    assert all(catalog().has(names.message_id("warcry-keyword", word)) for word in words)
    assert len({warcry_word(language, "keyword", word) for word in words}) == len(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_phases_types_lines_and_zones_have_names(language: str) -> None:
    phases = [warcry_word(language, "phase", phase) for phase in Phase.__args__]
    assert len(set(phases)) == len(phases)
    types = {card.type or card.family for card in starter().cards.values()}
    assert len({warcry_word(language, "type", word) for word in types}) == len(types) == 8
    assert len({warcry_word(language, "line", line) for line in ("battle", "reserve", "field")}) == 3
    zones = ("army_deck", "army_hand", "army_discard", "action_deck", "action_hand", "action_discard", "strategies")
    assert len({warcry_word(language, "zone", zone) for zone in zones}) == len(zones)

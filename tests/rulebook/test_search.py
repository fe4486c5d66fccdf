"""Searching what comes with the program: by numbers, by own words, by questions of players; and hostile queries."""

from __future__ import annotations

import re
import time
import tomllib
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.packs import data_file
from bot.rulebook.digests import digest_names, game_of, read_digest
from bot.rulebook.entry import Kind, RuleEntry
from bot.rulebook.library import Asked, demanded, exact, neighbours, search_shelves, shipped_shelf
from bot.rulebook.numbers import digest_played, nearest, prefix_of
from bot.rulebook.search import search
from bot.rulebook.synonyms import synonyms
from bot.rulebook.words import LANGUAGES, folded, stem, tokens

Questions = Mapping[str, Sequence[Mapping[str, Any]]]


def questions(name: str) -> Questions:
    """Questions kept beside this test, by digests."""
    return tomllib.loads((Path(__file__).parent / f"{name}.toml").read_text(encoding="utf-8"))


QUESTIONS, FRESH, SELDOM = questions("questions"), questions("fresh_questions"), questions("seldom_questions")
STRANGERS, NEWCOMERS = questions("strangers_questions"), questions("newcomers_questions")
FIRST, SELDOM_FLOOR = 3, 88
SETS = ("known", "fresh", "strangers", "newcomers")


def own_words(entry: RuleEntry) -> list[str]:
    """Words that tell an entry from others: those of its text that are in the fewest, at least three."""
    said = [word for word in dict.fromkeys(tokens(entry.said("en"))) if folded(word) not in synonyms().idle]
    rarest = sorted(said or tokens(entry.said("en")), key=rarity)[:5]
    if len(rarest) < 3:  # of a clause of two words, also those of the heading that it stands under
        rarest += tokens(entry.under("en"))
    return rarest + [""] * (3 - len(rarest))


def rarity(word: str) -> tuple[int, str]:
    """In how few entries a word stands, in any of its forms."""
    side = shipped_shelf().sides["en"]
    return min([side.spread(one) for one in stem(word, "en") if one in side.vocabulary], default=0), word


@pytest.mark.slow
@pytest.mark.parametrize("name", digest_names())
def test_every_entry_is_found_by_its_number_with_and_without_its_prefix(name: str) -> None:
    for entry in read_digest(name).entries:
        for number in (entry.number, entry.number.lower(), f" {entry.number} "):
            assert exact([shipped_shelf()], Asked(number)) == entry
        _, _, rest = entry.number.partition("-")
        assert exact([shipped_shelf()], Asked(rest, (game_of(name),), name)) == entry
        assert search([shipped_shelf()], entry.number)[0].entry == entry


@pytest.mark.slow
@pytest.mark.parametrize("name", digest_names())
def test_every_entry_is_found_by_three_of_its_own_words(name: str) -> None:
    lost = []
    for entry in read_digest(name).entries:
        if not any(
            entry in [hit.entry for hit in search([shipped_shelf()], " ".join(words), (game_of(name),))]
            for words in combinations(own_words(entry), 3)
        ):
            lost.append(entry.number)
    assert lost == []


def answered_in_all(asked: Questions) -> list[bool]:
    """For each question whether a clause that answers is among the first hits."""
    return [one for name in digest_names() for language in LANGUAGES for one in answered(asked, name, language)]


def answered(asked: Questions, name: str, language: str) -> list[bool]:
    """For each question of a language whether a clause that answers is among the first hits."""
    told = []
    for question in asked[name]:
        if question["language"] == language:
            first = [
                hit.entry.number
                for hit in search_shelves([shipped_shelf()], Asked(question["words"], (game_of(name),), name))
            ]
            told.append(any(number in first[:FIRST] for number in question["answers"]))
    return told


def test_the_questions_are_enough_and_name_entries_that_there_are() -> None:
    for asked, least in ((QUESTIONS, 57), (FRESH, 18), (STRANGERS, 12), (NEWCOMERS, 44), (SELDOM, 9)):
        assert set(asked) == set(digest_names())
        for name, rows in asked.items():
            assert len(rows) >= least, name
            for question in rows:
                assert all(shipped_shelf().get(number) is not None for number in question["answers"]), question
                assert question["language"] in LANGUAGES


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("asked", "least"), [(QUESTIONS, 86), (FRESH, 90), (STRANGERS, 85), (NEWCOMERS, 87)], ids=SETS)
def test_questions_of_players_find_a_clause_that_answers_among_the_first_three(
    asked: Questions, least: int, language: str
) -> None:
    """Of a hundred so many must, in each language."""
    told = [one for name in digest_names() for one in answered(asked, name, language)]
    assert 100 * sum(told) >= least * len(told), f"{sum(told)} of {len(told)}"


@pytest.mark.slow
@pytest.mark.parametrize("asked", [QUESTIONS, FRESH, STRANGERS, NEWCOMERS], ids=SETS)
def test_nine_of_ten_questions_of_players_are_answered_in_all(asked: Questions) -> None:
    told = [
        one for name in digest_names() for language in ("en", "pl", "cs") for one in answered(asked, name, language)
    ]
    assert 10 * sum(told) >= 9 * len(told), f"{sum(told)} of {len(told)}"


def test_questions_about_what_is_seldom_asked_are_answered_more_often_than_not() -> None:
    told = [
        one for name in digest_names() for language in ("en", "pl", "cs") for one in answered(SELDOM, name, language)
    ]
    assert 100 * sum(told) >= SELDOM_FLOOR * len(told), f"{sum(told)} of {len(told)}"


@pytest.mark.parametrize(
    "query",
    [
        "",
        "   ",
        "%",
        "*" * 4000,
        '"',
        "'; DROP TABLE games; --",
        "a" * 4000,
        "(" * 500,
        "\\",
        "🎲 🐉",
        "\x00",
        "a b " * 2000,
    ],
)
def test_F56_a_hostile_query_costs_little_and_finds_nothing_wrong(query: str) -> None:
    shipped_shelf()
    start = time.perf_counter()
    hits = search_shelves([shipped_shelf()], Asked(query))
    assert len(hits) <= 25 and time.perf_counter() - start < 1
    if not re.search(r"\w", query):
        assert hits == []


def test_an_unknown_number_is_refused_with_the_nearest() -> None:
    for text, asked in {
        "WC-6.77": Asked("WC-6.77"),
        "6.77": Asked("6.77", ("warcry",)),
        "MKU-SA.charg.1": Asked("MKU-SA.charg.1"),
    }.items():
        with pytest.raises(Refused) as error:
            demanded([shipped_shelf()], asked)
        assert error.value.key == "no_such_entry_near" and error.value.facts["given"] == text
    assert "MKU-SA.charge.1" in error.value.facts["near"]  # type: ignore[operator]
    with pytest.raises(Refused) as error:
        demanded([shipped_shelf()], Asked("§" * 4000))
    assert (error.value.key, len(str(error.value.facts["given"]))) == ("no_such_entry", 20)
    assert nearest("WC-6.7", [], ()) == ()


def test_a_short_number_is_one_of_the_edition_that_is_played() -> None:
    class Second:
        edition = "mk2"

    class First:
        edition = "mku"

    assert digest_played("mage_knight", Second()) == "mage_knight_2"
    assert digest_played("mage_knight", First()) == digest_played("mage_knight") == "mage_knight"
    assert all(prefix_of(name) == read_digest(name).entries[0].number.partition("-")[0] for name in digest_names())
    assert (digest_played("warcry"), digest_played("chess")) == ("warcry", "")
    assert exact([shipped_shelf()], Asked("7.3", ("mage_knight",), "mage_knight_2")).number == "MK2-7.3"  # type: ignore[union-attr]
    assert exact([shipped_shelf()], Asked("7.3", ("mage_knight",), "mage_knight")).number == "MKU-7.3"  # type: ignore[union-attr]
    assert exact([shipped_shelf()], Asked("7.3")) is None
    assert prefix_of("talisman") == "TA"


def test_the_edition_that_is_played_comes_first() -> None:
    for name, prefix in (("mage_knight", "MKU-"), ("mage_knight_2", "MK2-")):
        hits = search_shelves([shipped_shelf()], Asked("free spin", ("mage_knight",), name))
        assert hits[0].entry.number.startswith(prefix)


def test_entries_have_neighbours_within_their_digest() -> None:
    row, shelf = read_digest("warcry").entries, shipped_shelf()
    assert neighbours(shelf, row[0]) == (None, row[1]) and neighbours(shelf, row[-1]) == (row[-2], None)
    card = shelf.get("GA-U01")
    assert card is not None and neighbours(shelf, card) == (None, None)


def test_cards_figures_spaces_and_characters_are_found_by_their_names_in_every_language() -> None:
    for query, number, kind in (
        ("Brackenford Pikes", "GA-U01", Kind.CARD),
        ("pikinierzy z paprociowego brodu", "GA-U01", Kind.CARD),
        ("kusznik latarni", "starter:1", Kind.FIGURE),
        ("protislovo", "counterword", Kind.SPELL),
        ("Wojownik", "warrior", Kind.CHARACTER),
        ("Thunderbolt", "AL-T5.thunderbolt", Kind.SPELL),
    ):
        hits = search_shelves([shipped_shelf()], Asked(query))[:3]
        assert (number, kind) in [(hit.entry.number, hit.entry.kind) for hit in hits], query


def test_how_players_ask_is_told_in_three_languages_of_entries_that_there_are() -> None:
    asked = tomllib.loads(data_file("rules/asked.toml").decode())
    assert len(asked) > 1000
    for number, told in asked.items():
        entry = shipped_shelf().get(number)
        assert entry is not None and entry.also == told, number
        assert set(told) == {"en", "pl", "cs"} and all(told.values()), number


def test_a_word_means_what_it_does_in_its_own_language() -> None:
    """The Polish *inny* has the stem of an inn."""
    assert (
        "TA-B.tavern"
        in [hit.entry.number for hit in search_shelves([shipped_shelf()], Asked("a pub or inn", ("talisman",)))][:3]
    )
    inn, other = (list(synonyms().meant([word])) for word in ("inn", "inny"))
    assert any(("cs", "krcm") in meaning.phrases for _, meaning in inn)
    assert not any(("cs", "krcm") in meaning.phrases for _, meaning in other)


def test_slips_and_missing_accents_find_what_was_meant() -> None:
    right = [hit.entry.number for hit in search([shipped_shelf()], "shockwave captive")][:3]
    assert set(right) & {hit.entry.number for hit in search([shipped_shelf()], "shokwave captve")[:5]}
    plain = [hit.entry.number for hit in search([shipped_shelf()], "wolny obrot", ("mage_knight",))][:5]
    assert plain == [hit.entry.number for hit in search([shipped_shelf()], "wolny obrót", ("mage_knight",))][:5]


def test_terms_of_the_glossaries_mean_the_same_in_three_languages() -> None:
    for words in ("free spin", "wolny obrót", "volné otočení"):
        hits = [hit.entry for hit in search([shipped_shelf()], words, ("mage_knight",))]
        assert any(one.number in ("MKU-9.1", "MKU-9.2", "MKU-9.3", "MKU-9.4") for one in hits[:10]), words
    assert list(synonyms().meant(["committed"])) and not list(synonyms().meant(["xyzzy"]))

"""The index of one source: entries put in, replaced, dropped; words that count; nearly the right word."""

from __future__ import annotations

import random

import pytest

from bot.rulebook.entry import Kind, Provenance, RuleEntry
from bot.rulebook.search import search
from bot.rulebook.shelf import MOST_GONE, MOST_SEGMENTS, WordShelf
from bot.rulebook.synonyms import Meaning, Synonyms
from bot.rulebook.vocabulary import Vocabulary
from bot.rulebook.words import MOST_LENGTH, folded, root, stem, stems, tokens

SILENT = Synonyms([])


def precedent(number: str, text: str, language: str = "en", game: str = "warcry", **more: object) -> RuleEntry:
    """A precedent of a server."""
    return RuleEntry(number, game, Kind.PRECEDENT, Provenance.PRECEDENT, {language: text}, **more)  # type: ignore[arg-type]


def found(shelf: WordShelf, query: str, *games: str) -> list[str]:
    """The numbers that a query finds, the best first."""
    return [hit.entry.number for hit in search([shelf], query, games, said=SILENT)]


@pytest.mark.parametrize(
    ("text", "plain"), [("Żółć ŁÓDŹ", "zolc lodz"), ("Příliš", "prilis"), ("STRASSE", "strasse"), ("é", "e")]
)
def test_texts_are_compared_without_accents(text: str, plain: str) -> None:
    assert folded(text) == plain


def test_words_are_cut_at_whatever_is_no_letter() -> None:
    assert tokens("Player's dice: 2d6, *bold* `code_word` řeka!") == "players dice 2d6 bold code word řeka".split()
    assert tokens("a" * 4000) == ["a" * MOST_LENGTH]


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("pl", ["rycerza", "rycerzem", "rycerzy"]),
        ("pl", ["łodzią", "lodzia"]),
        ("cs", ["kouzlem", "kouzla", "kouzlo"]),
        ("en", ["captives", "captive"]),
    ],
)
def test_forms_of_a_word_have_a_stem_in_common(language: str, forms: list[str]) -> None:
    assert set.intersection(*[set(stem(form, language)) for form in forms])
    assert all(set(stem(form, language)) <= set(stems(form)) for form in forms)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("pl", ["rzut", "rzucać", "rzucam"]),
        ("pl", ["atak", "atakować", "atakuje"]),
        ("pl", ["bitwa", "bitew"]),
        ("cs", ["útok", "útočit", "útočí"]),
        ("cs", ["vyhrát", "vyhraje", "vyhrál"]),
    ],
)
def test_words_of_a_kind_have_a_root_in_common_that_no_typed_word_is(language: str, words: list[str]) -> None:
    assert set.intersection(*[set(root(word, language)) for word in words])
    assert all(one.startswith("~") for word in words for one in root(word, language))
    assert root("rolling", "en") == ()


def test_an_entry_that_is_put_in_again_is_replaced() -> None:
    shelf = WordShelf([precedent("S-1", "Pikes beat horses."), precedent("S-2", "Nothing.")])
    shelf.put([precedent("S-1", "Dwarfs drink.")])
    assert len(shelf) == 2 and [one.number for one in shelf.all()] == ["S-2", "S-1"]
    assert found(shelf, "horses") == [] and found(shelf, "dwarfs") == ["S-1"]


def test_an_entry_that_is_dropped_is_not_found() -> None:
    shelf = WordShelf([precedent("S-1", "Pikes beat horses.")])
    shelf.drop(["s-1", "S-99"])
    assert (found(shelf, "horses"), shelf.get("S-1"), len(shelf), list(shelf.all())) == ([], None, 0, [])


def test_games_may_have_the_same_number_and_an_entry_of_none_is_of_all() -> None:
    shelf = WordShelf([precedent("S-1", "stone", game="warcry"), precedent("S-1", "stone", game="albion")])
    shelf.put([precedent("S-2", "stone", game="")])
    assert len(shelf) == 3
    assert found(shelf, "stone", "albion") == ["S-2", "S-1"] or found(shelf, "stone", "albion") == ["S-1", "S-2"]
    assert shelf.get("s-1", "albion") is not shelf.get("S-1", "warcry")
    assert shelf.get("S-2", "albion") is not None and shelf.get("S-1", "talisman") is None


def test_what_was_overruled_is_found_behind_what_holds() -> None:
    old = precedent("S-1", "A block counts at once.", replaced_by="S-2")
    assert found(WordShelf([old, precedent("S-2", "A block counts at once.")]), "block") == ["S-2", "S-1"]


def test_many_small_changes_find_what_one_big_one_does() -> None:
    chance = random.Random(7)
    words = [f"word{number}" for number in range(60)]
    texts = [" ".join(chance.choices(words, k=12)) for _ in range(4 * MOST_SEGMENTS)]
    entries = [precedent(f"S-{number}", text) for number, text in enumerate(texts)]
    whole, grown = WordShelf(entries), WordShelf()
    for one in entries:
        grown.put([one])
    for word in words:
        assert found(grown, word) == found(whole, word)


def test_a_shelf_of_which_much_is_gone_forgets_it() -> None:
    shelf = WordShelf()
    for time in range(MOST_GONE + 3):
        shelf.put([precedent("S-1", f"time{time}")])
    assert shelf.size < 10 and len(shelf) == 1
    assert found(shelf, f"time{MOST_GONE + 2}") == ["S-1"]
    assert shelf.version > MOST_GONE


def test_a_slip_finds_the_word_that_was_meant_and_a_right_word_is_not_guessed_at() -> None:
    shelf = WordShelf([precedent("S-1", "the captive walks"), precedent("S-2", "a cactus")])
    for slip in ("captvie", "capitve", "kaptive", "captivee"):
        assert found(shelf, slip) == ["S-1"], slip
    assert found(shelf, "cactus") == ["S-2"]
    assert Vocabulary().guesses("anything") == []


def test_a_word_is_found_by_its_beginning_and_longer_while_it_is_typed() -> None:
    shelf = WordShelf([precedent("S-1", "bombardment")])
    assert [hit.entry.number for hit in search([shelf], "bo", said=SILENT, typing=True)] == ["S-1"]
    assert found(shelf, "bo") == []


def test_a_text_in_any_language_answers_to_words_of_it() -> None:
    shelf = WordShelf([precedent("S-1", "Jeniec nie walczy.", "pl"), precedent("S-2", "Zajatec nebojuje.", "cs")])
    assert found(shelf, "jeńca") == ["S-1"] and found(shelf, "zajatce") == ["S-2"]


def test_what_means_the_same_in_a_game_is_found_in_that_game_only() -> None:
    said = Synonyms([Meaning("warcry", frozenset({("en", "tap"), ("en", "turn", "side")}))])
    shelf = WordShelf(
        [precedent("S-1", "Turn it to the side."), precedent("S-2", "Turn it to the side.", game="albion")]
    )
    assert [hit.entry.number for hit in search([shelf], "tap", said=said)] == ["S-1"]
    assert [hit.entry.number for hit in search([shelf], "turn side", said=said)][0] == "S-1"

"""Tokens, names as they are compared, and near misses."""

from __future__ import annotations

import pytest

from bot.engine.errors import BadNotation
from bot.engine.notation.words import (
    NO_SUGGESTION,
    Grammar,
    check_characters,
    excerpt,
    in_quotes,
    nearest_name,
    parted,
    phrases,
    plain,
)

PLACES = Grammar(("->", "|", "="), joining=",;/", most=60)
NAMES = Grammar(("->", "<=", "=", ","), most=60)


@pytest.mark.parametrize(
    ("grammar", "line", "kinds", "texts"),
    [
        (NAMES, "shoot A1->B2", "word word -> word", ["shoot", "A1", "->", "B2"]),
        (NAMES, 'play "Two  words", x', "word quoted , word", ["play", "Two words", ",", "x"]),
        (NAMES, "roll<=2", "word <= word", ["roll", "<=", "2"]),
        (NAMES, "a-b > c", "word word word", ["a-b", ">", "c"]),
        (PLACES, "move to=12 , 8 | x", "word word = word | word", ["move", "to", "=", "12,8", "|", "x"]),
        (PLACES, 'say "a , b"', "word quoted", ["say", "a , b"]),
        (PLACES, "  ", "", []),
    ],
)
def test_a_line_is_cut_by_the_signs_of_its_game(grammar: Grammar, line: str, kinds: str, texts: list[str]) -> None:
    cut = grammar.tokens(line)
    assert " ".join(token.kind for token in cut) == kinds
    assert [token.text for token in cut] == texts


@pytest.mark.parametrize(
    ("line", "key", "facts"),
    [
        ("x" * 61, "line_too_long", {"length": 61, "most": 60}),
        ('play "Half a name', "quote_open", {"given": '"Half a name'}),
    ],
)
def test_what_cannot_be_cut_is_refused(line: str, key: str, facts: dict[str, object]) -> None:
    assert len(NAMES.tokens("x" * 60)) == 1
    with pytest.raises(BadNotation) as refused:
        NAMES.tokens(line)
    assert (refused.value.key, refused.value.facts) == (key, facts)


def test_characters_that_nobody_sees_are_refused_by_their_code() -> None:
    check_characters("wszystko\n widać \t tu")
    with pytest.raises(BadNotation) as refused:
        check_characters("a\u200bb")
    assert (refused.value.key, refused.value.facts) == ("bad_character", {"given": "U+200B"})


def test_names_are_compared_in_any_case_and_told_back_as_they_are_written() -> None:
    assert plain("  Steel\n RESOLVE ") == "steel resolve"
    assert nearest_name("STEEL resolv", ["Steel Resolve", "Steel Rain"]) == "Steel Resolve"
    assert nearest_name("quite another", ["Steel Resolve"]) == NO_SUGGESTION
    assert nearest_name("move " * 100_000, ["move"]) == NO_SUGGESTION


def test_of_very_many_names_those_with_the_same_first_letter_are_compared() -> None:
    words = [f"word_{number}" for number in range(1_000)]
    assert nearest_name("eord_77", words) == "word_77"
    assert nearest_name("eord_77", [*words, "one_more"]) == NO_SUGGESTION
    assert nearest_name("wurd_77", [*words, "one_more"]) == "word_77"


def test_what_is_told_back_fits_a_sentence() -> None:
    assert excerpt(" a \n b ") == "a b"
    assert excerpt("x" * 60) == "x" * 60
    assert excerpt("x" * 61) == "x" * 59 + "…"


def test_phrases_stand_between_commas() -> None:
    assert phrases(NAMES.tokens('Steel Resolve, "a, b",, c')) == ("Steel Resolve", "a, b", "c")
    assert [len(part) for part in parted(PLACES.tokens("a b | c |"), "|")] == [2, 1, 0]


@pytest.mark.parametrize(
    ("text", "written"), [("A3", "A3"), ("Two words", '"Two words"'), ("", '""'), ("a=b", '"a=b"')]
)
def test_a_value_is_quoted_only_if_it_must_be(text: str, written: str) -> None:
    assert in_quotes(text) == written
    assert [token.text for token in NAMES.tokens(written)] == [text]

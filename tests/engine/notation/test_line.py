"""One line taken apart: words, keys with values, and what is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engine.errors import BadNotation, Refused
from bot.engine.notation.line import Keyed, Words, demand_verb, one_of, whole_number
from bot.engine.notation.words import Grammar

GRAMMAR = Grammar(("->", "<=", "=", ","))


class CardLine(Words):
    phrased = ("cards",)


def line(text: str) -> Words:
    return CardLine("play", GRAMMAR.tokens(text), "TOY-1")


@pytest.mark.parametrize(
    ("text", "words", "keyed"),
    [
        ("a b", ["a", "b"], {}),
        ("a by=B2 now", ["a", "now"], {"by": Keyed("=", ("B2",))}),
        ("at=1,2 now", ["now"], {"at": Keyed("=", ("1", "2"))}),
        ("BY=x roll<=2", [], {"by": Keyed("=", ("x",)), "roll": Keyed("<=", ("2",))}),
        ("cards=Steel Rain, B2 by=A1", [], {"cards": Keyed("=", ("Steel Rain", "B2")), "by": Keyed("=", ("A1",))}),
        ('cards=A1 "Steel Rain"', ["Steel Rain"], {"cards": Keyed("=", ("A1",))}),
        ('cards="Steel Rain" x', [], {"cards": Keyed("=", ("Steel Rain x",))}),
        ("cards= by=A1", [], {"cards": Keyed("=", ()), "by": Keyed("=", ("A1",))}),
    ],
)
def test_words_and_keys_are_sorted(text: str, words: list[str], keyed: dict[str, Keyed]) -> None:
    given = line(text)
    assert [word.text for word in given.words] == words
    assert given.keyed == keyed


def test_words_are_taken_away_one_by_one() -> None:
    given = line("A1 fast B2 by=C3 many=4 last")
    assert (given.word("unit"), given.flag("fast"), given.flag("fast")) == ("A1", True, False)
    assert (given.take("by"), given.take("by"), given.number("many", 0, 4)) == ("C3", None, 4)
    assert (given.last("end"), given.rest("target")) == ("last", "B2")
    given.end()
    assert given.number("many", 0, 4, default=7) == 7
    assert line("high low").flag_of(("low", "mid")) == "low"


@pytest.mark.parametrize(
    ("text", "take", "key", "facts"),
    [
        ("=x", Words.end, "sign_without_key", {"given": "="}),
        ('"a"=x', Words.end, "sign_without_key", {"given": "="}),
        ("by=1 by=2", Words.end, "key_twice", {"verb": "play", "name": "by"}),
        ("by=", Words.end, "missing_field", {"verb": "play", "field": "by"}),
        ("by=1", Words.end, "unknown_key", {"verb": "play", "name": "by"}),
        ("one two", Words.end, "too_many_words", {"verb": "play", "given": "one"}),
        ("by=1,2", lambda given: given.take("by"), "one_value", {"verb": "play", "field": "by", "count": 2}),
        ("by<=1", lambda given: given.take("by"), "bad_value", {"field": "by", "given": "<=", "allowed": ("=",)}),
        ("", lambda given: given.need("by"), "missing_field", {"verb": "play", "field": "by"}),
        ("", lambda given: given.word("unit"), "missing_field", {"verb": "play", "field": "unit"}),
        ("", lambda given: given.rest("unit"), "missing_field", {"verb": "play", "field": "unit"}),
        ("", lambda given: given.last("unit"), "missing_field", {"verb": "play", "field": "unit"}),
        ("n=5", lambda given: given.number("n", 0, 4), "bad_number", {"field": "n", "given": "5", "low": 0, "high": 4}),
        ("a b", lambda given: given.flag_of("ab"), "one_of_these", {"verb": "play", "given": "b", "other": "a"}),
    ],
)
def test_what_is_wrong_is_named(text: str, take: Callable[[Words], object], key: str, facts: dict[str, object]) -> None:
    with pytest.raises(BadNotation) as refused:
        take(line(text))
    assert (refused.value.key, refused.value.clause, refused.value.facts) == (key, "TOY-1", facts)


@pytest.mark.parametrize("text", ["", "-1", "1.5", "١", "1e1", "5"])
def test_a_number_is_whole_and_within_its_bounds(text: str) -> None:
    assert (whole_number("n", "0", 0, 4), whole_number("n", "4", 0, 4)) == (0, 4)
    with pytest.raises(BadNotation, match="bad_number"):
        whole_number("n", text, 0, 4)


def test_one_of_a_few_words_in_any_case() -> None:
    assert one_of("mode", "ASK", ("ask", "never")) == "ask"
    with pytest.raises(BadNotation) as refused:
        one_of("mode", "maybe", ("ask", "never"))
    assert refused.value.facts == {"field": "mode", "given": "maybe", "allowed": ("ask", "never")}


@pytest.mark.parametrize(
    ("verb", "key", "facts"),
    [
        ("", "line_empty", {}),
        ("choose", "not_asked", {"verb": "choose"}),
        ("mvoe", "unknown_verb", {"given": "mvoe", "near": "move"}),
    ],
)
def test_a_strange_verb_is_refused(verb: str, key: str, facts: dict[str, object]) -> None:
    demand_verb("move", ("move", "play"), ("choose",), "TOY-2")
    with pytest.raises(Refused) as refused:
        demand_verb(verb, ("move", "play"), ("choose",), "TOY-2")
    assert (refused.value.key, refused.value.facts) == (key, facts)

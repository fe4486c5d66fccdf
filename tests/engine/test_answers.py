"""Notation of answers, random answers, and answers by standing orders."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.answers import SELDOM, Standing, answers_by_chance, random_answer
from bot.engine.errors import BadNotation, Refused
from bot.engine.notation.answering import read_answer, write_answer
from bot.engine.pending_action import DEFAULT, ONLY_OPTION, STANDING, check_answer, fits
from bot.engine.playout import picker
from bot.engine.requests import Ask, Free, Option
from tests.support.driving import question
from tests.support.smugglers import Cellar, Orders, Side, Smugglers
from tests.support.toy import OneRule, Sheet

IDS = st.text("abcXYZ019_-:", min_size=1, max_size=6)
TEXTS = st.text("abcxyz =->,1", max_size=12).filter(lambda text: not text.startswith("choose"))


@st.composite
def asks(draw: st.DrawFn) -> Ask:
    """Questions with options; some share a text, some texts are other options' ids."""
    ids = draw(st.lists(IDS, min_size=1, max_size=6, unique=True))
    texts = [" ".join(draw(TEXTS | st.sampled_from(ids)).split()) for _ in ids]
    low = draw(st.integers(0, len(ids)))
    high = draw(st.integers(low, len(ids)))
    options = tuple(map(Option, ids, texts))
    return Ask(0, "which", options, tuple(ids[:low]), low, high, draw(st.booleans()))


@pytest.mark.slow
@given(asks(), st.binary(max_size=8))
def test_what_is_written_is_read_back(ask: Ask, seed: bytes) -> None:
    answer = random_answer(ask, picker(seed))
    check_answer(ask, answer)
    assert read_answer(ask, write_answer(ask, answer)) == answer


FREES = st.one_of(
    st.builds(Free, st.sampled_from(["number", "facing", "point"]), st.integers(-999, 0), st.integers(0, 999)),
    st.builds(Free, st.just("name"), st.integers(1, 3), st.integers(3, 9)),
)


@given(FREES, st.binary(max_size=8))
def test_free_answers_are_read_back(free: Free, seed: bytes) -> None:
    ask = Ask(0, "how_far", free=free)
    answer = random_answer(ask, picker(seed))
    check_answer(ask, answer)
    assert read_answer(ask, write_answer(ask, answer)) == answer


@pytest.mark.parametrize(
    ("free", "good", "bad"),
    [
        (
            Free("number", -3, 12), ["0", "-3", "12", "07"],
            ["13", "-4", "", "1.5", "nan", "inf", "1e1", "٣", "--1", "9" * 5000, "1,2", " 1"],
        ),
        (Free("facing", 0, 359), ["0", "359"], ["360", "-1", "x"]),
        (Free("facing", 0, 359, ((0, 9), (350, 359))), ["0", "9", "350", "359"], ["10", "349", "180", "360", "x"]),
        (Free("point", 0, 100), ["0,100", "7,7"], ["7", "7,101", "-1,7", "7,7,7", "7,", "a,b"]),
        (Free("name", 2, 8), ["Ana", "Jan Žák", "a,b"], ["a", "far too long", "tab\there", "two  gaps", " ana", ""]),
    ],
)  # fmt: skip
def test_free_answers_stay_in_their_domain(free: Free, good: list[str], bad: list[str]) -> None:
    ask = Ask(0, "how_far", free=free, clause="TOY-1.1")
    for text in good:
        check_answer(ask, (text,))
    for text in bad:
        with pytest.raises(Refused) as caught:
            check_answer(ask, (text,))
        assert (caught.value.key, caught.value.clause) == ("not_in_range", "TOY-1.1")
        assert len(str(caught.value.facts["given"])) <= 20
    for answer in ((), ("1", "2")):
        assert not fits(ask, answer)


def test_beside_options_a_free_answer_may_be_given_and_chance_takes_an_option() -> None:
    ask = Ask(0, "which", (Option("a", "take a"), Option("7", "take 7")), ("a",), free=Free("number", 1, 6))
    for answer in (("a",), ("7",), ("6",)):
        check_answer(ask, answer)
    for answer in (("b",), ("8",), ("a", "7"), ()):
        assert not fits(ask, answer)
    assert {random_answer(ask, picker(bytes([number]))) for number in range(20)} == {("a",), ("7",)}
    assert [read_answer(ask, text) for text in ("take 7", "choose 6")] == [("7",), ("6",)]


ASK = question(0, "a", "b", "c", low=1, high=2)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("take a", ("a",)),
        ("  take   a ", ("a",)),
        ("b", ("b",)),
        ("choose c", ("c",)),
        ("choose c,a", ("c", "a")),
        ("choose c , a ,", ("c", "a")),
        ("Take A", ("a",)),
        ("B", ("b",)),
        ("CHOOSE C,a", ("c", "a")),
    ],
)
def test_short_forms_are_read(text: str, answer: tuple[str, ...]) -> None:
    assert read_answer(ASK, text) == answer


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("fly", "no_such_option"),
        ("", "no_such_option"),
        ("choose", "wrong_number"),
        ("choose z", "no_such_option"),
        ("choose a,b,c", "wrong_number"),
        ("choose a,a", "option_twice"),
        ("x" * 10_000_000, "no_such_option"),
    ],
)
def test_what_cannot_be_read_is_refused_in_few_words(text: str, key: str) -> None:
    with pytest.raises(Refused) as caught:
        read_answer(ASK, text)
    assert caught.value.key == key
    assert len(str(caught.value.facts)) < 200
    assert isinstance(caught.value, BadNotation) == (not text.startswith("choose"))


def test_an_options_own_line_goes_before_an_id() -> None:
    ask = Ask(0, "which", (Option("b", "a"), Option("a", "b")), ("a",))
    assert read_answer(ask, "a") == ("b",)
    assert write_answer(ask, ("b",)) == "a"


def test_random_answers_reach_every_possibility() -> None:
    pick = picker(b"all")
    ask = question(0, "a", "b", "c", low=0, high=2)
    found = {random_answer(ask, pick) for _ in range(300)}
    assert found == {(), ("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")}
    in_order = question(0, "a", "b", low=2, high=2, ordered=True, default=("a", "b"))
    assert {random_answer(in_order, pick) for _ in range(50)} == {("a", "b"), ("b", "a")}
    assert answers_by_chance(pick)(None, in_order) in ((("a", "b"), "player"), (("b", "a"), "player"))


def test_random_play_answers_a_seldom_question_mostly_by_its_default() -> None:
    pick = picker(b"seldom")
    ask = question(0, "stay", "leave", rare=True)
    found = [random_answer(ask, pick) for _ in range(SELDOM * 40)]
    assert 0 < found.count(("leave",)) < 40
    assert found.count(("stay",)) > SELDOM * 39


# Standing orders ---------------------------------------------------------------------------------------------------


def test_orders_answer_before_the_single_option_and_the_default() -> None:
    orders: dict[int, Any] = {1: {"which": ("b",)}}
    standing = Standing(OneRule(None), orders)  # type: ignore[arg-type]
    assert standing(Sheet(), question(1, "a", "b")) == (("b",), STANDING)
    assert standing(Sheet(), question(0, "a", "b")) is None
    assert standing(Sheet(), question(0, "a")) == (("a",), ONLY_OPTION)
    assert standing(Sheet(), question(1, "a", "c", non_blocking=True)) == (("a",), DEFAULT)


@pytest.mark.parametrize("order", [("z",), (), ("a", "b"), "a", 7])
def test_an_order_that_does_not_fit_is_passed_over(order: Any) -> None:
    standing = Standing(OneRule(None), {0: {"which": order}})  # type: ignore[arg-type]
    assert standing(Sheet(), question(0, "a", "b")) is None


def test_orders_are_asked_with_the_view_of_their_seat() -> None:
    seen = []

    class Watching(Smugglers):
        def standing(self, orders: Orders, view: Any, ask: Ask | None) -> Any:
            seen.append((view, ask))
            return super().standing(orders, view, ask)

    state = Cellar("play", sides=[Side(["c1"]), Side(["c3"])])
    standing = Standing(Watching(), {1: Orders(guards=("c3",))})
    ask = question(1, "none", "c3", key="guard", non_blocking=True, secret=True)
    assert standing(state, ask) == (("c3",), STANDING)
    ((view, asked),) = seen
    assert asked == ask
    assert view == Smugglers().view(state, 1)


def test_without_an_order_an_instant_question_takes_its_default_unread() -> None:
    class Heeding(OneRule):
        answers_without_orders = True

        def no_orders(self) -> Any:
            return {"which": ("b",)}

    standing = Standing(Heeding(None), {})  # type: ignore[arg-type]
    assert standing(Sheet(), question(1, "a", "b")) == (("b",), STANDING)
    assert standing(Sheet(), question(1, "a", "b", non_blocking=True)) == (("a",), DEFAULT)


def test_orders_can_declare_actions_for_seats_that_are_to_act() -> None:
    game = OneRule(None)  # type: ignore[arg-type]
    standing = Standing(game, {0: {"turn": "first"}, 1: {"turn": "second"}})
    assert list(standing.actions(Sheet())) == [(0, "first"), (1, "second")]
    assert list(standing.actions(Sheet(over=True))) == []


def test_an_order_may_be_used_up_by_its_answer() -> None:
    class Once(OneRule):
        def orders_after(self, orders: Any, ask: Ask, answer: Any) -> Any:
            return {key: value for key, value in orders.items() if key != ask.key}

    orders: dict[int, Any] = {1: {"which": ("b",), "other": ("a",)}}
    standing = Standing(Once(None), orders)  # type: ignore[arg-type]
    assert standing(Sheet(), question(1, "a", "b")) == (("b",), STANDING)
    assert orders == {1: {"other": ("a",)}}
    assert standing(Sheet(), question(1, "a", "b")) is None

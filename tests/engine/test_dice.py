"""Dice: fair, checkable by anyone, never drawn twice; scripted ones say what is wrong with them."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.dice import Reseed, ScriptedDice, SeededDice, below, commitment, verify, words
from bot.engine.errors import BadData
from bot.engine.requests import Roll, Shuffle

SEED, SALT = bytes(range(32)), b"presses 17 and 21"
DICE = SeededDice(SEED, SALT)


def test_a_draw_is_the_published_formula() -> None:
    digest = hmac.new(SEED, b"presses 17 and 21|5|0", hashlib.sha256).digest()
    assert list(islice(words(SEED, SALT, 5), 4)) == [
        int.from_bytes(digest[place : place + 8], "big") for place in range(0, 32, 8)
    ]
    block = hmac.new(SEED, b"presses 17 and 21|5|1", hashlib.sha256).digest()
    assert next(islice(words(SEED, SALT, 5), 4, None)) == int.from_bytes(block[:8], "big")


def test_known_draws_stay_what_they_are() -> None:
    assert DICE.roll(0, Roll(5, 6, "a")) == (6, 5, 6, 1, 4)
    assert DICE.roll(1, Roll(2, 20, "a")) == (1, 14)
    assert DICE.shuffle(2, Shuffle(8, "a")) == (2, 6, 4, 5, 0, 7, 3, 1)
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_the_seed_is_checked_against_its_published_hash() -> None:
    published = commitment(SEED)
    assert verify(SEED, published)
    assert not verify(SEED + b"x", published)
    assert not verify(SEED, published[:-1] + "0")


def test_from_a_draw_on_another_seed_is_in_force() -> None:
    dice = SeededDice(SEED, SALT, [Reseed(3, b"second"), Reseed(5, b"third")])
    order = Shuffle(30, "a")
    for number, seed in enumerate([SEED, SEED, SEED, b"second", b"second", b"third", b"third"]):
        assert dice.shuffle(number, order) == SeededDice(seed, SALT).shuffle(number, order)
    assert SeededDice(SEED, SALT, dice.reseeds).roll(4, Roll(20, 6, "a")) == SeededDice(b"second", SALT).roll(
        4, Roll(20, 6, "a")
    )
    assert dice.commitments == (commitment(SEED), commitment(b"second"), commitment(b"third"))


def chi_square(counts: Counter[Any], kinds: int) -> float:
    expected = sum(counts.values()) / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in counts) + (kinds - len(counts)) * expected


@pytest.mark.parametrize(("sides", "limit"), [(6, 20.5), (20, 43.8), (100, 148.2)])
def test_dice_are_uniform(sides: int, limit: float) -> None:
    counts = Counter(die for number in range(600) for die in DICE.roll(number, Roll(20, sides, "a")))
    assert set(counts) <= set(range(1, sides + 1))
    assert chi_square(counts, sides) < limit  # one in a thousand fair series is worse


def test_shuffles_are_uniform() -> None:
    counts = Counter(DICE.shuffle(number, Shuffle(4, "a")) for number in range(6000))
    assert len(counts) == 24
    assert chi_square(counts, 24) < 49.7


def test_first_dice_of_neighbouring_draws_are_independent() -> None:
    firsts = [DICE.roll(number, Roll(1, 6, "a"))[0] for number in range(3601)]
    pairs = Counter(zip(firsts, firsts[1:], strict=False))
    assert len(pairs) == 36
    assert chi_square(pairs, 36) < 66.6


def test_rejection_drops_words_past_the_last_whole_multiple() -> None:
    top = (1 << 64) - 1
    assert below(iter([top, 7]), 6) == 1
    assert below(iter([top]), 1 << 63) == (1 << 63) - 1
    assert (1 << 64) % 6 == 4
    assert below(iter([top - 3, top - 4]), 6) == 5


def test_every_draw_number_is_a_draw_of_its_own() -> None:
    long = Roll(30, 6, "a")
    assert len({DICE.roll(number, long) for number in range(200)}) == 200
    assert DICE.roll(7, long) == SeededDice(SEED, SALT).roll(7, long)
    assert DICE.roll(7, Roll(30, 6, "other label", 1)) == DICE.roll(7, long)


def test_salt_and_seed_both_matter() -> None:
    long = Roll(30, 6, "a")
    assert SeededDice(SEED, b"other").roll(0, long) != DICE.roll(0, long)
    assert SeededDice(b"other", SALT).roll(0, long) != DICE.roll(0, long)


@given(st.integers(0, 200), st.integers(0, 50))
def test_a_shuffle_is_a_permutation(size: int, number: int) -> None:
    assert sorted(DICE.shuffle(number, Shuffle(size, "a"))) == list(range(size))


# Scripted ----------------------------------------------------------------------------------------------------------


def test_scripted_results_come_in_order() -> None:
    dice = ScriptedDice([1, 2, 3, 4])
    assert dice.roll(0, Roll(1, 6, "a")) == (1,)
    assert dice.roll(1, Roll(2, 6, "a")) == (2, 3)
    assert dice.left() == (1, 0)


@pytest.mark.parametrize(
    ("dice", "request_", "key", "facts"),
    [
        (ScriptedDice([1]), Roll(2, 6, "a"), "dice_ran_dry", {"label": "a", "needed": 2, "left": 1}),
        (ScriptedDice([]), Roll(1, 6, "a"), "dice_ran_dry", {"label": "a", "needed": 1, "left": 0}),
        (ScriptedDice([7]), Roll(1, 6, "a"), "no_such_die_result", {"label": "a", "result": 7, "sides": 6}),
        (ScriptedDice([0]), Roll(1, 6, "a"), "no_such_die_result", {"label": "a", "result": 0, "sides": 6}),
        (ScriptedDice(), Roll(1, 6, "a"), "no_dice", {"label": "a"}),
        (ScriptedDice(), Shuffle(3, "a"), "no_shuffle", {"label": "a", "size": 3}),
        (ScriptedDice(shuffles=[], rest=DICE), Shuffle(3, "a"), "no_shuffle", {"label": "a", "size": 3}),
    ],
)
def test_scripts_that_do_not_fit_are_named(dice: ScriptedDice, request_: Any, key: str, facts: Any) -> None:
    with pytest.raises(BadData) as caught:
        dice.roll(0, request_) if isinstance(request_, Roll) else dice.shuffle(0, request_)
    assert (caught.value.key, caught.value.facts) == (key, facts)


def test_what_has_no_list_comes_from_the_seed() -> None:
    dice = ScriptedDice([6], rest=DICE)
    assert dice.roll(0, Roll(1, 6, "a")) == (6,)
    assert dice.shuffle(1, Shuffle(5, "a")) == DICE.shuffle(1, Shuffle(5, "a"))
    only_shuffles = ScriptedDice(shuffles=["as_is"], rest=DICE)
    assert only_shuffles.roll(3, Roll(2, 6, "a")) == DICE.roll(3, Roll(2, 6, "a"))
    assert only_shuffles.shuffle(1, Shuffle(3, "a")) == (0, 1, 2)


@pytest.mark.parametrize(
    ("feed", "order"),
    [
        ("as_is", (0, 1, 2, 3)),
        ([4, 3, 2, 1], (3, 2, 1, 0)),
        ([3], (2, 0, 1, 3)),
        ([], (0, 1, 2, 3)),
        (["d", "a"], (3, 0, 1, 2)),
        (["b", "b"], (1, 2, 0, 3)),
    ],
)
def test_a_scripted_shuffle_names_the_new_top(feed: Any, order: tuple[int, ...]) -> None:
    items = ("a", "b", "b", "d") if feed == ["b", "b"] else ("a", "b", "c", "d")
    assert ScriptedDice(shuffles=[feed]).shuffle(0, Shuffle(4, "deck", items)) == order


@pytest.mark.parametrize("feed", ["random", [0], [5], [1, 1], ["e"], ["a", "a"], [-1]])
def test_a_bad_scripted_shuffle_is_named(feed: Any) -> None:
    with pytest.raises(BadData) as caught:
        ScriptedDice(shuffles=[feed]).shuffle(0, Shuffle(4, "deck", ("a", "b", "c", "d")))
    assert caught.value.key == "bad_shuffle"
    assert caught.value.facts["label"] == "deck"


def test_unused_scripts_are_counted() -> None:
    dice = ScriptedDice([1, 2], ["as_is", [2, 1]])
    dice.shuffle(0, Shuffle(2, "a"))
    assert dice.left() == (2, 1)
    assert ScriptedDice(rest=DICE).left() == (0, 0)

"""The bracket as it is shown: what is paired stands in it, and who is to come is where he will play."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.league.pairing import next_round
from bot.league.results import BYE, FORFEIT, OPEN, PLAYED, REVIEW, Entrant, Pairing, Result
from bot.league.terms import KNOCKOUT, Terms
from bot.league.tree import MOST_COLUMNS, MOST_TIES, YET, Tie, tree, window

TERMS, SEED = Terms(KNOCKOUT), b"tree"


def field(count: int) -> list[Entrant]:
    return [Entrant(number, number) for number in range(1, count + 1)]


def decided(pairing: Pairing, luck: Random) -> Result:
    if len(pairing.seats) == 1:
        return Result(pairing, BYE, (1,))
    return Result(pairing, PLAYED, tuple(luck.sample((1, 2), 2)))


def shown(ties: Sequence[Tie]) -> list[frozenset[int]]:
    """Who plays in a round, as the bracket shows it; one alone has a bye."""
    there = [frozenset(one for one in tie.places if one and one not in tie.gone) for tie in ties]
    return sorted([one for one in there if one], key=sorted)


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(st.integers(2, 70), st.integers(0, 10**6))
def test_a_bracket_shows_each_round_as_it_is_paired(count: int, number: int) -> None:
    luck, entrants, results = Random(number), field(count), list[Result]()
    for round_ in range(1, 9):
        made = next_round(TERMS, entrants, results, round_, SEED)
        if not made:
            break
        results += [decided(pairing, luck) for pairing in made]
        assert shown(tree(TERMS, entrants, results)[round_ - 1]) == sorted(
            [frozenset(p.seats) for p in made], key=sorted
        )
        if luck.random() < 0.3:
            leaver = luck.choice(entrants)
            entrants[entrants.index(leaver)] = replace(leaver, until=min(round_, leaver.until or round_))
    last = tree(TERMS, entrants, results)[-1]
    assert len(last) == 1 and last[0].ahead != YET


def test_who_is_to_come_is_open_until_his_game_is_over() -> None:
    first = next_round(TERMS, field(4), [], 1, SEED)
    (semis, (final,)) = tree(TERMS, field(4), [Result(pairing) for pairing in first])
    assert [(tie.places, tie.ahead, tie.result is not None) for tie in semis] == [
        ((1, 4), YET, True),
        ((2, 3), YET, True),
    ]
    assert final.places == (YET, YET) and not final.known and final.ahead == YET
    won = [
        Result(p, how, tuple([1 if one < 3 else 2 for one in p.seats]))
        for p, how in zip(first, (PLAYED, OPEN), strict=True)
    ]
    winner = min(first[0].seats)
    (_, (final,)) = tree(TERMS, field(4), won)
    assert sorted(final.places, key=str) == [YET, winner] and final.known


def test_a_result_under_review_shows_whom_it_would_send_on() -> None:
    (made,) = next_round(TERMS, field(2), [], 1, SEED)
    ((tie,),) = tree(TERMS, field(2), [Result(made, REVIEW, tuple([1 if one == 2 else 2 for one in made.seats]))])
    assert tie.ahead == 2 and tie.result is not None and tie.result.how == REVIEW


def test_where_nobody_played_nobody_goes_on() -> None:
    first = next_round(TERMS, field(4), [], 1, SEED)
    results = [
        Result(p, FORFEIT, (None, None) if 1 in p.seats else tuple([1 if one == 2 else 2 for one in p.seats]))
        for p in first
    ]
    (semis, (final,)) = tree(TERMS, field(4), results)
    assert [tie.ahead for tie in semis] == [None, 2] and final.places == (None, 2) and final.ahead == 2


def test_who_has_left_stands_where_he_would_have_played() -> None:
    first = next_round(TERMS, field(4), [], 1, SEED)
    results = [Result(p, PLAYED, tuple([1 if one < 3 else 2 for one in p.seats])) for p in first]
    entrants = [replace(one, until=1) if one.number == 1 else one for one in field(4)]
    (_, (final,)) = tree(TERMS, entrants, results)
    assert (final.places, final.gone, final.ahead) == ((1, 2), (1,), 2)


@pytest.mark.parametrize("count", [2, 8, 32])
def test_a_bracket_that_can_be_read_is_shown_whole(count: int) -> None:
    rounds = tree(TERMS, field(count), [])
    found = window(rounds, 1, [count])
    assert found.rounds == rounds and (found.parts, found.skipped) == (1, 0)


@pytest.mark.parametrize(("count", "parts"), [(33, 2), (64, 2), (128, 4)])
def test_of_a_large_one_the_part_of_the_reader_is_shown_and_later_the_last_rounds(count: int, parts: int) -> None:
    rounds = tree(TERMS, field(count), [])
    found = window(rounds, 1)
    assert [len(ties) for ties in found.rounds] == [16, 8, 4, 2, 1] and (found.part, found.parts) == (1, parts)
    for number in (1, 2, count):
        mine = window(rounds, 1, [number])
        assert sum(number in tie.places for tie in mine.rounds[0]) == 1 and mine.parts == parts
    every = [tie for part in range(parts) for tie in rounds[0][part * MOST_TIES : (part + 1) * MOST_TIES]]
    assert every == list(rounds[0])
    skipped = len(rounds) - MOST_COLUMNS
    late = window(rounds, skipped + 1, [count])
    assert late.rounds == rounds[skipped:] and (late.skipped, late.parts) == (skipped, 1)
    assert window(rounds, skipped, [count]).parts == parts

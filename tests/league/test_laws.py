"""Laws that hold in every format, for any number of entrants, whoever comes or goes and whenever (bot.league)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.league.matching import draw_number, matched
from bot.league.pairing import free_pairings, next_round
from bot.league.results import (
    BYE,
    FORFEIT,
    OPEN,
    PLAYED,
    REVIEW,
    UNPLAYED,
    Entrant,
    History,
    Pairing,
    Result,
    counted,
)
from bot.league.standings import Table, standings
from bot.league.terms import (
    BREAKS,
    DOUBLE,
    FORMATS,
    GROUPS,
    KNOCKOUT,
    ROBIN,
    ROLLING,
    SWISS,
    Format,
    Terms,
    least,
    refusal,
)
from tests.bench.league import MOST_SECONDS, slowest_round

SEED = b"laws"
HOWS = (PLAYED,) * 6 + (FORFEIT, UNPLAYED)


def field(count: int) -> list[Entrant]:
    return [Entrant(number, number) for number in range(1, count + 1)]


def by_lot(pairing: Pairing, luck: int, terms: Terms) -> Result:
    """A result by lot: mostly of a game, sometimes of none."""
    if len(pairing.seats) == 1:
        return Result(pairing, BYE, (1,))
    lot = draw_number(b"result", luck, pairing.round, *pairing.seats)
    how = PLAYED if terms.format == KNOCKOUT else HOWS[lot % len(HOWS)]
    lots = sorted(pairing.seats, key=lambda number: draw_number(b"place", luck, pairing.round, number))
    places = tuple([None if how == UNPLAYED else lots.index(number) + 1 for number in pairing.seats])
    return Result(pairing, how, (1, 1) if lot % 5 == 0 and how == PLAYED and terms.format == SWISS else places)


def rounds(
    terms: Terms, entrants: Sequence[Entrant], luck: int, most: int
) -> Iterator[tuple[tuple[Pairing, ...], list[Result]]]:
    """The pairings of each round with the results before it."""
    results: list[Result] = []
    for number in range(1, most + 1):
        made = next_round(terms, entrants, results, number, SEED)
        if not made:
            return
        yield made, results
        results = results + [by_lot(pairing, luck, terms) for pairing in made]


@st.composite
def fields(draw: st.DrawFn, high: int, form: str) -> list[Entrant]:
    """A field of which anybody may leave at any time, and come late where the format lets him."""
    count = draw(st.integers(least(Terms(form)), high))  # type: ignore[arg-type]
    made = field(count)
    for place in draw(st.sets(st.integers(0, count - 1), max_size=count // 2)):
        since = draw(st.integers(1, 4)) if form in (SWISS, ROLLING) else 1
        until = draw(st.none() | st.integers(since, 7))
        made[place] = replace(made[place], since=since, until=until)
    return made


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMATS)
@settings(max_examples=20, deadline=None)
@given(st.data(), st.integers(0, 1_000))
def test_nobody_is_paired_twice_in_a_round_or_while_he_is_away(form: Format, data: st.DataObject, luck: int) -> None:
    terms = Terms(form)
    entrants = data.draw(fields(14, form))
    known = {one.number: one for one in entrants}
    for number, (made, before) in enumerate(rounds(terms, entrants, luck, 30), 1):
        seated = Counter(one for pairing in made for one in pairing.seats)
        assert form == GROUPS or max(seated.values()) == 1
        assert all(known[one].there(number) for one in seated)
        history = History(terms, entrants, before)
        times = 2 if form == DOUBLE else 1
        if form in (ROBIN, DOUBLE, ROLLING, KNOCKOUT):
            assert all(history.meetings(*p.seats) < times for p in made if len(p.seats) == 2)


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize(
    "count", [*range(2, 10), 31, 64, *[pytest.param(n, marks=pytest.mark.slow) for n in (127, 128)]]
)
def test_every_size_that_is_not_refused_is_paired(form: Format, count: int) -> None:
    terms = Terms(form, rounds=2 if form == SWISS else 0)
    if refusal(terms, count) is not None:
        assert count < least(terms)
        return
    for made, _ in rounds(terms, field(count), 1, 2):
        rest = count - len({number for pairing in made for number in pairing.seats})
        assert rest == (count % 2 if form == ROLLING else 0) or form == KNOCKOUT


def test_who_would_have_met_a_finalist_who_has_left_is_the_winner() -> None:
    terms, entrants = Terms(KNOCKOUT), [replace(one, until=1) if one.number == 1 else one for one in field(4)]
    first = next_round(terms, entrants, [], 1, SEED)
    results = [Result(p, PLAYED, tuple([1 if one < 3 else 2 for one in p.seats])) for p in first]
    (rest,) = next_round(terms, entrants, results, 2, SEED)
    assert rest.seats == (2,)
    results.append(Result(rest, BYE, (1,)))
    assert standings(terms, entrants, results)[0].number == 2
    assert next_round(terms, entrants, results, 3, SEED) == ()


@pytest.mark.slow
def test_a_swiss_of_128_is_paired_in_a_second_a_round() -> None:
    # About a third of one on two slow cores; tests/bench tells it against a yardstick.
    assert slowest_round() <= 4 * MOST_SECONDS


@pytest.mark.parametrize("form", [ROBIN, DOUBLE])
@settings(max_examples=20, deadline=None)
@given(st.data())
def test_those_who_stay_in_a_round_robin_have_all_met_in_no_more_rounds(form: Format, data: st.DataObject) -> None:
    terms, times = Terms(form), 2 if form == DOUBLE else 1
    entrants = data.draw(fields(12, form))
    met: Counter[frozenset[int]] = Counter()
    last = 0
    for number, (made, _) in enumerate(rounds(terms, entrants, 1, 60), 1):
        met.update(frozenset(pairing.seats) for pairing in made if len(pairing.seats) == 2)
        last = number
    stayed = [one.number for one in entrants if one.until is None]
    assert {met[frozenset(pair)] for pair in combinations(stayed, 2)} <= {times}
    assert last <= times * (len(entrants) - 1 + len(entrants) % 2)


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(0, 50), min_size=28, max_size=28), st.sampled_from([2, 4, 6, 8]))
def test_a_matching_is_as_cheap_as_the_cheapest_of_all(costs: list[int], count: int) -> None:
    people = list(range(1, count + 1))
    table = dict(zip(combinations(range(1, 9), 2), costs, strict=True))

    def cost(one: int, other: int) -> int:
        return table[min(one, other), max(one, other)]

    cheapest = min(sum(cost(order[at], order[at + 1]) for at in range(0, count, 2)) for order in permutations(people))
    assert sum(cost(*pair) for pair in matched(people, cost)) == cheapest


def brute_rounds(people: Sequence[int], met: set[frozenset[int]]) -> bool:
    """True if all can be paired anew, tried one after the other."""
    if not people:
        return True
    first, rest = people[0], people[1:]
    return any(
        frozenset((first, other)) not in met and brute_rounds([one for one in rest if one != other], met)
        for other in rest
    )


@pytest.mark.parametrize("win", [2, 6, 40, 400])
@pytest.mark.parametrize("luck", range(4))
def test_no_pair_meets_again_while_avoidable_whatever_a_win_is_worth(win: int, luck: int) -> None:
    # With 200 points a win, points that lie far apart once cost more than a second meeting.
    terms, entrants = Terms(SWISS, rounds=7, win=win, draw=win // 2, bye=win), field(8)
    for made, before in rounds(terms, entrants, luck, 7):
        met = {frozenset(result.pairing.seats) for result in before}
        again = [pairing for pairing in made if frozenset(pairing.seats) in met]
        assert not again or not brute_rounds(range(1, 9), met)


@pytest.mark.parametrize("win", [2, 6, 40])
def test_rolling_pairs_those_at_most_three_won_games_apart(win: int) -> None:
    terms = Terms(ROLLING, win=win, draw=win // 2, bye=win)
    won = [Result(Pairing(round_, (1, 10 + round_)), PLAYED, (1, 2)) for round_ in range(1, 5)]
    assert free_pairings(terms, field(14), won, [1, 2], 5, SEED) == ()
    (near,) = free_pairings(terms, field(14), won[:3], [1, 2], 5, SEED)
    assert set(near.seats) == {1, 2}


def test_who_had_a_point_because_nobody_came_does_not_rest_as_well() -> None:
    # FIDE Handbook C.04.1. All who are left have a point; 5, the last of them, would rest but got his without playing.
    results = [
        Result(Pairing(1, (1, 2)), PLAYED, (1, 2)),
        Result(Pairing(1, (5, 4)), FORFEIT, (1, 2)),
        Result(Pairing(1, (3,)), BYE, (1,)),
    ]
    left = [replace(one, until=1) if one.number in (2, 4) else one for one in field(5)]
    made = next_round(Terms(SWISS, rounds=3), left, results, 2, SEED)
    assert [pairing.seats for pairing in made if len(pairing.seats) == 1] == [(1,)]


# -- standings ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("form", [ROBIN, DOUBLE])
@settings(max_examples=30, deadline=None)
@given(st.data(), st.integers(0, 99))
def test_the_table_is_the_same_in_whichever_order_entrants_and_results_are_given(
    form: Format, data: st.DataObject, luck: int
) -> None:
    terms = Terms(form, breaks=BREAKS)
    entrants = data.draw(fields(8, form))
    results = [by_lot(pairing, luck, terms) for made, _ in rounds(terms, entrants, luck, 30) for pairing in made]
    table = standings(terms, entrants, results)
    shuffled = data.draw(st.permutations(entrants)), data.draw(st.permutations(results))
    assert standings(terms, *shuffled) == table


def test_two_who_leave_in_the_same_round_do_not_owe_each_other_a_point() -> None:
    entrants = [replace(one, until=2) if one.number in (1, 2) else one for one in field(4)]
    made = [((1, 3), 1), ((2, 4), 1), ((1, 4), 2), ((2, 3), 2)]
    results = [Result(Pairing(round_, seats), PLAYED, (1, 2)) for seats, round_ in made]
    (owed,) = [result for result in counted(Terms(ROBIN), entrants, results) if result.how == FORFEIT]
    assert set(owed.pairing.seats) == {1, 2} and owed.places == (None, None)
    assert {row.number: row.points for row in standings(Terms(ROBIN), entrants, results)} == {1: 2, 2: 2, 3: 0, 4: 0}


def test_who_left_first_loses_to_who_left_later_and_nobody_wins_against_the_annulled() -> None:
    entrants = [replace(one, until={1: 3, 2: 4, 3: 1}.get(one.number)) for one in field(6)]
    made = [((1, 4), 1), ((1, 5), 2), ((1, 6), 3), ((2, 4), 2), ((2, 5), 3), ((2, 6), 4), ((3, 6), 1)]
    results = [Result(Pairing(round_, seats), PLAYED, (1, 2)) for seats, round_ in made]
    for order in (entrants, entrants[::-1]):
        found = counted(Terms(ROBIN), order, results)
        assert not [result for result in found if 3 in result.pairing.seats]
        assert [(r.pairing.seats, r.places) for r in found if r.how == FORFEIT] == [((1, 2), (2, 1))]


def test_a_game_in_dispute_with_who_left_is_not_lost_before_it_is_decided() -> None:
    entrants = [replace(one, until=2) if one.number == 1 else one for one in field(4)]
    pairs = ((1, 2), PLAYED), ((1, 3), PLAYED), ((1, 4), REVIEW)
    results = [Result(Pairing(1, seats), how, (1, 2)) for seats, how in pairs]
    table = standings(Terms(ROBIN), entrants, results)
    assert {one.number: (one.points, one.review) for one in table}[4] == (0, True)


def test_unplayed_rounds_are_worth_what_was_agreed_for_draws_and_wins() -> None:
    # 3, 1 and 0 points. 1 rested in the first of two rounds: nothing was left to his opponent in it, and the round
    # after it was a draw; then he beat 2, who had 3 for a game.
    terms = Terms(SWISS, rounds=2, win=6, draw=2, bye=6)
    results = [
        Result(Pairing(1, (1,)), BYE, (1,)),
        Result(Pairing(1, (2, 3)), PLAYED, (1, 2)),
        Result(Pairing(2, (1, 2)), PLAYED, (1, 2)),
        Result(Pairing(2, (3,)), BYE, (1,)),
    ]
    table = Table(terms, field(3), results)
    assert table.buchholz(1) == (0 + 0 + 1) + 3
    assert table.adjusted(3) == 0 + 1 and table.adjusted(1) == 3 + 1
    assert table.buchholz(3) == 3 + (0 + 0)
    assert table.sonneborn(1) == 3 * 1 + 1 * 3


@settings(max_examples=30, deadline=None)
@given(st.integers(3, 9), st.integers(0, 99), st.sampled_from([(2, 1, 0, 2), (6, 2, 0, 6), (6, 2, 0, 2), (4, 3, 2, 0)]))
def test_no_tie_break_is_below_nothing(count: int, luck: int, points: tuple[int, int, int, int]) -> None:
    win, draw, loss, bye = points
    terms = Terms(SWISS, rounds=2, win=win, draw=draw, loss=loss, bye=bye, breaks=BREAKS)
    results = [by_lot(pairing, luck, terms) for made, _ in rounds(terms, field(count), luck, 2) for pairing in made]
    assert all(value >= Fraction(0) for row in standings(terms, field(count), results) for _, value in row.breaks)


@pytest.mark.parametrize("how", [OPEN, REVIEW, UNPLAYED, FORFEIT])
@pytest.mark.parametrize("form", FORMATS)
def test_a_result_without_places_is_worth_nothing_and_stops_nobody(form: Format, how: str) -> None:
    terms = Terms(form, rounds=2 if form == SWISS else 0)
    made = next_round(terms, field(4), [], 1, SEED)
    results = [Result(pairing, how) for pairing in made]
    assert {row.points for row in standings(terms, field(4), results)} == {0}
    assert bool(next_round(terms, field(4), results, 2, SEED)) is (form not in (GROUPS, KNOCKOUT))

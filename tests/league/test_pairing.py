"""Pairings obey their laws in every format, for any number of entrants, whoever comes or goes (bot.league.pairing)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from math import exp
from random import Random

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.league.bracket import bracket
from bot.league.pairing import free_pairings, groups_of, next_round, sizes
from bot.league.results import BYE, FORFEIT, PLAYED, Entrant, History, Pairing, Result
from bot.league.swiss import Swiss
from bot.league.terms import DOUBLE, FORMATS, GROUPS, KNOCKOUT, ROBIN, ROLLING, SWISS, Terms, usual_rounds

SEED = b"pairings"


def field(count: int) -> list[Entrant]:
    return [Entrant(number, number) for number in range(1, count + 1)]


def decided(pairing: Pairing, luck: Random, terms: Terms) -> Result:
    """A result at random; a fifth of the games of two is drawn, but where somebody has to go on."""
    seats = len(pairing.seats)
    if seats == 1:
        return Result(pairing, BYE, (1,))
    places = luck.sample(range(1, seats + 1), seats)
    if seats == 2 and terms.format != KNOCKOUT and luck.random() < 0.2:
        places = [1, 1]
    return Result(pairing, PLAYED, tuple(places))


def rounds(
    terms: Terms, entrants: Sequence[Entrant], luck: int = 1, most: int = 60
) -> Iterator[tuple[tuple[Pairing, ...], list[Result]]]:
    """The pairings of each round, with all results so far."""
    results: list[Result] = []
    chance = Random(luck)
    for number in range(1, most + 1):
        made = next_round(terms, entrants, results, number, SEED)
        if not made:
            return
        results = results + [decided(pairing, chance, terms) for pairing in made]
        yield made, results


def demand_whole(made: Sequence[Pairing], there: Sequence[int]) -> None:
    """Everybody who is there sits at one table, and nobody else at any."""
    assert sorted(number for pairing in made for number in pairing.seats) == sorted(there)


@pytest.mark.parametrize("count", [3, 4, 5, 8, 9, 16, 17])
def test_everybody_meets_everybody_once_and_nobody_rests_twice(count: int) -> None:
    met: Counter[frozenset[int]] = Counter()
    entrants, last = field(count), []
    for made, results in rounds(Terms(ROBIN), entrants):
        demand_whole(made, range(1, count + 1))
        met.update(frozenset(pairing.seats) for pairing in made if len(pairing.seats) == 2)
        last = results
    assert set(met.values()) == {1} and len(met) == count * (count - 1) // 2
    history = History(Terms(ROBIN), entrants, last)
    assert max(history.byes.values(), default=0) == count % 2
    assert max(abs(history.balance(number)) for number in range(1, count + 1)) <= 1


@pytest.mark.parametrize("count", [2, 5, 6])
def test_twice_means_once_with_either_side(count: int) -> None:
    sides: Counter[tuple[int, ...]] = Counter()
    for made, _ in rounds(Terms(DOUBLE), field(count)):
        sides.update(pairing.seats for pairing in made if len(pairing.seats) == 2)
    assert set(sides.values()) == {1} and len(sides) == count * (count - 1)


@pytest.mark.slow
@given(st.integers(4, 60), st.integers(4, 7))
def test_groups_are_even_and_play_all_their_games_at_once(count: int, size: int) -> None:
    terms = Terms(GROUPS, group=size)
    groups = groups_of(terms, field(count))
    assert sorted(number for group in groups for number in group) == list(range(1, count + 1))
    lengths = {len(group) for group in groups}
    assert max(lengths) <= size and max(lengths) - min(lengths) <= 1
    made = next_round(terms, field(count), [], 1, SEED)
    assert {frozenset(p.seats) for p in made} == {frozenset(p) for group in groups for p in combinations(group, 2)}
    assert all(set(p.seats) <= set(groups[p.division - 1]) for p in made)
    assert next_round(terms, field(count), [Result(p) for p in made], 2, SEED) == ()


@pytest.mark.slow
@settings(max_examples=25, deadline=None)
@given(st.integers(3, 40), st.integers(1, 9), st.integers(0, 1_000))
def test_a_swiss_never_repeats_while_that_can_be_avoided(count: int, most: int, luck: int) -> None:
    terms = Terms(SWISS, rounds=min(most, count - 1))
    entrants, before = field(count), list[Result]()
    for made, results in rounds(terms, entrants, luck):
        demand_whole(made, range(1, count + 1))
        history = History(terms, entrants, before)
        repeats = [p for p in made if len(p.seats) == 2 and history.meetings(*p.seats)]
        assert not repeats or not avoidable(history, count)
        assert max(History(terms, entrants, results).byes.values(), default=0) <= 1
        before = results


def avoidable(history: History, count: int) -> bool:
    """True if all can be paired with somebody new, found otherwise: a matching of everybody in the graph of the new."""
    graph = nx.Graph()
    people = list(range(1, count + 1))
    graph.add_edges_from(pair for pair in combinations(people, 2) if not history.meetings(*pair))
    if count % 2:
        graph.add_edges_from((0, number) for number in people if not history.byes[number])
    return 2 * len(nx.max_weight_matching(graph, maxcardinality=True)) >= count


@pytest.mark.slow
@pytest.mark.parametrize(("count", "most"), [(16, 5), (33, 6), (64, 6)])
def test_floats_are_short_and_sides_even(count: int, most: int) -> None:
    terms, entrants, before = Terms(SWISS, rounds=most), field(count), list[Result]()
    for made, results in rounds(terms, entrants):
        points = History(terms, entrants, before).points
        apart = [abs(points[one] - points[other]) for one, other in (p.seats for p in made if len(p.seats) == 2)]
        assert max(apart) <= 1
        before = results
    history = History(terms, entrants, before)
    assert max(abs(history.balance(number)) for number in range(1, count + 1)) <= 2


def test_the_first_round_sets_the_upper_half_against_the_lower() -> None:
    made = next_round(Terms(SWISS, rounds=3), field(8), [], 1, SEED)
    assert {frozenset(p.seats) for p in made} == {frozenset(p) for p in ((1, 5), (2, 6), (3, 7), (4, 8))}


def unfolded(history: History, made: Sequence[Pairing]) -> int:
    """How far the pairs of a round are together from those of the upper half of each score with its lower half."""
    groups: dict[Fraction, list[int]] = {}
    for number in history.ranked([number for pairing in made for number in pairing.seats]):
        groups.setdefault(history.points[number], []).append(number)
    away = 0
    for one, other in [pairing.seats for pairing in made if len(pairing.seats) == 2]:
        group = groups[history.points[one]]
        if other in group:
            away += abs(abs(group.index(one) - group.index(other)) - len(group) // 2)
    return away


@pytest.mark.slow
@pytest.mark.parametrize("count", [24, 26, 64, 128])
def test_in_a_field_of_any_size_the_upper_half_meets_the_lower(count: int) -> None:
    made = next_round(Terms(SWISS, rounds=3), field(count), [], 1, SEED)
    half = count // 2
    assert {frozenset(p.seats) for p in made} == {frozenset((one, one + half)) for one in range(1, half + 1)}


@pytest.mark.slow
def test_so_it_does_in_a_large_group_of_equal_points() -> None:
    terms, entrants = Terms(SWISS, rounds=3), field(64)
    first = next_round(terms, entrants, [], 1, SEED)
    won = [Result(pairing, PLAYED, tuple(1 if n <= 32 else 2 for n in pairing.seats)) for pairing in first]
    second = next_round(terms, entrants, won, 2, SEED)
    history = History(terms, entrants, won)
    assert all(not history.apart(*pairing.seats) for pairing in second)
    assert unfolded(history, second) < 32  # some are due the same seat, and are set a place away; it was 58


def annealed(people: list[int], cost: Callable[[int, int], int], luck: Random, moves: int) -> int:
    """What pairs cost that are found otherwise: two pairs exchange their partners by lot, at a loss less and less."""
    order, heat = list(people), float(max(cost(1, 2), 10**6))
    luck.shuffle(order)
    now = sum(cost(*order[at : at + 2]) for at in range(0, len(order), 2))
    best = now
    for _ in range(moves):
        one, other = sorted(luck.sample(range(len(order)), 2))
        pairs = {one // 2 * 2, other // 2 * 2}
        before = sum(cost(*order[at : at + 2]) for at in pairs)
        order[one], order[other] = order[other], order[one]
        change = sum(cost(*order[at : at + 2]) for at in pairs) - before
        if change > 0 and luck.random() >= exp(-change / heat):
            order[one], order[other] = order[other], order[one]
        else:
            now += change
            best = min(best, now)
        heat = max(heat * 0.9995, 1e-9)
    return best


@pytest.mark.slow
@pytest.mark.parametrize("count", [32, pytest.param(128, marks=pytest.mark.slow)])
def test_no_annealing_finds_pairs_that_cost_less(count: int) -> None:
    terms, entrants = Terms(SWISS, rounds=9), field(count)
    before = list(rounds(terms, entrants, most=3))[-1][1]
    people, history = list(range(1, count + 1)), History(terms, entrants, before)
    swiss = Swiss(history, people, 4, SEED)
    made = sum(swiss.cost(*pairing.seats) for pairing in swiss.pairings())
    assert made <= min(annealed(people, swiss.cost, Random(luck), 8_000) for luck in range(2))


def every_seating(people: tuple[int, ...], sizes_left: tuple[int, ...]) -> Iterator[list[tuple[int, ...]]]:
    """All ways to sit at tables of such sizes."""
    if not sizes_left:
        yield []
        return
    first, *_ = people
    for others in combinations(people[1:], sizes_left[0] - 1):
        table = (first, *others)
        left = tuple([number for number in people if number not in table])
        for rest in every_seating(left, sizes_left[1:]):
            yield [table, *rest]


def repeated(history: History, tables: Iterable[Sequence[int]]) -> int:
    """How many pairs of people meet again; who has met twice counts four times."""
    return sum(history.meetings(*pair) ** 2 for table in tables for pair in combinations(table, 2))


@pytest.mark.slow
@pytest.mark.parametrize(("count", "seats", "most"), [(6, 3, 5), (9, 3, 6), (8, 4, 5), (10, 5, 5), (12, 4, 5)])
def test_no_seating_at_all_repeats_less(count: int, seats: int, most: int) -> None:
    terms, entrants, before = Terms(SWISS, rounds=most, seats=seats), field(count), list[Result]()
    for made, results in rounds(terms, entrants):
        history = History(terms, entrants, before)
        every = every_seating(tuple(range(1, count + 1)), tuple(sizes(count, seats)))
        assert repeated(history, [p.seats for p in made]) == min(repeated(history, one) for one in every)
        before = results


@pytest.mark.parametrize(
    ("count", "seats", "round_", "least"),
    [(18, 6, 2, 9), (16, 4, 3, 0), (24, 4, 4, 0), (36, 6, 2, 0), (64, 4, 5, 0), (128, 4, 5, 0), (128, 8, 3, 0)],
)
def test_people_meet_again_at_large_tables_only_where_they_must(
    count: int, seats: int, round_: int, least: int
) -> None:
    """Six at a table that held each six of eighteen: two at least of each are at one again, which makes nine pairs."""
    terms, entrants, before = Terms(SWISS, rounds=round_, seats=seats), field(count), list[Result]()
    for made, results in rounds(terms, entrants):
        demand_whole(made, range(1, count + 1))
        found, before = repeated(History(terms, entrants, before), [p.seats for p in made]), results
    assert found == least


@pytest.mark.slow
@settings(max_examples=25, deadline=None)
@given(st.integers(4, 24), st.data())
def test_whoever_comes_late_or_leaves_is_paired_only_while_he_is_there(count: int, data: st.DataObject) -> None:
    terms = Terms(SWISS, rounds=min(6, count - 2))
    span = st.tuples(st.integers(1, 4), st.none() | st.integers(3, 6))
    spans = data.draw(st.lists(span, min_size=count, max_size=count))
    entrants = [
        replace(one, since=since, until=None if until is None or until < since else until)
        for one, (since, until) in zip(field(count), spans, strict=True)
    ]
    entrants[:3] = field(3)  # somebody is always there
    for number, (made, _) in enumerate(rounds(terms, entrants), 1):
        demand_whole(made, [one.number for one in entrants if one.there(number)])


@pytest.mark.parametrize("count", [2, 3, 5, 8, 13, 16, 128])
def test_elimination_leaves_one_and_rests_the_best(count: int) -> None:
    terms, left = Terms(KNOCKOUT), count
    for number, (made, results) in enumerate(rounds(terms, field(count)), 1):
        byes = [p.seats[0] for p in made if len(p.seats) == 1]
        assert number == 1 or not byes
        assert byes == sorted(byes) and byes == list(range(1, len(byes) + 1))
        demand_whole(made, {n for p in made for n in p.seats})
        left -= sum(len(p.seats) == 2 for p in made)
        of_round = [result for result in results if result.pairing.round == number]
        assert sum(len(p.seats) == 2 for p in made) == len(of_round) - len(byes)
    assert left == 1


def test_the_best_two_meet_in_the_last_round_only() -> None:
    assert bracket(field(8)) == [1, 8, 4, 5, 2, 7, 3, 6]
    assert bracket(field(5)) == [1, None, 4, 5, 2, None, 3, None]


def test_who_has_left_a_bracket_loses_to_whoever_would_have_met_him() -> None:
    terms = Terms(KNOCKOUT)
    entrants = [replace(one, until=1) if one.number == 1 else one for one in field(4)]
    first = next_round(terms, entrants, [], 1, SEED)
    won = [Result(p, PLAYED, tuple(1 if n < 3 else 2 for n in p.seats)) for p in first]
    assert next_round(terms, entrants, won, 2, SEED)
    walked_over = [p for p in first if 1 in p.seats]
    gone = [result for result in won if result.pairing not in walked_over]
    gone += [Result(p, FORFEIT, tuple(2 if n == 1 else 1 for n in p.seats)) for p in walked_over]
    (last,) = next_round(terms, entrants, gone, 2, SEED)
    assert 1 not in last.seats and len(last.seats) == 2


@given(st.integers(2, 60), st.integers(3, 8))
def test_tables_are_even_and_nobody_sits_alone_unless_he_must(count: int, seats: int) -> None:
    made = sizes(count, seats)
    assert sum(made) == count and max(made) <= seats and max(made) - min(made) <= 1


@pytest.mark.parametrize(("count", "seats", "most"), [(8, 4, 3), (12, 4, 3), (16, 4, 4), (9, 3, 3)])
def test_people_meet_again_at_tables_as_seldom_as_can_be(count: int, seats: int, most: int) -> None:
    terms, entrants, last = Terms(SWISS, rounds=most, seats=seats), field(count), list[Result]()
    for made, results in rounds(terms, entrants):
        demand_whole(made, range(1, count + 1))
        last = results
    met = History(terms, entrants, last).met
    fair = -(-most * (seats - 1) // (count - 1))  # how often two must meet on the average, rounded up
    assert max(met.values()) <= fair + 1


def test_rolling_pairs_those_near_who_have_not_met_and_lets_others_wait() -> None:
    terms = Terms(ROLLING)
    entrants = field(5)
    results = [Result(Pairing(1, (1, 2)), PLAYED, (1, 2)), Result(Pairing(1, (3, 4)), PLAYED, (1, 2))]
    made = free_pairings(terms, entrants, results, [1, 2, 3, 4], 2, SEED)
    assert {frozenset(p.seats) for p in made} == {frozenset((1, 3)), frozenset((2, 4))}
    met = [*results, *[Result(p, PLAYED, (1, 1)) for p in made]]
    assert {frozenset(p.seats) for p in free_pairings(terms, entrants, met, [1, 3], 3, SEED)} == set()
    assert free_pairings(terms, entrants, results, [5], 2, SEED) == ()


@pytest.mark.parametrize("form", FORMATS)
def test_the_same_seed_makes_the_same_pairings_and_another_one_others(form: str) -> None:
    terms, entrants = Terms(form, rounds=3), field(12)  # type: ignore[arg-type]
    one = [made for made, _ in rounds(terms, entrants, most=3)]
    assert one == [made for made, _ in rounds(terms, entrants, most=3)]
    others = {str(next_round(terms, entrants, [], 1, bytes([seed]))) for seed in range(8)}
    assert len(others) > 1 or form in (GROUPS,)  # groups and their games follow from the seeding alone


@pytest.mark.parametrize(
    ("form", "count", "needed"),
    [(ROBIN, 8, 7), (ROBIN, 7, 7), (DOUBLE, 4, 6), (SWISS, 16, 4), (SWISS, 17, 5), (KNOCKOUT, 9, 4), (GROUPS, 20, 1)],
)
def test_a_field_needs_so_many_rounds(form: str, count: int, needed: int) -> None:
    terms = Terms(form)  # type: ignore[arg-type]
    assert usual_rounds(terms, count) == needed == len(list(rounds(terms, field(count))))


@pytest.mark.slow
@settings(max_examples=6, deadline=None)
@given(st.integers(60, 128), st.integers(0, 99))
def test_a_large_swiss_keeps_its_laws_over_nine_rounds(count: int, luck: int) -> None:
    terms, entrants, last = Terms(SWISS, rounds=9), field(count), list[Result]()
    for made, results in rounds(terms, entrants, luck):
        demand_whole(made, range(1, count + 1))
        last = results
    history = History(terms, entrants, last)
    assert max(history.met.values()) == 1 and max(history.byes.values(), default=0) <= 1

"""Ratings, seasons, the pace of rounds, tables as files (bot.league)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from openskill.models import PlackettLuce

from bot.league.event_length import Length, chance, tenths, usual_days
from bot.league.export import cell, csv_text
from bot.league.ratings import MIDDLE, SCALE, Game, ratings, settled_ratings
from bot.league.seasons import moves, next_divisions
from bot.league.standings import Standing


def test_the_library_rates_as_its_own_examples_say() -> None:
    # Documented: two teams of two, the first one wins; without what strength may change between games.
    model = PlackettLuce(tau=0.0)
    first = [model.rating(), model.rating(mu=32.444, sigma=5.123)]
    second = [model.rating(mu=43.381, sigma=2.421), model.rating(mu=25.188, sigma=6.211)]
    after = [(one.mu, one.sigma) for team in model.rate([first, second]) for one in team]
    assert after == [
        pytest.approx((28.669648436582808, 8.071520788025197)),
        pytest.approx((33.83086971107981, 5.062772998705765)),
        pytest.approx((43.071274808241974, 2.4166900452721256)),
        pytest.approx((23.149503312339064, 6.1378606973362135)),
    ]


def test_our_ratings_are_those_of_the_library() -> None:
    model = PlackettLuce()
    (winner,), (loser,) = model.rate([[model.rating()], [model.rating()]])
    first, second = ratings([Game((7, 8), (1, 2))])
    expected = MIDDLE + round(SCALE * winner.mu), round(SCALE * winner.sigma)
    assert (first.player, first.value, first.spread) == (7, *expected)
    assert (second.player, second.value) == (8, MIDDLE + round(SCALE * loser.mu))


def test_ratings_follow_from_the_results_alone() -> None:
    games = [Game((1, 2), (1, 2)), Game((2, 3, 1), (1, 2, 2)), Game((3, 1), (1, 1))]
    assert ratings(games) == ratings(iter(games))
    assert ratings(games) != ratings(games[::-1])  # their order is part of them
    assert [one.games for one in sorted(ratings(games), key=lambda one: one.player)] == [3, 2, 2]


def test_a_draw_of_equals_changes_nothing_but_the_uncertainty() -> None:
    one, other = ratings([Game((1, 2), (1, 1))])
    fresh = MIDDLE + SCALE * 25
    assert one.value == other.value == fresh and one.spread < round(SCALE * 25 / 3)


@pytest.mark.parametrize(("count", "known"), [(4, False), (5, True)])
def test_a_rating_is_shown_after_five_games(count: int, known: bool) -> None:
    assert bool(settled_ratings(ratings([Game((1, 2), (1, 2))] * count))) is known


def test_nobody_gains_by_playing_against_himself() -> None:
    assert ratings([Game((1, 1), (1, 2)), Game((1,), (1,))]) == ()


def season(*groups: tuple[int, ...]) -> list[Standing]:
    return [
        Standing(rank, number, Fraction(0), 0, 0, 0, 0, (), division)
        for division, group in enumerate(groups, 1)
        for rank, number in enumerate(group, 1)
    ]


def test_the_best_go_up_and_the_last_go_down() -> None:
    table = season((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12))
    assert next_divisions(table) == ((1, 2, 3, 5), (4, 6, 7, 9), (8, 10, 11, 12))
    assert next_divisions(season((1, 2, 3, 4), (5, 6, 7, 8)), 2) == ((1, 2, 5, 6), (3, 4, 7, 8))
    assert next_divisions(season((1, 2, 3))) == ((1, 2, 3),)


@pytest.mark.parametrize(
    ("gone", "groups"),
    [
        ((2,), ((1, 3, 4, 5), (6, 7, 8, 9), (10, 11, 12))),
        ((4,), ((1, 2, 3, 5), (6, 7, 8, 9), (10, 11, 12))),
        ((5,), ((1, 2, 3, 6), (4, 7, 8, 9), (10, 11, 12))),
        ((12,), ((1, 2, 3, 5), (4, 6, 7, 9), (8, 10, 11))),
        ((1, 2), ((3, 4, 5, 6), (7, 8, 9, 10), (11, 12))),
        ((1, 2, 3, 4), ((5, 6, 7, 8), (9, 10, 11, 12), ())),
    ],
)
def test_whoever_has_left_is_in_no_group_and_his_place_is_filled_from_below(
    gone: tuple[int, ...], groups: tuple[tuple[int, ...], ...]
) -> None:
    made = next_divisions(season((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12)), 1, gone)
    assert made == groups


LENGTH = Length((10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 200))


@pytest.mark.parametrize(
    ("most", "part"), [(9, 0), (10, 0), (15, 5), (20, 10), (60, 50), (100, 90), (150, 95), (199, 99), (200, 100)]
)
def test_so_many_games_are_over_within_so_many_waits(most: int, part: int) -> None:
    assert LENGTH.within(most) == part


def test_a_round_takes_as_many_days_as_nearly_all_games_need() -> None:
    # A day for a decision, a third of it used: three waits a day.
    assert chance(LENGTH, 20, 86_400) == LENGTH.within(60) == 50
    days = usual_days(LENGTH, 86_400, 100)
    assert chance(LENGTH, days, 86_400) >= 90 > chance(LENGTH, days - 1, 86_400)
    assert usual_days(LENGTH, 604_800, 30) == 30


def test_a_length_is_made_of_the_counts_of_many_games() -> None:
    assert tenths(range(1, 102)).waits == tuple(range(1, 102, 10))


@pytest.mark.parametrize(
    ("text", "safe"),
    [("=1+1", "'=1+1"), ("+48", "'+48"), ("-x", "'-x"), ("@ana", "'@ana"), ("ana", "ana"), ("a\nb", "a b")],
)
def test_no_cell_is_a_formula(text: str, safe: str) -> None:
    assert cell(text) == safe


def test_numbers_stay_numbers_and_letters_are_composed() -> None:
    assert csv_text(("name", "points"), [('Z\u030ca, "x"', -1)]) == 'name,points\n"Ž' + 'a, ""x""",-1\n'


def test_who_would_go_up_and_down_follows_from_the_groups_of_the_next_season() -> None:
    table = season((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12))
    assert moves(table) == {4: "down", 5: "up", 8: "down", 9: "up"}
    assert moves(table, gone=(3,)) == {5: "up", 9: "up"}  # who has left spares one the way down, in each group above
    assert moves(table, gone=(9,)) == {4: "down", 5: "up", 8: "down", 10: "up"}
    assert moves(season((1, 2, 3))) == {}

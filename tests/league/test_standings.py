"""Standings: points, tie-breaks in their order, unplayed games and those who leave (bot.league.standings)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from bot.league.results import (
    BYE,
    COUNTED,
    FORFEIT,
    OPEN,
    PLAYED,
    REVIEW,
    UNPLAYED,
    Entrant,
    Pairing,
    Result,
    counted,
)
from bot.league.standings import Standing, Table, standings
from bot.league.terms import (
    BREAKS,
    BUCHHOLZ,
    DIRECT,
    DOUBLE,
    GROUPS,
    KNOCKOUT,
    ROBIN,
    SONNEBORN,
    SWISS,
    WINS,
    Terms,
    refusal,
)

HALF = Fraction(1, 2)


def field(count: int) -> list[Entrant]:
    return [Entrant(number, number) for number in range(1, count + 1)]


def game(round_: int, one: int, other: int, score: str, how: str = PLAYED) -> Result:
    """A game of two by its score: ``1-0``, ``=``, ``0-1``."""
    places = {"1-0": (1, 2), "=": (1, 1), "0-1": (2, 1)}[score]
    return Result(Pairing(round_, (one, other)), how, places)


def row(table: tuple[Standing, ...], number: int) -> Standing:
    return next(one for one in table if one.number == number)


# -- a published tournament -------------------------------------------------------------------------------------------

CARLSEN, KRAMNIK, SVIDLER, ARONIAN, GELFAND, GRISCHUK, IVANCHUK, RADJABOV = range(1, 9)
LONDON = """
4 = 1, 5 = 8, 7 = 6, 3 = 2
1 = 2, 6 = 3, 8 1-0 7, 4 1-0 5
5 0-1 1, 7 0-1 4, 3 1-0 8, 2 = 6
1 1-0 6, 8 = 2, 4 = 3, 5 = 7
7 = 1, 3 = 5, 2 = 4, 6 = 8
3 0-1 1, 2 = 7, 6 = 5, 8 0-1 4
1 = 8, 4 = 6, 5 = 2, 7 = 3
1 = 4, 8 0-1 5, 6 1-0 7, 2 1-0 3
2 = 1, 3 = 6, 7 1-0 8, 5 1-0 4
1 1-0 5, 4 1-0 7, 8 = 3, 6 0-1 2
6 = 1, 2 1-0 8, 3 1-0 4, 7 = 5
1 0-1 7, 5 = 3, 4 0-1 2, 8 = 6
8 0-1 1, 6 = 4, 2 = 5, 3 1-0 7
1 0-1 3, 7 1-0 2, 5 = 6, 4 1-0 8
"""
"""The candidates of London 2013, round by round: eight players, everybody twice, published with all results."""


def london() -> list[Result]:
    results = []
    for round_, line in enumerate(LONDON.strip().splitlines(), 1):
        for text in line.split(","):
            one, score, other = text.split()
            results.append(game(round_, int(one), int(other), score))
    return results


def test_a_published_tournament_ends_as_it_was_published() -> None:
    # Its rules: games between those who are level, then wins, then Sonneborn-Berger.
    terms = Terms(DOUBLE, breaks=(DIRECT, WINS, SONNEBORN))
    table = standings(terms, field(8), london())
    assert [(one.rank, one.number, one.points) for one in table] == [
        (1, CARLSEN, 8 + HALF),
        (2, KRAMNIK, 8 + HALF),
        (3, SVIDLER, 8),
        (4, ARONIAN, 8),
        (5, GELFAND, 6 + HALF),
        (6, GRISCHUK, 6 + HALF),
        (7, IVANCHUK, 6),
        (8, RADJABOV, 4),
    ]
    assert dict(row(table, CARLSEN).breaks)[WINS] == 5 and dict(row(table, KRAMNIK).breaks)[WINS] == 4
    assert dict(row(table, SVIDLER).breaks)[DIRECT] == 1 + HALF  # half a point and a win against Aronian
    assert dict(row(table, GELFAND).breaks)[DIRECT] == dict(row(table, GRISCHUK).breaks)[DIRECT] == 1


def test_its_tie_breaks_are_those_that_come_out_by_hand() -> None:
    table = Table(Terms(DOUBLE), field(8), london())
    # Carlsen beat Gelfand twice, Grischuk, Svidler and Radjabov, and drew with Aronian and Kramnik twice, and with
    # Ivanchuk, Radjabov and Grischuk; he lost to Ivanchuk and Svidler.
    beaten = 2 * Fraction(13, 2) + Fraction(13, 2) + 8 + 4
    drawn = 2 * 8 + 2 * Fraction(17, 2) + 6 + 4 + Fraction(13, 2)
    assert table.sonneborn(CARLSEN) == beaten + drawn / 2
    assert table.wins(CARLSEN) == 5 and table.games(CARLSEN) == 14
    assert sum(table.points.values(), Fraction(0)) == 56


# -- a Swiss with unplayed games --------------------------------------------------------------------------------------


def swiss() -> list[Result]:
    """Five players, three rounds: each of the last three rests once; in round 3 number 2 does not come to number 4."""
    return [
        game(1, 1, 3, "1-0"),
        game(1, 2, 4, "1-0"),
        Result(Pairing(1, (5,)), BYE, (1,)),
        game(2, 1, 2, "="),
        game(2, 5, 3, "0-1"),
        Result(Pairing(2, (4,)), BYE, (1,)),
        game(3, 1, 5, "1-0"),
        Result(Pairing(3, (4, 2)), FORFEIT, (1, 2)),
        Result(Pairing(3, (3,)), BYE, (1,)),
    ]


def test_unplayed_games_count_as_the_handbook_says() -> None:
    table = Table(Terms(SWISS, rounds=3), field(5), swiss())
    assert [table.points[number] for number in range(1, 6)] == [2 + HALF, 1 + HALF, 2, 2, 1]
    # For others an unplayed game is a draw (13.15.1): 2 has 1, a half and for round 3 a half; 4 has 0 and two halves.
    assert [table.adjusted(number) for number in range(1, 6)] == [2 + HALF, 2, 1 + HALF, 1, HALF]
    # 1 met 3, 2 and 5.
    assert table.buchholz(1) == (1 + HALF) + 2 + HALF
    # 2 met 4 and 1; in round 3 he met himself: one and a half before, one for the point that he did not get (13.15.2).
    assert table.buchholz(2) == 1 + (2 + HALF) + (1 + HALF + 1)
    # 4 met 2, rested in round 2 (nothing before, nothing for the point that he got, a half for the round after it), and
    # in round 3 had a point without playing: one before, nothing, nothing after.
    assert table.buchholz(4) == 2 + HALF + 1
    assert table.sonneborn(4) == 0 + 1 * HALF + 1 * 1


def test_who_comes_late_has_nothing_for_the_rounds_he_missed() -> None:
    entrants = [*field(3), Entrant(4, 4, since=2)]
    results = [game(1, 1, 2, "1-0"), Result(Pairing(1, (3,)), BYE, (1,)), game(2, 1, 3, "="), game(2, 4, 2, "1-0")]
    table = standings(Terms(SWISS, rounds=2), entrants, results)
    assert row(table, 4).points == 1 and row(table, 4).played == 1
    assert Table(Terms(SWISS, rounds=2), entrants, results).adjusted(4) == 1 + HALF


def test_byes_forfeits_and_games_that_were_not_played_are_worth_what_was_agreed() -> None:
    results = [
        Result(Pairing(1, (1,)), BYE, (1,)),
        Result(Pairing(1, (2, 3)), FORFEIT, (1, 2)),
        Result(Pairing(2, (1, 2)), UNPLAYED, (None, None)),
        Result(Pairing(2, (3,)), BYE, (1,)),
    ]
    table = standings(Terms(SWISS, rounds=2, bye=1), field(3), results)
    assert {one.number: (one.points, one.played, one.won) for one in table} == {
        1: (HALF, 0, 0),
        2: (1, 0, 1),
        3: (HALF, 0, 0),
    }


# -- those who leave ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("games", "annulled"), [(1, True), (2, False)])
def test_who_leaves_a_round_robin_before_half_is_annulled_and_later_forfeits(games: int, annulled: bool) -> None:
    entrants = [replace(one, until=games) if one.number == 5 else one for one in field(5)]
    results = [game(round_, 5, round_, "1-0") for round_ in range(1, games + 1)]
    left = counted(Terms(ROBIN), entrants, results)
    if annulled:
        assert left == []
        return
    assert [result.how for result in left] == [PLAYED] * 2 + [FORFEIT] * 2
    table = standings(Terms(ROBIN), entrants, results)
    assert {one.number: one.points for one in table} == {1: 0, 2: 0, 3: 1, 4: 1, 5: 2}


def test_in_groups_only_those_of_the_group_get_the_points_of_who_left() -> None:
    made = [Pairing(1, (one, other), 1) for one, other in ((1, 2), (1, 3), (2, 3))]
    others = [Pairing(1, (one, other), 2) for one, other in ((4, 5), (4, 6), (5, 6))]
    entrants = [replace(one, until=1) if one.number == 1 else one for one in field(6)]
    results = [Result(made[0], PLAYED, (1, 2)), *[Result(p) for p in (*made[1:], *others)]]
    table = standings(Terms(GROUPS, group=4), entrants, results)
    assert [one.division for one in table] == [1, 1, 1, 2, 2, 2] or {one.division for one in table} == {0, 1}
    assert row(table, 3).points == 1 and row(table, 5).points == 0


# -- order ------------------------------------------------------------------------------------------------------------


def test_who_is_equal_in_everything_shares_a_rank() -> None:
    table = standings(Terms(ROBIN), field(3), [game(1, 1, 2, "="), game(2, 1, 3, "="), game(3, 2, 3, "=")])
    assert [one.rank for one in table] == [1, 1, 1]


def test_direct_encounters_count_only_where_all_who_are_level_have_met() -> None:
    terms = Terms(SWISS, rounds=2, breaks=(DIRECT,))
    met = [game(1, 1, 2, "0-1"), game(2, 1, 3, "1-0"), game(2, 2, 4, "0-1"), game(1, 3, 4, "0-1")]
    table = standings(terms, field(4), met)
    assert [(one.number, one.rank, dict(one.breaks)[DIRECT]) for one in table] == [
        (4, 1, 0),
        (2, 2, 1),
        (1, 3, 0),
        (3, 4, 0),
    ]
    # 1, 2 and 3 have a point each, and 3 has met neither of the others.
    apart = [
        game(1, 1, 2, "0-1"),
        game(2, 1, 4, "1-0"),
        game(2, 2, 5, "0-1"),
        game(1, 3, 5, "1-0"),
        game(2, 3, 6, "0-1"),
    ]
    level = standings(terms, field(6), apart)
    assert {dict(one.breaks)[DIRECT] for one in level if one.points == 1} == {0}


def test_what_is_under_review_counts_for_nobody_and_is_marked() -> None:
    table = standings(
        Terms(ROBIN), field(3), [game(1, 1, 2, "1-0", REVIEW), game(2, 1, 3, "1-0"), game(3, 2, 3, "=", OPEN)]
    )
    assert [(row(table, number).points, row(table, number).review) for number in (1, 2, 3)] == [
        (1, True),
        (0, True),
        (0, False),
    ]


def test_victory_points_are_what_the_games_counted() -> None:
    results = [
        Result(Pairing(1, (1, 2)), COUNTED, (1, 2), (120, 80)),
        Result(Pairing(2, (2, 1)), PLAYED, (1, 2), (90, 20)),
    ]
    assert Table(Terms(DOUBLE), field(2), results).victory(1) == 140


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2, 3, 4), (3, 2, 1, 0)),
        ((1, 1, 3, 4), (Fraction(5, 2), Fraction(5, 2), 1, 0)),
        ((2, 1, 2, 2), (1, 3, 1, 1)),
    ],
)
def test_places_at_a_table_of_four_share_the_points_of_those_they_take(
    places: tuple[int, ...], points: tuple[Fraction, ...]
) -> None:
    assert Result(Pairing(1, (1, 2, 3, 4)), PLAYED, places).points(Terms(SWISS, seats=4)) == points


def test_a_smaller_table_is_worth_as_much_to_its_winner() -> None:
    assert Result(Pairing(1, (1, 2, 3)), PLAYED, (1, 2, 3)).points(Terms(SWISS, seats=4)) == (3, 2, 1)
    assert Result(Pairing(1, (1, 2, 3)), PLAYED, (1, 2, 3)).points(Terms(SWISS, seats=4, places=(10, 4))) == (5, 2, 0)


# -- what cannot be agreed --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terms", "entrants", "key"),
    [
        (Terms(SWISS, rounds=4), 5, ""),
        (Terms(SWISS, rounds=5), 5, "league_rounds_over"),
        (Terms(SWISS, rounds=31), 64, "league_rounds"),
        (Terms(SWISS), 2, "league_entrants"),
        (Terms(ROBIN), 129, "league_entrants"),
        (Terms(GROUPS, group=4), 3, "league_entrants"),
        (Terms(GROUPS, group=4), 4, ""),
        (Terms(GROUPS, group=8), 16, "league_group_size"),
        (Terms(KNOCKOUT, seats=3), 9, "league_two_only"),
        (Terms(SWISS, seats=4), 3, "league_entrants"),
        (Terms(SWISS, breaks=("elo",)), 8, "league_breaks"),
        (Terms(SWISS, breaks=(BUCHHOLZ, BUCHHOLZ)), 8, "league_breaks"),
        (Terms(SWISS, rounds=3, breaks=BREAKS), 8, ""),
    ],
)
def test_what_does_not_fit_is_refused_with_the_reason(terms: Terms, entrants: int, key: str) -> None:
    found = refusal(terms, entrants)
    assert (found.key if found is not None else "") == key

"""Building an army, handing it in (section 2, MKU-3.21, MKU-H4, MKU-R5, MKU-R6, MKU-R8)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.play import Fault
from bot.engine.playout import picker
from bot.games.mage_knight.actions import SubmitArmy, SubmitPool
from bot.games.mage_knight.content.content import FigureType
from bot.games.mage_knight.editions.unlimited import UNLIMITED
from bot.games.mage_knight.setup.armies import area_length, army_faults, pack_rows, random_army
from bot.games.mage_knight.state import Figure, Options
from tests.support.battle import battle, own, starter
from tests.support.figures import content_with, opened
from tests.support.rules import rule

CHEAP = own("cheap", points=5)
LIGHT = own("light", points=1)
DEAR = own("dear", points=60)
HERO = own("hero", points=40, rank="unique")
RIDER = own("rider", points=5, mounted=True)
GIANT = own("giant", points=5, radius=1_501)
CONTENT = content_with([CHEAP, LIGHT, DEAR, HERO, RIDER, GIANT])


def faults(*kinds: FigureType, edge: str = "", **options: int) -> list[tuple[str, str]]:
    """Key and clause of what is wrong with an army."""
    found = army_faults(CONTENT, UNLIMITED, Options(**options), [kind.key for kind in kinds], edge)  # type: ignore[arg-type]
    return [(fault.key, fault.clause) for fault in found]


@rule("MKU-2.3", "MKU-2.2")
def test_the_points_may_not_exceed_the_build_total() -> None:
    assert faults(DEAR, HERO) == []  # 100 of 100
    assert faults(DEAR, HERO, CHEAP) == faults(DEAR, HERO, LIGHT) == [("army_over", "MKU-2.3")]
    assert faults(CHEAP) == []  # lower by any amount
    assert faults(DEAR, HERO, CHEAP, build_total=200) == []
    assert faults(*[DEAR] * 15, build_total=900) == []


@rule("MKU-2.4", "MKU-R5")
def test_an_army_holds_at_least_one_figure() -> None:
    assert faults() == [("army_empty", "MKU-2.4")]


@rule("MKU-2.5", "MKU-2.6")
def test_a_unique_figure_is_there_once_others_any_number_of_times() -> None:
    assert faults(HERO, HERO) == [("unique_twice", "MKU-2.6")]
    assert faults(HERO) == []
    assert faults(*[CHEAP] * 20) == []


@rule("MKU-2.6")
def test_two_uniques_of_one_name_are_two_figures() -> None:
    other = own("hero2", points=40, rank="unique", name="Hero")
    found = army_faults(content_with([HERO, other]), UNLIMITED, Options(), [HERO.key, other.key])
    assert found == []


@rule("MKU-2.8", "MKU-1.4")
def test_factions_mix_freely() -> None:
    kinds = {kind.faction: kind for kind in starter().figures.values() if kind.points < 20}
    army = [kind.key for kind in kinds.values()]
    assert len(kinds) >= 8
    assert army_faults(starter(), UNLIMITED, Options(build_total=300), army) == []


@rule("MKU-1.5")
def test_figures_that_no_pack_has_are_named() -> None:
    (fault,) = army_faults(CONTENT, UNLIMITED, Options(), ["own:0", "own:0", CHEAP.key])
    assert (fault.key, fault.facts) == ("type_not_in_pack", {"given": "own:0"})
    assert [fault.key for fault in army_faults(CONTENT, UNLIMITED, Options(), [CHEAP.key] * 251)] == ["army_too_long"]


@rule("MKU-2.2")
@pytest.mark.parametrize(("seats", "most"), [(2, 100), (3, 66), (8, 25)])
def test_the_two_hundred_figures_of_a_field_are_shared_out_to_the_armies(seats: int, most: int) -> None:
    options = Options(build_total=2_000, width=96_000, height=96_000)

    def found(count: int) -> list[Fault]:
        return army_faults(CONTENT, UNLIMITED, options, [LIGHT.key] * count, "", seats)

    assert found(most) == []
    (fault,) = found(most + 1)
    assert (fault.key, fault.clause) == ("army_too_many", "MKU-2.2")
    assert fault.facts == {"count": most + 1, "most": most, "all": 200, "players": seats}
    army = random_army(CONTENT, 2_000, lambda bound: 0, (80_000, 3_000), seats)
    assert len(army) == most and army_faults(CONTENT, UNLIMITED, options, army, "", seats) == []


@rule("MKU-2.2")
def test_an_army_of_too_many_figures_is_refused_at_a_table_of_eight() -> None:
    s = opened(8, figures=[LIGHT], teams="halves", build_total=100, width=96_000, height=96_000)
    s.refused("ana", SubmitArmy((LIGHT.key,) * 26), "army_too_many", "MKU-2.2", most=25)
    s.act("ana", SubmitArmy((LIGHT.key,) * 25))


@rule("MKU-2.2")
def test_a_position_with_more_than_two_hundred_figures_on_the_field_is_refused() -> None:
    def faults_of(count: int) -> list[str]:
        state = s.game.resume_blank(s.state.options, 2)
        state.figures = [
            Figure(f"B{n}", LIGHT.key, 1, 2_000 * (n % 40) + 1_000, 3_000 + 2_000 * (n // 40), status="field")
            for n in range(count)
        ]
        return [fault.key for fault in s.game.check(state)]

    s = battle("A1 light 1,1", "B1 light 90,90", figures=[LIGHT], options={"width": 96_000, "height": 96_000})
    assert faults_of(200) == []
    assert faults_of(201) == ["field_overfull"]


# Room ---------------------------------------------------------------------------------------------------------------


@rule("MKU-3.21", "MKU-R8", "MKU-3.4")
def test_two_rows_of_twenty_one_bases_fit_on_the_usual_field() -> None:
    assert area_length(UNLIMITED, Options()) == 23_370
    assert faults(*[CHEAP] * 42, build_total=300) == []
    assert faults(*[CHEAP] * 43, build_total=300) == [("army_without_room", "MKU-3.21")]


@rule("MKU-3.21", "MKU-R8")
def test_a_row_may_fill_the_starting_area_to_its_end() -> None:
    sides = {"width": 27_000, "height": 24_000, "build_total": 200}  # rows of 11 inches: ten bases of 1.1
    assert faults(*[CHEAP] * 20, **sides) == []
    assert faults(*[CHEAP] * 21, **sides) == [("army_without_room", "MKU-3.21")]


@rule("MKU-R8")
def test_double_bases_lie_along_their_rows() -> None:
    assert faults(*[RIDER] * 20, build_total=300) == []  # ten of 2.2 inches in each of two rows
    assert faults(*[RIDER] * 21, build_total=300) == [("army_without_room", "MKU-3.21")]
    assert faults(*[RIDER] * 20, CHEAP, CHEAP, build_total=300) == []
    assert faults(*[RIDER] * 20, *[CHEAP] * 3, build_total=300) == [("army_without_room", "MKU-3.21")]


@rule("MKU-R8")
def test_small_fields_and_large_bases() -> None:
    assert faults(*[CHEAP] * 14, width=24_000, height=24_000) == []
    assert faults(*[CHEAP] * 15, width=24_000, height=24_000) == [("army_without_room", "MKU-3.21")]
    assert faults(*[CHEAP] * 15, width=24_000, height=40_000) == []  # the edge is not known yet
    assert faults(*[CHEAP] * 15, width=24_000, height=40_000, edge="west") == []
    assert faults(*[CHEAP] * 15, width=24_000, height=40_000, edge="north") == [("army_without_room", "MKU-3.21")]
    assert faults(GIANT) == [("army_without_room", "MKU-3.21")]
    assert pack_rows([own("big", radius=1_500)], 3_000, 3_000) == [[0]]
    assert pack_rows([own("big", radius=1_500)], 2_999, 3_000) is None


def test_rows_hold_every_figure_once() -> None:
    kinds = [RIDER, CHEAP, own("small", radius=400), RIDER, CHEAP]
    rows = pack_rows(kinds, 6_000, 3_000)
    assert rows is not None
    assert sorted(place for row in rows for place in row) == [0, 1, 2, 3, 4]


# Chance -------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@given(seed=st.binary(min_size=4, max_size=4), hundreds=st.integers(1, 12))
def test_armies_by_chance_are_legal_and_nearly_full(seed: bytes, hundreds: int) -> None:
    total = 100 * hundreds
    army = random_army(starter(), total, picker(seed))
    assert army_faults(starter(), UNLIMITED, Options(build_total=total), army) == []
    points = sum(starter().figures[key].points for key in army)
    cheapest = min(kind.points for kind in starter().figures.values())
    assert (
        points > total - cheapest or pack_rows([starter().figures[army[0]]] * (len(army) + 20), 23_370, 3_000) is None
    )
    assert random_army(starter(), total, picker(seed)) == army


def test_armies_by_chance_fit_into_small_areas() -> None:
    for seed in range(50):
        army = random_army(starter(), 400, picker(bytes([seed])), (8_000, 3_000))
        assert army_faults(starter(), UNLIMITED, Options(build_total=400, width=24_000, height=24_000), army) == []


def test_nothing_can_be_bought_for_too_little() -> None:
    assert random_army(starter(), 1, picker(b"x")) == ()


# Handing in ---------------------------------------------------------------------------------------------------------

ONE = SubmitArmy(("starter:5", "starter:5"))
TWO = SubmitArmy(("starter:178",))


@rule("MKU-R6", "MKU-H4", "MKU-H9")
def test_lists_are_secret_until_the_last_one_is_in() -> None:
    s = opened()
    s.act("ana", ONE).says("army_in", seat=0).silent("army")
    assert s.state.phase == "army"
    assert s.to_act == ["ben"]
    assert s.game.view(s.state, 0).players[0].army == ONE.figures
    assert s.game.view(s.state, 1).players[0].army is None
    assert s.game.view(s.state, None).players[0].army is None
    assert s.game.view(s.state, 1).players[0].army_in is True
    assert [s.game.view(s.state, viewer).players[0].points for viewer in (0, 1, None)] == [36, 0, 0]
    s.act("ben", TWO).says("army", seat=0, members=("A1", "A2"), points=36).says("army", seat=1, members=("B1",))
    assert s.state.phase == "pool"
    assert s.game.view(s.state, 1).players[0].army == ONE.figures


@rule("MKU-3.17", "MKU-2.7")
def test_figures_get_their_ids_and_dials_start_at_the_green_square() -> None:
    s = opened().act("ana", TWO).act("ben", SubmitArmy(("starter:178", "starter:1")))
    assert [(figure.id, figure.type, figure.owner, figure.click, figure.status) for figure in s.state.figures] == [
        ("A1", "starter:178", 0, 0, "waiting"),
        ("B1", "starter:178", 1, 0, "waiting"),  # the same unique on both sides
        ("B2", "starter:1", 1, 0, "waiting"),
    ]
    assert [player.points for player in s.state.players] == [60, 77]


@rule("MKU-2.3", "MKU-2.4")
def test_an_illegal_army_is_refused_with_its_numbers() -> None:
    s = opened()
    s.refused("ana", SubmitArmy(("starter:178",) * 2), "army_over", "MKU-2.3", points=120, most=100, over=20)
    s.refused("ana", SubmitArmy(()), "army_empty", "MKU-2.4")
    s.refused("ana", SubmitArmy(("starter:999",)), "type_not_in_pack", "MKU-1.5", given="starter:999")
    s.act("ana", ONE)
    s.refused("ana", ONE, "army_in_already", "MKU-R6")
    s.refused("ben", SubmitPool(()), "not_in_phase")


@rule("MKU-P14")
def test_nobody_plays_without_an_army() -> None:
    s = opened().act("ben", ONE)
    assert s.game.default(s.state, 0) is None
    assert s.state.phase == "army"


@rule("MKU-2.9", "MKU-2.10", "MKU-R70")
@pytest.mark.parametrize(("seats", "teams"), [(2, "none"), (4, "none"), (5, "pairs"), (8, "halves"), (8, "alternate")])
def test_up_to_eight_players_hand_in(seats: int, teams: str) -> None:
    s = opened(seats, teams=teams)
    for name in "ana ben cyr dan eva fil gus hal".split()[:seats]:
        s.act(name, ONE)
    assert s.state.phase == "pool"
    assert [figure.id for figure in s.state.figures[-2:]] == [f"{'ABCDEFGH'[seats - 1]}{n}" for n in (1, 2)]

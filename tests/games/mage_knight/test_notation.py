"""Notation: every action and answer as one line, both ways, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.errors import BadNotation, Refused
from bot.engine.pending_action import check_answer
from bot.engine.playout import any_offer, steps
from bot.engine.requests import Ask, Free, Option
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.state import Options, Pending
from tests.support.battle import Battle, battle, own, starter
from tests.support.rules import rule

GAME = MageKnight(starter())
FRESH = GAME.blank(Options(), 2)


def field_of_play(**more: Any) -> Battle:
    """A few figures of both sides."""
    return battle(
        "A1 tidewarder2 10,10 | A2 lampbow2 12,10 | A3 tidewarder2 13.1,10 | A4 gravecaller2 5,5"
        " | A9 millzombie1 0,0 eliminated",
        "B1 dawnpike2 10,15 | B2 dawnpike2 12,15",
        terrain="T1 birch_wood 25,25",
        **more,
    )


def step(figure: str, *path: tuple[int, int], facing: int = 9000) -> act.Step:
    """The way of a figure."""
    return act.Step(figure, path, facing)


CANONICAL: list[tuple[str, act.Action]] = [
    ("army 2x tidewarder2, lampbow2", act.SubmitArmy(("starter:5", "starter:5", "starter:2"))),
    ("army random", act.RandomArmy()),
    ("pool random", act.RandomPool()),
    ("pool none", act.SubmitPool(())),
    ("pool birch_wood, birch_wood", act.SubmitPool(("birch_wood", "birch_wood"))),
    ("place birch_wood at=20,20.5 turn=45", act.PlacePiece("birch_wood", 20_000, 20_500, 4500)),
    ("place birch_wood at=20.125,20 turn=0.01 exact", act.PlacePiece("birch_wood", 20_125, 20_000, 1)),
    (
        "deploy A1=12,1.5,90 A2=14,1.5,85.5",
        act.Deploy((act.Placement("A1", 12_000, 1500, 9000), act.Placement("A2", 14_000, 1500, 8550))),
    ),
    ("move A1 path=10,12/12,12.5 face=90", act.Move(step("A1", (10_000, 12_000), (12_000, 12_500)))),
    ("move A1 path=10,13.899 face=90 exact", act.Move(step("A1", (10_000, 13_899)))),
    ("move A1 turn face=180.25", act.Move(step("A1", facing=18_025))),
    ("quick move A1 turn face=0", act.Move(step("A1", facing=0), quick=True)),
    ("move A1 path=10,12 face=90 double", act.Move(step("A1", (10_000, 12_000)), double=True)),
    ("charge A1 path=10,12 face=90 -> B1", act.Move(step("A1", (10_000, 12_000)), then=act.Close("A1", "B1"))),
    ("charge A1 turn face=90 -> B1 capture", act.Move(step("A1"), then=act.Close("A1", "B1", capture=True))),
    ("charge A1 turn face=90 sweep", act.Move(step("A1"), then=act.Close("A1", "", "sweep"))),
    (
        "bound A1 turn face=90 -> B1,B2 cancel=A1:bound",
        act.Move(step("A1"), then=act.Ranged("A1", ("B1", "B2"), cancel=(("A1", "bound"),))),
    ),
    (
        "formation | A1 path=10,12 face=90 | A2 turn face=90",
        act.FormationMove((step("A1", (10_000, 12_000)), step("A2"))),
    ),
    ("formation lead=A2 | A1 turn face=90 | A2 turn face=90", act.FormationMove((step("A1"), step("A2")), "A2")),
    ("paths stay", act.Paths(())),
    ("paths | A1 path=10,12 face=90", act.Paths((step("A1", (10_000, 12_000)),))),
    ("ranged A2 -> B1", act.Ranged("A2", ("B1",))),
    ("ranged A2 shockwave", act.Ranged("A2", (), "shockwave")),
    ("ranged A2 -> B1 magic_blast with=A1,A3", act.Ranged("A2", ("B1",), "magic_blast", ("A1", "A3"))),
    ("close A1 -> B1", act.Close("A1", "B1")),
    ("close A1 -> B1 capture with=A2", act.Close("A1", "B1", capture=True, members=("A2",))),
    (
        "close A1 -> B1 weapon_master cancel=A1:nimble,A2:defend",
        act.Close("A1", "B1", "weapon_master", cancel=(("A1", "nimble"), ("A2", "defend"))),
    ),
    ("close A1 sweep", act.Close("A1", "", "sweep")),
    ("close A1 -> A2 healing die", act.Close("A1", "A2", "healing", heal="die")),
    ("regenerate A1", act.Regenerate("A1")),
    ("quick regenerate A1", act.Regenerate("A1", quick=True)),
    ("necromancy A4 raise=A9 at=6.11,5 face=90", act.Raise("A4", act.Placement("A9", 6110, 5000, 9000))),
    ("levitate A1 lift=A2 at=14,12 face=0", act.Levitate("A1", act.Placement("A2", 14_000, 12_000, 0))),
    ("nimble A1 face=270", act.Turn("A1", 27_000)),
    ("cancel A1 flight", act.Cancel("A1", "flight")),
    ("pass", act.Pass()),
    ("end_turn", act.EndTurn()),
    ("withdraw", act.Withdraw()),
]
BY_TABLE: list[tuple[str, act.Action]] = [
    ("agreed", act.Agreed()),
    ("time_up", act.TimeUp()),
    ("absent seat=B", act.Absent(1)),
    ('dispute by=A "does the line touch the base?"', act.Dispute(0, "does the line touch the base?")),
]


@rule("MKU-P5")
@pytest.mark.parametrize(("line", "action"), CANONICAL, ids=[line for line, _ in CANONICAL])
def test_every_action_has_one_line_both_ways(line: str, action: act.Action) -> None:
    state = field_of_play().state
    assert GAME.parse(line, state, 0, None) == action
    assert GAME.format(action, state, None) == line


@rule("MKU-24.5", "MKU-P10")
@pytest.mark.parametrize(("line", "action"), BY_TABLE, ids=[line for line, _ in BY_TABLE])
def test_what_the_table_says_has_a_line_too(line: str, action: act.Action) -> None:
    state = field_of_play().state
    assert GAME.parse(line, state, None, None) == action
    assert GAME.format(action, state, None) == line


SAME = [
    ("MOVE a1 TO=12,8 FACE=n", "move A1 to=12,8 face=90"),
    ("move A1 to=12, 8 face=N", "move A1 to=12,8 face=90"),
    ("move A1 path=10,12;12,12 face=E", "move A1 path=10,12/12,12 face=0"),
    ("move A1 to=12.004,8.006 face=0", "move A1 to=12,8.01 face=0"),
    ("move A1 face=B1", "move A1 turn face=90"),
    ("move A1 face=NNW", "move A1 turn face=112.5"),
    ("shoot a2 -> b1", "ranged A2 -> B1"),
    ("attack A1->B1 capture", "close A1 -> B1 capture"),
    ("close A1 -> B1 cancel=nimble", "close A1 -> B1 cancel=A1:nimble"),
    ("heal A1 -> A2", "close A1 -> A2 healing"),
    ("cancel A1 Force March", "cancel A1 force_march"),
    ("end", "end_turn"),
    ("formation A1=10,12 A2=12,12,90", "formation | A1 to=10,12 | A2 to=12,12 face=90"),
    ("army tidewarder2\ntidewarder2\nlampbow2", "army 2x tidewarder2, lampbow2"),
    (
        'army # My army, 97 points\n\n2x tidewarder2\n\n  // shooters, "best" ones\nlampbow2\n',
        "army 2x tidewarder2, lampbow2",
    ),
    ("army // drawn\nrandom", "army random"),
    ("army tidewarder2 x2, 1 lampbow2", "army 2x tidewarder2, lampbow2"),
    ('army 2x Tidewall Warder standard, "starter:2"', "army 2x tidewarder2, lampbow2"),
    ("pool Birch Wood, birch_wood", "pool birch_wood, birch_wood"),
    ("place Birch Wood at=20,20", "place birch_wood at=20,20 turn=0"),
    ("place birch_wood at=20,20 turn=NE", "place birch_wood at=20,20 turn=45"),
]


@rule("MKU-6.21", "MKU-6.1")
@pytest.mark.parametrize(("said", "meant"), SAME, ids=[said for said, _ in SAME])
def test_other_ways_of_saying_the_same(said: str, meant: str) -> None:
    state = field_of_play().state
    assert GAME.parse(said, state, 0, None) == GAME.parse(meant, state, 0, None)


@rule("MKU-6.21")
def test_typed_places_are_rounded_to_hundredths_and_contact_positions_are_exact() -> None:
    state = field_of_play().state
    assert GAME.parse("move A1 path=12.125,8 face=0", state, 0, None).step.path == ((12_130, 8000),)  # type: ignore[union-attr]
    assert GAME.parse("move A1 path=12.124,8 face=0", state, 0, None).step.path == ((12_120, 8000),)  # type: ignore[union-attr]
    assert GAME.parse("move A1 path=12.124,8 face=0 exact", state, 0, None).step.path == ((12_124, 8000),)  # type: ignore[union-attr]


def test_a_ready_army_and_a_random_one() -> None:
    ready = GAME.parse("army ready=guild_watch", FRESH, 0, None)
    assert ready == act.SubmitArmy(starter().armies["guild_watch"].figures)
    assert GAME.parse("army ready=Guild Watch", FRESH, 0, None) == ready
    assert GAME.parse("Army RANDOM", FRESH, 0, None) == act.RandomArmy()
    assert GAME.parse("pool  random", FRESH, 0, None) == act.RandomPool()


def test_while_the_path_of_a_confused_figure_is_owed_a_move_is_that_path() -> None:
    state = field_of_play(fields={"pending": Pending("confusion", 0, ("B1",), pace=6)}).state
    moved = GAME.parse("move B1 to=10,17 face=N", state, 0, None)
    assert moved == act.Paths((step("B1", (10_000, 17_000)),))
    assert GAME.parse(GAME.format(moved, state, None), state, 0, None) == moved


# -- answers ---------------------------------------------------------------------------------------------------------

SPIN = Ask(
    1,
    "free_spin",
    (Option("auto", "spin auto"), Option("hold", "spin hold"), Option("f9000", "spin 90"), Option("f0", "spin 0")),
    ("auto",),
    free=Free("facing", 0, 35_999, ((0, 9_050), (31_500, 35_999))),
    facts={"figure": "B1", "arrivals": ("A1",)},
    clause="MKU-9.3",
)
DEFENSES = Ask(
    1,
    "cancel_defense",
    (Option("B1:dodge", "cancel B1:dodge"), Option("B2:defend", "cancel B2:defend")),
    (),
    0,
    2,
    clause="MKU-11.14",
)


@rule("MKU-9.3")
@pytest.mark.parametrize(
    ("said", "option"),
    [
        ("auto", "auto"),
        ("spin HOLD", "hold"),
        ("face=N", "f9000"),
        ("spin 90", "f9000"),
        ("spin E", "f0"),
        ("f9000", "f9000"),
        ("spin 90.5", "9050"),
        ("face=315", "31500"),
        ("face nne", "6750"),
        ("359.99", "35999"),
    ],
)
def test_a_free_spin_is_answered_by_a_facing(said: str, option: str) -> None:
    assert GAME.parse(said, FRESH, 1, SPIN) == (option,)
    assert GAME.parse(GAME.format((option,), FRESH, SPIN), FRESH, 1, SPIN) == (option,)


@rule("MKU-9.3")
@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("spin 91", "spin_turned_away"),
        ("spin W", "spin_turned_away"),
        ("spin 9050", "bad_facing"),
        ("spin 360", "bad_facing"),
        ("spin B9", "no_such_figure"),
        ("spin N N", "bad_facing"),
        ("pass", "answer_first"),
    ],
)
def test_a_spin_that_does_not_face_the_arrival_is_refused(said: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.parse(said, FRESH, 1, SPIN)
    assert refused.value.key == key
    with pytest.raises(Refused):
        check_answer(SPIN, (said,))


def test_several_answers_and_none() -> None:
    assert GAME.parse("cancel none", FRESH, 1, DEFENSES) == ()
    assert GAME.parse("cancel b1:dodge", FRESH, 1, DEFENSES) == ("B1:dodge",)
    both = GAME.parse("choose B1:dodge, b2:defend", FRESH, 1, DEFENSES)
    assert both == ("B1:dodge", "B2:defend")
    for answer in ((), ("B1:dodge",), both):
        assert GAME.parse(GAME.format(answer, FRESH, DEFENSES), FRESH, 1, DEFENSES) == answer
    with pytest.raises(BadNotation) as refused:
        GAME.parse("end_turn", FRESH, 1, DEFENSES)
    assert refused.value.key == "answer_first"


ORDER = Ask(0, "choose_one", (Option("3", "choose 3"), Option("a2", "choose a2")), ("3",))


@pytest.mark.parametrize("ask", [DEFENSES, SPIN, ORDER], ids=lambda ask: ask.key)
@pytest.mark.parametrize(
    "line", ["move a3 path=3,3", "move a3 path=5,3/3,a2", "quick move A2 to=3,3", "close A1 -> B1,a2"]
)
def test_what_is_declared_during_a_question_is_no_answer_whatever_stands_behind_its_commas(line: str, ask: Ask) -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.parse(line, FRESH, ask.seat, ask)
    assert (refused.value.key, refused.value.facts["given"]) == ("answer_first", line)


@rule("MKU-22.17")
def test_leaving_is_never_taken_for_an_answer() -> None:
    assert GAME.parse("withdraw", FRESH, 1, SPIN) == act.Withdraw()


# -- who may say what ------------------------------------------------------------------------------------------------


@rule("MKU-P1")
def test_seats_and_the_table_each_have_their_own_lines() -> None:
    state = field_of_play().state
    for line, seat, key in (
        ("agreed", 0, "only_the_table"),
        ("pass", None, "only_a_seat"),
        ("army random", None, "only_a_seat"),
    ):
        with pytest.raises(Refused) as refused:
            GAME.parse(line, state, seat, None)
        assert (refused.value.key, refused.value.clause) == (key, "MKU-P1")


@rule("MKU-P1")
def test_figures_of_others_and_those_not_there_are_refused() -> None:
    state = field_of_play().state
    for line, key in (
        ("move B1 to=10,10", "not_your_figure"),
        ("move A7 to=10,10", "no_such_figure"),
        ("ranged A2 -> B9", "no_such_figure"),
        ("move A9 to=10,10", "not_on_the_field"),
        ("ranged A2 -> B1 with=B2", "not_your_figure"),
        ("necromancy A4 raise=B1 at=5,5", "not_your_figure"),
    ):
        with pytest.raises(Refused) as refused:
            GAME.parse(line, state, 0, None)
        assert refused.value.key == key, line


# -- in random play --------------------------------------------------------------------------------------------------


@rule("MKU-P5", "MKU-6.21")
@pytest.mark.parametrize("number", range(6))
def test_whatever_is_drawn_reads_back_as_itself(number: int) -> None:
    seen = 0

    def choose(game: Any, state: Any, seat: int, pick: Any) -> Any:
        nonlocal seen
        action = any_offer(game, state, seat, pick)
        line = game.format(action, state, None)
        assert game.parse(line, state, seat, None) == action, line
        seen += 1
        return action

    options = Options(build_total=100 + 100 * (number % 2), limit="rounds", rounds=6)
    for _ in steps(GAME, options, 2 + number % 3, b"notation %d" % number, choose=choose):
        pass
    assert seen > 20


def test_figures_without_a_code_are_called_by_set_and_number() -> None:
    nameless = replace(own("x"), code="")
    scene = battle(f"A1 {nameless.key} 10,10", "B1 dawnpike2 20,20", figures=[nameless])
    army = act.SubmitArmy((nameless.key, "starter:5"))
    line = scene.game.format(army, scene.state, None)
    assert line == f"army {nameless.key}, tidewarder2"
    assert scene.game.parse(line, scene.state, 0, None) == army

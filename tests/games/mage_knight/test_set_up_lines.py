"""Placing and deploying in a line or two, and what is done when the time runs out (MKU-P9, MKU-P14)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.notation.mustering import TEMPLATES
from bot.games.mage_knight.setup.setup import auto_deploy, auto_place, deploy_fault, deployment, piece_fault
from bot.games.mage_knight.state import Options, Pending, State
from tests.support.battle import battle, own, starter
from tests.support.rules import rule

GAME = MageKnight(starter())
ARMY = [
    "A1 tidewarder2 0,0 waiting",
    "A2 lampbow2 0,0 waiting",
    "A3 tidewarder2 0,0 waiting",
    "A4 lampbow1 0,0 waiting",
]


def deploying() -> State:
    """Ana is to deploy four figures."""
    raw = {
        "phase": "deploy",
        "active": "ana",
        "ana": {"figures": ARMY},
        "ben": {"figures": ["B1 dawnpike2 0,0 waiting"]},
    }
    return GAME.position(raw, Options(), ("ana", "ben"))


def said(line: str, state: State) -> Any:
    """What a line of ana's means."""
    return GAME.parse(line, state, 0, None)


@rule("MKU-3.18", "MKU-3.19", "MKU-P9")
@pytest.mark.parametrize("shape", TEMPLATES)
@pytest.mark.parametrize("mirrored", [False, True])
def test_a_shape_deploys_the_whole_army_in_one_line(shape: str, mirrored: bool) -> None:
    state = deploying()
    made = said(f"deploy {shape}" + " mirrored" * mirrored, state)
    assert made == deployment(GAME.field(state), 0, shape, mirrored)
    assert deploy_fault(GAME.field(state), 0, made.places) is None
    assert said(GAME.format(made, state, None), state) == made


@rule("MKU-P9")
def test_auto_deploy_and_adjusting_single_figures() -> None:
    state = deploying()
    auto = said("deploy auto", state)
    assert auto == auto_deploy(GAME.field(state), 0)
    adjusted = said("deploy auto A2=12,1.5", state)
    moved = {place.figure: place for place in adjusted.places}
    assert moved["A2"] == act.Placement("A2", 12_000, 1500, 9000)  # it looks at the field
    assert [place for place in adjusted.places if place.figure != "A2"] == [
        place for place in auto.places if place.figure != "A2"
    ]
    with pytest.raises(Refused) as refused:
        said("deploy line A9=1,1", state)
    assert refused.value.key == "no_such_figure"


@rule("MKU-P9", "MKU-3.9")
def test_place_auto_takes_the_first_piece_and_the_first_legal_place() -> None:
    raw = {"phase": "terrain", "pool": ["birch_wood", "old_forest"], "active": "ana"}
    state = GAME.position(raw, Options(), ("ana", "ben"))
    found = said("place auto", state)
    assert found == auto_place(GAME.field(state)) and found.template == "birch_wood"
    assert piece_fault(GAME.field(state), found.template, found.x, found.y, found.rotation) is None
    assert GAME.default(state, 0) == found


@rule("MKU-P9", "MKU-P14")
def test_what_is_done_when_the_time_runs_out_before_play() -> None:
    fresh = GAME.blank(Options(), 2)
    assert GAME.default(fresh, 0) is None
    pool = GAME.position({"phase": "pool"}, Options(), ("ana", "ben"))
    assert GAME.default(pool, 0) == act.SubmitPool(())
    standard = GAME.position({"phase": "pool"}, Options(preset="standard"), ("ana", "ben"))
    assert GAME.default(standard, 0) == act.RandomPool()
    state = deploying()
    assert GAME.default(state, 0) == auto_deploy(GAME.field(state), 0)


@rule("MKU-P9", "MKU-15.22", "MKU-SA.magic_confusion.8")
def test_what_is_done_when_the_time_runs_out_in_play() -> None:
    foot = own("foot")
    s = battle("A1 foot 10,10 | A2 foot 20,20", "B1 foot 30,30", figures=[foot], options={"build_total": 200})
    assert s.game.default(s.state, 0) == act.EndTurn()
    s.times_out("ana").says("ends_turn", seat=0, left=2)
    owed = battle(
        "A1 foot 10,10 | A2 foot 20,20",
        "B1 foot 30,30",
        figures=[foot],
        fields={"pending": Pending("confusion", 0, ("B1",), pace=6)},
    )
    assert owed.game.default(owed.state, 0) == act.Paths(())


@rule("MKU-P1")
@pytest.mark.parametrize("line", ["deploy auto", "deploy wedge mirrored", "place auto"])
def test_no_proposal_is_made_for_a_step_that_is_not_ones_own(line: str) -> None:
    state = deploying()
    with pytest.raises(Refused) as early:
        GAME.parse(line, GAME.blank(Options(), 2), 0, None)
    assert (early.value.key, early.value.facts) == ("not_in_phase", {"phase": "army"})
    with pytest.raises(Refused) as foreign:
        GAME.parse(line, state, 1, None)
    assert foreign.value.key == ("not_in_phase" if line == "place auto" else "not_your_turn")


@pytest.mark.parametrize(("typed", "near"), [("mudfoot2", "mudrunt2"), ("Wardn Ulm Tesk", "Warden Ulm Tesk")])
def test_the_name_of_several_figures_is_never_suggested(typed: str, near: str) -> None:
    """A suggestion that would only be asked about again helps nobody; a code or a name of one figure does."""
    with pytest.raises(Refused) as error:
        said(f"army {typed}", GAME.blank(Options(), 2))
    assert (error.value.key, error.value.facts["near"]) == ("unknown_type", near)

"""What is shown before an action is said for good (MKU-P5 to MKU-P7): it changes nothing and tells everything."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.dice import SeededDice
from bot.engine.errors import Refused
from bot.engine.game import Preview
from bot.engine.match import Match
from bot.games.mage_knight.actions import SubmitArmy, Withdraw
from bot.games.mage_knight.state import Options
from bot.games.registry import game
from bot.i18n.names import message_id
from tests.support.battle import Battle, battle, own, square
from tests.support.catalogs import catalog
from tests.support.rules import rule

FOOT = own("foot", attack=8, defense=15, damage=2)
POLE = own("pole", marks="- - pole_arm -")
RIDER = own("rider", mounted=True)
KNIGHT = own("knight", marks="charge - - -", speed=6)
BOW = own("bow", range=10, targets=2)
DODGER = own("dodger", marks="- - dodge -")
MAGE = own("mage", range=8, marks="- magic_blast - -")


def shown(s: Battle, line: str) -> dict[str, Any]:
    """The facts of a preview; the position stays as it was."""
    before = s.match.position
    made: Preview | None = s.game.preview(s.state, 0, s.game.parse(line, s.state, 0, None))
    assert made is not None and s.match.position == before
    assert catalog().has(message_id("mage-knight-preview", made.key))
    return {"key": made.key, **made.facts}


@rule("MKU-P6", "MKU-24.2")
def test_a_move_tells_length_speed_and_that_nothing_happens() -> None:
    s = battle("A1 foot 10,10", "B1 foot 30,30", figures=[FOOT])
    told = shown(s, "move A1 to=10,14.5")
    assert (told["key"], told["length"], told["allowed"], told["stop"]) == ("move", "4.5", "8", "none")
    assert (told["chance"], told["friends"], told["enemies"], told["pushed"]) == ("none", "none", "none", "none")
    assert (told["turns"], shown(s, "move A1 turn face=S")["turns"]) == (False, True)


@rule("MKU-P7")
def test_it_tells_where_terrain_ends_the_move() -> None:
    s = battle(
        "A1 foot 10,10",
        "B1 foot 30,30",
        figures=[FOOT],
        terrain="T1 hindering 10,15",
        templates=[square("hindering", 4)],
    )
    told = shown(s, "move A1 path=10,17")
    assert (told["stop"], told["piece"]) == ("hindering", "T1")
    assert told["length"] == "3.6"


@rule("MKU-8.2", "MKU-8.5", "MKU-8.11")
def test_it_tells_the_chance_of_breaking_away() -> None:
    s = battle("A1 foot 10,10 | A2 rider 20,20", "B1 foot 10,11.1 | B2 foot 20,21.1", figures=[FOOT, RIDER])
    assert shown(s, "move A1 to=10,7")["chance"] == "50"
    assert shown(s, "move A2 to=20,12")["chance"] == "83"
    assert shown(s, "move A1 turn face=S")["chance"] == "none"
    assert shown(s, "move A2 turn face=E")["chance"] == "83"


@rule("MKU-5.5")
def test_it_tells_who_is_pushed() -> None:
    s = battle("A1 foot 10,10 tokens=1 | A2 foot 12,10", "B1 foot 30,30", figures=[FOOT])
    assert shown(s, "move A1 to=10,12")["pushed"] == ("A1",)
    assert shown(s, "move A2 to=12,12")["pushed"] == "none"


@rule("MKU-9.1", "MKU-9.4", "MKU-SA.pole_arm.1")
def test_it_tells_who_gets_a_free_spin_and_whose_pole_arm_may_strike() -> None:
    s = battle(
        "A1 foot 10,10", "B1 foot 10,13 face=90 | B2 pole 15,10 face=0 | B3 rider 5,10", figures=[FOOT, POLE, RIDER]
    )
    assert shown(s, "move A1 touch=B1")["friends"] == ("B1",)
    assert shown(s, "move A1 touch=B3")["friends"] == "none"
    told = shown(s, "move A1 touch=B2")
    assert (told["friends"], told["enemies"]) == (("B2",), ("B2",))


@rule("MKU-P5", "MKU-SA.charge.6")
def test_a_charge_tells_the_odds_of_its_attack() -> None:
    s = battle("A1 knight 10,10", "B1 foot 10,14 face=270 | B2 foot 30,30", figures=[FOOT, KNIGHT])
    assert shown(s, "charge A1 touch=B1")["odds"] == ("B1: 2d6 ≥ 7 (58%), ✶2",)
    assert shown(s, "charge A1 touch=B1 capture")["odds"] == ("B1: 2d6 ≥ 9 (28%)",)
    assert shown(s, "move A1 to=10,20 double")["allowed"] == "12"


@rule("MKU-P5", "MKU-12.12", "MKU-SA.dodge.1")
def test_an_attack_tells_what_is_needed_how_likely_and_how_many_clicks() -> None:
    s = battle("A1 bow 10,10", "B1 foot 10,15 | B2 dodger 12,15", figures=[FOOT, BOW, DODGER])
    told = shown(s, "ranged A1 -> B1")
    assert (told["key"], told["odds"], told["mode"]) == ("attack", ("B1: 2d6 ≥ 7 (58%), ✶2",), "none")
    assert shown(s, "ranged A1 -> B1,B2")["odds"] == ("B1: 2d6 ≥ 7 (58%), ✶1", "B2: 2d6 ≥ 7 (58%), ✶1")
    blast = battle("A1 mage 10,10", "B1 foot 10,15", figures=[FOOT, MAGE])
    assert shown(blast, "ranged A1 -> B1 magic_blast")["odds"] == ("B1: 2d6 ≥ 7 (58%), ✶d6",)


@rule("MKU-15.22", "MKU-15.14")
def test_a_formation_tells_its_pace_and_who_must_break_away() -> None:
    s = battle("A1 foot 10,10 | A2 foot 11.1,10 | A3 foot 12.2,10", "B1 foot 30,30", figures=[FOOT])
    told = shown(s, "formation A1=10,14 A2=11.1,14 A3=12.2,14")
    assert (told["key"], told["speed"], told["lengths"]) == ("formation", 8, ("A1 4", "A2 4", "A3 4"))
    held = battle("A1 foot 10,10 | A2 foot 11.1,10 | A3 foot 12.2,10", "B1 foot 10,11.1", figures=[FOOT])
    assert shown(held, "formation A1,A2,A3")["targets"] == ("A1",)


@rule("MKU-3.15")
def test_a_piece_of_unusual_size_is_a_warning_only() -> None:
    templates = [square("small", 3.9), square("fitting", 4), square("vast", 8.1)]
    from msgspec.structs import replace

    templates = [replace(one, kind="hindering") for one in templates]
    s = battle("A1 foot 10,10", "B1 foot 30,30", figures=[FOOT], templates=templates)
    assert [shown(s, f"place {one.id} at=20,20")["unusual"] for one in templates] == [True, False, True]


@rule("MKU-P5", "MKU-H2")
def test_what_is_not_allowed_is_refused_as_it_would_be_when_said() -> None:
    s = battle("A1 foot 10,10 | A2 foot 20,20", "B1 foot 10,15", figures=[FOOT])
    for line in ("move A1 path=10,18.01 face=N", "close A1 -> B1", "ranged A1 -> B1", "regenerate A1"):
        action = s.game.parse(line, s.state, 0, None)
        with pytest.raises(Refused) as early:
            s.game.preview(s.state, 0, action)
        with pytest.raises(Refused) as late:
            s.match.act(0, action)
        assert (early.value.key, early.value.clause, early.value.facts) == (
            late.value.key,
            late.value.clause,
            late.value.facts,
        )


def test_what_shows_nothing_is_done_at_once() -> None:
    s = battle("A1 foot 10,10", "B1 foot 10,15", figures=[FOOT])
    for line in ("pass", "end_turn", "army tidewarder2"):
        assert s.game.preview(s.state, 0, s.game.parse(line, s.state, 0, None)) is None


@rule("MKU-22.18", "MKU-22.19", "MKU-22.20", "MKU-22.21", "MKU-22.22")
def test_a_withdrawal_tells_who_goes_who_scores_who_is_freed_and_what_is_kept() -> None:
    s = battle(
        "A1 foot 10,10 | A2 foot 30.1,30 captor=B1",
        "B1 foot 29,30 | B2 foot 11.1,10 captor=A1",
        "C1 foot 30,10",
        figures=[FOOT],
        ana={"score": 12},
    )
    told = shown(s, "withdraw")
    worth = s.game.content.figures[s.figure("A2").type].points
    assert (told["members"], told["captive"], told["targets"]) == (("A1",), ("A2",), ("B2",))
    assert (told["by"], told["points"], told["kept"], told["ends"]) == ((1,), worth, 12, False)
    s.act("ana", Withdraw())
    assert s.state.players[1].score == worth and s.figure("B2").captor == "" and s.match.outcome is None


@rule("MKU-22.17", "MKU-22.22")
def test_of_two_players_one_ends_the_game_by_leaving_and_hears_so_before() -> None:
    s = battle("A1 foot 10,10", "B1 foot 30,30", figures=[FOOT])
    told = shown(s, "withdraw")
    assert (told["captive"], told["by"], told["points"], told["targets"]) == ("none", (), 0, "none") and told["ends"]
    with pytest.raises(Refused) as caught:
        s.game.preview(s.state, 1, Withdraw())
    assert (caught.value.key, caught.value.clause) == ("withdraw_by_order", "MKU-P15")


@rule("MKU-2.4", "MKU-R6")
def test_an_army_tells_its_points_before_it_is_handed_in() -> None:
    rules: Any = game("mage_knight")
    match: Match[Any] = Match(rules, Options(build_total=100), 2, SeededDice(bytes(32)))
    army = rules.parse("army ready=guild_watch", match.state, 0, None)
    assert rules.preview(match.state, 0, army) == Preview("army", {"count": 5, "points": 97, "total": 100})
    twice = SubmitArmy(army.figures * 2)
    with pytest.raises(Refused) as early:
        rules.preview(match.state, 0, twice)
    with pytest.raises(Refused) as late:
        match.act(0, twice)
    assert (early.value.key, early.value.facts) == (late.value.key, late.value.facts)


@rule("MKU-P5")
def test_a_move_of_a_shooter_tells_whom_it_sees_then() -> None:
    figures = (own("bow", range=10), own("foot"))
    s = battle("A1 bow 20,4 face=90", "B1 foot 20,20 face=270", figures=figures)
    told = [
        (one.facts["length"], one.facts["sees"])
        for to in ("20,11", "20,6")
        if (one := s.game.preview(s.state, 0, s.game.parse(f"move A1 to={to} face=90", s.state, 0, None))) is not None
    ]
    assert told == [("7", ("B1",)), ("2", "none")]

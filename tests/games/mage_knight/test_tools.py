"""Look, measure, reach, figure: for everybody, at any time, at no cost (MKU-5.12, MKU-H2)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from bot.service.core.table_view import report_sentences
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule
from tests.support.staging import NAMES

FOOT = own("foot", speed=8)
BOW = own("bow", range=10)
MAGE = own("mage", range=8, marks="- magic_blast - -")
BIRD = own("bird", marks="flight - dodge -")
KNIGHT = own("knight", marks="charge - - -", speed=6)


def asked(s: Battle, query: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The rows of a report; nothing changes, and every row has words."""
    before = s.match.position
    report = s.game.tell(s.state, seat, query)
    assert report is not None and s.match.position == before
    for language in LANGUAGES:
        told = list(report_sentences(Speech(language, s.game, NAMES), report.key, report.rows))
        assert len(told) == sum(row["row"] != "area" for row in report.rows)
        assert all(told)
    return [dict(row) for row in report.rows]


def of(rows: list[dict[str, Any]], row: str) -> list[dict[str, Any]]:
    """The rows of one kind."""
    return [one for one in rows if one["row"] == row]


# -- measure ---------------------------------------------------------------------------------------------------------


@rule("MKU-5.11", "MKU-5.12", "MKU-H2")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_anybody_measures_from_centre_to_centre(seat: int | None) -> None:
    s = battle("A1 foot 10,10", "B1 foot 13,14", figures=[FOOT])
    rows = asked(s, "measure A1 B1", seat)
    assert of(rows, "distance")[0]["length"] == "5"
    assert of(rows, "line")[0]["blocker"] == "none"
    assert asked(s, "measure 3,4 0,0", seat)[0]["length"] == "5"
    assert asked(s, "measure a1 10,12.5")[0]["length"] == "2.5"


@rule("MKU-5.12", "MKU-12.5", "MKU-19.10")
def test_measuring_shows_what_is_on_the_line() -> None:
    s = battle("A1 foot 10,10 | A2 foot 10,12", "B1 foot 10,15", figures=[FOOT])
    assert of(asked(s, "measure A1 B1"), "line")[0]["blocker"] == "A2"
    wood = battle(
        "A1 foot 10,10",
        "B1 foot 10,20",
        figures=[FOOT],
        terrain="T1 hindering 10,15",
        templates=[square("hindering", 4)],
    )
    assert of(asked(wood, "measure A1 B1"), "line")[0]["screen"] == "hindering"
    near = battle("A1 foot 10,10", "B1 foot 10,11.12", figures=[FOOT])
    assert of(asked(near, "measure A1 B1"), "line")[0]["contact"] is True


@rule("MKU-5.12", "MKU-6.1")
@pytest.mark.parametrize(
    ("query", "field"), [("measure 3,3,3 1,1", "start"), ("measure A1 3,3,3", "end"), ("look A1 from=3", "place")]
)
def test_a_wrong_place_is_refused_under_the_name_of_its_option(query: str, field: str) -> None:
    s = battle("A1 foot 10,10", "B1 foot 13,14", figures=[FOOT])
    with pytest.raises(Refused) as refused:
        s.game.tell(s.state, 0, query)
    assert (refused.value.key, refused.value.facts["field"]) == ("bad_point", field)


# -- look ------------------------------------------------------------------------------------------------------------


@rule("MKU-P5", "MKU-H2")
def test_look_tells_the_number_needed_with_every_modifier_and_the_odds() -> None:
    s = battle(
        "A1 bow 10,10",
        "B1 foot 10,15 | B2 foot 14,20",
        figures=[FOOT, BOW],
        terrain="T1 hindering 10,12.5",
        templates=[square("hindering", 2)],
    )
    rows = asked(s, "look A1", 1)
    (odds,) = of(rows, "odds")
    assert (odds["target"], odds["needed"], odds["percent"], odds["hindering"], odds["rear"]) == (
        "B1",
        8,
        42,
        "1",
        "none",
    )
    (other,) = of(rows, "refused")
    assert (other["reason"], other["target"], other["clause"]) == ("target_out_of_range", "B2", "MKU-12.4")


@rule("MKU-P5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_possible_names_its_target_once(language: str) -> None:
    others = "B1 foot 10,5 | B2 foot 10,35 | B3 foot 11,15 | B4 foot 10.8,17"
    s = battle("A1 bow 10,10", others, figures=[FOOT, BOW])
    report = s.game.tell(s.state, 0, "look A1")
    assert report is not None
    told = list(report_sentences(Speech(language, s.game, NAMES), report.key, report.rows))
    refused = {row["target"]: line for row, line in zip(report.rows, told, strict=True) if row["row"] == "refused"}
    assert set(refused) == {"B1", "B2", "B4"}
    assert all(line.count(str(target)) == 1 for target, line in refused.items())


@rule("MKU-H2")
def test_look_from_elsewhere_asks_as_if_the_figure_stood_there() -> None:
    s = battle("A1 bow 10,10 tokens=2", "B1 foot 10,15 | B2 foot 14,20", figures=[FOOT, BOW])
    assert [row["target"] for row in of(asked(s, "look A1"), "odds")] == ["B1"]
    assert [row["target"] for row in of(asked(s, "look A1 from=14,12"), "odds")] == ["B2"]
    assert [row["target"] for row in of(asked(s, "look A1 from=14,12 face=B1"), "odds")] == ["B1"]
    assert of(asked(s, "look A1 face=S"), "odds") == []
    assert s.place("A1") == (10_000, 10_000, 9000)


@rule("MKU-13.2", "MKU-14.2")
def test_look_tells_close_combat_rear_and_capture() -> None:
    s = battle("A1 foot 10,10", "B1 foot 10,11.1 face=90", figures=[FOOT])
    odds = {row["mode"]: row for row in of(asked(s, "look A1"), "odds")}
    assert (odds["close"]["needed"], odds["close"]["rear"]) == (6, "1")
    assert (odds["capture"]["needed"], odds["capture"]["capture"]) == (8, "2")


@rule("MKU-SA.magic_blast.2")
def test_look_tells_each_mode_of_the_figure() -> None:
    s = battle("A1 mage 10,10 | A2 foot 10,12", "B1 foot 10,15", figures=[FOOT, MAGE])
    assert [row["mode"] for row in of(asked(s, "look A1"), "odds")] == ["magic_blast"]


# -- reach -----------------------------------------------------------------------------------------------------------


@rule("MKU-7.1", "MKU-19.5", "MKU-SA.charge.2")
def test_reach_tells_how_far_and_whom() -> None:
    s = battle("A1 foot 10,10 | A2 knight 30,30", "B1 foot 10,19.1 | B2 foot 10,25", figures=[FOOT, KNIGHT])
    (row,) = of(asked(s, "reach A1"), "reach")
    assert (row["allowed"], row["enemies"], row["friends"], row["halved"]) == ("8", ("B1",), "none", False)
    assert asked(s, "reach A2 double")[0]["allowed"] == "12"
    with pytest.raises(Refused):
        s.game.tell(s.state, 0, "reach A1 double")
    slow = battle(
        "A1 foot 10,10",
        "B1 foot 30,30",
        figures=[FOOT],
        terrain="T1 hindering 10,10",
        templates=[square("hindering", 4)],
    )
    assert (asked(slow, "reach A1")[0]["allowed"], asked(slow, "reach A1")[0]["halved"]) == ("4", True)


@rule("MKU-8.1", "MKU-8.2", "MKU-8.5")
def test_reach_tells_from_whom_it_must_break_away_and_the_roll() -> None:
    rider = own("rider", mounted=True, radius=750)
    s = battle(
        "A1 foot 10,10 | A2 rider 20,20", "B1 foot 10,11.1 | B2 foot 11.1,10 | B3 foot 20,21.3", figures=[FOOT, rider]
    )
    (row,) = of(asked(s, "reach A1"), "held")
    assert (row["enemies"], row["needed"]) == (("B1", "B2"), 4)
    (row,) = of(asked(s, "reach A2"), "held")
    assert (row["enemies"], row["needed"]) == (("B3",), 2)
    free = battle("A1 foot 10,10 | A2 foot 11.1,10", "B1 foot 30,30", figures=[FOOT])
    assert of(asked(free, "reach A1"), "held") == []


# -- figure ----------------------------------------------------------------------------------------------------------


@rule("MKU-H1", "MKU-H3", "MKU-H7")
def test_a_figure_shows_its_present_values_and_nothing_of_its_dial() -> None:
    s = battle("A1 bird 10,10 click=1 tokens=1", "B1 foot 30,30", figures=[FOOT, BIRD])
    s.say("ana", "cancel A1 flight")
    rows = asked(s, "figure A1", 1)
    assert {name: of(rows, "values")[0][name] for name in ("speed", "attack", "defense", "damage", "tokens")} == {
        "speed": 8,
        "attack": 8,
        "defense": 15,
        "damage": 2,
        "tokens": 1,
    }
    assert [(row["ability"], row["cancelled"]) for row in of(rows, "ability")] == [("flight", True), ("dodge", False)]
    assert of(rows, "click") == [] and all("click" not in row and "clicks" not in row for row in rows)


@rule("MKU-H3")
def test_with_open_dials_or_after_the_end_the_whole_dial_is_shown() -> None:
    s = battle("A1 bird 10,10 click=1", "B1 foot 30,30", figures=[FOOT, BIRD], options={"open_dials": True})
    clicks = of(asked(s, "figure A1"), "click")
    assert [row["now"] for row in clicks] == [False, True, False, False]
    over = battle("A1 bird 10,10", "B1 foot 30,30", figures=[FOOT, BIRD], fields={"phase": "over"})
    assert len(of(asked(over, "figure B1"), "click")) == 4


@rule("MKU-H7")
def test_of_an_eliminated_figure_only_that_is_told() -> None:
    s = battle("A1 foot 10,10 | A2 foot 0,0 eliminated", "B1 foot 30,30", figures=[FOOT])
    rows = asked(s, "figure A2")
    assert of(rows, "gone")[0]["status"] == "eliminated" and of(rows, "values") == []

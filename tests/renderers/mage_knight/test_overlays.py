"""What is laid over the field for a plan or an answer, and how much of the field is shown."""

from __future__ import annotations

from typing import Any

import pytest

from bot import packs
from bot.engine.requests import Facts
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.view import View
from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords
from renderers.mage_knight import overlays
from renderers.mage_knight import table as battlefield
from renderers.mage_knight.marks import Overlay
from tests.gallery import battles
from tests.renderers.fields import pack

VIEW: View = battles.shot(pack())


def overlay(*rows: Facts) -> Overlay:
    """What an answer with these facts lays over the field."""
    return overlays.told_overlay(VIEW, rows)


def dot(name: str) -> tuple[int, int]:
    """Where a figure stands."""
    return next((one.x, one.y) for one in VIEW.figures if one.id == name)


def test_a_measured_distance_is_drawn_with_its_length_between_places_and_figures() -> None:
    places = overlay({"row": "distance", "figure": "1,1.5", "target": "10,18", "length": "19.2"})
    assert [(one.start, one.end, one.note) for one in places.sights] == [((1000, 1500), (10000, 18000), "19.2″")]
    mixed = overlay({"row": "distance", "figure": "A1", "target": "10,18", "length": "7"})
    assert [(one.start, one.end) for one in mixed.sights] == [(dot("A1"), (10000, 18000))]


@pytest.mark.parametrize(("blocker", "clear"), [("none", True), ("T1", False)])
def test_a_line_of_fire_keeps_the_length_that_was_measured(blocker: str, clear: bool) -> None:
    ends: Facts = {"figure": "A1", "target": "B1"}
    found = overlay({"row": "distance", **ends, "length": "9.5"}, {"row": "line", **ends, "blocker": blocker})
    assert [(one.clear, one.note) for one in found.sights] == [(clear, "9.5″")]


def test_a_look_from_elsewhere_is_drawn_from_there() -> None:
    odds: Facts = {"row": "odds", "figure": "A1", "target": "B1", "percent": 58}
    there = overlay({"row": "from", "figure": "A1", "x": "18", "y": "9.25"}, odds)
    assert [(one.figure, one.x, one.y) for one in there.ghosts] == [("A1", 18000, 9250)]
    assert [(one.start, one.end) for one in there.sights] == [((18000, 9250), dot("B1"))]
    x, y = dot("A1")
    here = overlay({"row": "from", "figure": "A1", "x": f"{x / 1000}", "y": f"{y / 1000}"}, odds)
    assert here.ghosts == () and here.sights[0].start == (x, y)


def test_terrain_to_be_placed_is_shown_on_the_whole_field(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Any] = []
    monkeypatch.setattr(battlefield, "table_picture", lambda view, words, **how: shown.append(how["zoom"]))
    speech = Speech("en", MageKnight(pack()), ("Ana", "Ben"), (packs.builtin("mage_knight"),))
    for action in (
        act.PlacePiece("birch_wood", 18000, 18000, 0),
        act.Deploy((act.Placement("A1", 12000, 1500, 9000),)),
    ):
        overlays.plan_picture(VIEW, TableWords(speech), action, limit=1)
    assert shown[0] == (0, 0, VIEW.width, VIEW.height) != shown[1]

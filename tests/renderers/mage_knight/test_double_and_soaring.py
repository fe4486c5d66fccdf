"""Double bases and figures in the air: as they would stand in a preview, and in words."""

from __future__ import annotations

import pytest

from bot.games.mage_knight import actions as act
from bot.games.mage_knight.state import Objective
from bot.i18n.catalog import LANGUAGES
from renderers.kit.ops import Sprite
from renderers.mage_knight.board import alt_text, text_board
from renderers.mage_knight.marks import Ghost, Overlay, marks_above
from renderers.mage_knight.overlays import overlay_of, saved_picture
from renderers.mage_knight.plan import channel_frame, whole_field
from tests.renderers.fields import words
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

GRUNT = own("grunt", speed_type="foot", attack_type="melee")
WYVERN = own("wyvern", speed_type="flyer", attack_type="melee", mounted=True)


def stage(one: str = "A1 wyvern 10,10 face=90") -> Battle:
    """A double base, and a foe."""
    goals = [Objective("O1", 20_000, 20_000)]
    options = {"rules": "mk2", "build_total": 200}
    fields = {"objectives": goals, "turn_phase": "action"}
    return battle(one, "B1 grunt 30,30", figures=[GRUNT, WYVERN], options=options, fields=fields)


def places(overlay: Overlay, s: Battle) -> list[tuple[int, int]]:
    """Where dashed circles are drawn."""
    view = s.game.view(s.state, None)
    drawn = marks_above(overlay, view, channel_frame(whole_field(view)))
    return [(op.x, op.y) for op in drawn if isinstance(op, Sprite) and op.key[0] == "left"]


@rule("MK2-13.15", "MK2-16.2")
@pytest.mark.parametrize(("soaring", "circles"), [(False, 2), (True, 1)])
def test_a_double_base_is_seen_whole_where_it_would_stand_and_in_the_air_its_flight_base(
    soaring: bool, circles: int
) -> None:
    s = stage()
    overlay = Overlay(ghosts=(Ghost("A1", 10_000, 14_000, 90_000, soaring),))
    assert len(places(overlay, s)) == circles


@rule("MK2-P9")
def test_the_rear_circle_of_a_preview_lies_behind_the_way_it_looks() -> None:
    s = stage()
    view = s.game.view(s.state, 0)
    staged = s.game.parse("move A1 to=10,14 face=90", s.state, 0, None)
    assert isinstance(staged, act.Move)
    rear, front = places(overlay_of(view, staged), s)
    assert rear[0] == front[0] and rear[1] > front[1]  # it looks north: its rear is farther down the picture


@rule("MK2-P11")
def test_who_plays_by_text_learns_where_the_rear_circle_lies_and_who_soars() -> None:
    s = stage()
    assert "double base, rear circle at (10, 8.9)" in text_board(s.game.view(s.state, 0), words())
    aloft = stage("A1 wyvern 10,10 face=90 soaring")
    view = aloft.game.view(aloft.state, 0)
    assert "rear circle" not in text_board(view, words())
    assert "soaring" in alt_text(view, words()) and "soaring" not in alt_text(s.game.view(s.state, 0), words())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_an_alt_text_ends_with_two_full_stops(language: str) -> None:
    s = stage()
    assert ".." not in alt_text(s.game.view(s.state, 0), words(language))


@rule("MK2-3.12")
@pytest.mark.parametrize("line", ["army vespers, item glass_hour on vespers, domain high_wind", "army 2x millzombie2"])
def test_a_kept_army_is_drawn_with_what_it_brings(line: str) -> None:
    assert saved_picture(line, words(), "mine", limit=10_000_000) is not None

"""How far a pawn gets, and a staged action before it is handed in, as pictures for its owner alone."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.requests import Facts
from bot.games.albion import actions as act
from bot.games.albion.state import Allotment, Attack, PawnItems, PawnOrder, State
from bot.games.albion.view import View
from bot.i18n.catalog import LANGUAGES
from renderers.albion import overlays
from renderers.albion.hand import ahead, hand_text
from renderers.kit.ops import Sprite
from renderers.kit.wording import ALT_LIMIT
from tests.gallery import feed, tourneys
from tests.renderers.support import parts, said
from tests.renderers.test_albion_table import words
from tests.support.joust import scene, starter
from tests.support.suites import in_part_slow


def table(seat_order: bool = False) -> State:
    """Before orders are given."""
    made = tourneys.state(starter(), tourneys.company(starter()), phase="movement")
    return replace(made, options=replace(made.options, seat_order=seat_order))


def seen(state: State | None = None, seat: int = 1) -> View:
    """What a seat sees of it."""
    return starter().view(table() if state is None else state, seat)


def told(code: str) -> tuple[Facts, ...]:
    """The answer to how far a pawn gets."""
    report = starter().tell(table(), 1, f"reach {code}")
    assert report is not None
    return report.rows


@pytest.mark.parametrize("language", in_part_slow(LANGUAGES, quick=("pl",)))
@pytest.mark.parametrize("code", ["2.1", "1.3", "3.3", "4.4"])
def test_how_far_a_pawn_gets_is_read_and_told(code: str, language: str) -> None:
    spoken, rows = words(language), told(code)
    made = overlays.reach_scene(seen(), spoken, rows)
    assert feed.reading_faults(made, public=False) == []
    text = said(made)
    assert not [line for line in text if "…" in line]
    steps = overlays.told_hexes(rows, "steps")
    assert {str(count) for count in steps.values()} <= set(text)
    for row in overlays.reach_lines(rows, spoken):
        assert "*" not in row and all(word in " ".join(text) for word in row.split())


def test_hexes_behind_a_border_and_barred_ones_have_marks_of_their_own() -> None:
    rows = told("1.3")
    assert set(overlays.told_hexes(rows, "border")) == {"E10"}
    made = parts(overlays.reach_scene(seen(), words(), rows).foreground)
    dangers = [op.key[2] for op, _, _ in made if isinstance(op, Sprite) and op.key[:2] == ("albstepface", True)]
    assert len(dangers) == 2, "on its hex, and before the line that tells of it"
    barred = told("2.1")
    assert {"C12", "D13"} <= set(overlays.told_hexes(barred, "barred")) <= set(overlays.told_hexes(barred, "steps"))


@pytest.mark.slow
def test_the_picture_of_an_answer_is_small_and_says_the_same_in_words() -> None:
    made = overlays.reach_picture(seen(), words(), told("2.1"))
    assert made is not None and made.name == "albion-reach.png" and len(made.data) <= 171_000
    assert "1 step: D11, E11" in made.alt and len(made.alt) <= ALT_LIMIT
    assert overlays.reach_picture(seen(), words(), told("2.1"), limit=100) is None


@pytest.mark.slow
def test_a_pawn_whose_march_is_chosen_is_drawn_with_its_reach() -> None:
    game, marching = starter(), scene("movement", ana="1.1 gawain @C10 horse", ben="2.1 lancelot @D10")
    rows, view = game.chosen(marching.state, 0, "1.1"), game.view(marching.state, 0)
    made, answer = overlays.chosen_picture(view, words(), rows, ()), overlays.reach_picture(view, words(), rows)
    assert made is not None and answer is not None and made.data == answer.data
    assert game.chosen(scene("items", ana="1.1 gawain @C10", ben="2.1 lancelot @D10").state, 0, "1.1") == ()


def test_a_pawn_that_rests_has_a_picture_too() -> None:
    (head,) = told("3.3")
    assert head["rests"] and "3.3" in said(overlays.reach_scene(seen(), words(), (head,)))


GIVEN = Allotment(strength=14, power=0, weapons=("axe",), armour=("leather",))
PLANS: list[tuple[Any, str]] = [
    (act.SealOrders((PawnOrder("2.1", ("D11", "D10"), True),)), "2.1: D11-D10 (leaves horse or boat)"),
    (act.SealOrders((PawnOrder("2.2"),), (PawnItems("2.2", take=("all",)),)), "2.2 (takes everything)"),
    (act.SealItems((PawnItems("2.4", leave=("sword",)),)), "2.4 (leaves Sword)"),
    (act.Look((PawnItems("2.4", leave=("mail",)),)), "2.4 (leaves Mail shirt)"),
    (act.Declare((Attack("2.1", ("1.1",), True),)), "2.1 attacks 1.1"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("action", "text"), PLANS)
def test_a_staged_action_is_told_and_drawn_as_the_own_sheet_will_have_it(action: Any, text: str) -> None:
    view = seen()
    assert view.own is not None
    planned = overlays.planned_view(view, view.own, action)
    assert text in hand_text(planned, words()) and text not in hand_text(view, words())
    made, before = (overlays.plan_picture(view, words(), one) for one in (action, act.Ready()))
    assert made is not None and before is not None and made.data != before.data and text in made.alt


@pytest.mark.slow
def test_groups_and_arms_are_shown_before_they_are_handed_in() -> None:
    view = tourneys.arming(starter())
    assert view.own is not None
    armed = hand_text(overlays.planned_view(view, view.own, act.Arm("tristan", GIVEN)), words())
    assert "Tristan: Strength 14, Power 10; Axe, Leather armour" in armed
    free = replace(view, seats=(replace(view.own, groups=()), *view.seats[1:]))
    taken = overlays.plan_picture(free, words(), act.TakeGroup((4,)))
    assert taken is not None and "Bors" in taken.alt and taken.name == "albion-hand.png"


@pytest.mark.slow
def test_in_a_fight_and_before_there_are_knights_the_table_is_shown() -> None:
    clash = replace(tourneys.clash(starter()), viewer=0)
    made = overlays.plan_picture(clash, words(), act.Strike())
    assert made is not None and made.name == "albion-table.png"
    assert overlays.plan_picture(replace(clash, viewer=None), words(), act.Strike()) is None


def test_in_the_order_of_seats_only_the_ways_still_to_go_are_drawn() -> None:
    by_seats = table(seat_order=True)
    by_seats.seats[1].moves = (PawnOrder("2.2", ("B9",)),)
    view = seen(by_seats)
    assert view.own is not None and ahead(view) == ()
    plan = act.SealOrders((PawnOrder("2.1", ("D11",)),))
    assert ahead(overlays.planned_view(view, view.own, plan)) == plan.moves

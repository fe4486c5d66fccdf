"""Rules of 2.0 that seldom meet: paths that are owed, refusals of captors and marches, surges out of mud."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mage_knight.actions import Ranged
from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule
from tests.support.staging import NAMES

FOOT: dict[str, Any] = {"attack_type": "melee", "speed_type": "foot"}
WAND: dict[str, Any] = {"attack_type": "magic", "speed_type": "foot", "range": 10, "ranged_damage": 2}
FIGURES = [
    own("man", **FOOT),
    own("odd", speed=7, **FOOT),
    own("charger", speed=7, marks="charge - - -", **FOOT),
    own("runner", marks="quickness - - -", **FOOT),
    own("crier", speed=10, marks="force_march - - -", **FOOT),
    own("hawk", attack_type="melee", speed_type="flyer"),
    own("wyrm", attack_type="melee", speed_type="swimmer", mounted=True),
    own("iron", marks="- - invulnerability -", **FOOT),
    own("bow", attack_type="ranged", speed_type="foot", range=10, ranged_damage=2),
    own("whisperer", attack=12, marks="- - - magic_confusion", **WAND),
    own("lord", rank="unique", item_slots=("hand", "charm"), **FOOT),
]
GLADE = square("hindering", 4, name="glade")


def field(ana: str, ben: str = "B1 man 30,30", **more: Any) -> Battle:
    """Ana's turn with three actions; somebody of each side stands apart."""
    options = {"rules": "mk2", "build_total": 300, **more.pop("options", {})}
    sides = (f"{ana} | A9 man 1,38", f"{ben} | B9 man 38,1")
    return battle(*sides, figures=FIGURES, templates=[GLADE], options=options, **more)


# -- a path that is owed -----------------------------------------------------------------------------------------------


def confused(who: str) -> Battle:
    """Ana may move B1."""
    s = field("A1 whisperer 10,10 face=90", f"B1 {who}", dice=[6, 4])
    return s.say("ana", "ranged A1 -> B1 magic_confusion")


@rule("MK2-33.49", "MK2-33.54")
@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("hawk 10,16 soaring", "move B1 land path=10,18"),
        ("hawk 10,16", "move B1 take_off path=10,18"),
        ("man 10,16", "move B1 double path=10,18"),
        ("man 10,16", "paths double | B1 path=10,18"),
        ("runner 10,16", "quick move B1 path=10,18"),
    ],
)
def test_no_word_changes_the_manner_of_a_confused_move(who: str, line: str) -> None:
    """It was carried out as if the word had not been said, and whoever was to land flew on."""
    s = confused(who).refused("ana", line, "owed_plainly", "MK2-33.49", figure="B1")
    soars = s.figure("B1").soaring
    s.say("ana", "move B1 path=10,18")
    assert (s.place("B1")[1], s.figure("B1").soaring) == (18_000, soars)


@rule("MK2-24.17", "MK2-15.10")
def test_the_paths_that_a_formation_owes_are_in_no_double_time() -> None:
    s = field("A1 man 10,10 | A2 man 11.1,10 | A3 man 12.2,10", "B1 man 13.3,10", dice=[4])
    s.say("ana", "formation A1,A2,A3 stay")
    ways = "A1 path=10,12 | A2 path=11.1,12 | A3 path=12.2,12"
    s.refused("ana", f"paths double | {ways}", "owed_plainly", "MK2-24.17", figure="A1")
    s.refused("ana", "move A1 double path=10,10.1", "owed_plainly", "MK2-24.17", figure="A1")
    s.say("ana", f"paths | {ways}")
    assert s.place("A3")[1] == 12_000


@rule("MK2-15.5", "MK2-15.14", "MK2-33.17")
def test_in_double_time_no_force_march_sets_the_pace_and_that_is_what_is_told() -> None:
    """That A1 has no Force March was said, although its dial shows it."""
    ways = "A1 path=10,12 | A2 path=11.1,12 | A3 path=12.2,12"
    s = field("A1 crier 10,10 | A2 man 11.1,10 | A3 man 12.2,10")
    line = f"formation double lead=A1 | {ways}"
    s.refused("ana", line, "no_lead_in_double_time", "MK2-15.5", figure="A1")
    s.refused("ana", f"formation double lead=A2 | {ways}", "no_force_march", "MK2-33.17", given="A2")
    for language in LANGUAGES:
        speech = Speech(language, s.game, NAMES)
        text = speech.text("mage-knight-refused-no-lead-in-double-time", figure="A1", figure_card="own:1")
        assert "A1" in text and "{" not in text
    s.say("ana", f"formation lead=A1 | {ways}")


# -- captives at double bases ------------------------------------------------------------------------------------------


@rule("MK2-13.15", "MK2-23.6")
@pytest.mark.parametrize("spin", ["auto", "ask"])
def test_a_captor_on_a_double_base_loses_no_captive_by_a_free_spin(spin: str) -> None:
    """A2 touches the rear circle of B1 alone; turned to A1 the base would leave it behind."""
    s = field("A1 man 24,20 | A2 man 20,17.8 captor=B1", "B1 wyrm 20,20 face=90").say("ben", f"order spin={spin}")
    s.say("ana", "move A1 path=21.1,20")
    assert s.state.spins == [] and s.place("B1")[2] == 9_000
    free = field("A1 man 24,20", "B1 wyrm 20,20 face=90").say("ana", "move A1 path=21.1,20")
    assert free.place("B1")[2] != 9_000


@rule("MK2-13.15", "MK2-13.2", "MK2-23.6")
def test_whoever_could_not_break_away_turns_only_where_its_double_base_and_its_captive_allow_it() -> None:
    """A facing that was not allowed ended in an error instead of a refusal."""
    s = field("A1 wyrm 20,20 face=90", "B1 man 20,17.8 captor=A1 | B2 man 20,21.1", dice=[1])
    s.say("ana", "move A1 path=26,20 face=0").asks("ana", "stuck_facing", "keep")
    s.refused("ana", "face=0", "no_room_to_face", "MK2-13.15", figure="A1", facing="0")
    s.say("ana", "keep")
    alone = field("A1 wyrm 20,20 face=90", "B1 man 20,21.1 | B2 man 18.9,20", dice=[1])
    alone.say("ana", "move A1 path=26,20 face=180").asks("ana", "stuck_facing")
    alone.refused("ana", "face=0", "no_room_to_face", "MK2-13.15")
    alone.say("ana", "face=180")
    assert alone.place("A1") == (20_000, 20_000, 18_000)


# -- values ------------------------------------------------------------------------------------------------------------


@rule("MK2-9.9", "MK2-19.13", "MK2-19.14", "MK2-26.4", "MK2-9.6")
@pytest.mark.parametrize(
    ("figure", "line", "most"),
    [("odd", "move", 4), ("odd", "surge", 2), ("man", "surge", 2), ("charger", "charge", 4)],
)
def test_a_surge_out_of_hindering_terrain_leads_a_quarter_rounded_up_once(figure: str, line: str, most: int) -> None:
    """7: half for the mud is 4, a quarter 1.75 and so 2; the full speed of a Charge is halved once."""
    s = field(f"A1 {figure} 10,10 face=90", terrain="T1 glade 10,10")
    s.refused("ana", f"{line} A1 path=10,{10 + most}.01", "too_far", "MK2-12.1", limit=str(most))
    s.say("ana", f"{line} A1 path=10,{10 + most}")
    assert s.place("A1")[1] == (10 + most) * 1_000


@rule("MK2-9.9", "MK2-9.5", "MK2-26.4")
@pytest.mark.parametrize(("surge", "most"), [("half", 3), ("full", 5)])
def test_what_is_added_to_a_quarter_comes_after_it_and_the_house_may_set_the_surge_full(surge: str, most: int) -> None:
    given: dict[str, Any] = {"terrain": "T1 glade 10,10", "items": "I1 heron_boots A1", "options": {"surge": surge}}
    s = field("A1 lord 10,10 face=90", **given)
    s.refused("ana", f"surge A1 path=10,{10 + most}.01", "too_far", limit=str(most))
    s.say("ana", f"surge A1 path=10,{10 + most}")


# -- the clause of a refusal -------------------------------------------------------------------------------------------


@rule("MK2-23.8", "MK2-P12")
@pytest.mark.parametrize("target", ["B9", "B1"])
def test_a_captor_that_would_shoot_hears_what_captors_may_do(target: str) -> None:
    """MK2-20.1 was named, which knows nothing of captors."""
    s = field("A1 bow 10,10 face=90", "B1 man 11.1,10 captor=A1")
    s.refused("ana", Ranged("A1", (target,)), "captor_cannot_fight", "MK2-23.8", figure="A1", target="B1")
    rows = s.game.tell(s.state, 0, "look A1")
    assert rows is not None
    assert {row["clause"] for row in rows.rows if row.get("reason") == "captor_cannot_fight"} == {"MK2-23.8"}


@rule("MK2-33.36", "MK2-28.18", "MK2-P12")
def test_an_item_that_heals_refuses_the_invulnerable_by_its_own_clause() -> None:
    s = field("A1 lord 10,10 | A2 iron 11.425,10 click=2", items="I1 ferry_bell A1")
    s.refused("ana", "use A1 I1 -> A2", "target_invulnerable", "MK2-33.36", target="A2")

"""What is told before an action of 2.0 is said for good is what comes of it, and what can be asked at any time (P9)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n.catalog import LANGUAGES
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule
from tests.support.staging import NAMES

FOOT: dict[str, Any] = {"speed_type": "foot", "attack_type": "melee"}
MAN = own("man", **FOOT)
PIKE = own("pike", marks="- - pole_arm -", **FOOT)
HAWK = own("hawk", speed_type="flyer", attack_type="melee")
HORSE = own("horse", speed_type="mounted", attack_type="melee")
SCOUT = own("scout", subfaction="mosswalkers", allegiance="pathfinders", **FOOT)
CRIER = own("crier", speed=10, marks="force_march - - -", **FOOT)
FISH = own("fish", marks="aquatic - - -", **FOOT)
LIFTER = own("lifter", marks="magic_levitation - - -", **FOOT)
SNEAK = own("sneak", marks="- sneak_attack - -", **FOOT)
FIGURES = [MAN, PIKE, HAWK, HORSE, SCOUT, CRIER, FISH, LIFTER, SNEAK]


def field(ana: str, ben: str = "B1 man 30,30", dice: list[int] | None = None, **more: Any) -> Battle:
    """Ana's turn with three actions."""
    options = {"rules": "mk2", "build_total": 300}
    return battle(
        f"{ana} | A9 man 1,30",
        f"{ben} | B9 man 35,1",
        figures=FIGURES,
        templates=[square("hindering", 4, name="glade")],
        options=options,
        dice=dice or [],
        **more,
    )


def foreseen(s: Battle, line: str) -> dict[str, Any]:
    """The facts of a preview."""
    made = s.game.preview(s.state, 0, s.game.parse(line, s.state, 0, None))
    assert made is not None
    return dict(made.facts)


def told(s: Battle, line: str, language: str) -> str:
    """A preview in words."""
    made = s.game.preview(s.state, 0, s.game.parse(line, s.state, 0, None))
    assert made is not None
    return Speech(language, s.game, NAMES).text(message_id("mage-knight-preview", made.key), **made.facts)


@rule("MK2-P9", "MK2-R21", "MK2-16.4")
def test_whoever_takes_off_in_contact_hears_that_it_must_break_away_first() -> None:
    s = field("A1 hawk 10,10 face=90", "B1 pike 11.1,10 face=180", dice=[2])
    seen = foreseen(s, "move A1 take_off face=0")
    assert (seen["chance"], seen["level"], seen["allowed"]) == ("83", "up", "4")
    assert (seen["friends"], seen["enemies"]) == ("none", "none")  # in the air nobody reaches it
    s.say("ana", "move A1 take_off face=0").says("broke_away", figure="A1").silent("pole_arm")


@rule("MK2-P9", "MK2-R20", "MK2-R23")
def test_whoever_lands_hears_who_may_spin_and_strike_there() -> None:
    s = field("A1 hawk 10,10 face=90 soaring", "B1 man 10,11.1 face=90 | B2 pike 11.1,10 face=180")
    seen = foreseen(s, "move A1 land")
    assert (seen["friends"], seen["enemies"], seen["chance"]) == (("B1", "B2"), ("B2",), "none")
    s.say("ana", "move A1 land").says("spun", figure="B1").says("pole_arm", figure="A1", enemy="B2")
    assert foreseen(field("A1 hawk 10,10 soaring", "B1 man 10,11.1"), "move A1 turn face=0")["friends"] == "none"


@rule("MK2-P9", "MK2-33.12", "MK2-R25", "MK2-33.28")
@pytest.mark.parametrize(("kind", "y", "spins"), [("sneak", "18", True), ("man", "18", True), ("man", "12.2", False)])
def test_whoever_lifts_hears_who_may_spin(kind: str, y: str, spins: bool) -> None:
    """No move of its own, by which a sneak would be unnoticed; and nobody breaks away: only a new contact counts."""
    s = field(f"A1 lifter 10,10 | A2 {kind} 11.1,10", f"B1 man 11.1,11.1 face=0 | B2 man 12.2,{float(y) - 1.1} face=0")
    line = f"levitate A1 lift=A2 at={'11.1' if y == '12.2' else '12.2'},{y} face=90"
    assert foreseen(s, line)["friends"] == (("B2",) if spins else "none")
    s.say("ana", line)
    assert [one["figure"] for one in s.told("spun")] == (["B2"] if spins else [])


@rule("MK2-P9", "MK2-19.13")
def test_a_surge_is_told_with_half_the_speed() -> None:
    s = field("A1 man 10,10 face=90", "B1 man 10,14.2 face=270")
    assert foreseen(s, "surge A1 -> B1 touch=B1")["allowed"] == "4"
    assert foreseen(s, "move A1 touch=B1")["allowed"] == "8"


@rule("MK2-P9", "MK2-15.14", "MK2-34.3", "MK2-15.4")
def test_double_time_is_foreseen_without_what_rests_in_it_and_with_its_price() -> None:
    """Pathfinders stop in hindering terrain then."""
    line = "move A1 double path=10,18 exact"
    s = field("A1 scout 10,10 face=90", terrain="T1 glade 10,15")
    seen = foreseen(s, line)
    assert (seen["stop"], seen["piece"], seen["y"], seen["tired"]) == ("hindering", "T1", "13.549", ("A1",))
    s.say("ana", line).says("tired", figure="A1")
    assert s.place("A1")[:2] == (10_000, 13_549)
    rider = field("A1 horse 10,10 face=90")
    assert foreseen(rider, "move A1 double path=10,18")["tired"] == "none"
    assert foreseen(rider, "move A1 path=10,18")["tired"] == "none"


@rule("MK2-P9", "MK2-15.6", "MK2-15.7", "MK2-15.5")
def test_a_formation_in_double_time_is_foreseen_at_its_own_speed_and_price() -> None:
    """Force March rests: 16, not 20. Who rides is not tired."""
    s = field("A1 man 10,10 face=90 | A2 crier 11.1,10 face=90 | A3 horse 12.2,10 face=90")
    line = "formation {} | A1 path=10,12 | A2 path=11.1,12 | A3 path=12.2,12"
    doubled, usual = foreseen(s, line.format("double")), foreseen(s, line.format(""))
    assert (doubled["speed"], doubled["tired"]) == (16, ("A1", "A2"))
    assert (usual["speed"], usual["tired"]) == (10, "none")
    s.say("ana", line.format("double")).says("formation", pace=16)
    assert [one["figure"] for one in s.told("tired")] == ["A1", "A2"]


@rule("MK2-29.6", "MK2-P14")
@pytest.mark.parametrize(("rules", "kept"), [("mk2", "none"), ("mku", 40)])
def test_whoever_withdraws_hears_what_is_kept(rules: str, kept: object) -> None:
    plain = own("plain")
    s = battle("A1 plain 10,10", "B1 plain 30,30", figures=[plain], options={"rules": rules}, ana={"score": 40})
    assert foreseen(s, "withdraw")["kept"] == kept
    s.say("ana", "withdraw")
    assert s.state.players[0].score == (0 if kept == "none" else 40)


@rule("MK2-P9", "MK2-15.1", "MK2-15.2", "MK2-33.14")
def test_how_far_double_time_leads_can_be_asked() -> None:
    s = field(
        "A1 man 10,10 face=90 | A2 hawk 5,5 | A3 fish 20,20 | A4 man 25,25",
        "B1 man 10,24 face=270 | B2 man 26.1,25",
    )
    (reached, *_) = _rows(s, "reach A1 double")
    assert (reached["allowed"], reached["enemies"]) == ("16", ("B1",))
    (usual, *_) = _rows(s, "reach A1")
    assert (usual["allowed"], usual["enemies"]) == ("8", "none")
    for figure, key in (("A2", "no_double_time"), ("A3", "ability_keeps_pace"), ("A4", "double_time_in_contact")):
        with pytest.raises(Exception, match=key):
            s.game.tell(s.state, 0, f"reach {figure} double")


def _rows(s: Battle, query: str) -> tuple[dict[str, Any], ...]:
    report = s.game.tell(s.state, 0, query)
    assert report is not None
    return tuple([dict(row) for row in report.rows])


@rule("MK2-P9")
def test_what_is_foreseen_has_words_in_every_language() -> None:
    aloft = {"en": "takes off", "pl": "Wzbija się", "cs": "Vznese se"}
    tired = {"en": "Double time: A1", "pl": "Podwójny marsz: A1", "cs": "Dvojitý pohyb: A1"}
    nothing = {"en": "keep nothing", "pl": "nie możesz wygrać", "cs": "vyhrát nemůžeš"}
    s = field("A1 man 10,10 face=90 | A2 hawk 5,5")
    for language in LANGUAGES:
        assert aloft[language] in told(s, "move A2 take_off", language)
        assert tired[language] in told(s, "move A1 double path=10,20", language)
        assert nothing[language] in told(s, "withdraw", language)
        assert aloft[language] not in told(s, "move A1 path=10,12", language)

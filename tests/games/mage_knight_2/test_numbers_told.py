"""How the numbers of an attack come about is told: by source, by name and with the clause (MK2-P9, MK2-P12)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.games.mage_knight.content.effects import Domain, Effect, When
from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from bot.packs import builtin
from bot.service.core.table_view import report_sentences
from renderers.mage_knight.words import modifiers_line
from tests.renderers.fields import words
from tests.support.battle import Battle, battle, item, own
from tests.support.rules import rule
from tests.support.staging import NAMES

FOOT: dict[str, Any] = {"speed_type": "foot"}
MELEE: dict[str, Any] = {**FOOT, "attack_type": "melee"}
SHOT: dict[str, Any] = {**FOOT, "attack_type": "ranged", "range": 12, "ranged_damage": 3}
FIGURES = [
    own("grunt", **MELEE),
    own("lord", rank="unique", item_slots=("hand", "hand"), **MELEE),
    own("guard", subfaction="vigil", allegiance="shield_wall", **MELEE),
    own("sneak", marks="- sneak_attack - -", **MELEE),
    own("bow", **SHOT),
    own("herald", marks="- - - magic_enhancement", **MELEE),
    own("hard", marks="- - toughness -", **MELEE),
    own("hidden", marks="stealth - - -", **MELEE),
]
CROWN = item("crown", Effect("replacement", "attack", to=10))
FOG = Domain("fog", "Fog", 5, (Effect("modifier", "attack", -1, when=When(attack="ranged")),))


def field(ana: str, ben: str, **more: Any) -> Battle:
    """Ana's turn."""
    return battle(ana, f"{ben} | B9 grunt 35,1", figures=FIGURES, options={"rules": "mk2"}, things=[CROWN, FOG], **more)


def said(s: Battle, language: str = "en") -> str:
    """All that has happened, in words."""
    speech = Speech(language, s.game, NAMES, (builtin("mage_knight"),))
    return "\n".join(speech.event(event) for event in s.events)


def looked(s: Battle, line: str, language: str = "en") -> str:
    report = s.game.tell(s.state, None, line)
    assert report is not None
    speech = Speech(language, s.game, NAMES, (builtin("mage_knight"),))
    return "\n".join(report_sentences(speech, report.key, report.rows))


@rule("MK2-26.8", "MK2-26.14", "MK2-26.5", "MK2-P12")
@pytest.mark.parametrize(
    ("terrain", "told", "clause"),
    [
        ("T1 tall_grass 20,14", "concealing terrain", "MK2-26.8"),
        ("T1 low_wall_long 20,14", "low wall", "MK2-26.14"),
        ("T1 birch_wood 20,14", "hindering terrain", "MK2-26.5"),
        ("T1 tall_grass 20,13 | T2 birch_wood 20,16", "hindering terrain", "MK2-26.5"),
    ],
)
def test_the_terrain_that_raises_a_defense_is_called_what_it_is(terrain: str, told: str, clause: str) -> None:
    """Of several pieces one counts: hindering terrain first."""
    s = field("A1 bow 20,9 face=90", "B1 grunt 20,19 face=270", terrain=terrain, dice=[3, 3])
    assert f"defense 15 +1 ({told}) [{clause}]" in looked(s, "look A1")
    assert told in looked(s, "measure A1 B1")
    s.say("ana", "ranged A1 -> B1")
    assert f"against defense 15 +1 ({told})." in said(s)
    for language in LANGUAGES:
        assert said(s, language) and looked(s, "look A1", language)
    assert modifiers_line(s.game.view(s.state, 0), words()).endswith(f"+1 {told}")


@rule("MK2-33.15", "MK2-26.9")
def test_stealth_names_the_terrain_too() -> None:
    s = field("A1 bow 20,9 face=90", "B1 hidden 20,19 face=270", terrain="T1 tall_grass 20,14")
    with pytest.raises(Refused) as caught:
        s.game.preview(s.state, 0, s.game.parse("ranged A1 -> B1", s.state, 0, None))
    assert (caught.value.key, caught.value.clause) == ("target_stealthy", "MK2-33.15")
    assert "crosses concealing terrain" in Speech("en", s.game, NAMES).refusal(caught.value)


@rule("MK2-P12", "MK2-28.5", "MK2-34.7")
def test_items_and_subfactions_are_named_with_their_clause() -> None:
    guards = "B1 guard 20,11.425 face=270 | B2 guard 21.1,11.425 face=270"
    s = field("A1 lord 20,10 face=90", guards, items="I1 whetted_blade A1", dice=[3, 3])
    told = "attack 8 +1 Whetted Blade (MK2-28.5) against defense 15 +1 The Vigil (MK2-34.7)."
    assert told in looked(s, "look A1").replace("Attack", "attack")
    s.say("ana", "close A1 -> B1")
    assert told in said(s)
    assert "+1 The Vigil" in modifiers_line(s.game.view(s.state, 0), words())


@rule("MK2-P12", "MK2-27.4")
def test_a_domain_is_named_with_its_clause() -> None:
    s = field("A1 bow 20,9 face=90", "B1 grunt 20,12 face=270", domains=["fog"])
    assert "Attack 8 −1 fog (MK2-27.4) against" in looked(s, "look A1")


@rule("MK2-9.8", "MK2-P9", "MK2-P12")
def test_a_value_that_a_thing_replaces_is_told_with_the_printed_one() -> None:
    s = field("A1 lord 20,10 face=90", "B1 grunt 20,11.425 face=270", items="I1 crown A1", dice=[3, 3])
    assert "Attack of A1" in looked(s, "look A1") and "10 instead of 8" in looked(s, "look A1")
    s.say("ana", "close A1 -> B1").says("replaced", figure="A1", value="attack", number=10, printed=8, card="crown")


HERALDS = "A2 herald 21.1,9 | A3 herald 18.9,9 | A4 herald 20,7.9"


@rule("MK2-9.15", "MK2-9.16", "MK2-17.14", "MK2-33.42", "MK2-P9")
@pytest.mark.parametrize(
    ("target", "dice", "told"),
    [
        ("grunt", [5, 5], "ranged damage 3 +3 (Magic Enhancement) = 6."),
        ("grunt", [6, 6], "ranged damage 3 +3 (Magic Enhancement) +1 (critical hit) = 7."),
        ("hard", [5, 5], "ranged damage 3 +3 (Magic Enhancement) = 6; 5 left after what reduces damage."),
    ],
)
def test_what_raises_damage_is_told(target: str, dice: list[int], told: str) -> None:
    s = field(f"A1 bow 20,9 face=90 | {HERALDS}", f"B1 {target} 20,14 face=270", dice=dice)
    assert "ranged damage 3 +3 (Magic Enhancement) = 6" in looked(s, "look A1")
    s.say("ana", "ranged A1 -> B1")
    assert told in said(s)
    assert all(said(s, language) for language in LANGUAGES)


@rule("MK2-9.15", "MK2-33.42")
def test_what_the_rule_of_three_leaves_of_damage_is_told() -> None:
    s = field(
        "A1 bow 20,9 face=90 | A2 herald 21.1,9.0 | A3 herald 20.55,8.047 | A4 herald 19.45,8.047 | A5 herald 18.9,9.0",
        "B1 grunt 20,14",
    )
    assert "(rule of 3: +3 in all) = 6" in looked(s, "look A1")


@rule("MK2-33.28")
def test_doubled_damage_is_told() -> None:
    s = field("A1 sneak 20,10 face=90", "B1 grunt 20,11.1 face=90", dice=[4, 4])
    s.say("ana", "close A1 -> B1")
    assert "damage 2 × 2 (Sneak Attack) = 4." in said(s)


@rule("MK2-33.51", "MK2-E5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_incantation_that_works_is_told_of_its_figure(language: str) -> None:
    s = field("A1 bow 20,9 face=90", "B1 grunt 20,14")
    assert "MK2-33.51" not in looked(s, "figure A1", language)
    s.state.figures[0].chanted = True
    assert "[MK2-33.51]" in looked(s, "figure A1", language)

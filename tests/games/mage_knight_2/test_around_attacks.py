"""What look and previews tell beside the odds: gang up, bombarded areas, sums by the rule of 3 (MK2-8.16, MK2-P9)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mage_knight.actions import Ranged
from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from bot.packs import builtin
from bot.service.core.table_view import report_sentences
from renderers.mage_knight.overlays import overlay_of, told_overlay
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule
from tests.support.staging import NAMES

LORD = own(
    "lord", rank="unique", item_slots=("hand",) * 4, attack_type="melee", speed_type="foot", attack_bonus=2, damage=3
)
GRUNT = own("grunt", attack_type="melee", speed_type="foot")
BOW = own("bow", attack_type="ranged", speed_type="foot", range=10, ranged_damage=2)
FIGURES = [LORD, GRUNT, BOW]


def field(ana: str, ben: str, **more: Any) -> Battle:
    """Ana's turn."""
    options = {"rules": "mk2", "build_total": 200, **more.pop("options", {})}
    return battle(ana, f"{ben} | B9 grunt 35,1", figures=FIGURES, options=options, **more)


def looked(s: Battle, figure: str, row: str) -> list[dict[str, Any]]:
    """The rows of one kind; each has words in every language."""
    report = s.game.tell(s.state, None, f"look {figure}")
    assert report is not None
    for language in LANGUAGES:
        assert all(report_sentences(Speech(language, s.game, NAMES), report.key, report.rows))
    return [dict(one) for one in report.rows if one["row"] == row]


def numbers(s: Battle, line: str, language: str = "en") -> list[str]:
    """What a preview tells behind its first sentence; each has words in every language."""
    found = s.game.preview(s.state, 0, s.game.parse(line, s.state, 0, None))
    assert found is not None
    told = {one: Speech(one, s.game, NAMES, (builtin("mage_knight"),)) for one in LANGUAGES}
    assert all(speech.preview(found) for speech in told.values())
    return [told[language].preview(one) for one in found.more]


HELPED = "A1 lord 10,10 face=0 | A2 grunt 11.425,11.1 face=270 | A3 grunt 11.425,8.9 face={face}"
FOE = "B1 grunt 11.425,10 face={face}"


@rule("MK2-19.8", "MK2-P9", "MK2-8.16")
@pytest.mark.parametrize(("face", "friends"), [(90, ("A2", "A3")), (270, ("A2",))])
def test_look_names_who_helps_by_gang_up(face: int, friends: tuple[str, ...]) -> None:
    """A3 turned away has the target in its rear arc."""
    s = field(HELPED.format(face=face), FOE.format(face=180))
    assert looked(s, "A1", "supporters")[0]["friends"] == friends


@rule("MK2-R39")
def test_where_gang_up_gives_nothing_nobody_is_named() -> None:
    s = field(HELPED.format(face=90), FOE.format(face=180), options={"gang_up": 0})
    assert looked(s, "A1", "supporters") == []


@rule("MK2-9.11", "MK2-P9")
@pytest.mark.parametrize(
    ("blades", "told"),
    [
        (1, "+2 (gang up) +1 Whetted Blade (MK2-28.5) +2 (attack bonus)"),
        (2, "+2 (gang up) +2 Whetted Blade (MK2-28.5) (rule of 3: +3 in all) +2 (attack bonus)"),
    ],
)
def test_a_preview_tells_every_modifier_and_what_the_rule_of_three_leaves(blades: int, told: str) -> None:
    """Two friends, and a blade or two: 3 is kept as it is, of 4 3 are left."""
    items = " | ".join(f"I{number} whetted_blade A1" for number in range(1, blades + 1))
    s = field(HELPED.format(face=90), FOE.format(face=180), items=items)
    (sentence,) = numbers(s, "close A1 -> B1")
    assert sentence.endswith(f": attack 8 {told} against defense 15.")
    capped = looked(s, "A1", "capped")
    assert [(one["sum"], one["left"]) for one in capped if one["side"] == "attack"][:1] == (
        [("+4", "+3")] if blades > 1 else []
    )


@rule("MK2-9.11", "MK2-P9", "MK2-23.2")
def test_the_defense_has_its_sum_too() -> None:
    s = field(HELPED.format(face=90), FOE.format(face=180))
    (sentence,) = numbers(s, "close A1 -> B1 capture")
    assert sentence.endswith("attack 8 +2 (gang up) +2 (attack bonus) against defense 15 +2 (capture).")


@rule("MK2-P9", "MK2-19.19")
def test_a_move_that_ends_in_an_attack_tells_its_sums() -> None:
    s = field("A1 lord 10,10 face=0", "B1 grunt 13,10 face=180")
    (sentence,) = numbers(s, "surge A1 touch=B1")
    assert sentence.endswith("attack 8 +2 (attack bonus) against defense 15.")
    assert numbers(s, "move A1 to=10,11") == []


@rule("MK2-0.2")
def test_in_unlimited_a_preview_is_as_it_was() -> None:
    s = battle("A1 grunt 10,10 face=0", "B1 grunt 11.1,10 face=180", figures=FIGURES)
    assert numbers(s, "close A1 -> B1") == [] and looked(s, "A1", "supporters") == []


@rule("MK2-21.4", "MK2-21.5", "MK2-P9")
@pytest.mark.parametrize(("y", "struck"), [("12", ("A2", "B2")), ("12.01", ("B2",))])
def test_look_names_all_whom_a_bombardment_would_strike(y: str, struck: tuple[str, ...]) -> None:
    """Who stands exactly two inches from the target, friend or foe, is struck."""
    s = field(f"A1 bow 10,3 face=90 | A2 grunt 10,{y} face=90", "B1 grunt 10,10 | B2 grunt 11.5,10")
    (blast,) = [one for one in looked(s, "A1", "blast") if one["target"] == "B1"]
    assert blast["figures"] == struck and (blast["x"], blast["y"], blast["radius"]) == ("10", "10", "2")


@rule("MK2-21.4", "MK2-P9")
@pytest.mark.parametrize(("options", "length"), [({}, 2_000), ({"bombardment_radius": 3}, 3_000)])
def test_the_area_is_a_ring_on_the_picture(options: dict[str, int], length: int) -> None:
    s = field("A1 bow 10,3 face=90", "B1 grunt 10,10", options=options)
    view = s.game.view(s.state, 0)
    (ring,) = overlay_of(view, Ranged("A1", (), "bombardment", point=(10_000, 9_000))).rings
    assert (ring.x, ring.y, ring.length) == (10_000, 9_000, length)
    report = s.game.tell(s.state, 0, "look A1")
    assert report is not None
    assert [(one.x, one.y, one.length) for one in told_overlay(view, report.rows).rings] == [(10_000, 10_000, length)]


@rule("MK2-21.4", "MK2-P9")
def test_a_preview_of_a_bombardment_names_the_own_figures_in_it() -> None:
    s = field("A1 bow 10,3 face=90 | A2 grunt 10,11.5 face=90", "B1 grunt 10,10")
    found = s.game.preview(s.state, 0, s.game.parse("ranged A1 bombardment at=10,10", s.state, 0, None))
    assert found is not None and found.facts["figures"] == ("A2",)
    assert "It would strike your own side too: A2" in Speech("en", s.game, NAMES).preview(found)
    apart = field("A1 bow 10,3 face=90 | A2 grunt 20,20 face=90", "B1 grunt 10,10")
    found = apart.game.preview(apart.state, 0, apart.game.parse("ranged A1 bombardment at=10,10", apart.state, 0, None))
    assert found is not None and found.facts["figures"] == "none"

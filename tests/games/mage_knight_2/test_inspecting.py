"""A figure of 2.0 looked at: what it bears, what works on it and when, its values as they are now (MK2-E5)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mage_knight.content.effects import Effect, Item, When
from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from bot.service.core.table_view import report_sentences
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule
from tests.support.staging import NAMES

FOOT: dict[str, Any] = {"speed_type": "foot", "attack_type": "melee"}
BLADE = own("blade", rank="unique", item_slots=("hand", "hand", "charm", "harness"), **FOOT)
GRUNT = own("grunt", **FOOT)
FLYER = own("flyer", speed_type="flyer", attack_type="melee")
BOW = own(
    "bow", rank="unique", item_slots=("hand",), speed_type="foot", attack_type="ranged", range=10, ranged_damage=2
)


def field(ana: str, **more: Any) -> Battle:
    """Ana's turn."""
    return battle(ana, "B1 grunt 30,30", figures=[BLADE, GRUNT, FLYER, BOW], options={"rules": "mk2"}, **more)


def looked(s: Battle, figure: str, row: str) -> list[dict[str, Any]]:
    """The rows of one kind; each has words in every language."""
    report = s.game.tell(s.state, None, f"figure {figure}")
    assert report is not None
    for language in LANGUAGES:
        assert all(report_sentences(Speech(language, s.game, NAMES), report.key, report.rows))
    return [dict(one) for one in report.rows if one["row"] == row]


@rule("MK2-E5", "MK2-28.5")
def test_a_modifier_of_attacks_is_listed_with_its_condition_and_not_added() -> None:
    s = field("A1 blade 10,10", items="I1 whetted_blade A1")
    (changed,) = looked(s, "A1", "changed")
    assert (changed["card"], changed["value"], changed["amount"]) == ("whetted_blade", "attack", 1)
    assert (changed["attack"], changed["attack_type"]) == ("close", "melee")
    assert looked(s, "A1", "now") == []
    assert looked(s, "A1", "bears")[0]["items"] == ("I1",)


@rule("MK2-E5", "MK2-3.10")
def test_what_holds_at_rest_is_added() -> None:
    """The string gives 2 inches of range; the mud takes 1 from the speed of who walks."""
    s = field("A1 bow 10,10 | A2 flyer 15,10", items="I1 long_string A1", domains=["sucking_mud"])
    now = {one["value"]: (one["number"], one["printed"]) for one in looked(s, "A1", "now")}
    assert now == {"range": (12, 10), "speed": (7, 8)}
    assert looked(s, "A2", "now") == looked(s, "A2", "changed") == []


FLIES = When(speed_type=("flyer", "swimmer"))


@rule("MK2-E5", "MK2-3.10")
@pytest.mark.parametrize("bearer", ["blade", "winged"])
def test_what_works_on_some_attackers_is_told_of_their_target_with_their_speed_types(bearer: str) -> None:
    """Whoever bears it is on foot, or flies: that is not asked for."""
    hood = Item("hood", "Hood", 3, "hand", (Effect("modifier", "attack", -1, who="attacker", when=FLIES),))
    s = battle(
        f"A1 {bearer} 10,10",
        "B1 grunt 30,30",
        figures=[BLADE, GRUNT, own("winged", rank="unique", speed_type="flyer", item_slots=("hand",))],
        options={"rules": "mk2"},
        things=[hood],
        items="I1 hood A1",
    )
    (changed,) = looked(s, "A1", "changed")
    assert (changed["against"], changed["keywords"]) == (True, ("flyer", "swimmer"))
    report = s.game.tell(s.state, None, "figure A1")
    assert report is not None
    told = list(report_sentences(Speech("en", s.game, NAMES), report.key, report.rows))
    assert any(line.endswith(": attack −1, whoever attacks it, speed types: flyer and swimmer.") for line in told)
    assert not looked(s, "B1", "changed") and not looked(s, "A1", "now")


@rule("MK2-3.10", "MK2-E5")
@pytest.mark.parametrize(("round_", "works"), [(2, True), (3, False)])
def test_what_forbids_is_told_as_long_as_it_does(round_: int, works: bool) -> None:
    s = field("A1 grunt 10,10", domains=["holy_week"], fields={"round": round_})
    assert [one["card"] for one in looked(s, "A1", "works")] == (["holy_week"] if works else [])


@rule("MK2-28.5")
def test_nothing_works_on_a_captive_and_its_items_stay_named() -> None:
    s = battle(
        "A1 blade 10,10 captor=B1",
        "B1 grunt 11.425,10",
        figures=[BLADE, GRUNT],
        options={"rules": "mk2"},
        items="I1 whetted_blade A1",
        domains=["sucking_mud"],
    )
    assert looked(s, "A1", "bears") and not looked(s, "A1", "changed")


@rule("MK2-0.2")
def test_in_unlimited_there_is_nothing_of_it() -> None:
    s = battle("A1 grunt 10,10", "B1 grunt 30,30", figures=[GRUNT])
    assert not any(looked(s, "A1", row) for row in ("bears", "changed", "works", "now"))


@rule("MK2-H1", "MK2-33.50", "MK2-33.51")
def test_tokens_of_abilities_are_told() -> None:
    s = field("A1 grunt 10,10 with=cover,incantation | A2 grunt 12,12")
    assert [row["use"] for row in looked(s, "A1", "token")] == ["cover", "incantation"]
    assert looked(s, "A2", "token") == []

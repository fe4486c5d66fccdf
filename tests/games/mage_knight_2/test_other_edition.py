"""What belongs to the other edition is refused with the clause that excludes it, in words that are whole (MK2-X3)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.games.mage_knight import actions as act
from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from tests.support.battle import Battle, battle, own
from tests.support.figures import opened
from tests.support.rules import rule
from tests.support.staging import NAMES

FIGURES = [
    own("grunt", attack_type="melee", speed_type="foot"),
    own("hawk", attack_type="melee", speed_type="flyer", marks="flight - - -"),
    own("bow", attack_type="ranged", speed_type="foot", range=10, ranged_damage=2),
    own("lord", rank="unique", item_slots=("hand",), attack_type="melee", speed_type="foot"),
]
UNLIMITED = {
    "take A1 I1": "MKU-4.9",
    "drop A1 I1": "MKU-4.9",
    "use A1 I1 -> A2": "MKU-4.9",
    "cover A1": "MKU-4.9",
    "incantation A1": "MKU-4.9",
    "surge A1 touch=B1": "MKU-4.9",
    "special A1": "MKU-4.9",
    "objective auto": "MKU-3.9",
    "move A1 to=10,12 double_time": "MKU-7.1",
    "move A2 take_off to=20,12": "MKU-7.1",
    "move A2 land": "MKU-7.1",
    "ranged A3 bombardment at=30,16": "MKU-12.10",
    "shoot A3 bombardment at=30,16": "MKU-12.10",
}
SECOND = {
    "pass": "MK2-6.12",
    "close_formation A1 -> B1": "MK2-19.7",
    "close A1 -> B1 with=A4": "MK2-19.7",
    "attack A1 -> B1 with=A4": "MK2-19.7",
    "surge A1 touch=B1 with=A4": "MK2-19.7",
}


def field(edition: str) -> Battle:
    """Somebody of each kind."""
    ana = "A1 grunt 10,10 | A2 hawk 20,10 | A3 bow 30,10 face=90 | A4 grunt 11.1,10"
    return battle(ana, "B1 grunt 10,30", figures=FIGURES, options={"rules": edition, "build_total": 200})


def whole(s: Battle, refusal: Refused) -> bool:
    """True if it reads in every language and names the edition."""
    told = [Speech(language, s.game, NAMES).refusal(refusal) for language in LANGUAGES]
    return all("Mage Knight" in text and "{" not in text and "“”" not in text for text in told)


@rule("MK2-X3")
@pytest.mark.parametrize(
    ("edition", "line", "clause"),
    [*(("mku", *entry) for entry in UNLIMITED.items()), *(("mk2", *entry) for entry in SECOND.items())],
)
def test_a_line_of_the_other_edition_names_the_clause_that_excludes_it(edition: str, line: str, clause: str) -> None:
    s = field(edition)
    s.refused("ana", line, "not_in_edition", clause)
    with pytest.raises(Refused) as error:
        s.game.parse(line, s.state, 0, None)
    assert whole(s, error.value) and error.value.facts["edition"] == edition


@rule("MK2-X3", "MK2-19.7")
@pytest.mark.parametrize(
    ("edition", "action", "clause"),
    [
        ("mk2", act.Pass(), "MK2-6.12"),
        ("mk2", act.Close("A1", "B1", members=("A4",)), "MK2-19.7"),
        ("mku", act.TakeCover("A1"), "MKU-4.9"),
        ("mku", act.TakeItem("A1", "I1"), "MKU-4.9"),
    ],
)
def test_an_action_of_the_other_edition_is_refused_however_it_comes(edition: str, action: Any, clause: str) -> None:
    s = field(edition)
    with pytest.raises(Refused) as error:
        s.match.act(0, action)
    assert (error.value.key, error.value.clause) == ("not_in_edition", clause) and whole(s, error.value)


@rule("MK2-X3", "MK2-28.1")
@pytest.mark.parametrize("more", ["item whetted_blade on lord", "domain harvest_fog"])
def test_an_army_of_unlimited_bears_no_items_and_brings_no_domain(more: str) -> None:
    s = opened(2, figures=FIGURES)
    s.refused("ana", f"army lord, {more}", "not_in_edition", "MKU-2.3")
    s.say("ana", "army lord")


@rule("MK2-P7", "MK2-15.1")
def test_double_time_may_be_written_out() -> None:
    s = field("mk2")
    s.refused("ana", "move A1 path=10,18.01", "too_far")
    s.say("ana", "move A1 path=10,26 double_time")
    assert s.place("A1")[:2] == (10_000, 26_000) and s.figure("A1").click == 1


@rule("MK2-X3")
def test_words_of_the_other_edition_are_nothing_in_other_places() -> None:
    """What is typed behind other verbs is no command: a question may hold any word."""
    s = battle("A1 grunt 10,10", "B1 grunt 30,30", figures=FIGURES)
    assert s.game.parse("dispute by=A May it land or take_off?", s.state, None, None) is not None

"""What is refused in 2.0 is told with its numbers and its clause, in a whole sentence of every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot import packs
from bot.engine.errors import Refused
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.state import Options
from bot.i18n.catalog import LANGUAGES
from bot.i18n.numbers import with_comma
from bot.i18n.speech import Speech
from tests.games.mage_knight_2.test_deploying import GRUNT, deploying
from tests.games.mage_knight_2.test_objectives_placed import laying
from tests.support.battle import Battle, battle, own, starter
from tests.support.figures import opened
from tests.support.rules import rule
from tests.support.second_shots import FIGURES, field
from tests.support.staging import NAMES

MK2 = {"rules": "mk2", "build_total": 200}
HAWK = own("hawk", speed_type="flyer", attack_type="melee")
HERO = own("hero", rank="unique", item_slots=("hand",), attack_type="melee", speed_type="foot")


def said(s: Battle, line: str, key: str, clause: str) -> Refused:
    """The refusal of a line of the first player."""
    with pytest.raises(Refused) as caught:
        s.match.say(0, line)
    assert (caught.value.key, caught.value.clause) == (key, clause)
    return caught.value


def told(s: Battle, refusal: Refused, *facts: str) -> None:
    """In every language the sentence is whole, and has these facts in it, and the clause."""
    for language in LANGUAGES:
        text = Speech(language, s.game, NAMES, (packs.builtin("mage_knight"),)).refusal(refusal)
        assert "{" not in text and "“”" not in text and "„”" not in text and "„“" not in text, text
        for fact in (*facts, f"[{refusal.clause}]"):
            assert with_comma(fact, language) in text, (fact, text)


def mustering(rules: str = "mk2", **options: Any) -> Battle:
    """Before the armies."""
    return opened(2, **{**MK2, "rules": rules, **options})


def siege() -> Battle:
    """An archer, a mage, and a foe."""
    return field("A1 archer 10,10 face=0 | A2 mage 10,20 face=0", "B1 man 18,10")


def aloft() -> Battle:
    """A hawk in the air, a man on the ground, and another who bears nothing."""
    return battle(
        "A1 hawk 10,10 soaring | A2 hero 20,20",
        "B1 man 14,10 | B2 hawk 10,14 soaring",
        figures=[*FIGURES, HAWK, HERO],
        items="I1 whetted_blade 22,20",
        options=MK2,
    )


@rule("MK2-P12", "MK2-32.5")
@pytest.mark.parametrize(
    ("scene", "line", "key", "clause", "facts"),
    [
        (siege, "ranged A1 bombardment at=13,10", "point_out_of_range", "MK2-21.2", ("3", "4", "10")),
        (siege, "ranged A1 bombardment at=10,18", "point_out_of_arc", "MK2-21.2", ("10,18", "A1")),
        (siege, "ranged A1 bombardment at=17,5", "nobody_in_area", "MK2-21.5", ("17,5", "2″", "A1")),
        (siege, "ranged A1 bombardment", "no_point", "MK2-21.2", ("at=12,8", "A1")),
        (siege, "ranged A1 bombardment -> B1", "point_not_target", "MK2-21.2", ("at=12,8", "B1")),
        (siege, "ranged A2 bombardment at=18,20", "no_proficiency", "MK2-21.1", ("A2",)),
        (aloft, "move A1 path=13.5,10", "flight_overlap", "MK2-16.7", ("A1", "B1")),
        (aloft, "move A1 path=10,13.5", "flight_overlap", "MK2-16.19", ("A1", "B2")),
        (aloft, "take A2 I1", "item_apart", "MK2-28.8", ("A2", "I1", "0.875″")),
        (mustering, "army gorrud, item oxhide_coat on gorrud", "items_not_agreed", "MK2-31.6", ("1", "items")),
        (mustering, "army gorrud, domain harvest_fog", "domain_not_agreed", "MK2-31.6", ("domains",)),
        (mustering, "army gorrud, domain", "missing_value", "MK2-27.2", ("domain", "harvest_fog")),
        (mustering, "army gorrud, item", "missing_value", "MK2-3.12", ("item", "oxhide_coat")),
    ],
)
def test_numbers_fields_and_clauses_are_named(
    scene: Callable[[], Battle], line: str, key: str, clause: str, facts: tuple[str, ...]
) -> None:
    s = scene()
    told(s, said(s, line, key, clause), *facts)


@rule("MK2-28.3", "MK2-28.4")
def test_who_is_to_bear_what_is_named() -> None:
    s = mustering(items=True)
    refusal = said(s, "army gorrud, item oxhide_coat on tidewarder1", "bearer_not_in_army", "MK2-28.3")
    assert refusal.facts == {"card": "oxhide_coat", "person": starter().by_code("tidewarder1").key}  # type: ignore[union-attr]
    told(s, refusal)
    told(s, said(s, "army gorrud, item long_string on gorrud", "item_restricted", "MK2-28.4"))


@rule("MK2-X3", "MK2-3.5", "MK2-33.8")
def test_what_the_packs_have_for_the_other_edition_alone_is_said_to_be_of_it() -> None:
    s = mustering("mku")
    told(s, said(s, "army ready=powder_line_items", "in_other_edition", "MK2-X3"), "powder_line_items")
    for name in ("ana", "ben"):
        s.say(name, "army tidewarder1")
    told(s, said(s, "pool marsh_mist", "in_other_edition", "MK2-X3"), "marsh_mist")
    assert said(s, "pool marsh_mud", "unknown_template", "MKU-3.23").facts["given"] == "marsh_mud"
    second = mustering()
    said(second, "army ready=powder_line_itemz", "unknown_army", "MK2-3.9")


@rule("MK2-X3", "MK2-1.5")
@pytest.mark.parametrize(
    ("options", "seats", "key", "facts"),
    [
        ({"items": True}, 2, "option_of_other_edition", ("items", "Mage Knight Unlimited", "rules=mku")),
        (
            {"rules": "mk2", "quickness_moves_only": True},
            2,
            "option_of_other_edition",
            ("quickness", "Mage Knight 2.0"),
        ),
        ({"rules": "mk2"}, 5, "too_many_for_edition", ("Mage Knight 2.0", "4", "5")),
    ],
)
def test_the_edition_is_named_to_which_an_option_does_not_belong(
    options: dict[str, Any], seats: int, key: str, facts: tuple[str, ...]
) -> None:
    refusal = MageKnight(starter()).refuses(Options(**options), seats)
    assert refusal is not None and refusal.key == key
    told(mustering(), refusal, *facts)


@rule("MK2-4.13", "MK2-R3", "MK2-5.3")
def test_places_are_told_with_where_they_lie() -> None:
    """Eleven inches were rolled; the area reaches from 8,0 to 28,3."""
    s = laying((6, 5, 1, 1))
    told(s, said(s, "objective at=18,18", "objective_off_line", "MK2-4.13"), "11″", "18,18", "15″")
    told(s, said(s, "objective at=18,2.5", "objective_off_line", "MK2-4.13"), "11″", "18,2.5", "0.5″")
    told(s, said(s, "objective at=2,14", "objective_beside_area", "MK2-R3"), "8", "28", "2.")
    standing = deploying([GRUNT])
    told(standing, said(standing, "deploy A1=10,5", "centre_outside_area", "MK2-5.3"), "10,5", "8,0", "28,3")


@rule("MK2-8.3", "MK2-23.8", "MK2-33.44", "MK2-6.12")
def test_no_refusal_offers_a_pass_where_there_is_none() -> None:
    """Special actions may be left: only what cannot be done is told."""
    tired = battle("A1 grunt 10,10 tokens=2 | A2 grunt 3,3", "B1 grunt 11.1,10", figures=[GRUNT], options=MK2)
    foes = "B1 grunt 11.1,10 captor=A1 | B2 grunt 10,11.1"
    guard = battle("A1 grunt 10,10 face=90", foes, figures=[GRUNT], options=MK2)
    sides = "A1 coward 10,10 face=90 | A2 grunt 3,3", "B1 grunt 10,11.1"
    cowed = battle(*sides, figures=[GRUNT, own("coward", marks="- - - demoralized")], options=MK2)
    for s, line, key, clause in (
        (tired, "close A1 -> B1", "too_many_tokens", "MK2-8.3"),
        (guard, "close A1 -> B2", "captor_cannot_fight", "MK2-23.8"),
        (cowed, "close A1 -> B1", "demoralized", "MK2-33.44"),
    ):
        refusal = said(s, line, key, clause)
        for language, word in (("en", "pass"), ("pl", "oczek"), ("cs", "vyčk")):
            text = Speech(language, s.game, NAMES, (packs.builtin("mage_knight"),)).refusal(refusal)
            assert word not in text and "A1" in text


@rule("MK2-15.1", "MK2-19.14", "MK2-12.3")
def test_the_clause_is_that_of_the_one_reason() -> None:
    s = battle("A1 hawk 10,10", "B1 hawk 30,30", figures=[HAWK], options=MK2)
    said(s, "move A1 to=12,10 double take_off", "level_alone", "MK2-15.1")
    s = battle("A1 grunt 10,10", "B1 grunt 13,9.45 | B2 grunt 13,10.55", figures=[GRUNT], options=MK2)
    said(s, "move A1 path=15,10 exact", "path_between", "MK2-12.3")

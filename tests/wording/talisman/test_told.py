"""What a channel reads of a game of Talisman: no ids, no turn hidden in the turn before it, nothing said twice."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.events import Event
from bot.engine.game import Outcome
from bot.i18n.catalog import LANGUAGES
from bot.i18n.choices import option_label
from bot.i18n.speech import Speech
from bot.service.core.news import sentences
from bot.service.table.end_card import won
from tests.support.catalogs import strict_speech
from tests.support.quest import scene
from tests.support.rules import rule

SAGE = {"unit": "c35", "unit_card": "old_sage"}
TOLD: tuple[tuple[str, dict[str, Any]], ...] = (
    ("discarded", SAGE),
    ("card_put", {**SAGE, "card": "fields_1"}),
    ("follower_rolled", {**SAGE, "seat": 0, "number": 3}),
    ("cast_on", {**SAGE, "seat": 0, "card": "banish"}),
)


def speech(language: str = "en") -> Speech:
    return strict_speech("talisman", language, ("ana", "ben", "cyd"))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_told_by_its_name_and_not_by_its_id(language: str) -> None:
    name = speech(language).cards.name(language, "old_sage")
    for key, facts in TOLD:
        said = speech(language).event(Event(key, facts))
        assert name in said and "c35" not in said


@rule("TA-16:9")
def test_an_answer_names_a_card_and_not_its_id() -> None:
    s = scene(
        ana="warrior @tavern ask_roll",
        ben="druid @tavern gold=1 objects=helmet ask_roll",
        phase="arrived",
        dice=[6, 6, 1],
    )
    s.say("ana", "meet druid battle")
    ask = s.match.ask_for(0)
    assert ask is not None and ask.key == "spoils"
    labels = [option_label(speech(), s.match.view(0), ask, option) for option in ask.options]
    assert labels == ["Take a life", "Take 1 gold", "Helmet"]


@rule("TA-D65")
@pytest.mark.parametrize("language", LANGUAGES)
def test_turns_told_at_once_stand_apart(language: str) -> None:
    begins = [Event("turn_begins", {"seat": seat, "round": 2, "extra": False}) for seat in (0, 1)]
    rolled = [Event("rolled_move", {"seat": seat, "die": 3}) for seat in (0, 1)]
    first, one, second, other = sentences(speech(language), [begins[0], rolled[0], begins[1], rolled[1]])
    for heading, name in ((first, "ana"), (second, "ben")):
        assert heading.startswith("\n**") and heading.endswith("**") and name in heading and "2" in heading
    assert "*" not in one + other and "\n" not in one + other


@rule("TA-24:5")
@pytest.mark.parametrize(("language", "draw"), [("en", "A draw"), ("pl", "Remis"), ("cs", "Remíza")])
def test_who_fell_together_has_not_won(language: str, draw: str) -> None:
    drawn = won(speech(language), Outcome((0, 2), "fell_together"))
    shared = won(speech(language), Outcome((0, 2), "rounds"))
    assert draw in drawn and "ana" in drawn and "cyd" in drawn
    assert draw not in shared and shared.partition(":")[0] not in drawn


@rule("TA-D2", "TA-18:2")
@pytest.mark.parametrize(("language", "foe"), [("en", "Goblin"), ("pl", "Goblin"), ("cs", "Goblin")])
def test_who_is_asked_to_react_is_told_against_whom(language: str, foe: str) -> None:
    spells = "warrior @fields_1 spells=banish,stone_feet craft=6 ask_roll"
    s = scene(ana=spells, ben="troll @temple ask_roll", deck="goblin", phase="arrived").say("ana", "next goblin")
    asked = s.match.ask_for(0)
    assert asked is not None and asked.facts["window"] == "own_fight"
    told = speech(language).bare_question(asked)
    assert foe in told and "4" in told and "2" in told
    s.looked_at.add(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_value_that_cannot_fall_is_not_told_as_a_loss_of_nothing(language: str) -> None:
    for what in ("strength", "craft"):
        said = speech(language).event(Event("lost", {"seat": 0, "what": what, "amount": 0, "total": 3}))
        assert "0" not in said and "3" in said

"""Lines of menus tell what they do: who fights whom with what, what is bought for what, what a text says."""

from __future__ import annotations

import pytest

from bot import packs
from bot.i18n.catalog import LANGUAGES
from bot.i18n.choices import MOST_BUTTON, action_description, action_label, option_description, option_label
from bot.i18n.speech import Speech
from tests.support.rules import rule
from tests.support.scene import NAMES, Scene, game_with, scene


def told(s: Scene, who: str, language: str = "en") -> dict[str, tuple[str, str, str]]:
    """Label, description and piece of each line that a player may say now."""
    seat = NAMES.index(who)
    speech, view = Speech(language, s.game, NAMES, (packs.builtin("warcry"),)), s.match.view(seat)
    found = {}
    for offer in s.game.legal(s.match.state, seat):
        line = s.game.format(offer.action, s.match.state, None)
        label = action_label(speech, view, offer.action, line, offer.facts)
        about = action_description(speech, view, offer.action, label)
        found[line] = (label, about, str(offer.facts.get("about", "")))
    return found


def fighting(**more: object) -> Scene:
    """Ana attacks, with cards in hand, an ability in her line and a shooter behind."""
    hand = "NE-C01 NE-C07 NE-C18"
    return scene("A1 GA-U02 with GA-A01 | A3 GA-U10 reserve", "B1 HD-U07 | B2 HD-U03 committed", ana_hand=hand, **more)


def test_an_attack_and_a_shot_name_the_pair_and_what_each_side_has() -> None:
    lines = told(fighting(), "ana")
    assert lines["attack A1 -> B1"] == (
        "Attack B1 with A1 · 4 to 4",
        "A1 Weirgate Halberds against B1 Nightglass Corsairs",
        "A1",
    )
    assert lines["ranged_attack A3 -> B2"] == (
        "Shoot B2 with A3 · 6 to 4",
        "A3 Silverbough Archers against B2 Riders of the Ninth Howl (committed)",
        "A3",
    )
    assert lines["move A3"][2] == "A3"
    assert lines["pass"][2] == ""


def test_the_numbers_of_a_pair_are_those_of_now() -> None:
    game = game_with(units=[{"abilities": "[static(mods=[stat(all(own, other), strength, 2)])]"}])
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 X-U1", game=game)
    assert told(s, "ana")["attack A1 -> B1"][0] == "Attack B1 with A1 · 4 to 6"


def test_a_mustering_tells_cost_and_values_and_a_text() -> None:
    s = scene("", "", phase="muster", active="ana", ana_army_hand="GA-U01 GA-A01")
    label, about, piece = told(s, "ana")["muster_unit GA-U01 line=reserve"]
    assert (label, piece) == ("Muster: Brackenford Pikes → reserve line (cost 3, strength 3)", "")
    text = "Combat Tactic: +2 strength if the enemy unit is cavalry."
    assert about == f"tactics 2 · leadership 3 · infantry · {text}"


def test_cards_and_abilities_are_told_by_their_text() -> None:
    s = fighting()
    lines = told(s.say("ana", "attack A1 -> B1"), "ana")
    assert lines["play_tactic NE-C01 by=A1"] == ("Press Forward (A1, cost 1)", "+1 strength.", "A1")
    label, about, piece = lines["use_tactic A2 ability=2"]
    assert "Combat Tactic" not in label and "Combat Tactic: +2 strength, or +3 if" in about
    assert (about.endswith("if the enemy unit is chaos."), piece) == (True, "A1")  # by the unit that carries it
    label, about, piece = lines["play_tactic NE-C18 by=A3"]
    assert label == "Fresh Ranks (A3, cost 1)"
    assert about.startswith("Your unit gets +1 strength. Move the supporting unit")
    assert piece == "A3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_buttons_and_differ(language: str) -> None:
    for s in (fighting(), fighting().say("ana", "attack A1 -> B1")):
        labels = [label for label, _, _ in told(s, "ana", language).values()]
        assert len(set(labels)) == len(labels)
        assert max(map(len, labels)) <= MOST_BUTTON


@rule("WC-11.16")
def test_a_retreating_unit_is_shown_with_the_printed_leadership_of_its_test() -> None:
    s = scene("A1 GA-U02 | A2 GA-U01", "B1 HD-U07", ana_hand="NE-C01").say("ana", "retreat")
    leadership = s.game.content.cards["GA-U02"].leadership
    assert told(s, "ana")["retreat_unit A1 test"][0] == f"Test: A1 Weirgate Halberds (leadership {leadership})"


def answers(s: Scene, who: str) -> dict[str, tuple[str, str]]:
    """Label and description of each answer to the open question."""
    speech, view = Speech("en", s.game, NAMES, (packs.builtin("warcry"),)), s.match.view(NAMES.index(who))
    ask = s.ask(who)
    labels = {option.id: option_label(speech, view, ask, option) for option in ask.options}
    return {
        option.id: (labels[option.id], option_description(speech, view, ask, option, labels[option.id]))
        for option in ask.options
    }


@rule("WC-6.7")
def test_a_blocker_is_offered_with_its_strength() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U03").say("ana", "attack A1 -> B1").asks("ben", "block")
    assert answers(s, "ben") == {
        "B2": ("Block with B2 · 4 to 4", "B2 Riders of the Ninth Howl"),
        "no_block": ("Do not block", ""),
    }


@rule("WC-P5")
def test_a_reaction_is_offered_with_its_text() -> None:
    s = scene("A1 GA-U10", "B1 HD-U07 with NE-A11").say("ana", "shoot A1 -> B1").asks("ben", "reaction")
    label, about = next(told for name, told in answers(s, "ben").items() if name != "no_reaction")
    assert label == "React: Smoke Pots (A1 Silverbough Archers)"
    assert about == "Destroy this attachment: The enemy unit gets −4 ranged attack."

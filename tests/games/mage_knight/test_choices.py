"""What a panel lists of one figure: attacks with their odds, moves with their lengths, the plain march of a group."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.engine import codec
from bot.engine.game import Offer
from bot.engine.run import probe
from bot.i18n.catalog import LANGUAGES
from bot.i18n.choices import MOST_BUTTON, action_description, action_label, opening_description
from bot.i18n.speech import Speech
from tests.games.mage_knight.test_offers import strewn
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

FIGURES = (
    own("foot"),
    own("bow", range=10, targets=3),
    own("sniper", range=8),
    own("knight", marks="charge - - -"),
    own("scout", marks="bound - - -", range=8),
    own("fast", marks="quickness - regeneration -"),
    own("weak", defense=12),
    own("guard", defense=20),
    own("mage", range=8, marks="- magic_blast - -"),
)


def scene(*sides: str, **more: object) -> Battle:
    """A position with the figures of this file."""
    return battle(*sides, figures=FIGURES, **more)  # type: ignore[arg-type]


def listed(s: Battle, piece: str) -> list[Offer]:
    """The choices of a figure of the active seat."""
    return list(s.game.choices(s.state, s.state.active, piece))


def worded(s: Battle, offers: Sequence[Offer], language: str = "en") -> list[str]:
    """The whole actions among them as a person reads them."""
    speech, view = Speech(language, s.game, ("ana", "ben")), s.game.view(s.state, s.state.active)
    whole = [one for one in offers if one.action is not None]
    return [action_label(speech, view, one.action, "", one.facts) for one in whole]


@rule("MKU-P5", "MKU-P6", "MKU-P7")
@pytest.mark.parametrize("seed", range(12))
def test_every_choice_can_be_typed_and_is_accepted_and_none_is_lost(seed: int) -> None:
    s = strewn(seed)
    snapshot = codec.encode(s.state)
    for figure in s.field.own(s.state.active):
        found = listed(s, figure.id)
        for offer in found:
            if offer.action is not None:
                whole = s.game.format(offer.action, s.state, None)
                for line in (str(offer.facts.get("line", whole)), whole):
                    assert s.game.parse(line, s.state, s.state.active, None) == offer.action, line
                assert probe(s.game, snapshot, s.state.active, offer.action).refusal is None, offer
        assert {one.facts["about"] for one in found} <= {figure.id}
        legal = [one for one in s.game.legal(s.state, s.state.active) if one.facts.get("about") == figure.id]
        attacks = [one.action for one in legal if one.kind == "attack"]
        assert all(action in [one.action for one in found] for action in attacks)
        assert [one for one in found if one.action is None] == [one for one in legal if one.action is None]


@rule("MKU-P5")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(6))
def test_labels_fit_a_button_and_differ(seed: int, language: str) -> None:
    s = strewn(seed)
    for figure in s.field.own(s.state.active):
        labels = worded(s, listed(s, figure.id), language)
        assert len(set(labels)) == len(labels) and max(map(len, labels), default=0) <= MOST_BUTTON, labels


@rule("MKU-P5", "MKU-12.11")
def test_attacks_stand_first_by_what_they_promise_and_two_moves_stay_a_press_away() -> None:
    s = scene("A1 bow 20,10 face=90", "B1 foot 19,17 | B2 weak 21,17 | B3 foot 23,17")
    labels = worded(s, listed(s, "A1"))
    assert labels[0].startswith("Shoot B1, B2 and B3 · 58, 92 and 58%")
    assert labels[3].startswith("To contact with") and "Shoot B2 · 92%" in labels[:3] + labels[5:]
    told = s.game.tell(s.state, 0, "look A1")
    assert told is not None
    odds = {str(row["target"]): row["percent"] for row in told.rows if row["row"] == "odds"}
    alone = [one.facts for one in listed(s, "A1") if len(one.facts.get("percents", ())) == 1]  # type: ignore[arg-type]
    assert {one["targets"][0]: one["percents"][0] for one in alone} == odds  # type: ignore[index]


@rule("MKU-P6", "MKU-12.4")
@pytest.mark.parametrize(
    ("side", "foes", "first"),
    [
        ("A1 foot 20,10 face=90", "B1 foot 20,17 | B2 foot 20,24", ["To contact with B1, 5.9″", "Towards B2, 6″"]),
        ("A1 foot 20,10 face=90", "B1 foot 20,30", ["Towards B1, 8″", "Straight ahead, 8″", "Back from B1, 8″"]),
        ("A1 sniper 20,10 face=90", "B1 foot 20,20", ["Towards B1, 2.1″: then B1 in range", "Straight ahead, 8″"]),
        ("A1 foot 20,10 face=270", "B1 foot 20,11.1", ["Turn to B1"]),
        ("A1 fast 20,10 face=90", "B1 foot 20,17", ["To contact with B1, 5.9″", "Straight ahead, 4″"]),
    ],
)
def test_moves_tell_how_far_they_lead_and_whom_one_could_shoot_at_then(side: str, foes: str, first: list[str]) -> None:
    labels = worded(scene(side, foes), listed(scene(side, foes), "A1"))
    for label in first:
        assert any(one.startswith(label) for one in labels[:5]), (label, labels)


@rule("MKU-8.2")
def test_a_move_that_must_break_away_tells_its_chance() -> None:
    s = scene("A1 foot 20,10 face=90", "B1 foot 20,11.1 face=270 | B2 foot 20,17")
    labels = worded(s, listed(s, "A1"))
    assert labels[0].startswith("Strike B1 · 58%")
    assert any(label.startswith("To contact with B2") and label.endswith("(breaks away: 50%)") for label in labels[:3])


@rule("MKU-SA.charge.3", "MKU-SA.bound.2", "MKU-SA.quickness.1")
def test_abilities_that_attack_on_the_way_stand_with_the_attacks() -> None:
    s = scene("A1 knight 20,10 face=90 | A2 scout 5,5 face=90", "B1 foot 20,17 face=270 | B2 foot 5,14")
    assert worded(s, listed(s, "A1"))[0] == "Charge B1 · 58%"
    assert worded(s, listed(s, "A2"))[0] == "Bound and shoot B2 · 58%"
    s = scene("A1 fast 20,10 face=90", "B1 foot 20,17 face=270", left=0)
    lines = [str(one.facts["line"]) for one in listed(s, "A1") if one.action is not None]
    assert lines and all(line.startswith("quick ") for line in lines)


@rule("MKU-15.8", "MKU-15.10")
def test_a_group_is_offered_the_plain_march_first() -> None:
    s = scene("A1 foot 20,10 face=0 | A2 foot 21.1,10 face=0 | A3 foot 22.2,10 face=0", "B1 foot 21,20")
    (template,) = [one for one in s.game.legal(s.state, 0) if one.kind == "formation"]
    made = list(s.game.details(s.state, 0, template))
    ahead, toward = made[:2]
    assert worded(s, made)[0].startswith("All straight ahead, 8″: A1")
    assert worded(s, made)[1].startswith("All towards B1, 8″: A1")
    for offer in (ahead, toward):
        line = str(offer.facts["line"])
        assert line.startswith("formation A1,A2,A3 by=") and s.game.parse(line, s.state, 0, None) == offer.action
    s.act("ana", ahead.action)
    assert [s.place(name)[0] for name in ("A1", "A2", "A3")] == [27_990, 29_090, 30_190]


@rule("MKU-P5", "MKU-SA.0.8")
def test_a_list_tells_the_dice_of_an_attack_and_what_abilities_do() -> None:
    s = scene("A1 mage 20,10 face=90 | A2 knight 5,5", "B1 foot 20,16 face=270")
    speech, view = Speech("en", s.game, ("ana", "ben")), s.game.view(s.state, 0)
    hits = [one for one in listed(s, "A1") if one.facts.get("doing") == "hit"]
    told = {str(one.facts["mode"]): action_description(speech, view, one.action, "", one.facts) for one in hits}
    assert told["ranged"] == "B1: 2d6 ≥ 7 (58%), ✶2"
    assert told["magic_blast"].startswith("B1: 2d6 ≥ 7 (58%), ✶d6 · a shot at one target that nothing blocks")
    openings = [one for one in listed(s, "A2") if one.kind == "charge"]
    assert [opening_description(speech, one) for one in openings] == [
        "moves at twice its speed, or at normal speed and then strikes"
    ]


@rule("MKU-16.6", "MKU-17.5")
def test_what_a_group_can_do_together_stands_with_its_odds_before_the_examples() -> None:
    bows = " | ".join(f"A{n} bow {20 + 1.1 * n},10 face=90" for n in (1, 2, 3))
    s = scene(bows, "B1 guard 22,17 face=270 | B2 weak 23.5,17 face=270")
    (template,) = [one for one in s.game.legal(s.state, 0) if one.kind == "volley"]
    made = list(s.game.details(s.state, 0, template))
    assert [str(one.facts["doing"]) for one in made[:2]] == ["hit_together", "hit_together"]
    assert worded(s, made)[:2] == ["B2: 97%, A1 with A2 and A3", "B1: 42%, A1 with A2 and A3"]
    s = scene("A1 foot 18.9,20 face=0 | A2 foot 20,18.9 face=90", "B1 foot 20,20 face=180")
    (template,) = [one for one in s.game.legal(s.state, 0) if one.kind == "gang"]
    (first, *_) = s.game.details(s.state, 0, template)
    assert worded(s, [first])[0].endswith("%, A1 with A2") and first.facts["targets"] == ("B1",)
    assert probe(s.game, codec.encode(s.state), 0, first.action).refusal is None

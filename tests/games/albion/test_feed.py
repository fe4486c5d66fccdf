"""What calls a seat, which lines are likely, what is asked once more, orders in place of choices (AL-H5, AL-D17)."""

from __future__ import annotations

import pytest

from bot.games.albion import actions as act
from bot.games.albion.orders.orders import Orders
from bot.i18n.catalog import LANGUAGES
from tests.support.joust import Joust, scene, speech
from tests.support.rules import rule

ANA, BEN = 0, 1


def likely(s: Joust, seat: int) -> tuple[str, ...]:
    return s.game.public_buttons(s.game.view(s.state, None), seat)


def duel(dice: tuple[int, ...] = (), ben: str = "sword mail") -> Joust:
    """Gawain attacks Lancelot, and has the initiative."""
    s = scene("declare", ana="1.1 gawain @C10 sword mail", ben=f"2.1 lancelot @D10 S=15 P=9 {ben}", dice=list(dice))
    return s.say("ana", "declare 1: 2.1").say("ben", "declare none")


@rule("AL-H5")
@pytest.mark.parametrize("phase", ["movement", "declare"])
def test_in_secret_phases_no_line_is_likely_and_all_are_called_with_how_many_are_in(phase: str) -> None:
    s = scene(phase, ana="1.1 gawain @C10 sword mail", ben="2.1 lancelot @D10 sword")
    assert likely(s, ANA) == likely(s, BEN) == ()
    s.say("ana", "orders none" if phase == "movement" else "declare none")
    assert likely(s, BEN) == ()
    for viewer, several in ((None, True), (BEN, False)):
        called = s.game.prompt_facts(s.game.view(s.state, viewer))
        told = [called[name] for name in ("several", "counted", "said", "wanted")]
        assert told == [several, True, 1, 2]


@rule("AL-D17", "AL-D18", "AL-13.5")
def test_likely_lines_of_a_duel_are_what_it_waits_for() -> None:
    s = duel(dice=(1, 2, 3))
    assert likely(s, ANA) == ("strike 2.1", "pass") and likely(s, BEN) == ()
    for line in likely(s, ANA):
        assert s.game.parse(line, s.state, ANA, None) in [offer.action for offer in s.game.legal(s.state, ANA)]
    assert s.game.prompt_facts(s.game.view(s.state, None)) == {
        "round": 1, "several": False, "counted": False, "said": 0, "wanted": 0, "looking": False, "stage": "turn",
        "pawn": "1.1", "pawn_card": "gawain",
    }  # fmt: skip
    s.say("ana", "strike")
    assert likely(s, BEN) == ("parry", "dodge", "none") and likely(s, ANA) == ()
    weak = duel(dice=(1, 2, 3), ben="knights_mace mail").say("ana", "strike")
    assert likely(weak, BEN) == ("dodge", "none")


@rule("AL-D19", "AL-D20", "AL-D21")
def test_likely_answers_to_an_offer_and_about_a_ransom() -> None:
    s = duel().say("ana", "capitulate 3")
    assert likely(s, BEN) == ("deal accept", "deal refuse")
    assert s.game.prompt_facts(s.game.view(s.state, None))["stage"] == "deal"
    s.say("ben", "deal accept")
    beaten = scene(
        "declare",
        ana="1.1 gawain @C10 sword mail",
        ben="2.1 lancelot @D10 S=15 P=9 damage=12 mail",
        treasury={"ben": 3},
    )
    beaten.say("ana", "declare 1: 2.1").say("ben", "declare none")
    assert likely(beaten, ANA) == ("terms 3", "terms none")
    beaten.say("ana", "terms 3")
    assert likely(beaten, BEN) == ("ransom pay", "ransom decline")


@rule("AL-12.5")
def test_the_pass_that_ends_a_duel_is_asked_once_more() -> None:
    s = duel()
    assert s.game.needs_confirmation(s.state, ANA, act.Pass()) == ""
    s.say("ana", "pass")
    assert s.game.needs_confirmation(s.state, BEN, act.Pass()) == "duel_ends"
    assert s.game.needs_confirmation(s.state, BEN, act.Strike("1.1")) == ""


@rule("AL-D34", "AL-D3")
def test_orders_in_place_of_choices_until_they_are_given() -> None:
    s = duel()
    (one,) = s.game.instead(Orders(), s.game.view(s.state, ANA))
    assert one.line == "order auto yes for=1.1"
    given = s.game.order(Orders(), one.line, s.game.view(s.state, ANA))
    assert s.game.instead(given, s.game.view(s.state, ANA)) == ()
    assert s.game.instead(Orders(), s.game.view(s.state, BEN)) == ()
    march = scene("movement", ana="1.1 gawain @C10", ben="2.1 lancelot @M10")
    (stay,) = march.game.instead(Orders(), march.game.view(march.state, ANA))
    after = march.game.order(Orders(), stay.line, march.game.view(march.state, ANA))
    assert march.game.instead(after, march.game.view(march.state, ANA)) == ()


@rule("AL-10.11")
def test_who_may_act_unasked_has_something_to_say() -> None:
    s = duel()
    assert s.game.to_act(s.state) == {ANA} and s.game.may_act(s.state) == frozenset()
    s.knight("2.1").returning = True
    assert s.game.may_act(s.state) == {BEN} and list(s.game.legal(s.state, BEN))
    march = scene("movement", ana="1.1 gawain @C10", ben="2.1 lancelot @M10").say("ana", "orders none")
    assert march.game.may_act(march.state) == {ANA} and list(march.game.legal(march.state, ANA))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_calls_its_seats_in_every_language(language: str) -> None:
    for phase in ("movement", "items", "declare"):
        s = scene(phase, ana="1.1 gawain @C10 sword mail", ben="2.1 lancelot @D10 sword", lying={"C10": "axe"})
        for seat in (None, ANA):
            told = speech(language).turn("ana", s.game.view(s.state, seat))
            assert "ana" in told and not {"{", "$"} & set(told)
    s = duel()
    assert "1.1 " in speech(language).turn("ana", s.game.view(s.state, None))

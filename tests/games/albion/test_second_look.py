"""What may still be agreed while somebody looks at what he took or received unseen (AL-8.6, AL-8.9, AL-8.11)."""

from __future__ import annotations

import pytest

from tests.support.joust import Joust, scene
from tests.support.rules import rule

ANA = "1.1 gawain @C17 sword mail cauldron | 1.2 kay @C18 mail"


def shown() -> Joust:
    """Ben was promised an object by ana, and sees what it is; she cannot know that he looks already."""
    s = scene("items", ana=ANA, ben="2.1 lancelot @D17 S=15 leather", cyr="3.1 tristan @D16 S=15 leather")
    s.say("ben", "offer 1 1.1 get=object", "items none").say("cyr", "items none")
    s.say("ana", "accept 21 with=cauldron", "items none").says("seen", pawn="2.1", tokens=("cauldron",))
    assert s.to_act == ["ben"]
    return s


def looking() -> Joust:
    """Cyr looks at a token from his hex; the others have said what they want."""
    s = scene(
        "items",
        ana=ANA,
        ben="2.1 lancelot @D17 S=15 leather",
        cyr="3.1 tristan @H17 S=15 leather",
        lying={"H17": "scabbard"},
    )
    s.say("cyr", "items 1: take object").say("ana", "items none").say("ben", "items none")
    assert s.to_act == ["cyr"]
    return s


@rule("AL-8.9", "AL-8.6")
@pytest.mark.parametrize("line", ["refuse 21", "offer 1.1 1.2 give=cauldron", "items 1: leave cauldron"])
def test_an_exchange_stands_once_its_object_was_shown(line: str) -> None:
    s = shown().refused("ana", line, "exchange_stands", "AL-8.6")
    offered = [s.game.format(one.action, s.state, None) for one in s.game.legal(s.state, 0) if one.action is not None]
    assert line not in offered
    s.say("ana", "items 2: leave mail").say("ben", "keep")
    assert (s.has("1.1"), s.has("2.1"), s.lies("C18")) == (["sword", "mail"], ["leather", "cauldron"], ["mail"])


@rule("AL-8.9", "AL-25.2")
def test_nobody_looks_at_what_he_was_to_have_from_who_has_withdrawn() -> None:
    s = shown().say("ana", "concede")
    assert s.state.phase == "declare" and s.has("2.1") == ["leather"] and "cauldron" in s.lies("C17")


@rule("AL-8.9", "AL-25.2", "AL-8.2")
def test_who_was_to_have_it_may_say_other_things_while_others_look() -> None:
    s = looking().say("ana", "offer 1.1 2.1 give=object").say("ben", "accept 11").say("ana", "concede")
    s.say("ben", "items 1: leave leather").say("cyr", "keep")
    assert (s.has("2.1"), s.has("3.1"), s.lies("D17")) == ([], ["leather", "scabbard"], ["leather"])


@rule("AL-8.9", "AL-8.11")
def test_who_is_given_an_object_while_another_looks_is_shown_it_too() -> None:
    s = looking().say("ana", "offer 1.1 2.1 give=object").say("ben", "accept 11")
    s.says("seen", pawn="2.1", tokens=("cauldron",)).say("cyr", "keep")
    assert s.to_act == ["ben"]
    s.say("ben", "keep 1: leave cauldron")
    assert s.has("2.1") == ["leather"] and s.lies("D17") == ["cauldron"]


@rule("AL-8.9", "AL-8.11")
def test_who_had_ended_his_look_is_shown_what_he_is_given_after_it() -> None:
    cyr = "3.1 tristan @H17 S=15 leather"
    lying = {"H17": "scabbard", "D17": "horn_of_bran"}
    s = scene("items", ana=ANA, ben="2.1 lancelot @D17 S=15 leather", cyr=cyr, lying=lying)
    s.say("ben", "offer 1 1.1 get=object", "items 1: take object").say("ana", "refuse 21", "items none")
    s.say("cyr", "items 1: take object").say("ben", "keep")
    assert s.to_act == ["cyr"]
    s.say("ana", "accept 21 with=cauldron").says("seen", pawn="2.1", tokens=("cauldron", "horn_of_bran"))
    assert s.to_act == ["ben", "cyr"]
    s.say("ben", "keep 1: leave horn_of_bran").say("cyr", "keep")
    assert s.has("2.1") == ["leather", "cauldron"] and s.lies("D17") == ["horn_of_bran"]


@rule("AL-8.11", "AL-8.6", "AL-D9")
@pytest.mark.parametrize("answer", ["accept 11", "refuse 11", ""])
def test_the_phase_does_not_end_while_an_offer_is_open(answer: str) -> None:
    s = looking().say("ana", "offer 1.1 2.1 give=sword").say("cyr", "keep")
    assert s.state.phase == "look" and s.to_act == ["ben"]
    if answer:
        s.say("ben", answer)
    else:
        s.times_out("ben").says("by_default", seat=1)
    assert s.has("2.1") == (["leather", "sword"] if answer == "accept 11" else ["leather"])
    assert s.has("3.1") == ["leather", "scabbard"] and s.state.phase != "look"


@rule("AL-8.9", "AL-D9")
def test_what_was_received_unseen_can_be_chosen_to_be_put_back() -> None:
    s = shown()
    offered = [offer for offer in s.game.legal(s.state, 1) if offer.kind == "keep" and offer.action is None]
    lines = [s.game.format(one.action, s.state, None) for offer in offered for one in s.game.details(s.state, 1, offer)]
    assert lines == ["keep 2.1: leave cauldron"]

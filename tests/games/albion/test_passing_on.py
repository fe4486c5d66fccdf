"""Tokens that are received and given on in the same phase 2 (AL-8.6, AL-8.9)."""

from __future__ import annotations

from tests.support.joust import scene
from tests.support.rules import rule

ANA = "1.1 gawain @{} S=16 P=8 knights_mace leather bleeding_lance"
BEN = "2.1 lancelot @{} S=16 P=8 axe light_lance knights_mace leather"
"""Ben may not carry two pole weapons; until he looks he does not know that he would."""


@rule("AL-8.9", "AL-8.6")
def test_what_was_given_on_is_not_put_back_by_who_received_it_first() -> None:
    s = scene("items", ana=ANA.format("C16"), ben=BEN.format("D16"), cyr="3.1 tristan @E16 S=15 mail")
    s.say("ana", "offer 1 2.1 give=object,knights_mace", "items none")
    s.say("ben", "items 1: leave knights_mace", "accept 11", "offer 1 3.1 give=knights_mace")
    s.say("cyr", "accept 21", "items none").times_out("ben")  # his own mace lies there, he gives on hers
    assert s.has("3.1") == ["mail", "knights_mace"]
    assert (s.has("2.1"), s.lies("D16")) == (["axe", "light_lance", "leather"], ["knights_mace", "bleeding_lance"])


@rule("AL-8.9", "AL-8.6", "AL-8.8")
def test_on_the_lake_a_deal_is_undone_together_with_those_by_which_its_tokens_went_on() -> None:
    s = scene(
        "items",
        ana=ANA.format("F12") + " boat",
        ben=BEN.format("G13") + " boat",
        cyr="3.1 tristan @H13 S=15 mail boat",
        dan="4.1 bors @G12 S=12 leather boat",
    )
    s.say("ana", "offer 1 2.1 give=object,knights_mace", "items none")
    s.say("ben", "accept 11", "offer 1 4.1 give=knights_mace", "offer 1 3.1 give=knights_mace", "items none")
    s.say("dan", "accept 21", "items none").say("cyr", "accept 21", "items none").times_out("ben")
    assert len(s.told("exchange_void")) == 2 and s.has("4.1") == ["leather", "knights_mace"]  # his own stays given
    assert s.has("2.1") == ["axe", "light_lance", "leather"] and s.has("3.1") == ["mail"]
    assert sorted(s.has("1.1")) == ["bleeding_lance", "knights_mace", "leather"]


@rule("AL-8.9", "AL-4.6", "AL-D2")
def test_a_look_at_a_better_weapon_does_not_forget_what_was_received() -> None:
    """The estoc would take the place of both maces, but he is too weak for it; and two sidearms are one too many."""
    ana = "1.1 gawain @C16 S=15 P=8 knights_mace | 1.2 kay @D16 S=6 P=8 knights_mace"
    s = scene("items", ana=ana, ben="2.1 lancelot @H2 S=16", lying={"D16": "estoc"})
    s.say("ana", "offer 2 1.1 get=knights_mace")
    s.refused("ana", "items 2: take better", "too_many_of_class", "AL-4.6", pawn="1.2", count=2)
    s.say("ana", "items 2: leave knights_mace, take better")
    assert (s.has("1.2"), s.has("1.1"), sorted(s.lies("D16"))) == (["knights_mace"], [], ["estoc", "knights_mace"])

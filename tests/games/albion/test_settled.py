"""Who is settled in phase 2, as others may count it; what was ordered in advance (AL-8.11, AL-H5, AL-D2)."""

from __future__ import annotations

import pytest

from bot.engine import codec
from bot.engine.events import visible_to
from tests.support.joust import Joust, scene
from tests.support.rules import rule

BEN = "2.1 lancelot @B14 horse revealed"
"""A pawn of ben, far away, that stands on something: the scene rests until he has spoken."""

# -- the count -------------------------------------------------------------------------------------------------------


def looks_of_others(s: Joust) -> list[bytes]:
    """Everything that ben, cyr and a spectator see and were told by the last play."""
    views = [codec.to_json(codec.readable(s.game.view(s.state, one))) for one in (1, 2, None)]
    return views + [codec.encode(visible_to(s.events, one)) for one in (1, 2, None)]


@rule("AL-8.11", "AL-H5")
def test_who_will_look_is_counted_like_one_who_has_said_nothing_until_his_look_is_over() -> None:
    """Two worlds: in one ana has said what she takes unseen and looks; in the other she speaks last."""
    lying = {"D17": "scabbard", "B14": "horse", "M14": "horse"}
    cast = {"ana": "1.1 gawain @D17 horse", "ben": BEN, "cyr": "3.1 tristan @M14 revealed"}
    looking, silent = (scene("items", lying=lying, **cast) for _ in range(2))  # type: ignore[arg-type]
    looking.say("ana", "items 1: take object").silent("sealed")
    assert looks_of_others(looking)[:3] == looks_of_others(silent)[:3]
    for who, line, said in (("ben", "items none", 1), ("cyr", "items 1: take horse", 2), ("cyr", "items none", 2)):
        seen = [looks_of_others(s.say(who, line)) for s in (looking, silent)]
        assert seen[0] == seen[1]
        assert looking.game.view(looking.state, 1).said == said
    assert (looking.state.phase, looking.to_act, silent.to_act) == ("look", ["ana"], ["ana"])


@rule("AL-8.11", "AL-H5")
def test_that_a_look_is_over_is_told_as_if_he_had_spoken_now() -> None:
    lying = {"D17": "scabbard", "M14": "excalibur", "B14": "horse"}
    s = scene("items", ana="1.1 gawain @D17 horse", ben=BEN, cyr="3.1 tristan @M14", lying=lying)
    s.say("ana", "items 1: take object").say("cyr", "items 1: take object").silent("sealed")
    s.say("ben", "items none").says("sealed", said=1, of=3, what="items")
    s.say("cyr", "keep").says("sealed", said=2, of=3, what="items")
    s.say("ana", "keep").silent("sealed")


@rule("AL-8.11", "AL-8.6")
def test_who_has_an_offer_to_answer_is_not_settled_either() -> None:
    s = scene("items", ana="1.1 gawain @C17 horse", ben="2.1 lancelot @C18 horse axe", cyr="3.1 tristan @C16")
    s.say("ana", "items none").says("sealed", said=1, of=3)
    s.say("ben", "offer 1 1.1 give=axe").silent("sealed").say("ben", "items none").says("sealed", said=1, of=3)
    s.say("ana", "refuse 21").says("sealed", said=2, of=3).say("cyr", "items none")


# -- what was ordered in advance --------------------------------------------------------------------------------------


@rule("AL-D2", "AL-D5", "AL-D1")
def test_of_what_was_ordered_in_advance_all_that_is_allowed_holds_and_the_owner_is_told_of_the_rest() -> None:
    s = scene("movement", ana="1.1 gawain @C19 axe", ben=BEN, lying={"B14": "horse", "C18": "horse sword"})
    s.say("ana", "orders 1: C18 then take sword, boat, leave mail, axe").say("ben", "orders none")
    lapsed = [event for event in s.events if event.key == "wish_lapsed"]
    assert [(one.to, one.facts["kind"], one.facts["token"], one.facts["why"]) for one in lapsed] == [
        ((0,), "leave", "mail", "not_carried"),
        ((0,), "take", "boat", "not_there"),
    ]
    assert (s.state.phase, s.to_act) == ("items", ["ana", "ben"])
    s.say("ben", "items none").say("ana", "done")
    assert (s.has("1.1"), s.lies("C18")) == (["sword"], ["horse", "axe"])


@rule("AL-D2", "AL-D8")
@pytest.mark.parametrize(
    ("own", "lies", "words", "has", "why"),
    [
        (
            "sword",
            "axe two_handed_sword mail",
            "take axe, two_handed_sword, mail",
            ["sword", "axe", "mail"],
            "too_many_of_class",
        ),
        ("", "heavy_lance horse", "take heavy_lance, horse", ["heavy_lance"], ""),
        ("", "heavy_lance", "take heavy_lance", [], "riders_only"),
        ("sword", "sword mail", "take sword, mail", ["sword", "mail"], "too_many_of_class"),
        ("", "scabbard excalibur", "take object, object, object", ["scabbard", "excalibur"], "not_there"),
    ],
)
def test_the_legal_ones_do_not_vanish_with_the_others(
    own: str, lies: str, words: str, has: list[str], why: str
) -> None:
    s = scene("movement", ana=f"1.1 gawain @D18 {own}", ben=BEN, lying={"B14": "horse", "D17": lies})
    s.say("ana", f"orders 1: D17 then {words}").say("ben", "orders none")
    assert [event.facts["why"] for event in s.events if event.key == "wish_lapsed"] == ([why] if why else [])
    s.say("ben", "items none")
    if why:
        s.times_out("ana").says("by_default", seat=0)  # what is allowed holds at the deadline, too
    if s.state.phase == "look":
        s.say("ana", "keep")
    assert s.has("1.1") == has and not any(seat.gathering for seat in s.state.seats)


@rule("AL-D2", "AL-8.11")
def test_what_was_ordered_in_advance_may_be_ordered_otherwise() -> None:
    s = scene("movement", ana="1.1 gawain @D18 axe", ben=BEN, lying={"B14": "horse", "D17": "mail sword"})
    s.say("ana", "orders 1: D17 then take axe, sword").say("ben", "orders none", "items none")
    s.say("ana", "items 1: take mail")
    assert s.has("1.1") == ["axe", "mail"]


@rule("AL-D2")
def test_done_says_nothing_where_nothing_was_ordered_in_advance() -> None:
    s = scene("items", ana="1.1 gawain @D17 axe", ben=BEN, lying={"B14": "horse", "D17": "mail sword"})
    s.refused("ana", "done", "nothing_to_hand_in", "AL-D2")

"""Phase 2: leaving, exchange, taking, the second look (AL-5.3, AL-8, AL-7.3, AL-7.8)."""

from __future__ import annotations

import pytest

from bot.games.albion import actions as act
from bot.games.albion.state import PawnItems
from tests.support.joust import Joust, scene
from tests.support.rules import rule

BEN = "2.1 lancelot @B14 horse revealed"
"""A pawn of ben, far away, that stands on something: the scene rests until he has spoken."""


def pick(ana: str, *, ben: str = BEN, lying: dict[str, str] | None = None, **more: object) -> Joust:
    """A scene in phase 2. Unless a test says more, ben waits with a horse under his feet."""
    return scene("items", ana=ana, ben=ben, lying={"B14": "horse", **(lying or {})}, **more)  # type: ignore[arg-type]


def says(s: Joust, line: str, *, ben: str = "items none") -> Joust:
    """Ana's wishes, then ben's: they are carried out."""
    return s.say("ana", line).say("ben", ben)


def down(s: Joust, label: str) -> list[tuple[str, bool]]:
    """What lies on a hex, and whether face down."""
    return [(one.kind, one.face_down) for one in s.board.lies(label)]


# -- leaving and taking ----------------------------------------------------------------------------------------------


@rule("AL-5.3", "AL-8.1", "AL-8.2")
def test_a_knight_leaves_and_takes_what_lies_on_his_hex() -> None:
    s = pick("1.1 gawain @C17 horse axe mail", lying={"C17": "sword shield"})
    says(s, "items 1: leave axe, take sword, shield")
    assert (s.has("1.1"), s.lies("C17")) == (["mail", "sword", "shield"], ["axe"])


@rule("AL-8.4", "AL-R18")
def test_weapons_armour_and_transports_are_left_face_up_objects_face_down() -> None:
    s = pick("1.1 gawain @C17 horse axe mail scabbard")
    says(s, "items 1: leave axe, mail, scabbard, horse")
    assert down(s, "C17") == [("axe", False), ("mail", False), ("scabbard", True), ("horse", False)]


@rule("AL-8.4")
def test_an_object_that_fell_as_a_weapon_is_hidden_again_once_somebody_has_taken_it() -> None:
    s = pick("1.1 gawain @C17 horse", lying={"C17": "excalibur:up"})
    assert s.game.view(s.state, 1).lying["C17"][0].kind == "excalibur"
    says(s, "items 1: take excalibur")
    view = s.game.view(s.state, 1)
    assert "C17" not in view.lying and view.pawns[0].figures is None


@rule("AL-8.2")
def test_what_is_not_carried_or_not_there_is_refused() -> None:
    s = pick("1.1 gawain @C17 horse axe", lying={"C17": "sword"})
    s.refused("ana", "items 1: leave sword", "not_carried", "AL-8.2", token="sword", pawn="1.1")
    s.refused("ana", "items 1: take axe", "not_there", "AL-8.2", token="axe", pawn="1.1")
    s.refused("ana", act.SealItems((PawnItems("1.1", take=("crown",)),)), "no_such_token", "AL-8.1", given="crown")
    s.refused("ana", "items 2.1: take horse", "not_your_pawn", "AL-D5")


@rule("AL-8.2", "AL-4.3", "AL-4.7")
def test_a_limit_may_be_broken_in_between_but_not_at_the_end() -> None:
    s = pick("1.1 gawain @C17 horse sword axe estoc", lying={"C17": "sword knights_mace"})
    s.refused("ana", "items 1: take knights_mace", "too_many_weapons", "AL-4.3")
    s.refused("ana", "items 1: leave axe, take sword", "too_many_of_class", "AL-4.7")
    says(s, "items 1: take sword, leave sword")
    assert s.has("1.1") == ["axe", "estoc", "sword"]


@rule("AL-4.12", "AL-8.2")
@pytest.mark.parametrize(("strength", "allowed"), [(9, True), (8, False)])
def test_a_token_may_be_taken_only_by_who_is_strong_enough(strength: int, allowed: bool) -> None:
    s = pick(f"1.1 gawain @C17 S={strength} horse damage=0", lying={"C17": "sword"})
    if not allowed:
        s.refused("ana", "items 1: take sword", "too_weak", "AL-4.12", need=9, strength=8)
        return
    assert says(s, "items 1: take sword").has("1.1") == ["sword"]


@rule("AL-4.14", "AL-R8", "AL-4.17")
@pytest.mark.parametrize(("strength", "allowed"), [(11, True), (10, False)])
def test_who_has_taken_something_keeps_four_strength_beside_his_load(strength: int, allowed: bool) -> None:
    ana = f"1.1 gawain @C17 S={strength} damage=3 horse light_lance axe leather shield"
    s = pick(ana, lying={"C17": "estoc"})
    if not allowed:
        s.refused("ana", "items 1: take estoc", "too_heavy", "AL-4.14", left=3, least=4)
        return
    assert "estoc" in says(s, "items 1: take estoc").has("1.1")


@rule("AL-4.14")
def test_who_takes_nothing_may_be_overloaded() -> None:
    s = pick("1.1 gawain @C17 S=6 horse sword axe", lying={"C17": "estoc"})
    assert says(s, "items none").has("1.1") == ["sword", "axe"]


@rule("AL-8.8", "AL-R20")
def test_on_the_lake_nothing_is_left_or_taken() -> None:
    s = pick("1.1 gawain @G11 boat axe | 1.2 kay @G12 boat")
    s.refused("ana", "items 1: leave axe", "on_the_lake", "AL-8.8", pawn="1.1")
    says(s, "items none")
    assert (s.has("1.1"), s.lies("G11")) == (["axe"], [])


@rule("AL-8.9")
def test_pawns_on_their_castle_take_in_the_order_of_their_numbers() -> None:
    ana = "1.2 kay left_castle=no horse | 1.1 gawain left_castle=no horse axe"
    s = pick(ana, lying={"C19": "sword"})
    says(s, "items 2: take all / 1: leave axe, take sword")
    assert (s.has("1.1"), s.has("1.2")) == (["sword"], ["axe"])


@rule("AL-8.10")
def test_any_number_of_objects_is_carried() -> None:
    s = pick("1.1 gawain @C17 horse scabbard merlins_staff ring_of_luned horn_of_bran", lying={"C17": "cauldron:ana"})
    says(s, "items 1: take cauldron")
    assert len(s.has("1.1")) == 5


@rule("AL-8.5", "AL-21.1", "AL-4.7", "AL-4.8", "AL-4.4")
@pytest.mark.parametrize(
    ("own", "found", "key"),
    [
        ("sword", "excalibur", "too_many_of_class"),
        ("sword shield", "pridwen", "too_many_shields"),
        ("light_lance", "bleeding_lance", "too_many_of_class"),
    ],
)
def test_objects_that_count_as_weapons_or_shields_obey_their_limits(own: str, found: str, key: str) -> None:
    s = pick(f"1.1 gawain @C17 horse {own}", lying={"C17": f"{found}:ana"})
    s.refused("ana", f"items 1: take {found}", key)
    says(s, f"items 1: leave {own.split()[-1]}, take {found}")
    assert found in s.has("1.1")


# -- transports ------------------------------------------------------------------------------------------------------


@rule("AL-7.3", "AL-7.8", "AL-7.2")
def test_a_horse_lying_there_belongs_to_whoever_takes_it() -> None:
    s = pick("1.1 gawain @C17", lying={"C17": "horse horse"})
    says(s, "items 1: take horse").says("transport_changed", pawn="1.1", transport="horse", hex="C17")
    assert (s.knight("1.1").transport, s.lies("C17")) == ("horse", ["horse"])


@rule("AL-7.3")
def test_one_transport_at_a_time() -> None:
    s = pick("1.1 gawain @J10 horse", lying={"J10": "boat"})
    s.refused("ana", "items 1: take boat", "one_transport", "AL-7.3")
    says(s, "items 1: leave horse, take boat").says("transport_changed", transport="boat")
    assert (s.knight("1.1").transport, s.lies("J10")) == ("boat", ["horse"])


@rule("AL-7.4", "AL-7.6", "AL-7.3")
def test_a_boat_is_left_and_a_horse_taken_in_a_harbour() -> None:
    s = pick("1.1 gawain @J10 boat", lying={"J10": "horse"})
    says(s, "items 1: leave boat, take horse")
    assert (s.knight("1.1").transport, s.lies("J10")) == ("horse", ["boat"])


@rule("AL-7.10", "AL-7.3")
def test_who_leaves_his_horse_leaves_the_heavy_lance_with_it() -> None:
    s = pick("1.1 gawain @J10 horse heavy_lance sword", lying={"J10": "boat"})
    says(s, "items 1: leave horse, take boat")
    assert (s.has("1.1"), s.lies("J10")) == (["sword"], ["horse", "heavy_lance"])


@rule("AL-7.10")
def test_on_foot_a_heavy_lance_is_not_taken_with_a_horse_it_is() -> None:
    s = pick("1.1 gawain @C17", lying={"C17": "heavy_lance horse"})
    s.refused("ana", "items 1: take heavy_lance", "riders_only", "AL-7.10")
    assert says(s, "items 1: take heavy_lance, horse").has("1.1") == ["heavy_lance"]


# -- words for several -----------------------------------------------------------------------------------------------


@rule("AL-D2", "AL-D5")
def test_all_takes_what_may_be_carried_transports_first() -> None:
    s = pick("1.1 gawain @C17 sword", lying={"C17": "heavy_lance sword axe horse scabbard:ana horse"})
    says(s, "items 1: take all")
    assert s.has("1.1") == ["sword", "heavy_lance", "axe", "scabbard"]
    assert (s.knight("1.1").transport, s.lies("C17")) == ("horse", ["sword", "horse"])


@rule("AL-D2", "AL-D5")
def test_leave_all_leaves_everything_but_the_horse() -> None:
    s = pick("1.1 gawain @C17 horse sword mail scabbard")
    says(s, "items 1: leave all")
    assert (s.has("1.1"), s.knight("1.1").transport) == ([], "horse")
    assert s.lies("C17") == ["sword", "mail", "scabbard"]


@rule("AL-D2")
@pytest.mark.parametrize(
    ("own", "lies", "has", "left"),
    [
        ("estoc", "sword", ["estoc", "sword"], []),  # dice equal, efficacy higher
        ("sword", "estoc", ["sword"], ["estoc"]),
        ("axe", "two_handed_sword", ["two_handed_sword"], ["axe"]),  # of one class: it makes room
        ("estoc", "sword axe", ["estoc", "axe"], ["sword"]),  # the best one only
        ("axe", "axe sword", ["axe"], ["axe", "sword"]),
        ("", "knights_mace mail", ["knights_mace"], ["mail"]),
    ],
)
def test_better_takes_a_weapon_better_than_all_that_he_carries(
    own: str, lies: str, has: list[str], left: list[str]
) -> None:
    s = pick(f"1.1 gawain @C17 horse {own}", lying={"C17": lies})
    says(s, "items 1: take better")
    assert (s.has("1.1"), s.lies("C17")) == (has, left)


@rule("AL-D2")
def test_better_leaves_what_he_is_too_weak_for() -> None:
    s = pick("1.1 gawain @C17 S=10 horse estoc", lying={"C17": "two_handed_sword sword"})
    assert says(s, "items 1: take better").has("1.1") == ["estoc", "sword"]


@rule("AL-D3", "AL-D8", "AL-D10")
def test_who_has_standing_wishes_is_never_waited_for_not_even_for_a_second_look() -> None:
    lying = {"D17": "excalibur scabbard", "B14": "horse"}
    s = scene("items", ana="1.1 gawain @D17 horse sword | 1.2 kay @F17 horse", ben=BEN, lying=lying)
    s.say("ana", "order take objects, axe").say("ben", "items none")
    assert (s.has("1.1"), s.state.phase) == (["sword"], "movement")


@rule("AL-D9", "AL-D3")
def test_an_offer_is_left_to_its_player_whatever_he_wishes_to_take() -> None:
    s = scene("items", ana="1.1 gawain @C17 horse", ben="2.1 lancelot @C18 horse axe").say("ana", "order take all")
    s.say("ben", "offer 1 1.1 give=axe")
    assert s.to_act == ["ana", "ben"]
    s.say("ana", "accept 21").say("ben", "items none")
    assert s.has("1.1") == ["axe"]


@rule("AL-D2", "AL-D5")
def test_orders_given_anew_replace_the_wishes_with_them() -> None:
    s = scene("movement", ana="1.1 gawain @C19 axe", ben=BEN, lying={"B14": "horse", "C18": "horse"})
    s.say("ana", "orders 1: B18 then take boat").say("ana", "orders 1: C18").say("ben", "orders none")
    assert s.to_act == ["ana", "ben"]


@rule("AL-6.15", "AL-D2")
def test_in_seat_order_the_wishes_of_each_order_add_up() -> None:
    ana = "1.1 gawain @C19 | 1.2 kay @E19"
    lying = {"B14": "horse", "C18": "sword", "E18": "axe"}
    s = scene("movement", ana=ana, ben=BEN, lying=lying, options={"seat_order": True})
    s.say("ana", "orders 1: C18 then take sword").say("ana", "orders 2: E18 then take axe").say("ben", "done")
    assert s.say("ben", "items none").has("1.1") == ["sword"] and s.has("1.2") == ["axe"]


# -- who is asked ----------------------------------------------------------------------------------------------------


@rule("AL-D8", "AL-D1")
def test_only_who_has_a_token_or_partner_in_reach_is_asked() -> None:
    assert pick("1.1 gawain @C17 horse", lying={"C17": "axe"}).to_act == ["ana", "ben"]
    assert pick("1.1 gawain @C17 horse | 1.2 kay @C18 horse").to_act == ["ana", "ben"]
    assert pick("1.1 gawain @C17 horse | 1.2 kay @F15 horse").to_act == ["ben"]
    assert pick("1.1 gawain @G11 boat", lying={"C17": "axe"}).to_act == ["ben"]
    assert pick("1.1 gawain @A14 horse").to_act == ["ana", "ben"]


@rule("AL-D8", "AL-8.3")
def test_by_default_artefacts_and_objects_are_taken_and_nothing_else() -> None:
    s = pick("1.1 gawain @C17 horse", lying={"C17": "sword scabbard:ana holy_grail:up"})
    s.times_out("ana").says("by_default", seat=0).say("ben", "items none")
    assert (s.has("1.1"), s.lies("C17")) == (["scabbard", "holy_grail"], ["sword"])


@rule("AL-D8", "AL-8.2")
def test_the_default_breaks_no_limit_that_is_known() -> None:
    s = pick("1.1 gawain @C17 horse sword", lying={"C17": "excalibur:ana scabbard:ana"})
    s.times_out("ana").say("ben", "items none")
    assert s.has("1.1") == ["sword", "scabbard"]


@rule("AL-8.11", "AL-H11", "AL-8.9")
def test_others_are_told_how_many_tokens_net_and_nothing_before_the_end() -> None:
    s = pick("1.1 gawain @C17 horse axe mail", lying={"C17": "sword shield"})
    s.say("ana", "items 1: leave axe, take sword, shield").silent("tokens_taken", "tokens_left")
    assert s.lies("C17") == ["sword", "shield"]
    s.say("ben", "items none")
    s.says("tokens_left", pawn="1.1", hex="C17", count=1).says("tokens_taken", pawn="1.1", hex="C17", count=2)
    public = [event.facts for event in s.events if event.to is None and event.key.startswith("tokens_")]
    assert all(set(facts) - {"pawn_card"} == {"pawn", "hex", "count"} for facts in public)
    s.says("took_these", pawn="1.1", tokens=("sword", "shield")).says("left_these", tokens=("axe",))
    assert {event.to for event in s.events if event.key in ("took_these", "left_these")} == {(0,)}


# -- face-down tokens and the second look ----------------------------------------------------------------------------


@rule("AL-8.3", "AL-8.9", "AL-D10", "AL-H12")
def test_who_takes_a_face_down_token_is_shown_it_and_may_keep_it() -> None:
    s = pick("1.1 gawain @D17 horse", lying={"D17": "scabbard"})
    says(s, "items 1: take object").says("seen", pawn="1.1", tokens=("scabbard",))
    assert [event.to for event in s.events if event.key == "seen"] == [(0,)]
    assert (s.to_act, s.has("1.1")) == (["ana"], [])
    s.say("ana", "keep").says("tokens_taken", count=1)
    assert (s.has("1.1"), s.lies("D17")) == (["scabbard"], [])


@rule("AL-8.3", "AL-8.9", "AL-D10")
def test_it_may_be_put_back_face_down_and_he_knows_it_from_then_on() -> None:
    s = pick("1.1 gawain @D17 horse", lying={"D17": "scabbard"})
    says(s, "items 1: take object").say("ana", "keep 1: leave scabbard")
    s.silent("tokens_taken", "tokens_left")
    assert down(s, "D17") == [("scabbard", True)]
    assert s.game.view(s.state, 0).knowledge == {"D17": ("scabbard",)}
    assert s.game.view(s.state, 1).knowledge == {}


@rule("AL-8.9")
def test_in_the_second_look_other_tokens_may_be_left_and_nothing_else_taken() -> None:
    s = pick("1.1 gawain @D17 horse sword mail | 1.2 kay @C17 horse axe", lying={"D17": "excalibur estoc"})
    says(s, "items 1: take object")
    s.refused("ana", "keep", "too_many_of_class", "AL-4.7", pawn="1.1")
    s.refused("ana", "keep 1: take estoc", "only_leaving", "AL-8.9")
    s.refused("ana", "keep 2: leave axe", "only_leaving", "AL-8.9")
    s.refused("ana", "keep 1: leave axe", "not_carried", "AL-8.2")
    s.refused("ana", "items none", "now_looking", "AL-8.9")
    s.say("ana", "keep 1: leave sword").says("tokens_taken", count=1).says("tokens_left", count=1)
    assert (s.has("1.1"), s.lies("D17")) == (["mail", "excalibur"], ["estoc", "sword"])


@rule("AL-8.9", "AL-D10", "AL-25.5", "AL-R52")
def test_at_the_deadline_what_breaks_the_limits_is_put_back_last_taken_first() -> None:
    s = pick("1.1 gawain @D17 horse sword", lying={"D17": "excalibur scabbard"})
    says(s, "items 1: take object.1, object.2").times_out("ana").says("by_default", seat=0)
    assert s.has("1.1") == ["sword"]  # the scabbard came last, and only without Excalibur do they hold
    s = pick("1.1 gawain @D17 horse sword", lying={"D17": "excalibur scabbard"})
    says(s, "items 1: take object.2, object.1").times_out("ana")
    assert (s.has("1.1"), down(s, "D17")) == (["sword", "scabbard"], [("excalibur", True)])


@rule("AL-8.9", "AL-D10")
def test_at_the_deadline_it_is_kept_where_the_limits_hold() -> None:
    s = pick("1.1 gawain @D17 horse", lying={"D17": "excalibur scabbard"})
    says(s, "items 1: take object, object").times_out("ana")
    assert s.has("1.1") == ["excalibur", "scabbard"]


@rule("AL-8.9", "AL-4.12")
def test_an_unknown_token_for_which_he_is_too_weak_goes_back() -> None:
    s = pick("1.1 gawain @D17 S=7 horse", lying={"D17": "excalibur"})
    says(s, "items 1: take object").refused("ana", "keep", "too_weak", "AL-4.12")
    s.times_out("ana")
    assert s.has("1.1") == []


@rule("AL-8.3")
def test_who_knows_a_face_down_token_names_it_and_is_not_asked_again() -> None:
    s = pick("1.1 gawain @D17 horse", lying={"D17": "scabbard:ana excalibur"})
    says(s, "items 1: take scabbard").silent("seen")
    assert s.has("1.1") == ["scabbard"]
    s = pick("1.1 gawain @D17 horse", lying={"D17": "scabbard"})
    s.refused("ana", "items 1: take scabbard", "not_there", "AL-8.2")


@rule("AL-8.11", "AL-H5", "AL-8.9")
def test_whether_somebody_looks_again_nobody_else_can_tell() -> None:
    looking = pick("1.1 gawain @D17 horse", lying={"D17": "scabbard"})
    says(looking, "items 1: take object")
    waiting = pick("1.1 gawain @D17 horse", lying={"D17": "scabbard"}).say("ben", "items none")
    assert looking.state.phase == "look"
    shown = [s.game.view(s.state, 1) for s in (looking, waiting)]
    for name in ("phase", "said", "wanted", "to_act", "pawns", "lying", "fresh", "knowledge"):
        assert getattr(shown[0], name) == getattr(shown[1], name), name
    assert looking.game.together(looking.state) == waiting.game.together(waiting.state) == {0, 1}
    for s in (looking, waiting):
        s.refused("ben", "keep", "nothing_to_look_at", "AL-8.9")
        s.say("ben", "items 1: take horse, leave horse")
        assert [(event.key, event.to) for event in s.events] == [("noted", (1,))]


@rule("AL-8.11", "AL-8.9")
def test_who_changes_his_mind_while_another_looks_may_come_to_look_too() -> None:
    ben = "2.1 lancelot @F17 horse revealed"
    s = scene("items", ana="1.1 gawain @D17 horse", ben=ben, lying={"D17": "scabbard", "F17": "excalibur"})
    s.say("ana", "items 1: take object").say("ben", "items none")
    s.say("ben", "items 1: take object").says("seen", pawn="2.1", tokens=("excalibur",))
    assert s.to_act == ["ana", "ben"]
    s.say("ana", "keep").say("ben", "keep")
    assert (s.has("1.1"), s.has("2.1")) == (["scabbard"], ["excalibur"])


# -- exchange --------------------------------------------------------------------------------------------------------

NEAR = "2.1 lancelot @C18 horse axe merlins_staff"


def deal(ana: str = "1.1 gawain @C17 horse sword scabbard cauldron", *, ben: str = NEAR, **more: object) -> Joust:
    """Two knights of different players next to each other."""
    return scene("items", ana=ana, ben=ben, **more)  # type: ignore[arg-type]


@rule("AL-8.6", "AL-D9", "AL-H15")
def test_an_offer_is_carried_out_when_both_agree() -> None:
    s = deal().say("ana", "offer 1 2.1 give=sword get=axe")
    s.says("exchange_offered", pawn="1.1", target="2.1", offer=11)
    assert {event.to for event in s.events} == {(0, 1)}
    s.say("ben", "accept 11").say("ana", "items none").say("ben", "items none")
    s.says("exchanged", pawn="1.1", target="2.1").says("received", pawn="2.1", token="sword")
    assert (sorted(s.has("1.1")), sorted(s.has("2.1"))) == (
        ["axe", "cauldron", "scabbard"],
        ["merlins_staff", "sword"],
    )


@rule("AL-8.6", "AL-D9")
def test_an_offer_is_void_without_an_answer_and_when_it_is_refused() -> None:
    s = deal().say("ana", "offer 1 2.1 give=sword get=axe").say("ana", "items none").say("ben", "items none")
    assert s.to_act == ["ben"]
    s.times_out("ben").silent("exchanged")
    assert s.has("2.1") == ["axe", "merlins_staff"]
    s = deal().say("ana", "offer 1 2.1 give=sword").say("ben", "refuse 11").say("ana", "items none")
    s.say("ben", "items none").silent("exchanged")
    assert "sword" in s.has("1.1")


@rule("AL-8.6")
def test_exactly_what_was_agreed_goes_or_nothing() -> None:
    s = deal(lying={"C17": "mail"}).say("ana", "offer 1 2.1 give=sword get=axe").say("ben", "accept 11")
    s.say("ana", "items 1: leave sword").say("ben", "items none").says("exchange_void", pawn="1.1", target="2.1")
    assert (s.lies("C17"), s.has("2.1")) == (["mail", "sword"], ["axe", "merlins_staff"])


@rule("AL-8.6")
def test_only_neighbours_exchange() -> None:
    s = deal(ben="2.1 lancelot @C16 horse axe | 2.2 ector @C19 horse")
    s.say("ana", "offer 1 2.1 give=sword")
    s.refused("ana", "offer 1 2.2 give=sword", "not_adjacent", "AL-8.6", pawn="1.1", target="2.2")
    same = scene(
        "items", ana="1.1 gawain left_castle=no sword | 1.2 kay left_castle=no", ben=BEN, lying={"B14": "horse"}
    )
    same.refused("ana", "offer 1 2 give=sword", "not_adjacent", "AL-8.6")


@rule("AL-8.6")
def test_what_is_named_is_checked_of_ones_own_and_not_of_the_other() -> None:
    s = deal()
    s.refused("ana", "offer 1 2.1 give=axe", "not_carried", "AL-8.6", pawn="1.1", token="axe")
    s.refused("ana", "offer 1 2.1", "empty_offer", "AL-8.6")
    s.refused("ana", "offer 1 2.1 give=object, object, object", "no_object", "AL-8.6")
    s.say("ana", "offer 1 2.1 get=mail")  # whether he has it she is not told
    s.refused("ben", "accept 11", "not_carried", "AL-8.6", pawn="2.1", token="mail")
    s.refused("ana", "accept 11", "no_such_offer", "AL-8.6")
    s.say("ben", "refuse 11")


@rule("AL-8.6", "AL-D9")
def test_the_last_answer_counts_and_none_is_given_twice() -> None:
    s = deal().say("ana", "offer 1 2.1 give=sword").say("ben", "accept 11")
    s.refused("ben", "accept 11", "answered_so", "AL-8.6", offer=11)
    s.say("ben", "refuse 11").refused("ben", "refuse 11", "answered_so", "AL-8.6", offer=11)
    s.say("ana", "items none").say("ben", "accept 11").say("ben", "items none")
    assert "sword" in s.has("2.1")


@rule("AL-8.2", "AL-8.6", "AL-4.7")
def test_what_would_break_a_limit_is_accepted_once_there_is_room_for_it() -> None:
    s = deal(ben="2.1 lancelot @C18 horse sword").say("ana", "offer 1 2.1 give=sword")
    s.refused("ben", "accept 11", "too_many_of_class", "AL-4.7", pawn="2.1")
    s.say("ben", "items 1: leave sword").say("ben", "accept 11").say("ana", "items none")
    assert (s.has("2.1"), s.lies("C18")) == (["sword"], ["sword"])


@rule("AL-8.2", "AL-8.9", "AL-4.7")
def test_whose_partners_give_him_too_much_may_still_say_what_he_leaves_and_takes() -> None:
    s = scene(
        "items",
        ana="1.1 gawain @C17 horse mail",
        ben="2.1 lancelot @C18 horse sword",
        cyr="3.1 tristan @C16 horse sword",
        lying={"C17": "axe"},
    )
    s.say("ana", "offer 1 2.1 get=sword").say("ana", "offer 1 3.1 get=sword").say("ben", "accept 11")
    s.say("cyr", "accept 11").refused("ana", "items 1: leave scabbard", "not_carried", "AL-8.2")
    s.say("ana", "items 1: take axe").say("ben", "items none").say("cyr", "items none")
    assert (s.has("1.1"), s.lies("C17")) == (["mail", "sword"], ["axe", "sword"])


@rule("AL-8.6", "AL-D9")
def test_of_objects_unnamed_each_that_the_partner_carries_is_offered_to_him() -> None:
    s = deal().say("ben", "offer 1 1.1 get=object")
    offered = [one.action for one in s.game.legal(s.state, 0) if isinstance(one.action, act.AnswerProposal)]
    assert [(one.accept, one.picked) for one in offered] == [
        (True, ("scabbard",)),
        (True, ("cauldron",)),
        (False, ()),
    ]
    s.say("ana", "accept 21 with=cauldron").say("ana", "accept 21 with=scabbard")
    s.refused("ana", "accept 21 with=scabbard", "answered_so", "AL-8.6").say("ana", "refuse 21")


@rule("AL-8.6", "AL-R19")
def test_horses_and_boats_are_not_exchanged() -> None:
    deal().refused("ana", "offer 1 2.1 give=horse", "no_mount_given", "AL-8.6", token="horse")
    deal().refused("ana", "offer 1 2.1 get=boat", "no_mount_given", "AL-8.6", token="boat")


@rule("AL-8.6", "AL-H15")
def test_an_object_may_stay_unnamed_and_its_giver_picks_it_secretly() -> None:
    s = deal().say("ana", "offer 1 2.1 give=object get=object with=cauldron")
    assert s.game.view(s.state, 1).seats[1].proposals[0].given == ()
    assert s.game.view(s.state, 0).seats[0].proposals[0].given == ("cauldron",)
    s.refused("ben", "accept 11 with=axe", "wrong_objects", "AL-8.6")
    s.refused("ben", "accept 11", "wrong_objects", "AL-8.6", pawn="2.1", number=1)  # none goes at random
    s.say("ben", "accept 11 with=merlins_staff").say("ana", "items none").say("ben", "items none")
    s.says("seen", pawn="1.1", tokens=("merlins_staff",)).says("seen", pawn="2.1", tokens=("cauldron",))
    s.say("ana", "keep").say("ben", "keep")
    assert ("merlins_staff" in s.has("1.1"), "cauldron" in s.has("2.1")) == (True, True)


@rule("AL-8.6", "AL-4.12")
def test_what_is_named_must_not_be_too_heavy_for_who_receives_it() -> None:
    s = deal("1.1 gawain @C17 S=8 horse", ben=NEAR).say("ben", "offer 1 1.1 get=estoc")
    s.refused("ana", "offer 1 2.1 get=axe", "too_weak", "AL-4.12", token="axe", need=11, strength=8)
    s.say("ben", "offer 1 1.1 give=axe").refused("ana", "accept 21", "too_weak", "AL-4.12")
    s.say("ana", "refuse 21")


@rule("AL-8.6")
def test_between_knights_of_one_player_it_is_an_order() -> None:
    ana = "1.1 gawain @C17 horse sword | 1.2 kay @C18 horse mail"
    s = pick(ana).say("ana", "offer 1 2 give=sword get=mail")
    assert [(event.key, event.to) for event in s.events] == [("noted", (0,))]
    says(s, "items none").says("exchanged", pawn="1.1", target="1.2")
    assert (s.has("1.1"), s.has("1.2")) == (["mail"], ["sword"])


@rule("AL-8.7")
@pytest.mark.parametrize("hexes", [("G11", "G12"), ("F13", "F14")])
def test_on_the_lake_and_to_the_shore_one_exchanges_too(hexes: tuple[str, str]) -> None:
    there = "boat" if hexes[1].startswith("G") else "horse"
    s = pick(f"1.1 gawain @{hexes[0]} boat sword | 1.2 kay @{hexes[1]} {there}").say("ana", "offer 1 2 give=sword")
    assert says(s, "items none").has("1.2") == ["sword"]


@rule("AL-8.9", "AL-8.8")
def test_on_the_lake_an_exchange_that_breaks_the_limits_is_undone() -> None:
    ben = "2.1 lancelot @G12 boat sword"
    s = scene("items", ana="1.1 gawain @G11 boat excalibur", ben=ben).say("ana", "offer 1 2.1 give=object")
    s.say("ben", "accept 11").say("ana", "items none").say("ben", "items none").says("seen", pawn="2.1")
    s.say("ben", "keep").says("exchange_void").silent("exchanged")
    assert (s.has("1.1"), s.has("2.1")) == (["excalibur"], ["sword"])
    s = pick("1.1 gawain @G11 boat leather | 1.2 kay @G12 boat leather mail").say("ana", "offer 1 2 give=leather")
    says(s, "items none").says("exchange_void")
    assert (s.has("1.1"), s.has("1.2")) == (["leather"], ["leather", "mail"])


@rule("AL-8.9", "AL-5.8")
@pytest.mark.parametrize(("round_", "first", "second"), [(1, "1.1", "2.1"), (2, "2.1", "1.1")])
def test_exchanges_are_carried_out_in_lead_order(round_: int, first: str, second: str) -> None:
    s = scene("items", ana="1.1 gawain @C17 horse sword", ben="2.1 lancelot @C18 horse", round=round_)
    s.say("ana", "offer 1 2.1 give=sword").say("ben", "accept 11").say("ben", "offer 1 1.1 get=sword")
    s.say("ana", "accept 21").say("ana", "items none").say("ben", "items none")
    s.says("exchanged", pawn=first, target=second).says("exchange_void", pawn=second, target=first)
    assert s.has("2.1") == ["sword"]


@rule("AL-H15", "AL-8.6")
def test_the_number_of_an_offer_tells_nothing_of_others() -> None:
    s = scene("items", ana="1.1 gawain @C17 sword axe", ben="2.1 lancelot @C18", cyr="3.1 tristan @C16 horse mail")
    s.say("ana", "offer 1 2.1 give=sword").say("ana", "offer 1 3.1 give=axe").say("cyr", "offer 1 1.1 give=mail")
    assert [one.number for one in s.state.proposals] == [11, 11, 31]
    assert [one.number for one in s.game.view(s.state, 1).seats[1].proposals] == [11]
    s.say("ben", "refuse 11").say("cyr", "refuse 11").say("ana", "refuse 31")


@rule("AL-25.3")
def test_gifts_are_allowed() -> None:
    s = deal().say("ana", "offer 1 2.1 give=sword").say("ben", "accept 11").say("ana", "items none")
    assert "sword" in s.say("ben", "items none").has("2.1")

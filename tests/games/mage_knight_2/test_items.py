"""Items and relics in play: taken, dropped, used, laid down by those who leave (MK2-28)."""

from __future__ import annotations

import pytest

from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

SLOTS = ("hand", "hand", "charm", "harness")
HERO = own("hero", rank="unique", item_slots=SLOTS, attack_type="melee", faction="orc_raiders")
LORD = own("lord", rank="unique", item_slots=("hand",), attack_type="melee", faction="elemental_league")
HAWK = own("hawk", rank="unique", item_slots=SLOTS, speed_type="flyer")
GRUNT = own("grunt", attack_type="melee")
FRAIL = own("frail", rank="unique", item_slots=SLOTS, clicks=1, defense=10)
GOLEM = own("golem", marks="- - invulnerability -")
FIGURES = [HERO, LORD, HAWK, GRUNT, FRAIL, GOLEM]
MK2 = {"rules": "mk2", "build_total": 300}


def scene(ana: str, items: str, ben: str = "B1 grunt 30,30", **more: object) -> Battle:
    """Ana's turn, three actions."""
    return battle(ana, ben, items=items, figures=FIGURES, options=MK2, **more)  # type: ignore[arg-type]


def bearer(s: Battle, item: str) -> str:
    """Who bears an item; empty: it lies on the field."""
    return next(one.bearer for one in s.state.items if one.id == item)


def lies(s: Battle, item: str) -> tuple[int, int]:
    """Where a loose item lies."""
    return next((one.x, one.y) for one in s.state.items if one.id == item)


@rule("MK2-28.6", "MK2-28.8", "MK2-28.9", "MK2-25.1", "MK2-25.2", "MK2-25.5")
@pytest.mark.parametrize(("x", "touches"), [("12.145", True), ("12.146", False)])
def test_a_loose_item_is_taken_by_a_special_action_of_who_touches_it(x: str, touches: bool) -> None:
    """Radii 0.875, for a base with slots, and 0.25; contact up to 0.02."""
    s = scene("A1 hero 11,10 | A2 grunt 20,20", f"I1 whetted_blade {x},10")
    if not touches:
        s.refused("ana", "take A1 I1", "item_apart", "MK2-28.8")
        return
    s.say("ana", "take A1 I1")
    assert (bearer(s, "I1"), s.figure("A1").tokens, s.state.left) == ("A1", 1, 2)
    s.says("item_taken", figure="A1", item="I1")
    s.refused("ana", "take A2 I1", "bearer_apart", "MK2-28.16")


@rule("MK2-28.15", "MK2-8.8")
def test_an_item_under_a_base_touches_it() -> None:
    s = scene("A1 hero 11,10 | A2 grunt 20,20", "I1 whetted_blade 11.1,10")
    s.say("ana", "take A1 I1")
    assert bearer(s, "I1") == "A1"


@rule("MK2-28.14", "MK2-28.2", "MK2-28.4")
def test_who_takes_an_item_needs_a_free_slot_for_it_and_meets_its_restrictions() -> None:
    s = scene(
        "A1 lord 11,10 | A2 grunt 14,10 | A3 hawk 17,10",
        "I1 whetted_blade A1 | I2 catch_rope 11,10.8 | I3 oxhide_coat 11,10.8 | I4 whetted_blade 14,10.8"
        " | I5 heron_boots 17,10.8",
    )
    s.refused("ana", "take A1 I2", "slots_full", "MK2-28.4")
    s.refused("ana", "take A1 I3", "no_slot_for_item", "MK2-28.3")
    s.refused("ana", "take A2 I4", "no_slot_for_item", "MK2-28.2")
    s.refused("ana", "take A3 I5", "item_restricted", "MK2-28.4")  # for the foot alone


@rule("MK2-28.16", "MK2-28.9")
def test_a_friend_in_contact_hands_an_item_over_without_an_action_of_his() -> None:
    s = scene("A1 hero 11,10 | A2 lord 12.75,10 | A3 grunt 20,20", "I1 whetted_blade A2")
    s.say("ana", "take A1 I1")
    assert bearer(s, "I1") == "A1"
    assert (s.figure("A1").tokens, s.figure("A2").tokens) == (1, 0)


@rule("MK2-28.16", "MK2-28.8", "MK2-23.8", "MK2-23.12")
def test_an_opponents_item_is_not_taken_nor_that_of_a_captive() -> None:
    s = scene(
        "A1 hero 11,10 | A2 lord 7.5,10 | A3 grunt 20,20",
        "I1 whetted_blade B1 | I2 catch_rope B2",
        "B1 lord 7.5,11.75 | B2 hero 9.25,10 captor=A1 | B3 grunt 30,30",
    )
    s.refused("ana", "take A2 I1", "bearer_not_friendly", "MK2-28.8")
    s.refused("ana", "take A2 I2", "item_of_captive", "MK2-28.16")
    s.refused("ana", "take A1 I2", "captor_no_special", "MK2-23.8")


@rule("MK2-28.13", "MK2-16.21")
def test_who_soars_takes_nothing_off_the_ground_and_drops_below_its_centre() -> None:
    s = scene("A1 hawk 11,10 soaring | A2 grunt 20,20", "I1 whetted_blade 11,10 | I2 catch_rope A1")
    s.refused("ana", "take A1 I1", "soaring_takes_nothing", "MK2-28.13")
    s.say("ana", "drop A1 I2")
    assert lies(s, "I2") == (11_000, 10_000)


@rule("MK2-28.14", "MK2-28.8")
def test_any_number_of_items_is_dropped_by_one_action_at_the_own_centre() -> None:
    items = "I1 whetted_blade A1 | I2 catch_rope A1 | I3 oxhide_coat A1"
    s = scene("A1 hero 11,10 | A2 grunt 20,20", items)
    s.refused("ana", "drop A2", "nothing_borne", "MK2-28.8")
    s.refused("ana", "drop A1 I9", "no_such_item", "MK2-28.8")
    s.say("ana", "drop A1 I1,I3")
    assert [bearer(s, one) for one in ("I1", "I2", "I3")] == ["", "A1", ""]
    assert lies(s, "I1") == lies(s, "I3") == (11_000, 10_000)
    assert s.state.left == 2
    all_of_them = scene("A1 hero 11,10 | A2 grunt 20,20", items)
    all_of_them.say("ana", "drop A1")
    assert [bearer(all_of_them, one) for one in ("I1", "I2", "I3")] == ["", "", ""]


@rule("MK2-28.7")
def test_the_items_of_the_eliminated_lie_where_its_centre_was() -> None:
    s = scene(
        "A1 hero 11,10 face=0 | A2 grunt 20,20", "I1 oxhide_coat B1", "B1 frail 12.75,10 | B2 grunt 30,30", dice=[5, 5]
    )
    s.say("ana", "close A1 -> B1")
    assert s.figure("B1").status == "eliminated"
    assert (bearer(s, "I1"), lies(s, "I1")) == ("", (12_750, 10_000))
    s.says("items_laid", figure="B1", items=("I1",))


@rule("MK2-28.17")
def test_the_items_of_a_player_who_withdraws_stay_on_the_field() -> None:
    s = scene("A1 hero 11,10 | A2 grunt 20,20", "I1 whetted_blade A1")
    s.say("ana", "withdraw")
    assert (bearer(s, "I1"), lies(s, "I1")) == ("", (11_000, 10_000))


@rule("MK2-28.10", "MK2-28.18", "MK2-3.10")
def test_the_ferry_bell_heals_a_friend_in_contact_clear_of_foes() -> None:
    s = scene("A1 hero 11,10 | A2 grunt 12.425,10 click=2 | A3 grunt 20,20 click=1", "I1 ferry_bell A1")
    s.refused("ana", "use A1 I1 -> A3", "item_target_apart", "MK2-28.18")
    s.refused("ana", "use A1 I1 -> A1", "item_target_not_friendly", "MK2-28.18")
    s.refused("ana", "use A2 I1 -> A1", "item_not_borne", "MK2-28.18")
    assert (s.state.left, s.figure("A1").tokens) == (3, 0)  # what is refused costs nothing
    s.say("ana", "use A1 I1 -> A2")
    assert (s.figure("A2").click, s.figure("A1").tokens, s.state.left) == (1, 1, 2)


@rule("MK2-28.18", "MK2-22.3")
def test_the_ferry_bell_is_silent_beside_foes_and_for_the_unhurt() -> None:
    s = scene("A1 hero 11,10 | A2 grunt 12.425,10 click=2", "I1 ferry_bell A1", "B1 grunt 9.575,10")
    s.refused("ana", "use A1 I1 -> A2", "patient_in_contact", "MK2-28.18")
    whole = scene("A1 hero 11,10 | A2 grunt 12.425,10", "I1 ferry_bell A1")
    whole.refused("ana", "use A1 I1 -> A2", "item_target_unhurt", "MK2-22.3")


@rule("MK2-28.18", "MK2-33.36")
def test_no_bell_heals_the_invulnerable() -> None:
    s = scene("A1 hero 11,10 | A2 golem 12.425,10 click=2", "I1 ferry_bell A1")
    s.refused("ana", "use A1 I1 -> A2", "target_invulnerable", "MK2-33.36")


@rule("MK2-28.18", "MK2-3.10", "MK2-3.7")
@pytest.mark.parametrize(("x", "near"), [("15", True), ("15.01", False)])
def test_the_glass_hour_takes_a_token_off_once_a_game_within_four_inches(x: str, near: bool) -> None:
    s = scene(f"A1 hero 11,10 | A2 grunt {x},10 tokens=1 | A3 grunt 20,20 tokens=1", "I1 glass_hour A1 uses=1")
    if not near:
        s.refused("ana", "use A1 I1 -> A2", "item_target_too_far", "MK2-28.18")
        return
    s.say("ana", "use A1 I1 -> A2")
    assert (s.figure("A2").tokens, s.state.items[0].uses_left) == (0, 0)
    again = scene("A1 hero 11,10 | A2 grunt 12.425,10 tokens=1", "I1 glass_hour A1 uses=0")
    again.refused("ana", "use A1 I1 -> A2", "item_used_up", "MK2-28.18")
    bare = scene("A1 hero 11,10 | A2 grunt 12.425,10", "I1 glass_hour A1 uses=1")
    bare.refused("ana", "use A1 I1 -> A2", "item_target_without_token", "MK2-28.18")


@rule("MK2-28.18", "MK2-6.17")
def test_a_figure_without_its_token_has_acted_all_the_same() -> None:
    s = scene("A1 hero 11,10 | A2 grunt 14,10 | A3 grunt 20,20", "I1 glass_hour A1 uses=1")
    s.say("ana", "move A2 face=45")
    s.say("ana", "use A1 I1 -> A2")
    assert (s.figure("A2").tokens, s.figure("A2").gained) == (0, 1)
    s.refused("ana", "move A2 face=90", "already_acted")


@rule("MK2-28.10", "MK2-25.4")
def test_an_item_without_action_is_not_used_and_nothing_is_done_for_nothing() -> None:
    s = scene("A1 hero 11,10 | A2 grunt 12.425,10", "I1 whetted_blade A1")
    s.refused("ana", "use A1 I1 -> A2", "item_without_action", "MK2-28.10")


@rule("MK2-25.6")
def test_special_actions_with_items_are_for_capable_figures_with_fewer_than_two_tokens() -> None:
    coward = own("coward", rank="unique", item_slots=SLOTS, marks="- - demoralized -")
    s = battle(
        "A1 coward 11,10 | A2 hero 14,10 tokens=2 | A3 grunt 20,20",
        "B1 grunt 30,30",
        items="I1 whetted_blade A1 | I2 whetted_blade A2",
        figures=[*FIGURES, coward],
        options=MK2,
    )
    s.refused("ana", "drop A1", "special_not_capable", "MK2-25.6")
    s.refused("ana", "drop A2", "too_many_tokens")


@rule("MK2-28.8")
def test_all_that_can_be_done_with_items_is_offered() -> None:
    s = scene("A1 hero 11,10 | A2 grunt 12.425,10 click=1", "I1 ferry_bell A1 | I2 whetted_blade 11,10.8")
    offered = [(one.kind, one.facts["items"]) for one in s.game.legal(s.state, 0) if "items" in one.facts]
    assert offered == [("take_item", ("I2",)), ("use_item", ("I1",)), ("drop_items", ("I1",))]

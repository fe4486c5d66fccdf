"""Standing orders: given, told, carried out, used up and forgotten (TA-D10 to TA-D23, TA-H12)."""

from __future__ import annotations

import pytest

from bot.engine.errors import Refused
from tests.support.quest import Quest, scene
from tests.support.rules import card, rule
from tests.support.staging import NAMES

BEN = "druid @forest ask_roll"


def ordered(s: Quest, who: str) -> list[str]:
    """The lines of a player's orders."""
    orders = s.match.orders.get(NAMES.index(who), s.game.no_orders())
    return [str(order.facts["line"]) for order in s.game.orders_told(orders)]


# -- giving them ----------------------------------------------------------------------------------------------------


@rule("TA-D10")
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("order cast counterword when spell_at_me", "order cast counterword when spell_at_me"),
        ("ORDER cast Counterword when spell_cast by=warrior", "order cast counterword when spell_cast by=A"),
        (
            "order cast Przeciwsłowo when spell_cast spell=Mending",
            "order cast counterword when spell_cast spell=mending",
        ),
        ("order spoils gold, Magic Belt, life", "order spoils gold,magic_belt,life"),
        ("order drop Sword, mule", "order drop sword,mule"),
        ("order discard Counterword", "order discard counterword"),
        ("order pay life", "order pay life"),
        ("order heal reserve=2", "order heal reserve=2"),
        ("order heal always", "order heal reserve=0"),
        ("order evade never", "order evade never"),
        ("order trophies auto", "order trophies auto"),
        ("order roll auto", "order roll auto"),
    ],
)
def test_orders_are_told_with_the_line_that_gives_them(line: str, told: str) -> None:
    s = scene(ana="warrior @city ask_roll", ben=f"{BEN} spells=counterword")
    s.say("ben", line)
    assert ordered(s, "ben") == [told]
    again = scene(ana="warrior @city ask_roll", ben=f"{BEN} spells=counterword").say("ben", told)
    assert again.match.orders == s.match.orders


@rule("TA-D10")
@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("order cast counterword", "missing_field"),
        ("order cast counterword when bored", "bad_value"),
        ("order cast mending when life_loss", "not_held"),
        ("order cast counterword when spell_cast by=nobody", "bad_seat"),
        ("order cast nonsense when life_loss", "unknown_name"),
        ("order dance", "unknown_order"),
        ("order", "missing_field"),
        ("order evade sometimes", "bad_value"),
        ("order evade always twice", "too_many_words"),
    ],
)
def test_what_is_no_order_is_refused(line: str, key: str) -> None:
    s = scene(ana="warrior @city ask_roll", ben=f"{BEN} spells=counterword")
    with pytest.raises(Refused) as caught:
        s.say("ben", line)
    assert caught.value.key == key


@rule("TA-D10")
def test_orders_are_taken_back_by_ask_and_clear() -> None:
    s = scene(ana="warrior @city ask_roll", ben=f"{BEN} spells=counterword")
    s.say("ben", "order evade never", "order spoils gold", "order evade ask", "order spoils ask")
    assert ordered(s, "ben") == []
    s.say("ben", "order pay life", "order cast counterword when spell_at_me", "order clear")
    assert ordered(s, "ben") == []


@rule("TA-H12")
def test_orders_are_their_owners_alone() -> None:
    s = scene(ana="warrior @city ask_roll", ben=f"{BEN} spells=counterword")
    before = [s.game.view(s.state, viewer) for viewer in (0, 1, None)]
    s.say("ben", "order cast counterword when spell_at_me")
    assert s.events == []
    assert [s.game.view(s.state, viewer) for viewer in (0, 1, None)] == before
    s.match.take_over(1)
    assert ordered(s, "ben") == []


@rule("TA-D10")
@pytest.mark.parametrize(("taken", "kept"), [("counterword", False), ("banish", True)])
def test_an_order_ends_when_the_spell_has_left_the_hand(taken: str, kept: bool) -> None:
    ana, ben = "monk @city craft=4 ask_roll spells=borrowed_word", f"{BEN} spells=counterword,banish"
    s = scene(ana=ana, ben=ben, shuffles=[[taken]])
    line = "order cast counterword when spell_cast spell=mending"
    s.say("ben", line).say("ana", "cast borrowed_word target=druid")
    assert ordered(s, "ben") == ([line] if kept else [])


@rule("TA-D10")
def test_no_more_orders_wait_for_a_spell_than_there_are_copies() -> None:
    s = scene(ana="warrior @city ask_roll", ben=f"{BEN} spells=counterword,counterword")
    s.say("ben", "order cast counterword when spell_at_me", "order cast counterword when spell_cast")
    s.say("ben", "order cast counterword when spell_cast by=warrior")
    lines = ["order cast counterword when spell_cast", "order cast counterword when spell_cast by=A"]
    assert ordered(s, "ben") == lines


# -- when they fire -------------------------------------------------------------------------------------------------


@rule("TA-D11", "TA-D4")
@pytest.mark.parametrize(("target", "fires"), [("druid", True), ("thief", False)])
def test_a_spell_cast_at_me(target: str, fires: bool) -> None:
    ana = "warrior @city ask_roll spells=toads_curse"
    s = scene(ana=ana, ben=f"{BEN} spells=counterword", cyr="thief @tavern")
    s.say("ben", "order cast counterword when spell_at_me")
    s.say("ana", f"cast toads_curse target={target}")
    assert (s.hero("ben").toad, s.hero("cyr").toad) == (0, 0 if fires else 3)
    assert ordered(s, "ben") == ([] if fires else ["order cast counterword when spell_at_me"])
    assert s.hero("ben").spells == ([] if fires else ["counterword"])


@rule("TA-D12")
@pytest.mark.parametrize(("named", "fires"), [("mending", True), ("banish", False), ("", True)])
def test_a_spell_of_a_name_is_cast(named: str, fires: bool) -> None:
    s = scene(ana="warrior @city lives=1 ask_roll spells=mending", ben=f"{BEN} spells=counterword")
    s.say("ben", "order cast counterword when spell_cast" + (f" spell={named}" if named else ""))
    s.say("ana", "cast mending target=warrior")
    assert s.hero("ana").lives == (1 if fires else 4)


@rule("TA-D12")
@pytest.mark.parametrize(("by", "fires"), [("warrior", True), ("thief", False)])
def test_a_spell_is_cast_by_somebody(by: str, fires: bool) -> None:
    ana = "warrior @city lives=1 ask_roll spells=mending"
    s = scene(ana=ana, ben=f"{BEN} spells=counterword", cyr="thief @tavern")
    s.say("ben", f"order cast counterword when spell_cast by={by}")
    s.say("ana", "cast mending target=warrior")
    assert s.hero("ana").lives == (1 if fires else 4)


@card("unseen")
@rule("TA-D13")
@pytest.mark.parametrize(("by", "fires"), [("", True), (" by=warrior", True), (" by=thief", False)])
def test_i_am_attacked_by_a_character(by: str, fires: bool) -> None:
    s = scene(
        ana="warrior @forest",
        ben=f"{BEN} spells=unseen",
        cyr="thief @tavern",
        phase="arrived",
        dice=() if fires else (6, 6, 1),
    )
    s.say("ben", f"order cast unseen when attacked{by}").say("ana", "meet druid battle")
    assert s.hero("ben").spells == ([] if fires else ["unseen"])
    if fires:
        s.says("cast", seat=1, card="unseen")
    else:
        s.asks("ana", "spoils")


@card("stone_feet")
@rule("TA-D13")
def test_attacked_means_the_defender_before_the_dice_too() -> None:
    s = scene(ana="warrior @forest", ben=f"{BEN} strength=4 spells=stone_feet", phase="arrived", dice=[1])
    s.say("ben", "order cast stone_feet when attacked").say("ana", "meet druid battle")
    s.says("fighter_total", seat=0, dice=()).asks("ben", "spoils")


@card("last_breath")
@rule("TA-D14", "TA-D15")
@pytest.mark.parametrize(
    ("when", "lives", "saved"), [("life_loss", 2, True), ("last_life", 2, False), ("last_life", 1, True)]
)
def test_i_am_about_to_lose_a_life_or_the_last_one(when: str, lives: int, saved: bool) -> None:
    s = scene(ana=f"warrior @oasis lives={lives} spells=last_breath", ben=BEN, dice=[1], deck="unicorn")
    s.say("ana", f"order cast last_breath when {when}", "roll", "move desert_1")
    assert s.hero("ana").lives == (lives if saved else lives - 1)
    assert ordered(s, "ana") == ([] if saved else [f"order cast last_breath when {when}"])


@card("mending")
@rule("TA-D14")
def test_a_spell_of_any_time_is_aimed_at_whoever_is_about_to_lose() -> None:
    s = scene(ana="warrior @oasis lives=1 spells=mending", ben=BEN, dice=[1], deck="unicorn")
    s.say("ana", "order cast mending when life_loss", "roll", "move desert_1")
    assert s.hero("ana").lives == 3
    told = [event.facts for event in s.match.events if event.key == "cast_at"]
    assert told == [{"seat": 0, "card": "mending", "other": 0}]


@card("luring_song")
@rule("TA-D16")
@pytest.mark.parametrize(("by", "fires"), [("warrior", True), ("thief", False)])
def test_a_character_rolls_to_move(by: str, fires: bool) -> None:
    s = scene(ana="warrior @tavern ask_roll", ben=f"{BEN} spells=luring_song", cyr="thief @city", dice=[2])
    s.say("ben", f"order cast luring_song when rolls by={by}").say("ana", "roll")
    if fires:
        s.asks("ben", "steers_move")
    else:
        assert s.to_act == ["ana"]


@card("stone_feet")
@rule("TA-D17")
@pytest.mark.parametrize(("by", "fires"), [("thief", True), ("warrior", False)])
def test_a_character_starts_its_turn(by: str, fires: bool) -> None:
    ana, cyr = "warrior @city ask_roll", "thief @tavern ask_roll"
    s = scene(ana=ana, ben=f"{BEN} spells=stone_feet", cyr=cyr, turn="ben", phase="turn_end")
    s.say("ben", f"order cast stone_feet when starts_turn by={by}").say("ben", "end")
    assert s.state.turn.seat == (0 if fires else 2)


# -- policies -------------------------------------------------------------------------------------------------------


@rule("TA-D18")
@pytest.mark.parametrize(
    ("order", "taken"),
    [("gold", "gold"), ("object,gold", "mule"), ("axe,gold", "gold"), ("mule", "mule"), ("life", "life")],
)
def test_spoils_are_taken_in_the_order_preferred(order: str, taken: str) -> None:
    ben = f"{BEN} gold=2 objects=mule"
    s = scene(ana="warrior @forest", ben=ben, phase="arrived", dice=[6, 6, 1])
    s.say("ana", f"order spoils {order}").say("ana", "meet druid battle")
    assert (s.hero("ana").gold == 2) == (taken == "gold")
    assert s.has("ana") == (["mule"] if taken == "mule" else [])
    assert s.hero("ben").lives == (3 if taken == "life" else 4)


@rule("TA-D19")
def test_objects_are_dropped_in_the_order_named() -> None:
    ana = "warrior @woods_1 objects=sword,axe,helmet,shield"
    s = scene(ana=ana, ben=BEN, phase="arrived", cards={"woods_1": "magic_belt"})
    s.say("ana", "order drop helmet,axe").say("ana", "take all")
    assert s.has("ana") == ["sword", "axe", "shield", "magic_belt"]


@rule("TA-D20")
def test_spells_are_discarded_in_the_order_named() -> None:
    ana = "druid @city craft=4 ask_roll objects=magic_belt,solomons_crown spells=mending,banish,unmake"
    s = scene(ana=ana, ben="thief @tavern ask_roll spells=unmake")
    s.say("ana", "order discard banish").say("ben", "cast unmake target=solomons_crown")
    assert s.hero("ana").spells == ["mending", "unmake"]


@card("black_knight")
@rule("TA-D21")
@pytest.mark.parametrize(("order", "gold", "lives"), [("gold", 1, 4), ("life", 2, 3)])
def test_gold_before_life_or_life_before_gold(order: str, gold: int, lives: int) -> None:
    s = scene(ana="warrior @hidden_valley gold=2 ask_roll", ben=BEN, dice=[1])
    s.say("ana", f"order pay {order}", "roll", "move black_knight")
    assert (s.hero("ana").gold, s.hero("ana").lives) == (gold, lives)


@card("village_healer")
@rule("TA-D22")
@pytest.mark.parametrize(("order", "lives", "gold"), [("always", 4, 2), ("reserve=3", 3, 3), ("reserve=9", 2, 4)])
def test_healing_goes_as_far_as_the_gold_that_is_not_kept(order: str, lives: int, gold: int) -> None:
    s = scene(ana="warrior @village lives=2 gold=4", ben=BEN, phase="arrived")
    s.say("ana", f"order heal {order}").say("ana", "visit village_healer")
    assert (s.hero("ana").lives, s.hero("ana").gold) == (lives, gold)


@card("cloak_of_mist")
@rule("TA-D23")
@pytest.mark.parametrize(("order", "evades"), [("always", True), ("never", False)])
def test_evading_always_or_never(order: str, evades: bool) -> None:
    ana = "warrior @woods_1 craft=3 objects=cloak_of_mist spells=lead_to_gold"
    s = scene(ana=ana, ben=BEN, phase="arrived", cards={"woods_1": "goblin"}, dice=(4,) if evades else (1, 6, 6))
    s.say("ana", f"order evade {order}", "next goblin")
    if evades:
        s.says("evade_rolled", evaded=True)
    else:
        s.asks("ana", "react").say("ana", "pass")
    assert s.lies("woods_1") == (["goblin"] if evades else [])


@rule("TA-D63")
def test_trophies_are_exchanged_by_themselves_only_without_loss() -> None:
    ana = "warrior @city ask_roll trophies=giant,goblin,hobgoblin,goblin"
    s = scene(ana=ana, ben=BEN)
    s.say("ana", "order trophies auto").says("trophies_exchanged", points=7, amount=1)
    assert [one.card for one in s.hero("ana").trophies] == ["giant"]

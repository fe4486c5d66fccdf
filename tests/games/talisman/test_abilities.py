"""Abilities of characters, and what becomes of rules for them (TA-8); prices in gold; toads on their way."""

from __future__ import annotations

import pytest

from bot.games.talisman import life
from bot.games.talisman.board import Against
from bot.games.talisman.state import Side
from tests.games.talisman.cards.meeting import arrives, turn_of
from tests.support.deeds import ANA, BEN, happens, rehearsal
from tests.support.quest import scene
from tests.support.rules import rule


@rule("TA-8:1")
def test_an_ability_prevails_over_the_rule_that_one_weapon_is_used() -> None:
    b = rehearsal(ana="warrior objects=sword,axe", ben="delver objects=sword,axe").board
    battle = Against("battle", Side())
    assert (b.total(ANA, "strength", battle), b.total(BEN, "strength", battle)) == (4 + 2, 3 + 1)


@rule("TA-8:2")
@pytest.mark.parametrize(("answer", "added", "told"), [("yes", 3, "fight_won"), ("no", 0, "fight_stand_off")])
def test_an_ability_that_says_may_is_a_choice_each_time(answer: str, added: int, told: str) -> None:
    s = arrives("monk @woods_1", ben="cleric @temple", cards={"woods_1": "goblin"}, dice=[4, 4])
    s.asks("ana", "add_craft").say("ana", answer).says("fighter_total", value=2 + added).says(told)


@rule("TA-8:3")
@pytest.mark.parametrize(("answer", "dice", "misses"), [("no", [], 0), ("yes", [2], 1)])
def test_who_need_not_roll_may_roll_and_must_accept_the_result(answer: str, dice: list[int], misses: int) -> None:
    s = arrives("wood_elf @forest", dice=dice)
    s.asks("ana", "roll_anyway").say("ana", answer)
    assert s.hero("ana").to_miss == misses and turn_of(s) == "ben"


@rule("TA-3:2", "TA-3:3")
@pytest.mark.parametrize(("gold", "left"), [(3, 0), (4, 1)])
def test_prices_are_in_bags_of_gold_and_go_to_the_stock(gold: int, left: int) -> None:
    s = arrives(f"delver @village gold={gold}", ben="warrior @chapel gold=1")
    s.say("ana", "visit village_smith").asks("ana", "buy").say("ana", "choose shield")
    assert (s.hero("ana").gold, s.hero("ben").gold, s.state.stock["shield"]) == (left, 1, 3)
    assert s.has("ana") == ["shield"]


@rule("TA-15:6", "TA-2:4")
def test_a_beaten_spirit_is_discarded_and_gives_no_craft() -> None:
    s = arrives("sorcerer @woods_1", cards={"woods_1": "lost_ghost"}, dice=[1, 6]).says("fight_won")
    assert (s.hero("ana").trophies, s.hero("ana").craft, s.state.adventure_discard) == ([], 5, ["lost_ghost"])


@rule("TA-R41")
def test_a_change_of_alignment_makes_no_follower_unfit() -> None:
    friends = "unicorn,owl_familiar,guide,squire,princess,prince,wood_sprite,barefoot_friar,desert_nomad"
    s = rehearsal(ana=f"delver followers={friends}")
    for alignment in ("evil", "good"):
        happens(s, lambda p, to=alignment: life.change_alignment(p, ANA, to))  # type: ignore[misc]
        happens(s, lambda p: setattr(p.hero(ANA), "aligned", False))
    assert len(s.hero("ana").followers) == 9


@rule("TA-D62")
def test_without_a_word_the_druid_keeps_his_alignment() -> None:
    s = scene(ana="druid @fields_1 ask_roll", ben="warrior @chapel ask_roll", dice=[1])
    s.times_out("ana").silent("alignment_changed")
    assert s.hero("ana").alignment == "neutral"


@rule("TA-D63")
@pytest.mark.parametrize(
    ("trophies", "handed"), [("ogre,goblin,cave_bear", ("ogre", "goblin")), ("ogre,cave_bear", ())]
)
def test_trophies_are_exchanged_by_themselves_only_by_order_and_without_losing_a_point(
    trophies: str, handed: tuple[str, ...]
) -> None:
    s = scene(ana=f"delver @fields_1 ask_roll trophies={trophies}", ben="warrior @chapel ask_roll")
    assert len(s.hero("ana").trophies) == len(trophies.split(","))
    s.say("ana", "order trophies auto")
    assert [facts["cards"] for facts in s.told("trophies_exchanged")] == ([handed] if handed else [])


# -- toads on their way ---------------------------------------------------------------------------------------------


@rule("TA-19:3")
def test_a_toad_moves_one_space_either_way_without_a_roll() -> None:
    spaces = rehearsal(ana="warrior").game.content.board
    for way, steps in (("cw", 1), ("ccw", -1)):
        s = scene(ana="delver @hills_1 toad=3 ask_roll", ben="warrior @chapel ask_roll", deck="old_sage")
        s.say("ana", f"move {spaces.step('hills_1', steps)} {way}").says("moved", card=spaces.step("hills_1", steps))
        s.silent("rolled_move")


@rule("TA-19:3", "TA-19:10")
def test_a_toad_inside_only_retreats() -> None:
    s = scene(ana="delver @plain_of_peril toad=3 inner_done=yes", ben="warrior @chapel ask_roll")
    assert turn_of(s) == "ben" and s.hero("ana").space == "portal"


@rule("TA-19:5")
def test_a_toad_encounters_the_space_as_anybody() -> None:
    s = arrives("delver @woods_1 strength=6 toad=3", cards={"woods_1": "goblin"}, dice=[1, 1])
    s.says("fighter_total", value=1, total=2).says("fight_lost")
    assert s.hero("ana").lives == 3


@rule("TA-19:6", "TA-12:8")
def test_a_toad_may_be_attacked_and_only_a_life_is_taken() -> None:
    s = scene(phase="arrived", ana="warrior @chapel", ben="delver @chapel toad=3 ask_roll", dice=[3, 2, 3])
    s.say("ana", "meet delver battle").says("lost", seat=BEN, what="life", amount=1, total=3)

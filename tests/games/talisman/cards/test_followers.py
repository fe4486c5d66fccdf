"""What the Followers of the pack do."""

from __future__ import annotations

import pytest

from tests.games.talisman.cards.meeting import arrives, stands, values
from tests.support.rules import card, rule


@card("unicorn", "owl_familiar")
@rule("TA-1:6", "TA-2:5")
@pytest.mark.parametrize("follower, totals", [("unicorn", (4, 3)), ("owl_familiar", (3, 4))])
def test_it_adds_to_a_total_always_also_in_the_glade(follower: str, totals: tuple[int, int]) -> None:
    for space in ("fields_1", "cursed_glade"):
        s = stands(f"delver @{space} followers={follower}")
        assert (s.board.total(0, "strength"), s.board.total(0, "craft")) == totals


@card("guide")
@rule("TA-8:3")
@pytest.mark.parametrize("space", ["crags", "forest"])
def test_with_a_guide_one_need_not_roll(space: str) -> None:
    s = arrives(f"warrior @{space} followers=guide").asks("ana", "roll_anyway", clause="TA-D29").say("ana", "no")
    assert values(s) == (4, 3, 4, 1)
    s = arrives(f"warrior @{space} followers=guide", dice=[2]).asks("ana", "roll_anyway").say("ana", "yes")
    assert s.hero("ana").to_miss == 1, "who rolls all the same accepts the result"


@card("guide")
@rule("TA-8:3")
def test_in_the_chasm_one_decision_frees_the_character_and_its_followers() -> None:
    s = arrives("warrior @chasm followers=guide,unicorn").asks("ana", "roll_anyway").times_out("ana")
    assert (s.hero("ana").lives, s.has("ana")) == (4, ["guide", "unicorn"])
    s = arrives("warrior @chasm followers=guide,unicorn", dice=[1, 2, 3]).asks("ana", "roll_anyway").say("ana", "yes")
    assert (s.hero("ana").lives, s.has("ana")) == (3, ["unicorn"])


@card("squire")
@rule("TA-16:16", "TA-D45")
def test_the_squire_adds_one_in_battle_and_may_die_for_his_master() -> None:
    s = arrives("delver @fields_1 followers=squire", deck="river_serpent", dice=[3, 3])
    assert s.hero("ana").lives == 4, "3 + 1 against 4: a stand-off"
    who = "delver @fields_1 followers=squire"
    s = arrives(who, deck="giant", dice=[6, 1]).asks("ana", "use_effect", clause="TA-D45").say("ana", "yes")
    assert (s.hero("ana").lives, s.has("ana"), s.state.adventure_discard) == (4, [], ["squire"])
    s = arrives(who, deck="giant", dice=[6, 1]).asks("ana", "use_effect").times_out("ana")
    assert (s.hero("ana").lives, s.has("ana")) == (3, ["squire"]), "not by default"
    s = arrives(f"{who} lives=1", deck="giant", dice=[6, 1]).asks("ana", "use_effect").times_out("ana")
    assert (s.hero("ana").lives, s.has("ana")) == (1, []), "but for the last life"
    s = arrives(who, deck="wraith", dice=[6, 1])
    assert s.hero("ana").lives == 3, "in battle only"


@card("princess", "prince")
@rule("TA-6:2")
@pytest.mark.parametrize("follower", ["princess", "prince"])
def test_royal_children_only_follow(follower: str) -> None:
    s = arrives("delver @fields_1", deck=follower).say("ana", "take all")
    assert s.has("ana") == [follower]
    assert (s.board.total(0, "strength"), s.board.total(0, "craft")) == (3, 3)


@card("wood_sprite")
@rule("TA-11:30")
def test_the_sprite_rolls_the_movement_die_again_once_a_turn() -> None:
    s = stands("delver @fields_1 followers=wood_sprite", dice=[2, 5])
    s.say("ana", "roll", "reroll")
    assert s.state.turn.die == 5
    s.refused("ana", "reroll", "no_reroll")


@card("barefoot_friar")
@rule("TA-16:16", "TA-17:2")
@pytest.mark.parametrize("die, lives", [(5, 4), (4, 3)])
def test_the_friar_saves_a_life_in_psychic_combat_on_a_five(die: int, lives: int) -> None:
    s = arrives("delver @fields_1 followers=barefoot_friar", deck="wraith", dice=[6, 1, die])
    s.asks("ana", "other_save").say("ana", "yes")
    assert s.hero("ana").lives == lives
    s = arrives("delver @fields_1 followers=barefoot_friar", deck="giant", dice=[6, 1])
    assert s.hero("ana").lives == 3, "not in battle"


@card("desert_nomad")
@rule("TA-13:9")
def test_the_nomad_knows_the_desert() -> None:
    s = arrives("delver @desert_2 followers=desert_nomad", deck="old_sage")
    assert (s.hero("ana").lives, s.hero("ana").craft) == (4, 4)


@card("alchemists_boy")
@rule("TA-21:5")
def test_the_alchemists_boy_makes_gold_of_objects_of_both_kinds_in_the_own_turn() -> None:
    who = "delver @fields_1 gold=1 objects=sword,magic_belt followers=alchemists_boy"
    s = stands(who).say("ana", "use alchemists_boy")
    s.asks("ana", "sell", "c1", "c2").deals("ana", "sell", "sell c1", "sell c2")
    assert (s.hero("ana").gold, s.has("ana")) == (3, ["alchemists_boy"])
    s = stands(who, turn="ben")
    s.refused("ana", "use alchemists_boy", "not_usable_now")

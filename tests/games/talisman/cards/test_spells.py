"""Each spell of the pack, cast once (9.4, TA-9:13)."""

from __future__ import annotations

from tests.support.quest import Quest, scene
from tests.support.rules import card, rule

WINDOWS = {"reaction_mode": "windows"}
ALL = {**WINDOWS, "windows": "all"}
TOP = "ogre,found_mule,goblin,giant,dragon,unicorn"
GOBLIN = {"woods_1": "goblin"}
BEN = "druid @forest ask_roll"


def attack(ana: str, ben: str, *dice: int) -> Quest:
    """Ana attacks Ben, who stands beside her, in battle; the last die is that of Ben's next move."""
    s = scene(phase="arrived", options=WINDOWS, ana=ana, ben=f"{ben} ask_roll", dice=dice)
    return s.say("ana", f"meet {s.hero('ben').character} battle")


@card("counterword")
def test_counterword_stops_a_spell() -> None:
    s = scene(ana="warrior @city lives=2 ask_roll spells=mending", ben=f"{BEN} spells=counterword", options=WINDOWS)
    s.say("ana", "cast mending target=warrior").asks("ben", "react", "pass", "counterword")
    s.say("ben", "cast counterword").says("cast", seat=1, card="counterword").says("spell_cancelled", card="mending")
    assert s.hero("ana").lives == 2
    assert s.state.spell_discard == ["counterword", "mending"]


@card("turnback")
@rule("TA-C29")
def test_turnback_sends_a_spell_to_its_caster() -> None:
    s = scene(ana="warrior @city spells=toads_curse", ben=f"{BEN} spells=turnback", options=WINDOWS)
    s.say("ana", "cast toads_curse target=druid").asks("ben", "react", "pass", "turnback")
    s.say("ben", "cast turnback")
    assert s.hero("ana").toad == 3
    assert s.hero("ben").toad == 0


@card("grasping_hand", "turnback")
@rule("TA-C29")
def test_turnback_does_not_answer_a_spell_aimed_at_a_card() -> None:
    ben = f"{BEN} objects=mule spells=turnback"
    s = scene(ana="warrior @city ask_roll spells=grasping_hand", ben=ben, options=WINDOWS)
    s.say("ana", "cast grasping_hand target=c1").asks("ben", "react", "pass").say("ben", "pass")
    assert s.has("ana") == ["mule"]
    assert s.has("ben") == []


@card("mending")
def test_mending_heals_to_the_quota_and_no_further() -> None:
    s = scene(ana="warrior @city ask_roll spells=mending,mending", ben="druid @forest lives=1")
    s.refused("ana", "cast mending", "which_target", clause="TA-9:13")
    s.say("ana", "cast mending target=druid").says("cast_at", seat=0, other=1)
    assert s.hero("ben").lives == 4
    s.say("ana", "cast mending target=warrior")
    assert s.hero("ana").lives == 4


@card("banish")
@rule("TA-C17", "TA-9:7", "TA-14:4")
def test_banish_discards_a_card_of_the_outer_or_middle_region() -> None:
    lying = {"woods_1": "goblin", "oasis": "hermit_of_the_key", "plain_of_peril": "ogre", "ruins": "mule"}
    s = scene(ana="warrior @city ask_roll spells=banish,banish", ben=BEN, cards=lying)
    for piece in ("c3", "c4"):  # inside; and no Enemy, Stranger or Place
        s.refused("ana", f"cast banish target={piece}", "no_such_target", clause="TA-9:7")
    s.say("ana", "cast banish target=c1")
    assert s.lies("woods_1") == []
    assert s.hero("ana").trophies == []
    assert s.state.adventure_discard == ["goblin"]
    s.say("ana", "cast banish target=c2")
    assert s.lies("oasis") == []


@card("unmake")
def test_unmake_sends_a_talisman_back_to_the_stock() -> None:
    s = scene(ana="warrior @city ask_roll spells=unmake", ben="druid objects=talisman,sword")
    before = s.state.stock["talisman"]
    s.refused("ana", "cast unmake target=c2", "no_such_target")
    s.say("ana", "cast unmake target=c1").says("cast_on", unit="c1", unit_card="talisman")
    assert s.has("ben") == ["sword"]
    assert s.state.stock["talisman"] == before + 1


@card("grasping_hand")
def test_grasping_hand_takes_an_object_of_either_kind_from_anywhere() -> None:
    ana = "warrior @city ask_roll objects=helmet spells=grasping_hand"
    s = scene(ana=ana, ben="druid @oasis objects=magic_belt")
    s.refused("ana", "cast grasping_hand target=c1", "no_such_target")
    s.say("ana", "cast grasping_hand target=c2")
    assert s.has("ana") == ["helmet", "magic_belt"]


@card("grasping_hand", "beguile")
@rule("TA-6:5")
def test_no_spell_takes_a_raft_or_a_cursed_card() -> None:
    s = scene(ana="warrior @city spells=grasping_hand,beguile", ben="druid objects=raft followers=house_imp")
    s.refused("ana", "cast grasping_hand", "no_target_now", clause="TA-9:7")
    s.refused("ana", "cast beguile", "no_target_now", clause="TA-9:7")


@card("lead_to_gold")
def test_lead_to_gold_changes_ordinary_objects_into_gold() -> None:
    s = scene(ana="warrior @city ask_roll gold=1 objects=sword,helmet,magic_belt spells=lead_to_gold", ben=BEN)
    s.say("ana", "cast lead_to_gold").asks("ana", "sell", "c1", "c2").deals("ana", "sell", "sell c1", "sell c2")
    assert s.hero("ana").gold == 5
    assert s.has("ana") == ["magic_belt"]


@card("far_sight")
@rule("TA-H3")
def test_far_sight_orders_the_top_five_cards() -> None:
    s = scene(
        ana="warrior @city ask_roll spells=far_sight", ben=BEN, deck="ogre,found_mule,goblin,giant,dragon,unicorn"
    )
    ask = s.say("ana", "cast far_sight").ask("ana")
    assert ask.secret
    assert [option.facts["card"] for option in ask.options] == ["ogre", "found_mule", "goblin", "giant", "dragon"]
    s.say("ana", "choose " + ",".join(option.id for option in reversed(ask.options)))
    assert s.state.adventure[:6] == ["dragon", "giant", "goblin", "found_mule", "ogre", "unicorn"]


@card("toads_curse")
def test_toads_curse_turns_another_into_a_toad_for_three_turns() -> None:
    s = scene(ana="warrior @city ask_roll spells=toads_curse", ben="druid @forest objects=mule gold=2")
    s.refused("ana", "cast toads_curse target=warrior", "no_such_target")
    s.say("ana", "cast toads_curse target=druid")
    assert s.hero("ben").toad == 3
    assert s.lies("forest") == ["mule"]


@card("stone_feet")
def test_stone_feet_ends_the_turn_of_another_at_its_start() -> None:
    s = scene(ana="warrior @city", ben=f"{BEN} spells=stone_feet", phase="turn_start", options=ALL)
    s.asks("ben", "react", "pass", "stone_feet/0").say("ben", "cast stone_feet")
    assert s.state.turn.seat == 1
    assert s.hero("ana").to_miss == 0


@card("stone_feet")
@rule("TA-C1")
def test_stone_feet_takes_the_die_of_the_opponent() -> None:
    s = attack("warrior @city", "thief @city spells=stone_feet", 6)
    s.asks("ben", "react", "pass", "stone_feet/0").say("ben", "cast stone_feet")
    s.says("fighter_total", seat=0, dice=(), total=4).asks("ben", "spoils").say("ben", "choose life")
    assert s.hero("ana").lives == 3  # 4 and no die against 3 + 6


@card("stone_feet", "goblin")
@rule("TA-C16")
def test_stone_feet_takes_the_die_of_a_creature() -> None:
    s = scene(ana="delver @woods_1 spells=stone_feet", ben=BEN, phase="arrived", cards=GOBLIN, dice=[1])
    s.say("ana", "next goblin").asks("ana", "react", "pass", "stone_feet").say("ana", "cast stone_feet")
    assert [one.card for one in s.hero("ana").trophies] == ["goblin"]


@card("unseen", "goblin", "grey_wolf")
@rule("TA-C18")
def test_unseen_evades_a_whole_group() -> None:
    cards = {"woods_1": "goblin,grey_wolf"}
    s = scene(ana="warrior @woods_1 spells=unseen", ben=BEN, phase="arrived", cards=cards)
    s.say("ana", "next goblin").asks("ana", "react", "pass", "unseen").say("ana", "cast unseen")
    assert s.lies("woods_1") == ["goblin", "grey_wolf"]
    assert s.state.turn.seat == 1  # nobody was fought


@card("beguile")
def test_beguile_takes_a_follower() -> None:
    s = scene(ana="warrior @city ask_roll followers=guide spells=beguile", ben="druid @oasis followers=unicorn")
    s.refused("ana", "cast beguile target=c1", "no_such_target")
    s.say("ana", "cast beguile target=unicorn")
    assert s.has("ana") == ["guide", "unicorn"]


@card("last_breath")
@rule("TA-R27")
def test_last_breath_prevents_the_whole_loss() -> None:
    s = scene(ana="warrior @temple lives=3", ben=f"{BEN} spells=last_breath", phase="arrived", options=ALL, dice=[1, 1])
    s.asks("ana", "use_effect").say("ana", "yes")  # praying: two lives
    s.asks("ben", "react", "pass", "last_breath/0").say("ben", "cast last_breath")
    assert s.hero("ana").lives == 3


@card("mind_spear")
def test_mind_spear_adds_the_total_craft_in_battle() -> None:
    s = attack("sorcerer @city spells=mind_spear", "warrior @city", 1, 3, 2)
    s.asks("ana", "react", "pass", "mind_spear").say("ana", "cast mind_spear")
    s.says("fighter_total", seat=0, value=7, total=8).says("fighter_total", seat=1, total=7)  # 2 + 5 + 1, 4 + 3
    s.asks("ana", "spoils")


@card("doorway")
@rule("TA-11:33")
def test_doorway_moves_within_the_region_without_a_roll() -> None:
    s = scene(ana="warrior @tavern spells=doorway", ben=BEN)
    s.say("ana", "cast doorway").asks("ana", "choose_space").say("ana", "choose village")
    assert s.hero("ana").space == "village"
    assert s.state.turn.die == 0


@card("borrowed_hour")
@rule("TA-C19")
def test_borrowed_hour_gives_a_turn_but_never_two_in_a_row() -> None:
    s = scene(ana="warrior @tavern ask_roll spells=borrowed_hour", ben=BEN, phase="turn_end")
    s.say("ana", "cast borrowed_hour")
    assert (s.state.turn.seat, s.state.turn.extra, s.state.phase) == (0, True, "before_move")
    again = scene(ana="warrior @tavern spells=borrowed_hour", ben=BEN, phase="turn_end", turn_fields={"extra": True})
    assert again.state.turn.seat == 1  # nothing could be cast: nobody is waited for
    assert again.hero("ana").spells == ["borrowed_hour"]


@card("luring_song")
@rule("TA-11:30")
def test_luring_song_steers_the_move_of_another() -> None:
    s = scene(ana="warrior @tavern", ben=f"{BEN} spells=luring_song", options=ALL, dice=[1])
    s.asks("ben", "react", "pass", "luring_song/0").say("ben", "cast luring_song")
    s.asks("ben", "steers_move", "cw", "ccw").say("ben", "choose ccw")
    assert s.state.turn.began == "tavern"
    assert s.hero("ana").space == "plains_3"


@card("borrowed_word")
@rule("TA-H6", "TA-C21", "TA-9:9")
def test_borrowed_word_takes_a_random_spell_even_of_a_toad() -> None:
    ben = "druid @oasis toad=2 spells=mending,banish"
    s = scene(ana="sorcerer @city ask_roll spells=borrowed_word", ben=ben, shuffles=[["banish"]])
    s.say("ana", "cast borrowed_word target=druid")
    assert s.hero("ana").spells == ["banish"]
    assert s.hero("ben").spells == ["mending"]
    told = [event for event in s.events if "banish" in event.facts.values()]
    assert told
    assert all(event.to == (0, 1) for event in told)


@card("iron_skin")
@rule("TA-16:17")
def test_iron_skin_keeps_the_loser_from_all_spoils() -> None:
    s = attack("warrior @city", "thief @city gold=3 spells=iron_skin", 6, 6, 1)
    s.asks("ben", "react", "pass", "iron_skin").say("ben", "cast iron_skin").says("no_spoils")
    assert (s.hero("ben").lives, s.hero("ben").gold) == (4, 3)

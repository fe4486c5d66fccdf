"""The encounter of a space: what is drawn, the order of the cards, what may be taken, where cards go (TA-13)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.talisman.actions import Next
from bot.games.talisman.content.mods import Redraw
from bot.games.talisman.course.encounter import default_step
from bot.games.talisman.game import Talisman
from bot.games.talisman.magic.fitting import chances
from tests.support.quest import Quest, scene, starter
from tests.support.rules import rule


def arrives(who: str, **more: Any) -> Quest:
    """Ana's character has ended its move; alone there, it encounters the space at once."""
    return scene(ana=f"{who} ask_roll", phase="arrived", **{"ben": "troll @temple ask_roll", **more})


DRAWS = {
    **dict.fromkeys(["fields_1", "fields_6", "plains_1", "plains_4", "hills_1", "hills_2", "hills_m"], 1),
    **dict.fromkeys(["woods_1", "woods_3", "woods_m", "sentinel", "portal", "cursed_glade", "runes_1"], 1),
    **dict.fromkeys(["desert_1", "desert_2"], 1),
    **dict.fromkeys(["ruins", "oasis"], 2),
    "hidden_valley": 3,
}
"""How many cards each kind of space draws (chapter 5); all others none."""


# -- the draw -------------------------------------------------------------------------------------------------------


@rule("TA-B7", "TA-13:1", "TA-11:14", "TA-11:24")
@pytest.mark.parametrize("space", DRAWS)
def test_a_space_draws_its_number_of_cards(space: str) -> None:
    s = arrives(f"warrior @{space}", deck="old_sage, master_at_arms, hermit_of_the_key")
    assert [len(event["cards"]) for event in s.told("cards_drawn")] == [DRAWS[space]]


@rule("TA-B7", "TA-14:3")
def test_all_other_spaces_draw_nothing() -> None:
    spaces = starter().content.board.spaces.values()
    kinds = {starter().content.board.spaces[name].kind for name in DRAWS}
    assert {space.id for space in spaces if space.draw} == {space.id for space in spaces if space.kind in kinds}
    assert not any(space.draw for space in spaces if space.region == "inner")


@rule("TA-13:1", "TA-R15")
@pytest.mark.parametrize(
    "lying, drawn", [("", [3]), ("sword", [2]), ("sword,market", [1]), ("sword,market,mule", []), ("axe," * 4, [])]
)
def test_every_card_that_lies_there_counts(lying: str, drawn: list[int]) -> None:
    cards = {"hidden_valley": lying.strip(",")} if lying else {}
    s = arrives("warrior @hidden_valley", cards=cards, deck="old_sage, master_at_arms, hermit_of_the_key")
    assert [len(event["cards"]) for event in s.told("cards_drawn")] == drawn


@rule("TA-13:1")
def test_gold_on_the_space_does_not_count() -> None:
    s = arrives("warrior @fields_1", gold={"fields_1": 3}, deck="old_sage")
    assert s.hero("ana").craft == 4
    s.say("ana", "take gold")
    assert (s.hero("ana").gold, s.state.spaces) == (4, {})


@rule("TA-13:2", "TA-13:3")
def test_all_cards_are_drawn_before_the_first_is_met() -> None:
    s = arrives("warrior @hidden_valley", deck="found_mule, old_sage, feast_day")
    s.says("cards_drawn", cards=("found_mule", "old_sage", "feast_day"))
    assert s.sequence("cards_drawn", "card_met") == ["cards_drawn", "card_met", "card_met"]


def only(*deck: str, discard: str = "") -> dict[str, Any]:
    """All Adventure cards lie in the Chasm but for those of the deck and of the discard pile."""
    rest = list(starter().content.adventure)
    for name in (*deck, *discard.split()):
        rest.remove(name)
    return {"cards": {"chasm": ", ".join(rest)}, "deck": ", ".join(deck), "discard": discard}


@rule("TA-13:13")
def test_an_empty_deck_is_made_anew_of_what_was_discarded() -> None:
    s = arrives("warrior @ruins", shuffles=[["master_at_arms"]], **only("old_sage", discard="master_at_arms"))
    s.says("deck_shuffled").says("cards_drawn", cards=("old_sage", "master_at_arms"))
    assert s.state.adventure_discard == []


@rule("TA-13:20", "TA-13:13")
def test_what_there_is_is_drawn() -> None:
    s = arrives("warrior @hidden_valley", **only("old_sage")).says("cards_drawn", cards=("old_sage",))
    assert (s.hero("ana").craft, s.to_act) == (4, ["ben"])
    s = arrives("warrior @hidden_valley", **only()).silent("cards_drawn")
    assert s.to_act == ["ben"]


# -- the order ------------------------------------------------------------------------------------------------------


@rule("TA-13:3", "TA-13:5", "TA-R24")
def test_cards_are_met_by_their_numbers() -> None:
    cards = {"hidden_valley": "market, sword, old_sage, shadow, goblin, feast_day"}
    s = arrives("warrior @hidden_valley lives=3 gold=2", cards=cards, dice=[1, 6, 6, 1, 6])
    assert s.sequence("card_met", "fight_announced") == ["card_met", "fight_announced", "fight_announced", "card_met"]
    assert [event["card"] for event in s.told("card_met")] == ["feast_day", "old_sage"]
    assert s.lies("hidden_valley") == ["market", "sword"]
    s.say("ana", "take none").asks("ana", "buy")


@rule("TA-13:3")
def test_cards_that_lay_there_and_new_ones_are_met_together() -> None:
    s = arrives("warrior @hidden_valley", cards={"hidden_valley": "old_sage, cave_of_echoes"}, deck="feast_day")
    assert [event["card"] for event in s.told("card_met")] == ["feast_day", "old_sage", "cave_of_echoes"]
    s.asks("ana", "use_effect")


@rule("TA-13:5")
def test_enemies_of_one_number_fight_together_and_spirits_after_them() -> None:
    s = arrives("warrior @hidden_valley", deck="goblin, hobgoblin, shadow", dice=[1, 6, 6, 6, 1])
    assert [one.card for one in s.hero("ana").trophies] == ["goblin", "hobgoblin"]
    assert (s.hero("ana").lives, s.lies("hidden_valley")) == (3, ["shadow"])


@rule("TA-13:5")
def test_spirits_fight_together_too() -> None:
    s = arrives("warrior @hidden_valley", deck="shadow, mire_light", dice=[1, 6])
    assert len(s.told("fight_announced")) == 1 and s.hero("ana").lives == 4


@rule("TA-13:3", "TA-D28")
def test_among_equal_numbers_the_player_chooses() -> None:
    s = arrives("warrior @ruins", deck="old_sage, master_at_arms")
    assert (s.hero("ana").craft, s.to_act) == (3, ["ana"])
    s.say("ana", "next master-at-arms").says("card_met", card="master_at_arms")
    assert (s.hero("ana").strength, s.hero("ana").craft) == (5, 4)
    s = arrives("warrior @ruins", deck="old_sage, master_at_arms").times_out("ana")
    assert s.told("card_met")[0]["card"] == "old_sage"


@rule("TA-13:3")
def test_a_card_that_is_not_next_is_refused() -> None:
    s = arrives("warrior @hidden_valley", deck="old_sage, master_at_arms, market")
    s.refused("ana", "next market", "not_next", "TA-13:3")
    assert default_step(s.board) == Next("c1")


# -- Events, Strangers, Places --------------------------------------------------------------------------------------


@rule("TA-13:4")
def test_an_event_never_stays() -> None:
    s = arrives("warrior @fields_1 lives=3", deck="feast_day")
    assert (s.hero("ana").lives, s.lies("fields_1"), s.state.adventure_discard) == (4, [], ["feast_day"])
    s = arrives("warrior @fields_1 gold=0", deck="wandering_fair")
    assert (s.lies("fields_1"), s.state.adventure_discard) == ([], ["wandering_fair"])


@rule("TA-13:4")
def test_an_event_that_is_kept_becomes_a_follower_or_is_discarded() -> None:
    assert arrives("warrior @fields_1", deck="house_imp").has("ana") == ["house_imp"]
    s = arrives("warrior @fields_1 toad=3 gold=0", deck="house_imp")
    assert (s.has("ana"), s.state.adventure_discard) == ([], ["house_imp"])
    s = arrives("warrior @fields_1 followers=hags_company", deck="house_imp")
    assert (s.has("ana"), s.state.adventure_discard) == (["hags_company"], ["house_imp"])


@rule("TA-13:6", "TA-13:17")
def test_a_stranger_goes_once_heard_and_stays_where_he_does_not_apply() -> None:
    s = arrives("warrior @fields_1 lives=3", deck="wandering_healer")
    assert (s.hero("ana").lives, s.state.adventure_discard) == (4, ["wandering_healer"])
    s = arrives("warrior @fields_1", deck="wandering_healer")
    assert s.lies("fields_1") == ["wandering_healer"]
    s = arrives("warrior @fields_1", deck="moon_fairy")
    assert s.lies("fields_1") == ["moon_fairy"]


@rule("TA-13:17")
def test_a_stranger_whose_offer_is_declined_stays() -> None:
    s = arrives("warrior @fields_1", deck="grey_pilgrim")
    s.asks("ana", "use_effect").say("ana", "no")
    assert s.lies("fields_1") == ["grey_pilgrim"]


@rule("TA-13:8", "TA-13:14")
def test_a_place_comes_last_and_is_met_again_by_the_next() -> None:
    s = arrives("warrior @ruins", deck="market, bag_of_gold")
    assert s.state.turn.encounter is not None and s.state.turn.encounter.stage == "take"
    s.say("ana", "take all").asks("ana", "buy").say("ana", "choose")
    assert s.lies("ruins") == ["market"]
    s = arrives("warrior @ruins gold=2", cards={"ruins": "market"}, deck="old_sage").asks("ana", "buy")
    assert s.hero("ana").craft == 4


@rule("TA-13:15")
def test_several_characters_are_treated_from_the_active_one_clockwise() -> None:
    s = arrives("warrior @fields_1", deck="plague_wind", ben="troll @fields_2 ask_roll", cyr="monk @fields_3 ask_roll")
    assert [event["seat"] for event in s.told("lost")] == [0, 1, 2]
    ben_first = scene(
        ana="warrior @fields_1 ask_roll",
        ben="troll @fields_2 ask_roll",
        cyr="monk @fields_3 ask_roll",
        turn="ben",
        phase="arrived",
        deck="plague_wind",
    )
    assert [event["seat"] for event in ben_first.told("lost")] == [1, 2, 0]


@rule("TA-R25", "TA-13:11", "TA-R42")
def test_whoever_dies_of_an_event_is_gone_and_the_others_are_treated() -> None:
    s = arrives(
        "warrior @ruins lives=1", deck="plague_wind, old_sage", ben="troll @fields_2 ask_roll", shuffles=[["monk"]]
    )
    s.asks("ana", "new_character").times_out("ana")
    assert (s.hero("ben").lives, s.lies("ruins"), s.to_act) == (3, ["old_sage"], ["ben"])


# -- taking ---------------------------------------------------------------------------------------------------------


@rule("TA-13:7", "TA-D31")
def test_what_lies_there_may_be_taken_in_any_part() -> None:
    cards = {"hidden_valley": "sword, unicorn, mule"}
    s = arrives("warrior @hidden_valley", cards=cards, gold={"hidden_valley": 2})
    s.say("ana", "take unicorn,gold")
    assert (s.has("ana"), s.hero("ana").gold, s.lies("hidden_valley")) == (["unicorn"], 3, ["sword", "mule"])
    s = arrives("warrior @hidden_valley", cards=cards).say("ana", "take none")
    assert (s.has("ana"), s.to_act) == ([], ["ben"])


@rule("TA-D31")
def test_by_default_all_is_taken_that_fits() -> None:
    cards = {"hidden_valley": "sword, axe, bag_of_gold, unicorn"}
    s = arrives("warrior @hidden_valley objects=helmet,shield,armour", cards=cards).times_out("ana")
    assert (s.has("ana"), s.hero("ana").gold) == (["helmet", "shield", "armour", "sword", "unicorn"], 2)
    assert s.lies("hidden_valley") == ["axe"]
    cards = {"hidden_valley": "sword, axe, mule"}
    s = arrives("warrior @hidden_valley objects=helmet,shield,armour", cards=cards).times_out("ana")
    assert len(s.hero("ana").objects) == 6


@rule("TA-13:7", "TA-R17")
def test_an_evaded_enemy_guards_nothing() -> None:
    s = (
        arrives("wood_elf @woods_1", cards={"woods_1": "giant, sword"})
        .asks("ana", "before_fight")
        .say("ana", "evade c1")
    )
    s.say("ana", "take sword")
    assert (s.has("ana"), s.lies("woods_1")) == (["sword"], ["giant"])


@rule("TA-13:7", "TA-13:11", "TA-R23")
@pytest.mark.parametrize("dice, lives", [([6, 1, 1], 3), ([4, 6, 1], 4)])
def test_who_does_not_beat_the_enemy_takes_nothing(dice: list[int], lives: int) -> None:
    s = arrives("warrior @fields_1", cards={"fields_1": "giant, sword"}, dice=dice)
    assert (s.hero("ana").lives, s.has("ana"), s.to_act) == (lives, [], ["ben"])
    assert s.lies("fields_1") == ["giant", "sword"]


@rule("TA-5:2", "TA-13:7", "TA-R54")
def test_what_may_not_be_owned_is_left() -> None:
    s = arrives("assassin @fields_1", cards={"fields_1": "holy_lance"})
    assert (s.lies("fields_1"), s.to_act) == (["holy_lance"], ["ben"])
    s = arrives("assassin @ruins", cards={"ruins": "holy_lance, sword"})
    s.refused("ana", "take holy lance", "not_for_you", "TA-5:2", unit_card="holy_lance")
    assert s.state.turn.encounter is not None


@rule("TA-13:18")
def test_everything_is_offered_once_and_the_limit_comes_afterwards() -> None:
    cards = {"hidden_valley": "sword, two_bags_of_gold, axe"}
    s = arrives("warrior @hidden_valley objects=helmet,shield,armour", cards=cards).say("ana", "take all")
    s.asks("ana", "drop_surplus", "c1", "c2", "c3", "c4", "c6").say("ana", "choose c1")
    assert (s.hero("ana").gold, s.lies("hidden_valley"), s.to_act) == (3, ["helmet"], ["ben"])


@rule("TA-13:16")
def test_what_was_dropped_in_this_turn_neither_counts_nor_comes_back() -> None:
    s = scene(
        ana="warrior @fields_1 objects=sword ask_roll",
        ben="druid @fields_1 ask_roll",
        phase="arrived",
        deck="old_sage",
    )
    s.say("ana", "drop sword").say("ana", "explore").says("cards_drawn", cards=("old_sage",))
    assert (s.lies("fields_1"), s.has("ana"), s.to_act) == (["sword"], [], ["ben"])


@rule("TA-R28", "TA-R30")
def test_what_was_dropped_waits_for_whoever_comes() -> None:
    s = scene(
        ana="warrior @fields_1 objects=sword ask_roll",
        ben="druid @fields_6 ask_roll",
        phase="before_move",
        dice=[1, 2],
        deck="old_sage, master_at_arms",
    )
    s.say("ana", "drop sword", "roll", "move cw")
    s.say("ben", "roll", "move cw").say("ben", "take sword")
    assert s.has("ben") == ["sword"]


# -- what ends it ---------------------------------------------------------------------------------------------------


@rule("TA-13:11", "TA-R16")
def test_who_is_carried_off_leaves_the_other_cards_where_they_are() -> None:
    s = arrives("warrior @ruins", deck="press_patrol, old_sage")
    assert (s.hero("ana").space, s.hero("ana").craft, s.lies("ruins"), s.to_act) == ("tavern", 3, ["old_sage"], ["ben"])


@rule("TA-13:11", "TA-19:8")
def test_a_toad_meets_no_further_card() -> None:
    s = arrives("warrior @ruins", deck="wayside_witch, market", dice=[1])
    assert (s.hero("ana").toad, s.lies("ruins"), s.to_act) == (3, ["wayside_witch", "market"], ["ben"])


@rule("TA-13:12", "TA-23:1")
def test_an_event_that_costs_a_turn_ends_it_at_once() -> None:
    s = arrives("warrior @ruins", deck="pall_of_dusk, old_sage", ben="assassin @temple ask_roll")
    assert (s.hero("ana").craft, s.hero("ana").to_miss, s.lies("ruins"), s.to_act) == (3, 0, ["old_sage"], ["ben"])


@rule("TA-13:12")
def test_a_turn_lost_otherwise_is_a_future_one() -> None:
    s = arrives("warrior @ruins", deck="thorn_maze, cave_of_echoes", dice=[5, 2])
    s.say("ana", "next thorn maze")
    assert s.hero("ana").to_miss == 1
    s.asks("ana", "use_effect").say("ana", "yes")
    assert s.hero("ana").to_miss == 2


@rule("TA-13:19")
def test_evaded_enemies_stay_and_count() -> None:
    s = arrives("wood_elf @woods_1", deck="giant, old_sage").asks("ana", "before_fight").say("ana", "evade c1")
    assert s.lies("woods_1") == ["giant"]
    s = arrives("wood_elf @woods_1", cards={"woods_1": "giant"}, deck="old_sage")
    s.asks("ana", "before_fight").say("ana", "evade c1")
    assert s.hero("ana").craft == 4
    assert not s.told("cards_drawn")


@rule("TA-13:19", "TA-C8")
def test_an_enemy_put_to_flight_is_met_where_it_has_come_to_lie() -> None:
    s = arrives("warrior @fields_1", deck="berserker", dice=[1, 6, 6, 2])
    assert (s.lies("fields_1"), s.lies("woods_1")) == ([], ["berserker"])


@rule("TA-C14", "TA-R15")
def test_the_loot_of_raiders_counts_on_the_oasis() -> None:
    s = arrives("warrior @fields_1 gold=2 objects=sword,talisman", deck="raiders")
    assert (s.lies("oasis"), s.board.spot("oasis").gold, s.hero("ana").gold) == (["sword", "talisman"], 2, 0)
    s = arrives("warrior @oasis", cards={"oasis": "sword, talisman"}, gold={"oasis": 2}, deck="old_sage")
    s.say("ana", "take talisman,gold")
    assert (s.has("ana"), s.hero("ana").gold, s.hero("ana").craft) == (["talisman"], 3, 3)


# -- the space ------------------------------------------------------------------------------------------------------


@rule("TA-13:9")
def test_the_desert_comes_before_the_draw() -> None:
    s = arrives("warrior @desert_1", deck="old_sage")
    assert s.sequence("lost", "cards_drawn") == ["lost", "cards_drawn"]
    s = arrives("warrior @desert_1 objects=water_skin", deck="old_sage")
    assert s.hero("ana").lives == 4


@rule("TA-13:9")
def test_an_enemy_in_the_village_is_fought_before_anybody_is_visited() -> None:
    s = arrives("warrior @village", cards={"village": "goblin"}, dice=[1, 6, 6])
    assert (s.lies("village"), s.to_act) == ([], ["ana"])
    s.say("ana", "visit nobody")
    assert s.to_act == ["ben"]
    s = arrives("warrior @village", cards={"village": "giant"}, dice=[6, 1, 1])
    assert s.to_act == ["ben"]


@rule("TA-13:9")
def test_may_is_optional_and_the_rest_is_not() -> None:
    s = arrives("warrior @temple", ben="troll @fields_1 ask_roll").asks("ana", "use_effect").say("ana", "no")
    assert s.to_act == ["ben"]
    s = arrives("warrior @tavern", dice=[4])
    assert s.hero("ana").gold == 2


@rule("TA-13:10", "TA-D37")
def test_one_person_is_visited_or_none() -> None:
    s = arrives("warrior @village gold=2 lives=3")
    s.refused("ana", "visit city doctor", "nobody_to_visit", "TA-13:10", cards=s.board.space(0).persons)
    s.say("ana", "visit village healer").asks("ana", "buy_healing").say("ana", "choose 1")
    assert (s.hero("ana").lives, s.to_act) == (4, ["ben"])
    s = arrives("warrior @village").times_out("ana").silent("visited")
    assert s.to_act == ["ben"]


@rule("TA-14:3", "TA-R30")
def test_inside_who_has_carried_out_the_instructions_may_take() -> None:
    s = arrives("warrior @vampire_tower", cards={"vampire_tower": "sword"}, gold={"vampire_tower": 1}, dice=[1])
    assert (s.hero("ana").lives, s.to_act) == (3, ["ana"])
    s.say("ana", "take all")
    assert (s.has("ana"), s.hero("ana").gold) == (["sword"], 2)
    s = arrives("warrior @death", cards={"death": "sword"}, dice=[1, 1, 1, 1])
    assert (s.has("ana"), s.lies("death"), s.to_act) == ([], ["sword"], ["ben"])


@rule("TA-14:14", "TA-D50", "TA-14:3")
def test_who_retreats_may_ignore_the_instructions_and_takes_nothing() -> None:
    s = arrives("warrior @vampire_tower", cards={"vampire_tower": "sword"}, turn_fields={"retreated": True})
    assert (s.to_act, s.state.phase) == (["ana"], "arrived")
    s.times_out("ana")
    assert (s.hero("ana").lives, s.lies("vampire_tower"), s.to_act) == (4, ["sword"], ["ben"])


# -- abilities ------------------------------------------------------------------------------------------------------


@rule("TA-D41", "TA-H4", "TA-13:1")
def test_an_extra_card_is_drawn_and_one_of_the_new_ones_discarded() -> None:
    s = arrives("seeress @fields_1", deck="giant, old_sage").asks("ana", "extra_draw").say("ana", "yes")
    s.says("cards_drawn", cards=("giant", "old_sage")).asks("ana", "extra_draw_discard", "c1", "c2")
    s.say("ana", "choose c1").says("discarded", unit_card="giant")
    assert (s.hero("ana").craft, s.state.adventure_discard) == (5, ["giant", "old_sage"])


@rule("TA-D41")
def test_by_default_no_extra_card_is_drawn_and_the_last_is_discarded() -> None:
    s = arrives("seeress @fields_1", deck="old_sage, giant").asks("ana", "extra_draw").times_out("ana")
    assert s.hero("ana").craft == 5
    s = arrives("seeress @fields_1", deck="old_sage, giant").asks("ana", "extra_draw").say("ana", "yes")
    s.asks("ana", "extra_draw_discard").times_out("ana")
    assert s.state.adventure_discard == ["giant", "old_sage"]


@rule("TA-13:20", "TA-D41")
def test_nothing_is_discarded_where_the_deck_gave_no_extra_card() -> None:
    s = arrives("seeress @fields_1", **only("old_sage")).asks("ana", "extra_draw").say("ana", "yes")
    assert (s.hero("ana").craft, s.to_act) == (5, ["ben"])


@rule("TA-13:2", "TA-D29")
def test_cards_just_drawn_may_be_drawn_anew() -> None:
    content = starter().content
    seeress = replace(content.characters["seeress"], mods=(Redraw(1),))
    game = Talisman(replace(content, characters={**content.characters, "seeress": seeress}))
    s = arrives("seeress @fields_1", deck="giant, old_sage", game=game).asks("ana", "redraw").say("ana", "choose c1")
    assert (s.hero("ana").craft, s.state.adventure_discard) == (5, ["giant", "old_sage"])
    s = arrives("seeress @fields_1", deck="old_sage, giant", game=game).asks("ana", "redraw").times_out("ana")
    assert s.hero("ana").craft == 5


@rule("TA-D41")
def test_the_orb_of_sight_and_the_seeress_do_not_add_up() -> None:
    s = arrives("seeress @fields_1 objects=orb_of_sight", deck="old_sage, giant").asks("ana", "extra_draw")
    s.say("ana", "yes").says("cards_drawn", cards=("old_sage", "giant")).asks("ana", "extra_draw_discard")


@rule("TA-C2")
@pytest.mark.parametrize(
    "space, held, left", [("fields_1", "", 1), ("fields_1", "mending", 1), ("cursed_glade", "", 1)]
)
def test_a_sorcerer_without_spells_draws_one(space: str, held: str, left: int) -> None:
    spells = f" spells={held}" if held else ""
    s = scene(ana=f"sorcerer @{space}{spells} ask_roll", ben="troll @temple ask_roll", phase="turn_start")
    assert len(s.hero("ana").spells) == left


@rule("TA-C2", "TA-R7")
def test_on_the_glade_no_wand_draws_a_spell() -> None:
    s = scene(ana="troll @cursed_glade objects=wand ask_roll", ben="monk @temple ask_roll", phase="turn_start")
    assert (s.hero("ana").spells, s.to_act) == ([], ["ana"])
    s = scene(ana="troll @runes_1 objects=wand ask_roll", ben="monk @temple ask_roll", phase="turn_start")
    assert len(s.hero("ana").spells) == 1


@rule("TA-C24")
def test_a_toll_troll_is_paid_to_the_stock_and_alone_evaded() -> None:
    s = arrives("warrior @ruins gold=3", deck="toll_troll, goblin", dice=[1, 6, 6]).asks("ana", "before_fight")
    s.say("ana", s.ask("ana").options[0].text)
    assert (s.hero("ana").gold, s.hero("ana").lives, s.lies("ruins")) == (1, 4, ["toll_troll"])
    assert [one.card for one in s.hero("ana").trophies] == ["goblin"]


@rule("TA-C26", "TA-11:27")
def test_the_ferryman_rows_across_from_where_he_stands() -> None:
    s = arrives("warrior @fields_1", deck="ferryman").asks("ana", "use_effect").say("ana", "yes")
    grant = s.hero("ana").grant
    assert grant is not None and (grant.to, grant.at) == ("opposite", "fields_1")
    assert s.lies("fields_1") == ["ferryman"]


@rule("TA-14:16")
def test_inside_no_magic_moves_anybody_within_the_region() -> None:
    line = "warrior @plain_of_peril inner_done=yes spells=doorway cast_limit=1 ask_roll"
    s = scene(ana=line, ben="troll @temple ask_roll")
    assert not any(chance.card == "doorway" for chance in chances(s.board, 0))
    s = scene(ana=line.replace("plain_of_peril", "runes_1"), ben="troll @temple ask_roll")
    assert any(chance.card == "doorway" for chance in chances(s.board, 0))


@rule("TA-C6", "TA-D8")
def test_a_druid_may_answer_an_event_before_it_is_carried_out() -> None:
    s = arrives("druid @fields_1", deck="blessed_dream")
    assert (s.state.phase, s.to_act) == ("encounter", ["ana"])
    s.say("ana", "align good")
    assert s.hero("ana").lives == 5
    s = arrives("druid @fields_1", deck="blessed_dream").say("ana", "next blessed dream")
    assert s.hero("ana").lives == 4


@rule("TA-D8", "TA-5:7")
def test_who_holds_a_spell_may_cast_it_at_the_card_just_drawn() -> None:
    s = arrives("warrior @fields_1 spells=banish cast_limit=1", deck="dragon")
    assert (s.state.phase, s.to_act) == ("encounter", ["ana"])
    s.say("ana", "cast banish target=c1")
    assert (s.state.adventure_discard, s.to_act) == (["dragon"], ["ben"])
    s = scene(
        ana="warrior @fields_1 spells=banish ask_roll passing",
        ben="troll @temple ask_roll",
        phase="arrived",
        deck="goblin",
        dice=[1, 6, 6],
    )
    assert [one.card for one in s.hero("ana").trophies] == ["goblin"]


# -- what is told ---------------------------------------------------------------------------------------------------


@rule("TA-13:2")
def test_a_card_that_was_drawn_alone_is_not_told_twice() -> None:
    s = arrives("warrior @fields_1", deck="old_sage").says("cards_drawn", cards=("old_sage",))
    s.silent("card_met").says("gained", what="craft")
    s = arrives("warrior @ruins", cards={"ruins": "old_sage"}, deck="feast_day")
    assert [event["card"] for event in s.told("card_met")] == ["feast_day", "old_sage"]


@pytest.mark.parametrize(("die", "nothing"), [(3, True), (6, False)])
def test_a_roll_of_which_nothing_comes_says_so(die: int, nothing: bool) -> None:
    s = scene(phase="arrived", ana="warrior @village ask_roll", ben="troll @temple ask_roll", dice=[die])
    s.say("ana", "visit mystic")
    assert bool(s.told("nothing_comes")) is nothing
    assert s.sequence("rolled_table", "nothing_comes")[:1] == ["rolled_table"]


@rule("TA-13:17")
def test_an_event_that_concerns_nobody_says_so() -> None:
    arrives("warrior @fields_1", ben="troll @temple ask_roll", deck="burning_mountain").says("nothing_comes")

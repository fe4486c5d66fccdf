"""Who and what the effect language names: players, units, terms, cards, numbers (WC-C12 to WC-C19)."""

from __future__ import annotations

from functools import cache

import pytest

from bot.games.warcry.game import WarCry
from tests.support.oneoff import ability, commanding, melee, shot, static, strategy, touched
from tests.support.rules import rule
from tests.support.scene import Scene, game_with, scene

# A1 (men, 4) fights B1 (dark elves, 4). B2 and B4 are greenskins, B2 is unique; A2 is a dwarf unit of 3 with +1.
ARMY = "A1 GA-U02 | A2 GA-U15 committed with NE-A05 | A3 GA-U13 reserve | A4 GA-U10 reserve with GA-A05"
FOES = "B1 HD-U07 | B2 HD-U19 | B3 HD-U03 committed reserve | B4 HD-U14"


def rich(*cards: dict[str, str]) -> Scene:
    """A1 attacks B1 in front of two whole armies."""
    return melee(*cards, ana=ARMY, ben=FOES)


def plays(s: Scene, who: str = "ana", line: str = "X-C1") -> list[str]:
    """The units on which a one-off card works."""
    return sorted(touched(s.say(who, f"play_tactic {line}")))


# -- players ------------------------------------------------------------------------------------------------------


@rule("WC-C12")
@pytest.mark.parametrize(
    ("player", "for_ana", "for_ben"),
    [
        ("own", ["A1", "A2"], ["B1", "B2"]),
        ("enemy", ["B1", "B2"], ["A1", "A2"]),
        ("any_side", ["A1", "A2", "B1", "B2"], ["A1", "A2", "B1", "B2"]),
    ],
)
def test_players_are_seen_from_the_controller(player: str, for_ana: list[str], for_ben: list[str]) -> None:
    card = ability("tactic", f"strength(all({player}), 1)")
    s = melee(card, ana="A1 GA-U02 | A2 GA-U15", ben="B1 HD-U07 | B2 HD-U14", ben_hand="X-C1")
    assert plays(s) == for_ana
    assert plays(s, "ben") == for_ben


# -- fixed units --------------------------------------------------------------------------------------------------


@rule("WC-C13")
@pytest.mark.parametrize("word", ["me", "mine"])
def test_in_a_combat_tactic_card_me_is_the_own_unit_in_combat(word: str) -> None:
    card = ability("tactic", f"strength({word}, 1)")
    s = melee(card, ana="A1 GA-U02 | A2 GA-U15", ben_hand="X-C1")
    assert plays(s) == ["A1"]
    assert plays(s, "ben") == ["B1"]
    s.refused("ana", "play_tactic X-C1 by=A2", "card_not_in_hand")


@rule("WC-C13")
def test_in_a_war_cry_card_me_is_the_own_unit_in_combat() -> None:
    assert plays(melee(ability("warcry", "strength(me, 1), strength(mine, 2)"))) == ["A1", "A1"]


@rule("WC-C13")
def test_foe_is_the_opponents_unit_in_the_combat() -> None:
    s = melee(ability("tactic", "strength(foe, -1)"), ben="B1 HD-U07 | B2 HD-U14", ben_hand="X-C1")
    assert plays(s) == ["B1"]
    assert plays(s, "ben") == ["A1"]


@rule("WC-C13")
def test_in_a_support_card_me_is_the_supporting_unit_and_mine_the_fighter() -> None:
    s = melee(ability("support", "leadership(me, 1), strength(mine, 1)"), ana="A1 GA-U02 | A2 GA-U15 | A3 GA-U10")
    s.say("ana", "play_tactic X-C1 by=A3")
    assert touched(s) == ["A3", "A1"]
    assert (s.leadership("A3"), s.leadership("A2"), s.strength("A1")) == (4, 4, 5)


@rule("WC-C13")
def test_on_a_unit_me_is_that_unit_and_on_an_attachment_the_unit_under_it() -> None:
    game = game_with(
        units=[{"abilities": "[support(do=[leadership(me, 1)])]"}],
        attachments=[{"abilities": "[support(do=[leadership(me, 2)])]"}],
    )
    s = scene("A1 GA-U02 | A2 X-U1 | A3 GA-U15 with A9 X-A1", "B1 HD-U07", game=game).say("ana", "attack A1 -> B1")
    s.say("ana", "use_tactic A2").say("ben", "tactic_pass")
    assert touched(s.say("ana", "use_tactic A9")) == ["A3"]
    assert (s.leadership("A2"), s.leadership("A3")) == (4, 6)


@rule("WC-C13")
def test_that_and_target_are_the_units_of_the_triggering_event() -> None:
    card = ability("reaction", "leadership(that, -1), leadership(target, 2)", on="attack_declared(enemy)")
    s = scene("A1 GA-U02 | A2 GA-U15", "B1 HD-U07 | B2 HD-U14", game=game_with(actions=[card]), ben_hand="X-C1")
    s.say("ben", "arm X-C1").say("ana", "attack A2 -> B2")
    assert touched(s) == ["A2", "B2"]
    assert (s.leadership("A2"), s.leadership("B2")) == (3, 4)


@rule("WC-C13")
def test_chosen_is_the_unit_selected_by_with() -> None:
    s = rich(ability("tactic", "with_(pick(own, other), [strength(chosen, 1), leadership(chosen, 1)])"))
    s.say("ana", "play_tactic X-C1").asks("ana", "pick", "A2", "A3", "A4").say("ana", "choose A4")
    assert touched(s) == ["A4", "A4"]


# -- choices ------------------------------------------------------------------------------------------------------


@rule("WC-C13")
def test_pick_makes_the_controller_choose_exactly_one() -> None:
    s = rich(ability("tactic", "strength(pick(enemy, greenskin), -1)"))
    s.say("ana", "play_tactic X-C1").asks("ana", "pick", "B2", "B4")
    s.refused("ana", "choose", "wrong_number").say("ana", "choose B4")
    assert (s.strength("B4"), s.strength("B2")) == (1, 6)


@rule("WC-C13")
def test_pick_takes_the_only_fitting_unit_unasked() -> None:
    s = rich(ability("tactic", "strength(pick(enemy, cavalry), -1)"))
    assert plays(s) == ["B3"]
    assert s.match.asks == ()


@rule("WC-C13")
def test_foe_pick_lets_the_opponent_choose_among_units_seen_from_the_controller() -> None:
    s = rich(ability("tactic", "strength(foe_pick(enemy, greenskin), -1)"))
    s.say("ana", "play_tactic X-C1").asks("ben", "foe_pick", "B2", "B4").say("ben", "choose B2")
    assert (s.strength("B2"), s.strength("B4")) == (5, 2)
    t = rich(ability("tactic", "strength(foe_pick(own, reserve), -1)"))
    t.say("ana", "play_tactic X-C1").asks("ben", "foe_pick", "A3", "A4").say("ben", "choose A3")
    assert t.strength("A3") == 3


@rule("WC-C13")
@pytest.mark.parametrize("chosen", [[], ["A3"], ["A2", "A4"]])
def test_pick_up_to_takes_none_to_n(chosen: list[str]) -> None:
    s = rich(ability("tactic", "strength(pick_up_to(2, own, other), 1)"))
    s.say("ana", "play_tactic X-C1").asks("ana", "pick_up_to", "A2", "A3", "A4")
    assert (s.ask("ana").low, s.ask("ana").high) == (0, 2)
    s.refused("ana", "choose A2,A3,A4", "wrong_number", "WC-C13")
    s.say("ana", f"choose {','.join(chosen)}".strip())
    assert touched(s) == chosen


@rule("WC-C13")
def test_pick_up_to_is_asked_even_with_one_fitting_unit() -> None:
    s = rich(ability("tactic", "strength(pick_up_to(2, enemy, cavalry), -1)"))
    s.say("ana", "play_tactic X-C1").asks("ana", "pick_up_to", "B3").say("ana", "choose")
    assert s.strength("B3") == 4


@rule("WC-C13")
def test_all_takes_every_fitting_unit() -> None:
    assert plays(rich(ability("tactic", "strength(all(enemy, greenskin), -1)"))) == ["B2", "B4"]


# -- finding nothing ----------------------------------------------------------------------------------------------


@rule("WC-C14")
def test_an_operation_that_finds_nobody_does_nothing_and_the_others_go_on() -> None:
    s = rich(ability("tactic", "strength(all(own, greenskin), 1), strength(pick(own, daemon), 1), strength(mine, 1)"))
    assert plays(s) == ["A1"]


@rule("WC-C14")
def test_a_command_of_which_no_operation_finds_anybody_is_refused() -> None:
    card = ability("command", "strength(all(own, greenskin), 1), rally(pick(own, committed))")
    s = commanding(card, ana="A1 GA-U02 | A2 GA-U15").refused("ana", "play_command X-C1", "can_do_nothing", "WC-C47")
    assert "play_command X-C1" not in s.offers("ana")
    t = commanding(card, ana="A1 GA-U02 | A2 GA-U15 committed").say("ana", "play_command X-C1")
    assert not t.there("A2").committed


# -- terms --------------------------------------------------------------------------------------------------------

TERMS = {
    "ready": "A1 A3 A4 B1 B2 B4",
    "committed": "A2 B3",
    "battle": "A2 B2 B4",
    "reserve": "A3 A4 B3",
    "in_combat": "A1 B1",
    "not_in_combat": "A2 A3 A4 B2 B3 B4",
    "other": "A2 A3 A4 B1 B2 B3 B4",
    "has_ranged": "A4",
    "has_attachment": "A2 A4",
    "unique": "B2",
    "cost_le(2)": "B4",
    "cost_le(3)": "A2 A4 B4",
    "cost_ge(5)": "A3 B2 B3",
    "cost_ge(6)": "B2",
    "strength_le(2)": "A4 B4",
    "strength_le(3)": "A4 B4",
    "strength_ge(4)": "A1 A2 A3 B1 B2 B3",
    "strength_ge(5)": "B2",
    "infantry": "A1 A2 A4 B1 B2 B4",
    "cavalry": "B3",
    "flyer": "A3",
    "high_elf": "A3 A4",
    "hero": "B2",
    "cavalry, committed": "B3",
    "high_elf, reserve, infantry": "A4",
    "other, ready, battle": "B2 B4",
}


@cache
def term_game() -> WarCry:
    """One card for every row of the table."""
    return game_with(actions=[ability("tactic", f"leadership(all(any_side, {terms}), 1)") for terms in TERMS])


@rule("WC-C15")
@pytest.mark.parametrize("terms", TERMS)
def test_a_unit_must_satisfy_all_terms(terms: str) -> None:
    card = f"X-C{list(TERMS).index(terms) + 1}"
    s = scene(ARMY, FOES, game=term_game(), ana_hand=card).say("ana", "attack A1 -> B1")
    assert plays(s, line=card) == TERMS[terms].split()


@rule("WC-C15")
def test_on_a_card_without_me_other_is_not_mine() -> None:
    card = ability("reaction", "leadership(all(own, other), 1)", on="attack_declared(own)")
    s = melee(card, ana="A1 GA-U02 | A2 GA-U15 | A3 GA-U10", attack="").say("ana", "arm X-C1", "attack A2 -> B1")
    assert touched(s) == ["A1", "A3"]


@rule("WC-C15")
def test_not_target_leaves_out_the_target_of_the_event() -> None:
    card = ability("reaction", "leadership(all(own, not_target), 1)", on="attack_declared(enemy)")
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U14 | B3 HD-U15", game=game_with(actions=[card]), ben_hand="X-C1")
    assert touched(s.say("ben", "arm X-C1").say("ana", "attack A1 -> B2")) == ["B1", "B3"]


@rule("WC-C15")
def test_keywords_of_an_attachment_never_count_for_its_unit() -> None:
    card = ability("tactic", "leadership(all(own, wizard), 1)")
    # The Court Magister is a wizard, the unit that he accompanies is none.
    s = melee(card, ana="A1 GA-U02 with GA-A05")
    s.refused("ana", "play_tactic X-C1", "can_do_nothing")
    assert plays(melee(card, ana="A1 GA-U02 with GA-A05 | A2 GA-U14")) == ["A2"]


@rule("WC-C16")
def test_units_on_the_battlefield_are_in_play_but_in_no_line() -> None:
    numbers = ability("tactic", "strength(mine, count(own, battle)), strength(mine, count(own, reserve))")
    s = melee(numbers, ability("tactic", "strength(mine, count(any_side))"))
    s.say("ana", "play_tactic X-C1")
    assert (s.strength("A1"), s.strength("B1")) == (4, 4)
    s.say("ben", "tactic_pass").say("ana", "play_tactic X-C2")
    assert s.strength("A1") == 6


@rule("WC-C16")
@pytest.mark.parametrize(
    ("do", "who", "need"),
    [
        ("strength(all(own), 1)", ["A1"], ""),
        ("strength(pick(own), 1)", ["A1"], "exists(own)"),
        ("strength(foe_pick(enemy), -1)", ["B1"], "not_(none(enemy))"),
    ],
)
def test_fighters_are_found_by_every_selector(do: str, who: list[str], need: str) -> None:
    assert plays(melee(ability("tactic", do, need=need))) == who


@rule("WC-C16")
def test_fighters_are_offered_by_pick_up_to() -> None:
    s = melee(ability("tactic", "strength(pick_up_to(3, any_side), 1)"))
    s.say("ana", "play_tactic X-C1").asks("ana", "pick_up_to", "A1", "B1").say("ana", "choose A1,B1")
    assert touched(s) == ["A1", "B1"]


@rule("WC-C16")
def test_in_a_ranged_attack_both_units_stand_in_their_lines() -> None:
    card = ability("tactic", "leadership(all(any_side, battle), 1), leadership(all(any_side, reserve), 2)")
    s = shot(card, ben="B1 HD-U07 reserve | B2 HD-U14")
    assert touched(s.say("ana", "play_tactic X-C1")) == ["A1", "B2", "B1"]
    assert (s.leadership("A1"), s.leadership("B1")) == (4, 5)


@rule("WC-C17")
def test_cost_is_printed_without_attachments_and_strength_is_current() -> None:
    cards = [
        ability("tactic", "leadership(all(own, other, cost_le(3)), 1)"),
        ability("tactic", "leadership(all(own, other, strength_ge(5)), 1)"),
        ability("tactic", "strength(pick(own, dwarf), 1), leadership(all(own, other, strength_ge(5)), 1)"),
    ]
    # Shieldbearers: cost 3, strength 3; Full Harness costs 2 more and gives +1.
    s = melee(*cards, ana="A1 GA-U02 | A2 GA-U15 with NE-A05")
    assert plays(s) == ["A2"]
    s.say("ben", "tactic_pass").refused("ana", "play_tactic X-C2", "can_do_nothing")
    assert plays(s, line="X-C3") == ["A2", "A2"]


# -- cards of a discard pile --------------------------------------------------------------------------------------


@rule("WC-C18")
@pytest.mark.parametrize(
    ("selector", "offered"),
    [
        ("pick_discard(own, action, any)", ["NE-C01", "NE-C13", "NE-C19", "NE-C21", "NE-C28"]),
        ("pick_discard(own, action, combat_tactic)", ["NE-C01", "NE-C02"]),
        ("pick_discard(own, action, warcry)", ["NE-C13", "NE-C14"]),
        ("pick_discard(own, action, command)", ["NE-C21", "NE-C22"]),
    ],
)
def test_pick_discard_offers_the_fitting_cards_of_an_action_pile(selector: str, offered: list[str]) -> None:
    pile = "NE-C01 NE-C13 NE-C19 NE-C21 NE-C28" if "any" in selector else "NE-C01 NE-C02 NE-C13 NE-C14 NE-C21 NE-C22"
    s = melee(ability("tactic", f"recover({selector})"), ana_discard=pile, ben_discard="NE-C03")
    s.say("ana", "play_tactic X-C1").asks("ana", "discard_pile", *offered).say("ana", f"choose {offered[0]}")
    assert offered[0] in s.player("ana").action_hand
    assert offered[0] not in s.player("ana").action_discard


@rule("WC-C18")
@pytest.mark.parametrize(
    ("selector", "offered"),
    [
        ("pick_discard(own, army, unit)", ["GA-U02", "GA-U08", "GA-U15", "GA-U19"]),
        ("pick_discard(own, army, attachment)", ["NE-A05", "NE-A10"]),
        ("pick_discard(own, army, any)", ["GA-U02", "GA-U08", "GA-U15", "GA-U19", "NE-A05", "NE-A10"]),
        ("pick_discard(own, army, unit, dwarf)", ["GA-U15", "GA-U19"]),
        ("pick_discard(own, army, any, cost_le(2))", ["NE-A05", "NE-A10"]),
        ("pick_discard(own, army, unit, cost_ge(4), strength_le(5))", ["GA-U02", "GA-U08", "GA-U19"]),
        ("pick_discard(own, army, unit, strength_ge(5))", ["GA-U08", "GA-U19"]),
        ("pick_discard(enemy, army, unit)", ["HD-U07", "HD-U14"]),
    ],
)
def test_pick_discard_offers_the_fitting_cards_of_an_army_pile(selector: str, offered: list[str]) -> None:
    s = melee(
        ability("tactic", f"put_on_top({selector})"),
        ana_army_discard="GA-U02 NE-A05 GA-U15 NE-A10 GA-U08 GA-U19",
        ben_army_discard="HD-U07 HD-U14",
    )
    s.say("ana", "play_tactic X-C1").asks("ana", "discard_pile", *offered).say("ana", f"choose {offered[-1]}")
    owner = "ben" if "enemy" in selector else "ana"
    assert s.player(owner).army_deck[0] == offered[-1]


@rule("WC-C18")
def test_pick_discard_reads_unique_as_printed() -> None:
    s = melee(
        ability("tactic", "put_on_top(pick_discard(own, army, unit, unique))"), ana_army_discard="GA-U02 GA-U19 GA-U15"
    )
    s.say("ana", "play_tactic X-C1").says("put_on_top", card="GA-U19", pile="army")
    assert s.player("ana").army_deck[0] == "GA-U19"


# -- numbers ------------------------------------------------------------------------------------------------------

# A1 (4 strength, 3 tactic points) fights B1, Riders of the Ninth Howl: cost 5, 4 strength, leadership 4, Terror 2, here
# with a token, a harness and a totem: 6 strength. The card costs 2 tactic points.
NUMBERS = {
    "2": 2,
    "-3": -3,
    "count(own)": 3,
    "count(enemy, ready)": 1,
    "count(any_side)": 5,
    "count(own, men)": 1,
    "capped(count(any_side), 3)": 3,
    "capped(count(any_side), 5)": 5,
    "capped(count(any_side), 6)": 5,
    "plus(2, count(own, committed))": 3,
    "minus(count(own))": -3,
    "minus(minus(1))": 1,
    "value(foe, strength)": 6,
    "value(foe, printed_strength)": 4,
    "value(foe, leadership)": 4,
    "value(me, leadership)": 1,
    "value(foe, terror)": 2,
    "value(me, terror)": 0,
    "value(foe, cost)": 5,
    "value(foe, attachments)": 2,
    "value(me, attachments)": 0,
    "value(me, tp_left)": 1,
    "value(me, tp_spent)": 2,
    "value(foe, tp_left)": 4,
    "value(foe, tp_spent)": 0,
    "value(me, ranged)": 0,
    "hand(own)": 3,
    "hand(enemy)": 2,
}


@cache
def number_game() -> WarCry:
    """One card for every row of the table."""
    return game_with(actions=[ability("tactic", f"strength(mine, {number})", points=2) for number in NUMBERS])


@rule("WC-C19")
@pytest.mark.parametrize("number", NUMBERS)
def test_numbers(number: str) -> None:
    card = f"X-C{list(NUMBERS).index(number) + 1}"
    s = scene(
        "A1 GA-U02 | A2 GA-U15 committed | A3 GA-U10 reserve",
        "B1 HD-U03 strength+1 with NE-A05, HD-A04 | B2 HD-U14 committed",
        game=number_game(),
        ana_hand=f"{card} NE-C21 NE-C22",  # and one more is drawn at the start of the combat
        ben_hand="NE-C21",
    )
    s.say("ana", "attack A1 -> B1", f"play_tactic {card}")
    assert s.strength("A1") - 4 == NUMBERS[number]


@rule("WC-C19")
def test_the_ranged_attack_of_a_unit_is_a_number() -> None:
    cards = [ability("tactic", "leadership(mine, value(me, ranged))"), strategy(static("stat(all(own), ranged, -1)"))]
    # The archers' 6, one lower by a strategy; the target has none.
    s = shot(*cards, ana_strategies="A9 X-C2", hand="X-C1", ben_hand="X-C1")
    s.say("ana", "play_tactic X-C1").says("value_changed", unit="A1", amount=5)
    s.say("ben", "play_tactic X-C1").says("value_changed", unit="B1", amount=0)
    assert (s.leadership("A1"), s.leadership("B1")) == (8, 3)


@rule("WC-C19")
@pytest.mark.parametrize(("first", "second", "die"), [("NE-C01", "NE-C13", 1), ("NE-C13", "NE-C01", 6)])
def test_the_die_of_the_card_discarded_last_by_the_same_ability(first: str, second: str, die: int) -> None:
    card = ability("tactic", "strength(mine, die(last_discarded))", cost="discard(1), discard(1)")
    s = melee(card, hand="X-C1 NE-C01 NE-C13").say("ana", "play_tactic X-C1", f"choose {first}", f"choose {second}")
    assert s.strength("A1") == 4 + die

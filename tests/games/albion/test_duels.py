"""Declarations and duels: initiative, strikes, defences, drops, horses, what is in hand (AL-11 to AL-15, AL-17)."""

from __future__ import annotations

import pytest

from bot.games.albion.actions import Defend
from bot.games.albion.fights.odds import at_least
from tests.support.joust import GAWAIN, LANCELOT, declared, duel, scene
from tests.support.rules import rule

FAR = "2.4 galahad @B14"


# -- declaring -----------------------------------------------------------------------------------------------------


@rule("AL-11.1")
def test_only_knights_on_neighbouring_land_hexes_can_begin_a_fight() -> None:
    declared().says("fight_started", members=("1.1", "2.1"))
    near = "1.2 kay @C15 S=12 P=8"
    s = scene("declare", ana=f"1.1 gawain @C17 | {near}", ben="2.1 lancelot @E17 | 2.2 ector @D15")
    s.refused("ana", "declare 1.1: 2.1", "not_in_reach", "AL-11.1", pawn="1.1", target="2.1")
    s = scene("declare", ana=f"1.1 gawain @F10 boat | {near}", ben="2.1 lancelot @E10 | 2.2 ector @D15")
    s.refused("ana", "declare 1.1: 2.1", "not_in_reach", "AL-11.1", pawn="1.1", target="2.1")


@rule("AL-11.1", "AL-R25")
def test_a_boat_in_a_harbour_stands_on_land_and_fights_on_foot() -> None:
    s = duel(ana="1.1 gawain @F14 S=16 boat sword mail", ben="2.1 lancelot @F15 horse sword mail")
    s.says("fight_started")
    assert s.board.modified(s.knight("2.1"), s.knight("1.1"), s.fight) == 16 - 2 - 1 + 1


@rule("AL-11.2")
def test_knights_of_one_player_never_fight_each_other() -> None:
    s = scene("declare", ana="1.1 gawain @C17 horse | 1.2 kay @D17 horse", ben="2.1 lancelot @E17 horse")
    s.refused("ana", "declare 1.1: 1.2", "not_in_reach", "AL-11.1")


@rule("AL-5.5", "AL-11.3", "AL-11.4", "AL-H17")
def test_one_declaration_is_enough_and_declarations_are_secret_until_all_are_in() -> None:
    s = scene("declare", ana=GAWAIN, ben=LANCELOT)
    s.say("ben", "declare 2.1: 1.1").silent("fight_declared")
    assert s.match.view(0).seats[1].attacks is None and s.match.view(1).seats[1].attacks is not None
    s.say("ana", "declare none").says("fight_declared", pawn="2.1", target="1.1").says("fight_started")


@rule("AL-11.3", "AL-D15")
def test_where_nobody_declares_there_is_no_fight_and_silence_declares_none() -> None:
    s = scene("declare", ana=GAWAIN, ben=LANCELOT)
    s.say("ana", "declare none").times_out("ben").says("no_fight")
    assert s.state.fight is None and s.state.round == 2


@rule("AL-11.5", "AL-11.6", "AL-R26")
def test_who_joins_fights_where_his_own_side_does_and_only_there() -> None:
    ana = "1.1 gawain @C17 sword mail | 1.2 kay @D16 S=14 sword mail | 1.3 bedivere @D19"
    s = scene("declare", ana=ana, ben="2.1 lancelot @D17 S=15 sword mail | 2.2 ector @E19")
    s.say("ana", "declare 1.1: 2.1 / 1.2: join / 1.3: join").say("ben", "declare none")
    s.says("fight_joined", pawn="1.2", target="2.1").says("fight_started", members=("1.1", "1.2", "2.1"), several=True)
    assert len(s.told("fight_joined")) == 1 and s.fight.melee


@rule("AL-11.7", "AL-11.8")
def test_fights_follow_each_other_from_north_to_south_and_a_knight_is_in_one_of_them() -> None:
    ana = "1.1 gawain @C17 sword mail | 1.2 kay @C13 sword mail"
    ben = "2.1 lancelot @D17 S=12 sword mail | 2.2 ector @D13 S=12 sword mail"
    s = scene("declare", ana=ana, ben=ben)
    s.say("ana", "declare 1.1: 2.1 / 1.2: 2.2").say("ben", "declare none")
    assert s.fight.members == ["1.2", "2.2"]
    assert s.match.view(None).fights == (("1.1", "2.1"),)
    s.refused("ana", "strike 2.1", "not_in_this_fight", "AL-11.7", target="2.1")
    s.say("ana", "pass").say("ben", "pass").says("fight_started", members=("1.1", "2.1"))


@rule("AL-11.9", "AL-H8", "AL-H9", "AL-R27")
def test_the_first_fight_reveals_name_and_figures_but_no_objects() -> None:
    s = scene("declare", ana=GAWAIN + " ring_of_luned", ben=LANCELOT)
    assert s.match.view(1).pawns[0].figures is None
    s.say("ana", "declare 1.1: 2.1").say("ben", "declare none")
    s.says(
        "identity_revealed", pawn="1.1", knight="gawain", strength=16, power=8, start_power=8, tokens=("sword", "mail")
    )
    shown = s.match.view(1).pawns[0].figures
    assert shown is not None and [one.kind for one in shown.tokens] == ["sword", "mail"]


@rule("AL-11.10", "AL-17.1", "AL-D16")
def test_weapons_are_chosen_in_secret_and_shown_together() -> None:
    s = duel(ana="1.1 gawain @C17 S=16 axe sword mail", ben="2.1 lancelot @D17 S=15 sword estoc mail")
    s.asks("ana", "weapon", "axe", "sword", clause="AL-17.1").asks("ben", "weapon", "sword", "estoc")
    assert s.ask("ana").default == ("axe",)  # four dice
    assert s.ask("ben").default == ("sword",)  # three dice each, efficacy 10 before 8
    s.say("ana", "sword").silent("weapon_drawn")
    s.say("ben", "estoc").says("weapon_drawn", pawn="1.1", weapon="sword").says(
        "weapon_drawn", pawn="2.1", weapon="estoc"
    )


@rule("AL-17.1", "AL-17.6", "AL-15.2")
def test_a_heavy_lance_is_no_choice_on_foot() -> None:
    foot = duel(ana="1.1 gawain @C17 S=16 light_lance sword leather")
    foot.asks("ana", "weapon", "light_lance", "sword")
    rider = duel(ana="1.1 gawain @C17 S=16 horse heavy_lance sword leather")
    rider.asks("ana", "weapon", "heavy_lance", "sword")


@rule("AL-11.11")
def test_a_fight_whose_knights_are_gone_does_not_take_place() -> None:
    ana = GAWAIN + " | 1.2 kay @C13 S=12 sword mail"
    s = scene("declare", ana=ana, ben=LANCELOT + " | 2.2 ector @D13 sword mail", cyr="3.1 tristan @M14")
    s.say("ana", "declare 1.1: 2.1 / 1.2: 2.2").say("ben", "declare none")
    assert s.fight.members == ["1.2", "2.2"]
    s.say("ana", "concede").silent("fight_started")
    assert s.state.fight is None and not s.state.fights and s.state.round == 2
    assert s.sequence("fight_ended") == ["fight_ended"]  # the one that ran; of the other nothing is told


# -- initiative and turns ------------------------------------------------------------------------------------------


@rule("AL-12.1", "AL-12.2")
@pytest.mark.parametrize(("gawain", "lancelot", "first"), [(16, 15, "1.1"), (15, 16, "2.1")])
def test_the_stronger_has_the_initiative_whatever_he_carries(gawain: int, lancelot: int, first: str) -> None:
    s = duel(
        ana=f"1.1 gawain @C17 S={gawain} sword mail", ben=f"2.1 lancelot @D17 S={lancelot} sword plate leather shield"
    )
    assert s.fight.initiative == first
    other = "ben" if first == "1.1" else "ana"
    s.refused(other, "strike", "fight_not_waiting", "AL-12.1")


@rule("AL-12.3", "AL-R49")
@pytest.mark.parametrize(("horse", "first"), [("", "2.1"), ("horse", "1.1")])
def test_equal_strength_is_settled_by_modified_strength_the_horse_counts(horse: str, first: str) -> None:
    # 15 - 2 - 1 = 12 against 15 - 1 - 1 = 13; with the horse 13 against 13 - 0: then dice would decide
    ben = "2.1 lancelot @D17 S=15 estoc mail" if not horse else "2.1 lancelot @D17 S=15 sword mail"
    s = duel(ana=f"1.1 gawain @C17 S=15 sword mail {horse}", ben=ben)
    assert s.fight.initiative == first


@rule("AL-12.3")
def test_a_second_tie_is_rolled_again_and_again() -> None:
    s = duel([4, 4, 2, 5], ben="2.1 lancelot @D17 S=16 sword mail")
    assert [one["die"] for one in s.told("initiative_rolled")] == [4, 4, 2, 5]
    assert s.fight.initiative == "2.1"


@rule("AL-12.4", "AL-12.5", "AL-12.6", "AL-R46", "AL-16.13")
def test_two_passes_in_a_row_end_a_duel_any_other_act_breaks_the_row() -> None:
    s = duel([6, 6, 5])
    s.say("ana", "pass").says("passed", pawn="1.1").says("initiative_set", pawn="2.1")
    s.say("ben", "strike").says("strike_rolled", hit=False, total=17)
    s.say("ana", "pass")
    assert s.fight.passes == 1
    s.say("ben", "pass").says("fight_without_result", how="given_up").says("fight_ended")


@rule("AL-12.8", "AL-12.10", "AL-R29")
@pytest.mark.parametrize(("exhaustion", "ends"), [(2, True), (3, False), (0, False)])
def test_a_duel_ends_after_so_many_turns_defences_are_none(exhaustion: int, ends: bool) -> None:
    s = duel([1, 1, 2, 1, 1, 2, 6, 6, 5], options={"exhaustion": exhaustion})
    s.say("ana", "strike").say("ben", "parry")  # one turn
    s.say("ben", "strike")
    assert (s.state.fight is None) == ends
    if ends:
        s.says("fight_without_result", how="exhausted")


@rule("AL-12.9", "AL-R48")
@pytest.mark.parametrize(("damage", "worn"), [(9, False), (10, True)])
def test_who_is_worn_out_may_not_declare(damage: int, worn: bool) -> None:
    s = scene("declare", ana=f"1.1 gawain @C17 S=16 sword mail damage={damage}", ben=LANCELOT)  # 13 - 9 = 4
    if worn:
        s.refused("ana", "declare 1.1: 2.1", "worn_out_to_attack", "AL-12.9", strength=3, least=4)
        s.refused("ana", "declare 1.1: join", "worn_out_to_attack", "AL-12.9")
    else:
        s.say("ana", "declare 1.1: 2.1").say("ben", "declare none").says("fight_started")


@rule("AL-12.9", "AL-H5")
@pytest.mark.parametrize(("damage", "beaten"), [(9, False), (10, True)])
def test_who_is_worn_out_and_attacked_is_defeated_without_a_strike(damage: int, beaten: bool) -> None:
    s = duel(ben=f"2.1 lancelot @D17 S=15 damage={damage - 1} sword mail")  # 12 - 8 = 4, 12 - 9 = 3
    if beaten:
        s.says("worn_out", pawn="2.1", foe="1.1").says("defeated", pawn="2.1", foe="1.1").silent("weapon_drawn")
        s.say("ana", "terms none")
    else:
        s.silent("worn_out").says("weapon_drawn")


# -- strike and defence ----------------------------------------------------------------------------------------------


@rule("AL-13.1", "AL-14.5", "AL-R53")
def test_without_a_weapon_in_hand_there_is_no_strike_and_no_parry() -> None:
    s = duel([1, 1, 2], ben="2.1 lancelot @D17 S=15 mail")
    assert "2.1" not in s.fight.in_use
    s.say("ana", "strike").refused("ben", "parry", "no_weapon_to_parry", "AL-13.5", pawn="2.1")
    s = duel(ana="1.1 gawain @C17 S=16 mail")
    s.refused("ana", "strike", "no_weapon_in_use", "AL-13.1")


@rule("AL-13.2", "AL-13.3")
@pytest.mark.parametrize(("dice", "hit"), [((6, 5, 2), True), ((6, 5, 3), False)])
def test_a_strike_succeeds_up_to_the_modified_strength(dice: tuple[int, ...], hit: bool) -> None:
    s = duel(dice).say("ana", "strike")  # 16 - 2 - 1 = 13
    s.says("strike_rolled", need=13, total=sum(dice), hit=hit)
    assert (s.fight.blow is not None) == hit
    assert s.fight.initiative == ("1.1" if hit else "2.1")  # AL-13.8


@rule("AL-13.4", "AL-R50")
def test_one_attempt_of_defence_and_none_is_one() -> None:
    s = duel([1, 1, 2, 6, 6, 4]).say("ana", "strike")
    assert s.to_act == ["ben"]
    s.say("ben", "dodge").says("defence_rolled", how="dodge", stopped=True)  # 16 >= 13 + 2
    s = duel([1, 1, 2, 6, 3, 5]).say("ana", "strike").say("ben", "none").says("not_defended", pawn="2.1")
    s.says("damage_applied", damage=14 - 7, total=7)


@rule("AL-13.5", "AL-T3")
def test_a_sword_parries_a_two_handed_sword_an_axe_does_not() -> None:
    ana = "1.1 gawain @C17 S=16 two_handed_sword leather"
    s = duel([1, 1, 2, 1, 1, 2], ana, "2.1 lancelot @D17 S=15 sword leather").say("ana", "strike")
    s.say("ben", "parry").says("defence_rolled", how="parry", need=15 - 2 - 1 + 10 - 12, stopped=True)
    s = duel([1, 1, 2], ana, "2.1 lancelot @D17 S=15 axe leather").say("ana", "strike")
    s.refused("ben", "parry", "parry_too_weak", "AL-13.5", efficacy=9, need=10)
    s.refused("ben", Defend("spell"), "fight_not_waiting", "AL-12.1")  # no spell is named


@rule("AL-13.6")
@pytest.mark.parametrize(("dice", "stopped"), [((4, 3, 2), True), ((4, 4, 2), False)])
def test_the_difference_of_the_weapons_shifts_a_parry(dice: tuple[int, ...], stopped: bool) -> None:
    # estoc 8 against sword 10: 14 - 1 - 1 - 1 - 2 = 9
    more = () if stopped else (1, 1, 1)
    s = duel((1, 1, 2, *dice, *more), ben="2.1 lancelot @D17 S=14 estoc mail shield")
    s.say("ana", "strike").say("ben", "parry").says("defence_rolled", need=9, stopped=stopped)


@rule("AL-13.7")
@pytest.mark.parametrize(("dice", "stopped"), [((6, 5, 2), True), ((6, 4, 2), False)])
def test_a_dodge_is_harder_against_the_strong_and_in_heavy_armour(dice: tuple[int, ...], stopped: bool) -> None:
    # the example of the clause: M 10 strikes, plate and leather weigh 3, 13 is needed
    more = () if stopped else (1, 1, 1)
    s = duel(
        (1, 1, 2, *dice, *more), ana="1.1 gawain @C17 S=13 sword mail", ben="2.1 lancelot @D17 S=12 sword plate leather"
    )
    s.say("ana", "strike").says("strike_rolled", need=10).say("ben", "dodge").says(
        "defence_rolled", need=13, stopped=stopped
    )


@rule("AL-13.8", "AL-13.9")
def test_a_successful_defence_takes_the_initiative_a_hit_keeps_it_even_without_damage() -> None:
    s = duel([1, 1, 2, 1, 1, 2]).say("ana", "strike").say("ben", "parry")
    assert s.fight.initiative == "2.1" and s.knight("2.1").damage == 0
    s = duel([1, 1, 2, 1, 2, 2]).say("ana", "strike").say("ben", "none").says("damage_applied", damage=0)  # 5 - 7
    assert s.fight.initiative == "1.1"


@rule("AL-13.10", "AL-2.6", "AL-2.7", "AL-9.3")
def test_armour_and_shield_reduce_a_wound_never_below_nothing() -> None:
    s = duel([1, 1, 2, 6, 5, 4, 1, 1, 2, 6, 3, 1], ben="2.1 lancelot @D17 S=15 sword plate leather shield")
    s.say("ana", "strike").say("ben", "none").says("damage_applied", armour=12, damage=3, total=3)
    s.say("ana", "strike").say("ben", "none").says("damage_applied", armour=12, damage=0, total=3)


@rule("AL-13.11", "AL-2.3")
def test_wounds_count_against_strikes_and_for_the_dodges_of_the_other() -> None:
    s = duel([1, 1, 2], ana="1.1 gawain @C17 S=16 sword mail damage=5")
    s.say("ana", "strike").says("strike_rolled", need=8)
    assert [one.chance for one in s.match.view(1).choices if one.action == Defend("dodge")] == [at_least(8 + 2)]


@rule("AL-13.12", "AL-R30", "AL-16.15")
def test_wounds_stay_penalties_and_hits_end_with_the_fight() -> None:
    s = duel([1, 1, 2, 6, 3, 2], ben="2.1 lancelot @D17 S=15 horse sword mail")
    s.say("ana", "strike").say("ben", "none").says("damage_applied", damage=7)
    assert s.fight.hits == {"2.1": 1}
    s.say("ana", "pass").say("ben", "pass")
    assert s.state.fight is None and s.knight("2.1").damage == 7


@rule("AL-13.13", "AL-H3")
def test_the_defender_sees_his_chances_before_he_chooses() -> None:
    s = duel([1, 1, 2]).say("ana", "strike")
    chances = {one.action.how: one.chance for one in s.match.view(1).choices if hasattr(one.action, "how")}
    assert chances["parry"] == 6250 and chances["none"] == -1  # 15 - 2 - 2 = 11: 135 of 216


# -- drops and breaking --------------------------------------------------------------------------------------------


@rule("AL-14.1", "AL-14.2", "AL-14.3", "AL-14.7")
@pytest.mark.parametrize(("breaking", "broken"), [((3, 3, 3), True), ((3, 3, 4), False)])
def test_three_equal_dice_of_a_failed_strike_drop_the_weapon_and_may_break_it(
    breaking: tuple[int, ...], broken: bool
) -> None:
    s = duel((5, 5, 5, *breaking)).say("ana", "strike")
    s.says("weapon_dropped", pawn="1.1", weapon="sword", hex="C17").says("breaking_rolled", broken=broken)
    assert s.lies("C17") == ([] if broken else ["sword"]) and s.has("1.1") == ["mail"]
    assert [one.kind for one in s.state.removed] == (["sword"] if broken else [])
    assert s.board.load(s.knight("1.1")) == 1


@rule("AL-14.1")
def test_equal_dice_of_a_successful_strike_or_parry_drop_nothing() -> None:
    s = duel([4, 4, 4, 3, 3, 3]).say("ana", "strike").silent("weapon_dropped")
    s.say("ben", "parry").says("defence_rolled", stopped=True).silent("weapon_dropped")


@rule("AL-14.1", "AL-14.6", "AL-14.8")
def test_a_failed_parry_may_drop_the_weapon_and_the_strike_still_wounds() -> None:
    s = duel([1, 1, 2, 6, 6, 6, 1, 2, 3, 6, 5, 4]).say("ana", "strike").say("ben", "parry")
    s.says("weapon_dropped", pawn="2.1", weapon="sword", hex="D17").says("damage_applied", damage=8)
    s = duel([1, 1, 2, 4, 4, 4, 6, 3, 3]).say("ana", "strike").say("ben", "dodge").silent("weapon_dropped")


@rule("AL-14.4", "AL-21.5", "AL-R42", "AL-8.4")
@pytest.mark.parametrize("weapon", ["excalibur", "bleeding_lance"])
def test_artefacts_and_excalibur_are_dropped_face_up_and_never_break(weapon: str) -> None:
    s = duel([5, 5, 5], ana=f"1.1 gawain @C17 S=12 {weapon} mail", ben="2.1 lancelot @D17 S=11 estoc mail")
    s.say("ana", "strike").says("weapon_dropped", weapon=weapon).silent("breaking_rolled")
    (token,) = s.board.lies("C17")
    assert token.kind == weapon and not token.face_down


# -- horses --------------------------------------------------------------------------------------------------------


@rule("AL-15.1", "AL-2.3", "AL-R32")
def test_a_rider_is_stronger_by_one_against_a_man_on_foot_only() -> None:
    s = duel([1, 1, 2], ana="1.1 gawain @C17 S=16 horse sword mail")
    s.say("ana", "strike").says("strike_rolled", need=14)
    assert [one.chance for one in s.match.view(1).choices if one.action == Defend("dodge")] == [at_least(14 + 2)]
    s = duel([1, 1, 2], ana="1.1 gawain @C17 S=16 horse sword mail", ben="2.1 lancelot @D17 S=15 horse sword plate")
    s.say("ana", "strike").says("strike_rolled", need=13)


@rule("AL-15.3", "AL-15.5", "AL-15.7")
@pytest.mark.parametrize("weapon", ["light_lance", "axe", "two_handed_sword"])
def test_pole_and_two_handed_weapons_unhorse_with_the_first_hit_without_damage(weapon: str) -> None:
    s = duel([1, 1, 2], ana=f"1.1 gawain @C17 S=16 {weapon} leather", ben="2.1 lancelot @D17 S=15 horse sword mail")
    s.say("ana", "strike").say("ben", "none").says("unhorsed", pawn="2.1").silent("damage_applied")
    assert s.lies("D17") == ["horse"] and s.knight("2.1").transport == "foot"
    assert s.fight.initiative == "1.1"


@rule("AL-15.3", "AL-15.4", "AL-R31")
def test_other_weapons_unhorse_with_the_second_hit_and_wound_with_the_first() -> None:
    s = duel([1, 1, 2, 1, 1, 4, 1, 1, 2, 1, 1, 2, 6, 1, 1], ben="2.1 lancelot @D17 S=15 horse sword mail")
    s.say("ana", "strike").say("ben", "none").says("damage_applied", damage=2).silent("unhorsed")
    s.say("ana", "strike").say("ben", "none").says("unhorsed").silent("damage_applied")
    s.say("ana", "strike").say("ben", "none").says("damage_applied", damage=4)


@rule("AL-15.3")
def test_a_strike_that_was_stopped_is_no_hit() -> None:
    s = duel([1, 1, 2, 1, 1, 2], ben="2.1 lancelot @D17 S=15 horse sword mail")
    s.say("ana", "strike").say("ben", "parry")
    assert not s.fight.hits


@rule("AL-15.6", "AL-7.10", "AL-R17")
def test_an_unhorsed_knight_drops_his_heavy_lance_even_in_hand() -> None:
    s = duel([1, 1, 2], ana="1.1 gawain @C17 S=16 axe leather", ben="2.1 lancelot @D17 S=15 horse heavy_lance mail")
    s.say("ana", "strike").say("ben", "none").says("unhorsed").says(
        "token_fell", pawn="2.1", token="heavy_lance", hex="D17"
    )
    assert s.lies("D17") == ["heavy_lance", "horse"] and "2.1" not in s.fight.in_use


@rule("AL-15.7", "AL-D12")
@pytest.mark.parametrize(("answer", "transport"), [("yes", "horse"), ("no", "foot"), ("", "horse")])
def test_after_the_fight_he_may_mount_again(answer: str, transport: str) -> None:
    s = duel([1, 1, 2], ana="1.1 gawain @C17 S=16 axe leather", ben="2.1 lancelot @D17 S=15 horse sword mail")
    s.say("ana", "strike").say("ben", "none").say("ana", "pass").say("ben", "pass").asks("ben", "mount_again")
    s.say("ben", answer) if answer else s.times_out("ben")
    assert s.knight("2.1").transport == transport


# -- equipment in a fight ------------------------------------------------------------------------------------------


@rule("AL-17.2", "AL-12.7", "AL-R36", "AL-R28")
def test_changing_the_weapon_costs_the_attack() -> None:
    s = duel(ana="1.1 gawain @C17 S=16 sword knights_mace mail").say("ana", "sword")
    s.refused("ana", "change sword", "not_to_change", "AL-17.2", token="sword")
    s.say("ana", "change knights_mace").says("equipment_changed", pawn="1.1", weapon="knights_mace")
    assert s.fight.initiative == "2.1"


@rule("AL-17.3")
@pytest.mark.parametrize(("line", "used"), [("pick axe", "axe"), ("pick axe carry", "sword")])
def test_a_weapon_from_the_own_hex_may_come_into_use_at_once(line: str, used: str) -> None:
    s = duel(lying={"C17": "axe", "D17": "estoc"})
    s.refused("ana", "pick estoc", "nothing_there", "AL-17.3", hex="C17")
    s.say("ana", line).says("picked_up", pawn="1.1", token="axe")
    token = s.board.in_use(s.fight, s.knight("1.1"))
    assert token is not None and token.kind == used and s.fight.initiative == "2.1" and s.lies("C17") == []


@rule("AL-17.3", "AL-17.4", "AL-17.8")
def test_the_shield_may_be_picked_up_armour_and_objects_may_not() -> None:
    s = duel(lying={"C17": "shield,leather,cauldron:up"})
    s.refused("ana", "pick leather", "not_in_a_fight", "AL-17.4").refused(
        "ana", "pick cauldron", "not_in_a_fight", "AL-17.8"
    )
    s.say("ana", "pick shield").says("picked_up", token="shield")
    assert s.board.armour(s.knight("1.1")) == 4 + 3


@rule("AL-17.5", "AL-4.3", "AL-4.12")
def test_limits_hold_in_a_fight_too() -> None:
    three = "1.1 gawain @C17 S=16 sword axe estoc mail"
    s = duel(ana=three, lying={"C17": "knights_mace,light_lance"}).say("ana", "sword")
    s.refused("ana", "pick light_lance", "too_many_weapons", "AL-4.3", most=3)
    s = duel(
        ana="1.1 gawain @C17 S=12 sword leather",
        ben="2.1 lancelot @D17 S=8 knights_mace leather",
        lying={"C17": "two_handed_sword"},
    )
    s.refused("ana", "pick two_handed_sword", "too_weak", "AL-4.12")


@rule("AL-17.5", "AL-R55")
@pytest.mark.parametrize(("damage", "allowed"), [(7, True), (8, False)])
def test_nobody_picks_up_what_would_beat_him(damage: int, allowed: bool) -> None:
    s = duel(ana=f"1.1 gawain @C17 S=16 sword mail damage={damage}", lying={"C17": "axe"})  # 13 - damage - 2
    if allowed:
        s.say("ana", "pick axe").says("picked_up")
    else:
        s.refused("ana", "pick axe", "beats_himself", "AL-17.5", least=3)


@rule("AL-17.6")
def test_the_heavy_lance_is_not_picked_up_on_foot() -> None:
    s = duel(lying={"C17": "heavy_lance"})
    s.refused("ana", "pick heavy_lance", "only_mounted", "AL-17.6")


@rule("AL-17.7", "AL-17.4")
def test_nothing_is_laid_down_in_a_fight() -> None:
    s = duel()
    s.refused("ana", "items 1.1: leave sword", "not_in_this_phase", "AL-5.1")

"""Lives: lost, saved, healed; death, what it leaves, and the next character (TA-4, TA-16:10, TA-16:16)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.games.talisman import life
from bot.games.talisman.play import Play
from bot.games.talisman.state import Encounter, Fight, Quest, Side
from tests.support.deeds import ANA, BEN, happens, rehearsal
from tests.support.rules import rule

WAITING = {"reaction_mode": "windows", "windows": "all"}
Deed = Callable[[Play], Awaitable[Any]]


def loses(n: int, **more: Any) -> Deed:
    """Ana loses lives outside a fight."""
    return lambda p: life.lose_lives(p, ANA, n, **more)


def beaten(kind: Any = "battle", n: int = 1) -> Deed:
    """Ana is beaten in a fight by some creature."""

    async def deed(p: Play) -> None:
        foe = Side(name=("Foe", "Wróg", "Nepřítel"))
        p.state.fight = Fight(kind, foe, Side(ANA), step="spoils", result="attacker")
        await life.lose_lives(p, ANA, n)
        p.state.fight = None

    return deed


# -- lost and gained ------------------------------------------------------------------------------------------------


@rule("TA-4:2")
def test_every_loss_takes_so_many_lives() -> None:
    s = rehearsal(ana="delver")
    happens(s, loses(1)).says("lost", seat=ANA, what="life", amount=1, total=3)
    happens(s, loses(2)).says("lost", amount=2, total=1)
    assert s.hero("ana").lives == 1


@rule("TA-4:4", "TA-4:5")
def test_lives_gained_have_no_upper_limit() -> None:
    s = rehearsal(ana="delver lives=4")
    happens(s, lambda p: life.gain(p, ANA, "life", 3)).says("gained", what="life", amount=3, total=7)
    assert s.hero("ana").lives == 7


@rule("TA-4:6", "TA-R26")
@pytest.mark.parametrize(("lives", "n", "healed"), [(1, 2, 2), (3, 2, 1), (4, 2, 0), (6, "quota", 0), (1, "quota", 3)])
def test_healing_goes_up_to_the_number_of_the_start(lives: int, n: Any, healed: int) -> None:
    s = rehearsal(ana=f"delver lives={lives}")
    happens(s, lambda p: life.heal(p, ANA, n)).says("healed", seat=ANA, amount=healed, total=lives + healed)
    assert s.hero("ana").lives == lives + healed


def test_a_loss_from_a_cause_that_cannot_hurt_is_none() -> None:
    s = rehearsal(ana="delver objects=water_skin")
    happens(s, loses(1, cause="desert")).says("life_saved", card="water_skin").silent("lost")
    happens(s, loses(1, cause="swamp")).says("lost", total=3)


@rule("TA-R46", "TA-D55")
def test_followers_may_be_given_instead_of_lives() -> None:
    s = rehearsal(ana="delver followers=unicorn,guide,house_imp,squire")
    happens(s, loses(2, instead=True)).asks("ana", "followers_instead", "c1", "c2", "c4")
    assert (s.ask("ana").low, s.ask("ana").high, s.ask("ana").default) == (0, 2, ())
    s.say("ana", "choose c2").says("discarded", unit="c2").says("lost", amount=1, total=3)
    assert s.has("ana") == ["unicorn", "house_imp", "squire"]
    happens(s, loses(1, instead=True)).asks("ana", "followers_instead")
    s.say("ana", "choose c1").silent("lost")
    assert s.state.adventure_discard == ["guide", "unicorn"]


# -- saved ----------------------------------------------------------------------------------------------------------


@rule("TA-16:10", "TA-D35", "TA-R27")
@pytest.mark.parametrize(
    ("card", "die", "saved"),
    [("helmet", 5, 0), ("helmet", 6, 1), ("shield", 4, 0), ("shield", 5, 1), ("armour", 3, 0), ("armour", 4, 1)],
)
def test_one_piece_of_armour_may_save_one_life(card: str, die: int, saved: int) -> None:
    s = rehearsal(ana=f"delver objects={card}", dice=[die])
    happens(s, beaten(n=2)).asks("ana", "armour", "c1", clause="TA-16:10")
    s.say("ana", "choose c1").says("save_rolled", seat=ANA, card=card, die=die, saved=bool(saved))
    s.says("lost", amount=2 - saved, total=2 + saved)


@rule("TA-16:10", "TA-D35")
def test_of_several_pieces_one_is_rolled_with_by_default_the_best() -> None:
    s = rehearsal(ana="delver objects=helmet,armour,shield", dice=[1])
    happens(s, beaten()).asks("ana", "armour", "c1", "c2", "c3")
    assert s.ask("ana").default == ("c2",)
    s.say("ana", "choose c3").says("save_rolled", card="shield", die=1).says("lost", amount=1, total=3)
    assert len(s.told("save_rolled")) == 1


@rule("TA-16:16")
def test_no_means_to_save_a_life_must_be_used() -> None:
    s = rehearsal(ana="delver objects=armour followers=squire")
    happens(s, beaten()).asks("ana", "armour")
    s.say("ana", "choose").asks("ana", "use_effect")
    s.say("ana", "no").silent("save_rolled").says("lost", total=3)
    assert s.has("ana") == ["armour", "squire"]


@rule("TA-16:16", "TA-R20", "TA-D45")
def test_after_armour_that_fails_the_squire_may_still_save_the_life() -> None:
    s = rehearsal(ana="delver lives=2 objects=armour followers=squire", dice=[3])
    happens(s, beaten()).asks("ana", "armour")
    s.say("ana", "choose c1").asks("ana", "use_effect")
    assert s.ask("ana").default == ("no",)
    s.say("ana", "yes").says("discarded", unit="c2").says("life_saved", card="squire").silent("lost")
    assert (s.hero("ana").lives, s.state.adventure_discard) == (2, ["squire"])


@rule("TA-16:16")
def test_once_the_life_is_saved_the_rest_is_not_used() -> None:
    s = rehearsal(ana="delver objects=armour followers=squire", dice=[4])
    happens(s, beaten()).asks("ana", "armour")
    s.say("ana", "choose c1").says("save_rolled", saved=True).silent("lost")
    assert s.has("ana") == ["armour", "squire"]


@rule("TA-D45")
def test_the_squire_is_given_by_default_only_for_the_last_life() -> None:
    s = rehearsal(ana="delver lives=1 followers=squire")
    happens(s, beaten()).asks("ana", "use_effect")
    assert s.ask("ana").default == ("yes",)
    s.times_out("ana").says("life_saved", card="squire")


@rule("TA-16:16")
def test_in_psychic_combat_another_roll_saves() -> None:
    s = rehearsal(ana="delver objects=armour followers=barefoot_friar,squire", dice=[5])
    happens(s, beaten("psychic")).asks("ana", "other_save")
    s.say("ana", "yes").says("save_rolled", card="barefoot_friar", die=5, saved=True).silent("lost")


@rule("TA-R63", "TA-16:16")
def test_outside_fights_nothing_is_rolled() -> None:
    s = rehearsal(ana="delver objects=armour followers=squire,barefoot_friar")
    happens(s, loses(1, cause="death")).silent("save_rolled").says("lost", total=3)


@rule("TA-16:16", "TA-R27")
def test_last_breath_prevents_the_whole_loss() -> None:
    s = rehearsal(ana="delver cast_limit=1 spells=last_breath", options=WAITING)
    happens(s, loses(3)).asks("ana", "react")
    s.say("ana", "cast last_breath").silent("lost")
    assert (s.hero("ana").lives, s.state.spell_discard) == (4, ["last_breath"])


@rule("TA-R26")
def test_a_life_may_be_healed_before_the_last_one_is_lost() -> None:
    s = rehearsal(ana="delver cast_limit=1 lives=1 spells=mending", options=WAITING)
    happens(s, loses(1)).asks("ana", "react")
    s.say("ana", "cast mending target=delver").says("lost", amount=1).silent("died")
    assert s.hero("ana").lives > 0


def test_a_life_taken_fulfils_a_quest() -> None:
    s = rehearsal(ana="delver objects=armour", ben="druid @castle")

    async def taken(p: Play) -> None:
        p.hero(BEN).quest = Quest("take_life")
        await life.lose_lives(p, ANA, 1, by=BEN)

    happens(s, taken)
    quest = s.hero("ben").quest
    assert quest is not None and quest.done


# -- death ----------------------------------------------------------------------------------------------------------

LADEN = "sorcerer @fields_1 lives=1 gold=3 objects=sword,talisman,raft followers=unicorn,house_imp trophies=goblin"


@rule("TA-4:3", "TA-4:3a", "TA-4:7", "TA-4:8", "TA-6:5")
def test_what_a_dead_character_leaves() -> None:
    s = rehearsal(ana=f"{LADEN} spells=mending,banish", ben="delver @castle", turn="ben", shuffles=["as_is"])
    happens(s, loses(3)).says("lost", amount=1, total=0).says("died", seat=ANA, card="sorcerer")
    s.asks("ana", "new_character", clause="TA-4:7")
    assert s.ask("ana").default == ("yes",)
    s.say("ana", "yes")
    assert s.lies("fields_1") == ["sword", "talisman", "unicorn"]
    assert s.board.spot("fields_1").gold == 3
    assert sorted(s.state.adventure_discard) == ["goblin", "house_imp"]
    assert s.state.stock["raft"] == 4
    assert sorted(s.state.spell_discard) == ["banish", "mending"]


@rule("TA-4:1", "TA-3:1", "TA-4:3", "TA-4:3b", "TA-4:7")
def test_a_new_character_begins_as_at_set_up() -> None:
    s = rehearsal(ana=LADEN, turn="ben", ben="delver @castle", unused="cleric", shuffles=["as_is"], spells="unmake")
    happens(s, loses(1)).asks("ana", "new_character")
    s.say("ana", "yes").says("new_character", seat=ANA, card="cleric", start_card="chapel")
    hero = s.hero("ana")
    assert (hero.character, hero.space, hero.alignment) == ("cleric", "chapel", "good")
    assert (hero.strength, hero.craft, hero.lives, hero.gold) == (2, 4, 4, 1)
    assert hero.spells == ["unmake"] and not s.has("ana") and hero.quest is None
    assert "sorcerer" in s.state.unused and "cleric" not in s.state.unused


@rule("TA-4:3b")
def test_the_character_just_dead_is_drawn_like_any_other() -> None:
    s = rehearsal(ana=LADEN, turn="ben", ben="delver", shuffles=[["sorcerer"]], spells="unmake, banish")
    happens(s, loses(1)).asks("ana", "new_character")
    s.say("ana", "yes").says("new_character", card="sorcerer")


@rule("TA-4:3", "TA-R59")
def test_after_the_crown_was_reached_nobody_gets_a_new_character() -> None:
    s = rehearsal(ana=LADEN, turn="ben", ben="delver", cyr="druid", fields={"crown_reached": True})
    happens(s, loses(1)).says("left_game", seat=ANA, reason="died").silent("new_character")
    assert s.seat("ana").status == "out" and s.seat("ana").hero is None
    assert s.lies("fields_1") == ["sword", "talisman", "unicorn"]


@rule("TA-D51", "TA-4:7")
def test_declining_a_new_character_is_leaving() -> None:
    s = rehearsal(ana=LADEN, turn="ben", ben="delver", cyr="druid")
    happens(s, loses(1)).asks("ana", "new_character")
    s.say("ana", "no").says("left_game", seat=ANA, reason="admitted")
    assert s.seat("ana").status == "out"


@rule("TA-4:7")
def test_the_turn_of_the_active_character_ends_with_its_death() -> None:
    s = rehearsal(ana=LADEN, ben="delver @castle", shuffles=["as_is"])
    happens(s, loses(1)).asks("ana", "new_character")
    s.say("ana", "yes")
    assert (s.state.turn.seat, s.state.phase, s.to_act) == (BEN, "before_move", ["ben"])


@rule("TA-4:7")
def test_a_fight_of_a_dead_character_is_over_and_its_spells_are_lost() -> None:
    s = rehearsal(ana="delver lives=1", ben="druid", cyr="warrior", turn="ben", fields={"crown_reached": True})

    async def dies_in_a_fight(p: Play) -> None:
        p.state.fight = fight = Fight("battle", Side(BEN), Side(ANA))
        await life.die(p, ANA)
        assert fight.result == "broken"
        p.state.fight = None

    happens(s, dies_in_a_fight).says("left_game", seat=ANA)


@rule("TA-4:7", "TA-13:18")
def test_nobody_takes_what_a_dead_character_leaves_in_the_encounter_that_runs() -> None:
    s = rehearsal(
        ana="delver @woods_1 gold=0",
        ben="warrior @woods_1 lives=1 gold=2 objects=sword",
        cyr="druid",
        cards={"woods_1": "helmet"},
        gold={"woods_1": 3},
        phase="encounter",
        turn_fields={"encounter": Encounter("woods_1", "take", there=["c2"])},
        fields={"crown_reached": True},
    )
    happens(s, lambda p: life.die(p, BEN))
    s.refused("ana", "take c1", "came_later", "TA-13:18")
    s.say("ana", "take all")
    assert (s.has("ana"), s.hero("ana").gold) == (["helmet"], 3)
    assert (s.lies("woods_1"), s.board.spot("woods_1").gold) == (["sword"], 2)

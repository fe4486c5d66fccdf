"""Odd cases at a referee's table: what happens at once, in the middle of something else, or to somebody else."""

from __future__ import annotations

import pytest

from bot.games.talisman.state import Quest
from tests.games.talisman.cards.meeting import arrives, stands, turn_of
from tests.games.talisman.words.writing import card, enemy, event, joined, mod, op, spell, thing, used
from tests.support.quest import scene, starter
from tests.support.rules import rule

OTHER = {"what": "character", "scope": "board"}
DONE = Quest("take_life", 1, done=True)
HURT = op("each", who="target", do=[op("lose", what="life")])


@rule("TA-20:4", "TA-20:5")
@pytest.mark.parametrize(("by", "done"), [("spell", True), ("thing", False)])
def test_quest_1_counts_a_spell_of_the_character_and_no_thing(by: str, done: bool) -> None:
    own = thing("own", effects=(used("own_turn", HURT, target=OTHER),))
    game = joined(own, spells=(spell("hurt", "own_turn", HURT, target=OTHER),))
    who = "warrior quest=take_life spells=hurt cast_limit=1 objects=own"
    s = stands(who, game=game).say("ana", "cast hurt target=monk" if by == "spell" else "use c1 target=monk")
    quest = s.hero("ana").quest
    assert s.hero("ben").lives == 3 and quest is not None and quest.done == done


@rule("TA-20:6", "TA-20:8")
def test_two_quests_fulfilled_in_one_turn_and_one_talisman_left() -> None:
    """The active character comes first; the other quest is over without a reward."""
    s = scene(
        ana="warrior @fields_1 ask_roll",
        ben="monk @oasis ask_roll",
        cyr="druid @castle ask_roll objects=talisman,talisman,talisman",
        phase="turn_end",
        seat_fields={who: {"quest": DONE} for who in ("ana", "ben")},
    )
    assert (s.has("ana"), s.has("ben"), s.state.stock["talisman"]) == (["talisman"], [], 0)
    assert s.hero("ben").quest is None and {s.hero("ana").space, s.hero("ben").space} == {"warlock_cave"}


@rule("TA-16:10", "TA-R63")
def test_armour_does_not_save_what_a_spell_takes_before_the_dice() -> None:
    hurt = spell("hurt", "own_fight", HURT, target=OTHER)
    s = arrives(
        "sorcerer @city spells=hurt cast_limit=1",
        ben="warrior @city objects=armour",
        game=joined(spells=(hurt,)),
        dice=[1, 6, 6],
    )
    s.say("ana", "meet warrior battle").say("ana", "cast hurt").silent("save_rolled")
    assert s.hero("ben").lives == 3
    s.say("ben", "choose life")
    assert s.hero("ana").lives == 3


@rule("TA-C15")
@pytest.mark.parametrize(("amulet", "result"), [("", "duel_won"), ("objects=amulet_of_silence", "duel_stand_off")])
def test_a_spell_without_a_target_changes_no_immune_foe(amulet: str, result: str) -> None:
    stone = spell("stone", "own_fight", op("fight_mod", side="opponent", no_die=True))
    s = arrives(
        "sorcerer @city strength=4 spells=stone cast_limit=1",
        ben=f"bard @city strength=4 {amulet}",
        game=joined(spells=(stone,)),
        dice=[3, 3] if amulet else [3],
    )
    s.say("ana", "meet bard battle").say("ana", "cast stone").says(result)
    if not amulet:
        s.say("ana", "choose life")


@rule("TA-14:4")
@pytest.mark.parametrize(("by", "dice", "result"), [("spell", [1, 3], "fight_stand_off"), ("thing", [3], "fight_won")])
def test_inside_spells_weaken_no_creature_but_things_do(by: str, dice: list[int], result: str) -> None:
    """A Werewolf of 10 against a Strength of 8: the spell cannot be cast, the thing keeps its die from it."""
    weak = op("fight_mod", side="opponent", no_die=True)
    own = thing("own", effects=(used("own_fight", weak, op("discard_self")),))
    game = joined(own, spells=(spell("weak", "own_fight", weak, target={"what": "character_or_creature"}),))
    what = "spells=weak cast_limit=1" if by == "spell" else "objects=own"
    s = arrives(f"bard strength=8 @werewolf_den {what}", game=game, dice=[5, 5, *dice])
    if by == "spell":
        s.refused("ana", "cast weak", "no_such_option")
    s.say("ana", "pass" if by == "spell" else "use c1").says(result)
    assert s.hero("ana").inner_done == (by == "thing") and s.hero("ana").lives == 4


@rule("TA-18:6", "TA-12:9")
@pytest.mark.parametrize(("by", "stolen"), [("thing", True), ("spell", False)])
def test_only_a_spell_stops_a_theft(by: str, stolen: bool) -> None:
    own = thing("own", effects=(used("when_attacked", op("evade")),))
    what = "objects=sword,own" if by == "thing" else "objects=sword spells=unseen"
    s = arrives("thief @city", ben=f"warrior @city {what}", game=joined(own), options={"reaction_mode": "windows"})
    s.say("ana", "meet warrior steal sword")
    if by == "spell":
        s.say("ben", "cast unseen")
    assert ("sword" in s.has("ana")) == stolen and turn_of(s) == "ben"


@rule("TA-18:6")
def test_the_same_thing_evades_an_attack() -> None:
    own = thing("own", effects=(used("when_attacked", op("evade")),))
    s = arrives("thief @city", ben="warrior @city objects=own", game=joined(own), options={"reaction_mode": "windows"})
    s.say("ana", "meet warrior battle").say("ben", "use c1").says("attack_evaded")


@rule("TA-R25", "TA-4:8", "TA-24:7")
def test_a_plague_kills_some_and_the_rest_of_it_treats_the_others() -> None:
    plague = event("own", op("each", who="all", do=[op("lose", what="life"), op("gain", what="gold")]))
    s = arrives(
        "warrior @fields_1",
        ben="monk @temple lives=1",
        cyr="druid @castle lives=2",
        game=joined(plague),
        deck="own",
        unused="troll",
        shuffles=[["troll"]],
    )
    s.asks("ben", "new_character").say("ben", "yes")
    assert (s.hero("ana").lives, s.hero("cyr").lives, s.hero("cyr").gold) == (3, 1, 2)
    assert s.hero("ben").character == "troll" and s.hero("ben").gold == 1  # the new one is not treated


@rule("TA-13:11", "TA-4:7")
def test_who_dies_of_the_first_of_two_events_leaves_the_second_lying() -> None:
    first = event("own", op("lose", what="life"))
    second = card("other", "stranger", after="stay", effects=[{"on": "encounter", "do": [op("gain", what="gold")]}])
    s = arrives(
        "warrior @ruins lives=1 objects=sword gold=2",
        game=joined(first, second),
        deck="own other",
        options={"last_character": True},
        cyr="druid @castle",
        ben="monk @temple",
    )
    assert s.lies("ruins") == ["other", "sword"] and s.board.spot("ruins").gold == 2 and turn_of(s) == "ben"
    assert s.seat("ana").status == "out"


@rule("TA-19:1", "TA-19:8", "TA-13:11")
def test_who_becomes_a_toad_drops_all_and_meets_nothing_more() -> None:
    toad = event("own", op("toad"))
    s = arrives(
        "warrior @ruins gold=2 objects=sword,raft followers=princess",
        game=joined(toad),
        deck="own goblin",
    )
    assert s.lies("ruins") == ["goblin", "sword", "princess"] and s.board.spot("ruins").gold == 2
    assert s.state.stock["raft"] == 4 and s.hero("ana").toad == 3 and turn_of(s) == "ben"


@rule("TA-16:5", "TA-R22")
@pytest.mark.parametrize(("dice", "winner"), [([1, 3, 2], None), ([2, 4, 2], 0), ([1, 2, 2], 1)])
def test_one_point_makes_a_stand_off_a_victory(dice: list[int], winner: int | None) -> None:
    """The attacker first: a warrior of 4 with two dice of which the highest counts, against a bard of 5 with one."""
    s = arrives("warrior @city", ben="bard @city strength=5", dice=dice).say("ana", "meet bard battle")
    if winner is None:
        s.says("duel_stand_off")
        assert (s.hero("ana").lives, s.hero("ben").lives, turn_of(s)) == (4, 4, "ben")
        return
    s.says("duel_won", winner=winner).say(("ana", "ben")[winner], "choose life")
    assert (s.hero("ana").lives, s.hero("ben").lives) == ((4, 3) if winner == 0 else (3, 4))


@rule("TA-13:17", "TA-20:5")
@pytest.mark.parametrize(
    ("do", "lies", "trophies"), [("stay", ["own"], []), ("discard_self", [], []), ("", [], ["own"])]
)
def test_an_enemy_may_stay_though_it_is_beaten(do: str, lies: list[str], trophies: list[str]) -> None:
    """Who stays is not killed: it is no trophy and fulfils no quest."""
    won = {"on": "fight_won", "do": [op("gain", what="gold"), *([op(do)] if do else [])]}
    s = arrives("warrior @fields_1 quest=kill_enemy", game=joined(enemy("own", won)), deck="own", dice=[1, 6, 6])
    assert (s.lies("fields_1"), [one.card for one in s.hero("ana").trophies]) == (lies, trophies)
    assert s.hero("ana").gold == 2 and s.hero("ana").space == ("warlock_cave" if trophies else "fields_1")


@rule("TA-15:8", "TA-13:17")
def test_an_enemy_whose_reward_does_not_apply_is_killed_all_the_same() -> None:
    won = {"on": "fight_won", "if": {"alignment": ["evil"]}, "do": [op("gain", what="gold")]}
    s = arrives("warrior @fields_1", game=joined(enemy("own", won)), deck="own", dice=[1, 6, 6])
    assert [one.card for one in s.hero("ana").trophies] == ["own"] and s.hero("ana").gold == 1


@rule("TA-12:9")
def test_one_more_copy_of_a_card_is_stolen_like_it() -> None:
    copy = next(card for card in starter().content.cards.values() if card.same_as == "sword")
    own = thing("own", mod("steal", what=["object"], ids=["sword"]), type="follower")
    s = arrives("warrior @city followers=own", ben=f"bard @city objects=axe,{copy.id}", game=joined(own))
    s.refused("ana", "meet bard steal axe", "nothing_to_steal").say("ana", f"meet bard steal {copy.id}")
    assert s.has("ana") == [copy.id, "own"]


@rule("TA-D44", "TA-6:3")
def test_a_creature_that_followed_is_put_nowhere_but_on_its_pile() -> None:
    lord = thing("own", mod("raise_servant", kinds=["monster"], max=1))
    away = spell("away", "any_time", op("drop", what=["follower"], to="temple"))
    who = "warrior @fields_1 strength=9 objects=own followers=princess spells=away cast_limit=1"
    s = arrives(who, game=joined(lord, spells=(away,)), cards={"fields_1": "goblin"}, dice=[1, 6, 6])
    s.say("ana", "next c3", "pass", "yes")
    assert [one.role for one in s.hero("ana").followers] == ["", "servant"]
    s.say("ana", "cast away")
    assert s.lies("temple") == ["princess"] and s.state.adventure_discard == ["goblin"]

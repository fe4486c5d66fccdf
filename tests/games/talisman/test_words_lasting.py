"""Words that last: spells on the table, extra turns, and what holds on a space under a condition."""

from __future__ import annotations

from typing import Any

import pytest

from bot import packs
from bot.engine.sheets import PackFaults
from bot.games.talisman.actions import Concede
from bot.games.talisman.content.catalog import load
from bot.games.talisman.game import Talisman
from tests.games.talisman.cards.meeting import stands, turn_of
from tests.games.talisman.words.writing import Entry, event, joined, mod, op, pack, spell, thing, used
from tests.support.quest import Quest, scene
from tests.support.rules import rule

OTHER = {"what": "character", "scope": "board"}
TOAD, WORLD = op("toad", n=1, who="target"), op("world", name="x", rounds=1, mods=[mod("strength", n=3)])
ENSLAVED = op("each", who="target", do=[op("status", name="enslaved")])


def casts(*do: Entry, at: str = "monk", ben: str = "monk @runes_3", **more: Any) -> Quest:
    """Ana casts a spell at the end of her turn, and ends it."""
    own = spell("own", "end_of_turn", *do, target=OTHER)
    who = "warrior @fields_1 spells=own cast_limit=1"
    s = stands(who, ben=ben, game=joined(spells=(own,)), phase="turn_end", **more)
    return s.say("ana", f"cast own target={at}")


def on_table(s: Quest) -> tuple[list[str], list[str]]:
    """Spells that last, and those discarded."""
    assert s.game.check(s.state) == []
    return [one.spell for one in s.state.lasting], s.state.spell_discard


# -- TA-9:6, 9:13 ------------------------------------------------------------------------------------------------------


@rule("TA-9:6", "TA-9:13", "TA-19:7")
def test_a_spell_lies_on_the_table_until_its_toad_is_itself_again() -> None:
    s = casts(TOAD)
    assert on_table(s) == (["own"], []) and s.game.view(s.state, None).lasting == ("own",)
    s.say("ben", "move cw")
    assert s.hero("ben").toad == 1 and on_table(s) == (["own"], [])
    s.say("ben", "visit nobody").says("spell_over", card="own")
    assert s.hero("ben").toad == 0 and on_table(s) == ([], ["own"])


@rule("TA-9:6", "TA-9:13")
def test_a_spell_goes_with_the_character_on_which_it_lasts() -> None:
    s = casts(TOAD, cyr="druid @castle ask_roll").act("ben", Concede())
    assert on_table(s) == ([], ["own"])


@rule("TA-9:6", "TA-9:13", "TA-23:6")
@pytest.mark.parametrize(("die", "left"), [(3, ["own"]), (4, [])])
def test_a_spell_that_enslaves_lies_there_until_the_slave_is_free(die: int, left: list[str]) -> None:
    s = casts(ENSLAVED, dice=[die]).say("ben", "roll")
    assert s.hero("ben").enslaved == bool(left) and on_table(s)[0] == left


@rule("TA-9:6", "TA-9:13", "TA-23:5")
def test_a_spell_lies_there_as_long_as_it_holds_for_the_world() -> None:
    s = casts(WORLD, dice=[1, 1])
    assert on_table(s) == (["own"], []) and s.board.total(1, "strength") == 5
    s.say("ben", "roll").say("ben", "move cw").say("ben", "visit nobody")
    assert on_table(s) == (["own"], [])
    s.say("ana", "roll").say("ana", "move ccw").say("ana", "visit nobody").says("spell_over", card="own")
    assert on_table(s) == ([], ["own"]) and s.board.total(1, "strength") == 2


@rule("TA-9:6")
def test_a_spell_whose_effect_is_done_at_once_is_discarded_at_once() -> None:
    s = casts(op("each", who="target", do=[op("miss_turn")]))
    assert on_table(s) == ([], ["own"])
    assert on_table(casts(TOAD, ben="monk @runes_3 objects=amulet_of_silence")) == ([], ["own"])  # it had no effect


@pytest.mark.parametrize("made", [TOAD, ENSLAVED, WORLD])
def test_what_a_spell_has_done_and_still_lasts_is_ended_by_another(made: Entry) -> None:
    end = spell("end", "any_time", op("end_effect", what="spell", who="target"), target=OTHER)
    own = spell("own", "any_time", made, target=OTHER)
    s = stands(
        "sorcerer spells=own,end cast_limit=2 @village",
        ben="monk @runes_3",
        game=joined(spells=(own, end)),
        phase="before_move",
    )
    s.say("ana", "cast own target=monk")
    before = (s.hero("ben").toad, s.hero("ben").enslaved, s.board.total(1, "strength"))
    assert before in {(1, False, 1), (0, True, 2), (0, False, 5)}
    s.say("ana", "cast end target=monk")
    assert (s.hero("ben").toad, s.hero("ben").enslaved, s.board.total(1, "strength")) == (0, False, 2)
    assert s.board.total(0, "strength") == (5 if made is WORLD else 2)  # it still holds for the others


def test_what_no_spell_has_done_is_not_ended_as_such() -> None:
    end = spell("own", "any_time", op("end_effect", what="spell", who="target"), target=OTHER)
    s = stands("warrior spells=own cast_limit=1", ben="monk @temple toad=2 enslaved=yes", game=joined(spells=(end,)))
    s.say("ana", "cast own target=monk")
    assert (s.hero("ben").toad, s.hero("ben").enslaved) == (2, True)


# -- TA-23:4, TA-C19 ---------------------------------------------------------------------------------------------------


@rule("TA-23:4")
def test_an_extra_turn_follows_the_present_one_whose_ever_it_is() -> None:
    own = spell("own", "any_time", op("each", who="target", do=[op("extra_turn")]), target=OTHER)
    s = stands(
        "warrior @tavern spells=own cast_limit=1",
        ben="monk @temple",
        cyr="druid @castle ask_roll",
        game=joined(spells=(own,)),
        phase="turn_end",
    )
    s.say("ana", "cast own target=druid")
    assert (turn_of(s), s.state.turn.extra, s.state.round) == ("cyr", True, 1)


@rule("TA-23:4", "TA-C19")
def test_after_the_extra_turn_of_another_the_order_goes_on_where_it_was() -> None:
    s = scene(
        ana="warrior @tavern ask_roll",
        ben="monk @temple ask_roll",
        cyr="druid @runes_3 ask_roll",
        turn="cyr",
        turn_fields={"extra": True, "follows": 0},
        dice=[1],
    )
    s.say("cyr", "roll").say("cyr", "move cw").say("cyr", "visit nobody")
    assert (turn_of(s), s.state.turn.extra, s.state.round) == ("ben", False, 1)


@rule("TA-C19", "TA-P4")
@pytest.mark.parametrize(("n", "key"), [(1, None), (2, "pack-out-of-range")])
def test_two_extra_turns_in_a_row_are_refused_as_a_word(n: int, key: str | None) -> None:
    made = pack(event("own", op("extra_turn", n=n)))
    if key is None:
        assert "own" in load([packs.builtin("talisman"), made]).cards
        return
    with pytest.raises(PackFaults) as found:
        load([packs.builtin("talisman"), made])
    assert [(fault.key, fault.clause) for fault in found.value.faults] == [(key, "TA-P4")]


@rule("TA-C19")
@pytest.mark.parametrize("inner", [False, True])
def test_no_spell_that_would_give_another_extra_turn_is_cast_in_one(inner: bool) -> None:
    turn = op("extra_turn")
    chance = op("roll", dice=1, table=[{"min": 4, "do": [turn]}, {"max": 3, "do": []}])
    own = spell("own", "own_turn", chance if inner else turn)
    for extra in (False, True):
        s = stands(
            "warrior @fields_1 spells=own cast_limit=1",
            game=joined(spells=(own,)),
            turn_fields={"extra": extra},
            dice=[4] if inner and not extra else [],
        )
        if extra:
            s.refused("ana", "cast own", "spell_not_now")
        else:
            assert s.say("ana", "cast own").hero("ana").extra_turns == 1


# -- static effects of spaces (9.3) ------------------------------------------------------------------------------------


def board_with(space: str, *lines: str) -> Talisman:
    """The starter pack with lines added to a space."""
    files = dict(packs.builtin("talisman"))
    text, head = files["board.toml"].decode(), f'id = "{space}"\n'
    assert text.count(head) == 1
    files["board.toml"] = text.replace(head, head + "\n".join(lines) + "\n").encode()
    return Talisman(load([files]))


STRONGER = '{ mod = "strength", n = 2 }'


@pytest.mark.parametrize(
    ("condition", "here"),
    [
        ('alignment = ["evil"]', False),
        ('alignment = ["neutral"]', True),
        ("min = { strength = 4 }", True),
        ("min = { strength = 5 }", False),  # what depends on a condition does not count for it
        ("alone = true", True),
        ("spell_room = true", True),
    ],
)
def test_what_holds_on_a_space_may_have_a_condition(condition: str, here: bool) -> None:
    game = board_with("village", f'effects = [ {{ on = "static", if = {{ {condition} }}, mods = [ {STRONGER} ] }} ]')
    assert stands("warrior @village", game=game).board.total(0, "strength") == (6 if here else 4)
    assert stands("warrior @tavern", game=game).board.total(0, "strength") == 4


def test_a_condition_switches_what_a_space_suppresses() -> None:
    off = '{ mod = "suppress", what = ["object"], stats = ["strength"] }'
    game = board_with(
        "village", f'effects = [ {{ on = "static", if = {{ alignment = ["evil"] }}, mods = [ {off} ] }} ]'
    )
    for who, total in (("warrior", 4), ("assassin", 3)):
        belt = thing("belt", mod("strength", n=1), type="object")
        both = Talisman(load([packs.builtin("talisman"), pack(belt)]))
        assert stands(f"{who} @village objects=belt", game=both).board.total(0, "strength") == total + 1
        s = stands(f"{who} @village objects=sword", game=game)
        assert bool(s.board._suppressing(0)) == (who == "assassin")


def test_modifiers_of_a_space_hold_while_it_is_occupied() -> None:
    game = board_with("village", f"mods = [ {STRONGER} ]")
    assert stands("warrior @village", game=game).board.total(0, "strength") == 6
    assert stands("warrior @tavern", game=game).board.total(0, "strength") == 4


# -- windows of use (9.4) ----------------------------------------------------------------------------------------------

ALL = {"reaction_mode": "windows", "windows": "all"}


def test_a_thing_is_used_at_the_start_of_anothers_turn() -> None:
    own = thing(
        "own", effects=(used("other_turn_start", op("end_turn", who="target"), target={**OTHER, "not_own": True}),)
    )
    s = scene(
        ana="warrior @tavern objects=own ask_roll",
        ben="monk @temple ask_roll",
        turn="ben",
        phase="turn_start",
        game=joined(own),
        options=ALL,
    )
    s.say("ana", "use c1").says("turn_lost", seat=1)
    assert turn_of(s) == "ana"


def test_a_thing_is_used_at_the_end_of_the_own_turn_only() -> None:
    own = thing("own", effects=(used("end_of_turn", op("gain", what="gold"), per="turn"),))
    s = stands("warrior @tavern objects=own", game=joined(own), phase="turn_end")
    s.refused("ben", "use c1", "nothing_to_use")
    assert s.say("ana", "use c1").hero("ana").gold == 2
    before = stands("warrior @tavern objects=own", game=joined(own))
    before.refused("ana", "use c1", "not_usable_now")


@pytest.mark.parametrize("by", ["ana", "ben"])
def test_a_thing_steers_the_move_that_was_rolled(by: str) -> None:
    """Without a target the move steered is that of the user: the same choice, but for the bridge and the portal."""
    do = {"ana": op("control_move"), "ben": op("control_move", who="target")}
    aim = {"ana": {}, "ben": {"target": {**OTHER, "not_own": True}}}
    own = thing("own", effects=(used("on_move_roll", do[by], op("discard_self"), **aim[by]),))
    heroes = {"ana": "warrior @graveyard", "ben": "monk @temple"}
    s = scene(
        **{name: f"{who} ask_roll {'objects=own' if name == by else ''}" for name, who in heroes.items()},
        game=joined(own),
        options=ALL,
        dice=[3],
    )
    s.say("ana", "roll").say(by, "use c1").asks(by, "steers_move", "cw", "ccw")  # 3 would do for the bridge
    s.say(by, "choose ccw")
    assert s.hero("ana").space == "fields_6"


# -- an enslaved character inside (TA-23:6) ----------------------------------------------------------------------------


@rule("TA-23:6", "TA-14:13")
@pytest.mark.parametrize(("die", "turn"), [(3, "ben"), (4, "ana")])
def test_a_slave_inside_moves_only_once_it_is_free(die: int, turn: str) -> None:
    who = "warrior @plain_of_peril enslaved=yes inner_done=yes"
    s = scene(ana=who, ben="monk @temple ask_roll", dice=[die, *([1, 1, 1] if die == 4 else [])])
    assert (turn_of(s), s.hero("ana").enslaved) == (turn, die == 3)
    if turn == "ana":
        assert s.say("ana", "move mines").hero("ana").space == "mines"

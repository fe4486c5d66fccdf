"""What may be declared, step by step: exactly what the rules accept."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.game import Offer
from bot.games.talisman.state import Encounter
from tests.support.quest import Quest, scene
from tests.support.rules import rule
from tests.support.staging import NAMES

REST: dict[str, Any] = {"phase": "rolled", "turn_fields": {"die": 3, "settled": True}}
"""A moment between two steps."""

SETTINGS = ["windows pass", "roll_mode ask"]


def offers(s: Quest, who: str = "ana") -> list[str]:
    """What a player may declare, without what changes only how the game is played with him."""
    return [line for line in lines(s, who) if line not in SETTINGS]


def lines(s: Quest, who: str = "ana") -> list[str]:
    """All lines that are offered; of templates their beginning."""
    seat = NAMES.index(who)
    return [s.game.format(one.action, s.state, None) if one.action else f"{_line(one)} ..." for one in _legal(s, seat)]


def _legal(s: Quest, seat: int) -> list[Offer]:
    return list(s.game.legal(s.state, seat))


def _line(one: Offer) -> str:
    return str(one.facts["line"])


def details(s: Quest, line: str, who: str = "ana") -> list[str]:
    """What may be made of a template."""
    seat = NAMES.index(who)
    template = next(one for one in _legal(s, seat) if one.action is None and _line(one) == line)
    return [s.game.format(one.action, s.state, None) for one in s.game.details(s.state, seat, template)]


# -- the steps of a turn ---------------------------------------------------------------------------------------------


@rule("TA-25:1")
def test_a_character_may_be_chosen_by_name_or_drawn() -> None:
    s = scene(options={"choose_characters": True}, phase="characters")
    assert lines(s)[:3] == ["character any", "character assassin", "character bard"] and len(lines(s)) == 15


@rule("TA-11:17", "TA-11:27", "TA-D64")
def test_before_the_roll_whatever_may_take_its_place_is_offered() -> None:
    s = scene(ana="warrior @fields_1 objects=raft raft_since=0", ben="druid")
    assert offers(s) == ["roll", "raft portal"]


@rule("TA-11:1")
def test_the_destinations_of_the_number_rolled_are_offered_and_no_others() -> None:
    s = scene(ana="warrior @fields_1", ben="druid", **REST)
    assert offers(s) == ["move sentinel cw", "move forest ccw"]
    s.refused("ana", "move castle", "no_such_destination", "TA-11:1")
    s.refused("ana", "move sentinel ccw", "no_such_destination", "TA-11:1")
    s.refused("ana", "move crown inward", "no_such_destination", "TA-11:1")
    s.refused("ben", "move sentinel cw", "not_your_turn")


def test_a_direction_or_a_space_alone_is_enough() -> None:
    s = scene(ana="warrior @fields_1", ben="druid", **REST)
    for line in ("move cw", "move Sentinel", "move Strażnik", "move clockwise"):
        action = s.game.parse(line, s.state, 0, None)
        assert s.game.format(action, s.state, None) == "move sentinel cw"


@rule("TA-11:5", "TA-D65")
def test_the_way_out_through_the_portal_is_no_space_called_outward() -> None:
    s = scene(ana="warrior @plain_of_peril", ben="druid", phase="rolled", turn_fields={"settled": True})
    assert "move portal outward" in offers(s)
    for line in ("move portal outward", "move outward", "move portal"):
        assert s.game.format(s.game.parse(line, s.state, 0, None), s.state, None) == "move portal outward"


def test_of_spaces_with_one_name_the_one_that_can_be_reached_is_meant() -> None:
    s = scene(ana="warrior @chapel", ben="druid", phase="rolled", turn_fields={"die": 1, "settled": True})
    assert offers(s) == ["move fields_2 cw", "move hills_1 ccw"]
    assert s.game.format(s.game.parse("move fields", s.state, 0, None), s.state, None) == "move fields_2 cw"
    s.refused("ana", "move woods", "no_such_destination", "TA-11:1")


@rule("TA-12:1", "TA-12:3")
def test_a_character_or_the_space() -> None:
    s = scene(ana="thief @fields_1", ben="druid @fields_1 gold=1 objects=sword", phase="arrived")
    assert offers(s) == [
        "explore",
        "meet druid battle",
        "meet druid steal gold source=thief",
        "meet druid steal c1 source=thief",
        "trade druid ...",
    ]
    s.refused("ana", "meet druid psychic", "not_met_so", "TA-12:3")
    s.refused("ana", "explore ignore", "no_retreat", "TA-14:14")


@rule("TA-13:7")
def test_all_each_alone_or_nothing_may_be_taken() -> None:
    s = _taking()
    assert offers(s) == ["take c1,c2,gold", "take c1", "take c2", "take gold", "take none"]
    assert s.game.format(s.game.parse("take all", s.state, 0, None), s.state, None) == "take c1,c2,gold"
    s.refused("ana", "take c9", "not_lying_here", "TA-13:7", card="c9")


def _taking() -> Quest:
    cards, gold = {"woods_1": "sword,helmet"}, {"woods_1": 2}
    running = {"encounter": _encounter("woods_1", "take")}
    return scene(ana="warrior @woods_1", ben="druid", cards=cards, gold=gold, phase="encounter", turn_fields=running)


def _encounter(space: str, stage: str) -> Encounter:
    return Encounter(space, stage, there=["c1", "c2"])  # type: ignore[arg-type]


@rule("TA-13:10")
def test_one_person_or_nobody_may_be_visited() -> None:
    running = {"encounter": _encounter("village", "persons")}
    s = scene(ana="warrior @village", ben="druid", phase="encounter", turn_fields=running)
    assert offers(s) == ["visit village_smith", "visit village_healer", "visit village_mystic", "visit nobody"]
    s.refused("ana", "visit city_doctor", "nobody_to_visit", "TA-13:10")


@rule("TA-9:7", "TA-9:3")
def test_what_lacks_a_target_is_told_so_and_a_spell_is_kept() -> None:
    s = scene(ana="sorcerer spells=banish,iron_skin", ben="druid", **REST)
    s.refused("ana", "cast banish", "no_target_now", "TA-9:7", card="banish")
    s.refused("ana", "cast iron skin", "spell_not_now", "TA-9:6")
    s.refused("ana", "drop banish", "spell_kept", "TA-9:3", card="banish")
    s.refused("ana", "drop mending", "unknown_name")


# -- at any time -----------------------------------------------------------------------------------------------------


@rule("TA-D8", "TA-5:4", "TA-6:4")
def test_others_may_act_between_two_steps() -> None:
    s = scene(ana="warrior", ben="druid @fields_1 objects=sword followers=unicorn,house_imp", phase="rolled",
              turn_fields={"die": 3, "settled": True})  # fmt: skip
    assert offers(s, "ben") == ["align good", "align evil", "drop ..."]
    assert details(s, "drop", "ben") == ["drop c1", "drop c2"]
    assert lines(s, "ben")[-2:] == SETTINGS


@rule("TA-1:4", "TA-R12")
def test_trophies_are_offered_in_selections_that_lose_nothing_and_all_together() -> None:
    s = scene(ana="warrior trophies=ogre,goblin,giant,hobgoblin", ben="druid", **REST)  # 5, 2, 6, 3
    assert [line for line in offers(s) if line.startswith("trophies")] == [
        "trophies c1,c2",
        "trophies c1,c3,c4",
        "trophies c1,c2,c3,c4",
    ]
    assert s.game.needs_confirmation(s.state, 0, s.game.parse("trophies all", s.state, 0, None)) == "points_lost"
    assert s.game.needs_confirmation(s.state, 0, s.game.parse("trophies c1,c2", s.state, 0, None)) == ""


@rule("TA-15:7")
def test_too_few_points_are_not_offered() -> None:
    assert "trophies c1" not in offers(scene(ana="warrior trophies=giant", ben="druid", **REST))


@rule("TA-22:1")
def test_trade_is_offered_with_whoever_stands_there_and_has_anything() -> None:
    s = scene(ana="warrior @fields_1 gold=0", ben="druid @fields_1 gold=1 objects=sword,raft", cyr="thief", **REST)
    assert [line for line in offers(s) if line.startswith("trade")] == ["trade druid ..."]
    assert details(s, "trade druid") == ["trade druid get=1gold", "trade druid get=c1"]


@rule("TA-22:1")
@pytest.mark.parametrize("role", ["charmed", "servant"])
def test_a_creature_that_follows_by_an_ability_is_neither_given_nor_asked_for(role: str) -> None:
    s = scene(ana="warrior @fields_1 gold=0", ben=f"bard @fields_1 gold=0 followers=hill_lion:{role},unicorn", **REST)
    assert details(s, "trade bard") == ["trade bard get=c2"]
    assert details(s, "trade warrior", "ben") == ["trade warrior give=c2"]
    s.refused("ana", "trade bard get=c1", "not_to_be_traded", "TA-22:1")
    s.refused("ben", "trade warrior give=c1", "not_to_be_traded", "TA-22:1")
    s = scene(ana="warrior @fields_1 gold=0", ben=f"bard @fields_1 gold=0 followers=hill_lion:{role}", **REST)
    assert not [line for who in ("ana", "ben") for line in offers(s, who) if line.startswith("trade")]


def test_the_only_target_need_not_be_named() -> None:
    s = scene(ana="sorcerer spells=banish cast_limit=1", ben="druid", cards={"woods_1": "goblin,sword"}, **REST)
    action = s.game.parse("cast banish", s.state, 0, None)
    assert s.game.format(action, s.state, None) == "cast banish target=c1"
    two = scene(ana="sorcerer spells=banish cast_limit=1", ben="druid", cards={"woods_1": "goblin,ogre"}, **REST)
    two.refused("ana", "cast banish", "which_target", "TA-9:13")


@rule("TA-9:2", "TA-9:6")
def test_spells_that_are_not_held_or_out_of_reach_are_refused() -> None:
    s = scene(ana="sorcerer spells=banish cast_limit=1", ben="druid", cards={"woods_1": "goblin,sword"}, **REST)
    s.refused("ana", "cast mending", "spell_not_held")
    s.refused("ana", "cast banish target=c2", "no_such_target")
    s.refused("ana", "cast banish target=c77", "no_such_target")
    s.refused("ana", "use c2", "nothing_to_use", card="sword")
    s.refused("ana", "drop c2", "not_yours", card="sword")
    s.refused("ana", "drop c99", "not_yours")


# -- buttons ---------------------------------------------------------------------------------------------------------


def likely(s: Quest, who: str = "ana") -> tuple[str, ...]:
    return s.game.public_buttons(s.game.view(s.state, None), NAMES.index(who))


def test_buttons_under_a_public_ask_hold_what_everybody_can_see() -> None:
    assert likely(scene(ana="sorcerer spells=banish", ben="druid")) == ("roll",)
    assert likely(_taking()) == ("take all", "take c1", "take c2", "take none")
    moved = scene(ana="warrior @fields_1", ben="druid", **REST)
    assert likely(moved) == ("move sentinel cw", "move forest ccw") and likely(moved, "ben") == ()


def test_one_turn_is_one_story() -> None:
    s = scene(ana="warrior", ben="druid", **REST)
    assert s.game.chapter(s.state) == "turn 1"

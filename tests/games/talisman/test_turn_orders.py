"""A whole turn as one line: said in it, or in advance (TA-D64, TA-D65)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.engine.errors import Refused
from bot.games.talisman.orders.turns import stopped
from tests.support.quest import Quest, scene
from tests.support.rules import rule
from tests.support.staging import NAMES

BEN = "druid @forest ask_roll"


def ordered(s: Quest, who: str) -> list[str]:
    """The lines of a player's orders."""
    orders = s.match.orders.get(NAMES.index(who), s.game.no_orders())
    return [str(order.facts["line"]) for order in s.game.orders_told(orders)]


def look(s: Quest) -> Quest:
    """What is asked has been looked at."""
    s.looked_at |= {ask.seat for ask in s.match.asks}
    return s


def keys(s: Quest) -> list[str]:
    """What has happened since the scene began."""
    return [event.key for event in s.match.events]


def turn(line: str, *, ana: str = "warrior @tavern ask_roll", ben: str = BEN, **more: Any) -> Quest:
    """Ana says a line for her turn."""
    return scene(ana=ana, ben=ben, **more).say("ana", line)


@rule("TA-D65")
def test_one_line_plays_a_whole_turn() -> None:
    s = turn("turn cw fight=auto evade=if_stronger take=all", dice=[1, 1, 6, 5], deck="goblin", gold={"fields_5": 2})
    assert s.hero("ana").space == "fields_5"
    assert [one.card for one in s.hero("ana").trophies] == ["goblin"]
    assert s.hero("ana").gold == 3
    assert (s.state.turn.seat, ordered(s, "ana")) == (1, [])


@rule("TA-D65")
def test_in_advance_it_waits_for_its_turn_and_runs_once() -> None:
    ana, ben = "warrior @plains_3 ask_roll", "monk @fields_6 ask_roll"
    s = scene(ana=ana, ben=ben, dice=[1, 1, 1])
    s.say("ben", "order turn cw visit=nobody")
    assert ordered(s, "ben") == ["order turn prefer=cw visit=nobody"]
    s.say("ana", "roll", "move tavern")  # drunk: she misses her next turn
    assert s.hero("ben").space == "village"
    assert s.state.turn.seat == 1  # hers was missed, and his order is used up
    assert (s.state.phase, ordered(s, "ben")) == ("before_move", [])


@rule("TA-D65")
@pytest.mark.parametrize(
    ("prefer", "end"),
    [
        ("cw", "ruins"),
        ("ccw", "woods_3"),
        ("ruins", "ruins"),
        ("city,woods", "woods_3"),
        ("Ruins,woods", "ruins"),
        ("castle,ccw", "woods_3"),
        ("outer", "ruins"),
    ],
)
def test_the_first_destination_preferred_is_taken(prefer: str, end: str) -> None:
    s = turn(f"turn {prefer}", dice=[2], deck="unicorn,guide")
    assert s.hero("ana").space == end


@rule("TA-D65")
def test_where_no_destination_is_preferred_it_is_asked() -> None:
    s = turn("turn city,castle", dice=[2])
    assert (s.to_act, s.state.phase) == (["ana"], "rolled")


@rule("TA-D65")
@pytest.mark.parametrize(
    ("meet", "other", "met"),
    [
        ("never", "druid @fields_5", False),
        ("weaker", "druid @fields_5", True),
        ("weaker", "troll @fields_5", False),
        ("weaker", "druid @fields_5 strength=4", False),
        ("always", "troll @fields_5", True),
        ("druid", "druid @fields_5", True),
    ],
)
def test_a_character_is_met_only_as_ordered(meet: str, other: str, met: bool) -> None:
    ana, dice = "delver @tavern ask_roll", [1, 6, 6] if met else [1]
    s = turn(f"turn cw meet={meet} take=none", ana=ana, ben=f"{other} ask_roll", dice=dice, deck="unicorn")
    assert ("attack_announced" in keys(look(s))) == met


@rule("TA-D65")
@pytest.mark.parametrize(("fight", "asked"), [("auto", False), ("ask", True), ("1%", False), ("100%", True)])
def test_a_fight_is_fought_unasked_if_the_chance_is_good_enough(fight: str, asked: bool) -> None:
    ana = "warrior @tavern ask_roll craft=3 spells=unmake"
    dice = [1] if asked else [1, 1, 6, 5]
    s = look(turn(f"turn cw fight={fight}", ana=ana, dice=dice, deck="goblin"))
    assert bool(s.match.ask_for(0)) == asked


@rule("TA-D65", "TA-D42")
def test_what_needs_no_fight_is_done_by_default_in_a_turn_that_fights_unasked() -> None:
    s = turn("turn cw fight=auto", ana="cleric @tavern ask_roll", dice=[1], deck="shadow")
    assert s.lies("fields_5") == []
    assert s.state.adventure_discard == ["shadow"]


@rule("TA-D65")
def test_the_chance_is_that_of_the_dice_that_are_rolled() -> None:
    ana = "delver @tavern ask_roll craft=3 spells=unmake"
    s = look(turn("turn cw fight=58%", ana=ana, dice=[1, 1, 6], deck="goblin"))  # 3 against 2: 21 of 36
    assert s.match.ask_for(0) is None
    asked = look(turn("turn cw fight=59%", ana=ana, dice=[1], deck="goblin"))
    assert asked.ask("ana").key == "react"


@rule("TA-D65")
def test_before_a_forced_fight_with_less_than_the_chance_it_is_asked_though_nothing_else_asks() -> None:
    s = turn("turn cw fight=28%", dice=[1, 6, 1, 1], deck="giant")  # two dice, 4 against 6: 58 of 216, 26.85 %
    ask = s.asks("ana", "fight_on", "fight", clause="TA-D65").ask("ana")
    assert ask.secret and (ask.facts["chance"], ask.facts["value"], ask.facts["against"]) == (27, 4, 6)
    assert (s.game.view(s.state, 0).players[0].wary, s.game.view(s.state, 1).players[0].wary) == (28, 0)
    s.say("ana", "fight").says("fight_lost")


@rule("TA-D65")
@pytest.mark.parametrize("fight", ["27%", "auto", "ask"])
def test_with_that_chance_or_without_one_named_the_dice_fall_at_once(fight: str) -> None:
    s = turn(f"turn cw fight={fight}", dice=[1, 6, 1, 1], deck="giant")
    assert (s.state.turn.seat, s.hero("ana").lives, s.seat("ana").wary) == (1, 3, 0)


@rule("TA-D65", "TA-D23")
@pytest.mark.parametrize(
    ("evade", "card", "tried"),
    [
        ("if_stronger", "ogre", True),
        ("if_stronger", "goblin", False),
        ("always", "goblin", True),
        ("never", "ogre", False),
    ],
)
def test_evading_follows_the_policy_of_the_line(evade: str, card: str, tried: bool) -> None:
    ana = "delver @tavern ask_roll objects=cloak_of_mist"
    dice = [1, 6] if tried else [1, 1, 6]
    s = turn(f"turn cw fight=auto evade={evade} take=none", ana=ana, dice=dice, deck=card)
    assert bool([event for event in s.match.events if event.key == "evade_rolled"]) == tried
    assert (card in s.lies("fields_5")) == tried


@rule("TA-D65", "TA-D31")
@pytest.mark.parametrize(
    ("take", "owned"),
    [("all", ["sword", "magic_belt", "unicorn"]), ("none", []), ("best", ["sword", "magic_belt", "unicorn"])],
)
def test_things_are_taken_as_ordered(take: str, owned: list[str]) -> None:
    s = turn(f"turn cw take={take}", dice=[1], cards={"fields_5": "sword,magic_belt,unicorn"})
    assert s.has("ana") == owned


@rule("TA-D65")
def test_best_takes_what_fits_the_limit_and_all_takes_more() -> None:
    ana = "warrior @tavern ask_roll objects=axe,helmet,shield"
    best = turn("turn cw take=best", ana=ana, dice=[1], cards={"fields_5": "sword,magic_belt"})
    assert best.has("ana") == ["axe", "helmet", "shield", "sword"]
    more = turn("turn cw take=all", ana=ana, dice=[1], cards={"fields_5": "sword,magic_belt"})
    more.asks("ana", "drop_surplus")


@rule("TA-D65", "TA-D37")
def test_a_person_is_visited_and_cards_are_bought() -> None:
    s = turn("turn village visit=village_smith buy=sword,axe,helmet", ana="warrior @fields_6 gold=5 ask_roll", dice=[1])
    assert s.has("ana") == ["sword", "axe"]
    assert s.hero("ana").gold == 1


@rule("TA-D65")
def test_what_is_not_foreseen_is_asked() -> None:
    s = turn("turn village", ana="warrior @fields_6 gold=5 ask_roll", dice=[1])
    assert (s.to_act, s.state.phase) == (["ana"], "encounter")
    s.say("ana", "visit nobody")


@rule("TA-D65")
@pytest.mark.parametrize(("stop", "stopped"), [("enemy", True), ("event", False), ("enemy,stranger", True)])
def test_a_card_of_a_type_stops_it(stop: str, stopped: bool) -> None:
    ana = "delver @tavern ask_roll objects=cloak_of_mist"
    line, dice = f"turn cw fight=auto evade=never stop={stop}", [1] if stopped else [1, 1, 6]
    s = look(turn(line, ana=ana, dice=dice, deck="goblin"))
    assert bool(s.match.ask_for(0)) == stopped


@rule("TA-D65")
@pytest.mark.parametrize(("stop", "runs"), [("attacked", False), ("life_lost", True), ("spell_cast", True), ("", True)])
def test_an_attack_before_the_turn_may_stop_it(stop: str, runs: bool) -> None:
    ana, ben = "warrior @tavern gold=1 ask_roll", "thief @tavern ask_roll"
    s = scene(ana=ana, ben=ben, turn="ben", phase="arrived", dice=[1] if runs else [], deck="unicorn")
    s.say("ana", "order turn cw take=none" + (f" stop={stop}" if stop else "")).say("ben", "meet warrior steal gold")
    assert s.hero("ana").space == ("fields_5" if runs else "tavern")


@rule("TA-D65")
@pytest.mark.parametrize(("stop", "runs"), [("attacked", True), ("life_lost", False)])
def test_a_life_lost_before_the_turn_may_stop_it(stop: str, runs: bool) -> None:
    s = scene(ana="warrior @tavern lives=3 ask_roll", ben=BEN, turn="ben")
    s.say("ana", f"order turn cw stop={stop}")
    plan = s.match.orders[0].turn
    assert not stopped(plan, s.game.view(s.state, 0))
    before = msgspec.structs.replace(plan, seen=msgspec.structs.replace(plan.seen, lives=4))
    assert stopped(before, s.game.view(s.state, 0)) == (not runs)


@rule("TA-D65")
@pytest.mark.parametrize(("stop", "runs"), [("spell_cast", False), ("attacked", True)])
def test_a_spell_cast_meanwhile_may_stop_it(stop: str, runs: bool) -> None:
    ana, ben = "warrior @tavern ask_roll", "thief @city ask_roll spells=mending"
    s = scene(ana=ana, ben=ben, dice=[1], deck="unicorn")
    s.say("ana", f"turn tavern stop={stop}")
    s.say("ben", "cast mending target=thief")
    assert bool(ordered(s, "ana")) == runs


@rule("TA-D65")
@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("turn cw fight=sometimes", "bad_number"),
        ("turn cw fight=101%", "bad_number"),
        ("turn nowhere_at_all", "unknown_name"),
        ("turn cw stop=rain", "bad_value"),
        ("turn cw meet=nobody", "bad_seat"),
        ("turn cw take=some", "bad_value"),
        ("turn cw visit=dragon", "unknown_name"),
        ("turn cw colour=red", "unknown_key"),
    ],
)
def test_what_a_turn_line_cannot_mean_is_refused(line: str, key: str) -> None:
    s = scene(ana="warrior @tavern ask_roll", ben=BEN)
    with pytest.raises(Refused) as caught:
        s.say("ana", line)
    assert (caught.value.key, caught.value.clause) == (key, "TA-D65")


@rule("TA-D65")
def test_a_turn_line_is_said_in_the_own_turn_only() -> None:
    s = scene(ana="warrior @tavern ask_roll", ben=BEN)
    with pytest.raises(Refused) as caught:
        s.say("ben", "turn cw")
    assert caught.value.key == "not_your_turn"


@rule("TA-D64")
def test_steps_without_choice_follow_by_themselves_in_one_act() -> None:
    s = scene(ana="delver @tavern ask_roll", ben="thief @city ask_roll", dice=[1, 1, 6], deck="goblin")
    s.say("ana", "roll", "move cw")
    assert [event.key for event in s.events].count("turn_begins") == 1
    assert [one.card for one in s.hero("ana").trophies] == ["goblin"]
    assert s.to_act == ["ben"]


@rule("TA-D65")
def test_lasting_orders_forget_a_turn_that_is_over() -> None:
    s = turn("turn city,castle", dice=[2], deck="unicorn")
    assert ordered(s, "ana") == ["turn prefer=city,castle"]
    s.say("ana", "move cw", "take none")
    assert ordered(s, "ana") == []

"""The Crown of Command, the Command spell, and how a game ends (TA-9:8, TA-14:9 to 14:12, TA-24, TA-25)."""

from __future__ import annotations

import pytest

from tests.support.quest import Quest, scene
from tests.support.rules import rule

CROWN = "warrior @crown objects=talisman"


def commanding(
    *dice: int, ben: str = "thief spells=banish", cyr: str = "druid spells=mending", **more: object
) -> Quest:
    """Ana alone on the Crown, at the start of her turn."""
    return scene(phase="turn_start", ana=CROWN, ben=ben, cyr=cyr, dice=dice, **more)  # type: ignore[arg-type]


# -- the Command spell -----------------------------------------------------------------------------------------------


@rule("TA-9:8", "TA-14:9", "TA-11:7", "TA-14:10", "TA-R34")
def test_alone_on_the_crown_one_must_cast_the_command_spell_at_anybody() -> None:
    s = commanding(3).silent("rolled_move")
    s.asks("ana", "command_victim", "1", "2", clause="TA-9:8").say("ana", "victim 2")
    s.says("command_spell", seat=0, other=1, die=3, works=False)
    assert (s.hero("ben").lives, s.hero("ana").space, s.state.turn.seat) == (4, "crown", 1)


@rule("TA-9:8", "TA-D59")
@pytest.mark.parametrize(("die", "works"), [(1, False), (2, False), (3, False), (4, True), (5, True), (6, True)])
def test_it_works_from_four_on(die: int, works: bool) -> None:
    s = commanding(die)
    s.ask("ana")
    s.say("ana", "victim 2").says("command_spell", works=works)
    if works:
        s.asks("ben", "life_or_defeat", "life", "concede").times_out("ben").says("lost_to_command", seat=1, left=3)
    assert s.hero("ben").lives == (3 if works else 4)


@rule("TA-25:4")
@pytest.mark.parametrize(("die", "works"), [(2, False), (3, True)])
def test_the_strong_one_works_from_three_on(die: int, works: bool) -> None:
    s = commanding(die, options={"strong_command": True})
    s.ask("ana")
    s.say("ana", "victim 2").says("command_spell", works=works)
    if works:
        s.asks("ben", "life_or_defeat")


@rule("TA-D58")
def test_by_default_it_is_cast_at_who_has_the_fewest_lives() -> None:
    s = commanding(1, cyr="druid spells=mending lives=2")
    s.ask("ana")
    s.times_out("ana").says("command_spell", other=2)
    even = commanding(1)
    even.ask("ana")
    even.times_out("ana").says("command_spell", other=1)


@rule("TA-R35")
def test_nothing_stops_it() -> None:
    s = commanding(
        6,
        ben="thief lives=1 objects=amulet_of_silence spells=last_breath",
        fields={"crown_reached": True},
        options={"reaction_mode": "windows", "windows": "all"},
    )
    for who in ("ben", "cyr"):
        s.asks(who, "react").say(who, "pass")
    s.asks("ana", "command_victim").say("ana", "victim 2")
    s.asks("ben", "life_or_defeat").say("ben", "life").says("died", seat=1)
    assert s.seat("ben").status == "out"


@rule("TA-R36", "TA-24:2", "TA-4:3", "TA-14:11")
@pytest.mark.parametrize("answer", ["life", "concede"])
def test_with_one_life_both_answers_end_the_game_of_the_victim(answer: str) -> None:
    s = commanding(4, ben="thief lives=1 @tavern objects=sword gold=2", fields={"crown_reached": True})
    s.ask("ana")
    s.say("ana", "victim 2").asks("ben", "life_or_defeat").say("ben", answer).says("left_game", seat=1)
    assert (s.seat("ben").status, s.lies("tavern"), s.board.spot("tavern").gold) == ("out", ["sword"], 2)
    assert s.state.turn.seat == 2


@rule("TA-0:2", "TA-24:1", "TA-24:7")
def test_who_has_put_everybody_else_out_of_the_game_wins() -> None:
    s = scene(phase="turn_start", ana=CROWN, ben="thief lives=1", dice=[5], fields={"crown_reached": True})
    s.ask("ben")
    s.say("ben", "life").says("game_over", winner=(0,), reason="last")
    assert (s.state.phase, s.state.winners, s.to_act) == ("finished", [0], [])
    s.refused("ana", "end", "game_over")


@rule("TA-R60", "TA-14:9", "TA-14:11", "TA-R31", "TA-R59")
def test_arriving_on_the_crown_counts_at_once() -> None:
    s = scene(ana="warrior @valley_of_fire inner_done=yes objects=talisman", ben="thief lives=1", dice=[5])
    assert not s.state.crown_reached
    s.say("ana", "move crown").says("crown_reached", seat=0).says("command_spell", works=True)
    s.asks("ben", "life_or_defeat").say("ben", "life").says("game_over", reason="last")
    assert s.seat("ben").status == "out"


@rule("TA-R60")
def test_by_a_house_rule_the_first_command_spell_comes_a_turn_later() -> None:
    agreed = {"command_on_arrival": False}
    ana = "warrior @valley_of_fire inner_done=yes objects=talisman"
    s = scene(ana=ana, ben="thief lives=1", options=agreed, dice=[3]).say("ana", "move crown")
    s.says("crown_reached", seat=0).silent("command_spell")
    later = commanding(3, options=agreed).asks("ana", "command_victim", "1", "2").say("ana", "victim 2")
    later.says("command_spell", die=3, works=False)


@rule("TA-14:9", "TA-R37", "TA-R67", "TA-D25")
def test_two_on_the_crown_must_encounter_each_other() -> None:
    s = scene(phase="turn_start", ana=CROWN, ben="thief @crown", cyr="druid spells=mending", dice=[6, 6, 1])
    assert (s.state.phase, s.to_act) == ("arrived", ["ana"])
    s.refused("ana", "explore", "must_meet", "TA-14:9").times_out("ana").silent("command_spell").says(
        "attack_announced", other=1
    )
    s.asks("ana", "spoils")


@rule("TA-14:8")
def test_on_the_crown_the_loss_of_the_talisman_changes_nothing() -> None:
    s = scene(phase="turn_start", ana="warrior @crown", ben="thief spells=banish", dice=[1]).says(
        "command_spell", works=False
    )
    assert s.hero("ana").space == "crown"


@rule("TA-14:12")
def test_who_misses_a_turn_on_the_crown_casts_nothing() -> None:
    s = scene(phase="turn_start", ana=CROWN + " to_miss=1", ben="thief spells=mending").says("turn_missed", seat=0)
    s.silent("command_spell")
    assert s.state.turn.seat == 1


# -- the end ---------------------------------------------------------------------------------------------------------


@rule("TA-24:3", "TA-24:4", "TA-24:6")
def test_who_concedes_leaves_at_once_and_the_last_one_wins_wherever_he_stands() -> None:
    s = scene(phase="rolled", turn_fields={"die": 3}, ana="warrior @tavern objects=sword", ben="thief")
    s.say("ana", "concede").says("left_game", seat=0, reason="conceded").says("game_over", winner=(1,), reason="last")
    assert (s.lies("tavern"), s.state.phase) == (["sword"], "finished")


@rule("TA-24:3", "TA-24:6", "TA-9:13")
def test_who_concedes_in_his_turn_ends_it() -> None:
    s = scene(phase="rolled", turn_fields={"die": 3}, ana="warrior", ben="thief spells=mending", cyr="druid")
    s.say("ana", "concede")
    assert (s.state.turn.seat, s.state.phase, s.seat("ana").status) == (1, "before_move", "out")
    s.refused("ana", "concede", "left_before", "TA-24:2")


@rule("TA-24:5", "TA-24:7", "TA-R25")
def test_if_the_last_ones_die_at_the_same_moment_the_game_is_drawn_between_them() -> None:
    s = scene(
        ana="warrior @tavern lives=1",
        ben="thief @city lives=1",
        cyr="out",
        deck="plague_wind",
        fields={"crown_reached": True},
        dice=[1],
    )
    s.say("ana", "move cw").says("game_over", winner=(0, 1), reason="fell_together")
    assert (s.state.winners, s.state.phase) == ([0, 1], "finished")


@rule("TA-25:6", "TA-24:7")
def test_with_last_character_a_death_ends_the_game_of_its_player() -> None:
    s = scene(
        ana="warrior @tavern lives=1",
        ben="thief @city lives=1",
        deck="plague_wind",
        options={"last_character": True},
        dice=[1],
    )
    s.say("ana", "move cw").says("game_over", winner=(0, 1), reason="fell_together")
    assert not s.state.crown_reached


@rule("TA-25:3")
def test_with_sudden_death_the_first_on_the_crown_wins() -> None:
    s = scene(
        ana="warrior @valley_of_fire inner_done=yes objects=talisman", ben="thief", options={"sudden_death": True}
    )
    s.say("ana", "move crown").says("game_over", winner=(0,), reason="sudden_death").silent("command_spell")
    assert s.state.phase == "finished"


# -- another ending (TA-25:7) ----------------------------------------------------------------------------------------

OTHER = {"alternative_ending": True}
CLIMBER = "warrior @valley_of_fire inner_done=yes objects=talisman"


@rule("TA-25:7", "TA-H13", "TA-14:11")
def test_the_empty_throne_throws_the_first_one_back_and_is_the_crown_from_then_on() -> None:
    s = scene(ana=CLIMBER, ben="thief spells=mending", options=OTHER, fields={"ending": "throne"})
    s.say("ana", "move crown").says("ending_revealed", seat=0, ending="throne")
    assert (s.hero("ana").space, s.hero("ana").inner_done, s.state.turn.seat) == ("plain_of_peril", True, 1)
    assert (s.state.ending, s.state.crown_reached) == ("crown", False)
    again = scene(
        ana=CLIMBER, ben="thief spells=banish", options=OTHER, fields={"ending": "crown", "revealed": True}, dice=[1]
    ).say("ana", "move crown")
    again.says("crown_reached", seat=0).says("command_spell", works=False)
    assert again.state.crown_reached


@rule("TA-25:7", "TA-14:5")
def test_the_lord_of_the_abyss_is_fought_on_arrival_and_loses_a_life_to_each_win() -> None:
    s = scene(
        ana=CLIMBER + " craft=12", ben="thief spells=mending", options=OTHER, fields={"ending": "abyss"}, dice=[1, 6]
    )
    s.say("ana", "move crown").says("ending_revealed", ending="abyss").says("lord_wounded", seat=0, left=3)
    assert (s.state.lord_lives, s.state.crown_reached, s.state.turn.seat) == (3, False, 1)
    s.silent("command_spell")


@rule("TA-25:7")
@pytest.mark.parametrize(("dice", "lives"), [((6, 1), 3), ((3, 3), 4)])
def test_a_lost_fight_costs_a_life_and_a_stand_off_nothing(dice: tuple[int, int], lives: int) -> None:
    s = scene(
        phase="turn_start",
        ana="warrior @crown craft=12",
        ben="thief spells=mending",
        options=OTHER,
        fields={"ending": "abyss", "revealed": True},
        dice=dice,
    )
    s.say("ana", "stay")
    assert (s.hero("ana").lives, s.state.lord_lives) == (lives, 4)
    assert s.state.turn.seat == 1


@rule("TA-25:7")
def test_who_takes_the_last_life_of_the_lord_wins() -> None:
    s = scene(
        phase="turn_start",
        ana="warrior @crown craft=12",
        ben="thief",
        options=OTHER,
        fields={"ending": "abyss", "revealed": True, "lord_lives": 1},
        dice=[1, 6],
    )
    s.say("ana", "stay").says("lord_wounded", left=0).says("game_over", winner=(0,), reason="abyss")
    assert s.state.winners == [0]


@rule("TA-25:7")
def test_who_retreats_from_the_lord_gives_him_his_lives_back() -> None:
    s = scene(
        phase="turn_start",
        ana="warrior @crown",
        ben="thief spells=mending",
        options=OTHER,
        fields={"ending": "abyss", "revealed": True, "lord_lives": 2},
    )
    s.say("ana", "move outward")
    assert (s.hero("ana").space, s.state.lord_lives, s.state.turn.seat) == ("valley_of_fire", 4, 1)


@rule("TA-25:7")
def test_with_others_there_one_chooses_between_them_and_the_lord() -> None:
    s = scene(
        phase="arrived",
        ana="warrior @crown craft=12",
        ben="thief @crown spells=mending",
        options=OTHER,
        fields={"ending": "abyss", "revealed": True},
        dice=[1, 6],
    )
    assert s.to_act == ["ana"]
    s.say("ana", "explore").says("lord_wounded", left=3)
    assert s.state.turn.seat == 1


# -- a limit of rounds (TA-25:8) -------------------------------------------------------------------------------------


@rule("TA-25:8", "TA-R67")
@pytest.mark.parametrize(
    ("ana", "ben", "winners"),
    [
        ("warrior", "thief", [0]),
        ("warrior", "thief lives=6", [1]),
        ("warrior @tavern", "thief objects=talisman @city", [0, 1]),
        ("warrior @temple", "thief objects=talisman @city gold=9", [0]),
        ("warrior @tavern gold=2", "thief objects=talisman @city gold=1", [0]),
    ],
)
def test_after_the_last_round_points_decide_then_the_region_then_gold(ana: str, ben: str, winners: list[int]) -> None:
    s = scene(
        phase="turn_start",
        turn="ben",
        ana=ana,
        ben=f"{ben} to_miss=1",
        fields={"round": 5},
        options={"rounds_limit": 5},
    )
    s.says("game_over", winner=tuple(winners), reason="rounds")
    assert s.state.winners == winners


@rule("TA-25:8")
def test_before_the_last_round_is_over_the_game_goes_on() -> None:
    s = scene(
        phase="turn_start",
        turn="ben",
        ana="warrior spells=mending",
        ben="thief to_miss=1",
        fields={"round": 4},
        options={"rounds_limit": 5},
    )
    s.silent("game_over")
    assert (s.state.round, s.state.phase) == (5, "before_move")

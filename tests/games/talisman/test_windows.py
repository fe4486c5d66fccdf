"""Reaction windows: opened by what everybody knows, answered unseen (TA-D1 to TA-D9, TA-H9 to TA-H16)."""

from __future__ import annotations

import pytest

from tests.support.quest import Quest, scene
from tests.support.rules import card, rule

WINDOWS = {"reaction_mode": "windows"}
ALL = {**WINDOWS, "windows": "all"}
BEN = "druid @forest ask_roll"
HELD = ("counterword", "banish", "mending")


def asked(s: Quest) -> list[tuple[str, str]]:
    """Who is asked in a window now, and which."""
    return [("abcd"[ask.seat], str(ask.facts["window"])) for ask in s.match.asks if ask.key == "react"]


def look(s: Quest) -> Quest:
    """What is asked has been looked at."""
    s.looked_at |= {ask.seat for ask in s.match.asks}
    return s


# -- by public facts only -------------------------------------------------------------------------------------------


@rule("TA-D1", "TA-D2", "TA-H15")
@pytest.mark.parametrize("held", HELD)
def test_a_window_opens_for_any_spell_whether_it_fits_or_not(held: str) -> None:
    s = scene(ana="warrior @city ask_roll spells=mending", ben=f"{BEN} spells={held}", options=WINDOWS)
    look(s.say("ana", "cast mending target=warrior"))
    assert asked(s) == [("b", "on_spell")]
    options = [option.id for option in s.ask("ben").options]
    assert options == (["pass", "counterword"] if held == "counterword" else ["pass"])


@rule("TA-D1", "TA-D3")
@pytest.mark.parametrize(("seen", "windows"), [("unseen", 2), ("unseen,unseen", 1)])
def test_no_window_opens_where_all_that_could_serve_lies_open(seen: str, windows: int) -> None:
    s = scene(
        ana="warrior @fields_1 spells=far_sight",
        ben=BEN,
        phase="arrived",
        deck="ogre",
        spell_discard=seen,
        dice=[6, 1, 1],
    )
    s.say("ana", "next c1")
    for _ in range(windows):
        s.asks("ana", "react").say("ana", "pass")
    assert s.match.ask_for(0) is None


@rule("TA-D1", "TA-D3")
@pytest.mark.parametrize("ben", [BEN, f"{BEN} passing spells=counterword"])
def test_no_window_opens_without_spells_or_for_who_has_said_pass(ben: str) -> None:
    s = scene(ana="warrior @city ask_roll lives=1 spells=mending", ben=ben, options=WINDOWS)
    s.say("ana", "cast mending target=warrior")
    assert s.hero("ana").lives == 4


@rule("TA-D1", "TA-D10")
def test_orders_of_who_has_said_pass_are_carried_out_all_the_same() -> None:
    ana, ben = "warrior @city ask_roll lives=1 spells=mending", f"{BEN} passing spells=counterword"
    s = scene(ana=ana, ben=ben, options=WINDOWS)
    s.say("ben", "order cast counterword when spell_cast").say("ana", "cast mending target=warrior")
    assert s.hero("ana").lives == 1


@card("healing_draught")
@rule("TA-D3")
def test_who_has_no_spell_is_asked_for_what_he_could_use() -> None:
    ana = "warrior @desert_1 lives=1 objects=healing_draught"
    s = scene(ana=ana, ben=BEN, phase="arrived", options=ALL)
    s.asks("ana", "react", "pass", "c1").say("ana", "use c1").says("used", seat=0, card="healing_draught")
    assert s.hero("ana").lives == 3
    look(s)


@rule("TA-D2")
def test_who_has_acted_is_asked_again_until_he_passes() -> None:
    ana = "warrior @desert_1 lives=1 objects=healing_draught spells=banish"
    s = scene(ana=ana, ben=BEN, phase="arrived", options=ALL)
    s.asks("ana", "react", "pass", "c1").say("ana", "use c1").asks("ana", "react", "pass")
    s.say("ana", "pass")
    assert s.hero("ana").lives == 3


@rule("TA-D2")
def test_windows_open_after_a_spell_in_fights_at_turns_rolls_and_losses() -> None:
    ben = f"{BEN} spells=banish"
    begun = look(scene(ana="warrior @city", ben=ben, phase="turn_start", options=ALL, dice=[1]))
    assert asked(begun) == [("b", "other_turn_start")]
    look(begun.say("ben", "pass"))
    assert asked(begun) == [("b", "on_move_roll")]
    lost = look(scene(ana="warrior @desert_1", ben=ben, phase="arrived", options=ALL))
    assert asked(lost) == [("b", "on_life_loss")]
    fought = scene(ana="warrior @forest", ben=ben, phase="arrived", options=ALL)
    look(fought.say("ana", "meet druid battle"))
    assert asked(fought) == [("b", "when_attacked")]
    look(fought.say("ben", "pass"))
    assert asked(fought) == [("b", "own_fight")]


# -- the two modes --------------------------------------------------------------------------------------------------


@rule("TA-D4")
def test_in_mode_orders_nobody_is_waited_for_but_the_active_player_in_his_own_fight() -> None:
    ben = "druid @forest ask_roll craft=6 spells=counterword,stone_feet,unseen"
    s = scene(ana="warrior @forest spells=mending", ben=ben, phase="arrived", dice=[6, 1, 1])
    look(s.say("ana", "meet druid battle"))
    assert asked(s) == [("a", "own_fight")]
    s.say("ana", "pass").asks("ana", "spoils")


@rule("TA-D4", "TA-D8")
def test_in_mode_orders_spells_of_any_time_are_posted_between_steps() -> None:
    s = scene(ana="warrior @city ask_roll lives=2", ben=f"{BEN} spells=mending")
    s.say("ben", "cast mending target=warrior")
    assert s.hero("ana").lives == 4


@rule("TA-D5")
@pytest.mark.parametrize(("options", "waits"), [(WINDOWS, False), (ALL, True)])
def test_outside_the_set_of_windows_nobody_is_waited_for(options: dict[str, str], waits: bool) -> None:
    s = scene(
        ana="warrior @desert_1", ben=f"{BEN} spells=last_breath", phase="arrived", options=options, deck="unicorn"
    )
    assert asked(look(s)) == ([("b", "on_life_loss")] if waits else [])
    assert s.match.state.seats[0].hero.lives == (4 if waits else 3)


@rule("TA-D6", "TA-H11")
def test_all_who_are_asked_answer_unseen_and_the_line_stays_the_same() -> None:
    ana = "sorcerer @city ask_roll spells=mending"
    s = scene(ana=ana, ben=f"{BEN} spells=banish", cyr="thief @tavern spells=counterword", options=WINDOWS)
    look(s.say("ana", "cast mending target=sorcerer"))
    assert asked(s) == [("b", "on_spell"), ("c", "on_spell")]
    assert all(ask.secret for ask in s.match.asks)
    look(s.say("cyr", "cast counterword"))
    assert s.events == []  # nothing is told of an answer before all are in
    assert asked(s) == [("b", "on_spell")]
    s.say("ben", "pass").says("cast", seat=2, card="counterword").silent("passed")
    assert asked(look(s)) == [("b", "on_spell")]  # now it is the answer that may be answered


@rule("TA-D8", "TA-H16")
def test_any_time_acts_wait_until_a_fight_or_spell_is_settled() -> None:
    s = scene(ana="warrior @city ask_roll spells=mending", ben=f"{BEN} spells=mending", options=WINDOWS)
    s.say("ana", "cast mending target=druid").asks("ben", "react")
    s.refused("ana", "windows pass", "action_in_flight")
    s.say("ben", "pass")
    s.say("ben", "cast mending target=druid")


@rule("TA-D9")
def test_a_question_names_its_kind_of_limit() -> None:
    s = scene(ana="warrior @forest spells=banish", ben=f"{BEN} spells=banish", phase="arrived", options=WINDOWS)
    s.say("ana", "meet druid battle").say("ben", "pass")
    limits = {ask.seat: ask.limit for ask in look(s).match.asks}
    assert limits == {0: "turn_hours", 1: "reaction_hours"}


@rule("TA-H10")
def test_passing_is_said_in_public_and_lifted_in_public() -> None:
    s = scene(ana="warrior @city ask_roll", ben=f"{BEN} spells=banish")
    s.say("ben", "windows pass")
    assert [event.to for event in s.events] == [None]
    assert s.game.view(s.state, None).players[1].passing
    s.say("ben", "windows open")
    assert [event.to for event in s.events] == [None]
    assert not s.game.view(s.state, None).players[1].passing


@rule("TA-H9")
def test_that_a_surplus_spell_is_chosen_is_known_but_not_among_which() -> None:
    s = scene(ana="warrior @city craft=3 ask_roll spells=mending,banish", ben="thief ask_roll", phase="turn_start")
    ask = s.ask("ana")
    assert (ask.key, ask.secret) == ("discard_spell", True)
    assert [option.id for option in ask.options] == ["mending", "banish"]
    s.say("ana", "choose banish")
    assert s.game.view(s.state, None).spell_discard == ("banish",)


@rule("TA-H15", "TA-H12")
def test_an_instant_question_leaves_no_trace_in_what_is_told() -> None:
    told = []
    for held in HELD:
        s = scene(ana="warrior @city ask_roll lives=1 spells=mending", ben=f"{BEN} spells={held}")
        s.say("ana", "cast mending target=warrior")
        told.append([(event.key, event.facts) for event in s.events])
        assert s.match.asks == ()
    assert told[0] == told[1] == told[2]


@rule("TA-H16")
def test_only_the_holder_is_offered_his_casts() -> None:
    s = scene(ana="warrior @city ask_roll", ben=f"{BEN} spells=mending")
    assert any(line.startswith("cast mending") for line in s.offers("ben"))
    assert not any(line.startswith("cast") for line in s.offers("ana"))
    s.refused("ana", "cast mending target=warrior", "spell_not_held", clause="TA-9:2")


@card("seeress")
@rule("TA-H1")
def test_a_seeress_sees_the_spells_of_characters_on_her_space() -> None:
    s = scene(ana="seeress @city ask_roll", ben="druid @city spells=mending", cyr="thief @tavern spells=banish")
    seen = s.game.view(s.state, 0)
    assert [player.spells for player in seen.players] == [(), ("mending",), None]
    assert s.game.view(s.state, 2).players[1].spells is None


@card("amulet_of_silence", "stone_feet")
@rule("TA-C15")
def test_events_and_windows_do_not_care_for_the_amulet() -> None:
    ana = "warrior @city objects=amulet_of_silence"
    s = scene(ana=ana, ben=f"{BEN} spells=stone_feet", phase="turn_start", options=ALL, dice=[2])
    s.say("ben", "cast stone_feet").says("spell_repelled", card="stone_feet")
    assert (s.state.turn.seat, s.state.turn.die) == (0, 2)

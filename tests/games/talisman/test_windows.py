"""Reaction windows: opened by what everybody knows, answered unseen (TA-D1 to TA-D9, TA-H9 to TA-H16)."""

from __future__ import annotations

import pytest

from tests.support.quest import Quest, scene
from tests.support.rules import card, rule

WINDOWS = {"reaction_mode": "windows"}
ALL = {**WINDOWS, "windows": "all"}
BEN = "druid @forest ask_roll"
BEFORE_DICE = "stone_feet,stone_feet,mind_spear,mind_spear,iron_skin,mending,mending,mending,last_breath"
"""All that may be cast before the dice of a fight with a creature, but what evades it."""
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
@pytest.mark.parametrize(
    ("seen", "windows"),
    [("unseen,unseen", 1), (BEFORE_DICE, 1), (f"unseen,{BEFORE_DICE}", 1), (f"unseen,unseen,{BEFORE_DICE}", 0)],
)
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
    assert asked(fought) == [("b", "own_fight")]
    robbed = scene(ana="thief @forest", ben=f"{ben} gold=1", phase="arrived", options=ALL)
    look(robbed.say("ana", "meet druid steal gold"))
    assert asked(robbed) == [("b", "when_attacked")]


# -- one question a fight -------------------------------------------------------------------------------------------

MEETS = "meet druid battle"


def attacked(ana: str, ben: str) -> Quest:
    """Ana has attacked Ben, and both may react."""
    s = scene(ana=f"warrior @forest craft=6 {ana}", ben=f"druid @forest ask_roll craft=6 {ben}", phase="arrived",
              options={**WINDOWS, "limited_casting": False})  # fmt: skip
    return s.say("ana", MEETS)


def unanswered(s: Quest) -> Quest:
    """Nobody answers the spells that have been cast."""
    while waits := [who for who, window in asked(s) if window == "on_spell"]:
        look(s).say({"a": "ana", "b": "ben"}[waits[0]], "pass")
    return look(s)


@rule("TA-D1", "TA-D2", "TA-18:2")
@pytest.mark.parametrize("held", ["banish", "unseen", "iron_skin", "unseen,iron_skin"])
def test_before_the_dice_of_a_fight_its_holder_is_asked_once_whatever_he_holds(held: str) -> None:
    ana = f"warrior @fields_1 craft=6 spells={held} cast_limit=1"
    s = scene(ana=ana, ben=BEN, phase="arrived", deck="ogre", dice=[6, 1, 1]).say("ana", "next c1")
    fitting = [name for name in ("unseen", "iron_skin") if name in held.split(",")]
    s.asks("ana", "react", "pass", *fitting).say("ana", "pass").says("fight_lost")
    assert s.match.ask_for(0) is None


@rule("TA-D2", "TA-18:2", "TA-H11")
def test_who_is_attacked_evades_before_anything_acts_on_the_fight() -> None:
    s = attacked("spells=iron_skin", "spells=unseen")
    assert asked(s) == [("a", "own_fight"), ("b", "own_fight")]
    s.say("ana", "cast iron_skin").say("ben", "cast unseen").says("cast", seat=1, card="unseen")
    unanswered(s).says("attack_evaded", seat=1, other=0)
    assert s.hero("ana").spells == ["iron_skin"]


@rule("TA-D2", "TA-18:2", "TA-9:13")
def test_where_evading_fails_both_are_asked_anew_and_he_may_try_again() -> None:
    s = attacked("spells=iron_skin,counterword", "spells=unseen,unseen")
    s.say("ana", "cast iron_skin").say("ben", "cast unseen")
    s.asks("ana", "react", "pass", "counterword").say("ana", "cast counterword")
    unanswered(s).silent("fight_evaded")
    assert asked(s) == [("a", "own_fight"), ("b", "own_fight")]
    assert s.hero("ana").spells == ["iron_skin"]
    s.asks("ben", "react", "pass", "unseen")


@rule("TA-D2", "TA-18:2")
@pytest.mark.parametrize("who", ["ana", "ben"])
def test_once_anybody_has_acted_on_the_fight_nobody_evades_it_any_more(who: str) -> None:
    s = attacked("spells=stone_feet", "spells=unseen,stone_feet,unseen")
    for name in ("ana", "ben"):
        s.say(name, "cast stone_feet" if name == who else "pass")
    unanswered(s)
    assert "unseen" not in [option.id for option in s.ask("ben").options]


@rule("TA-D2", "TA-D13", "TA-18:2")
def test_an_order_to_evade_is_carried_out_before_the_question() -> None:
    s = scene(ana="warrior @forest spells=banish", ben="druid @forest ask_roll craft=6 spells=iron_skin,unseen",
              phase="arrived", options=WINDOWS)  # fmt: skip
    s.say("ben", "order cast iron_skin when attacked", "order cast unseen when attacked").say("ana", MEETS)
    look(s)
    s.says("cast", seat=1, card="unseen")


@rule("TA-D1", "TA-H15", "TA-H11")
@pytest.mark.parametrize("options", [{}, WINDOWS, ALL], ids=["orders", "windows", "all"])
@pytest.mark.parametrize("ben", [None, 1])
def test_what_others_see_of_a_fight_does_not_tell_the_hand(options: dict[str, str], ben: int | None) -> None:
    seen = []
    for held in ("banish", "unseen", "iron_skin", "mind_spear"):
        ana, other = ("lead_to_gold", held) if ben else (held, "lead_to_gold")
        s = scene(ana=f"warrior @forest spells={ana}", ben=f"druid @forest ask_roll spells={other}", phase="arrived",
                  options=options, dice=[6, 1, 1])  # fmt: skip
        told, waited = [], []
        look(s.say("ana", MEETS))
        for _ in range(4):
            told += [(event.key, event.facts) for event in s.events if event.to is None]
            waited.append([(ask.seat, ask.key, ask.facts["window"]) for ask in s.match.asks if ask.key == "react"])
            for seat, *_ in waited[-1]:
                look(s.say(("ana", "ben")[seat], "pass"))
        seen.append((told, waited))
    assert seen[0] == seen[1] == seen[2] == seen[3]


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
    s.say("ana", "meet druid battle")
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

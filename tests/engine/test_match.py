"""A game in memory: its lines, orders, time limits, edits, and taking back."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import codec
from bot.engine.dice import ScriptedDice
from bot.engine.errors import BadNotation, Refused, RulesFault
from bot.engine.game import Courtesy
from bot.engine.history import ACTION, AUTOMATIC, EDIT, START, UNDO
from bot.engine.match import Match
from bot.engine.pending_action import DEFAULT, GM, PLAYER, STANDING, TIMEOUT, Answered, Rolled
from bot.engine.requests import Ask, Roll
from bot.engine.undo import BY_GM, CONSENT, FREE
from bot.records.playing import Consents
from tests.support.driving import DICE, match_of, options, question
from tests.support.smugglers import Cellar, Draw, Side, Smuggle, Smugglers
from tests.support.toy import Do, NoOptions, OneRule, Sheet

CARELESS = Courtesy(undo_before_barrier=FREE, undo_after_barrier=FREE)


async def note(t: Any, seat: int, action: Do) -> None:
    """Write down what was said; some words do more."""
    if action.what == "refuse":
        t.refuse("no")
    t.state.words[str(len(t.state.words))] = action.what
    t.say("noted", seat=seat if seat is not None else -1, what=action.what)
    if action.what == "roll":
        t.state.numbers += await t.roll(1, label="die")
    elif action.what == "ask":
        for who in (seat, 1 - seat, seat):
            answer = await t.ask(who, "which", options("a", "b"), default=("b",))
            t.say("answered", seat=who, answer=answer[0])
            t.state.words[str(len(t.state.words))] = answer[0]
    elif action.what == "both":
        await t.ask_all([question(0, "a", "b"), question(1, "a", "b")])
    elif action.what == "upkeep":
        t.state.words["upkeep"] = "due"
    elif action.what == "over":
        t.state.over = True


async def upkeep(t: Any, seat: int | None, action: Any) -> None:
    del t.state.words["upkeep"]
    t.state.numbers += await t.roll(1, label="upkeep")
    t.say("upkeep")
    if "patient" in t.state.words.values():
        await t.ask(1, "which", options("a", "b"), default=("b",))


def said(match: Match[Sheet]) -> list[str]:
    return [word for key, word in match.state.words.items() if key.isdigit()]


def test_a_game_is_played_in_notation() -> None:
    match = match_of(note)
    assert [event.facts["what"] for event in match.say(0, "hello")] == ["hello"]
    assert match.say(0, "ask")[0].facts["what"] == "ask"
    assert (match.to_act, [ask.seat for ask in match.asks]) == ({0}, [0])
    assert match.ask_for(1) is None
    assert [event.facts["seat"] for event in match.say(0, "take a")] == [0]
    assert match.to_act == {1}
    with pytest.raises(Refused) as caught:
        match.say(0, "hello")
    assert (caught.value.key, caught.value.facts) == ("action_in_flight", {"waiting": (1,)})
    match.say(1, "choose b")
    match.say(0, "a")
    assert said(match) == ["hello", "ask", "a", "b", "a"]
    assert match.to_act == {0, 1}
    assert [event.key for event in match.events] == ["noted", "noted", "answered", "answered", "answered"]


def test_a_refusal_changes_nothing() -> None:
    match = match_of(note)
    before = (match.position, list(match.lines), codec.encode(match.state))
    with pytest.raises(Refused):
        match.act(0, Do("refuse"))
    with pytest.raises(Refused) as caught:
        match.answer(0, ("a",))
    assert (caught.value.key, caught.value.facts) == ("not_asked", {"waiting": (0, 1)})
    assert before == (match.position, list(match.lines), codec.encode(match.state))


def test_after_the_end_nothing_is_accepted() -> None:
    match = match_of(note)
    match.act(0, Do("over"))
    assert match.outcome is not None
    assert match.to_act == frozenset()
    with pytest.raises(Refused) as caught:
        match.act(0, Do("more"))
    assert caught.value.key == "game_over"


def test_every_action_is_a_line_with_the_position_after_it() -> None:
    match = match_of(note, upkeep)
    match.act(0, Do("roll"))
    match.act(1, Do("upkeep"))
    match.act(None, Do("table"), GM)
    kinds = [(line.kind, line.number, line.seat, line.source) for line in match.lines]
    assert kinds == [
        (ACTION, 0, None, START),
        (ACTION, 1, 0, PLAYER),
        (ACTION, 2, 1, PLAYER),
        (ACTION, 3, None, AUTOMATIC),
        (ACTION, 4, None, GM),
    ]
    assert [line.position.next_draw for line in match.lines] == [0, 1, 1, 2, 2]
    assert [line.declared for line in match.lines] == [False, True, True, False, True]
    states = [codec.decode(line.position.snapshot, Sheet) for line in match.lines]
    assert [len(state.words) for state in states] == [0, 1, 3, 2, 3]
    assert [[event.key for event in line.events] for line in match.lines[2:4]] == [["noted"], ["upkeep"]]
    assert match.lines[-1].position == match.position


def test_the_source_of_a_line_is_that_of_its_declaration() -> None:
    match = match_of(note)
    match.act(0, Do("ask"))
    match.time_out(0)
    match.say(1, "take a")
    match.answer(0, ("a",), GM)
    (_, line) = match.lines
    assert line.source == PLAYER
    assert line.flight is not None
    assert [entry.source for entry in line.flight.served if isinstance(entry, Answered)] == [TIMEOUT, PLAYER, GM]
    match.time_out(1)
    assert (match.lines[-1].seat, match.lines[-1].source) == (1, TIMEOUT)
    assert said(match)[-1] == "default"


def test_time_runs_out_only_for_who_is_awaited() -> None:
    match = match_of(note)
    match.act(0, Do("ask"))
    with pytest.raises(Refused) as caught:
        match.time_out(1)
    assert (caught.value.key, caught.value.facts) == ("not_asked", {"waiting": (0,)})


def test_a_game_can_start_from_a_position() -> None:
    match = match_of(note, upkeep, state=Sheet(words={"0": "before", "upkeep": "due"}))
    assert said(match) == ["before"]
    assert [(line.seat, line.source) for line in match.lines] == [(None, START), (None, AUTOMATIC)]


# Orders ------------------------------------------------------------------------------------------------------------


def test_an_order_answers_and_shows_in_the_record() -> None:
    match = match_of(note)
    match.say(1, "order which a")
    match.act(0, Do("ask"))
    match.say(0, "take b")
    assert [ask.seat for ask in match.asks] == [0]
    match.say(0, "take b")
    flight = match.lines[-1].flight
    assert flight is not None
    assert flight.served[1] == Answered(1, ("a",), STANDING)


def test_an_order_during_a_flight_answers_the_open_question() -> None:
    match = match_of(note)
    match.act(0, Do("ask"))
    match.say(0, "take a")
    told = match.say(1, "order which b")
    assert [event.facts["answer"] for event in told] == ["b"]
    assert match.to_act == {0}
    assert match.say(1, "order clear") == []
    match.say(0, "take a")
    assert match.lines[-1].source == PLAYER


def test_an_order_can_act_at_once_and_again_after_each_action() -> None:
    async def limited(t: Any, seat: int, action: Do) -> None:
        if seat == 1 and len(t.state.words) % 2 == 0:
            t.refuse("not_now")
        await note(t, seat, action)

    match = match_of(limited)
    match.act(0, Do("one"))
    match.say(1, "order turn echo")
    assert said(match) == ["one", "echo"]
    match.act(0, Do("two"))
    assert said(match) == ["one", "echo", "two", "echo"]
    assert [line.source for line in match.lines] == [START, PLAYER, STANDING, PLAYER, STANDING]


def test_by_orders_alone_at_most_a_turn_of_each_seat_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here every word is a turn: that of the act, then one of each of the two, and one that has begun."""
    monkeypatch.setattr(OneRule, "turns_begun", lambda self, state: len(state.words))
    match = match_of(note)
    match.orders[1] = {"turn": Do("echo")}
    match.act(0, Do("one"))
    assert said(match) == ["one", *["echo"] * 3]
    match.act(0, Do("two"))
    assert said(match) == ["one", *["echo"] * 3, "two", *["echo"] * 3]


def test_orders_that_act_without_end_are_a_fault() -> None:
    match = match_of(note)
    with pytest.raises(RulesFault, match="without end"):
        match.say(1, "order turn echo")


def test_games_name_their_own_verbs_of_orders() -> None:
    class Arming(OneRule):
        order_verbs = ("order", "arm")

        def order(self, orders: Any, text: str, view: Any) -> Any:
            return {"said": text}

    match = Match(Arming(note), NoOptions(), 2, DICE)
    match.say(0, "arm c1")
    assert match.orders == {0: {"said": "arm c1"}}
    match.say(0, "order c1")
    assert match.orders == {0: {"said": "order c1"}}
    match.say(0, "armour c1")
    assert said(match) == ["armour c1"]


class Once(OneRule):
    """Orders answer only once."""

    def orders_after(self, orders: Any, ask: Ask, answer: Any) -> Any:
        return {}


def test_an_order_that_has_answered_is_used_up() -> None:
    match = Match(Once(note), NoOptions(), 2, DICE)
    match.say(1, "order which a")
    match.act(0, Do("ask"))
    match.say(0, "take b")
    assert match.orders == {1: {}}


def test_a_run_that_fails_uses_up_no_order() -> None:
    async def broken(t: Any, seat: int, action: Do) -> None:
        await t.ask(1, "which", options("a", "b"), default=("b",))
        raise ValueError("broken")

    match = Match(Once(broken), NoOptions(), 2, DICE)
    match.say(1, "order which a")
    with pytest.raises(RulesFault, match="broken"):
        match.act(0, Do("ask"))
    assert match.orders == {1: {"which": ("a",)}}


def test_a_seat_that_is_taken_over_has_the_orders_that_the_game_leaves() -> None:
    match = match_of(note)
    match.say(1, "order which a")
    match.take_over(0)
    match.take_over(1)
    assert match.orders == {1: {}}


def test_verbs_of_orders_may_be_in_any_case() -> None:
    match = match_of(note)
    match.say(1, "ORDER which a")
    assert match.orders == {1: {"which": ("a",)}}


def test_a_bad_order_is_refused() -> None:
    match = Match(Smugglers(), NoOptions(), 2, DICE)
    with pytest.raises(BadNotation):
        match.say(0, "order everything")
    assert match.orders == {}


# Taking back -------------------------------------------------------------------------------------------------------


def test_dice_are_never_rolled_again_by_taking_back() -> None:
    match = match_of(note, courtesy=CARELESS)
    match.act(0, Do("roll"))
    first = match.state.numbers
    consents = Consents(match)
    consents.undo(0)
    assert match.position.next_draw == 1
    match.act(0, Do("roll"))
    flight = match.lines[-1].flight
    assert flight is not None
    assert flight.served == (Rolled("die", 1, tuple(match.state.numbers)),)
    assert first == list(DICE.roll(0, Roll(1, 6, "die")))
    assert match.state.numbers == list(DICE.roll(1, Roll(1, 6, "die")))


def test_what_follows_by_itself_is_taken_back_with_its_cause() -> None:
    match = match_of(note, upkeep, courtesy=CARELESS)
    match.act(0, Do("one"))
    match.act(1, Do("upkeep"))
    assert match.undo_line().number == 2
    consents = Consents(match)
    consents.undo(1)
    assert said(match) == ["one"]
    assert (match.state.numbers, match.pause) == ([], None)
    assert match.undo_line().number == 1


def test_an_action_in_the_air_is_taken_back_alone() -> None:
    match = match_of(note, courtesy=CARELESS)
    match.act(1, Do("one"))
    match.act(0, Do("ask"))
    match.say(0, "take a")
    assert match.hindrance() is None
    consents = Consents(match)
    assert consents.undo(0)
    assert (said(match), match.pause) == (["one"], None)
    consents.undo(1)
    assert said(match) == []


def test_an_automatic_action_in_the_air_is_taken_back_with_its_cause() -> None:
    match = match_of(note, upkeep)
    match.act(0, Do("patient"))
    match.act(0, Do("upkeep"))
    assert match.to_act == {1}
    assert match.hindrance() == "roll"
    consents = Consents(match)
    assert consents.undo(0, by_gm=True)
    assert (said(match), match.pause) == (["patient"], None)


def test_going_back_into_the_middle_of_a_step_goes_on_from_there() -> None:
    match = match_of(note, upkeep)
    match.act(0, Do("upkeep"))
    match.back_to(1)
    assert [(line.kind, line.source) for line in match.lines[-2:]] == [(UNDO, PLAYER), (ACTION, AUTOMATIC)]
    assert match.lines[-2].position.snapshot == match.lines[1].position.snapshot
    assert match.lines[-1].flight is not None
    assert match.lines[-1].flight.first_draw == 1
    assert match.to_act == {0, 1}


def test_what_was_taken_back_can_be_brought_back() -> None:
    match = match_of(note)
    for word in ("one", "two", "three"):
        match.act(0, Do(word))
    match.back_to(1)
    match.act(0, Do("other"))
    assert [line.number for line in match.standing_lines()] == [0, 1, 5]
    match.back_to(3)
    assert said(match) == ["one", "two", "three"]
    assert [line.number for line in match.standing_lines()] == [0, 1, 2, 3]
    consents = Consents(match)
    consents.undo(0, by_gm=True)
    assert said(match) == ["one", "two"]
    match.back_to(5)
    assert said(match) == ["one", "other"]


@pytest.mark.parametrize("number", [-1, 2, 99])
def test_there_is_no_way_to_a_line_that_is_not_there(number: int) -> None:
    match = match_of(note)
    match.act(0, Do("one"))
    with pytest.raises(Refused) as caught:
        match.back_to(number)
    assert (caught.value.key, caught.value.facts) == ("no_such_line", {"given": number})


def test_an_order_does_not_repeat_what_was_taken_back() -> None:
    async def once(t: Any, seat: int, action: Do) -> None:
        if seat == 1 and len(t.state.words) != 1:
            t.refuse("not_now")
        await note(t, seat, action)

    match = match_of(once)
    match.orders[1] = {"turn": Do("echo")}
    match.act(0, Do("one"))
    assert said(match) == ["one", "echo"]
    consents = Consents(match)
    consents.undo(None, by_gm=True)
    assert said(match) == ["one"]


def test_a_default_of_an_instant_question_is_no_barrier() -> None:
    state = Cellar("play", deck=["c30"], sides=[Side(["c1"]), Side(["c3"])])
    match = Match(Smugglers(), NoOptions(), 2, DICE, state)
    match.act(0, Smuggle("c1"))
    flight = match.lines[-1].flight
    assert flight is not None
    assert flight.served == (Answered(1, ("none",), DEFAULT),)
    assert match.hindrance() is None
    again = Match(Smugglers(), NoOptions(), 2, DICE, state)
    again.say(1, "order guard c3")
    again.act(0, Smuggle("c1"))
    assert again.hindrance() == "answer"


def test_an_interrupting_action_ends_the_one_in_the_air() -> None:
    match = match_of(note)
    match.act(0, Do("ask"))
    told = match.act(1, Do("interrupt"))
    assert [event.facts["what"] for event in told] == ["interrupt"]
    assert (said(match), match.pause) == (["interrupt"], None)
    assert [line.seat for line in match.lines] == [None, 1]


# Taking back an answer ---------------------------------------------------------------------------------------------


def test_an_answer_is_taken_back_inside_the_action() -> None:
    match = match_of(note, courtesy=CARELESS)
    match.act(0, Do("ask"))
    match.say(0, "take a")
    assert match.to_act == {1}
    match.carry_out(match.answer_plan(0), 0)
    assert match.to_act == {0}
    told = match.say(0, "take b")
    assert [event.facts["answer"] for event in told] == ["b"]


def test_an_answer_before_anothers_needs_what_the_barrier_needs() -> None:
    match = match_of(note)
    match.act(0, Do("ask"))
    match.say(0, "take a")
    assert (match.answer_plan(0).need, match.answer_plan(0).hindrance) == (CONSENT, None)
    match.say(1, "take a")
    plan = match.answer_plan(0)
    assert (plan.need, plan.hindrance) == (BY_GM, "answer")
    match.carry_out(match.answer_plan(1), None)
    with pytest.raises(Refused) as caught:
        match.answer_plan(1)
    assert caught.value.key == "nothing_to_undo"
    assert match.to_act == {1}
    match.carry_out(match.answer_plan(0), None)
    assert match.to_act == {0}


def test_an_answer_that_waits_for_others_is_taken_back_by_itself() -> None:
    match = match_of(note)
    match.act(0, Do("both"))
    match.say(1, "take a")
    assert match.to_act == {0}
    match.carry_out(match.answer_plan(1), 1)
    assert match.to_act == {0, 1}


def test_dice_after_an_answer_that_is_taken_back_are_lost() -> None:
    async def asks_and_rolls(t: Any, seat: int, action: Do) -> None:
        await t.ask(0, "first", options("a", "b"), default=("a",))
        t.state.numbers += await t.roll(1, label="die")
        await t.ask(0, "second", options("a", "b"), default=("a",))

    match = match_of(asks_and_rolls, courtesy=CARELESS)
    match.act(0, Do())
    match.say(0, "take a")
    match.carry_out(match.answer_plan(0), 0)
    match.say(0, "take a")
    match.say(0, "take a")
    flight = match.lines[-1].flight
    assert flight is not None
    assert [entry.number for entry in flight.served if isinstance(entry, Rolled)] == [1]
    assert match.position.next_draw == 2


def test_there_must_be_an_answer_to_take_back() -> None:
    match = match_of(note)
    for what in ("one", "ask"):
        match.act(0, Do(what))
        with pytest.raises(Refused) as caught:
            match.carry_out(match.answer_plan(0), 0)
        assert caught.value.key == "nothing_to_undo"


# Edits -------------------------------------------------------------------------------------------------------------


def test_an_edit_drops_the_action_in_the_air_and_goes_on() -> None:
    match = match_of(note, upkeep)
    match.act(0, Do("roll"))
    match.act(0, Do("ask"))
    match.edit(Sheet(words={"0": "edited", "upkeep": "due"}), by=1)
    assert (match.pause, said(match)) == (None, ["edited"])
    assert [(line.kind, line.seat, line.source) for line in match.lines[2:]] == [
        (EDIT, 1, GM),
        (ACTION, None, AUTOMATIC),
    ]
    assert match.position.next_draw == 2
    assert match.hindrance() == EDIT


def test_an_edit_is_taken_back_by_a_game_master() -> None:
    match = match_of(note)
    match.act(0, Do("one"))
    match.edit(Sheet(words={"0": "edited"}))
    consents = Consents(match)
    with pytest.raises(Refused):
        consents.undo(0)
    consents.undo(0, by_gm=True)
    assert said(match) == ["one"]


def test_an_edit_that_breaks_the_rules_is_refused() -> None:
    match = match_of(note)
    with pytest.raises(Refused) as caught:
        match.edit(Sheet(numbers=[-1]))
    assert (caught.value.key, caught.value.facts) == ("edit_breaks_rules", {"fault": "negative"})
    assert len(match.lines) == 1


def test_an_edit_does_not_keep_a_hold_on_the_state_it_was_given() -> None:
    match = match_of(note)
    state = Sheet(words={"0": "edited"})
    match.edit(state)
    state.words["1"] = "later"
    assert said(match) == ["edited"]


def test_scripted_dice_are_used_once() -> None:
    dice = ScriptedDice([3, 5])
    match = match_of(note, dice=dice)
    match.act(0, Do("roll"))
    match.act(0, Do("roll"))
    assert match.state.numbers == [3, 5]
    assert dice.left() == (0, 0)


def test_a_seat_sees_its_own_hand_only() -> None:
    match = Match(Smugglers(), NoOptions(), 2, DICE)
    assert match.view(0).own == tuple(match.state.sides[0].hand)
    assert match.view(None).own is None
    match.act(0, Draw())
    assert len(match.view(0).own) == 4


def test_what_a_seat_sees_of_a_position_is_made_once() -> None:
    match = Match(Smugglers(), NoOptions(), 2, DICE)
    own, everybody = match.view(0), match.view(None)
    assert match.view(0) is own
    assert match.view(None) is everybody
    assert everybody.own is None
    last = len(match.lines) - 1
    match.act(0, Draw())
    assert match.view(0) is not own
    assert match.view(0) == match.game.view(match.state, 0) != own
    match.back_to(last)
    assert match.view(0) == own

"""Random and greedy play."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.engine.errors import RulesFault
from bot.engine.game import Offer
from bot.engine.pending_action import ONLY_OPTION, PLAYER, AllAnswered, Answered, PendingAction
from bot.engine.playout import answers_by_greed, any_offer, best_offer, decisions, picker, play, steps
from bot.engine.requests import Answer, Ask, Option
from bot.engine.run import only_option
from tests.support.smugglers import Cellar, Draw, Inspect, Side, Smuggle, Smugglers, Trade
from tests.support.toy import NoOptions, NullGame, OneRule, Sheet


def test_a_seed_plays_one_game() -> None:
    first, again, other = (play(Smugglers(), NoOptions(), 2, seed) for seed in (b"a", b"a", b"b"))
    assert first == again
    assert first.outcome is not None
    assert first.snapshot != other.snapshot
    assert first.decisions > 20


def test_play_stops_after_so_many_decisions() -> None:
    assert play(NullGame(), NoOptions(), 2, b"a", most=7).decisions == 7
    assert play(NullGame(), NoOptions(), 2, b"a", most=7).outcome is None


def test_choices_are_fair_and_of_their_seed() -> None:
    pick = picker(b"seed")
    counts = Counter(pick(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5
    first, again, other = picker(b"x"), picker(b"x"), picker(b"y")
    series = [first(1000) for _ in range(600)]
    assert series == [again(1000) for _ in range(600)]
    assert series != [other(1000) for _ in range(600)]


def test_only_decisions_of_players_are_counted() -> None:
    served = (
        Answered(0, ("a",), PLAYER),
        Answered(0, ("a",), ONLY_OPTION),
        AllAnswered((0, 1), (("a",), ("b",)), (PLAYER, PLAYER)),
    )
    assert decisions(PendingAction(0, b"", 0, served)) == 4
    assert decisions(PendingAction(None, b"", 0, served)) == 3


def test_questions_that_no_answerer_takes_are_answered_too() -> None:
    played = list(steps(Smugglers(), NoOptions(), 2, b"a", answerer=only_option))
    assert any(step.pause is not None for step in played)
    assert Smugglers().outcome(played[-1].state) is not None


def test_every_offer_is_drawn() -> None:
    state = Cellar("play", deck=["c30"], sides=[Side(["c1", "c2"]), Side(["c3"])])
    pick = picker(b"x")
    drawn = {any_offer(Smugglers(), state, 0, pick) for _ in range(200)}
    assert drawn == {Draw(), Smuggle("c1"), Smuggle("c2"), Inspect(), Trade()}


def test_greed_takes_the_most_promising_offer() -> None:
    state = Cellar("play", deck=["c30"], sides=[Side(["c1", "c5", "c2", "c11"]), Side(["c3"])])
    pick = picker(b"x")
    assert {best_offer(Smugglers(), state, 0, pick) for _ in range(50)} == {Smuggle("c5"), Smuggle("c11")}


def test_a_template_that_cannot_be_filled_is_passed_over() -> None:
    class Picky(Smugglers):
        def fill(self, state: Any, seat: int, offer: Offer, pick: Any) -> Any:
            return None

    pick = picker(b"x")
    state = Cellar("play", sides=[Side(["c1"]), Side()])
    assert {any_offer(Picky(), state, 0, pick) for _ in range(50)} == {Smuggle("c1")}
    assert best_offer(Picky(), state, 0, pick) == Smuggle("c1")
    for choose in (any_offer, best_offer):
        with pytest.raises(RulesFault, match="no legal offer"):
            choose(Picky(), Cellar("play"), 0, pick)


def test_a_game_that_waits_for_nobody_is_a_fault() -> None:
    class Silent(OneRule):
        def to_act(self, state: Sheet) -> frozenset[int]:
            return frozenset()

    with pytest.raises(RulesFault, match="nobody is to act"):
        play(Silent(None), NoOptions(), 2, b"x")  # type: ignore[arg-type]


def test_greed_answers_as_the_game_leans_and_else_by_chance() -> None:
    class Leaning(Smugglers):
        def preferred_answer(self, state: Any, ask: Ask) -> Answer | None:
            return (ask.options[-1].id,) if ask.seat else None

    pick = picker(b"x")
    asks = [Ask(seat, "which", tuple([Option(name, name) for name in "abc"]), ("a",)) for seat in (0, 1)]
    answers = answers_by_greed(Leaning(), pick)
    found = [{answers(Cellar("play"), ask) for _ in range(50)} for ask in asks]
    assert found == [{((name,), PLAYER) for name in "abc"}, {(("c",), PLAYER)}]

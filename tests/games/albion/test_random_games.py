"""What holds at every step of games at random: all dice are told and counted, who says his first changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from bot.engine.events import Event
from bot.engine.pending_action import Rolled
from bot.engine.playout import picker
from bot.engine.run import only_option
from bot.engine.step import Position, declare
from bot.games.albion import actions as act
from bot.service.table.dice import numbers
from tests.support.roster import Entrant, entrant
from tests.support.rules import rule
from tests.support.watching import Moment, Pick, copied, dice_of, moments

SEALED = (act.SealOrders, act.SealItems, act.Declare)


# -- dice ------------------------------------------------------------------------------------------------------------


def drawn(moment: Moment) -> Iterator[int]:
    """What the dice of a step showed. A token drawn for a vision is no die."""
    for done in moment.step.finished:
        for entry in done.flight.served:
            if isinstance(entry, Rolled) and entry.label != "vision":
                yield from entry.dice


def told(played: Entrant, moment: Moment, event: Event) -> Iterator[tuple[int, int]]:
    """The dice that an event tells, each with the seat for which it counts."""
    whose, *dice = (event.facts.get(name) for name in played.game.roll_events.get(event.key, ("seat",)))
    for die in numbers(dice):
        yield played.game.rolled_by(moment.step.state, whose), die


@rule("AL-25.1", "AL-2.8")
def test_every_die_is_told_once_and_counts_for_a_seat() -> None:
    kinds: Counter[str] = Counter()
    for number in range(6):
        played = entrant("albion", number)
        for moment in moments(played, b"dice %d" % number, noting=False):
            events = [event for done in moment.step.finished for event in done.events]
            counted = [die for event in events for die in told(played, moment, event)]
            assert sorted(die for _, die in counted) == sorted(drawn(moment))
            assert {seat for seat, _ in counted} <= set(range(played.seats))
            kinds.update(event.key for event in events if event.key in played.game.roll_events)
    assert kinds["strike_rolled"] and kinds["damage_applied"] and kinds["fate_rolled"]


# -- orders that are opened together ---------------------------------------------------------------------------------


def openings(played: Entrant, seed: bytes, pick: Pick) -> Iterator[tuple[Position, list[tuple[int, act.Action]]]]:
    """Where several are asked at once and nobody has spoken, with something that each may say."""
    game = played.game
    for moment in moments(played, seed, noting=False):
        state = moment.step.state
        asked = sorted(game.to_act(state) & game.together(state))
        if state.phase in ("movement", "items", "declare") and len(asked) > 1 and not state.proposals:
            said = [(seat, game.by_chance(copied(played, moment.step.position), seat, pick)) for seat in asked]
            if all(isinstance(action, SEALED) for _, action in said):
                yield moment.step.position, said


@rule("AL-6.8", "AL-8.9", "AL-11.4", "AL-5.6")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_order_in_which_they_speak_changes_nothing(number: int) -> None:
    played = entrant("albion", number)
    phases: Counter[str] = Counter()
    seed = b"orders %d" % number
    for position, said in openings(played, seed, picker(seed)):
        ends = set()
        for speaking in permutations(said):
            here = position
            for seat, action in speaking:
                step = declare(played.game, here, seat, action, dice_of(seed), only_option)
                here = step.position
            opened = [event for done in step.finished[1:] for event in done.events]
            ends.add((here.snapshot, here.next_draw, tuple(map(repr, opened))))
        assert len(ends) == 1, said
        phases[copied(played, position).phase] += 1
    assert set(phases) == {"movement", "items", "declare"}

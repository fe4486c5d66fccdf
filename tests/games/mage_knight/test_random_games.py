"""Random games step by step: what must hold of every position, beside the invariants that the game itself names."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from msgspec import Struct

from bot.engine.events import Event
from bot.engine.playout import Pick, steps
from bot.games.mage_knight.actions import Withdraw
from bot.games.mage_knight.field import sight
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.state import State, team
from tests.support.roster import entrant
from tests.support.rules import rule
from tests.support.watching import mostly_best

GAMES, CHUNKS = 120, 20
"""Games of the slow suite, and the pieces they are cut into for its workers."""

SAMPLED = 10
"""At one in so many steps lines of fire are drawn."""

LEAVES = 150
"""At one in so many decisions a player withdraws."""


class Seen(Struct):
    """What was seen in a game so far."""

    scores: dict[int, int] = {}
    tokens: dict[str, int] = {}
    steps: int = 0
    lines: int = 0
    withdrawn: int = 0
    captured: int = 0


def restless(game: Any, state: State, seat: int, pick: Pick) -> Any:
    """Mostly what looks best; now and then somebody withdraws."""
    if state.phase == "play" and pick(LEAVES) == 0:
        return Withdraw()
    return mostly_best(game, state, seat, pick)


def watched(number: int) -> Seen:
    """One game of the trials, looked at after every step."""
    played = entrant("mage_knight", number)
    game, seen = played.game, Seen()
    state = game.blank(played.options, played.seats)
    for step in steps(game, played.options, played.seats, b"invariants %d" % number, choose=restless):
        state = step.state
        field = game.field(state)
        assert game.check(state) == []
        look(field, seen)
        count(field, step.events, seen)
        if seen.steps % SAMPLED == 0 and state.phase == "play":
            lines(field, seen)
        seen.steps += 1
    assert state.phase == "over"
    totals(game.field(state))
    return seen


def look(field: Field, seen: Seen) -> None:
    """Armies stay whole, the dead show skulls and hold nobody, tokens come one by one, contact is mutual."""
    state = field.state
    if state.phase not in ("army", "pool", "terrain"):
        for seat, player in enumerate(state.players):
            assert Counter(f.type for f in state.figures if f.owner == seat) == Counter(player.army)
    for figure in state.figures:
        skulls = len(field.kind(figure).clicks)
        assert (figure.click == skulls) is (figure.status == "eliminated")
        if figure.status != "field":
            assert not figure.captor and not figure.captive
        assert figure.tokens <= seen.tokens.get(figure.id, 0) + 1
        assert figure.tokens or not figure.acted
        seen.tokens[figure.id] = figure.tokens
    if state.phase == "play":
        assert 0 <= state.left <= state.actions
    for one, other in combinations(field.there(), 2):
        assert field.touching(one, other) is field.touching(other, one)


def count(field: Field, events: list[Event], seen: Seen) -> None:
    """The points of every player are those that were told."""
    for event in events:
        if event.key == "scored":
            seat, points = int(str(event.facts["seat"])), int(str(event.facts["points"]))
            assert 0 <= points <= field.kind(field.figure(str(event.facts["figure"]))).points
            seen.scores[seat] = seen.scores.get(seat, 0) + points
        seen.withdrawn += event.key == "withdrew"
        seen.captured += event.key == "captured"
    for seat, player in enumerate(field.state.players):
        assert player.score == seen.scores.get(seat, 0)


def lines(field: Field, seen: Seen) -> None:
    """A line of fire is as clear from the other side (MKU-12.5)."""
    for one, other in combinations(field.there(), 2):
        there = sight.line(field, one, other, plain=True)
        back = sight.line(field, other, one, plain=True)
        assert there.clear == back.clear, (one.id, other.id)
        seen.lines += 1


def totals(field: Field) -> None:
    """The points at the end are those of eliminations, of captives at home twice, and of survivors (MKU-22.12)."""
    state = field.state
    wanted = []
    for seat, player in enumerate(state.players):
        own = [figure for figure in field.there() if figure.owner == seat]
        home = [field.figure(figure.captive) for figure in own if figure.captive]
        wanted.append(
            player.score
            + 2 * sum(field.kind(f).points for f in home if field.area(seat).contains((f.x, f.y)))
            + sum(
                field.kind(f).points
                for f in own
                if not f.captor and not f.left and "demoralized" not in field.click(f).abilities
            )
        )
    assert state.totals == tuple(wanted)
    sides: Counter[int] = Counter()
    for seat, total in enumerate(wanted):
        sides[team(state.options, len(wanted), seat)] += total
    for winner in state.winners:
        assert sides[team(state.options, len(wanted), winner)] == max(sides.values())


@rule("MKU-4.3", "MKU-5.7", "MKU-6.14", "MKU-11.13", "MKU-14.11", "MKU-22.12", "MKU-22.13")
def test_positions_of_a_few_random_games_are_sound() -> None:
    found = [watched(number) for number in range(6)]
    assert sum(seen.lines for seen in found) > 200
    assert any(seen.withdrawn for seen in found) and any(seen.captured for seen in found)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_positions_of_many_random_games_are_sound(chunk: int) -> None:
    for number in range(chunk, GAMES, CHUNKS):
        assert watched(number).steps

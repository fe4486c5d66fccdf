"""Games of 2.0 at random, with items and domains: invariants hold after every step, what is offered is legal."""

from __future__ import annotations

import math
from collections import Counter

import pytest
from msgspec import Struct

from bot.engine.events import Event
from bot.engine.playout import steps
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.state import Figure, Objective, Options
from tests.support.battle import battle, own, starter
from tests.support.rules import rule
from tests.support.suites import in_part_slow

FEW, CHUNK, CHUNKS, SLOW = 6, 25, 40, 6
"""Games that are counted together; then pieces for the workers: 1,000 in all, and 150 in the slow suite."""

TOTALS = (100, 200, 300)

UNSETTLING = {"eliminated", "withdrew", "player_eliminated", "captured", "freed", "stray_leaves", "moved", "ended"}
"""After one of these the positions are no longer those of the last check of the objectives."""


class Seen(Struct):
    """What was seen in a game so far."""

    tokens: dict[str, int] = {}
    checks: int = 0
    aloft: int = 0
    before: dict[str, tuple[str, int]] = {}  # the objectives


def watched(number: int) -> Seen:
    """One game to its end, looked at after every step; two to four players, 100 to 300 points."""
    game, seen = MageKnight(starter()), Seen()
    total, seats = TOTALS[number % 3], 2 + number // 3 % 3
    options = Options(rules="mk2", items=True, domains=True, limit="rounds", rounds=12, build_total=total)
    phase = ""
    for step in steps(game, options, seats, b"things %d" % number):
        field = game.field(step.state)
        assert game.check(step.state) == []
        look(field, seen)
        things(field)
        objectives(field, step.events, seen)
        phase = step.state.phase
    assert phase == "over"
    return seen


def look(field: Field, seen: Seen) -> None:
    """Tokens come one by one; who soars touches only who soars, and no objective (MK2-16.6, 16.8)."""
    for figure in field.there():
        assert figure.tokens <= seen.tokens.get(figure.id, 0) + 1
        assert len(set(figure.ability_tokens)) == len(figure.ability_tokens)
        assert all(other.soaring is figure.soaring for other in field.contacts(figure))
        if figure.soaring:
            seen.aloft += 1
            assert not any(apart(field, figure, one) <= field.edition.contact for one in field.state.objectives)
    seen.tokens = {figure.id: figure.tokens for figure in field.state.figures}


def things(field: Field) -> None:
    """Every item and relic that was bought is in play, and in one place (MK2-28)."""
    state = field.state
    if not state.items:
        return
    bought = Counter(item for player in state.players for item, _ in player.items)
    assert Counter(thing.kind for thing in state.items) == bought
    for thing in state.items:
        assert not thing.bearer or (thing.x, thing.y) == (0, 0)


def apart(field: Field, figure: Figure, one: Objective) -> float:
    """The gap between a base and an objective."""
    return (
        min(math.hypot(x - one.x, y - one.y) - r for x, y, r in field.circles(figure)) - field.edition.objective_radius
    )


def objectives(field: Field, events: list[Event], seen: Seen) -> None:
    """After a turn everything is as the positions have it: who alone touches an objective controls it (MK2-7.4-7.7)."""
    state, keys = field.state, [event.key for event in events]
    if keys.count("turn_over") == 1 and not UNSETTLING & set(keys[keys.index("turn_over") :]):
        for one in state.objectives:
            seen.checks += 1
            assert (one.status, one.controller) == by_position(field, one, seen.before[one.id])
    seen.before = {one.id: (one.status, one.controller) for one in state.objectives}


def by_position(field: Field, one: Objective, before: tuple[str, int]) -> tuple[str, int]:
    """What an objective must be, by distances alone."""
    met = [
        figure for figure in field.there() if not figure.soaring and apart(field, figure, one) <= field.edition.contact
    ]
    inside = [f for f in met if any(covering(field, circle, one) for circle in field.circles(f))]
    met = inside or met
    free = [figure for figure in met if not figure.captor]
    capable = {figure.owner for figure in free if "demoralized" not in field.marks(figure)}
    if len(capable) > 1:
        return "contested", -1
    owners = {figure.owner for figure in free}
    if len(owners) == 1:
        return "controlled", owners.pop()
    return ("neutral", -1) if before[0] == "contested" and not met else before


def covering(field: Field, circle: tuple[int, int, int], one: Objective) -> bool:
    """True if a circle holds all of an objective."""
    x, y, r = circle
    far = math.hypot(x - one.x, y - one.y) + field.edition.objective_radius
    return far <= r + field.edition.tolerance


@pytest.mark.slow
def test_games_with_items_and_domains_keep_their_invariants() -> None:
    found = [watched(number) for number in range(FEW)]
    assert sum(seen.checks for seen in found) > 200 and sum(seen.aloft for seen in found) > 10


@pytest.mark.parametrize("chunk", in_part_slow(range(CHUNKS), quick=(), soak=range(SLOW, CHUNKS)))
def test_a_thousand_games_with_items_and_domains(chunk: int) -> None:
    for number in range(FEW + chunk * CHUNK, FEW + (chunk + 1) * CHUNK):
        watched(number)


@rule("MK2-14.15", "MK2-13.2", "MK2-12.9")
def test_who_fails_to_break_away_on_a_double_base_turns_only_to_where_it_fits() -> None:
    """A crab on a double base faces east; its rear circle at 315 degrees would lie on B2."""
    crab = own("crab", mounted=True, speed_type="swimmer", attack_type="melee")
    man = own("man", speed_type="foot", attack_type="melee")
    s = battle(
        "A1 crab 14,10 face=0 | A2 man 2,2",
        "B1 man 15.1,10 | B2 man 13.2,10.9",
        figures=[crab, man],
        options={"rules": "mk2", "build_total": 200},
        dice=[3],
    )
    s.say("ana", "move A1 path=14,5")
    assert "f31500" not in {option.id for option in s.match.asks[0].options}
    s.say("ana", "face 90")
    assert (s.figure("A1").facing, s.figure("A1").moved) == (9_000, True)


@rule("MK2-3.10", "MK2-27.4")
def test_no_attack_is_offered_that_a_domain_forbids() -> None:
    bow = own("bow", speed_type="foot", attack_type="ranged", range=14, ranged_damage=1)
    for x, offered in (("20", True), ("21", False)):
        s = battle(
            "A1 bow 10,10 face=0 | A2 bow 2,2",
            f"B1 bow {x},10",
            figures=[bow],
            domains=["harvest_fog"],
            options={"rules": "mk2", "build_total": 200},
        )
        attacks = [one for one in s.game.legal(s.state, 0) if one.kind == "attack" and not one.action.point]
        assert bool(attacks) is offered

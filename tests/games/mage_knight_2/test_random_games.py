"""Games of 2.0 by chance, with items and domains: invariants hold after every step, what is offered is legal."""

from __future__ import annotations

import pytest

from bot.engine.playout import steps
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.state import Options
from tests.support.battle import battle, own, starter
from tests.support.rules import rule

FEW, CHUNK, CHUNKS = 6, 50, 20
"""Games of the fast suite, and of the slow one in pieces for its workers: 1,000."""


def watched(number: int) -> None:
    """One game to its end; two to four players, 200 to 400 points."""
    game = MageKnight(starter())
    total, seats = (200, 300, 400)[number % 3], 2 + number % 3
    options = Options(rules="mk2", items=True, domains=True, limit="rounds", rounds=12, build_total=total)
    phase = ""
    for step in steps(game, options, seats, b"things %d" % number):
        assert game.check(step.state) == []
        phase = step.state.phase
    assert phase == "over"


@pytest.mark.parametrize("number", range(FEW))
def test_a_game_with_items_and_domains_keeps_its_invariants(number: int) -> None:
    watched(number)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
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

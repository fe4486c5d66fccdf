"""What a greedy seat prefers, and that its games end."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.playout import best_offer, picker, play
from bot.games import registry
from bot.games.talisman.state import Options
from tests.support.quest import Quest, scene

SETTLED: dict[str, Any] = {"phase": "rolled", "turn_fields": {"die": 3, "settled": True}}


def preferred(s: Quest) -> str:
    """What a greedy player declares as ana."""
    action = best_offer(s.game, s.state, 0, picker(b"greedy"))
    return s.game.format(action, s.state, None)


def test_what_changes_nothing_is_not_used() -> None:
    s = scene(ana="warrior followers=alchemists_boy ask_roll", ben="druid @forest")
    assert preferred(s) == "roll"
    whole = scene(ana="warrior objects=healing_draught ask_roll", ben="druid @forest")
    assert preferred(whole) == "roll"
    hurt = scene(ana="warrior lives=1 objects=healing_draught ask_roll", ben="druid @forest")
    assert preferred(hurt) == "use c1"


def test_the_last_life_is_spared() -> None:
    cards = {"sentinel": "ogre"}
    assert preferred(scene(ana="warrior @fields_1 lives=1", ben="druid", cards=cards, **SETTLED)) == "move forest ccw"
    strong = "warrior @fields_1 strength=12"
    assert preferred(scene(ana=strong, ben="druid", cards=cards, **SETTLED)) == "move sentinel cw"


def test_who_is_ready_goes_inward() -> None:
    ready = "warrior @castle strength=9 craft=6 objects=talisman"
    assert preferred(scene(ana=ready, ben="druid", **SETTLED)) == "move portal portal"
    assert preferred(scene(ana="warrior @castle strength=9 craft=6", ben="druid", **SETTLED)) != "move portal portal"


@pytest.mark.parametrize("options", [Options(rounds_limit=40), Options(rounds_limit=40, reaction_mode="windows")])
def test_a_greedy_game_ends(options: Options) -> None:
    played = play(registry.game("talisman"), options, 2, b"greedy", choose=best_offer, most=5000)
    assert played.outcome is not None and played.decisions < 3000

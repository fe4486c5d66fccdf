"""Scenarios that come with the program, played as far as the step that shows a clause."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.games import registry
from bot.packs import data_file
from bot.records.playing import Playing, Ran, played_steps
from bot.records.scenario import parse_scenario


class Scene(Struct, frozen=True):
    """A table as everybody sees it after a step: the game, its names, the view, and what was said last."""

    game: str
    names: tuple[str, ...]
    view: Any
    ran: Ran


def scene(file: str, step: int = 0) -> Scene:
    """A scenario after a step, or (0) after its last. For rules threads: it plays all lines up to there."""
    scenario = parse_scenario(data_file(file).decode())
    rules = registry.game(scenario.game)
    playing = Playing(scenario.start(rules), scenario.names, scenario.undo)
    ran = [playing.started, *played_steps(scenario, playing, step or None)][-1]
    return Scene(scenario.game, scenario.names, rules.view(playing.match.state, None), ran)

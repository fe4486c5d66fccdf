"""Mage Knight: other lists, as long as they are secret."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.mage_knight.content.content import Content
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.setup.setup import army_points, random_pool, random_roster
from bot.games.mage_knight.state import Player, State


def vary(game: MageKnight, state: State, viewer: int | None, pick: Callable[[int], int]) -> State:
    """Draw anew everything that is secret to the viewer."""
    content, edition = game.rules(state.options)
    for seat, player in enumerate(state.players):
        if seat == viewer:
            continue
        if state.phase == "army" and player.army_in:
            _other_army(content, state, player, pick)
        if state.phase == "pool" and player.pool_in:
            player.pool, player.pool_drawn = random_pool(content, edition, state.options, pick), bool(pick(2))
    return state


def _other_army(content: Content, state: State, player: Player, pick: Callable[[int], int]) -> None:
    drawn = random_roster(content, state.options, pick, seats=len(state.players))
    player.army, player.outfit = drawn.figures, drawn.outfit
    player.points = army_points(content, player)

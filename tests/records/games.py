"""Whole games of the pocket game, played by a fixed stream of choices."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.engine.dice import SeededDice
from bot.engine.match import Match
from bot.engine.playout import any_offer, picker
from bot.records.playing import Consents
from tests.records.pocket import Options, Pocket

NAMES = ("ana", "ben")
TIME = "2026-05-01T18:30:00Z"
GAME = Pocket()


def started(seed: bytes = b"seed", goal: int = 6) -> Match[Any]:
    """A match at its start."""
    return Match(GAME, Options(goal=goal), 2, SeededDice(seed, b"salt"))


def play_on(match: Match[Any], seed: bytes = b"choices", most: int = 10_000) -> Match[Any]:
    """Play at random until the end, or for so many decisions."""
    pick = picker(seed)
    for _ in range(most):
        if match.outcome is not None and match.pause is None:
            break
        seat = min(match.to_act)
        ask = match.ask_for(seat)
        if ask is not None:
            match.answer(seat, (ask.options[pick(len(ask.options))].id,))
        else:
            match.act(seat, any_offer(match.game, match.state, seat, pick))
    return match


def eventful(game: Pocket = GAME) -> Match[Any]:
    """A game with orders, undo, edits, an award and a concession."""
    match = Match(game, Options(goal=50), 2, SeededDice(b"seed", b"salt"))
    match.say(0, "name 3")
    match.say(1, "name 4")
    match.say(1, f"order trap {match.state.hands[1][0]}")
    play_on(match, b"first", 2)
    while match.pause is not None:
        play_on(match, b"answers", 1)
    consents = Consents(match)
    consents.undo(0, by_gm=True)
    match.edit(with_points(match, [3, 2]))
    match.act(None, GAME.parse("award 1", match.state, None, None), "gm")
    match.time_out(min(match.to_act))
    while match.pause is None:
        match.say(min(match.to_act), f"duel {match.state.hands[min(match.to_act)][0]}")
    match.say(0, "concede")
    return match


def with_points(match: Match[Any], points: list[int]) -> Any:
    """The present state with other points."""
    return replace(match.state, points=points)

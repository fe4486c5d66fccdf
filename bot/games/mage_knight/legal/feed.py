"""What a channel shows of a turn: what figures can do from where they stand, for nothing on the field is hidden."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.game import Offer
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.legal import legal
from bot.games.mage_knight.legal.choices import NONE, ahead_of_all, told_hit
from bot.games.mage_knight.legal.default_piece import default_piece
from bot.games.mage_knight.legal.score import ATTACK, greedy_score

MOST_ATTACKS = 2
"""Attacks that an ask names, of one figure each: the place behind them is for a move."""


def open_acts(field: Field, seat: int) -> Iterator[Offer]:
    """The most promising attacks, then the move of whoever can do most now, and what only begins it (MKU-H1)."""
    if field.state.phase != "play" or field.state.pending is not None or seat != field.state.active:
        return
    listed = list(legal.legal(field, seat))
    yield from _attacks(field, seat, [one for one in listed if one.kind == "attack"])
    piece = default_piece(field, seat)
    for move in ahead_of_all(field, seat, piece):
        seeing = "" if move.facts["targets"] == NONE else "_seeing"
        yield Offer(move.kind, move.action, {**move.facts, "doing": f"open_{move.facts['doing']}{seeing}"})
    yield from [one for one in listed if one.kind == "move" and one.action is None and one.facts["about"] == piece]


def _attacks(field: Field, seat: int, attacks: list[Offer]) -> Iterator[Offer]:
    scored = [(greedy_score(field, seat, one.action), one) for one in attacks]
    named: list[str] = []
    for score, one in sorted(scored, key=lambda one: -one[0]):
        figure = str(one.facts["about"])
        if score > ATTACK and figure not in named and len(named) < MOST_ATTACKS:
            named.append(figure)
            told = told_hit(field, seat, one.action, str(one.facts["mode"]))
            yield Offer(one.kind, one.action, {**told, "doing": "open_hit"})

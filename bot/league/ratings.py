"""How strong people are at a game, by its results alone: OpenSkill's model of Plackett and Luce, game after game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

SHOWN_FROM = 5
"""Games after which a rating is shown: before that it says more of chance than of the player."""

SCALE, MIDDLE = 40, 500
"""A rating as people read it: whole numbers, 1,500 for whoever has not played, some hundreds apart."""


class Game(Struct, frozen=True):
    """A rated game: its players with their places, 1 for the winner; equal places were shared."""

    players: tuple[int, ...]
    places: tuple[int, ...]


class Rating(Struct, frozen=True):
    """What is known of a player: the rating and how uncertain it is, and after how many games."""

    player: int
    value: int
    spread: int
    games: int

    @property
    def shown(self) -> bool:
        """True if it says enough."""
        return self.games >= SHOWN_FROM


def ratings(games: Iterable[Game]) -> tuple[Rating, ...]:
    """The ratings after games in the order of their ends, the best first; they follow from the results alone."""
    from openskill.models import PlackettLuce  # nobody needs it before the first rated games are shown

    model = PlackettLuce()
    known: dict[int, Any] = {}
    played: Counter[int] = Counter()
    for game in games:
        if len(set(game.players)) < max(2, len(game.players)):
            continue  # nobody plays against himself for points
        teams = [[known.get(player) or model.rating()] for player in game.players]
        for player, (after,) in zip(game.players, model.rate(teams, ranks=list(game.places)), strict=True):
            known[player] = after
            played[player] += 1
    found = [
        Rating(player, MIDDLE + round(SCALE * one.mu), round(SCALE * one.sigma), played[player])
        for player, one in known.items()
    ]
    return tuple(sorted(found, key=lambda one: (-one.value, one.spread, one.player)))


def settled_ratings(found: Sequence[Rating]) -> list[Rating]:
    """The ratings that say enough."""
    return [one for one in found if one.shown]

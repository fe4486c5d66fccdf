"""What a seat may declare now."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine.game import Offer
from bot.games.albion.actions import Action
from bot.games.albion.board import Board


def legal(b: Board, seat: int) -> Iterator[Offer]:
    """Everything, lazily; what is endless (orders, arming) as templates with the line they begin with."""
    raise NotImplementedError


def fill(b: Board, seat: int, offer: Offer, pick: Callable[[int], int]) -> Action | None:
    """A template by chance: legal, and varied enough that random games come to fights and artefacts."""
    raise NotImplementedError


def details(b: Board, seat: int, offer: Offer) -> Iterator[Offer]:
    """What a person may make of a template."""
    raise NotImplementedError

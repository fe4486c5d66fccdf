"""The heap, drawn and in words."""

from __future__ import annotations

from typing import Any

from bot.games.toy.view import View
from renderers.kit import theme
from renderers.kit.heraldry import seat_token
from renderers.kit.ops import Scene
from renderers.kit.panels import page
from renderers.kit.pictures import Picture, picture_of

STEP, RADIUS, HEIGHT = 60, 24, 140
COLORS = bytes(range(48))


def table_picture(view: View, words: Any, acts: tuple[Any, ...] = (), *, limit: int | None = None) -> Picture | None:
    """A pebble beside the other, each with the sign of the player who is to take."""
    pebbles = [seat_token(view.turn, STEP * (place + 1), HEIGHT / 2, RADIUS) for place in range(view.heap)]
    scene = Scene(theme.WIDTH, HEIGHT, tuple(page(HEIGHT)), tuple(pebbles))
    return picture_of(scene, "toy-table", text_board(view, words), COLORS, limit=limit)


def text_board(view: View, words: Any) -> str:
    """How many pebbles there are, and whose turn it is."""
    return str(words.t("toy-board", heap=view.heap, name=words.seat_name(view.turn)))

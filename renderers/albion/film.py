"""The moving replay of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.games.albion.view import View
from bot.i18n.wording import TableWords
from renderers.albion.palette import COLORS
from renderers.albion.table import table_scene
from renderers.albion.words import t
from renderers.kit.film import film_of
from renderers.kit.pictures import Picture

NAME = "albion-replay"


def film_picture(views: Sequence[View], words: TableWords, *, limit: int | None = None) -> Picture | None:
    """The game as a moving picture of at most ``limit`` bytes; None where no form is small enough.

    A round is a frame: its last movement on the whole map, and how it stood at the end.
    """
    scenes = [partial(table_scene, view, words, whole=True) for view in rounds_of(views)]
    return film_of(scenes, NAME, lambda count: t(words, "film_title", count=count), COLORS, limit)


def rounds_of(views: Sequence[View]) -> list[View]:
    """Of each round the view that shows its marches, and the very last view."""
    shown = {view.round: i for i, view in enumerate(views) if view.last is not None and view.last.kind == "movement"}
    return [views[i] for i in sorted({*shown.values(), len(views) - 1})] if views else []

"""The moving replay of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.games.albion.view import View
from bot.i18n.wording import TableWords
from bot.messages.ending import Ending
from renderers.albion.palette import COLORS
from renderers.albion.table import table_scene
from renderers.albion.title import champions
from renderers.albion.words import t
from renderers.kit.film import film_of
from renderers.kit.pictures import Picture
from renderers.titles.victory import closing_of

NAME = "albion-replay"


def film_picture(
    views: Sequence[View], words: TableWords, ending: Ending | None = None, *, limit: int | None = None
) -> Picture | None:
    """The game as a moving picture of at most ``limit`` bytes; None where no form is small enough.

    A round is a frame: its last movement on the whole map, and how it stood, or who has won, at the end.
    """
    rounds = rounds_of(views)
    shown = rounds[:-1] if ending is not None and len(rounds) > 1 else rounds
    scenes = [partial(table_scene, view, words, whole=True) for view in shown]
    closing = closing_of("albion", ending, champions(views[-1], words, ending)) if ending and views else None
    return film_of(scenes, NAME, lambda count: t(words, "film_title", count=count), COLORS, limit, closing)


def rounds_of(views: Sequence[View]) -> list[View]:
    """Of each round the view that shows its marches, and the very last view."""
    shown = {view.round: i for i, view in enumerate(views) if view.last is not None and view.last.kind == "movement"}
    return [views[i] for i in sorted({*shown.values(), len(views) - 1})] if views else []

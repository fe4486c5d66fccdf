"""The moving replay of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.games.talisman.view import View
from bot.i18n.wording import TableWords
from bot.messages.ending import Ending
from renderers.kit.film import film_of
from renderers.kit.pictures import Picture
from renderers.talisman.palette import COLORS
from renderers.talisman.table import film_scene
from renderers.talisman.title import champions
from renderers.talisman.words import t
from renderers.titles.victory import closing_of

NAME = "talisman-replay"


def film_picture(
    views: Sequence[View], words: TableWords, ending: Ending | None = None, *, limit: int | None = None
) -> Picture | None:
    """The game as a moving picture of at most ``limit`` bytes; None where no form is small enough."""
    scenes = [partial(film_scene, view, words) for view in views]
    closing = closing_of("talisman", ending, champions(views[-1], words, ending)) if ending and views else None
    return film_of(scenes, NAME, lambda count: t(words, "film_title", count=count), COLORS, limit, closing)

"""The moving replay of a battle."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.games.mage_knight.view import View
from bot.i18n.wording import TableWords
from renderers.kit.film import film_of
from renderers.kit.pictures import Picture
from renderers.mage_knight.palette import COLORS
from renderers.mage_knight.table import field_scene

NAME = "mage-knight-replay"


def film_picture(views: Sequence[View], words: TableWords, *, limit: int | None = None) -> Picture | None:
    """The battle as a moving picture of at most ``limit`` bytes; None where no form is small enough."""
    scenes = [partial(field_scene, view, words) for view in views]
    return film_of(scenes, NAME, lambda count: words.t("picture-mk-film-title", count=count), COLORS, limit)

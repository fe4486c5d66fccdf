"""Tables and words for the tests of pictures."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from bot import packs
from bot.games.warcry.cards.cards import Content
from bot.games.warcry.cards.catalog import load
from bot.i18n.wording import TableWords
from renderers.kit.canvas import Canvas
from renderers.kit.ops import Group, Op, Scene, Sprite
from tests.gallery import scenes
from tests.gallery.feed import texts_of
from tests.support.catalogs import strict_speech

NUMBER = re.compile(r"\d+(?:\.\d+)?")
SCENES = ("mid_battle", "shot", "muster", "worst")


@cache
def content() -> Content:
    """The starter pack."""
    return load([packs.builtin("warcry")])


@cache
def game_words(game: str, language: str, seats: tuple[str, ...]) -> TableWords:
    """Words of a game with its starter pack; a missing message raises."""
    return TableWords(strict_speech(game, language, seats))


def words(language: str = "en", seats: tuple[str, ...] = ("Ana", "Ben")) -> TableWords:
    """Words in a language."""
    return game_words("warcry", language, seats)


def table(name: str):  # type: ignore[no-untyped-def]
    """A table of the gallery."""
    return getattr(scenes, name)(content().cards)


def drawn(scene: Scene) -> bytes:
    """The pixels of a scene, by a canvas that has drawn nothing before."""
    return Canvas().draw(scene).tobytes()


def parts(ops: tuple[Op, ...], x: float = 0, y: float = 0) -> list[tuple[Op, float, float]]:
    """Everything on a list with its place, what lies inside groups and sprites too."""
    found: list[tuple[Op, float, float]] = []
    for op in ops:
        found.append((op, x, y))
        if isinstance(op, (Sprite, Group)):
            found += parts(op.make(), x + op.x, y + op.y)
    return found


def listed(scene: Scene) -> list[tuple[Op, float, float]]:
    """All shapes, shadows and letters of a scene with their places: equal lists are equal pictures."""
    every = parts((*scene.background, *scene.foreground))
    return [(op, x, y) for op, x, y in every if not isinstance(op, Sprite | Group)]


def said(scene: Scene) -> list[str]:
    """All texts of a scene."""
    return [op.text for op in texts_of(scene.foreground)]


def numbers(texts: Iterable[str]) -> set[str]:
    """The numbers in texts without their signs: what a picture marks with one, a text may tell by a word."""
    return {number for text in texts for number in NUMBER.findall(text)}

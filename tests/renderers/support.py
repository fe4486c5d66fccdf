"""Tables and words for the tests of pictures."""

from __future__ import annotations

from functools import cache

from bot import packs
from bot.games.warcry.cards.cards import Content
from bot.games.warcry.cards.catalog import load
from bot.i18n.wording import TableWords
from renderers.gallery import scenes
from renderers.kit.canvas import Canvas
from renderers.kit.ops import Group, Op, Scene, Sprite, Text
from tests.support.catalogs import strict_speech

SCENES = ("mid_battle", "shot", "muster", "worst")


@cache
def content() -> Content:
    """The starter pack."""
    return load([packs.builtin("warcry")])


def words(language: str = "en", seats: tuple[str, ...] = ("Ana", "Ben")) -> TableWords:
    """Words in a language."""
    return TableWords(strict_speech("warcry", language, seats))


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


def said(scene: Scene) -> list[str]:
    """All texts of a scene."""
    return [op.text for op, _, _ in parts(scene.foreground) if isinstance(op, Text)]

"""The picture of all symbols."""

from __future__ import annotations

import pytest

from bot.i18n.catalog import LANGUAGES
from renderers.kit.ops import Sprite, Text
from renderers.kit.text import ELLIPSIS, width
from renderers.warcry.hand import hand_scene
from renderers.warcry.legend import ACTIONS, KEYWORDS, symbols_picture, symbols_scene
from renderers.warcry.table import table_scene
from tests.gallery.feed import reading_faults
from tests.renderers.support import SCENES, content, parts, said, table, words


def icons(*scenes: object) -> set[str]:
    """The icons drawn one by one in pictures."""
    found = (op.key for scene in scenes for op, _, _ in parts(scene.foreground) if isinstance(op, Sprite))  # type: ignore[attr-defined]
    return {key[1] for key in found if isinstance(key, tuple) and key[0] == "icon"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_symbol_is_told_whole_and_readable(language: str) -> None:
    scene = symbols_scene(words(language))
    assert reading_faults(scene, public=False) == []
    shown = " ".join(said(scene))
    assert ELLIPSIS not in shown
    for word in KEYWORDS:
        assert words(language).keyword(word).lower() in shown.lower()
    for op, x, _ in parts(scene.foreground):
        if isinstance(op, Text) and op.anchor == "ls":
            assert x + op.x + width(op.text, op.size, op.face) <= scene.width - 12, op.text
    made = symbols_picture(words(language))
    assert made is not None and 200 < len(made.alt) <= 1024 and made.name == "warcry-symbols.png"


def test_no_icon_of_a_table_or_a_hand_is_missing() -> None:
    drawn = icons(hand_scene(table("hand"), words()), *(table_scene(table(name), words()) for name in SCENES))
    assert drawn - {"game_warcry"} <= icons(symbols_scene(words())) and "game_warcry" in drawn  # the emblem of headers
    kinds = {card.type for card in content().cards.values() if card.family == "action"}
    assert kinds <= set(ACTIONS)
    printed = {word for card in content().cards.values() for word in card.keywords}
    assert printed <= set(KEYWORDS) | {"infantry", "cavalry", "flyer"}

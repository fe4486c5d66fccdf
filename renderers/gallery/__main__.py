"""Draws the gallery: ``python -m renderers.gallery [folder]``, or ``--palette`` to choose the colours anew."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from bot import packs
from bot.games.warcry import catalog as cards_of
from bot.i18n.catalog import load_catalog
from bot.i18n.names import CardNames
from renderers import palette
from renderers.canvas import Canvas
from renderers.formations import Picture, table_picture, table_scene
from renderers.gallery import scenes
from renderers.gallery.colors import HOUSE, chosen, source
from renderers.hand import hand_picture, hand_scene
from renderers.words import CatalogWords


def words(language: str) -> CatalogWords:
    """Words of the shipped catalogues and of the starter pack."""
    shipped = packs.builtin("warcry")
    content = cards_of.load([shipped])
    return CatalogWords(load_catalog(), CardNames([shipped]), content.cards, language, ("Ana", "Ben"))


def pictures() -> Iterator[tuple[str, Picture | None]]:
    """Every example with its name."""
    english, polish, czech = words("en"), words("pl"), words("cs")
    cards = cards_of.load([packs.builtin("warcry")]).cards
    yield "warcry-combat", table_picture(scenes.mid_battle(cards), english)
    yield "warcry-shot", table_picture(scenes.shot(cards), czech, marks=("B4", "B5", "B8"))
    yield "warcry-muster", table_picture(scenes.muster(cards), english)
    yield "warcry-crowded", table_picture(scenes.worst(cards), polish, scale=0.8)
    yield "warcry-hand", hand_picture(scenes.hand(cards), english)


def choose_colors() -> None:
    """Write the colours of the house anew, chosen from the examples as they are before any reduction."""
    english, cards = words("en"), cards_of.load([packs.builtin("warcry")]).cards
    tables = (scenes.mid_battle(cards), scenes.shot(cards), scenes.muster(cards), scenes.worst(cards))
    drawn = [Canvas().draw(table_scene(table, english, ("B4", "B5"))) for table in tables]
    drawn.append(Canvas().draw(hand_scene(scenes.hand(cards), english)))
    Path(palette.__file__).write_text(source(chosen(drawn, HOUSE)), encoding="utf-8")


def main(folder: Path) -> None:
    """Write all examples to a folder."""
    for name, made in pictures():
        if made is not None:
            (folder / f"{name}.{made.kind}").write_bytes(made.data)
            print(f"{name}: {made.width} x {made.height}, {len(made.data) // 1000} kB")


if __name__ == "__main__":
    if sys.argv[1:] == ["--palette"]:
        choose_colors()
        raise SystemExit
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)

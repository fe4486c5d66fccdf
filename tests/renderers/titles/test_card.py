"""Title cards: what they say, in letters that are read in a feed, of two to eight seats in three languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from bot.i18n.catalog import LANGUAGES
from renderers.albion import title as albion
from renderers.kit.sheets import CLEAR, GREAT
from renderers.mage_knight import title as mage_knight
from renderers.talisman import title as talisman
from renderers.titles.card import HIGH, WIDE, Leader, Title, title_alt, title_scene
from renderers.warcry import title as warcry
from tests.gallery import battles, conquests, quests, scenes, tourneys
from tests.gallery.feed import texts_of
from tests.renderers.support import content, drawn, game_words, said

SEATS = ("Ana", "Ben", "Celia", "Dmitri", "Eva", "Filip")
PHONE = 360 / WIDE


def made(game: str, language: str = "en") -> tuple[Title, Any]:
    """The card of a game of the gallery, and its words."""
    key = "mage_knight" if game.startswith("mage_knight") else game
    words = game_words(key, language, SEATS)
    pack = words.speech.game.content if hasattr(words.speech.game, "content") else None
    of: dict[str, Callable[[], Title]] = {
        "warcry": lambda: warcry.title(scenes.mid_battle(content().cards), words),
        "mage_knight_unlimited": lambda: mage_knight.title(battles.shot(pack), words),
        "mage_knight_2": lambda: mage_knight.title(conquests.conquest(pack), words),
        "talisman": lambda: talisman.title(quests.crowded(pack), words),
        "albion": lambda: albion.title(tourneys.start(words.speech.game), words),
    }
    return of[game](), words


GAMES = ("warcry", "mage_knight_unlimited", "mage_knight_2", "talisman", "albion")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_goal_and_names_are_read_whole_on_a_phone(game: str, language: str) -> None:
    title, words = made(game, language)
    scene = title_scene(title)
    assert (scene.width, scene.height) == (WIDE, HIGH)
    told = " ".join(said(scene))
    assert title.goal in told and "…" not in told
    assert all(leader.name in told for leader in title.leaders)
    sizes = {text.text: text.size for text in texts_of(scene.foreground)}
    assert all(sizes[leader.name] >= (GREAT if len(title.leaders) <= 4 else CLEAR) for leader in title.leaders)
    assert all(size * PHONE >= 11 for text, size in sizes.items() if text in title.goal)
    alt = title_alt(title, words)
    assert title.goal in alt and all(leader.name in alt and leader.leads in alt for leader in title.leaders)


@pytest.mark.parametrize("seats", range(1, 9))
def test_any_number_of_seats_has_its_place(seats: int) -> None:
    title, _ = made("mage_knight_unlimited")
    leaders = tuple(Leader(seat, f"Bartholomew {seat}", "Knights of the Far North") for seat in range(seats))
    scene = title_scene(replace(title, leaders=leaders))
    for text in texts_of(scene.foreground):
        assert 0 <= text.x <= WIDE and text.y < HIGH, text
    assert sum("Barth" in text for text in said(scene)) == seats


def test_what_is_secret_is_not_on_the_card() -> None:
    title, words = made("warcry")
    (ana, ben) = title.leaders
    hidden = replace(title, leaders=(replace(ana, leads="", emblem=None, look=""), ben))
    assert ana.leads not in title_alt(hidden, words) and ana.leads not in said(title_scene(hidden))
    assert drawn(title_scene(hidden)) != drawn(title_scene(title))
    other = replace(hidden, leaders=(replace(hidden.leaders[0]), ben))
    assert drawn(title_scene(other)) == drawn(title_scene(hidden))


def test_a_seat_that_is_called_by_its_side_does_not_say_it_twice() -> None:
    title, words = made("warcry")
    alone = replace(title, leaders=tuple(replace(one, name=one.leads) for one in title.leaders))
    assert said(title_scene(alone)).count("Grand Alliance") == 1
    assert title_alt(alone, words).count("Grand Alliance") == 1

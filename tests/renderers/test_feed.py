"""What is read of a picture in the feed, measured from what is drawn."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from PIL import Image

from bot.engine import codec
from bot.games.talisman.state import Mark as Walked
from bot.i18n.catalog import LANGUAGES
from bot.i18n.names import message_id
from bot.i18n.wording import TableWords
from renderers.albion import table as map_table
from renderers.albion.hand import hand_scene as knights
from renderers.albion.legend import symbols_scene as map_symbols
from renderers.albion.overlays import reach_scene
from renderers.kit.ops import Group, Op, Scene, Text
from renderers.kit.pictures import Picture
from renderers.mage_knight import table as battlefield
from renderers.mage_knight.army import army_scene
from renderers.mage_knight.legend import symbols_scene as field_symbols
from renderers.mage_knight.plan import region_around
from renderers.talisman import table as quest_table
from renderers.talisman.hand import hand_scene as possessions
from renderers.talisman.legend import symbols_scene as board_symbols
from renderers.talisman.words import name_of, ordered
from renderers.warcry import table as formations
from renderers.warcry.hand import hand_scene
from renderers.warcry.legend import symbols_scene as card_symbols
from tests.gallery import battles, feed, quests, scenes, tourneys
from tests.renderers.fields import FIELDS, LONG, field, pack
from tests.renderers.fields import words as field_words
from tests.renderers.support import SCENES as WARCRY_SCENES
from tests.renderers.support import content, table
from tests.renderers.support import words as table_words
from tests.renderers.test_albion_table import MADE as TOURNEYS
from tests.renderers.test_albion_table import tourney
from tests.renderers.test_albion_table import words as map_words
from tests.renderers.test_talisman_table import MADE as QUESTS
from tests.renderers.test_talisman_table import content as quest_pack
from tests.renderers.test_talisman_table import quest
from tests.renderers.test_talisman_table import words as quest_words
from tests.support.fair import random_match
from tests.support.joust import starter
from tests.support.roster import entrant
from tests.support.suites import in_part_slow

INK = (20, 20, 20)


def sheet(*ops: Op, width: float = 1500, height: float = 950) -> Scene:
    """A picture with nothing but that on it."""
    return Scene(width, height, (), ops)


def line(text: str, size: float, *, far: bool = False) -> Text:
    """A line of text."""
    return Text(10, 50, text, size, "text", INK, far=far)


def test_letters_are_measured_as_a_chat_shows_them() -> None:
    (one,) = feed.letters_of(sheet(line("Ana", 30)))
    assert (one.small, one.opened) == (30 * 550 / 1500, 20)
    (upright,) = feed.letters_of(sheet(line("Ana", 30), height=1500))
    assert (upright.small, upright.opened) == (30 * 350 / 1500, 20)


@pytest.mark.parametrize(
    ("text", "size", "far", "fault"),
    [
        ("Ana to act", 36, True, ""),
        ("Ana to act", 35, True, "'Ana to act' is 12.8 px high in the feed, not 13"),
        ("A12", 31, True, ""),
        ("A12", 29, True, "'A12' is 10.6 px high in the feed, not 11"),
        ("ruler", 17, False, ""),
        ("ruler", 16, False, "'ruler' is 10.7 px high where it is opened, not 11"),
    ],
)
def test_a_text_that_cannot_be_read_is_found_wherever_it_lies(text: str, size: float, far: bool, fault: str) -> None:
    said = line(text, size, far=far)
    card = Group(0, 0, 50, 50, "card", lambda: (said,))
    faults = [fault] if fault else []
    assert feed.reading_faults(sheet(said)) == feed.reading_faults(sheet(card)) == faults


@pytest.mark.parametrize(
    ("width", "height", "public", "private"),
    [(1500, 1000, True, True), (1600, 900, True, True), (1500, 1010, False, True), (1600, 890, False, True)]
    + [(1650, 1050, False, True), (800, 1000, False, True), (799, 1000, False, False)],
)
def test_public_pictures_are_landscape_and_private_ones_not_too_narrow(
    width: float, height: float, public: bool, private: bool
) -> None:
    empty = sheet(width=width, height=height)
    assert (not feed.reading_faults(empty), not feed.reading_faults(empty, public=False)) == (public, private)


def test_what_is_read_from_afar_is_told_in_order() -> None:
    assert feed.far_words(sheet(line("Round 4", 40, far=True), line("legend", 20), line("A1", 40, far=True))) == (
        "Round 4 · A1"
    )


@pytest.mark.slow
def test_a_sheet_of_the_feed_shows_a_picture_in_both_boxes_on_both_grounds() -> None:
    file = io.BytesIO()
    Image.new("RGB", (1100, 700), (200, 0, 0)).save(file, "PNG")
    made = feed.feed_sheet(Picture(file.getvalue(), "png", "red.png", "", 1100, 700))
    red = [(x, y) for y in range(0, made.height, 2) for x in range(0, made.width, 2) if made.getpixel((x, y))[0] == 200]  # type: ignore[index]
    half = made.height // 2
    desktop = [x for x, y in red if y < half and x < feed.MARGIN + feed.DESKTOP[0]]
    phone = [(x, y) for x, y in red if y >= half and x > feed.MARGIN + feed.DESKTOP[0]]
    assert max(desktop) - min(desktop) == 548
    assert (max(x for x, _ in phone) - min(x for x, _ in phone), max(y for _, y in phone) - half) == (358, 244)
    assert made.getpixel((2, 2)) == feed.DARK and made.getpixel((2, half + 2)) == feed.LIGHT


# -- the pictures of the games ---------------------------------------------------------------------------------------

SCENES: dict[str, Callable[..., Scene]] = {
    "albion": map_table.table_scene,
    "mage_knight": battlefield.table_scene,
    "talisman": quest_table.table_scene,
    "warcry": formations.table_scene,
}
HAND_MADE: dict[str, list[Any]] = {
    "albion": [
        *map(tourney, TOURNEYS),
        starter().view(tourneys.state(starter(), [], 2, phase="set_up", round=0), None),
    ],
    "mage_knight": [
        *map(field, FIELDS),
        battles.knot(pack(), 2, 3),
        battles.knot(pack(), 4, 30),
        battles.view([], []),
        battles.view([], [], 4, phase="terrain"),
    ],
    "talisman": [*map(quest, QUESTS), quests.view(None, None, phase="characters", round=0)],
    "warcry": [
        *map(table, WARCRY_SCENES),
        scenes.worst(content().cards, 7),
        scenes.view(scenes.player(0, ()), scenes.player(1, ()), phase="muster"),
    ],
}
ALL_WORDS = {"albion": map_words, "mage_knight": field_words, "talisman": quest_words, "warcry": table_words}


@cache
def by_chance(key: str, number: int) -> list[Any]:
    """What everybody sees in the course of a game that is played at random, at one of the tables of its trials."""
    entrant_of = entrant(key, number)
    lines = random_match(entrant_of, f"feed {number}".encode(), 120).lines
    states = [codec.decode(line.position.snapshot, entrant_of.game.state_type) for line in lines[::6]]
    return [entrant_of.game.view(state, None) for state in states]


def shown(key: str, view: Any, language: str) -> tuple[Scene, TableWords]:
    """The picture of a table where people have long names."""
    words = ALL_WORDS[key](language, (*LONG,) * 3)
    return SCENES[key](view, words), words


@pytest.mark.slow
@pytest.mark.parametrize("language", in_part_slow(LANGUAGES, ("cs",)))
@pytest.mark.parametrize("key", SCENES)
def test_full_and_empty_tables_are_read_in_the_feed(key: str, language: str) -> None:
    for view in HAND_MADE[key]:
        assert feed.reading_faults(shown(key, view, language)[0]) == []


@pytest.mark.slow
@pytest.mark.parametrize("number", in_part_slow(range(8), (0,)))
@pytest.mark.parametrize("key", SCENES)
def test_tables_of_games_by_chance_are_read_in_the_feed(key: str, number: int) -> None:
    for i, view in enumerate(by_chance(key, number)):
        scene, words = shown(key, view, LANGUAGES[i % len(LANGUAGES)])
        assert feed.reading_faults(scene) == []
        told = feed.far_words(scene)
        assert feed.is_sheet(scene) or words.t(message_id("game-title", key)).split()[0] in told
        both = feed.is_sheet(scene) and len(view.to_act) > 1  # then the header has their signs
        both = both or bool(getattr(view, "wanted", 0))  # of sealed orders only how many are in
        for seat in () if both else sorted(view.to_act)[:1]:
            assert LONG[seat % len(LONG)][:5] in told, "whose turn it is"


def concerned(view: Any, words: TableWords) -> list[str]:
    """The pieces of the last act; on a board of rings where it led, what was met, both totals."""
    mark = getattr(view, "mark", None) or getattr(view, "last", None)
    if isinstance(mark, Walked):
        if mark.fight is not None:
            return [str(side.total) for side in ordered(mark.fight) if side.dice]
        return [name_of(words, name) for name in (mark.trail[-1:] or mark.cards[:1])]
    found = [getattr(mark, name, "") for name in ("figure", "actor", "pawn", "target")]
    found += [code for code, *_ in getattr(mark, "trails", ())]
    return [piece for piece in found if isinstance(piece, str) and piece]


@pytest.mark.parametrize("key", SCENES)
def test_what_just_happened_is_read_from_afar(key: str) -> None:
    seen = 0
    for view in (*HAND_MADE[key], *by_chance(key, 0)):
        scene, words = shown(key, view, "en")
        told = feed.far_words(scene)
        for piece in concerned(view, words):
            seen += 1
            assert piece in told, told
    assert seen > 5


def test_private_sheets_are_read_where_they_are_opened() -> None:
    english = field_words("en", (*LONG,))
    shot = field("shot")
    near = region_around(shot, ("A2", "A6", "B1"))
    asked, reached = tourneys.far(starter())
    made = {
        "army": army_scene("Guild Watch", list(pack().armies["guild_watch"].figures), english, 200),
        "preview": battlefield.field_scene(shot, english, zoom=near, overlay=battles.preview()),
        "field": battlefield.field_scene(shot, english),
        "signs of figures": field_symbols(english),
        "hand": hand_scene(scenes.hand(content().cards), table_words("cs", (*LONG,))),
        "signs of cards": card_symbols(table_words("pl")),
        "possessions": possessions(quests.own(quest_pack()), quest_words("cs", (*LONG,))),
        "signs of a board": board_symbols(quest_words("pl")),
        "knights": knights(tourneys.own(starter()), map_words("cs", (*LONG,))),
        "reach": reach_scene(asked, map_words("pl", (*LONG,)), reached),
        "signs of a map": map_symbols(map_words("pl")),
    }
    assert {name: feed.reading_faults(scene, public=False) for name, scene in made.items()} == dict.fromkeys(made, [])

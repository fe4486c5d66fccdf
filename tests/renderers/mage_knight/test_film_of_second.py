"""The film of a battle of 2.0: levels, items and bombardments are told in its captions, objectives in its pictures."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from bot.games.mage_knight.view import View
from bot.i18n.catalog import LANGUAGES
from bot.rulebook.scenes import scene
from renderers.kit import text, theme
from renderers.mage_knight.film import change_told, film_picture
from renderers.mage_knight.panels import RESULT, brief_result, result_line
from renderers.mage_knight.table import field_scene
from tests.renderers.fields import words
from tests.renderers.support import said
from tests.support.rules import rule

FOLDER = "mage_knight/scenarios"


@cache
def views(name: str, steps: int) -> tuple[View, ...]:
    """What everybody sees after each step of a scenario."""
    return tuple([scene(f"{FOLDER}/{name}.toml", step).view for step in range(1, steps + 1)])


@rule("MK2-16.4", "MK2-P11")
def test_who_takes_off_and_lands_is_told_so_in_every_language() -> None:
    told = {"en": ("takes off", "lands"), "pl": ("wzbija się", "ląduje"), "cs": ("vzlétá", "přistává")}
    story = views("18-second-edition-soaring", 7)
    for language in LANGUAGES:
        spoken = words(language)
        captions = [change_told(before, now, spoken) for before, now in zip(story, story[1:], strict=False)]
        assert captions[-1].endswith(told[language][1]) and captions[-1].startswith("A1 ")
        assert set(captions[:-1]) == {""}, "a move on one level, shots and the end of a turn are told as ever"
        grounded = story[-1]
        assert change_told(grounded, story[0], spoken).endswith(told[language][0])
        drawn = said(field_scene(story[-1], spoken, said=captions[-1]))
        assert captions[-1] in drawn


@rule("MK2-28.8", "MK2-P11")
@pytest.mark.parametrize(
    ("language", "taken", "dropped"),
    [
        ("en", "A1 Warchief Gorrud takes I1 Whetted Blade", "lays down I1 Whetted Blade, I2 Oxhide Coat"),
        ("pl", "A1 Wódz Gorrud bierze: I1 Wyostrzone ostrze", "odkłada: I1 Wyostrzone ostrze, I2 Kaftan"),
        ("cs", "A1 Náčelník Gorrud bere: I1 Nabroušená čepel", "odkládá: I1 Nabroušená čepel, I2 Kabátec"),
    ],
)
def test_items_that_change_hands_are_named(language: str, taken: str, dropped: str) -> None:
    """Of two pictures that is all which lies there now: one laid down, the other left by who has fallen meanwhile."""
    first, moved, last = views("21-second-edition-items", 3)
    spoken = words(language)
    assert change_told(_as_if_loose(first), first, spoken) == taken
    assert change_told(first, moved, spoken) == "", "somebody else has moved"
    assert dropped in change_told(moved, last, spoken)
    assert change_told(last, last, spoken) == "", "nothing differs between them"


def _as_if_loose(view: View) -> View:
    """The same before I1 was taken."""
    things = tuple([msgspec.structs.replace(one, bearer="" if one.id == "I1" else one.bearer) for one in view.things])
    return msgspec.structs.replace(view, things=things)


@rule("MK2-21.5", "MK2-P11")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bombardment_tells_everybody_it_struck(language: str) -> None:
    """Where there is no room for each number, the clicks are told, and who was missed."""
    (view,) = views("19-second-edition-bombardment", 1)
    spoken = words(language)
    whole, brief = result_line(view, spoken), brief_result(view, spoken)
    assert text.width(whole, theme.SMALL, "strong") > RESULT >= text.width(brief, theme.SMALL, "strong")
    drawn = said(field_scene(view, spoken))
    assert brief in drawn and whole not in drawn
    assert all(f"{name} −1" in brief for name in ("A2", "B1", "B2"))


@rule("MK2-7.2", "MK2-30.3")
def test_the_alt_text_of_a_film_tells_its_last_picture() -> None:
    story = views("18-second-edition-soaring", 7)
    made = film_picture(story, words())
    assert made is not None and "The battle in 7 pictures; the last one: Mage Knight 2.0" in made.alt

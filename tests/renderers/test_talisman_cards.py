"""Every card of the pack as a picture: name, type, values, text, and a motif by what it is."""

from __future__ import annotations

import pytest

from bot.i18n.catalog import LANGUAGES
from renderers.talisman.art import drawing, drawings, motif
from renderers.talisman.cards import card_picture, card_scene, card_text, face_of, motif_of
from renderers.talisman.portraits import LOOKS
from renderers.talisman.words import content_of, name_of
from tests.gallery import feed
from tests.renderers.support import said
from tests.renderers.test_talisman_table import content, words
from tests.support.suites import in_part_slow


def every_card() -> list[str]:
    """The ids of all cards, spells, characters and spaces."""
    pack = content()
    return [*pack.cards, *pack.spells, *pack.characters, *pack.board.spaces]


@pytest.mark.parametrize("language", in_part_slow(LANGUAGES, quick=("pl",)))
def test_every_card_is_read_whole(language: str) -> None:
    spoken = words(language)
    for name in every_card():
        scene = card_scene(spoken, name)
        told = " ".join(said(scene))
        assert feed.reading_faults(scene, public=False) == []
        face = face_of(spoken, name)
        assert face.name == name_of(spoken, name) and face.name in told, name
        assert face.text in told, f"{name}: {told}"
        assert "…" not in told.replace(face.text, "")
        for line in (face.name, face.line, face.text):
            assert line in card_text(spoken, name)


@pytest.mark.slow
def test_values_stand_on_the_card_and_in_its_words() -> None:
    for name, card in content().cards.items():
        for kind, value in (("Strength", card.strength), ("Craft", card.craft)):
            assert (f"{kind} {value}" in card_text(words(), name).splitlines()[1]) == (value is not None)
            assert value is None or str(value) in said(card_scene(words(), name))
    assert card_text(words(), "warrior").splitlines()[1] == "neutral · Tavern · Strength 4 · Craft 3 · lives 4"


def test_a_motif_follows_from_tags_kind_or_type() -> None:
    cards = content_of(words()).cards
    wanted = {"sword": "weapon", "dragon": "dragon", "shadow": "spirit", "mule": "carrier", "talisman": "talisman"}
    wanted |= {
        "unicorn": "follower",
        "market": "place",
        "tremor": "event",
        "wand": "magic_object",
        "water_skin": "object",
    }
    assert {name: motif_of(cards[name]) for name in wanted} == wanted
    assert set(map(motif_of, cards.values())) <= set(drawings("motifs"))
    assert motif("nothing known") == motif("object")


def test_every_character_has_a_portrait_of_its_own() -> None:
    assert set(content().characters) <= set(LOOKS)


@pytest.mark.parametrize("file", ["lands", "wilds", "motifs", "signs"])
def test_every_drawing_is_made_of_known_words(file: str) -> None:
    assert all(len(drawing(file, name)) > 1 for name in drawings(file))


@pytest.mark.slow
def test_a_card_as_a_file_and_one_that_nobody_knows() -> None:
    made = card_picture(words("cs"), "dragon")
    assert made is not None and made.kind == "png" and made.alt.startswith(name_of(words("cs"), "dragon"))
    assert len(made.data) <= 120_000 * made.width * made.height / 1_000_000
    assert face_of(words(), "no_such_card").name == "no such card"

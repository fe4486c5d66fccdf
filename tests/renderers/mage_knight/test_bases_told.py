"""What stands on a base of 2.0 is told by the card of a figure: in the picture, its alt text, and in words."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mage_knight.content.content import FigureType
from bot.games.mage_knight.view import FigureView
from bot.i18n.catalog import LANGUAGES
from bot.service.core.table_view import report_sentences
from renderers.kit import theme
from renderers.kit.ops import Text
from renderers.mage_knight.dial import card_scene, dial_face, dial_picture, figure_picture, present_face
from renderers.mage_knight.overlays import kind_text, known_picture
from tests.renderers.fields import pack, words
from tests.renderers.mage_knight.test_cards import readable
from tests.renderers.support import parts, said
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

MK2 = {"rules": "mk2", "build_total": 300}
WARDEN = own(
    "warden",
    marks="flight - magic_immunity -",
    rank="unique",
    speed_type="flyer",
    attack_type="ranged",
    attack_bonus=2,
    range=9,
    ranged_damage=3,
    magic_immune=True,
    item_slots=("hand", "hand", "harness"),
    subfaction="longsights",
    allegiance="deadeyes",
)
TOLD = {
    "en": (
        *("Flyer", "Attack type ranged, attack bonus 2", "Ranged damage 3", "Item slots: hand, hand, harness"),
        *("Bombardment, Deadeyes, Magic immune", "Subfaction Longsights", "Base radius 0.875″"),
    ),
    "pl": (
        *("Lotnik", "Typ ataku: dystans, premia do ataku 2", "Obrażenia z dystansu 3"),
        *("Gniazda przedmiotów: dłoń, dłoń, rynsztunek", "Ostrzał, Celne oko, Odporna na magię"),
        *("Podfrakcja Dalekowzroczni", "Promień podstawki 0,875″"),
    ),
    "cs": (
        *("Letec", "Typ útoku: na dálku, bonus k útoku 2", "Zranění při útoku na dálku 3"),
        *("Otvory pro předměty: ruka, ruka, výstroj", "Bombardování, Ostré oko, Odolná vůči magii"),
        *("Podfrakce Dalekozrací", "Poloměr podstavce 0,875″"),
    ),
}


def table(rules: str = "mk2", **options: Any) -> Battle:
    """One warden of each side."""
    house = {**MK2, "rules": rules, **options}
    return battle("A1 warden 10,10", "B1 warden 30,30", figures=[WARDEN], options=house)


def seen(s: Battle) -> FigureView:
    """The first of them as everybody sees it."""
    return s.game.view(s.state, None).figures[0]


def printed(key: str = WARDEN.key) -> FigureType:
    """A figure as it is looked up beside a table."""
    return table().game.printed(key)


@rule("MK2-2.3", "MK2-2.6", "MK2-18.7", "MK2-18.10", "MK2-28.1", "MK2-3.9", "MK2-34.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_tells_all_that_stands_on_a_base(language: str) -> None:
    """Whether it is in play or looked up beside a table: what a pack leaves open is filled in (MK2-18.8, 3.2)."""
    spoken = words(language)
    cards = [
        (present_face(seen(table()), spoken), figure_picture(seen(table()), spoken)),
        (dial_face(printed(), spoken), dial_picture(printed(), spoken)),
    ]
    for face, picture in cards:
        drawn = " ".join(said(card_scene(face, spoken)))
        assert picture is not None
        for told in TOLD[language]:
            assert told in drawn and told in picture.alt, told


@rule("MK2-X3")
def test_a_table_of_the_first_edition_tells_nothing_of_it() -> None:
    first = table("mku")
    drawn = " ".join(said(card_scene(present_face(seen(first), words()), words())))
    looked_up = kind_text(first.game.printed(WARDEN.key, first.state.options), words())
    for told in TOLD["en"]:
        assert told not in drawn and told not in looked_up
    assert first.game.tell(first.state, 0, "figure A1").rows[1]["row"] == "values"  # type: ignore[union-attr]


@rule("MK2-2.3", "MK2-P9")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_asks_about_a_figure_reads_what_its_base_does(language: str) -> None:
    s = table()
    report = s.game.tell(s.state, 0, "figure A1")
    assert report is not None
    told = list(report_sentences(words(language).speech, report.key, report.rows))
    expected = {
        "en": (
            "Radius of the base: 0.875″; item slots: hand, hand and harness.",
            "Subfaction: Longsights.",
            "Bombardment: attacks all around a point of its front arc, friends too.",
            "Magic immune: magic attacks and magical abilities do nothing to it, nor for it.",
            "Deadeyes: +2 range while it has not moved in this turn.",
        ),
        "pl": ("Podfrakcja: Dalekowzroczni.", "Celne oko: +2 do zasięgu, dopóki nie ruszyła się w tej turze."),
        "cs": ("Podfrakce: Dalekozrací.", "Ostré oko: +2 k dostřelu, dokud se v tomto tahu nepohnula."),
    }
    for line in expected[language]:
        assert line in told
    catalogue = kind_text(printed(), words(language))
    for line in expected[language][-1:]:
        assert line.removesuffix(".") in catalogue


@rule("MK2-R39", "MK2-18.8")
def test_what_the_table_does_without_is_on_no_card() -> None:
    with_it, without = (table(bombardment=given) for given in (True, False))
    assert "Bombardment" in " ".join(said(card_scene(present_face(seen(with_it), words()), words())))
    assert "Bombardment" not in " ".join(said(card_scene(present_face(seen(without), words()), words())))
    assert set(seen(without).innate) == {"deadeyes", "magic_immune"}


@rule("MK2-33.8", "MK2-35.9", "MKU-H3")
def test_an_open_dial_is_that_of_the_edition() -> None:
    """The mark of Magic Immunity is Magic Resistance in 2.0, and a flyer flies without the ability."""
    for rules, there, gone in (("mk2", "Magic Resistance", "Flight"), ("mku", "Magic Immunity", "Resistance")):
        s = table(rules, open_dials=True)
        report = s.game.tell(s.state, 0, "figure A1")
        assert report is not None
        kind = s.game.printed(WARDEN.key, s.state.options)
        picture = known_picture(seen(s), words(), report.rows, kind, limit=1_000_000)
        assert picture is not None and "click 4" in picture.alt
        assert there in picture.alt and gone not in picture.alt


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_every_figure_has_room_for_it(language: str) -> None:
    spoken, game = words(language), table().game
    for key in pack().figures:
        scene = card_scene(dial_face(game.printed(key), spoken), spoken)
        readable(scene)
        lines = [(round(x + op.x), round(y + op.y)) for op, x, y in parts(scene.foreground) if isinstance(op, Text)]
        assert max(y for _, y in lines) <= scene.height - theme.SMALL / 2
        assert len(set(lines)) == len(lines), "no line is written over another"

"""Directions: an arrow for all, the letters of his language for a reader, and degrees in every record."""

from __future__ import annotations

import msgspec
import pytest

from bot.engine.errors import Refused
from bot.i18n.catalog import LANGUAGES
from bot.i18n.compass import ARROWS, arrow, wind, winds
from bot.i18n.wording import typed_line
from renderers.mage_knight.board import text_board
from tests.renderers.fields import field, words
from tests.support.catalogs import catalog, strict_speech
from tests.support.rules import rule


def typed(line: str, language: str) -> str:
    return typed_line(strict_speech("mage_knight", language, ("ana", "ben")), line)


@pytest.mark.parametrize(
    ("degrees", "czech", "other", "sign"),
    [
        ("0", "V", "E", "→"),
        ("45", "SV", "NE", "↗"),
        ("90", "S", "N", "↑"),
        ("135", "SZ", "NW", "↖"),
        ("180", "Z", "W", "←"),
        ("225", "JZ", "SW", "↙"),
        ("270", "J", "S", "↓"),
        ("315", "JV", "SE", "↘"),
        ("359.99", "V", "E", "→"),
        ("112.4", "S", "N", "↑"),
        ("112.6", "SZ", "NW", "↖"),
    ],
)
def test_a_direction_is_told_by_the_nearest_of_eight(degrees: str, czech: str, other: str, sign: str) -> None:
    assert [wind(catalog(), language, degrees) for language in ("cs", "pl", "en")] == [czech, other, other]
    assert arrow(degrees)[0] == sign


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_sixteen_points(language: str) -> None:
    assert len(set(winds(catalog(), language))) == 16 and len(set(ARROWS)) == 8


@rule("MKU-6.1")
@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("move A1 to=12,8 face=S", "move A1 to=12,8 face=90"),
        ("move A1 turn face=ssv", "move A1 turn face=67.5"),
        ("place birch_wood at=20,20 turn=JZ", "place birch_wood at=20,20 turn=225"),
        ("deploy A1=12,1.5,S A2=13,1.5,Z A3=14,1.5,90", "deploy A1=12,1.5,90 A2=13,1.5,180 A3=14,1.5,90"),
        ("formation A1,A2,A3 by=SV,8", "formation A1,A2,A3 by=45,8"),
        ("spin S", "spin 90"),
        ("face=J", "face=270"),
        ("move A1 touch=B2 side=Z", "move A1 touch=B2 side=180"),
        ("move A1 turn face=B2", "move A1 turn face=B2"),
        ("spin auto", "spin auto"),
        ("ranged A1 -> B1,S2 with=A2", "ranged A1 -> B1,S2 with=A2"),
        ("army 2x S, Z", "army 2x S, Z"),
    ],
)
def test_a_czech_types_the_letters_of_his_compass(line: str, read: str) -> None:
    assert typed(line, "cs") == read
    assert typed(line, "en") == typed(line, "pl") == line


@rule("MKU-6.1")
def test_every_point_of_the_czech_compass_is_read() -> None:
    for number, letters in enumerate(winds(catalog(), "cs")):
        assert typed(f"move A1 turn face={letters}", "cs") == f"move A1 turn face={number * 22.5:g}"


def test_the_board_for_all_has_arrows_and_for_one_reader_his_letters() -> None:
    view = field("shot")
    own = msgspec.structs.replace(view, viewer=0)
    (public,) = [line for line in text_board(view, words("cs")).splitlines() if line.startswith("- A6 ")]
    (private,) = [line for line in text_board(own, words("cs")).splitlines() if line.startswith("- A6 ")]
    assert "směr ↑ 90°" in public and "směr S 90°" in private


@pytest.mark.parametrize(("language", "told"), [("cs", "Směr S (90°)"), ("pl", "Kierunek N (90°)"), ("en", "N (90°)")])
def test_what_happened_is_told_by_an_arrow_and_what_would_happen_by_letters(language: str, told: str) -> None:
    speech = strict_speech("mage_knight", language, ("ana", "ben"))
    happened = speech.worded("mage-knight-event", "turned", {"figure": "A1", "facing": "90"})
    assert "↑" in happened and "90" not in happened
    facts = {"figure": "A1", "facing": "90", "arrivals": ("B1",), "ranges": ("1–2°",)}
    assert told in speech.refusal(Refused("spin_turned_away", "MKU-9.3", **facts))

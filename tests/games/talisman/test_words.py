"""Names, texts and clauses of Talisman as people read them."""

from __future__ import annotations

import pytest

from bot import packs
from bot.i18n.names import CardNames
from bot.i18n.phrases import Naming, worded_facts
from bot.i18n.speech import catalog
from bot.service.table import lookup
from tests.support.entries import clause

NAMES = CardNames([packs.builtin("talisman")])


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ("sword", ("Sword", "Miecz", "Meč")),
        ("mending", ("Mending", "Uzdrawianie", "Hojení")),
        ("wood_elf", ("Wood Elf", "Leśny Elf", "Lesní elf")),
        ("village_smith", ("Blacksmith", "Kowal", "Kovář")),
        ("temple", ("Temple", "Świątynia", "Chrám")),
        ("fields_3", ("Fields 3", "Pola 3", "Pole 3")),
        ("hills_m", ("Hills 3", "Wzgórza 3", "Kopce 3")),
    ],
)
def test_everything_has_a_name_in_every_language_and_spaces_of_one_name_are_numbered(
    entry: str, told: tuple[str, ...]
) -> None:
    assert tuple(NAMES.name(language, entry) for language in ("en", "pl", "cs")) == told


def test_texts_of_the_pack_are_found() -> None:
    assert NAMES.text("pl", "fields_1") == "Ciągniesz 1 Kartę Przygód."
    assert NAMES.text("en", "fields_1") == "Draw 1 card."


def test_facts_about_spaces_spells_characters_and_persons_are_told_by_name() -> None:
    facts = {"space": "fields_3", "spell": "mending", "characters": ("thief", "wood_elf"), "person": "village_smith"}
    told = worded_facts(catalog(), "pl", facts, Naming(("ana", "ben"), NAMES, "talisman"))
    assert (told["space"], told["spell"], told["person"]) == ("Pola 3", "Uzdrawianie", "Kowal")
    assert told["characters"] == "Złodziej i Leśny Elf"


@pytest.mark.parametrize("number", ["TA-13:3", "TA-4:3a", "TA-D24", "TA-R58", "TA-14:6"])
def test_clauses_of_the_digest_are_found_by_number(number: str) -> None:
    found = clause("talisman", number)
    assert found.number == number and len(found.said("en")) > 20
    assert clause("talisman", number.removeprefix("TA-").lower()) == found


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("smok", "dragon"),
        ("Wood Elf", "wood_elf"),
        ("fields 3", "fields_3"),
        ("Hojení", "mending"),
    ],
)
def test_everything_is_looked_up_by_name(typed: str, found: str) -> None:
    speeches = [lookup.speech_about("talisman", language) for language in ("en", "pl", "cs")]
    assert lookup.card_meant(speeches, typed)[1] == found

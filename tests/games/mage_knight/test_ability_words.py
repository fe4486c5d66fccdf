"""What each special ability does, in words: for every ability of the edition, short enough for a line of a list."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.editions.table import EDITIONS
from bot.i18n.catalog import LANGUAGES
from bot.i18n.choices import MOST_LABEL
from bot.i18n.names import code_word, message_id
from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords
from bot.service.core.table_view import report_sentences
from renderers.mage_knight.overlays import kind_text
from tests.support.battle import NAMES, battle, own
from tests.support.catalogs import catalog
from tests.support.rules import rule

FIGURES = (own("knight", marks="charge - toughness -"),)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_is_told_in_a_line(language: str, edition: Edition) -> None:
    words = {name: edition.described(name) for name in edition.abilities}
    told = {name: code_word(catalog(), language, "mage_knight", "does", word) for name, word in words.items()}
    assert all(catalog().has(message_id("mage_knight", "does", word)) for word in words.values())
    assert len(set(told.values())) == len(told)
    names = {name: code_word(catalog(), language, "mage_knight", "ability", name) for name in told}
    assert max(len(f"{names[name]}: {text}.") for name, text in told.items()) <= MOST_LABEL


@rule("MKU-SA.0.1")
def test_a_figure_tells_its_abilities_by_what_they_do() -> None:
    s = battle("A1 knight 20,10", "B1 knight 20,20", figures=FIGURES)
    report = s.game.tell(s.state, 0, "figure B1")
    assert report is not None
    told = list(report_sentences(Speech("en", s.game, NAMES), report.key, report.rows))
    assert "Charge: moves at twice its speed, or at normal speed and then strikes." in told
    assert "Toughness: takes 1 click less from each attack." in told
    text = kind_text(FIGURES[0], TableWords(Speech("en", s.game, NAMES)))
    assert text.count("Toughness: takes 1 click less from each attack.") == 1


@rule("MK2-33.2", "MK2-33.10", "MK2-33.48")
def test_the_second_edition_tells_what_its_abilities_do_there() -> None:
    knight = own("lancer", marks="charge magic_blast regeneration magic_freeze", attack_type="melee")
    s = battle("A1 lancer 20,10", "B1 lancer 20,20", figures=[knight], options={"rules": "mk2"})
    report = s.game.tell(s.state, 0, "figure B1")
    assert report is not None
    told = " ".join(report_sentences(Speech("en", s.game, NAMES), report.key, report.rows))
    for said in ("at full speed and then strikes", "special action: heals a die minus 2", "a shot that also gives"):
        assert said in told
    assert "twice its speed" not in told and "for 1 click that" not in told

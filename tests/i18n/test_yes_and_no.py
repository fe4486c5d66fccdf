"""The buttons of a question that is answered by yes or no say what they do, uncut on a phone."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pytest

from bot.engine.requests import Ask, Option
from bot.games import registry
from bot.i18n.catalog import LANGUAGES
from bot.i18n.choices import option_label
from bot.i18n.speech import Speech
from tests.support.sources import ROOT

MOST = 34
ASKED = re.compile(r'\.yes\(\s*[\w.]+,\s*"(\w+)"')
"""How Talisman asks such a question; the keys of the other games are few."""

TALISMAN = sorted(
    {key for path in (ROOT / "bot/games/talisman").rglob("*.py") for key in ASKED.findall(path.read_text())}
)
QUESTIONS = [
    *[("talisman", key) for key in (*TALISMAN, "new_character")],
    ("albion", "event_ransom"),
    ("albion", "mount_again"),
    ("mage_knight", "dodge"),
    ("warcry", "may"),
    ("warcry", "pay"),
]


def test_the_questions_of_talisman_are_found() -> None:
    assert len(TALISMAN) > 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "key"), QUESTIONS)
def test_yes_and_no_say_what_they_do(game: str, key: str, language: str) -> None:
    speech = Speech(language, registry.game(game))
    options = (Option("yes", "choose yes"), Option("no", "choose no"))
    labels = [option_label(speech, SimpleNamespace(named={}), Ask(0, key, options), one) for one in options]
    assert not {speech.text("word-yes"), speech.text("word-no")} & set(labels) and len(set(labels)) == 2
    assert all(0 < len(label) <= MOST for label in labels)

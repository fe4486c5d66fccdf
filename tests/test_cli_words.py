"""What the command line says: without marks of the chat, and dice by what they are rolled for in every language."""

from __future__ import annotations

import re

import pytest

from bot.cli.main import plain_text
from bot.cli.showing import roll_texts
from bot.engine.pending_action import Rolled
from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from tests.records.golden import GAMES
from tests.support.catalogs import catalog

ROLLED = re.compile(r'"kind":"roll","label":"([^"]*)"')


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("**Combat.** Both draw a card.", "Combat. Both draw a card."),
        ("Winner: **ana** and **ben**", "Winner: ana and ben"),
        ("2 ** 3 ** 4", "2 ** 3 ** 4"),
        ('{"text":"**kept**"}', '{"text":"**kept**"}'),
    ],
)
def test_bold_type_is_not_written_with_stars(text: str, told: str) -> None:
    assert plain_text(text) == told


def test_all_dice_of_recorded_games_are_called_by_their_name() -> None:
    labels = {label for path in GAMES.glob("*.jsonl") for label in ROLLED.findall(path.read_text("utf-8"))}
    assert len(labels) > 20
    for language in LANGUAGES:
        names = {label: catalog().text(language, "dice-" + re.sub("[ _]", "-", label)) for label in labels}
        assert not any("_" in name or name.startswith("dice-") for name in names.values())


@pytest.mark.parametrize(
    ("language", "attack", "unknown"),
    [("en", "attack: 3 4", "odd_label: 3 4"), ("pl", "atak: 3 4", "3 4"), ("cs", "útok: 3 4", "3 4")],
)
def test_a_word_of_the_program_is_shown_to_readers_of_english_alone(language: str, attack: str, unknown: str) -> None:
    rolls = tuple(Rolled(label, number, (3, 4)) for number, label in enumerate(("attack", "odd_label")))
    assert roll_texts(rolls, Speech(language)) == [attack, unknown]

"""``play``: every registered game at the keyboard, as people type it."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path

import pytest

from bot.cli import main as cli
from bot.cli.terminal import NAMES
from bot.games import registry
from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from bot.records.chain import read_head
from bot.records.replay import verify
from tests.support.rules import rule
from tests.support.suites import in_part_slow

LOOKS = ("help", "?", "board", "hand", "log", "orders")
NUMBERED = re.compile(r"(\d+)\. (\S.*)")
SAVED_AT, MOST_TYPED = 60, 300


class Keyboard:
    """People who look at everything by turns, and then type a number of the list that they were shown last."""

    def __init__(self, folder: Path) -> None:
        self.printed: list[str] = []
        self.chosen: list[str] = []
        self.own, self.whole = folder / "own", folder / "whole"
        self.steps = count()
        self.late = iter(("undo", "concede", "withdraw"))
        self.last = iter((f"save {self.whole}", "log", "board", ""))

    def say(self, text: str) -> None:
        """What the terminal prints."""
        self.printed.append(text)

    def read(self, prompt: str) -> str | None:
        """What is typed at a prompt: a look, the list, one of its lines; at last the game is given up, and saved."""
        if any(prompt == Speech(code).say("hand-over", name=name) for name in NAMES for code in LANGUAGES):
            return ""  # nobody else sees the screen
        if prompt not in [f"{name}>" for name in NAMES]:
            return next(self.last)  # the game is over
        step = next(self.steps)
        if step == SAVED_AT:
            return f"save {self.own}"
        if step > MOST_TYPED:
            return next(self.late)
        return self.number(step) if step % 3 == 2 else (LOOKS[step // 3 % len(LOOKS)], "?")[step % 3]

    def number(self, step: int) -> str:
        """One of the lines that the last list shows, which are all that was printed since."""
        shown = [found for line in reversed(self.printed[-60:]) if (found := NUMBERED.match(line))]
        last = shown[: 1 + next((i for i, found in enumerate(shown) if found[1] == "1"), 0)]
        taken = last[step * 7 % max(1, len(last) - 1)]  # the last one gives up a battle of some games
        self.chosen.append(taken[2].partition("  (")[0])
        return taken[1]


SET_UP = ("deck", "army", "pool", "group", "ready_made", "choose_character", "muster_unit")
"""What lines of a set-up begin with."""


@pytest.fixture
def keyboard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Keyboard:
    """The keyboard and the screen of the program."""
    made = Keyboard(tmp_path)
    monkeypatch.setattr(cli, "read_keyboard", made.read)
    monkeypatch.setattr(cli, "say", made.say)
    return made


@pytest.mark.slow
@pytest.mark.parametrize("language", in_part_slow(LANGUAGES, quick=("pl",)))
@pytest.mark.parametrize("key", registry.keys())
def test_every_game_is_played_by_people_at_a_keyboard(key: str, language: str, keyboard: Keyboard) -> None:
    assert cli.main(["play", key, "--seed", "keyboard", "--lang", language]) == 0
    whole, own = [path.read_text(encoding="utf-8") for path in (keyboard.whole, keyboard.own)]
    assert verify(whole, registry.game(key)).executed
    assert read_head(own).reader in NAMES and '"seed"' not in own
    assert len(keyboard.chosen) > SAVED_AT // 3
    assert all(f'"text":"{line}"' in whole for line in keyboard.chosen), "a number is the line that was shown with it"


@pytest.mark.parametrize("language", in_part_slow(LANGUAGES, quick=("en",)))
@pytest.mark.parametrize("key", registry.keys())
def test_whoever_chooses_nothing_plays_the_ready_made_game_against_the_computer(
    key: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    typed = iter(["?", "1", "quit"])
    monkeypatch.setattr(cli, "read_keyboard", lambda prompt: asked.append(prompt) or next(typed))
    assert cli.main(["play", key, "--lang", language]) == 0
    told, names = capsys.readouterr().out, {"own": "ana", "other": "ben"}
    assert Speech(language).say("play-ready", **names) in told
    assert asked == ["ana>"] * 3, "nobody else is asked, and nothing is left to set up"
    first = next(line for line in told.splitlines() if line.startswith("1. "))
    assert first.split()[1] not in SET_UP


def test_whoever_chooses_anything_sets_the_game_up(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["?", "quit"])
    monkeypatch.setattr(cli, "read_keyboard", lambda prompt: next(typed))
    assert cli.main(["play", "warcry", "--seats", "2"]) == 0
    told = capsys.readouterr().out
    assert "\n1. deck " in told and "--options setup=own" not in told


@pytest.mark.parametrize("key", registry.keys())
def test_there_is_a_name_for_every_seat(key: str) -> None:
    assert len(NAMES) >= registry.seats(key)[1]


@pytest.mark.slow
def test_the_own_army_is_shown_to_its_player_alone(keyboard: Keyboard) -> None:
    cli.main(["play", "mage_knight", "--seed", "keyboard"])
    assert any(line.startswith("- A1 ") for line in keyboard.printed)


def test_orders_with_words_behind_them_are_a_line_of_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["group 2", "ready_made", "orders 1: C13 / items none", "orders", "log", None])
    monkeypatch.setattr(cli, "read_keyboard", lambda prompt: next(typed))
    assert cli.main(["play", "albion", "--greedy", "ben", "--seed", "x"]) == 0
    told = capsys.readouterr().out
    assert "Joyous Gard: 2.1 to C13" in told and "You have given no standing orders." in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["one_side", "nobody", "rounds", "time", "agreed"])
def test_why_a_game_is_over_is_told_in_words(language: str, reason: str) -> None:
    speech = Speech(language)
    for told in (speech.say("won", winners="ana", reason=reason), speech.say("drawn", reason=reason)):
        assert "(" in told and f"({reason})" not in told


@rule("MKU-R70")
def test_a_table_with_house_options_is_played_by_more(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["", None])
    monkeypatch.setattr(cli, "read_keyboard", lambda prompt: next(typed))
    assert cli.main(["play", "mage_knight", "--seats", "6"]) == 1
    assert "Name teams: teams=pairs" in capsys.readouterr().err
    assert cli.main(["play", "mage_knight", "--seats", "6", "--options", "teams=pairs width=48"]) == 1
    assert "width" in capsys.readouterr().err
    assert cli.main(["play", "mage_knight", "--seats", "6", "--options", "teams=pairs width=48000"]) == 0
    assert "48 × 39.37" in capsys.readouterr().out

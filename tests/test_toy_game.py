"""A game is added to a copy of the project by what docs/adding-a-game.md says alone, and played in every way."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.sources import PACKAGES, ROOT

TOY = ROOT / "tests" / "toy"
"""The files that a new game brings, at the places where they belong."""

RULES = '    "toy": Rules("bot.games.toy.game", "Pebbles"),\n'
FACE = """    "toy": Face(
        group="toy",
        text_board=Part("renderers.toy.table", "text_board"),
        table_picture=Part("renderers.toy.table", "table_picture"),
    ),
"""


def with_line(file: Path, table: str, line: str) -> None:
    """Write a line into a table, as its first."""
    source = file.read_text(encoding="utf-8")
    assert source.count(table) == 1
    file.write_text(source.replace(table, table + line), encoding="utf-8")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The project with one more game: two lines, and files of its own."""
    copy = tmp_path_factory.mktemp("house")
    for name in (*PACKAGES, "data", "tests"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("toy"))
    shutil.copy(ROOT / "pyproject.toml", copy)
    shutil.copytree(TOY, copy, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    with_line(copy / "bot" / "games" / "registry.py", "MODULES = {\n", RULES)
    with_line(copy / "bot" / "faces.py", "FACES = {\n", FACE)
    yield copy
    shutil.rmtree(copy)


def ran(tree: Path, *words: str, typed: str = "") -> str:
    """What a module prints that is run in the copy; it ends well."""
    command, environment = [sys.executable, "-m", *words], {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run(command, cwd=tree, env=environment, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


@pytest.mark.slow
def test_it_is_played_through_the_chat_with_its_lesson(tree: Path, tmp_path: Path) -> None:
    ran(tree, "tests.support.newcomer", str(tmp_path))


@pytest.mark.slow
def test_it_is_played_in_the_terminal_and_its_record_is_sound(tree: Path, tmp_path: Path) -> None:
    record = tmp_path / "toy.jsonl"
    lines = ["?", "board", "hand", "orders", "take 4", "take 3", "take 3", "take 1", f"save {record}", ""]
    told = ran(tree, "bot", "play", "toy", "--greedy", "ben", "--seed", "toy", typed="\n".join(lines))
    assert "12 pebbles; ana is to take." in told and "You may take from 1 to 3, not 4. [TOY-1.2]" in told
    assert "1. take 1" in told and "ana wins." in told
    assert "The record is sound: lines checked: 6" in ran(tree, "bot", "replay", str(record))
    assert "The dice are honest" in ran(tree, "bot", "dice", "verify", str(record))


def test_a_scenario_is_replayed_and_drawn(tree: Path, tmp_path: Path) -> None:
    scenario, picture = tree / "data" / "toy" / "scenarios" / "01-a-six.toml", tmp_path / "toy.png"
    told = ran(tree, "bot", "replay", str(scenario), "--strict", "--picture", str(picture), "--text")
    assert "A pebble rolls back: 2 now." in told and "1 pebble; ana is to take." in told
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.slow
def test_what_holds_for_every_game_holds_for_it(tree: Path) -> None:
    told = ran(
        tree,
        *("pytest", "-q", "-p", "no:cacheprovider", "tests/test_games_play.py", "tests/test_faces.py"),
        *("tests/test_imports.py", "-k", "[toy or every_import or pure or face"),
    )
    assert " passed" in told

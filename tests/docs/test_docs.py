"""README, CONTRIBUTING and docs/: tables are as the program makes them, links lead somewhere, commands run."""

from __future__ import annotations

import inspect
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cli.main import main
from bot.config import PLAIN, PREFIX, Settings
from bot.engine.game import Game
from bot.engine.playable import Playable
from tests.docs.made import DOCS, PART, pages, remade
from tests.support.sources import ROOT

FRONT = [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
OTHERS = [ROOT / "tests/README.md", *sorted((ROOT / "data").glob("*/README.md"))]
ALL = [*FRONT, *pages(), *OTHERS]
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
MAKE = re.compile(r"^\s*make (?:-C \S+ )?([a-z]+)", re.MULTILINE)
OURS = re.compile(r"^(?:    )?(?:python -m bot|seneschal) (.+)$", re.MULTILINE)

NOT_HERE = {
    "backup": "the database of a bot (tests/storage/test_commands.py)",
    "check": "the database of a bot (tests/storage/test_commands.py)",
    "pack import": "the database of a bot (tests/storage/test_commands.py)",
    "pack list": "the database of a bot (tests/storage/test_commands.py)",
    "pack drop": "the database of a bot (tests/storage/test_commands.py)",
}
"""Commands that are not carried out here, and what they need."""

YOURS = {"game.jsonl", "mine", "precedents.jsonl"}
"""Files that a reader has and the project has not."""


def titled(path: Path) -> str:
    """A page as a test is called by it."""
    return path.relative_to(ROOT).as_posix()


def anchors(text: str) -> set[str]:
    """What a link into a page may lead to, as code hosts make it from the headings."""
    spoken = [re.sub(r"[^\w\- ]", "", heading.lower()).strip() for heading in HEADING.findall(text)]
    return {heading.replace(" ", "-") for heading in spoken}


def leads_nowhere(path: Path) -> Iterator[str]:
    """The links of a page that no file, or no heading of it, answers."""
    for link in LINK.findall(path.read_text(encoding="utf-8")):
        target, _, anchor = link.partition("#")
        if "://" in target:
            continue
        found = (path.parent / target).resolve() if target else path
        if not found.exists() or (anchor and anchor not in anchors(found.read_text(encoding="utf-8"))):
            yield link


@pytest.mark.parametrize("path", pages(), ids=titled)
def test_what_follows_from_the_program_is_as_it_would_be_made(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert remade(text) == text, "run: python -m tests.docs --write"


def test_every_game_and_the_commands_have_their_made_parts() -> None:
    made = [
        found["kind"] + found["words"] for path in pages() for found in PART.finditer(path.read_text(encoding="utf-8"))
    ]
    assert sorted(made) == [
        "commands",
        "options albion",
        "options mage_knight mk2",
        "options mage_knight mku",
        "options talisman",
        "options warcry",
    ]
    assert PART.sub("", (DOCS / "commands.md").read_text(encoding="utf-8")).count("|") == 0


@pytest.mark.parametrize("path", ALL, ids=titled)
def test_every_link_leads_somewhere(path: Path) -> None:
    assert list(leads_nowhere(path)) == []


def test_a_link_to_nowhere_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# One thing\n[a](gone.md) [b](#one-thing) [c](#another) [d](page.md#one-thing)\n", encoding="utf-8"
    )
    assert list(leads_nowhere(page)) == ["gone.md", "#another"]


def test_the_readme_is_read_in_a_minute() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert text.count("\n") <= 120 and len(text.encode()) <= 9_000
    pictures = re.findall(r"!\[[^\]]+\]\(docs/pictures/([a-z-]+)\.png\)", text)
    games = ("mage-knight-shot", "mage-knight-objectives", "warcry", "talisman", "albion")
    assert len(pictures) == len(games)
    assert all(picture.startswith(game) for picture, game in zip(pictures, games, strict=True))


def test_the_interface_of_a_game_is_told_in_full() -> None:
    page = (DOCS / "adding-a-game.md").read_text(encoding="utf-8")
    methods = [name for name, value in vars(Playable).items() if inspect.isfunction(value)]
    assert sorted(re.findall(r"^\| `(\w+)\(", page, re.MULTILINE)) == sorted(methods)
    assert len(methods) == 10
    parts = {
        (one.__name__, Path(inspect.getfile(one)).name) for one in Game.__mro__ if one.__module__.startswith("bot.")
    }
    told = re.findall(r"^\| `(\w+)`(?: itself)? \| `(\w+\.py)`", page, re.MULTILINE)
    assert set(told) == parts - {("Playable", "playable.py")}


def test_the_glossary_is_short() -> None:
    words = re.findall(r"^\| \*\*", (DOCS / "glossary.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert 20 <= len(words) <= 60


def test_every_page_is_linked_from_the_readme() -> None:
    linked = set(LINK.findall((ROOT / "README.md").read_text(encoding="utf-8")))
    assert {page.relative_to(ROOT).as_posix() for page in pages()} <= linked
    assert {"CONTRIBUTING.md", "LICENSE", "tests/README.md"} <= linked


@pytest.mark.parametrize("path", ALL, ids=titled)
def test_what_is_to_be_made_can_be_made(path: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(MAKE.findall(path.read_text(encoding="utf-8"))) <= targets


def test_every_setting_is_told_with_its_default() -> None:
    told = dict(
        re.findall(r"^\| `([A-Z_]+)` \| (.+?) \|", (DOCS / "hosting.md").read_text(encoding="utf-8"), re.MULTILINE)
    )
    known = {PLAIN.get(name, PREFIX + name.upper()): field.default for name, field in Settings.model_fields.items()}
    assert set(told) == set(known)
    for name, default in known.items():
        assert told[name] in (f"`{default}`", "none", "a file in the folder") and (
            default in (None, "", ()) or default is not None and str(default) in told[name]
        ), name


def commands() -> list[str]:
    """Every command of the program that stands in a block of code, once."""
    lines = [line for path in ALL for line in OURS.findall(path.read_text(encoding="utf-8"))]
    return sorted({re.split(r"\s{3,}|\s+#", line)[0].strip() for line in lines})


@pytest.mark.slow
@pytest.mark.parametrize("line", commands())
def test_commands_in_blocks_of_code_are_carried_out(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the folder of the project, but what they write lands elsewhere."""
    words = shlex.split(line)
    kind = " ".join(words[:2]) if " ".join(words[:2]) in NOT_HERE else words[0]
    monkeypatch.chdir(tmp_path)
    (tmp_path / "data").symlink_to(ROOT / "data")
    code = 0 if kind in NOT_HERE else main(words)
    said = capsys.readouterr()
    if YOURS & set(words):
        assert kind in NOT_HERE or any(
            name in said.err for name in YOURS
        )  # understood: only the reader's file is missing
    else:
        assert code == 0, said.err

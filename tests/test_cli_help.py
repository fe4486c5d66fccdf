"""Help, version, completion, and many files at once: what somebody meets who knows the program by nothing yet."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot import __version__, running
from bot.cli import living, progress, usage
from bot.cli.main import COMMANDS, main
from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from tests.support.catalogs import catalog
from tests.support.sources import ROOT
from tests.test_sentences import HELP

SOUND = "data/warcry/scenarios/02-block-and-follow-up.toml"


def told(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    """The lines that a call prints, which must go well."""
    assert main(list(words)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_commands_are_told_a_line_each(capsys: pytest.CaptureFixture[str], language: str) -> None:
    lines = told(capsys, "--help", "--lang", language)
    assert lines == told(capsys, "help", f"--lang={language}")
    rows = [line.split("  ") for line in lines if line.startswith("  ")]
    assert [row[1] for row in rows] == list(COMMANDS)
    assert all(row[-1].strip() for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_tells_its_words_and_options_a_line_each(
    capsys: pytest.CaptureFixture[str], name: str, language: str
) -> None:
    lines = told(capsys, *name.split(), "--help", "--lang", language)
    command = COMMANDS[name][0]
    assert lines[0].startswith(f"python -m bot {name} ")
    rows = lines[3:]
    assert [row.split()[0] for row in rows if row.startswith("  --")] == [f"--{option}" for option in command.options]
    words = [word for word in (*command.words, *command.may) if word == "WORDS" or not word.startswith("WORD")]
    assert len(rows) == len(words) + len(command.options)
    assert all(row.strip().split("  ", 1)[1].strip() for row in rows)


def test_no_sentence_of_the_help_is_left_over() -> None:
    speech = Speech("en")
    commands = {name: command for name, (command, _) in COMMANDS.items()}
    pages = [usage.overview(commands, speech), *(usage.explained(name, commands[name], speech) for name in commands)]
    said = "\n".join(pages)
    ids = [name for name in catalog().ids("en") if HELP.match(name)]
    assert len(ids) > 60
    assert [name for name in ids if speech.text(name, program=usage.program()) not in said] == []


def test_a_word_that_several_commands_begin_with_tells_those(capsys: pytest.CaptureFixture[str]) -> None:
    names = [line.split("  ")[1] for line in told(capsys, "pack", "--help") if line.startswith("  ")]
    assert names == ["pack check", "pack import", "pack list", "pack drop"]


def test_help_speaks_of_the_program_as_it_was_called(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["/usr/local/bin/seneschal"])
    assert told(capsys, "check", "--help")[0].startswith("seneschal check")
    assert main(["fly"]) == 2
    assert "seneschal --help" in capsys.readouterr().err


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "--version") == [f"seneschal {__version__}"]


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["ru"], {"run", "rules"}),
        (["pack", ""], {"check", "import", "list", "drop"}),
        (["replay", "--p"], {"--picture", "--pack"}),
        (["pack", "check", "--w"], {"--with"}),
    ],
)
def test_a_shell_completes_commands_and_options(
    capsys: pytest.CaptureFixture[str], typed: list[str], offered: set[str]
) -> None:
    script = "\n".join(told(capsys, "completion"))
    words = " ".join(f"'{word}'" for word in ["seneschal", *typed])
    ask = f'COMP_WORDS=({words}); COMP_CWORD={len(typed)}; _seneschal; printf "%s\\n" "${{COMPREPLY[@]}}"'
    ran = subprocess.run(["bash", "-c", f"{script}\n{ask}"], capture_output=True, text=True, check=True)
    assert set(ran.stdout.split()) == offered


def test_a_folder_is_replayed_file_by_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = (ROOT / SOUND).read_text(encoding="utf-8")
    (tmp_path / "a.toml").write_text(sound, encoding="utf-8")
    (tmp_path / "b.txt").write_text("no game", encoding="utf-8")
    assert told(capsys, "replay", str(tmp_path)) == ["a.toml: replayed to its end"]
    assert main(["replay", str(tmp_path), "--strict"]) == 1  # it shows a refusal
    assert capsys.readouterr().out.splitlines() == ["a.toml: replayed, but not as --strict demands"]
    (tmp_path / "c.toml").write_text("game = [", encoding="utf-8")
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(["replay", str(tmp_path)]) == 1
    out, err = capsys.readouterr()
    assert out.splitlines()[0] == "a.toml: replayed to its end" and out.splitlines()[1].startswith("c.toml: Line 1")
    assert "1/2 a.toml" in err and "2/2 c.toml" in err and err.endswith(progress.ERASED)


def test_a_folder_without_games_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path)]) == 1
    assert "There is no scenario (.toml) and no record (.jsonl)" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "screen", "opened"),
    [((), True, True), (("--no-browser",), True, False), (("--serve-only",), True, False), ((), False, False)],
)
def test_the_browser_is_opened_where_somebody_sits_before_it(
    words: tuple[str, ...],
    screen: bool,
    opened: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def run_parlour(settings: object, *, told: Callable[[str], None], **_: object) -> int:
        told("http://127.0.0.1:1/")
        return 0

    shown: list[str] = []
    monkeypatch.setattr(running, "run_parlour", run_parlour)
    monkeypatch.setattr(living.webbrowser, "open", shown.append)
    monkeypatch.setattr("sys.stdout.isatty", lambda: screen)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert main(["parlour", *words]) == 0
    assert "http://127.0.0.1:1/" in capsys.readouterr().out
    assert shown == (["http://127.0.0.1:1/"] if opened else [])


@pytest.mark.parametrize(
    ("words", "quiet"), [([], False), (["--no-browser"], True), (["run", "--no-browser"], True), (["run"], False)]
)
def test_options_alone_and_nothing_at_all_are_of_run(
    words: list[str], quiet: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    command, begun = COMMANDS["run"][0], []

    def run(found: dict[str, Any], _: Speech) -> int:
        begun.append(found["no_browser"])
        return 0

    monkeypatch.setitem(COMMANDS, "run", (command, run))
    assert main(words) == 0 and begun == [quiet]
    assert main(["--no-brower"]) == 2


def test_no_browser_is_opened_without_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not living.has_browser()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert living.has_browser()

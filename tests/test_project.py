"""The project as a whole: lock files, packaging, licence, and what no tracked file may hold."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.support.sources import ROOT

LOCKS = ("run", "dev")
PIN = re.compile(r"^([a-z0-9][a-z0-9-]*)==([0-9][^\s;]*)( ; [^\\]+)? \\$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}( \\)?$")
FORBIDDEN = ("/work/", "/root/", "/opt/pypi", "pypi.org", "pythonhosted", "TODO", "FIXME")


def project() -> dict[str, Any]:
    """The `[project]` table."""
    return pyproject()["project"]


def pyproject() -> dict[str, dict[str, Any]]:
    """The whole of pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def lock_lines(name: str) -> list[str]:
    """The lines of a lock file."""
    return (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def pinned(name: str) -> dict[str, str]:
    """Names and versions of a lock file."""
    return {match[1]: match[2] for line in lock_lines(name) if (match := PIN.match(line))}


def normal(requirement: str) -> str:
    """The name in a requirement, in the form that lock files use."""
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=~!;\[ ]", requirement)[0]).lower()


def tracked_files() -> list[Path]:
    """What git tracks or would track, except this file, which must name what it looks for."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return [path for line in listed.stdout.splitlines() if (path := ROOT / line).is_file() and path != Path(__file__)]


def forbidden_in(text: str) -> list[str]:
    """The forbidden words that a text holds."""
    return [word for word in FORBIDDEN if word in text]


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_holds_pins_and_hashes_and_nothing_else(name: str) -> None:
    strange = [line for line in lock_lines(name) if not PIN.match(line) and not HASH.match(line)]
    assert not strange
    assert len(pinned(name)) == sum(1 for line in lock_lines(name) if PIN.match(line))


@pytest.mark.parametrize(
    "line",
    [
        "--index-url https://example.org/simple",
        "msgspec>=0.20",
        "msgspec @ file:///tmp/msgspec.whl",
        "# made here",
        "-e .",
    ],
)
def test_a_lock_line_of_another_kind_is_found(line: str) -> None:
    assert not PIN.match(line)
    assert not HASH.match(line)


def test_every_pin_has_a_hash_for_its_source_and_its_wheels() -> None:
    lines = lock_lines("dev")
    starts = [number for number, line in enumerate(lines) if PIN.match(line)]
    counts = {lines[start]: end - start - 1 for start, end in zip(starts, [*starts[1:], len(lines)], strict=True)}
    assert min(counts.values()) >= 1
    assert next(count for line, count in counts.items() if line.startswith("numpy==")) > 30


def test_the_lock_covers_what_the_project_asks_for() -> None:
    extras = project()["optional-dependencies"]
    assert {normal(requirement) for requirement in project()["dependencies"]} <= set(pinned("run"))
    assert {normal(requirement) for extra in extras.values() for requirement in extra} <= set(pinned("dev"))
    assert pinned("run").items() <= pinned("dev").items()


def test_the_parts_of_a_requirement_are_told_apart() -> None:
    assert [normal(text) for text in ("fluent.runtime>=0.4", "Pillow", "a_b[c]; python_version > '3'")] == [
        "fluent-runtime",
        "pillow",
        "a-b",
    ]


def test_no_tracked_file_names_a_machine_or_a_promise() -> None:
    files = tracked_files()
    assert ROOT / "pyproject.toml" in files
    found = {}
    for path in files:
        try:
            words = forbidden_in(path.read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            continue
        if words:
            found[path.relative_to(ROOT).as_posix()] = words
    assert not found


def test_forbidden_words_are_found() -> None:
    assert forbidden_in("see " + FORBIDDEN[0] + "main") == [FORBIDDEN[0]]
    assert not forbidden_in("the work/ folder of a root")


def test_the_licence_is_there() -> None:
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert text.startswith("MIT License")
    assert "Seneschal maintainers" in text
    assert project()["license"] == "MIT"


def test_the_image_runs_as_an_ordinary_user_from_the_hashed_lock() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    lines = text.splitlines()
    user = next(number for number, line in enumerate(lines) if line.startswith("USER "))
    entry = next(number for number, line in enumerate(lines) if line.startswith("ENTRYPOINT "))
    assert lines[user] not in ("USER root", "USER 0")
    assert user < entry
    assert "--require-hashes" in text


def test_the_base_of_the_image_is_pinned_by_its_digest() -> None:
    bases = re.findall(r"^FROM (\S+)", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    assert bases and all(re.fullmatch(r"python:3\.11-slim@sha256:[0-9a-f]{64}", base) for base in bases)


def test_what_the_image_copies_is_let_through_to_its_build() -> None:
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    copied = {word for line in lines if line.startswith("COPY ") for word in line.split()[1:-1]}
    ignored, *rest = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert ignored == "*" and {"bot", "cogs", "renderers", "data"} < copied
    assert {line.removeprefix("!") for line in rest if line.startswith("!")} == copied
    assert all((ROOT / name).exists() for name in copied)


def test_a_wheel_carries_the_data_folder() -> None:
    wheel = pyproject()["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["force-include"] == {"data": "bot/_data"}
    assert wheel["packages"] == ["bot", "cogs", "renderers"]


def test_a_forgotten_await_fails_the_suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    settings = pyproject()["tool"]["pytest"]["ini_options"]
    assert settings["filterwarnings"][0] == "error"
    pytester.makeini("[pytest]\nfilterwarnings =\n    " + "\n    ".join(settings["filterwarnings"]) + "\n")
    pytester.makepyfile("async def ask():\n    return 1\n\n\ndef test_asks():\n    ask()\n")
    result = pytester.runpytest_subprocess()
    assert result.ret == 1
    result.stdout.fnmatch_lines(["*coroutine 'ask' was never awaited*"])


def test_a_test_that_hangs_ends_with_its_name_and_stacks(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    limits = {name: value for name, value in pyproject()["tool"]["pytest"]["ini_options"].items() if "fault" in name}
    assert 0 < limits["faulthandler_timeout"] <= 900 and limits["faulthandler_exit_on_timeout"]
    pytester.makeini("[pytest]\nfaulthandler_timeout = 0.5\nfaulthandler_exit_on_timeout = true\n")
    pytester.makepyfile("import threading\n\n\ndef test_hangs():\n    threading.Event().wait()\n")
    result = pytester.runpytest_subprocess("-p", "xdist", "-n", "1", "--maxprocesses", "1", "--max-worker-restart", "0")
    assert result.ret == 1
    result.stdout.fnmatch_lines(["*crashed while running*test_hangs*"])
    result.stderr.fnmatch_lines(["Timeout (*", "*in test_hangs"])

"""Every fault, complaint and message that the program names has its sentence in the catalogues."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.i18n.names import message_id
from tests.support.catalogs import catalog
from tests.support.sources import ROOT

FAULT = re.compile(r'BadData\(\s*"([a-z_-]+)"')
USAGE = re.compile(r'WrongUsage\(\s*"([a-z-]+)"')
HELP = re.compile(r"cli-(command|word|option|value)-")
"""What help is made of, by the names of commands and options: tests/test_cli_help.py."""

SAID = re.compile(r'speech\.say\(\s*"([a-z-]+)"|self\.say\(\s*"([a-z-]+)"')


def named(pattern: re.Pattern[str], folder: str) -> Iterator[tuple[str, str]]:
    """What the sources below a folder name, with the file."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        for match in pattern.finditer(path.read_text(encoding="utf-8")):
            yield next(group for group in match.groups() if group), path.name


def test_every_fault_has_a_sentence() -> None:
    found = set(named(FAULT, "bot"))
    assert len(found) > 60
    missing = sorted(
        (key, file)
        for key, file in found
        if not catalog().has(message_id("fault", key)) and not catalog().has(message_id(key))
    )
    assert not missing


@pytest.mark.parametrize("pattern", [USAGE, SAID])
def test_everything_the_command_line_says_has_a_sentence(pattern: re.Pattern[str]) -> None:
    found = {key for key, _ in named(pattern, "bot/cli")}
    assert len(found) > 10
    assert not sorted(key for key in found if not catalog().has(message_id("cli", key)))


def test_every_sentence_of_the_command_line_is_said_somewhere() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "bot").rglob("*.py")))
    messages = sorted(name for name in catalog().ids("en") if name.startswith("cli-") and not HELP.match(name))
    assert len(messages) > 40
    unused = [
        name
        for name in messages
        if f'"{name}"' not in sources
        and f'"{name.removeprefix("cli-")}"' not in sources
        and f'"{name.removeprefix("cli-event-").replace("-", "_")}"' not in sources
    ]
    assert not unused

"""Every fault, complaint and message that the program names has its sentence in the catalogues."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.i18n.catalog import LANGUAGES
from bot.i18n.names import message_id
from tests.support.catalogs import catalog
from tests.support.forbidden import Form, forbidden, lines
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_forbidden_form(language: str) -> None:
    """The lists are in tests/forbidden; a form that is right in one message is spared there by the message's name."""
    used = [
        (form, file, message, found[0])
        for file, message, text in lines(language)
        for form in forbidden_here(language, file)
        if (found := form.found(text))
    ]
    wrong = [
        f"{file}: {message}: “{words}”, rather: {form.instead}"
        for form, file, message, words in used
        if message not in form.spared
    ]
    assert not wrong, "\n".join(wrong)
    spared = {(form.pattern, message) for form in forbidden(language) for message in form.spared}
    assert not spared - {(form.pattern, message) for form, _, message, _ in used}, "spared for nothing"


def forbidden_here(language: str, file: str) -> list[Form]:
    """The forms that one catalogue may not use."""
    return [form for form in forbidden(language) if form.holds_in(file)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_forbidden_form_is_found_where_it_is_used_and_nowhere_else(language: str) -> None:
    assert forbidden(language)
    for form in forbidden(language):
        assert form.found(form.fault), form.pattern
        assert not form.found(form.fine), form.pattern
        assert not form.found(form.instead), form.pattern

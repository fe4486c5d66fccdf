"""Every number of a clause that the program says, in code or in a catalogue, is one that a reader can look up."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.rulebook.digests import digest_names, read_digest
from tests.support.sources import ROOT

NUMBER = re.compile(r"(?<![\w.:-])((?:WC|MKU|MK2|TA|AL)-[A-Za-z0-9_.:]*[A-Za-z0-9])")
STEMS = {"MKU-SA"}
"""What numbers are made from, said to nobody."""


def said(path: Path) -> Iterator[str]:
    """The texts of a source that are no docstrings; of any other file, all lines but comments."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        yield from (line for line in text.splitlines() if not line.startswith("#"))
        return
    tree = ast.parse(text)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value


def named(*folders: str) -> dict[str, str]:
    """Every number that is said below some folders, with the last file that says it."""
    paths = [
        path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in (".py", ".ftl", ".toml")
    ]
    return {
        number: path.relative_to(ROOT).as_posix()
        for path in sorted(paths)
        for text in said(path)
        for number in NUMBER.findall(text)
    }


@pytest.mark.slow
def test_every_clause_that_is_named_can_be_looked_up() -> None:
    known = {entry.number for name in digest_names() for entry in read_digest(name).entries} | STEMS
    found = named("bot", "cogs", "renderers", "data/locale", "data/lessons")
    assert len(found) > 600
    assert {number: path for number, path in found.items() if number not in known} == {}


def test_a_number_is_found_in_code_and_not_in_what_explains_it(tmp_path: Path) -> None:
    source = tmp_path / "some.py"
    source.write_text('"""About AL-23."""\nclause = "AL-24"  # AL-25\n', encoding="utf-8")
    assert [number for text in said(source) for number in NUMBER.findall(text)] == ["AL-24"]

"""The list of deliberate breakages fits the source as it stands; running them is ``make mutants``."""

from __future__ import annotations

import ast
from functools import cache

import pytest

from tests.mutants import ENGINE, RECORDS, Mutant
from tests.mutants.table import ALL, HEAD, README, short, with_table
from tests.support.rules import load_digests
from tests.support.sources import ROOT

LEAST = 24


@cache
def source(file: str) -> tuple[str, list[int]]:
    """A file, and the lines after which its statements end."""
    text = (ROOT / file).read_text(encoding="utf-8")
    return text, [node.end_lineno or 0 for node in ast.parse(text).body]


def statements(mutant: Mutant) -> str:
    """The statements of the file in which the breakage lies: only they have to be parsed."""
    text, ends = source(mutant.file)
    start = text.index(mutant.old)
    first, last = (text.count("\n", 0, at) for at in (start, start + len(mutant.old)))
    low = max([end for end in ends if end <= first], default=0)
    high = min([end for end in ends if end > last], default=None)
    return "\n".join(text.split("\n")[low:high])


@pytest.mark.parametrize("mutant", ALL, ids=lambda mutant: mutant.name)
def test_a_breakage_changes_one_place_of_the_source(mutant: Mutant) -> None:
    mutant.applied(source(mutant.file)[0])  # refuses what does not stand there once
    part = statements(mutant)
    assert ast.dump(ast.parse(mutant.applied(part))) != ast.dump(ast.parse(part))
    assert all((ROOT / test).is_file() for test in mutant.tests)


def test_every_breakage_names_a_clause_and_has_a_name_of_its_own() -> None:
    clauses = {clause for digest in load_digests(ROOT) for clause in digest.clauses} | {ENGINE, RECORDS}
    assert [mutant.name for mutant in ALL if mutant.clause not in clauses] == []
    assert len({mutant.name for mutant in ALL}) == len(ALL) >= LEAST


def test_the_readme_lists_every_breakage() -> None:
    text = README.read_text(encoding="utf-8")
    rows = [row.strip("| ").split(" | ") for row in text[text.index(HEAD) :].splitlines()[2:]]
    assert [(row[0], row[1]) for row in rows] == [(mutant.clause, mutant.name) for mutant in ALL]


def test_old_text_that_is_not_there_exactly_once_is_refused() -> None:
    mutant = Mutant("twice", ENGINE, "x.py", "a", "b", ())
    assert mutant.applied("xay") == "xby"
    for text in ("xyz", "xaya"):
        with pytest.raises(ValueError, match="twice: the old text is [02] times"):
            mutant.applied(text)


def test_the_table_is_written_anew() -> None:
    caught = {mutant.name: f"tests/a/test_x.py::test_{number}[1]" for number, mutant in enumerate(ALL)}
    text = with_table(f"Before.\n\n{HEAD}\nold\n", caught)
    assert text.startswith(f"Before.\n\n{HEAD}\n|---|---|---|\n| {ALL[0].clause} | {ALL[0].name} | ")
    assert "old\n" not in text
    assert short("tests/a/test_x.py::test_1[2-3]") == "test_x.py::test_1"

"""Files and functions stay small enough to be read at once."""

from __future__ import annotations

import ast
import re
import statistics
import textwrap

import pytest

from tests.support.sources import PACKAGES, Module, functions, length, modules, parsed, taken_apart, texts

FUNCTION_LINES = 60
FILE_LINES = 400
TEST_FILE_LINES = 600
MEDIAN_LINES = 8
P90_LINES = 25
DEFINED = re.compile(r'"""(?:\\.|[^\\])*?"""|^( *)(?:async )?def |\Z', re.MULTILINE | re.DOTALL)


def long_functions(files: tuple[Module, ...]) -> list[str]:
    """Functions over the limit, with their length."""
    return [
        f"{module.path}:{function.lineno}: {function.name} has {length(function)} lines, at most {FUNCTION_LINES}"
        for module in files
        for function in functions(module.tree)
        if length(function) > FUNCTION_LINES
    ]


def may_be_long(source: str) -> bool:
    """True if more lines than the limit lie between a `def` and the next one that stands no deeper.

    Other files hold no long function. The tests are twice what they test, and it takes seconds to parse them.
    """
    open_at: list[tuple[int, int]] = []  # how deep those stand that have not ended, and their lines
    last, line = 0, 1
    for found in DEFINED.finditer(source):
        line += source.count("\n", last, found.start())
        last = found.start()
        depth = -1 if last == len(source) else len(found[1]) if found[1] is not None else None
        while depth is not None and open_at and open_at[-1][0] >= depth:
            if line - open_at.pop()[1] > FUNCTION_LINES:
                return True
        if depth is not None:
            open_at.append((depth, line))
    return False


def long_files(files: dict[str, int], limit: int) -> list[str]:
    """Files over the limit, with their length."""
    return [f"{path}: {lines} lines, at most {limit}" for path, lines in files.items() if lines > limit]


def lengths_of(*folders: str) -> dict[str, int]:
    """The files below some folders, and how many lines each has."""
    return {path: len(source.splitlines()) for folder in folders for path, source in texts(folder).items()}


def spread(files: tuple[Module, ...]) -> tuple[float, float]:
    """Median and 90th percentile of the lengths of functions."""
    lengths = [length(function) for module in files for function in functions(module.tree)]
    return statistics.median(lengths), statistics.quantiles(lengths, n=10)[8]


def test_functions_are_short() -> None:
    tests = tuple(taken_apart(path, source) for path, source in texts("tests").items() if may_be_long(source))
    faults = long_functions(modules(*PACKAGES) + tests)
    assert not faults, "\n".join(faults)


def test_files_are_short() -> None:
    faults = long_files(lengths_of(*PACKAGES), FILE_LINES) + long_files(lengths_of("tests"), TEST_FILE_LINES)
    assert not faults, "\n".join(faults)


def test_most_functions_are_a_few_lines() -> None:
    median, p90 = spread(modules("bot"))
    assert median <= MEDIAN_LINES, f"median of function lengths in bot/: {median} (90th percentile {p90})"
    assert p90 <= P90_LINES, f"90th percentile of function lengths in bot/: {p90} (median {median})"


def written(lines: int, between: str = "") -> str:
    """A source with one function of that many lines, and one of two."""
    return "def f():\n" + between + "    x = 1\n" * (lines - 1 - between.count("\n")) + "def g():\n    return 1\n"


def toy(lines: int) -> Module:
    """The same as a module."""
    return parsed(written(lines), "bot.toy")


def test_one_line_over_the_limit_is_found() -> None:
    assert not long_functions((toy(FUNCTION_LINES),))
    assert long_functions((toy(FUNCTION_LINES + 1),)) == ["bot/toy.py:1: f has 61 lines, at most 60"]
    assert not long_files({"bot/toy.py": FILE_LINES}, FILE_LINES)
    assert long_files({"bot/toy.py": FILE_LINES + 1}, FILE_LINES) == ["bot/toy.py: 401 lines, at most 400"]


@pytest.mark.parametrize("between", ["", "    def h():\n        return 1\n", '    x = """\ndef h():\n    """\n'])
def test_what_may_hold_a_long_function_is_parsed(between: str) -> None:
    assert may_be_long(written(FUNCTION_LINES + 1, between))
    assert may_be_long("class A:\n" + textwrap.indent(written(FUNCTION_LINES + 1, between), "    "))
    assert may_be_long(written(3) + "    x = 1\n" * FUNCTION_LINES)
    assert not may_be_long(written(FUNCTION_LINES - 1, between))


def test_the_spread_counts_every_function_and_method() -> None:
    source = "class A:\n    def f(self):\n        def inner():\n            return 1\n        return inner\n"
    assert [length(function) for function in functions(ast.parse(source))] == [4, 2]
    assert spread((toy(10), toy(10)))[0] == 6

"""Files and functions stay small enough to be read at once."""

from __future__ import annotations

import ast
import statistics

from tests.support.sources import PACKAGES, Module, functions, length, modules, parsed

FUNCTION_LINES = 60
FILE_LINES = 400
TEST_FILE_LINES = 600
MEDIAN_LINES = 8
P90_LINES = 25


def long_functions(files: tuple[Module, ...]) -> list[str]:
    """Functions over the limit, with their length."""
    return [
        f"{module.path}:{function.lineno}: {function.name} has {length(function)} lines, at most {FUNCTION_LINES}"
        for module in files
        for function in functions(module.tree)
        if length(function) > FUNCTION_LINES
    ]


def long_files(files: tuple[Module, ...], limit: int) -> list[str]:
    """Files over the limit, with their length."""
    return [f"{module.path}: {module.lines} lines, at most {limit}" for module in files if module.lines > limit]


def spread(files: tuple[Module, ...]) -> tuple[float, float]:
    """Median and 90th percentile of the lengths of functions."""
    lengths = [length(function) for module in files for function in functions(module.tree)]
    return statistics.median(lengths), statistics.quantiles(lengths, n=10)[8]


def test_functions_are_short() -> None:
    faults = long_functions(modules(*PACKAGES, "tests"))
    assert not faults, "\n".join(faults)


def test_files_are_short() -> None:
    faults = long_files(modules(*PACKAGES), FILE_LINES) + long_files(modules("tests"), TEST_FILE_LINES)
    assert not faults, "\n".join(faults)


def test_most_functions_are_a_few_lines() -> None:
    median, p90 = spread(modules("bot"))
    assert median <= MEDIAN_LINES, f"median of function lengths in bot/: {median} (90th percentile {p90})"
    assert p90 <= P90_LINES, f"90th percentile of function lengths in bot/: {p90} (median {median})"


def toy(lines: int) -> Module:
    """A module with one function of that many lines, and one of two."""
    return parsed("def f():\n" + "    x = 1\n" * (lines - 1) + "def g():\n    return 1\n", "bot.toy")


def test_one_line_over_the_limit_is_found() -> None:
    assert not long_functions((toy(FUNCTION_LINES),))
    assert long_functions((toy(FUNCTION_LINES + 1),)) == ["bot/toy.py:1: f has 61 lines, at most 60"]
    assert not long_files((toy(FILE_LINES - 2),), FILE_LINES)
    assert long_files((toy(FILE_LINES - 1),), FILE_LINES) == ["bot/toy.py: 401 lines, at most 400"]


def test_the_spread_counts_every_function_and_method() -> None:
    source = "class A:\n    def f(self):\n        def inner():\n            return 1\n        return inner\n"
    assert [length(function) for function in functions(ast.parse(source))] == [4, 2]
    assert spread((toy(10), toy(10)))[0] == 6

"""A TOML text is measured before it is read: whatever the reader would find in it, this finds without building it."""

from __future__ import annotations

import tomllib

import pytest

from bot import packs
from bot.engine.bounds import MOST_DEPTH, MOST_TABLES, MOST_VALUES, excess

DEEP = "[" * (MOST_DEPTH + 1)
HALF = ".".join("a" * (MOST_DEPTH // 2))


def kind_of(text: str) -> tuple[str, int] | None:
    """What there is too much of, and its line."""
    found = excess(text)
    return None if found is None else (found.kind, found.line)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("x = " + "[" * (MOST_DEPTH - 1) + "]" * (MOST_DEPTH - 1), None),
        ("x = " + "[" * MOST_DEPTH, ("depth", 1)),
        ("x = " + "[\n" * MOST_DEPTH, ("depth", MOST_DEPTH)),
        (".".join("a" * MOST_DEPTH) + " = 1", None),
        (".".join("a" * (MOST_DEPTH + 1)) + " = 1", ("depth", 1)),
        ("\n[" + ".".join("a" * MOST_DEPTH) + "]", None),
        ("\n[" + ".".join("a" * (MOST_DEPTH + 1)) + "]", ("depth", 2)),
        ("[[" + " . ".join('"a"' for _ in range(MOST_DEPTH + 1)) + "]]", ("depth", 1)),
        (f"[{HALF}]\n{HALF} = 1", None),
        (f"[{HALF}]\n{HALF} = [1]", ("depth", 2)),
        (f"{HALF} = {{ a = {{ {HALF} = 1 }} }}", ("depth", 1)),
        ("a = [" + "1," * (MOST_VALUES + 1) + "]", ("values", 1)),
        ("a = 1\n" * (MOST_VALUES + 1), ("values", MOST_VALUES + 1)),
        ("a = [" + "[]\n" * MOST_VALUES, ("values", MOST_VALUES - 1)),
        ("[a]\n" * (MOST_TABLES + 1), ("tables", MOST_TABLES + 1)),
        ("[[a]]\n" * MOST_TABLES, None),
        ("#" * 1_000_001, ("bytes", 1)),
        ("#" + "ř" * 500_000, ("bytes", 1)),
    ],
)
def test_bytes_depth_values_and_tables_are_bounded(text: str, found: tuple[str, int] | None) -> None:
    assert kind_of(text) == found


@pytest.mark.parametrize(
    "quoted",
    [
        f'"{DEEP}"',
        f"'{DEEP}'",
        f'"\\"{DEEP}"',
        f'"""\n"{DEEP}""\n"""',
        f"'''\n'{DEEP}''\n'''",
        f'"""\\"""{DEEP}"""',
        f'"""a"""" # {DEEP}',
        f"1 # {DEEP}",
        '""',
        "''''''",
    ],
)
def test_what_stands_in_texts_and_comments_is_not_counted(quoted: str) -> None:
    tomllib.loads(f"a = [\n{quoted}\n]\nb = 1.5\n")
    assert kind_of(f"a = [\n{quoted}\n]\nb = 1.5\n") is None
    assert kind_of(f"a = [\n{quoted}\n, {DEEP}") == ("depth", 3 + quoted.count("\n"))


@pytest.mark.slow
@pytest.mark.parametrize("text", ['"""', "'''", '\\"""\n', '"\\"\n', "'\n", '"""\\"'])
def test_a_text_that_never_ends_is_passed_once(text: str) -> None:
    assert kind_of(text * (900_000 // len(text))) is None


def test_long_lines_are_found_where_they_are_not_allowed() -> None:
    found = excess("a = 1\n" + "#" * 51, 50)
    assert found is not None and (found.kind, found.line, found.most, found.found) == ("line", 2, 50, 51)
    assert excess("a = 1\n" + "#" * 50, 50) is None


def test_everything_that_is_shipped_is_far_from_the_bounds() -> None:
    names = packs.data_files("", ".toml")
    assert len(names) > 30
    for name in names:
        assert excess(packs.data_file(name).decode()) is None, name

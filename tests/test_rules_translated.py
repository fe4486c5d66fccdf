"""Translated digests say what the English ones say: the same clauses in the same order, numbers, code words, tables.

What a translation means nobody can compare by machine; what it must not touch is compared here to the letter.
A digest that is not translated yet has no file, and the English one is shown for it.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest
from msgspec import Struct

from bot.engine.errors import BadData
from bot.packs import data_file

GAMES = ("mage_knight", "warcry", "mage_knight_2", "talisman", "albion")
LANGUAGES = ("pl", "cs")

_CLAUSE = re.compile(r"^\s*- \*\*([A-Z][A-Z0-9]*-(?:[A-Z]?[0-9]+(?:[.:][0-9]+)?[a-z]?|SA\.[0-9a-z_]+\.[0-9]+))\b(.*)$")
_CODE = re.compile(r"`[^`]*`")
_FORMULA = re.compile(r"`[^`()]*\([^\W\d_]{4,}[^`]*\) [+≥−] [^`]*`")
"""Code with words of the language in it: `M(attacker) + L(defender)`."""
_SIGN = re.compile(r"\b[A-Z]\b|[0-9]+|[^\w\s()]")
_NUMBER = re.compile(r"[0-9]+")
_LETTER = re.compile(r"[^\W\d_]")
_RULE = re.compile(r"^[|: -]+$")

_GIVEN_UP = {
    "pl": r"\bdyspozycj|\bklauzul",
    "cs": r"\bklauzul|\bpsychick",
    "mage_knight.pl": r"\bunikatow",
    "mage_knight.cs": r"\bspřátelen|\bžeton(y|ů|u|em)? akce\b|\bakc[eií] pohybu\b|\bvoln\w+ otočen",
    "mage_knight_2.pl": r"\bunikatow|\bzmow(a|y|ie|ę|ą)\b",
    "mage_knight_2.cs": r"\bspřátelen|\bžeton(y|ů|u|em)? akce\b|\bneupraven|\bkomb(o|a|u|em)\b|\(obdobou",
    "talisman.cs": r"\bhledač|\bpřiznan\w+ pohyb",
    "warcry.pl": r"\b(ataku?|walk\w+) wtórn",
    "warcry.cs": r"\búklid|\blet(ec|ci|ce|ců)\b",
}
"""Words that a digest once had for what the printed rules, or the catalogues, call otherwise now."""


class Digest(Struct, frozen=True):
    """A digest as it is compared: its clauses by number, in order; its tables, each a list of rows of cells."""

    clauses: tuple[tuple[str, str], ...]
    tables: tuple[tuple[tuple[str, ...], ...], ...]


def _text(name: str) -> str | None:
    try:
        return data_file(f"rules/{name}.md").decode()
    except BadData:
        return None


def _clauses(lines: list[str]) -> tuple[tuple[str, str], ...]:
    """A clause reaches to the next one, to a heading or to the next line that is not indented."""
    found: list[tuple[str, list[str]]] = []
    inside = False
    for line in lines:
        if opened := _CLAUSE.match(line):
            found.append((opened.group(1), [opened.group(2)]))
            inside = True
        elif line.strip() and not line.startswith(" "):
            inside = False
        elif inside:
            found[-1][1].append(line)
    return tuple([(number, "\n".join(text).strip(" *\n")) for number, text in found])


def _tables(lines: list[str]) -> tuple[tuple[tuple[str, ...], ...], ...]:
    tables: list[list[tuple[str, ...]]] = []
    inside = False
    for line in lines:
        if not line.lstrip().startswith("|"):
            inside = False
            continue
        if not inside:
            tables.append([])
        inside = True
        if not _RULE.match(line.strip()):
            tables[-1].append(tuple([cell.strip() for cell in line.strip().strip("|").split("|")]))
    return tuple([tuple(table) for table in tables])


@cache
def _digest(name: str) -> Digest:
    lines = (_text(name) or "").splitlines()
    return Digest(_clauses(lines), _tables(lines))


def _shape(table: tuple[tuple[str, ...], ...]) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """What a translation keeps of a table: rows, cells of each row, and code words in their order."""
    return tuple([(len(row), tuple(_CODE.findall(" | ".join(row)))) for row in table])


TRANSLATED = [
    pytest.param(game, language, id=f"{game}.{language}")
    for game in GAMES
    for language in LANGUAGES
    if _text(f"{game}.{language}") is not None
]
translated = pytest.mark.parametrize(("game", "language"), TRANSLATED)


def _pairs(game: str, language: str) -> list[tuple[str, str, str]]:
    """Number, English text and translated text of every clause that both digests hold."""
    english = dict(_digest(game).clauses)
    return [
        (number, english[number], text) for number, text in _digest(f"{game}.{language}").clauses if number in english
    ]


@translated
def test_the_clauses_are_those_of_the_english_digest_in_its_order(game: str, language: str) -> None:
    numbers = [number for number, _ in _digest(f"{game}.{language}").clauses]
    assert numbers == [number for number, _ in _digest(game).clauses]


@translated
def test_every_clause_holds_the_numbers_of_the_english_one(game: str, language: str) -> None:
    def numbers(text: str) -> Counter[str]:
        return Counter(_NUMBER.findall(text))

    changed = {number: (a, b) for number, a, b in _pairs(game, language) if numbers(a) != numbers(b)}
    assert not changed


@translated
def test_every_clause_holds_the_code_words_of_the_english_one(game: str, language: str) -> None:
    def words(text: str) -> Counter[str]:
        return Counter(["".join(_SIGN.findall(one)) if _FORMULA.fullmatch(one) else one for one in _CODE.findall(text)])

    changed = {number: (a, b) for number, a, b in _pairs(game, language) if words(a) != words(b)}
    assert not changed


@translated
def test_formulas_are_told_in_the_words_of_the_language(game: str, language: str) -> None:
    def formulas(text: str) -> set[str]:
        return {one for one in _CODE.findall(text) if _FORMULA.fullmatch(one)}

    assert not [number for number, a, b in _pairs(game, language) if formulas(a) & formulas(b)]


@translated
def test_no_clause_is_empty_or_left_in_english(game: str, language: str) -> None:
    untold = [
        number for number, a, b in _pairs(game, language) if a != b and not _LETTER.search(b) and _LETTER.search(a)
    ]
    english = [number for number, a, b in _pairs(game, language) if a == b and _LETTER.search(_CODE.sub("", a))]
    assert (untold, english) == ([], [])


@translated
def test_every_table_is_one_of_the_english_tables_row_for_row(game: str, language: str) -> None:
    """Tables that describe files may be left out; those that stand there stand in the same order."""
    english = iter([_shape(table) for table in _digest(game).tables])
    strange = [table[0] for table in _digest(f"{game}.{language}").tables if _shape(table) not in english]
    assert not strange


@pytest.mark.parametrize("game", GAMES)
def test_the_english_digest_is_read_whole(game: str) -> None:
    """The comparison would hold for nothing at all; every line that looks like a clause is one here."""
    lines = (_text(game) or "").splitlines()
    opened = [line for line in lines if re.match(r"^\s*- \*\*[A-Z]{2,3}[0-9]?-", line)]
    assert len(_digest(game).clauses) == len(opened) > 100


@translated
def test_no_word_is_left_that_the_catalogues_have_given_up(game: str, language: str) -> None:
    text = "\n".join(text for _, text in _digest(f"{game}.{language}").clauses)
    for name in (language, f"{game}.{language}"):
        found = re.search(_GIVEN_UP.get(name, r"\b\B"), text, re.IGNORECASE)
        assert found is None, found

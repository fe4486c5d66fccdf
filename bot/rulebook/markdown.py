"""A digest as it is written: clauses, headings, paragraphs and rows of tables, each with the heading it stands under.

A translation may leave out whole chapters (a glossary, schemas): its headings are told by what stands below them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

CLAUSE_ID = r"[A-Z][A-Z0-9]*-(?:[A-Z]?[0-9]+(?:[.:][0-9]+)?[a-z]?|[A-Z]\.[0-9]+|SA\.[0-9a-z_]+\.[0-9]+)"

_CLAUSE = re.compile(rf"^\s*- \*\*({CLAUSE_ID})\b(.*)$")
_HEADING = re.compile(r"^(#+) +(.*)$")
_NUMBERED_HEADING = re.compile(r"^([A-Z]+-(?:T[0-9]+|[A-Z]\.[0-9]+))\b")
"""A heading by whose number all that stands below it is called: a table, a part of a schema."""

_CHAPTER = re.compile(r"^((?:[A-Z]|[0-9]+)(?:\.[0-9]+)*)\.? ")
"""The number of a chapter that has no clauses of its own."""

_RULE = re.compile(r"^\s*\|?[\s:|-]+\|?\s*$")
_SKIPPED = re.compile(r"^(?:---+|<a .*)$")


class Block(Struct):
    """One piece of a digest. ``place``: which heading it stands under, counted from 1; 0: before the first."""

    sort: str
    """``clause``, ``heading``, ``text``, or ``table``."""
    place: int
    text: str = ""
    number: str = ""
    depth: int = 0
    rows: tuple[tuple[str, ...], ...] = ()
    """Of a table: its head, then its rows."""


def blocks(text: str) -> list[Block]:
    """The pieces of a digest in their order."""
    found: list[Block] = []
    place, fenced = 0, False
    for line in text.splitlines():
        fenced ^= line.startswith("```")
        heading = None if fenced else _HEADING.match(line)
        if heading is not None:
            place += 1
            number = _NUMBERED_HEADING.match(heading[2])
            found.append(Block("heading", place, heading[2].strip(), number[1] if number else "", len(heading[1])))
        elif not _SKIPPED.match(line):
            _grow(found, line, place, fenced)
    return [_finished(block) for block in found if block.sort != "gap"]


def _grow(found: list[Block], line: str, place: int, fenced: bool) -> None:
    """Add a line to the piece that it belongs to, or begin one with it."""
    last = found[-1] if found else Block("gap", place)
    clause = None if fenced else _CLAUSE.match(line)
    if clause is not None:
        found.append(Block("clause", place, unfenced(clause[2]), clause[1]))
    elif not line.strip():
        if last.sort not in ("clause", "heading") and not fenced:
            found.append(Block("gap", place))
    elif last.sort == "clause" and line.startswith(" "):
        last.text += "" if _RULE.match(line) else "\n" + line
    elif line.startswith("|") and not fenced:
        _grow_table(found, last, line, place)
    elif last.sort == "text" and last.place == place:
        last.text += "\n" + line
    else:
        found.append(Block("text", place, line))


def _grow_table(found: list[Block], last: Block, line: str, place: int) -> None:
    if last.sort != "table":
        last = Block("table", place)
        found.append(last)
    if not _RULE.match(line):
        last.rows += (cells(line),)


def _finished(block: Block) -> Block:
    block.text = block.text.strip()
    return block


def unfenced(rest: str) -> str:
    """What follows the number of a clause; a title that stands in bold with it stays bold."""
    title, bold, text = rest.partition("**")
    return f"**{title.strip()}**{text}" if bold and title.strip() else (title + text).strip()


def cells(line: str) -> tuple[str, ...]:
    """The cells of a row; a bar inside code is no border."""
    parts = re.split(r"(?<!\\)\|(?=(?:[^`]*`[^`]*`)*[^`]*$)", line.strip().strip("|"))
    return tuple([part.strip() for part in parts])


def headings_above(found: Iterable[Block]) -> Iterator[tuple[Block, tuple[Block, ...]]]:
    """Each piece with the headings above it, the outermost first."""
    above: list[Block] = []
    for block in found:
        if block.sort == "heading":
            above = [one for one in above if one.depth < block.depth]
            above.append(block)
        yield block, tuple(above)


def in_step(law: Sequence[Block], found: Sequence[Block]) -> list[Block]:
    """The pieces of a translation under the places that they have in the law; what the law has not is left out."""
    there = {head: place for place, head in _heads(law).items()}
    places = {place: there[head] for place, head in _heads(found).items() if head in there} | {0: 0}
    kept = [one for one in found if one.place in places or one.sort == "clause"]
    return [replace(one, place=places.get(one.place, one.place)) for one in kept]


def _heads(found: Sequence[Block]) -> dict[int, str]:
    """What each heading is told by: the number of its table, the first clause below it, else that of its chapter."""
    first: dict[int, str] = {}
    for one in found:
        if one.sort == "clause" or one.number:
            first.setdefault(one.place, one.number)
    bare = {one.place: _CHAPTER.match(one.text) for one in found if one.sort == "heading" and one.place not in first}
    return first | {place: chapter[1] for place, chapter in bare.items() if chapter is not None}


def plain_heading(text: str) -> str:
    """A heading without its number."""
    return re.sub(r"^[0-9.]+ ", "", text).strip()

"""The digests of the rules read as entries: clauses, rulings, numbered tables and their rows, in three languages.

``data/rules/<game>.md`` is English and the law. ``<game>.pl.md`` and ``<game>.cs.md`` are translations of its clauses
and of the headings and tables round them (``in_step``); where one lacks something, the English text stands for it.
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from bot.games.registry import MODULES
from bot.packs import data_file, data_files
from bot.rulebook.entry import ENGLISH, Kind, Provenance, RuleEntry
from bot.rulebook.markdown import CLAUSE_ID, Block, blocks, headings_above, in_step, plain_heading
from bot.rulebook.words import LANGUAGES, folded

FOLDER, SUFFIX = "rules", ".md"

OWN_CHAPTERS = "HPDCEXB"
"""Letters of chapters that say how this program plays by post, hides and stores: no rulebook has them."""

_MARKS = {
    Provenance.ANALOGY: r"\(completed by analogy|\bcompleted by analogy\b[^()]*\)",
    Provenance.RECONSTRUCTED: r"\([^()]*\breconstructed\b",
    Provenance.COMPLETED: r"\([^()]*\bcompleted\b",
    Provenance.DERIVED: r"\([^()]*\bderived\b",
    Provenance.PROJECT: r"\(project\b",
}
_WHOLE = re.compile(r"\((?:completed|derived|reconstructed|project)\b")
"""A mark of a whole clause begins with its word; before that of a part stands which: `(last sentence completed)`."""

_CERTAIN = {
    "analogy": Provenance.ANALOGY,
    "project": Provenance.PROJECT,
    "derived": Provenance.DERIVED,
    "reducing": Provenance.ANALOGY,
    "part": Provenance.COMPLETED,
    "numbers": Provenance.ANALOGY,
}
_NAMED = re.compile(rf"(?<![\w.:-])({CLAUSE_ID})(?![\w])")
_TITLE = re.compile(r"^\*\*(.+?)\.?\*\*")
_CODE = re.compile(r"^`[^`]*`$")


class Read(Struct, frozen=True):
    """A digest as it was read: its name, its key in the registry, and its entries in their order."""

    name: str
    game: str
    entries: tuple[RuleEntry, ...]
    translated: frozenset[str]
    """The languages in which there is a translation."""


@cache
def digest_names() -> tuple[str, ...]:
    """The names of all digests: ``mage_knight``, ``mage_knight_2``."""
    names = [name.removeprefix(f"{FOLDER}/").removesuffix(SUFFIX) for name in data_files(FOLDER, SUFFIX)]
    return tuple([name for name in names if "." not in name])


def game_of(name: str) -> str:
    """The game whose rules a digest holds: an edition is called as its game, with something added."""
    return max((key for key in MODULES if name == key or name.startswith(f"{key}_")), key=len, default="")


def digests_of(game: str) -> tuple[str, ...]:
    """The digests of a game, the one that is called as it first."""
    return tuple([name for name in digest_names() if game_of(name) == game])


@cache
def read_digest(name: str) -> Read:
    """A digest with all its translations."""
    there = set(data_files(FOLDER, SUFFIX))
    texts = {ENGLISH: f"{FOLDER}/{name}{SUFFIX}"}
    texts |= {language: f"{FOLDER}/{name}.{language}{SUFFIX}" for language in LANGUAGES if language != ENGLISH}
    written = {language: blocks(data_file(file).decode()) for language, file in texts.items() if file in there}
    written = {language: in_step(written[ENGLISH], found) for language, found in written.items()}
    entries = Reader(name, written).entries()
    return Read(name, game_of(name), entries, frozenset(written) - {ENGLISH})


@cache
def _numbered_tables() -> Mapping[str, Sequence[Mapping[str, Any]]]:
    return tomllib.loads(data_file(f"{FOLDER}/tables.toml").decode())


@cache
def _asked() -> Mapping[str, Mapping[str, str]]:
    """How players ask for a clause, by its number and by language."""
    return tomllib.loads(data_file(f"{FOLDER}/asked.toml").decode())


class Reader:
    """Makes entries of a digest that is written in several languages."""

    def __init__(self, name: str, written: Mapping[str, Sequence[Block]]) -> None:
        self.name, self.game = name, game_of(name)
        self.law = written[ENGLISH]
        self.clauses = {language: _by_number(found) for language, found in written.items()}
        self.headings = {
            language: {one.place: one for one in found if one.sort == "heading"} for language, found in written.items()
        }
        self.tables = {language: _tables_by_place(found) for language, found in written.items()}
        self.texts = {language: _texts_by_place(found) for language, found in written.items()}
        self.styles = _numbered_tables().get(name, ())

    def entries(self) -> tuple[RuleEntry, ...]:
        """All entries, in the order of the digest."""
        found: dict[str, RuleEntry] = {}
        pieces = list(headings_above(self.law))
        for at, (block, above) in enumerate(pieces):
            if block.sort == "clause":
                found[block.number] = self._clause(block, above)
            elif block.sort == "heading" and block.number:
                found[block.number] = self._table_heading(block, above)
            elif block.sort == "text" and above and above[-1].depth > 3:
                found.update(self._heading_text(block, above, [one for one, _ in pieces[at + 1 : at + 2]]))
            elif block.sort == "table":
                found.update({row.number: row for row in self._rows(block, above)})
        return tuple(found.values())

    def _clause(self, block: Block, above: Sequence[Block]) -> RuleEntry:
        own = {language: one[block.number].text for language, one in self.clauses.items() if block.number in one}
        titles = {language: found[1] for language, text in own.items() if (found := _TITLE.match(text))}
        kind = Kind.RULING if ruling(block.number) else Kind.CLAUSE
        return self._entry(block.number, kind, mark_of(block.number, block.text, above), own, above, titles)

    def _table_heading(self, block: Block, above: Sequence[Block]) -> RuleEntry:
        """The whole of a numbered table: what is said round it, and its rows."""
        own: dict[str, str] = {}
        for language, headings in self.headings.items():
            if block.place in headings:
                tables = [_listed(one) for one in self.tables[language][block.place]]
                own[language] = "\n".join([*self.texts[language][block.place], *tables])
        titles = {
            language: plain(one[block.place].text) for language, one in self.headings.items() if block.place in one
        }
        return self._entry(block.number, Kind.CLAUSE, mark_of(block.number, "", above), own, above[:-1], titles)

    def _heading_text(self, block: Block, above: Sequence[Block], then: Sequence[Block]) -> dict[str, RuleEntry]:
        """What stands below a small heading before its clauses is an entry: `MKU-SA.charge` before its first clause."""
        stem, _, last = then[0].number.rpartition(".") if then and then[0].sort == "clause" else ("", "", "")
        if last != "1":
            return {}
        own = {language: "\n".join(found[block.place]) for language, found in self.texts.items() if found[block.place]}
        titles = {
            language: plain(one[block.place].text) for language, one in self.headings.items() if block.place in one
        }
        return {stem: self._entry(stem, Kind.CLAUSE, mark_of(stem, block.text, above), own, above, titles)}

    def _rows(self, block: Block, above: Sequence[Block]) -> list[RuleEntry]:
        """The rows of a table that has numbers for them."""
        heading = plain(above[-1].text, numbered=True) if above else ""
        style = next((one for one in self.styles if heading.startswith(one["under"])), None)
        if style is None or not block.rows:
            return []
        at = self.tables[ENGLISH][block.place].index(block)  # of several below one heading the same in order
        same = {
            language: found[block.place][at].rows
            for language, found in self.tables.items()
            if _fits(found[block.place], at, block)
        }
        made = []
        for at in range(1, len(block.rows)):
            rows = {language: (rows[0], filled(rows, at)) for language, rows in same.items()}
            made.append(self._row(style, filled(block.rows, at), rows, above))
        return made

    def _row(
        self,
        style: Mapping[str, Any],
        row: Sequence[str],
        written: Mapping[str, tuple[Sequence[str], Sequence[str]]],
        above: Sequence[Block],
    ) -> RuleEntry:
        columns = style.get("name", [0])
        own = {language: _told(*found) for language, found in written.items()}
        numbered = re.fullmatch(CLAUSE_ID, row[0])
        number = row[0] if numbered else f"{style['id']}.{slug(' '.join([row[column] for column in columns]))}"
        called = [style["title"]] if "title" in style else columns
        titles = {
            language: plain(" ".join([cells[column] for column in called]), numbered=True)
            for language, (_, cells) in written.items()
        }
        mark = mark_of(number, "", above)
        if "mark" in style:
            certain = row[style["mark"]]
            mark = next((one for word, one in _CERTAIN.items() if word in certain), Provenance.RULEBOOK)
        return self._entry(number, Kind(style.get("kind", Kind.ROW)), mark, own, above, titles)

    def _entry(
        self,
        number: str,
        kind: Kind,
        mark: Provenance,
        own: Mapping[str, str],
        above: Sequence[Block],
        titles: Mapping[str, str],
    ) -> RuleEntry:
        place = above[-1].place if above else 0
        chapters = {language: plain(one[place].text) for language, one in self.headings.items() if place in one}
        law = own.get(ENGLISH, "")
        named = tuple(dict.fromkeys([one for one in _NAMED.findall(law) if one != number]))
        also = _asked().get(number, {})
        partly = mark_of_part(law)
        return RuleEntry(
            number, self.game, kind, mark, dict(own), self.name, chapters, dict(titles), named, also, partly=partly
        )


def ruling(number: str) -> bool:
    """True if a number is that of a ruling."""
    return re.search(r"-R[0-9]", number) is not None


def mark_of(number: str, text: str, above: Sequence[Block]) -> Provenance:
    """What a clause rests on: by its own mark, else by that of a heading above it, else the rulebook."""
    if ruling(number):
        return Provenance.RULING
    own = _marked(text)
    if own is not None:
        return own
    for heading in reversed(above):
        found = _marked(heading.text)
        if found is not None and number.partition("-")[2] not in _excepted(heading.text):
            return found
    if number.partition("-")[2][:1] in OWN_CHAPTERS:
        return Provenance.PROJECT
    return Provenance.RULEBOOK


def mark_of_part(text: str) -> bool:
    """True if what a clause is marked with stands for a part of it."""
    return _marked(text) is not None and _WHOLE.search(text) is None


def _marked(text: str) -> Provenance | None:
    found = {mark: list(re.finditer(pattern, text)) for mark, pattern in _MARKS.items()}
    return next((mark for mark, places in found.items() if places), None)


def _excepted(heading: str) -> set[str]:
    """The numbers that a heading takes out of its mark."""
    return set(re.findall(r"[0-9]+:[0-9]+[a-z]?", heading.partition("except")[2]))


def plain(text: str, *, numbered: bool = False) -> str:
    """A heading or cell without signs of Markdown, and without its number."""
    bare = text.replace("**", "").replace("`", "").strip()
    return bare if numbered else plain_heading(bare)


def slug(text: str) -> str:
    """A name as a part of a number."""
    bare = re.sub(r"\([^()]*\)", "", folded(plain(text, numbered=True)).replace("'", ""))
    return re.sub(r"[^a-z0-9]+", "_", bare).strip("_")[:40].strip("_")


def _told(head: Sequence[str], row: Sequence[str]) -> str:
    """A row in words: each cell with the name of its column."""
    first, *rest = zip(head, row, strict=False)
    told = [f"{plain(name, numbered=True)}: {cell}" for name, cell in rest if cell and cell not in ("-", "–")]
    return "\n".join([f"**{plain(first[1], numbered=True)}**" if first[1] else "", *told]).strip()


def _listed(table: Block) -> str:
    head, *rows = table.rows
    return "\n".join(
        [
            "• "
            + " · ".join(
                [
                    f"{name} {cell}" if at else cell
                    for at, (name, cell) in enumerate(zip(head, row, strict=False))
                    if cell
                ]
            )
            for row in rows
        ]
    )


def filled(rows: Sequence[Sequence[str]], at: int) -> tuple[str, ...]:
    """A row of a table; a first cell that is empty is that of the row above."""
    first = next((rows[upper][0] for upper in range(at, 0, -1) if rows[upper][0]), "")
    return (first, *rows[at][1:])


def _fits(tables: Sequence[Block], at: int, law: Block) -> bool:
    return len(tables) > at and [len(row) for row in tables[at].rows] == [len(row) for row in law.rows]


def _by_number(found: Sequence[Block]) -> dict[str, Block]:
    return {one.number: one for one in found if one.sort == "clause"}


def _texts_by_place(found: Sequence[Block]) -> Mapping[int, list[str]]:
    texts: dict[int, list[str]] = defaultdict(list)
    for one in found:
        if one.sort == "text":
            texts[one.place].append(one.text)
    return texts


def _tables_by_place(found: Sequence[Block]) -> Mapping[int, list[Block]]:
    tables: dict[int, list[Block]] = defaultdict(list)
    for one in found:
        if one.sort == "table":
            tables[one.place].append(one)
    return tables

"""All precedents of a server at hand: beside the clauses that they are about, in the index, as a list, as a file."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from functools import cached_property
from itertools import islice

from msgspec import Struct
from sqlalchemy import func, select
from sqlmodel import Session

from bot.engine.errors import Refused
from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from bot.lru import Recent
from bot.records.precedents import file_of
from bot.rulebook.entry import Kind, Provenance, RuleEntry
from bot.service.core.bindings import precedent_name
from bot.service.core.core import Core
from bot.service.core.menu import folded
from bot.service.rulings.rulebook import Rulebook
from bot.service.rulings.telling import label, precedent_lines, short
from bot.storage import people, rulings
from bot.storage.law import Precedent, PrecedentText
from bot.storage.models import table

MOST_SERVERS = 64
"""Servers whose precedents are kept in memory."""

MOST_OFFERED = 25
LISTED = 12
"""Precedents on a page."""

MOST_QUOTED = 3
"""Precedents that are quoted beside a clause; the rest is found by ``/ruling list``."""

SHOWN = (
    "number", "key", "language", "question", "ruling", "clauses", "sets", "reason", "mode", "role", "votes", "ayes",
    "at", "link", "overrules", "title",
)  # fmt: skip
"""What a file of precedents holds of each."""

SHOWN_OF_TEXT = ("number", "language", "question", "ruling", "at")
"""And what of its words in another language."""


class Page(Struct, frozen=True):
    """Some of a list of precedents: which page it is, the last one there is, how many precedents are on all."""

    number: int
    last: int
    count: int
    lines: tuple[str, ...]


class Book:
    """The precedents of one server as they stood when they were read."""

    def __init__(self, rows: Sequence[Precedent], texts: Sequence[PrecedentText]) -> None:
        self.rows = {row.number: row for row in rows}
        self.texts = {(one.number, one.language): one for one in texts}
        self.overruled = {row.overrules: row.number for row in rows if row.overrules is not None}
        self._about: dict[str, list[Precedent]] = defaultdict(list)
        for row in self.held():
            for clause in row.clauses.split():
                self._about[clause].append(row)

    def row(self, number: int) -> Precedent:
        """One precedent. Raises Refused."""
        if number not in self.rows:
            raise Refused("ruling_no_precedent", given=precedent_name(number))
        return self.rows[number]

    def held(self, *, overruled: bool = False, game: str = "") -> list[Precedent]:
        """The precedents that hold, or all; of a game, or of all; the newest first."""
        rows = [row for row in reversed(self.rows.values()) if overruled or row.number not in self.overruled]
        return [row for row in rows if game in ("", row.key)]

    @cached_property
    def entries(self) -> dict[int, RuleEntry]:
        """What is looked up of them, by their numbers. Of many it takes a while: for rules threads."""
        return {number: self.entry(row) for number, row in self.rows.items()}

    @cached_property
    def sought(self) -> dict[int, str]:
        """What the number and the words of each are found by, in all languages; the newest first. For rules threads."""
        texts: dict[int, list[str]] = defaultdict(list)
        for one in self.texts.values():
            texts[one.number] += [one.question, one.ruling]
        return {
            row.number: folded(" ".join([precedent_name(row.number), row.question, row.ruling, *texts[row.number]]))
            for row in reversed(self.rows.values())
        }

    def entry(self, row: Precedent) -> RuleEntry:
        """One precedent as it is looked up, in the languages in which it was written."""
        words = {row.language: (row.question, row.ruling)}
        there = [self.texts[row.number, language] for language in LANGUAGES if (row.number, language) in self.texts]
        words |= {one.language: (one.question, one.ruling) for one in there}
        overruled = self.overruled.get(row.number)
        return RuleEntry(
            number=precedent_name(row.number),
            game=row.key,
            kind=Kind.PRECEDENT,
            mark=Provenance.PRECEDENT,
            text={language: f"{question}\n{ruling}" for language, (question, ruling) in words.items()},
            title={language: question for language, (question, _) in words.items()},
            clauses=tuple(row.clauses.split()),
            also={row.language: row.sets.replace("_", " ").replace("=", " ")} if row.sets else {},
            since=datetime.fromtimestamp(row.at, UTC).date().isoformat(),
            replaced_by="" if overruled is None else precedent_name(overruled),
            link=row.link,
        )

    def about(self, clause: str) -> Sequence[Precedent]:
        """The precedents in force about a clause, the newest first."""
        return self._about.get(clause, ())


class Law:
    """The books of all servers."""

    def __init__(self, core: Core, rulebook: Rulebook) -> None:
        self.core, self.rulebook = core, rulebook
        self._books: Recent[int, tuple[tuple[int, int], Book]] = Recent(MOST_SERVERS)

    async def book(self, guild: int) -> Book:
        """The precedents of a server, read again where there are more of them, or more of their words."""
        known = self._books.get(guild)

        def read(session: Session) -> tuple[tuple[int, int], Book]:
            stamp = _stamp(session, guild)
            if known is not None and known[0] == stamp:
                return known
            return stamp, Book(rulings.precedents(session, guild), rulings.texts(session, guild))

        return self._books.put(guild, await self.core.database.read(read))[1]

    async def entries(self, guild: int) -> list[RuleEntry]:
        """The precedents of a server as they are looked up."""
        book = await self.book(guild)
        return await self.core.in_rules(lambda: list(book.entries.values()))

    async def settled(self, guild: int) -> None:
        """Something was settled, or said in another language: the index hears of what is new or otherwise."""
        known = self._books.get(guild)
        book = await self.book(guild)
        if known is None or known[1] is not book:
            others = await self.core.in_rules(lambda: others_than(None if known is None else known[1], book))
            self.rulebook.changed(guild, others)

    async def quoted(self, guild: int, clause: str, speech: Speech) -> list[str]:
        """What a server has settled about a clause, in a line each: shown wherever the clause is shown."""
        if not guild or not clause:
            return []
        book = await self.book(guild)
        return [short(speech, row, book.texts) for row in book.about(clause)[:MOST_QUOTED]]

    async def told(self, guild: int, number: int, speech: Speech) -> str:
        """All there is to know of a precedent. Raises Refused."""
        book = await self.book(guild)
        row = book.row(number)
        binding = (await self.core.database.read(lambda session: people.guild(session, guild))).binding
        lines = precedent_lines(speech, row, book.texts, book.overruled.get(number, 0), binding)
        return "\n".join(lines)

    async def listed(
        self, guild: int, speech: Speech, page: int = 0, *, game: str = "", overruled: bool = False
    ) -> Page:
        """A page of the precedents of a server, the newest first: those that hold, or all."""
        book = await self.book(guild)
        rows = book.held(overruled=overruled, game=game)
        last = max(0, len(rows) - 1) // LISTED
        number = max(0, min(page, last))
        lines = [self._line(speech, book, row) for row in rows[number * LISTED : (number + 1) * LISTED]]
        return Page(number, last, len(rows), tuple(lines))

    async def suggested(self, guild: int, typed: str, speech: Speech) -> list[tuple[str, str]]:
        """Precedents that hold all words of a text, as they may be named: first those that hold the text itself."""
        book, wanted = await self.book(guild), folded(typed)
        sought = await self.core.in_rules(lambda: book.sought)
        words = wanted.split()
        holding = [number for number, text in sought.items() if all(word in text for word in words)]
        found = islice(sorted(holding, key=lambda number: wanted not in sought[number]), MOST_OFFERED)
        return [(label(speech, book.rows[number], book.texts), precedent_name(number)) for number in found]

    def _line(self, speech: Speech, book: Book, row: Precedent) -> str:
        line = short(speech, row, book.texts)
        by = book.overruled.get(row.number)
        return f"~~{line}~~ → {precedent_name(by)}" if by else line

    async def exported(self, guild: int) -> bytes:
        """All precedents of a server as a file."""
        book = await self.book(guild)
        return await self.core.in_rules(lambda: file_of_book(guild, book).encode())


def others_than(before: Book | None, book: Book) -> list[RuleEntry]:
    """What is to be looked up of a book that was otherwise before, or not at all."""
    known = {} if before is None else before.entries
    return [entry for number, entry in book.entries.items() if known.get(number) != entry]


def _stamp(session: Session, guild: int) -> tuple[int, int]:
    """How many precedents a server has, and how many texts of them: neither is ever changed."""
    counts = []
    for model in (Precedent, PrecedentText):
        rows = table(model)
        counts.append(int(session.scalar(select(func.count()).select_from(rows).where(rows.c.guild_id == guild)) or 0))
    return counts[0], counts[1]


def file_of_book(guild: int, book: Book) -> str:
    """All precedents of a server as a file."""
    rows = [{name: getattr(row, name) for name in SHOWN} for row in book.rows.values()]
    return file_of(guild, rows, [{name: getattr(one, name) for name in SHOWN_OF_TEXT} for one in book.texts.values()])


def quotes(lines: Iterable[str]) -> str:
    """What was settled about a clause, below the words of the clause."""
    return "".join([f"\n> {line}" for line in lines])

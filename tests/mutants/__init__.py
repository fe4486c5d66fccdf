"""Deliberate breakages of single rules, to see that the suite notices each of them.

``python -m tests.mutants`` breaks one rule at a time in a copy of the project and runs the tests that should fail.
"""

from __future__ import annotations

from msgspec import Struct

ENGINE = "engine"
RECORDS = "records"
"""What stands in place of a clause where the engine or the records are broken, for which no digest speaks."""


class Mutant(Struct, frozen=True):
    """One breakage: in ``file`` the text ``old``, found there exactly once, becomes ``new``; ``tests`` must notice."""

    name: str
    clause: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]

    def applied(self, text: str) -> str:
        """The text of the file with the breakage in it."""
        found = text.count(self.old)
        if found != 1:
            raise ValueError(f"{self.name}: the old text is {found} times in {self.file}")
        return text.replace(self.old, self.new)


def war(
    name: str, clause: str, file: str, old: str, new: str, *tests: str, folder: str = "tests/games/warcry"
) -> Mutant:
    """A breakage of WarCry; files and tests by their short names."""
    return Mutant(name, clause, f"bot/games/warcry/{file}.py", old, new, paths(folder, tests))


def mage(name: str, clause: str, file: str, old: str, new: str, *tests: str) -> Mutant:
    """A breakage of Mage Knight."""
    return Mutant(name, clause, f"bot/games/mage_knight/{file}.py", old, new, paths("tests/games/mage_knight", tests))


def second(name: str, clause: str, file: str, old: str, new: str, *tests: str) -> Mutant:
    """A breakage of Mage Knight 2.0."""
    return Mutant(name, clause, f"bot/games/mage_knight/{file}.py", old, new, paths("tests/games/mage_knight_2", tests))


def quest(name: str, clause: str, file: str, old: str, new: str, *tests: str) -> Mutant:
    """A breakage of Talisman; ``cards/events`` names the tests of some of its cards."""
    parts = [test.rpartition("/") for test in tests]
    found = [path for kind, _, test in parts for path in paths(f"tests/games/talisman/{kind}".rstrip("/"), (test,))]
    return Mutant(name, clause, f"bot/games/talisman/{file}.py", old, new, tuple(found))


def joust(name: str, clause: str, file: str, old: str, new: str, *tests: str) -> Mutant:
    """A breakage of Powers of Albion."""
    return Mutant(name, clause, f"bot/games/albion/{file}.py", old, new, paths("tests/games/albion", tests))


def geometry(name: str, clause: str, file: str, old: str, new: str, *tests: str) -> Mutant:
    """A breakage of the geometry that Mage Knight stands on; ``clause`` says what it is exact for."""
    return Mutant(name, clause, f"bot/geometry/{file}.py", old, new, paths("tests/geometry", tests))


def engine(name: str, file: str, old: str, new: str, *tests: str) -> Mutant:
    """A breakage of the engine."""
    return Mutant(name, ENGINE, f"bot/engine/{file}.py", old, new, paths("tests/engine", tests))


def records(name: str, file: str, old: str, new: str, *tests: str) -> Mutant:
    """A breakage of the records."""
    return Mutant(name, RECORDS, f"bot/records/{file}.py", old, new, paths("tests/records", tests))


def paths(folder: str, tests: tuple[str, ...]) -> tuple[str, ...]:
    """The files of some tests."""
    return tuple([f"{folder}/test_{test}.py" for test in tests])

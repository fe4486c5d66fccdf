"""Which clauses of the rules digests are tested: the `rule` decorator and the report at the end of a run.

A clause counts only through a test that ran, passed and saw at least one of its own asserts hold.
"""

from __future__ import annotations

import re
import textwrap
import tomllib
from collections.abc import Generator, Iterable
from pathlib import Path

import pytest
from msgspec import Struct

import bot.games
from bot.games.registry import MODULES
from tests.support.held import noted

CLAUSE = re.compile(
    r"^(?:\s*- \*\*|### (?=[A-Z]+-T[0-9]))"  # a clause, or the heading of a numbered table
    r"([A-Z][A-Z0-9]*-(?:[A-Z]?[0-9]+(?:[.:][0-9]+)?[a-z]?|SA\.[0-9a-z_]+\.[0-9]+))\b",
    re.MULTILINE,
)
FULL_RUN = "not slow and not soak"
PROPERTY = "clauses"


def rule(*clauses: str) -> pytest.MarkDecorator:
    """Say which clauses a test checks: `@rule("WC-6.3", "WC-6.4")`."""
    return pytest.mark.rule(*clauses)


def card(*ids: str) -> pytest.MarkDecorator:
    """Say which cards, characters, spells, spaces or persons of a pack a test plays: `@card("plague_wind")`."""
    return pytest.mark.card(*ids)


class Digest(Struct, frozen=True):
    """The clauses of one rules digest, and which of them state no behaviour (id -> reason)."""

    title: str
    clauses: tuple[str, ...]
    silent: dict[str, str]
    game: str = ""

    @property
    def unfinished(self) -> bool:
        """True if its game is being built."""
        return (Path(bot.games.__path__[0]) / self.game).is_dir() and bool(self.game) and self.game not in MODULES

    @property
    def binding(self) -> list[str]:
        """The clauses that a test must exist for, in natural order."""
        return sorted((clause for clause in self.clauses if clause not in self.silent), key=natural)


def natural(clause: str) -> list[tuple[int, str]]:
    """Sort key that puts WC-2.10 behind WC-2.9."""
    return [(int(part), "") if part.isdigit() else (-1, part) for part in re.findall(r"\d+|\D+", clause)]


def read_digest(text: str, silent: dict[str, str], game: str = "") -> Digest:
    """The clauses of a digest's Markdown text."""
    title = text.removeprefix("# ").split(":", 1)[0].strip()
    return Digest(title=title, clauses=tuple(CLAUSE.findall(text)), silent=silent, game=game)


def load_digests(root: Path) -> list[Digest]:
    """All digests of the project, each with its list of clauses that state no behaviour."""
    digests = []
    for path in sorted((root / "data" / "rules").glob("*.md")):
        if "." in path.stem:  # a translation: its clauses are those of the English digest
            continue
        listed = root / "tests" / "clauses" / f"{path.stem}.toml"
        silent = tomllib.loads(listed.read_text(encoding="utf-8")) if listed.exists() else {}
        digests.append(read_digest(path.read_text(encoding="utf-8"), silent, path.stem))
    return digests


def clauses_of(item: pytest.Item) -> list[str]:
    """All ids that the decorators of a test name."""
    return sorted({clause for mark in item.iter_markers("rule") for clause in mark.args})


class RuleReport:
    """Collects which clauses were tested, here and in the workers, and prints them game by game."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.digests = load_digests(config.rootpath)
        self.known = {clause for digest in self.digests for clause in digest.clauses}
        self.passed: dict[str, list[str]] = {}
        self.failed: set[str] = set()

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """An id that no digest holds fails the test that names it."""
        unknown = [clause for clause in clauses_of(item) if clause not in self.known]
        if unknown:
            pytest.fail(f"{item.nodeid} names {', '.join(unknown)}, which no rules digest holds", pytrace=False)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        noted()  # what held before does not count
        try:
            return (yield)
        finally:
            if noted():
                item.user_properties.append((PROPERTY, " ".join(clauses_of(item))))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Runs where the results come together, so it sees the reports of all workers."""
        if report.failed:
            self.failed.add(report.nodeid)
        elif report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            for name, clauses in report.user_properties:
                if name == PROPERTY:
                    self.passed.setdefault(report.nodeid, []).extend(str(clauses).split())

    def tested(self) -> set[str]:
        """The clauses with a test that passed in every phase."""
        return {clause for test, clauses in self.passed.items() if test not in self.failed for clause in clauses}

    def missing(self, digest: Digest) -> list[str]:
        """The clauses of a digest that state behaviour and have no test in this run."""
        tested = self.tested()
        return [clause for clause in digest.binding if clause not in tested]

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if is_worker(self.config) or not self.config.getoption("require_all_clauses"):
            return
        if session.exitstatus == pytest.ExitCode.OK and any(
            self.missing(digest) for digest in self.digests if not digest.unfinished
        ):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        whole = self.config.getoption("require_all_clauses") or is_whole(self.config)
        for digest in self.digests:
            for line in self.lines(digest) if whole else self.short_lines(digest):
                terminalreporter.write_line(line)

    def lines(self, digest: Digest) -> Iterable[str]:
        """The account of one game after a run of the whole suite."""
        missing = self.missing(digest)
        due = len(digest.binding)
        yield (
            f"{digest.title}: {due - len(missing)} of {due} clauses that state behaviour are tested "
            f"({len(digest.silent)} state none)"
        )
        if missing:
            yield from textwrap.wrap(
                "not tested: " + ", ".join(missing), 100, subsequent_indent="  ", break_on_hyphens=False
            )

    def short_lines(self, digest: Digest) -> Iterable[str]:
        """The account of one game after a run of a part of the suite, which proves nothing about what is missing."""
        count = len(self.tested().intersection(digest.clauses))
        if count:
            yield f"{digest.title}: {count} clauses tested in this run"


def is_worker(config: pytest.Config) -> bool:
    """True if this process is one of xdist's workers, which report to the main one."""
    return hasattr(config, "workerinput")


def is_whole(config: pytest.Config) -> bool:
    """True if the run was not narrowed to some files, names or marks."""
    narrowed = config.args != config.getini("testpaths") or config.getoption("keyword")
    return not narrowed and config.getoption("markexpr") == FULL_RUN


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the option that turns a missing clause into a failure."""
    parser.addoption(
        "--require-all-clauses", action="store_true", help="fail if a clause that states behaviour has no test"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Starts the report."""
    config.pluginmanager.register(RuleReport(config), "rule-report")

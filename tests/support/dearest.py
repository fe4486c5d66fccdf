"""Which test files cost most: processor time, also of the processes that a test waited for, whatever else runs here."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Generator

import pytest

SHOWN = 20


class Dearest:
    """Measures every test where it runs, and adds up where the results come together."""

    def __init__(self) -> None:
        self.began = 0.0
        self.seconds: Counter[str] = Counter()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        self.began = used()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        now = used()
        report.processor_seconds = now - self.began
        self.began = now
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        spent = getattr(report, "processor_seconds", 0)  # a worker that died tells none
        self.seconds[report.nodeid.partition("::")[0]] += spent

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("seconds of processor time")
        for file, seconds in self.seconds.most_common(SHOWN):
            terminalreporter.write_line(f"{seconds:7.1f} {file}")
        terminalreporter.write_line(f"{self.seconds.total():7.1f} all tests, without imports and collection")


def used() -> float:
    """Seconds of processor time of this process and of those that it has waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the option that measures."""
    parser.addoption("--dearest", action="store_true", help="print the test files that cost most processor time")


def pytest_configure(config: pytest.Config) -> None:
    """Measures if asked to."""
    if config.getoption("dearest"):
        config.pluginmanager.register(Dearest(), "dearest")

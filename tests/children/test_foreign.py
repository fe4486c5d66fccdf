"""What strangers have written is read within limits, in a child of the bot or in the command line's own process."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.children import foreign
from bot.children.child import Bounds, Child
from bot.children.children import Children
from bot.children.limits import bounded, held
from bot.cli import checking, main, replaying
from bot.engine.errors import BadData
from bot.service.lobby import packs
from tests.children import jobs
from tests.support import figures
from tests.support.here import Here
from tests.support.house import GUILD, House, house

PIKES = figures.pack(terrain=figures.WOOD, armies=figures.BAND)
SCENARIO = Path("data/warcry/scenarios/01-attack-and-win.toml")


def with_files(play: Any, bounds: Bounds) -> None:
    """Run something in a house whose files are read by a child."""

    async def run() -> None:
        child = Child("files", bounds)
        async with house(connect=False, children=Children(Here(), Here(), child)) as built:
            await play(built, child)

    asyncio.run(run())


@pytest.mark.slow
def test_a_pack_is_read_in_a_child_that_is_gone_afterwards() -> None:
    async def play(built: House, child: Child) -> None:
        kept = await packs.keep_pack(built.service.core, built.service.children.files, GUILD, "pikes", PIKES)
        assert kept.pack.files == PIKES and not kept.pack.wrong.joined
        assert child.started == 1 and child.process is None

    with_files(play, Bounds(answer=60, memory=150, processor=10, once=True))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("function", "given", "fault"),
    [("spin", (), "file_over_time"), ("eat", (1000,), "file_over_memory"), ("die", (), "file_breaks_reader")],
)
def test_the_limit_that_was_met_is_told(function: str, given: tuple[Any, ...], fault: str) -> None:
    async def play(built: House, child: Child) -> None:
        with pytest.raises(BadData) as raised:
            await foreign.read_foreign(child, jobs, function, *given, kind=Any)
        assert raised.value.key == fault
        assert await foreign.read_foreign(child, jobs, "eat", 10, kind=int) == 10

    with_files(play, Bounds(answer=60, memory=150, processor=3, once=True))


def spin() -> None:
    """Works for ever, and does not care about exceptions."""
    while True:
        try:
            sum(range(1000))
        except Exception:
            continue


def eat() -> None:
    """More memory than there is."""
    held = [bytes(1_000_000) for _ in range(1000)]
    held.clear()


@pytest.mark.slow
@pytest.mark.parametrize(("greedy", "fault"), [(spin, "file_over_time"), (eat, "file_over_memory")])
def test_the_command_line_bounds_itself_and_goes_on(greedy: Callable[[], None], fault: str) -> None:
    before, handler = time.process_time(), signal.getsignal(signal.SIGPROF)
    with pytest.raises(BadData) as raised, bounded(seconds=1):
        greedy()
    assert raised.value.key == fault
    assert time.process_time() - before < 10  # what it used is counted from where the process was
    assert signal.getsignal(signal.SIGPROF) is handler
    assert len(bytearray(200_000_000)) == 200_000_000  # nothing of it holds afterwards


def test_the_processor_time_of_the_command_line_is_timed_from_now_and_not_from_its_start() -> None:
    limits = resource.getrlimit(resource.RLIMIT_CPU)
    with bounded(seconds=2):
        assert 1 < signal.getitimer(signal.ITIMER_PROF)[0] <= 2.1
        assert resource.getrlimit(resource.RLIMIT_CPU) == limits
    assert signal.getitimer(signal.ITIMER_PROF)[0] == 0


def test_a_limit_that_holds_already_is_not_raised() -> None:
    with bounded(seconds=60), pytest.raises(BadData, match="file_over_memory"), bounded(megabytes=10_000):
        eat()


@pytest.mark.parametrize(
    ("words", "module", "name"),
    [
        (["replay", str(SCENARIO)], replaying, "parse_scenario"),
        (["replay", "tests/records/games_played/warcry-1.jsonl"], replaying, "Replay"),
        (["pack", "check", "data/warcry"], checking.registry, "game"),
        (["dice", "verify", "tests/records/games_played/warcry-1.jsonl"], checking, "verify_dice"),
    ],
)
def test_whatever_the_command_line_reads_is_bounded(
    words: list[str], module: Any, name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(module, name, lambda *given: eat())
    assert main.main(words) == 1
    assert capsys.readouterr().err == "Reading this took more than 150 MB of memory, so it was stopped.\n"


def test_what_is_held_is_known() -> None:
    assert os.name != "posix" or held() > 1_000_000

"""Real child processes: whatever becomes of one, the bot goes on, and the next job is done (F58)."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec import UNSET

from bot import packs
from bot.children import wire
from bot.children.child import DIED, FULL, HUNG, MOST_DEATHS, REST_SECONDS, TIME, Bounds, Child, ChildLost, digest
from bot.children.children import TABLES
from bot.children.wire import Failed
from bot.engine import codec
from bot.engine.errors import BadData, BadNotation, Refused
from bot.engine.sheets import PackFaults
from bot.faces import Part
from bot.games import registry
from bot.games.mage_knight.view import View
from bot.i18n.speech import Speech
from bot.logs import describe_error
from bot.service.core.ports import Picture
from cogs import drawing
from tests.children.jobs import FAULT
from tests.gallery import battles
from tests.renderers.fields import pack
from tests.support.processes import alive
from tests.support.sources import ROOT

JOBS = "tests.children.jobs"
USUAL = Bounds(answer=60, memory=200)


def with_child(play: Callable[[Child], Awaitable[None]], bounds: Bounds = USUAL, **more: Any) -> None:
    """Run something with a child of its own."""

    async def run() -> None:
        child = Child("tests", bounds, **more)
        try:
            await play(child)
        finally:
            await child.close()
        assert child.process is None

    asyncio.run(run())


async def pid_of(child: Child) -> int:
    """The number of the child's process."""
    found: int = await child.ask(JOBS, "number", kind=int)
    return found


async def lost(child: Child, function: str, *arguments: Any) -> str:
    """How a child is lost by a job."""
    with pytest.raises(ChildLost) as raised:
        await child.ask(JOBS, function, *arguments, kind=Any)
    return raised.value.how


def test_a_child_is_started_at_first_use_and_stays() -> None:
    async def play(child: Child) -> None:
        assert child.process is None and child.started == 0
        first = await pid_of(child)
        assert first != os.getpid()
        assert await pid_of(child) == first and child.started == 1
        assert await child.ask(JOBS, "echo", 1, "two", kind=list[Any]) == [1, "two"]

    with_child(play)


@pytest.mark.slow
def test_who_speaks_about_a_game_is_made_again_from_its_packs() -> None:
    shipped = packs.builtin("warcry")
    name = Speech("en", registry.game("warcry"), packs=(shipped,)).cards.name("en", "GA-U02")
    own = {file: data.replace(name.encode(), b"Quite Another") for file, data in shipped.items()}

    async def play(child: Child) -> None:
        for files, expected in ((shipped, name), (own, "Quite Another"), (own, "Quite Another")):
            speech = Speech("en", registry.game("warcry", (files,)), ("Ana", "Ben"), (files,))
            told = await child.ask(JOBS, "named", speech, "GA-U02", kind=tuple[str, str, str])
            assert told == (expected, "Ana", "warcry")

    with_child(play)


@pytest.mark.parametrize(
    ("kind", "error"), [("refused", Refused), ("notation", BadNotation), ("data", BadData), ("packs", PackFaults)]
)
def test_what_is_raised_on_purpose_arrives_with_key_and_facts(kind: str, error: type[Exception]) -> None:
    async def play(child: Child) -> None:
        with pytest.raises(error) as raised:
            await child.ask(JOBS, "refuse", kind, kind=Any)
        found: Any = raised.value
        if isinstance(found, PackFaults):
            assert found.faults == (FAULT,)
        else:
            assert found.facts["given"] == "x"
        assert type(found) is error

    with_child(play)


def test_a_fault_of_the_program_tells_type_and_place_and_no_text() -> None:
    async def play(child: Child) -> None:
        first = await pid_of(child)
        with pytest.raises(Failed) as raised:
            await child.ask(JOBS, "fail", "the hand holds NE-C02", kind=Any)
        assert str(raised.value) in describe_error(raised.value)
        assert "RuntimeError" in str(raised.value) and "tests.children.jobs:" in str(raised.value)
        assert "NE-C02" not in str(raised.value)
        with pytest.raises(Failed):
            await child.ask(JOBS, "recursion", kind=int)
        with pytest.raises(Failed):
            await child.ask("tests.children.nowhere", "nothing", kind=int)
        assert await pid_of(child) == first

    with_child(play)


@pytest.mark.slow
def test_the_bot_takes_nothing_but_the_type_it_asked_for() -> None:
    async def play(child: Child) -> None:
        with pytest.raises(Failed):
            await child.ask(JOBS, "unfit", kind=Picture | None)
        assert await child.ask(JOBS, "printed", kind=str) == "answer"
        assert await child.ask(JOBS, "echo", kind=list[Any]) == []

    with_child(play)


def test_a_child_knows_no_secret_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("DATABASE_URL", "postgresql://user:password@host/name")

    async def play(child: Child) -> None:
        known = await child.ask(JOBS, "secrets", kind=list[str])
        assert "PYTHONPATH" in known and not {"DISCORD_TOKEN", "DATABASE_URL"} & set(known)

    with_child(play)


def test_F58_a_child_that_dies_costs_its_job_and_comes_back() -> None:
    async def play(child: Child) -> None:
        first = await pid_of(child)
        assert await lost(child, "die") == DIED
        second = await pid_of(child)
        assert second != first and child.started == 2

    with_child(play)


def test_F58_a_child_that_was_killed_while_nobody_asked_is_not_even_noticed() -> None:
    async def play(child: Child) -> None:
        first = await pid_of(child)
        os.kill(first, signal.SIGKILL)
        assert child.process is not None
        await child.process.wait()
        assert await pid_of(child) != first

    with_child(play)


def test_F58_a_picture_whose_child_is_killed_is_drawn_once_more(tmp_path: Path) -> None:
    async def play(child: Child) -> None:
        found = await drawing.draw_part(child, Part(JOBS, "killed_picture"), str(tmp_path / "first"))
        assert found == Picture(b"PNG", "table.png", "a table") and child.started == 2
        with pytest.raises(ChildLost):
            await drawing.draw_part(child, Part(JOBS, "die"))
        assert child.started == 3  # the one that drew it, killed, and once more
        await pid_of(child)

    with_child(play)


def test_F58_a_child_that_hangs_is_ended() -> None:
    async def play(child: Child) -> None:
        assert await lost(child, "sleep", 3600.0) == HUNG
        child.bounds = USUAL
        await pid_of(child)
        assert child.started == 2

    with_child(play, Bounds(answer=3, memory=200))


def test_F58_a_child_that_wants_too_much_memory_does_not_get_it() -> None:
    async def play(child: Child) -> None:
        assert await child.ask(JOBS, "eat", 50, kind=int) == 50
        assert await lost(child, "eat", 5000) == FULL
        assert await child.ask(JOBS, "eat", 50, kind=int) == 50
        assert child.started == 2

    with_child(play)


@pytest.mark.slow
def test_processor_time_is_bounded() -> None:
    async def play(child: Child) -> None:
        assert await lost(child, "spin") == TIME
        await pid_of(child)

    with_child(play, Bounds(answer=120, memory=100, processor=2, once=True))


@pytest.mark.slow
def test_a_child_for_one_job_gives_everything_back() -> None:
    async def play(child: Child) -> None:
        numbers = {await pid_of(child) for _ in range(2)}
        assert len(numbers) == 2 and child.process is None

    with_child(play, Bounds(answer=60, memory=100, once=True))


def test_F58_a_child_that_has_grown_makes_room_for_a_fresh_one_before_it_is_full() -> None:
    async def play(child: Child) -> None:
        held = [await child.ask(JOBS, "hoard", 20, kind=int) for _ in range(6)]
        assert held == [20, 40, 60, 20, 40, 60] and child.started == 2

    with_child(play, Bounds(answer=60, memory=100, recycled=50))


def test_what_children_keep_leaves_room_for_the_greatest_picture() -> None:
    assert TABLES.memory - TABLES.recycled >= 150 and Bounds(answer=1, memory=100).recycled <= 100


@pytest.mark.parametrize("kind", ["plain", "system", "pillow", "behind"])
def test_F58_a_child_is_full_however_a_library_says_so(kind: str) -> None:
    async def play(child: Child) -> None:
        assert await lost(child, "short", kind) == FULL
        with pytest.raises(Failed):
            await child.ask(JOBS, "short", "another", kind=Any)

    with_child(play)


def test_F58_a_picture_for_which_a_child_was_too_full_is_drawn_in_a_fresh_one(
    caplog: pytest.LogCaptureFixture,
) -> None:
    part = Part(JOBS, "hungry_picture")

    async def play(child: Child) -> None:
        for _ in range(3):
            assert await drawing.draw_part(child, part, 60) == Picture(b"PNG", "table.png", "a table")
        assert child.started == 3
        with pytest.raises(ChildLost) as raised:  # too much for any: it is not tried for ever
            await drawing.draw_part(child, part, 400)
        assert not raised.value.worth_another and child.started == 4
        assert describe_error(raised.value).startswith("bot.children.child.ChildLost: tests: full")
        assert "tests: full (tests.children.jobs.hungry_picture)" in caplog.text

    with_child(play, Bounds(answer=60, memory=100, recycled=100))


def test_F58_a_child_that_cannot_start_rests_and_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]

    async def play(child: Child) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(sys, "executable", "/bin/false")
            for _ in range(MOST_DEATHS + 2):
                assert await lost(child, "number") == DIED
        assert child.started == MOST_DEATHS
        assert await lost(child, "number") == DIED  # it still rests
        now[0] = REST_SECONDS + 1
        await pid_of(child)

    with_child(play, clock=lambda: now[0])


def test_F54_equal_jobs_under_way_are_done_once(tmp_path: Path) -> None:
    path = str(tmp_path / "done")

    async def play(child: Child) -> None:
        jobs = [child.ask(JOBS, "numbered", path, name, kind=int) for name in ("a", "a", "b", "a")]
        await asyncio.gather(*jobs)
        assert sorted(Path(path).read_text().split()) == ["a", "b"]
        await child.ask(JOBS, "numbered", path, "a", kind=int)
        assert Path(path).read_text().split().count("a") == 2

    with_child(play)


@pytest.mark.slow
def test_public_pictures_go_before_private_ones(tmp_path: Path) -> None:
    path = str(tmp_path / "done")

    async def play(child: Child) -> None:
        first = asyncio.create_task(child.ask(JOBS, "numbered", path, "first", kind=int))
        while not child._asked:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        private = [child.ask(JOBS, "numbered", path, f"private{at}", kind=int) for at in range(3)]
        waiting = [asyncio.create_task(one) for one in private]
        while len(child._asked) < 4:
            await asyncio.sleep(0)
        urgent = child.ask(JOBS, "numbered", path, "public", kind=int, urgent=True)
        await asyncio.gather(first, *waiting, urgent)
        assert Path(path).read_text().split()[:2] == ["first", "public"]

    with_child(play)


def test_who_gives_up_waiting_disturbs_nobody() -> None:
    async def play(child: Child) -> None:
        await pid_of(child)
        asked = asyncio.create_task(child.ask(JOBS, "echo", "late", kind=list[Any]))
        while not child._asked:
            await asyncio.sleep(0)
        asked.cancel()
        assert await child.ask(JOBS, "echo", "next", kind=list[Any]) == ["next"]
        assert child.started == 1

    with_child(play)


PARENT = """
    import asyncio, sys
    from bot.children.child import Bounds, Child

    async def run():
        child = Child("orphan", Bounds(answer=600, memory=100))
        print(await child.ask("tests.children.jobs", "number", kind=int), flush=True)
        await child.ask("tests.children.jobs", sys.argv[1], 3600.0, kind=str)

    asyncio.run(run())
"""


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGTERM])
def test_no_child_outlives_the_bot(sign: int) -> None:
    words = [sys.executable, "-c", textwrap.dedent(PARENT), "sleep"]
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdout is not None
        child = int(bot.stdout.readline())
        os.kill(child, 0)
        bot.send_signal(sign)
        bot.wait(30)
    until = time.monotonic() + 30
    while alive(child) and time.monotonic() < until:
        time.sleep(0.02)
    assert not alive(child)


def test_F54_the_newest_answers_are_kept_within_their_bytes(tmp_path: Path) -> None:
    path = tmp_path / "done"

    async def play(child: Child) -> None:
        for name in ("a", "a", "b", "a"):
            await child.ask(JOBS, "noted", str(path), name, kind=str)
        assert path.read_text().split() == ["a", "b"]
        for name in ("c", "d", "a", "b"):  # three are kept; b, asked for longest ago, has gone
            await child.ask(JOBS, "noted", str(path), name, kind=str)
        assert path.read_text().split() == ["a", "b", "c", "d", "b"]
        await child.ask(JOBS, "noted", str(path), "long" * 400, kind=str)
        await child.ask(JOBS, "noted", str(path), "long" * 400, kind=str)
        assert path.read_text().split()[-2:] == ["long" * 400] * 2

    with_child(play, Bounds(answer=60, memory=100, kept=320))


def test_F54_equal_films_are_equal_jobs() -> None:
    story = battles.story(pack())
    again = [codec.decode(codec.encode(view), View) for view in story]
    once_more = [codec.decode(codec.encode(view), View) for view in story]
    speech = Speech("en", registry.game("mage_knight"), ("Ana", "Ben"), (packs.builtin("mage_knight"),))
    jobs = [wire.pack_job("m", "f", (tuple(views), speech))[0] for views in (again, once_more, again[:-1])]
    assert digest(jobs[0]) == digest(jobs[1]) != digest(jobs[2])


def test_F54_equal_views_are_equal_jobs_whatever_they_share() -> None:
    view = battles.story(pack())[-1]
    again = codec.decode(codec.encode(view), View)
    for args in (
        ((view, view), (again, codec.decode(codec.encode(view), View))),
        (("ab", "ab"), ("ab", "".join("ab"))),
    ):
        first, second = (wire.pack_job("m", "f", tuple(one))[0] for one in args)
        assert digest(first) == digest(second)


def test_for_what_a_view_leaves_out_no_module_is_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Asked(ModuleType):
        def __getattr__(self, name: str) -> object:
            asked.append(name)
            raise AttributeError(name)

    with monkeypatch.context() as patched:
        patched.setattr(sys, "modules", {"asked": Asked("asked"), **sys.modules})
        job, _ = wire.pack_job("m", "f", (UNSET, [UNSET]))
    assert pickle.loads(job.arguments) == (UNSET, [UNSET]) and "UNSET" not in asked

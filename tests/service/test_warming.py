"""What is needed soon is made ready after the start, gives way to everything else, and ends with the program."""

from __future__ import annotations

import asyncio
from threading import Event, Thread, current_thread
from typing import Any

import pytest

from bot.rulebook.entry import Entry
from bot.rulebook.library import ANY_WORDS, Asked, found, shelf_of
from bot.rulebook.pace import PAUSE, between_steps, go_on
from bot.service.rulings import rulebook as rulebooks
from bot.service.rulings.rulebook import Rulebook
from bot.service.upkeep import warmup as warmings
from bot.service.upkeep.warmup import REST, SLICE, Warming

LONG = 1000.0


class Wanted:
    """Notes how long is rested; somebody waits for the work from the time that is told."""

    def __init__(self) -> None:
        self.rests: list[float] = []

    def wait(self, seconds: float) -> None:
        """Rest no time at all."""
        self.rests.append(seconds)


def test_it_is_made_in_a_thread_of_its_own() -> None:
    names: list[str] = []
    done = Event()

    def work() -> None:
        names.append(current_thread().name)
        done.set()

    warming = Warming(work, after=0)
    warming.start()
    assert done.wait(LONG)
    asyncio.run(warming.close())
    assert names == ["warming"]
    assert PAUSE.get() is go_on, "nobody else pauses"


def test_what_has_not_begun_when_the_program_ends_is_never_begun() -> None:
    begun = Event()
    warming = Warming(begun.set, after=LONG)
    warming.start()
    asyncio.run(warming.close())
    assert not begun.is_set()
    asyncio.run(Warming(begun.set).close())  # nor is one missed that was never started


def test_what_is_not_done_when_the_program_ends_is_given_up_at_the_next_step(
    caplog: pytest.LogCaptureFixture,
) -> None:
    begun = Event()

    def work() -> None:
        begun.set()
        while True:
            between_steps()

    warming = Warming(work, after=0)
    warming.start()
    assert begun.wait(LONG)
    asyncio.run(warming.close())
    assert caplog.text == ""


def test_a_fault_is_logged_and_ends_nothing(caplog: pytest.LogCaptureFixture) -> None:
    done = Event()

    def work() -> None:
        done.set()
        raise LookupError

    warming = Warming(work, after=0)
    warming.start()
    assert done.wait(LONG)
    asyncio.run(warming.close())
    assert "LookupError" in caplog.text


@pytest.mark.parametrize(("step", "rests"), [(SLICE, 10), (SLICE / 4, 2), (0.0, 0)])
def test_it_rests_after_every_slice_of_processor_time(step: float, rests: int, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]

    def work() -> None:
        for _ in range(10):
            now[0] += step
            between_steps()

    monkeypatch.setattr(warmings, "thread_time", lambda: now[0])
    warming, wanted = Warming(work, after=0), Wanted()
    warming._wanted = wanted  # type: ignore[assignment]
    warming.start()
    warming._thread.join()
    assert wanted.rests == [REST] * rests


def test_whoever_needs_the_rules_hurries_it_and_who_makes_them_ready_does_not() -> None:
    book: Any = Rulebook(None)  # type: ignore[arg-type]
    warming = Warming(book.made_ready)
    book.waited_for = warming.hurry
    book.made_ready()
    assert not warming._wanted.is_set()
    book.program()
    assert warming._wanted.is_set()


def test_the_event_loop_does_not_wait_while_the_index_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """``changed`` is called on the loop; an index takes seconds."""
    making, made = Event(), Event()

    def slowly() -> None:
        making.set()
        made.wait(LONG)

    monkeypatch.setattr(rulebooks, "shipped_shelf", slowly)
    book = Rulebook(None)  # type: ignore[arg-type]
    maker = Thread(target=book.program)
    maker.start()
    assert making.wait(LONG)
    changing = Thread(target=book.changed, args=(1, []), daemon=True)
    changing.start()
    changing.join(10)
    held = changing.is_alive()
    made.set()
    maker.join()
    assert not held


def test_every_step_of_making_an_index_may_pause() -> None:
    entries = [Entry(f"S-{number}", "warcry", "precedent", "precedent", {"en": "stone"}) for number in range(50)]  # type: ignore[arg-type]
    paused: list[int] = []
    token = PAUSE.set(lambda: paused.append(1))
    try:
        shelf = shelf_of(entries)
    finally:
        PAUSE.reset(token)
    assert len(paused) == len(entries) and found([shelf], Asked(ANY_WORDS)) == []

"""Suggestions: the newest key only, within a budget, given up in time, without a trace, and in nobody's way."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.parlour.interactions import Interaction
from bot.service.core.rate_limits import RATES, SUGGEST, Rate
from cogs import groups, keystrokes, load
from tests.support.player import Player
from tests.support.tavern import Tavern, tavern

PATH, OPTION = "/me", "zone"


class Slow:
    """Suggestions that are searched until somebody lets them be found."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.ended: list[str] = []
        self.go: set[str] = set()

    async def __call__(self, interaction: Any, typed: str) -> list[Any]:
        async def find(call: Any) -> Sequence[str]:
            self.begun.append(typed)
            try:
                await until(lambda: typed in self.go)
            finally:
                self.ended.append(typed)
            return [f"found {typed}"]

        return await keystrokes.suggest(interaction, find)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    """What searches time zones."""
    load()
    made = Slow()
    option: Any = groups.COMMANDS["me"]._params[OPTION]
    monkeypatch.setattr(option, "autocomplete", made)
    return made


def in_tavern(folder: Path, play: Callable[[Tavern, Player, Player], Awaitable[None]]) -> None:
    """Two people at a parlour."""

    async def run() -> None:
        async with tavern(folder) as built:
            await play(built, built.player("ana"), built.player("ben"))

    asyncio.run(run())


def key(built: Tavern, player: Player, text: str, path: str = PATH, option: str = OPTION) -> Interaction:
    """A key pressed."""
    return built.parlour.acting.begin_complete(player.name, player.channel, path, {option: text}, option)


async def until(fits: Callable[[], bool]) -> None:
    """Wait for something that comes."""
    while not fits():
        await asyncio.sleep(0.001)


async def answered(made: Interaction) -> list[str]:
    """The suggestions that came."""
    await made.answered.wait()
    return [str(choice["value"]) for choice in made.choices]


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged that an operator would read."""
    return [record.getMessage() for record in caplog.records if record.levelno > logging.INFO]


def test_a_newer_key_ends_what_an_older_one_waits_for(
    tmp_path: Path, slow: Slow, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        first = key(built, ana, "e")
        await until(lambda: slow.begun == ["e"])
        bens = key(built, ben, "a")
        await until(lambda: "a" in slow.begun)
        second = key(built, ana, "eu")
        await until(lambda: slow.ended == ["e"])
        slow.go |= {"e", "eu", "a"}
        assert await answered(second) == ["found eu"] and await answered(bens) == ["found a"]
        assert not first.answered.is_set()
        assert await answered(key(built, ana, "e")) == ["found e"]

    in_tavern(tmp_path, play)
    assert complaints(caplog) == []


def test_F54_beyond_the_budget_nothing_is_searched_and_nobody_else_minds(tmp_path: Path, slow: Slow) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        budgets = built.service.budgets
        budgets.rates = {**budgets.rates, SUGGEST: Rate(1, 60.0)}
        slow.go |= {"a", "b", "c"}
        assert await answered(key(built, ana, "a")) == ["found a"]
        assert await answered(key(built, ana, "b")) == []
        assert await answered(key(built, ben, "c")) == ["found c"]
        assert slow.begun == ["a", "c"]

    in_tavern(tmp_path, play)


def test_F54_who_types_quickly_is_within_the_budget() -> None:
    rate = RATES[SUGGEST]
    assert rate.burst >= 30 and 1 / rate.seconds >= 5


def test_what_would_come_too_late_is_not_sent(
    tmp_path: Path, slow: Slow, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert keystrokes.PATIENCE < 3
    monkeypatch.setattr(keystrokes, "PATIENCE", 0.01)

    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        late = key(built, ana, "e")
        await until(lambda: slow.ended == ["e"])
        slow.go |= {"e", "b"}
        await answered(key(built, ben, "b"))
        assert not late.answered.is_set()

    in_tavern(tmp_path, play)
    assert complaints(caplog) == []


@pytest.mark.parametrize("code", [10062, 40060])
def test_an_answer_that_discord_does_not_want_any_more_leaves_no_trace(
    code: int, tmp_path: Path, slow: Slow, caplog: pytest.LogCaptureFixture
) -> None:
    slow.go |= {"e", "b"}

    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        built.parlour.faults.fail("POST", "/interactions/*", 404 if code == 10062 else 400, code=code)
        late = key(built, ana, "e")
        await until(lambda: not built.parlour.faults.waiting)
        await answered(key(built, ben, "b"))
        assert not late.answered.is_set()

    in_tavern(tmp_path, play)
    assert complaints(caplog) == []


def test_a_search_that_fails_is_logged_once_and_answered(
    tmp_path: Path, slow: Slow, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(interaction: Any, typed: str) -> list[Any]:
        async def find(call: Any) -> Sequence[str]:
            raise ZeroDivisionError

        return await keystrokes.suggest(interaction, find)

    option: Any = groups.COMMANDS["me"]._params[OPTION]
    monkeypatch.setattr(option, "autocomplete", broken)

    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        assert await answered(key(built, ana, "e")) == []

    in_tavern(tmp_path, play)
    assert len(complaints(caplog)) == 1


def test_suggestions_are_few_and_short() -> None:
    many = keystrokes.choices_of([f"choice {n}" for n in range(40)])
    assert len(many) == 25 and many[0].value == "choice 0"
    long = keystrokes.choices_of([("n" * 200, "v"), ("shown", "v" * 101)])
    assert [(len(choice.name), choice.value) for choice in long] == [(100, "v")]

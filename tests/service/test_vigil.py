"""A game with several kinds of limits, acts at any time and secret dice, at a living table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot import packs as shipped
from bot.engine.errors import Refused
from bot.games import registry
from bot.service.house_options import read_options
from bot.service.live import Live
from bot.service.lobby_card import limits_in_words
from bot.service.work import Reply, Work
from tests.support.house import House, in_house
from tests.support.vigil import Options, Vigil
from tests.support.waiting import forget, pings, wait

HOUR = 3600


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy is a game that the program knows; it has no pack."""
    module, builtin = "tests.support.vigil", shipped.builtin
    monkeypatch.setitem(registry.MODULES, Vigil.key, (module, "Vigil", module))
    monkeypatch.setattr(shipped, "builtin", lambda key: {} if key == Vigil.key else builtin(key))
    yield


async def vigil(built: House, **changes: Any) -> int:
    return await built.open_game("ana", "ben", key=Vigil.key, **{"limit": 24 * HOUR, **changes})


async def dues(built: House, game: int) -> dict[int, int]:
    """In how many seconds the time of each seat runs out that is waited for."""
    live: Live = await built.service.core.live(game)
    return {entry.seat: (entry.due or 0) - built.clock.now() for entry in live.decisions.values()}


def held_up(work: Work, since: int | None) -> Reply:
    """The game is paused, or goes on."""
    work.set(paused_at=since)
    return Reply("done")


# Kinds of limits ---------------------------------------------------------------------------------------------------


def test_a_question_has_the_time_of_its_own_kind() -> None:
    async def play(built: House) -> None:
        game = await vigil(built)
        assert await dues(built, game) == {0: 24 * HOUR}
        await built.say(game, "ana", "dare")
        assert await dues(built, game) == {1: 12 * HOUR}

    in_house(play)


def test_the_reminder_and_the_default_come_by_the_kind_of_limit() -> None:
    async def play(built: House) -> None:
        game = await vigil(built)
        await built.say(game, "ana", "dare")
        await built.settled()
        forget(built)
        await wait(built, 6 * HOUR - 1)
        assert not pings(built, "ben")
        await wait(built, 1)
        assert len(pings(built, "ben")) == 1
        await built.service.core.change(game, lambda work: held_up(work, work.now))
        await wait(built, 24 * HOUR)
        await built.service.core.change(game, lambda work: held_up(work, None))
        assert await dues(built, game) == {1: 6 * HOUR}
        await wait(built, 6 * HOUR - 1)
        assert (await built.service.core.live(game)).table.ask_for(1) is not None
        await wait(built, 1)
        assert (await built.service.core.live(game)).table.ask_for(1) is None
        assert await dues(built, game) == {1: 24 * HOUR}

    in_house(play)


def test_a_limit_of_any_kind_keeps_to_the_bounds_of_the_game() -> None:
    for option in ("time_limit", "reply_limit"):
        with pytest.raises(Refused) as caught:
            read_options(Vigil(), f"{option}=8d")
        assert (caught.value.key, caught.value.facts["option"]) == ("lobby_option_range", option)


def test_the_lobby_tells_every_limit_as_a_length_of_time() -> None:
    async def play(built: House) -> None:
        live = await built.service.core.live(await vigil(built))
        assert limits_in_words(live, live.speech("en")) == {"time_limit": "1 day", "reply_limit": "12 hours"}

    in_house(play)


@pytest.mark.parametrize(
    ("text", "pace", "made", "limit"),
    [
        ("", "", Options(), 24 * HOUR),
        ("", "several", Options(time_limit=6 * HOUR, reply_limit=3 * HOUR), 6 * HOUR),
        ("reply_limit=1h", "weekly", Options(time_limit=168 * HOUR, reply_limit=HOUR), 168 * HOUR),
        ("time_limit=2d", "", Options(time_limit=48 * HOUR), 48 * HOUR),
        ("", "live", Options(time_limit=900, reply_limit=450), 900),
    ],
)
def test_a_pace_makes_all_kinds_of_limits_shorter_or_longer(text: str, pace: str, made: Options, limit: int) -> None:
    assert read_options(Vigil(), text, pace) == (made, limit)

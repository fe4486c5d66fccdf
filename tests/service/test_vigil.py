"""A game with several kinds of limits, acts at any time and secret dice, at a living table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.games import registry
from bot.service.core import loaded_game as live_module
from bot.service.core.acting import Speaker
from bot.service.core.house_options import read_options
from bot.service.core.loaded_game import UNASKED, LoadedGame
from bot.service.core.menu import Menu
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.lobby.details import limits_in_words
from bot.service.table import dice, submit, table_queries
from bot.service.table.panel_state import panel_state, suggested
from bot.service.table.undoing import preview_undo
from tests.support.house import USERS, House, in_house
from tests.support.vigil import Options, Vigil, in_world
from tests.support.waiting import forget, pings, wait

HOUR = 3600


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy is a game that the program knows; it has no pack."""
    monkeypatch.setitem(registry.MODULES, Vigil.key, registry.Rules("tests.support.vigil", "Vigil"))
    yield


async def vigil(built: House, **changes: Any) -> int:
    return await built.open_game("ana", "ben", key=Vigil.key, **{"limit": 24 * HOUR, **changes})


async def dues(built: House, game: int) -> dict[int, int]:
    """In how many seconds the time of each seat runs out that is waited for."""
    live: LoadedGame = await built.service.core.live(game)
    return {entry.seat: (entry.due or 0) - built.clock.now() for entry in live.decisions.values()}


def held_up(work: GameTransaction, since: int | None) -> Reply:
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


# Acting unasked ----------------------------------------------------------------------------------------------------


def by(built: House, game: int, name: str, **more: Any) -> Speaker:
    return Speaker(game, USERS[name], "en", **more)


async def menu(built: House, game: int, name: str, **more: Any) -> Menu | None:
    """What lies before a person."""
    return (await panel_state(built.service.core, by(built, game, name, **more))).menu


async def lines(built: House, game: int, name: str, **more: Any) -> list[str]:
    found = await menu(built, game, name, **more)
    return [] if found is None else [choice.line for choice in found.choices]


def test_a_seat_that_nobody_waits_for_finds_what_it_may_do_in_its_panel_and_in_suggestions() -> None:
    async def play(built: House) -> None:
        game, core = await vigil(built), built.service.core
        assert await lines(built, game, "ben") == ["call"]
        found = await menu(built, game, "ben")
        assert found is not None
        assert (found.decision, found.due, found.ask, found.unasked) == (UNASKED + 1, None, None, True)
        assert found.prompt == "The game waits for ana. You may act all the same:"
        suggestions = await suggested(core, by(built, game, "ben"), "ca")
        assert [line for _, line in suggestions] == ["call"]
        assert await lines(built, game, "ana") == ["watch", "venture", "hide", "dare", "call"]

    in_house(play)


def test_an_act_unasked_has_no_deadline_mentions_nobody_and_leaves_every_decision_as_it_was() -> None:
    async def play(built: House) -> None:
        game, core = await vigil(built), built.service.core
        before = {number: entry.due for number, entry in (await core.live(game)).decisions.items()}
        await built.settled()
        forget(built)
        key = (await menu(built, game, "ben")).choices[0].key  # type: ignore[union-attr]
        press = by(built, game, "ben", decision=UNASKED + 1, interaction=7)
        done = await submit.pick(core, press, [key])
        again = await submit.pick(core, press, [key])  # delivered twice
        assert (done.reply, again.reply.key) == (again.reply, "done")
        live = await core.live(game)
        assert live.table.state.sides[1].calls == 2
        assert {number: entry.due for number, entry in live.decisions.items()} == before
        await built.settled()
        assert [entry.out.mentions for entry in built.poster.messages] == [()]
        assert done.then.menu is not None and done.then.menu.unasked, "who has opened it may go on"

    in_house(play)


def test_nothing_is_put_before_who_has_only_ended_his_turn() -> None:
    async def play(built: House) -> None:
        game, core = await vigil(built), built.service.core
        done = await submit.say(core, by(built, game, "ana"), ["watch"])
        assert (done.reply.key, done.then.menu) == ("done", None)
        assert await lines(built, game, "ana") == ["call"]

    in_house(play)


def test_several_lines_of_a_seat_that_nobody_waits_for_are_said_while_it_may_act() -> None:
    async def play(built: House) -> None:
        game, core = await vigil(built), built.service.core
        done = await submit.say(core, by(built, game, "ben"), ["call", "call", "call", "call"])
        assert (done.reply.key, done.reply.facts["left"]) == ("partly_done", 1)
        assert await menu(built, game, "ben") is None
        done = await submit.say(core, by(built, game, "ana"), ["watch", "call"])
        assert done.reply.key == "partly_done", "the turn is over: what is left stays staged"
        assert await lines(built, game, "ana") == ["call"]

    in_house(play)


def test_while_an_action_is_in_flight_nobody_acts_unasked() -> None:
    async def play(built: House) -> None:
        game, core = await vigil(built), built.service.core
        key = (await menu(built, game, "ben")).choices[0].key  # type: ignore[union-attr]
        await built.say(game, "ana", "dare")
        assert await menu(built, game, "ana") is None
        for name, seat in (("ana", 0), ("ben", 1)):
            with pytest.raises(Refused) as caught:
                await submit.pick(core, by(built, game, name, decision=UNASKED + seat), [key])
            assert caught.value.key == "stale_press"
        with pytest.raises(Refused) as caught:
            await submit.say(core, by(built, game, "ana"), ["call"])
        assert caught.value.key == "action_in_flight"

    in_house(play)


def test_a_press_for_a_seat_of_somebody_else_is_refused() -> None:
    async def play(built: House) -> None:
        game, core = await vigil(built), built.service.core
        with pytest.raises(Refused) as caught:
            await menu(built, game, "ana", decision=UNASKED + 1)
        assert caught.value.key == "not_your_decision"
        with pytest.raises(Refused) as caught:
            await menu(built, game, "ana", decision=UNASKED + 7)
        assert caught.value.key == "stale_press"
        await core.change(game, lambda work: held_up(work, work.now))
        with pytest.raises(Refused) as caught:
            await submit.say(core, by(built, game, "ben"), ["call"])
        assert caught.value.key == "game_paused"

    in_house(play)


def test_who_holds_several_seats_acts_for_the_one_that_he_opened() -> None:
    async def play(built: House) -> None:
        game = await built.open_game("ana", "ana", key=Vigil.key)
        assert await lines(built, game, "ana", seat=1) == ["call"]
        key = (await menu(built, game, "ana", seat=1)).choices[0].key  # type: ignore[union-attr]
        await submit.pick(built.service.core, by(built, game, "ana", decision=UNASKED + 1), [key])
        live = await built.service.core.live(game)
        assert [side.calls for side in live.table.state.sides] == [3, 2]

    in_house(play)


# Secret dice at the table ------------------------------------------------------------------------------------------

SAID = ("ana: venture", "ben: venture", "ana: call", "ana: dare", "ben: stay", "ben: hide", "ana: venture")


async def table_of(built: House, viewer: str | None) -> list[Any]:
    """All that reaches a viewer of a game under way, and when."""
    game, core = await vigil(built, name="vigil"), built.service.core
    told: list[Any] = []
    for line in SAID:
        name, _, text = line.partition(": ")
        done = await submit.say(core, by(built, game, name), [text])
        await built.settled()
        told += [done.reply, done.then.menu, done.then.waiting] if name == viewer else []
        told.append([(post.number, post.out) for post in built.poster.messages])
        built.clock.advance(60)
        told += [] if viewer is None else [await preview_undo(core, game, USERS[viewer])]
    user = USERS[viewer or "gm"]
    told.append((await table_queries.export_record(core, game, user)).data)
    told.append(await table_queries.log_text(core, game, user, "en"))
    told.append(await dice.dice_stats(core, game, user))
    told += [(await table_queries.sight_of(core, game, user, "en", at=number)).view for number in range(6)]
    with pytest.raises(Refused) as caught:
        await dice.verify_game(core, game, user)
    told.append((caught.value.key, caught.value.facts))
    return told


@pytest.mark.parametrize("viewer", [None, "ana", "ben"])
def test_two_worlds_with_other_secret_dice_tell_a_viewer_the_same(
    viewer: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen, draws = [], set()
    for world in (0, 1, 4):
        seat = None if viewer is None else ("ana", "ben").index(viewer)
        monkeypatch.setattr(live_module, "SeededDice", in_world(b"%d" % world, seat))

        async def play(built: House) -> list[Any]:
            told = await table_of(built, viewer)
            draws.add((await built.service.core.live(1)).table.position.next_draw)
            return told

        seen.append(in_house(play))
    assert len(draws) > 1, "these worlds draw equally often"
    for other in seen[1:]:
        for a, b in zip(seen[0], other, strict=True):
            assert a == b

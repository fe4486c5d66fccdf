"""Lobbies: opened, joined, left, stood in line for, and closed when nobody comes."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.engine.dice import commitment
from bot.engine.errors import Refused
from bot.service.lobby import lobby, lobby_timers
from bot.service.lobby.lobby import Opening
from bot.service.lobby.seats import Person, seat_name
from bot.storage import lobbies, people
from bot.storage.models import CLOSED, LOBBY, Timer
from tests.support.house import GUILD, HOME, USERS, House, house, in_house
from tests.support.messages import spoken
from tests.support.sources import modules

PRESSES = count(10**17)
DAY = 86_400


def who(name: str) -> Person:
    return Person(USERS[name], name)


async def opened(built: House, host: str = "ana", **changes: Any) -> int:
    opening = Opening(key="warcry", guild=GUILD, channel=HOME, host=who(host), **changes)
    reply = await lobby.open_lobby(built.service.core, opening, interaction=next(PRESSES))
    await built.settled()
    return int(str(reply.facts["game"]))


MAKERS: dict[str, Any] = {"kick": lobby.keeps_out, "invite": lobby.invites}


async def do(built: House, act: str, game: int, name: str, *more: Any) -> Any:
    what = MAKERS[act](*more) if act in MAKERS else lobby.ACTS[act]
    reply = await lobby.at_lobby(built.service.core, game, who(name), what, interaction=next(PRESSES))
    await built.settled()
    return reply


async def refused(built: House, act: str, game: int, name: str, *more: Any) -> str:
    with pytest.raises(Refused) as error:
        await do(built, act, game, name, *more)
    return error.value.key


async def sitting(built: House, game: int) -> list[int | None]:
    return [seat.user_id for seat in (await built.service.core.live(game)).seats]


async def card(built: House, game: int) -> Any:
    live = await built.service.core.live(game)
    return built.poster.message(live.game.card or 0).out


def test_a_lobby_has_a_card_and_a_thread() -> None:
    async def play(built: House) -> None:
        game = await opened(built, name="Friday  *fight*")
        live = await built.service.core.live(game)
        shown = await card(built, game)
        assert "Friday \\*fight\\*" in shown.text and commitment(live.game.seed) in shown.text
        assert live.game.seed.hex() not in shown.text
        assert [button.id for button in shown.rows[0]] == [
            *[f"l|{game}|0|{act}" for act in ("join", "ready", "leave", "details")],
            f"lo|{game}|0|look",
        ]
        assert built.poster.threads == {live.game.channel_id: f"Friday *fight* #{game}"}
        assert live.game.home == HOME != live.game.channel_id

    in_house(play)


def test_the_card_is_rewritten_and_comes_back_where_it_was_deleted() -> None:
    async def play(built: House) -> None:
        game = await opened(built)
        first = (await built.service.core.live(game)).game.card
        await do(built, "join", game, "ben")
        assert (await built.service.core.live(game)).game.card == first
        assert "2. ben" in (await card(built, game)).text
        (row,) = (await card(built, game)).rows
        assert [button.id.rpartition("|")[2] for button in row] == ["ready", "wait", "leave", "details", "look"]
        built.poster.messages = [entry for entry in built.poster.messages if entry.id != first]
        await lobby.refresh_card(built.service.core, game)
        await built.settled()
        assert (await built.service.core.live(game)).game.card != first
        assert "2. ben" in (await card(built, game)).text

    in_house(play)


@pytest.mark.slow
def test_a_lobby_survives_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as built:
            game = await opened(built)
            await do(built, "join", game, "ben")
            await do(built, "wait", game, "cyd")
        async with house(tmp_path) as again:
            assert await sitting(again, game) == [11, 12]
            await do(again, "leave", game, "ben")
            assert "<@13>" in again.poster.texts[0] or "<@13>" in again.poster.texts[-1]

    asyncio.run(run())


def test_F3_the_same_interaction_opens_one_game_only() -> None:
    async def play(built: House) -> None:
        opening = Opening(key="warcry", guild=GUILD, channel=HOME, host=who("ana"))
        first = await lobby.open_lobby(built.service.core, opening, interaction=5)
        again = await lobby.open_lobby(built.service.core, opening, interaction=5)
        assert first == again
        assert await built.service.database.read(lambda session: lobbies.open_games(session, guild=GUILD)) == 1

    in_house(play)


def test_F55_quotas_of_server_and_person(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(built: House) -> None:
        monkeypatch.setattr(lobby, "MOST_EACH", 2)
        await opened(built)
        game = await opened(built)
        with pytest.raises(Refused, match="lobby_host_full"):
            await opened(built)
        await do(built, "leave", game, "ana")
        await opened(built)
        await built.service.database.write(lambda session: people.set_guild(session, GUILD, most_games=2))
        with pytest.raises(Refused, match="lobby_server_full"):
            await opened(built, "ben")

    in_house(play)


@pytest.mark.parametrize(
    ("field", "given"), [("key", "chess"), ("pace", "slow"), ("policy", "lose"), ("language", "xx")]
)
def test_what_is_no_choice_is_refused(field: str, given: str) -> None:
    async def play(built: House) -> None:
        opening = {"key": "warcry", "guild": GUILD, "channel": HOME, "host": who("ana"), field: given}
        with pytest.raises(Refused, match="lobby_choice") as error:
            await lobby.open_lobby(built.service.core, Opening(**opening), interaction=1)
        assert error.value.facts["given"] == given

    in_house(play)


@pytest.mark.parametrize("players", [1, 3])
def test_a_game_is_opened_for_as_many_players_as_it_takes(players: int) -> None:
    async def play(built: House) -> None:
        opening = Opening(key="warcry", guild=GUILD, channel=HOME, host=who("ana"), players=players)
        with pytest.raises(Refused, match="lobby_players") as error:
            await lobby.open_lobby(built.service.core, opening, interaction=1)
        assert error.value.facts == {"given": players, "low": 2, "high": 2}
        assert await opened(built, players=2)

    in_house(play)


def test_only_one_game_is_played_in_the_channel_itself() -> None:
    async def play(built: House) -> None:
        game = await opened(built, here=True)
        assert built.poster.threads == {}
        assert (await built.service.core.live(game)).game.channel_id == HOME
        with pytest.raises(Refused, match="lobby_channel_taken"):
            await opened(built, "ben", here=True)
        await opened(built, "ben")

    in_house(play)


def test_the_language_is_that_of_the_server_unless_chosen() -> None:
    async def play(built: House) -> None:
        await built.service.database.write(lambda session: people.set_guild(session, GUILD, language="pl"))
        assert "Kości zapieczętowane" in (await card(built, await opened(built))).text
        assert "Kostky zapečetěny" in (await card(built, await opened(built, language="cs"))).text

    in_house(play)


def test_seats_are_taken_once_unless_a_hot_seat_is_agreed() -> None:
    async def play(built: House) -> None:
        game = await opened(built)
        assert await refused(built, "join", game, "ana") == "lobby_seated"
        assert (await do(built, "join", game, "ben")).seat == 1
        assert await refused(built, "join", game, "cyd") == "lobby_full"
        shared = await opened(built, shared=True)
        await do(built, "join", shared, "ana")
        live = await built.service.core.live(shared)
        assert live.names == ("ana", "ana 2") and live.seats_of(11) == [0, 1]
        assert "One person may hold several seats" in await lobby.lobby_info(built.service.core, shared, "en")

    in_house(play)


@pytest.mark.slow
def test_a_freed_seat_is_offered_to_the_first_in_line() -> None:
    async def play(built: House) -> None:
        game = await opened(built)
        await do(built, "join", game, "ben")
        assert (await do(built, "wait", game, "cyd")).facts == {"place": 1}
        assert (await do(built, "wait", game, "dan")).facts == {"place": 2}
        assert (await do(built, "wait", game, "dan")).facts == {"place": 2}
        await do(built, "leave", game, "ben")
        offer = built.poster.messages[-1].out
        assert offer.mentions == (13,) and "<@13>" in offer.text
        assert await refused(built, "join", game, "ben") == "lobby_seat_offered"
        assert (await do(built, "wait", game, "dan")).facts == {"place": 1}
        await do(built, "join", game, "cyd")
        assert await sitting(built, game) == [11, 13]

    in_house(play)


@pytest.mark.slow
def test_an_offer_ends_and_the_next_in_line_is_called() -> None:
    async def play(built: House) -> None:
        game = await opened(built, pace="live")
        await do(built, "join", game, "ben")
        await do(built, "wait", game, "cyd")
        await do(built, "wait", game, "dan")
        await do(built, "leave", game, "ben")
        built.clock.advance(899)
        await built.service.clocks.tick()
        assert await refused(built, "join", game, "dan") == "lobby_seat_offered"
        built.clock.advance(1)
        await built.service.clocks.tick()
        await built.settled()
        assert built.poster.messages[-1].out.mentions == (14,)
        await do(built, "join", game, "dan")
        assert await sitting(built, game) == [11, 14]

    in_house(play)


@pytest.mark.slow
def test_who_is_kept_out_comes_back_only_by_the_hosts_invitation() -> None:
    async def play(built: House) -> None:
        game = await opened(built)
        await do(built, "join", game, "ben")
        assert await refused(built, "kick", game, "ben", 11) == "lobby_not_host"
        assert await refused(built, "kick", game, "ana", 11) == "lobby_kick_self"
        await do(built, "kick", game, "ana", 12)
        assert await sitting(built, game) == [11, None]
        assert await refused(built, "join", game, "ben") == await refused(built, "wait", game, "ben") == "lobby_barred"
        await do(built, "join", game, "cyd")
        assert await refused(built, "invite", game, "cyd", 12) == "lobby_invited_barred"
        await do(built, "leave", game, "cyd")
        await do(built, "invite", game, "ana", 12)
        await do(built, "join", game, "ben")
        assert await sitting(built, game) == [11, 12]

    in_house(play)


@pytest.mark.slow
def test_an_invitation_calls_one_person_once() -> None:
    async def play(built: House) -> None:
        game = await opened(built, name="<@&99> @everyone")
        await do(built, "invite", game, "ana", 13)
        out = built.poster.messages[-1].out
        assert out.mentions == (13,) and "<@&99>" not in out.text
        assert "<@13>" in (await card(built, game)).text
        assert await refused(built, "invite", game, "ana", 13) == "lobby_invited_twice"
        assert await refused(built, "invite", game, "ben", 14) == "lobby_no_seat"
        assert await refused(built, "invite", game, "ana", 11) == "lobby_invited_there"
        for user in range(100, 109):
            await do(built, "invite", game, "ana", user)
        assert await refused(built, "invite", game, "ana", 200) == "lobby_invited_many"

    in_house(play)


def test_the_host_leaves_and_the_next_is_host_and_the_last_one_closes() -> None:
    async def play(built: House) -> None:
        game = await opened(built)
        await do(built, "join", game, "ben")
        await do(built, "leave", game, "ana")
        live = await built.service.core.live(game)
        assert (live.game.host_id, live.game.status) == (12, LOBBY)
        assert await refused(built, "leave", game, "ana") == "lobby_no_seat"
        await do(built, "leave", game, "ben")
        assert (await built.service.core.live(game)).game.status == CLOSED
        assert (await card(built, game)).rows == ()
        assert await refused(built, "join", game, "ana") == "lobby_closed"

    in_house(play)


@pytest.mark.slow
def test_an_idle_lobby_warns_a_day_before_it_closes() -> None:
    async def play(built: House) -> None:
        game = await opened(built)
        built.clock.advance(5 * DAY)
        await do(built, "join", game, "ben")
        built.clock.advance(13 * DAY - 1)
        await built.service.clocks.tick()
        await built.settled()
        assert not any("closes <t:" in text for text in built.poster.texts)
        built.clock.advance(1)
        await built.service.clocks.tick()
        await built.settled()
        warning = built.poster.messages[-1].out
        assert f"closes <t:{built.clock.now() + DAY}:R>" in warning.text and warning.mentions == (11,)
        built.clock.advance(DAY)
        await built.service.clocks.tick()
        await built.settled()
        assert (await built.service.core.live(game)).game.status == CLOSED
        assert (await card(built, game)).rows == ()
        await lobby_timers.lobby_due(built.service.core, Timer(due=0, kind="lobby", game_id=10**6))

    in_house(play)


def test_the_server_says_how_long_an_idle_lobby_stays() -> None:
    async def play(built: House) -> None:
        await built.service.database.write(lambda session: people.set_guild(session, GUILD, lobby_days=1))
        game = await opened(built)
        built.clock.advance(DAY // 2)
        await built.service.clocks.tick()
        await built.settled()
        assert "closes <t:" in built.poster.texts[-1]
        built.clock.advance(DAY // 2)
        await built.service.clocks.tick()
        assert (await built.service.core.live(game)).game.status == CLOSED

    in_house(play)


@pytest.mark.parametrize(
    ("wanted", "taken", "name"),
    [
        ("Ana", (), "Ana"),
        ("ana", ("Ana", "ana 2"), "ana 3"),
        ("gm", (), "gm 2"),
        ("Public", (), "Public 2"),
        ("a:b", (), "a b"),
        ("\u202eevil\u200b", (), "evil"),
        ("\u200b", (), "Player"),
        ("x" * 50, ("x" * 32,), "x" * 30 + " 2"),
    ],
)
def test_F34_seat_names_fit_records(wanted: str, taken: tuple[str, ...], name: str) -> None:
    from bot.records.record import check_names

    assert seat_name(wanted, taken, "en") == name
    check_names((*taken, name), len(taken) + 1)


@pytest.mark.slow
def test_every_answer_of_the_lobby_has_its_words() -> None:
    from tests.support.catalogs import catalog

    found = [entry for module in modules("bot") if ".lobby" in module.name for entry in spoken(module)]
    assert {entry.key for entry in found} >= {"lobby_barred", "lobby_not_host", "lobby_closed"}
    for key in ("opened", "solo", "joined", "waiting", "ready", "left", "kicked", "invited", "started"):
        assert catalog().has(f"reply-lobby-{key}")

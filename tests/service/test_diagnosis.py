"""/diagnose: every fault shows as a check that fails, and nothing else does."""

from __future__ import annotations

from typing import Any

import pytest

from bot.service.core.ports import PostFailed
from bot.service.table import diagnosis
from bot.service.table.diagnosis import BACKUP_AGE, MOST_WAITING, Check
from bot.storage import outbox
from bot.storage.facts import set_fact
from bot.storage.schema import newest
from tests.support.house import GUILD, USERS, House, in_house


async def server(built: House) -> dict[str, Check]:
    """The checks of the server, by key."""
    return {check.key: check for check in await diagnosis.check_server(built.service.clocks, GUILD)}


async def person(built: House, game: int, name: str) -> dict[str, Check]:
    """The checks of a person, by key."""
    return {check.key: check for check in await diagnosis.check_person(built.service.clocks, game, USERS[name])}


async def change(built: House, game: int, **fields: Any) -> None:
    """Put something into the row of a game."""
    await built.service.database.write(lambda session: outbox.set_game(session, game, **fields))
    await built.service.core.forget_all()


def test_all_is_well() -> None:
    async def play(built: House) -> None:
        await built.warcry()
        await built.settled()
        await built.service.database.write(lambda session: set_fact(session, "backup", str(built.clock.now())))
        found = await server(built)
        assert not [key for key, check in found.items() if check.good is False]
        assert found["games"].facts == {"running": 1, "lobby": 0}
        assert found["outbox-empty"].good and found["clocks"].good
        assert found["backup"].good if not built.service.database.postgres else "backup" not in found
        assert found["database"].facts["schema"] == newest()
        assert int(str(found["database"].facts["size"])) >= 1

    in_house(play)


def test_F15_games_that_are_mute_are_told() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await built.settled()
        await change(built, game, muted="send_messages")
        found = await server(built)
        assert found["game-muted"].facts == {"game": str(game), "why": "send_messages"}
        assert (await person(built, game, "ana"))["act-muted"].good is False

    in_house(play)


def test_an_old_post_is_a_fault_and_a_fresh_one_is_none() -> None:
    async def play(built: House) -> None:
        built.poster.failures = [PostFailed("unreachable", retry_after=3600.0)] * 50
        await built.open_game("ana", "ben")
        for _ in range(100):
            if built.poster.calls:
                break
            await built.service.database.read(lambda session: None)
        assert (await server(built))["outbox"].good is True
        built.clock.advance(MOST_WAITING + 1)
        found = (await server(built))["outbox"]
        assert found.good is False and int(str(found.facts["count"])) >= 1

    in_house(play)


def test_a_post_that_is_parked_is_a_fault_for_itself() -> None:
    async def play(built: House) -> None:
        await built.open_game("ana", "ben")
        await built.settled()
        assert "outbox-parked" not in await server(built)
        await built.service.database.write(lambda session: outbox.mark_parked(session, 1))
        found = await server(built)
        assert found["outbox-parked"].good is False and found["outbox-parked"].facts == {"count": 1}
        assert "outbox-empty" not in found and "outbox" not in found

    in_house(play)


@pytest.mark.usefixtures("of_sqlite")
def test_an_old_backup_and_none_are_faults() -> None:
    async def play(built: House) -> None:
        assert (await server(built))["backup-none"].good is False
        await built.service.database.write(lambda session: set_fact(session, "backup", str(built.clock.now())))
        built.clock.advance(BACKUP_AGE + 1)
        assert (await server(built))["backup"].good is False

    in_house(play)


@pytest.mark.slow
def test_clocks_that_stand_still_are_told() -> None:
    async def play(built: House) -> None:
        built.service.clocks.lost("gateway")
        assert (await server(built))["clocks-held"].good is False
        await built.service.clocks.back("gateway")
        assert (await server(built))["clocks"].good
        built.clock.jump(10_000)
        await built.service.clocks.tick()
        assert (await server(built))["clocks-review"].good is False

    in_house(play)


def test_a_game_out_of_service_is_named_with_its_code() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await change(built, game, fault="abc123")
        assert (await server(built))["game-fault"].facts == {"game": str(game), "code": "abc123"}
        assert (await person(built, game, "ana"))["act-fault"].good is False

    in_house(play)


def test_another_server_is_told_nothing_of_our_games() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await change(built, game, fault="abc123")
        keys = {check.key for check in await diagnosis.check_server(built.service.clocks, GUILD + 1)}
        assert "game-fault" not in keys

    in_house(play)


def test_why_a_person_cannot_act() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        await built.say(game, "ana", "deck alliance_starter")
        ben, ana, cyd = [await person(built, game, name) for name in ("ben", "ana", "cyd")]
        assert all(check.good for check in ben.values()) and ben["act-decision"].facts["number"]
        assert ana["act-turn"].good is False and ana["act-turn"].facts["waiting"] == (1,)
        assert cyd["act-seat"].good is False and "act-turn" not in cyd
        await change(built, game, paused_at=built.clock.now())
        assert (await person(built, game, "ben"))["act-paused"].good is False
        await change(built, game, status="closed", paused_at=None)
        assert (await person(built, game, "ben"))["act-status"].good is False

    in_house(play)


def test_who_is_away_may_act_all_the_same() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        built.service.clocks.away[USERS["ben"]] = (built.clock.now(), built.clock.now() + 86_400)
        assert (await person(built, game, "ben"))["act-away"].good is None

    in_house(play)

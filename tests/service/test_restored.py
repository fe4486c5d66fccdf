"""F69: a backup is restored although players went on: their game goes on with other dice, all proved in the end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.cli.storing import rolled_back
from bot.engine.dice import Reseed, commitment
from bot.engine.errors import Refused
from bot.engine.pending_action import Rolled, Shuffled
from bot.records import form
from bot.records.chain import read_head
from bot.records.fairness import verify_dice
from bot.records.replay import verify
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.events.opening import cancels
from bot.service.table import dice, table_queries
from bot.storage.restoring import restore
from tests.service.events.holding import do, joined, opened
from tests.support.house import SEED, USERS, House, house

pytestmark = pytest.mark.usefixtures("of_sqlite")

ANA = USERS["ana"]


def drawn(live: LoadedGame) -> dict[int, tuple[str, tuple[int, ...]]]:
    """Every draw of a game by its number."""
    flights = [line.flight for line in live.table.lines] + [live.table.position.flight]
    served = [entry for flight in flights if flight is not None for entry in flight.served]
    rolls = {entry.number: (entry.label, entry.dice) for entry in served if isinstance(entry, Rolled)}
    return rolls | {entry.number: (entry.label, entry.order) for entry in served if isinstance(entry, Shuffled)}


async def deal(built: House, game: int) -> None:
    """Go back to the start where decks were shuffled already, and shuffle them (again): four draws."""

    def back(work: GameTransaction) -> Reply:
        work.live.back_to(0, None)
        return Reply("done")

    if await built.service.core.look(game, lambda live: live.table.position.next_draw):
        await built.service.core.change(game, back)
    await built.say(game, "ana", "deck alliance_starter", seat=0)
    await built.say(game, "ana", "deck hordes_starter", seat=1)


def put_back(folder: Path, backup: Path) -> None:
    """Restore, as the command does."""
    assert restore(backup, folder / "seneschal.db", folder, rolled_back, 1_790_000_500).games == 1


async def lost(folder: Path) -> tuple[int, Path, dict[int, Any], list[int]]:
    """A game, a backup of it, what was drawn in all, and the numbers of the buttons that were posted."""
    async with house(folder) as built:
        game = await built.open_game("ana", "ana", shared=True, card=4711)
        await deal(built, game)
        backup = await built.service.database.back_up(folder, 5)
        assert backup is not None
        live = await built.service.core.live(game)
        buttons = list(live.decisions)
        await deal(built, game)
        return game, backup, drawn(live), buttons + list(live.decisions)


def notes(built: House) -> list[str]:
    """The posts that tell of a new seed."""
    return [text for text in built.poster.texts if "A backup was restored" in text]


def test_F69_the_table_is_told_once_and_old_buttons_are_stale(tmp_path: Path) -> None:
    async def go() -> None:
        game, backup, _, buttons = await lost(tmp_path)
        put_back(tmp_path, backup)
        async with house(tmp_path) as built:
            await built.settled()
            live = await built.service.core.live(game)
            (told,) = notes(built)
            assert commitment(live.game.seed) in told
            posted = built.poster.messages[-1].out
            assert posted.rows, "the table stands there again, with buttons that count"
            (card,) = [text for text in built.poster.texts if "Dice sealed" in text]
            assert commitment(live.game.seed) in card and commitment(SEED) not in card
            for button in buttons:
                with pytest.raises(Refused) as error:
                    await built.say(game, "ana", "concede", decision=button)
                assert error.value.key == "stale_press"
        async with house(tmp_path) as built:
            await built.settled()
            assert notes(built) == []

    asyncio.run(go())


def test_F69_decks_that_were_seen_do_not_come_again(tmp_path: Path) -> None:
    async def go() -> None:
        game, backup, seen, _ = await lost(tmp_path)
        put_back(tmp_path, backup)
        async with house(tmp_path) as built:
            await deal(built, game)
            live = await built.service.core.live(game)
            now = drawn(live)
            assert now.keys() == seen.keys() == set(range(8))
            assert [number for number in now if now[number] == seen[number]] == [0, 1, 2, 3]
            assert live.dice.reseeds == (Reseed(4, live.game.seed),)

    asyncio.run(go())


def test_F69_the_running_game_shows_the_hash_of_the_new_seed_and_no_seed(tmp_path: Path) -> None:
    async def go() -> None:
        game, backup, _, _ = await lost(tmp_path)
        put_back(tmp_path, backup)
        async with house(tmp_path) as built:
            live = await built.service.core.live(game)
            hashes = (commitment(SEED), commitment(live.game.seed))
            text = (await table_queries.export_record(built.service.core, game, ANA)).data.decode()
            assert read_head(text).commitment == hashes[0]
            assert read_head(text).reseeds == (form.Reseed(4, hashes[1]),)
            assert not any(seed.hex() in text for seed in (SEED, live.game.seed))
            with pytest.raises(Refused) as error:
                await dice.verify_game(built.service.core, game, ANA)
            assert error.value.facts == {"commitment": hashes}
            log = await table_queries.log_text(built.service.core, game, ANA, "en")
            assert all(hashed in log.splitlines()[0] for hashed in hashes)

    asyncio.run(go())


def test_F69_a_game_restored_twice_is_proved_to_the_last_draw(tmp_path: Path) -> None:
    async def go() -> None:
        game, backup, _, _ = await lost(tmp_path)
        put_back(tmp_path, backup)
        async with house(tmp_path) as built:
            await deal(built, game)
            second = await built.service.database.back_up(tmp_path, 5)
        assert second is not None
        put_back(tmp_path, second)
        async with house(tmp_path) as built:
            await deal(built, game)
            await built.say(game, "ana", "concede", seat=1)
            record = await table_queries.export_record(built.service.core, game, ANA)
            live = await built.service.core.live(game)
            assert [reseed.draw for reseed in live.dice.reseeds] == [4, 8]
            seeds = (SEED, *[reseed.seed for reseed in live.dice.reseeds])
            verified, fair = verify(record.data.decode(), live.rules), verify_dice(record.data.decode())
            assert record.full and verified.executed and verified.dice_from_seed
            assert (verified.draws, fair.shuffles) == (12, 12)
            assert fair.commitments == tuple(map(commitment, seeds)) == live.dice.commitments
            reply = await dice.verify_game(built.service.core, game, ANA)
            assert reply.facts["commitment"] == fair.commitments
            assert reply.facts["seed"] == tuple(seed.hex() for seed in seeds)

    asyncio.run(go())


@pytest.mark.slow
def test_the_channel_of_an_event_is_told_too_once_and_its_card_stands_anew(tmp_path: Path) -> None:
    async def played_on() -> Path:
        async with house(tmp_path) as built:
            event = await opened(built)
            await joined(built, event, "ana")
            over = await opened(built, name="Autumn")
            await do(built, over, "gm", cancels("nobody came"))
            backup = await built.service.database.back_up(tmp_path, 5)
            await joined(built, event, "ben")
        assert backup is not None
        return backup

    async def told() -> list[str]:
        async with house(tmp_path, connect=False) as built:
            built.poster.next_id = 10_000  # the chat gives no number out twice
            await built.service.start(built.poster, built.painter)
            await built.settled()
            return [text for text in built.poster.texts if "A backup of the bot was restored" in text]

    restore(asyncio.run(played_on()), tmp_path / "seneschal.db", tmp_path, rolled_back, 1_790_000_500)
    assert len(asyncio.run(told())) == 1
    assert asyncio.run(told()) == []

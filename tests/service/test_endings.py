"""However a game ends, its seed is published and its record is open; one that goes on after that has other dice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.engine.dice import commitment
from bot.engine.errors import Refused
from bot.records import form
from bot.records.chain import read_lines
from bot.records.fairness import verify_dice
from bot.records.replay import verify
from bot.service.table import dice, gm, seating, table_queries, votes
from bot.service.table.ballots import DRAW, END
from bot.storage.models import CLOSED, OVER, RUNNING
from tests.service.test_gm import ruled
from tests.service.test_measured_game import active, deployed
from tests.service.test_saying import MARCH, placed
from tests.support.house import SEED, USERS, House, in_house

ANA, BEN, CYD = USERS["ana"], USERS["ben"], USERS["cyd"]

Begin = Callable[[House], Awaitable[int]]
End = Callable[[House, int], Awaitable[object]]


async def agreed(built: House, game: int, kind: str) -> None:
    await votes.propose_vote(built.service.core, game, ANA, kind)
    await votes.cast_vote(built.service.core, game, BEN, True)


async def claimed(built: House, game: int) -> None:
    live = await built.service.core.live(game)
    (seat,) = live.waiting()
    live.seats[seat].misses = 4
    await seating.claim_game(built.service.core, game, BEN if seat == 0 else ANA)


async def withdrawn(built: House, game: int) -> None:
    _, name = await active(built, game)
    await built.say(game, name, "withdraw")


def by_draw(built: House, game: int) -> Awaitable[object]:
    return agreed(built, game, DRAW)


def by_agreement(built: House, game: int) -> Awaitable[object]:
    return agreed(built, game, END)


def by_concession(built: House, game: int) -> Awaitable[object]:
    return built.say(game, "ben", "concede")


def by_game_master(built: House, game: int) -> Awaitable[object]:
    return ruled(built, game, gm.closing_ruled)


def cards(built: House) -> Awaitable[int]:
    return built.warcry()


def dealing(built: House) -> Awaitable[int]:
    return built.warcry(decks=False)


def figures(built: House) -> Awaitable[int]:
    return deployed(built)


# how the game began, how it ended, its status then, and whether its own rules ended it
ENDINGS: dict[str, tuple[Begin, End, str, bool]] = {
    "cards, a draw": (cards, by_draw, CLOSED, False),
    "cards, an agreed end": (cards, by_agreement, CLOSED, False),
    "cards, before the decks are chosen": (dealing, by_draw, CLOSED, False),
    "cards, a game master": (cards, by_game_master, CLOSED, False),
    "cards, a concession": (cards, by_concession, OVER, True),
    "cards, a claim": (cards, claimed, OVER, True),
    "figures, a draw": (figures, by_draw, CLOSED, False),
    "figures, an agreed end": (figures, by_agreement, OVER, True),
    "figures, a game master": (figures, by_game_master, CLOSED, False),
    "figures, a withdrawal": (figures, withdrawn, OVER, True),
    "figures, a claim": (figures, claimed, OVER, True),
}


@pytest.mark.parametrize("case", ENDINGS)
def test_however_a_game_ends_its_seed_and_its_record_are_open(case: str) -> None:
    begin, end, status, ruled_out = ENDINGS[case]

    async def play(built: House) -> None:
        game = await begin(built)
        before = await table_queries.export_record(built.service.core, game, CYD)
        assert not before.full and SEED.hex() not in before.data.decode()
        await end(built, game)
        live = await built.service.core.live(game)
        assert (live.game.status, live.table.outcome is not None) == (status, ruled_out)
        record = await table_queries.export_record(built.service.core, game, CYD)
        text = record.data.decode()
        assert record.full and SEED.hex() in text
        checked, fair = verify(text, live.rules), verify_dice(text)
        assert checked.executed and checked.dice_from_seed and fair.rolls + fair.shuffles == checked.draws
        *_, (_, last) = read_lines(text)
        assert isinstance(last, form.Result) and (last.reason == form.CLOSED) is not ruled_out
        reply = await dice.verify_game(built.service.core, game, CYD)
        assert reply.facts["seed"] == (SEED.hex(),)

    in_house(play)


def test_a_game_that_is_closed_in_the_middle_of_an_action_is_open_up_to_that_action() -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)
        await built.say(game, "ana", "play_command NE-C22")
        live = await built.service.core.live(game)
        assert live.table.pause is not None
        await agreed(built, game, DRAW)
        record = (await table_queries.export_record(built.service.core, game, CYD)).data.decode()
        assert verify(record, live.rules).executed

    in_house(play)


def test_who_watches_may_see_the_record_of_a_closed_game_that_let_nobody_watch() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(spectators=False)
        with pytest.raises(Refused, match="no_spectators"):
            await table_queries.export_record(built.service.core, game, CYD)
        await agreed(built, game, DRAW)
        assert (await table_queries.export_record(built.service.core, game, CYD)).full

    in_house(play)


async def reopened(built: House, game: int) -> None:
    await agreed(built, game, DRAW)
    await dice.verify_game(built.service.core, game, ANA)
    await ruled(built, game, gm.reopening_ruled)


async def taken_back(built: House, game: int) -> None:
    await by_concession(built, game)
    await dice.verify_game(built.service.core, game, ANA)
    await ruled(built, game, gm.undo_ruled)


@pytest.mark.parametrize("goes_on", [reopened, taken_back])
def test_a_game_that_goes_on_after_its_end_draws_from_a_new_seed(goes_on: End) -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        before = await built.service.core.look(game, lambda live: live.table.position.next_draw)
        await goes_on(built, game)
        built.service.core.forget(game)
        live = await built.service.core.live(game)
        assert live.game.status == RUNNING and live.game.seed != SEED
        assert [reseed.draw for reseed in live.dice.reseeds] == [before]
        told = [text for text in built.poster.texts if commitment(live.game.seed) in text]
        assert len(told) == 1
        with pytest.raises(Refused, match="dice_sealed"):
            await dice.verify_game(built.service.core, game, ANA)
        await ruled(built, game, gm.goes_back(0))
        await built.say(game, "ana", "deck alliance_starter")
        await built.say(game, "ben", "deck hordes_starter")
        await by_concession(built, game)
        reply = await dice.verify_game(built.service.core, game, ANA)
        assert reply.facts["seed"] == (SEED.hex(), live.game.seed.hex())
        assert reply.facts["shuffles"] == 8

    in_house(play)

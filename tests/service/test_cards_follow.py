"""The card of a lobby follows its game: how far it has come, once an hour at most, and at once who has won it."""

from __future__ import annotations

import pytest

from bot.engine import codec
from bot.games.warcry.state import Options
from bot.i18n.catalog import LANGUAGES
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.lobby import details, lobby_card
from bot.service.lobby.lobby_card import EVERY
from tests.service.test_measured_game import deployed
from tests.support.house import HOME, House, Posted, in_house


async def with_card(built: House) -> tuple[int, Posted]:
    """A game that has begun, and the card of its lobby."""
    game = await built.open_game("ana", "ben", options=codec.encode(Options()), channel_id=777)
    await built.settled()
    built.poster.messages.append(Posted(5_000, HOME, 1, lobby_card.card_post(await built.service.core.live(game))))

    def known(work: GameTransaction) -> Reply:
        work.set(card=5_000, card_layout=True, started_at=built.clock.now())
        return Reply("done")

    await built.service.core.change(game, known)
    await built.settled()
    return game, built.poster.message(5_000)


def rewrites(built: House) -> int:
    """How often the card was rewritten."""
    return built.poster.rewritten.count(5_000)


@pytest.mark.slow
def test_a_running_game_is_told_once_an_hour_at_most_and_its_end_at_once() -> None:
    async def play(built: House) -> None:
        game, card = await with_card(built)
        await built.say(game, "ana", "deck alliance_starter")
        built.clock.advance(EVERY)
        assert rewrites(built) == 0
        await built.say(game, "ben", "deck hordes_starter")
        await built.settled()
        assert rewrites(built) == 1 and "Battle 1 is being fought." in card.out.text and not card.out.rows
        live = await built.service.core.live(game)
        first = live.names[min(live.waiting())]
        await built.say(game, first, f"choose_muster_order first={'AB'[live.names.index(first)]}")
        await built.settled()
        assert rewrites(built) == 1
        await built.say(game, "ben", "concede")
        await built.settled()
        assert rewrites(built) == 2 and "Won by: ana (by concession)" in card.out.text

    in_house(play)


def test_a_card_that_somebody_has_deleted_does_not_come_again() -> None:
    async def play(built: House) -> None:
        game, card = await with_card(built)
        built.poster.messages.remove(card)
        await built.say(game, "ben", "concede")
        await built.settled()
        assert [entry for entry in built.poster.messages if entry.channel == HOME] == []
        assert not (await built.service.core.live(game)).game.muted

    in_house(play)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_of_a_game_has_words(language: str) -> None:
    async def play(built: House) -> None:
        figures = details.details_lines(await built.service.core.live(await deployed(built)), language)
        game = await built.open_game("ana", "ben")
        begun = details.details_lines(await built.service.core.live(game), language)
        await built.say(game, "ana", "concede")
        over = details.details_lines(await built.service.core.live(game), language)
        assert len({figures[1], begun[1], over[1]}) == 3 and "{" not in "".join((*figures, *begun, *over))
        assert "1" in figures[1] and "ben" in over[1]

    in_house(play)

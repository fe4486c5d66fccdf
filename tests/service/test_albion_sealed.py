"""While Albion's players speak in secret: no reminder tells who is late."""

from __future__ import annotations

import pytest

from bot.i18n.catalog import LANGUAGES
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.table import undoing
from tests.cogs.test_albion_tools import POSITION
from tests.support.house import USERS, House, in_house
from tests.support.rules import rule
from tests.support.waiting import HALF, forget, wait


async def at_table(h: House, **position: object) -> int:
    """A table of two in a position, with nothing posted so far."""
    game = await h.open_game("ana", "ben", key="albion")

    def put(work: GameTransaction) -> Reply:
        live = work.live
        live.edit(live.rules.position(POSITION | position, live.options, live.names))
        return Reply("done")

    await h.service.core.change(game, put)
    await h.settled()
    forget(h)
    return game


@rule("AL-H5", "AL-H17")
@pytest.mark.parametrize("first", ["ana", "ben", ""])
def test_before_the_deadline_of_secret_orders_all_asked_are_reminded_alike(first: str) -> None:
    async def play(h: House) -> None:
        game = await at_table(h)
        if first:
            await h.say(game, first, "orders none")
        await h.settled()
        forget(h)
        await wait(h, HALF + 3600)
        (told,) = h.poster.messages
        assert told.out.mentions == (USERS["ana"], USERS["ben"]) and "somebody has not decided" in told.out.text
        assert len(told.out.rows) <= 1 and not any(name in told.out.text for name in ("ana", "ben"))

    in_house(play)


@rule("AL-25.7")
def test_an_undo_tells_that_it_takes_back_the_whole_phase() -> None:
    async def play(h: House) -> None:
        game = await at_table(h)
        await h.say(game, "ana", "orders none")
        reply, _ = await undoing.preview_undo(h.service.core, game, USERS["ana"])
        assert reply.facts["what"] == "phase"
        for language in LANGUAGES:
            live = await h.service.core.live(game)
            said = {one: live.speech(language).text("votes-undone", known=one, seat=0) for one in ("phase", "no")}
            assert said["phase"] != said["no"]

    in_house(play)


# -- fights and withdrawals ---------------------------------------------------------------------------------------


@rule("AL-D34", "AL-D3")
def test_a_duel_of_two_who_fight_by_orders_is_one_story_and_asks_nobody() -> None:
    async def play(h: House) -> None:
        game = await at_table(h, phase="declare")
        for name in ("ana", "ben"):
            await h.say(game, name, "order auto yes")
        await h.settled()
        forget(h)
        h.poster.called.clear()
        await h.say(game, "ana", "declare 1: 2.1")
        await h.say(game, "ben", "declare none")
        await h.settled()
        state = (await h.service.core.live(game)).table.state
        whole = h.service.outbox.posts.standing.text_of
        told = [await whole(game, entry.id) for entry in h.poster.messages if not entry.asks]
        assert (state.phase, state.round) == ("movement", 2)
        assert sum("Duel" in text for text in told) == 1 and len(told) <= 1 + sum(map(len, told)) // 1500
        assert h.poster.called == [(USERS["ana"], USERS["ben"])], "only the next round calls anybody"

    in_house(play)


@rule("AL-25.2", "AL-25.9", "AL-23.4")
def test_who_gives_up_in_a_secret_phase_is_gone_and_the_last_one_wins() -> None:
    async def play(h: House) -> None:
        game = await at_table(h)
        await h.say(game, "ana", "orders none")
        await h.say(game, "ben", "concede")
        await h.settled()
        live = await h.service.core.live(game)
        assert (live.game.status, live.table.state.winners) == ("over", [0])
        assert (live.table.state.seats[1].status, live.table.state.seats[1].treasury) == ("out", 0)
        lines = await h.service.core.look(game, lambda live: list(live.table.lines))
        events = [event for line in lines for event in line.events]
        told = [live.speech("en").event(event) for event in events if event.key == "withdrew"]
        assert told and any(told[0] in entry.out.text for entry in h.poster.messages)

    in_house(play)

"""Taking back through the service: by consent before the barrier, by a game master behind it, never a die again."""

from __future__ import annotations

import pytest

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.playout import any_offer, picker
from bot.engine.undo import answer_places
from bot.games import registry
from bot.service.core.loaded_game import LoadedGame
from bot.service.table import seating, undoing, votes
from bot.service.table.undoing import ACTION, ANSWER, UndoMark
from bot.storage.models import OVER, RUNNING
from tests.support.house import USERS, House, in_house

PAUSING = codec.encode(registry.game("warcry").options_type(reaction_mode="pause"))
"""House options under which reactions are asked about, so that one action holds several answers."""


async def ask(built: House, game: int, name: str, what: str = ACTION, referee: bool = False) -> str:
    _, mark = await undoing.preview_undo(built.service.core, game, USERS[name], what)
    return (await undoing.ask_to_undo(built.service.core, game, USERS[name], what, mark, referee=referee)).key


async def refusal(call: object) -> Refused:
    with pytest.raises(Refused) as error:
        await call  # type: ignore[misc]
    return error.value


def test_WC_P10_what_gained_nothing_is_taken_back_by_consent() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        await built.say(game, "ana", "deck alliance_starter")
        reply, mark = await undoing.preview_undo(built.service.core, game, USERS["ben"])
        assert reply.facts == {"by": 0, "need": "consent", "what": ACTION}
        assert (await undoing.ask_to_undo(built.service.core, game, USERS["ana"], ACTION, mark)).key == "vote_opened"
        assert set((await built.service.core.live(game)).waiting()) == {1}
        await votes.cast_vote(built.service.core, game, USERS["ben"], True)
        live = await built.service.core.live(game)
        assert set(live.waiting()) == {0, 1}
        assert live.table.lines[-1].kind == "undo"
        await built.settled()
        assert "~~" in built.poster.shown.text

    in_house(play)


def test_nobody_outside_asks_and_nothing_is_not_taken_back() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        assert (await refusal(undoing.preview_undo(built.service.core, game, USERS["cyd"]))).key == "not_your_game"
        assert (await refusal(undoing.preview_undo(built.service.core, game, USERS["ana"]))).key == "nothing_to_undo"
        assert (
            await refusal(undoing.preview_undo(built.service.core, game, USERS["ana"], ANSWER))
        ).key == "nothing_to_undo"

    in_house(play)


def test_WC_P10_behind_the_barrier_players_are_refused() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        error = await refusal(ask(built, game, "ana"))
        assert (error.key, error.clause) == ("undo_behind_barrier", "WC-P10")
        assert error.facts["barrier"] in ("shuffle", "roll", "reveal")

    in_house(play)


def test_a_game_master_who_plays_needs_the_consent_of_all() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        before = len((await built.service.core.live(game)).table.lines)
        assert await ask(built, game, "ana", referee=True) == "vote_opened"
        assert len((await built.service.core.live(game)).table.lines) == before
        await votes.cast_vote(built.service.core, game, USERS["ben"], True)
        assert set((await built.service.core.live(game)).waiting()) == {1}

    in_house(play)


def test_one_user_with_all_seats_consents_by_asking_and_no_die_comes_again() -> None:
    async def play(built: House) -> None:
        game = await built.warcry("ana", "ana")
        live = await built.service.core.live(game)
        drawn, lines = live.table.position.next_draw, len(live.table.lines)
        assert await ask(built, game, "ana", referee=True) == "undone"
        live = await built.service.core.live(game)
        assert live.table.position.next_draw == drawn > 0
        assert len(live.table.lines) > lines
        await built.say(game, "ana", "deck hordes_starter")
        assert (await built.service.core.live(game)).table.position.next_draw > drawn

    in_house(play)


def test_what_was_agreed_for_one_position_does_not_hold_for_another() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        await built.say(game, "ana", "deck alliance_starter")
        await ask(built, game, "ana")
        await built.say(game, "ben", "deck hordes_starter")
        assert not (await built.service.core.live(game)).votes
        stale = undoing.ask_to_undo(built.service.core, game, USERS["ana"], ACTION, UndoMark(2, 0), referee=True)
        assert (await refusal(stale)).key == "undo_moved_on"

    in_house(play)


def test_a_concession_is_taken_back_by_consent_and_the_game_goes_on() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await seating.concede(built.service.core, game, USERS["ana"])
        assert (await built.service.core.live(game)).game.status == OVER
        await ask(built, game, "ana")
        await votes.cast_vote(built.service.core, game, USERS["ben"], True)
        live = await built.service.core.live(game)
        assert (live.game.status, live.game.ended_at) == (RUNNING, None)
        assert live.decisions

    in_house(play)


def test_open_decisions_get_new_numbers() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        await built.say(game, "ana", "deck alliance_starter", decision=1)
        await ask(built, game, "ben")
        await votes.cast_vote(built.service.core, game, USERS["ana"], True)
        live = await built.service.core.live(game)
        assert not {1, 2} & set(live.decisions)
        assert (await refusal(built.say(game, "ben", "deck hordes_starter", decision=2))).key == "stale_press"

    in_house(play)


@pytest.mark.slow
def test_one_takes_back_the_own_last_answer_and_is_asked_the_same_again() -> None:
    async def play(built: House) -> None:
        game = await built.warcry("ana", "ana", options=PAUSING)
        answered = None
        for turn in range(400):
            seat, text, asked = await built.service.core.look(game, lambda live, n=turn: at(live, n))
            await built.say(game, "ana", text, seat=seat)
            flight = (await built.service.core.live(game)).table.position.flight
            if asked and flight is not None and answer_places(flight):
                answered = (seat, asked)
                break
        assert answered is not None
        assert await ask(built, game, "ana", ANSWER, referee=True) in ("undone", "vote_passed")
        again = (await built.service.core.live(game)).table.ask_for(answered[0])
        assert again is not None
        assert again.key == answered[1]
        await built.settled()
        assert any("undoes the last answer" in text for text in built.poster.texts)

    in_house(play)


def at(live: LoadedGame, number: int) -> tuple[int, str, str]:
    """Somebody's random line, and the key of the question it answers."""
    pick = picker(b"back%d" % number)
    seat = sorted(live.waiting())[0]
    ask = live.table.ask_for(seat)
    if ask is not None:
        return seat, ask.options[pick(len(ask.options))].text, ask.key
    action = any_offer(live.rules, live.table.state, seat, pick)
    return seat, live.rules.format(action, live.table.state, None), ""

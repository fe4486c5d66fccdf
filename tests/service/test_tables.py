"""Acting at a table through the service: who may, what is stale, and that a game goes on after a restart."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from bot.engine.errors import Refused
from bot.engine.playout import any_offer, picker
from bot.service.core.acting import Speaker
from bot.service.core.loaded_game import LoadedGame
from bot.service.table.submit import answer
from tests.support.house import USERS, House, house, in_house


def refusal(error: pytest.ExceptionInfo[Refused]) -> tuple[str, dict[str, object]]:
    return error.value.key, dict(error.value.facts)


def test_F7_a_press_on_what_has_been_decided_changes_nothing() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        await built.say(game, "ana", "deck alliance_starter", decision=1)
        with pytest.raises(Refused) as error:
            await built.say(game, "ana", "deck alliance_starter", decision=1)
        assert refusal(error) == ("stale_press", {"decision": 1})

    in_house(play)


def test_another_seats_answer_does_not_make_a_button_stale() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        await built.say(game, "ana", "deck alliance_starter", decision=1)
        await built.say(game, "ben", "deck hordes_starter", decision=2)
        assert (await built.service.core.live(game)).table.to_act

    in_house(play)


def test_F8_an_outsider_is_told_whose_decision_it_is() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        with pytest.raises(Refused) as error:
            await built.say(game, "cyd", "deck alliance_starter", decision=1)
        assert refusal(error) == ("not_your_decision", {"seat": 0})
        with pytest.raises(Refused) as error:
            await built.say(game, "cyd", "deck alliance_starter")
        assert refusal(error)[0] == "not_your_game"

    in_house(play)


@pytest.mark.parametrize("option", [-1, 2, 10**8])
def test_F9_an_option_that_does_not_exist_is_refused(option: int) -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        live = await built.service.core.live(game)
        number = next(iter(live.decisions))
        with pytest.raises(Refused) as error:
            user = live.seats[live.decisions[number].seat].user_id
            await answer(built.service.core, Speaker(game, user or 0, "en", decision=number), option)
        assert refusal(error)[0] == "stale_press"

    in_house(play)


def test_F6_of_two_presses_at_once_the_first_counts_and_the_other_is_told() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        lines = ("deck alliance_starter", "deck hordes_starter")
        both = await asyncio.gather(
            *[built.say(game, "ana", line, decision=1) for line in lines], return_exceptions=True
        )
        assert [type(found).__name__ for found in both] == ["Reply", "Refused"]

    in_house(play)


def test_a_refused_line_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as built:
            game = await built.warcry()
            before = (await built.service.core.live(game)).game.version
            with pytest.raises(Refused):
                await built.say(game, "ana", "attack A1 -> B9")
            assert (await built.service.core.live(game)).game.version == before

    asyncio.run(play())


def test_somebody_with_two_seats_acts_for_the_one_that_is_asked() -> None:
    async def play(built: House) -> None:
        game = await built.warcry("ana", "ana", decks=False)
        with pytest.raises(Refused) as error:
            await built.say(game, "ana", "deck alliance_starter")
        assert refusal(error) == ("which_seat", {"waiting": (0, 1)})
        await built.say(game, "ana", "deck alliance_starter", seat=0)
        await built.say(game, "ana", "deck hordes_starter")
        assert (await built.service.core.live(game)).table.state.phase == "muster_order"

    in_house(play)


@pytest.mark.slow
def test_a_game_read_again_from_the_database_goes_on_the_same(tmp_path: Path) -> None:
    async def run(restart: bool) -> list[str]:
        folder = tmp_path / str(restart)
        game, shown = 0, []
        async with house(folder) as built:
            game = await built.warcry("ana", "ana", decks=True)
        built_once = [house(folder) for _ in range(25 if restart else 1)]
        for turn, opened in enumerate(built_once):
            async with opened as built:
                for number in range(1 if restart else 25):
                    line = await built.service.core.look(game, lambda live, n=turn + number: chosen(live, n))
                    seat, text = line
                    reply = await built.say(game, "ana", text, seat=seat)
                    shown.append(f"{text} {[event.key for event in reply.events]}")
        return shown

    assert asyncio.run(run(True)) == asyncio.run(run(False))


def chosen(live: LoadedGame, number: int) -> tuple[int, str]:
    pick = picker(b"again%d" % number)
    seat = sorted(live.waiting())[0]
    ask = live.table.ask_for(seat)
    if ask is not None:
        return seat, ask.options[pick(len(ask.options))].text
    action = any_offer(live.rules, live.table.state, seat, pick)
    return seat, live.rules.format(action, live.table.state, None)


def test_rules_never_run_on_the_event_loop() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        here = threading.current_thread()
        where = await built.service.core.look(game, lambda live: threading.current_thread())
        assert where is not here
        assert USERS["ana"] == (await built.service.core.live(game)).seats[0].user_id

    in_house(play)

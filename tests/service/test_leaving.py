"""Who gives up in the middle of an act: what the channel is told, once each, and what a kill leaves of it."""

from __future__ import annotations

import asyncio
import shutil
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.engine.events import Event
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.service import Service
from tests.service.kill import POINTS, FileChat, apart, killed_at
from tests.support.databases import opened_in
from tests.support.house import USERS, House, TestClock, TextPainter, house, in_house, said
from tests.support.quest import Quest, scene
from tests.support.rules import rule
from tests.support.suites import in_part_slow

THREE = ("ana", "ben", "cyd")


def unseen() -> Quest:
    """ana attacks ben, who can make himself unseen; cyd could answer that."""
    return scene(
        phase="arrived",
        ana="warrior @tavern objects=sword ask_roll",
        ben="thief @tavern spells=unseen ask_roll",
        cyr="druid objects=axe spells=counterword ask_roll",
        options={"reaction_mode": "windows"},
    )


async def seated(built: House, position: Quest) -> int:
    """A game of three that stands so."""
    game = await built.open_game(*THREE, key="talisman")

    def put(work: GameTransaction) -> Reply:
        work.live.edit(position.state)
        return Reply("done")

    await built.service.core.change(game, put)
    return game


async def asked_about(built: House) -> int:
    """The same up to where cyd is asked about the spell."""
    game = await seated(built, unseen())
    await built.say(game, "ana", "meet thief battle")
    await built.say(game, "ben", "cast unseen")
    return game


def told(texts: list[str]) -> list[str]:
    """The lines of a story."""
    return [line.lstrip("*_ ") for text in texts for line in text.splitlines() if line.strip()]


STORY = (
    "ana (Strength 5) attacks ben (Strength 3) in battle.",
    "ben casts “Unseen”.",
    "cyd gives up, and leaves as soon as the action in progress is complete.",
    "ben evades ana.",
    "cyd leaves on the space Forest: Axe.",
    "cyd concedes and leaves the game.",
)


@rule("TA-24:3", "TA-24:6")
def test_every_act_is_told_once_and_in_its_order() -> None:
    async def play(built: House) -> None:
        game = await asked_about(built)
        await built.say(game, "cyd", "concede")
        await built.settled()
        lines = told([entry.out.text for entry in built.poster.messages if not entry.asks])
        found = [[place for place, line in enumerate(lines) if begin in line] for begin in STORY]
        assert [len(places) for places in found] == [1] * len(STORY), lines
        assert found == sorted(found), lines
        live = await built.service.core.live(game)
        assert live.table.events == [], "what was told is not told again"
        assert (live.table.state.seats[2].status, live.table.state.turn.seat) == ("out", 1)

    in_house(play)


@pytest.mark.slow
def test_what_ends_an_act_is_told_whole_and_the_act_is_not_told_again() -> None:
    """In WarCry a concession breaks off what runs (WC-12.11): its own line was cut by what the act had told."""

    async def play(built: House) -> None:
        game = await built.warcry(options=b"\x81\xadreaction_mode\xa5pause")
        core = built.service.core
        while not (flight := (await core.live(game)).table.position.flight) or not flight.told:
            live = await core.live(game)
            seat = min(live.waiting())
            await built.say(game, live.names[seat], await core.look(game, partial(likely, seat=seat)), seat=seat)
        before = flight.told
        await built.settled()
        built.poster.messages.clear()
        await built.say(game, "ben", "concede", seat=1)
        await built.settled()
        lines = told(built.poster.texts)
        assert before and sum("concedes" in line for line in lines) == 1, lines

    in_house(play)


def likely(live: LoadedGame, seat: int) -> str:
    """An answer that lets the game go on, or the first thing that may be done: cards are played until somebody is

    asked about one.
    """
    ask = live.table.ask_for(seat)
    if ask is not None:
        return ask.options[0].text
    offers = [one.action for one in live.rules.legal(live.table.state, seat) if one.action is not None]
    return live.rules.format(
        max(offers, key=lambda one: live.rules.greedy_score(live.table.state, seat, one)), live.table.state, None
    )


# -- when nobody is there --------------------------------------------------------------------------------------------

DAY = 86_400


@rule("TA-26:2")
def test_a_table_at_which_all_are_absent_rests_and_goes_on_with_whoever_acts() -> None:
    """ana lets her third turn run out; ben and cyd are absent. No clock runs then, and that is told once."""

    async def play(built: House) -> None:
        away = {"absent": True, "defaults": 3, "skipped": 1}
        position = scene(
            phase="before_move",
            ana="warrior @tavern ask_roll",
            ben="thief @city ask_roll",
            cyr="druid @forest ask_roll",
            seat_fields={"ana": {"defaults": 2}, "ben": away, "cyr": away},
        )
        game = await seated(built, position)
        core = built.service.core
        for _ in range(12):
            built.clock.advance(2 * DAY)
            await built.service.clocks.tick()
        await built.settled()
        live = await core.live(game)
        assert (live.waiting(), live.decisions, live.table.state.phase) == ({}, {}, "turn_start")
        rests = live.speech("en").event(Event("table_rests"))
        assert "\n".join(built.poster.texts).count(rests) == 1
        await built.say(game, "cyd", "back")
        live = await core.live(game)
        assert (sorted(live.waiting()), live.table.state.seats[2].absent, live.game.fault) == ([2], False, "")
        assert "\n".join(built.poster.texts).count(rests) == 1

    in_house(play)


# -- kill -9 ---------------------------------------------------------------------------------------------------------

PRESS = 4711


async def conceding(folder: Path, game: int, points: Any) -> None:
    """cyd concedes, by a press that is delivered again after every kill; then all is posted."""
    service = Service(await opened_in(folder), TestClock())
    service.core.points = points
    await service.start(FileChat(folder / "chat"), TextPainter())
    try:
        await said(service, game, USERS["cyd"], "concede", interaction=PRESS)
        await service.outbox.idle()
    finally:
        await service.close()


async def prepared(folder: Path) -> int:
    async with house(folder, connect=False) as built:
        built.poster = FileChat(folder / "chat")  # type: ignore[assignment]
        await built.service.start(built.poster, built.painter)
        game = await asked_about(built)
        await built.service.outbox.idle()
        return game


async def kept(folder: Path, game: int) -> list[Any]:
    async with house(folder, connect=False) as built:
        return await built.service.core.look(game, lambda live: list(live.table.lines))


@pytest.mark.usefixtures("of_sqlite")  # a file is copied
@pytest.mark.parametrize("point", in_part_slow(range(1, 2 * len(POINTS) + 1), quick=(2, 4, 6)))
def test_F1_F2_a_concession_in_an_act_survives_a_kill_at_each_point(point: int, tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    whole.mkdir()
    game = asyncio.run(prepared(whole))
    shutil.copytree(whole, killed)
    assert apart(whole, lambda: conceding(whole, game, lambda at: None)) == 0
    assert apart(killed, lambda: conceding(killed, game, killed_at(point))) in (0, 9)
    assert apart(killed, lambda: conceding(killed, game, lambda at: None)) == 0
    assert asyncio.run(kept(killed, game)) == asyncio.run(kept(whole, game))
    assert FileChat(killed / "chat").stays() == FileChat(whole / "chat").stays()

"""Whole games of Talisman over the wire: four people to the end, how much is posted, and what windows may show."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.cogs.test_taps import placed
from tests.e2e.playing import FOUR as NAMES
from tests.e2e.playing import Greedy, finished, four, known_dice, thread_of, waiting
from tests.e2e.test_taps import stories, wire
from tests.e2e.viewing import at_table
from tests.e2e.worlds import Stream, Watcher, copied, difference, stopped_time
from tests.support.player import Player, text_of
from tests.support.rules import rule
from tests.support.tavern import Tavern, tavern

KEY = "talisman"


@pytest.mark.slow
@rule("TA-D64")
def test_four_people_play_to_the_end_and_a_turn_is_one_message(tmp_path: Path) -> None:
    async def run() -> None:
        async with tavern(tmp_path) as built:
            game = await four(built, KEY, "preset=post rounds_limit=12")
            greedy = Greedy(built, game)
            await greedy.play()
            told = (await stories(built, game))["turn"]
            live = await built.service.core.live(game)
            turns = live.table.state.turn.number
            print(f"\n{turns} turns: {greedy.presses} presses on public asks, {greedy.lines} lines; {wire(built)}")
            print(f"messages of a turn: {sum(told) / len(told):.2f}, most {max(told)}")
            assert max(told) <= 2 and sum(told) <= len(told) * 1.1
            assert greedy.presses > 3 * greedy.lines
            await finished(built, game, KEY)
            asks = [one for one in built.player("ana", thread_of(built)).seen() if "▸" in text_of(one)]
            assert asks == [], "an ask that was answered is gone"

    with known_dice(b"four"):
        asyncio.run(run())


READY = {
    "turn": "ana",
    "round": 40,
    "number": 157,
    "ana": {
        "character": "warrior",
        "space": "temple",
        "strength": 18,
        "craft": 9,
        "objects": ["talisman", "sword", "armour"],
        "spells": ["mending"],
    },
    "ben": {"character": "druid", "space": "city", "lives": 1, "spells": ["counterword"]},
    "cyril": {"character": "thief", "space": "village", "lives": 1, "gold": 4, "to_miss": 3},
    "dana": {"character": "troll", "space": "tavern", "lives": 1, "to_miss": 4},
}
"""One is ready for the Portal of Power; the others cannot hold out against many Command spells."""


@pytest.mark.slow
@rule("TA-0:2", "TA-9:8", "TA-11:22", "TA-14:11", "TA-24:1", "TA-D64")
def test_four_people_play_through_the_portal_to_the_crown_until_one_is_left(tmp_path: Path) -> None:
    async def run() -> None:
        async with tavern(tmp_path) as built:
            game = await four(built, KEY, "preset=post rounds_limit=0 strong_command=true")
            await placed(built, READY)
            greedy = Greedy(built, game, typing=True)
            await greedy.play()
            state = (await built.service.core.live(game)).table.state
            print(f"\n{state.round} rounds: {greedy.presses} presses, {greedy.lines} lines: {greedy.done}")
            told = [text_of(one) for one in built.player("ana", thread_of(built)).seen() if not one["flags"] & 64]
            assert (state.winners, state.reason, state.crown_reached) == ([0], "last", True)
            assert [seat.status for seat in state.seats] == ["in", "out", "out", "out"]
            assert state.seats[0].hero is not None and state.seats[0].hero.space == "crown"
            for kinds in greedy.done.values():
                assert {"move", "roll"} <= kinds
            assert {"take", "end", "cast", "command_victim", "life_or_defeat"} <= set.union(*greedy.done.values())
            assert any("Crown of Command" in text and "ana" in text for text in told)
            await finished(built, game, KEY)

    with known_dice(b"four"):
        asyncio.run(run())


@pytest.mark.slow
@rule("TA-D65")
def test_a_round_by_orders_is_played_while_everybody_sleeps(tmp_path: Path) -> None:
    async def run() -> None:
        async with tavern(tmp_path) as built:
            game = await four(built, KEY, "preset=post")
            live = await built.service.core.live(game)
            first, before = live.table.state.turn.seat, live.table.state.round
            people = [Player(built.parlour, name, thread_of(built)) for name in NAMES]
            orders = "turn cw fight=auto take=all visit=nobody evade=never"
            for player in people[first + 1 :] + people[:first]:
                await player.slash("/do", line=f"order {orders}")
                for policy in ("pay gold", "spoils life", "roll auto"):
                    await player.slash("/do", line=f"order {policy}")
            await people[first].slash("/do", line=orders)
            await built.quiet()
            live = await built.service.core.live(game)
            whole, seen = built.service.outbox.posts.standing.text_of, people[0].seen()
            told = [await whole(game, int(one["id"])) or text_of(one) for one in seen if not one["flags"] & 64]
            begun = [one.count("’s turn.") for one in told]
            assert live.table.state.round > before
            assert sum("▸" in one for one in told) == 1 and sum(begun) == 4 and max(begun) == 4

    with known_dice(b"sleep"):
        asyncio.run(run())


# -- windows ---------------------------------------------------------------------------------------------------------

ANA = {"character": "sorcerer", "space": "city", "spells": ["mending"], "lives": 2}
AT = {"turn": "ana", "number": 5, "phase": "before_move", "ana": ANA, "cyril": {"character": "troll"}}
FITTING, IDLE = ["counterword"], ["banish"]
LOOKS: tuple[tuple[str, dict[str, object]], ...] = (
    ("/board", {"text": True}),
    ("/hand", {}),
    ("/my", {}),
    ("/do", {}),
    ("/game log", {}),
    ("/game info", {}),
    ("/orders list", {}),
)


async def prepared(folder: Path, options: str) -> int:
    """A game of three that has begun; its number."""
    async with tavern(folder) as t:
        ana, ben, cyril = map(t.player, NAMES[:3])
        await ana.slash("/game new", game=KEY, players=3, name="Worlds", options=options)
        await t.quiet()
        game = int(max(t.service.core._live))
        for player in (ben, cyril):
            await player.slash("/game join", game=game)
        for player in (ana, ben, cyril):
            player.channel = "tavern"
            await player.slash("/game ready", game=game)
        await t.quiet()
    return game


async def seen_by(viewer: str, folder: Path, spells: list[str]) -> list[Stream]:
    """What a viewer is sent while ana casts a spell, and ben, who holds some, lets it pass."""
    async with tavern(folder) as t:
        await t.quiet()
        watcher = Watcher(t, at_table(t, viewer))
        ben: dict[str, Any] = {"character": "druid", "space": "forest", "spells": spells}
        await placed(t, {**AT, "ben": ben})
        before = (await t.service.core.live(1)).game.version
        told = await at_table(t, "ana").slash("/do", line="cast mending target=sorcerer", sure=True)
        assert (await t.service.core.live(1)).game.version > before, told.text
        await t.quiet()
        await looked(t, watcher)
        while "ben" in (await waiting(t, 1)).values():
            await at_table(t, "ben").slash("/do", line="pass")
            await t.quiet()
            await looked(t, watcher)
        return watcher.streams()


async def looked(t: Tavern, watcher: Watcher) -> None:
    """Every way to look."""
    for path, options in LOOKS:
        await watcher.viewer.slash(path, **options)
        await t.quiet()


@pytest.mark.slow
@rule("TA-D1", "TA-H1", "TA-H11", "TA-H15")
@pytest.mark.parametrize("viewer", ["ana", "cyril"])
@pytest.mark.parametrize("options", ["reaction_mode=windows windows=all", "reaction_mode=windows", ""])
def test_F43_a_window_shows_nobody_whether_a_spell_fits(options: str, viewer: str, tmp_path: Path) -> None:
    with stopped_time(), known_dice(b"worlds"):
        asyncio.run(prepared(tmp_path / "made", options))
        seen = []
        for name, spells in (("one", FITTING), ("other", IDLE)):
            seen.append(asyncio.run(seen_by(viewer, copied(tmp_path / "made", tmp_path / name), spells)))
    assert len(seen[0]) > 10, "hardly anything was seen"
    assert difference(*seen) == ""

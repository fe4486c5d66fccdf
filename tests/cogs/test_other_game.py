"""Commands of one game at the table of another, in lobbies, by number, and where no game is: a sentence, no trace."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cogs import groups, load
from tests.e2e.playing import seated, thread_of
from tests.support.player import Player
from tests.support.tavern import Tavern, tavern

GROUPS = {
    "albion": ("albion", "Powers of Albion"),
    "mageknight": ("mage_knight", "Mage Knight"),
    "talisman": ("talisman", "Talisman"),
    "warcry": ("warcry", "WarCry"),
}
OTHER = {"mageknight": "warcry", "talisman": "albion", "warcry": "talisman", "albion": "mageknight"}
TABLES = (
    frozenset(
        {
            "mageknight look",
            "mageknight measure",
            "mageknight reach",
            "mageknight zoom",
            "mageknight film",
            "mageknight army use",
            "warcry deck use",
        }
    )
    | {f"talisman {name}" for name in ("where", "odds", "character", "space")}
    | {f"albion {name}" for name in ("reach", "odds", "knight", "map")}
)
"""Commands that ask or change a table; all others look into packs, rules and what a person keeps."""

GIVEN: dict[str, dict[str, Any]] = {
    "albion reach": {"pawn": "1"},
    "albion odds": {"pawn": "1", "target": "2.1"},
    "mageknight look": {"figure": "A1"},
    "mageknight measure": {"start": "A1", "end": "B1"},
    "mageknight reach": {"figure": "A1"},
    "mageknight zoom": {"figure": "A1"},
    "mageknight figure": {"name": "tidewarder2"},
    "mageknight army ready": {"army": "guild_watch"},
    "mageknight army save": {"name": "mine"},
    "mageknight army use": {"name": "mine"},
    "mageknight army drop": {"name": "mine"},
    "talisman odds": {"against": "ogre"},
    "talisman space": {"name": "ruins"},
    "talisman card": {"name": "ogre"},
    "warcry card": {"name": "GA-U02"},
    "warcry deck save": {"name": "mine"},
    "warcry deck use": {"name": "mine"},
    "warcry deck drop": {"name": "mine"},
}
FILES = {"mageknight army save": b"army ready=guild_watch", "warcry deck save": b"alliance_starter"}

load()
PATHS = [path for path in groups.COMMANDS if path.partition(" ")[0] in GROUPS]


def given(built: Tavern, path: str) -> dict[str, Any]:
    """What is typed into the options of a command."""
    file = {"file": built.parlour.acting.attach(FILES[path], "list.txt")} if path in FILES else {}
    return {**GIVEN.get(path, {}), **file}


def in_tavern(folder: Path, play: Callable[[Tavern, Player, Player], Awaitable[None]]) -> None:
    """Two people where no game is yet."""

    async def run() -> None:
        async with tavern(folder) as built:
            await play(built, built.player("ana"), built.player("ben"))

    asyncio.run(run())


async def suggested(player: Player, path: str, **options: Any) -> dict[str, list[str]]:
    """What is suggested for each option of a command that has suggestions."""
    command = groups.COMMANDS[path]
    named = [one.name for one in command.parameters if one.autocomplete]
    return {name: await player.complete(f"/{path}", name, **{**options, name: ""}) for name in named}


def of_another_game(told: str, title: str) -> bool:
    """Whether an answer says that another game is played, and which."""
    return any(word in told for word in (f"is a {title}", f"at this table is {title}"))


def test_every_command_of_each_group_is_tried() -> None:
    assert set(GIVEN) <= set(PATHS) and set(PATHS) >= TABLES and len(PATHS) > 20


@pytest.mark.parametrize("group", GROUPS)
def test_at_the_table_of_another_game_it_is_said_which_is_played(
    group: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    key, title = GROUPS[OTHER[group]]
    own = GROUPS[group][1]

    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        number = await seated(built, ana, ben, key)
        for channel, options in ((thread_of(built), {}), ("tables", {"game": number})):
            ana.channel = channel
            for path in [path for path in PATHS if path.startswith(group)]:
                if options and "game" not in {one.name for one in groups.COMMANDS[path].parameters}:
                    continue
                told = await ana.slash(f"/{path}", **given(built, path), **options)
                assert of_another_game(told.text, title) and own in told.text, (path, told.text)
                if path in TABLES or options:
                    assert len(told.text.splitlines()) == 1 and not told.message["attachments"], (path, told.text)
                else:
                    assert len(told.text.splitlines()) > 1, (path, told.text)
                found = await suggested(ana, path, **options)
                assert path not in TABLES or not any(found.values()), path

    with caplog.at_level(logging.DEBUG, "seneschal"):
        in_tavern(tmp_path, play)
    assert [record.getMessage() for record in caplog.records if record.levelno > logging.INFO] == []


@pytest.mark.parametrize("group", GROUPS)
def test_in_lobbies_too_and_where_no_game_is(group: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        for lobby, channel in (("", "tavern"), (OTHER[group], "tavern"), (group, "tables")):
            ana.channel = channel
            if lobby:
                await ana.slash("/game new", game=GROUPS[lobby][0], here=True)
            for path in [path for path in PATHS if path.startswith(group)]:
                told = (await ana.slash(f"/{path}", **given(built, path))).text
                if lobby == OTHER[group]:
                    assert of_another_game(told, GROUPS[lobby][1]), (path, told)
                elif not lobby and path in TABLES:
                    assert f"No {GROUPS[group][1]} game is played in this channel" in told, (path, told)
                elif lobby and path in TABLES - {"mageknight army use", "warcry deck use"}:
                    assert "not begun" in told, (path, told)
                assert of_another_game(told, GROUPS[OTHER[group]][1]) == (lobby == OTHER[group]), (path, told)
                await suggested(ana, path)

    with caplog.at_level(logging.DEBUG, "seneschal"):
        in_tavern(tmp_path, play)
    assert [record.getMessage() for record in caplog.records if record.levelno > logging.INFO] == []

"""/pack add, list, drop and /game new pack:, as people at the parlour use them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bot.children.examining import MOST_BYTES
from bot.service.lobby import decks, packs
from cogs.packs import FILE, FIRST_FAULTS
from tests.support import figures
from tests.support.player import Answer, Player
from tests.support.tavern import Tavern, tavern

PIKES = figures.pack(terrain=figures.WOOD, armies=figures.BAND)


def in_tavern(folder: Path, play: Callable[[Tavern, Player, Player], Awaitable[None]]) -> None:
    """The one who manages the server, and a player, in the tavern."""

    async def run() -> None:
        async with tavern(folder) as built:
            await play(built, built.player("gm"), built.player("ana"))

    asyncio.run(run())


async def add(built: Tavern, player: Player, name: str, files: dict[str, bytes]) -> Answer:
    """Upload files as a pack."""
    options = ("file", "file_2", "file_3", "file_4", "file_5", "file_6")
    given = {
        option: built.parlour.acting.attach(data, file)
        for option, (file, data) in zip(options, files.items(), strict=False)
    }
    return await player.slash("/pack add", name=name, **given)


def test_a_pack_is_added_chosen_for_a_game_listed_and_dropped(tmp_path: Path) -> None:
    async def play(built: Tavern, gm: Player, ana: Player) -> None:
        assert "no packs" in (await gm.slash("/pack list")).text
        told = (await add(built, gm, "Pikes", {**PIKES, "abilities.csv": b"id\n"})).text
        assert "“Pikes” is sound" in told and "figures.csv" in told and "left out: abilities.csv" in told
        shown = (await gm.slash("/pack list")).text
        assert "1 pack of its own" in shown and "Pikes: Mage Knight, 1 kB" in shown
        found = await ana.complete("/game new", "pack", game="mage_knight", pack="pik")
        assert len(found) == 1 and found[0].startswith("Pikes · ")
        assert "The starter pack" in await ana.complete("/game new", "pack", game="warcry", pack="")
        opened = await ana.slash("/game new", game="mage_knight", solo=True, pack="Pikes")
        assert "begins" in opened.text
        await built.quiet()
        game = max(built.service.core._live)
        told = (await ana.slash("/game info", game=game)).text
        assert "the server’s own pack" in told
        await ana.slash("/mageknight figure", name="pike", game=game)
        assert "Test Pike" in (await ana.slash("/mageknight figure", name="pike", game=game)).text
        assert "Test Pike" in (await ana.slash("/mageknight figure", name="pike")).text, "also where no game is played"
        assert await ana.complete("/mageknight figure", "name", name="test pi") == ["Test Pike (pike, 20)"]
        assert await ana.complete("/mageknight figure", "name", name="test pi", game=game) == ["Test Pike (pike, 20)"]
        assert await gm.complete("/pack drop", "name", name="pi") == ["Pikes"]
        assert "go on" in (await gm.slash("/pack drop", name="pikes")).text
        assert "no pack “pikes”" in (await gm.slash("/pack drop", name="pikes")).text
        assert "no pack “Pikes”" in (await ana.slash("/game new", game="mage_knight", pack="Pikes")).text
        assert "Test Pike" in (await ana.slash("/mageknight figure", name="pike", game=game)).text

    in_tavern(tmp_path, play)


def test_armies_of_own_figures_are_saved_drawn_and_looked_up_where_they_are_played(tmp_path: Path) -> None:
    async def play(built: Tavern, gm: Player, ana: Player) -> None:
        list_file = built.parlour.acting.attach(b"3x pike", "list.txt")
        assert "pike" in (await ana.slash("/mageknight army save", name="wall", file=list_file)).text
        assert await decks.saved_decks(built.service.core, int(ana.id), "mage_knight") == {}
        await add(built, gm, "Pikes", PIKES)
        list_file = built.parlour.acting.attach(b"3x pike", "list.txt")
        saved = await ana.slash("/mageknight army save", name="wall", file=list_file)
        assert "“wall”" in saved.text and saved.message["attachments"]
        await ana.slash("/game new", game="mage_knight", solo=True, pack="Pikes", here=True)
        await built.quiet()
        shown = await ana.slash("/mageknight army ready", army="band")
        assert "Test Pike" in shown.text and shown.message["attachments"]
        assert "Band" in await ana.complete("/mageknight army ready", "army", army="ban")
        await gm.slash("/pack drop", name="Pikes")
        list_file = built.parlour.acting.attach(b"2x pike", "list.txt")
        assert "“pair”" in (await ana.slash("/mageknight army save", name="pair", file=list_file)).text
        assert (await ana.slash("/mageknight army use", name="pair", seat=1)).text

    in_tavern(tmp_path, play)


def test_faults_are_told_in_private_the_first_ones_in_the_answer_and_all_in_a_file(tmp_path: Path) -> None:
    few = figures.pack(figures=[{"points": "x"}])
    many = figures.pack(figures=[{"number": str(number), "points": "x"} for number in range(1, 31)])

    async def play(built: Tavern, gm: Player, ana: Player) -> None:
        answer = await add(built, gm, "Few", few)
        assert "figures.csv, line 2, points" in answer.text and not answer.message["attachments"]
        answer = await add(built, gm, "Many", many)
        assert answer.message["flags"] & 64, "only for the one who asked"
        assert answer.text.count("• figures.csv") == FIRST_FAULTS and "in the file" in answer.text
        (file,) = answer.message["attachments"]
        told = built.parlour.house.files.read(file["id"]).decode()
        assert file["filename"] == FILE and len(told.splitlines()) >= 30
        assert "figures.csv, line 31, points" in told
        assert "no packs" in (await gm.slash("/pack list")).text

    in_tavern(tmp_path, play)


def test_F37_files_are_refused_by_their_declared_size_and_a_name_stands_once(tmp_path: Path) -> None:
    async def play(built: Tavern, gm: Player, ana: Player) -> None:
        loaded: list[str] = []
        http: Any = built.client.http
        load = http.get_from_cdn

        async def counted(url: str) -> Any:
            loaded.append(url)
            return await load(url)

        http.get_from_cdn = counted
        await add(built, gm, "Pikes", PIKES)
        assert len(loaded) == len(PIKES)
        answer = await add(built, gm, "Large", {"figures.csv": b"x" * MOST_BYTES, "dials.csv": b"x"})
        assert "1,001 kB" in answer.text and "1,000 kB" in answer.text
        assert len(loaded) == len(PIKES), "nothing more was loaded"
        twice = {option: built.parlour.acting.attach(b"x", "figures.csv") for option in ("file", "file_2")}
        assert "“figures.csv” is there twice" in (await gm.slash("/pack add", name="Twice", **twice)).text
        assert "None of these files" in (await add(built, gm, "None", {"notes.txt": b"x"})).text

    in_tavern(tmp_path, play)


def test_only_who_manages_the_server_has_anything_to_do_with_its_packs(tmp_path: Path) -> None:
    async def play(built: Tavern, gm: Player, ana: Player) -> None:
        await add(built, gm, "Pikes", PIKES)
        everything = [one for some in built.parlour.world.commands.values() for one in some]
        (group,) = [one for one in everything if one["name"] == "pack"]
        assert group["default_member_permissions"] == 1 << 5, "Manage Server"
        group["default_member_permissions"] = None  # the server shows it to everybody
        refusals = [
            await add(built, ana, "Mine", PIKES),
            await ana.slash("/pack list"),
            await ana.slash("/pack drop", name="Pikes"),
        ]
        assert {one.text for one in refusals} == {refusals[0].text} and "Pikes" not in refusals[0].text
        assert await ana.complete("/pack drop", "name", name="") == []
        assert [own.name for own in await packs.packs_of(built.service.core, int(built.parlour.world.guild["id"]))] == [
            "Pikes"
        ]

    in_tavern(tmp_path, play)

"""``pack import``, ``pack list`` and ``pack drop``, and the replay of a record that was played with an own pack."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from bot import packs
from bot.engine.dice import SeededDice
from bot.engine.match import Match
from bot.games import registry
from bot.records.record import write_record
from tests.storage.test_commands import Command
from tests.storage.test_commands import bot as bot  # the fixture
from tests.support import figures
from tests.support import packs as cards
from tests.support.databases import Home
from tests.support.databases import sqlite as sqlite
from tests.support.real import FOLDER, needs_real_figures

SERVER = ("--server", "9000000000000000003")
PIKES = figures.pack(terrain=figures.WOOD, armies=figures.BAND)


def folder(path: Path, files: dict[str, bytes]) -> Path:
    """A pack as a folder."""
    path.mkdir(parents=True)
    for name, data in files.items():
        (path / name).write_bytes(data)
    return path


@pytest.mark.slow
def test_a_pack_is_imported_listed_and_dropped(bot: Command, tmp_path: Path) -> None:
    place = str(folder(tmp_path / "pikes", PIKES))
    code, told = bot("pack", "import", place, *SERVER)
    assert code == 0 and "The pack “pikes” is sound and kept" in told and "figures.csv" in told
    code, told = bot("pack", "import", place, *SERVER, "--name", "Our pikes", "--lang", "cs")
    assert code == 0 and "Balík „Our pikes“" in told
    code, told = bot("pack", "list", *SERVER)
    assert (code, [line.partition(",")[0] for line in told.splitlines()]) == (
        0,
        ["Our pikes: Mage Knight", "pikes: Mage Knight"],
    )
    assert bot("pack", "list", "--server", "1")[1] == "This server has no packs of its own.\n"
    assert bot("pack", "drop", "PIKES", "--server", "1") == (1, "This server has no pack “PIKES” here.\n")
    assert bot("pack", "drop", "PIKES", *SERVER)[0] == 0
    assert len(bot("pack", "list", *SERVER)[1].splitlines()) == 1


def test_every_fault_is_told_with_its_place_and_nothing_is_kept(bot: Command, tmp_path: Path) -> None:
    broken = figures.pack(figures=[{"points": "many"}], dials=[{}, {"click": "3"}])
    place = str(folder(tmp_path / "broken", broken))
    code, told = bot("pack", "import", place, *SERVER)
    checked = bot("pack", "check", place)
    assert (code, told) == checked and code == 1
    assert "figures.csv, line 2, points" in told and "dials.csv, line 3, click" in told
    assert not (tmp_path / "seneschal.db").exists()
    assert "There is no pack folder" in bot("pack", "import", str(tmp_path / "nowhere"), *SERVER)[1]
    assert "None of these files" in bot("pack", "import", str(folder(tmp_path / "empty", {})), *SERVER)[1]


def test_a_pack_is_checked_with_what_it_is_joined_to_and_clashes_name_both_files(bot: Command, tmp_path: Path) -> None:
    starter = str(folder(tmp_path / "starter", packs.builtin("warcry")))
    twin = str(folder(tmp_path / "twin", {**cards.pack(), "units.csv": cards.table([{**cards.UNIT, "id": "GA-U01"}])}))
    assert bot("pack", "check", twin)[0] == 0
    code, told = bot("pack", "check", twin, "--with", starter)
    clash = "card GA-U01, column id, character 1: The id “GA-U01” is already used in"
    assert (code, told.splitlines()[0]) == (
        1,
        f"{twin}/units.csv, line 2, {clash} {starter}/units.csv, line 2. [WC-C1]",
    )
    deck = packs.builtin("warcry")["decks.toml"].partition(b"\n[hordes_starter]")[0].replace(b"[alliance_", b"[more_")
    more = str(folder(tmp_path / "more", {**cards.pack(), "decks.toml": deck}))
    assert "There is no card with the id “GA-A01”" in bot("pack", "check", more)[1]
    assert bot("pack", "check", more, "--with", starter)[0] == 0
    Path(more, "notes.csv").write_bytes(b"a,b\n")
    assert "left out: notes.csv" in bot("pack", "check", more, "--with", starter)[1]


@pytest.mark.slow
def test_a_database_in_use_is_refused_plainly_and_can_still_be_listed(
    bot: Command, sqlite: Home, tmp_path: Path
) -> None:
    place = str(folder(tmp_path / "pikes", PIKES))
    assert bot("pack", "import", place, *SERVER)[0] == 0

    async def go() -> None:
        async with sqlite.opened():
            for words in (("import", place), ("drop", "pikes")):
                code, told = await asyncio.to_thread(bot, "pack", *words, *SERVER)
                assert code == 1 and "Another process is using the database" in told
            assert (await asyncio.to_thread(bot, "pack", "list", *SERVER))[0] == 0

    asyncio.run(go())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("import", "x"), "--server is missing"),
        (("import", "x", "--server", "abc"), "not “abc”"),
        (("list", "--server", "0"), "not “0”"),
        (("list", "--server", str(2**63)), f"not “{2**63}”"),
        (("drop", *SERVER), "NAME is missing"),
        (("import", *SERVER), "PATH is missing"),
        (("import", "x", *SERVER, "--name"), "--name needs a value"),
    ],
)
def test_wrong_usage_is_one_sentence(bot: Command, words: tuple[str, ...], said: str) -> None:
    code, told = bot("pack", *words)
    assert code == 2 and said in told.splitlines()[0]


def played(*chosen: Any) -> str:
    """The record of a game with these packs that somebody gives up."""
    game = registry.game("mage_knight", chosen)
    match: Match[Any] = Match(game, registry.default_options("mage_knight"), 2, SeededDice(b"packs"))
    for line in ("army ready=band", "pool none"):
        match.say(0, line)
        match.say(1, line)
    for _ in range(2):
        match.say(min(match.to_act), "deploy auto")
    match.act(None, game.agreed_end(match.state))
    assert match.outcome is not None
    return write_record(match, ("ana", "ben"), "2026-05-01T18:30:00Z")


@pytest.mark.parametrize("joined", [True, False])
def test_a_record_names_the_hash_of_its_packs_and_is_replayed_with_them(
    bot: Command, tmp_path: Path, joined: bool
) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(played(*([packs.builtin("mage_knight")] if joined else []), PIKES))
    own = str(folder(tmp_path / "pikes", PIKES))
    code, told = bot("replay", str(file), "--pack", own)
    assert code == 0 and "A1 Test Pike" in told
    other = str(folder(tmp_path / "other", figures.pack(figures=[{"points": "21"}])))
    for words in ((), ("--pack", other)):
        code, told = bot("replay", str(file), *words)
        assert code == 1 and "other packs" in told


@needs_real_figures
def test_the_real_figures_are_imported(bot: Command) -> None:
    code, told = bot("pack", "import", FOLDER, *SERVER, "--name", "Real")
    assert code == 0 and "left out: abilities.csv" in told
    assert bot("pack", "list", *SERVER)[1].startswith("Real: Mage Knight, 97 kB")


def test_every_fault_of_a_deck_is_in_the_objects_too(bot: Command, tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text('game = "warcry"\nseats = ["ana", "ben"]\nseed = "x"\nsteps = ["ana: deck 4 GA-U01, 2 HD-U01"]\n')
    plain = bot("replay", str(path))[1].splitlines()
    steps = [json.loads(line) for line in bot("replay", str(path), "--json")[1].splitlines()]
    refusal = next(step["refusal"] for step in steps if step.get("refusal"))
    assert [fault["clause"] for fault in refusal["faults"]] == ["WC-1.4", "WC-1.6", "WC-1.7", "WC-1.6"]
    assert all(any(fault["text"] in line for line in plain) for fault in refusal["faults"])
    assert refusal["faults"][2]["facts"]["count"] == 4


def test_a_written_position_is_refused_with_the_name_of_its_player(bot: Command, tmp_path: Path) -> None:
    path = tmp_path / "won.toml"
    path.write_text('game = "warcry"\nseats = ["ana", "ben"]\n[position]\nben = { wins = 2 }\n')
    code, told = bot("replay", str(path))
    assert code == 1 and "ben has already won two battles" in told and "(WC-12.8)" in told

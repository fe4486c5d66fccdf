"""Mage Knight over the wire: what is handed in secretly, and standing orders, show nothing to anybody else.

Two worlds differ only in what ben says in secret. Everything that a viewer is sent must be the same, byte for byte.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from tests.e2e.playing import seated, waiting
from tests.e2e.viewing import at_table
from tests.e2e.worlds import Stream, Watcher, copied, difference, stopped_time
from tests.support.rules import rule
from tests.support.tavern import Tavern, tavern

KEY = "mage_knight"
ARMIES = (("ana", "army ready=guild_watch"), ("ben", "army ready=gutter_mob"))
POOLS = (("ana", "pool none"), ("ben", "pool none"))
LOOKS: tuple[tuple[str, dict[str, object]], ...] = (
    ("/board", {}),
    ("/board", {"text": True}),
    ("/board", {"at": 1, "text": True}),
    ("/board", {"seat": 2}),
    ("/hand", {}),
    ("/hand", {"seat": 2}),
    ("/my", {}),
    ("/do", {}),
    ("/do", {"seat": 2}),
    ("/do", {"line": "withdraw", "seat": 2}),
    ("/game log", {}),
    ("/game export", {}),
    ("/game fork", {}),
    ("/game info", {}),
    ("/gm state", {"reason": "curious"}),
    ("/orders list", {"seat": 2}),
    ("/mageknight figure", {"name": "B1"}),
    ("/mageknight look", {"figure": "B1"}),
    ("/mageknight reach", {"figure": "B1"}),
    ("/mageknight zoom", {"figure": "B1"}),
    ("/mageknight film", {}),
    ("/mageknight army list", {}),
    ("/diagnose", {}),
)


class Secret(Struct, frozen=True):
    """What is said before the worlds part, and what ben says in the one and in the other.

    ``played``: both armies stand, and it is ana's turn.
    """

    before: tuple[tuple[str, str], ...]
    one: tuple[str, ...]
    other: tuple[str, ...]
    played: bool = False


SECRETS = {
    "armies": Secret((), ("army ready=gutter_mob",), ("army ready=dawn_patrol",)),
    "a drawn army": Secret((), ("army ready=gutter_mob",), ("army random",)),
    "pools": Secret(ARMIES, ("pool none",), ("pool random",)),
    "withdrawal": Secret((*ARMIES, *POOLS), ("order spin=auto",), ("order withdraw",), played=True),
    "cancelling": Secret(
        (*ARMIES, *POOLS), ("order withdraw", "order stay"), ("order B1 cancel=nimble", "order stay"), played=True
    ),
}


async def prepared(folder: Path, secret: Secret) -> int:
    """A game of ana and ben before they part; its number."""
    async with tavern(folder) as t:
        game = await seated(t, t.player("ana"), t.player("ben"), KEY, name="Worlds")
        for name, line in secret.before:
            await at_table(t, name).slash("/do", line=line, sure=True)
        if secret.played:
            await begun(t, game)
        await t.quiet()
    return game


async def begun(t: Tavern, game: int) -> None:
    """Both armies stand, and it is ana's turn."""
    for _ in range(2):
        (name,) = (await waiting(t, game)).values()
        await at_table(t, name).slash("/do", line="deploy auto", sure=True)
    if "ben" in (await waiting(t, game)).values():
        await at_table(t, "ben").slash("/do", line="end_turn", sure=True)


async def seen_by(viewer: str, folder: Path, game: int, secret: Secret, said: tuple[str, ...]) -> list[Stream]:
    """What a viewer is sent after ben has said something in secret."""
    async with tavern(folder) as t:
        await t.quiet()
        for line in said:
            answer = await at_table(t, "ben").slash("/do", line=line, sure=True)
            assert "You can close this." in answer.text or "noted" in answer.text, answer.text
        await t.quiet()
        watcher = Watcher(t, at_table(t, viewer))
        for path, options in LOOKS:
            if secret.played and path == "/game fork":
                continue  # a battle that is being played may be copied, and the dice of a copy are its own
            await watcher.viewer.slash(path, **options)
            await t.quiet()
        for line in ("attack A1 -> B1", "close B1 -> A1", "army ready=nothing"):
            await watcher.viewer.slash("/do", line=line)
        for typed in ("", "B1", "army "):
            watcher.note(await watcher.viewer.complete("/do", "line", line=typed))
            watcher.note(await watcher.viewer.complete("/mageknight look", "figure", figure=typed))
        return watcher.streams()


CASES: list[Any] = [
    pytest.param(viewer, secret, marks=pytest.mark.slow) for viewer in ("ana", "cyril") for secret in SECRETS
]


@rule("MKU-H4", "MKU-H6", "MKU-P15")
@pytest.mark.parametrize(("viewer", "secret"), CASES)
def test_F43_what_is_said_in_secret_shows_to_nobody_else(viewer: str, secret: str, tmp_path: Path) -> None:
    known = SECRETS[secret]
    with stopped_time():
        game = asyncio.run(prepared(tmp_path / "made", known))
        seen = []
        for name, said in (("one", known.one), ("other", known.other)):
            folder = copied(tmp_path / "made", tmp_path / name)
            seen.append(asyncio.run(seen_by(viewer, folder, game, known, said)))
    assert len(seen[0]) > 20, "hardly anything was seen"
    assert difference(*seen) == ""


@rule("MKU-P15")
@pytest.mark.slow
def test_an_ordered_withdrawal_is_told_to_its_player_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with tavern(tmp_path) as t:
            game = await seated(t, t.player("ana"), t.player("ben"), KEY)
            for name, line in (*ARMIES, *POOLS):
                await at_table(t, name).slash("/do", line=line, sure=True)
            await begun(t, game)
            (first,) = (await waiting(t, game)).values()
            one, other = at_table(t, first), at_table(t, "ben" if first == "ana" else "ana")
            assert "Only you can see it" in (await other.slash("/do", line="order withdraw")).text
            await t.quiet()
            export = await one.slash("/game export")
            told = t.parlour.house.files.read(export.message["attachments"][0]["id"]).decode()
            told += (await one.slash("/game log")).text + one.text() + (await one.slash("/board", text=True)).text
            assert "withdraw" not in told.casefold()
            await one.slash("/do", line="end_turn")
            await t.quiet()
            assert f"{other.name} withdraws" in one.text()

    asyncio.run(play())

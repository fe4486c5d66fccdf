"""Nobody learns over the wire what he may not know.

Two worlds differ only in what a viewer may not know: the others' hands, decks, private news, orders and drafts, and
the order of all decks. The same things happen in both. Everything that the viewer is sent must be the same, byte for
byte: messages, their number and order, buttons, menus, forms, suggestions, refusals, files and pictures.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.service.live import Live
from tests.e2e.viewing import acted, at_table, looked, meddled
from tests.e2e.worlds import Stream, Watcher, begun, copied, difference, reached, stopped_time, vary
from tests.support.tavern import tavern

SEATS: dict[str | None, int | None] = {"ana": 0, "ben": 1, "cyril": None}


def _in_phase(phase: str, *seats: int) -> Callable[[Live], bool]:
    def fits(live: Live) -> bool:
        return live.table.state.phase == phase and tuple(live.waiting()) == seats and live.game.flight is None

    return fits


MOMENTS = {
    "decks": _in_phase("setup", 0),
    "commands": _in_phase("commands", 0),
    "others": _in_phase("commands", 1),
    "tactics": _in_phase("tactics", 1),
    "clean_up": _in_phase("clean_up", 0),
}


@pytest.fixture(scope="module")
def moments(tmp_path_factory: pytest.TempPathFactory) -> tuple[int, dict[str, Path]]:
    """The number of a game, and its folders at each of the moments."""

    async def make() -> tuple[int, dict[str, Path]]:
        base = tmp_path_factory.mktemp("base")
        game = await begun(base)
        return game, await reached(base, game, MOMENTS, tmp_path_factory.mktemp("moments"))

    with stopped_time():
        return asyncio.run(make())


async def seen_by(viewer: str, folder: Path, game: int, other: bool) -> list[Stream]:
    """What a viewer is sent in one of the worlds, while everybody does what he can."""
    async with tavern(folder) as t:
        await t.quiet()
        watcher = Watcher(t, await at_table(t, viewer))
        await looked(t, watcher, game)
        for name in ("ana", "ben"):
            if name != viewer:
                await meddled(t, game, name, other)
        await looked(t, watcher, game)
        await acted(t, watcher, game)
        return watcher.streams()


def compared(viewer: str, moment: Path, game: int, tmp_path: Path) -> str:
    """The first difference between what a viewer is sent in two worlds."""
    folders = [copied(moment, tmp_path / name) for name in ("one", "other")]
    vary(folders[1], game, SEATS[viewer])
    with stopped_time():
        one, other = (asyncio.run(seen_by(viewer, folder, game, folder is folders[1])) for folder in folders)
    assert len(one) > 20, "hardly anything was seen"
    return difference(one, other)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("viewer", ["ana", "cyril"])
def test_two_worlds_look_the_same(
    viewer: str, moment: str, moments: tuple[int, dict[str, Path]], tmp_path: Path
) -> None:
    game, folders = moments
    assert compared(viewer, folders[moment], game, tmp_path) == ""

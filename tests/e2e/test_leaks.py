"""Nobody learns over the wire what he may not know.

Two worlds differ only in what a viewer may not know: the others' hands, decks, private news, orders and drafts, and
the order of all decks. The same things happen in both. Everything that the viewer is sent must be the same, byte for
byte: messages, their number and order, buttons, menus, forms, suggestions, refusals, files and pictures.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.service.core import news
from bot.service.core.acting import Speaker
from bot.service.core.core import Core
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.ports import Outgoing, Picture
from bot.service.core.table_view import TableView
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.service import Service
from bot.service.table import orders, submit
from cogs import drawing
from cogs.panel import private
from tests.e2e.viewing import ACTS, acted, at_table, looked, meddled
from tests.e2e.worlds import Moments, Stream, Watcher, copied, difference, stopped_time, vary
from tests.support.tavern import tavern

SEATS: dict[str | None, int | None] = {"ana": 0, "ben": 1, "cyril": None}


ACTS_BEFORE = {"decks": 4, "commands": 2, "others": 1, "tactics": 1, "clean_up": 4}
"""How much can be done after each moment before hidden cards are turned over for all."""

DRAWING = ("commands", "tactics")
"""Moments after which cards are drawn."""


async def seen_by(viewer: str, folder: Path, game: int, moment: str, *, other: bool) -> list[Stream]:
    """What a viewer is sent in one of the worlds, while everybody does what he can."""
    async with tavern(folder) as t:
        await t.quiet()
        watcher = Watcher(t, at_table(t, viewer))
        for name in ("ana", "ben"):
            if name != viewer:
                await meddled(t, game, name, other)
        await looked(t, watcher, game)
        await acted(t, watcher, game, ACTS_BEFORE[moment], ("attack", *ACTS) if moment in DRAWING else ACTS)
        return watcher.streams()


def compared(viewer: str, made: Path, game: int, tmp_path: Path) -> str:
    """The first difference between what a viewer is sent in two worlds that part at a moment."""
    moment = made.name
    folders = [copied(made, tmp_path / name) for name in ("one", "other")]
    vary(folders[1], game, SEATS[viewer], draws=moment in DRAWING)
    with stopped_time():
        one = asyncio.run(seen_by(viewer, folders[0], game, moment, other=False))
        other = asyncio.run(seen_by(viewer, folders[1], game, moment, other=True))
    assert len(one) > 20, "hardly anything was seen"
    return difference(one, other)


QUICK = (("ana", "tactics"), ("cyril", "commands"))
CASES = [
    pytest.param(viewer, moment, marks=() if (viewer, moment) in QUICK else pytest.mark.slow)
    for viewer in ("ana", "cyril")
    for moment in ACTS_BEFORE
]


@pytest.mark.parametrize(("viewer", "moment"), CASES)
def test_F43_F44_F47_F49_two_worlds_look_the_same_to_who_may_not_tell_them_apart(
    viewer: str, moment: str, moments: Moments, tmp_path: Path
) -> None:
    assert compared(viewer, moments.folders[moment], moments.game, tmp_path) == ""


# -- that a leak would be found --------------------------------------------------------------------------------------


def hidden(live: LoadedGame) -> int:
    """A number that tells of the hand of seat 1."""
    return zlib.crc32(repr(live.table.state.players[1].action_hand).encode()) % 9000 + 1000


def _in_the_news(patch: pytest.MonkeyPatch) -> None:
    prompt = news.prompt
    patch.setattr(news, "prompt", lambda live, *more: f"{prompt(live, *more)} {hidden(live)}")


def _in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    ran = submit.run_lines

    def refused(work: GameTransaction, *more: Any) -> Reply:
        try:
            return ran(work, *more)
        except Refused as refusal:
            raise Refused("no_such_game", given=hidden(work.live)) from refusal

    patch.setattr(submit, "run_lines", refused)


def _in_a_suggestion(patch: pytest.MonkeyPatch) -> None:
    suggested = private.suggested

    async def more(core: Core, by: Speaker, text: str) -> list[tuple[str, str]]:
        found = await suggested(core, by, text)
        return [*found[:20], (str(hidden(await core.live(by.game))), "pass")]

    patch.setattr(private, "suggested", more)


def _of_pictures(change: Callable[[Picture, str], Picture]) -> Callable[[pytest.MonkeyPatch], None]:
    def leak(patch: pytest.MonkeyPatch) -> None:
        drawn = drawing.picture

        async def marked(service: Service, sight: TableView, *, hand: bool = False) -> Picture | None:
            found = await drawn(service, sight, hand=hand)
            return found and change(found, str(hidden(await service.core.live(sight.game))))

        patch.setattr(drawing, "picture", marked)

    return leak


def _by_another_message(patch: pytest.MonkeyPatch) -> None:
    give = orders.give_order

    async def told(core: Core, game: int, *rest: Any, **named: Any) -> Reply:
        def note(work: GameTransaction) -> Reply:
            work.post(Outgoing("!"))
            return Reply("done")

        await core.change(game, note)
        return await give(core, game, *rest, **named)

    patch.setattr(orders, "give_order", told)


def _by_the_number_of_a_decision(patch: pytest.MonkeyPatch) -> None:
    still = GameTransaction.still
    patch.setattr(GameTransaction, "still", lambda work, *more: still(work, *more) and not work._changed_orders())


LEAKS = {
    "news": _in_the_news,
    "refusal": _in_a_refusal,
    "suggestion": _in_a_suggestion,
    "picture": _of_pictures(lambda picture, mark: replace(picture, data=picture.data + mark.encode())),
    "alt text": _of_pictures(lambda picture, mark: replace(picture, alt=picture.alt + mark)),
    "file name": _of_pictures(lambda picture, mark: replace(picture, name=mark + picture.name)),
    "one more message": _by_another_message,
    "number of a decision": _by_the_number_of_a_decision,
}


@pytest.mark.parametrize(
    "leak", [pytest.param(name, marks=() if name == "refusal" else pytest.mark.slow) for name in LEAKS]
)
def test_a_leak_would_be_found(leak: str, moments: Moments, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    assert compared("ana", moments.folders["tactics"], moments.game, tmp_path) != ""

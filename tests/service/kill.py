"""A game that is killed again and again: the player's side, the chat service and what must never happen.

Each run is a process of its own, forked, that plays on until it kills itself (signal 9) at a numbered point of the path
of an action. The chat service is a file that outlives it; so is the list of what was acknowledged.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import traceback
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from bot.engine.playout import any_offer, picker
from bot.service.core.acting import acting_seat
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.ports import Outgoing, PostFailed, Seen
from bot.service.core.press_kinds import OLDER_LINES
from bot.service.posting.unreachable import CALM
from bot.service.service import Service
from bot.storage.models import OVER
from tests.support.databases import opened_in
from tests.support.house import HOME, USERS, TestClock, TextPainter, asks, read_through, said

SEATED = (USERS["ana"], USERS["ben"])
"""Who holds the seats: every change of who decides takes one ask away and posts another."""

POINTS = ("locked", "worked", "before commit", "stored", "sending", "posted", "sent")
"""The numbered points of the path of an action, in order."""


def told(out: Outgoing) -> dict[str, Any]:
    """What a message says, and how many lines of its story a button of it keeps back."""
    out = read_through(out)
    labels = [button.label for row in out.rows for button in row if button.id.startswith(f"{OLDER_LINES}|")]
    return {
        "text": out.text,
        "layout": out.layout,
        "asks": asks(out),
        "older": sum(int(label.split()[0]) for label in labels),
    }


class FileChat:
    """A chat service in a file: a line for each message, edit and deletion. Its nonces are forgotten with the process,
    as after minutes.
    """

    def __init__(self, path: Path, shuts: bool = False) -> None:
        self.path = path
        self.nonces: dict[str, int] = {}
        self.shuts = shuts  # somebody closes the channel for every other three tries

    def lines(self) -> list[dict[str, Any]]:
        """All that was ever done."""
        return read(self.path)

    def messages(self) -> list[dict[str, Any]]:
        """The messages as they stand."""
        found: dict[int, dict[str, Any]] = {}
        for line in self.lines():
            if line["done"] == "deleted":
                found.pop(line["id"], None)
            else:
                found[line["id"]] = {**found.get(line["id"], {}), **line}
        return list(found.values())

    def stays(self) -> list[str]:
        """What a reader finds there in the end, whatever time it was."""
        return [re.sub(r"<t:\d+", "<t", line["text"]) for line in self.messages()]

    async def send(self, channel: int, number: int, out: Outgoing, nonce: str | None) -> int:
        """Write a message down."""
        if nonce in self.nonces:
            return self.nonces[nonce]
        self._try(number)
        message = len(self.lines()) + 1
        line = {"id": message, "channel": channel, "number": number, **told(out)}
        append(self.path, {"done": "posted", **line})
        self.nonces[nonce or ""] = message
        return message

    def _try(self, number: int) -> None:
        tries = self.path.with_name("tries")
        if self.shuts:
            append(tries, {"number": number})
            if len(read(tries)) // 3 % 2:
                raise PostFailed("closed")

    async def find(self, channel: int, number: int) -> int | None:
        """Look a number up."""
        found = [line["id"] for line in self.messages() if (line["channel"], line["number"]) == (channel, number)]
        return found[-1] if found else None

    async def strip(self, channel: int, message: int) -> None:
        """Nor do buttons."""

    async def look(self, channel: int, message: int) -> Seen | None:
        """How a message stands."""
        there = [line for line in self.messages() if line["channel"] == channel and line["id"] >= message]
        if not there or there[0]["id"] != message:
            return None
        return Seen(there[0]["number"], tuple([line["id"] for line in there[1:]]))

    def below(self, channel: int, message: int) -> tuple[int, ...] | None:
        """No gateway shows anything here."""
        return None

    async def rewrite(self, channel: int, message: int, number: int, out: Outgoing) -> None:
        """Write down what it says now."""
        self._try(number)
        if message not in [line["id"] for line in self.messages()]:
            raise PostFailed("gone")
        if [line["layout"] for line in self.messages() if line["id"] == message] != [out.layout]:
            raise PostFailed("refused", "a message keeps its form")
        append(self.path, {"done": "edited", "id": message, "number": number, **told(out)})

    async def delete(self, channel: int, message: int) -> None:
        """Write down that it is gone."""
        if message not in [line["id"] for line in self.messages()]:
            raise PostFailed("gone")
        append(self.path, {"done": "deleted", "id": message})

    async def open_thread(self, channel: int, name: str, tag: str = "", *, tried: bool = False) -> int:
        """No threads either."""
        raise PostFailed("forbidden")

    async def reopen(self, channel: int) -> None:
        """Nothing is archived."""

    async def archive(self, channel: int) -> None:
        """Nothing is closed."""

    async def direct(self, user: int, out: Outgoing) -> None:
        """Nobody is written to."""

    async def barred(self, channel: int, home: int) -> str:
        """Nothing is in the way."""
        return ""

    async def owner(self, guild: int) -> int | None:
        """Nobody's."""
        return None


def append(path: Path, entry: dict[str, Any]) -> None:
    """One line at the end of a file, in one piece."""
    with path.open("a") as file:
        file.write(json.dumps(entry) + "\n")


def read(path: Path) -> list[dict[str, Any]]:
    """The lines of such a file."""
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


async def play(
    folder: Path, game: int, seed: bytes, most: int, points: Callable[[str], None], shuts: bool = False
) -> None:
    """Play on where the last run was killed, redelivering what had no answer, and wait until all is posted."""
    clock = TestClock()
    service = Service(await opened_in(folder), clock)
    service.core.points = points
    await service.start(FileChat(folder / "chat", shuts), TextPainter())
    passing = asyncio.create_task(passed(service, clock)) if shuts else None
    try:
        intents, acks = read(folder / "intents"), read(folder / "acks")
        if len(intents) > len(acks):
            await deliver(service, folder, game, intents[-1])
        for number in range(len(intents), most):
            intent = await service.core.look(game, lambda live, number=number: chosen(live, number, seed))
            if intent is None:
                break
            append(folder / "intents", intent)
            await deliver(service, folder, game, intent)
            if number % 3:  # now and then somebody acts before the news of the act before are posted
                await service.outbox.idle()
        await service.outbox.idle()
    finally:
        if passing is not None:
            passing.cancel()
        await service.close()


async def passed(service: Service, clock: TestClock) -> None:
    """Time passes, and people come by, as they do at a channel that is closed."""
    while True:
        await asyncio.sleep(0.01)
        clock.advance(CALM)
        service.outbox.wake(HOME)


async def deliver(service: Service, folder: Path, game: int, intent: dict[str, Any]) -> None:
    """Do what was intended, and note that it was acknowledged."""
    more = {"seat": intent["seat"], "interaction": intent["interaction"]}
    await said(service, game, SEATED[intent["seat"]], intent["line"], **more)
    append(folder / "acks", intent)


def chosen(live: LoadedGame, number: int, seed: bytes) -> dict[str, Any] | None:
    """Something that a seat may do now, chosen at random."""
    if live.game.status == OVER:
        return None
    pick = picker(seed + str(number).encode())
    seat = sorted(live.waiting())[0]
    assert acting_seat(live, SEATED[seat], seat) == seat
    ask = live.table.ask_for(seat)
    if ask is not None:
        line = ask.options[pick(len(ask.options))].text
    else:
        line = live.rules.format(any_offer(live.rules, live.table.state, seat, pick), live.table.state, None)
    return {"interaction": 1000 + number, "seat": seat, "line": line}


def killed_at(count: int) -> Callable[[str], None]:
    """Kill the process when so many points were passed."""
    left = [count]

    def passed(point: str) -> None:
        assert point in POINTS
        left[0] -= 1
        if left[0] == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    return passed


def forked(folder: Path, game: int, seed: bytes, most: int, points: Callable[[str], None], shuts: bool = False) -> int:
    """Play in a process of its own; the signal that ended it, 0 if it came to its end."""
    return apart(folder, lambda: play(folder, game, seed, most, points, shuts))


def apart(folder: Path, run: Callable[[], Coroutine[Any, Any, None]]) -> int:
    """Run something in a process of its own; the signal that ended it, 0 if it came to its end."""
    child = os.fork()
    if child == 0:
        status = 1
        try:
            asyncio.run(run())
            status = 0
        except BaseException:
            (folder / "fault").write_text(traceback.format_exc())
        finally:
            os._exit(status)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return os.WTERMSIG(status)
    assert os.WEXITSTATUS(status) == 0, (folder / "fault").read_text()
    return 0

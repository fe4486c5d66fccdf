"""People who play a whole game at the parlour: by typed commands, or by pressing what is offered."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.playout import best_offer, picker
from bot.engine.requests import Ask
from bot.games import registry
from bot.records.replay import verify
from bot.service.core.ask_buttons import key_of, likely_lines
from bot.service.core.loaded_game import LoadedGame
from bot.service.lobby import lobby
from bot.service.lobby.lobby import LESSON_MARK
from tests.support.player import Answer, Player, buttons, selects, text_of
from tests.support.tavern import Tavern

OPEN, PICK, CONFIRM, KINDS = "d|", "c|", "y|", "p|"
MOST_ACTS = 3000

SEEDING = ("lobby.lobby", "core.loaded_game", "table.forks", "table.rematch", "events.opening", "events.rounds")
"""The modules of the service that draw seeds."""


def thread_of(tavern: Tavern, number: int = -1) -> str:
    """The id of a thread, the newest unless told otherwise."""
    threads = [key for key, channel in tavern.parlour.world.channels.items() if channel.get("parent_id")]
    return sorted(threads, key=int)[number]


async def waiting(tavern: Tavern, game: int) -> dict[int, str]:
    """The seats waited for, each with its holder's name."""
    live = await tavern.service.core.live(game)
    people = tavern.parlour.world.people
    return {seat: str(people[str(live.seats[seat].user_id)]["name"]) for seat in live.waiting()}


async def seated(tavern: Tavern, first: Player, second: Player, key: str = "warcry", **options: Any) -> int:
    """A game of two people, opened, joined and made ready by commands; it starts when both are. Its number."""
    opened = await first.slash("/game new", game=key, **{"players": 2, **options})
    await tavern.quiet()
    game = max(tavern.service.core._live)
    assert str(game) in opened.text
    for player in (first, second):
        player.channel = "tavern"
    await second.slash("/game join", game=game)
    for player in (first, second):
        await player.slash("/game ready", game=game)
    await tavern.quiet()
    return game


FOUR = ("ana", "ben", "cyril", "dana")


async def four(built: Tavern, key: str, options: str) -> int:
    """A game of four people that has begun; its number."""
    people = [built.player(name) for name in FOUR]
    await people[0].slash("/game new", game=key, players=4, options=options)
    await built.quiet()
    game = int(max(built.service.core._live))
    for player in people[1:]:
        player.channel = "tavern"
        await player.slash("/game join", game=game)
    for player in people:
        player.channel = "tavern"
        await player.slash("/game ready", game=game)
    await built.quiet()
    return game


@contextlib.contextmanager
def known_dice(seed: bytes, *, each: bool = False) -> Iterator[None]:
    """Games that are opened and begun in here roll the same dice in every run: their seed and their salt are known.

    ``each``: every game has dice of its own.
    """
    ready, sits, drawn = lobby.get_ready, lobby.first_seats, count()

    def known(size: int) -> bytes:
        return (seed + (b" %d" % next(drawn) if each else b"")).ljust(size, b".")

    with pytest.MonkeyPatch.context() as patch:
        # Not in the module of the library itself: what the parlour hands out as tokens would be one and the same too.
        for module in SEEDING:
            patch.setattr(f"bot.service.{module}.secrets", SimpleNamespace(token_bytes=known))
        patch.setattr(lobby, "get_ready", lambda work, who, _press: ready(work, who, 1))
        patch.setattr(
            lobby, "first_seats", lambda row, host, _mark, *, every: sits(row, host, LESSON_MARK, every=every)
        )
        yield


async def finished(tavern: Tavern, game: int, key: str = "warcry") -> str:
    """The game is over: all was posted, its dice can be verified, and its record replays to the same end."""
    await tavern.quiet()
    live = await tavern.service.core.live(game)
    assert live.game.status == "over"
    ana = tavern.player("ana", thread_of(tavern))
    told = [text_of(message) for message in ana.seen()]
    answer = await ana.slash("/dice verify")
    export = await ana.slash("/game export")
    record = tavern.parlour.house.files.read(export.message["attachments"][0]["id"]).decode()
    assert verify(record, registry.game(key)) is not None
    assert answer.text
    return told[-1]


class Typist:
    """Plays by ``/do`` and its suggestions."""

    def __init__(self, tavern: Tavern, game: int, seed: bytes) -> None:
        self.tavern, self.game, self.seed = tavern, game, seed
        self.turn = 0
        self.said: list[str] = []
        self.more: dict[str, Any] = {}

    async def play(self, most: int = 2000) -> None:
        """Until the game is over."""
        thread = thread_of(self.tavern)
        while self.turn < most:
            asked = await waiting(self.tavern, self.game)
            if not asked:
                return
            self.turn += 1
            pick = picker(self.seed + str(self.turn).encode())
            seat, name = sorted(asked.items())[0]
            options: dict[str, Any] = {"line": ""}
            live = await self.tavern.service.core.live(self.game)
            user = live.seats[seat].user_id
            if len(live.seats_of(user or 0)) > 1:
                options["seat"] = seat + 1
            line = await self.line(name, thread, options, pick)
            version = live.game.version
            player = self.tavern.player(name, thread)
            answer = await player.slash("/do", **{**options, "line": line}, **self.more)
            self.said.append(line)
            live = await self.tavern.service.core.live(self.game)
            assert live.game.version > version, (line, answer.text)

    async def line(self, name: str, thread: str, options: dict[str, Any], pick: Callable[[int], int]) -> str:
        """One of the lines that are suggested."""
        found = await self.tavern.parlour.acting.complete(name, thread, "/do", options, "line")
        return str(found[pick(len(found))]["value"])


class Presser:
    """Plays by buttons and menus only."""

    def __init__(self, tavern: Tavern, game: int, seed: bytes) -> None:
        self.tavern, self.game, self.seed = tavern, game, seed
        self.presses = 0

    async def play(self, most: int = 3000) -> None:
        """Until the game is over."""
        thread = thread_of(self.tavern)
        while self.presses < most:
            await self.tavern.quiet()
            asked = await waiting(self.tavern, self.game)
            if not asked:
                return
            name = sorted(asked.items())[0][1]
            player = self.tavern.player(name, thread)
            await self.decide(player, await self.opened(player))

    async def opened(self, player: Player) -> Answer:
        """The private panel of the player's decision, opened from the public message."""
        self.presses += 1
        live = await self.tavern.service.core.live(self.game)
        held = live.seats_of(int(player.id))
        mine = [f"{OPEN}{self.game}|{entry.number}|" for entry in live.decisions.values() if entry.seat in held]
        public = player.newest(lambda one: any(kind in (OPEN, "o|") for kind in kinds(one)) and not one["flags"] & 64)
        ids = list(buttons(public).values())
        wanted = next((one for one in ids if one.startswith(tuple(mine))), None)
        wanted = wanted or next(one for one in ids if one.startswith("o|"))
        return await player.press(wanted, public)

    async def decide(self, player: Player, panel: Answer) -> None:
        """Press and choose in panels as long as they offer something to this player."""
        while True:
            self.presses += 1
            pick = picker(self.seed + str(self.presses).encode())
            message = panel.messages[-1]
            offered = self.offered(message)
            if not offered:
                return
            kind, key, values = offered[pick(len(offered))]
            if kind == "choose":
                panel = await player.choose(key, values[pick(len(values))], message=message)
            else:
                panel = await player.press(key, message)
            assert panel.kind != "failed", text_of(message)

    def offered(self, message: dict[str, Any]) -> list[tuple[str, str, list[str]]]:
        """What can be pressed or chosen in a panel to decide something; else the menu of kinds."""
        menus = [("choose", key, values) for key, values in selects(message).items()]
        found = [one for one in menus if one[1].startswith(PICK)]
        found += [("press", key, []) for key in buttons(message).values() if key.startswith((PICK, CONFIRM))]
        return found or [one for one in menus if one[1].startswith(KINDS)]


def kinds(message: dict[str, Any]) -> list[str]:
    """The kinds of the buttons of a message."""
    return [key[:2] for key in buttons(message).values()]


class Greedy:
    """People who do what looks best: by a button of the public ask where one says it, else by a typed line.

    ``typing``: every other time it is typed even so.
    """

    def __init__(self, built: Tavern, game: int, *, typing: bool = False, thread: str = "") -> None:
        self.built, self.game, self.typing = built, game, typing
        self.done: dict[str, set[str]] = {"pressed": set(), "typed": set()}
        self.thread = thread or thread_of(built)
        self.presses = self.lines = 0

    async def play(self) -> None:
        """To the end."""
        while self.presses + self.lines < MOST_ACTS:
            await self.built.quiet()
            asked = await waiting(self.built, self.game)
            if not asked:
                return
            seat, name = sorted(asked.items())[0]
            live = await self.built.service.core.live(self.game)
            line, before = self.line(live, seat), live.game.version
            answer = await self.act(Player(self.built.parlour, name, self.thread, quiet=0), live, seat, line)
            assert (await self.built.service.core.live(self.game)).game.version > before, (line, answer.text)

    def line(self, live: LoadedGame, seat: int) -> str:
        """What looks best; an answer at random."""
        pick = picker(f"{self.presses} {self.lines}".encode())
        ask, match = live.table.ask_for(seat), live.table
        said = best_offer(live.rules, match.state, seat, pick) if ask is None else self.answer(ask, pick(60))
        return live.rules.format(said, match.state, ask)

    def answer(self, ask: Ask, pick: int) -> Any:
        """One option, or what the rules would do."""
        return (ask.options[pick % len(ask.options)].id,) if ask.options and ask.low <= 1 else ask.default

    async def act(self, player: Player, live: LoadedGame, seat: int, line: str) -> Answer:
        """By the button that says the line, if the ask has one."""
        public = player.newest(lambda one: "▸" in text_of(one) and not one["flags"] & 64)
        keys = [key for key in buttons(public).values() if key.startswith(("s|", "o|"))]
        typed = self.typing and self.presses > self.lines
        key = "" if typed else next((key for key in keys if said_by(live, seat, key) == line), "")
        ask = live.table.ask_for(seat)
        self.done["pressed" if key else "typed"].add(line.split()[0] if ask is None else ask.key)
        if key:
            self.presses += 1
            answer = await player.press(key, public)
            asked = [(key, one) for one in answer.messages for key in buttons(one).values() if key.startswith(CONFIRM)]
            return await player.press(*asked[0]) if asked else answer
        self.lines += 1
        return await player.slash("/do", line=line, sure=True)


def said_by(live: LoadedGame, seat: int, key: str) -> str:
    """The line that a button of a public ask says."""
    kind, _, number, option, *_ = key.split("|")
    if number != str(live.number_of(seat)):
        return ""
    ask = live.table.ask_for(seat)
    if kind == "o":
        return "" if ask is None or int(option) >= len(ask.options) else ask.options[int(option)].text
    return next((line for line in likely_lines(live.table, seat) if key_of(line) == option), "")

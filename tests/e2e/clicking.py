"""People at a bot in a process of its own: they press what they see, and press again where no answer came."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import select
from sqlmodel import Session

from bot.engine import codec
from bot.engine.playout import picker
from bot.i18n.speech import Speech
from bot.parlour import Parlour
from bot.parlour.acting import Shown
from bot.parlour.client import Refused
from bot.service.core.ask_buttons import key_of
from bot.service.core.news import MOST_SEEN, Told, newest_lines
from bot.service.core.ports import STORY
from bot.storage.games import Stored, load_game
from bot.storage.models import SENT, Decision, Outbox, Seat, table
from bot.storage.sqlite import READ, READ_ONLY, offline
from bot.storage.urls import FILE
from tests.support.player import Answer, Json, Player, buttons, number_of, selects, text_of, walk

T = TypeVar("T")

DECISION, OUTBOX, SEAT = map(table, (Decision, Outbox, Seat))
ANSWER, OPEN, PICK, CONFIRM, KINDS = "o|", "d|", "c|", "y|", "p|"
DECIDES = (ANSWER, PICK, CONFIRM)
RETREAT = key_of("retreat")
"""Nobody here gives a battle up: two of them, and the game is over before much has happened."""

NOTED = Speech("en").text("reply-order-noted")
"""What an order is answered with, which decides but is no act."""

STALE = Speech("en").text("engine-refused-stale-press")
"""What somebody is told whose press comes after his decision."""


class Spy:
    """Reads the bot's database from outside, whether the bot lives or not."""

    def __init__(self, folder: Path) -> None:
        self.engine = offline(folder / FILE, READ_ONLY, begin=READ)

    def read(self, fn: Callable[[Session], T]) -> T:
        """What is stored at this moment."""
        with Session(self.engine) as session:
            return fn(session)

    def game(self, number: int) -> Stored:
        """A game."""
        found = self.read(lambda session: load_game(session, number))
        assert found is not None
        return found

    def asked(self, game: int) -> list[tuple[int, int]]:
        """The open decisions of a game: number, and the person asked."""
        wanted = (
            select(DECISION.c.number, SEAT.c.user_id)
            .join(SEAT, (SEAT.c.game_id == DECISION.c.game_id) & (SEAT.c.seat == DECISION.c.seat))
            .where(DECISION.c.game_id == game, DECISION.c.closed_at.is_(None))
        )
        return [(row.number, row.user_id) for row in self.read(lambda session: session.execute(wanted).all())]


async def opened(parlour: Parlour, *names: str) -> tuple[int, str]:
    """A game of these people, opened, joined and made ready by commands: its number, and the id of its thread."""
    people = [Player(parlour, name) for name in names]
    told = await people[0].slash("/game new", game="warcry")
    found = re.search(r"\d+", told.text)
    assert found is not None, told.text
    game = int(found[0])
    for other in people[1:]:
        await other.slash("/game join", game=game)
    for person in people:
        await person.slash("/game ready", game=game)
    while not (threads := [key for key, one in parlour.world.channels.items() if one.get("parent_id")]):
        await asyncio.sleep(0.01)
    return game, max(threads, key=int)


def posted(parlour: Parlour, thread: str) -> list[Json]:
    """What the bot has posted for all in a thread, oldest first."""
    private = parlour.world.private
    found = [one for key, one in parlour.world.messages.items() if key not in private and one["channel_id"] == thread]
    return sorted(
        [one for one in found if one["author"]["id"] == parlour.world.bot["id"]], key=lambda one: int(one["id"])
    )


def numbers(messages: list[Json]) -> list[int]:
    """The numbers that messages show."""
    return [number for one in messages if (number := number_of(one))]


TOO_FAST = Speech("en").text("engine-refused-too-fast", seconds=1).split(".")[0]
"""What somebody is told whose presses come faster than a person's: he waits, and presses again."""


class Clicker:
    """One person of a game. ``acted``: the decisions that a press has closed, as its answer shows."""

    def __init__(self, parlour: Parlour, spy: Spy, name: str, game: int, thread: str) -> None:
        self.player = Player(parlour, name, thread)
        self.user = int(self.player.id)
        self.parlour, self.spy, self.name, self.game = parlour, spy, name, game
        self.acted: list[int] = []
        self.unanswered = 0
        self.turn = 0
        self.stopping = False

    async def play(self) -> None:
        """Decide whatever is put to this person until told to stop."""
        while not self.stopping:
            public = self._public([number for number, user in self.spy.asked(self.game) if user == self.user])
            if public is None:
                await asyncio.sleep(0.02)
            else:
                await self._decide(*public)

    def _public(self, mine: list[int]) -> tuple[str, Json] | None:
        """The button of the newest public message that is for one of these decisions."""
        starts = tuple(f"{kind}{self.game}|{number}|" for kind in (OPEN, ANSWER) for number in mine)
        for message in reversed(posted(self.parlour, self.player.channel)):
            found = [key for key in buttons(message).values() if key.startswith(starts)]
            if found:
                return found[self._pick(len(found))], message
        return None

    async def _decide(self, key: str, message: Json) -> None:
        """Press a button and then what the private panel offers, as long as it offers something."""
        answer = await self.press(key, message)
        while answer is not None and not self.stopping:
            offered = offers(answer.message)
            if not offered:
                return
            # A menu counts for as much as it holds: a pass is one of all that may be done, not half of it.
            every = [(place, first) for place, (_, values) in enumerate(offered) for first in range(len(values) or 1)]
            place, first = every[self._pick(len(every))]
            key, values = offered[place]
            chosen = (values[first:] + values[:first])[: most_of(answer.message, key)] if values else None
            answer = await self.press(key, answer.message, chosen)

    async def press(self, key: str, message: Json, values: list[str] | None = None) -> Answer | None:
        """One press, again and again until it is answered; None where the message is gone by now."""
        while True:
            try:
                shown = await self._sent(key, message, values)
            except Refused:
                return None
            if shown.kind == "failed" or not await self._settled(shown):
                self.unanswered += 1
                if self.stopping:
                    return None
                continue
            answer = Answer(self.parlour, shown)
            if answer.text.startswith(TOO_FAST):
                await asyncio.sleep(0.25)
                continue
            if key.startswith(DECIDES) and not shown.interaction.mine:  # a refusal comes beside the panel in use
                number = int(key.split("|")[2])
                if not answer.text.startswith((STALE, NOTED)) and number not in asked_of(answer.message):
                    self.acted.append(number)
            return answer

    async def _sent(self, key: str, message: Json, values: list[str] | None) -> Shown:
        if values is not None:
            return await self.parlour.acting.choose(self.name, message["id"], key, values)
        return await self.parlour.acting.press(self.name, message["id"], key)

    async def _settled(self, shown: Shown) -> bool:
        """True if the answer comes; one that was promised by a bot that is dead by now does not."""
        for _ in range(500):
            if shown.interaction.touched or shown.kind == "message":
                return True
            await asyncio.sleep(0.01)
        return False

    def _pick(self, count: int) -> int:
        self.turn += 1
        return picker(f"{self.name} {self.turn}".encode())(count)


def asked_of(message: Json) -> set[int]:
    """The decisions that the buttons and menus of a panel are about."""
    keys = [*buttons(message).values(), *selects(message)]
    return {int(key.split("|")[2]) for key in keys if key.startswith((*DECIDES, KINDS))}


def offers(message: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """What decides something in a panel: menus with their values, buttons without; else the menu of kinds."""
    menus = selects(message).items()
    found = [(key, [one for one in values if one != RETREAT]) for key, values in menus if key.startswith(PICK)]
    found = [(key, values) for key, values in found if values]
    pressed = [key for key in buttons(message).values() if key.startswith((PICK, CONFIRM))]
    found += [(key, []) for key in pressed if not key.endswith(RETREAT)]
    return found or [(key, values) for key, values in menus if key.startswith(KINDS)]


def most_of(message: Json, key: str) -> int:
    """How many values a menu takes: of one that takes several fewer might never be enough to confirm."""
    return next(
        (part.get("max_values", 1) for _, part in walk(message["components"]) if part.get("custom_id") == key), 1
    )


def sent_to(session: Session, channel: int) -> list[Any]:
    """What the bot believes to have posted, in the order in which it was stored."""
    wanted = select(OUTBOX).where(OUTBOX.c.channel_id == channel, OUTBOX.c.number > 0, OUTBOX.c.state == SENT)
    return list(session.execute(wanted.order_by(OUTBOX.c.id)))


def said_once(messages: list[Json], rows: list[Any]) -> None:
    """What stands in a channel is what the bot believes to have posted there, each message and each line once."""
    newest = {row.message_id: row.number for row in rows}
    assert [newest.get(int(message["id"])) for message in messages] == numbers(messages), told(messages)
    stored = [(row.message_id, codec.decode(row.body, Told).text) for row in rows if row.kind == STORY]
    whole: dict[int, str] = {}
    for message, text in stored:
        whole[message] = f"{whole[message]}\n{text}" if message in whole else text
    stories = [text_of(message) for message in messages if int(message["id"]) in whole]
    lines = [line for text in stories for line in text.splitlines() if not line.startswith("-# ")]
    wanted = [line for text in whole.values() for line in newest_lines(text, MOST_SEEN)[0].splitlines()]
    assert lines == wanted, "a line is lost, told twice, or moved"


def told(messages: list[Json]) -> str:
    """All of it, for a failed assertion."""
    return "\n--\n".join(map(text_of, messages))

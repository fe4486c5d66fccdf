"""Looking at games: the table as somebody may know it now or knew it then, the log, the record, a person's games."""

from __future__ import annotations

import time
from typing import Any
from zoneinfo import ZoneInfo

from msgspec import Struct
from sqlalchemy import Connection

from bot.engine.errors import Refused
from bot.records import form
from bot.records.record import Remark, cut_record, write_record
from bot.service.core import Core
from bot.service.fallback import spoken
from bot.service.gamelog import Log
from bot.service.live import Live
from bot.service.ports import Outgoing
from bot.service.replies import Reply
from bot.service.sights import Sight, onlooker, seen
from bot.service.work import Work
from bot.storage import books, lobbies, people
from bot.storage.books import Place as Place
from bot.storage.models import CLOSED, LOBBY

MOST_NAME = 32


class Page(Struct, frozen=True):
    """A person's games: what waits for him, and what else he plays."""

    waiting: list[Place]
    others: list[Place]


class Record(Struct, frozen=True):
    """A record as a file."""

    name: str
    data: bytes
    full: bool


class Move(Struct, frozen=True):
    """Where a game goes on, and the channel that this is opened from: itself, where it is no thread for all."""

    channel: int
    home: int


class Books:
    """The books of all games."""

    def __init__(self, core: Core) -> None:
        self.core = core

    async def sight(
        self, game_id: int, user: int, language: str, *, seat: int | None = None, at: int | None = None
    ) -> Sight:
        """The table as a person may see it: now, or as it was after a line. Without a seat he sees what all see."""
        return await self.core.look(game_id, lambda live: seen(live, onlooker(live, user, seat), language, at))

    async def open_sight(self, game_id: int, user: int, *, at: int | None = None) -> Sight:
        """The table as everybody may see it, in the channel's language."""

        def read(live: Live) -> Sight:
            onlooker(live, user, None)
            return seen(live, None, live.game.language, at)

        return await self.core.look(game_id, read)

    async def mine(self, user: int) -> Page:
        """What waits for a person in all games, and his other games."""

        def read(conn: Any) -> Page:
            waiting = books.waiting_for(conn, user)
            known = {place.game for place in waiting}
            return Page(waiting, [place for place in books.games_of(conn, user) if place.game not in known])

        return await self.core.database.read(read)

    async def post_table(self, game_id: int, user: int, *, interaction: int) -> Reply:
        """Post the table again for all: its picture, its questions, its buttons."""

        def operation(work: Work) -> Reply:
            onlooker(work.live, user, None)
            work.live.table  # noqa: B018  refused where the game has not begun
            work.post_again()
            return Reply("posted")

        return await self.core.change(game_id, operation, interaction=interaction, by=user)

    async def post_sight(self, game_id: int, user: int, out: Outgoing, *, interaction: int) -> Reply:
        """Post something for all that was drawn from what all may see."""

        def operation(work: Work) -> Reply:
            onlooker(work.live, user, None)
            work.post(out)
            return Reply("posted")

        return await self.core.change(game_id, operation, interaction=interaction, by=user)

    async def log(self, game_id: int, user: int, language: str) -> str:
        """All that happened, as a person may know it, in his time; what was taken back is marked."""

        def stored(conn: Connection) -> Log:
            zone = ZoneInfo(people.user(conn, user).zone)
            rows = (books.times(conn, game_id), books.reasons(conn, game_id), books.remarks(conn, game_id))
            return Log(zone, *rows)

        log = await self.core.database.read(stored)
        return await self.core.look(
            game_id, lambda live: "\n".join(log.lines(live, onlooker(live, user, None), live.plain_speech(language)))
        )

    async def export(self, game_id: int, user: int) -> Record:
        """The record: whole once the game is over, before that what the person may know."""
        times = await self.core.database.read(lambda conn: books.times(conn, game_id))
        rows = await self.core.database.read(lambda conn: books.remarks(conn, game_id))
        remarks = [Remark(row.after, row.kind, row.seat, row.text, stamp(row.at)) for row in rows]

        def read(live: Live) -> Record:
            match, names = live.table, record_names(live)
            stamps = [stamp(at) for at in times[: len(match.lines)]]
            full = live.ended
            seat = onlooker(live, user, None)
            reader = form.PUBLIC if seat is None else names[seat]
            text = (
                write_record(match, names, stamps, remarks, closed=live.game.status == CLOSED)
                if full
                else cut_record(match, names, stamps, reader, remarks)
            )
            return Record(f"{live.game.key}-{live.id}.jsonl", text.encode(), full)

        return await self.core.look(game_id, read)

    async def rebind(self, game_id: int, user: int, to: Move, *, referee: bool, interaction: int) -> Reply:
        """Go on in another channel. The host may, a game master, any player if the bot is shut out of the old one."""

        def operation(work: Work) -> Reply:
            live, game = work.live, work.live.game
            if game.status in (LOBBY, CLOSED):
                raise Refused("game_not_started" if game.status == LOBBY else "game_over")
            if not (referee or user == game.host_id or (game.muted and live.seats_of(user))):
                raise Refused("rebind_not_yours")
            if to.channel == game.channel_id:
                raise Refused("rebind_same")
            work.set(channel_id=to.channel, home=to.home, card=None, muted="")
            work.also += [lambda conn: alone_there(conn, to.channel, live.id), lambda conn: spoken(conn, live.id)]
            work.tell("table-rebound", game=live.id)
            work.post_again()
            return Reply("rebound")

        return await self.core.change(game_id, operation, interaction=interaction, by=user)


def alone_there(conn: Connection, channel: int, game: int) -> None:
    """Refuse a channel in which another game is played; looked at where it is stored, for two may move at once."""
    other = lobbies.played_in(conn, channel, besides=game)
    if other is not None:
        raise Refused("lobby_channel_taken", game=str(other))


def stamp(at: int) -> str:
    """A time as records have it."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))


def record_names(live: Live) -> tuple[str, ...]:
    """Names of the seats as a record takes them: each only once, none that means something else there."""
    names: list[str] = []
    for seat in live.seats:
        letters = "".join([sign if sign.isprintable() and sign != ":" else " " for sign in seat.name])
        name = " ".join(letters.split())[:MOST_NAME].strip() or f"seat {seat.seat + 1}"
        taken = (*names, "gm", form.PUBLIC, form.FULL)
        while name in taken:
            name = f"{name[: MOST_NAME - 3]} {seat.seat + 1}"
        names.append(name)
    return tuple(names)

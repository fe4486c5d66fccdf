"""Looking at games: the table as somebody may know it now or knew it then, the log, the record, a person's games."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from msgspec import Struct
from sqlmodel import Session

from bot.engine.errors import Refused
from bot.engine.events import visible_to
from bot.engine.history import EDIT, UNDO, HistoryLine
from bot.engine.pending_action import GM, PLAYER, TIMEOUT
from bot.engine.requests import Facts
from bot.i18n.speech import Speech
from bot.i18n.wording import story_lines
from bot.records import form
from bot.records.record import VEILED, Remark, cut_record, is_secret, secrecy_of, write_record
from bot.service.core.core import Core
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.ports import CARD, THREAD, TROUBLE, Outgoing
from bot.service.core.table_view import TableView, onlooker, sight_through
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.posting.unreachable import spoken
from bot.storage import game_queries, lobbies, matters, models, outbox, people
from bot.storage.game_queries import OwnGame as OwnGame
from bot.storage.matters import ANSWER as ANSWER
from bot.storage.matters import CHECK_IN as CHECK_IN
from bot.storage.matters import READY as READY
from bot.storage.matters import Matter as Matter
from bot.storage.models import CLOSED, LOBBY

MOST_NAME = 32
STAYING = (CARD, THREAD, TROUBLE)
"""Kinds of posts that do not follow a game to another channel."""


class Page(Struct, frozen=True):
    """A person's games: what waits for him in them and beside them, and what else he plays."""

    waiting: list[OwnGame]
    others: list[OwnGame]
    matters: list[Matter]


class Record(Struct, frozen=True):
    """A record as a file."""

    name: str
    data: bytes
    full: bool


class Move(Struct, frozen=True):
    """Where a game goes on, and the channel that this is opened from: itself, where it is no thread for all."""

    channel: int
    home: int


async def sight_of(
    core: Core, game_id: int, user: int, language: str, *, seat: int | None = None, at: int | None = None
) -> TableView:
    """The table as a person may see it: now, or as it was after a line. Without a seat he sees what all see."""
    return await core.look(game_id, lambda live: sight_through(live, onlooker(live, user, seat), language, at))


async def public_sight(core: Core, game_id: int, user: int, *, at: int | None = None) -> TableView:
    """The table as everybody may see it, in the channel's language."""

    def read(live: LoadedGame) -> TableView:
        onlooker(live, user, None)
        return sight_through(live, None, live.game.language, at)

    return await core.look(game_id, read)


async def games_page(core: Core, user: int) -> Page:
    """What waits for a person in all games, and his other games."""

    def read(session: Any) -> Page:
        waiting, found = game_queries.places_waiting(session, user), matters.matters_of(session, user, core.clock.now())
        known = {place.game for place in waiting} | {one.number for one in found if one.kind == READY}
        return Page(
            waiting, [place for place in game_queries.places_of(session, user) if place.game not in known], found
        )

    return await core.database.read(read)


async def post_table(core: Core, game_id: int, user: int, *, interaction: int) -> Reply:
    """Post the table again for all: its picture, its questions, its buttons."""

    def operation(work: GameTransaction) -> Reply:
        onlooker(work.live, user, None)
        work.live.table  # noqa: B018  refused where the game has not begun
        work.post_again()
        return Reply("posted")

    return await core.change(game_id, operation, interaction=interaction, by=user)


async def post_sight(core: Core, game_id: int, user: int, out: Outgoing, *, interaction: int) -> Reply:
    """Post something for all that was drawn from what all may see."""

    def operation(work: GameTransaction) -> Reply:
        onlooker(work.live, user, None)
        work.post(out)
        return Reply("posted")

    return await core.change(game_id, operation, interaction=interaction, by=user)


async def log_text(core: Core, game_id: int, user: int, language: str) -> str:
    """All that happened, as a person may know it, in his time; what was taken back is marked."""

    def stored(session: Session) -> Log:
        zone = ZoneInfo(people.user(session, user).zone)
        rows = (
            game_queries.line_times(session, game_id),
            game_queries.line_reasons(session, game_id),
            game_queries.remarks_of(session, game_id),
        )
        return Log(zone, *rows)

    log = await core.database.read(stored)
    return await core.look(
        game_id, lambda live: "\n".join(log.lines(live, onlooker(live, user, None), live.plain_speech(language)))
    )


async def export_record(core: Core, game_id: int, user: int) -> Record:
    """The record: whole once the game is over, before that what the person may know."""
    times = await core.database.read(lambda session: game_queries.line_times(session, game_id))
    rows = await core.database.read(lambda session: game_queries.remarks_of(session, game_id))
    remarks = [Remark(row.after, row.kind, row.seat, row.text, stamp(row.at)) for row in rows]

    def read(live: LoadedGame) -> Record:
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

    return await core.look(game_id, read)


async def rebind_game(core: Core, game_id: int, user: int, to: Move, *, referee: bool, interaction: int) -> Reply:
    """Go on in another channel. The host may, a game master, any player if the bot is shut out of the old one."""

    def operation(work: GameTransaction) -> Reply:
        live, game = work.live, work.live.game
        if game.status in (LOBBY, CLOSED):
            raise Refused("game_not_started" if game.status == LOBBY else "game_over")
        if not (referee or user == game.host_id or (game.muted and live.seats_of(user))):
            raise Refused("rebind_not_yours")
        if to.channel == game.channel_id:
            raise Refused("rebind_same")
        left, refused = game.channel_id, bool(game.muted)
        work.following.append(
            lambda session: outbox.follow_game(session, live.id, left, to.channel, STAYING, refused=refused)
        )
        work.set(channel_id=to.channel, home=to.home, card=None, muted="")
        work.also += [
            lambda session: alone_there(session, to.channel, live.id),
            lambda session: spoken(session, live.id),
        ]
        work.tell("table-rebound", game=live.id)
        work.post_again()
        return Reply("rebound")

    return await core.change(game_id, operation, interaction=interaction, by=user)


def alone_there(session: Session, channel: int, game: int) -> None:
    """Refuse a channel in which another game is played; looked at where it is stored, for two may move at once."""
    other = lobbies.played_in(session, channel, besides=game)
    if other is not None:
        raise Refused("lobby_channel_taken", game=str(other))


def stamp(at: int) -> str:
    """A time as records have it."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))


def record_names(live: LoadedGame) -> tuple[str, ...]:
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


class Log(Struct, frozen=True):
    """What is stored beside the lines of a game: when each was written and why, and what was remarked between them."""

    zone: ZoneInfo
    times: list[int]
    reasons: list[str]
    remarks: list[models.Remark]

    def lines(self, live: LoadedGame, seat: int | None, speech: Speech) -> Iterator[str]:
        """One line of text for each event, for each return to an earlier line, and for each remark."""
        match, left = live.table, list(self.remarks)
        standing, at = {line.number for line in match.standing_lines()}, self.times[0]
        yield speech.text("table-log-head", game=str(live.id), name=live.game.name, seed=live.dice.commitments)
        for line in match.lines[: len(self.times)]:
            yield from self._before(line.number, left, speech)
            undone = line.number not in standing and line.kind != UNDO
            at = at if is_veiled(live, line, seat) else self.times[line.number]
            facts: Facts = {"ground": ground_of(line), "undone": "yes" if undone else "no", "number": str(line.number)}
            for text in texts_of(line, seat, speech):
                yield speech.text("table-log-line", time=self._time(at), text=text, **facts)
            yield from self._remarked(left, line.number, speech)
        if match.pause is not None:
            yield from (speech.event(event) for event in visible_to(match.pause.events, seat))

    def _before(self, number: int, left: list[models.Remark], speech: Speech) -> Iterator[str]:
        """What a game master's act is announced by stands before the lines that came of it."""
        reason, at = self.reasons[number], self.times[number]
        own = next(
            (row for row in left if reason and row.after >= number and row.at == at and reason in row.text), None
        )
        if own is not None:
            left.remove(own)
            yield self._told(own, speech)

    def _remarked(self, left: list[models.Remark], number: int, speech: Speech) -> Iterator[str]:
        while left and left[0].after <= number:
            yield self._told(left.pop(0), speech)

    def _told(self, row: models.Remark, speech: Speech) -> str:
        return speech.text("table-log-remark", time=self._time(row.at), text=" ".join(row.text.split()))

    def _time(self, at: int) -> str:
        return datetime.fromtimestamp(at, self.zone).strftime("%Y-%m-%d %H:%M %Z")


def is_veiled(live: LoadedGame, line: HistoryLine, seat: int | None) -> bool:
    """True if another seat did this in secret, at once with others: its time would tell who."""
    flight = line.flight
    if live.ended or flight is None or flight.seat in (None, seat):
        return False
    action = live.rules.action_decoder.decode(flight.action)
    if not is_secret(live.rules, action):
        return False
    before = live.rules.state_decoder.decode(live.table.lines[line.number - 1].position.snapshot)
    return secrecy_of(live.rules, before, flight.seat, action) == VEILED


def ground_of(line: HistoryLine) -> str:
    """On whose account a line stands, as far as everybody may know: a game master's, the clock's, a player's."""
    if line.source in (GM, TIMEOUT):
        return line.source
    return GM if line.kind in (UNDO, EDIT) and (line.seat is None or line.seat < 0) else PLAYER


def texts_of(line: HistoryLine, seat: int | None, speech: Speech) -> list[str]:
    """The events of a line as a seat may know them, as sentences."""
    if line.kind == UNDO:
        return [speech.text("table-log-back", number=line.back_to)]
    if not line.events and line.declared and line.flight is None:
        return [speech.say("event-edited")]
    return story_lines(speech, visible_to(list(line.events), seat))

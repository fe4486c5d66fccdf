"""Practice copies: a game goes on from one of its lines, with other dice, every seat held by whoever asked for it."""

from __future__ import annotations

import secrets
from typing import Any

from sqlmodel import Session

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.requests import Facts
from bot.service.core import Core
from bot.service.live import SEED_BYTES, Live
from bot.service.ports import THREAD, Outgoing
from bot.service.replies import Reply, decoded, encoded
from bot.service.sights import onlooker
from bot.service.work import Work
from bot.storage import games, lobbies, people
from bot.storage.games import Posted, Repeated, columns
from bot.storage.models import LOBBY, RUNNING, Game, Outbox, Seat

MOST_EACH = 20
"""Unfinished games that one person may have opened, copies included."""

_KEPT = (
    "key",
    "guild_id",
    "home",
    "language",
    "options",
    "packs",
    "places",
    "policy",
    "limit",
    "rules",
    "spectators",
    "undo",
)


async def fork_game(core: Core, game_id: int, user: int, *, at: int | None, interaction: int) -> Reply:
    """Copy a game as it stood after a line. Refused while anything was hidden from the person there (F58)."""
    row, seats, state, number = await core.look(game_id, lambda live: copied(live, user, at, interaction))
    row.created_at = core.clock.now()
    try:
        reply, posts = await core.database.write(lambda session: put(session, row, seats, number, interaction))
        core.announce(posts)
    except Repeated as error:
        reply = decoded(error.result)
    # A second operation: a copy that a crash keeps from beginning is closed like any idle lobby.
    await core.change(int(str(reply.facts["copy"])), lambda work: begin(work, game_id, state, number), by=user)
    return reply


def copied(live: Live, user: int, at: int | None, press: int) -> tuple[Game, list[Seat], Any, int]:
    """The rows of a copy and the state it begins with."""
    match = live.table
    last = len(match.lines) - 1
    number = last if at is None else at
    if not 0 <= number <= last:
        raise Refused("no_line_to_show", given=number, last=last)
    state = codec.decode(match.lines[number].position.snapshot, live.rules.state_type)
    if not live.ended and live.rules.hides(state, onlooker(live, user, None)):
        raise Refused("fork_hidden", number=number)
    if live.rules.outcome(state) is not None:
        raise Refused("fork_ended", number=number)
    row = Game(**{name: value for name, value in columns(live.game).items() if name in _KEPT})
    row.name = live.speech(live.game.language).text("table-fork-name", name=live.game.name)[:60]
    row.channel_id, row.host_id, row.practice_of, row.shared = row.home, user, live.id, True
    row.seed, row.salt = secrets.token_bytes(SEED_BYTES), str(press).encode()
    seats = [Seat(game_id=0, seat=seat.seat, user_id=user, name=seat.name, mark=str(press)) for seat in live.seats]
    return row, seats, state, number


def put(session: Session, row: Game, seats: list[Seat], number: int, interaction: int) -> tuple[Reply, list[Outbox]]:
    """Put the copy down, with a thread of its own."""
    known = games.find_interaction(session, interaction)
    if known is not None:
        raise Repeated(known)
    if lobbies.open_games(session, host=row.host_id) >= MOST_EACH:
        raise Refused("lobby_host_full", most=MOST_EACH)
    most = people.guild(session, row.guild_id).most_games
    if lobbies.open_games(session, guild=row.guild_id) >= most:
        raise Refused("lobby_server_full", most=most)
    copy = lobbies.create(session, row, seats)
    lobbies.watch(session, copy, row.guild_id, row.created_at)
    opens = bool(row.guild_id)  # in direct messages there are no threads
    where: Facts = {"thread": "yes" if opens else "no", "channel": f"<#{row.home}>"}
    reply = Reply("forked", {"copy": copy, "number": number, **where})
    games.note_interaction(session, interaction, row.created_at, encoded(reply))
    thread = Posted(row.home, THREAD, codec.encode(Outgoing("", subject=f"{row.name} #{copy}")), numbered=False)
    return reply, [games.post(session, thread, copy, row.created_at)] if opens else []


def begin(work: Work, original: int, state: Any, number: int) -> Reply:
    """The copy goes on from where the original stood; done once."""
    live = work.live
    if live.game.status == LOBBY:
        work.set(status=RUNNING, started_at=work.now)
        work.also.append(lambda session: lobbies.unwatch(session, live.id))
        live.resume(state)
        work.tell("table-fork-begun", game=original, number=number)
    return Reply("done")

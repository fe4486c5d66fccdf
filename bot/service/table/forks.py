"""Practice copies: a game goes on from one of its lines, with other dice, every seat held by whoever asked for it."""

from __future__ import annotations

import secrets
from typing import Any

from sqlmodel import Session

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.requests import Facts
from bot.service.core.core import Core
from bot.service.core.loaded_game import SEED_BYTES, LoadedGame
from bot.service.core.ports import THREAD, Outgoing
from bot.service.core.table_view import onlooker
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.lobby.lobby import demand_room, note_new_game, put_down
from bot.storage import lobbies
from bot.storage.games import Posted, columns
from bot.storage.models import LOBBY, RUNNING, Game, Outbox, Seat

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
    "rulings",
)


async def fork_game(core: Core, game_id: int, user: int, *, at: int | None, interaction: int) -> Reply:
    """Copy a game as it stood after a line. Refused while anything was hidden from the person there (F58)."""
    row, seats, state, number = await core.look(game_id, lambda live: fork_rows(live, user, at, interaction))
    row.created_at = core.clock.now()
    reply = await put_down(core, lambda session: put_fork(session, row, seats, number, interaction))
    # A second operation: a copy that a crash keeps from beginning is closed like any idle lobby.
    await core.change(int(str(reply.facts["copy"])), lambda work: begin_fork(work, game_id, state, number), by=user)
    return reply


def fork_rows(live: LoadedGame, user: int, at: int | None, press: int) -> tuple[Game, list[Seat], Any, int]:
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


def put_fork(
    session: Session, row: Game, seats: list[Seat], number: int, interaction: int
) -> tuple[Reply, list[Outbox]]:
    """Put the copy down, with a thread of its own."""
    demand_room(session, row, interaction)
    copy = lobbies.create_game(session, row, seats)
    opens = bool(row.guild_id)  # in direct messages there are no threads
    where: Facts = {"thread": "yes" if opens else "no", "channel": f"<#{row.home}>"}
    reply = Reply("forked", {"copy": copy, "number": number, **where})
    thread = Posted(row.home, THREAD, codec.encode(Outgoing("", subject=f"{row.name} #{copy}")), numbered=False)
    return note_new_game(session, row, copy, reply, interaction, [thread] if opens else [])


def begin_fork(work: GameTransaction, original: int, state: Any, number: int) -> Reply:
    """The copy goes on from where the original stood; done once."""
    live = work.live
    if live.game.status == LOBBY:
        work.set(status=RUNNING, started_at=work.now)
        work.also.append(lambda session: lobbies.unwatch(session, live.id))
        live.resume(state)
        work.tell("table-fork-begun", game=original, number=number)
    return Reply("done")

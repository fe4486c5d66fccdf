"""The same game once more: a lobby with the same terms in which the same people sit already, and only get ready."""

from __future__ import annotations

import secrets

from msgspec import UNSET
from sqlmodel import Session

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.legacy import with_legacy
from bot.service.core.bindings import NO_LAWS, Laws, laws_of, rebound
from bot.service.core.calling import at_table, calling
from bot.service.core.core import Core
from bot.service.core.house_options import demand_playable
from bot.service.core.loaded_game import SEED_BYTES, LoadedGame
from bot.service.core.ports import CARD, THREAD, Outgoing
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.lobby import lobby_card
from bot.service.lobby.lobby import demand_room, go_on, note_new_game, put_down
from bot.service.lobby.seats import Person, get_ready
from bot.service.table.end_card import TURNED
from bot.storage import games, lobbies
from bot.storage.games import Posted, Stored, columns
from bot.storage.models import LOBBY, Game, Outbox, Seat

KEPT = (
    "key", "guild_id", "home", "name", "language", "packs", "places", "start_full", "shared", "spectators", "policy",
    "undo", "limit",
)  # fmt: skip
"""What a game has of the one before it."""

OPENED, THERE = "rematch_opened", "rematch_there"


async def rematch(core: Core, game_id: int, who: Person, how: str, *, interaction: int) -> Reply:
    """Open the lobby; whoever asks later is told where it is. Raises Refused."""
    async with core.lock(game_id):
        live = await core.live(game_id)
        laws = await core.database.read(lambda session: laws_of(session, live.game.guild_id, live.game.key))
        row, seats = await core.in_rules(lambda: rematch_rows(live, who, how, core.clock.now(), laws))
        reply = await put_down(core, lambda session: _put(session, live, row, seats, interaction))
    if reply.key == OPENED:
        # A second operation: where a crash comes between, its host presses Ready as the others do.
        number = int(str(reply.facts["game"]))
        await core.change(number, lambda work: welcome(work, who, interaction), by=who.id)
    return reply


def rematch_rows(live: LoadedGame, who: Person, how: str, now: int, laws: Laws = NO_LAWS) -> tuple[Game, list[Seat]]:
    """The rows of the lobby: everybody in his seat, or each in that of the next. Raises Refused."""
    if not live.ended:
        raise Refused("rematch_early")
    if not live.seats_of(who.id):
        raise Refused("not_your_game")
    count = len(live.seats)
    before = with_legacy(live.options, UNSET)  # a game of its own, whatever campaign the first one was part of
    options, held = rebound(live.rules, before, count, live.game.rulings, laws)
    demand_playable(live.rules, options, count, now)
    row = Game(**{name: value for name, value in columns(live.game).items() if name in KEPT})
    row.channel_id, row.host_id, row.again_of, row.options = row.home, who.id, live.id, codec.encode(options)
    row.rulings = held
    row.seed, row.rules, row.created_at = secrets.token_bytes(SEED_BYTES), live.rules.rules_version, now
    turn = int(how == TURNED)
    seated = [live.seats[(place + turn) % count] for place in range(count)]
    seats = [
        Seat(game_id=0, seat=place, user_id=one.user_id, name="" if one.user_id is None else one.name)
        for place, one in enumerate(seated)
    ]
    return row, seats


def _put(
    session: Session, live: LoadedGame, row: Game, seats: list[Seat], interaction: int
) -> tuple[Reply, list[Outbox]]:
    other = lobbies.played_again(session, live.id)
    if other is not None:
        return Reply(THERE, {"game": str(other.id), "channel": f"<#{other.channel_id}>"}), []
    demand_room(session, row, interaction)
    here = live.game.channel_id == live.game.home
    taken = lobbies.played_in(session, row.home) if here else None
    if taken is not None:
        raise Refused("lobby_channel_taken", game=str(taken))
    called = games.pack_name(session.connection(), row)
    fresh = LoadedGame(Stored(row, seats, [], {}, [], pack_name=called), live.bound)
    number = lobbies.create_game(session, row, fresh.seats)
    reply = Reply(OPENED, {"game": str(number), "channel": f"<#{row.home}>"})
    posts = [Posted(row.home, CARD, codec.encode(lobby_card.card_post(fresh)))]
    if not here:
        thread = Outgoing("", subject=f"{row.name} #{number}")
        posts.append(Posted(row.home, THREAD, codec.encode(thread), numbered=False))
    return note_new_game(session, row, number, reply, interaction, posts)


def welcome(work: GameTransaction, who: Person, press: int) -> Reply:
    """Whoever wants it is ready, and the others are called; done once."""
    live = work.live
    if live.game.status != LOBBY or any(seat.mark for seat in live.seats):
        return Reply("done")
    get_ready(work, who, press)
    others = sorted({seat.user_id for seat in live.seats if seat.user_id not in (None, who.id)})
    if others:
        speech = live.speech(live.game.language)
        host = speech.seat(live.seats_of(who.id)[0])
        told = calling(speech, "rematch-call", others, at_table(live.id), host=host)
        work.post(Outgoing(told, mentions=tuple(others)))
    go_on(work)
    return Reply("done")

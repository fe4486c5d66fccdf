"""Who looks for a game on a server: one wish a person, for all to read. Two who want the same get a table at once."""

from __future__ import annotations

from msgspec import Struct
from sqlmodel import Session

from bot.engine.errors import Refused
from bot.service.core.core import Core
from bot.service.core.house_options import PACES
from bot.service.core.open_tables import list_changed
from bot.service.core.sanitize import cleaned
from bot.service.core.transaction import GameTransaction, Reply, decoded_reply, encoded_reply
from bot.service.lobby.lobby import Opening, go_on, new_game, put_down, put_lobby
from bot.service.lobby.offered_options import PLAYABLE, READY_MADE
from bot.service.lobby.packs import pin_packs
from bot.service.lobby.seats import MOST_NAME, Person, Seated
from bot.storage import games, lobbies, timers
from bot.storage import open_tables as rows_of
from bot.storage.models import LOBBY, Outbox, Timer
from bot.storage.open_tables import Wish

LASTS = 14 * 86_400
"""Seconds after which a wish ends that nobody has shared."""

SOON = 60
"""Seconds after which a table begins all the same whose opening was cut off before it did."""


class Wanted(Struct, frozen=True):
    """What somebody wants to play, and where the table would be."""

    guild: int
    channel: int
    who: Person
    title: str
    pace: str
    spoken: str


class Otherwise(Exception):
    """Somebody who wants the same has come or gone meanwhile; nothing was stored."""


async def want_to_play(core: Core, wanted: Wanted, *, interaction: int) -> Reply:
    """Say what one wants to play. Whoever has wanted it longest sits down with him, and the game begins."""
    for field, given, allowed in (("game", wanted.title, PLAYABLE), ("pace", wanted.pace, PACES)):
        if given not in allowed:
            raise Refused("lobby_choice", option=field, given=given[:40], allowed=tuple(allowed))
    while True:
        other = await core.database.read(lambda session: partner(session, wanted, core.clock.now()))
        try:
            reply = await (
                _kept(core, wanted, interaction) if other is None else _met(core, wanted, other, interaction)
            )
        except Otherwise:
            continue
        if "game" in reply.facts:  # where only the table was stored before a crash, a timer does this
            await core.change(int(str(reply.facts["game"])), begin_full, by=wanted.who.id)
        return reply


def partner(session: Session, wanted: Wanted, now: int) -> Wish | None:
    """Whoever else has wanted the same for the longest time."""
    same = [wish for wish in rows_of.wishes_in(session, wanted.guild, now) if wish.user_id != wanted.who.id]
    return next((wish for wish in same if (wish.title, wish.pace) == (wanted.title, wanted.pace)), None)


async def _kept(core: Core, wanted: Wanted, interaction: int) -> Reply:
    """Nobody else wants it yet: the wish stands."""
    now = core.clock.now()

    def store(session: Session) -> tuple[Reply, list[Outbox]]:
        reply = Reply("wish_kept", {"until": f"<t:{now + LASTS}:D>"})
        games.note_interaction(session, interaction, now, encoded_reply(reply))
        demand_list(session, wanted)
        if partner(session, wanted, now) is not None:
            raise Otherwise
        rows_of.keep_wish(session, wish_of(wanted, interaction, now + LASTS))
        return reply, list_changed(session, wanted.guild, now)

    return await put_down(core, store)


def wish_of(wanted: Wanted, press: int, ends_at: int) -> Wish:
    """The row of a wish."""
    return Wish(
        guild_id=wanted.guild,
        user_id=wanted.who.id,
        name=cleaned(wanted.who.name, MOST_NAME),
        title=wanted.title,
        pace=wanted.pace,
        press=press,
        ends_at=ends_at,
    )


async def _met(core: Core, wanted: Wanted, other: Wish, interaction: int) -> Reply:
    """Another one wants it, too: a ready-made table for both, who have no wish any more."""
    opening, now = opening_of(wanted, other), core.clock.now()
    row = await core.in_rules(lambda: new_game(opening, now))
    row.packs = await pin_packs(core, wanted.guild, row.key, "", alone=False)
    bound = await core.bound(row.key, row.packs)

    def store(session: Session) -> tuple[Reply, list[Outbox]]:
        if (known := games.find_interaction(session, interaction)) is not None:
            raise games.Repeated(known)
        demand_list(session, wanted)
        found = partner(session, wanted, now)
        if found is None or found.press != other.press:
            raise Otherwise
        reply, posts = put_lobby(session, opening, row, bound, interaction)
        number = int(str(reply.facts["game"]))
        timers.set_timer(session, lobbies.TIMER, now + SOON, game_id=number, subject=lobbies.BEGIN)
        return reply, posts

    return await put_down(core, store)


def opening_of(wanted: Wanted, other: Wish) -> Opening:
    """A ready-made table for two people."""
    key, edition = PLAYABLE[wanted.title]
    return Opening(
        key=key,
        guild=wanted.guild,
        channel=wanted.channel,
        host=wanted.who,
        options=f"{edition} {READY_MADE}".strip(),
        players=2,
        pace=wanted.pace,
        spoken=wanted.spoken,
        beside=Seated(Person(other.user_id, other.name), str(other.press)),
    )


def demand_list(session: Session, wanted: Wanted) -> None:
    """Refuse who looks for a game where nobody would read it."""
    found = rows_of.list_of(session, wanted.guild)
    if found is None or found.channel_id != wanted.channel:
        raise Refused("wish_unlisted")


def begin_full(work: GameTransaction) -> Reply:
    """A table that was opened with all its people begins; done once."""
    if work.live.game.status == LOBBY:
        go_on(work)
    return Reply("lobby_started")


async def withdraw_wish(core: Core, guild: int, user: int, *, interaction: int) -> Reply | None:
    """Look for no game any more; None where nothing is to be taken back, as by a press that is older than the wish."""
    now = core.clock.now()

    def look(session: Session) -> tuple[bytes | None, Wish | None]:
        return games.find_interaction(session, interaction), rows_of.wish_of(session, guild, user, now)

    known, wish = await core.database.read(look)
    if known is not None:
        return decoded_reply(known)
    if wish is None or wish.press > interaction:
        return None

    def store(session: Session) -> tuple[Reply, list[Outbox]]:
        reply = Reply("wish_withdrawn")
        games.note_interaction(session, interaction, now, encoded_reply(reply))
        rows_of.drop_wish(session, guild, user)
        return reply, list_changed(session, guild, now)

    return await put_down(core, store)


async def wish_over(core: Core, timer: Timer) -> int | None:
    """A wish has stood long enough; one that was said anew meanwhile has a timer of its own."""
    guild, now = int(timer.subject), core.clock.now()

    def store(session: Session) -> list[Outbox]:
        if rows_of.wish_of(session, guild, timer.user_id, now) is not None:
            return []
        rows_of.drop_wish(session, guild, timer.user_id)
        return list_changed(session, guild, now)

    core.announce(await core.database.write(store))
    return None

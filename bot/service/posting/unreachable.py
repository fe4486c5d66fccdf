"""What cannot be posted, and games that cannot speak in their channel (F15, F16, F19).

Their clocks stand still, and it is told at the home of the game; where nothing can be said there either to its host,
once by direct message and once in person, which is a fact of the database, so that no restart loses it.
"""

from __future__ import annotations

import logging
from functools import partial

from msgspec import Struct
from msgspec.structs import replace
from sqlmodel import Session

from bot.engine import codec
from bot.engine.errors import Refused
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.service.core.core import Core
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.ports import NOTE, RULING, TROUBLE, Outgoing, Poster, PostFailed
from bot.service.core.sanitize import escaped
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.posting.direct_messages import Unheard
from bot.storage import finding
from bot.storage import outbox as rows_of
from bot.storage.facts import UNHEARD, fact, facts_of, set_fact
from bot.storage.games import Posted, post
from bot.storage.models import LOBBY, RUNNING, Outbox

SHUT_OUT = ("gone", "forbidden", "closed", "full")
"""Why a game cannot speak in its channel at all: what it has to say waits, and its clocks stand still."""

DONE = "told"

log = logging.getLogger("seneschal.service")


class Word(Struct, frozen=True):
    """What is told at the home of a game that cannot speak in its own channel. ``home`` 0: it has no other."""

    home: int
    text: str


async def mute(core: Core, row: Outbox, why: str) -> Word | None:
    """A game cannot speak in its channel: its clocks stop. What is told elsewhere, unless it is known already."""
    if row.game_id is None:
        return None
    live = await core.live(row.game_id)
    game = live.game
    if game.muted == why or game.channel_id != row.channel_id:
        return None
    game.muted = why
    await core.database.write(lambda session: rows_of.set_game(session, live.id, muted=why))
    return Word(game.home if game.home != row.channel_id else 0, muted_text(live, why))


async def unmute(core: Core, row: Outbox) -> None:
    """A game has spoken in its channel."""
    try:
        game = None if row.game_id is None else (await core.live(row.game_id)).game
    except Refused:  # it cannot be read, so it rests anyway
        return
    if game is not None and game.muted and game.channel_id == row.channel_id:
        game.muted = ""
        await core.database.write(lambda session: spoken(session, row.game_id or 0))


def spoken(session: Session, game: int) -> None:
    """A game can speak again."""
    rows_of.set_game(session, game, muted="")
    set_fact(session, f"{UNHEARD} {game}", None)


def muted_text(live: LoadedGame, why: str) -> str:
    """What the home channel is told of a game that cannot speak in its own, in the channel's language."""
    return why_muted(live.speech(live.game.language), live.id, live.game.channel_id, why)


def why_muted(speech: Speech, game: int, channel: int, why: str) -> str:
    """Why a game cannot speak in its channel, and what helps."""
    if why in SHUT_OUT:
        return speech.text(f"service-muted-{why}", game=game, channel=f"<#{channel}>")
    right = speech.text(message_id("lobby-right", why))
    return speech.text("service-muted", game=game, channel=f"<#{channel}>", missing=right)


# -- hosts ------------------------------------------------------------------------------------------------------------


class Hosts(Unheard):
    """Tells hosts what their games can tell nobody."""

    async def start(self, poster: Poster) -> None:
        """Remember who is still to be told."""
        self.poster = poster
        for game, host in (await self.core.database.read(lambda session: facts_of(session, UNHEARD))).items():
            if host != DONE:
                self.owe(int(host), int(game))

    async def tell(self, game: int) -> None:
        """A game is mute, and nothing can be said at its home. Never raises; said once until the game speaks again."""
        try:
            live = await self.core.live(game)
        except Refused:
            return
        host = live.game.host_id
        if not is_mute(live) or not await self.core.database.write(lambda session: _noted(session, game, host)):
            return
        self.owe(host, game)
        log.warning("game %d can speak neither in its channel nor at its home", game)
        # The fact comes first: after a crash the host is told in person, and nobody is written to twice.
        if not await self._direct(live, host) and self.poster is not None:
            owner = await self.poster.owner(live.game.guild_id)
            if owner is not None and owner != host:
                await self._direct(live, owner)

    async def _direct(self, live: LoadedGame, user: int) -> bool:
        return await self.write_to(user, live.game.language, lambda language: host_told(live, live.speech(language)))

    async def heard(self, user: int, language: str) -> dict[int, str]:
        """What a host has not been told in person yet, by game; he is told it now."""
        found = {}
        for game in self.owed(user):
            try:
                live = await self.core.live(game)
            except Refused:
                continue
            if is_mute(live):
                found[game] = host_told(live, live.speech(language))
                await self.core.database.write(partial(set_fact, name=f"{UNHEARD} {game}", value=DONE))
        return found

    async def silent(self, game: int, language: str) -> list[str]:
        """Why a game cannot speak in its channel, for whoever asks after it; nothing where it can."""
        try:
            live = await self.core.live(game)
        except Refused:
            return []
        place = live.game.channel_id
        return [why_muted(live.speech(language), game, place, live.game.muted)] if is_mute(live) else []


def is_mute(live: LoadedGame) -> bool:
    """True if a game that goes on cannot speak in its channel."""
    return bool(live.game.muted) and live.game.status in (LOBBY, RUNNING)


def host_told(live: LoadedGame, speech: Speech) -> str:
    """What a host is told, in his language."""
    game = live.game
    why = why_muted(speech, live.id, game.channel_id, game.muted)
    return speech.text("service-unheard", name=escaped(game.name), why=why)


def _noted(session: Session, game: int, host: int) -> bool:
    """Note that a host is to be told; whether that is new."""
    name = f"{UNHEARD} {game}"
    new = fact(session, name) is None
    if new:
        set_fact(session, name, str(host))
    return new


# -- channels that are gone -------------------------------------------------------------------------------------------


async def channel_lost(hosts: Hosts, channel: int) -> list[int]:
    """A channel was deleted: its games live on, mute, and their home channel is told. Their numbers."""
    games = await hosts.core.database.read(lambda session: finding.games_of_channel(session, channel))
    return [game for game in games if await _mute_for_good(hosts, game, channel)]


async def opened_from(core: Core, channel: int) -> list[int]:
    """The channels of the games that go on elsewhere than in their home: threads of it, as a rule."""
    return await core.database.read(lambda session: finding.channels_away_from(session, channel))


async def thread_locked(core: Core, thread: int) -> None:
    """A thread was locked against the bot: its games pause at once, for nobody can act there.

    The table is posted anew: that is refused, which stops the clocks and is told at home, and stands there as soon as
    the thread is open again.
    """
    for number in await core.database.read(lambda session: finding.games_of_channel(session, thread)):
        try:
            game = (await core.live(number)).game
            if game.status == RUNNING and not game.muted:
                await core.change(number, table_again)
        except Refused:  # out of service: it has nothing to say
            continue


def table_again(work: GameTransaction) -> Reply:
    """The table with its open questions is posted anew."""
    work.post_again()
    return Reply("done")


async def _mute_for_good(hosts: Hosts, number: int, channel: int) -> bool:
    game = (await hosts.core.live(number)).game
    if game.muted == "gone" or game.ended_at is not None:
        return False
    async with hosts.core.lock(number):
        game.muted = "gone"
        await hosts.core.database.write(lambda session: rows_of.set_game(session, number, muted="gone"))
    if game.home == channel:
        await hosts.tell(number)
        return True
    told = muted_text(await hosts.core.live(number), "gone")
    out = Posted(game.home, TROUBLE, codec.encode(Outgoing(told)))
    now = hosts.core.clock.now()
    hosts.core.announce([await hosts.core.database.write(lambda session: post(session, out, number, now))])
    return True


# -- posts that cannot be posted --------------------------------------------------------------------------------------


FILES = "attach_files"
"""The permission to post files."""


CALM = 3
"""Seconds after a refusal in which nobody's coming makes the outbox try that channel again."""


def refused_for_file(failed: PostFailed) -> bool:
    """True if something may have been refused for its file alone."""
    return failed.reason == "too_large" or (failed.reason == "forbidden" and failed.missing in ("", FILES))


def goes_bare(row: Outbox, failed: PostFailed) -> bool:
    """True if a post may have been refused for its file; it goes without then, for the text comes first."""
    if not refused_for_file(failed):
        return False
    if row.kind not in (NOTE, RULING):
        return False
    out = codec.decode(row.body, Outgoing)
    if out.file:
        row.body = codec.encode(replace(out, file="", data=b""))
    return bool(out.file)


async def lives_there(core: Core, row: Outbox) -> bool:
    """True if a post belongs to a game that goes on in its channel, so that it may still be wanted there one day."""
    if row.game_id is None:
        return False
    game = (await core.live(row.game_id)).game
    return game.status in (LOBBY, RUNNING) and row.channel_id == game.channel_id


async def given_up(core: Core, row: Outbox, failed: PostFailed) -> bool:
    """True if a post is of no use any more: its place is gone with its game, or it will never be taken as it is."""
    orphaned = failed.reason == "gone" and not await lives_there(core, row)
    if orphaned or failed.reason in ("refused", "too_large"):
        level = logging.WARNING if orphaned else logging.ERROR
        log.log(level, "outbox row %s of kind %s is given up: %s", row.id, row.kind, failed.missing)
        return True
    return False


class Shut:
    """The channels in which nothing can be posted for now, and since when that is known."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self._tried: dict[int, int] = {}

    async def found(self, row: Outbox, failed: PostFailed) -> Word | None:
        """A post was refused: its game is mute. What its home is told."""
        self._tried[row.channel_id] = self.core.clock.now()
        return await mute(self.core, row, failed.missing or failed.reason)

    def over(self, channel: int) -> None:
        """Something was posted there."""
        self._tried.pop(channel, None)

    def worth_a_try(self, channel: int, *, changed: bool) -> bool:
        """True if to look again before it is time to: the channel has ``changed``, or somebody is there."""
        tried = self._tried.get(channel)
        return tried is not None and (changed or self.core.clock.now() - tried >= CALM)

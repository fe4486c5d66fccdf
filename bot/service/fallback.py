"""What can still be done with a post that could not be posted as it is (F15, F16)."""

from __future__ import annotations

import logging

from msgspec import Struct
from msgspec.structs import replace
from sqlmodel import Session

from bot.engine import codec
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.service.core import Core
from bot.service.live import Live
from bot.service.ports import Outgoing, PostFailed
from bot.storage import outbox as rows_of
from bot.storage.facts import UNHEARD, set_fact
from bot.storage.models import LOBBY, RUNNING, Outbox

FILES = "attach_files"
"""The permission to post files."""

SHUT_OUT = ("gone", "forbidden", "closed", "full")
"""Why a game cannot speak in its channel at all: what it has to say waits, and its clocks stand still."""

CALM = 3
"""Seconds after a refusal in which nobody's coming makes the outbox try that channel again."""

log = logging.getLogger("seneschal.outbox")


def goes_bare(row: Outbox, failed: PostFailed) -> bool:
    """Whether a post may have been refused for its file; it goes without then, for the text comes first."""
    if failed.reason != "too_large" and (failed.reason != "forbidden" or failed.missing not in ("", FILES)):
        return False
    out = codec.decode(row.body, Outgoing)
    if out.file:
        row.body = codec.encode(replace(out, file="", data=b""))
    return bool(out.file)


async def lives_there(core: Core, row: Outbox) -> bool:
    """Whether a post belongs to a game that goes on in its channel, so that it may still be wanted there one day."""
    if row.game_id is None:
        return False
    game = (await core.live(row.game_id)).game
    return game.status in (LOBBY, RUNNING) and row.channel_id == game.channel_id


async def given_up(core: Core, row: Outbox, failed: PostFailed) -> bool:
    """Whether a post is of no use any more: its place is gone with its game, or it will never be taken as it is."""
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
        """Whether to look again before it is time to: the channel has ``changed``, or somebody is there."""
        tried = self._tried.get(channel)
        return tried is not None and (changed or self.core.clock.now() - tried >= CALM)


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
    if row.game_id is None:
        return
    game = (await core.live(row.game_id)).game
    if game.muted and game.channel_id == row.channel_id:
        game.muted = ""
        await core.database.write(lambda session: spoken(session, row.game_id or 0))


def spoken(session: Session, game: int) -> None:
    """A game can speak again."""
    rows_of.set_game(session, game, muted="")
    set_fact(session, f"{UNHEARD} {game}", None)


def muted_text(live: Live, why: str) -> str:
    """What the home channel is told of a game that cannot speak in its own, in the channel's language."""
    return why_muted(live.speech(live.game.language), live.id, live.game.channel_id, why)


def why_muted(speech: Speech, game: int, channel: int, why: str) -> str:
    """Why a game cannot speak in its channel, and what helps."""
    if why in SHUT_OUT:
        return speech.text(f"service-muted-{why}", game=game, channel=f"<#{channel}>")
    right = speech.text(message_id("lobby-right", why))
    return speech.text("service-muted", game=game, channel=f"<#{channel}>", missing=right)

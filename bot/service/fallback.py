"""What can still be done with a post that could not be posted as it is (F15, F16)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from bot.engine import codec
from bot.i18n.names import message_id
from bot.service.core import Core
from bot.service.live import Live
from bot.service.ports import Outgoing, PostFailed
from bot.storage import outbox as rows_of
from bot.storage.models import LOBBY, RUNNING, Outbox

FILES = "attach_files"
"""The permission to post files."""


def goes_bare(row: Outbox, failed: PostFailed) -> bool:
    """Whether a post was refused for its file alone; it goes without then, for the text comes first."""
    if failed.reason != "too_large" and failed.missing != FILES:
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


class Word(Struct, frozen=True):
    """What is told at the home of a game that cannot speak in its own channel."""

    home: int
    text: str


async def mute(core: Core, row: Outbox, why: str) -> Word | None:
    """A game cannot speak in its channel: its clocks stop. What its home is told, if that is another channel."""
    if row.game_id is None:
        return None
    live = await core.live(row.game_id)
    game = live.game
    if game.muted == why or game.channel_id != row.channel_id:
        return None
    game.muted = why
    await core.database.run(lambda conn: rows_of.set_game(conn, live.id, muted=why))
    return Word(game.home, muted_text(live, why)) if game.home != row.channel_id else None


async def unmute(core: Core, row: Outbox) -> None:
    """A game has spoken in its channel."""
    if row.game_id is None:
        return
    game = (await core.live(row.game_id)).game
    if game.muted and game.channel_id == row.channel_id:
        game.muted = ""
        await core.database.run(lambda conn: rows_of.set_game(conn, row.game_id or 0, muted=""))


def muted_text(live: Live, why: str) -> str:
    """What the home channel is told of a game that cannot speak in its own, in the channel's language."""
    speech = live.speech(live.game.language)
    message = "service-muted-gone" if why == "gone" else "service-muted"
    right = why if why == "gone" else speech.text(message_id("lobby-right", why))
    return speech.text(message, game=live.id, channel=f"<#{live.game.channel_id}>", missing=right)

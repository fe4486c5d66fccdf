"""A new game gets a thread of its own. Where none can be opened it is closed again, and that is told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from bot.engine import codec
from bot.engine.requests import Fact
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.service.core.core import Core
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.ports import ASK, CARD, PICTURE, STORY, THREAD, Outgoing, PostFailed
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.lobby.lobby_card import close_lobby, show_card
from bot.service.posting.posting import Posting
from bot.storage import outbox as rows_of
from bot.storage import silences, timers
from bot.storage.games import Posted
from bot.storage.models import CLOSED, LOBBY, OVER, RUNNING, Outbox, Timer

THREADLESS = ("threadless", "full", "forbidden", "refused")
"""Why no thread can be opened: the channel has none, there are too many, no permission, or Discord will not."""


RETRY, HOUR = "thread", 3600
"""The timer of a game of an event that could get no thread, and the seconds until one is tried for again."""


def thread_post(live: LoadedGame, name: str, tag: str = "") -> Posted:
    """That a game's thread is to be opened; what it has to say before that goes there."""
    return Posted(live.game.home, THREAD, codec.encode(Outgoing("", subject=name, tag=tag)), numbered=False)


async def try_again(core: Core, timer: Timer) -> None:
    """A game of an event has no thread yet: there may be room for one now."""

    def operation(work: GameTransaction) -> Reply:
        game = work.live.game
        if game.status in (LOBBY, RUNNING) and game.channel_id == game.home:
            work.posts.append(thread_post(work.live, f"{game.name} #{work.live.id}"))
            show_card(work)
        return Reply("done")

    await core.change(timer.game_id, operation)


class Opened(Struct, frozen=True):
    """What became of a game's thread (0: there is none, and why), and what had waited for it."""

    thread: int
    waiting: list[Outbox]
    why: str = ""


async def open_game_thread(core: Core, posting: Posting, row: Outbox, queue: Iterable[Outbox]) -> Opened:
    """Open a game's thread. Raises PostFailed where that is worth another try."""
    game, tried = row.game_id or 0, row.attempts > 0
    if (await core.live(game)).game.status in (CLOSED, OVER):
        posting.drop(row)
        return Opened(0, [])
    await posting.sending(row)
    try:
        wanted = codec.decode(row.body, Outgoing)
        thread = await posting.poster.open_thread(row.channel_id, wanted.subject, wanted.tag, tried=tried)
        core.points("posted")
    except PostFailed as failed:
        if failed.reason not in THREADLESS:
            raise
        return await _without(core, row, queue, failed.missing if failed.reason == "forbidden" else "", failed.reason)
    async with core.lock(game):
        # Under the lock: whoever changed the game while the thread was being opened has queued his posts by now.
        live = await core.live(game)
        waiting = _waiting(row, queue, card_too=live.game.bout is not None)

        def move(session: Any) -> None:
            rows_of.move_posts(session, game, waiting, thread)
            rows_of.mark_sent(session, row.id or 0, None)

        await posting.notes.write(move)
        live.game.channel_id, live.game.muted = thread, ""
    return Opened(thread, waiting)


def _waiting(row: Outbox, queue: Iterable[Outbox], *, card_too: bool = False) -> list[Outbox]:
    """What a game has to say where its thread will be. Only the card of an event's game stands there as well."""
    mine = [other for other in queue if other is not row and other.game_id == row.game_id]
    return mine if card_too else [other for other in mine if other.kind != CARD]


async def _without(core: Core, row: Outbox, queue: Iterable[Outbox], missing: str, reason: str) -> Opened:
    """There is no thread: a game that only one person plays is closed again, another one stays in the channel."""
    game, why = row.game_id or 0, missing or reason
    await core.change(game, lambda work: stay_or_close(work, why))
    live = await core.live(game)
    stale = (STORY, ASK, PICTURE, *([CARD] if live.game.card is None else []))
    over = live.game.status == CLOSED
    left = [other for other in queue if over and other.game_id == game and other.kind in stale]

    def drop(session: Any) -> None:
        for other in (row, *left):
            rows_of.mark_dropped(session, other.id or 0)

    await core.database.write(drop)
    return Opened(0, left, why)


def stay_or_close(work: GameTransaction, why: str) -> Reply:
    """What becomes of a game without a thread, and that it is told."""
    live = work.live
    speech = live.speech(live.game.language)
    if live.game.bout is not None:  # its event goes on; a thread may be had later
        bout = live.game.bout
        work.also.append(lambda session: timers.set_timer(session, RETRY, work.now + HOUR, game_id=live.id))
        work.also.append(lambda session: silences.note_threadless(session, bout, why, work.now))
    elif live.game.status in (LOBBY, RUNNING):
        work.post(Outgoing(speech.text("lobby-no-thread", **no_thread_facts(live, speech, why))))
        if not played_by_several(live):
            close_lobby(work)
            show_card(work)
    return Reply("done")


def played_by_several(live: LoadedGame) -> bool:
    """True if several people play the game already."""
    return live.game.status == RUNNING and len({seat.user_id for seat in live.seats}) > 1


def closed_threadless(live: LoadedGame) -> bool:
    """True if a game was closed again for want of a thread."""
    return live.game.status == CLOSED


def no_thread_facts(live: LoadedGame, speech: Speech, why: str) -> dict[str, Fact]:
    """That no thread could be opened for a game, why, and what becomes of it: the facts of ``lobby-no-thread``."""
    copy = bool(live.game.practice_of)
    known: dict[str, Fact] = {
        "game": live.id,
        "channel": f"<#{live.game.home}>",
        "stays": played_by_several(live),
        "copy": copy,
    }
    if why in THREADLESS:
        return {**known, "cause": why, "missing": ""}
    return {**known, "cause": "right", "missing": speech.text(message_id("lobby-right", why))}

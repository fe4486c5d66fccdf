"""What time brings to a lobby: it closes, an offer of a seat ends, a game is over at the time that was agreed."""

from __future__ import annotations

from bot.engine.errors import Refused
from bot.engine.pending_action import TIMEOUT
from bot.service.core.core import Core
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.lobby.lobby import close_and_tell, go_on
from bot.service.lobby.lobby_card import show_card
from bot.service.lobby.seats import call_person, offer_seats
from bot.storage import lobbies
from bot.storage.models import LOBBY, RUNNING, Timer


async def agreed_time_over(core: Core, timer: Timer) -> int | None:
    """The time agreed for a whole game is over: its rules say what follows."""

    def operation(work: GameTransaction) -> Reply:
        live = work.live
        action = live.rules.time_over(live.table.state) if live.game.status == RUNNING else None
        if action is not None:
            live.act(None, action, TIMEOUT)
        return Reply("done")

    await core.change(timer.game_id, operation)
    return None


async def lobby_due(core: Core, timer: Timer) -> None:
    """A lobby's timer: close it, tell that it will close, or offer a seat to the next in line."""
    closing = await core.database.read(lambda session: lobbies.closes_at(session, timer.game_id))
    try:
        await core.change(timer.game_id, lambda work: lobby_timer(work, timer.subject, closing))
    except Refused as refused:
        if refused.key != "no_such_game":
            raise


def lobby_timer(work: GameTransaction, subject: str, closing: int | None) -> Reply:
    """What a timer of a lobby brings. A game that has begun has nothing to do with it."""
    live = work.live
    if live.game.status != LOBBY or closing is None:
        return Reply("done")
    if subject == lobbies.BEGIN:
        go_on(work)
        return Reply("done")
    if subject == lobbies.WARN:
        call_person(work, "lobby-closes-soon", live.game.host_id, until=f"<t:{closing}:R>")
        return Reply("done")
    if subject == lobbies.OFFER:
        offer_seats(work)
    elif closing <= work.now:
        close_and_tell(work, "lobby-closed-idle")
    show_card(work)
    return Reply("done")

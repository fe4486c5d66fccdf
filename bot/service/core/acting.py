"""Who may act at a table, and whether it is one at which anybody may: what every use case of a game asks first."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bot.engine.errors import Refused
from bot.engine.events import Event
from bot.service.core.loaded_game import UNASKED, LoadedGame
from bot.service.core.quarantine import in_service
from bot.service.core.transaction import GameTransaction, Reply
from bot.storage.models import CLOSED, LOBBY, OVER, RUNNING

DONE = "done"
"""The key of a reply to what was simply carried out."""


class Speaker(Struct, frozen=True):
    """Who says something at a table, or looks at what he may say, and in which language he is answered.

    ``decision``: it counts only while that one is open. ``interaction``: delivered twice, it is carried out once.
    """

    game: int
    user: int
    language: str
    seat: int | None = None
    decision: int | None = None
    interaction: int | None = None


def demand_playing(live: LoadedGame) -> None:
    """Refuse what needs a running game."""
    status = live.game.status
    in_service(live)
    if status != RUNNING:
        raise Refused("game_not_started" if status == LOBBY else "game_over")
    if live.game.paused_at is not None:
        raise Refused("game_paused", until=live.pause_end)


def demand_begun(live: LoadedGame, *statuses: str, mends: bool = False) -> None:
    """Refuse what needs a game that has begun and is not over (or is in one of the ``statuses``).

    ``mends``: what is allowed at a game that is out of service, for it helps it.
    """
    status = live.game.status
    if not mends:
        in_service(live)
    if status not in (statuses or (RUNNING,)) or live.match is None:
        raise Refused("game_not_started" if status == LOBBY else "game_over")


def is_over(live: LoadedGame) -> bool:
    """True if a game has ended, also where that is stored only at the end of this operation."""
    if live.game.status in (OVER, CLOSED):
        return True
    return live.match is not None and live.match.outcome is not None and live.match.pause is None


def open_decision(live: LoadedGame, number: int) -> None:
    """Refuse a press on what has been decided."""
    if number not in live.decisions and number - UNASKED not in live.unasked():
        raise Refused("stale_press", decision=number)


def acting_seat(live: LoadedGame, user: int, seat: int | None, decision: int | None = None) -> int:
    """The seat for which a user speaks: the named one, the one the decision is put to, the one that is waited for."""
    held = live.seats_of(user)
    if decision is not None:
        open_decision(live, decision)
        asked = live.decisions[decision].seat if decision in live.decisions else decision - UNASKED
        if asked not in held:
            raise Refused("not_your_decision", seat=asked)
        return asked
    if not held:
        raise Refused("not_your_game")
    if seat is not None:
        if seat not in held:
            raise Refused("not_your_seat", seat=seat if 0 <= seat < len(live.seats) else -1)
        return seat
    wanted = [place for place in held if place in live.waiting()]
    if len(held) == 1:
        return held[0]
    if len(wanted) == 1:
        return wanted[0]
    raise Refused("which_seat", waiting=tuple(wanted or held))


def voter(live: LoadedGame, user: int) -> int:
    """The seat for which somebody makes a proposal. Raises Refused where he holds none."""
    held = live.seats_of(user)
    if not held:
        raise Refused("not_your_game", waiting=live.named())
    return held[0]


def say_lines(work: GameTransaction, seat: int, lines: Sequence[str]) -> Reply:
    """Say lines for a seat, in order."""
    events: list[Event] = []
    for line in lines:
        events += work.live.say(seat, line)
    return reply_to(work, seat, lines[-1], events)


def reply_to(work: GameTransaction, seat: int, line: str, events: list[Event]) -> Reply:
    """What a seat is answered to its last line: what happened, as far as it may know it, and what it has ordered."""
    live = work.live
    if not live.rules.is_order(line):
        return Reply(DONE, {}, work.private_events(events, seat), seat)
    given = live.table.orders.get(seat, live.rules.no_orders())
    noted = [Event(f"order_{one.key}", one.facts, (seat,)) for one in live.rules.acknowledged(given, line)]
    return Reply("order_noted", {}, work.private_events([*events, *noted], seat), seat)

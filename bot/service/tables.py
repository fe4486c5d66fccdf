"""What a player does at a running table: look, act, answer, give orders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.errors import Refused
from bot.engine.events import Event
from bot.engine.requests import Ask
from bot.service.broken import in_service
from bot.service.core import Core
from bot.service.live import Live
from bot.service.pauses import moment
from bot.service.replies import Reply
from bot.service.work import Work
from bot.storage.models import LOBBY, RUNNING


class Tables:
    """Running games, as their players use them."""

    def __init__(self, core: Core) -> None:
        self.core = core

    async def say(
        self,
        game_id: int,
        user: int,
        line: str,
        *,
        seat: int | None = None,
        decision: int | None = None,
        interaction: int | None = None,
    ) -> Reply:
        """A line of notation: an answer, an action, an order. With ``decision`` only while that one is still open."""

        def operation(work: Work) -> Reply:
            live = work.live
            playing(live)
            if decision is not None:
                open_decision(live, decision)
            chosen = acting_seat(live, user, seat, decision)
            return said(work, chosen, [line])

        return await self.core.change(game_id, operation, interaction=interaction, by=user)

    async def answer(
        self, game_id: int, user: int, decision: int, option: int, *, interaction: int | None = None
    ) -> Reply:
        """A press on the button of an option."""

        def operation(work: Work) -> Reply:
            live = work.live
            playing(live)
            seat = acting_seat(live, user, None, decision)
            ask = live.table.ask_for(seat)
            if ask is None or not 0 <= option < len(ask.options):
                raise Refused("stale_press", decision=decision)
            return said(work, seat, [ask.options[option].text])

        return await self.core.change(game_id, operation, interaction=interaction, by=user)


def playing(live: Live) -> None:
    """Refuse what needs a running game."""
    status = live.game.status
    in_service(live)
    if status != RUNNING:
        raise Refused("game_not_started" if status == LOBBY else "game_over")
    if live.game.paused_at is not None:
        raise Refused("game_paused", until=pause_end(live))


def pause_end(live: Live) -> str:
    """When a pause ends, as the chat shows it; ``none``: when somebody comes."""
    return "none" if live.game.paused_until is None else moment(live.game.paused_until)


def open_decision(live: Live, number: int) -> None:
    """Refuse a press on what has been decided."""
    if number not in live.decisions:
        raise Refused("stale_press", decision=number)


def acting_seat(live: Live, user: int, seat: int | None, decision: int | None = None) -> int:
    """The seat for which a user speaks: the named one, the one the decision is put to, the one that is waited for."""
    held = live.seats_of(user)
    if decision is not None:
        open_decision(live, decision)
        asked = live.decisions[decision].seat
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


def said(work: Work, seat: int, lines: Sequence[str]) -> Reply:
    """Say lines for a seat, in order."""
    live = work.live
    events: list[Any] = []
    for line in lines:
        events += live.say(seat, line)
    is_order = live.rules.is_order(lines[-1])
    if is_order:
        given = live.table.orders.get(seat, live.rules.no_orders())
        events += [Event(f"order_{one.key}", one.facts, (seat,)) for one in live.rules.acknowledged(given, lines[-1])]
    return Reply("order_noted" if is_order else "done", {}, work.private_events(events, seat), seat)


def asked(live: Live, seat: int) -> Ask | None:
    """The question open for a seat."""
    return live.match.ask_for(seat) if live.match is not None else None

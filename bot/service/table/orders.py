"""Standing orders of a seat: read, given, taken back. All of it is private, even that there are any."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.errors import Refused
from bot.engine.game import Preview
from bot.i18n.speech import Speech
from bot.service.core.acting import acting_seat, demand_playing, say_lines
from bot.service.core.core import Core
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.transaction import GameTransaction, Reply


async def list_orders(
    core: Core, game_id: int, user: int, language: str, *, seat: int | None = None
) -> list[tuple[str, str]]:
    """Line and sentence of each order of a person's seat."""

    def read(live: LoadedGame) -> list[tuple[str, str]]:
        place = own_seat(live, user, seat)
        speech: Speech = live.speech(language)
        return [(str(order.facts.get("line", "")), speech.order(order)) for order in orders_kept(live, place)]

    return await core.look(game_id, read)


async def give_order(
    core: Core, game_id: int, user: int, line: str, *, seat: int | None = None, interaction: int | None = None
) -> Reply:
    """One more order, in the game's own notation; its first word may be left out."""
    return await give_orders(core, game_id, user, [line], seat=seat, interaction=interaction)


async def give_orders(
    core: Core,
    game_id: int,
    user: int,
    lines: Sequence[str],
    *,
    seat: int | None = None,
    interaction: int | None = None,
) -> Reply:
    """Some more orders at once: all of them, or none."""

    def operation(work: GameTransaction) -> Reply:
        live = work.live
        demand_playing(live)
        place, verb, before = own_seat(live, user, seat), live.rules.order_verbs[0], dict(live.table.orders)
        try:
            return say_lines(work, place, [line if live.rules.is_order(line) else f"{verb} {line}" for line in lines])
        except Refused:
            live.table.orders.clear()
            live.table.orders.update(before)
            raise

    return await core.change(game_id, operation, interaction=interaction, by=user)


async def cancel_order(
    core: Core, game_id: int, user: int, number: int, *, seat: int | None = None, interaction: int | None = None
) -> Reply:
    """Take one order back, by its number in the list."""

    def operation(work: GameTransaction) -> Reply:
        live = work.live
        demand_playing(live)
        place = own_seat(live, user, seat)
        given = orders_kept(live, place)
        if not 1 <= number <= len(given):
            raise Refused("no_such_order", given=number, count=len(given))
        rest = [order for at, order in enumerate(given, 1) if at != number]
        live.table.orders[place], lost = given_again(live, place, rest)
        if lost:
            return Reply("order_cancelled_more", {"lost": lost}, seat=place)
        return Reply("order_cancelled", seat=place)

    return await core.change(game_id, operation, interaction=interaction, by=user)


def own_seat(live: LoadedGame, user: int, seat: int | None) -> int:
    """The seat whose orders are meant: any of a person's own, whoever is waited for."""
    held = live.seats_of(user)
    if seat is None and len(held) > 1:
        raise Refused("which_seat", waiting=tuple(held))
    return acting_seat(live, user, seat)


def orders_kept(live: LoadedGame, seat: int) -> tuple[Preview, ...]:
    """The orders of a seat."""
    return live.rules.orders_told(live.table.orders.get(seat, live.rules.no_orders()))


def given_again(live: LoadedGame, seat: int, given: list[Preview]) -> tuple[Any, int]:
    """Orders given again one by one, and how many of them speak of what is no longer there."""
    orders, view, lost = live.rules.no_orders(), live.table.view(seat), 0
    for order in given:
        try:
            orders = live.rules.order(orders, str(order.facts["line"]), view)
        except Refused:
            lost += 1
    return orders, lost

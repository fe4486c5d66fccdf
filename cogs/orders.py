"""/orders: what a seat has ordered for later, told to its holder alone."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from msgspec.structs import replace

from bot.faces import face_of
from bot.i18n.choices import fitting_label
from bot.i18n.names import message_id
from bot.messages.message import MenuEntry, Row
from bot.service.core import press_kinds
from bot.service.core.menu import folded
from bot.service.core.rate_limits import ACT
from bot.service.table import orders, table_queries
from cogs.answering import answer
from cogs.call import Call, Interaction, Shown, seat_index, worded
from cogs.groups import command, suggestions
from cogs.items import MOST_LABEL, Press, menu, on_press, press_button
from cogs.keystrokes import MOST_SUGGESTIONS, suggest


@on_press(press_kinds.ORDERS, ACT)
async def orders_pressed(call: Call, press: Press) -> Shown:
    """The orders of a seat, beside its panel."""
    return replace(await shown_orders(call, press.game, press.decision + 1), fresh=True)


@command("orders list", ACT)
async def orders_list(
    interaction: Interaction, seat: app_commands.Range[int, 1, 12] | None = None, game: int | None = None
) -> None:
    """The orders of a seat."""

    async def handle(call: Call) -> Shown:
        return await shown_orders(call, await call.game(game), seat)

    await answer(interaction, handle)


async def shown_orders(call: Call, game: int, seat: int | None, head: str = "") -> Shown:
    """The numbered list."""
    found = await orders.list_orders(call.core, game, call.user, call.language, seat=seat_index(seat))
    told = [f"{number}. {sentence}" for number, (_, sentence) in enumerate(found, 1)]
    return Shown(
        "\n".join(filter(None, [head, *(told or [call.text("cli-no-orders")])])), await forms(call, game, seat)
    )


async def forms(call: Call, game: int, seat: int | None) -> tuple[Row, ...]:
    """The forms for orders that a game has, as long as it is played."""
    live = await call.core.live(game)
    face = face_of(live.game.key)
    if not face.order_forms or live.ended:
        return ()
    place = orders.own_seat(live, call.user, seat_index(seat))
    labels = {option: call.text(message_id("table-button", option)) for option in face.order_forms}
    if face.order_pieces is not None:
        entries: list[MenuEntry] = face.order_pieces(
            await table_queries.sight_of(call.core, game, call.user, call.language, seat=place)
        )
        menus = [
            menu(press_kinds.FORM, entries, game=game, option=f"{option}:{place}", hint=labels[option])
            for option in labels
        ]
        return tuple(menus) if entries else ()
    return (
        tuple(
            [
                press_button(press_kinds.FORM, label, game=game, option=f"{option}:{place}")
                for option, label in labels.items()
            ]
        ),
    )


@command("orders set", ACT)
async def given(
    interaction: Interaction,
    line: app_commands.Range[str, 1, 500],
    seat: app_commands.Range[int, 1, 12] | None = None,
    game: int | None = None,
) -> None:
    """One more order."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game)
        place = seat_index(seat)
        reply = await orders.give_order(call.core, number, call.user, line, seat=place, interaction=call.id)
        return await shown_orders(call, number, seat, worded(reply, await call.speech_of(number)))

    await answer(interaction, handle)


@suggestions("orders set", "line")
async def lines_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """Orders that fit the table as it stands."""

    async def find(call: Call) -> list[str]:
        number, place = await call.game(call.option("game")), seat_index(call.option("seat"))
        sight = await table_queries.sight_of(call.core, number, call.user, call.language, seat=place)
        fitting = face_of(sight.key).order_lines
        if sight.seat is None or fitting is None:
            return []
        words = folded(typed).split()
        lines: list[str] = await call.core.in_rules(lambda: fitting(sight.view, sight.plain))
        return [line for line in lines if all(word in folded(line) for word in words)][:MOST_SUGGESTIONS]

    return await suggest(interaction, find)


@command("orders cancel", ACT)
async def cancelled(
    interaction: Interaction,
    number: app_commands.Range[int, 1, 200],
    seat: app_commands.Range[int, 1, 12] | None = None,
    game: int | None = None,
) -> None:
    """Take one order back."""

    async def handle(call: Call) -> Shown:
        which = await call.game(game)
        place = seat_index(seat)
        reply = await orders.cancel_order(call.core, which, call.user, number, seat=place, interaction=call.id)
        return await shown_orders(call, which, seat, worded(reply, await call.speech_of(which)))

    await answer(interaction, handle)


@suggestions("orders cancel", "number")
async def orders_suggested(interaction: Interaction, typed: int | str) -> list[Any]:
    """The orders that could be taken back."""

    async def find(call: Call) -> list[tuple[str, int]]:
        game, place = await call.game(call.option("game")), seat_index(call.option("seat"))
        found = await orders.list_orders(call.core, game, call.user, call.language, seat=place)
        return [(fitting_label(f"{at}. {line}", MOST_LABEL), at) for at, (line, _) in enumerate(found, 1)]

    return await suggest(interaction, find)

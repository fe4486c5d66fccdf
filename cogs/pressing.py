"""Presses and forms: who answers them is found by their ids, and a stale press is shown what may be pressed now."""

from __future__ import annotations

from typing import Any

from bot.engine.errors import BadData, Refused
from bot.messages import ranks
from bot.service.core import press_kinds
from bot.service.core.rate_limits import ACT
from cogs import errors, forms, items
from cogs.answering import Handler, open_form, over_budget, run_handler, why_not
from cogs.call import Call, Interaction, Shown, called
from cogs.items import Press
from cogs.panel.private import todays
from cogs.sending import acknowledged, on_private, show_answer, show_beside


async def pressed(interaction: Interaction) -> None:
    """A press on any button, or a choice in any menu, known or not. Never raises."""
    data: Any = interaction.data or {}
    press = items.read_id(str(data.get("custom_id", "")), tuple(map(str, data.get("values") or ())))
    found = None if press is None else items.answerers.get(press.kind)
    if press is None or found is None:
        await received(interaction, stray)
    elif found.opens:
        await open_form(interaction, lambda call: _pressed(call, press, found))
    else:
        await received(interaction, lambda call: _pressed(call, press, found), silent=found.silent)


async def _pressed(call: Call, press: Press, found: items.Answering) -> Any:
    if press.game:
        await call.game(press.game)
    return await found.handler(call, press)


@items.on_press(press_kinds.FORM_AGAIN, ACT, opens=True)
async def opened_again(call: Call, press: Press) -> forms.Form:
    """A form that was refused opens with all that was typed."""
    form = call.typed.again(call.user, press.decision)
    if form is None:
        raise Refused("form_forgotten")
    return form


async def stray(call: Call) -> Shown:
    """A press or a form that nobody here has made, or that an older program has."""
    raise Refused("button_unknown")


async def submitted(interaction: Interaction) -> None:
    """A form that was sent off. Never raises."""
    data: Any = interaction.data or {}
    filled = forms.read_form(data)
    found = None if filled is None else forms.takers.get(filled.key)
    if filled is None or found is None:
        await received(interaction, stray)
        return

    async def take(call: Call) -> Shown:
        if filled.game:
            await call.game(filled.game)
        try:
            shown: Shown = await found.taker(call, filled)
        except (Refused, BadData):
            number = None if call.again else call.typed.refused(call.user, str(data["custom_id"]), filled)
            if number is not None:
                label = call.text("table-button-form-again")
                call.again = ((items.press_button(press_kinds.FORM_AGAIN, label, decision=number, rank=ranks.ACT),),)
            raise
        return shown

    await received(interaction, take)


async def received(interaction: Interaction, handler: Handler, *, silent: bool = False) -> None:
    """Acknowledge a press or form by where it was made, run its handler, show what it returns.

    ``silent``: what it returns is shown beside the message that was pressed, if it says anything.
    """
    update = silent or on_private(interaction)
    if await over_budget(interaction) or not await acknowledged(interaction, update=update):
        return
    call = await called(interaction)
    try:
        shown = await run_handler(call, handler)
    except Exception as error:
        shown = await _explained(call, error)
    await (show_beside if silent else show_answer)(call, shown)


async def _explained(call: Call, error: Exception) -> Shown:
    """Why a press did nothing. A panel in use stays; a stale one gives way to what may be pressed now."""
    text = await why_not(call, error)
    if not isinstance(error, Refused) or error.key not in errors.STALE:
        return Shown(text, call.again, fresh=True)
    try:
        return await todays(call, call.game_id, text) if call.game_id else Shown(text)
    except Exception as fault:
        errors.noted(fault)
        return Shown(text)

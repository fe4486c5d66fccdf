"""How the bot answers: in private and in the person's own language; presses and forms come by ``cogs.pressing``.

A command::

    @command("board", PICTURE)
    async def board(interaction: Interaction, game: int | None = None) -> None:
        async def show(call: Call) -> Shown:
            number = await call.game(game)
            return Shown(await ...)
        await answer(interaction, show)

The interaction is acknowledged first, then the handler runs. It returns what is shown, or raises Refused; whatever
it raises becomes one private sentence. Public messages never go through an interaction: they go through the outbox.
"""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands
from msgspec import Struct

from bot.engine.errors import BadData, Refused
from bot.i18n.speech import Speech
from bot.service.core.quarantine import DEED, Deed, StorageFault
from bot.service.core.rate_limits import ACT
from bot.service.rulings.law import quotes
from cogs import errors, forms, groups, items
from cogs.call import Call, Interaction, Shown, called, locale_of, server_of
from cogs.forms import Form
from cogs.sending import acknowledged, show_answer, show_at_once

Handler: TypeAlias = Callable[[Call], Awaitable[Shown]]
Opener: TypeAlias = Callable[[Call], Awaitable[Form | Shown]]


async def over_budget(interaction: Interaction) -> bool:
    """Take what an act costs out of the budgets (F8, F54).

    Who asks for too much is told when to come again before anything is acknowledged or looked up, even his language.
    """
    budgets, cost = interaction.client.service.budgets, act_of(interaction).cost
    key, wait = "too_fast", budgets.take(ACT, interaction.user.id, 0)
    if not wait and cost != ACT:
        key, wait = "too_costly", budgets.take(cost, interaction.user.id, server_of(interaction))
    if wait:
        call = Call(interaction, locale_of(interaction))
        await at_once(call, Shown(errors.worded(Refused(key, seconds=math.ceil(wait)), call.speech)))
    return bool(wait)


async def at_once(call: Call, found: Form | Shown) -> None:
    """Answer what was not acknowledged."""
    try:
        if isinstance(found, Form):
            call.typed.shown(call.user, found)
            await call.interaction.response.send_modal(forms.modal_of(found))
        else:
            await show_at_once(call, found)
    except discord.HTTPException as error:
        # Delivered twice, the form is open already (F3).
        if not errors.too_late(error) and error.code != errors.ANSWERED_ALREADY:
            errors.noted(error)


async def answer(interaction: Interaction, handler: Handler) -> None:
    """Answer a command: acknowledge, run the handler, show what it returns, or why not."""
    if not await over_budget(interaction) and await acknowledged(interaction, update=False):
        call = await called(interaction)
        await show_answer(call, await guarded(call, handler))


async def open_form(interaction: Interaction, opener: Opener) -> None:
    """Answer a command or press with a form. The opener works from memory: nothing is acknowledged before."""
    if not await over_budget(interaction):
        call = await called(interaction)
        await at_once(call, await guarded(call, opener))


class Act(Struct, frozen=True):
    """What is asked for: what the breaker knows it by, and what it costs, as its command, press or form declares."""

    path: str
    cost: str


def act_of(interaction: Interaction) -> Act:
    """The act that an interaction asks for; a press or form that nobody here knows costs what any act does."""
    if isinstance(interaction.command, app_commands.Command | app_commands.ContextMenu):
        return Act(interaction.command.qualified_name, interaction.command.extras[groups.COST])
    data: Any = interaction.data or {}
    name = str(data.get("custom_id", ""))
    press = items.read_id(name)
    found: items.Answering | forms.Taking | None = None
    if press is not None and interaction.type is discord.InteractionType.modal_submit:
        found = forms.takers.get(forms.form_key(press.kind, press.option))
    elif press is not None:
        found = items.answerers.get(press.kind)
    return Act(name[:2], ACT if found is None else found.cost)


async def guarded(call: Call, handler: Callable[[Call], Awaitable[Any]]) -> Any:
    """Run a handler; whatever it raises becomes one sentence."""
    try:
        return await run_handler(call, handler)
    except Exception as error:
        return Shown(await why_not(call, error))


async def run_handler(call: Call, handler: Callable[[Call], Awaitable[Any]]) -> Any:
    """Run a handler, unless the breaker is open (F60)."""
    client, act = call.interaction.client, act_of(call.interaction)
    client.breaker.check(call.channel, act.path)
    deed = Deed()
    DEED.set(deed)
    try:
        found = await handler(call)
    except StorageFault as fault:
        fault.perhaps_stored = deed.stored
        raise
    except (Refused, BadData):
        raise
    except Exception:
        client.breaker.failed(call.channel, act.path)
        raise
    client.breaker.worked(call.channel, act.path)
    return found


async def why_not(call: Call, error: Exception) -> str:
    """The sentence for what a handler has raised, in the words of its game."""
    speech = call.speech
    if isinstance(error, Refused) and call.game_id:
        try:
            speech = await call.speech_of(call.game_id)
        except Exception:
            errors.log.debug("no names of game %d", call.game_id)
    return errors.worded(error, speech) + await ruled_about(call, error, speech)


async def ruled_about(call: Call, error: Exception, speech: Speech) -> str:
    """What the server has settled about the clause of a refusal; never a reason to tell nothing."""
    if not isinstance(error, Refused) or not call.guild:
        return ""
    clause = error.clause if speech.game is None else speech.game.with_clause(error).clause
    try:
        return quotes(await call.service.law.quoted(call.guild, clause, speech))
    except Exception as fault:
        errors.noted(fault)
        return ""

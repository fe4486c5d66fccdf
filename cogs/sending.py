"""Sends private answers: acknowledged first, in pages that fit, with pictures and files; never raises."""

from __future__ import annotations

import re

import discord
from msgspec.structs import replace

from bot.messages.message import Message
from bot.service.core import press_kinds
from cogs import errors, items
from cogs.call import Call, Interaction, Shown
from cogs.rendering import Attachment, Sending, plain_rows, rendered

APART = "--"
"""What stands between the numbers of clauses in the id of a button."""

MOST_OPTION = 60
"""Signs of such numbers that the id of a button has room for."""

CITED = re.compile(r"\[([A-Z][A-Z0-9]*-[A-Za-z0-9_.:]+)\]")
"""How every refusal and report names the clause that it rests on (``cli-clause``, ``pack-place-...``)."""


def on_private(interaction: Interaction) -> bool:
    """True if a press was made on a private message, which only its reader sees and which may be changed."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def acknowledged(interaction: Interaction, *, update: bool) -> bool:
    """Tell Discord that the answer comes. False: the person has been told by his program that none will come."""
    try:
        if update:
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
    except discord.HTTPException as error:
        # Acknowledged by an earlier try whose answer was lost, or delivered twice: the service knows which (F3).
        if error.code == errors.ANSWERED_ALREADY:
            return True
        if not errors.too_late(error):
            errors.noted(error)
        return False
    except Exception as error:
        errors.noted(error)
        return False
    return True


async def show_answer(call: Call, shown: Shown) -> None:
    """Show an answer in place of what was acknowledged; the pages that do not fit follow it. Never raises."""
    try:
        text = "\n".join([shown.text, *await call.asides()])
        shown = with_why(call, with_steps(call, replace(shown, text=text)))
        await _show(call, shown)
    except discord.HTTPException as error:
        if error.code == errors.UNKNOWN_MESSAGE:
            await _beside(call, shown)
        elif not errors.too_late(error):
            code = errors.noted(error)
            await _last_word(call, call.text("discord-fault", code=code))
    except Exception as error:
        code = errors.noted(error)
        await _last_word(call, call.text("discord-fault", code=code))


async def show_beside(call: Call, shown: Shown) -> None:
    """Show an answer beside what was pressed, which stays as it is; nothing where nothing is said. Never raises."""
    told = "\n".join(filter(None, [shown.text, *await call.asides()]))
    if told:
        await _beside(call, with_why(call, with_steps(call, replace(shown, text=told))))


async def _show(call: Call, shown: Shown) -> None:
    interaction = call.interaction
    if shown.fresh and on_private(interaction):
        for one in sendings(shown, layout=shown.layout):
            await interaction.followup.send(ephemeral=True, **one.to_send())
        return
    first, *others = sendings(shown, layout=keeps_layout(interaction, shown))
    message = await interaction.edit_original_response(**first.to_edit())
    if shown.put is not None and not others:
        interaction.client.following.shown(call, message, shown.put)
    for one in others:
        await interaction.followup.send(ephemeral=True, **one.to_send())


def keeps_layout(interaction: Interaction, shown: Message) -> bool:
    """In which form an answer is shown: what stands in place of a private message keeps that one's form."""
    message = interaction.message
    if message is None or not message.flags.ephemeral:
        return shown.layout
    return message.flags.components_v2


async def _beside(call: Call, shown: Shown) -> None:
    """The message that was to be changed is gone, dismissed or deleted: the answer comes in one of its own."""
    try:
        for one in sendings(shown, layout=shown.layout):
            sent = await call.interaction.followup.send(ephemeral=True, wait=True, **one.to_send())
    except discord.HTTPException as error:
        if not errors.too_late(error):
            errors.noted(error)
        return
    if shown.put is not None:
        call.interaction.client.following.shown(call, sent, shown.put)


async def show_at_once(call: Call, shown: Shown) -> None:
    """Show an answer to an interaction that was not acknowledged."""
    shown = with_why(call, shown)
    first, *others = sendings(shown, layout=shown.layout)
    await call.interaction.response.send_message(ephemeral=True, **first.to_send())
    for one in others:
        await call.interaction.followup.send(ephemeral=True, **one.to_send())


async def _last_word(call: Call, text: str) -> None:
    """An answer could not be shown as it is: at least say so."""
    try:
        (told,) = rendered(Message(text), layout=keeps_layout(call.interaction, Message(text)))
        await call.interaction.edit_original_response(**told.to_edit())
    except Exception as error:
        errors.log.warning("a person could not be told of a fault: %s", type(error).__name__)


def with_steps(call: Call, shown: Shown) -> Shown:
    """An answer that tells besides how to begin with the buttons for that, where they have room: the text names it."""
    more = replace(shown, rows=(*shown.rows, *call.steps))
    return more if len(plain_rows(more)) <= items.MOST_ROWS else shown


def with_why(call: Call, shown: Shown) -> Shown:
    """An answer that names clauses with the button that opens them; it stands behind all others."""
    cited = [number for number in dict.fromkeys(CITED.findall(shown.text)) if shown.why]
    option = ""
    for number in cited:
        longer = f"{option}{APART}{number}" if option else number
        option = longer if len(longer) <= MOST_OPTION else option
    if not option:
        return shown
    button = items.press_button(press_kinds.WHY, call.text("rules-why"), option=option, emoji="📖")
    *before, last = shown.rows or ((),)
    if isinstance(last, tuple) and len(last) < items.MOST_IN_ROW:
        return replace(shown, rows=(*before, (*last, button)))
    return replace(shown, rows=(*shown.rows, (button,))) if len(shown.rows) < items.MOST_ROWS else shown


def sendings(shown: Shown, *, layout: bool) -> list[Sending]:
    """The messages of an answer, with its picture and file."""
    files = []
    if shown.picture is not None:
        files.append(Attachment(shown.picture.name, shown.picture.data, shown.picture.alt, shown=True))
    if shown.file is not None:
        files.append(Attachment(shown.file.name, shown.file.data))
    return rendered(shown, files, layout=layout)

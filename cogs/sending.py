"""Sends private answers: acknowledged first, in pages that fit, with pictures and files; never raises."""

from __future__ import annotations

import io
import re
from typing import Any

import discord
from msgspec.structs import replace

from bot.service.core import press_kinds
from cogs import errors, items
from cogs.call import Call, Interaction, Shown
from cogs.texts import MOST_TEXT, clipped, pages

MOST_PAGES = 4
"""More pages than that become a file."""

MOST_ALT = 1024

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
        shown = with_why(call, replace(shown, text="\n".join([shown.text, *await call.asides()])))
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


async def _show(call: Call, shown: Shown) -> None:
    texts, files = laid_out(shown)
    interaction = call.interaction
    view = items.view_of(shown.rows)
    first = view if len(texts) == 1 else None
    if shown.fresh and on_private(interaction):
        await interaction.followup.send(texts[0], ephemeral=True, files=files, **_with(first))
    else:
        message = await interaction.edit_original_response(content=texts[0], attachments=files, view=first)
        if shown.put is not None and len(texts) == 1:
            interaction.client.following.shown(call, message, shown.put)
    for place, text in enumerate(texts[1:], 2):
        await interaction.followup.send(text, ephemeral=True, **_with(view if place == len(texts) else None))


async def _beside(call: Call, shown: Shown) -> None:
    """The message that was to be changed is gone, dismissed or deleted: the answer comes in one of its own."""
    texts, files = laid_out(shown)
    try:
        for place, text in enumerate(texts, 1):
            last = place == len(texts)
            view = _with(items.view_of(shown.rows) if last else None)
            sent = await call.interaction.followup.send(
                text, ephemeral=True, files=files if last else [], wait=True, **view
            )
    except discord.HTTPException as error:
        if not errors.too_late(error):
            errors.noted(error)
        return
    if shown.put is not None:
        call.interaction.client.following.shown(call, sent, shown.put)


async def show_at_once(call: Call, shown: Shown) -> None:
    """Show an answer to an interaction that was not acknowledged."""
    shown = with_why(call, shown)
    texts, files = laid_out(shown)
    view = items.view_of(shown.rows)
    first = view if len(texts) == 1 else None
    await call.interaction.response.send_message(texts[0], ephemeral=True, files=files, **_with(first))
    for place, text in enumerate(texts[1:], 2):
        await call.interaction.followup.send(text, ephemeral=True, **_with(view if place == len(texts) else None))


async def _last_word(call: Call, text: str) -> None:
    """An answer could not be shown as it is: at least say so."""
    try:
        await call.interaction.edit_original_response(content=text, view=None, attachments=[])
    except Exception as error:
        errors.log.warning("a person could not be told of a fault: %s", type(error).__name__)


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


def _with(view: discord.ui.View | None) -> dict[str, Any]:
    return {} if view is None else {"view": view}


def laid_out(shown: Shown) -> tuple[list[str], list[discord.File]]:
    """The texts of an answer, each small enough for a message, and its files. What is too long becomes a file."""
    files = []
    if shown.picture is not None:
        picture = shown.picture
        alt = clipped(picture.alt, MOST_ALT)
        files.append(discord.File(io.BytesIO(picture.data), picture.name, description=alt))
    if shown.file is not None:
        files.append(discord.File(io.BytesIO(shown.file.data), shown.file.name))
    texts = pages(shown.text, MOST_TEXT)
    if len(texts) > MOST_PAGES:
        files.append(discord.File(io.BytesIO(shown.text.encode()), "answer.txt"))
        texts = texts[:1]
    return texts, files

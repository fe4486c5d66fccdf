"""/event join, leave, checkin, start, cancel, move, and the buttons of the card of an event."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.errors import Refused
from bot.service.core import press_kinds
from bot.service.core.ports import Picture
from bot.service.core.rate_limits import ACT
from bot.service.events import cards, checkin, entering, opening, reading, running
from bot.service.events.silence import why_told
from bot.service.events.transaction import Act, EventTransaction, act_on, look_at
from cogs import drawing, places
from cogs.answering import answer
from cogs.call import Call, Interaction, Shown
from cogs.groups import command, suggestions
from cogs.items import Press, on_press, press_button
from cogs.keystrokes import suggest


async def meant(call: Call, number: int | None) -> int:
    """The event that is meant: the named one, else the one of this channel, else the only one of the server."""
    return await reading.event_meant(call.core, number, call.actor())


async def acted(interaction: Interaction, number: int | None, act: Act) -> None:
    """Answer a command that does something with an event."""

    async def handle(call: Call) -> Shown:
        reply = await act_on(call.core, await meant(call, number), call.actor(), act, interaction=call.id)
        return Shown(await call.told(reply, 0))

    await answer(interaction, handle)


async def places_of_event(call: Call) -> tuple[int, int]:
    """Where the event speaks, and where its games get their threads: in a thread, that is where this belongs."""
    here = call.interaction.channel
    if isinstance(here, discord.Thread):
        channel, home = call.channel, here.parent_id or call.channel
    else:
        channel = home = await places.place_for(call, False)
    if why := await call.service.voices.barred(channel, home):
        raise Refused("event_silent", why=why_told(call.speech, why))
    return channel, home


@command("event join", ACT)
async def join(interaction: Interaction, event: int | None = None) -> None:
    """Take part."""
    await acted(interaction, event, entering.joins)


@command("event leave", ACT)
async def leave(interaction: Interaction, event: int | None = None) -> None:
    """Take part no more."""
    await acted(interaction, event, entering.leaves)


@command("event checkin", ACT)
async def check_in(interaction: Interaction, event: int | None = None) -> None:
    """Say that one is there."""
    await acted(interaction, event, checkin.checks_in)


@command("event start", ACT)
async def start(interaction: Interaction, without: bool = False, event: int | None = None) -> None:
    """Begin."""

    async def handle(call: Call) -> Shown:
        return await begun(call, await meant(call, event), without=without)

    await answer(interaction, handle)


async def begun(call: Call, number: int, *, without: bool) -> Shown:
    """An event begins, if it can speak where it is held and open the threads of its games. ``without``: also without
    those who have not checked in; who they are is told first, with a button that begins all the same."""
    await look_at(call.core, number, call.actor(), EventTransaction.demand_lead_only)
    silence = await call.service.voices.silence(number)
    if silence is not None:
        raise Refused("event_silent", why=why_told(call.speech, silence.why))
    reply = await running.start_event(call.core, number, call.actor(), interaction=call.id, without=without)
    asked = reply.key == running.STARTS_WITHOUT
    button = press_button(press_kinds.EVENT, call.text("event-button-begin"), decision=number, option=cards.BEGIN)
    return Shown(await call.told(reply, 0), ((button,),) if asked else ())


@command("event cancel", ACT)
async def cancel(interaction: Interaction, reason: app_commands.Range[str, 1, 300], event: int | None = None) -> None:
    """Give it up."""
    await acted(interaction, event, opening.cancels(reason))


@command("event move", ACT)
async def event_move(interaction: Interaction, event: int) -> None:
    """Let it speak here."""

    async def handle(call: Call) -> Shown:
        channel, home = await places_of_event(call)
        moved, number = opening.moves(channel, home), await meant(call, event)
        reply = await act_on(call.core, number, call.actor(), moved, interaction=call.id)
        await call.service.voices.silence(number)  # it may be able to speak again
        return Shown(await call.told(reply, 0))

    await answer(interaction, handle)


async def events_here(interaction: Interaction, typed: str) -> list[Any]:
    """The events of the server, by number or name."""

    async def find(call: Call) -> list[tuple[str, int]]:
        known = await reading.events_of(call.core, call.actor())
        wanted = typed.casefold()
        return [(f"{number} · {name}", number) for number, name in known if wanted in f"{number} {name}".casefold()]

    return await suggest(interaction, find)


for _path in ("join", "leave", "checkin", "start", "cancel", "move"):
    suggestions(f"event {_path}", "event")(events_here)


ACTS: dict[str, Act] = {
    cards.JOIN: entering.joins,
    cards.LEAVE: entering.leaves,
    checkin.HERE: checkin.checks_in,
}


@on_press(press_kinds.EVENT, ACT)
async def pressed(call: Call, press: Press) -> Shown:
    """A button of the card."""
    act = ACTS.get(press.option)
    if act is not None:
        reply = await act_on(call.core, press.decision, call.actor(), act, interaction=call.id)
        return Shown(await call.told(reply, 0))
    if press.option in (cards.START, cards.BEGIN):
        return await begun(call, press.decision, without=press.option == cards.BEGIN)
    told = await reading.event_text(call.core, press.decision, call.actor(), press.option, call.speech)
    if told is None:
        raise Refused("button_unknown")
    picture = await standings_picture(call, press.decision) if press.option == cards.STANDINGS else None
    return Shown(told, picture=picture)


async def standings_picture(call: Call, event: int) -> Picture | None:
    """The standings as whoever asks sees them drawn; None before the first round, or where no picture can be had."""
    sheet = await reading.sheet(call.core, event, call.actor(), call.speech)
    return None if sheet is None else await drawing.made(call.service, drawing.STANDINGS, sheet, call.speech)

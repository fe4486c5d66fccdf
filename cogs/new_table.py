"""A new table: as the command names it, or by one form of radio groups that ``/game new`` opens without options."""

from __future__ import annotations

from typing import Any

import discord
from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.i18n.names import message_id
from bot.messages.message import MenuEntry
from bot.service.core import press_kinds
from bot.service.core.house_options import PACES
from bot.service.core.rate_limits import ACT
from bot.service.lobby import lobby
from bot.service.lobby.lobby import Opening
from bot.service.lobby.offered_options import OWN, PLAYABLE, QUICK, READY_MADE
from bot.service.lobby.seats import Person
from cogs import places
from cogs.call import Call, Shown
from cogs.forms import PEOPLE, RADIO, Field, Filled, Form, form_id, on_form
from cogs.items import Press, on_press
from cogs.lobby_options import options_row

KIND = "new"
"""What its form is called."""

OPEN, FRIENDS, ALONE = "open", "friends", "alone"
"""Against whom: whoever comes, people who are picked, or nobody: one person has both sides in hand."""

USUAL_PACE = "daily"
MOST_FRIENDS = 7


async def open_table(call: Call, opening: Opening, *, here: bool) -> Shown:
    """Open a table where it shall be played: in a thread of its own, or in this channel. Raises Refused."""
    stay = here or isinstance(call.interaction.channel, discord.Thread)  # a thread cannot have threads of its own
    channel = await places.place_for(call, stay)
    reply = await lobby.open_lobby(call.core, replace(opening, channel=channel, here=stay), interaction=call.id)
    number = int(str(reply.facts["game"]))
    told = await call.told(reply, number)
    if stay:
        return Shown(told, await options_row(call, number))
    found = await places.thread_of(call, number, channel)
    if found.closed:
        return Shown(found.text)
    return Shown(f"{told} {found.text}".rstrip(), await options_row(call, number))


def game_field(call: Call) -> Field:
    """One of all that may be played."""
    games = [
        MenuEntry(title, call.text(message_id("game-title", title)), call.text(message_id("lobby-about", title)))
        for title in PLAYABLE
    ]
    return Field("game", call.text("lobby-form-game"), RADIO, entries=tuple(games))


def pace_field(call: Call) -> Field:
    """How fast somebody wants to play."""
    return _radio(call, "pace", tuple(PACES), USUAL_PACE)


async def table_form(call: Call) -> Form:
    """What a table is asked for: the game, its set-up, against whom, and how fast."""
    return Form(
        form_id(press_kinds.FORM, KIND),
        call.text("lobby-form-title"),
        (
            game_field(call),
            _radio(call, "setup", (QUICK, OWN), QUICK),
            _radio(call, "against", (OPEN, FRIENDS, ALONE), OPEN),
            Field(
                "friends",
                call.text("lobby-form-friends"),
                PEOPLE,
                call.text("lobby-form-friends-about"),
                needed=False,
                count=MOST_FRIENDS,
            ),
            pace_field(call),
        ),
    )


def _radio(call: Call, name: str, values: tuple[str, ...], usual: str) -> Field:
    entries = [MenuEntry(one, call.text(f"lobby-form-{name}-{one}"), chosen=one == usual) for one in values]
    return Field(name, call.text(f"lobby-form-{name}"), RADIO, entries=tuple(entries))


@on_press(press_kinds.TABLE_NEW, ACT, opens=True)
async def table_wanted(call: Call, press: Press) -> Form:
    """A button that opens the form."""
    return await table_form(call)


@on_form(f"{press_kinds.FORM}:{KIND}", ACT)
async def table_filled(call: Call, filled: Filled) -> Shown:
    """The form opens a table; whoever is picked is invited."""
    return await open_table(call, opening_by(call, filled), here=False)


def opening_by(call: Call, filled: Filled) -> Opening:
    """What a form says. Raises Refused."""
    against, friends = filled.text("against"), friends_in(call, filled)
    title = filled.text("game")
    if title not in PLAYABLE:
        raise Refused("lobby_choice", option="game", given=title[:40], allowed=tuple(PLAYABLE))
    for name, known in (("against", (OPEN, FRIENDS, ALONE)), ("setup", (QUICK, OWN))):
        if filled.text(name) not in known:
            raise Refused("lobby_choice", option=name, given=filled.text(name)[:40], allowed=known)
    if (against == FRIENDS) != bool(friends):
        raise Refused("lobby_form_stray" if friends else "lobby_form_nobody")
    key, edition = PLAYABLE[title]
    setup = READY_MADE if filled.text("setup") == QUICK else ""
    return Opening(
        key=key,
        guild=call.guild,
        channel=call.channel,
        host=Person(call.user, call.name),
        options=f"{edition} {setup}".strip(),
        players=len(friends) + 1 if friends else 0,
        wide=against == OPEN,
        pace=filled.text("pace"),
        spoken=call.language,
        solo=against == ALONE,
        invited=friends,
    )


def friends_in(call: Call, filled: Filled) -> tuple[int, ...]:
    """Who was picked beside the person himself. Raises Refused where it is a bot."""
    data: Any = call.interaction.data or {}
    known = (data.get("resolved") or {}).get("users") or {}
    picked = [one for one in filled.ids("friends") if one != call.user]
    if any(known.get(str(one), {}).get("bot") for one in picked):
        raise Refused("lobby_invited_bot")
    return tuple(dict.fromkeys(picked))

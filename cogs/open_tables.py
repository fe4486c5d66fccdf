"""The list of open tables: who looks for a game says so by a form, and takes it back by the same button."""

from __future__ import annotations

from bot.service.core import press_kinds
from bot.service.core.rate_limits import ACT
from bot.service.core.transaction import Reply
from bot.service.lobby import wishes
from bot.service.lobby.seats import Person
from bot.service.lobby.wishes import Wanted
from cogs import places
from cogs.call import Call, Shown
from cogs.forms import Filled, Form, form_id, on_form
from cogs.items import Press, on_press
from cogs.new_table import game_field, pace_field

KIND = "wish"
"""What its form is called."""


@on_press(press_kinds.WISH, ACT, opens=True)
async def wish_pressed(call: Call, press: Press) -> Form | Shown:
    """Take back what one has wanted to play, or say it by a form."""
    withdrawn = await wishes.withdraw_wish(call.core, call.guild, call.user, interaction=call.id)
    return wish_form(call) if withdrawn is None else Shown(await call.told(withdrawn))


def wish_form(call: Call) -> Form:
    """Which game, and how fast."""
    name = form_id(press_kinds.FORM, KIND)
    return Form(name, call.text("open-tables-form-title"), (game_field(call), pace_field(call)))


@on_form(f"{press_kinds.FORM}:{KIND}", ACT)
async def wish_filled(call: Call, filled: Filled) -> Shown:
    """The wish stands for all to read; where another one wants the same, both sit down."""
    channel = await places.place_for(call, stay=False)
    who, title, pace = Person(call.user, call.name), filled.text("game"), filled.text("pace")
    wanted = Wanted(call.guild, channel, who, title, pace, call.language)
    reply = await wishes.want_to_play(call.core, wanted, interaction=call.id)
    return await met(call, reply, channel) if "game" in reply.facts else Shown(await call.told(reply))


async def met(call: Call, reply: Reply, channel: int) -> Shown:
    """Where the table of two is that have found each other."""
    number = int(str(reply.facts["game"]))
    found = await places.thread_of(call, number, channel)
    told = [] if found.closed else [call.text("open-tables-met")]
    return Shown("\n".join(filter(None, [*told, found.text])))

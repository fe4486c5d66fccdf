"""/privacy: what is stored about a person, as a text, as a file; and the way to have it erased."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.engine.errors import Refused
from bot.messages import ranks
from bot.messages.message import Row
from bot.service.core import press_kinds, rate_limits
from bot.service.people import people
from cogs.answering import answer
from cogs.call import Attached, Call, Interaction, Shown
from cogs.groups import command, localized
from cogs.items import Press, on_press, press_button

SHOW, EXPORT, ERASE, CONFIRM = "show", "export", "erase", "confirm"
FILE = "seneschal-my-data.json"


@command("privacy", rate_limits.EXPORT)
@app_commands.choices(
    action=[Choice(name=localized(f"choice-privacy-{act}"), value=act) for act in (SHOW, EXPORT, ERASE)]
)
async def privacy(interaction: Interaction, action: str = SHOW, sure: bool = False) -> None:
    """Tell, give out, or erase."""

    async def told(call: Call) -> Shown:
        shown: Shown = await ACTS[CONFIRM if action == ERASE and sure else action](call)
        return shown

    await answer(interaction, told)


@on_press(press_kinds.PRIVACY, rate_limits.EXPORT)
async def pressed(call: Call, press: Press) -> Shown:
    """The same by buttons."""
    act = ACTS.get(press.option)
    if act is None:
        raise Refused("button_unknown")
    shown: Shown = await act(call)
    return shown


async def stored(call: Call) -> Shown:
    """What is stored, and for how long."""
    return Shown(call.text("privacy-told"), (button_row(call, (EXPORT, ranks.ACT), (ERASE, ranks.GIVING_UP)),))


async def exported(call: Call) -> Shown:
    """All of it, as a file."""
    data = await people.export_person(call.core, call.user)
    return Shown(call.text("privacy-exported"), file=Attached(FILE, data))


async def confirm_erasure(call: Call) -> Shown:
    """What would be erased; nothing is yet."""
    running = await people.unfinished_games(call.core, call.user)
    told = [call.text("privacy-ask")]
    if running:
        numbers = tuple(map(str, running))
        told.append(call.text("privacy-ask-games", games=numbers, count=len(running)))
    return Shown("\n".join(told), (button_row(call, (CONFIRM, ranks.GIVING_UP), (SHOW, ranks.LOOK)),))


async def erased(call: Call) -> Shown:
    """Erase."""
    count = await people.erase_person(call.service.clocks, call.user)
    call.typed.forget_person(call.user)
    call.drafts.forget_person(call.user)
    return Shown(call.text("privacy-erased", count=count))


def button_row(call: Call, *acts: tuple[str, str]) -> Row:
    """Buttons for acts."""
    return tuple(
        [
            press_button(press_kinds.PRIVACY, call.text(f"privacy-button-{act}"), option=act, rank=rank)
            for act, rank in acts
        ]
    )


ACTS: dict[str, Any] = {SHOW: stored, EXPORT: exported, ERASE: confirm_erasure, CONFIRM: erased}
"""What commands and buttons do."""

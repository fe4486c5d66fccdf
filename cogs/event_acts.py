"""/event result, drop, replace, deputy, claim, decide, longer, the answer to a claim: what is decided in an event."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.errors import Refused
from bot.service.core import press_kinds
from bot.service.core.rate_limits import ACT
from bot.service.events import deciding, entering, reading, times
from bot.service.events.panel import BOUT, GRANT, PLEA, REFUSE
from bot.service.events.transaction import Act, act_on
from cogs.answering import answer
from cogs.call import Call, Interaction, Shown
from cogs.event import acted, events_here, meant
from cogs.forms import TEXT, Field, Filled, Form, form_id, on_form
from cogs.groups import command, suggestions
from cogs.items import Press, on_press
from cogs.keystrokes import suggest

Text = app_commands.Range[str, 1, 300]


@command("event result", ACT)
async def result(interaction: Interaction, pairing: int, winner: str, reason: Text, event: int | None = None) -> None:
    """Decide a pairing."""
    await acted(interaction, event, deciding.rules_result(pairing, winner, reason))


@command("event drop", ACT)
async def drop(interaction: Interaction, entrant: int, reason: Text, event: int | None = None) -> None:
    """Take somebody out."""
    await acted(interaction, event, entering.drops(entrant, reason))


@command("event replace", ACT)
async def replace(interaction: Interaction, entrant: int, person: discord.User, event: int | None = None) -> None:
    """Give a place to somebody else."""
    if person.bot:
        await answer(interaction, refused_bot)
        return
    await acted(interaction, event, entering.replaces(entrant, person.id, person.display_name))


async def refused_bot(call: Call) -> Shown:
    """A bot takes part in nothing."""
    raise Refused("lobby_invited_bot")


@command("event deputy", ACT)
async def deputy(
    interaction: Interaction, person: discord.User, remove: bool = False, event: int | None = None
) -> None:
    """Name a deputy, or vote for one."""
    if person.bot and not remove:
        await answer(interaction, refused_bot)
        return
    await acted(interaction, event, deciding.deputy(person.id, remove=remove))


@command("event claim", ACT)
async def claim(interaction: Interaction, text: Text, game: int | None = None, event: int | None = None) -> None:
    """Claim a pairing whose other side does not come."""

    async def handle(call: Call) -> Shown:
        number = await meant(call, event)
        about = game if game is not None else await times.own_game(call.core, number, call.user)
        done = await times.has_acted(call.core, about, call.user)
        act = deciding.claims(about, text, acted=done)
        return Shown(await call.told(await act_on(call.core, number, call.actor(), act, interaction=call.id), 0))

    await answer(interaction, handle)


@command("event decide", ACT)
async def decide(interaction: Interaction, claim: int, grant: bool, reason: Text, event: int | None = None) -> None:
    """Decide a claim or a dispute."""
    await acted(interaction, event, deciding.decides(claim, grant, reason))


@command("event longer", ACT)
async def longer(
    interaction: Interaction, days: app_commands.Range[int, 1, times.MOST_ADDED], event: int | None = None
) -> None:
    """Ask for more time."""
    await acted(interaction, event, times.longer(days))


for _path in ("result", "drop", "replace", "deputy", "claim", "decide", "longer"):
    suggestions(f"event {_path}", "event")(events_here)


def _number_typed(interaction: Interaction) -> int | None:
    given = getattr(interaction.namespace, "event", None)
    return given if isinstance(given, int) else None


@suggestions("event drop", "entrant")
@suggestions("event replace", "entrant")
async def entrants(interaction: Interaction, typed: str) -> list[Any]:
    """Who takes part."""

    async def find(call: Call) -> list[tuple[str, int]]:
        number = await meant(call, _number_typed(interaction))
        return await reading.suggest_entrants(call.core, number, call.actor(), typed)

    return await suggest(interaction, find)


@suggestions("event result", "pairing")
async def pairings(interaction: Interaction, typed: str) -> list[Any]:
    """The pairings, those without a result first."""

    async def find(call: Call) -> list[tuple[str, int]]:
        number = await meant(call, _number_typed(interaction))
        return await reading.suggest_pairings(call.core, number, call.actor(), typed)

    return await suggest(interaction, find)


@suggestions("event result", "winner")
async def winners(interaction: Interaction, typed: str) -> list[Any]:
    """Who may have won the pairing."""
    pairing = getattr(interaction.namespace, "pairing", None)

    async def find(call: Call) -> list[tuple[str, str]]:
        number = await meant(call, _number_typed(interaction))
        which = pairing if isinstance(pairing, int) else None
        return await reading.suggest_winners(call.core, number, call.actor(), which, call.speech, typed)

    return await suggest(interaction, find)


@suggestions("event decide", "claim")
async def pleas(interaction: Interaction, typed: str) -> list[Any]:
    """What waits for a decision."""

    async def find(call: Call) -> list[tuple[str, int]]:
        number = await meant(call, _number_typed(interaction))
        return await reading.suggest_pleas(call.core, number, call.actor(), typed)

    return await suggest(interaction, find)


@on_press(press_kinds.EVENT_ANSWER, ACT, opens=True)
async def answer_pressed(call: Call, press: Press) -> Form:
    """Answer a claim: the button below it."""
    label, about = call.text("event-form-answer"), call.text("event-form-answer-about")
    field = Field("text", label, TEXT, about, most=deciding.MOST_TEXT)
    return Form(
        form_id(press_kinds.EVENT, f"answer:{max(press.index, 0)}", decision=press.decision),
        call.text("event-form-answer"),
        (field,),
    )


@on_form(f"{press_kinds.EVENT}:answer", ACT)
async def answer_filled(call: Call, filled: Filled) -> Shown:
    """What is said to a claim."""
    plea = filled.option.partition(":")[2]
    act = deciding.answers(int(plea) if plea.isdecimal() else 0, filled.text("text"))
    return Shown(await call.told(await act_on(call.core, filled.decision, call.actor(), act, interaction=call.id), 0))


@on_press(press_kinds.EVENT_JUDGE, ACT, opens=True)
async def judge_pressed(call: Call, press: Press) -> Form:
    """Decide a matter of the organiser's page: the form asks why."""
    label, about = call.text("event-form-reason"), call.text("event-form-reason-about")
    field = Field("reason", label, TEXT, about, most=deciding.MOST_TEXT)
    return Form(form_id(press_kinds.EVENT, f"judge:{press.option}", decision=press.decision), label, (field,))


@on_form(f"{press_kinds.EVENT}:judge", ACT)
async def judge_filled(call: Call, filled: Filled) -> Shown:
    """What is decided, with its reason."""
    act = judging(filled.option.split(":")[1:], filled.text("reason"))
    return Shown(await call.told(await act_on(call.core, filled.decision, call.actor(), act, interaction=call.id), 0))


def judging(said: list[str], reason: str) -> Act:
    """The act that a button of the organiser's page stands for. Raises Refused where there is no such button."""
    kind, number, what = said if len(said) == 3 else ("", "", "")
    if number.isdecimal() and kind == PLEA and what in (GRANT, REFUSE):
        return deciding.decides(int(number), what == GRANT, reason)
    if number.isdecimal() and kind == BOUT:
        return deciding.rules_result(int(number), what, reason, waiting=True)
    raise Refused("button_unknown")

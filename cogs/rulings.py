"""/ruling: how questions about the rules are settled, and what was settled."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.i18n.catalog import LANGUAGE_NAMES, LANGUAGES
from bot.i18n.names import message_id
from bot.service.core import press_kinds
from bot.service.core.rate_limits import ACT, EXPORT, SEARCH
from bot.service.lobby.lobby import GAMES
from bot.service.rulings import judging, precedents, voting
from bot.service.rulings.precedents import number_of
from bot.service.rulings.voting import Voter
from bot.service.table.apply_ruling import propose_ruling
from cogs.answering import answer, open_form
from cogs.call import Attached, Call, Interaction, Shown
from cogs.forms import TEXT, Field, Filled, Form, form_id, on_form
from cogs.groups import command, localized, suggestions
from cogs.items import Press, on_press, press_button
from cogs.keystrokes import suggest
from cogs.lobby import my_games

WHY, WORDS = "why", "ruled"
"""Options of the forms: the reason of a judge; a precedent in another language."""

KINDS = [Choice(name=localized(message_id("game-title", key)), value=key) for key in GAMES]


# -- settling --------------------------------------------------------------------------------------------------------


def voter_of(call: Call) -> Voter:
    """Whoever presses, as the server knows him now."""
    user = call.interaction.user
    joined = user.joined_at if isinstance(user, discord.Member) else None
    since = 0 if joined is None else int(joined.timestamp())
    return Voter(call.user, call.guild, call.channel, since, call.roles, call.sees)


@on_press(press_kinds.QUESTION, ACT)
async def approved(call: Call, press: Press) -> Shown:
    """A vote for an answer, or no longer."""
    reply = await voting.approve(
        call.core, press.decision, voter_of(call), press.option, language=call.language, interaction=call.id
    )
    return Shown(await call.told(reply))


@on_press(press_kinds.QUESTION_DECIDE, ACT, opens=True)
async def deciding(call: Call, press: Press) -> Form:
    """A judge says why."""
    await judging.demand_judge(call.core, press.decision, call.actor(), press.option)
    field = Field("reason", call.text("rulings-form-reason"), TEXT, most=300)
    option = f"{WHY}:{press.option}"
    return Form(form_id(press_kinds.FORM, option, decision=press.decision), call.text("rulings-form-why"), (field,))


@on_form(f"{press_kinds.FORM}:{WHY}", ACT)
async def decided(call: Call, filled: Filled) -> Shown:
    """A judge has decided."""
    letter = filled.option.partition(":")[2]
    who = call.actor()
    reply = await judging.decide(call.core, filled.decision, who, letter, filled.text("reason"), interaction=call.id)
    return Shown(await call.told(reply))


@command("ruling withdraw", ACT)
async def withdraw(interaction: Interaction, question: app_commands.Range[int, 1, 999_999_999]) -> None:
    """Take a question back."""

    async def handle(call: Call) -> Shown:
        return Shown(await call.told(await judging.withdraw(call.core, question, call.actor(), interaction=call.id)))

    await answer(interaction, handle)


@on_press(press_kinds.PRECEDENT_APPLY, ACT)
async def applied(call: Call, press: Press) -> Shown:
    """A player proposes that a precedent holds in this game from now on."""
    reply = await propose_ruling(call.core, press.game, call.user, press.decision, interaction=call.id)
    return Shown(await call.told(reply))


@command("ruling apply", ACT)
async def apply(interaction: Interaction, precedent: str, game: int | None = None) -> None:
    """The same, typed."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game)
        reply = await propose_ruling(call.core, number, call.user, number_of(precedent), interaction=call.id)
        return Shown(await call.told(reply))

    await answer(interaction, handle)


# -- what was settled ------------------------------------------------------------------------------------------------


@command("ruling show", SEARCH)
async def show_precedent(interaction: Interaction, precedent: str) -> None:
    """One precedent."""

    async def handle(call: Call) -> Shown:
        return Shown(await call.service.law.told(call.guild, number_of(precedent), call.speech))

    await answer(interaction, handle)


@command("ruling list", SEARCH)
@app_commands.choices(about=KINDS)
async def listing(interaction: Interaction, about: str = "", overruled: bool = False) -> None:
    """All precedents."""
    await answer(interaction, lambda call: page_of(call, about, overruled, 0))


async def page_of(call: Call, about: str, overruled: bool, page: int) -> Shown:
    """A page of the list, with buttons to the others."""
    shown = await call.service.law.listed(call.guild, call.speech, page, game=about, overruled=overruled)
    if not shown.count:
        return Shown(call.text("rulings-none"))
    told = [call.text("rulings-list", count=shown.count), *shown.lines]
    steps = [(shown.number - 1, "◀"), (shown.number + 1, "▶")]
    option = f"{about}:{'all' if overruled else ''}"
    row = [
        press_button(press_kinds.PRECEDENT_PAGE, sign, decision=to, option=option)
        for to, sign in steps
        if 0 <= to <= shown.last
    ]
    return Shown("\n".join(told), (tuple(row),) if row else ())


@on_press(press_kinds.PRECEDENT_PAGE, SEARCH)
async def turned(call: Call, press: Press) -> Shown:
    """Another page."""
    about, _, which = press.option.partition(":")
    return await page_of(call, about, which == "all", press.decision)


@command("ruling translate", ACT)
@app_commands.choices(language=[Choice(name=LANGUAGE_NAMES[language], value=language) for language in LANGUAGES])
async def translate(interaction: Interaction, precedent: str, language: str) -> None:
    """The words of a precedent in another language."""

    async def opened(call: Call) -> Form:
        number = number_of(precedent)
        await precedents.demand_translator(call.core, call.actor(), number, language)
        fields = (
            Field("question", call.text("rulings-form-question"), TEXT, most=500),
            Field("ruling", call.text("rulings-form-ruling"), TEXT, most=150),
        )
        option = f"{WORDS}:{language}"
        return Form(form_id(press_kinds.FORM, option, decision=number), call.text("rulings-form-translate"), fields)

    await open_form(interaction, opened)


@on_form(f"{press_kinds.FORM}:{WORDS}", ACT)
async def translated(call: Call, filled: Filled) -> Shown:
    """The form was sent off."""
    language, who = filled.option.partition(":")[2], call.actor()
    reply = await precedents.translate(
        call.core, who, filled.decision, language, filled.text("question"), filled.text("ruling")
    )
    return Shown(await call.told(reply))


@command("ruling export", EXPORT)
async def export(interaction: Interaction) -> None:
    """All precedents as a file."""

    async def handle(call: Call) -> Shown:
        data = await call.service.law.exported(call.guild)
        return Shown(call.text("rulings-exported"), file=Attached(f"precedents-{call.guild}.jsonl", data))

    await answer(interaction, handle)


# -- what may be typed -----------------------------------------------------------------------------------------------


async def precedents_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """The precedents of the server that hold a text."""

    async def find(call: Call) -> list[tuple[str, str]]:
        return await call.service.law.suggested(call.guild, typed, call.speech)

    return await suggest(interaction, find)


for _path in ("show", "apply", "translate"):
    suggestions(f"ruling {_path}", "precedent")(precedents_suggested)
suggestions("ruling apply", "game")(my_games)

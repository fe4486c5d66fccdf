"""/doubt and the same on a message: what is in doubt is put to whoever settles it.

What it is follows from where it is said. In a game that whoever asks plays, it is a dispute: the others are called, and
the die may decide at once. Where the game of an event is over, its result is in doubt, which the organiser decides. All
else is a question about the rules to the server.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.messages.message import MenuEntry
from bot.service.core import press_kinds
from bot.service.core.bindings import precedent_name
from bot.service.core.rate_limits import ACT
from bot.service.core.transaction import Reply
from bot.service.events import deciding
from bot.service.events.reading import demand_going, event_of_result
from bot.service.events.transaction import act_on
from bot.service.rulings import asking, disputes
from bot.service.rulings.answers import SIGN, answers_like, clauses_like, settings_of
from bot.service.rulings.asking import Asking, game_of_message
from bot.service.rulings.precedents import number_of
from cogs import places
from cogs.answering import answer, open_form
from cogs.call import Call, Interaction, Shown
from cogs.event import events_here
from cogs.forms import CHOICE, LINE, TEXT, Field, Filled, Form, form_id, on_form
from cogs.groups import command, message_menu, suggestions
from cogs.items import MOST_ENTRIES
from cogs.keystrokes import suggest
from cogs.lobby import my_games
from cogs.rulings import KINDS, precedents_suggested

ASK, FREEZE, RESULT = "ruling", "freeze", "doubt"
"""Options of the forms: a question about the rules, with a pause until it is settled; a result in doubt."""

Question = app_commands.Range[str, 1, 500]


@command("doubt", ACT)
@app_commands.choices(about=KINDS)
async def doubt(
    interaction: Interaction,
    question: Question | None = None,
    clauses: str = "",
    answers: str = "",
    freeze: bool = False,
    about: str = "",
    overrules: str = "",
    game: int | None = None,
    event: int | None = None,
) -> None:
    """Put what is in doubt; without a question a form asks for it."""
    of_rules = bool(clauses or answers or freeze or about or overrules)

    async def disputed(call: Call) -> int | None:
        return event if event is not None or of_rules else await event_of_result(call.core, call.asker(), game)

    async def handle(call: Call) -> Shown:
        if (of_event := await disputed(call)) is not None:
            return await result_doubted(call, of_event, game, question or "")
        wanted = await meant(call, game, about, freeze=freeze)
        typed = answers.replace(";", "\n")
        wanted = replace(wanted, text=question or "", clauses=clauses, answers=typed, overrules=overrules)
        return await put(call, wanted, freeze=freeze)

    async def opened(call: Call) -> Form:
        if (of_event := await disputed(call)) is not None:
            return await result_form(call, of_event, game)
        old = precedent_name(number_of(overrules)) if overrules.strip() else ""
        wanted = await meant(call, game, about, freeze=freeze)
        option = ":".join([ASK, wanted.key, "", old, FREEZE if freeze else ""])
        return question_form(call, option, wanted.game, clauses)

    if question is None:
        await open_form(interaction, opened)
    else:
        await answer(interaction, handle)


@message_menu("doubt", ACT)
async def message_doubted(interaction: Interaction, message: discord.Message) -> None:
    """Open the form for a question about a message. Nothing is read from it but which one it is."""

    async def opened(call: Call) -> Form:
        if not call.guild:
            raise Refused("ruling_no_server")
        number = await call.game(await game_of_message(call.core, message.id, call.channel))
        key = (await call.core.live(number)).game.key
        return question_form(call, f"{ASK}:{key}:{message.id}", number)

    await open_form(interaction, opened)


# -- the result of a pairing -----------------------------------------------------------------------------------------


async def result_doubted(call: Call, event: int, game: int | None, text: str) -> Shown:
    """Put a result in dispute: that of a game, else of the newest one."""
    act = deciding.disputes(game, text)
    return Shown(await call.told(await act_on(call.core, event, call.actor(), act, interaction=call.id), 0))


async def result_form(call: Call, event: int, game: int | None) -> Form:
    """The form that asks what is wrong with a result of an event that goes on."""
    await demand_going(call.core, event, call.actor())
    field = Field("text", call.text("rulings-form-result"), TEXT, most=deciding.MOST_TEXT)
    name = form_id(press_kinds.EVENT, RESULT, game=game or 0, decision=event)
    return Form(name, call.text("rulings-form-result-title"), (field,))


@on_form(f"{press_kinds.EVENT}:{RESULT}", ACT)
async def result_given(call: Call, filled: Filled) -> Shown:
    """The form was sent off."""
    return await result_doubted(call, filled.decision, filled.game or None, filled.text("text"))


# -- the rules -------------------------------------------------------------------------------------------------------


async def meant(call: Call, game: int | None, about: str, *, freeze: bool = False) -> Asking:
    """What a question is about: the game that is named or that plays here, else the rules of one, else anything."""
    if not call.guild:
        raise Refused("ruling_no_server")
    number = await call.game(game) if game is not None or freeze else await game_played_here(call)
    if number is not None and about:
        plays = (await call.core.live(number)).game.key
        number = number if plays == about or game is not None or freeze else None
    key = about if number is None else (await call.core.live(number)).game.key
    if number is None:
        await places.place_for(call, stay=True)
    return Asking(call.id, call.user, call.guild, call.channel, "", key=key, game=number)


async def game_played_here(call: Call) -> int | None:
    """The one game that is played in this channel."""
    try:
        number = await call.game()
    except Refused:
        return None
    return number if asking.plays(await call.core.live(number)) else None


async def put(call: Call, wanted: Asking, *, freeze: bool = False) -> Shown:
    """Put a question, and say where it stands. Its card is shown to all who read the channel of its game."""
    if wanted.game is not None:
        await call.game(wanted.game, posting=True)
    reply = await disputes.put_doubt(call.core, call.service.outbox.painter, wanted, freeze=freeze)
    return Shown(await told_where(call, reply))


async def told_where(call: Call, reply: Reply) -> str:
    """Where a question stands, or that it waits where nothing can be posted now; and who settles it."""
    number = int(str(reply.facts["number"]))
    await call.service.outbox.caught_up((await asking.stored(call.core, number)).channel_id)
    waits = (await asking.stored(call.core, number)).card is None
    told = await call.told(replace(reply, key="ruling_waits") if waits else reply)
    return "\n".join([told, await asking.who_settles(call.core, number, call.speech)])


def question_form(call: Call, option: str, game: int | None, clauses: str = "") -> Form:
    """The form for a question. ``option`` holds what is known already: rules, message, what is to be overruled."""
    fields: tuple[Field, ...] = (
        Field("question", call.text("rulings-form-question"), TEXT, most=500),
        Field(
            "clauses", call.text("rulings-form-clauses"), LINE, hint="MKU-7.3", value=clauses, needed=False, most=100
        ),
        Field(
            "answers",
            call.text("rulings-form-answers"),
            TEXT,
            description=call.text("rulings-form-answers-how"),
            needed=False,
            most=1000,
        ),
    )
    if sets := settings_of(option.split(":")[1], clauses)[:MOST_ENTRIES]:
        entries = tuple([MenuEntry(one, one) for one in sets])
        fields += (Field("sets", call.text("rulings-form-sets"), CHOICE, needed=False, entries=entries),)
    return Form(form_id(press_kinds.FORM, option, game=game or 0), call.text("rulings-form-title"), fields)


@on_form(f"{press_kinds.FORM}:{ASK}", ACT)
async def question_given(call: Call, filled: Filled) -> Shown:
    """The form was sent off."""
    _, key, message, overrules, freeze = (*filled.option.split(":"), "", "", "", "")[:5]
    wanted = Asking(
        call.id,
        call.user,
        call.guild,
        call.channel,
        filled.text("question"),
        clauses=filled.text("clauses"),
        answers=with_sets(call, filled.text("answers"), filled.text("sets")),
        key=key,
        game=filled.game or None,
        message=int(message) if message.isdecimal() else None,
        overrules=overrules,
    )
    return await put(call, wanted, freeze=freeze == FREEZE)


def with_sets(call: Call, answers: str, sets: str) -> str:
    """The answers, the first of which sets what was chosen from the list."""
    if not sets:
        return answers
    first, *others = answers.strip().splitlines() or [call.text("rulings-yes"), call.text("rulings-no")]
    return "\n".join([f"{first} {sets}" if SIGN in first else f"{first} {SIGN} {sets}", *others])


# -- what may be typed -----------------------------------------------------------------------------------------------


@suggestions("doubt", "answers")
async def answers_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """How answers may go on, with the options that they set."""

    async def find(call: Call) -> list[str]:
        key = call.option("about") or await call.game_played(call.option("game"))
        usual = (call.text("rulings-yes"), call.text("rulings-no"))
        return await call.core.in_rules(lambda: answers_like(key, call.option("clauses") or "", typed, usual))

    return await suggest(interaction, find)


@suggestions("doubt", "clauses")
async def clauses_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """How a list of clauses may go on."""

    async def find(call: Call) -> list[str]:
        key = call.option("about") or await call.game_played(call.option("game"))
        return await call.core.in_rules(lambda: clauses_like(key, typed))

    return await suggest(interaction, find)


suggestions("doubt", "overrules")(precedents_suggested)
suggestions("doubt", "game")(my_games)
suggestions("doubt", "event")(events_here)

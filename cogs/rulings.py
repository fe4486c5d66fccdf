"""/ruling: questions about the rules put to those who settle them, and what was settled; /game dispute."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.i18n.catalog import LANGUAGES
from bot.i18n.names import message_id
from bot.service.core import press_kinds
from bot.service.core.bindings import precedent_name
from bot.service.core.rate_limits import ACT, EXPORT, SEARCH
from bot.service.core.transaction import Reply
from bot.service.lobby.lobby import GAMES
from bot.service.rulings import asking, disputes, judging, precedents, voting
from bot.service.rulings.answers import SIGN, answers_like, clauses_like, settings_of
from bot.service.rulings.asking import Asking
from bot.service.rulings.precedents import number_of
from bot.service.rulings.voting import Voter
from bot.service.table.apply_ruling import propose_ruling
from cogs import places
from cogs.answering import answer, open_form
from cogs.call import Attached, Call, Interaction, Shown
from cogs.forms import CHOICE, LINE, TEXT, Field, Filled, Form, form_id, on_form
from cogs.gm import referee_of
from cogs.groups import command, localized, suggestions
from cogs.items import MOST_ENTRIES, MenuEntry, Press, on_press, press_button
from cogs.keystrokes import suggest
from cogs.lobby import LANGUAGE_NAMES, my_games

ASK, WHY, WORDS = "ruling", "why", "ruled"
"""Options of the forms: a question; the reason of a judge; a precedent in another language."""

Question = app_commands.Range[str, 1, 500]
KINDS = [Choice(name=localized(message_id("game-title", key)), value=key) for key in GAMES]


# -- asking ----------------------------------------------------------------------------------------------------------


@command("ruling ask", ACT)
@app_commands.choices(about=KINDS)
async def ask(
    interaction: Interaction,
    question: Question | None = None,
    clauses: str = "",
    answers: str = "",
    about: str = "",
    overrules: str = "",
    game: int | None = None,
) -> None:
    """Put a question; without one a form asks for it."""

    async def handle(call: Call) -> Shown:
        wanted = await meant(call, game, about)
        typed = answers.replace(";", "\n")
        return await put(
            call, replace(wanted, text=question or "", clauses=clauses, answers=typed, overrules=overrules)
        )

    async def opened(call: Call) -> Form:
        old = precedent_name(number_of(overrules)) if overrules.strip() else ""
        wanted = await meant(call, game, about)
        return question_form(call, ":".join([ASK, wanted.key, "", old]), wanted.game, clauses)

    if question is None:
        await open_form(interaction, opened)
    else:
        await answer(interaction, handle)


async def meant(call: Call, game: int | None, about: str) -> Asking:
    """What a question is about: the game that is named or that plays here, else the rules of one, else anything."""
    if not call.guild:
        raise Refused("ruling_no_server")
    number = await call.game(game) if game is not None else await game_played_here(call)
    if number is not None and about:
        plays = (await call.core.live(number)).game.key
        number = number if plays == about or game is not None else None
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


async def put(call: Call, wanted: Asking) -> Shown:
    """Put a question, and say where it stands. Its card is shown to all who read the channel of its game."""
    if wanted.game is not None:
        await call.game(wanted.game, posting=True)
    reply = await asking.ask(call.core, call.service.outbox.painter, wanted)
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
    _, key, message, overrules = (*filled.option.split(":"), "", "", "", "")[:4]
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
    return await put(call, wanted)


def with_sets(call: Call, answers: str, sets: str) -> str:
    """The answers, the first of which sets what was chosen from the list."""
    if not sets:
        return answers
    first, *others = answers.strip().splitlines() or [call.text("rulings-yes"), call.text("rulings-no")]
    return "\n".join([f"{first} {sets}" if SIGN in first else f"{first} {SIGN} {sets}", *others])


@command("game dispute", ACT)
async def dispute(
    interaction: Interaction,
    question: Question,
    clauses: str = "",
    answers: str = "",
    freeze: bool = False,
    game: int | None = None,
) -> None:
    """A question in the midst of a game."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game)
        typed = answers.replace(";", "\n")
        wanted = Asking(call.id, call.user, call.guild, call.channel, question, clauses, typed, game=number)
        painter = call.service.outbox.painter
        reply = await disputes.open_dispute(call.core, painter, wanted, freeze=freeze)
        return Shown(await told_where(call, reply))

    await answer(interaction, handle)


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
    await judging.demand_judge(call.core, press.decision, referee_of(call), press.option)
    field = Field("reason", call.text("rulings-form-reason"), TEXT, most=300)
    option = f"{WHY}:{press.option}"
    return Form(form_id(press_kinds.FORM, option, decision=press.decision), call.text("rulings-form-why"), (field,))


@on_form(f"{press_kinds.FORM}:{WHY}", ACT)
async def decided(call: Call, filled: Filled) -> Shown:
    """A judge has decided."""
    letter = filled.option.partition(":")[2]
    who = referee_of(call)
    reply = await judging.decide(call.core, filled.decision, who, letter, filled.text("reason"), interaction=call.id)
    return Shown(await call.told(reply))


@command("ruling withdraw", ACT)
async def withdraw(interaction: Interaction, question: app_commands.Range[int, 1, 999_999_999]) -> None:
    """Take a question back."""

    async def handle(call: Call) -> Shown:
        return Shown(
            await call.told(await judging.withdraw(call.core, question, referee_of(call), interaction=call.id))
        )

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
        await precedents.demand_translator(call.core, referee_of(call), number, language)
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
    language, who = filled.option.partition(":")[2], referee_of(call)
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


async def answers_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """How answers may go on, with the options that they set."""

    async def find(call: Call) -> list[str]:
        key = call.option("about") or await call.game_played(call.option("game"))
        usual = (call.text("rulings-yes"), call.text("rulings-no"))
        return await call.core.in_rules(lambda: answers_like(key, call.option("clauses") or "", typed, usual))

    return await suggest(interaction, find)


async def clauses_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """How a list of clauses may go on."""

    async def find(call: Call) -> list[str]:
        key = call.option("about") or await call.game_played(call.option("game"))
        return await call.core.in_rules(lambda: clauses_like(key, typed))

    return await suggest(interaction, find)


for _path, _option in (("show", "precedent"), ("apply", "precedent"), ("translate", "precedent"), ("ask", "overrules")):
    suggestions(f"ruling {_path}", _option)(precedents_suggested)
for _path in ("ruling ask", "game dispute"):
    suggestions(_path, "answers")(answers_suggested)
    suggestions(_path, "clauses")(clauses_suggested)
    suggestions(_path, "game")(my_games)
suggestions("ruling apply", "game")(my_games)

"""Pressing in the private panel, and ``/do``: everything that a person may do, a press or a line away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

from discord import app_commands
from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.faces import face_of
from bot.service import books
from bot.service.budget import ACT, PANEL
from bot.service.choices import lines_of
from bot.service.news import ANSWER, OPEN
from bot.service.replies import Reply
from cogs.answering import answer
from cogs.call import Call, Interaction, Shown, worded
from cogs.errors import worded as refusal_of
from cogs.forms import LINE, TEXT, Field, Filled, Form, form_id, on_form
from cogs.groups import command, suggestions
from cogs.items import Press, Row, on_press
from cogs.keystrokes import MOST_SUGGESTIONS, suggest
from cogs.panel import CONFIRM, DROP, FORM, OPENED, PICK, SEVERAL, SINGLE, STEP, TYPED, info_row, panel, panel_rows

MOST_SINCE = 12
"""Events that a stale press is told of."""

OPENERS: dict[str, Callable[[Call, Press], Any]] = {}
"""Option of a press of kind ``f`` to what makes its form."""


def opens(option: str) -> Callable[[Callable[[Call, Press], Any]], Callable[[Call, Press], Any]]:
    """Register what makes a form for presses of kind ``f``; the option may be the kind of an action that is typed."""

    def register(make: Callable[[Call, Press], Any]) -> Callable[[Call, Press], Any]:
        OPENERS[option] = make
        TYPED.add(option)
        return make

    return register


# -- presses ---------------------------------------------------------------------------------------------------------


async def after(call: Call, game: int, reply: Reply) -> Shown:
    """What happened; and if the same person decides again, the next panel below the news of it."""
    live = await call.core.live(game)
    speech = live.speech(call.language)
    now = await call.service.choices.now(game, call.user, call.language)
    if now.menu is None or call.channel != live.game.channel_id:
        return await panel(call, game, now, worded(reply, speech))
    # Everybody's news are about to stand above the next panel: here only what nobody else may know.
    own = replace(reply, events=tuple([event for event in reply.events if event.to is not None]))
    await call.service.outbox.caught_up(call.channel)
    return Shown(worded(own, speech), then=await panel(call, game, now))


async def unless_stale(call: Call, game: int, decision: int, act: Callable[[], Any]) -> Shown:
    """Act; a stale press is told what has changed since, with the panel of today."""
    try:
        shown: Shown = await act()
    except Refused as refusal:
        if refusal.key != "stale_press":
            raise
        return await stale(call, game, decision, refusal)
    return shown


async def stale(call: Call, game: int, decision: int, refusal: Refused) -> Shown:
    """What has changed since a decision was closed, and what the person may do now."""
    speech = await call.speech_of(game)
    since = await call.service.choices.since(game, call.user, decision)
    told = [refusal_of(refusal, speech)]
    if since:
        told += [call.text("table-since"), *[f"• {speech.event(event)}" for event in since[:MOST_SINCE]]]
    if len(since) > MOST_SINCE:
        told.append(call.text("table-since-more", count=len(since) - MOST_SINCE))
    now = await call.service.choices.now(game, call.user, call.language)
    return await panel(call, game, now, "\n".join(told))


@on_press(OPEN, PANEL)
async def opened(call: Call, press: Press) -> Shown:
    """The private panel of a decision."""

    async def act() -> Shown:
        number = press.decision or None
        now = await call.service.choices.now(press.game, call.user, call.language, decision=number)
        if now.seat is None:
            raise Refused("not_your_game")
        return await panel(call, press.game, now)

    return await unless_stale(call, press.game, press.decision, act)


@on_press(ANSWER, PANEL)
async def answered(call: Call, press: Press) -> Shown:
    """An answer given on the public message."""

    async def act() -> Shown:
        tables = call.service.tables
        reply = await tables.answer(press.game, call.user, press.decision, press.index, interaction=call.id)
        return await after(call, press.game, reply)

    return await unless_stale(call, press.game, press.decision, act)


@on_press(STEP, PANEL)
async def turned(call: Call, press: Press) -> Shown:
    """Another page of the panel, or the choices of one kind."""
    kind, _, page = (press.values[0] if press.values else press.option).partition(".")
    opened = kind.removeprefix(OPENED) if kind.startswith(OPENED) else ""

    async def act() -> Shown:
        choices = call.service.choices
        now = await choices.now(press.game, call.user, call.language, decision=press.decision, opened=opened)
        return await panel(call, press.game, now, kind=kind or None, page=int(page) if page.isdecimal() else 0)

    return await unless_stale(call, press.game, press.decision, act)


@on_press(PICK, PANEL)
async def taken(call: Call, press: Press) -> Shown:
    """Something is chosen: done at once, or shown first."""
    opened = press.option.partition(OPENED)[2]
    keys = press.values or ((press.option,) if press.option[:1] not in (SEVERAL, SINGLE) else ())

    async def act() -> Shown:
        reply = await call.service.choices.pick(
            press.game, call.user, press.decision, keys, call.language, interaction=call.id, opened=opened
        )
        if reply.key == "opened":
            key = str(reply.facts["key"])
            now = await call.service.choices.now(
                press.game, call.user, call.language, decision=press.decision, opened=key
            )
            return await panel(call, press.game, now)
        if reply.key != "staged":
            return await after(call, press.game, reply)
        now = await call.service.choices.now(press.game, call.user, call.language, decision=press.decision)
        return await panel(call, press.game, now)

    return await unless_stale(call, press.game, press.decision, act)


@on_press(CONFIRM, PANEL)
async def confirmed(call: Call, press: Press) -> Shown:
    """What is staged is said."""

    async def act() -> Shown:
        choices = call.service.choices
        reply = await choices.confirm(press.game, call.user, press.decision, call.language, interaction=call.id)
        return await after(call, press.game, reply)

    return await unless_stale(call, press.game, press.decision, act)


@on_press(DROP, PANEL)
async def dropped(call: Call, press: Press) -> Shown:
    """What is staged is forgotten."""

    async def act() -> Shown:
        reply = await call.service.choices.drop(press.game, call.user, press.decision)
        return await after(call, press.game, reply)

    return await unless_stale(call, press.game, press.decision, act)


@on_press(FORM, ACT, opens=True)
async def form_wanted(call: Call, press: Press) -> Form | Shown:
    """A form; who may send it off is decided when it comes."""
    make = OPENERS.get(press.option.partition(":")[0])
    if make is None:
        raise Refused("button_unknown")
    form: Form | Shown = await make(call, press)
    return form


@opens("line")
async def line_form(call: Call, press: Press) -> Form:
    """A form for lines of notation."""
    field = Field("line", call.text("table-form-line"), TEXT, call.text("table-form-line-help"), most=2000)
    number = form_id(FORM, "line", game=press.game, decision=press.decision)
    return Form(number, call.text("table-form-line-title"), (field,))


@opens("free")
async def free_form(call: Call, press: Press) -> Form:
    """A form for an answer that is typed."""
    field = Field("line", call.text("table-form-answer"), LINE, most=200)
    number = form_id(FORM, "free", game=press.game, decision=press.decision)
    return Form(number, call.text("table-form-answer"), (field,))


@on_form("f:line", PANEL)
async def line_given(call: Call, filled: Filled) -> Shown:
    """Lines that were typed into the form: shown first where the game does so, as with ``/do``."""
    lines = lines_of(filled.text("line").replace("\n", ";"))

    async def act() -> Shown:
        choices = call.service.choices
        reply = await choices.stage(filled.game, call.user, lines, decision=filled.decision or None)
        if reply is None:
            return await said(call, filled.game, lines, filled.decision or None)
        return await kept_back(call, filled.game, reply)

    return await unless_stale(call, filled.game, filled.decision, act)


async def kept_back(call: Call, game: int, reply: Reply) -> Shown:
    """The panel with what is staged, or with the list that a line opens."""
    opened = str(reply.facts.get("key", ""))
    now = await call.service.choices.now(game, call.user, call.language, seat=reply.seat, opened=opened)
    return await panel(call, game, now)


@on_form("f:free", PANEL)
async def answer_given(call: Call, filled: Filled) -> Shown:
    """An answer that was typed into the form."""
    return await said(call, filled.game, [f"choose {filled.text('line').strip()}"], filled.decision or None)


async def said(call: Call, game: int, lines: Sequence[str], decision: int | None, seat: int | None = None) -> Shown:
    """Say lines, and show what came of them."""

    async def act() -> Shown:
        reply = await call.service.choices.run(
            game, call.user, lines, language=call.language, decision=decision, seat=seat, interaction=call.id
        )
        return await after(call, game, reply)

    return await unless_stale(call, game, decision or 0, act)


async def todays(call: Call, game: int) -> tuple[Row, ...]:
    """What a person may press now, after a press that led nowhere."""
    try:
        now = await call.service.choices.now(game, call.user, call.language)
    except Refused:  # the game has not begun, or stands still
        return ()
    if now.menu is None:
        return await info_row(call, game) if now.seat is not None else ()
    return await panel_rows(call, game, now.menu)


# -- /do -------------------------------------------------------------------------------------------------------------


@command("do", PANEL)
async def do(
    interaction: Interaction,
    line: app_commands.Range[str, 1, 2000] | None = None,
    seat: app_commands.Range[int, 1, 12] | None = None,
    game: int | None = None,
    sure: bool = False,
) -> None:
    """Say a line, or open the panel. ``sure``: at once, also where the game would show first what it does."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game)
        return await unless_stale(call, number, 0, lambda: act(call, number))

    async def act(call: Call, number: int) -> Shown:
        place = None if seat is None else seat - 1
        if line is not None:
            lines = await call.service.choices.spelled(number, call.user, lines_of(line), call.language, seat=place)
            reply = None if sure else await call.service.choices.stage(number, call.user, lines, seat=place)
            return await (said(call, number, lines, None, place) if reply is None else kept_back(call, number, reply))
        now = await call.service.choices.now(number, call.user, call.language, seat=place)
        if now.seat is None:
            raise Refused("not_your_game")
        return await panel(call, number, now)

    await answer(interaction, handle)


@suggestions("do", "line")
async def lines_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """What may be said now."""

    async def find(call: Call) -> list[tuple[str, str]]:
        chosen = interaction.namespace
        number = await call.game(getattr(chosen, "game", None))
        seat = getattr(chosen, "seat", None)
        place = None if seat is None else seat - 1
        return await completed(call, number, typed, place)

    return await suggest(interaction, find)


async def completed(call: Call, game: int, typed: str, seat: int | None) -> list[tuple[str, str]]:
    """Lines that may be said, then those that the game makes of a list whose last word is being typed."""
    found = await call.service.choices.suggest(game, call.user, typed, call.language, seat=seat)
    live = await call.core.live(game)
    words = face_of(live.game.key).list_words
    if words is None or len(found) >= MOST_SUGGESTIONS:
        return found
    sight = await books.sight_of(call.core, game, call.user, call.language, seat=seat)
    if sight.seat is None:
        return found
    more = await call.core.in_rules(lambda: list(islice(words(sight.view, sight.plain, typed), MOST_SUGGESTIONS)))
    return [*found, *more][:MOST_SUGGESTIONS]

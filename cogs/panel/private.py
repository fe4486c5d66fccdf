"""Pressing in the private panel, and ``/do``: everything that a person may do, a press or a line away."""

from __future__ import annotations

from collections.abc import Awaitable
from itertools import islice
from typing import Any

from discord import app_commands
from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.faces import face_of
from bot.messages import ranks
from bot.service.core import press_kinds
from bot.service.core.acting import DONE, Speaker
from bot.service.core.rate_limits import ACT, PANEL
from bot.service.people import people
from bot.service.table import submit, table_queries
from bot.service.table.panel_state import missed, panel_state, suggested
from bot.service.table.submit import CONCEDE, GIVING_UP, KEPT_BACK, Said
from cogs.answering import answer
from cogs.call import Call, Interaction, Shown, seat_index, worded
from cogs.errors import worded as refusal_of
from cogs.forms import LINE, TEXT, Field, Filled, Form, form_id, on_form, openers, opens
from cogs.groups import command, suggestions
from cogs.items import Press, on_press, press_button
from cogs.keystrokes import MOST_SUGGESTIONS, suggest
from cogs.panel.choices import OPENED, PIECE, SEVERAL, SINGLE
from cogs.panel.panel import info_row, panel, panel_rows

MOST_SINCE = 12
"""Events that a stale press is told of."""

# -- presses ---------------------------------------------------------------------------------------------------------


async def after(call: Call, game: int, done: Said) -> Shown:
    """What happened, and what lies before the person then, in the panel that he has pressed."""
    reply, then = done.reply, done.then
    if reply.key == KEPT_BACK:
        return await panel(call, game, then)
    if reply.key == GIVING_UP:
        return await asked_first(call, game, reply.seat or 0, str(reply.facts["verb"]))
    live = await call.core.live(game)
    if then.menu is not None and call.channel == live.game.channel_id:
        # Everybody's news are told beside the panel: here only what nobody else may know.
        reply = replace(reply, events=tuple([event for event in reply.events if event.to is not None]))
    speech = live.speech(call.language)
    # Of an act itself the panel is proof enough: it shows what is to be done now, or who is next.
    told = "\n".join(map(speech.event, reply.events)) if reply.key == DONE else worded(reply, speech)
    return await panel(call, game, then, told)


async def asked_first(call: Call, game: int, seat: int, verb: str) -> Shown:
    """Whether somebody really gives the game up, with the button that does it."""
    text = (await call.speech_of(game)).text("votes-concede-ask", seat=seat, verb=verb)
    sure = call.text("votes-concede-sure")
    button = press_button(press_kinds.VOTE, sure, game=game, decision=seat, option=CONCEDE, rank=ranks.GIVING_UP)
    return Shown(text, ((button,),))


async def unless_stale(call: Call, by: Speaker, act: Awaitable[Shown]) -> Shown:
    """Act; a stale press is told what has changed since, with the panel of today."""
    try:
        return await act
    except Refused as refusal:
        if refusal.key != "stale_press":
            raise
        return await stale(call, by, refusal)


async def stale(call: Call, by: Speaker, refusal: Refused) -> Shown:
    """What has changed since a decision was closed, and what the person may do now."""
    speech = await call.speech_of(by.game)
    now = await missed(call.core, replace(by, seat=None))
    told = [refusal_of(refusal, speech)]
    if now.since:
        told += [call.text("table-since"), *[f"• {speech.event(event)}" for event in now.since[:MOST_SINCE]]]
    if len(now.since) > MOST_SINCE:
        told.append(call.text("table-since-more", count=len(now.since) - MOST_SINCE))
    return await panel(call, by.game, replace(now, since=()), "\n".join(told))


async def acted(call: Call, by: Speaker, act: Awaitable[Said]) -> Shown:
    """Do something at the table, and show what came of it."""

    async def done() -> Shown:
        return await after(call, by.game, await act)

    return await unless_stale(call, by, done())


async def looked(call: Call, by: Speaker, step: str = "", page: int = 0) -> Shown:
    """What lies before the person; or what may be made of a choice, all that a piece may do, the choices of a kind."""
    opened, about = after_sign(step, OPENED), after_sign(step, PIECE)

    async def seen() -> Shown:
        now = await panel_state(call.core, by, opened, about)
        if now.seat is None:
            raise Refused("not_your_game")
        return await panel(call, by.game, now, kind="" if opened or about else step, page=page)

    return await unless_stale(call, by, seen())


def after_sign(text: str, sign: str) -> str:
    """What stands behind a sign at the beginning; empty where there is no such sign."""
    return text.removeprefix(sign) if text.startswith(sign) else ""


@on_press(press_kinds.OPEN_PANEL, PANEL)
async def panel_opened(call: Call, press: Press) -> Shown:
    """The private panel of a decision."""
    return await looked(call, call.speaker(press.game, decision=press.decision or None))


@on_press(press_kinds.ANSWER, PANEL)
async def answered(call: Call, press: Press) -> Shown:
    """An answer given on the public message."""
    by = call.speaker(press.game, decision=press.decision)
    return await acted(call, by, submit.answer(call.core, by, press.index))


@on_press(press_kinds.SAY_LINE, PANEL)
async def likely_said(call: Call, press: Press) -> Shown:
    """A likely line said on the public message."""
    by = call.speaker(press.game, decision=press.decision)
    return await acted(call, by, submit.say_likely(call.core, by, press.option))


@on_press(press_kinds.TURN_PAGE, PANEL)
async def turned(call: Call, press: Press) -> Shown:
    """Another page of the panel, another piece, or the choices of one kind."""
    step, _, page = (press.values[0] if press.values else press.option).partition(".")
    by = call.speaker(press.game, decision=press.decision)
    return await looked(call, by, step, int(page) if page.isdecimal() else 0)


@on_press(press_kinds.PICK, PANEL)
async def taken(call: Call, press: Press) -> Shown:
    """Something is chosen: done at once, or shown first."""
    chosen = press.values or ((press.option,) if press.option[:1] not in (SEVERAL, SINGLE) else ())
    keys = [value.partition(OPENED)[0] for value in chosen]
    within = chosen[0].partition(OPENED)[2] if len(chosen) == 1 else ""
    about = after_sign(within, PIECE)
    by = call.speaker(press.game, decision=press.decision)
    return await acted(call, by, submit.pick(call.core, by, keys, "" if about else within, about))


@on_press(press_kinds.CONFIRM, PANEL)
async def confirmed(call: Call, press: Press) -> Shown:
    """What is staged is said."""
    by = call.speaker(press.game, decision=press.decision)
    return await acted(call, by, submit.confirm(call.core, by))


@on_press(press_kinds.GIVE_UP, PANEL)
async def giving_up(call: Call, press: Press) -> Shown:
    """Somebody wants to give the game up: he is asked first."""
    by = call.speaker(press.game, decision=press.decision)
    return await acted(call, by, submit.say(call.core, by, [CONCEDE]))


@on_press(press_kinds.NO_TIPS, PANEL)
async def tips_declined(call: Call, press: Press) -> Shown:
    """The person wants no more tips, in no game."""
    await people.choose_settings(call.core, call.user, tips=False)
    return await todays(call, press.game, call.text("table-no-tips"))


@on_press(press_kinds.DROP, PANEL)
async def dropped(call: Call, press: Press) -> Shown:
    """What is staged is forgotten."""
    by = call.speaker(press.game, decision=press.decision)
    return await acted(call, by, submit.drop(call.core, by))


@on_press(press_kinds.FORM, ACT, opens=True)
async def form_wanted(call: Call, press: Press) -> Form | Shown:
    """A form; who may send it off is decided when it comes."""
    make = openers.get(press.option.partition(":")[0])
    if make is None:
        raise Refused("button_unknown")
    form: Form | Shown = await make(call, press)
    return form


@opens("line")
async def line_form(call: Call, press: Press) -> Form:
    """A form for lines of notation."""
    field = Field("line", call.text("table-form-line"), TEXT, call.text("table-form-line-help"), most=2000)
    number = form_id(press_kinds.FORM, "line", game=press.game, decision=press.decision)
    return Form(number, call.text("table-form-line-title"), (field,))


@opens("free")
async def free_form(call: Call, press: Press) -> Form:
    """A form for an answer that is typed."""
    field = Field("line", call.text("table-form-answer"), LINE, most=200)
    number = form_id(press_kinds.FORM, "free", game=press.game, decision=press.decision)
    return Form(number, call.text("table-form-answer"), (field,))


@on_form(f"{press_kinds.FORM}:line", PANEL)
async def line_given(call: Call, filled: Filled) -> Shown:
    """Lines that were typed into the form: shown first where the game does so, as with ``/do``."""
    lines = submit.lines_of(filled.text("line").replace("\n", ";"))
    by = call.speaker(filled.game, decision=filled.decision or None)
    return await acted(call, by, submit.say(call.core, by, lines))


@on_form(f"{press_kinds.FORM}:free", PANEL)
async def answer_given(call: Call, filled: Filled) -> Shown:
    """An answer that was typed into the form."""
    by = call.speaker(filled.game, decision=filled.decision or None)
    return await said_at_once(call, by, f"choose {filled.text('line').strip()}")


async def said_at_once(call: Call, by: Speaker, line: str) -> Shown:
    """Say a line, also where the game would show first what it does."""
    return await acted(call, by, submit.say(call.core, by, [line], sure=True))


async def todays(call: Call, game: int, told: str) -> Shown:
    """What a person may press now, after a press that led nowhere."""
    try:
        now = await panel_state(call.core, call.speaker(game))
    except Refused:  # the game has not begun, or stands still
        return Shown(told)
    if now.menu is None:
        return Shown(told, (await info_row(call, game),) if now.seat is not None else ())
    blocks, rows = await panel_rows(call, game, now.menu)
    return Shown(told, rows, blocks, True)


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
        by = call.speaker(await call.game(game), seat=seat_index(seat))
        if line is None:
            return await looked(call, by)
        return await acted(call, by, submit.say(call.core, by, submit.lines_of(line), sure=sure))

    await answer(interaction, handle)


@suggestions("do", "line")
async def lines_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """What may be said now."""

    async def find(call: Call) -> list[tuple[str, str]]:
        number, place = await call.game(call.option("game")), seat_index(call.option("seat"))
        return await completed(call, number, typed, place)

    return await suggest(interaction, find)


async def completed(call: Call, game: int, typed: str, seat: int | None) -> list[tuple[str, str]]:
    """Lines that may be said, then those that the game makes of a list whose last word is being typed."""
    found = await suggested(call.core, call.speaker(game, seat=seat), typed)
    live = await call.core.live(game)
    words = face_of(live.game.key).list_words
    if words is None or len(found) >= MOST_SUGGESTIONS:
        return found
    sight = await table_queries.sight_of(call.core, game, call.user, call.language, seat=seat)
    if sight.seat is None:
        return found
    more = await call.core.in_rules(lambda: list(islice(words(sight.view, sight.plain, typed), MOST_SUGGESTIONS)))
    return [*found, *more][:MOST_SUGGESTIONS]

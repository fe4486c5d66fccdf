"""The house options of a lobby: a private panel of its host, whose forms fill a draft until he applies it."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.i18n.names import message_id
from bot.messages import ranks
from bot.messages.message import Block, Row
from bot.service.core import press_kinds
from bot.service.core.rate_limits import ACT
from bot.service.lobby.lobby_card import CHANGE
from bot.service.lobby.lobby_options import choose_options, choosing_at, may_choose
from bot.service.lobby.offered_options import Choosing
from bot.service.lobby.seats import Person
from cogs.call import Call, Shown
from cogs.drafts import Draft, begun, draft_button, filled_in, form_named, form_option
from cogs.forms import Filled, Form, form_id, on_form, opens
from cogs.items import Press, on_press, press_button
from cogs.option_panels import (
    group_pressed,
    groups_of,
    heading,
    hindered,
    option_blocks,
    option_fields,
    options_given,
)

KIND = "options"
"""What its drafts and forms are called."""

APPLY, START_OVER = "apply", "over"
TEXT = "text"


async def options_row(call: Call, game: int) -> tuple[Row, ...]:
    """The button by which the host of a lobby chooses its options; nothing for anybody else."""
    if not may_choose(await call.core.live(game), call.user):
        return ()
    label = call.text("lobby-button-options")
    return ((press_button(press_kinds.LOBBY_OPTIONS, label, game=game, option=CHANGE, rank=ranks.SETTING),),)


async def options_panel(call: Call, game: int, draft: Draft) -> Shown:
    """All options by group, as they would be; once something is otherwise, the button that carries it out."""
    choosing = await drafted(call, game, draft)
    hindrance = await hindered(call, choosing)
    groups = await groups_of(call, choosing)
    blocks, rows = option_blocks(call, draft, groups, game=game)
    title = call.text(message_id("game-title", choosing.rules.title_of(choosing.options())))
    told = [call.text("options-title", game=title), call.text("options-bold"), hindrance]
    shown = Shown("\n".join(filter(None, told)), rows, blocks, layout=True)
    if not draft.values:
        return shown
    row = [draft_button(call, press_kinds.LOBBY_OPTIONS, START_OVER, draft, "draft-button-over", ranks.DECLINE, game)]
    if not hindrance:
        apply = draft_button(call, press_kinds.LOBBY_OPTIONS, APPLY, draft, "setup-button-apply", ranks.LIKELIEST, game)
        row.insert(0, apply)
    return replace(shown, rows=(*rows, tuple(row)), blocks=(*blocks, Block(call.text("lobby-options-dry"))))


async def drafted(call: Call, game: int, draft: Draft) -> Choosing:
    """The options of the table with what is drafted."""
    choosing = await choosing_at(call.core, game, call.user)
    return replace(choosing, text=draft.values.get(TEXT, draft.began[TEXT]))


@on_press(press_kinds.LOBBY_OPTIONS, ACT)
async def options_drafted(call: Call, press: Press) -> Shown:
    """Look at the options of a lobby; apply what is drafted, or begin anew."""
    act, _, number = press.option.partition(":")
    choosing = await choosing_at(call.core, press.game, call.user)
    if act == CHANGE:
        draft = begun(call, KIND, {}, {TEXT: choosing.text, "game": press.game})
        return replace(await options_panel(call, press.game, draft), fresh=True)
    draft = draft_of(call, number, press.game)
    if act == START_OVER:
        emptied = replace(draft, values={}, began={**draft.began, TEXT: choosing.text})
        return await options_panel(call, press.game, call.drafts.keep(emptied))
    if act != APPLY:
        raise Refused("button_unknown")
    if not draft.values:
        raise Refused("draft_empty")
    wanted = replace(choosing, text=draft.values[TEXT])
    who, was = Person(call.user, call.name), draft.began[TEXT]
    reply = await choose_options(call.core, press.game, who, wanted, was, interaction=call.id)
    call.drafts.keep(replace(draft, applied=call.id))
    return Shown(await call.told(reply), layout=True)


def draft_of(call: Call, number: str, game: int) -> Draft:
    """A draft of the options of a game. Raises Refused where it is none of this game."""
    draft = call.drafts.find(call, KIND, number)
    if draft.began["game"] != game:
        raise Refused("button_unknown")
    return draft


@opens(KIND)
async def options_form(call: Call, press: Press) -> Form:
    """The form of one group."""
    group, number = form_named(press.option)
    asked = group_pressed(press, group)
    draft = draft_of(call, number, press.game)
    found = await groups_of(call, await drafted(call, press.game, draft), asked)
    group_asked = next((one for one in found if one.name == asked), None)
    if group_asked is None or not option_fields(call, group_asked):
        raise Refused("button_unknown")
    name = form_id(press_kinds.FORM, form_option(draft, asked), game=press.game)
    return Form(name, heading(call, group_asked), option_fields(call, group_asked))


@on_form(f"{press_kinds.FORM}:{KIND}", ACT)
async def options_filled(call: Call, filled: Filled) -> Shown:
    """What the form of a group says becomes part of the draft."""
    group, number = form_named(filled.option)
    draft = draft_of(call, number, filled.game)
    choosing = await options_given(call, await drafted(call, filled.game, draft), group, filled)
    return await options_panel(call, filled.game, filled_in(call, draft, {TEXT: choosing.text}))

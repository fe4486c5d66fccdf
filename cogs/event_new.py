"""/event new: a panel by groups whose forms fill a draft, and the event is announced when its author says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import app_commands
from discord.app_commands import Choice
from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.i18n.catalog import LANGUAGE_NAMES, LANGUAGES
from bot.i18n.lists import joined_words
from bot.i18n.names import message_id
from bot.messages import ranks
from bot.messages.message import Block, Row
from bot.service.core import press_kinds
from bot.service.core.house_options import PACES
from bot.service.core.rate_limits import ACT
from bot.service.events import opening, reading
from bot.service.events.opening import UNFINISHED, USUAL_PACE, Opening
from bot.service.events.reading import FORMATS
from bot.service.lobby import lobby, packs
from bot.service.lobby.lobby import GAMES
from bot.service.lobby.offered_options import Choosing, choosing_for
from cogs.answering import answer
from cogs.call import Call, Interaction, Shown
from cogs.drafts import Draft, begun, draft_button, filled_in, form_named, form_option, section
from cogs.event import events_here, places_of_event
from cogs.event_fields import GROUPS, NEEDED, fields_of, given_by, told_of
from cogs.forms import Filled, Form, form_id, on_form, opens
from cogs.groups import command, localized, suggestions
from cogs.items import Press, on_press
from cogs.keystrokes import suggest
from cogs.option_panels import (
    group_pressed,
    groups_of,
    heading,
    hindered,
    option_blocks,
    option_fields,
    options_given,
    told_line,
)

KIND = "event"
"""What its drafts and forms are called."""

OPTION = "o."
"""What the group of a form of house options begins with."""

APPLY, START_OVER, OPTIONS, WHOLE = "apply", "over", "options", "whole"

Days = app_commands.Range[int, 1, 60]
Number = app_commands.Range[int, 1, 30]


@command("event new", ACT)
@app_commands.choices(
    game=[Choice(name=localized(message_id("game-title", key)), value=key) for key in GAMES],
    format=[Choice(name=localized(message_id("event-format", name)), value=name) for name in FORMATS],
    unfinished=[Choice(name=localized(f"choice-event-{what}"), value=what) for what in UNFINISHED],
    pace=[Choice(name=localized(f"lobby-pace-{pace}"), value=pace) for pace in PACES],
    language=[Choice(name=LANGUAGE_NAMES[language], value=language) for language in LANGUAGES],
)
async def new(
    interaction: Interaction,
    game: str = "",
    format: str = "",
    number: Number | None = None,
    unfinished: str = "",
    pace: str = "",
    table: app_commands.Range[int, 2, 12] | None = None,
    checkin: bool = False,
    rated: bool = True,
    language: str = "",
    pack: str = "",
    pack_alone: bool = False,
    until: app_commands.Range[str, 1, 10] | None = None,
    points: app_commands.Range[str, 1, 12] | None = None,
    breaks: app_commands.Range[str, 1, 80] | None = None,
    campaign: bool = False,
    after: app_commands.Range[int, 1, reading.MOST_EVENT - 1] | None = None,
    ledger: bool | None = None,
    name: app_commands.Range[str, 1, opening.MOST_NAME] | None = None,
    options: app_commands.Range[str, 1, 200] | None = None,
    players: app_commands.Range[int, 2, 128] | None = None,
    days: Days | None = None,
    start: app_commands.Range[str, 1, 10] | None = None,
) -> None:
    """Prepare an event: what is named here stands in the draft, the rest is asked for in forms."""
    named: dict[str, Any] = {
        "key": game,
        "format": format,
        "number": number or 0,
        "unfinished": unfinished,
        "pace": pace,
        "table": table or 0,
        "checkin": checkin,
        "rated": rated,
        "language": language,
        "pack": pack,
        "alone": pack_alone,
        "until": until or "",
        "points": points or "",
        "breaks": breaks or "",
        "campaign": campaign,
        "after": after or 0,
        "ledger": ledger,
        "name": name or "",
        "options": options or "",
        "players": players or 0,
        "days": days or 0,
        "start": start or "",
    }

    async def drafted(call: Call) -> Shown:
        values = {name: value for name, value in named.items() if value not in ("", USUAL[name])}
        await reading.demand_agreeable(call.core, wanted(values), call.user)
        await reading.demand_pack(call.core, call.guild, game, pack)
        if not game and options:
            raise Refused("event_no_game")
        return await draft_panel(call, begun(call, KIND, values))

    await answer(interaction, drafted)


@suggestions("event new", "pack")
async def packs_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """The starter pack of the chosen game, and the packs of this server for it."""
    key = str(getattr(interaction.namespace, "game", ""))
    return await suggest(
        interaction, lambda call: packs.suggest_packs(call.core, call.guild, key, typed, call.language)
    )


suggestions("event new", "after")(events_here)


@suggestions("event new", "options")
async def options_written(interaction: Interaction, typed: str) -> list[Any]:
    """House options of the chosen game."""
    key = str(getattr(interaction.namespace, "game", ""))
    return await suggest(interaction, lambda call: lobby.suggest_options(call.core, key, typed))


NOTHING = Opening(name="", key="", format="", channel=0, home=0)
USUAL: dict[str, Any] = {name: getattr(NOTHING, name) for name in NOTHING.__struct_fields__} | {"pace": USUAL_PACE}
"""What an event is where nobody says anything."""


def wanted(values: Mapping[str, Any]) -> Opening:
    """A draft as what is wanted."""
    return replace(NOTHING, **values)


# -- the panel -------------------------------------------------------------------------------------------------------


async def draft_panel(call: Call, draft: Draft) -> Shown:
    """All that is drafted, by group; what is still to choose; and once nothing is, the button that announces it."""
    blocks = [
        section(call, draft, group, call.text(f"event-group-{group}"), told_of(call, names, draft.values))
        for group, names in GROUPS.items()
    ]
    hindrance = ""
    if key := draft.values.get("key", ""):
        choosing = await choosing_by(call, draft)
        hindrance = await hindered(call, choosing)
        blocks.append(await options_section(call, draft, choosing))
    missing = [call.text(f"event-form-{name}") for name in NEEDED if not draft.values.get(name)]
    told = [call.text("event-draft-title"), hindrance]
    if missing:
        fields = joined_words(call.speech.catalog, call.language, missing)
        told.append(call.text("event-draft-missing", fields=fields))
    ready = bool(key) and not missing and not hindrance
    last = (Block(call.text("event-draft-ready")),) if ready else ()
    return Shown("\n".join(filter(None, told)), draft_row(call, draft, ready), (*blocks, *last), layout=True)


def draft_row(call: Call, draft: Draft, ready: bool) -> tuple[Row, ...]:
    """What is done with the whole draft."""
    row = (
        [draft_button(call, press_kinds.EVENT_NEW, APPLY, draft, "event-button-open", ranks.LIKELIEST)] if ready else []
    )
    if draft.values:
        row.append(draft_button(call, press_kinds.EVENT_NEW, START_OVER, draft, "draft-button-over", ranks.DECLINE))
    return (tuple(row),) if row else ()


async def choosing_by(call: Call, draft: Draft) -> Choosing:
    """The house options of the drafted game."""
    said = wanted(draft.values)
    pace = said.pace or USUAL_PACE
    return await choosing_for(call.core, call.guild, said.key, said.options, pace=pace, places=said.table)


async def options_section(call: Call, draft: Draft, choosing: Choosing) -> Block:
    """The house options that were chosen or are bound, with a button that shows all."""
    groups = await groups_of(call, choosing)
    told = [told_line(call, one) for group in groups for one in group.options if one.named or one.bound]
    button = draft_button(call, press_kinds.EVENT_NEW, OPTIONS, draft, "draft-button-change", ranks.SETTING)
    lines = list(dict.fromkeys(told)) or [call.text("draft-usual")]
    return Block("\n".join(lines), call.text("event-form-options"), button)


async def options_panel(call: Call, draft: Draft) -> Shown:
    """All house options of the drafted game."""
    choosing = await choosing_by(call, draft)
    blocks, rows = option_blocks(call, draft, await groups_of(call, choosing), prefix=OPTION)
    game = call.text(message_id("game-title", choosing.rules.title_of(choosing.options())))
    told = [call.text("options-title", game=game), call.text("options-bold"), await hindered(call, choosing)]
    back = draft_button(call, press_kinds.EVENT_NEW, WHOLE, draft, "draft-button-back", ranks.DECLINE)
    return Shown("\n".join(filter(None, told)), (*rows, (back,)), blocks, layout=True)


# -- forms -----------------------------------------------------------------------------------------------------------


@opens(KIND)
async def group_form(call: Call, press: Press) -> Form:
    """The form of one group, or of a group of house options."""
    group, number = form_named(press.option)
    group = group_pressed(press, group)
    draft = call.drafts.find(call, KIND, number)
    name = form_id(press_kinds.FORM, form_option(draft, group))
    if group in GROUPS:
        return Form(name, call.text(f"event-group-{group}"), await fields_of(call, group, draft.values))
    choosing = await choosing_by(call, draft)
    asked = group.removeprefix(OPTION)
    found = next((one for one in await groups_of(call, choosing, asked) if one.name == asked), None)
    if found is None or not option_fields(call, found):
        raise Refused("button_unknown")
    return Form(name, heading(call, found), option_fields(call, found))


@on_form(f"{press_kinds.FORM}:{KIND}", ACT)
async def group_filled(call: Call, filled: Filled) -> Shown:
    """What a form says becomes part of the draft."""
    group, number = form_named(filled.option)
    draft = call.drafts.find(call, KIND, number)
    if group in GROUPS:
        given = await given_by(call, group, filled, draft.values)
        await reading.demand_agreeable(call.core, wanted({**draft.values, **given}), call.user)
        return await draft_panel(call, kept(call, draft, given))
    choosing = await options_given(call, await choosing_by(call, draft), group.removeprefix(OPTION), filled)
    return await options_panel(call, kept(call, draft, {"options": choosing.text}))


def kept(call: Call, draft: Draft, given: Mapping[str, Any]) -> Draft:
    """The draft with what a form has brought. Options and packs belong to their game, and go with it."""
    if given.get("key", draft.values.get("key")) != draft.values.get("key"):
        given = {**given, "options": "", "pack": "", "alone": False}
    return filled_in(call, replace(draft, began=USUAL), given)


@on_press(press_kinds.EVENT_NEW, ACT)
async def event_drafted(call: Call, press: Press) -> Shown:
    """Announce what is drafted, begin anew, look at the house options or back at the whole."""
    act, _, number = press.option.partition(":")
    draft = call.drafts.find(call, KIND, number)
    if act == APPLY:
        return await announced(call, draft)
    if act == START_OVER:
        return await draft_panel(call, call.drafts.keep(replace(draft, values={})))
    if act == WHOLE:
        return await draft_panel(call, draft)
    if act == OPTIONS and draft.values.get("key"):
        return await options_panel(call, draft)
    raise Refused("button_unknown")


async def announced(call: Call, draft: Draft) -> Shown:
    """The event is agreed, or what is wrong with it is told."""
    if any(not draft.values.get(name) for name in NEEDED):
        raise Refused("draft_empty")
    channel, home = await places_of_event(call)
    said = wanted({**draft.values, "channel": channel, "home": home})
    reply = await opening.open_event(call.core, said, call.actor(), interaction=call.id)
    call.drafts.keep(replace(draft, applied=call.id))
    return Shown(await call.told(reply, 0), layout=True)

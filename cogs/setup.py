"""/setup: what the bot may do here, and what the server chooses. Nothing is changed before Apply is pressed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.i18n.catalog import LANGUAGE_NAMES, LANGUAGES
from bot.i18n.lists import joined_words
from bot.i18n.names import message_id
from bot.messages import ranks
from bot.messages.message import Block
from bot.service.core import press_kinds
from bot.service.core.rate_limits import ACT
from bot.service.people import servers
from bot.service.people.servers import (
    CHANNELS,
    CHOICES,
    MOST_AWAY,
    MOST_DAYS,
    MOST_GAMES,
    MOST_HOURS,
    MOST_QUORUM,
    WORDS,
    Changed,
    demand_choices,
)
from cogs.answering import answer
from cogs.call import Call, Interaction, Shown
from cogs.drafts import Draft, begun, draft_button, filled_in, form_named, section, seen_now
from cogs.forms import Filled, Form, form_id, on_form, opens
from cogs.groups import command, localized
from cogs.items import Press, on_press, press_button
from cogs.setup_values import (
    CLEARABLE,
    pack_changes,
    setting_field,
    setting_given,
    unpacked,
    value_text,
)

KIND = "setup"
"""What its drafts and forms are called."""

APPLY, START_OVER = "apply", "over"

GROUPS = {
    "place": ("language", "home", "open_tables", "questions", "gm_role"),
    "tables": ("lobby_days", "most_games"),
    "absence": ("away_days", "away_row"),
    "rules": ("ruling", "voter_role", "judge_role"),
    "votes": ("vote_hours", "quorum", "ballot", "binding"),
}
"""The settings by the form that asks for them."""

LEAST = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "read_message_history",
)
"""The permissions that the bot needs, and the only ones."""


@command("setup", ACT)
@app_commands.choices(
    language=[Choice(name=LANGUAGE_NAMES[language], value=language) for language in LANGUAGES],
    **{
        name: [Choice(name=localized(message_id("choice-setup", name, word)), value=word) for word in WORDS[name]]
        for name in ("ruling", "ballot", "binding", "open_tables")
    },
    clear=[Choice(name=localized(message_id("choice-clear", name)), value=name) for name in (*CLEARABLE, "language")],
)
async def setup(
    interaction: Interaction,
    language: str | None = None,
    home: discord.TextChannel | None = None,
    gm_role: discord.Role | None = None,
    lobby_days: app_commands.Range[int, 1, MOST_DAYS] | None = None,
    most_games: app_commands.Range[int, 1, MOST_GAMES] | None = None,
    away_days: app_commands.Range[int, 1, MOST_AWAY] | None = None,
    away_row: app_commands.Range[int, 1, MOST_AWAY] | None = None,
    ruling: str | None = None,
    voter_role: discord.Role | None = None,
    judge_role: discord.Role | None = None,
    vote_hours: app_commands.Range[int, 1, MOST_HOURS] | None = None,
    quorum: app_commands.Range[int, 1, MOST_QUORUM] | None = None,
    ballot: str | None = None,
    binding: str | None = None,
    questions: discord.TextChannel | None = None,
    open_tables: str | None = None,
    clear: str | None = None,
) -> None:
    """Show what is missing and what would change."""
    given = {
        "ruling": ruling,
        "voter_role": None if voter_role is None else voter_role.id,
        "judge_role": None if judge_role is None else judge_role.id,
        "vote_hours": vote_hours,
        "quorum": quorum,
        "ballot": ballot,
        "binding": binding,
        "questions": None if questions is None else questions.id,
        "language": language,
        "home": None if home is None else home.id,
        "open_tables": open_tables,
        "gm_role": None if gm_role is None else gm_role.id,
        "lobby_days": lobby_days,
        "most_games": most_games,
        "away_days": away_days,
        "away_row": away_row,
    }

    async def planned(call: Call) -> Shown:
        managing(call)
        changes: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
        if clear is not None:
            changes[clear] = None if clear in CLEARABLE else ""
        demand_choices(call.guild, changes)
        return await opened(call, changes)

    await answer(interaction, planned)


async def opened(call: Call, changes: Mapping[str, Any]) -> Shown:
    """The panel of a new draft."""
    call.service.outbox.retry()  # a permission may just have been given
    now = await servers.server_of(call.core, call.guild)
    return replace(await draft_panel(call, begun(call, KIND, changes, servers.choices_of(now))), fresh=True)


async def draft_panel(call: Call, draft: Draft) -> Shown:
    """All settings by group, each as it is and as it would become, with a button that opens the form of the group."""
    now = servers.choices_of(await servers.server_of(call.core, call.guild))
    draft = seen_now(call, draft, now)
    channels = {name: draft.values.get(name, now[name]) for name in CHANNELS}
    told = [*rights_told(call, channels), *meanwhile_told(call, now, draft.meanwhile)]
    blocks = [
        section(call, draft, group, call.text(f"setup-group-{group}"), settings_told(call, names, now, draft.values))
        for group, names in GROUPS.items()
    ]
    if not draft.values:
        return Shown("\n".join([*told, call.text("setup-nothing")]), blocks=tuple(blocks), layout=True)
    row = (
        draft_button(call, press_kinds.SETUP, APPLY, draft, "setup-button-apply", ranks.LIKELIEST),
        draft_button(call, press_kinds.SETUP, START_OVER, draft, "draft-button-over", ranks.DECLINE),
    )
    return Shown("\n".join(told), (row,), (*blocks, Block(call.text("setup-dry-run"))), layout=True)


@opens(KIND)
async def group_form(call: Call, press: Press) -> Form:
    """The form of one group."""
    managing(call)
    group, number = named(press.option)
    draft = call.drafts.find(call, KIND, number)
    now = servers.choices_of(await servers.server_of(call.core, call.guild))
    draft = seen_now(call, draft, now)
    fields = [setting_field(call, name, draft.values.get(name, now[name])) for name in GROUPS[group]]
    return Form(form_id(press_kinds.FORM, press.option), call.text(f"setup-group-{group}"), tuple(fields))


@on_form(f"{press_kinds.FORM}:{KIND}", ACT)
async def group_filled(call: Call, filled: Filled) -> Shown:
    """What the form of a group says becomes part of the draft."""
    managing(call)
    group, number = named(filled.option)
    draft = call.drafts.find(call, KIND, number)
    given = {name: setting_given(call, name, filled) for name in GROUPS[group]}
    demand_choices(call.guild, given)
    return await draft_panel(call, filled_in(call, draft, given))


def named(option: str) -> tuple[str, str]:
    """Group and number in the id of a form. Raises Refused where there is no such group."""
    group, number = form_named(option)
    if group not in GROUPS:
        raise Refused("button_unknown")
    return group, number


@on_press(press_kinds.SETUP, ACT)
async def setup_pressed(call: Call, press: Press) -> Shown:
    """Open the panel; apply a draft or empty it; or take back what was applied."""
    managing(call)
    act, _, number = press.option.partition(":")
    if act == servers.OPEN:
        return await opened(call, {})
    if act == START_OVER:
        return await draft_panel(call, replace(call.drafts.find(call, KIND, number), values={}, meanwhile=frozenset()))
    if act == APPLY:
        return await applied(call, call.drafts.find(call, KIND, number))
    changes = unpacked(press.option)
    if not changes:
        raise Refused("button_unknown")
    done = await servers.change_server(call.core, call.guild, changes, interaction=call.id, spoken=call.language)
    return changed_panel(call, done, changes)


async def applied(call: Call, draft: Draft) -> Shown:
    """A draft is carried out; what others have changed meanwhile is told."""
    if not draft.values:
        raise Refused("draft_empty")
    done = await servers.change_server(call.core, call.guild, draft.values, interaction=call.id, spoken=call.language)
    others = {name for name, value in done.before.items() if draft.began[name] != value}
    call.drafts.keep(replace(draft, applied=call.id))
    return changed_panel(call, done, draft.values, draft.meanwhile | others)


def changed_panel(
    call: Call, done: Changed, changes: Mapping[str, Any], meanwhile: frozenset[str] = frozenset()
) -> Shown:
    """What holds after a change, with the way back."""
    channels = {name: done.now[name] for name in CHANNELS}
    told = [call.text("setup-applied"), *rights_told(call, channels), *meanwhile_told(call, done.before, meanwhile)]
    blocks = [
        Block("\n".join(settings_told(call, names, done.now, {})), call.text(f"setup-group-{group}"))
        for group, names in GROUPS.items()
    ]
    back = {name: done.before[name] for name in changes}
    option, label = pack_changes(back), call.text("setup-button-back")
    button = press_button(press_kinds.SETUP, label, option=option, rank=ranks.DECLINE)
    return Shown("\n".join(told), ((button,),), tuple(blocks), layout=True)


def managing(call: Call) -> None:
    """Refuse who may not manage the server, whatever the server shows to whom."""
    if not call.manages:
        raise Refused("only_managers")


def missing(call: Call, rights: discord.Permissions) -> list[str]:
    """The permissions that are missing, by the names that Discord gives them."""
    return [call.text(message_id("lobby-right", right)) for right in LEAST if not getattr(rights, right)]


def rights_told(call: Call, channels: Mapping[str, int | None]) -> list[str]:
    """What the bot may do in this channel, and in those that the server has chosen."""
    places = [(f"<#{call.channel}>", call.interaction.app_permissions)]
    guild = call.interaction.guild
    told = []
    for name, number in channels.items():
        channel = None if guild is None or number is None else guild.get_channel(number)
        if channel is not None and guild is not None and f"<#{number}>" not in dict(places):
            places.append((f"<#{number}>", channel.permissions_for(guild.me)))
        elif channel is None and number is not None:
            told.append(call.text(message_id("setup", name, "gone")))
    for place, rights in places:
        lost = missing(call, rights)
        if lost:
            names = joined_words(call.speech.catalog, call.language, lost)
            told.insert(0, call.text("setup-rights-missing", place=place, missing=names))
        else:
            told.insert(0, call.text("setup-rights-fine", place=place))
    if places[0][1].administrator:
        told.append(call.text("setup-administrator"))
    return told


def settings_told(call: Call, names: Sequence[str], now: Mapping[str, Any], changes: Mapping[str, Any]) -> list[str]:
    """Some settings with their values, and with what they would become."""
    told = []
    for name in names:
        line = setting_text(call, name, now[name])
        if name in changes:
            line = call.text("setup-change", setting=line, value=value_text(call, name, changes[name]))
        told.append(line)
    return told


def setting_text(call: Call, name: str, value: Any) -> str:
    """A setting with a value."""
    return call.text(message_id("setup-option", name), value=value_text(call, name, value))


def meanwhile_told(call: Call, now: Mapping[str, Any], names: Collection[str]) -> list[str]:
    """What others have changed since a draft was begun."""
    told = [setting_text(call, name, now[name]) for name in CHOICES if name in names]
    return [call.text("setup-meanwhile", settings=" · ".join(told))] if told else []

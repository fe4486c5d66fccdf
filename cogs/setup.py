"""/setup: what the bot may do here, and what the server chooses. Nothing is changed before Apply is pressed."""

from __future__ import annotations

import string
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.engine.errors import Refused
from bot.i18n.catalog import LANGUAGES
from bot.i18n.lists import joined_words
from bot.i18n.names import message_id
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
    RANGES,
    ROLES,
    WORDS,
    Server,
    demand_choices,
)
from cogs.answering import answer
from cogs.call import Call, Interaction, Shown
from cogs.groups import command, localized
from cogs.items import Press, Row, on_press, press_button

LANGUAGE_NAMES = {"en": "English", "pl": "polski", "cs": "čeština"}
CLEARABLE = (*CHANNELS, *ROLES)

DIGITS = string.digits + string.ascii_letters
MARK = "t."
"""What the changes in the id of a button begin with. Another one whenever there are other choices: an older button,
pressed after an upgrade, would be read as changes that nobody has seen."""

HIGHEST = 2**64
"""No id of the chat service is as large."""

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
        for name in ("ruling", "ballot", "binding")
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
        call.service.outbox.retry()  # a permission may just have been given
        now = await servers.server_of(call.core, call.guild)
        changes = {name: value for name, value in changes.items() if getattr(now, name) != value}
        channels = {name: changes.get(name, getattr(now, name)) for name in CHANNELS}
        told = [*rights_told(call, channels), *settings_told(call, now, changes)]
        told.append(call.text("setup-dry-run" if changes else "setup-nothing"))
        return Shown("\n".join(told), apply_row(call, changes, "setup-button-apply"))

    await answer(interaction, planned)


@on_press(press_kinds.SETUP, ACT)
async def applied(call: Call, press: Press) -> Shown:
    """Apply what was shown, and offer the way back."""
    managing(call)
    changes = unpacked(press.option)
    if not changes:
        raise Refused("button_unknown")
    before = await servers.change_server(call.core, call.guild, changes)
    now = await servers.server_of(call.core, call.guild)
    back = {name: getattr(before, name) for name in changes}
    channels = {name: getattr(now, name) for name in CHANNELS}
    told = [call.text("setup-applied"), *rights_told(call, channels), *settings_told(call, now, {})]
    return Shown("\n".join(told), apply_row(call, back, "setup-button-back"))


def managing(call: Call) -> None:
    """Refuse who may not manage the server, whatever the server shows to whom."""
    if not call.manages:
        raise Refused("only_managers")


def apply_row(call: Call, changes: dict[str, Any], label: str) -> tuple[Row, ...]:
    """The button that carries out changes; its id holds them."""
    if not changes:
        return ()
    return ((press_button(press_kinds.SETUP, call.text(label), option=pack_changes(changes), style="green"),),)


def base_of(name: str) -> int:
    """How many values a choice may have in an id, with the one for no change."""
    if name in CLEARABLE:
        return HIGHEST + 2
    return len(WORDS[name]) + 1 if name in WORDS else RANGES[name] + 1


def pack_changes(changes: dict[str, Any]) -> str:
    """Changes as the option of a button; empty where nothing changes. One large number: there is room for all."""
    number = 0
    for name in reversed(CHOICES):
        number = number * base_of(name) + (choice_index(name, changes[name]) if name in changes else 0)
    signs = ""
    while number:
        number, digit = divmod(number, len(DIGITS))
        signs = DIGITS[digit] + signs
    return MARK + signs if signs else ""


def choice_index(name: str, value: Any) -> int:
    """A value among those that a choice may have; 0 is left for no change."""
    if name in WORDS:
        return WORDS[name].index(value) + 1
    if name in CLEARABLE:
        return 1 if value is None else int(value) + 2
    return int(value)


def unpacked(text: str) -> dict[str, Any]:
    """The inverse of ``pack_changes``; empty for a text that nobody packed."""
    signs = text.removeprefix(MARK)
    if signs == text or not signs or not set(signs) <= set(DIGITS):
        return {}
    number = 0
    for sign in signs:
        number = number * len(DIGITS) + DIGITS.index(sign)
    changes: dict[str, Any] = {}
    for name in CHOICES:
        number, place = divmod(number, base_of(name))
        if place:
            changes[name] = value_at(name, place)
    return {} if number else changes


def value_at(name: str, place: int) -> Any:
    """The inverse of ``choice_index``."""
    if name in WORDS:
        return WORDS[name][place - 1]
    if name in CLEARABLE:
        return None if place == 1 else place - 2
    return place


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


def settings_told(call: Call, now: Server, changes: dict[str, Any]) -> list[str]:
    """Every setting with its value, and with what it would become."""
    told = []
    for name in CHOICES:
        line = call.text(message_id("setup-option", name), value=value_text(call, name, getattr(now, name)))
        if name in changes:
            line = call.text("setup-change", setting=line, value=value_text(call, name, changes[name]))
        told.append(line)
    return told


def value_text(call: Call, name: str, value: Any) -> str:
    """A value as people read it."""
    if value is None:
        return call.text("setup-none")
    if value == "":
        return call.text("setup-as-spoken")
    if name in ROLES:
        return f"<@&{value}>"
    if name in WORDS and name != "language":
        return call.text(message_id("choice-setup", name, value))
    if name in CHANNELS:
        return f"<#{value}>"
    return LANGUAGE_NAMES.get(str(value), str(value)) if name == "language" else str(value)

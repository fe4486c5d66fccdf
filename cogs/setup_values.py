"""The settings of a server one by one: in words, as the field of a form, and as part of the id of a button."""

from __future__ import annotations

import string
from typing import Any

import discord

from bot.engine.errors import Refused
from bot.i18n.catalog import LANGUAGE_NAMES
from bot.i18n.names import message_id
from bot.messages.message import MenuEntry
from bot.service.people.servers import CHANNELS, CHOICES, RANGES, ROLES, WORDS
from cogs import forms
from cogs.call import Call
from cogs.forms import LINE, RADIO, Field, Filled, whole_number

CLEARABLE = (*CHANNELS, *ROLES)

SPOKEN = "spoken"
"""How a form names that no language is chosen: an entry needs a value."""

DIGITS = string.digits + string.ascii_letters
MARK = "u."
"""What the changes in the id of a button begin with. Another one whenever there are other choices: an older button,
pressed after an upgrade, would be read as changes that nobody has seen."""

HIGHEST = 2**64
"""No id of the chat service is as large."""


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


# -- forms -----------------------------------------------------------------------------------------------------------


def setting_field(call: Call, name: str, value: Any) -> Field:
    """A setting as a form asks for it."""
    label = call.text(message_id("option-setup", name))
    if name in WORDS:
        entries = [
            MenuEntry(word or SPOKEN, value_text(call, name, word), chosen=word == value) for word in WORDS[name]
        ]
        return Field(name, label, RADIO, entries=tuple(entries))
    if name in RANGES:
        about = call.text("form-number", low=1, high=RANGES[name])
        return Field(name, label, LINE, about, value=str(value), most=4)
    kind = forms.ROLES if name in ROLES else forms.CHANNELS
    picked = (value,) if there(call, name, value) else ()
    return Field(name, label, kind, call.text("form-none"), needed=False, picked=picked)


def setting_given(call: Call, name: str, filled: Filled) -> Any:
    """What a form says of a setting. Raises Refused, naming the field."""
    text = filled.text(name)
    if name in WORDS:
        return "" if text == SPOKEN else text
    if name in RANGES:
        return whole_number(text, call.text(message_id("option-setup", name)), 1, RANGES[name])
    picked = next(iter(filled.ids(name)), None)
    if picked is not None and not there(call, name, picked):
        raise Refused("form_gone", option=call.text(message_id("option-setup", name)))
    return picked


def there(call: Call, name: str, number: int | None) -> bool:
    """True if the server has a role or text channel of that number."""
    guild = call.interaction.guild
    if guild is None or number is None:
        return False
    known = guild.get_role(number) if name in ROLES else guild.get_channel(number)
    return isinstance(known, discord.Role | discord.TextChannel)


# -- ids of buttons --------------------------------------------------------------------------------------------------


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

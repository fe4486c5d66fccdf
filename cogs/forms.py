"""Forms: what they ask for, how they are built, and who takes them when they are sent off.

A form has a fixed id of the same shape as a button's, and no logic of its own, so it survives a restart. A module
that takes a form says so::

    @on_form("f:deck", PICTURE)
    async def deck_given(call: Call, filled: Filled) -> Shown: ...

``f`` is the kind and ``deck`` the option up to its first colon.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import discord
from msgspec import Struct
from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.messages.message import MenuEntry
from bot.service.core.press_kinds import button_id
from cogs.call import Call, Upload
from cogs.items import MOST_ENTRIES, MOST_ENTRY, Press, read_id
from cogs.texts import clipped

MOST_TITLE = 45
MOST_LABEL = 45
MOST_DESCRIPTION = 100
MOST_HINT = 100
MOST_TYPED = 4000
MOST_FIELDS = 5
SECONDS_OPEN = 900

LINE, TEXT, FILE, CHOICE = "line", "text", "file", "choice"
"""Kinds of fields: one typed line, several typed lines, one uploaded file, one of up to 25 entries."""

RADIO, CHECKS = "radio", "checks"
"""One of two to ten entries, all in sight; any number of up to ten entries."""

PEOPLE, ROLES, CHANNELS = "people", "roles", "channels"
"""People, roles or text channels of the server, ``count`` of them at most."""

MOST_IN_SIGHT = 10
"""Entries that a radio group or a group of boxes takes."""


class Field(Struct, frozen=True):
    """One thing that a form asks for. ``value`` stands in it at first; ids that a picker shows are ``picked``."""

    name: str
    label: str
    kind: str = LINE
    description: str = ""
    hint: str = ""
    value: str = ""
    needed: bool = True
    most: int = 200
    entries: tuple[MenuEntry, ...] = ()
    picked: tuple[int, ...] = ()
    count: int = 1


class Form(Struct, frozen=True):
    """A form. ``id`` like a button's: ``form_id("f", "deck", game=12)``."""

    id: str
    title: str
    fields: tuple[Field, ...]


class Filled(Struct, frozen=True):
    """A form that was sent off: typed texts and chosen values by field, and files."""

    kind: str
    game: int
    decision: int
    option: str
    values: Mapping[str, tuple[str, ...]]
    files: Mapping[str, Upload]

    @property
    def key(self) -> str:
        """Which form it is."""
        return form_key(self.kind, self.option)

    def into(self, form: Form) -> Form:
        """A form in which all that was typed or chosen stands already."""
        return replace(form, fields=tuple(map(self._holding, form.fields)))

    def _holding(self, field: Field) -> Field:
        return replace(
            field,
            value=self.text(field.name),
            entries=tuple([replace(one, chosen=one.value in self.chosen(field.name)) for one in field.entries]),
            picked=self.ids(field.name),
        )

    @property
    def texts(self) -> dict[str, str]:
        """What was typed or chosen, by field; of several choices the first."""
        return {name: self.text(name) for name in self.values}

    def text(self, name: str) -> str:
        """What was typed or chosen in a field; empty where nothing was."""
        return next(iter(self.chosen(name)), "")

    def chosen(self, name: str) -> tuple[str, ...]:
        """All that was chosen in a field."""
        return self.values.get(name, ())

    def ids(self, name: str) -> tuple[int, ...]:
        """The people, roles or channels that were picked in a field."""
        return tuple([int(one) for one in self.chosen(name) if one.isascii() and one.isdecimal() and len(one) < 20])


T = TypeVar("T", bound="Callable[..., Awaitable[Any]]")


class Taking(Struct, frozen=True):
    """Who takes a form, and what it costs to send one off (F54)."""

    taker: Callable[..., Awaitable[Any]]
    cost: str


takers: dict[str, Taking] = {}
"""Key of a form to who takes it."""


openers: dict[str, Callable[[Call, Press], Any]] = {}
"""Option of a press that wants a form, up to its first colon, to what makes the form."""


def opens(option: str) -> Callable[[Callable[[Call, Press], Any]], Callable[[Call, Press], Any]]:
    """Register what makes a form for a press; the option may be the kind of an action that is typed."""

    def register(make: Callable[[Call, Press], Any]) -> Callable[[Call, Press], Any]:
        openers[option] = make
        return make

    return register


def on_form(key: str, cost: str) -> Callable[[T], T]:
    """Register who takes a form, ``kind:option``, with what it costs."""
    if key in takers:
        raise ValueError(f"form {key!r} is taken")

    def register(taker: T) -> T:
        takers[key] = Taking(taker, cost)
        return taker

    return register


def form_key(kind: str, option: str) -> str:
    """The key of a form by its kind and option; what follows a colon in the option is its own affair."""
    return f"{kind}:{option.partition(':')[0]}"


def form_id(kind: str, option: str, *, game: int = 0, decision: int = 0) -> str:
    """The id of a form."""
    return button_id(kind, game, decision, option)


def modal_of(form: Form) -> discord.ui.Modal:
    """The form as discord.py sends it. Needs a running loop."""
    if read_id(form.id) is None:
        raise ValueError(f"{form.id!r} is no id of a form")
    if not 1 <= len(form.fields) <= MOST_FIELDS:
        raise ValueError(f"{len(form.fields)} fields in the form {form.id}")
    modal = discord.ui.Modal(title=clipped(form.title, MOST_TITLE), custom_id=form.id, timeout=SECONDS_OPEN)
    for field in form.fields:
        modal.add_item(
            discord.ui.Label(
                text=clipped(field.label, MOST_LABEL),
                description=clipped(field.description, MOST_DESCRIPTION) or None,
                component=_component(field),
            )
        )
    modal.stop()  # not kept by the library: what is sent off comes by its id alone
    return modal


def _component(field: Field) -> discord.ui.Item[Any]:
    match field.kind:
        case "radio":
            return discord.ui.RadioGroup(
                custom_id=field.name,
                required=field.needed,
                options=[discord.RadioGroupOption(**_entry(entry)) for entry in field.entries],
            )
        case "checks":
            return discord.ui.CheckboxGroup(
                custom_id=field.name,
                required=field.needed,
                min_values=int(field.needed),
                max_values=len(field.entries),
                options=[discord.CheckboxGroupOption(**_entry(entry)) for entry in field.entries],
            )
        case "people" | "roles" | "channels":
            return _picker(field)
        case "file":
            return discord.ui.FileUpload(
                custom_id=field.name, required=field.needed, min_values=int(field.needed), max_values=1
            )
        case "choice":
            return discord.ui.Select(
                custom_id=field.name,
                required=field.needed,
                min_values=int(field.needed),
                placeholder=clipped(field.hint, MOST_HINT) or None,
                options=[discord.SelectOption(**_entry(entry)) for entry in field.entries],
            )
    return discord.ui.TextInput(
        custom_id=field.name,
        style=discord.TextStyle.paragraph if field.kind == TEXT else discord.TextStyle.short,
        required=field.needed,
        default=field.value[: field.most] or None,
        placeholder=clipped(field.hint, MOST_HINT) or None,
        max_length=min(field.most, MOST_TYPED),
    )


def _entry(entry: MenuEntry) -> dict[str, Any]:
    return {
        "label": clipped(entry.label, MOST_ENTRY),
        "value": entry.value,
        "description": clipped(entry.description, MOST_ENTRY) or None,
        "default": entry.chosen,
    }


def _picker(field: Field) -> discord.ui.Item[Any]:
    """A picker of people, roles or channels."""
    asked: dict[str, Any] = {
        "custom_id": field.name,
        "required": field.needed,
        "min_values": int(field.needed),
        "max_values": field.count,
        "placeholder": clipped(field.hint, MOST_HINT) or None,
    }
    ids = field.picked[: field.count]
    if field.kind == PEOPLE:
        return discord.ui.UserSelect(**asked, default_values=_standing(ids, discord.SelectDefaultValueType.user))
    if field.kind == ROLES:
        return discord.ui.RoleSelect(**asked, default_values=_standing(ids, discord.SelectDefaultValueType.role))
    return discord.ui.ChannelSelect(
        **asked,
        channel_types=[discord.ChannelType.text],
        default_values=_standing(ids, discord.SelectDefaultValueType.channel),
    )


def _standing(ids: Sequence[int], kind: discord.SelectDefaultValueType) -> list[discord.SelectDefaultValue]:
    return [discord.SelectDefaultValue(id=one, type=kind) for one in ids]


def read_form(data: Mapping[str, Any]) -> Filled | None:
    """What was sent off; None if no such form was ever made here."""
    head = read_id(str(data.get("custom_id", "")))
    if head is None:
        return None
    values: dict[str, tuple[str, ...]] = {}
    files: dict[str, Upload] = {}
    attached = (data.get("resolved") or {}).get("attachments") or {}
    for part in _parts(data.get("components") or ()):
        name = str(part["custom_id"])
        chosen = part.get("values")
        if chosen is None:
            values[name] = (str(part.get("value") or "")[:MOST_TYPED],)
        elif chosen and str(chosen[0]) in attached:
            file = attached[str(chosen[0])]
            files[name] = Upload(str(file["filename"]), int(file["size"]), str(file["url"]))
        elif chosen:
            values[name] = tuple(map(str, chosen[:MOST_ENTRIES]))
    return Filled(head.kind, head.game, head.decision, head.option, values, files)


def whole_number(text: str, label: str, low: int, high: int) -> int:
    """A number as it is typed into a field. Raises Refused, naming the field by its label."""
    given = text.strip()
    if not (given.isascii() and given.isdecimal() and len(given) < 10 and low <= int(given) <= high):
        raise Refused("form_number", option=label, given=given[:20] or "–", low=low, high=high)
    return int(given)


def _parts(components: Any) -> Iterator[Mapping[str, Any]]:
    """The fields of a form, whether they lie in rows (older programs) or in labels."""
    for entry in components:
        inner = [entry["component"]] if "component" in entry else entry.get("components")
        if inner is not None:
            yield from _parts(inner)
        elif "custom_id" in entry:  # a text between the fields comes back as well
            yield entry

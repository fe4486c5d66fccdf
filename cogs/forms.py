"""Forms: what they ask for, how they are built, and who takes them when they are sent off.

A form has a fixed id of the same shape as a button's, and no logic of its own, so it survives a restart. A module
that takes a form says so::

    @on_form("f:deck", PICTURE)
    async def deck_given(call: Call, filled: Filled) -> Shown: ...

``f`` is the kind and ``deck`` the option up to its first colon.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any, TypeVar

import discord
from msgspec import Struct
from msgspec.structs import replace

from bot.service.core.news import button_id
from cogs.call import Call, Upload
from cogs.items import MenuEntry, Press, read_id
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


class Field(Struct, frozen=True):
    """One thing that a form asks for. ``value`` stands in it at first."""

    name: str
    label: str
    kind: str = LINE
    description: str = ""
    hint: str = ""
    value: str = ""
    needed: bool = True
    most: int = 200
    entries: tuple[MenuEntry, ...] = ()


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
    values: Mapping[str, str]
    files: Mapping[str, Upload]

    @property
    def key(self) -> str:
        """Which form it is."""
        return form_key(self.kind, self.option)

    def into(self, form: Form) -> Form:
        """A form in which all that was typed or chosen stands already."""
        fields = [
            replace(
                field,
                value=self.text(field.name),
                entries=tuple([replace(one, chosen=one.value == self.text(field.name)) for one in field.entries]),
            )
            for field in form.fields
        ]
        return replace(form, fields=tuple(fields))

    def text(self, name: str) -> str:
        """What was typed or chosen in a field; empty where nothing was."""
        return self.values.get(name, "")


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
                options=[
                    discord.SelectOption(
                        label=clipped(entry.label, 100),
                        value=entry.value,
                        description=clipped(entry.description, 100) or None,
                        default=entry.chosen,
                    )
                    for entry in field.entries
                ],
            )
    return discord.ui.TextInput(
        custom_id=field.name,
        style=discord.TextStyle.paragraph if field.kind == TEXT else discord.TextStyle.short,
        required=field.needed,
        default=field.value[: field.most] or None,
        placeholder=clipped(field.hint, MOST_HINT) or None,
        max_length=min(field.most, MOST_TYPED),
    )


def read_form(data: Mapping[str, Any]) -> Filled | None:
    """What was sent off; None if no such form was ever made here."""
    head = read_id(str(data.get("custom_id", "")))
    if head is None:
        return None
    values: dict[str, str] = {}
    files: dict[str, Upload] = {}
    attached = (data.get("resolved") or {}).get("attachments") or {}
    for part in _parts(data.get("components") or ()):
        name = str(part["custom_id"])
        chosen = part.get("values")
        if chosen is None:
            values[name] = str(part.get("value") or "")[:MOST_TYPED]
        elif chosen and str(chosen[0]) in attached:
            file = attached[str(chosen[0])]
            files[name] = Upload(str(file["filename"]), int(file["size"]), str(file["url"]))
        elif chosen:
            values[name] = str(chosen[0])
    return Filled(head.kind, head.game, head.decision, head.option, values, files)


def _parts(components: Any) -> Iterator[Mapping[str, Any]]:
    """The fields of a form, whether they lie in rows (older programs) or in labels."""
    for entry in components:
        inner = [entry["component"]] if "component" in entry else entry.get("components")
        if inner is None:
            yield entry
        else:
            yield from _parts(inner)

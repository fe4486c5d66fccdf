"""What the forms of a new event ask for: a field for each thing that may be agreed, and what was typed into it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from bot.engine.errors import Refused
from bot.i18n.catalog import LANGUAGE_NAMES
from bot.i18n.lists import joined_words
from bot.i18n.names import message_id
from bot.messages.message import MenuEntry
from bot.service.core.house_options import PACES
from bot.service.core.sanitize import escaped
from bot.service.events import opening, reading
from bot.service.events.opening import UNFINISHED, USUAL_PACE
from bot.service.events.reading import FORMATS
from bot.service.lobby.lobby import GAMES
from bot.service.lobby.packs import packs_of
from cogs.call import Call
from cogs.forms import CHECKS, CHOICE, LINE, RADIO, Field, Filled, whole_number
from cogs.items import MOST_ENTRIES
from cogs.setup_values import SPOKEN

GROUPS = {
    "play": ("name", "key", "table", "language", "pack"),
    "format": ("format", "number", "unfinished", "points", "breaks"),
    "dates": ("start", "until", "days"),
    "people": ("players", "pace", "terms", "after", "ledger"),
}
"""What one form asks for. A day takes two fields: a list of likely ones, and a line for any other."""

NEEDED = ("name", "key", "format")

RANGES = {"table": (2, 12), "number": (1, 30), "days": opening.DAYS, "players": opening.SIZES}
TEXTS = {"name": opening.MOST_NAME, "points": 12, "breaks": 80}
DAYS = ("start", "until")
TERMS = ("checkin", "rated", "campaign")
LISTED = "_day"
"""What the list of likely days is called, after the field for any other."""

NONE, ALONE, JOINED = "none", "alone", "joined"
ANSWERS = {"yes": True, "no": False}
ROLLING = "rolling"
WEEK = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


# -- fields ----------------------------------------------------------------------------------------------------------


async def fields_of(call: Call, group: str, values: Mapping[str, Any]) -> tuple[Field, ...]:
    """The fields of a form."""
    fields: list[Field] = []
    for name in GROUPS[group]:
        fields += await made(call, name, values)
    return tuple(fields)


async def made(call: Call, name: str, values: Mapping[str, Any]) -> Sequence[Field]:
    """The fields for one thing; none where it means nothing yet."""
    label, value = call.text(f"event-form-{name}"), values.get(name)
    if name in RANGES:
        low, high = RANGES[name]
        told = call.text(f"event-form-{name}-about", low=low, high=high)
        return [Field(name, label, LINE, told, value=str(value or ""), needed=False, most=4)]
    if name in TEXTS:
        needed, told = name in NEEDED, call.text(f"event-form-{name}-about")
        return [Field(name, label, LINE, told, value=value or "", needed=needed, most=TEXTS[name])]
    if name in DAYS:
        return await day_fields(call, name, values) if name == "start" or values.get("format") == ROLLING else ()
    if name == "terms":
        held = [MenuEntry(one, call.text(f"event-form-{one}"), chosen=values.get(one, one == "rated")) for one in TERMS]
        return [Field(name, label, CHECKS, needed=False, entries=tuple(held))]
    if name == "pack":
        return await pack_field(call, label, values)
    if name == "after":
        return await season_field(call, label, value)
    if name == "ledger" and not values.get("after"):
        return ()
    entries = entries_of(call, name, value)
    return [Field(name, label, RADIO, entries=entries)]


def entries_of(call: Call, name: str, value: Any) -> tuple[MenuEntry, ...]:
    """What is chosen among, where all of it is known."""
    if name == "key":
        told, held = {key: call.text(message_id("game-title", key)) for key in GAMES}, value
    elif name == "format":
        told, held = {one: call.text(message_id("event-format", one)) for one in FORMATS}, value
    elif name == "unfinished":
        told, held = {one: call.text(f"choice-event-{one}") for one in UNFINISHED}, value or UNFINISHED[0]
    elif name == "pace":
        told, held = {one: call.text(f"lobby-pace-{one}") for one in PACES}, value or USUAL_PACE
    elif name == "language":
        told, held = {SPOKEN: call.text("event-form-language-usual"), **LANGUAGE_NAMES}, value or SPOKEN
    else:
        told = {one: call.text(f"event-ledger-{one}") for one in (NONE, *ANSWERS)}
        held = next((one for one, given in ANSWERS.items() if given is value), NONE)
    return tuple([MenuEntry(one, text, chosen=one == held) for one, text in told.items()])


async def day_fields(call: Call, name: str, values: Mapping[str, Any]) -> tuple[Field, Field]:
    """A list of likely days, and a line for any other."""
    value = values.get(name, "")
    likely = await reading.likely_days(call.core, call.user)
    entries = [MenuEntry(NONE, call.text(f"event-{name}-none"), chosen=not value)]
    entries += [MenuEntry(day.isoformat(), day_told(call, day), chosen=day.isoformat() == value) for day in likely]
    other = "" if value in [entry.value for entry in entries] else value
    told = call.text("event-form-day-about")
    return (
        Field(name + LISTED, call.text(f"event-form-{name}"), CHOICE, needed=False, entries=tuple(entries)),
        Field(name, call.text(f"event-form-{name}-other"), LINE, told, value=other, needed=False, most=10),
    )


def day_told(call: Call, day: date) -> str:
    """A day with the name that it has in the week."""
    return call.text("event-day", weekday=WEEK[day.weekday()], day=day.isoformat())


async def pack_field(call: Call, label: str, values: Mapping[str, Any]) -> Sequence[Field]:
    """The packs of the server for the drafted game, each joined to the starter pack or alone."""
    own = await packs_of(call.core, call.guild, values["key"]) if values.get("key") else []
    if not own:
        return ()
    held = f"{values.get('pack', '')}:{values.get('alone', False)}"
    entries = [MenuEntry(NONE, call.text("packs-starter"), chosen=not values.get("pack"))]
    for pack in own:
        for how in (JOINED, ALONE):
            told = call.text(f"event-pack-{how}", name=pack.name)
            entries.append(MenuEntry(f"{how}.{pack.hash[:16]}", told, chosen=held == f"{pack.name}:{how == ALONE}"))
    return [Field("pack", label, CHOICE, needed=False, entries=tuple(entries[:MOST_ENTRIES]))]


async def season_field(call: Call, label: str, value: Any) -> Sequence[Field]:
    """The events of the server, of one of which this may be the next season."""
    known = await reading.events_of(call.core, call.actor())
    if not known:
        return ()
    entries = [MenuEntry(NONE, call.text("event-after-none"), chosen=not value)]
    entries += [MenuEntry(str(number), f"{number} · {name}", chosen=number == value) for number, name in known]
    about = call.text("event-form-after-about")
    return [Field("after", label, CHOICE, about, needed=False, entries=tuple(entries[:MOST_ENTRIES]))]


# -- what comes back -------------------------------------------------------------------------------------------------


async def given_by(call: Call, group: str, filled: Filled, values: Mapping[str, Any]) -> dict[str, Any]:
    """What a form says. Raises Refused, naming the field."""
    given: dict[str, Any] = {}
    for name in GROUPS[group]:
        if name in filled.values or name + LISTED in filled.values:
            given |= await read(call, name, filled, values)
        elif name == "terms":
            given |= dict.fromkeys(TERMS, False)
    return given


async def read(call: Call, name: str, filled: Filled, values: Mapping[str, Any]) -> dict[str, Any]:
    """What a form says of one thing."""
    text = filled.text(name).strip()
    if name in RANGES:
        low, high = RANGES[name]
        return {name: whole_number(text, call.text(f"event-form-{name}"), low, high) if text else 0}
    if name in DAYS:
        listed = filled.text(name + LISTED)
        return {name: text or ("" if listed == NONE else listed)}
    if name == "terms":
        return {one: one in filled.chosen(name) for one in TERMS}
    if name == "pack":
        how, _, mark = text.partition(".")
        own = await packs_of(call.core, call.guild, values.get("key", ""))
        found = next((one.name for one in own if mark and one.hash.startswith(mark)), "")
        return {"pack": found, "alone": bool(found) and how == ALONE}
    if name == "after":
        return {name: int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0}
    if name in TEXTS:
        return {name: text}
    if text not in [entry.value for entry in entries_of(call, name, None)]:
        raise Refused("button_unknown")
    return {name: ANSWERS.get(text) if name == "ledger" else "" if text == SPOKEN else text}


# -- in words --------------------------------------------------------------------------------------------------------


def told_of(call: Call, names: Sequence[str], values: Mapping[str, Any]) -> list[str]:
    """What of a group is drafted, a line each; that it is as usual where nothing is."""
    told = []
    for name in names:
        said = said_of(call, name, values)
        if said:
            told.append(call.text("draft-line", name=call.text(f"event-form-{name}"), value=said))
    return told or [call.text("draft-usual")]


def said_of(call: Call, name: str, values: Mapping[str, Any]) -> str:
    """The value of one thing in words; empty where it is as usual."""
    value = values.get(name)
    if name == "terms":
        changed = [call.text(f"event-form-{one}") for one in TERMS if one != "rated" and values.get(one)]
        changed += [call.text("event-form-unrated")] if values.get("rated") is False else []
        return joined_words(call.speech.catalog, call.language, changed) if changed else ""
    if value in (None, "", 0):
        return ""
    if name == "pack":
        return call.text(f"event-pack-{ALONE if values.get('alone') else JOINED}", name=escaped(str(value)))
    if name in ("key", "format", "unfinished", "pace", "language", "ledger"):
        return next((entry.label for entry in entries_of(call, name, value) if entry.chosen), "")
    if name in DAYS:
        return dated(call, str(value))
    return escaped(str(value))


def dated(call: Call, text: str) -> str:
    """A day as it was chosen, with its name in the week; as it was typed where it is written otherwise."""
    try:
        return day_told(call, date.fromisoformat(text))
    except ValueError:
        return escaped(text)

"""What forms of a game's own are made of: fields, the seat they are for, and that what was refused stays in them.

The id of such a form is its option, the seat, and what it is about, with colons between: ``policies:0``, ``arm:1:kay``.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

from bot.i18n.names import message_id
from bot.messages import ranks
from bot.messages.message import MenuEntry
from bot.service.core import press_kinds
from bot.service.core.table_view import TableView
from bot.service.table import orders, submit, table_queries
from cogs.call import Call, Shown, worded
from cogs.forms import CHOICE, LINE, RADIO, Field, Filled, Form, form_id
from cogs.items import Press, press_button
from cogs.orders import shown_orders
from cogs.panel.private import acted
from cogs.typed import Place

MOST_IN_SIGHT = 3
"""Entries that all stand in sight: with five fields of more a form would be longer than a phone."""


def seat_of(option: str) -> int:
    """The seat for which a form is."""
    number = option.split(":")[1] if ":" in option else ""
    return int(number) if number.isdecimal() else 0


def about(option: str) -> str:
    """What a form is about: a pawn, a knight; empty where it is about none."""
    return ":".join(option.split(":")[2:])


def place(call: Call, game: int, option: str) -> Place:
    """Where what was typed into a form is kept."""
    return call.user, f"{press_kinds.FORM}:{option}", game


async def sight_of(call: Call, game: int, option: str) -> TableView:
    """What the seat of a form sees."""
    return await table_queries.sight_of(call.core, game, call.user, call.language, seat=seat_of(option))


# -- what it asks for ------------------------------------------------------------------------------------------------


def form(call: Call, press: Press, option: str, fields: Sequence[Field], **title: str) -> Form:
    """A form with the whole option in its id."""
    words = call.text(message_id("table-form", option.partition(":")[0], "title"), **title)
    return Form(form_id(press_kinds.FORM, option, game=press.game), words, tuple(fields))


def label(call: Call, option: str, name: str) -> str:
    """What a field is called."""
    return call.text(message_id("table-form", option, name))


def choice(call: Call, option: str, name: str, words: Sequence[str], value: str) -> Field:
    """A field with a few entries, all in sight if very few; each word of the notation has a text."""
    told = [call.text(message_id("table-form", option, name, in_id(word))) for word in words]
    entries = [MenuEntry(word, text, chosen=word == value) for word, text in zip(words, told, strict=True)]
    kind = RADIO if len(entries) <= MOST_IN_SIGHT else CHOICE
    return Field(name, label(call, option, name), kind, entries=tuple(entries))


def in_id(word: str) -> str:
    """A word of the notation inside the id of a message."""
    return word.replace(",", "-").replace("=", "-").removesuffix("%")


def line(call: Call, option: str, name: str, value: str, *, needed: bool = False) -> Field:
    """A field for words of the notation."""
    help_ = call.text(message_id("table-form", option, name, "help"))
    return Field(name, label(call, option, name), LINE, help_, value=value, needed=needed)


# -- what becomes of it ----------------------------------------------------------------------------------------------


async def given(call: Call, filled: Filled, lines: Sequence[str]) -> Shown:
    """Give orders for later, all or none."""
    seat = seat_of(filled.option)

    async def give() -> Shown:
        reply = await orders.give_orders(call.core, filled.game, call.user, lines, seat=seat, interaction=call.id)
        return await shown_orders(call, filled.game, seat + 1, worded(reply, await call.speech_of(filled.game)))

    return await kept_until_taken(call, filled, give())


async def say_line(call: Call, filled: Filled, line_: str) -> Shown:
    """Say a line at the table."""
    by = call.speaker(filled.game, seat=seat_of(filled.option))
    return await kept_until_taken(call, filled, acted(call, by, submit.say(call.core, by, [line_], sure=True)))


async def kept_until_taken(call: Call, filled: Filled, taking: Awaitable[Shown]) -> Shown:
    """Until it is taken what was typed stays in the form, and the refusal opens it again."""
    kept, again = place(call, filled.game, filled.option), call.text("table-button-form-again")
    call.typed.keep(kept, filled.texts)
    call.again = ((press_button(press_kinds.FORM, again, game=filled.game, option=filled.option, rank=ranks.ACT),),)
    shown = await taking
    call.typed.forget(kept)
    call.again = ()
    return shown

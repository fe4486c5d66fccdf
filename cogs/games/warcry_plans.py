"""Mustering by preference as a form: the hand stands in it, a card a line, to be put in order (WC-P22)."""

from __future__ import annotations

import re

from bot.faces import Part, face_of
from bot.messages.message import MenuEntry
from bot.service.core import press_kinds
from bot.service.core.rate_limits import PANEL
from bot.service.table import table_queries
from cogs.call import Call, Shown
from cogs.forms import LINE, RADIO, TEXT, Field, Filled, Form, on_form, opens
from cogs.games.order_forms import form, given, place, seat_of
from cogs.items import Press

(OPTION,) = face_of("warcry").order_forms
"""What its presses and itself are called; behind a colon stands the seat."""

ASK, PASS = "ask", "pass"
PREFERRED = Part("bot.wording.warcry.panels", "preferred")
_NAME = re.compile(r"\([^()]*\)")
"""What is told of a card behind its id, for who does not know ids by heart."""


@opens(OPTION)
async def plan_form(call: Call, press: Press) -> Form:
    """The form, with what was typed when it was refused, else with the hand."""
    seat = seat_of(press.option)
    typed = call.typed.find(place(call, press.game, press.option))
    listed = typed.get("list") or await hand(call, press.game, seat)
    then = [
        MenuEntry(name, call.text(f"table-form-plan-{name}"), chosen=typed.get("then", PASS) == name)
        for name in (PASS, ASK)
    ]
    fields = (
        Field(
            "list", call.text("table-form-plan-list"), TEXT, call.text("table-form-plan-help"), value=listed, most=1500
        ),
        Field("then", call.text("table-form-plan-then"), RADIO, entries=tuple(then)),
        stop(call, "drawn", typed.get("drawn", "")),
        stop(call, "foe", typed.get("foe", "")),
    )
    return form(call, press, press.option, fields)


def stop(call: Call, name: str, value: str) -> Field:
    """A field for what is to stop the list."""
    told = call.text(f"table-form-plan-{name}-help")
    return Field(name, call.text(f"table-form-plan-{name}"), LINE, told, value=value, needed=False)


async def hand(call: Call, game: int, seat: int) -> str:
    """The cards of the hand as entries, with their names; nothing before they are dealt."""
    sight = await table_queries.sight_of(call.core, game, call.user, call.language, seat=seat)
    entries: list[str] = await call.core.in_rules(lambda: PREFERRED(sight.view, sight.plain))
    names = [sight.plain.cards.name(call.language, entry.split()[0]) for entry in entries]
    return "\n".join([f"{entry} ({name})" for entry, name in zip(entries, names, strict=True)])


@on_form(f"{press_kinds.FORM}:{OPTION}", PANEL)
async def plan_given(call: Call, filled: Filled) -> Shown:
    """Give the order."""
    return await given(call, filled, [line_of(filled)])


def line_of(filled: Filled) -> str:
    """What was filled in as a line of notation."""
    parts = re.split(r"[,;\n]", _NAME.sub("", filled.text("list")))
    entries = [" ".join(part.split()) for part in parts if part.strip()]
    entries += [PASS] if filled.text("then") == PASS else []
    stops = [f" {name}={filled.text(name).strip()}" for name in ("drawn", "foe") if filled.text(name).strip()]
    return f"order muster {', '.join(entries)}{' until' if stops else ''}{''.join(stops)}"

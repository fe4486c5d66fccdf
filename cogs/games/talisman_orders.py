"""Standing orders of Talisman as forms: a whole turn, what is to be done unasked, a spell for when something happens.

Each writes lines of notation and nothing else (TA-D10 to TA-D23, TA-D65); what was ordered before stands in it.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.errors import Refused
from bot.faces import Part, face_of
from bot.messages.message import MenuEntry
from bot.service.core import press_kinds
from bot.service.core.rate_limits import PANEL
from bot.service.table import orders
from cogs.call import Call, Shown
from cogs.forms import CHOICE, Field, Filled, Form, on_form, opens
from cogs.games.order_forms import choice, form, given, label, line, place, seat_of, sight_of
from cogs.items import Press

TURN, POLICIES, REACTION = face_of("talisman").order_forms
"""What their presses and themselves are called; behind a colon stands the seat."""

ASK = "ask"
NOW = Part("bot.wording.talisman.panels", "turn_now")
HELD = Part("bot.wording.talisman.panels", "reacting_cards")

TURN_CHOICES = {
    "meet": ("never", "weaker", "always"),
    "fight": (ASK, "auto", "80%", "60%"),
    "take": (ASK, "best", "all", "none"),
}
POLICY_CHOICES = {
    "evade": (ASK, "always", "never"),
    "pay": (ASK, "gold", "life"),
    "spoils": (ASK, "life", "gold,object,life", "object,gold,life"),
    "heal": (ASK, "reserve=0", "reserve=1", "reserve=3"),
    "trophies": (ASK, "auto"),
}
WHEN = ("spell_at_me", "spell_cast", "attacked", "life_loss", "last_life", "rolls", "starts_turn")


# -- the forms -------------------------------------------------------------------------------------------------------


@opens(TURN)
async def turn_form(call: Call, press: Press) -> Form:
    """Where to go, whom to meet, what to fight and take; more of the line may be typed."""
    typed = call.typed.find(place(call, press.game, press.option))
    fields = [
        line(call, TURN, "goal", typed.get("goal", "cw"), needed=True),
        *[choice(call, TURN, name, words, typed.get(name, words[0])) for name, words in TURN_CHOICES.items()],
        line(call, TURN, "more", typed.get("more", "")),
    ]
    return form(call, press, press.option, fields)


@opens(POLICIES)
async def policies_form(call: Call, press: Press) -> Form:
    """What is to be done without asking, as it is ordered now."""
    given = await orders.list_orders(call.core, press.game, call.user, call.language, seat=seat_of(press.option))
    known = dict(entry.split()[1:3] for entry, _ in given if len(entry.split()) == 3)
    fields = [choice(call, POLICIES, name, words, known.get(name, ASK)) for name, words in POLICY_CHOICES.items()]
    return form(call, press, press.option, fields)


@opens(REACTION)
async def reaction_form(call: Call, press: Press) -> Form:
    """A spell or thing that one has, and when it is to be used."""
    sight = await sight_of(call, press.game, press.option)
    cards: list[str] = await call.core.in_rules(lambda: HELD(sight.view))
    if not cards:
        raise Refused("nothing_to_order")
    typed = call.typed.find(place(call, press.game, press.option))
    entries = [MenuEntry(card, sight.plain.cards.name(call.language, card)) for card in cards[:25]]
    fields = [
        Field("card", label(call, REACTION, "card"), CHOICE, entries=tuple(entries)),
        choice(call, REACTION, "when", WHEN, typed.get("when", WHEN[0])),
        *[line(call, REACTION, name, typed.get(name, "")) for name in ("by", "spell", "target")],
    ]
    return form(call, press, press.option, fields)


# -- what was filled in ----------------------------------------------------------------------------------------------


@on_form(f"{press_kinds.FORM}:{TURN}", PANEL)
async def turn_given(call: Call, filled: Filled) -> Shown:
    """This turn as long as it lasts, else the next one."""
    sight = await sight_of(call, filled.game, filled.option)
    now: bool = await call.core.in_rules(lambda: NOW(sight.view))
    wishes = [f"{name}={filled.text(name)}" for name in TURN_CHOICES if filled.text(name) not in ("", ASK, "never")]
    parts = ["turn" if now else "order turn", filled.text("goal").strip(), *wishes, filled.text("more").strip()]
    return await given(call, filled, [" ".join(filter(None, parts))])


@on_form(f"{press_kinds.FORM}:{POLICIES}", PANEL)
async def policies_given(call: Call, filled: Filled) -> Shown:
    """All of them at once."""
    chosen = {name: filled.text(name) or ASK for name in POLICY_CHOICES}
    return await given(call, filled, [f"order {name} {word}" for name, word in chosen.items()])


@on_form(f"{press_kinds.FORM}:{REACTION}", PANEL)
async def reaction_given(call: Call, filled: Filled) -> Shown:
    """One more reaction."""
    return await given(call, filled, [" ".join(reaction_words(filled))])


def reaction_words(filled: Filled) -> Iterator[str]:
    """The line of a reaction."""
    yield f"order cast {filled.text('card')} when {filled.text('when')}"
    for name in ("by", "spell", "target"):
        if filled.text(name).strip():
            yield f'{name}="{filled.text(name).strip()}"'

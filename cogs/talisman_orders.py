"""Standing orders of Talisman as forms: a whole turn, what is to be done unasked, a spell for when something happens.

Each writes lines of notation and nothing else (TA-D10 to TA-D23, TA-D65); what was ordered before stands in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.errors import Refused
from bot.faces import Part
from bot.i18n.names import message_id
from bot.service import books, orders
from bot.service.budget import PANEL
from bot.service.sights import Sight
from cogs.call import Call, Shown, worded
from cogs.forms import CHOICE, LINE, Field, Filled, Form, form_id, on_form
from cogs.items import Entry, Press, press_button
from cogs.orders import FORMS, shown_orders
from cogs.panel import FORM
from cogs.private import opens
from cogs.typed import Place

TURN, POLICIES, REACTION = OPTIONS = ("whole_turn", "policies", "reaction")
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
    typed = call.typed.find(place(call, press.game, TURN))
    fields = [
        line(call, TURN, "goal", typed.get("goal", "cw"), needed=True),
        *[choice(call, TURN, name, words, typed.get(name, words[0])) for name, words in TURN_CHOICES.items()],
        line(call, TURN, "more", typed.get("more", "")),
    ]
    return form(call, press, TURN, fields)


@opens(POLICIES)
async def policies_form(call: Call, press: Press) -> Form:
    """What is to be done without asking, as it is ordered now."""
    given = await orders.list_orders(call.core, press.game, call.user, call.language, seat=seat_of(press.option))
    known = dict(entry.split()[1:3] for entry, _ in given if len(entry.split()) == 3)
    fields = [choice(call, POLICIES, name, words, known.get(name, ASK)) for name, words in POLICY_CHOICES.items()]
    return form(call, press, POLICIES, fields)


@opens(REACTION)
async def reaction_form(call: Call, press: Press) -> Form:
    """A spell or thing that one has, and when it is to be used."""
    sight = await sight_of(call, press.game, press.option)
    cards: list[str] = await call.core.in_rules(lambda: HELD(sight.view))
    if not cards:
        raise Refused("nothing_to_order")
    typed = call.typed.find(place(call, press.game, REACTION))
    entries = [Entry(card, sight.plain.cards.name(call.language, card)) for card in cards[:25]]
    fields = [
        Field("card", label(call, REACTION, "card"), CHOICE, entries=tuple(entries)),
        choice(call, REACTION, "when", WHEN, typed.get("when", WHEN[0])),
        *[line(call, REACTION, name, typed.get(name, "")) for name in ("by", "spell", "target")],
    ]
    return form(call, press, REACTION, fields)


def form(call: Call, press: Press, option: str, fields: Sequence[Field]) -> Form:
    """A form with its seat behind the colon of its id."""
    number = form_id(FORM, f"{option}:{seat_of(press.option)}", game=press.game)
    return Form(number, call.text(message_id("table-form", option, "title")), tuple(fields))


def label(call: Call, option: str, name: str) -> str:
    """What a field is called."""
    return call.text(message_id("table-form", option, name))


def choice(call: Call, option: str, name: str, words: Sequence[str], value: str) -> Field:
    """A field with a few entries; each word of the notation has a text."""
    told = [call.text(message_id("table-form", option, name, in_id(word))) for word in words]
    entries = [Entry(word, text, chosen=word == value) for word, text in zip(words, told, strict=True)]
    return Field(name, label(call, option, name), CHOICE, entries=tuple(entries))


def in_id(word: str) -> str:
    """A word of the notation inside the id of a message."""
    return word.replace(",", "-").replace("=", "-").removesuffix("%")


def line(call: Call, option: str, name: str, value: str, *, needed: bool = False) -> Field:
    """A field for words of the notation."""
    help_ = call.text(message_id("table-form", option, name, "help"))
    return Field(name, label(call, option, name), LINE, help_, value=value, needed=needed)


# -- what was filled in ----------------------------------------------------------------------------------------------


@on_form(f"{FORM}:{TURN}", PANEL)
async def turn_given(call: Call, filled: Filled) -> Shown:
    """This turn as long as it lasts, else the next one."""
    sight = await sight_of(call, filled.game, filled.option)
    now: bool = await call.core.in_rules(lambda: NOW(sight.view))
    wishes = [f"{name}={filled.text(name)}" for name in TURN_CHOICES if filled.text(name) not in ("", ASK, "never")]
    parts = ["turn" if now else "order turn", filled.text("goal").strip(), *wishes, filled.text("more").strip()]
    return await given(call, filled, TURN, [" ".join(filter(None, parts))])


@on_form(f"{FORM}:{POLICIES}", PANEL)
async def policies_given(call: Call, filled: Filled) -> Shown:
    """All of them at once."""
    chosen = {name: filled.text(name) or ASK for name in POLICY_CHOICES}
    return await given(call, filled, POLICIES, [f"order {name} {word}" for name, word in chosen.items()])


@on_form(f"{FORM}:{REACTION}", PANEL)
async def reaction_given(call: Call, filled: Filled) -> Shown:
    """One more reaction."""
    return await given(call, filled, REACTION, [" ".join(reaction_words(filled))])


def reaction_words(filled: Filled) -> Iterator[str]:
    """The line of a reaction."""
    yield f"order cast {filled.text('card')} when {filled.text('when')}"
    for name in ("by", "spell", "target"):
        if filled.text(name).strip():
            yield f'{name}="{filled.text(name).strip()}"'


async def given(call: Call, filled: Filled, option: str, lines: Sequence[str]) -> Shown:
    """Give the orders. Until they are taken what was typed stays in the form, and the refusal opens it again."""
    kept, seat = place(call, filled.game, option), seat_of(filled.option)
    call.typed.keep(kept, filled.values)
    again = call.text("table-button-form-again")
    call.again = ((press_button(FORM, again, game=filled.game, option=filled.option, style="blue"),),)
    reply = await orders.give_orders(call.core, filled.game, call.user, lines, seat=seat, interaction=call.id)
    call.typed.forget(kept)
    call.again = ()
    return await shown_orders(call, filled.game, seat + 1, worded(reply, await call.speech_of(filled.game)))


async def sight_of(call: Call, game: int, option: str) -> Sight:
    """What the seat of a form sees."""
    return await books.sight_of(call.core, game, call.user, call.language, seat=seat_of(option))


def place(call: Call, game: int, option: str) -> Place:
    """Where what was typed into a form is kept."""
    return call.user, f"{FORM}:{option}", game


def seat_of(option: str) -> int:
    """The seat for which a form is."""
    number = option.partition(":")[2]
    return int(number) if number.isdecimal() else 0


FORMS["talisman"] = OPTIONS

"""Forms of Powers of Albion: the orders of a round, a knight's attributes and arms, the standing orders of a knight.

Each writes lines of notation and nothing else (AL-D5, AL-4, AL-D23 to AL-D34); what was said before stands in it.
"""

from __future__ import annotations

from typing import Any

from bot.engine.errors import Refused
from bot.faces import Part, face_of
from bot.messages.message import MenuEntry
from bot.service.core import press_kinds
from bot.service.core.rate_limits import PANEL
from bot.service.core.table_view import TableView
from bot.service.table import orders
from cogs.call import Call, Shown
from cogs.forms import Field, Filled, Form, on_form, opens
from cogs.games.order_forms import about, choice, form, given, line, place, say_line, seat_of, sight_of
from cogs.items import Press

MARCH, ARM = face_of("albion").forms_beside.values()
ATTACKS, DUELS, RANSOMS = OPTIONS = face_of("albion").order_forms
"""What their presses and themselves are called; behind colons stand the seat and the pawn or knight."""

GIVEN = Part("bot.games.albion.looking.lines", "orders_given")
ARMS = Part("bot.games.albion.looking.lines", "arms_of")

ASK, ALL, STAY = "ask", "all", "stay"
YES_NO = ("no", "yes")
IN_TURN = "sequence"
WISHES = {
    ATTACKS: ("attack", "join", "weapon", "auto"),
    DUELS: ("defence", "fight", "flee_below", "stop_after"),
    RANSOMS: ("offer_below", "ransom_price", "accept_offer_from"),
}
"""The standing orders of each form, by their words in the notation; those that are only given or not are choices."""


# -- the orders of a round ---------------------------------------------------------------------------------------------


@opens(MARCH)
async def march_form(call: Call, press: Press) -> Form:
    """A field for each pawn of one group, and in which order they go (AL-6.8)."""
    sight = await sight_of(call, press.game, press.option)
    ways: dict[str, str] = await call.core.in_rules(lambda: GIVEN(sight.view))
    group = group_of(ways, about(press.option))
    own = {code: way for code, way in ways.items() if code.startswith(f"{group}.")}
    if not own:
        raise Refused("nothing_to_order_here")
    typed = call.typed.find(place(call, press.game, press.option))
    help_ = call.text("table-form-marches-pawn-help")
    fields = [
        Field(code, pawn(sight, code, call.language), description=help_, value=typed.get(code, own[code]), needed=False)
        for code in sorted(own)
    ]
    if len(own) > 1:
        numbers = " ".join([code.partition(".")[2] for code in own])
        fields.append(line(call, MARCH, IN_TURN, typed.get(IN_TURN, numbers)))
    return form(call, press, press.option, fields, group=sight.plain.cards.name(call.language, group))


def group_of(ways: dict[str, str], code: str) -> str:
    """The group of the pawn that is meant, else of the first one."""
    return (code if code in ways else next(iter(sorted(ways)), "")).partition(".")[0]


def pawn(sight: TableView, code: str, language: str) -> str:
    """A pawn by its code and its knight."""
    return f"{code} {sight.plain.cards.name(language, sight.view.named[code])}"


@on_form(f"{press_kinds.FORM}:{MARCH}", PANEL)
async def march_given(call: Call, filled: Filled) -> Shown:
    """The orders of a group; where there is another group, that keeps its own."""
    sight = await sight_of(call, filled.game, filled.option)
    ways = {code: " ".join(text.split()) or STAY for code, text in filled.texts.items() if code != IN_TURN}
    parts = [f"{code}: {ways[code]}" for code in in_turn(list(ways), filled.text(IN_TURN))]
    groups = 0 if sight.view.own is None else len(sight.view.own.groups)
    return await say_line(call, filled, f"{'march' if groups > 1 else 'orders'} {' / '.join(parts)}")


def in_turn(codes: list[str], sequence: str) -> list[str]:
    """The pawns in the order of their numbers in a text; those that it does not name go last."""
    wanted = sequence.replace(",", " ").split()
    numbers = [code.partition(".")[2] for code in codes]
    for word in wanted:
        if word not in numbers:
            raise Refused("no_such_pawn_in_order", "AL-6.8", given=word[:20], known=tuple(numbers))
    return sorted(codes, key=lambda code: [*wanted, *numbers].index(code.partition(".")[2]))


# -- attributes and arms -----------------------------------------------------------------------------------------------


@opens(ARM)
async def arm_form(call: Call, press: Press) -> Form:
    """Strength, of which Power follows; weapons, armour, shield (AL-4)."""
    sight, knight = await sight_of(call, press.game, press.option), about(press.option)
    if knight not in sight.plain.game.content.knights:
        raise Refused("choose_a_knight_first")
    arms: Any = await call.core.in_rules(lambda: ARMS(sight.view, sight.plain.game.content, knight))
    names = {
        field: ", ".join([sight.plain.cards.name(call.language, one) for one in getattr(arms, field)])
        for field in ("weapons", "armour")
    }
    typed = call.typed.find(place(call, press.game, press.option))
    fields = [
        line(call, ARM, "strength", typed.get("strength", str(arms.strength)), needed=True),
        *[line(call, ARM, field, typed.get(field, known)) for field, known in names.items()],
        choice(call, ARM, "shield", YES_NO, typed.get("shield", YES_NO[arms.shield])),
    ]
    return form(call, press, press.option, fields, knight=sight.plain.cards.name(call.language, knight))


@on_form(f"{press_kinds.FORM}:{ARM}", PANEL)
async def arms_given(call: Call, filled: Filled) -> Shown:
    """One knight."""
    named = [part.strip() for field in ("weapons", "armour") for part in filled.text(field).split(",") if part.strip()]
    shield = ["shield"] if filled.text("shield") == "yes" else []
    gear = ", ".join([*[f'"{one}"' for one in named], *shield])
    return await say_line(
        call, filled, f"arm {about(filled.option)} S={filled.text('strength').strip()} {gear}".rstrip()
    )


# -- standing orders of a knight ---------------------------------------------------------------------------------------


def knights(sight: TableView) -> list[MenuEntry]:
    """All knights together, and each of one's own."""
    own = [MenuEntry(one.code, pawn(sight, one.code, sight.plain.language)) for one in sight.view.own_pawns]
    return [MenuEntry(ALL, sight.plain.text("table-form-knight-all")), *own] if own else []


async def wishes_form(call: Call, press: Press) -> Form:
    """Some standing orders of a knight or of all, as they are given now."""
    option = press.option.partition(":")[0]
    whose = press.values[0] if press.values else about(press.option)
    full = f"{option}:{seat_of(press.option)}:{whose}"
    typed = call.typed.find(place(call, press.game, full)) or await wished(call, press, whose)
    fields = [
        choice(call, option, name, YES_NO, typed.get(name, YES_NO[0]))
        if name in ("join", "auto")
        else line(call, option, name, typed.get(name, ASK))
        for name in WISHES[option]
    ]
    sight = await sight_of(call, press.game, full)
    named = pawn(sight, whose, call.language) if whose in sight.view.named else call.text("table-form-knight-all")
    return form(call, press, full, fields, pawn=named)


async def wished(call: Call, press: Press, whose: str) -> dict[str, str]:
    """What is ordered now for a pawn: its own orders, where it has none those of all."""
    found = await orders.list_orders(call.core, press.game, call.user, call.language, seat=seat_of(press.option))
    of: dict[str, dict[str, str]] = {}
    for entry, _ in found:
        words = entry.split()[1:]
        last = words[-1] if words else ""
        code = last.removeprefix("for=") if last.startswith("for=") else ALL
        of.setdefault(code, {})[words[0]] = " ".join(words[1:] if code == ALL else words[1:-1])
    return of.get(whose, of.get(ALL, {}))


async def wishes_given(call: Call, filled: Filled) -> Shown:
    """All that stands in the form, all or nothing."""
    option, whose = filled.option.partition(":")[0], about(filled.option)
    told = {name: " ".join(filled.text(name).split()) or ASK for name in WISHES[option]}
    suffix = "" if whose == ALL else f" for={whose}"
    return await given(call, filled, [f"order {name} {words}{suffix}" for name, words in told.items()])


for wish_form in OPTIONS:
    opens(wish_form)(wishes_form)
    on_form(f"{press_kinds.FORM}:{wish_form}", PANEL)(wishes_given)

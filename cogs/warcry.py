"""What only WarCry has: decks that people keep, cards and clauses looked up, and what its panels and orders say."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.errors import Refused
from bot.games.warcry.view import View
from bot.i18n.choices import shortened
from bot.i18n.speech import Speech, TableWords
from bot.service import lookup
from bot.service.books import Sight
from bot.service.cleaning import escaped
from bot.service.decks import MOST_FILE, MOST_NAME, from_file, line_of
from bot.service.finding import game_meant
from bot.service.menu import Menu, folded
from bot.service.ports import Outgoing
from cogs import items
from cogs.common import MOST_SUGGESTIONS, Call, Interaction, Shown, answer, open_form, suggest
from cogs.forms import FILE, LINE, TEXT, Field, Filled, Form, Upload, form_id, on_form
from cogs.groups import command, suggestions
from cogs.items import Entry, Press, Row, on_press
from cogs.orders import LINES
from cogs.panel import EXTRAS, FORM, STATUS
from cogs.private import opens, said

KEY, DECK = "warcry", "deck"
SAVED = "wd"
"""Kind of the menu of saved decks."""

MOST_TYPED = 4000


# -- panels ----------------------------------------------------------------------------------------------------------


def status(sight: Sight) -> str:
    """Gold, hands and battles won of the seat."""
    view: View = sight.view
    if view.viewer is None or not view.battle_no:
        return ""
    own = view.players[view.viewer]
    return sight.spoken.text(
        "table-warcry-status",
        battle=view.battle_no,
        wins=own.wins,
        gold=own.gold_left,
        army=own.army_hand,
        action=own.action_hand,
    )


STATUS[KEY] = status


def order_lines(sight: Sight) -> list[str]:
    """The orders that fit the table as the seat sees it, in notation (WC-P4 to WC-P6)."""
    view: View = sight.view
    if view.viewer is None:
        return []
    cards = sight.plain.game.content.cards
    own = view.players[view.viewer]
    held = sorted({card for card in own.action_cards or () if cards[card].type == "reaction"})
    carried = [unit.id for unit in own.units] + [part.id for unit in own.units for part in unit.attachments]
    placed = [*carried, *(strategy.id for strategy in own.strategies)]
    acting = [name for name in placed if cards[view.named[name]].reactions]
    return [
        "order block never",
        "order block ask",
        *[f"order block {unit.id} against any" for unit in own.units],
        "order tactics auto_pass",
        *(["order tactics auto_pass combat"] if view.combat is not None else []),
        "order tactics ask",
        "order follow_up always",
        "order follow_up never",
        "order follow_up ask",
        *[f"order arm {card}" for card in held],
        *[f"order disarm {card}" for card in held],
        *[f"order reaction {name} {mode}" for name in acting for mode in ("always", "never", "ask")],
        "order clear",
    ]


LINES[KEY] = order_lines


# -- decks -----------------------------------------------------------------------------------------------------------


async def saved_rows(call: Call, game: int, menu: Menu) -> tuple[Row, ...]:
    """The person's saved decks, to play one with a press."""
    names = sorted(await call.service.decks.saved(call.user, KEY))[: items.MOST_ENTRIES]
    if not names:
        return ()
    entries = [Entry(str(place), name) for place, name in enumerate(names)]
    hint = call.text("table-hint-saved-deck")
    return (items.menu(SAVED, entries, game=game, decision=menu.decision, hint=hint),)


EXTRAS[DECK] = saved_rows


@on_press(SAVED)
async def saved_chosen(call: Call, press: Press) -> Shown:
    """Play a saved deck."""
    names = sorted(await call.service.decks.saved(call.user, KEY))
    place = int(press.values[0]) if press.values and press.values[0].isdecimal() else -1
    if not 0 <= place < len(names):
        raise Refused("button_unknown")
    line = await call.service.decks.line(call.user, KEY, names[place])
    return await said(call, press.game, [line], press.decision)


@opens(DECK)
async def deck_form(call: Call, press: Press) -> Form:
    """A list of one's own, typed or as a file."""
    return deck_form_of(call, press.game, press.decision, "")


def deck_form_of(call: Call, game: int, decision: int, name: str) -> Form:
    """The form for a list. Without a game it is only saved."""
    fields = (
        Field(
            "list",
            call.text("table-form-deck-list"),
            TEXT,
            call.text("table-form-deck-help"),
            needed=False,
            most=MOST_TYPED,
        ),
        Field("file", call.text("table-form-deck-file"), FILE, needed=False),
        Field("name", call.text("table-form-deck-name"), LINE, value=name, needed=not game, most=MOST_NAME),
    )
    return Form(form_id(FORM, DECK, game=game, decision=decision), call.text("table-form-deck-title"), fields)


@on_form("f:deck")
async def deck_given(call: Call, filled: Filled) -> Shown:
    """Save the list under its name, if it has one, and play it where it was asked for."""
    upload = filled.files.get("file")
    text = await read_list(call, upload) if upload is not None else filled.text("list")
    name = filled.text("name").strip()
    told = ""
    if name or not filled.game:
        told = await call.told(await call.service.decks.save(call.user, KEY, name, text), 0)
    if not filled.game:
        return Shown(told)
    shown = await said(call, filled.game, [line_of(text)], filled.decision or None)
    return Shown("\n".join(filter(None, [told, shown.text])), shown.rows, shown.picture)


async def read_list(call: Call, upload: Upload | discord.Attachment) -> str:
    """The list in a file, refused by its declared size before anything is loaded (F37)."""
    return from_file(await call.read(upload, MOST_FILE))


@command("warcry deck list")
async def decks_listed(interaction: Interaction) -> None:
    """The person's saved decks."""

    async def handle(call: Call) -> Shown:
        names = sorted(await call.service.decks.saved(call.user, KEY))
        if not names:
            return Shown(call.text("table-deck-none"))
        return Shown(
            "\n".join([call.text("table-deck-list", count=len(names)), *[f"• {escaped(name)}" for name in names]])
        )

    await answer(interaction, handle)


@command("warcry deck save")
async def deck_saved(
    interaction: Interaction, name: app_commands.Range[str, 1, 40], file: discord.Attachment | None = None
) -> None:
    """Keep a list: from a file, or typed into a form."""

    async def handle(call: Call) -> Shown:
        text = await read_list(call, file) if file is not None else ""
        return Shown(await call.told(await call.service.decks.save(call.user, KEY, name, text), 0))

    async def form(call: Call) -> Form:
        return deck_form_of(call, 0, 0, name)

    await (open_form(interaction, form) if file is None else answer(interaction, handle))


@command("warcry deck use")
async def deck_used(
    interaction: Interaction,
    name: str,
    seat: app_commands.Range[int, 1, 12] | None = None,
    game: int | None = None,
) -> None:
    """Play a saved deck."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game)
        line = await call.service.decks.line(call.user, KEY, name)
        return await said(call, number, [line], None, None if seat is None else seat - 1)

    await answer(interaction, handle)


@command("warcry deck drop")
async def deck_dropped(interaction: Interaction, name: str) -> None:
    """Forget a saved deck."""

    async def handle(call: Call) -> Shown:
        return Shown(await call.told(await call.service.decks.drop(call.user, KEY, name), 0))

    await answer(interaction, handle)


async def names_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """One's saved decks."""

    async def find(call: Call) -> list[str]:
        names = sorted(await call.service.decks.saved(call.user, KEY))
        return [name for name in names if folded(typed) in folded(name)][:MOST_SUGGESTIONS]

    return await suggest(interaction, find)


suggestions("warcry deck use", "name")(names_suggested)
suggestions("warcry deck drop", "name")(names_suggested)


# -- looking things up -----------------------------------------------------------------------------------------------


@command("warcry card")
async def card(
    interaction: Interaction, name: app_commands.Range[str, 1, 100], public: bool = False, game: int | None = None
) -> None:
    """A card by its name or id."""

    async def handle(call: Call) -> Shown:
        speech = await speech_here(call, game)
        found = lookup.card(speech, name)
        if not public:
            return Shown(card_sheet(speech, found))
        number = await call.game(game)
        said_in = await call.service.lookup.speech(KEY, (await call.service.core.live(number)).game.language, number)
        return await for_all(call, number, card_sheet(said_in, found))

    await answer(interaction, handle)


@suggestions("warcry card", "name")
async def cards_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """Cards by name."""

    async def find(call: Call) -> list[tuple[str, str]]:
        speech = await speech_here(call, getattr(interaction.namespace, "game", None))
        return [(f"{name} ({entry})", entry) for entry, name in lookup.cards(speech, typed)]

    return await suggest(interaction, find)


async def speech_here(call: Call, game: int | None) -> Speech:
    """Who speaks about the cards: those of the game that is meant, else those of the program."""
    try:
        number: int | None = await game_meant(
            call.service.core, game, guild=call.guild, channel=call.channel, user=call.user
        )
    except Refused:
        if game is not None:
            raise
        number = None
    speech: Speech = await call.service.lookup.speech(KEY, call.language, number)
    return speech


def card_sheet(speech: Speech, name: str) -> str:
    """Everything that is printed on a card."""
    from renderers.hand import kind_line

    words = TableWords(speech)
    facts = words.card(name)
    told = [
        f"**{words.card_name(name)}** ({name})",
        kind_line(facts, words),
        words.t(f"table-card-{facts.family}", **_printed(facts)),
        words.card_text(name),
        speech.cards.flavour(name) and f"*{speech.cards.flavour(name)}*",
    ]
    return "\n".join([line for line in told if line])


def _printed(facts: Any) -> dict[str, str | int]:
    if facts.family == "unit":
        return {
            "cost": facts.cost,
            "strength": facts.strength,
            "tactics": facts.tactic_points,
            "leadership": facts.leadership,
        }
    return {"cost": facts.cost, "die": facts.die} if facts.family == "action" else {"cost": facts.cost}


@command("warcry rule")
async def rule(
    interaction: Interaction, clause: app_commands.Range[str, 1, 100], public: bool = False, game: int | None = None
) -> None:
    """A clause by its number, or the clauses that hold some words."""

    async def handle(call: Call) -> Shown:
        if not public:
            return Shown(rules_found(call, clause))
        entry = lookup.clause(KEY, clause)
        return await for_all(call, await call.game(game), f"**{entry.number}** ({entry.chapter})\n{entry.text}")

    await answer(interaction, handle)


def rules_found(call: Call, text: str) -> str:
    """The one clause, or the list of those found."""
    try:
        entry = lookup.clause(KEY, text)
    except Refused:
        found = lookup.clauses(KEY, text)
        if not found:
            raise
        if len(found) > 1:
            listed = [f"• **{one.number}** {shortened(one.text.splitlines()[0], 140)}" for one in found]
            return "\n".join([call.text("table-rules-found", count=len(found)), *listed])
        entry = found[0]
    return f"**{entry.number}** ({entry.chapter})\n{entry.text}"


@suggestions("warcry rule", "clause")
async def clauses_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """Clauses by number or by words."""

    async def find(call: Call) -> list[tuple[str, str]]:
        found = lookup.clauses(KEY, typed)
        return [(shortened(f"{one.number}: {one.text.splitlines()[0]}"), one.number) for one in found]

    return await suggest(interaction, find)


async def for_all(call: Call, game: int, text: str) -> Shown:
    """Post something that was looked up into the game's channel."""
    reply = await call.service.books.post_sight(game, call.user, Outgoing(text[:1900]), interaction=call.id)
    return Shown(await call.told(reply, game))

"""What only Mage Knight has: looking, measuring, zooming in, its figures, terrain and ready armies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from discord import app_commands

from bot.engine.errors import Refused
from bot.engine.requests import Facts
from bot.faces import Part
from bot.i18n.choices import fitting_label
from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords
from bot.service.core import table_view
from bot.service.core.menu import folded
from bot.service.core.ports import Picture
from bot.service.core.rate_limits import FILM, PICTURE, SEARCH
from bot.service.core.table_view import TableView, Told
from bot.service.table import lookup, table_queries
from cogs import drawing
from cogs.answering import answer
from cogs.call import Call, Interaction, Shown
from cogs.end_card import shown_film
from cogs.games.tools import MOST_TEXT, Name, answer_query, suggested
from cogs.groups import command, suggestions
from cogs.keystrokes import MOST_SUGGESTIONS, suggest
from cogs.looking import answer_beside, game_here, speech_here, speeches_here

KEY = "mage_knight"

DIAL_PICTURE = Part("renderers.mage_knight.dial", "dial_picture")
ARMY_TEXT = Part("renderers.mage_knight.army", "army_text")


def art(name: str) -> Part:
    """A drawing of this game, or words of one."""
    return Part("renderers.mage_knight.overlays", name)


# -- tools -----------------------------------------------------------------------------------------------------------


async def draw_answer(call: Call, told: Told) -> Picture | None:
    """An answer of the rules as a picture."""
    return await drawing.made(call.service, art("answer_picture"), told.sight.view, told.sight.plain, told.rows)


@command("mageknight look", PICTURE)
async def look(interaction: Interaction, figure: str, place: str = "", game: int | None = None) -> None:
    """Whom a figure can shoot at or strike, with what is needed."""
    await answer_query(interaction, KEY, f"look {figure}" + (f" from={place}" if place else ""), game, draw_answer)


@command("mageknight measure", PICTURE)
async def measure(interaction: Interaction, start: str, end: str, game: int | None = None) -> None:
    """A distance, and the line of fire between two figures."""
    await answer_query(interaction, KEY, f"measure {start} {end}", game, draw_answer)


@command("mageknight reach", PICTURE)
async def reach(interaction: Interaction, figure: str, game: int | None = None) -> None:
    """How far a figure can move, and whom it can touch."""
    await answer_query(interaction, KEY, f"reach {figure}", game, draw_answer)


@command("mageknight zoom", PICTURE)
async def zoom(interaction: Interaction, figure: str, game: int | None = None) -> None:
    """The field round a figure."""

    async def handle(call: Call) -> Shown:
        sight = await table_queries.sight_of(call.core, await call.game(game, KEY), call.user, call.language)
        one = figure_on_field(sight.view, figure)
        picture = await drawing.made(call.service, art("near_picture"), sight.view, sight.plain, one)
        return Shown(call.text("table-mk-zoomed", figure=one.id), picture=picture)

    await answer(interaction, handle)


def figure_on_field(view: Any, name: str) -> Any:
    """A figure on the field. Raises Refused."""
    wanted = folded(name)
    found = next((one for one in view.figures if folded(one.id) == wanted and one.status == "field"), None)
    if found is None:
        raise Refused("no_such_figure_here", given=name[:40])
    return found


@command("mageknight film", FILM)
async def film(interaction: Interaction, game: int | None = None) -> None:
    """The battle so far as a moving picture."""

    async def handle(call: Call) -> Shown:
        return await shown_film(call, await call.game(game, KEY))

    await answer(interaction, handle)


def figures(sight: TableView, words: TableWords) -> Iterator[tuple[str, str]]:
    """Figures on the field, one's own first."""
    there = [one for one in sight.view.figures if one.status == "field"]
    for one in sorted(there, key=lambda one: one.owner != sight.view.viewer):
        yield f"{one.id} {words.card_name(one.type)}", one.id


def ends(sight: TableView, words: TableWords) -> Iterator[tuple[str, str]]:
    """What a line may be measured between: figures, objectives, items that lie about."""
    yield from figures(sight, words)
    for one in sight.view.objectives:
        yield one.id, one.id
    for one in sight.view.things:
        if not one.bearer:
            yield f"{one.id} {words.card_name(one.kind)}", one.id


for path in ("mageknight look", "mageknight reach", "mageknight zoom"):
    suggested(KEY, path, "figure", figures)
for end in ("start", "end"):
    suggested(KEY, "mageknight measure", end, ends)


# -- figures and armies ----------------------------------------------------------------------------------------------


@command("mageknight figure", PICTURE)
async def figure(interaction: Interaction, name: Name, game: int | None = None) -> None:
    """A figure of a game by its id, with its present values; any other by name, with its whole dial (MKU-H3)."""

    async def handle(call: Call) -> Shown:
        number, call.speech = await game_here(call, KEY, game)
        if number is None:
            return await catalogued(call, name, None, None)
        sight = await table_queries.sight_of(call.core, number, call.user, call.language)
        one = next((one for one in sight.view.figures if folded(one.id) == folded(name)), None)
        if one is None:
            return await catalogued(call, name, number, sight.view.options)
        told = await table_view.ask_rules(call.core, number, call.user, f"figure {one.id}", call.language)
        kind = told.sight.plain.game.printed(one.type, sight.view.options)
        shown = await drawing.made(call.service, art("known_picture"), one, told.sight.plain, told.rows, kind)
        return Shown("\n".join(told.lines)[:MOST_TEXT], picture=shown)

    await answer_beside(interaction, KEY, handle, game)


async def catalogued(call: Call, name: str, number: int | None, options: Any) -> Shown:
    """A figure of the packs with its whole dial, as the edition of the table reads it that is asked at."""
    await lookup.demand_open_catalogue(call.core, KEY, call.user, number)  # MK2-H4
    speeches = await speeches_here(call, KEY, number)
    speech, card = await call.core.in_rules(lambda: lookup.card_meant(speeches, name))
    kind = speech.game.printed(card, options)
    shown = await drawing.made(call.service, DIAL_PICTURE, kind, speech)
    text = await drawing.make_words(call.service, lambda: art("kind_text")(kind, TableWords(speech)))
    return Shown(text[:MOST_TEXT], picture=shown)


@suggestions("mageknight figure", "name")
async def kinds_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """Figures of the packs by name."""

    async def find(call: Call) -> list[tuple[str, str]]:
        speeches = await speeches_here(call, KEY, call.option("game"))
        shown: dict[str, str] = {}  # two packs of a server may use one code: the second figure is called by its name
        for speech, key, name in await call.core.in_rules(lambda: lookup.cards_offered(speeches, typed)):
            known = speech.game.content.cards[key]
            code = known.code or key
            shown.setdefault(name if code in shown else code, fitting_label(f"{name} ({known.code}, {known.points})"))
        return [(label, value) for value, label in shown.items()]

    return await suggest(interaction, find)


@command("mageknight terrain", SEARCH)
async def terrain(interaction: Interaction, game: int | None = None) -> None:
    """The pieces of terrain that may be put into a pool: name, kind, size (MKU-3.5, MKU-3.15)."""

    async def handle(call: Call) -> Shown:
        speeches = await speeches_here(call, KEY, game)
        known = {
            piece.id: row for row, piece in await drawing.make_words(call.service, lambda: terrain_rows(call, speeches))
        }
        return Shown("\n".join([call.text("table-mk-terrain", count=len(known)), *known.values()]))

    await answer_beside(interaction, KEY, handle, game)


def terrain_rows(call: Call, speeches: Sequence[Speech]) -> list[tuple[str, Any]]:
    """A line for each piece, those of the game or of the program last: they are what the id means."""
    found = []
    for speech in reversed(speeches):
        for piece in speech.game.content.templates.values():
            name = speech.cards.name(speech.language, piece.id)
            kind, width, depth = art("piece_size")(piece, TableWords(speech))
            facts: Facts = {"name": name, "id": piece.id, "kind": kind, "width": width, "depth": depth}
            found.append((call.text("table-mk-terrain-row", **facts), piece))
    return found


@command("mageknight army ready", PICTURE)
async def ready_army(interaction: Interaction, army: app_commands.Range[str, 1, 60]) -> None:
    """A ready army of the game in this channel, else of the starter pack, as a picture."""

    async def handle(call: Call) -> Shown:
        speech = await speech_here(call, KEY, None)
        found = ready_armies(speech, army)
        if not found:
            raise Refused("no_such_army", given=army[:40])
        name, key = found[0]
        known = speech.game.content.armies[key]
        figures, total = known.figures, known.build_total
        brought = await drawing.make_words(call.service, lambda: art("brought_by")(known))
        picture = await drawing.made(call.service, art("list_picture"), figures, speech, name, total, brought)
        told = name, figures, TableWords(speech), total, MOST_TEXT, brought
        text = await drawing.make_words(call.service, lambda: ARMY_TEXT(*told))
        note = speech.cards.note(speech.language, key)
        return Shown("\n".join([text, *([note] if note else []), f"`army ready={key}`"]), picture=picture)

    await answer_beside(interaction, KEY, handle)


def ready_armies(speech: Speech, typed: str) -> list[tuple[str, str]]:
    """Names and ids of the ready armies whose name or id holds a text."""
    named = [(speech.cards.deck(speech.language, key), key) for key in speech.game.content.armies]
    return [entry for entry in sorted(named) if any(folded(typed) in folded(part) for part in entry)]


@suggestions("mageknight army ready", "army")
async def armies_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """Ready armies by name."""

    async def find(call: Call) -> list[tuple[str, str]]:
        return ready_armies(await speech_here(call, KEY, None), typed)[:MOST_SUGGESTIONS]

    return await suggest(interaction, find)

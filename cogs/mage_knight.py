"""What only Mage Knight has: looking, measuring, zooming in, armies that people keep, and pictures of plans."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.engine.errors import Refused
from bot.games.mage_knight.actions import SubmitArmy
from bot.games.mage_knight.view import FigureView, View
from bot.i18n.choices import shortened
from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords
from bot.service import lookup
from bot.service.budget import FILM, PICTURE
from bot.service.decks import line_of
from bot.service.menu import folded
from bot.service.ports import Picture
from bot.service.sights import Sight
from cogs import drawing
from cogs.common import Call, Interaction, Shown, answer
from cogs.groups import command, suggestions
from cogs.keystrokes import MOST_SUGGESTIONS, suggest
from cogs.lists import saved_lists
from cogs.looking import answer_beside, game_here, rule_command, speech_here, speeches_here
from cogs.orders import LINES
from cogs.panel import PLANS, STATUS, TOLD

KEY, GROUP = "mage_knight", "mk"
MOST_TEXT = 1900


# -- panels ----------------------------------------------------------------------------------------------------------


def status(sight: Sight) -> str:
    """Actions left and points of the seat."""
    view: View = sight.view
    if view.viewer is None or view.phase != "play":
        return ""
    own = view.players[view.viewer]
    return sight.spoken.text("table-mage-knight-status", round=view.round, left=view.left, score=own.score)


STATUS[KEY] = status


def order_lines(sight: Sight) -> list[str]:
    """The orders that fit the table as the seat sees it, in notation (MKU-P2)."""
    view: View = sight.view
    own = [one for one in view.figures if one.owner == view.viewer and one.status == "field"]
    general = [f"order spin={word}" for word in ("auto", "hold", "ask")]
    general += [f"order defend={word}" for word in ("best", "never", "ask")]
    general += [f"order dodge={word}" for word in ("on", "off", "ask")]
    general += [f"order defense_cancel={word}" for word in ("auto", "ask")]
    general += ["order clear", *leaving_lines(view, bool(own))]
    known = sight.spoken.game.edition.abilities
    shown = [(one.id, ability) for one in own for ability in one.abilities if ability]
    cancels = [f"order {name} cancel={ability}" for name, ability in shown if known[ability].optional]
    return [*general, *[f"order {one.id} spin={word}" for one in own for word in ("hold", "ask")], *cancels]


def leaving_lines(view: View, there: bool) -> list[str]:
    """Out of turn a withdrawal is ordered, and that order taken back (MKU-P15)."""
    return ["order withdraw", "order stay"] if there and view.phase == "play" and view.active != view.viewer else []


LINES[KEY] = order_lines


PLANS[KEY] = "drawn_plan"


def told_plan(sight: Sight, action: Any) -> str:
    """Who is in an army that is about to be handed in, with the points of each."""
    return str(art().told_plan(sight.view, sight.plain, action, MOST_TEXT // 2))


TOLD[KEY] = told_plan


def art() -> Any:
    """What tells of drawings in words: imported late, for it takes a good part of a second."""
    from cogs.drawn import battlefield

    return battlefield


# -- tools -----------------------------------------------------------------------------------------------------------


async def asked(interaction: Interaction, query: str, game: int | None) -> None:
    """Ask the rules something, and show the answer with a picture."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game, KEY)
        told = await call.service.telling.ask(number, call.user, query, call.language)
        picture = await drawing.made(call.service, "drawn_answer", told.sight.view, told.sight.plain, told.rows)
        return Shown("\n".join(told.lines)[:MOST_TEXT], picture=picture)

    await answer(interaction, handle)


@command("mk look", PICTURE)
async def look(interaction: Interaction, figure: str, place: str = "", game: int | None = None) -> None:
    """Whom a figure can shoot at or strike, with what is needed."""
    await asked(interaction, f"look {figure}" + (f" from={place}" if place else ""), game)


@command("mk measure", PICTURE)
async def measure(interaction: Interaction, start: str, end: str, game: int | None = None) -> None:
    """A distance, and the line of fire between two figures."""
    await asked(interaction, f"measure {start} {end}", game)


@command("mk reach", PICTURE)
async def reach(interaction: Interaction, figure: str, game: int | None = None) -> None:
    """How far a figure can move, and whom it can touch."""
    await asked(interaction, f"reach {figure}", game)


@command("mk zoom", PICTURE)
async def zoom(interaction: Interaction, figure: str, game: int | None = None) -> None:
    """The field round a figure."""

    async def handle(call: Call) -> Shown:
        sight = await call.service.books.sight(await call.game(game, KEY), call.user, call.language)
        one = standing(sight.view, figure)
        picture = await drawing.made(call.service, "drawn_near", sight.view, sight.plain, one)
        return Shown(call.text("table-mk-zoomed", figure=one.id), picture=picture)

    await answer(interaction, handle)


def standing(view: View, name: str) -> FigureView:
    """A figure on the field. Raises Refused."""
    wanted = folded(name)
    found = next((one for one in view.figures if folded(one.id) == wanted and one.status == "field"), None)
    if found is None:
        raise Refused("no_such_figure_here", given=name[:40])
    return found


@command("mk film", FILM)
async def film(interaction: Interaction, game: int | None = None) -> None:
    """The battle so far as a moving picture."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game, KEY)
        async with call.service.telling.filming:
            sight, views = await call.service.telling.frames(number, call.user, call.language)
            picture = await drawing.film(call.service, views, sight.plain)
        told = "table-mk-film" if picture is not None else "table-mk-no-film" if views else "table-mk-film-empty"
        return Shown(call.text(told), picture=picture)

    await answer(interaction, handle)


for path in ("mk look", "mk reach", "mk zoom"):

    @suggestions(path, "figure")
    async def figures_suggested(interaction: Interaction, typed: str) -> list[Any]:
        """Figures on the field, one's own first."""

        async def find(call: Call) -> list[tuple[str, str]]:
            number = await call.game(getattr(interaction.namespace, "game", None), KEY)
            sight = await call.service.books.sight(number, call.user, call.language)
            words = TableWords(sight.plain)
            there = [one for one in sight.view.figures if one.status == "field"]
            there.sort(key=lambda one: one.owner != sight.view.viewer)
            named = [(f"{one.id} {words.card_name(one.type)}", one.id) for one in there]
            return [entry for entry in named if folded(typed) in folded(entry[0])][:MOST_SUGGESTIONS]

        return await suggest(interaction, find)


# -- figures and armies ----------------------------------------------------------------------------------------------


@command("mk figure", PICTURE)
async def figure(interaction: Interaction, name: app_commands.Range[str, 1, 100], game: int | None = None) -> None:
    """A figure of a game by its id, with its present values; any other by name, with its whole dial (MKU-H3)."""

    async def handle(call: Call) -> Shown:
        number, call.speech = await game_here(call, KEY, game)
        if number is not None:
            sight = await call.service.books.sight(number, call.user, call.language)
            one = next((one for one in sight.view.figures if folded(one.id) == folded(name)), None)
            if one is not None:
                told = await call.service.telling.ask(number, call.user, f"figure {one.id}", call.language)
                shown = await drawing.made(call.service, "drawn_figure", one, told.sight.plain, told.rows)
                return Shown("\n".join(told.lines)[:MOST_TEXT], picture=shown)
        speeches = await speeches_here(call, KEY, game)
        speech, card = await call.core.in_rules(lambda: lookup.meant(speeches, name))
        kind = speech.game.content.cards[card]
        drawn = await drawing.made(call.service, "drawn_kind", kind, speech)
        text = await drawing.told(call.service, lambda: art().told_kind(speech, kind))
        return Shown(text[:MOST_TEXT], picture=drawn)

    await answer_beside(interaction, KEY, handle, game)


@suggestions("mk figure", "name")
async def kinds_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """Figures of the packs by name."""

    async def find(call: Call) -> list[tuple[str, str]]:
        speeches = await speeches_here(call, KEY, getattr(interaction.namespace, "game", None))
        shown: dict[str, str] = {}  # two packs of a server may use one code: the second figure is called by its name
        for speech, key, name in await call.core.in_rules(lambda: lookup.offered(speeches, typed)):
            known = speech.game.content.cards[key]
            code = known.code or key
            shown.setdefault(name if code in shown else code, shortened(f"{name} ({known.code}, {known.points})"))
        return [(label, value) for value, label in shown.items()]

    return await suggest(interaction, find)


async def army_shown(call: Call, name: str, text: str) -> Picture | None:
    """A saved army, as a picture with its points; ``random`` is none before it is drawn."""
    game, _ = await game_here(call, KEY, None)
    speech = await call.service.decks.speech(KEY, text, call.language, guild=call.guild, game=game)
    rules = speech.game
    army = rules.parse(line_of(KEY, text), rules.blank(rules.roomy(), rules.seats[0]), 0, None)
    if not isinstance(army, SubmitArmy):
        return None
    return await drawing.made(call.service, "drawn_army", speech, name, army.figures, 0)


saved_lists(KEY, GROUP, "army", "wa", army_shown)


@command("mk army ready", PICTURE)
async def ready(interaction: Interaction, army: app_commands.Range[str, 1, 60]) -> None:
    """A ready army of the game in this channel, else of the starter pack, as a picture."""

    async def handle(call: Call) -> Shown:
        speech = await speech_here(call, KEY, None)
        found = ready_armies(speech, army)
        if not found:
            raise Refused("no_such_army", given=army[:40])
        name, key = found[0]
        chosen = speech.game.content.armies[key]
        picture = await drawing.made(call.service, "drawn_army", speech, name, chosen.figures, chosen.build_total)
        text = await drawing.told(call.service, lambda: art().told_army(speech, name, chosen, MOST_TEXT))
        return Shown(f"{text}\n`army ready={key}`", picture=picture)

    await answer_beside(interaction, KEY, handle)


def ready_armies(speech: Speech, typed: str) -> list[tuple[str, str]]:
    """Names and ids of the ready armies whose name or id holds a text."""
    named = [(speech.cards.deck(speech.language, key), key) for key in speech.game.content.armies]
    return [entry for entry in sorted(named) if any(folded(typed) in folded(part) for part in entry)]


@suggestions("mk army ready", "army")
async def armies_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """Ready armies by name."""

    async def find(call: Call) -> list[tuple[str, str]]:
        return ready_armies(await speech_here(call, KEY, None), typed)[:MOST_SUGGESTIONS]

    return await suggest(interaction, find)


rule_command(KEY, GROUP)

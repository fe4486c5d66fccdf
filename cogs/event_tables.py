"""/event standings, pairings, history, export, rules, panel, /ratings: what anybody may read, in private."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.engine.errors import Refused
from bot.i18n.names import message_id
from bot.service.core.rate_limits import ACT, EXPORT
from bot.service.events import cards, honours, reading
from bot.service.lobby.lobby import GAMES
from cogs.answering import answer
from cogs.call import Attached, Call, Interaction, Shown
from cogs.event import events_here, meant, standings_picture
from cogs.groups import command, localized, suggestions


async def answer_event(interaction: Interaction, number: int | None, what: str, about: int | None = None) -> None:
    """Answer a command that shows something of an event."""

    async def handle(call: Call) -> Shown:
        event = await meant(call, number)
        told = await reading.event_text(call.core, event, call.actor(), what, call.speech, about)
        if told is None:
            raise Refused("button_unknown")
        picture = await standings_picture(call, event) if what == cards.STANDINGS else None
        return Shown(told, picture=picture)

    await answer(interaction, handle)


@command("event standings", ACT)
async def standings(interaction: Interaction, event: int | None = None) -> None:
    """Who is where."""
    await answer_event(interaction, event, cards.STANDINGS)


@command("event pairings", ACT)
async def pairings(
    interaction: Interaction, round: app_commands.Range[int, 1, 200] | None = None, event: int | None = None
) -> None:
    """Who plays whom."""
    await answer_event(interaction, event, cards.PAIRINGS, round)


@command("event history", ACT)
async def history(interaction: Interaction, event: int | None = None) -> None:
    """What happened."""
    await answer_event(interaction, event, cards.HISTORY)


@command("event rules", ACT)
async def rules(interaction: Interaction, event: int | None = None) -> None:
    """What is agreed."""
    await answer_event(interaction, event, cards.RULES)


@command("event panel", ACT)
async def panel(interaction: Interaction, event: int | None = None) -> None:
    """What waits for the organiser."""

    async def handle(call: Call) -> Shown:
        page = await reading.panel_of(call.core, await meant(call, event), call.actor(), call.speech)
        return Shown(page.text, page.rows)

    await answer(interaction, handle)


@command("event export", EXPORT)
@app_commands.choices(what=[Choice(name=localized(f"choice-event-file-{what}"), value=what) for what in reading.FILES])
async def export(interaction: Interaction, what: str = reading.FILES[0], event: int | None = None) -> None:
    """Pairings or standings as a table, or both as data."""

    async def handle(call: Call) -> Shown:
        number = await meant(call, event)
        data, name = await reading.results(call.core, number, call.actor(), what)
        return Shown(call.text(f"event-export-{what}"), file=Attached(name, data))

    await answer(interaction, handle)


for _path in ("standings", "pairings", "history", "rules", "panel", "export"):
    suggestions(f"event {_path}", "event")(events_here)


@command("ratings", ACT)
@app_commands.choices(game=[Choice(name=localized(message_id("game-title", key)), value=key) for key in GAMES])
async def ratings(interaction: Interaction, game: str, hide: bool | None = None) -> None:
    """The ratings of a game on this server, and who has won what; or stand there without a name."""

    async def handle(call: Call) -> Shown:
        told = []
        if hide is not None:
            reply = await honours.stand_unnamed(call.core, call.guild, call.user, hide)
            told.append(await call.told(reply, 0))
        told.append(await honours.honour_text(call.core, call.actor(), game, call.speech))
        return Shown("\n".join(told))

    await answer(interaction, handle)

"""/game undo, concede, draw, end, pause, resume, replace, claim, /vote; the buttons of votes and offers."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.engine.errors import Refused
from bot.messages import ranks
from bot.service.core import pauses, press_kinds
from bot.service.core.rate_limits import ACT
from bot.service.lobby.seats import Person
from bot.service.table import ballots, gm, seating, undoing, votes
from bot.service.table.panel_state import panel_state
from bot.service.table.submit import CONCEDE, Said
from bot.service.table.undoing import ACTION, ANSWER, UndoMark
from cogs import errors
from cogs.answering import answer
from cogs.call import Call, Interaction, Shown, seat_index
from cogs.groups import command, localized, suggestions
from cogs.items import Press, on_press, press_button
from cogs.keystrokes import suggest
from cogs.lobby import my_games
from cogs.panel.private import after, asked_first

Place = app_commands.Range[int, 1, 12]
"""A seat as people count them."""


# -- taking back -----------------------------------------------------------------------------------------------------


@command("game undo", ACT)
@app_commands.choices(what=[Choice(name=localized(f"choice-undo-{what}"), value=what) for what in (ACTION, ANSWER)])
async def undo(interaction: Interaction, what: str = ACTION, game: int | None = None) -> None:
    """Show what would be taken back, and what that needs."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game)
        referee = await is_referee(call)
        reply, mark = await undoing.preview_undo(call.core, number, call.user, what, referee=referee)
        speech = await call.speech_of(number)
        told = [speech.text("reply-undo-preview", **reply.facts)]
        if reply.events:
            told += [call.text("votes-undo-list"), *[f"• {speech.event(event)}" for event in reply.events]]
        label = call.text("votes-undo-now" if reply.facts["need"] in ("free", "alone") else "votes-undo-ask")
        option = f"{what}.{mark.served}"
        button = press_button(press_kinds.UNDO, label, game=number, decision=mark.line, option=option, rank=ranks.ACT)
        return Shown("\n".join(told), ((button,),))

    await answer(interaction, handle)


@on_press(press_kinds.UNDO, ACT)
async def undo_pressed(call: Call, press: Press) -> Shown:
    """Take back what was shown, or ask the others."""
    what, _, served = press.option.partition(".")
    if what not in (ACTION, ANSWER) or not served.isdecimal():
        raise Refused("button_unknown")
    mark = UndoMark(press.decision, int(served))
    reply = await undoing.ask_to_undo(
        call.core, press.game, call.user, what, mark, referee=await is_referee(call), interaction=call.id
    )
    return Shown(await call.told(reply))


async def is_referee(call: Call) -> bool:
    """True if the person is a game master of the server. In a game of his own he needs the consent of all."""
    return await gm.is_referee_of_server(call.core, call.actor())


# -- votes -----------------------------------------------------------------------------------------------------------


async def proposed(interaction: Interaction, kind: str, game: int | None) -> None:
    """Put a proposal to the table."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game)
        return Shown(await call.told(await votes.propose_vote(call.core, number, call.user, kind, interaction=call.id)))

    await answer(interaction, handle)


@command("game draw", ACT)
async def draw(interaction: Interaction, game: int | None = None) -> None:
    """Offer a draw."""
    await proposed(interaction, ballots.DRAW, game)


@command("game end", ACT)
async def end(interaction: Interaction, game: int | None = None) -> None:
    """Propose the end."""
    await proposed(interaction, ballots.END, game)


@command("game pause", ACT)
async def pause(
    interaction: Interaction,
    until: str = "",
    days: app_commands.Range[int, 1, pauses.MOST] | None = None,
    game: int | None = None,
) -> None:
    """Propose a pause."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game)
        reply = await votes.propose_pause(call.core, number, call.user, until=until, days=days, interaction=call.id)
        return Shown(await call.told(reply))

    await answer(interaction, handle)


@command("game resume", ACT)
async def resume(interaction: Interaction, game: int | None = None) -> None:
    """Propose to go on."""
    await proposed(interaction, ballots.RESUME, game)


async def cast(interaction: Interaction, aye: bool, vote: int | None, game: int | None) -> None:
    """Agree or decline."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game)
        reply = await votes.cast_vote(call.core, number, call.user, aye, number=vote, interaction=call.id)
        return Shown(await call.told(reply))

    await answer(interaction, handle)


@command("vote agree", ACT)
async def agree(interaction: Interaction, vote: int | None = None, game: int | None = None) -> None:
    """Agree to a vote."""
    await cast(interaction, True, vote, game)


@command("vote decline", ACT)
async def decline(interaction: Interaction, vote: int | None = None, game: int | None = None) -> None:
    """Decline a vote, or withdraw one's own."""
    await cast(interaction, False, vote, game)


@on_press(press_kinds.VOTE, ACT)
async def voted(call: Call, press: Press) -> Shown:
    """A button of a vote, of an offered seat, or the one that confirms a concession."""
    if press.option == ballots.TAKE:
        who = Person(call.user, call.name)
        reply = await seating.take_seat(call.core, press.game, who, press.decision, interaction=call.id)
        now = await panel_state(call.core, call.speaker(press.game))
        return await after(call, press.game, Said(reply, now))
    if press.option == CONCEDE:
        reply = await seating.concede(call.core, press.game, call.user, press.decision, interaction=call.id)
        return Shown(await call.told(reply))
    if press.option not in (ballots.AYE, ballots.NAY):
        raise Refused("button_unknown")
    aye = press.option == ballots.AYE
    reply = await votes.cast_vote(call.core, press.game, call.user, aye, number=press.decision, interaction=call.id)
    return Shown(await call.told(reply))


# -- seats -----------------------------------------------------------------------------------------------------------


@command("game concede", ACT)
async def concede(interaction: Interaction, seat: Place | None = None, game: int | None = None) -> None:
    """Ask once more, then give up."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game)
        place, verb = await seating.would_concede(call.core, number, call.user, seat_index(seat))
        return await asked_first(call, number, place, verb)

    await answer(interaction, handle)


@command("game claim", ACT)
async def claim(interaction: Interaction, game: int | None = None) -> None:
    """Claim the game."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game)
        return Shown(await call.told(await seating.claim_game(call.core, number, call.user, interaction=call.id)))

    await answer(interaction, handle)


@command("game replace", ACT)
async def replace(
    interaction: Interaction, seat: Place, person: discord.User | None = None, game: int | None = None
) -> None:
    """Propose somebody else for a seat."""
    whom = None if person is None else person.id

    async def handle(call: Call) -> Shown:
        number = await call.game(game)
        if person is not None and person.bot:
            raise Refused("lobby_invited_bot")
        gone = await people_gone(call, number)
        reply = await seating.propose_replacement(
            call.core, number, call.user, seat - 1, whom, gone=gone, interaction=call.id
        )
        return Shown(await call.told(reply))

    await answer(interaction, handle)


async def people_gone(call: Call, number: int) -> set[int]:
    """Who of a table has left its server. Where Discord does not say, nobody has."""
    guild = call.interaction.guild
    gone: set[int] = set()
    if guild is None:
        return gone
    holders = {seat.user_id or 0 for seat in (await call.core.live(number)).seats} - {0, call.user}
    for user in sorted(holders):
        try:
            await guild.fetch_member(user)
        except discord.NotFound:
            gone.add(user)
        except discord.HTTPException as error:
            errors.noted(error)
    return gone


async def seats(interaction: Interaction, typed: str) -> list[Any]:
    """The seats of the game that is meant, by the name of who sits there."""

    async def find(call: Call) -> list[tuple[str, int]]:
        number = await call.game(call.option("game"))
        live = await call.core.live(number)
        named = [(f"{place}. {name}", place) for place, name in enumerate(live.names, 1)]
        return [(name, place) for name, place in named if typed.casefold() in name.casefold()]

    return await suggest(interaction, find)


for _path in ("game concede", "game replace", "gm act", "gm default", "gm offer", "gm vacate"):
    suggestions(_path, "seat")(seats)
for _path in ("undo", "concede", "draw", "end", "pause", "resume", "replace", "claim"):
    suggestions(f"game {_path}", "game")(my_games)
for _path in ("agree", "decline"):
    suggestions(f"vote {_path}", "game")(my_games)

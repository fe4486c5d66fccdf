"""/game new, join, ready, leave, kick, invite, start, info, and the buttons of the lobby card."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.engine.errors import Refused
from bot.i18n.catalog import LANGUAGE_NAMES, LANGUAGES
from bot.i18n.names import message_id
from bot.messages.message import Row
from bot.service.core import press_kinds
from bot.service.core.finding import games_of
from bot.service.core.house_options import PACES, POLICIES, UNDO_POLICIES
from bot.service.core.rate_limits import ACT
from bot.service.core.transaction import Reply
from bot.service.lobby import details, lobby, lobby_card, packs
from bot.service.lobby.lobby import GAMES, Opening
from bot.service.lobby.seats import Person
from bot.service.table import seating
from cogs.answering import answer, open_form
from cogs.call import Call, Interaction, Shown
from cogs.groups import command, localized, suggestions
from cogs.items import Press, on_press, press_button
from cogs.keystrokes import suggest
from cogs.lobby_options import options_row
from cogs.new_table import open_table, table_form

FULL, HOST = "full", "host"

SEAL = "seal"
"""What stands in the id of the button by which one learns how the dice are sealed."""

UNNAMED = ("", "", None, "", POLICIES[0], UNDO_POLICIES[0], "", FULL, False, False, True, False, "", False)
"""The options of ``/game new`` where nobody names any, from the name on."""

Act = Callable[[Call, int], Awaitable[Reply]]


@command("game new", ACT)
@app_commands.choices(
    game=[Choice(name=localized(message_id("game-title", key)), value=key) for key in GAMES],
    pace=[Choice(name=localized(f"lobby-pace-{pace}"), value=pace) for pace in PACES],
    policy=[Choice(name=localized(f"choice-policy-{policy}"), value=policy) for policy in POLICIES],
    language=[Choice(name=LANGUAGE_NAMES[language], value=language) for language in LANGUAGES],
    undo=[Choice(name=localized(f"choice-undo-by-{who}"), value=who) for who in UNDO_POLICIES],
    start=[Choice(name=localized(f"choice-start-{when}"), value=when) for when in (FULL, HOST)],
)
async def new(
    interaction: Interaction,
    game: str = "",
    name: str = "",
    options: str = "",
    players: app_commands.Range[int, 2, 12] | None = None,
    pace: str = "",
    policy: str = POLICIES[0],
    undo: str = UNDO_POLICIES[0],
    language: str = "",
    start: str = FULL,
    solo: bool = False,
    hotseat: bool = False,
    spectators: bool = True,
    here: bool = False,
    pack: str = "",
    pack_alone: bool = False,
) -> None:
    """Open a game; without any option by a form."""
    plain = (name, options, players, pace, policy, undo, language, start, solo, hotseat, spectators, here, pack)
    if not game and (*plain, pack_alone) == UNNAMED:
        await open_form(interaction, table_form)
        return

    async def opened(call: Call) -> Shown:
        if not game:
            raise Refused("lobby_no_game")
        opening = Opening(
            key=game,
            guild=call.guild,
            channel=call.channel,
            host=person_of(call),
            name=name,
            options=options,
            players=players or 0,
            wide=players is None and not solo,
            pace=pace,
            policy=policy,
            undo=undo,
            language=language,
            spoken=call.language,
            start_full=start == FULL,
            solo=solo,
            shared=hotseat,
            spectators=spectators,
            pack=pack,
            alone=pack_alone,
        )
        return await open_table(call, opening, here=here)

    await answer(interaction, opened)


@suggestions("game new", "options")
async def options_written(interaction: Interaction, typed: str) -> list[Any]:
    """House options of the chosen game."""
    key = str(getattr(interaction.namespace, "game", ""))
    return await suggest(interaction, lambda call: lobby.suggest_options(call.core, key, typed))


@suggestions("game new", "pack")
async def packs_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """The starter pack of the chosen game, and the packs of this server for it."""
    key = str(getattr(interaction.namespace, "game", ""))
    return await suggest(
        interaction, lambda call: packs.suggest_packs(call.core, call.guild, key, typed, call.language)
    )


@command("game join", ACT)
async def join(interaction: Interaction, game: int | None = None) -> None:
    """Take a seat or stand in line."""
    await act_on(interaction, game, partial(done_at_lobby, act=lobby_card.WAIT))


@command("game ready", ACT)
async def get_ready(interaction: Interaction, game: int | None = None) -> None:
    """Be ready."""
    await act_on(interaction, game, partial(done_at_lobby, act=lobby_card.READY))


@command("game leave", ACT)
async def leave(interaction: Interaction, game: int | None = None) -> None:
    """Give up a seat."""
    await act_on(interaction, game, partial(done_at_lobby, act=lobby_card.LEAVE))


@command("game start", ACT)
async def start(interaction: Interaction, game: int | None = None) -> None:
    """Begin."""
    await act_on(interaction, game, partial(done_at_lobby, act=lobby_card.START))


@command("game kick", ACT)
async def kick(interaction: Interaction, person: discord.User, game: int | None = None) -> None:
    """Keep somebody out."""
    whom = person.id
    await act_on(interaction, game, lambda call, number: kicked(call, number, whom))


@command("game invite", ACT)
async def invite(interaction: Interaction, person: discord.User, game: int | None = None) -> None:
    """Call somebody to the table."""
    whom = person

    async def invited(call: Call, number: int) -> Reply:
        if whom.bot:
            raise Refused("lobby_invited_bot")
        return await lobby.at_lobby(call.core, number, person_of(call), lobby.invites(whom.id), interaction=call.id)

    await act_on(interaction, game, invited)


@command("game info", ACT)
async def info(interaction: Interaction, game: int | None = None) -> None:
    """Tell about a game and make its card anew."""

    async def told(call: Call) -> Shown:
        number = await call.game(game)
        await lobby.refresh_card(call.core, number)
        return await details_shown(call, number)

    await answer(interaction, told)


async def my_games(interaction: Interaction, typed: str) -> list[Any]:
    """The games of a person, by number or name."""

    async def find(call: Call) -> list[tuple[str, int]]:
        known = await games_of(call.core, call.user, call.guild)
        wanted = typed.casefold()
        return [(f"{number} · {name}", number) for number, name in known if wanted in f"{number} {name}".casefold()]

    return await suggest(interaction, find)


for _path in ("ready", "leave", "start", "kick", "invite", "info"):
    suggestions(f"game {_path}", "game")(my_games)


@on_press(press_kinds.LOBBY, ACT)
async def pressed(call: Call, press: Press) -> Shown:
    """A button of the card: a look at all that is agreed, or at how the dice are sealed; else an act."""
    if press.option in LOOKS:
        return await LOOKS[press.option](call, press.game)
    if press.option not in lobby.ACTS:
        raise Refused("button_unknown")
    return Shown(await call.told(await done_at_lobby(call, press.game, press.option)))


async def details_shown(call: Call, game: int) -> Shown:
    """All that is agreed at a table, for whoever asks; for its host with what chooses the options."""
    told = await lobby.lobby_info(call.core, game, call.language)
    row: tuple[Row, ...] = ()
    if not (await call.core.live(game)).lesson:
        label = call.text("lobby-button-seal")
        row = ((press_button(press_kinds.LOBBY, label, game=game, option=SEAL),),)
    return Shown(told, (*await options_row(call, game), *row))


async def seal_shown(call: Call, game: int) -> Shown:
    """How the dice are sealed, and how anybody checks them."""
    told = await call.core.look(game, lambda live: details.dice_told(live, call.speech))
    return Shown("\n".join([call.text("lobby-seal-how"), *told]))


LOOKS: dict[str, Callable[[Call, int], Awaitable[Shown]]] = {lobby_card.DETAILS: details_shown, SEAL: seal_shown}
"""What a card and its Details show; nothing changes by it."""


async def act_on(interaction: Interaction, game: int | None, act: Act) -> None:
    """Answer a command that does something at one lobby."""

    async def done(call: Call) -> Shown:
        return Shown(await call.told(await act(call, await call.game(game))))

    await answer(interaction, done)


async def done_at_lobby(call: Call, game: int, act: str) -> Reply:
    """What a button of the card does; a seat given up in a game that is being played is offered to others."""
    try:
        return await lobby.at_lobby(call.core, game, person_of(call), lobby.ACTS[act], interaction=call.id)
    except Refused as refusal:
        if act != lobby_card.LEAVE or refusal.key != "lobby_begun":
            raise
    return await seating.leave_game(call.core, game, call.user, interaction=call.id)


async def kicked(call: Call, game: int, whom: int) -> Reply:
    """Keep somebody out."""
    return await lobby.at_lobby(call.core, game, person_of(call), lobby.keeps_out(whom), interaction=call.id)


def person_of(call: Call) -> Person:
    """Whoever uses the command, under the name that this server knows."""
    return Person(call.user, call.name)

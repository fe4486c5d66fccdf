"""A precedent that binds options is applied to a game that plays: by the consent of all its seats, and recorded.

The options stand in the position, so that this is an edit of it, which is checked like any other: the record of the
game holds it, and from the next line on the program referees by the other reading.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace
from sqlmodel import Session

from bot.engine import codec
from bot.engine.errors import Refused
from bot.service.core.acting import demand_begun, voter
from bot.service.core.bindings import demand_in_force, noted, numbers_in, precedent_name, read_sets, written
from bot.service.core.core import Core
from bot.service.core.house_options import options_of
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.table.ballots import RULING, put_vote
from bot.storage import rulings
from bot.storage.law import Precedent
from bot.storage.models import Vote

A_RULING = re.compile(r"-R[0-9]")
"""Clauses that are rulings: only between their readings a game can change over while it plays."""


async def propose_ruling(core: Core, game_id: int, user: int, number: int, *, interaction: int | None = None) -> Reply:
    """Put it to the table that a precedent of its server holds from now on. Raises Refused."""
    guild = (await core.live(game_id)).game.guild_id
    row = await core.database.read(lambda session: bindable(session, guild, number))

    def operation(work: GameTransaction) -> Reply:
        live = work.live
        demand_begun(live)
        seat = voter(live, user)
        if row.key != live.game.key:
            raise Refused("ruling_other_game", precedent=precedent_name(number))
        after_ruling(live, row.sets)
        speech = live.speech(live.game.language)
        told = speech.text("rulings-binds-here", sets=" ".join([f"`{part}`" for part in row.sets.split()]))
        return put_vote(work, RULING, ruling_agreed, seat, f"{precedent_name(number)} {row.sets}", told=told)

    return await core.change(game_id, operation, interaction=interaction, by=user)


def bindable(session: Session, guild: int, number: int) -> Precedent:
    """A precedent in force that binds something. Raises Refused."""
    known = rulings.precedents(session, guild)
    row = next((one for one in known if one.number == number), None)
    if row is None:
        raise Refused("ruling_no_precedent", given=precedent_name(number))
    demand_in_force(known, number)
    if not row.sets:
        raise Refused("ruling_binds_nothing", precedent=precedent_name(number))
    return row


def after_ruling(live: LoadedGame, sets: str) -> Any:
    """The position with other options. Raises Refused where the game cannot change over to them."""
    if live.table.pause is not None:
        raise Refused("ruling_in_flight")
    state, rules = live.table.state, live.rules
    values = read_sets(live.game.key, sets)
    known = {option.name: option for option in options_of(rules)}
    for name in values:
        if A_RULING.search(known[name].clause) is None:
            raise Refused("ruling_not_midway", known[name].clause, option=name)
    before = state.options
    options = replace(before, **values)
    if options == before:
        raise Refused("ruling_holds_already")
    refusal = rules.refuses(options, len(live.seats))
    if refusal is not None:
        raise refusal
    return with_options(live, values)


def with_options(live: LoadedGame, values: Mapping[str, Any]) -> Any:
    """The position with some options otherwise. Raises Refused where it would break the rules."""
    made = codec.decode(codec.encode(live.table.state), live.rules.state_type)
    made.options = replace(made.options, **values)
    if live.rules.check(made):
        raise Refused("ruling_unfit", option=next(iter(values)))
    return made


def ruling_agreed(work: GameTransaction, vote: Vote) -> None:
    """All seats agree: the options of the game change."""
    live = work.live
    number, _, sets = vote.subject.partition(" ")
    state = after_ruling(live, sets)
    live.edit(state)
    held, departed = numbers_in(live.game.rulings)
    this = int(number.removeprefix("S-"))
    guild = live.game.guild_id
    work.also.append(lambda session: demand_in_force(rulings.precedents(session, guild), this))
    work.set(rulings=noted({*held, this}, [one for one in departed if one != this]))
    work.reason = live.plain_speech(live.game.language).text("rulings-applied", precedent=number, sets=sets)
    work.tell("rulings-applied", precedent=number, sets=" ".join([f"`{part}`" for part in sets.split()]))
    work.remark("note", None, work.reason)


def go_back(work: GameTransaction, back: Callable[[], None]) -> None:
    """Go back to an earlier position; the readings that were agreed to since then go on holding there."""
    live = work.live
    before = live.table.state
    back()
    names = [option.name for option in options_of(live.rules) if A_RULING.search(option.clause)]
    kept = {name: getattr(before.options, name) for name in names}
    agreed = {name: value for name, value in kept.items() if value != getattr(live.table.state.options, name)}
    if agreed:
        live.edit(with_options(live, agreed))
        sets = " ".join([f"`{part}`" for part in written(agreed).split()])
        work.tell("rulings-kept", sets=sets)
        work.remark("note", None, live.plain_speech(live.game.language).text("rulings-kept", sets=written(agreed)))

"""/dice verify and stats: whether the dice were honest, and how they fell."""

from __future__ import annotations

from bot.engine.requests import Facts
from bot.i18n.numbers import decimal
from bot.service.core.rate_limits import EXPORT, SEARCH
from bot.service.core.sanitize import escaped
from bot.service.table import dice
from bot.service.table.dice import Aborted, Fallen
from cogs.answering import answer
from cogs.call import Call, Interaction, Shown
from cogs.groups import command

MOST_GAMES = 10
"""So many games that were closed before their end are named, the newest."""


@command("dice verify", EXPORT)
async def verify(interaction: Interaction, game: int | None = None) -> None:
    """Make the dice of a finished game again from its seed."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game)
        return Shown(await call.told(await dice.verify_game(call.core, number, call.user), number))

    await answer(interaction, handle)


@command("dice stats", SEARCH)
async def stats(interaction: Interaction, game: int | None = None) -> None:
    """How the dice fell, seat by seat."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game)
        rows = await dice.dice_stats(call.core, number, call.user)
        live = await call.core.live(number)
        names = live.names
        fixed = [call.text("table-dice-fixed")] if live.lesson else []
        told = [*fixed, *[stat_line(call, row, escaped(names[row.seat])) for row in rows]]
        aborted = [one for one in await dice.aborted_games(call.core, number, call.asker()) if one.games]
        told += [aborted_line(call, one, escaped(names[one.seat])) for one in aborted]
        return Shown("\n".join([call.text("table-dice-head"), *told]))

    await answer(interaction, handle)


def stat_line(call: Call, row: Fallen, name: str) -> str:
    """One seat."""
    if not row.count:
        return call.text("table-dice-none", name=name)
    faces = " ".join([f"{face}×{times}" for face, times in enumerate(row.faces, 1)])
    return call.text(
        "table-dice-line",
        name=name,
        count=row.count,
        mean=decimal(row.mean, call.language),
        low=decimal(row.low, call.language),
        high=decimal(row.high, call.language),
        faces=faces,
    )


def aborted_line(call: Call, found: Aborted, name: str) -> str:
    """A player's games that were closed before their end."""
    more = len(found.games) - MOST_GAMES
    listed = found.games[-MOST_GAMES:]
    facts: Facts = {"name": name, "begun": found.begun, "count": len(found.games), "more": "yes" if more > 0 else "no"}
    return call.text("table-dice-aborted", games=", ".join(f"#{game}" for game in listed), **facts)

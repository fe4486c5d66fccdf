"""/dice verify and stats: whether the dice were honest, and how they fell."""

from __future__ import annotations

from bot.service.budget import EXPORT, SEARCH
from bot.service.cleaning import escaped
from bot.service.dice import Fallen
from cogs.common import Call, Interaction, Shown, answer
from cogs.groups import command


@command("dice verify", EXPORT)
async def verify(interaction: Interaction, game: int | None = None) -> None:
    """Make the dice of a finished game again from its seed."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game)
        return Shown(await call.told(await call.service.dice.verify(number, call.user), number))

    await answer(interaction, handle)


@command("dice stats", SEARCH)
async def stats(interaction: Interaction, game: int | None = None) -> None:
    """How the dice fell, seat by seat."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game)
        rows = await call.service.dice.stats(number, call.user)
        live = await call.service.core.live(number)
        names = live.names
        fixed = [call.text("table-dice-fixed")] if live.lesson else []
        told = [*fixed, *[stat_line(call, row, escaped(names[row.seat])) for row in rows]]
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
        mean=f"{row.mean:.2f}",
        low=f"{row.low:.2f}",
        high=f"{row.high:.2f}",
        faces=faces,
    )

"""Spells and things lost or taken: which, and who chooses them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bot.engine.requests import Option
from bot.games.talisman import zones
from bot.games.talisman.content.ops import Lose
from bot.games.talisman.effects.running import EffectRun
from bot.games.talisman.play import Play
from bot.games.talisman.state import Piece

Pick = Literal["owner", "actor", "random"]


async def lose_spells(d: EffectRun, op: Lose) -> None:
    """Spells of the subject go to the public discard pile."""
    held = d.hero.spells
    count = len(held) if op.n == "all" else min(op.n, len(held))
    for spell in await pick_spells(d.p, d.seat, count, op.pick, d.source.card):
        zones.lose_spell(d.p, d.seat, spell)


async def pick_spells(p: Play, owner: int, count: int, pick: Pick, card: str) -> list[str]:
    """Spells of a hand. Only its owner can choose among them: for anybody else chance does (TA-H1, TA-H6)."""
    held = list(p.hero(owner).spells)
    if held:
        await p.t.reveal("spells")
    if held and pick != "owner":
        held = list(await p.t.shuffle(held, label="spells"))
    if pick != "owner" or count == len(held):
        return held[:count]
    options = [Option(str(place), f"choose {place}", {"card": spell}) for place, spell in enumerate(held, 1)]
    newest = tuple([option.id for option in options[-count:]])
    answer = await p.ask(
        owner,
        "lose_spells",
        options,
        newest,
        clause="TA-D33",
        low=count,
        high=count,
        secret=True,
        card=card,
        count=count,
    )
    return [held[int(place) - 1] for place in answer]


async def lose_things(d: EffectRun, op: Lose) -> None:
    """Objects, Followers or Talismans of the subject go to their discard piles or the stock."""
    owned = d.p.of_class(d.seat, op.what)
    count = len(owned) if op.n == "all" else min(op.n, len(owned))
    chooser = d.p.active if op.pick == "actor" else d.seat
    for piece in await pick_pieces(d.p, owned, count, op.pick, chooser, d.seat):
        zones.discard(d.p, piece)
    await zones.settle_limits(d.p, d.seat)


async def pick_pieces(p: Play, owned: Sequence[Piece], count: int, pick: Pick, chooser: int, owner: int) -> list[Piece]:
    """Some of the things of an owner: chosen by somebody, or at random."""
    if count == len(owned):
        return list(owned)
    if pick == "random":
        by_id = {piece.id: piece for piece in owned}
        return [by_id[name] for name in await p.t.shuffle(list(by_id), label="things")][:count]
    return await zones.choose_pieces(
        p, chooser, "lose_things" if chooser == owner else "take_things", owned, count, clause="TA-D46", owner=owner
    )

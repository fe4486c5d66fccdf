"""What characters gain when a move ends, and when an encounter ends in which they took a card (9.5)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.talisman.content.mods import LandGain, LootBonus
from bot.games.talisman.content.ops import Gain
from bot.games.talisman.effects.running import Source, run_ops
from bot.games.talisman.play import Play


async def land_gain(p: Play, seat: int) -> None:
    """A move has ended on a space; before the encounter."""
    await _gain(p, seat, p.mods(seat, LandGain), p.hero(seat).space)


async def loot_bonus(p: Play, seat: int, space: str) -> None:
    """The encounter of a space in which a card was taken is over."""
    await _gain(p, seat, p.mods(seat, LootBonus), space)


async def _gain(p: Play, seat: int, mods: Sequence[LandGain | LootBonus], space: str) -> None:
    for mod in mods:
        full = mod.what == "spell" and not p.spell_room(seat)  # such an ability draws up to the limit
        if p.content.board.spaces[space].kind in mod.kinds and not full:
            await run_ops(p, (Gain(mod.what, mod.n),), Source(seat, p.hero(seat).character))

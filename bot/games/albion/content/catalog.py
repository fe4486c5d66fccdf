"""From the bytes of packs to the content the rules work with (data/albion/README.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.albion.content.figures import Content

PACK_FILES = ("knights.toml", "equipment.toml", "spells.toml", "items.toml", "fate.toml", "map.toml")


def load(packs: Sequence[Mapping[str, bytes]]) -> Content:
    """One whole pack: another one replaces it (README). Raises ``PackFaults`` with everything that is wrong."""
    raise NotImplementedError

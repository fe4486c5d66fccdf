"""Data of figures that were really sold, which is no part of the project: read where it lies beside the clone.

``REAL_FIGURES`` names its folder; without it the folder beside the project that ends in ``mage-knight/real`` is taken.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import pytest

from bot import packs
from bot.games.mage_knight.content.catalog import load
from bot.games.mage_knight.content.content import Content
from bot.games.mage_knight.game import MageKnight

BESIDE = Path(__file__).resolve().parents[3].glob("*/data/mage-knight/real")
FOLDER = os.environ.get("REAL_FIGURES") or next(map(str, sorted(BESIDE)), "")

needs_real_figures = pytest.mark.skipif(
    not FOLDER, reason="no data of real figures here; REAL_FIGURES may name its folder"
)


@cache
def real() -> Content:
    """The figures of the base set and of the first expansion."""
    return load([packs.read_pack(Path(FOLDER))])


@cache
def real_game() -> MageKnight:
    """The game with these figures beside the shipped ones and their terrain."""
    return MageKnight(load([packs.builtin("mage_knight"), packs.read_pack(Path(FOLDER))]))

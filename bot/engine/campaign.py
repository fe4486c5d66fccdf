"""The table of a campaign, ``campaign.toml`` of a pack: what each fact that a game tells is worth, and for how long.

[[gain]]
fact = "survived"        what the game tells: one of ``Game.lived_facts``
kind = "veteran"         what comes of it: one of ``KINDS``
amount = 1               for each; times the count that the game tells
most = 3                 of one thing at most; 0: as many as come
holds = "always"         "next": in the next game only; "first": what came first stays
conceded = 0             per cent of it where the game was given up, rounded down; 0: nothing
pick = 0                 so many of the things told, by the player's choice, else the first; 0: all
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from bot.engine.notation.words import nearest_name
from bot.engine.sheets import FileReport, only_tables, read_tables, shortened
from bot.engine.strict import Strict, Style

FILE = "campaign.toml"
"""The file of a pack, of whatever game."""

Kind = Literal[
    "captives", "card", "changes", "experience", "fallen", "heirloom", "honour", "points", "renown", "resting", "side",
    "story", "territory", "title", "treasury", "veteran", "wounds",
]  # fmt: skip
"""What an account has columns for; each has its words in the catalogues."""

Holds = Literal["always", "next", "first"]
Amount = Annotated[int, Meta(ge=-99, le=99)]
Most = Annotated[int, Meta(ge=0, le=999)]

STYLE = Style(said_fields=(), said="", patterns={})


class Gain(Struct, frozen=True, forbid_unknown_fields=True):
    """One row: what a fact is worth."""

    fact: str
    kind: Kind
    amount: Amount = 1
    most: Most = 0
    holds: Holds = "always"
    conceded: Annotated[int, Meta(ge=0, le=100)] = 0
    pick: Annotated[int, Meta(ge=0, le=9)] = 0


def read_gains(data: bytes, facts: Sequence[str], report: FileReport) -> tuple[Gain, ...]:
    """The rows of a file, its faults noted. ``facts``: what the game can tell."""
    tables = read_tables(data, report, report.form)
    only_tables(tables, ("gain",), report, report.form)
    strict, found = Strict(tables, report, STYLE), []
    for path, gain in strict.entries("gain", Gain, {}):
        if gain.fact in facts:
            found.append(gain)
        else:
            near = nearest_name(gain.fact, facts)
            strict.note("pack-campaign-fact", (*path, "fact"), found=shortened(gain.fact), near=near)
    return tuple(found)

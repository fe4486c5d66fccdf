"""What the effect language makes of a cell: abilities, and the calls that they are made of."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

Expr: TypeAlias = "int | str | tuple[Expr, ...] | Call"
"""An expression of the effect language: an integer, a bare word, a list, or a call (WC-C42)."""


class Call(Struct, frozen=True):
    """One call of the effect language, ``name(arg, ...)``."""

    name: str
    args: tuple[Any, ...] = ()
    """Calls, bare words, integers and lists: whatever the signature says (WC-C43)."""


class Ability(Struct, frozen=True):
    """One ability constructor of a card (WC-C9), checked, with its defaults filled in."""

    kind: str
    """terror scout victory ranged only not_on static tactic warcry support command reaction"""
    index: int
    """Place in the card's list, from 1."""
    source: str
    """The constructor in canonical form (WC-C42)."""
    amount: int = 0
    mode: str = ""
    """Kind of a ranged attack: normal, short or long."""
    words: tuple[str, ...] = ()
    """Keywords of ``only`` and ``not_on``."""
    cost: tuple[Call, ...] = ()
    need: tuple[Call, ...] = ()
    do: tuple[Call, ...] = ()
    mods: tuple[Call, ...] = ()
    on: Call | None = None
    committed_ok: bool = False
    limit: str = ""
    """combat, battle, game or none (WC-C10); empty where no limit applies."""

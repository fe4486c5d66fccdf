"""Discord's side of the bot: one module for each area of commands, all on the groups of ``cogs.groups``."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

BASE = frozenset({"common", "errors", "forms", "groups", "items", "painter", "poster", "texts"})
"""What the others are built from; every other module of this package has commands or answers presses."""


def load() -> tuple[str, ...]:
    """Import every module with commands; importing one registers its commands, presses and forms. Their names."""
    names = sorted(found.name for found in iter_modules(__path__) if found.name not in BASE)
    for name in names:
        import_module(f"{__name__}.{name}")
    return tuple(names)

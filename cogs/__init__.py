"""Discord's side of the bot: one module for each area of commands, all on the groups of ``cogs.groups``."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules


def load() -> None:
    """Import every module of this package: importing one registers its commands, presses and forms."""
    for found in iter_modules(__path__):
        import_module(f"{__name__}.{found.name}")

"""Discord's side of the bot: one module for each area of commands, all on the groups of ``cogs.groups``.

``games`` holds what single games have of their own, ``panel`` the private panel of a seat.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages


def load() -> None:
    """Import every module of this package: importing one registers its commands, presses and forms."""
    for module in walk_packages(__path__, f"{__name__}."):
        import_module(module.name)

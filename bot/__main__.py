"""``python -m bot``, and the command ``seneschal`` where the package is installed."""

from __future__ import annotations

import sys

from bot.cli.main import main


def start() -> None:
    """Carry out the command line and leave with its exit code."""
    sys.exit(main())


if __name__ == "__main__":
    start()

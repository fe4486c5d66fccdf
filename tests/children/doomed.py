"""A painter whose every picture ends its process."""

from __future__ import annotations

import os
import signal
from typing import Any


def draw(*about: Any) -> None:
    """No picture."""
    os.kill(os.getpid(), signal.SIGKILL)

"""Numbers as people read them: with a true minus sign. What is typed has a hyphen."""

from __future__ import annotations

import re

MINUS = "−"
_HYPHEN = re.compile(r"(?<![\w.,=-])-(?=\d)")


def plain_number(value: int) -> str:
    """A number with a true minus sign."""
    return str(value) if value >= 0 else f"{MINUS}{-value}"


def signed_number(value: int) -> str:
    """A number with its sign."""
    return f"+{value}" if value > 0 else plain_number(value)


def with_minus(text: str) -> str:
    """A text in which every hyphen before a number is a minus sign."""
    return _HYPHEN.sub(MINUS, text)

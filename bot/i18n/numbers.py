"""Numbers as people read them: with a true minus sign. What is typed has a hyphen."""

from __future__ import annotations

import re
from fractions import Fraction

MINUS = "−"
WITH_COMMA = frozenset(("pl", "cs"))
"""Languages whose decimals stand behind a comma."""

_HYPHEN = re.compile(r"(?<![\w.,=-])-(?=\d)")
_POINT = re.compile(r"(?<=\d)\.(?=\d+[″°])")


def plain_number(value: int) -> str:
    """A number with a true minus sign."""
    return str(value) if value >= 0 else f"{MINUS}{-value}"


def signed_number(value: int) -> str:
    """A number with its sign."""
    return f"+{value}" if value > 0 else plain_number(value)


def decimal(value: float, language: str) -> str:
    """A number with two decimals."""
    return f"{value:.2f}".replace(".", ",") if language in WITH_COMMA else f"{value:.2f}"


def rounded(value: Fraction, language: str) -> str:
    """A number of a table: whole where it is, else with at most two decimals and no idle nought behind them."""
    return decimal(float(value), language).rstrip("0").rstrip(".,")


def with_minus(text: str) -> str:
    """A text in which every hyphen before a number is a minus sign."""
    return _HYPHEN.sub(MINUS, text)


def with_comma(text: str, language: str) -> str:
    """A text in which lengths and angles have the decimal sign of its language; what is typed keeps its point."""
    return _POINT.sub(",", text) if language in WITH_COMMA else text

"""Lengths and facings as people read them, made from the whole numbers of the rules."""

from __future__ import annotations

INCH = 1000
"""Lengths are whole thousandths of an inch."""

DEGREE = 100
"""Facings are whole hundredths of a degree."""


def inches(length: int) -> str:
    """A length in inches with as many decimals as it needs, three at most."""
    whole, rest = divmod(abs(length), INCH)
    sign = "-" if length < 0 else ""
    return f"{sign}{whole}" + (f".{rest:03}".rstrip("0") if rest else "")


def degrees(angle: int) -> str:
    """A facing in degrees with as many decimals as it needs, two at most."""
    whole, rest = divmod(angle, DEGREE)
    return f"{whole}" + (f".{rest:02}".rstrip("0") if rest else "")

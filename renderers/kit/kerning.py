"""Which letters move closer together: the house's own table, so that type is set alike on every machine.

Libraries that shape text may be there or not, and would set it differently; pictures have to be equal to the byte.
"""

from __future__ import annotations

from functools import lru_cache
from unicodedata import normalize

ROUND, LOW, STEM = "acdegoqs", ".,", "mnpruxz"

# Letters before, letters after, hundredths of the size.
_SERIF = (
    ("A", "VWY", -9),
    ("A", "T", -7),
    ("A", "vwyU", -5),
    ("A", "ptuCGOQcdeo", -2),
    ("VW", LOW, -13),
    ("VWY", "A", -10),
    ("VWY", ROUND, -8),
    ("VWY", STEM, -5),
    ("VWY", "vwfiytCGOQ", -3),
    ("T", LOW + ROUND, -7),
    ("T", "A", -8),
    ("T", STEM + "vwy", -4),
    ("PF", LOW + "A", -10),
    ("F", ROUND, -5),
    ("L", "VWTY", -8),
    ("L", "vwy", -4),
    ("K", "vwy", -5),
    ("KR", "ceoqtuCGOQ", -2),
    ("R", "VWYT", -5),
    ("DO", "AVWY", -4),
    ("rvwy", LOW, -10),
    ("vwy", ROUND, -3),
    ("r", ROUND, -2),
)
_SANS = (
    ("A", "TVY", -4),
    ("VWY", LOW, -6),
    ("Y", ROUND, -6),
    ("Y", STEM, -4),
    ("VW", ROUND, -2),
    ("T", LOW, -11),
    ("T", ROUND, -7),
    ("T", STEM, -4),
    ("PF", LOW, -10),
    ("PFT", "AJ", -6),
    ("PF", ROUND, -2),
    ("L", "TVWY", -8),
    ("L", "vwy", -4),
    ("K", "tvwy", -3),
    ("rvwy", LOW, -6),
)


def _pairs(rules: tuple[tuple[str, str, int], ...]) -> dict[str, float]:
    """Every pair by itself; an earlier rule goes before a later one."""
    found: dict[str, float] = {}
    for before, after, amount in rules:
        for one in before:
            for other in after:
                found.setdefault(one + other, amount / 100)
    return found


_TABLES = {True: _pairs(_SERIF), False: _pairs(_SANS)}


def kern(before: str, after: str, serif: bool) -> float:
    """How far two letters move apart, as a share of the size. An accent changes nothing."""
    return _TABLES[serif].get(_plain(before) + _plain(after), 0.0)


@lru_cache(maxsize=1024)
def _plain(letter: str) -> str:
    return normalize("NFD", letter)[0]

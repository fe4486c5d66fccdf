"""Standings of events to show."""

from __future__ import annotations

from bot.league.sheet import Mark, Sheet, SheetRow

SHORT: dict[str, Mark] = {"w": "won", "d": "drawn", "l": "lost", "b": "bye", "o": "open"}


def _row(rank: int, name: str, points: str, marks: str, division: int = 0, out: bool = False) -> SheetRow:
    return SheetRow(rank, name, points, len(marks), tuple([SHORT[mark] for mark in marks]), division, out)


def swiss() -> Sheet:
    """A Swiss in its last round."""
    rows = (
        _row(1, "Ana", "4", "wwwdwo"),
        _row(2, "Dmitri", "3½", "wdwwlo"),
        _row(3, "Celia", "3", "lwwwlo"),
        _row(4, "Ben", "3", "wlwdbo"),
        _row(5, "Eva", "2½", "dlwldw"),
        _row(6, "Filip", "2", "llbwlo", out=True),
        _row(7, "Gosia", "1½", "ldldwl"),
        _row(8, "Honza", "1", "blllll"),
    )
    return Sheet("Winter Cup", "WarCry · Swiss · after round 6", rows, heads=("Points", "Games"), alt="Standings")


def groups() -> Sheet:
    """Two groups, in Polish."""
    first = [_row(1, "Ana", "3", "www", 1), _row(2, "Ben", "2", "lww", 1), _row(3, "Celia", "1", "llw", 1)]
    second = [_row(1, "Dmitri", "2½", "wdw", 2), _row(2, "Eva", "1½", "dwl", 2), _row(3, "Filip", "0", "lll", 2)]
    return Sheet(
        "Liga zimowa",
        "Mage Knight Unlimited · Grupy · po rundzie 1",
        (*first, *second),
        ("W", "R", "P", "–"),
        ("Punkty", "Gry"),
        ((1, "Grupa 1"), (2, "Grupa 2")),
        alt="Tabela",
    )

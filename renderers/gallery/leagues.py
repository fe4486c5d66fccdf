"""Standings of events to show."""

from __future__ import annotations

from bot.league.sheet import Kind, Mark, Sheet, SheetRow

SHORT: dict[str, Kind] = {"w": "won", "d": "drawn", "l": "lost", "b": "bye", "o": "open"}
ENGLISH, POLISH = ({"w": one[0], "d": one[1], "l": one[2], "b": "–"} for one in ("WDL", "WRP"))


def _row(rank: int, name: str, points: str, marks: str, division: int = 0, out: bool = False) -> SheetRow:
    letters = POLISH if division else ENGLISH
    made = tuple([Mark(SHORT[mark], letters.get(mark, "")) for mark in marks])
    played = sum(mark in "wdl" for mark in marks)
    return SheetRow(rank + 4 * division, rank, name, points, played, made, division, out)


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
        ("Punkty", "Gry"),
        ((1, "Grupa 1"), (2, "Grupa 2")),
        alt="Tabela",
    )

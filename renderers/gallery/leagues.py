"""Standings and brackets of events to show."""

from __future__ import annotations

from bot.league.sheet import BracketSheet, Column, Duel, Kind, Mark, Sheet, SheetRow, Side

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


def knockout() -> BracketSheet:
    """Seven people in their semi-finals, in Polish: one game is played, one result is under review."""
    names = ("Ana", "Ben", "Celia", "Dmitri", "Eva", "Zbigniew Chrząszczyżewoszycki", "Gosia")
    open_ = [Side(name, str(seed)) for seed, name in enumerate(names, 1)]
    won = [Side(side.name, side.seed, "won") for side in open_]
    lost = [Side(side.name, side.seed, "lost") for side in open_]
    first = (
        Duel(won[0], Side(fate="nobody", told="wolny los")),
        Duel(_scored(lost[3], "1"), _scored(won[4], "2")),
        Duel(won[1], Side(lost[6].name, "7", "lost", "walkower")),
        Duel(_scored(lost[2], "85"), _scored(won[5], "120")),
    )
    second = (Duel(open_[0], open_[4], played=True), Duel(_scored(won[1], "2"), _scored(lost[5], "1"), doubted=True))
    columns = (Column("Ćwierćfinały", first), Column("Półfinały", second))
    final = Column("Finał", (Duel(Side(), Side("Ben", "2")),))
    return BracketSheet(
        "Puchar Zimowy",
        "WarCry · Pucharowy · w trakcie rundy 2 (wyniki: 0 z 2)",
        (*columns, final),
        alt="Drabinka",
    )


def _scored(side: Side, told: str) -> Side:
    return Side(side.name, side.seed, side.fate, told)


def cup(rounds: int, name: str = "Bartholomew") -> BracketSheet:
    """A bracket of so many rounds that is over; the better seed has won each game."""
    field = [1]
    while len(field) < 1 << rounds:
        size = 2 * len(field) + 1
        field = [one for seed in field for one in (seed, size - seed)]
    columns = []
    while len(field) > 1:
        pairs = list(zip(field[::2], field[1::2], strict=True))
        duels = tuple(
            [Duel(_seed(name, one, min(one, other)), _seed(name, other, min(one, other))) for one, other in pairs]
        )
        columns.append(Column(f"Round of {len(field)}", duels))
        field = list(map(min, pairs))
    title, below = "Winter Cup", f"WarCry · Single elimination · after round {rounds}"
    return BracketSheet(title, below, tuple(columns), f"Winner: {name} 1", alt="Bracket")


def _seed(name: str, seed: int, best: int) -> Side:
    return Side(f"{name} {seed}", str(seed), "won" if seed == best else "lost", "2" if seed == best else "0")

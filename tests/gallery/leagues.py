"""Standings and brackets of events to show."""

from __future__ import annotations

from bot.league.sheet import BracketSheet, Column, Duel, Kind, ResultSign, Sheet, SheetRow, Side, Zone

SHORT: dict[str, Kind] = {
    "w": "won", "d": "drawn", "l": "lost", "b": "bye", "o": "open", "+": "walkover", "x": "forfeit", "u": "unplayed",
    "?": "review", "#": "own",
}  # fmt: skip
ENGLISH, POLISH = ({"w": one[0], "d": one[1], "l": one[2], "b": "–", "+": "+", "?": "?"} for one in ("WDL", "WRP"))


def _row(rank: int, name: str, cells: str, marks: str, out: bool = False) -> SheetRow:
    made = tuple([None if mark == " " else ResultSign(SHORT[mark], ENGLISH.get(mark, "")) for mark in marks])
    return SheetRow(rank, rank, name, tuple(cells.split()), made, out=out)


def swiss() -> Sheet:
    """A Swiss in its last round."""
    rows = (
        _row(1, "Ana", "4.5 20.5 14.25 4 31 5", "wwwdwo"),
        _row(2, "Dmitri", "3.5 21 11 3 27 5", "wdw+lo"),
        _row(3, "Celia", "3 20 8.5 3 25 5", "lwwwlo"),
        _row(4, "Ben", "3 18.5 7.75 2 24 4", "wlwdbo"),
        _row(5, "Eva", "2.5 17 6.25 2 22 5", "dlwldo"),
        _row(6, "Filip", "2 16.5 5 1 19 4", "llbwx ", out=True),
        _row(7, "Gosia", "1.5 18 4 1 17 5", " dldw?"),
        _row(8, "Honza", "1 17.5 2.5 0 8 4", "blullb"),
    )
    legend: tuple[tuple[ResultSign, str], ...] = (
        (ResultSign("walkover", "+"), "won without a game"),
        (ResultSign("forfeit"), "lost without a game"),
        (ResultSign("bye", "–"), "bye"),
        (ResultSign("unplayed"), "not played"),
        (ResultSign("open"), "being played"),
        (ResultSign("review", "?"), "under review"),
    )
    return Sheet(
        "Winter Cup",
        "WarCry · Swiss · in round 6 (1 of 4 results)",
        rows,
        heads=("Points", "Buchh.", "S-B", "Wins", "VP", "Games"),
        over="Round",
        columns=tuple("123456"),
        legend=legend,
        alt="Standings",
    )


def _member(number: int, place: int, name: str, cells: str, marks: str, zone: Zone = "") -> SheetRow:
    made = tuple([ResultSign(SHORT[mark], POLISH.get(mark, "")) for mark in marks])
    return SheetRow(number, place, name, tuple(cells.split()), made, 1 + (number > 4), zone=zone)


def groups() -> Sheet:
    """Two groups, in Polish."""
    rows = (
        _member(1, 1, "Ana", "3 0 3 3 310 3", "#www"),
        _member(2, 2, "Ben", "2 1 1 2 250 3", "l#w+"),
        _member(3, 3, "Celia", "0 0 0 0 180 2", "ll#o"),
        _member(4, 4, "Zbigniew Chrząszczyżewoszycki", "0 0 0 0 90 1", "lxo#", "down"),
        _member(5, 1, "Dmitri", "2,5 0 2,5 2 280 3", "#wdw", "up"),
        _member(6, 2, "Eva", "1,5 0 1,25 1 240 3", "l#dw"),
        _member(7, 3, "Filip", "1 0 2 0 200 2", "dd#u"),
        _member(8, 4, "Gosia", "0 0 0 0 120 2", "llu#"),
    )
    return Sheet(
        "Liga zimowa",
        "Mage Knight Unlimited · Grupy · w trakcie rundy 1 (wyniki: 11 z 12)",
        rows,
        ("Punkty", "Bezp.", "S-B", "Wygr.", "Z gier", "Gry"),
        "Przeciw",
        tuple("1234"),
        against=True,
        legend=(
            (ResultSign("walkover", "+"), "wygrana bez gry"),
            (ResultSign("forfeit"), "przegrana bez gry"),
            (ResultSign("unplayed"), "nie rozegrano"),
            (ResultSign("open"), "gra trwa"),
        ),
        zones=(("up", "awans"), ("down", "spadek")),
        divisions=((1, "Grupa 1"), (2, "Grupa 2")),
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

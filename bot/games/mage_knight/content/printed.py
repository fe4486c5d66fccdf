"""Reads ``figures.csv`` and ``dials.csv`` (B.1, B.4, MK2-3.2, 3.3): what is printed on bases and dials."""

from __future__ import annotations

from msgspec import Struct

from bot.engine.notation.words import nearest_name
from bot.engine.sheets import FileReport, SheetRow, shortened
from bot.games.mage_knight.content.base_columns import BASE_COLUMNS, Known, read_base
from bot.games.mage_knight.content.cells import Cells
from bot.games.mage_knight.content.content import FACTIONS, MAGE_SPAWN, RANKS, VALUES, Click, FigureType
from bot.games.mage_knight.content.dial_marks import MARKS, REREAD

FIGURES, DIALS = "figures.csv", "dials.csv"
FIGURE_COLUMNS = (
    "set",
    "number",
    "name",
    "rank",
    "points",
    "faction",
    "arc",
    "range",
    "targets",
    "mounted",
    "live_clicks",
)
DIAL_COLUMNS = ("set", "number", "click", *VALUES, *(f"{value}_ability" for value in VALUES))
MORE_FIGURE_COLUMNS = (
    *("short_id", "code", "role", "name_pl", "name_cs", "base_radius"),
    *BASE_COLUMNS,
)
MORE_DIAL_COLUMNS = ("nexus_ability", "nexus_value")
"""Columns that may be missing. Those of bases from ``subfaction`` on and of the nexus only the 2.0 edition reads."""

CLAUSE = "MKU-B.1"
FORM = "MKU-B.4"
NEXUS = "MK2-3.3"

PROMO = "promo"
UNIQUE = ("unique", PROMO)
ARCS = ("90", "180", "270")
RADIUS = 550  # MKU-6.2
RADII = (100, 3_000)
MOST_NUMBER = 99_999
MOST_POINTS = 9_999
MOST_VALUE = 99
MOST_CLICKS = 12

Key = tuple[str, str]
"""Set and number as they are written: what joins a figure to its dial."""


class Sheet(Struct):
    """The rows of one file of one pack, None where they cannot be known, with the report for their faults."""

    rows: list[SheetRow] | None
    report: FileReport


class Printed(Struct):
    """A figure with what only its names need."""

    kind: FigureType
    line: int
    names: dict[str, str]


def read_figures(figures: Sheet, dials: Sheet, known: Known) -> list[Printed]:
    """The sound figures of one pack in the order of the file. ``known``: the subfactions that there are."""
    clicks = _dials(dials, None if figures.rows is None else {key_of(row) for row in figures.rows})
    found = []
    for row in figures.rows or []:
        read = _figure(row, figures.report, None if clicks is None else clicks.get(key_of(row), {}), known)
        if read is not None:
            found.append(read)
    return found


def key_of(row: SheetRow) -> Key:
    """Which figure a row speaks of."""
    return row.cell("set"), row.cell("number")


def _figure(
    row: SheetRow, report: FileReport, dial: dict[int, tuple[int, Click]] | None, known: Known
) -> Printed | None:
    """One figure, or None with its faults noted."""
    cells = Cells(row, report, CLAUSE)
    rank = cells.word("rank", (*RANKS, PROMO))
    arc = cells.word("arc", ARCS)
    count = cells.number("live_clicks", 1, MOST_CLICKS)
    range_ = cells.number("range", 0, MOST_VALUE)
    radius = cells.inches("base_radius", *RADII) if row.cell("base_radius") else RADIUS
    kind = FigureType(
        set=cells.id("set"),
        number=cells.number("number", 1, MOST_NUMBER),
        name=cells.name("name"),
        rank="unique" if rank == PROMO else rank,
        points=cells.number("points", 1, MOST_POINTS),
        faction=cells.word("faction", (*FACTIONS, MAGE_SPAWN)),
        arc=int(arc) if arc in ARCS else 0,
        range=range_,
        targets=cells.number("targets", 1, MOST_VALUE),
        mounted=cells.word("mounted", ("0", "1")) == "1",
        radius=radius,
        clicks=tuple(click for _, (_, click) in sorted((dial or {}).items())),
        code=cells.id("code") if row.cell("code") else "",
        role=cells.name("role") if row.cell("role") else "",
        **read_base(cells, known, unique=rank in UNIQUE, range_=range_, radius=radius, radii=RADII),
    )
    names = {language: cells.name(column) for language, column in _LANGUAGES.items() if row.cell(column)}
    if dial is not None and cells.sound and len(dial) != count:
        cells.wrong(
            "mage-knight-pack-clicks-count", "live_clicks", FORM, found=kind.key, count=len(dial), expected=count
        )
    return Printed(kind, row.line, names) if cells.sound else None


_LANGUAGES = {"pl": "name_pl", "cs": "name_cs"}


def _dials(sheet: Sheet, known: set[Key] | None) -> dict[Key, dict[int, tuple[int, Click]]] | None:
    """By figure its clicks with their lines; None where the dials cannot be known."""
    if sheet.rows is None:
        return None
    dials: dict[Key, dict[int, tuple[int, Click]]] = {}
    for row in sheet.rows:
        key = key_of(row)
        figure = shortened(":".join(key))
        cells = Cells(row, sheet.report, CLAUSE)
        if known is not None and key not in known:
            cells.wrong("mage-knight-pack-dial-orphan", "number", FORM, found=figure, sheet=FIGURES)
        number = cells.number("click", 1, MOST_CLICKS)
        click = _click(cells)
        dial = dials.setdefault(key, {})
        if cells.sound and number in dial:
            cells.wrong(
                "mage-knight-pack-click-twice", "click", FORM, found=figure, click=number, other_line=dial[number][0]
            )
        dial.setdefault(number, (row.line, click))
    for key, dial in dials.items():
        _check_gaps(shortened(":".join(key)), dial, sheet.report)
    return dials


def _click(cells: Cells) -> Click:
    """The four values and the marks beside them, and the nexus."""
    speed, attack, defense, damage = (cells.number(value, 0, MOST_VALUE) for value in VALUES)
    one, two, three, four = (_mark(cells, value) for value in VALUES)
    return Click(speed, attack, defense, damage, (one, two, three, four), *_nexus(cells))


def _nexus(cells: Cells) -> tuple[str, str]:
    """One more ability, of any window, beside a value of its own (MK2-3.3); none where it is not written rightly."""
    before = cells.report.count
    word, value = cells.row.cell("nexus_ability"), cells.row.cell("nexus_value")
    if bool(word) != bool(value):
        cells.wrong("mage-knight-pack-nexus-pair", "nexus_value" if word else "nexus_ability", NEXUS)
    if word and (word not in MARKS or word in REREAD):
        near = nearest_name(word, [known for known in MARKS if known not in REREAD])
        cells.wrong("mage-knight-pack-ability-unknown", "nexus_ability", NEXUS, found=shortened(word), near=near)
    if value and value not in VALUES:
        cells.wrong("pack-not-one-of", "nexus_value", NEXUS, found=shortened(value), words=", ".join(VALUES))
    return (word, value) if cells.report.count == before else ("", "")


def _mark(cells: Cells, slot: str) -> str:
    """The ability beside a value, which must be one of that window (MKU-SA.0.1)."""
    column = f"{slot}_ability"
    word = cells.row.cell(column)
    mark = MARKS.get(word)
    if word and mark is None:
        near = nearest_name(word, [known.id for known in MARKS.values() if known.slot == slot])
        cells.wrong("mage-knight-pack-ability-unknown", column, "MKU-SA.0.2", found=shortened(word), near=near)
    elif mark is not None and mark.slot != slot:
        cells.wrong("mage-knight-pack-ability-slot", column, "MKU-SA.0.1", found=word, expected=f"{mark.slot}_ability")
    return word


def _check_gaps(figure: str, dial: dict[int, tuple[int, Click]], report: FileReport) -> None:
    """Clicks are 1, 2, ... without a gap (B.4)."""
    for expected, number in enumerate(sorted(dial), 1):
        if number != expected:
            report(
                "mage-knight-pack-click-gap",
                FORM,
                dial[number][0],
                "click",
                found=figure,
                click=number,
                expected=expected,
            )
            return

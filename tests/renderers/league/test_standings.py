"""The picture of standings: every row, every mark told apart without colour, readable in a channel, small."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords
from bot.league.sheet import MOST_ROWS, Kind, ResultSign, Sheet, SheetRow, Zone, shown_rows
from renderers.kit.ops import Disc, Ops, Polygon, Polyline, Ring, Sprite, Text
from renderers.kit.text import width
from renderers.league.standings import (
    APART,
    FACES,
    HEAD,
    HEADING,
    LEAST_MARKS,
    LEAST_NAME,
    MOST_MARKS,
    STEP,
    TOP,
    laid_out,
    standings_picture,
    standings_scene,
)
from tests.gallery.feed import DESKTOP, PHONE, fitted_size
from tests.gallery.leagues import groups, swiss

WORDS = TableWords(Speech("en"))
LEAST = 25


def sprites(sheet: Sheet, key: str) -> list[Sprite]:
    """The shapes of a kind."""
    found = [op for op in standings_scene(sheet).foreground if isinstance(op, Sprite)]
    return [op for op in found if isinstance(op.key, tuple) and op.key[0] == key]


def texts(sheet: Sheet) -> list[Text]:
    """All that is written."""
    return [op for op in standings_scene(sheet).foreground if isinstance(op, Text)]


def crowd(count: int, cells: tuple[str, ...] = ("4.5", "120.25", "98.75", "4", "310", "9")) -> tuple[SheetRow, ...]:
    """So many entrants with long names after nine rounds."""
    kinds: tuple[Kind, ...] = ("won", "drawn", "lost", "bye", "open", "won", "lost", "lost", "won")
    marks = tuple([ResultSign(kind, "W") for kind in kinds])
    return tuple(
        [SheetRow(n, n, f"Bartholomew the {n}th of Somewhere, Esquire", cells, marks) for n in range(1, count + 1)]
    )


def nine_rounds(count: int) -> Sheet:
    """A sheet of such entrants."""
    return replace(swiss(), rows=crowd(count), columns=tuple(map(str, range(1, 10))), more="… and 12 more")


def grouped(*sizes: int, **zones: Zone) -> tuple[SheetRow, ...]:
    """Groups of so many; ``g2_1``: the first of the second group."""
    return tuple(
        [
            SheetRow(
                10 * group + place,
                place,
                f"p{group}{place}",
                ("1",),
                (),
                group,
                zone=zones.get(f"g{group}_{place}", ""),
            )
            for group, size in enumerate(sizes, 1)
            for place in range(1, size + 1)
        ]
    )


def heads_at(sheet: Sheet) -> dict[str, float]:
    """Where the heads of the columns stand."""
    return {op.text: op.x for op in texts(sheet) if op.y == TOP + 31}


@pytest.mark.parametrize("sheet", [swiss(), groups()], ids=["swiss", "groups"])
def test_every_entrant_stands_there_with_rank_name_pairings_and_numbers_below_their_heads(sheet: Sheet) -> None:
    said, shown = [op.text for op in texts(sheet)], len(laid_out(sheet).cells)
    for row in sheet.rows:
        assert any(text[:5] == row.name[:5] for text in said) and str(row.rank) in said
        assert all(said.count(cell) >= 1 for cell in row.cells[:shown])
    for at, head in enumerate(sheet.heads[:shown]):
        below = [
            op.text for op in texts(sheet) if op.x == heads_at(sheet)[head] and op.anchor == "rs" and op.y > TOP + HEAD
        ]
        assert [text for text in below if text in {row.cells[at] for row in sheet.rows}] == [
            row.cells[at] for row in sheet.rows
        ]
    lettered = [mark.letter for row in sheet.rows for mark in row.marks if mark and mark.letter]
    lettered += [mark.letter for mark, _ in sheet.legend if mark.letter]
    assert sorted(text for text in said if text in ("W", "D", "L", "R", "P", "–", "+", "?")) == sorted(lettered)
    assert [heading for _, heading in sheet.divisions if heading in said] == [heading for _, heading in sheet.divisions]


def test_marks_differ_in_shape_and_not_only_in_colour() -> None:
    def outline(made: Ops) -> tuple[object, ...]:
        return tuple(
            [
                (type(op), len(op.points) if isinstance(op, Polygon | Polyline) else getattr(op, "radius", 0))
                for op in made
            ]
        )

    shapes = {mark: outline(face(20)) for mark, face in FACES.items()}
    turned = {mark: [op.points[0] for op in face(20) if isinstance(op, Polygon)] for mark, face in FACES.items()}
    assert len({(shape, str(turned[mark])) for mark, shape in shapes.items()}) == len(FACES)
    assert all(isinstance(op, Disc | Polygon | Polyline | Ring) for face in FACES.values() for op in face(20))


@pytest.mark.parametrize("count", [2, MOST_ROWS])
def test_no_text_is_too_small_or_runs_into_another(count: int) -> None:
    sheet = replace(nine_rounds(count), title="The most uncommonly long name of a winter cup, ever")
    boxes = []
    for op in texts(sheet):
        assert op.size >= LEAST
        wide = width(op.text, op.size, op.face)
        left = op.x - {"ls": 0.0, "ms": wide / 2, "rs": wide}[op.anchor]
        assert left >= 16 and left + wide <= 984, op.text
        boxes.append((left, left + wide, op.y))
    for place, (left, right, base) in enumerate(boxes):
        for other in boxes[place + 1 :]:
            assert abs(other[2] - base) > 20 or other[0] >= right or other[1] <= left


def test_marks_stand_below_the_round_in_which_they_were_and_the_newest_are_kept() -> None:
    sheet = replace(swiss(), heads=("Points",))
    columns = heads_at(sheet)
    marks = sorted({op.x + op.width / 2 for op in sprites(sheet, "mark") if op.y < TOP + HEAD + 8 * STEP})
    assert [columns[text] for text in "123456"] == marks and columns["Round"] < marks[0]
    for place, row in enumerate(sheet.rows):
        middle = TOP + HEAD + (place + 0.5) * STEP
        there = {op.x + op.width / 2 for op in sprites(sheet, "mark") if abs(op.y + op.height / 2 - middle) < 1}
        assert there == {columns[str(n)] for n, mark in enumerate(row.marks, 1) if mark is not None}
    many = [text for text in heads_at(nine_rounds(4)) if text.isdecimal()]
    assert LEAST_MARKS <= len(many) < MOST_MARKS and many == list("123456789")[-len(many) :]
    assert len(laid_out(replace(nine_rounds(4), heads=("Points",))).marks) == MOST_MARKS


def test_where_there_are_no_rounds_the_last_mark_is_the_newest() -> None:
    rows = (
        SheetRow(1, 1, "Ana", ("2",), (ResultSign("won", "W"), ResultSign("lost", "L"))),
        SheetRow(2, 2, "Ben", ("1",), (ResultSign("open"),)),
    )
    sheet = Sheet("Cup", "", rows, ("Points",), "Last games")
    made = sprites(sheet, "mark")
    assert [op.key[1] for op in made] == ["won", "lost", "open"] and made[2].x == made[1].x == made[0].x + APART  # type: ignore[index]


def test_tie_breaks_stand_in_their_order_as_many_as_leave_room_for_names_and_marks() -> None:
    heads = [text for text, _ in sorted(heads_at(swiss()).items(), key=lambda one: one[1]) if text in swiss().heads]
    assert heads == list(swiss().heads[:5])  # not the games, for which there is no room
    for sheet in (swiss(), groups(), nine_rounds(8)):
        laid = laid_out(sheet)
        assert laid.name + 14 + 20 > LEAST_NAME and len(laid.cells) >= 4
    wide = replace(swiss(), rows=crowd(4, ("104.5", *["1000.25"] * 5)))
    assert 1 < len(laid_out(wide).cells) < len(laid_out(swiss()).cells)
    assert len(laid_out(replace(wide, rows=crowd(2), columns=())).cells) > 1


def test_of_a_group_no_mark_is_left_out() -> None:
    marks = (ResultSign("own"), *[ResultSign("won", "W")] * 6)
    rows = tuple([SheetRow(n, n, f"n{n}", ("6", *["12.25"] * 5), marks, 1) for n in range(1, 8)])
    sheet = replace(groups(), rows=rows, columns=tuple("1234567"), divisions=((1, "Grupa 1"),))
    assert len(laid_out(sheet).marks) == 7 and set("1234567") <= set(heads_at(sheet))
    smaller = replace(sheet, rows=tuple([replace(row, marks=marks[:5]) for row in rows[:5]]))  # others are larger
    assert [head for head in heads_at(smaller) if head.isdecimal()] == list("12345")


def test_the_lines_of_promotion_and_relegation_have_a_mark_and_a_word() -> None:
    words: tuple[tuple[Zone, str], ...] = (("up", "goes up"), ("down", "goes down"))
    rows = grouped(3, 3, 2, g1_3="down", g2_1="up", g2_3="down", g3_1="up")
    names = tuple([(number, f"Group {number}") for number in (1, 2, 3)])
    sheet = Sheet("Cup", "", rows, ("Points",), zones=words, divisions=names)
    at = [round((op.y + 3 - TOP - HEAD), 3) for op in sprites(sheet, "border")]
    assert at == [HEADING + 2 * STEP, 2 * HEADING + 4 * STEP, 2 * HEADING + 5 * STEP, 3 * HEADING + 7 * STEP]
    arrows = [op.key[1] for op in sprites(sheet, "arrow")]  # type: ignore[index]
    assert sorted(arrows) == ["down"] * 4 + ["up"] * 4  # each at its row, and at its word
    shapes = {op.key: op.make()[0].points for op in sprites(sheet, "arrow")}  # type: ignore[union-attr]
    assert len(set(map(str, shapes.values()))) == 2
    assert [op.text for op in texts(sheet) if op.text.startswith("goes")] == [
        "goes down",
        "goes down",
        "goes up",
        "goes up",
    ]
    assert sprites(replace(sheet, rows=grouped(4)), "border") == []


@pytest.mark.parametrize("make", [lambda: nine_rounds(MOST_ROWS), groups, swiss], ids=["rounds", "groups", "swiss"])
@pytest.mark.parametrize("box", [DESKTOP, PHONE])
def test_a_full_sheet_is_read_in_a_channel(box: tuple[int, int], make: Callable[[], Sheet]) -> None:
    scene = standings_scene(make())
    share = fitted_size(int(scene.width), int(scene.height), box)[0] / scene.width
    assert min(op.size for op in scene.foreground if isinstance(op, Text)) * share >= (12 if box == DESKTOP else 9)


def test_equal_sheets_give_equal_bytes_and_a_full_one_is_small() -> None:
    sheet = nine_rounds(MOST_ROWS)
    one, other = standings_picture(sheet, WORDS), standings_picture(sheet, WORDS)
    assert one is not None and other is not None and one.data == other.data
    assert len(one.data) < 120_000 and one.alt == sheet.alt and one.name == f"standings.{one.kind}"
    assert standings_picture(sheet, WORDS, limit=100) is None


def test_a_reader_who_would_be_left_out_stands_in_the_last_row() -> None:
    rows = crowd(MOST_ROWS + 1)
    assert shown_rows(rows[:-1]) == rows[:-1]
    assert shown_rows(rows) == rows[:MOST_ROWS]
    assert shown_rows(rows, rows[-1].number) == (*rows[: MOST_ROWS - 1], rows[-1])
    assert shown_rows(rows, rows[3].number) == rows[:MOST_ROWS]


@pytest.mark.parametrize(
    ("sizes", "own", "shown"),
    [
        ((4, 4), 0, [1, 2]),
        ((4, 4, 4), 0, [1, 2]),
        ((4, 4, 4), 33, [3]),
        ((4, 4, 4), 21, [2, 3]),
        ((5, 4), 0, [1]),
        ((7, 7), 27, [2]),
        ((3, 3, 3), 99, [1, 2]),
    ],
)
def test_of_groups_whole_ones_are_shown_from_that_of_the_reader_on(
    sizes: tuple[int, ...], own: int, shown: list[int]
) -> None:
    rows = grouped(*sizes)
    assert shown_rows(rows, own) == tuple([row for row in rows if row.division in shown])

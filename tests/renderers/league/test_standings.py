"""The picture of standings: every row, every mark told apart without colour, readable in a channel, small."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords
from bot.league.sheet import MOST_ROWS, Kind, Mark, Sheet, SheetRow, shown_rows
from renderers.gallery.feed import DESKTOP, PHONE, fitted_size
from renderers.gallery.leagues import groups, swiss
from renderers.kit.ops import Disc, Line, Ops, Polygon, Ring, Text
from renderers.kit.text import width
from renderers.league.standings import FACES, standings_picture, standings_scene

WORDS = TableWords(Speech("en"))
LEAST = 25


def texts(sheet: Sheet) -> list[Text]:
    """All that is written."""
    return [op for op in standings_scene(sheet).foreground if isinstance(op, Text)]


def crowd(count: int) -> tuple[SheetRow, ...]:
    """So many entrants with long names after nine rounds."""
    kinds: tuple[Kind, ...] = ("won", "drawn", "lost", "bye", "open", "won", "lost", "lost", "won")
    marks = tuple([Mark(kind, "W") for kind in kinds])
    return tuple(
        [SheetRow(n, n, f"Bartholomew the {n}th of Somewhere, Esquire", "4½", 9, marks) for n in range(1, count + 1)]
    )


@pytest.mark.parametrize("sheet", [swiss(), groups()], ids=["swiss", "groups"])
def test_every_entrant_stands_there_with_rank_points_games_and_rounds(sheet: Sheet) -> None:
    said = [op.text for op in texts(sheet)]
    for row in sheet.rows:
        assert row.name in said and row.points in said and str(row.rank) in said and str(row.played) in said
    lettered = [mark.letter for row in sheet.rows for mark in row.marks if mark.letter]
    assert sorted(text for text in said if text in ("W", "D", "L", "R", "P", "–")) == sorted(lettered)
    assert [heading for _, heading in sheet.divisions if heading in said] == [heading for _, heading in sheet.divisions]


def test_marks_differ_in_shape_and_not_only_in_colour() -> None:
    def outline(made: Ops) -> tuple[object, ...]:
        return tuple(
            [(type(op), len(op.points) if isinstance(op, Polygon | Line) else getattr(op, "radius", 0)) for op in made]
        )

    shapes = {mark: outline(face(20)) for mark, face in FACES.items()}
    turned = {mark: [op.points[0] for op in face(20) if isinstance(op, Polygon)] for mark, face in FACES.items()}
    assert len({(shape, str(turned[mark])) for mark, shape in shapes.items()}) == len(FACES)
    assert all(isinstance(op, Disc | Polygon | Line | Ring) for face in FACES.values() for op in face(20))


@pytest.mark.parametrize("count", [2, MOST_ROWS])
def test_no_text_is_too_small_or_runs_into_another(count: int) -> None:
    sheet = replace(
        swiss(), rows=crowd(count), more="… and 12 more", title="The most uncommonly long name of a winter cup, ever"
    )
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


@pytest.mark.parametrize("box", [DESKTOP, PHONE])
def test_a_full_sheet_is_read_in_a_channel(box: tuple[int, int]) -> None:
    scene = standings_scene(replace(swiss(), rows=crowd(MOST_ROWS), more="… and 12 more"))
    share = fitted_size(int(scene.width), int(scene.height), box)[0] / scene.width
    assert min(op.size for op in scene.foreground if isinstance(op, Text)) * share >= (12 if box == DESKTOP else 9)


def test_equal_sheets_give_equal_bytes_and_a_full_one_is_small() -> None:
    sheet = replace(swiss(), rows=crowd(MOST_ROWS))
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

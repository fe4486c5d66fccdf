"""The header and the act strip of every picture of a table, measured from what is drawn in both boxes of a chat."""

from __future__ import annotations

import pytest

from renderers.kit.headline import Header, act_strip, header_ops
from renderers.kit.ops import Op, Scene, Sprite, Text
from renderers.kit.pieces import Icon, Line, Roll, Word, words_line
from renderers.kit.sheets import BROAD_SHEET, CLEAR, GREAT, NEAR, SHEETS, TALL_SHEET, Sheet, sheet_ground
from renderers.kit.text import ELLIPSIS, width
from tests.gallery.feed import DESKTOP, PHONE, fitted_size, reading_faults

LONG = "Konstantynopolitańczykowianeczka"
FIGHT: Line = (Word("6 +"), Roll(4), Word("= 10 : 5"), Word("Hit", "display"))


def header(**changed: object) -> Header:
    told: dict[str, object] = {
        "emblem": "game_warcry",
        "progress": ("Round 4 of 10", "Round 4"),
        "scores": ((0, "17"), (1, "12")),
        "turn": ("Ana to act", "Ana"),
        "seats": (0,),
        **changed,
    }
    return Header(**told)  # type: ignore[arg-type]


def texts(ops: list[Op]) -> list[Text]:
    return [op for op in ops if isinstance(op, Text)]


def span(op: Text) -> tuple[float, float]:
    """Where a text begins and ends."""
    wide = width(op.text, op.size, op.face)
    left = op.x - {"l": 0.0, "m": 0.5, "r": 1.0}[op.anchor[0]] * wide
    return left, left + wide


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize(("size", "least"), [(GREAT, 13), (CLEAR, 11)])
def test_letters_are_high_enough_in_both_boxes(sheet: Sheet, size: float, least: float) -> None:
    for box in (DESKTOP, PHONE):
        assert size * fitted_size(sheet.width, sheet.height, box)[1] / sheet.height >= least


@pytest.mark.parametrize("sheet", SHEETS)
def test_small_letters_are_read_where_the_picture_is_opened(sheet: Sheet) -> None:
    assert NEAR * 1000 / sheet.width >= 21


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("name", ["Ana", LONG])
@pytest.mark.parametrize("points", ["17", "1,234"])
def test_a_header_keeps_its_sizes_and_nothing_meets(sheet: Sheet, name: str, points: str) -> None:
    made = header_ops(sheet, header(turn=(f"{name} to act", name), scores=((0, points), (1, points))))
    assert reading_faults(Scene(sheet.width, sheet.height, (*sheet_ground(sheet),), tuple(made))) == []
    progress, score, turn = (
        sorted(texts(made), key=lambda op: span(op)[0])[0],
        *sorted((op for op in texts(made) if op.text != "Round 4 of 10"), key=lambda op: span(op)[0])[-2:],
    )
    assert (progress.size, score.size) == (CLEAR, GREAT) and turn.size in (GREAT, CLEAR)
    spans = sorted([*map(span, texts(made)), *((op.x, op.x + op.width) for op in made if isinstance(op, Sprite))])
    assert all(one[1] <= other[0] + 6 for one, other in zip(spans, spans[1:], strict=False)), spans
    assert spans[0][0] >= 8 and spans[-1][1] <= sheet.width - 8


def test_a_header_takes_the_barer_form_before_smaller_letters() -> None:
    name = "Konstantyn Wielki"
    (turn,) = [op for op in texts(header_ops(TALL_SHEET, header(turn=(f"{name} to act", name)))) if "Konst" in op.text]
    assert (turn.text, turn.size) == (name, CLEAR)
    (turn,) = [op for op in texts(header_ops(BROAD_SHEET, header(turn=(f"{name} to act", name)))) if "Konst" in op.text]
    assert (turn.text, turn.size) == (name, GREAT)


def test_a_name_that_fits_in_no_form_ends_in_an_ellipsis() -> None:
    shown = [op.text for op in texts(header_ops(TALL_SHEET, header(turn=(f"{LONG} to act", LONG))))]
    (name,) = [line for line in shown if line.startswith("Konst")]
    assert name.endswith(ELLIPSIS) and len(name) > 6


def test_four_sides_have_their_points_beside_their_signs() -> None:
    made = header_ops(BROAD_SHEET, header(scores=tuple((seat, str(10 * seat)) for seat in range(4))))
    assert [op.text for op in texts(made)][:4] == ["0", "10", "20", "30"]


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_act_strip_has_two_lines_in_the_large_letters(sheet: Sheet) -> None:
    made = act_strip(sheet, [words_line("A4 attacks B2")], [FIGHT])
    size = GREAT if sheet is BROAD_SHEET else CLEAR  # the tall sheet has less room, and is shown larger on a phone
    assert {op.size for op in texts(made)} == {size}
    assert [op.text for op in texts(made)] == ["A4 attacks B2", "6 +", "4", "= 10 : 5", "Hit"]
    for op in texts(made):
        assert sheet.header < op.y - op.size * 0.7 and op.y < sheet.strip, op


def test_names_shrink_to_ids_before_letters_shrink() -> None:
    forms = [words_line(f"A4 {LONG} {LONG}"), words_line("A4 Marshal, B2 Chosen"), words_line("A4, B2")]
    (one, *_) = texts(act_strip(BROAD_SHEET, forms, [FIGHT]))
    assert (one.text, one.size) == ("A4 Marshal, B2 Chosen", GREAT)


def test_a_line_that_fits_in_no_form_is_cut_with_an_ellipsis_and_stays_on_the_sheet() -> None:
    (one, *_) = texts(act_strip(TALL_SHEET, [(Word(LONG * 3), Icon("hit"))], [FIGHT]))
    assert one.text.endswith(ELLIPSIS) and span(one)[1] <= TALL_SHEET.width - 8 and one.size == CLEAR


def test_a_long_sentence_alone_takes_both_lines_whole() -> None:
    said = "The brave Ana gives A12 an attachment that nobody has ever seen on a field before"
    made = texts(act_strip(TALL_SHEET, [words_line(said)]))
    assert len(made) == 2 and " ".join(op.text for op in made) == said


def test_nothing_is_drawn_of_no_act() -> None:
    assert act_strip(BROAD_SHEET, []) == []

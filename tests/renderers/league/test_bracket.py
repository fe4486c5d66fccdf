"""The picture of a bracket: every game, winners told apart without colour, readable in a channel or opened."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords
from bot.league.sheet import BracketSheet
from renderers.kit.ops import Polyline, Sprite, Text
from renderers.kit.text import width
from renderers.league.bracket import THICK, THIN, bracket_picture, bracket_scene
from renderers.league.event import event_picture
from tests.gallery import leagues
from tests.gallery.feed import DESKTOP, PHONE, fitted_size, reading_faults

WORDS = TableWords(Speech("pl"))
LONG = "Zbigniew Chrząszczyżewoszycki"


def texts(sheet: BracketSheet) -> list[Text]:
    """All that is written."""
    return [op for op in bracket_scene(sheet).foreground if isinstance(op, Text)]


def sprites(sheet: BracketSheet, key: str) -> list[Sprite]:
    """The shapes of a kind."""
    found = [op for op in bracket_scene(sheet).foreground if isinstance(op, Sprite)]
    return [op for op in found if isinstance(op.key, tuple) and op.key[0] == key]


def test_every_game_stands_there_with_both_names_and_what_they_made() -> None:
    sheet = leagues.knockout()
    said = [op.text for op in texts(sheet)]
    sides = [side for column in sheet.columns for duel in column.duels for side in (duel.one, duel.other)]
    for side in sides:
        assert not side.name or any(text[:5] == side.name[:5] for text in said)
        assert side.told in said or not side.told
    assert [said.count(side.told) for side in sides if side.told in ("85", "120", "walkower")] == [1, 1, 1]
    assert all(column.head in said for column in sheet.columns) and sheet.title in said and sheet.below in said


def test_a_winner_has_weight_a_sign_and_a_thick_way_on() -> None:
    sheet = leagues.cup(3)
    faces = {(op.text, op.face) for op in texts(sheet) if op.text.startswith("Bartholomew")}
    assert ("Bartholomew 1", "bold") in faces and ("Bartholomew 8", "text") in faces
    assert ("Bartholomew 8", "bold") not in faces and ("Bartholomew 1", "text") not in faces
    assert [op.key for op in sprites(sheet, "tick")] == [("tick", False)] * 6 + [("tick", True)]
    thick = [op.width for way in sprites(sheet, "way") for op in way.make() if isinstance(op, Polyline)]
    assert thick == [THICK] * 6
    begun = [op.width for way in sprites(leagues.knockout(), "way") for op in way.make() if isinstance(op, Polyline)]
    assert sorted(begun) == [THIN, *[THICK] * 5]


def test_games_that_are_played_and_results_under_review_have_signs_and_no_winner() -> None:
    sheet = leagues.knockout()
    assert [op.key for op in sprites(sheet, "waits")] == [("waits", False), ("waits", True)]
    assert len(sprites(sheet, "tick")) == 4  # one a quarter-final, none where the result is doubted


def test_the_way_of_a_winner_ends_at_the_line_that_has_his_name() -> None:
    sheet = leagues.cup(4)
    ends = []
    for way in sprites(sheet, "way"):
        _, drop, _ = way.key  # type: ignore[misc]
        begin = THICK if drop >= 0 else THICK - drop
        ends.append((round(way.x), round(way.y + begin + drop)))
    names = [op for op in texts(sheet) if op.text.startswith("Bartholomew")]
    reached = [min((op for op in names if op.x > x), key=lambda op: (op.x, abs(op.y - 9 - y))) for x, y in ends]
    assert [abs(op.y - 9 - y) < 1 for op, (_, y) in zip(reached, ends, strict=True)] == [True] * 14
    sides = [(duel.one, duel.other) for column in sheet.columns[:-1] for duel in column.duels]
    assert [op.text for op in reached] == [side.name for duel in sides for side in duel if side.fate == "won"]


@pytest.mark.parametrize("rounds", [1, 2, 3, 4, 5])
def test_no_text_runs_into_another_and_all_are_read_where_it_is_opened(rounds: int) -> None:
    sheet = replace(leagues.cup(rounds, LONG), note="Część 2 z 4 drabinki. Całość jako tekst: /event standings")
    scene, boxes = bracket_scene(sheet), []
    assert not [fault for fault in reading_faults(scene, public=False) if "narrower" not in fault]
    for op in texts(sheet):
        wide = width(op.text, op.size, op.face)
        left = op.x - {"ls": 0.0, "ms": wide / 2, "rs": wide}[op.anchor]
        assert left >= 16 and left + wide <= scene.width - 16, op.text
        boxes.append((left, left + wide, op.y))
    for place, (left, right, base) in enumerate(boxes):
        for other in boxes[place + 1 :]:
            assert abs(other[2] - base) > 20 or other[0] >= right or other[1] <= left


@pytest.mark.parametrize("box", [DESKTOP, PHONE])
def test_eight_are_read_in_a_channel(box: tuple[int, int]) -> None:
    scene = bracket_scene(replace(leagues.cup(3, LONG), note="…"))
    share = fitted_size(int(scene.width), int(scene.height), box)[0] / scene.width
    assert min(op.size for op in scene.foreground if isinstance(op, Text)) * share >= (12 if box == DESKTOP else 9)


@pytest.mark.slow
@pytest.mark.parametrize("rounds", [3, 5])
def test_equal_brackets_give_equal_bytes_and_a_full_one_is_small(rounds: int) -> None:
    sheet = leagues.cup(rounds)
    one, other = bracket_picture(sheet, WORDS), event_picture(sheet, WORDS)
    assert one is not None and other is not None and one.data == other.data
    assert len(one.data) < 120_000 and one.alt == sheet.alt and one.name == f"bracket.{one.kind}"
    assert bracket_picture(sheet, WORDS, limit=100) is None

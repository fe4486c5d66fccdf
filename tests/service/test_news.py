"""The public message of a table: as many buttons as seats are asked, each opens its own."""

from __future__ import annotations

import pytest

from bot.engine import codec
from bot.games.mage_knight.state import Options
from bot.service.core import press_kinds
from bot.service.core.ask_buttons import MOST_BUTTONS, MOST_ROWS, in_rows
from bot.service.core.news import newest_lines
from tests.support import house as houses
from tests.support.house import House, in_house

EIGHT = ("ana", "ben", "cyd", "dan", "eva", "fil", "gus", "hal")


@pytest.mark.parametrize("count", [2, 4, 6, 8])
def test_every_seat_that_is_asked_at_once_has_its_button(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    names = EIGHT[:count]
    monkeypatch.setattr(houses, "USERS", {name: 11 + place for place, name in enumerate(EIGHT)})

    async def play(built: House) -> None:
        options = codec.encode(Options(teams="halves" if count > 4 else "none"))
        game = await built.open_game(*names, key="mage_knight", options=options)
        await built.settled()
        rows = next(post.out.rows for post in built.poster.messages if post.out.rows)
        assert all(len(row) <= MOST_BUTTONS for row in rows) and len(rows) <= MOST_ROWS
        opening = [button for row in rows for button in row if button.id.startswith(f"{press_kinds.OPEN_PANEL}|")]
        live = await built.service.core.live(game)
        assert {button.id.split("|")[2] for button in opening} == {str(number) for number in live.decisions}
        assert len(opening) == count == len({button.label for button in opening})
        assert [name for name in names for button in opening if button.label.endswith(name)] == list(names)

    in_house(play)


@pytest.mark.parametrize(("count", "sizes"), [(0, []), (5, [5]), (6, [5, 1]), (25, [5] * 5), (26, [5] * 5)])
def test_buttons_stand_in_rows_of_five(count: int, sizes: list[int]) -> None:
    assert [len(row) for row in in_rows(range(count))] == sizes


@pytest.mark.parametrize(
    ("text", "most", "seen"),
    [
        ("ab\ncd", 5, ("ab\ncd", 0)),
        ("ab\ncd", 4, ("cd", 1)),
        ("ab\n\n**cd**\nef", 9, ("**cd**\nef", 1)),
        ("ab\n\n**cd**\nef", 10, ("**cd**\nef", 1)),
        ("ab\n\n**cd**\nef", 13, ("ab\n\n**cd**\nef", 0)),
        ("ab\ncdefgh", 4, ("cde…", 2)),
        ("cdefgh", 4, ("cde…", 1)),
        ("cdef", 4, ("cdef", 0)),
    ],
)
def test_the_newest_lines_of_a_text_that_fit_are_seen(text: str, most: int, seen: tuple[str, int]) -> None:
    assert newest_lines(text, most) == seen

"""How the choices of a panel are laid out: what is likely costs one tap, what fits two, and nothing is out of reach."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.messages import message, ranks
from bot.service.core.menu import Choice, Menu
from cogs.panel.choices import pieces_menu
from cogs.panel.layout import (
    MOST_AS_BUTTONS,
    MOST_IN_LIST,
    MOST_LABEL,
    MOST_LIKELY,
    Block,
    Buttons,
    Listing,
    Pieces,
    laid_out,
)

ROWS = 4


def choices(kind: str, count: int, about: str = "", label: str = "") -> list[Choice]:
    """So many choices of a kind, by one piece or by none."""
    return [
        Choice(f"{kind}{about}{n}", kind, f"{kind} {about} {n}", label or f"{kind} {n}", about=about)
        for n in range(count)
    ]


def menu_of(found: list[Choice], about: str = "") -> Menu:
    """A menu of them."""
    pieces = {one.about: one.about for one in found if one.about}
    return Menu(0, 1, None, "?", tuple(found), {one.kind: one.kind for one in found}, None, pieces=pieces, about=about)


def shape(blocks: list[Block]) -> list[tuple[str, int]]:
    """What blocks are, and how much stands in each."""
    return [
        (
            type(block).__name__,
            len(getattr(block, "choices", ()) or getattr(block, "pieces", ()) or getattr(block, "kinds", ())),
        )
        for block in blocks
    ]


def reached(menu: Menu, blocks: list[Block]) -> Iterator[Choice]:
    """All that blocks lead to."""
    for block in blocks:
        if isinstance(block, Buttons | Listing):
            yield from block.choices
        elif isinstance(block, Pieces):
            yield from [one for one in menu.choices if one.about in block.pieces]
        else:
            yield from [one for one in menu.choices if one.kind in block.kinds]


def test_few_of_a_kind_are_buttons_of_their_own_row_and_more_are_a_list() -> None:
    found = [*choices("attack", 5), *choices("shoot", 6), *choices("pass", 1)]
    assert shape(laid_out(menu_of(found), ROWS)) == [("Buttons", 5), ("Listing", 6), ("Buttons", 1)]


def test_a_label_that_no_button_shows_whole_makes_a_list() -> None:
    found = [*choices("attack", 2, label="x" * (MOST_LABEL + 1)), *choices("pass", 1)]
    assert shape(laid_out(menu_of(found), ROWS)) == [("Listing", 2), ("Buttons", 1)]


def test_buttons_of_several_kinds_share_a_row_before_anything_is_hidden() -> None:
    found = [*choices("a", 12), *choices("b", 8), *choices("c", 3), *choices("d", 2), *choices("pass", 1)]
    found += choices("retreat", 1)
    assert shape(laid_out(menu_of(found), ROWS)) == [("Listing", 12), ("Listing", 8), ("Buttons", 5), ("Buttons", 2)]


def test_lists_that_do_not_fit_become_one_and_only_a_longer_one_goes_behind_kinds() -> None:
    found = [*choices("a", 6), *choices("b", 6), *choices("c", 7), *choices("d", 8), *choices("pass", 2)]
    assert shape(laid_out(menu_of(found), ROWS)) == [("Listing", 6), ("Listing", 6), ("Buttons", 2), ("Listing", 15)]
    found += choices("e", 11)
    assert shape(laid_out(menu_of(found), ROWS)) == [("Listing", 6), ("Listing", 6), ("Buttons", 2), ("Kinds", 3)]
    assert shape(laid_out(menu_of(found), ROWS, "e")) == [("Listing", 11)]


def test_very_many_are_asked_for_by_the_piece_and_then_its_choices_stand_first() -> None:
    found = [one for piece in "ABC" for one in choices("attack", 9, piece)] + choices("pass", 1)
    assert shape(laid_out(menu_of(found), ROWS)) == [("Pieces", 3), ("Buttons", 1)]
    blocks = laid_out(menu_of(found, "B"), ROWS)
    assert shape(blocks) == [("Pieces", 3), ("Buttons", 3), ("Listing", 6), ("Buttons", 1)]
    assert isinstance(blocks[1], Buttons) and {one.about for one in blocks[1].choices} == {"B"}


def test_the_likeliest_of_a_piece_come_first_and_openings_give_way_to_what_ends_a_turn() -> None:
    openings = [Choice(kind, kind, kind, kind, opens=True) for kind in ("formation", "volley", "gang", "cancel")]
    found = [*choices("move", 8, "A1"), *choices("move", 3, "A2"), *openings, *choices("pass", 1), *choices("end", 1)]
    blocks = laid_out(menu_of(found, "A1"), ROWS)
    assert shape(blocks) == [("Pieces", 2), ("Buttons", 3), ("Listing", 9), ("Buttons", 2)]


def ranked(kind: str, rank: str) -> Choice:
    """A choice of a rank."""
    return Choice(kind, kind, kind, kind, rank=rank)


def test_what_is_proposed_stands_first_and_not_doing_it_last() -> None:
    found = [ranked("pass", ranks.DECLINE), *choices("attack", 2), ranked("plan", ranks.LIKELIEST)]
    blocks = laid_out(menu_of(found), ROWS)
    assert [(block.rank, len(block.choices)) for block in blocks if isinstance(block, Buttons)] == [
        (ranks.LIKELIEST, 1),
        (ranks.ACT, 2),
        (ranks.DECLINE, 1),
    ]


def test_one_is_green_and_where_no_act_is_left_it_is_what_ends_the_turn() -> None:
    two = laid_out(menu_of([ranked("plan", ranks.LIKELIEST), ranked("other", ranks.LIKELIEST)]), ROWS)
    assert [block.rank for block in two if isinstance(block, Buttons)] == [ranks.LIKELIEST, ranks.ACT]
    (last,) = laid_out(menu_of([ranked("end", ranks.DECLINE)]), ROWS)
    assert isinstance(last, Buttons) and last.rank == ranks.LIKELIEST
    (both,) = laid_out(menu_of([ranked("end", ranks.DECLINE), ranked("pass", ranks.DECLINE)]), ROWS)
    assert isinstance(both, Buttons) and both.rank == ranks.DECLINE


@pytest.mark.parametrize(
    ("most", "expected"),
    [
        (9, [("Buttons", 5), ("Buttons", 3), ("Buttons", 1)]),
        (7, [("Buttons", 5), ("Buttons", 1), ("Listing", 3)]),
        (5, [("Buttons", 5), ("Listing", 4)]),
        (4, [("Buttons", 3), ("Buttons", 1), ("Listing", 5)]),
    ],
)
def test_of_more_buttons_than_there_is_room_for_the_last_become_a_list(
    most: int, expected: list[tuple[str, int]]
) -> None:
    found = [*choices("attack", 5), *choices("shoot", 3), *choices("move", 1)]
    assert shape(laid_out(menu_of(found), ROWS, most=most)) == expected


def test_single_buttons_share_a_row() -> None:
    found = [one for kind in "abcdef" for one in choices(kind, 1)]
    assert shape(laid_out(menu_of(found), 8)) == [("Buttons", 5), ("Buttons", 1)]
    assert shape(laid_out(menu_of([*choices("a", 1), *choices("b", 2), *choices("c", 1)]), 8)) == [
        ("Buttons", 1),
        ("Buttons", 2),
        ("Buttons", 1),
    ]


@pytest.mark.slow
@pytest.mark.parametrize("rows", [3, 4])
def test_whatever_there_is_fits_the_rows_and_all_of_it_is_within_reach(rows: int) -> None:
    sizes = (0, 1, 4, 9, 26)
    for count, (one, two, three, four, loose) in enumerate(product(sizes, repeat=5)):
        found = [*choices("one", one, "A1"), *choices("two", two, "A2"), *choices("three", three)]
        found += [
            *choices("four", four),
            *choices("five", 1),
            *choices("six", loose % 5),
            *choices("seven", loose, "A1"),
        ]
        for about in ("", "A1") if one or loose else ("",):
            menu = menu_of(found, about)
            blocks = laid_out(menu, rows)
            assert len(blocks) <= rows, count
            assert set(reached(menu, blocks)) == set(menu.choices), (count, shape(blocks))
            assert all(len(block.choices) <= MOST_AS_BUTTONS for block in blocks if isinstance(block, Buttons))
            assert sum(len(block.choices) > MOST_IN_LIST for block in blocks if isinstance(block, Listing)) <= 1


def test_of_very_many_pieces_those_round_the_chosen_one_are_listed_and_then_the_next() -> None:
    found = [one for n in range(60) for one in choices("move", 1, f"A{n}")]
    call: Any = SimpleNamespace(text=lambda message, **facts: " ".join([message, *map(str, facts.values())]))
    listed = [pieces_menu(call, 1, menu_of(found, about), [one.about for one in found]) for about in ("", "A30", "A59")]
    values = [[entry.value for entry in row.entries] for row in listed if isinstance(row, message.Menu)]
    assert [(len(row), row[0], row[-1]) for row in values] == [
        (25, ":A0", ":A24"),
        (25, ":A24", ":A48"),
        (13, ":A48", ":A0"),
    ]
    assert [
        entry.label for row in listed if isinstance(row, message.Menu) for entry in row.entries if entry.chosen
    ] == [
        "A30",
        "A59",
    ]


def test_of_many_that_have_the_panel_for_themselves_the_likeliest_are_buttons() -> None:
    opened = replace(menu_of(choices("place", 9)), opened="k")
    blocks = laid_out(opened, ROWS)
    assert shape(blocks) == [("Buttons", MOST_LIKELY), ("Listing", 9 - MOST_LIKELY)]
    assert list(reached(opened, blocks)) == list(opened.choices)
    assert shape(laid_out(replace(menu_of(choices("place", 5)), opened="k"), ROWS)) == [("Buttons", 5)]

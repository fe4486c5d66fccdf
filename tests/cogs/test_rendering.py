"""One message in both of its forms: what stands where, how it is found again, and what is done where it is too much."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import discord
import pytest

from bot.messages import ranks
from bot.messages.message import Block, Button, Menu, MenuEntry, Message
from cogs.items import Part
from cogs.rendering import (
    MOST_BESIDE,
    MOST_BESIDE_LABEL,
    MOST_LAYOUT_TEXT,
    MOST_PARTS,
    STYLES,
    Attachment,
    Sending,
    as_layout,
    rendered,
)

TEXT, SECTION, GALLERY, FILE, SEPARATOR, ROW, BOX = 10, 9, 12, 13, 14, 1, 17


def shown(message: Message, *files: Attachment, layout: bool = True, number: int = 0) -> list[Sending]:
    """A message in a form. Views need a loop."""

    async def make() -> list[Sending]:
        return rendered(message, files, layout=layout, number=number)

    return asyncio.run(make())


def box(message: Message, *files: Attachment, number: int = 0) -> dict[str, Any]:
    """The box of a message as it is sent."""
    (sending,) = shown(message, *files, number=number)
    assert sending.view is not None and sending.text is None
    (found,) = sending.view.to_components()
    return found


def kinds(parts: list[dict[str, Any]]) -> list[int]:
    """The types of some parts."""
    return [part["type"] for part in parts]


def button(label: str, rank: str = ranks.LOOK) -> Button:
    """A button."""
    return Button(f"o|1|1|{label.strip('…')}", label, rank)


MENU = Menu("p|1|2|m", (MenuEntry("1", "one"), MenuEntry("2", "two")), "All (2)")
TABLE = Attachment("t.png", b"png", "two armies", shown=True)
PANEL = Message(
    "**Your command.**",
    ((button("Hand"), button("More…")),),
    (
        Block("A1 stands.", heading="Attack", rows=((button("Shoot", ranks.ACT),), MENU)),
        Block("Nothing else.", beside=button("Pass", ranks.DECLINE)),
    ),
)


def test_both_forms_say_and_offer_the_same_in_the_same_order() -> None:
    (plain,) = shown(PANEL, TABLE, layout=False)
    assert plain.text == "**Your command.**\n**Attack**\nA1 stands.\nNothing else."
    assert plain.view is not None and [file.name for file in plain.files] == ["t.png"]
    assert [[part.get("label") for part in row["components"]] for row in plain.view.to_components()] == [
        ["Pass"],
        ["Shoot"],
        [None],
        ["Hand", "More…"],
    ]
    laid = box(PANEL, TABLE)["components"]
    assert kinds(laid) == [TEXT, GALLERY, SEPARATOR, TEXT, ROW, ROW, SECTION, ROW]
    assert laid[0]["content"] == "**Your command.**" and laid[3]["content"] == "### Attack\nA1 stands."
    assert laid[1]["items"] == [{"media": {"url": "attachment://t.png"}, "description": "two armies", "spoiler": False}]
    assert laid[6]["accessory"]["label"] == "Pass" and laid[6]["components"][0]["content"] == "Nothing else."


def test_a_colour_follows_from_the_rank() -> None:
    grey, green, blue, red = (discord.ButtonStyle[name] for name in ("secondary", "success", "primary", "danger"))
    assert [STYLES[rank] for rank in ranks.RANKS] == [green, blue, grey, grey, grey, red]


def test_a_layout_is_found_by_the_id_of_its_box_and_no_part_has_another() -> None:
    assert box(PANEL, number=14)["id"] == 14
    assert "id" not in box(PANEL)


def test_files_of_a_layout_have_names_that_it_can_point_at() -> None:
    laid = box(Message("all"), Attachment("zapis gry nr 1.txt", b"x"))["components"]
    assert kinds(laid) == [TEXT, FILE] and laid[1]["file"]["url"] == "attachment://zapis_gry_nr_1.txt"


@pytest.mark.parametrize(
    ("count", "label", "sections"),
    [
        (MOST_BESIDE, "x" * (MOST_BESIDE_LABEL - 2), MOST_BESIDE),
        (MOST_BESIDE + 1, "x", 0),
        (2, "x" * (MOST_BESIDE_LABEL - 1), 0),
    ],
)
def test_buttons_stand_beside_their_lines_where_they_are_few_and_short(count: int, label: str, sections: int) -> None:
    blocks = tuple([Block(f"line {place}", beside=button(f"{label}{place:02}")) for place in range(count)])
    laid = box(Message("", blocks=blocks))["components"]
    assert kinds(laid).count(SECTION) == sections
    pressed = [part for row in laid if row["type"] == ROW for part in row["components"]]
    assert len(pressed) == count - sections


@pytest.mark.parametrize(("more", "files"), [(0, []), (1, ["answer.txt"])])
def test_a_text_that_does_not_fit_a_layout_goes_along_as_a_file(more: int, files: list[str]) -> None:
    (sending,) = shown(Message("ł" * (MOST_LAYOUT_TEXT + more), ((button("a"),),)))
    assert sending.view is not None and [file.name for file in sending.files] == files
    assert isinstance(sending.view, discord.ui.LayoutView) and sending.view.content_length() <= MOST_LAYOUT_TEXT
    assert kinds(sending.view.to_components()[0]["components"])[-1] == ROW, "what can be pressed stays"


def test_a_layout_of_many_parts_gives_up_its_lines_first_and_is_refused_where_that_is_not_enough() -> None:
    def parts(blocks: int) -> int:
        message = Message("", blocks=tuple([Block("x", heading="h") for _ in range(blocks)]))
        (sending,) = shown(message)
        assert isinstance(sending.view, discord.ui.LayoutView)
        return sending.view.total_children_count

    assert parts(19) == 1 + 2 * 19 and parts(20) == 1 + 20 and parts(MOST_PARTS - 1) == MOST_PARTS
    with pytest.raises(ValueError, match="too many parts"):
        parts(MOST_PARTS)


def test_a_long_plain_answer_has_its_buttons_below_the_last_page() -> None:
    first, last = shown(Message("line\n" * 500, ((button("a"),),)), TABLE, layout=False)
    assert (first.view, len(first.files)) == (None, 1) and last.view is not None and last.files == ()


def test_no_view_of_either_form_is_kept_by_the_library() -> None:
    for layout in (False, True):
        (sending,) = shown(PANEL, layout=layout)
        assert sending.view is not None and sending.view.is_finished() and sending.view.timeout is None
        pressed = [item for item in sending.view.walk_children() if item.is_dispatchable()]
        assert pressed and all(isinstance(item, Part) for item in pressed)


def test_an_edit_takes_the_text_away_only_where_there_is_one() -> None:
    made: Callable[[], Sending] = lambda: as_layout(PANEL, (), 0)  # noqa: E731

    async def both() -> tuple[dict[str, Any], dict[str, Any]]:
        return made().to_edit(), rendered(Message("x"), layout=False)[0].to_edit()

    laid, plain = asyncio.run(both())
    assert "content" not in laid and plain == {"content": "x", "attachments": [], "view": None}

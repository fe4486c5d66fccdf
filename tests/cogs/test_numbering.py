"""The number by which a message is found again, in both forms, through the real library at a parlour."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.messages.message import Block, Button, Menu, MenuEntry
from bot.service.core.ports import Outgoing, Seen
from cogs.items import MOST_ID, number_in, read_id
from cogs.numbering import mark, plain_number, with_number
from tests.support.edge import Edge, at_edge, button
from tests.support.player import buttons, number_of, pictures, selects, text_of

PNG = bytes.fromhex("89504e470d0a1a0a0000000d4948445200000001000000010806000000")
FULL = Button(f"zz|{'9' * 9}|{'9' * 9}|{'x' * 76}", "Full")
ROWS = ((button("One", "1"), button("Two", "2")),)
MENU = Menu("zz|1|2|menu", (MenuEntry("1", "one"),))

SHAPES = {
    "bare": (Outgoing("news"), "line"),
    "buttons": (Outgoing("news", ROWS), "id"),
    "a menu": (Outgoing("news", (MENU,)), "id"),
    "no room in the first id": (Outgoing("news", ((FULL, button()),)), "id"),
    "no room in any id": (Outgoing("news", ((FULL,),)), "line"),
    "a picture": (Outgoing("news", file="table.png", data=PNG), "name"),
    "a picture and buttons": (Outgoing("news", ROWS, file="table.png", data=PNG), "name"),
    "a line like a number": (Outgoing("news\n-# 99", ROWS), "line"),
    "a line like an old number": (Outgoing("news\n-# ✉ 99", file="table.png", data=PNG), "line"),
    "long": (Outgoing("line\n" * 900, ROWS), "id"),
    "a layout": (Outgoing("news", ROWS, (Block("more", "Heading"),), layout=True), "box"),
    "a layout with a picture": (Outgoing("news", file="table.png", data=PNG, alt="a", layout=True), "box"),
    "a long layout": (Outgoing("line\n" * 900, ROWS, layout=True), "box"),
}


def places(message: dict[str, Any]) -> set[str]:
    """Where a message carries a number."""
    found = {"box"} if any(part["type"] == 17 and part.get("id") for part in message["components"]) else set()
    found |= {"id"} if any(map(number_in, [*buttons(message).values(), *selects(message)])) else set()
    found |= {"name"} if any(file["filename"].startswith("s7") for file in message["attachments"]) else set()
    return found | ({"line"} if plain_number(message["content"], (), ()) else set())


def test_a_message_of_every_shape_is_found_by_its_number_and_shows_none_that_it_can_hide(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        poster, known = at.client.poster, at.parlour.world.messages
        for number, (name, (out, place)) in enumerate(SHAPES.items(), 70):
            sent = await poster.send(at.channel, number, out, None)
            assert await poster.find(at.channel, number) == sent, name
            assert await poster.look(at.channel, sent) == Seen(number), name
            assert number_of(known[str(sent)]) == number, name
            assert place in places(known[str(sent)]) <= {place, "name"}, name
            assert text_of(known[str(sent)]).count("\n-# ") == ("\n-# " in out.text) + (place == "line"), name
        assert await poster.find(at.channel, 99) is None

    at_edge(tmp_path, play)


@pytest.mark.parametrize("layout", [False, True])
def test_a_message_that_goes_on_bears_the_number_of_what_it_says_and_keeps_its_picture(
    tmp_path: Path, layout: bool
) -> None:
    async def play(at: Edge) -> None:
        poster, known = at.client.poster, at.parlour.world.messages
        out = Outgoing("news", layout=layout)
        drawn = replace(out, file="table.png", alt="the table")
        sent = await poster.send(at.channel, 70, out, None)

        def stands() -> tuple[int, list[str], list[str]]:
            message = known[str(sent)]
            files = pictures(message)
            return number_of(message), [file["filename"] for file in files], [file["description"] for file in files]

        await poster.rewrite(at.channel, sent, 70, replace(drawn, data=PNG))
        name = "table.png" if layout else "s70-table.png"
        assert stands() == (70, [name], ["the table"]) and mark(70) not in text_of(known[str(sent)])
        await poster.rewrite(at.channel, sent, 71, replace(drawn, text="more news"))
        assert stands() == (71, [name], ["the table"]), "the picture stays"
        assert await poster.find(at.channel, 71) == sent and await poster.find(at.channel, 70) is None
        assert (mark(71) in text_of(known[str(sent)])) is not layout
        await poster.rewrite(at.channel, sent, 71, replace(drawn, text="more news", data=PNG, alt="another"))
        name = "table.png" if layout else "s71-table.png"
        assert stands() == (71, [name], ["another"]) and text_of(known[str(sent)]) == "more news"
        await poster.rewrite(at.channel, sent, 72, replace(drawn, text="line\n" * 900))
        names = ["answer.txt"] if layout else ["message.txt"]
        assert stands()[:2] == (72, names), "the file with all of it takes the place of the picture"
        assert await poster.find(at.channel, 72) == sent

    at_edge(tmp_path, play)


def test_messages_of_the_older_form_are_found(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        poster = at.client.poster
        place = at.client.get_partial_messageable(at.channel)
        old = await place.send("news\n-# ✉ 14")
        assert await poster.find(at.channel, 14) == old.id
        await poster.rewrite(at.channel, old.id, 15, Outgoing("more", ROWS))
        assert await poster.find(at.channel, 15) == old.id and await poster.find(at.channel, 14) is None

    at_edge(tmp_path, play)


@pytest.mark.parametrize("more", ["|", "|1|2", "|x", "|1234567890", "|-1"])
def test_an_id_with_something_else_behind_it_is_not_the_bot_s(more: str) -> None:
    press = read_id("zz|1|2|o|14")
    assert press is not None and press == read_id("zz|1|2|o") and number_in("zz|1|2|o|14") == 14
    assert read_id(f"zz|1|2|o{more}") is None and number_in(f"zz|1|2|o{more}") == 0


def test_no_id_becomes_longer_than_the_chat_service_takes() -> None:
    async def ids(option: str) -> list[str]:
        sending = with_number(Outgoing("news", ((Button(f"zz|{'9' * 9}|{'9' * 9}|{option}", "a"),),)), 999_999_999)
        assert sending.view is not None
        return [part["custom_id"] for row in sending.view.to_components() for part in row["components"]]

    found = [asyncio.run(ids("x" * length))[0] for length in range(60, 77)]
    assert max(map(len, found)) == MOST_ID and {number_in(one) for one in found} == {0, 999_999_999}

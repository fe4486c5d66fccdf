"""Messages of Components V2: what the flag allows and forbids, however a message comes about or is changed."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
from discord import ui
from discord.http import Route

from bot.parlour import Parlour
from bot.parlour.client import Refused
from tests.parlour.toybot import PNG, ToyBot, running
from tests.support.player import Player, buttons, pictures, selects, text_of

Json = dict[str, Any]
V2 = 1 << 15


class Teller(ToyBot):
    """A bot that answers every interaction as a test says."""

    def __init__(self) -> None:
        super().__init__()
        self.tell: Callable[[discord.Interaction[Any]], Awaitable[Any]] | None = None

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if self.tell is not None:
            await self.tell(interaction)

    async def ask(self, method: str, path: str, body: Json, *names: str) -> Json:
        """One request, with a small picture for each name."""
        route = Route(method, path)
        if not names:
            return await self.http.request(route, json=body)  # type: ignore[no-any-return]
        form = [{"name": "payload_json", "value": json.dumps(body)}]
        files = [discord.File(io.BytesIO(PNG), name) for name in names]
        form += [{"name": f"files[{n}]", "value": one.fp, "filename": one.filename} for n, one in enumerate(files)]
        return await self.http.request(route, form=form, files=files)  # type: ignore[no-any-return]

    def tavern(self) -> str:
        """The address of a channel's messages."""
        return f"/channels/{self.text_channel('tavern').id}/messages"

    async def post(self, *parts: Json, names: tuple[str, ...] = (), **more: object) -> Json:
        """A new message with the flag."""
        return await self.ask("POST", self.tavern(), {"flags": V2, "components": list(parts), **more}, *names)

    async def change(self, message: Json, names: tuple[str, ...] = (), **body: object) -> Json:
        """An edit of it."""
        return await self.ask("PATCH", f"{self.tavern()}/{message['id']}", body, *names)


Scene = Callable[[Parlour, Teller], Awaitable[None]]


def play(scene: Scene) -> None:
    """Run a scene with a parlour and the bot."""

    async def run() -> None:
        bot = Teller()
        async with Parlour() as parlour, running(parlour, bot):
            await scene(parlour, bot)

    asyncio.run(run())


async def refused(wanted: Awaitable[object]) -> str:
    """The tree of errors of what is refused."""
    with pytest.raises(discord.HTTPException) as caught:
        await wanted
    assert (caught.value.status, caught.value.code) in ((400, 50035), (400, 50006))
    return str(caught.value)


def said(text: str = "hello", **more: object) -> Json:
    """A text display."""
    return {"type": 10, "content": text, **more}


def button(custom_id: str = "go", **more: object) -> Json:
    """A button."""
    return {"type": 2, "style": 1, "label": custom_id.title(), "custom_id": custom_id, **more}


def shown(*names: str) -> Json:
    """A gallery."""
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}, "description": name} for name in names]}


def beside(accessory: Json) -> Json:
    """A section."""
    return {"type": 9, "components": [said("line")], "accessory": accessory}


def boxed(*parts: Json) -> Json:
    """A container."""
    return {"type": 17, "accent_color": 0x4F55CF, "components": list(parts)}


def menu(custom_id: str = "pick") -> Json:
    """A select in its row."""
    options = [{"label": name, "value": name} for name in ("a", "b")]
    return {"type": 1, "components": [{"type": 3, "custom_id": custom_id, "options": options}]}


def test_a_new_message_carries_its_nested_parts_back() -> None:
    async def scene(parlour: Parlour, bot: Teller) -> None:
        sent = await bot.post(boxed(said("# One"), beside(button()), {"type": 14}, menu()))
        read = await bot.http.request(Route("GET", f"{bot.tavern()}/{sent['id']}"))
        (container,) = read["components"]
        assert [part["type"] for part in container["components"]] == [10, 9, 14, 1]
        assert container["components"][1]["accessory"]["custom_id"] == "go"
        assert read["flags"] == V2 and read["content"] == ""
        message = Player(parlour, "ana").latest()
        assert text_of(message) == "# One\nline"
        assert buttons(message) == {"Go": "go"} and selects(message) == {"pick": ["a", "b"]}

    play(scene)


def test_ids_are_given_around_those_that_were_chosen() -> None:
    async def scene(parlour: Parlour, bot: Teller) -> None:
        parts = boxed(said(id=2), beside(button(id=0)), said(id=7)) | {"id": 1}
        (container,) = (await bot.post(parts))["components"]
        section = container["components"][1]
        inner = (section, section["components"][0], section["accessory"])
        assert [part["id"] for part in inner] == [3, 4, 5], "0 counts as empty"
        assert [container["id"], container["components"][0]["id"], container["components"][2]["id"]] == [1, 2, 7]
        for wrong in ("5", 1.5, -1, 1 << 31, True):
            assert "components.0.id" in await refused(bot.post(said(id=wrong)))
        assert "cannot be duplicated" in await refused(bot.post(said(id=3), said(id=3)))

    play(scene)


def test_what_was_there_before_does_not_go_with_the_flag() -> None:
    async def scene(parlour: Parlour, bot: Teller) -> None:
        for legacy in (
            {"content": "x"},
            {"embeds": [{"title": "x"}]},
            {"poll": {"question": {"text": "x"}}},
            {"sticker_ids": ["1"]},
        ):
            (key,) = legacy
            told = await refused(bot.post(said(), **legacy))
            assert f"In {key}: The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2" in told
        assert "50006" in str(await refused(bot.ask("POST", bot.tavern(), {"flags": V2, "components": []})))
        assert "type" in await refused(bot.ask("POST", bot.tavern(), {"components": [said()]})), "not without the flag"

    play(scene)


def test_the_flag_stays_for_the_life_of_a_message() -> None:
    async def scene(parlour: Parlour, bot: Teller) -> None:
        sent = await bot.post(said("one"))
        for flags in ({}, {"flags": 0}, {"flags": None}, {"flags": 4}):
            edited = await bot.change(sent, components=[said("two")], **flags)
            assert edited["flags"] == V2
        assert "content" in await refused(bot.change(sent, content="plain", flags=0))
        assert "embeds" in await refused(bot.change(sent, embeds=[{"title": "x"}]))
        assert "50006" in await refused(bot.change(sent, components=[])), "a layout without parts is empty"
        assert text_of(Player(parlour, "ana").latest()) == "two"
        assert (await bot.change(sent, content=None, embeds=[]))["components"][0]["content"] == "two"

    play(scene)


def test_a_plain_message_is_given_the_flag_when_it_is_emptied() -> None:
    async def scene(parlour: Parlour, bot: Teller) -> None:
        plain = {"content": "plain", "embeds": [{"title": "x"}]}
        sent = await bot.ask("POST", bot.tavern(), plain)
        wanted = {"flags": V2, "components": [said("layout")]}
        told = await refused(bot.change(sent, **wanted))
        assert "In content" in told and "In embeds" in told, "what stays is in the way"
        assert "In embeds" in await refused(bot.change(sent, content=None, embeds=None, **wanted)), "null leaves them"
        assert "In content" in await refused(bot.change(sent, content="new", embeds=[], **wanted))
        assert Player(parlour, "ana").latest()["content"] == "plain", "nothing of it is done"
        edited = await bot.change(sent, content=None, embeds=[], **wanted)
        assert (edited["content"], edited["embeds"], edited["flags"]) == ("", [], V2)
        assert text_of(Player(parlour, "ana").latest()) == "layout"

    play(scene)


def test_files_are_shown_by_parts_that_name_them() -> None:
    async def scene(parlour: Parlour, bot: Teller) -> None:
        thumbnail = {"type": 11, "media": {"url": "attachment://b.png"}, "description": "b"}
        part = {"type": 13, "file": {"url": "attachment://c.png"}}
        names = ("a.png", "b.png", "c.png", "d.png")
        sent = await bot.post(boxed(shown("a.png"), beside(thumbnail)), part, names=names)
        assert [one["filename"] for one in sent["attachments"]] == ["d.png"], "what a part shows is not listed as well"
        assert sorted(one["filename"] for one in pictures(Player(parlour, "ana").latest())) == list(names)
        (item,) = sent["components"][0]["components"][0]["items"]
        media = item["media"]
        assert (media["width"], media["height"], media["content_type"]) == (320, 200, "image/png")
        assert media["url"].startswith("http") and media["attachment_id"].isdecimal()
        assert (sent["components"][1]["name"], sent["components"][1]["size"]) == ("c.png", len(PNG))
        for parts in (shown("x.png"), beside({"type": 11, "media": {"url": "attachment://x.png"}})):
            assert "The attachment x.png was not found." in await refused(bot.post(parts, names=("a.png",)))
        wrong = {"type": 13, "file": {"url": "attachment://x.png"}}
        assert "In components.0.file.url" in await refused(bot.post(wrong))
        assert "attachment://" in await refused(bot.post({"type": 13, "file": {"url": "https://example.org/a.txt"}}))

    play(scene)


def test_an_edit_keeps_files_or_says_which_stay() -> None:
    async def scene(parlour: Parlour, bot: Teller) -> None:
        sent = await bot.post(shown("a.png"), names=("a.png",))
        kept = sent["components"][0]["items"][0]["media"]["attachment_id"]
        edited = await bot.change(sent, components=[said("more"), shown("a.png")])
        assert edited["components"][1]["items"][0]["media"]["attachment_id"] == kept, "without a list all stay"
        two = await bot.change(sent, ("b.png",), components=[shown("a.png", "b.png")], attachments=[{"id": kept}])
        assert [one["filename"] for one in pictures(two)] == ["a.png", "b.png"]
        told = await refused(bot.change(sent, components=[shown("a.png")], attachments=[]))
        assert "The attachment a.png was not found." in told
        assert "not found" in await refused(bot.change(sent, attachments=[])), "the parts that stay show them"
        assert "attachments.0.id" in await refused(bot.change(sent, attachments=[{"id": "1"}]))
        last = await bot.change(sent, ("c.png",), components=[shown("c.png")], attachments=[{"id": 0}])
        assert [one["filename"] for one in pictures(last)] == ["c.png"] and last["attachments"] == []
        freed = await bot.change(sent, components=[said()])
        assert [one["filename"] for one in freed["attachments"]] == ["c.png"], "shown nowhere, it is listed again"

    play(scene)


def test_forty_parts_and_four_thousand_signs_over_all() -> None:
    async def scene(parlour: Parlour, bot: Teller) -> None:
        lines = [beside(button(f"b{n}")) for n in range(13)]  # three parts each
        await bot.post(*lines, said())
        assert "between 1 and 40" in await refused(bot.post(*lines, said(), said()))
        await bot.post(boxed(said("x" * 2000)), said("x" * 2000))
        told = await refused(bot.post(boxed(said("x" * 2000)), said("x" * 2001)))
        assert "Component displayable text size exceeds maximum size of 4000" in told

    play(scene)


@pytest.mark.parametrize("deferred", [False, True], ids=["at once", "deferred"])
@pytest.mark.parametrize("way", ["edit", "follow-up"])
def test_a_deferred_answer_gets_the_flag_with_what_comes_after(deferred: bool, way: str) -> None:
    async def scene(parlour: Parlour, bot: Teller) -> None:
        seen: list[int] = []
        parts = {"flags": V2, "components": [boxed(said("layout"))]}

        async def tell(interaction: discord.Interaction[Any]) -> None:
            answer = f"/interactions/{interaction.id}/{interaction.token}/callback"
            hook = f"/webhooks/{interaction.application_id}/{interaction.token}"
            if not deferred:
                await bot.ask("POST", answer, {"type": 4, "data": parts | {"flags": V2 | 64}})
                return
            await bot.ask("POST", answer, {"type": 5, "data": {"flags": V2 | 64}})
            seen.append(parlour.world.messages[next(reversed(parlour.world.messages))]["flags"])
            assert "type" in await refused(bot.ask("PATCH", f"{hook}/messages/@original", {"components": [said()]}))
            if way == "edit":
                await bot.ask("PATCH", f"{hook}/messages/@original", parts)
            else:
                await bot.ask("POST", hook, parts)

        bot.tell = tell
        answer = await Player(parlour, "ana").slash("game silent")
        assert answer.message["flags"] == V2 | 64 and answer.text == "layout" and len(answer.messages) == 1
        assert seen == ([128 | 64] if deferred else []), "the acknowledgement takes only what makes it private"

    play(scene)


def test_a_press_on_a_nested_part_counts_while_it_stands_on_the_message() -> None:
    async def scene(parlour: Parlour, bot: Teller) -> None:
        ana = Player(parlour, "ana")
        heard: list[Json] = []

        async def tell(interaction: discord.Interaction[Any]) -> None:
            heard.append(dict(interaction.data or {}))
            answer = f"/interactions/{interaction.id}/{interaction.token}/callback"
            assert interaction.message is not None and interaction.message.flags.components_v2
            await bot.ask(
                "POST", answer, {"type": 7, "data": {"components": [boxed(beside(button("second")), menu())]}}
            )

        await bot.post(boxed(beside(button("first", id=9)), menu()))
        bot.tell = tell
        message = (await ana.press("First")).message
        assert heard == [{"id": 9, "custom_id": "first", "component_type": 2}]
        assert message["flags"] == V2, "an update needs no flag to keep it"
        for gone in ("First", "first"):
            with pytest.raises(Refused, match="unknown_component"):
                await parlour.acting.press("ana", message["id"], gone)
        with pytest.raises(Refused, match="unknown_component"):
            await parlour.acting.choose("ana", message["id"], "second", ["a"])
        await ana.choose("pick", "b")
        assert heard[1]["values"] == ["b"] and len(heard) == 2

    play(scene)


def test_an_update_of_a_pressed_message_obeys_the_same_rules() -> None:
    async def scene(parlour: Parlour, bot: Teller) -> None:
        ana = Player(parlour, "ana")
        told: list[str] = []

        async def tell(interaction: discord.Interaction[Any]) -> None:
            answer = f"/interactions/{interaction.id}/{interaction.token}/callback"
            for data in ({"content": "x"}, {"components": [shown("x.png")]}, {"components": []}):
                told.append(await refused(bot.ask("POST", answer, {"type": 7, "data": data})))
            data = {"components": [shown("a.png")]}
            await bot.ask("POST", answer, {"type": 7, "data": data}, "a.png")

        await bot.post(beside(button()))
        bot.tell = tell
        answer = await ana.press("Go")
        assert "content" in told[0] and "x.png" in told[1] and "50006" in told[2]
        assert [one["filename"] for one in pictures(answer.message)] == ["a.png"]

    play(scene)


def test_the_library_reads_and_writes_layouts() -> None:
    async def scene(parlour: Parlour, bot: Teller) -> None:
        view = ui.LayoutView(timeout=None)
        gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://a.png", description="alt"))
        line = ui.Section("line", accessory=ui.Button(label="Go", custom_id="go"))
        view.add_item(ui.Container(ui.TextDisplay("# Head"), gallery, ui.Separator(), line, accent_colour=5))
        sent = await bot.text_channel("tavern").send(view=view, file=discord.File(io.BytesIO(PNG), "a.png"))
        assert sent.flags.components_v2
        again = ui.LayoutView.from_message(sent, timeout=None)
        assert [type(part).__name__ for part in again.walk_children()] == [
            *("Container", "TextDisplay", "MediaGallery", "Separator", "Section", "TextDisplay", "Button")
        ]
        edited = await sent.edit(view=view)
        assert [one["filename"] for one in pictures(parlour.world.messages[str(edited.id)])] == ["a.png"]

    play(scene)

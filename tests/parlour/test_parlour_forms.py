"""Forms with every kind of field: what the service lets through, and what is sent off in its own shape."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
from discord import ui

from bot.parlour import Parlour
from bot.parlour.client import Refused
from tests.parlour.test_parlour_layouts import Teller
from tests.parlour.toybot import running
from tests.support.player import Answer, Player, field_names, fields

Json = dict[str, Any]


def label(component: Json, text: str = "Label") -> Json:
    """A field with its label."""
    return {"type": 18, "label": text, "component": component}


def options(*values: str, chosen: str = "") -> list[Json]:
    """Options of a list or group."""
    return [{"value": one, "label": one.title(), "default": one == chosen} for one in values]


def form(*parts: Json) -> Json:
    """A form."""
    return {"custom_id": "form", "title": "Form", "components": list(parts)}


ALL = form(
    {"type": 10, "content": "A text between"},
    label({"type": 3, "custom_id": "list", "options": options("a", "b", "c"), "max_values": 2}),
    label({"type": 21, "custom_id": "radio", "options": options("x", "y", chosen="y")}),
    label({"type": 22, "custom_id": "boxes", "options": options("p", "q", "r"), "required": False}),
    label({"type": 23, "custom_id": "box"}),
)
PEOPLE = form(
    label({"type": 5, "custom_id": "user", "max_values": 2}),
    label({"type": 6, "custom_id": "role", "required": False}),
    label({"type": 7, "custom_id": "anyone", "max_values": 5}),
    label({"type": 8, "custom_id": "place", "channel_types": [0]}),
    label({"type": 4, "custom_id": "note", "style": 2, "required": False}),
)


class Office:
    """A parlour with a bot that opens one form and keeps what comes back."""

    def __init__(self, parlour: Parlour, bot: Teller, wanted: Json) -> None:
        self.parlour, self.bot, self.wanted = parlour, bot, wanted
        self.ana = Player(parlour, "ana")
        self.heard: list[Json] = []
        bot.tell = self._tell

    async def _tell(self, interaction: discord.Interaction[Any]) -> None:
        answer = f"/interactions/{interaction.id}/{interaction.token}/callback"
        if interaction.type is discord.InteractionType.modal_submit:
            self.heard.append(dict(interaction.data or {}))
            await self.bot.ask("POST", answer, {"type": 4, "data": {"content": "thanks"}})
        else:
            await self.bot.ask("POST", answer, {"type": 9, "data": self.wanted})

    async def open(self) -> Answer:
        """The form."""
        return await self.ana.slash("game silent")

    async def fill(self, **values: object) -> Json:
        """The form filled in and sent off: what the bot got, by custom_id."""
        assert (await self.ana.submit(await self.open(), **values)).text == "thanks"
        filled = [part["component"] for part in self.heard[-1]["components"] if "component" in part]
        return {part["custom_id"]: part.get("values", part.get("value")) for part in filled}


def at(wanted: Json, scene: Callable[[Office], Awaitable[None]]) -> None:
    """Run a scene with a form."""

    async def run() -> None:
        bot = Teller()
        async with Parlour() as parlour, running(parlour, bot):
            await scene(Office(parlour, bot, wanted))

    asyncio.run(run())


def test_lists_groups_and_boxes_come_back_as_the_service_sends_them() -> None:
    async def scene(office: Office) -> None:
        opened = await office.open()
        assert field_names(opened.modal) == ["list", "radio", "boxes", "box"]
        assert await office.fill(list=["a", "c"], radio="x", boxes=["q"], box=True) == {
            "list": ["a", "c"],
            "radio": "x",
            "boxes": ["q"],
            "box": True,
        }
        text, listed, radio, *_ = office.heard[-1]["components"]
        assert text == {"type": 10, "id": 1}, "a text comes back without its words"
        assert listed["type"] == 18 and listed["component"]["type"] == 3
        assert [listed["id"], listed["component"]["id"], radio["id"], radio["component"]["id"]] == [2, 3, 4, 5]
        assert "resolved" not in office.heard[-1] and office.heard[-1]["custom_id"] == "form"
        assert await office.fill(list="b") == {"list": ["b"], "radio": "y", "boxes": [], "box": False}

    at(ALL, scene)


def test_pickers_come_back_with_whom_they_name() -> None:
    async def scene(office: Office) -> None:
        world = office.parlour.world
        ben = Player(office.parlour, "ben").id
        role = next(key for key, one in world.roles.items() if one["name"] != "@everyone")
        place = next(key for key, one in world.channels.items() if one.get("name") == "tavern")
        name = world.roles[role]["name"]
        sent = await office.fill(user=["ben", "ana"], role=name, anyone=["ben", name], place="tavern")
        assert sent == {
            "user": [ben, office.ana.id],
            "role": [role],
            "anyone": [ben, role],
            "place": [place],
            "note": "",
        }
        resolved = office.heard[-1]["resolved"]
        assert set(resolved["users"]) == set(resolved["members"]) == {ben, office.ana.id}
        assert resolved["users"][ben]["username"] == "ben" and "user" not in resolved["members"][ben]
        assert list(resolved["roles"]) == [role] and resolved["channels"][place]["name"] == "tavern"
        assert resolved["channels"][place]["permissions"].isdecimal()
        assert (await office.fill(user=ben, anyone=role, place=place))["role"] == []

    at(PEOPLE, scene)


def test_a_client_lets_nothing_through_that_does_not_fit() -> None:
    async def scene(office: Office) -> None:
        opened = await office.open()
        for values, key in (
            ({}, "too_few"),
            ({"list": ["a", "b", "c"]}, "too_many"),
            ({"list": "z"}, "not_a_choice"),
            ({"list": "a", "radio": ["x", "y"]}, "too_many"),
            ({"list": "a", "radio": []}, "too_few"),
            ({"list": "a", "boxes": ["p", "p"]}, "too_few"),
            ({"list": "a", "box": "yes"}, "bad_value"),
        ):
            with pytest.raises(Refused, match=key):
                await office.ana.submit(opened, **values)
        assert office.heard == []

    async def places(office: Office) -> None:
        opened = await office.open()
        thread = await office.bot.text_channel("tavern").create_thread(
            name="Battle", type=discord.ChannelType.public_thread
        )
        for values, key in (
            ({"user": "nobody"}, "bad_value"),
            ({"user": "ben", "anyone": "ben", "place": str(thread.id)}, "not_a_choice"),
        ):
            with pytest.raises(Refused, match=key):
                await office.ana.submit(opened, **values)

    at(ALL, scene)
    at(PEOPLE, places)


def test_what_is_chosen_beforehand_stands_unless_changed() -> None:
    async def scene(office: Office) -> None:
        ben = Player(office.parlour, "ben").id
        parts = office.wanted["components"]
        parts[0]["component"]["default_values"] = [{"id": ben, "type": "user"}]
        assert await office.fill() == {"user": [ben], "boxes": ["p"], "box": True}
        assert await office.fill(user="ana", boxes=[], box=False) == {
            "user": [office.ana.id],
            "boxes": [],
            "box": False,
        }

    boxes = {"type": 22, "custom_id": "boxes", "options": options("p", "q", chosen="p"), "required": False}
    wanted = form(
        label({"type": 5, "custom_id": "user"}),
        label(boxes),
        label({"type": 23, "custom_id": "box", "default": True}),
    )
    at(wanted, scene)


def test_a_field_that_may_stay_empty_takes_none_or_enough() -> None:
    async def scene(office: Office) -> None:
        assert await office.fill() == {"boxes": []}
        with pytest.raises(Refused, match="too_few"):
            await office.ana.submit(await office.open(), boxes="p")
        assert await office.fill(boxes=["p", "q"]) == {"boxes": ["p", "q"]}

    boxes = {"type": 22, "custom_id": "boxes", "options": options("p", "q"), "min_values": 2, "required": False}
    at(form(label(boxes)), scene)


def test_the_library_fills_in_its_own_form() -> None:
    class Asked(ui.Modal, title="Asked"):
        game: ui.Label[Any] = ui.Label(
            text="Game",
            component=ui.RadioGroup(
                custom_id="game",
                options=[discord.RadioGroupOption(label=one, value=one) for one in ("warcry", "albion")],
            ),
        )
        extras: ui.Label[Any] = ui.Label(
            text="Extras",
            component=ui.CheckboxGroup(
                custom_id="extras",
                required=False,
                options=[discord.CheckboxGroupOption(label=one, value=one) for one in ("maps", "films")],
            ),
        )
        quick: ui.Label[Any] = ui.Label(text="Quick", component=ui.Checkbox(custom_id="quick"))
        friends: ui.Label[Any] = ui.Label(text="Friends", component=ui.UserSelect(custom_id="friends", max_values=3))
        where: ui.Label[Any] = ui.Label(text="Where", component=ui.ChannelSelect(custom_id="where", required=False))

        async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
            parts: list[Any] = [one.component for one in (self.game, self.extras, self.quick, self.friends)]
            game, extras, quick, friends = parts
            names = " ".join(one.name for one in friends.values)
            text = f"{game.value} {extras.values} {quick.value} {names} {self.where.component.values}"
            await interaction.response.send_message(text)

    async def run() -> None:
        bot = Teller()

        async def tell(interaction: discord.Interaction[Any]) -> None:
            if interaction.type is discord.InteractionType.application_command:
                await interaction.response.send_modal(Asked())

        bot.tell = tell
        async with Parlour() as parlour, running(parlour, bot):
            ana = Player(parlour, "ana")
            opened = await ana.slash("game silent")
            assert fields(opened.modal)["extras"]["type"] == 22
            filled = await ana.submit(
                opened, {"game": "albion"}, extras=["maps", "films"], quick=True, friends=["ben", "dana"]
            )
            assert filled.text == "albion ['maps', 'films'] True ben dana []"

    asyncio.run(run())

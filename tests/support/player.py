"""A player at the parlour: commands and presses in a line each, answers as plain text."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

from bot.parlour import Parlour
from bot.parlour.acting import Shown
from bot.parlour.components import BUTTON, CONTAINER, SELECTS, media_of, walk
from bot.parlour.world import World
from bot.service.core.press_kinds import OLDER_LINES

Json = dict[str, Any]

PICKERS: dict[tuple[int, ...], Callable[[World], Json]] = {
    (5, 7): lambda world: world.people,
    (6, 7): lambda world: world.roles,
    (8,): lambda world: world.channels,
}
"""What the selects that fill themselves offer, by kind."""


def text_of(message: Json) -> str:
    """All that a message says, one line for each part: content, texts of components, embeds."""
    return "\n".join(text for text in _texts(message) if text)


def _texts(message: Json) -> Iterator[str]:
    yield message["content"]
    for _, part in walk(message["components"]):
        yield part.get("content") or ""
    for embed in message["embeds"]:
        yield embed.get("title") or ""
        yield embed.get("description") or ""
        for field in embed.get("fields") or []:
            yield f"{field['name']}: {field['value']}"


def buttons(message: Json) -> dict[str, str]:
    """The live buttons of a message: label to custom_id, from first to last."""
    parts = [part for _, part in walk(message["components"]) if part["type"] == BUTTON and not part.get("disabled")]
    return {part.get("label") or part["emoji"]["name"]: part["custom_id"] for part in parts if "custom_id" in part}


def pictures(message: Json) -> list[Json]:
    """What a message shows of its files, listed or in its parts: file name, address and text in place of each."""
    found = [{**one, "description": one.get("description") or ""} for one in message["attachments"]]
    places = dict(_described(message))
    for _, item in media_of(message):
        if "attachment_id" in item:
            name = unquote(item["url"].rsplit("/", 1)[-1])
            found.append({**item, "id": item["attachment_id"], "filename": name, "description": places[id(item)]})
    return found


def _described(message: Json) -> Iterator[tuple[int, str]]:
    for _, part in walk(message["components"]):
        for holder in (part, *(part.get("items") or ())):
            for key in ("media", "file"):
                if key in holder:
                    yield id(holder[key]), holder.get("description") or ""
    for embed in message["embeds"]:
        yield from ((id(embed[key]), "") for key in ("image", "thumbnail") if key in embed)


def number_of(message: Json) -> int:
    """The number that a message carries: as the id of its box, in a file's name, in an id, else in a small line."""
    boxes = [part["id"] for part in message["components"] if part["type"] == CONTAINER]
    if boxes:
        return int(boxes[0])
    ids = [part.get("custom_id", "").split("|")[4:] for _, part in walk(message["components"])]
    names = [re.findall(r"^s(\d+)-", file["filename"]) for file in message["attachments"]]
    found = [*ids, *names, re.findall(r"\n-# (\d+)$", message["content"])]
    return max([int(number) for some in found for number in some], default=0)


def asks(message: Json) -> bool:
    """True if a message has buttons that do something: the story has one that only shows its older lines."""
    return any(not key.startswith(f"{OLDER_LINES}|") for key in buttons(message).values())


def selects(message: Json) -> dict[str, list[str]]:
    """The select menus of a message: custom_id to the values of its options."""
    parts = [part for _, part in walk(message["components"]) if part["type"] in SELECTS]
    return {part["custom_id"]: [option["value"] for option in part.get("options") or []] for part in parts}


def entries(message: Json) -> dict[str, str]:
    """What stands in the select menus of a message: values and labels."""
    parts = [part for _, part in walk(message["components"]) if part["type"] in SELECTS]
    return {option["value"]: option["label"] for part in parts for option in part.get("options") or []}


def fields(form: Json) -> dict[str, Json]:
    """What a form asks for, by custom_id."""
    return {part["custom_id"]: part for _, part in walk(form["components"]) if "custom_id" in part}


def field_names(form: Json) -> list[str]:
    """The custom_ids of what a form asks for."""
    return list(fields(form))


@dataclass
class Answer:
    """The bot's answer to one act, as its player sees it now."""

    parlour: Parlour
    shown: Shown

    @property
    def kind(self) -> str:
        """message, deferred, modal, choices or failed."""
        return self.shown.kind

    @property
    def message(self) -> Json:
        """The message that answers, as it stands."""
        found: Json = self.parlour.world.messages[self.shown.message or ""]
        return found

    @property
    def messages(self) -> list[Json]:
        """All messages that answer, as they stand."""
        known = self.parlour.world.messages
        return [known[key] for key in self.shown.messages if key in known]

    @property
    def text(self) -> str:
        """What all of them say."""
        return "\n".join(map(text_of, self.messages))

    @property
    def modal(self) -> Json:
        """The form that the bot opened."""
        assert self.shown.modal is not None, f"no form but {self.kind}"
        return self.shown.modal


class Player:
    """One person in one channel. Every act waits until the bot has finished with it."""

    def __init__(self, parlour: Parlour, name: str, channel: str = "tavern", quiet: float = 0.05) -> None:
        self.parlour = parlour
        self.name = name
        self.channel = channel
        self.quiet = quiet

    @property
    def id(self) -> str:
        """The person's id."""
        return next(key for key, person in self.parlour.world.people.items() if person["name"] == self.name)

    async def _done(self, shown: Shown) -> Answer:
        assert shown.kind != "failed", f"{self.name}: the application did not respond"
        await self.parlour.acting.settled(shown, self.quiet)
        return Answer(self.parlour, shown)

    async def slash(self, path: str, channel: str | None = None, **options: object) -> Answer:
        """Use a command: slash("/game new", game="warcry")."""
        return await self._done(await self.parlour.acting.slash(self.name, channel or self.channel, path, options))

    async def menu(self, name: str, message: Json) -> Answer:
        """Use a command of messages: menu("Challenge this", message)."""
        return await self._done(await self.parlour.acting.menu(self.name, message["id"], name))

    async def complete(self, path: str, focused: str, channel: str | None = None, **options: object) -> list[str]:
        """The names of the suggestions for an option."""
        where = channel or self.channel
        found = await self.parlour.acting.complete(self.name, where, path, options, focused)
        return [choice["name"] for choice in found]

    async def press(self, button: str, message: Json | None = None) -> Answer:
        """Press a button, named by label or custom_id; on the newest message that has it unless told."""
        message = message or self.with_button(button)
        return await self._done(await self.parlour.acting.press(self.name, message["id"], button))

    async def choose(self, menu: str, *values: str, message: Json | None = None) -> Answer:
        """Choose in a select menu, named by custom_id; people, roles and channels by name or id."""
        message = message or self.newest(lambda one: menu in selects(one), f"with the menu {menu}")
        part = fields(message).get(menu) or {"type": 0}
        ids = [self._key(part, value) for value in values]
        return await self._done(await self.parlour.acting.choose(self.name, message["id"], menu, ids))

    async def forge(self, custom_id: str, message: Json, *values: str) -> Answer:
        """Press what the message does not show, or no longer; the bot may leave that without an answer."""
        shown = await self.parlour.acting.forge(self.name, message["id"], custom_id, list(values) or None)
        return Answer(self.parlour, shown) if shown.kind == "failed" else await self._done(shown)

    async def submit(self, form: Answer, given: Json | None = None, /, **values: object) -> Answer:
        """Send a form off, its fields named by custom_id; people, roles and channels by name or id.

        A text for a text, a value or several for lists, groups and pickers, True or False for a single box.
        """
        known = fields(form.modal)
        filled = {key: self._filled(known.get(key), value) for key, value in {**(given or {}), **values}.items()}
        return await self._done(await self.parlour.acting.submit(self.name, form.shown, filled))

    def _filled(self, field: Json | None, value: object) -> object:
        if field is None or not any(field["type"] in kinds for kinds in PICKERS):
            return value
        return [self._key(field, str(one)) for one in (value if isinstance(value, list | tuple) else [value])]

    def _key(self, field: Json, value: str) -> str:
        """The id of whom or what a picker offers under a name; anything else as it is."""
        world = self.parlour.world
        offered = [one for kinds, some in PICKERS.items() if field["type"] in kinds for one in some(world).values()]
        return next((str(one["id"]) for one in offered if one.get("name") == value), value)

    async def say(self, text: str) -> None:
        """Write an ordinary message."""
        self.parlour.acting.say(self.name, self.channel, text)
        await self.parlour.acting.settled(quiet=self.quiet)

    def seen(self) -> list[Json]:
        """The newest messages of the channel that this player sees, oldest first."""
        return self.parlour.acting.seen(self.name, self.channel)

    def newest(self, fits: Callable[[Json], bool], what: str = "like that") -> Json:
        """The newest message that fits."""
        found = [message for message in self.seen() if fits(message)]
        assert found, f"{self.name} sees no message {what} among:\n" + "\n--\n".join(map(text_of, self.seen()))
        return found[-1]

    def with_button(self, button: str) -> Json:
        """The newest message with a button, named by label or custom_id."""
        return self.newest(lambda one: button in (*buttons(one), *buttons(one).values()), f"with the button {button}")

    def latest(self) -> Json:
        """The newest message."""
        return self.newest(lambda one: True)

    def text(self) -> str:
        """Everything the player sees in the channel."""
        return "\n".join(map(text_of, self.seen()))

    async def until(self, text: str, timeout: float = 5.0) -> Json:
        """The newest message that says this, waiting for it."""
        end = time.monotonic() + timeout
        while text not in self.text() and time.monotonic() < end:
            await asyncio.sleep(0.01)
        return self.newest(lambda one: text in text_of(one), f"that says {text!r}")

    def wire(self) -> bytes:
        """Every byte that this player was sent."""
        return self.parlour.acting.wire(self.name)

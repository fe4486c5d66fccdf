"""What people do: commands, presses, forms, words. The page and the tests act through this."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from bot.parlour import client, components, messages, rights, threads
from bot.parlour.client import Refused
from bot.parlour.house import House
from bot.parlour.interactions import (
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFER,
    DEFER_UPDATE,
    FIRST_ANSWER_SECONDS,
    MODAL,
    SUBMIT,
    Desk,
    Interaction,
)
from bot.parlour.wire import LOADING, THREADS, Json

KINDS = {DEFER: "deferred", DEFER_UPDATE: "deferred", CHOICES: "choices", MODAL: "modal"}
RECENT = 200
CALM_ROUNDS = 8
NO_ANSWER = "The application did not respond."


@dataclass
class Shown:
    """What a person sees at first of an answer. `kind`: message, deferred, modal, choices or failed."""

    kind: str
    interaction: Interaction
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)

    @property
    def message(self) -> str | None:
        """The id of the message that answers."""
        return self.interaction.original

    @property
    def messages(self) -> list[str]:
        """The ids of all messages that answer so far."""
        own = [self.interaction.original] if self.interaction.original else []
        return list(dict.fromkeys([*own, *self.interaction.mine]))


class Acting:
    """The hands of the people in the guild. People and channels are named by id or by name."""

    def __init__(self, house: House, desk: Desk) -> None:
        self.house = house
        self.desk = desk

    # Sending, without waiting for the answer

    def begin_slash(self, user: str, channel: str, path: str, options: Json) -> Interaction:
        """Send a slash command."""
        user = client.person(self.house.world, user)
        where = client.channel(self.house.world, user, channel)
        data = client.command_data(self.house, user, where, path, options)
        return self.desk.send(COMMAND, user, where, data)

    def begin_menu(self, user: str, message: str, name: str) -> Interaction:
        """Use a command of messages on one of them."""
        user = client.person(self.house.world, user)
        shown = client.message(self.house, user, message)
        where = self.house.world.channels[shown["channel_id"]]
        return self.desk.send(COMMAND, user, where, client.menu_data(self.house, user, where, name, shown))

    def begin_complete(self, user: str, channel: str, path: str, options: Json, focused: str) -> Interaction:
        """Type into an option."""
        user = client.person(self.house.world, user)
        where = client.channel(self.house.world, user, channel)
        data = client.command_data(self.house, user, where, path, options, focused)
        return self.desk.send(AUTOCOMPLETE, user, where, data)

    def begin_component(self, user: str, message: str, name: str, values: list[str] | None = None) -> Interaction:
        """Press a button, or choose in a select."""
        user = client.person(self.house.world, user)
        shown = client.message(self.house, user, message)
        where = self.house.world.channels[shown["channel_id"]]
        kinds = (components.BUTTON,) if values is None else components.SELECTS
        part = client.component(shown, name, kinds)
        data: Json = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"]}
        if values is not None:
            resolved: Json = {}
            data["values"] = client.check_values(self.house, where, part, values, resolved)
            data |= {"resolved": resolved} if resolved else {}
        return self.desk.send(COMPONENT, user, where, data, shown["id"])

    def begin_submit(self, user: str, modal: str, values: Json) -> Interaction:
        """Send a form off; it stays open until the bot has answered."""
        user = client.person(self.house.world, user)
        known = self.desk.modals.get(modal)
        if known is None or known["user"] != user:
            raise Refused("unknown_modal", "That form is not open.")
        where = client.channel(self.house.world, user, known["channel"])
        data = client.submission(self.house, where, known["form"], values)
        source = known["source"] if known["source"] in self.house.world.messages else None
        return self.desk.send(SUBMIT, user, where, data, source)

    async def first_answer(self, made: Interaction, about: Json) -> Shown:
        """Wait for the bot's first answer; without one the person is told so, as Discord does."""
        try:
            left = made.created + FIRST_ANSWER_SECONDS - self.house.clock.now()
            await self.house.clock.wait(made.answered.wait(), left)
        except TimeoutError:
            if made.kind != AUTOCOMPLETE:
                event = {"type": "failed", "error": "no_answer", "text": NO_ANSWER, "source": about}
                self.house.feed.publish(event, frozenset({made.user}))
            return Shown("failed", made)
        if made.kind == SUBMIT:
            self.desk.modals.drop(about["modal"])
        modal = self.desk.modals.get(made.modal) if made.modal else None
        form = modal["form"] if modal is not None else None
        return Shown(KINDS.get(made.answer, "message"), made, form, made.choices)

    # Acting, with the answer

    async def slash(self, user: str, channel: str, path: str, options: Json | None = None) -> Shown:
        """Use a slash command such as "game new"."""
        return await self.first_answer(self.begin_slash(user, channel, path, options or {}), {"command": path})

    async def menu(self, user: str, message: str, name: str) -> Shown:
        """Use a command of messages such as "Challenge this"."""
        return await self.first_answer(self.begin_menu(user, message, name), {"message": message})

    async def complete(
        self, user: str, channel: str, path: str, options: Json | None = None, focused: str = ""
    ) -> list[Json]:
        """Type into an option; the suggestions."""
        made = self.begin_complete(user, channel, path, options or {}, focused)
        return (await self.first_answer(made, {"command": path})).choices

    async def press(self, user: str, message: str, name: str) -> Shown:
        """Press a button, named by its custom_id or its label."""
        return await self.first_answer(self.begin_component(user, message, name), {"message": message})

    async def choose(self, user: str, message: str, name: str, values: list[str]) -> Shown:
        """Choose in a select menu."""
        return await self.first_answer(self.begin_component(user, message, name, values), {"message": message})

    async def forge(self, user: str, message: str, custom_id: str, values: list[str] | None = None) -> Shown:
        """A press that no client checked: of a button that is gone by now, or made up."""
        user = client.person(self.house.world, user)
        shown = client.message(self.house, user, message)
        kind = components.BUTTON if values is None else components.SELECT
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": 1}
        data |= {} if values is None else {"values": values}
        made = self.desk.send(COMPONENT, user, self.house.world.channels[shown["channel_id"]], data, shown["id"])
        return await self.first_answer(made, {"message": message})

    async def submit(self, user: str, modal: Shown | str, values: Json) -> Shown:
        """Send a form off, its fields named by custom_id or label."""
        key = modal if isinstance(modal, str) else modal.interaction.modal or ""
        return await self.first_answer(self.begin_submit(user, key, values), {"modal": key})

    def attach(self, data: bytes, name: str) -> str:
        """Upload a file for an option or a form; its id."""
        key = self.house.world.snowflake()
        self.house.uploads[key] = self.house.files.put(key, name, data) | {"ephemeral": True}
        return key

    def say(self, user: str, channel: str, text: str, files: dict[str, bytes] | None = None) -> Json:
        """Write an ordinary message."""
        world = self.house.world
        user = client.person(world, user)
        where = client.channel(world, user, channel)
        thread = where["type"] in THREADS
        if not rights.may(world, user, where, "send_messages_in_threads" if thread else "send_messages"):
            raise Refused("cannot_speak", "You cannot write here.")
        if where.get("thread_metadata", {}).get("locked") and not rights.may(world, user, where, "manage_threads"):
            raise Refused("cannot_speak", "This thread is locked.")
        threads.wake(self.house, where, user)
        if thread and user not in where["member_ids"]:
            threads.join(self.house, where, user, True)
        uploads = {str(place): (name, data) for place, (name, data) in enumerate((files or {}).items())}
        return messages.create(self.house, messages.blank(self.house, where, user), {"content": text}, uploads)

    def dismiss(self, user: str, message: str) -> None:
        """Forget a private message."""
        user = client.person(self.house.world, user)
        if self.house.world.private.get(message) != user:
            raise Refused("unknown_message", "You can dismiss only what only you see.")
        messages.delete(self.house, self.house.world.messages[message])

    # Looking

    def seen(self, user: str, channel: str, before: str | None = None) -> list[Json]:
        """The newest messages of a channel that this person sees, oldest first."""
        user = client.person(self.house.world, user)
        where = client.channel(self.house.world, user, channel)
        query = {"limit": "100"} | ({"before": before} if before else {})
        found = messages.history(self.house, where["id"], query, user)
        private = self.house.world.private
        return [{**one, "private": True} if one["id"] in private else one for one in reversed(found)]

    def wire(self, user: str) -> bytes:
        """Every byte that a person was sent: messages, forms, files."""
        return self.house.feed.wire(client.person(self.house.world, user), self.house.files.read)

    async def settled(self, shown: Shown | None = None, quiet: float = 0.05) -> None:
        """Wait until nothing is under way: the answer given is final, no message is loading, nothing moves.

        However long that takes: how busy the machine is says nothing about the bot.
        """
        number, calm, rounds = -1, 0.0, 0
        # Rounds are counted too: on a busy machine time passes without anybody having had a turn.
        while rounds < CALM_ROUNDS or time.monotonic() - calm < quiet:
            if self.house.feed.number != number or self._busy(shown):
                number, calm, rounds = self.house.feed.number, time.monotonic(), 0
            await asyncio.sleep(0.005)
            rounds += 1

    def _busy(self, shown: Shown | None) -> bool:
        if shown is not None and shown.kind == "deferred":
            made = shown.interaction
            if not made.touched and not self.desk.seen_done(made):
                return True
        known = self.house.world.messages
        latest = [known.get(made.original or "") for _, made in self.desk.open_ones.items()[-RECENT:]]
        return self.house.in_flight > 0 or any(one is not None and one["flags"] & LOADING for one in latest)

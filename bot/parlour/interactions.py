"""Interactions: a person's command, press or form on its way to the bot, and the bot's answers to it."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field

from bot.lru import Recent
from bot.parlour import components, forms, limits, messages, rights
from bot.parlour.attachments import Upload
from bot.parlour.house import House
from bot.parlour.wire import DM, EPHEMERAL, LOADING, Json, Problems, Refusal, encoded

FIRST_ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0
COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
SEND, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
ANSWERS = {
    COMMAND: (SEND, DEFER, MODAL),
    COMPONENT: (SEND, DEFER, DEFER_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    SUBMIT: (SEND, DEFER, DEFER_UPDATE, UPDATE),
}
SLASH_REPLY = 20
KEPT = 2000
MODALS = 200


@dataclass
class Interaction:
    """One thing that a person did. `touched`: the bot has said something after its first answer.

    `before`: the message that was pressed, as it was then.
    """

    id: str
    token: str
    kind: int
    user: str
    channel: str
    created: float
    source: str | None
    before: str = ""
    command: str = ""
    answer: int = 0
    original: str | None = None
    mine: list[str] = field(default_factory=list)
    choices: list[Json] = field(default_factory=list)
    modal: str | None = None
    touched: bool = False
    answered: asyncio.Event = field(default_factory=asyncio.Event)


def command_path(data: Json) -> str:
    """A command's whole name, with those of its groups."""
    inside = [option for option in data.get("options") or [] if option["type"] in (1, 2)]
    return " ".join([data["name"], *map(command_path, inside)])


class Desk:
    """The interactions and modals under way."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.open_ones: Recent[str, Interaction] = Recent(KEPT)
        self.modals: Recent[str, Json] = Recent(MODALS)

    def send(self, kind: int, user: str, channel: Json, data: Json, source: str | None = None) -> Interaction:
        """Tell the bot what a person did."""
        house = self.house
        made = Interaction(
            *(house.world.snowflake(), secrets.token_urlsafe(48), kind, user, channel["id"], house.clock.now(), source)
        )
        made.command = command_path(data) if kind == COMMAND else ""
        made.before = self._now(source)
        self.open_ones.put(made.token, made)
        house.gateway.dispatch("INTERACTION_CREATE", self._payload(made, channel, data))
        return made

    def _payload(self, made: Interaction, channel: Json, data: Json) -> Json:
        world = self.house.world
        bot, guild = world.bot["id"], world.guild["id"]
        payload: Json = {"id": made.id, "type": made.kind, "token": made.token, "version": 1, "application_id": bot}
        permissions = str(rights.in_channel(world, made.user, channel))
        payload |= {"channel": {**channel, "permissions": permissions}, "channel_id": channel["id"], "data": data}
        payload |= {"attachment_size_limit": limits.FILE_BYTES, "entitlements": [], "locale": world.locale(made.user)}
        payload["app_permissions"] = str(rights.of_the_bot(world, channel))
        if channel["type"] == DM:
            payload |= {"user": world.user(made.user), "context": 1, "authorizing_integration_owners": {"0": "0"}}
        else:
            locale = world.guild["preferred_locale"]
            payload |= {"guild_id": guild, "guild_locale": locale, "context": 0}
            payload |= {"guild": {"id": guild, "locale": locale, "features": []}}
            owners = {"0": guild} if world.guild["bot_here"] else {"1": made.user}
            payload |= {"authorizing_integration_owners": owners}
            payload["member"] = rights.member_there(world, made.user, channel)
        if made.source is not None:
            payload["message"] = world.messages[made.source]
        return payload

    def _now(self, key: str | None) -> str:
        message = self.house.world.messages.get(key or "")
        return "" if message is None else encoded(message)

    def seen_done(self, made: Interaction) -> bool:
        """True if what was done shows in the public message that was pressed: the bot may leave it at that."""
        return made.source not in self.house.world.private and self._now(made.source) != made.before

    # The first answer

    def respond(self, key: str, token: str, kind: int, data: Json, files: dict[str, Upload]) -> Json:
        """Take the bot's first answer; what Discord says to it."""
        made = self.open_ones.get(token)
        if made is None or made.id != key:
            raise Refusal("unknown_interaction")
        if made.answer:
            raise Refusal("acknowledged")
        if self.house.clock.now() - made.created > FIRST_ANSWER_SECONDS:
            raise Refusal("unknown_interaction")
        if kind not in ANSWERS[made.kind] or (kind in (DEFER_UPDATE, UPDATE) and made.source is None):
            problems = Problems()
            problems.add("type", "BASE_TYPE_CHOICES", f"Value must be one of {set(ANSWERS[made.kind])}.")
            problems.settle()
        self._answer(made, kind, data, files)
        made.answer = kind
        made.answered.set()
        return self._confirmed(made)

    def _answer(self, made: Interaction, kind: int, data: Json, files: dict[str, Upload]) -> None:
        private = bool(data.get("flags", 0) & EPHEMERAL)
        if kind == SEND:
            made.original = self._create(made, data, files, private)["id"]
        elif kind == DEFER:
            message = self._blank(made)
            message["flags"] = LOADING | (EPHEMERAL if private else 0)
            messages.announce(self.house, message, made.user if private else None)
            made.original = message["id"]
        elif kind == DEFER_UPDATE:
            made.original = made.source
        elif kind == UPDATE:
            made.original = made.source
            messages.edit(self.house, self._existing(made.source), data, files)
        elif kind == CHOICES:
            forms.check_choices(data.get("choices"))
            made.choices = data["choices"]
        else:
            self._modal(made, data)

    def _confirmed(self, made: Interaction) -> Json:
        about: Json = {"id": made.id, "type": made.kind}
        if made.original is None:
            return {"interaction": about}
        message = self._existing(made.original)
        about["response_message_id"] = made.original
        about["response_message_loading"] = bool(message["flags"] & LOADING)
        about["response_message_ephemeral"] = bool(message["flags"] & EPHEMERAL)
        resource: Json = {"type": made.answer}
        if made.answer in (SEND, UPDATE):
            resource["message"] = message
        return {"interaction": about, "resource": resource}

    def _blank(self, made: Interaction) -> Json:
        world = self.house.world
        bot = world.bot["id"]
        if made.channel not in world.channels:
            raise Refusal("unknown_channel")
        kind = SLASH_REPLY if made.kind == COMMAND and not made.answer else 0
        message = messages.blank(self.house, world.channels[made.channel], bot, kind)
        about = {"id": made.id, "type": made.kind, "user": world.user(made.user)}
        about |= {"name": made.command} if made.command else {}
        message["interaction_metadata"] = about | {"authorizing_integration_owners": {"0": world.guild["id"]}}
        return message | {"webhook_id": bot, "application_id": bot}

    def _create(self, made: Interaction, data: Json, files: dict[str, Upload], private: bool) -> Json:
        viewer = made.user if private else None
        message = messages.create(self.house, self._blank(made), data, files, viewer)
        made.mine.append(message["id"])
        return message

    def _modal(self, made: Interaction, form: Json) -> None:
        forms.check_modal(form)
        components.number(form["components"])
        key = self.house.world.snowflake()
        shown = {"id": key, **{part: form[part] for part in ("title", "custom_id", "components")}}
        self.modals.put(key, {"user": made.user, "channel": made.channel, "source": made.source, "form": shown})
        made.modal = key
        self.house.feed.publish({"type": "modal", "modal": shown}, frozenset({made.user}))

    # Later answers, by the token

    def by_token(self, application: str, token: str) -> Interaction:
        """The interaction of a follow-up, as long as its token lives."""
        made = self.open_ones.get(token)
        dead = made is None or self.house.clock.now() - made.created > TOKEN_SECONDS
        if made is None or dead or application != self.house.world.bot["id"] or not made.answer:
            raise Refusal("unknown_webhook")
        return made

    def message_of(self, made: Interaction, key: str) -> Json:
        """A message that the token may change: its answer, its follow-ups, the message that was pressed."""
        wanted = made.original if key == "@original" else key
        if wanted not in (made.original, made.source, *made.mine):
            raise Refusal("unknown_message")
        return self._existing(wanted)

    def _existing(self, key: str | None) -> Json:
        message = self.house.world.messages.get(key or "")
        if message is None:
            raise Refusal("unknown_message")
        return message

    def follow_up(self, made: Interaction, data: Json, files: dict[str, Upload]) -> Json:
        """A further answer. The first after a deferral takes the place of "thinking"."""
        made.touched = True
        waiting = self.house.world.messages.get(made.original or "")
        if waiting is not None and waiting["flags"] & LOADING:
            return messages.edit(self.house, waiting, data, files)
        return self._create(made, data, files, bool(data.get("flags", 0) & EPHEMERAL))

    def edit(self, made: Interaction, key: str, data: Json, files: dict[str, Upload]) -> Json:
        """Change one of the token's messages."""
        message = messages.edit(self.house, self.message_of(made, key), data, files)
        made.touched = True
        return message

    def delete(self, made: Interaction, key: str) -> None:
        """Delete one of the token's messages."""
        made.touched = True
        messages.delete(self.house, self.message_of(made, key))

"""Making, changing and deleting messages, whoever asks for it."""

from __future__ import annotations

import re
from typing import Any

from bot.parlour import attachments, components, limits, rights
from bot.parlour.attachments import Upload
from bot.parlour.house import House
from bot.parlour.wire import DM, EPHEMERAL, LOADING, SILENT, V2, Json, Refusal, stamp

MENTION = re.compile(r"<@!?(\d+)>")
KEPT_FLAGS = EPHEMERAL | SILENT | V2
SAYING = ("content", "embeds", "components", "attachments")
"""What a message may consist of; one of Components V2 consists of its parts."""


def blank(house: House, channel: Json, author: str, kind: int = 0) -> Json:
    """A message that says nothing yet."""
    message: Json = {"id": house.world.snowflake(), "type": kind, "channel_id": channel["id"], "content": ""}
    message |= {"author": house.world.user(author), "timestamp": stamp(house.clock.now()), "edited_timestamp": None}
    message |= {"attachments": [], "embeds": [], "components": [], "flags": 0, "mentions": [], "mention_roles": []}
    return message | {"mention_everyone": False, "pinned": False, "tts": False}


def create(
    house: House,
    message: Json,
    payload: Json,
    files: dict[str, Upload],
    private_to: str | None = None,
    nonce: str | None = None,
) -> Json:
    """Fill a blank message and put it into its channel."""
    message["flags"] |= payload.get("flags", 0) & KEPT_FLAGS
    if private_to:
        message["flags"] |= EPHEMERAL
    _fill(house, message, payload, files)
    message["mentions"] = mentioned(house, message, payload.get("allowed_mentions"))
    announce(house, message, private_to, nonce)
    return message


def announce(house: House, message: Json, private_to: str | None = None, nonce: str | None = None) -> None:
    """Put a finished message into its channel, and tell everybody who may know."""
    house.world.add_message(message, private_to)
    house.publish_message("message", message)
    if private_to is None:
        extra = {"nonce": nonce} if nonce else {}
        _tell(house, "MESSAGE_CREATE", message, extra)


def edit(house: House, message: Json, payload: Json, files: dict[str, Upload]) -> Json:
    """Change a message: an absent key stays as it is. An edit never pings."""
    # The flag can be given but never taken, and no other can be changed: what else is asked for is left undone.
    payload = {**payload, "flags": (payload.get("flags") or 0) & V2}
    draft = {**message, "flags": (message["flags"] | payload["flags"]) & ~LOADING}
    _fill(house, draft, payload, files)
    first_answer = bool(message["flags"] & LOADING)
    message.update(draft)
    message["edited_timestamp"] = None if first_answer else stamp(house.clock.now())
    house.world.touch("message", message["id"])
    house.publish_message("edit", message)
    if message["id"] not in house.world.private:
        _tell(house, "MESSAGE_UPDATE", message, {})
    return message


def mark(house: House, message: Json, changes: Json) -> None:
    """Change something that is no text: a pin, a thread that hangs on it."""
    message.update(changes)
    house.world.touch("message", message["id"])
    house.publish_message("edit", message)
    _tell(house, "MESSAGE_UPDATE", message, {})


def delete(house: House, message: Json) -> None:
    """Take a message away."""
    channel = house.world.channels[message["channel_id"]]
    audience = rights.audience(house.world, message)
    private = message["id"] in house.world.private
    house.world.remove_message(message["id"])
    house.feed.publish({"type": "delete", "channel": channel["id"], "message": message["id"]}, audience)
    if not private:
        gone = {"id": message["id"], "channel_id": channel["id"], **_guild(house, channel)}
        house.gateway.dispatch("MESSAGE_DELETE", gone, channel)


def _guild(house: House, channel: Json) -> Json:
    return {} if channel["type"] == DM else {"guild_id": house.world.guild["id"]}


def _tell(house: House, event: str, message: Json, extra: Json) -> None:
    channel = house.world.channels[message["channel_id"]]
    author = message["author"]["id"]
    guild = _guild(house, channel)
    if guild and house.world.is_member(author):
        guild["member"] = house.world.member(author)
        del guild["member"]["user"]
    house.gateway.dispatch(event, {**message, **guild, **extra}, channel)


def _fill(house: House, message: Json, payload: Json, files: dict[str, Upload]) -> None:
    """Check a form against the limits and put its parts into the message."""
    limits.check_files(list(files.values()))
    v2 = bool(message["flags"] & V2)
    had = attachments.held(house, message)
    limits.check_message(payload, list(files.values()), v2)
    for key in ("content", "embeds", "components"):
        # To give a message the flag its embeds have to be emptied: null leaves them, and the two do not go together.
        if key in payload and not (v2 and key == "embeds" and payload[key] is None):
            message[key] = payload[key] or ("" if key == "content" else [])
    if v2:
        limits.check_legacy(message)
    components.number(message["components"])
    attachments.attach(house, message, had, payload, files)
    if not any(message[key] for key in (("components",) if v2 else SAYING)):
        raise Refusal("empty_message")


def texts(message: Json) -> list[str]:
    """What a message says, line by line: its content and the texts of its components."""
    shown = [part["content"] for _, part in components.walk(message["components"]) if part["type"] == components.TEXT]
    return [text for text in (message["content"], *shown) if text]


def mentioned(house: House, message: Json, allowed: Json | None) -> list[Json]:
    """The people whom a new message pings."""
    named = [key for text in texts(message) for key in MENTION.findall(text)]
    if allowed is not None and "users" not in allowed.get("parse", []):
        wanted = [str(key) for key in allowed.get("users") or []]
        named = [key for key in named if key in wanted]
    return [house.world.user(key) for key in dict.fromkeys(named) if house.world.is_member(key)]


def history(house: House, channel: str, query: Any, private_to: str | None = None) -> list[Json]:
    """The messages of a channel, newest first, without private ones but those to one person."""
    world = house.world
    keys = [key for key in world.streams.get(channel, []) if world.private.get(key, private_to) == private_to]
    limit = max(1, min(int(query.get("limit", 50)), 100))
    if "after" in query:
        later = [key for key in keys if int(key) > int(query["after"])]
        return [world.messages[key] for key in reversed(later[:limit])]
    if "before" in query:
        keys = [key for key in keys if int(key) < int(query["before"])]
    return [world.messages[key] for key in reversed(keys[-limit:])]

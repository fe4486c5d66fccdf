"""The guild: people, roles, channels, messages and commands, in Discord's own shapes where it has one."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from bot.parlour.clock import Clock
from bot.parlour.permissions import EVERYONE, OF_THE_BOT, mask
from bot.parlour.saving import Entry, Journal
from bot.parlour.wire import DISCORD_EPOCH_MS, DM, LOADING, POSTS, STAGE, TEXT, THREADS, VOICE, Json, stamp

GUILD_NAME = "Seneschal's Parlour"
BOT_NAME = "Seneschal"
CHANNELS = ("tavern", "tables")
PEOPLE = (("ana", "en"), ("ben", "en"), ("cyril", "cs"), ("dana", "pl"), ("gm", "en"))
LANGUAGES = ("en", "pl", "cs")
DAY = 86_400
LOCALES = {"en": "en-US"}  # Discord knows no plain English


class World:
    """Everything that outlives a connection. Every change is noted in the journal."""

    def __init__(self, clock: Clock, journal: Journal | None = None) -> None:
        self.clock = clock
        self.journal = journal
        self.guild: Json = {}
        self.bot: Json = {}
        self.people: dict[str, Json] = {}
        self.roles: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.messages: dict[str, Json] = {}
        self.streams: dict[str, list[str]] = {}
        self.commands: dict[str, list[Json]] = {}
        self.private: dict[str, str] = {}  # message to the only person who sees it; forgotten at a restart
        self.most_threads = 1000  # that may be open at once, counted for announcements and for the others
        self._counter = itertools.count()
        self._last_ms = 0
        self._load()
        if not self.guild:
            self._found()

    # Saving

    def _tables(self) -> dict[str, dict[str, Any]]:
        single = {"guild": {"": self.guild}, "bot": {"": self.bot}}
        return {
            **single,
            "person": self.people,
            "role": self.roles,
            "channel": self.channels,
            "message": self.messages,
            "commands": self.commands,
        }

    def _load(self) -> None:
        tables = self._tables()
        for kind, key, value in self.journal.load() if self.journal else ():
            if value is None:
                tables[kind].pop(key, None)
            elif kind in ("guild", "bot"):
                tables[kind][""].update(value)
            else:
                tables[kind][key] = value
        # Nobody will finish an answer that was under way when the parlour stopped.
        self.messages = {key: value for key, value in self.messages.items() if not value["flags"] & LOADING}
        known = [int(key) >> 22 for key in (*self.messages, *self.channels, *self.people)]
        self._last_ms = max(known, default=0) + 1  # the clock may have been ahead when these were made
        for key in sorted(self.messages, key=int):
            self.streams.setdefault(self.messages[key]["channel_id"], []).append(key)

    def saved(self, kind: str, key: str) -> Json | None:
        """What the journal writes of a thing; private messages are never written."""
        return None if key in self.private else self._tables()[kind].get(key)

    def entries(self) -> Iterator[Entry]:
        """Everything, for rewriting the journal."""
        for kind, table in self._tables().items():
            for key in table:
                value = self.saved(kind, key)
                if value is not None:
                    yield kind, key, value

    def touch(self, kind: str, key: str = "") -> None:
        """Note a change."""
        if self.journal and key not in self.private:
            self.journal.touch(kind, key)

    # Founding and people

    def _found(self) -> None:
        guild = self.snowflake()
        self.guild.update(id=guild, name=GUILD_NAME, owner_id="0", bot_here=True, preferred_locale="en-US")
        self.roles[guild] = role(guild, "@everyone", EVERYONE, 0)
        masters = self.add_role("Game masters", EVERYONE | mask("manage_guild", "manage_messages"))
        of_bot = self.add_role(BOT_NAME, OF_THE_BOT)
        self.bot.update(id=self.snowflake(), name=BOT_NAME, roles=[of_bot])
        for name, locale in PEOPLE:
            person = self.add_person(name, locale)
            person["joined"] -= DAY  # members of long standing: who joins after a question is put does not vote on it
            if name == "gm":
                person["roles"].append(masters)
                self.guild["owner_id"] = person["id"]
        for name in CHANNELS:
            self.add_place(name)
        for kind, key, _ in list(self.entries()):
            self.touch(kind, key)

    def add_role(self, name: str, permissions: int) -> str:
        """A new role; its id."""
        key = self.snowflake()
        self.roles[key] = role(key, name, permissions, len(self.roles))
        self.touch("role", key)
        return key

    def add_person(self, name: str, locale: str) -> Json:
        """A new member of the guild."""
        key = self.snowflake()
        self.people[key] = {"id": key, "name": name, "locale": locale, "roles": [], "here": True, "takes_dms": True}
        self.people[key]["joined"] = self.clock.now()
        self.touch("person", key)
        return self.people[key]

    def is_member(self, user: str) -> bool:
        """True if a user is in the guild now."""
        if user == self.bot["id"]:
            return bool(self.guild["bot_here"])
        return user in self.people and bool(self.people[user]["here"])

    def roles_of(self, user: str) -> list[str]:
        """The roles of a member, besides everyone's."""
        found: list[str] = self.bot["roles"] if user == self.bot["id"] else self.people[user]["roles"]
        return found

    def user(self, key: str) -> Json:
        """The user object of a person or of the bot."""
        known = self.bot if key == self.bot["id"] else self.people[key]
        shown = {"id": key, "username": known["name"], "discriminator": "0", "avatar": None}
        return {**shown, "global_name": None if known is self.bot else known["name"], "bot": known is self.bot}

    def member(self, key: str) -> Json:
        """The member object."""
        found: Json = {"user": self.user(key), "roles": self.roles_of(key), "flags": 0, "nick": None}
        # Whoever stands in a guild that was kept by an older program has been there for ever, as has the bot at first.
        joined = self.people.get(key, self.bot).get("joined", 0)
        return found | {"joined_at": stamp(joined), "deaf": False, "mute": False}

    def locale(self, key: str) -> str:
        """A person's locale as Discord spells it."""
        own: str = self.people[key]["locale"]
        return LOCALES.get(own, own)

    # Channels and messages

    def add_place(self, name: str, kind: int = TEXT) -> Json:
        """A new channel that is no thread."""
        channel = {"type": kind, "name": name, "position": len(self.channels), "topic": None, "nsfw": False}
        channel |= {"permission_overwrites": [], "parent_id": None, "rate_limit_per_user": 0}
        channel |= {"bitrate": 64000, "user_limit": 0} if kind in (VOICE, STAGE) else {}
        channel |= {"available_tags": [], "flags": 0} if kind in POSTS else {}
        return self.add_channel({**channel, "guild_id": self.guild["id"]})

    def add_channel(self, channel: Json, key: str | None = None) -> Json:
        """Take a channel, thread or direct channel into the guild."""
        key = key or self.snowflake()
        self.channels[key] = channel
        channel["id"] = key
        self.touch("channel", key)
        return channel

    def dm(self, person: str) -> Json:
        """The direct channel of the bot and a person."""
        for channel in self.channels.values():
            if channel["type"] == DM and channel["recipients"][0]["id"] == person:
                return channel
        return self.add_channel({"type": DM, "recipients": [self.user(person)], "last_message_id": None})

    def remove_channel(self, key: str) -> list[Json]:
        """Delete a channel, its threads and all their messages; what was deleted."""
        gone = [self.channels[key], *(one for one in self.channels.values() if one.get("parent_id") == key)]
        for channel in gone:
            for message in self.streams.pop(channel["id"], []):
                self._forget(message)
            del self.channels[channel["id"]]
            self.touch("channel", channel["id"])
        return gone

    def add_message(self, message: Json, private_to: str | None = None) -> None:
        """Put a message at the end of its channel."""
        key = message["id"]
        if private_to:
            self.private[key] = private_to
        self.messages[key] = message
        self.streams.setdefault(message["channel_id"], []).append(key)
        self.touch("message", key)
        channel = self.channels[message["channel_id"]]
        if not private_to:
            channel["last_message_id"] = key
            if channel["type"] in THREADS:
                channel["message_count"] += 1
            self.touch("channel", channel["id"])

    def remove_message(self, key: str) -> None:
        """Take a message away."""
        self.streams[self.messages[key]["channel_id"]].remove(key)
        self._forget(key)

    def _forget(self, key: str) -> None:
        del self.messages[key]
        self.touch("message", key)
        self.private.pop(key, None)

    def snowflake(self) -> str:
        """A new id that tells its time of creation."""
        # Ids never go back, even where a clock does: their order is the order of messages.
        self._last_ms = max(self._last_ms, int(self.clock.now() * 1000) - DISCORD_EPOCH_MS)
        number = next(self._counter)
        if number and number % 4096 == 0:
            self._last_ms += 1
        return str(self._last_ms << 22 | number % 4096)


def role(key: str, name: str, permissions: int, position: int) -> Json:
    """A role object."""
    found: Json = {"id": key, "name": name, "permissions": str(permissions), "position": position, "color": 0}
    return found | {"colors": {"primary_color": 0}, "hoist": False, "managed": False, "mentionable": False, "flags": 0}


def person_shown(world: World, person: Json) -> Json:
    """A person as the page lists people."""
    shown = {key: person[key] for key in ("id", "name", "locale", "roles")}
    return shown | {"owner": person["id"] == world.guild["owner_id"]}


def channel_shown(channel: Json) -> Json:
    """A channel as the page lists channels."""
    state = channel.get("thread_metadata", {})
    found = {"id": channel["id"], "type": channel["type"], "parent_id": channel.get("parent_id")}
    found["name"] = channel.get("name", BOT_NAME)
    return found | {"archived": state.get("archived", False), "locked": state.get("locked", False)}

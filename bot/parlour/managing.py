"""What happens to a guild from outside the game: permissions change, people leave, channels go, the bot is expelled."""

from __future__ import annotations

from collections.abc import Iterable

from bot.parlour import messages, rights, threads
from bot.parlour.house import House
from bot.parlour.permissions import mask
from bot.parlour.wire import TEXT, Json


class Managing:
    """The hands of those who run the guild. Everything is named by id."""

    def __init__(self, house: House) -> None:
        self.house = house

    def permit(self, channel: str, who: str, allow: Iterable[str] = (), deny: Iterable[str] = ()) -> None:
        """Set the overwrite of a role or a member in a channel; nothing allowed or denied takes it away."""
        world = self.house.world
        place = world.channels[channel]
        before = rights.viewers(world, place)
        kept = [entry for entry in place["permission_overwrites"] if entry["id"] != who]
        allowed, denied = mask(*allow), mask(*deny)
        if allowed or denied:
            kind = 0 if who in world.roles else 1
            kept.append({"id": who, "type": kind, "allow": str(allowed), "deny": str(denied)})
        place["permission_overwrites"] = kept
        self.house.change_channel(place, "CHANNEL_UPDATE")
        lost = before - rights.viewers(world, place)
        if lost:
            self.house.feed.publish({"type": "channel_delete", "channel": channel}, lost)

    def give_role(self, user: str, role: str) -> None:
        """Give a member a role."""
        world = self.house.world
        world.roles_of(user).append(role)
        world.touch("bot" if user == world.bot["id"] else "person", "" if user == world.bot["id"] else user)
        self._member(user, "GUILD_MEMBER_UPDATE")
        self.house.publish_people()

    def _member(self, user: str, event: str) -> None:
        world = self.house.world
        self.house.gateway.dispatch(event, {**world.member(user), "guild_id": world.guild["id"]})

    def leave(self, user: str) -> None:
        """A person leaves the guild."""
        self._presence(user, False, "GUILD_MEMBER_REMOVE")

    def join(self, user: str) -> None:
        """A person who left comes back, and joins anew."""
        self.house.world.people[user]["joined"] = self.house.clock.now()
        self._presence(user, True, "GUILD_MEMBER_ADD")

    def _presence(self, user: str, here: bool, event: str) -> None:
        self.house.world.people[user]["here"] = here
        self.house.world.touch("person", user)
        self._member(user, event)
        self.house.publish_people()

    def takes_dms(self, user: str, willing: bool) -> None:
        """Whether a person accepts direct messages."""
        self.house.world.people[user]["takes_dms"] = willing
        self.house.world.touch("person", user)

    def expel_bot(self) -> None:
        """Throw the bot out; its commands go with it."""
        guild = self.house.world.guild
        guild["bot_here"] = False
        self.house.world.touch("guild")
        self.house.gateway.dispatch("GUILD_DELETE", {"id": guild["id"]})

    def invite_bot(self) -> None:
        """Let the bot in again."""
        self.house.world.guild["bot_here"] = True
        self.house.world.bot["joined"] = self.house.world.clock.now()
        self.house.world.touch("guild")
        told = self.house.gateway.guild_create()
        del told["unavailable"]  # a server that is new to the bot is told without: the library tells them apart by that
        self.house.gateway.dispatch("GUILD_CREATE", told)

    def add_channel(self, name: str, kind: int = TEXT) -> Json:
        """Make a channel of some kind."""
        made = self.house.world.add_place(name, kind)
        self.house.change_channel(made, "CHANNEL_CREATE")
        return made

    def delete_channel(self, channel: str) -> None:
        """Delete a channel or thread."""
        self.house.remove_channel(channel)

    def delete_message(self, message: str) -> None:
        """Delete anybody's message."""
        messages.delete(self.house, self.house.world.messages[message])

    def close_thread(self, thread: str, archived: bool = True, locked: bool = False) -> None:
        """Archive a thread, lock it, or open it again."""
        form: Json = {"archived": archived, "locked": locked}
        state = self.house.world.channels[thread]["thread_metadata"]
        state["archived"] = False
        threads.change(self.house, self.house.world.channels[thread], self.house.world.guild["owner_id"], form)

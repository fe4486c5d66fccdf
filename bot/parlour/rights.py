"""Permissions, computed as Discord does: roles first, then the channel's overwrites."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.parlour.wire import DM, PRIVATE_THREAD, STAGE, VOICE, Json

if TYPE_CHECKING:
    from bot.parlour.world import World

BITS = {
    "administrator": 3,
    "manage_channels": 4,
    "manage_guild": 5,
    "add_reactions": 6,
    "view_channel": 10,
    "send_messages": 11,
    "manage_messages": 13,
    "embed_links": 14,
    "attach_files": 15,
    "read_message_history": 16,
    "mention_everyone": 17,
    "use_external_emojis": 18,
    "connect": 20,
    "use_application_commands": 31,
    "manage_threads": 34,
    "create_public_threads": 35,
    "create_private_threads": 36,
    "send_messages_in_threads": 38,
}
EVERYTHING = (1 << 53) - 1


def mask(*names: str) -> int:
    """The bits of some permissions."""
    return sum(1 << BITS[name] for name in names)


EVERYONE = mask(
    "add_reactions",
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "read_message_history",
    "connect",
    "use_application_commands",
    "create_public_threads",
    "create_private_threads",
    "send_messages_in_threads",
)
TOLD_IN_DM = mask("attach_files", "embed_links", "mention_everyone", "use_external_emojis")
"""What an interaction in the bot's own direct channel says of the bot's rights: there are no others, nor any need."""

OF_THE_BOT = EVERYONE | mask("manage_messages", "manage_threads")


def in_guild(world: World, member: str) -> int:
    """What a member may do in the guild at large."""
    if member == world.guild["owner_id"]:
        return EVERYTHING
    bits = 0
    for role in [world.guild["id"], *world.roles_of(member)]:
        bits |= int(world.roles[role]["permissions"])
    return EVERYTHING if bits & mask("administrator") else bits


def in_channel(world: World, member: str, channel: Json) -> int:
    """What a member may do in a channel or thread; a thread has the overwrites of its parent."""
    if channel["type"] == DM:
        here = member == world.bot["id"] or any(person["id"] == member for person in channel["recipients"])
        return EVERYONE if here else 0
    if not world.is_member(member):
        return 0
    bits = in_guild(world, member)
    if bits == EVERYTHING:
        return bits
    place = world.channels.get(channel["parent_id"], channel) if "thread_metadata" in channel else channel
    bits = _overwritten(bits, place, [[world.guild["id"]], world.roles_of(member), [member]])
    outside = channel["type"] == PRIVATE_THREAD and member not in channel["member_ids"]
    if place["type"] in (VOICE, STAGE) and not bits & mask("connect"):
        return 0
    if not bits & mask("view_channel") or (outside and not bits & mask("manage_threads")):
        return 0
    return bits


def _overwritten(bits: int, channel: Json, layers: list[list[str]]) -> int:
    """Everyone's overwrite, then those of the roles together, then the member's own."""
    for layer in layers:
        found = [entry for entry in channel["permission_overwrites"] if entry["id"] in layer]
        for entry in found:
            bits &= ~int(entry["deny"])
        for entry in found:
            bits |= int(entry["allow"])
    return bits


def told(world: World, channel: Json) -> int:
    """What an interaction tells the bot of its own rights in a channel."""
    return TOLD_IN_DM if channel["type"] == DM else in_channel(world, world.bot["id"], channel)


def may(world: World, member: str, channel: Json, *names: str) -> bool:
    """Whether a member has all these permissions in a channel."""
    wanted = mask(*names)
    return in_channel(world, member, channel) & wanted == wanted

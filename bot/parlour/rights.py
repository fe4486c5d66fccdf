"""Who may do and see what, computed as Discord does: roles first, then the channel's overwrites."""

from __future__ import annotations

from bot.parlour.permissions import EVERYONE, EVERYTHING, mask
from bot.parlour.wire import DM, PRIVATE_THREAD, STAGE, VOICE, Json
from bot.parlour.world import World

TOLD_IN_DM = mask("attach_files", "embed_links", "mention_everyone", "use_external_emojis")
"""What an interaction in the bot's own direct channel says of the bot's rights: there are no others, nor any need."""


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


def of_the_bot(world: World, channel: Json) -> int:
    """What an interaction tells the bot of its own rights in a channel."""
    return TOLD_IN_DM if channel["type"] == DM else in_channel(world, world.bot["id"], channel)


def may(world: World, member: str, channel: Json, *names: str) -> bool:
    """True if a member has all these permissions in a channel."""
    wanted = mask(*names)
    return in_channel(world, member, channel) & wanted == wanted


def member_there(world: World, member: str, channel: Json) -> Json:
    """The member object, with the permissions in a channel."""
    return {**world.member(member), "permissions": str(in_channel(world, member, channel))}


def viewers(world: World, channel: Json) -> frozenset[str]:
    """The people who see a channel."""
    return frozenset(key for key in world.people if may(world, key, channel, "view_channel"))


def audience(world: World, message: Json) -> frozenset[str]:
    """The people who see a message."""
    alone = world.private.get(message["id"])
    return frozenset({alone}) if alone else viewers(world, world.channels[message["channel_id"]])

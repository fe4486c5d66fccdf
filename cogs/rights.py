"""Who may read a channel, as far as it is known without the list of all members.

A person's roles come with his interaction; those of the server and what each channel grants them are kept by the
library. Whatever is not known is not seen.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.service.core.access import Standing


def reads(interaction: discord.Interaction[Any], there: Standing) -> bool:
    """True if whoever has sent an interaction may read the channel of something on the same server."""
    guild, member = interaction.guild, interaction.user
    place = None if guild is None else guild.get_channel_or_thread(there.channel)
    if place is None and there.home == interaction.channel_id:
        return True  # a thread that sleeps or is gone: whoever reads the channel that it was opened from could read it
    if guild is None or not isinstance(member, discord.Member):
        return False
    place = place or guild.get_channel_or_thread(there.home)
    return member.guild_permissions.administrator if place is None else may_read(place, member)


def may_read(place: discord.abc.GuildChannel | discord.Thread, member: discord.Member) -> bool:
    """True if a member may read a channel. A thread has the rights of its parent.

    Who was let into a private thread is not told to a bot without the list of members: from outside it is seen by
    those only who may manage it.
    """
    try:
        rights = place.permissions_for(member)
    except discord.ClientException:  # the parent of a thread is not known
        return False
    inside = not isinstance(place, discord.Thread) or not place.is_private() or rights.manage_threads
    return rights.view_channel and inside


def parent_of(place: object) -> int | None:
    """The channel that a public thread was opened from; None for all others."""
    return place.parent_id if isinstance(place, discord.Thread) and not place.is_private() else None

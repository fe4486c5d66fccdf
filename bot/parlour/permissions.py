"""The permissions of Discord, by name, and what roles may from the beginning."""

from __future__ import annotations

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
OF_THE_BOT = EVERYONE | mask("manage_messages", "manage_threads")

"""What a server has chosen, as those who manage it set it, and that the bot has left it or is there again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec import Struct
from sqlmodel import Session

from bot.engine import codec
from bot.engine.errors import Refused
from bot.i18n.catalog import FALLBACK, LANGUAGES
from bot.i18n.speech import Speech
from bot.messages import ranks
from bot.messages.message import Button
from bot.service.core import press_kinds
from bot.service.core.core import Core
from bot.service.core.open_tables import arrange_list
from bot.service.core.ports import NOTE, Outgoing
from bot.service.core.press_kinds import button_id
from bot.storage import games, people
from bot.storage.games import Posted
from bot.storage.models import Guild, Outbox
from bot.storage.open_tables import HIDDEN, SHOWN

Server: TypeAlias = Guild
"""What a server has chosen."""

OPEN = "open"
"""What the button that opens the panel of settings asks for."""

OWED, SAID = "owed", "said"
"""How it stands with telling a server how to begin."""

MOST_DAYS = 90
MOST_GAMES = 1000
MOST_AWAY = 365

MOST_HOURS = 720
MOST_QUORUM = 100

WORDS = {
    "language": (*LANGUAGES, ""),
    "ruling": ("community", "table", "judge"),
    "ballot": ("secret", "open"),
    "binding": ("default", "strict"),
    "open_tables": (SHOWN, HIDDEN),
}
"""What a server chooses by a word: the language (none: that of whoever opens a table); who settles questions about the
rules; whether it is seen who votes how; whether hosts may depart from precedents; whether open tables are listed."""

ROLES = ("gm_role", "voter_role", "judge_role")

CHANNELS = ("home", "questions")

CHOICES = (
    *("language", "home", "open_tables", "gm_role", "lobby_days", "most_games", "away_days", "away_row"),
    *("ruling", "voter_role", "judge_role", "vote_hours", "quorum", "ballot", "binding", "questions"),
)

LISTING = frozenset(("language", "home", "open_tables"))
"""Choices on which the list of open tables depends."""

RANGES = {
    "lobby_days": MOST_DAYS,
    "most_games": MOST_GAMES,
    "away_days": MOST_AWAY,
    "away_row": MOST_AWAY,
    "vote_hours": MOST_HOURS,
    "quorum": MOST_QUORUM,
}
"""Numbers that a server chooses, from 1 to the largest."""


async def server_of(core: Core, guild: int) -> Guild:
    """What a server has chosen."""
    return await core.database.read(lambda session: people.guild(session, guild))


class Changed(Struct, frozen=True):
    """All that a server had chosen before a change, and what it has chosen since."""

    before: dict[str, Any]
    now: dict[str, Any]


async def change_server(
    core: Core, guild: int, changes: Mapping[str, Any], *, interaction: int, spoken: str = FALLBACK
) -> Changed:
    """Change what is given, once for each interaction. The bot is welcome there again, if it was not (F19).

    ``spoken``: the language of whoever does it, for what is posted on a server that has chosen none.
    """
    demand_choices(guild, changes)

    def store(session: Session) -> tuple[Changed, list[Outbox]]:
        known = games.find_interaction(session, interaction)
        if known is not None:
            return codec.decode(known, Changed), []
        before, now = choices_of(people.guild(session, guild)), core.clock.now()
        server = people.set_guild(session, guild, **changes, left_at=None)
        changed = Changed(before, choices_of(server))
        games.note_interaction(session, interaction, now, codec.encode(changed))
        return changed, arrange_list(session, server, spoken, now) if changes.keys() & LISTING else []

    changed, posts = await core.database.write(store)
    core.announce(posts)
    return changed


def choices_of(server: Guild) -> dict[str, Any]:
    """All that a server has chosen, by name."""
    return {name: getattr(server, name) for name in CHOICES}


def demand_choices(guild: int, changes: Mapping[str, Any]) -> None:
    """Refuse what cannot be."""
    language = changes.get("language", "")
    if language not in WORDS["language"]:
        raise Refused("language_unknown", given=str(language)[:20], known=LANGUAGES)
    for name, words in WORDS.items():
        if changes.get(name, words[0]) not in words:
            raise Refused("lobby_choice", option=name, given=str(changes[name])[:20], allowed=words)
    for name in ROLES:
        if changes.get(name) == guild:  # the role that everybody has: nobody would hold it, or all would
            raise Refused("setup_everyone", option=name)
    for name, most in RANGES.items():
        if not 1 <= changes.get(name, 1) <= most:
            raise Refused("setup_range", option=name, given=changes[name], most=most)


async def server_left(core: Core, guild: int) -> None:
    """A server has removed the bot: what is stored of it is kept, and nothing more is posted there."""
    now = core.clock.now()
    await core.database.write(lambda session: people.set_guild(session, guild, left_at=now))


def first_steps(speech: Speech) -> tuple[Button, ...]:
    """The buttons of the three steps that a server is told: set up, try a game, open a table."""
    steps = (
        (press_kinds.SETUP, OPEN, "setup-button-open", ranks.LIKELIEST),
        (press_kinds.LESSON, "", "setup-button-try", ranks.ACT),
        (press_kinds.TABLE_NEW, "", "open-tables-button-new", ranks.ACT),
    )
    return tuple(
        [Button(button_id(kind, 0, 0, option), speech.text(label), rank) for kind, option, label, rank in steps]
    )


async def server_joined(core: Core, guild: int, channel: int | None = None, language: str = FALLBACK) -> None:
    """A server has invited the bot, perhaps again. Once for each, it is told how to begin: in a channel, in a language.

    None: nothing can be said there, and whoever manages the server is told in private.
    """

    def store(session: Session) -> list[Outbox]:
        known = people.set_guild(session, guild, left_at=None)
        if known.greeting == SAID or (known.greeting == OWED and channel is None):
            return []
        people.set_guild(session, guild, greeting=OWED if channel is None else SAID)
        if channel is None:
            return []
        speech = Speech(known.language or language)
        out = Outgoing(speech.text("setup-hello"), (first_steps(speech),))
        row = games.post(session, Posted(channel, NOTE, codec.encode(out)), None, core.clock.now())
        core.points("before commit")
        return [row]

    core.announce(await core.database.write(store))


async def takes_greeting(core: Core, guild: int) -> bool:
    """True once, to whoever is to tell somebody who manages a server how to begin; False: nothing is owed to it."""

    def take(session: Session) -> bool:
        owed = people.guild(session, guild).greeting == OWED
        if owed:
            people.set_guild(session, guild, greeting=SAID)
        return owed

    known = await core.database.recall(("greeting", guild), lambda session: people.guild(session, guild).greeting)
    return known == OWED and await core.database.write(take)

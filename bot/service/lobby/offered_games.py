"""What somebody is told of each game before he has chosen one: what it is, for how many, how long, and how to begin."""

from __future__ import annotations

from msgspec import Struct

from bot.games import registry
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.service.core.house_options import read_options
from bot.service.lobby.learning import Lesson, lessons
from bot.service.lobby.offered_options import PLAYABLE, READY_MADE
from bot.service.lobby.playing_time import decisions_each, playing_time

ORDER = ("talisman", "warcry", "mage_knight_unlimited", "mage_knight_2", "albion")
"""Their titles, the one that is easiest to begin with first."""


class OfferedGame(Struct, frozen=True):
    """A game as it is offered in one language. ``lesson``: its name; ``options``: those of a ready-made table."""

    title: str
    key: str
    name: str
    about: str
    facts: str
    lesson: str
    learn: str
    play: str
    options: str


def offered_games(language: str) -> tuple[OfferedGame, ...]:
    """All that may be played."""
    return tuple([_offered(title, Speech(language)) for title in ORDER])


def _offered(title: str, speech: Speech) -> OfferedGame:
    key, edition = PLAYABLE[title]
    wanted = f"{edition} {READY_MADE}".strip()
    lesson = lesson_for(title)
    return OfferedGame(
        title,
        key,
        speech.text(message_id("game-title", title if edition else key)),
        speech.text(message_id("offer", title)),
        _facts(key, wanted, speech),
        lesson.key,
        speech.text("offer-learn", count=len(lesson.halves[0])),
        speech.text("offer-play"),
        wanted,
    )


def _facts(key: str, wanted: str, speech: Speech) -> str:
    """For how many it is, and how often each of them decides, as measured at ready-made tables."""
    rules = registry.game(key)
    least, most = rules.seats
    players = f"{least}–{most}" if least < most else str(most)
    decisions = decisions_each(rules, read_options(rules, wanted)[0], least)
    return speech.text("offer-facts", players=players, most=most, decisions=playing_time(decisions, least)["count"])


def lesson_for(title: str) -> Lesson:
    """The lesson of what has that title."""
    return next(lesson for lesson in lessons().values() if title in (lesson.title, lesson.key))

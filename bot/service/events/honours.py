"""Ratings of a server for each game, and its table of honour. Both follow from results alone, whenever they are asked.

Only games of rated events count that were played to their end by different people, without a ruling that changed the
position and without an undo past what was rolled or shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from itertools import groupby

from sqlmodel import Session

from bot.engine.errors import Refused
from bot.games import registry
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.league.ratings import Rating
from bot.service.core.access import Actor
from bot.service.core.core import Core
from bot.service.core.transaction import Reply
from bot.service.events import league
from bot.service.events.transaction import EventTransaction, known_events
from bot.storage import events
from bot.storage.event_models import CANCELLED, OVER, RUNNING

MOST_SHOWN = 20
SHOWN_FROM = 5
"""Games after which a rating says more of the player than of chance."""

Played = tuple[tuple[int, ...], tuple[int, ...]]


def rated_games(session: Session, guild: int, key: str, hidden: Container[int | None] = ()) -> list[Played]:
    """The rated games of a server, in the order of their ends: the people, and their places. None of ``hidden``
    events."""
    found: list[Played] = []
    altered = events.altered_games(session, guild, key)
    rows = [row for row in events.rated_matches(session, guild, key) if row[0].event_id not in hidden]
    for _, group in groupby(rows, key=lambda row: row[0].id):
        seats = list(group)
        people = tuple([entry.user_id or 0 for _, _, entry in seats])
        places = tuple([seat.place or 0 for _, seat, _ in seats])
        if 0 not in (*people, *places) and len(set(people)) == len(people) and seats[0][0].game_id not in altered:
            found.append((people, places))
    return found


def ratings_in(affair: EventTransaction) -> dict[int, int]:
    """The ratings of people at the game of an event on its server."""
    games = rated_games(affair.session, affair.event.guild_id, affair.event.key)
    return {rating.player: rating.value for rating in league.ratings_of(games) if rating.games >= SHOWN_FROM}


async def honour_text(core: Core, who: Actor, key: str, speech: Speech) -> str:
    """The ratings of a game on a server and who has won its events, of those that exist for whoever asks; who has asked
    for it stands without a name."""
    known = registry.keys()
    if key not in known:
        raise Refused("lobby_choice", option="game", given=key[:40], allowed=tuple(known))

    def read(session: Session) -> tuple[list[Played], set[int], list[int | None]]:
        every = events.events_of(session, who.guild, (RUNNING, OVER, CANCELLED))
        unseen = {event.id for event in every} - {event.id for event in known_events(session, every, who)}
        won = [one for event, one in events.champions(session, who.guild, key) if event.id not in unseen]
        return rated_games(session, who.guild, key, unseen), events.unnamed(session, who.guild), won

    games, hidden, won = await core.database.read(read)
    found = await core.in_rules(lambda: league.ratings_of(games))
    title = speech.text(message_id("game-title", key))
    lines = [speech.text("event-honour", game=title)]
    shown = [rating for rating in found if rating.games >= SHOWN_FROM][:MOST_SHOWN]
    lines += [_rating(place, rating, hidden, speech) for place, rating in enumerate(shown, 1)]
    if not shown:
        lines.append(speech.text("event-honour-none", least=SHOWN_FROM))
    titles = Counter(champion for champion in won if champion is not None)
    if titles:
        lines.append(speech.text("event-honour-titles"))
        lines += [
            speech.text("event-honour-title", name=_name(user, hidden, speech), count=count)
            for user, count in titles.most_common(MOST_SHOWN)
        ]
    return "\n".join(lines)


def _rating(place: int, rating: Rating, hidden: set[int], speech: Speech) -> str:
    facts = {"rank": str(place), "value": str(rating.value), "spread": str(rating.spread)}
    return speech.text("event-honour-rating", name=_name(rating.player, hidden, speech), count=rating.games, **facts)


def _name(user: int, hidden: set[int], speech: Speech) -> str:
    return speech.text("event-honour-unnamed") if user in hidden else f"<@{user}>"


async def stand_unnamed(core: Core, guild: int, user: int, hidden: bool) -> Reply:
    """Stand in the tables of a server without a name, or with it again."""
    await core.database.write(lambda session: events.set_unnamed(session, guild, user, hidden))
    return Reply("event_unnamed" if hidden else "event_named")

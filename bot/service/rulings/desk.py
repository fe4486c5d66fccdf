"""One deed at one question, from the lock to the commit: counted once, however often it is delivered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from sqlmodel import Session

from bot.engine import codec
from bot.engine.errors import Refused
from bot.service.core.access import Standing, Viewer, known_to
from bot.service.core.core import Core
from bot.service.core.ports import NOTE, RULING, Outgoing
from bot.service.core.transaction import Reply, decoded_reply, encoded_reply
from bot.storage import games, people, rulings
from bot.storage.games import Posted
from bot.storage.law import Question
from bot.storage.models import Game, Outbox


class Asker(Viewer, Protocol):
    """Whoever does something at a question."""

    @property
    def id(self) -> int:
        """The person."""


Done = tuple[Reply, Sequence[Posted]]
Deed = Callable[[Session, Question], Done]
"""What is done at a question: what is answered, and what is posted."""


async def act_on_question(
    core: Core, question: int, guild: int, deed: Deed, who: Asker | None = None, *, interaction: int | None = None
) -> Reply:
    """Do something at a question of a server; ``who`` None: time does. Raises Refused; then nothing has changed."""
    now = core.clock.now()

    def store(session: Session) -> tuple[Reply, list[Outbox]]:
        known = None if interaction is None else games.find_interaction(session, interaction)
        if known is not None:
            return decoded_reply(known), []
        reply, posts = deed(session, find_question(session, question, guild, who))
        if interaction is not None:
            games.note_interaction(session, interaction, now, encoded_reply(reply))
        rows = [games.post(session, posted, None, now) for posted in posts]
        core.points("before commit")
        return reply, rows

    # Questions are locked as games are, under numbers that no game has.
    async with core.lock(-question):
        reply, rows = await core.database.write(store)
    core.announce(rows)
    await core.ruled(guild)
    return reply


def find_question(session: Session, number: int, guild: int, who: Asker | None) -> Question:
    """A question of a server that exists for somebody: he may read where it stands, has asked it, or plays there."""
    question = rulings.question_of(session, number)
    if question is None or question.guild_id != guild or not (who is None or question_known(session, question, who)):
        raise Refused("ruling_no_question", given=number)
    return question


def question_known(session: Session, question: Question, who: Asker) -> bool:
    """True if a question exists for somebody."""
    game = None if question.game_id is None else session.get(Game, question.game_id)
    home = question.channel_id if game is None else game.home
    own = who.id == question.asked_by or (game is not None and rulings.plays_in(session, game.id or 0, who.id))
    return known_to(who, Standing(question.guild_id, question.channel_id, home, own))


def still_open(question: Question, now: int) -> None:
    """Refuse what comes after the end, also where its timer has not been looked at yet."""
    if question.closed_at is not None or now >= question.due:
        raise Refused("ruling_closed", number=str(question.id))


def card_posted(question: Question, out: Outgoing) -> Posted:
    """The card of a question as it stands now."""
    return Posted(question.channel_id, RULING, codec.encode(out))


def elsewhere(session: Session, question: Question, out: Outgoing) -> list[Posted]:
    """A message in the channel that a server has chosen for its questions, where the question stands in another."""
    channel = people.guild(session, question.guild_id).questions
    return [] if channel in (None, question.channel_id) else [Posted(channel or 0, NOTE, codec.encode(out))]


def note_posted(question: Question, out: Outgoing) -> Posted:
    """A message of its own where the question stands."""
    return Posted(question.channel_id, NOTE, codec.encode(out))

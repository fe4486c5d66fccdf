"""One deed at one question, from the lock to the commit: counted once, however often it is delivered."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlmodel import Session

from bot.engine import codec
from bot.engine.errors import Refused
from bot.service.core import Core
from bot.service.ports import NOTE, RULING, Outgoing
from bot.service.work import Reply, decoded_reply, encoded_reply
from bot.storage import games, rulings
from bot.storage.games import Posted
from bot.storage.law import Question
from bot.storage.models import Outbox

Done = tuple[Reply, Sequence[Posted]]
Deed = Callable[[Session, Question], Done]
"""What is done at a question: what is answered, and what is posted."""


async def carry_out(core: Core, question: int, guild: int, deed: Deed, *, interaction: int | None = None) -> Reply:
    """Do something at a question of a server. Raises Refused; then nothing has changed."""
    now = core.clock.now()

    def store(session: Session) -> tuple[Reply, list[Outbox]]:
        known = None if interaction is None else games.find_interaction(session, interaction)
        if known is not None:
            return decoded_reply(known), []
        reply, posts = deed(session, found(session, question, guild))
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


def found(session: Session, number: int, guild: int) -> Question:
    """A question of a server; those of others do not exist for it."""
    question = rulings.question_of(session, number)
    if question is None or question.guild_id != guild:
        raise Refused("ruling_no_question", given=number)
    return question


def still_open(question: Question, now: int) -> None:
    """Refuse what comes after the end, also where its timer has not been looked at yet."""
    if question.closed_at is not None or now >= question.due:
        raise Refused("ruling_closed", number=str(question.id))


def card_posted(question: Question, out: Outgoing) -> Posted:
    """The card of a question as it stands now."""
    return Posted(question.channel_id, RULING, codec.encode(out))


def note_posted(question: Question, out: Outgoing) -> Posted:
    """A message of its own where the question stands."""
    return Posted(question.channel_id, NOTE, codec.encode(out))

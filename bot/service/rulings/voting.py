"""Votes on a question: who may vote is looked at when the button is pressed, and how it ends follows from the ballots.

Approval voting: whoever votes may approve of several answers, and change his mind until the end. At a table seats vote,
not people, and the electorate is fixed when the question opens; elsewhere it is whoever was there before (F53). With a
tie, or with too few ballots, the reading of the digest stands.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from sqlmodel import Session, select

from bot.engine.errors import Refused
from bot.i18n.speech import Speech
from bot.service.core.access import Sees, sees_nothing
from bot.service.core.core import Core
from bot.service.core.transaction import Reply
from bot.service.rulings.answers import LETTERS, answers_of
from bot.service.rulings.card import approved_told, card, leading
from bot.service.rulings.desk import Done, act_on_question, card_posted, still_open
from bot.service.rulings.precedents import Ground, rule, settle_without
from bot.service.table.ballots import seats_in
from bot.storage import rulings, votes
from bot.storage.games import Posted
from bot.storage.law import JUDGE, LAPSED, QUORUM, TABLE, TIE, Approval, Question
from bot.storage.models import Seat, Timer


class Voter(Struct, frozen=True):
    """Whoever presses a button of a question, as the chat service describes him at that moment."""

    id: int
    guild: int
    channel: int
    joined: int  # when he joined the server; 0: it is not known
    roles: frozenset[int] = frozenset()
    sees: Sees = sees_nothing


async def approve(
    core: Core, number: int, who: Voter, letter: str, *, language: str = "en", interaction: int | None = None
) -> Reply:
    """Approve of an answer, or no longer where one did. Raises Refused."""
    now = core.clock.now()

    def deed(session: Session, question: Question) -> Done:
        still_open(question, now)
        if question.channel_id != who.channel or letter not in answers_of(question.answers):
            raise Refused("button_unknown")
        if question.mode == JUDGE:
            raise Refused("ruling_judge_decides")
        letters = [_cast(session, question, voter, who, letter, now) for voter in voters(session, question, who)][0]
        cast = rulings.ballots_of(session, number)
        told = approved_told(question, letters, Speech(language))
        reply = Reply("ruling_cast", {"letters": told or "none"})
        if question.mode == TABLE and agreed(question, cast):
            return reply, settled(session, question, cast, now)
        return reply, [card_posted(question, card(question, cast, votes.proposed_with(session, question)))]

    return await act_on_question(core, number, who.guild, deed, who, interaction=interaction)


def agreed(question: Question, cast: Sequence[Approval]) -> bool:
    """True if all seats of a table approve of the same answer, so that there is nothing left to wait for."""
    common = set(LETTERS).intersection(*[ballot.letters for ballot in cast])
    return len(cast) == len(seats_in(question.electorate)) and bool(common)


def _cast(session: Session, question: Question, voter: int, who: Voter, letter: str, now: int) -> str:
    """One ballot with a letter more, or less; what it approves of then."""
    number = question.id or 0
    before = session.get(Approval, (number, voter))
    kept = set(before.letters if before is not None and before.user_id == who.id else "")
    letters = "".join([one for one in LETTERS if (one in kept) != (one == letter)])
    rulings.put_ballot(session, Approval(question_id=number, voter=voter, user_id=who.id, letters=letters, at=now))
    return letters


def voters(session: Session, question: Question, who: Voter) -> list[int]:
    """As whom somebody votes: his seats at a table, else himself. Raises Refused with what he lacks."""
    if question.mode == TABLE:
        held = session.exec(select(Seat.seat).where(Seat.game_id == question.game_id, Seat.user_id == who.id))
        seats = sorted(set(held) & set(seats_in(question.electorate)))
        if not seats:
            raise Refused("ruling_not_at_table")
        return seats
    if question.role is not None and question.role not in who.roles:
        raise Refused("ruling_no_role", role=f"<@&{question.role}>")
    if not 0 < who.joined < question.opened_at:
        raise Refused("ruling_joined_later")
    if not rulings.has_played(session, question.guild_id, who.id, question.opened_at):
        raise Refused("ruling_never_played")
    return [who.id]


async def question_due(core: Core, timer: Timer) -> int | None:
    """The time of a question is over; where time stood still meanwhile, look again then."""
    number, now = int(timer.subject), core.clock.now()
    again: list[int] = []

    def deed(session: Session, question: Question) -> Done:
        if question.closed_at is not None:
            return Reply("done"), []
        if question.due > now:
            again.append(question.due)
            return Reply("done"), []
        if question.mode == JUDGE:
            return Reply("done"), settle_without(session, question, LAPSED, (), now)
        return Reply("done"), settled(session, question, rulings.ballots_of(session, number), now)

    row = await core.database.read(lambda session: rulings.question_of(session, number))
    if row is not None:
        await act_on_question(core, number, row.guild_id, deed)
    return again[0] if again else None


def settled(session: Session, question: Question, cast: Sequence[Approval], now: int) -> list[Posted]:
    """Count the ballots and close the question."""
    ahead = leading(question, cast)
    if len(cast) < question.quorum:
        return settle_without(session, question, QUORUM, cast, now)
    if len(ahead) != 1:
        return settle_without(session, question, TIE, cast, now)
    ayes = sum(ahead[0] in ballot.letters for ballot in cast)
    return rule(session, question, ahead[0], Ground(question.mode, votes=len(cast), ayes=ayes), cast, now)

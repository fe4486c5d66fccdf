"""A judge settles a question: a holder of the role decides with a reason, never one who plays in that game (F52)."""

from __future__ import annotations

from sqlmodel import Session

from bot.engine.errors import Refused
from bot.service.core.access import MOST_REASON, Actor
from bot.service.core.core import Core
from bot.service.core.sanitize import cleaned
from bot.service.core.transaction import Reply
from bot.service.rulings.answers import answers_of
from bot.service.rulings.desk import Done, act_on_question, find_question, still_open
from bot.service.rulings.precedents import Ground, may_rule, rule, settle_without
from bot.storage import people, rulings
from bot.storage.law import JUDGE, WITHDRAWN, Question


async def decide(
    core: Core, number: int, who: Actor, letter: str, reason: str, *, interaction: int | None = None
) -> Reply:
    """Decide for an answer. Raises Refused."""
    now, why = core.clock.now(), cleaned(reason, MOST_REASON)

    def deed(session: Session, question: Question) -> Done:
        still_open(question, now)
        entitled(session, question, who)
        if letter not in answers_of(question.answers):
            raise Refused("button_unknown")
        if not why:
            raise Refused("gm_no_reason")
        role = people.guild(session, who.guild).judge_role
        posts = rule(session, question, letter, Ground(JUDGE, why, role), (), now)
        return Reply("ruling_decided", {"precedent": f"S-{question.precedent}"}), posts

    return await act_on_question(core, number, who.guild, deed, who, interaction=interaction)


async def demand_judge(core: Core, number: int, who: Actor, letter: str) -> None:
    """Refuse whoever could not decide so, before he is asked for a reason."""
    now = core.clock.now()

    def read(session: Session) -> None:
        question = find_question(session, number, who.guild, who)
        still_open(question, now)
        entitled(session, question, who)
        if letter not in answers_of(question.answers):
            raise Refused("button_unknown")

    await core.database.read(read)


def entitled(session: Session, question: Question, who: Actor) -> None:
    """Refuse whoever is no judge of this question."""
    if question.mode != JUDGE:
        raise Refused("ruling_vote_decides")
    if not may_rule(who, people.guild(session, who.guild)):
        raise Refused("ruling_not_judge")
    demand_uninvolved(session, question, who)


def demand_uninvolved(session: Session, question: Question, who: Actor) -> None:
    """Refuse a judge who plays in the game that a question is about, or in its group."""
    if question.game_id is None:
        return
    game = question.game_id
    if rulings.plays_in(session, game, who.id) or rulings.plays_in_group(session, game, who.id):
        raise Refused("ruling_judge_plays")


async def withdraw(core: Core, number: int, who: Actor, *, interaction: int | None = None) -> Reply:
    """Take a question back: whoever has asked it may, and a judge who does not play there. Raises Refused."""
    now = core.clock.now()

    def deed(session: Session, question: Question) -> Done:
        still_open(question, now)
        cast = rulings.ballots_of(session, number)
        own = question.asked_by == who.id
        if not own and not may_rule(who, people.guild(session, who.guild)):
            raise Refused("ruling_not_yours")
        if not own:
            demand_uninvolved(session, question, who)
        if own and len({ballot.user_id for ballot in cast} - {who.id}) > 0:
            raise Refused("ruling_begun")
        return Reply("ruling_withdrawn"), settle_without(session, question, WITHDRAWN, cast, now)

    return await act_on_question(core, number, who.guild, deed, who, interaction=interaction)

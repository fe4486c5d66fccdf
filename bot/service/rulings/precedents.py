"""What comes of a question: a precedent, or that the reading of the digest stands; and the words of precedents."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from sqlmodel import Session

from bot.engine.errors import Refused
from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from bot.messages import ranks
from bot.messages.message import Button
from bot.service.core import press_kinds
from bot.service.core.access import Actor, is_referee
from bot.service.core.bindings import in_force, precedent_name
from bot.service.core.core import Core
from bot.service.core.ports import Outgoing
from bot.service.core.press_kinds import button_id
from bot.service.core.sanitize import cleaned
from bot.service.core.transaction import Reply
from bot.service.rulings.answers import MOST_ANSWER, answers_of
from bot.service.rulings.card import card, outcome_told
from bot.service.rulings.desk import card_posted, elsewhere, note_posted
from bot.service.rulings.telling import precedent_lines
from bot.storage import people, rulings
from bot.storage.games import Posted
from bot.storage.law import RULED, Approval, Precedent, PrecedentText, Question
from bot.storage.models import RUNNING, Game, Guild

MOST_PRECEDENTS = 10_000
"""Of a server, with those that may still come of open questions: it is looked at when one is put."""

MOST_QUESTION = 500


class Ground(Struct, frozen=True):
    """On what a ruling rests: a vote with its numbers, or a judge with his reason and role."""

    mode: str
    reason: str = ""
    role: int | None = None
    votes: int = 0
    ayes: int = 0


def settle_without(
    session: Session, question: Question, outcome: str, cast: Sequence[Approval], now: int
) -> list[Posted]:
    """Close a question without a ruling."""
    rulings.close_question(session, question, outcome, now)
    told = outcome_told(question, cast, Speech(question.language))
    out = Outgoing(told)
    return [
        card_posted(question, card(question, cast)),
        note_posted(question, out),
        *elsewhere(session, question, out),
    ]


def rule(
    session: Session, question: Question, letter: str, ground: Ground, cast: Sequence[Approval], now: int
) -> list[Posted]:
    """Close a question with a precedent, which overrules the one that the question is about."""
    known = rulings.precedents(session, question.guild_id)
    answer = answers_of(question.answers)[letter]
    made = Precedent(
        guild_id=question.guild_id,
        number=0,
        key=question.key,
        title=question.title,
        language=question.language,
        question=question.text,
        ruling=answer.text,
        clauses=question.clauses,
        sets=answer.sets,
        reason=ground.reason,
        mode=ground.mode,
        role=ground.role,
        votes=ground.votes,
        ayes=ground.ayes,
        at=now,
        link=question.link,
        # Overruled by somebody else meanwhile, it is not overruled a second time.
        overrules=question.overrules if in_force(known, question.overrules) else None,
        question_id=question.id,
    )
    question.precedent = rulings.put_precedent(session, made)
    rulings.close_question(session, question, RULED, now)
    lines = precedent_lines(Speech(question.language), made, {}, 0, people.guild(session, question.guild_id).binding)
    return [
        card_posted(question, card(question, cast)),
        note_posted(question, _announced(session, question, made, lines)),
        *elsewhere(session, question, Outgoing("\n".join(lines))),
    ]


def _announced(session: Session, question: Question, made: Precedent, lines: Sequence[str]) -> Outgoing:
    speech = Speech(question.language)
    game = session.get(Game, question.game_id) if question.game_id is not None else None
    if not made.sets or game is None or game.status != RUNNING:
        return Outgoing("\n".join(lines))
    button = Button(
        button_id(press_kinds.PRECEDENT_APPLY, game.id or 0, made.number),
        speech.text("rulings-button-apply"),
        ranks.ACT,
    )
    return Outgoing("\n".join([*lines, speech.text("rulings-may-apply")]), ((button,),))


def number_of(text: str) -> int:
    """The number of a precedent as people write it: ``S-14``, ``s14``, ``14``. Raises Refused."""
    bare = text.strip().casefold().removeprefix("s").removeprefix("-")
    if not (bare.isascii() and bare.isdecimal() and len(bare) < 7):
        raise Refused("ruling_no_precedent", given=text[:20])
    return int(bare)


def may_rule(who: Actor, guild: Guild) -> bool:
    """True if somebody may judge: the holders of the role that was chosen for it, else the game masters."""
    if guild.judge_role is not None and guild.judge_role != guild.id:
        return guild.judge_role in who.roles
    return is_referee(who.roles, who.manages, guild)


async def demand_translator(core: Core, who: Actor, number: int, language: str) -> None:
    """Refuse whoever may not add words in a language, before he is asked for them."""
    await core.database.read(lambda session: translatable(session, who, number, language))


def translatable(session: Session, who: Actor, number: int, language: str) -> None:
    """Refuse words that may not be added: those that a precedent has are never changed."""
    row = rulings.precedent(session, who.guild, number)
    if row is None:
        raise Refused("ruling_no_precedent", given=precedent_name(number))
    if not may_rule(who, people.guild(session, who.guild)):
        raise Refused("ruling_not_judge")
    if language not in LANGUAGES:
        raise Refused("language_unknown", given=language[:20], known=LANGUAGES)
    there = session.get(PrecedentText, (who.guild, number, language))
    if row.language == language or there is not None:
        raise Refused("ruling_text_there", precedent=precedent_name(number))


async def translate(core: Core, who: Actor, number: int, language: str, question: str, ruling: str) -> Reply:
    """Add the words of a precedent in another language. Raises Refused."""
    texts = [cleaned(question, MOST_QUESTION), cleaned(ruling, MOST_ANSWER)]
    done = Reply("ruling_translated", {"precedent": precedent_name(number)})
    now = core.clock.now()

    def store(session: Session) -> Reply:
        kept = session.get(PrecedentText, (who.guild, number, language))
        if kept is not None and [kept.question, kept.ruling] == texts:
            return done  # delivered twice
        translatable(session, who, number, language)
        if not all(texts):
            raise Refused("ruling_text_empty")
        text = PrecedentText(guild_id=who.guild, number=number, language=language, at=now)
        text.question, text.ruling = texts
        session.add(text)
        return done

    reply = await core.database.write(store)
    await core.ruled(who.guild)
    return reply

"""The message that shows a question: the answers with their buttons, how it is settled, and how it stands."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.errors import Refused
from bot.i18n.choices import fitting_label
from bot.i18n.lists import joined_words
from bot.i18n.speech import Speech
from bot.messages import ranks
from bot.messages.message import Block, Button
from bot.service.core import press_kinds
from bot.service.core.bindings import precedent_name
from bot.service.core.ports import Outgoing
from bot.service.core.press_kinds import button_id
from bot.service.core.sanitize import cleaned, escaped
from bot.service.rulings.answers import Proposal, answers_of
from bot.service.rulings.telling import played_told
from bot.service.table.ballots import AYE, DISPUTE, MOST_DISPUTED, PAUSE
from bot.storage.law import JUDGE, TABLE, Approval, Question
from bot.storage.models import Vote

MOST_CARD, MOST_TEXT = 1830, 1980
"""Signs of a card when it is put, and ever: what is written anew is one message, and takes no file with the rest."""

LEAST_SCENE = 80
"""With less room the line of the game is left out; half of it is for the words round it."""

MOST_NAMED = 8
"""Voters that an open ballot names beside an answer; the rest is counted."""


def card(question: Question, ballots: Sequence[Approval], proposed: Sequence[Vote] = ()) -> Outgoing:
    """The card of a question: each answer with the button that is for it, until it is settled.

    Voters are named as far as there is room. ``proposed``: what the seats of its game are asked besides.
    """
    speech, still_open = Speech(question.language), question.closed_at is None
    names = not question.secret and len(card_text(question, ballots, names=True)) <= MOST_TEXT
    answers = _answers(question, ballots, speech, names=names)
    pressed = vote_buttons(question, speech) if still_open else [None] * len(answers)
    blocks = [Block(line, beside=button) for line, button in zip(answers, pressed, strict=True)]
    blocks.append(Block("\n".join(_standing(question, ballots, speech))))
    if still_open and (more := table_row(question, proposed)):
        besides = speech.text("rulings-besides")
        room = MOST_TEXT - len(card_text(question, ballots, names=names)) - 1
        blocks.append(Block(besides if len(besides) <= room else "", rows=(more,)))
    return Outgoing("\n".join(_asked(question, speech)), blocks=tuple(blocks), subject=str(question.id), layout=True)


def card_text(question: Question, ballots: Sequence[Approval], *, names: bool) -> str:
    """What the card says of its question."""
    speech = Speech(question.language)
    answers = _answers(question, ballots, speech, names=names)
    return "\n".join([*_asked(question, speech), *answers, *_standing(question, ballots, speech)])


def notice(question: Question) -> Outgoing:
    """What is told of a question in another channel than its own: nothing of the game in which it came up."""
    speech = Speech(question.language)
    title, link = _title(question, speech), f"https://discord.com/channels/{question.guild_id}/{question.channel_id}"
    answers = _answers(question, (), speech, names=False)
    told = [title, escaped(question.text), *answers, how_told(question, speech)]
    return Outgoing("\n".join([*told, speech.text("rulings-elsewhere", link=link)]))


def fit(question: Question) -> None:
    """Cut the scene of a new question to what fits beside its own words. Raises Refused where these are too long."""
    scene, question.scene = question.scene, ""
    room = MOST_CARD - len(card_text(question, (), names=False))
    if room < 0:
        raise Refused("ruling_too_long", count=MOST_CARD - room, most=MOST_CARD)
    if room > LEAST_SCENE:
        question.scene = fitting_label(scene, room - LEAST_SCENE // 2)


def vote_buttons(question: Question, speech: Speech) -> list[Button]:
    """A button for each answer, short enough to stand beside it."""
    judged = question.mode == JUDGE
    kind = press_kinds.QUESTION_DECIDE if judged else press_kinds.QUESTION
    message = "rulings-button-decide" if judged else "rulings-button-vote"
    return [
        Button(button_id(kind, 0, question.id or 0, letter), speech.text(message, letter=letter), ranks.ACT)
        for letter in answers_of(question.answers)
    ]


def table_row(question: Question, proposed: Sequence[Vote]) -> tuple[Button, ...]:
    """What the table may agree to for this game: the die on this question, and a pause."""
    speech, asked = Speech(question.language), cleaned(question.text, MOST_DISPUTED)
    found: dict[str, Vote] = {}
    for vote in proposed:
        if vote.kind == PAUSE or (vote.kind == DISPUTE and vote.subject.partition(" ")[2] == asked):
            found.setdefault(vote.kind, vote)
    return tuple(
        [
            Button(button_id(press_kinds.VOTE, vote.game_id, vote.number, AYE), speech.text(f"rulings-agree-{kind}"))
            for kind, vote in found.items()
        ]
    )


def _title(question: Question, speech: Speech) -> str:
    title = played_told(speech, question)
    message = "rulings-card-title" if title else "rulings-card-title-any"
    return speech.text(message, number=str(question.id), **({"game": title} if title else {}))


def _asked(question: Question, speech: Speech) -> list[str]:
    told = [_title(question, speech), escaped(question.text)]
    if question.clauses:
        told.append(speech.text("rulings-clauses", clauses=question.clauses.replace(" ", ", ")))
    if question.scene:
        told.append(speech.text("rulings-scene", line=str(question.line), told=question.scene))
    if question.link:
        told.append(speech.text("rulings-link", link=question.link))
    if question.overrules:
        told.append(speech.text("rulings-would-overrule", precedent=precedent_name(question.overrules)))
    return told


def _answers(question: Question, ballots: Sequence[Approval], speech: Speech, *, names: bool) -> list[str]:
    shown = question.mode != JUDGE and (not question.secret or question.closed_at is not None)
    told = []
    for letter, answer in answers_of(question.answers).items():
        line = f"**{letter}** {answer_told(answer)}"
        ayes = [ballot for ballot in ballots if letter in ballot.letters]
        if shown and ayes:
            count = speech.text("rulings-approvals", count=len(ayes))
            line += f" · {count}" + (f" {voters_told(question, ayes, speech)}" if names else "")
        told.append(line)
    return told


def answer_told(answer: Proposal) -> str:
    """An answer with the options that it sets."""
    sets = " ".join([f"`{part}`" for part in answer.sets.split()])
    return f"{escaped(answer.text)} ({sets})" if sets else escaped(answer.text)


def approved_told(question: Question, letters: str, speech: Speech) -> str:
    """The answers that a ballot approves of, in their words."""
    answers = answers_of(question.answers)
    told = [
        speech.text("rulings-approved-answer", letter=letter, answer=escaped(answers[letter].text))
        for letter in letters
        if letter in answers
    ]
    return joined_words(speech.catalog, speech.language, told)


def voters_told(question: Question, ballots: Sequence[Approval], speech: Speech) -> str:
    """Who has voted so, in an open ballot; nobody is called by it."""
    people = list(dict.fromkeys([f"<@{ballot.user_id}>" for ballot in ballots]))
    more = len(people) - MOST_NAMED
    listed = people[:MOST_NAMED] + ([f"+{more}"] if more > 0 else [])
    return f"({joined_words(speech.catalog, speech.language, listed)})"


def _standing(question: Question, ballots: Sequence[Approval], speech: Speech) -> list[str]:
    if question.closed_at is not None:
        return [outcome_told(question, ballots, speech)]
    told = [how_told(question, speech)]
    if question.mode != JUDGE:
        told.append(speech.text("rulings-cast", count=len(ballots)))
    return told


def how_told(question: Question, speech: Speech) -> str:
    """Who settles it, until when, and what is so if nobody does."""
    until = f"<t:{question.due}:R>"
    if question.mode == JUDGE:
        if question.role is None:
            return speech.text("rulings-how-masters", until=until)
        return speech.text("rulings-how-judge", role=f"<@&{question.role}>", until=until)
    if question.mode == TABLE:
        return speech.text("rulings-how-table", quorum=question.quorum, until=until)
    if question.role is None:
        return speech.text("rulings-how-community", quorum=question.quorum, until=until)
    return speech.text("rulings-how-role", role=f"<@&{question.role}>", quorum=question.quorum, until=until)


def outcome_told(question: Question, ballots: Sequence[Approval], speech: Speech) -> str:
    """How a question has ended."""
    number = str(question.id)
    if question.precedent is not None:
        return speech.text("rulings-outcome-ruled", number=number, precedent=precedent_name(question.precedent))
    if question.outcome == "quorum":
        return speech.text("rulings-outcome-quorum", number=number, count=len(ballots), needed=question.quorum)
    if question.outcome == "tie":
        tied = joined_words(speech.catalog, speech.language, leading(question, ballots))
        return speech.text("rulings-outcome-tie", number=number, letters=tied)
    return speech.text(f"rulings-outcome-{question.outcome}", number=number)


def leading(question: Question, ballots: Sequence[Approval]) -> list[str]:
    """The answers that most approve of; several where as many do."""
    counts = {letter: sum(letter in ballot.letters for ballot in ballots) for letter in answers_of(question.answers)}
    most = max(counts.values(), default=0)
    return [letter for letter, count in counts.items() if count == most and most]

"""A precedent in words, for chat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from bot.i18n.choices import fitting_label
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.service.core.bindings import precedent_name
from bot.service.core.sanitize import escaped
from bot.storage.law import JUDGE, Precedent, PrecedentText, Question

MOST_ASKED = 100
"""Signs of a question where a precedent is told in one line."""

Texts: TypeAlias = "Mapping[tuple[int, str], PrecedentText]"
"""The words of precedents in other languages, by number and language."""


def words_of(row: Precedent, texts: Texts, language: str) -> tuple[str, str]:
    """Question and ruling in a language, as they were written where there are none in it."""
    other = texts.get((row.number, language))
    if other is None or row.language == language:
        return row.question, row.ruling
    return other.question, other.ruling


def played_told(speech: Speech, row: Question | Precedent) -> str:
    """The game that it is about, with its edition where that is known; empty: it is about none."""
    title = row.title or row.key
    return speech.text(message_id("game-title", title)) if title else ""


def precedent_lines(speech: Speech, row: Precedent, texts: Texts, overruled_by: int, binding: str) -> list[str]:
    """All there is to know of a precedent."""
    question, ruling = words_of(row, texts, speech.language)
    game = played_told(speech, row)
    head = f"**{precedent_name(row.number)}**" + (f" · {game}" if game else "") + f" · <t:{row.at}:D>"
    told = [head, escaped(question), f"→ **{escaped(ruling)}**"]
    if row.sets:
        sets = " ".join([f"`{part}`" for part in row.sets.split()])
        told.append(speech.text(f"rulings-binds-{binding}", sets=sets))
    if row.clauses:
        told.append(speech.text("rulings-clauses", clauses=row.clauses.replace(" ", ", ")))
    if row.reason:
        told.append(speech.text("rulings-reason", reason=escaped(row.reason)))
    told.append(ruled_by(speech, row))
    if row.overrules:
        told.append(speech.text("rulings-overrules", precedent=precedent_name(row.overrules)))
    if overruled_by:
        told.append(speech.text("rulings-overruled-by", precedent=precedent_name(overruled_by)))
    if row.link:
        told.append(speech.text("rulings-link", link=row.link))
    return told


def ruled_by(speech: Speech, row: Precedent) -> str:
    """Who has ruled, as a role or by numbers; never a person."""
    if row.mode == JUDGE:
        if row.role is None:
            return speech.text("rulings-by-master")
        return speech.text("rulings-by-judge", role=f"<@&{row.role}>")
    return speech.text(f"rulings-by-{row.mode}", ayes=row.ayes, votes=row.votes)


def short(speech: Speech, row: Precedent, texts: Texts) -> str:
    """A precedent in one line: where its clause is shown, and beside refusals."""
    question, ruling = words_of(row, texts, speech.language)
    facts = {"question": escaped(fitting_label(question, MOST_ASKED)), "ruling": escaped(ruling)}
    return speech.text("rulings-short", precedent=precedent_name(row.number), **facts)


def label(speech: Speech, row: Precedent, texts: Texts) -> str:
    """A precedent as a suggestion, where no sign is markup."""
    question, ruling = words_of(row, texts, speech.language)
    facts = {"question": fitting_label(question, MOST_ASKED // 2), "ruling": ruling}
    return speech.text("rulings-suggested", precedent=precedent_name(row.number), **facts)

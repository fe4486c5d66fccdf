"""Answers to questions: an option's own line, ``choose ...``, or a bare id or card name."""

from __future__ import annotations

import re

from bot.engine.errors import BadNotation, Refused
from bot.engine.notation.answering import choose, option_called, read_answer
from bot.engine.notation.words import excerpt, first_word, phrases, plain
from bot.engine.requests import Answer, Ask, Option
from bot.games.warcry.effects.questions import Question, assigned, could_answer, parts_of, question_place, questions
from bot.games.warcry.language.ability import Ability
from bot.games.warcry.notation.words import GRAMMAR, Lexicon, piece_id
from bot.games.warcry.state import State

VERBS = ("block", "no_block", "react", "no_reaction", "choose")
_REFUSALS = {"pass": ("no_block", "no_reaction", "no"), "yes": ("yes",), "no": ("no", "no_block", "no_reaction")}
_ASKED_BY = {
    "block": ("block",),
    "no_block": ("block",),
    "react": ("reaction", "reaction_hand"),
    "no_reaction": ("reaction", "reaction_hand"),
}
"""The questions that a verb answers; ``choose`` answers every one."""
_ONE = {"block": "block_one_unit", "react": "react_one"}
_WITH = re.compile(r"^with(=| |$)", re.IGNORECASE)
_CHOICES = re.compile(r"\schoices\s*=", re.IGNORECASE)


def read_reply(lexicon: Lexicon, line: str, state: State, ask: Ask) -> Answer:
    """An answer to the open question. ``react NE-C29 choices=B2`` fixes what will be asked next as well."""
    head, choices = _parts(lexicon, line)
    answer = _read_options(lexicon, head, ask)
    if choices:
        _check_choices(lexicon, state, ask, _reaction(ask, answer), choices)
    return answer


def fixed_choices(lexicon: Lexicon, line: str, ask: Ask) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """The card of the reaction that a line answers with, the choices that it fixes, and the question each is for."""
    head, choices = _parts(lexicon, " ".join(line.split()))
    option = _reaction(ask, _read_options(lexicon, head, ask)) if choices else None
    if option is None:
        return "", (), ()
    ability = _ability(lexicon, option)
    found = _by_kind(ask, ability, choices)
    asks = [] if isinstance(found, int) else [question_place(ability, question) for question in found]
    return str(option.facts["card"]), choices, tuple(asks)


def _parts(lexicon: Lexicon, line: str) -> tuple[str, tuple[str, ...]]:
    """A line without its choices, and these. Only reactions take any (WC-P12)."""
    if first_word(line) != "react":
        return line, ()
    head, *tail = _CHOICES.split(line, maxsplit=1)
    return head, tuple(read_choice(lexicon, phrase) for phrase in phrases(GRAMMAR.tokens(tail[0]))) if tail else ()


def read_choice(lexicon: Lexicon, text: str) -> str:
    """One choice: a unit or a card, ``yes`` or ``no``, a number, ``none``; several of one are joined by ``+``."""
    return "+".join([_choice_part(lexicon, part.strip()) for part in text.split("+")])


def _choice_part(lexicon: Lexicon, part: str) -> str:
    card = lexicon.card(part)
    if card is not None:
        return card.id
    if part.casefold() in ("yes", "no", "none") or (part.isascii() and part.isdigit() and len(part) < 3):
        return part.casefold()
    return piece_id("choices", part, "WC-P6")


def _reaction(ask: Ask, answer: Answer) -> Option | None:
    """The reaction that an answer uses, if it uses one."""
    return next((option for option in ask.options if option.id in answer and "card" in option.facts), None)


def _ability(lexicon: Lexicon, option: Option) -> Ability:
    """The ability that an option uses."""
    number = option.id.partition("/ability=")[2].partition("/")[0]
    abilities = lexicon.content.cards[str(option.facts["card"])].reactions
    return next((ability for ability in abilities if str(ability.index) == number), abilities[0])


def _by_kind(ask: Ask, ability: Ability, choices: tuple[str, ...]) -> list[Question] | int:
    """The question that each choice is for, by its kind alone; else the place of the first for none."""
    asked = questions(ability, times=len(choices))
    return assigned(asked, choices, lambda question, choice: could_answer(question, ask.seat, choice))


def _check_choices(lexicon: Lexicon, state: State, ask: Ask, option: Option | None, choices: tuple[str, ...]) -> None:
    """Every choice must answer a question that the reaction puts, by all that its player can see (WC-P12)."""
    if option is None:
        raise Refused("choice_not_asked", "WC-P12", given=choices[0][:40], card="")
    ability, card, targets = _ability(lexicon, option), str(option.facts["card"]), option.facts.get("targets")
    legal = targets if isinstance(targets, tuple) else ()
    hand = list(state.players[ask.seat].action_hand)
    if not option.facts["piece"]:
        hand.remove(card)

    def fits(question: Question, choice: str) -> bool:
        parts = parts_of(choice)
        if not could_answer(question, ask.seat, choice):
            return False
        if question.key == "discard_card" and question.of == "own":
            return all(hand.count(part) >= parts.count(part) for part in parts)
        return not question.named or all(part in legal for part in parts)

    found = assigned(questions(ability, times=len(choices)), choices, fits)
    if isinstance(found, int):
        given = choices[found][:40]
        if _by_kind(ask, ability, choices) == found:
            raise Refused("choice_not_asked", "WC-P12", given=given, card=card)
        raise Refused("bad_choice", "WC-C48", given=given, card=card, options=legal)


def _read_options(lexicon: Lexicon, line: str, ask: Ask) -> Answer:
    if ask.free is not None:
        return read_answer(ask, line)
    verb = first_word(line)
    offered = [option.id for option in ask.options]
    meant = option_called(ask, line) or next((one for one in _REFUSALS.get(plain(line), ()) if one in offered), None)
    if meant is not None:
        return (meant,)
    if verb not in VERBS or (verb in _ASKED_BY and ask.key not in _ASKED_BY[verb]):
        raise BadNotation("answer_first", ask.clause, question=ask.key, given=excerpt(line))
    rest = line.partition(" ")[2]
    if verb in ("no_block", "no_reaction"):
        raise BadNotation("too_many_words", ask.clause, verb=verb, given=excerpt(rest))
    ids: list[str] = []
    for phrase in phrases(GRAMMAR.tokens(_WITH.sub("", rest))):
        ids.append(_option(lexicon, ask, phrase, ids))
    if verb in _ONE and len(ids) != 1:
        possible = tuple([option for option in offered if option not in VERBS])
        raise Refused(_ONE[verb], ask.clause, given=len(ids), example=possible[0], options=possible)
    return choose(ask, ids)


def _option(lexicon: Lexicon, ask: Ask, text: str, taken: list[str]) -> str:
    """The option that a phrase means: by its id, by the name of its card, or by the card in play that offers it.

    Of copies that are named again the next one is meant.
    """
    card = lexicon.card(text)
    exact = [option.id for option in ask.options if plain(option.id) == plain(text)]
    named = [option.id for option in ask.options if card is not None and option.facts.get("card") == card.id]
    pieces = [option.id for option in ask.options if _is_piece(option) and option.facts["piece"] == text.upper()]
    hand = [option for option in named if not any(known.id == option and _is_piece(known) for known in ask.options)]
    for fitting in (exact, hand, pieces if len(pieces) == 1 else []):
        left = [option for option in fitting if option not in taken]
        if left:
            return left[0]
    if exact:
        return exact[0]  # named twice: refused as such
    raise BadNotation("no_such_option", ask.clause, given=excerpt(text), question=ask.key)


def _is_piece(option: Option) -> bool:
    return bool(option.facts.get("piece"))

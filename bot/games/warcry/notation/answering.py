"""Answers to questions: an option's own line, ``choose ...``, or a bare id or card name."""

from __future__ import annotations

import re

from bot.engine.answers import read_answer, write_answer
from bot.engine.errors import BadNotation, Refused
from bot.engine.requests import Answer, Ask, Option
from bot.games.warcry.notation.words import Lexicon, phrases, plain, shown, tokens
from bot.games.warcry.orders.order_notation import read_choice
from bot.games.warcry.state import State

VERBS = ("block", "no_block", "react", "no_reaction", "choose")
_REFUSALS = {"pass": ("no_block", "no_reaction", "no"), "yes": ("yes",), "no": ("no", "no_block", "no_reaction")}
_CHOICES = re.compile(r"\schoices\s*=", re.IGNORECASE)


def read(lexicon: Lexicon, line: str, state: State, ask: Ask) -> Answer:
    """An answer to the open question. ``react NE-C29 choices=B2`` fixes what will be asked next as well."""
    head, choices = _parts(lexicon, line)
    answer = _read(lexicon, head, ask)
    if choices:
        _check_choices(state, ask, answer, choices)
    return answer


def fixed(lexicon: Lexicon, line: str, ask: Ask) -> tuple[str, tuple[str, ...]]:
    """The card of the reaction that a line answers with, and the choices that it fixes; nothing if it fixes none."""
    head, choices = _parts(lexicon, " ".join(line.split()))
    if not choices:
        return "", ()
    option = next(option for option in ask.options if option.id == _read(lexicon, head, ask)[0])
    return str(option.facts["card"]), choices


def _parts(lexicon: Lexicon, line: str) -> tuple[str, tuple[str, ...]]:
    """A line without its choices, and these. Only reactions take any (WC-P12)."""
    if line.partition(" ")[0].casefold() != "react":
        return line, ()
    head, *tail = _CHOICES.split(line, maxsplit=1)
    return head, tuple(read_choice(lexicon, phrase) for phrase in phrases(tokens(tail[0]))) if tail else ()


def _check_choices(state: State, ask: Ask, answer: Answer, choices: tuple[str, ...]) -> None:
    option = next((option for option in ask.options if option.id in answer), None)
    targets = option.facts.get("targets") if option is not None else None
    legal = targets if isinstance(targets, tuple) else ()
    held = state.players[ask.seat].action_hand
    for part in [part for choice in choices for part in choice.split("+")]:
        if part not in legal and part not in held:
            card = str(option.facts.get("card", "")) if option is not None else ""
            raise Refused("bad_choice", "WC-C48", given=part, card=card, options=legal)


def _read(lexicon: Lexicon, line: str, ask: Ask) -> Answer:
    if ask.free is not None:
        return read_answer(ask, line)
    wanted = plain(line)
    for option in ask.options:
        if wanted in (plain(option.text), plain(option.id)):
            return (option.id,)
    for option_id in _REFUSALS.get(wanted, ()):
        if any(option.id == option_id for option in ask.options):
            return (option_id,)
    verb, _, rest = line.partition(" ")
    if verb.casefold() not in VERBS:
        raise BadNotation("answer_first", ask.clause, question=ask.key, given=shown(line))
    rest = re.sub(r"^with(=| )", "", rest, flags=re.IGNORECASE)
    if verb.casefold() == "choose" and not rest.strip():
        return read_answer(ask, "choose")
    ids: list[str] = []
    for phrase in phrases(tokens(rest)):
        ids.append(_option(lexicon, ask, phrase, ids))
    return read_answer(ask, "choose " + ",".join(ids))


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
    raise BadNotation("no_such_option", ask.clause, given=shown(text), question=ask.key)


def _is_piece(option: Option) -> bool:
    return bool(option.facts.get("piece"))


def write(answer: Answer, ask: Ask | None) -> str:
    """The canonical line of an answer."""
    if ask is None:
        return ("choose " + ",".join(answer)).strip()
    return write_answer(ask, answer)

"""Answers to questions: an option's own line, ``choose ...``, or a bare id or card name."""

from __future__ import annotations

from bot.engine.answers import read_answer, write_answer
from bot.engine.errors import BadNotation
from bot.engine.requests import Answer, Ask, Option
from bot.games.warcry.state import State
from bot.games.warcry.words import Lexicon, phrases, plain, shown, tokens

VERBS = ("block", "no_block", "react", "no_reaction", "choose")
_REFUSALS = {"pass": ("no_block", "no_reaction", "no"), "yes": ("yes",), "no": ("no", "no_block", "no_reaction")}


def read(lexicon: Lexicon, line: str, state: State, ask: Ask) -> Answer:
    """An answer to the open question."""
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
    rest = rest.removeprefix("with=").removeprefix("with ")
    if verb.casefold() == "choose" and not rest.strip():
        return read_answer(ask, "choose")
    ids = tuple(_option(lexicon, ask, phrase) for phrase in phrases(tokens(rest)))
    return read_answer(ask, "choose " + ",".join(ids))


def _option(lexicon: Lexicon, ask: Ask, text: str) -> str:
    """The option that a phrase means: by id, or by the name of its card."""
    for option in ask.options:
        if plain(option.id) == plain(text):
            return option.id
    card = lexicon.card(text)
    if card is not None:
        named = [option.id for option in ask.options if option.facts.get("card") == card.id and not _is_piece(option)]
        if named:
            return named[0]
    raise BadNotation("no_such_option", ask.clause, given=shown(text), question=ask.key)


def _is_piece(option: Option) -> bool:
    return bool(option.facts.get("piece"))


def write(answer: Answer, ask: Ask | None) -> str:
    """The canonical line of an answer."""
    if ask is None:
        return ("choose " + ",".join(answer)).strip()
    return write_answer(ask, answer)

"""Answers to questions in words: an option's own line, its id, ``yes``, ``no``, ``pass``, or ``choose a,b``."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.errors import BadNotation
from bot.engine.notation.counting import list_entries
from bot.engine.notation.words import folded, plain
from bot.engine.pending_action import check_answer
from bot.engine.requests import Answer, Ask

CHOOSE = "choose"


def option_called(ask: Ask, text: str) -> str | None:
    """The id of the option with this line or id: just so, else in any case, quotes and underscores aside."""
    line = " ".join(text.split())
    for calls in (str, plain, _unquoted):
        wanted = calls(line)
        for by_line in (True, False):
            for option in ask.options:
                if wanted == calls(option.text if by_line else option.id):
                    return option.id
    return None


def _unquoted(text: str) -> str:
    """A line as it is compared where names may be written in quotes, with blanks for underscores, without accents."""
    return folded(text.replace('"', "").replace("_", " "))


def read_answer(ask: Ask, text: str) -> Answer:
    """An answer from notation. ``choose`` alone chooses nothing; several are named between commas."""
    option = option_called(ask, text)
    if option is not None:
        return (option,)
    line = " ".join(text.split())
    verb, _, rest = line.partition(" ")
    if plain(verb) != CHOOSE:
        raise BadNotation("no_such_option", ask.clause, given=line[:60], question=ask.key)
    return choose(ask, (rest,) if ask.free is not None else list_entries(rest))


def choose(ask: Ask, named: Sequence[str]) -> Answer:
    """The options that are named, by their ids in any case; what is no answer is refused."""
    by_id = {plain(option.id): option.id for option in reversed(ask.options)}
    exact = {option.id for option in ask.options}
    answer = tuple([name if name in exact else by_id.get(plain(name), name) for name in named])
    check_answer(ask, answer)
    return answer


def write_answer(ask: Ask | None, answer: Answer) -> str:
    """The notation of an answer; ``read_answer`` gives it back."""
    if ask is not None and len(answer) == 1 and ask.free is None:
        text = next((option.text for option in ask.options if option.id == answer[0]), "")
        if text and sum(1 for option in ask.options if option.text == text) == 1:
            return text
    return (f"{CHOOSE} " + ",".join(answer)).strip()

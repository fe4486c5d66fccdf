"""Answers to questions: an option's own line or id, or whatever it is about, by name: ``choose sword, helmet``."""

from __future__ import annotations

from bot.engine.errors import BadNotation
from bot.engine.notation.answering import CHOOSE, choose, option_called, write_answer
from bot.engine.notation.words import excerpt, first_word, folded, phrases
from bot.engine.requests import Answer, Ask, Option
from bot.games.talisman.notation.line import QuestLine
from bot.games.talisman.notation.words import GRAMMAR, KINDS

__all__ = ["VERBS", "read_reply", "write_answer"]

VERBS = (CHOOSE, "yes", "no", "pass")
"""Words that only answer."""

_LABELS = ("label", "label_en", "label_pl", "label_cs", "name_en", "name_pl", "name_cs")
_NONE = ("none", "pass", "nobody", "nothing")


def read_reply(line: QuestLine, text: str, ask: Ask) -> Answer:
    """An answer to the open question. The word ``choose`` may be left out."""
    option = option_called(ask, text)
    if option is not None:
        return (option,)
    chosen = first_word(text) == CHOOSE
    rest = text[len(CHOOSE) :].strip() if chosen else text
    if ask.free is not None:
        return choose(ask, (rest,))
    named = phrases(GRAMMAR.tokens(rest))
    if ask.low == 0 and (not named or folded(rest) in _NONE):
        return ()
    ids: list[str] = []
    for name in named:
        ids.append(_option(line, ask, name, ids))
    return choose(ask, ids)


def _option(line: QuestLine, ask: Ask, text: str, taken: list[str]) -> str:
    """The option that a phrase means; of several with one name the next that is not named yet."""
    exact = [option.id for option in ask.options if folded(option.id) == folded(text)]
    meant = exact or [option.id for option in ask.options if _is_about(line, option, text)]
    if not meant:
        raise BadNotation("no_such_option", ask.clause, given=excerpt(text), question=ask.key)
    return next((one for one in meant if one not in taken), meant[0])


def _is_about(line: QuestLine, option: Option, text: str) -> bool:
    """Whether an option is about something of that name: its label, a card, a space, or somebody's character."""
    if folded(text) in [folded(str(option.facts[name])) for name in _LABELS if name in option.facts]:
        return True
    facts = {value for name, value in option.facts.items() if name != "about"}
    if any(one in facts for kind in KINDS for one in line.lexicon.found(kind, text)):
        return True
    seat = option.facts.get("seat", option.facts.get("other"))
    return isinstance(seat, int) and not isinstance(seat, bool) and line.seat_called(text) == seat

"""Answers to questions: an option's own line or id, or whatever it is about, by name: ``choose sword, helmet``."""

from __future__ import annotations

from bot.engine.errors import BadNotation, Refused
from bot.engine.notation.answering import CHOOSE, choose, option_called, write_answer
from bot.engine.notation.words import excerpt, first_word, folded, phrases
from bot.engine.requests import Answer, Ask, Option
from bot.games.talisman.magic.asking import KEY as REACT
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
    named_so = _by_verb(line, text, ask)
    if named_so:
        return (named_so,)
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


def _by_verb(line: QuestLine, text: str, ask: Ask) -> str:
    """The option whose line begins with the same verb and is about what is named: ``cast "Iron Skin" target=druid``."""
    verb = first_word(text)
    offered = [option for option in ask.options if " " in option.text and first_word(option.text) == verb != CHOOSE]
    if not offered or not line.words:
        return ""
    target, name = line.take("target"), line.rest("card")
    meant = [option for option in offered if _is_about(line, option, name)]
    if target is not None:
        meant = [option for option in meant if _is_about(line, option, target)]
    line.end()
    if len(meant) > 1 and ask.key == REACT:
        raise Refused("which_target", "TA-9:13", card=str(meant[0].facts["card"]))
    if not meant:
        fault = _not_sold(line, ask, name)
        raise fault or BadNotation("no_such_option", ask.clause, given=excerpt(text), question=ask.key)
    return meant[0].id


def _not_sold(line: QuestLine, ask: Ask, text: str) -> Refused | None:
    """Why a card of a seller cannot be bought, with its price (TA-21:9)."""
    prices = dict(zip(_listed(ask, "wares"), _listed(ask, "prices"), strict=True)) if ask.key == "buy" else {}
    card = next((one for one in line.lexicon.found("card", text) if one in prices), "")
    if not card:
        return None
    price, gold = int(prices[card]), int(str(ask.facts["gold"]))
    if price > gold:
        return Refused("too_dear", "TA-21:9", card=card, price=price, gold=gold)
    return Refused("not_sold_now", "TA-21:9", card=card)


def _listed(ask: Ask, fact: str) -> tuple[str | int, ...]:
    found = ask.facts[fact]
    return found if isinstance(found, tuple) else ()


def _option(line: QuestLine, ask: Ask, text: str, taken: list[str]) -> str:
    """The option that a phrase means; of several with one name the next that is not named yet."""
    exact = [option.id for option in ask.options if folded(option.id) == folded(text)]
    meant = exact or [option.id for option in ask.options if _is_about(line, option, text)]
    if not meant:
        raise _not_sold(line, ask, text) or BadNotation(
            "no_such_option", ask.clause, given=excerpt(text), question=ask.key
        )
    return next((one for one in meant if one not in taken), meant[0])


def _is_about(line: QuestLine, option: Option, text: str) -> bool:
    """True if an option is about something of that name: its label, a card, a space, or somebody's character."""
    if folded(text) in [folded(str(option.facts[name])) for name in _LABELS if name in option.facts]:
        return True
    facts = {value for name, value in option.facts.items() if name != "about"}
    if folded(text) in facts:
        return True
    if any(one in facts for kind in KINDS for one in line.lexicon.found(kind, text)):
        return True
    seat = option.facts.get("seat", option.facts.get("other"))
    return isinstance(seat, int) and not isinstance(seat, bool) and line.seat_called(text) == seat

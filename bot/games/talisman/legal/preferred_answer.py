"""What a greedy seat answers: what is done by default (chapter 8), and more where that would leave a chance unused."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bot.engine.requests import Answer, Ask
from bot.games.talisman.board import Board
from bot.games.talisman.content.mods import TalismanMod
from bot.games.talisman.content.ops import Choice, Choose
from bot.games.talisman.legal.value import effects_value, ops_value
from bot.games.talisman.magic.asking import KEY as WINDOW

INSIDE = ("do", "otherwise")
"""Where operations hold others."""


def preferred_answer(b: Board, ask: Ask) -> Answer | None:
    """Its answer; None: at random, as in windows."""
    if ask.key == WINDOW:
        return None
    found = _LEANINGS.get(ask.key)
    return ask.default if found is None else found(b, ask)


def _use(b: Board, ask: Ask) -> Answer:
    """An optional effect, where something is expected of it."""
    card = b.content.entries[str(ask.facts["card"])]
    gain = effects_value(b, ask.seat, [effect for effect in card.effects if effect.optional])
    return ("yes",) if gain > 0 else ask.default


def _choose(b: Board, ask: Ask) -> Answer:
    """The best of what a card offers; its options are known by their labels."""
    labels = {str(option.facts["label"]): option.id for option in ask.options}
    entry = b.content.entries[str(ask.facts["card"])]
    todo = [*getattr(entry, "do", ()), *[op for effect in entry.effects for op in (*effect.do, *effect.otherwise)]]
    values = {labels[one.label]: ops_value(b, ask.seat, one.do) for one in _choices(todo) if one.label in labels}
    return (max(values, key=lambda name: values[name]),) if values else ask.default


def _choices(todo: Sequence[Any]) -> Iterator[Choice]:
    """What is to be chosen somewhere in operations."""
    for op in todo:
        if isinstance(op, Choose):
            yield from op.options
        inside = [op, *getattr(op, "options", ()), *getattr(op, "table", ())]
        yield from _choices([one for part in inside for name in INSIDE for one in getattr(part, name, ())])


def _quest(b: Board, ask: Ask) -> Answer:
    """While it has no Talisman and there is one."""
    return ("yes",) if not b.talismans(ask.seat) and ask.facts["count"] else ask.default


def _buy(b: Board, ask: Ask) -> Answer:
    """The dearest first, but nothing of a kind that it owns."""
    hero, gold, basket = b.hero(ask.seat), int(str(ask.facts["gold"])), list[str]()
    kinds = {kind for one in hero.objects for kind in _kinds(b, one.card)}
    for ware in sorted(ask.options, key=lambda ware: -int(str(ware.facts["price"]))):
        price, wanted = int(str(ware.facts["price"])), _kinds(b, str(ware.facts["card"]))
        if price <= gold and not wanted & kinds and len(basket) < ask.high:
            gold, kinds = gold - price, kinds | wanted
            basket.append(ware.id)
    return tuple(basket)


def _kinds(b: Board, card: str) -> set[str]:
    return {b.content.cards[card].same_as or card, *b.content.cards[card].tags}


def _spoils(b: Board, ask: Ask) -> Answer:
    """A Talisman, if it has none."""
    wanted = [one.id for one in ask.options if "unit_card" in one.facts and _opens(b, str(one.facts["unit_card"]))]
    return (wanted[0],) if wanted and not b.talismans(ask.seat) else ask.default


def _opens(b: Board, card: str) -> bool:
    return any(isinstance(mod, TalismanMod) for mod in b.content.cards[card].mods)


_LEANINGS: dict[str, Callable[[Board, Ask], Answer]] = {
    "use_effect": _use,
    "choose_option": _choose,
    "quest": _quest,
    "quest_card": lambda b, ask: (ask.options[0].id,),
    "buy": _buy,
    "buy_healing": lambda b, ask: (ask.options[-1].id,),
    "spoils": _spoils,
    "followers_instead": lambda b, ask: tuple([one.id for one in ask.options[: ask.high]]),
}

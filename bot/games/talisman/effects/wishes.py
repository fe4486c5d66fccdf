"""What players decide about effects: whether to use those that are optional, and which of several things to choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.requests import Option
from bot.games.talisman.content.ops import (
    AnyOp,
    Buy,
    BuyHealing,
    Cancel,
    Choice,
    Heal,
    Lose,
    Pay,
    QuestOp,
    Sell,
    TakeCounter,
)
from bot.games.talisman.play import Play


def asks_itself(ops: Sequence[AnyOp]) -> bool:
    """True if each of the operations lets its player do nothing, so that he need not be asked before, too (TA-D64)."""
    return all(isinstance(op, Buy | BuyHealing | Sell | QuestOp) for op in ops)


async def would_use(p: Play, seat: int, card: str, ops: Sequence[AnyOp], loss: int) -> bool:
    """True if a player uses an optional effect."""
    default, clause = _advice(p, seat, ops, loss)
    return await p.yes(seat, "use_effect", default=default, clause=clause, card=card)


def _advice(p: Play, seat: int, ops: Sequence[AnyOp], loss: int) -> tuple[bool, str]:
    """What is done when the time runs out, and the clause that says so."""
    if any(isinstance(op, TakeCounter) for op in ops):
        return True, "TA-D49"
    if any(isinstance(op, Cancel) for op in ops):
        return max(1, loss) >= p.hero(seat).lives, "TA-D45"
    if isinstance(ops[0], Pay):
        return False, "TA-D42"
    return _heals_free(ops), "TA-D29"


def _heals_free(ops: Sequence[AnyOp]) -> bool:
    return bool(ops) and all(isinstance(op, Heal) for op in ops)


async def choose(p: Play, seat: int, card: str, choices: Sequence[tuple[str, Choice]]) -> Choice:
    """One of several things, each under the number that it has on the card."""
    named = dict(choices)
    options = [Option(name, f"choose {name}", _label(one)) for name, one in choices]
    default, clause = _first(choices)
    (answer,) = await p.ask(seat, "choose_option", options, (default,), clause=clause, card=card)
    chosen = named[answer]
    p.say("option_chosen", seat=seat, card=card, **_label(chosen))
    return chosen


def _label(choice: Choice) -> dict[str, Any]:
    return {"label": choice.label, "label_pl": choice.label_pl, "label_cs": choice.label_cs}


def _first(choices: Sequence[tuple[str, Choice]]) -> tuple[str, str]:
    """The default: free healing, or nothing where one may do nothing; gold before life; else the first."""
    idle = [name for name, one in choices if not one.do]
    if idle:
        return next((name for name, one in choices if _heals_free(one.do)), idle[0]), "TA-D29"
    if any(_loses(one, "life") for _, one in choices):
        return next((name for name, one in choices if _loses(one, "gold")), choices[0][0]), "TA-D30"
    return choices[0][0], "TA-D61"


def _loses(choice: Choice, what: str) -> bool:
    return any(isinstance(op, Lose) and op.what == what for op in choice.do)


async def pick_one(
    p: Play, seat: int, key: str, options: Sequence[Option], clause: str, default: str = "", **facts: Any
) -> str:
    """One of some things; the first, unless a default is named (TA-D61)."""
    (answer,) = await p.ask(seat, key, options, (default or options[0].id,), clause=clause, **facts)
    return answer

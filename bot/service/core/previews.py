"""What staged lines would do, one after the other, as far as that can be known before anything is said.

A line is looked at where the lines before it lead. That is known while they need nothing but themselves: behind a die,
an answer, anything that is revealed or happens by itself, or another's turn it is not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.game import Preview
from bot.engine.run import foreseen
from bot.service.core.loaded_game import LoadedGame


class Plan(Struct, frozen=True):
    """A staged action for a drawing of it: what its seat would see before it, and the action."""

    view: Any
    action: Any


class Look(Struct, frozen=True):
    """One staged line. ``later``: what it does cannot be known before what comes before it is done."""

    preview: Preview | None = None
    plan: Plan | None = None
    refusal: Refused | None = None
    later: bool = False
    once_more: str = ""  # why it is asked for once more where a press says it


def looks(live: LoadedGame, seat: int, lines: Sequence[str]) -> Iterator[Look]:
    """One look for each line. Raises Refused where the first one is not possible."""
    rules = live.rules
    here: Any = live.table.state
    speaks = rules.to_act if seat in live.waiting() else rules.may_act
    for place, line in enumerate(lines):
        if rules.is_order(line):
            yield Look()
        elif here is None:
            yield Look(later=True)
        else:
            try:
                action = rules.parse(line, here, seat, None)
                told = rules.preview(here, seat, action)
                after = foreseen(rules, codec.encode(here), seat, action)
            except Refused as refusal:
                if not place:
                    raise
                yield Look(refusal=refusal)
                here = None
            else:
                plan = Plan(rules.view(here, seat), action) if told is not None else None
                yield Look(told, plan, once_more=rules.needs_confirmation(here, seat, action))
                here = after if after is not None and seat in speaks(after) else None


def sentences(live: LoadedGame, found: Sequence[Look], language: str) -> tuple[str, ...]:
    """What is said of each line; nothing of one that the game does not show first."""
    speech = live.speech(language)
    told = []
    for look in found:
        if look.refusal is not None:
            told.append(speech.refusal(look.refusal))
        elif look.preview is not None:
            told.append(speech.preview(look.preview))
        else:
            told.append(speech.text("table-staged-later") if look.later else "")
    return tuple(told)


def once_more(found: Sequence[Look]) -> str:
    """Why a single line is asked for once more before it is said; empty where a press is enough."""
    return found[0].once_more if len(found) == 1 else ""

"""Rules that several tests of the driver run."""

from __future__ import annotations

from typing import Any

from tests.support.driving import options, question
from tests.support.toy import Do


async def ask_twice(t: Any, seat: int, action: Do) -> None:
    for number in range(2):
        answer = await t.ask(1, "which", options("a", "b"), default=("a",))
        t.state.words[str(number)] = answer[0]
        t.say("answered", number=number, answer=answer[0])


async def everything(t: Any, seat: int, action: Do) -> None:
    """One request of each kind, and a nested rule."""
    dice = await t.roll(3, label="three")
    order = await t.shuffle(["x", "y", "z"], label="cards")
    await t.reveal("top")
    t.state.numbers += [sum(dice)]
    t.state.words["top"] = order[0]
    await ask_twice(t, seat, action)
    both = await t.ask_all([question(0, "a", "b"), question(1, "c", "d")])
    t.state.words["both"] = both[0][0] + both[1][0]


ANSWERS = ((1, ("b",)), (1, ("a",)), (1, ("d",)), (0, ("b",)))

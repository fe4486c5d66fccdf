"""Drafts: what somebody prepares by several forms until he applies it, or starts over.

They are kept in memory. A draft is a few minutes' work on a message that only its author sees and that his program
forgets too; what stands in it may name people, and so nothing of it has to be stored, exported or erased. After a
restart one sentence tells that it is gone, and nothing was changed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.lru import Recent
from bot.messages import ranks
from bot.messages.message import Block, Button
from bot.service.core import press_kinds
from cogs.items import press_button

if TYPE_CHECKING:
    from cogs.call import Call

MOST_DRAFTS = 200
SECONDS_KEPT = 6 * 3600.0


class Draft(Struct, frozen=True):
    """What is prepared. ``began``: what held when its author last looked; ``applied``: by which interaction it was.

    ``number`` is the interaction that began it: ids of buttons and forms name it, and no other draft ever has it.
    """

    user: int
    guild: int
    kind: str
    number: str
    values: Mapping[str, Any] = {}
    began: Mapping[str, Any] = {}
    meanwhile: frozenset[str] = frozenset()
    applied: int = 0


class Drafts:
    """The drafts of all people, the oldest dropped first."""

    def __init__(self, most: int = MOST_DRAFTS, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._kept: Recent[tuple[int, int, str, str], tuple[float, Draft]] = Recent(most)

    def keep(self, draft: Draft) -> Draft:
        """Remember a draft as it is now."""
        self._kept.put((draft.user, draft.guild, draft.kind, draft.number), (self._clock(), draft))
        return draft

    def find(self, call: Call, kind: str, number: str) -> Draft:
        """The draft of a person. Raises Refused where it is forgotten, and where it was applied by another press."""
        since, draft = self._kept.get((call.user, call.guild, kind, number)) or (0.0, None)
        if draft is None or self._clock() - since > SECONDS_KEPT:
            raise Refused("draft_gone")
        if draft.applied not in (0, call.id):
            raise Refused("draft_applied")
        return draft

    def forget_person(self, user: int) -> None:
        """Nothing is left of what a person has prepared."""
        for place, _ in self._kept.items():
            if place[0] == user:
                self._kept.drop(place)


def begun(call: Call, kind: str, values: Mapping[str, Any], began: Mapping[str, Any] | None = None) -> Draft:
    """A new draft, which holds what the command has said."""
    return call.drafts.keep(Draft(call.user, call.guild, kind, str(call.id), dict(values), began or {}))


def filled_in(call: Call, draft: Draft, given: Mapping[str, Any]) -> Draft:
    """The draft with what a form has brought; what is as it was before is not part of it."""
    values = {**draft.values, **given}
    values = {name: value for name, value in values.items() if name not in given or value != draft.began.get(name)}
    return call.drafts.keep(replace(draft, values=values))


def seen_now(call: Call, draft: Draft, now: Mapping[str, Any]) -> Draft:
    """The draft beside what holds now. What others have changed since its author looked is noted."""
    changed = {name for name, value in draft.began.items() if now[name] != value}
    values = {name: value for name, value in draft.values.items() if now[name] != value}
    return call.drafts.keep(replace(draft, values=values, began=now, meanwhile=draft.meanwhile | changed))


def section(call: Call, draft: Draft, group: str, heading: str, lines: Sequence[str], game: int = 0) -> Block:
    """A few lines of a draft, with the button beside them that opens their form."""
    label, option = call.text("draft-button-change"), form_option(draft, group)
    button = press_button(press_kinds.FORM, label, game=game, option=option, rank=ranks.SETTING)
    return Block("\n".join(lines), heading, button)


def form_option(draft: Draft, group: str) -> str:
    """What the id of a form of a draft says: what is drafted, which group, which draft."""
    return f"{draft.kind}:{group}:{draft.number}"


def form_named(option: str) -> tuple[str, str]:
    """The inverse: the group and the number of the draft."""
    _, _, rest = option.partition(":")
    group, _, number = rest.partition(":")
    return group, number


def draft_button(call: Call, kind: str, act: str, draft: Draft, label: str, rank: str, game: int = 0) -> Button:
    """A button that does something with a draft: apply it, start over."""
    return press_button(kind, call.text(label), game=game, option=f"{act}:{draft.number}", rank=rank)

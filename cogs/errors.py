"""What goes wrong at the edge, told to the person in one sentence and to the operator with its place (F46, F60)."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable

import discord

from bot.engine.errors import BadData, Refused
from bot.engine.requests import Facts
from bot.i18n.speech import Speech
from bot.logs import describe_error
from bot.lru import Recent
from bot.service.core.quarantine import StorageFault
from bot.service.core.sanitize import cleaned, escaped

UNKNOWN_MESSAGE, ANSWERED_ALREADY = 10008, 40060

UNHEARD = frozenset({10003, 10004, UNKNOWN_MESSAGE, 10015, 10062, 50027, 50083, 160005})
"""Discord's codes for an answer that can reach nobody any more: the interaction is too old or unknown, its message,
channel or server is gone, its thread closed. Nobody is at fault."""

MOST_GIVEN = 200
"""Signs of what somebody has typed that a refusal repeats."""

MOST_FAILED = 1000
"""Kinds of acts, each in a channel, whose failures are counted."""

STALE = frozenset({"stale_press", "not_your_decision", "button_unknown", "not_your_game"})
"""Refusals after which a person is shown the buttons that he may press now."""

log = logging.getLogger("seneschal.discord")


def worded(error: Exception, speech: Speech) -> str:
    """The sentence for a person. Faults of the program leave a trace in the log under the code that is told."""
    if isinstance(error, Refused):
        shown = Refused(error.key, error.clause, **unmarked(error.facts))
        return "\n".join([speech.refusal(shown), *[f"• {fault}" for fault in speech.more(error)]])
    if isinstance(error, BadData):
        return speech.fault(BadData(error.key, **unmarked(error.facts)))
    message = "discord-fault"
    if isinstance(error, StorageFault):
        message = "discord-perhaps-stored" if error.perhaps_stored else "discord-cannot-store"
    return speech.text(message, code=noted(error))


def unmarked(facts: Facts) -> Facts:
    """Facts of a refusal, with what somebody has typed (``given``) shown as it is written (F33 to F35)."""
    given = facts.get("given")
    return {**facts, "given": escaped(cleaned(given, MOST_GIVEN))} if isinstance(given, str) else facts


def noted(error: BaseException) -> str:
    """Log an error with its place; the code it is logged under."""
    code = secrets.token_hex(3)
    log.error("fault %s: %s", code, describe_error(error))
    return code


def too_late(error: discord.HTTPException) -> bool:
    """True if the person cannot be answered any more; he sees that in his own program."""
    return error.code in UNHEARD


class Breaker:
    """Closes one kind of act in one channel for a while after it failed several times in a row (F60)."""

    def __init__(self, most: int = 5, seconds: float = 300.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.most, self.seconds, self.clock = most, seconds, clock
        self._failed: Recent[tuple[int, str], tuple[int, float]] = Recent(MOST_FAILED)

    def check(self, channel: int, act: str) -> None:
        """Raises Refused while it is closed."""
        count, last = self._failed.get((channel, act)) or (0, 0.0)
        if count >= self.most and self.clock() - last < self.seconds:
            raise Refused("act_closed", minutes=max(1, round(self.seconds / 60)))

    def failed(self, channel: int, act: str) -> None:
        """It failed, by a fault of the program."""
        count, _ = self._failed.get((channel, act)) or (0, 0.0)
        self._failed.put((channel, act), (count + 1, self.clock()))
        if count + 1 == self.most:
            log.critical("%s in channel %d failed %d times in a row and is closed for a while", act, channel, self.most)

    def worked(self, channel: int, act: str) -> None:
        """It worked again."""
        self._failed.drop((channel, act))

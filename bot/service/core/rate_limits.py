"""How much of what is costly a person, and a server, may ask for: buckets that fill up again by themselves (F54)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from bot.lru import Recent

ACT, PANEL, PICTURE, FILM, SEARCH, EXPORT = "act", "panel", "picture", "film", "search", "export"
"""Any act at all (F8), and what costs more: a step in the panel, a drawing that is asked for, a whole film of them, a
look into packs or books, a file that is made or read. Each command, kind of press and form names its own where it is
declared."""

SUGGEST = "suggest"
"""A key pressed while an option is being typed: no act."""

PUBLIC = "public"
"""What a person shows to all is taken from the budget of the channel, whoever asks for it."""

MOST_BUCKETS = 5000
SERVER = 6
"""How many people's worth of budget a whole server has."""


class Rate(Struct, frozen=True):
    """So many at once, and one more every so many seconds."""

    burst: int
    seconds: float


RATES = {
    ACT: Rate(120, 0.2),
    PANEL: Rate(120, 0.2),
    PICTURE: Rate(8, 4.0),
    FILM: Rate(2, 60.0),
    SEARCH: Rate(15, 2.0),
    EXPORT: Rate(6, 30.0),
    PUBLIC: Rate(6, 15.0),
    SUGGEST: Rate(40, 0.2),
}


class Budgets:
    """The buckets of all people, servers and channels. ``clock`` gives seconds that really pass."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.rates = RATES
        self._buckets: Recent[tuple[str, str, int], tuple[float, float]] = Recent(MOST_BUCKETS)

    def take(self, kind: str, user: int, guild: int) -> float:
        """Take one of a kind; 0 if that was granted, else how many seconds to wait. What is refused costs nothing."""
        rate = self.rates[kind]
        asked = [((kind, "user", user), rate)]
        if guild:
            asked.append(((kind, "guild", guild), Rate(rate.burst * SERVER, rate.seconds / SERVER)))
        return self._take(asked)

    def take_in(self, kind: str, channel: int) -> float:
        """The same out of the bucket that all who are in a channel share."""
        return self._take([((kind, "channel", channel), self.rates[kind])])

    def _take(self, asked: list[tuple[tuple[str, str, int], Rate]]) -> float:
        now = self.clock()
        held = [self._filled(key, own, now) for key, own in asked]
        wait = max((1 - tokens) * own.seconds for tokens, (_, own) in zip(held, asked, strict=True))
        for tokens, (key, _) in zip(held, asked, strict=True):
            self._buckets.put(key, (tokens if wait > 0 else tokens - 1, now))
        return max(0.0, wait)

    def _filled(self, key: tuple[str, str, int], rate: Rate, now: float) -> float:
        """What a bucket holds now."""
        tokens, since = self._buckets.get(key) or (float(rate.burst), now)
        return min(float(rate.burst), tokens + (now - since) / rate.seconds)

"""Rate limits per route and channel, as headers and, where a test lowers them, as refusals."""

from __future__ import annotations

from bot.parlour.clock import Clock

OLD = 3600
"""Seconds after which a message takes few edits."""


class Rates:
    """Buckets of so many requests in so many seconds, and of edits of old messages. Generous unless changed."""

    def __init__(self, clock: Clock) -> None:
        self.limit = self.old_limit = 10_000
        self.seconds = 1.0
        self._clock = clock
        self._spent: dict[str, tuple[float, int]] = {}
        self._old_edits: dict[str, list[float]] = {}

    def edit(self, channel: str, sent: float) -> float:
        """Count an edit of a message: how long to wait if it was one too many of old ones in an hour."""
        now = self._clock.now()
        if now - sent < OLD:
            return 0.0
        made = self._old_edits[channel] = [at for at in self._old_edits.get(channel, []) if now - at < OLD]
        if len(made) >= self.old_limit:
            return max(made[0] + OLD - now, 0.001) if made else OLD
        made.append(now)
        return 0.0

    def spend(self, bucket: str) -> tuple[dict[str, str], float]:
        """Count a request: its headers, and how long to wait if it was one too many."""
        now = self._clock.now()
        start, count = self._spent.get(bucket, (now, 0))
        if now - start >= self.seconds:
            start, count = now, 0
        self._spent[bucket] = (start, count + 1)
        after = max(start + self.seconds - now, 0.001)
        headers = {"X-RateLimit-Limit": str(self.limit), "X-RateLimit-Bucket": bucket.partition(":")[0]}
        headers |= {
            "X-RateLimit-Remaining": str(max(self.limit - count - 1, 0)),
            "X-RateLimit-Reset-After": f"{after:.3f}",
        }
        return headers, (after if count >= self.limit else 0.0)

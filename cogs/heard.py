"""Which messages the gateway has shown in each channel lately: what it has shown need not be asked for."""

from __future__ import annotations

from bisect import insort

from bot.lru import Recent

MOST_CHANNELS, MOST_MESSAGES = 2000, 12


class Heard:
    """The latest messages of the channels, by id, which is the order of their coming."""

    def __init__(self) -> None:
        self._channels: Recent[int, list[int]] = Recent(MOST_CHANNELS)

    def came(self, channel: int, message: int) -> None:
        """A message was posted, by anybody."""
        known = self._channels.get_or_make(channel, list)
        if message not in known:
            insort(known, message)
        del known[:-MOST_MESSAGES]

    def sent(self, channel: int, message: int) -> None:
        """The bot itself has posted a message, which the gateway may show later; noted where it shows any at all."""
        if self._channels.get(channel):
            self.came(channel, message)

    def went(self, channel: int, message: int) -> None:
        """A message was deleted."""
        known = self._channels.get(channel)
        if known is not None and message in known:
            known.remove(message)

    def interrupted(self) -> None:
        """The gateway is lost: what comes meanwhile is not shown."""
        self._channels = Recent(MOST_CHANNELS)

    def below(self, channel: int, message: int) -> tuple[int, ...] | None:
        """What lies below a message; None where that was not shown itself, so that not all of it may have been."""
        known = self._channels.get(channel) or []
        return tuple(known[known.index(message) + 1 :]) if message in known else None

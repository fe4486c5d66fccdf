"""A memory of bounded size: what was used longest ago is given up."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from threading import RLock
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """Values by key, the oldest first; so many at most, or by ``size`` so much. Threads may share it."""

    def __init__(self, most: int, size: Callable[[V], int] = lambda _: 1) -> None:
        self.most, self.used = most, 0
        self._size = size
        self._kept: OrderedDict[K, V] = OrderedDict()
        self._lock = RLock()

    def get(self, key: K) -> V | None:
        """The value of a key, which is the newest from now on."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
            return self._kept.get(key)

    def put(self, key: K, value: V) -> V:
        """Keep a value as the newest. One larger than the whole memory is handed back, but not kept."""
        with self._lock:
            self.drop(key)
            if (size := self._size(value)) <= self.most:
                self._kept[key] = value
                self.used += size
            while self.used > self.most:
                self.drop(next(iter(self._kept)))
        return value

    def get_or_make(self, key: K, make: Callable[[], V]) -> V:
        """The value of a key, else a new one. It is made without the lock: twice at worst, and equal."""
        found = self.get(key)
        return self.put(key, make()) if found is None else found

    def drop(self, key: K) -> None:
        """Forget a key."""
        with self._lock:
            if key in self._kept:
                self.used -= self._size(self._kept.pop(key))

    def items(self) -> list[tuple[K, V]]:
        """What is kept, as it is now."""
        with self._lock:
            return list(self._kept.items())

    def __iter__(self) -> Iterator[K]:
        return iter([key for key, _ in self.items()])

    def __contains__(self, key: K) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)

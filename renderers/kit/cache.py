"""A cache bounded by bytes: what was used least recently goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Cache(Generic[T]):
    """Values by key. An entry larger than the whole cache is handed out, but not kept."""

    def __init__(self, limit: int, size: Callable[[T], int]) -> None:
        self.limit = limit
        self.used = 0
        self._size = size
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The value kept under the key, else a new one. Made outside the lock: twice at worst, and equal."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        value = make()
        with self._lock:
            self._keep(key, value)
        return value

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()
            self.used = 0

    def _keep(self, key: Hashable, value: T) -> None:
        cost = self._size(value)
        if key in self._kept or cost > self.limit:
            return
        self._kept[key] = value
        self.used += cost
        while self.used > self.limit:
            _, dropped = self._kept.popitem(last=False)
            self.used -= self._size(dropped)

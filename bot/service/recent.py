"""A memory of bounded size: what was used longest ago is given up."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """Values by key, so many at most. Threads may share it: at worst one does not find what another is taking up."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        """The value of a key, which is the newest from now on."""
        found = self._kept.pop(key, None)
        return None if found is None else self.put(key, found)

    def put(self, key: K, value: V) -> V:
        """Keep a value as the newest."""
        self.drop(key)
        self._kept[key] = value
        while len(self._kept) > self.most:
            self._kept.popitem(last=False)
        return value

    def drop(self, key: K) -> None:
        """Forget a key."""
        self._kept.pop(key, None)

    def __len__(self) -> int:
        return len(self._kept)

    def __iter__(self) -> Iterator[K]:
        return iter(list(self._kept))

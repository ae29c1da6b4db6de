"""A cache with a size limit, and one lock for each key in use."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Hashable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Cache(Generic[Key, Value]):
    """Values by key; the least recently used are dropped when all together grow too large."""

    def __init__(self, most: int, size_of: Callable[[Value], int] = lambda _: 1) -> None:
        """Keep values up to a total size of ``most``; without ``size_of`` each counts 1."""
        self._most = most
        self._size_of = size_of
        self._values: OrderedDict[Key, Value] = OrderedDict()
        self._size = 0

    def get(self, key: Key) -> Value | None:
        """Return a value if it is still kept."""
        if key in self._values:
            self._values.move_to_end(key)
        return self._values.get(key)

    def keep(self, key: Key, value: Value) -> None:
        """Keep a value as the most recently used."""
        self.forget(key)
        self._values[key] = value
        self._size += self._size_of(value)
        while self._size > self._most and len(self._values) > 1:
            self.forget(next(iter(self._values)))

    def forget(self, key: Key) -> None:
        """Drop a value."""
        if key in self._values:
            self._size -= self._size_of(self._values.pop(key))


class Locks:
    """One lock for each number, kept only while somebody uses it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def of(self, key: int) -> asyncio.Lock:
        """Return the lock of a number."""
        return self._locks.setdefault(key, asyncio.Lock())

    @asynccontextmanager
    async def of_all(self, keys: Collection[int]) -> AsyncIterator[None]:
        """Hold the locks of several numbers."""
        async with AsyncExitStack() as held:
            for key in sorted(keys):  # all in one order, so that no two wait for each other
                await held.enter_async_context(self.of(key))
            yield

"""Keeps what was used most recently, up to a number, and one lock for each key in use."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Recent(Generic[Key, Value]):
    """Values by key; the least recently used goes when there are too many."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[Key, Value] = OrderedDict()

    def get(self, key: Key) -> Value | None:
        """Return a value that is still kept."""
        if key in self._values:
            self._values.move_to_end(key)
        return self._values.get(key)

    def keep(self, key: Key, value: Value) -> None:
        """Keep a value as the most recently used."""
        self._values[key] = value
        self._values.move_to_end(key)
        if len(self._values) > self._most:
            self._values.popitem(last=False)

    def forget(self, key: Key) -> None:
        """Keep a value no longer."""
        self._values.pop(key, None)


class Locks:
    """One lock for each number, for as long as somebody uses it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def of(self, key: int) -> asyncio.Lock:
        """Return the lock of a number."""
        return self._locks.setdefault(key, asyncio.Lock())

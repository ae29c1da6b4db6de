"""Keeps the images that pictures are made of, bounded by bytes.

Parts of boards and lines of text have a store each: new names and numbers never end, and would push
out parts that are soon needed again. What is made anew again and again leaves holes in the heap.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Any, Final, ParamSpec, TypeVar

from PIL import Image

MOST_BYTES_OF_PARTS: Final = 40_000_000
"""The parts of boards of all sizes in one theme take little more."""

MOST_BYTES_OF_TEXTS: Final = 10_000_000
"""As much as the texts of some hundred boards."""

_BESIDE_PIXELS: Final = 1_300
"""Bytes that an image takes beside its pixels, with all that finds it again."""

_BYTES_A_PIXEL: Final = {"RGB": 4}
"""Of the modes in which it is not one."""

_Given = ParamSpec("_Given")
_Made = TypeVar("_Made")


class Store:
    """What was made, by what it was made from; the least recently used goes when it is too much.

    It may be asked from several threads.
    """

    def __init__(self, most_bytes: int) -> None:
        """Keep so much in all."""
        self._most = most_bytes
        self._lock = Lock()
        self.clear()

    def clear(self) -> None:
        """Keep nothing of what there is."""
        self._made: OrderedDict[Hashable, Any] = OrderedDict()
        self._holders: Counter[int] = Counter()
        """How many of them have an image in common, by its ``id``."""
        self.bytes = 0

    def keep(self, make: Callable[_Given, _Made]) -> Callable[_Given, _Made]:
        """Return a function that makes what is not kept: an image, or what consists of images."""

        @wraps(make)
        def find(*args: _Given.args, **kwargs: _Given.kwargs) -> _Made:
            key = (make, *args, *kwargs.values())
            try:  # without the lock, which would cost as much as all the rest
                made: _Made = self._made[key]
                self._made.move_to_end(key)
            except KeyError:
                made = make(*args, **kwargs)
                with self._lock:
                    self._note(key, made)
            return made

        return find

    def _note(self, key: Hashable, made: object) -> None:
        if key in self._made:  # another thread was faster
            return
        self._made[key] = made
        for image in _images_of(made):
            self.bytes += 0 if self._holders[id(image)] else _bytes_of(image)
            self._holders[id(image)] += 1
        while self.bytes > self._most and len(self._made) > 1:
            self._drop(self._made.popitem(last=False)[1])

    def _drop(self, made: object) -> None:
        for image in _images_of(made):
            self._holders[id(image)] -= 1
            if not self._holders[id(image)]:
                del self._holders[id(image)]
                self.bytes -= _bytes_of(image)


def _images_of(made: object) -> list[Image.Image]:
    parts = [made, *(getattr(made, name) for name in getattr(made, "__slots__", ()))]
    return [part for part in parts if isinstance(part, Image.Image)]


def _bytes_of(image: Image.Image) -> int:
    return image.width * image.height * _BYTES_A_PIXEL.get(image.mode, 1) + _BESIDE_PIXELS


PARTS: Final = Store(MOST_BYTES_OF_PARTS)
TEXTS: Final = Store(MOST_BYTES_OF_TEXTS)
kept = PARTS.keep
"""Decorates a function that makes parts of boards: what it has made is kept."""
kept_text = TEXTS.keep
"""Decorates a function that makes what differs from game to game: names, numbers, bars."""

"""Keeps the images that pictures are made of, bounded by bytes.

Parts of boards, lines of text and whole tiles (``renderer.alone``) have a store each: new names,
numbers and tiles keep coming, and would push out parts that are soon needed again. Making parts
again and again leaves holes in the heap.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Any, Final, ParamSpec, TypeVar

from PIL import Image

MOST_BYTES_OF_PARTS: Final = 40_000_000
"""A little less than the parts of boards of all sizes take in one theme."""

MOST_BYTES_OF_TEXTS: Final = 10_000_000
"""As much as the texts of some hundred boards."""

_BESIDE_PIXELS: Final = 1_300
"""Bytes that an image takes besides its pixels, its key and its place in the store included."""

_BYTES_A_PIXEL: Final = {"RGB": 4}
"""In modes where it is not one: Pillow keeps RGB in four bytes."""

_Given = ParamSpec("_Given")
_Made = TypeVar("_Made")


class Store:
    """A cache of images and of values that hold images, bounded by their bytes.

    The least recently used goes first. Threads may share a store.
    """

    def __init__(self, most_bytes: int) -> None:
        """Keep up to ``most_bytes``."""
        self._most = most_bytes
        self._lock = Lock()
        self.clear()

    def clear(self) -> None:
        """Forget everything."""
        self._made: OrderedDict[Hashable, Any] = OrderedDict()
        self._holders: Counter[int] = Counter()
        """How many kept values hold an image, by its ``id``: moved sprites share theirs."""
        self.bytes = 0

    def keep(self, make: Callable[_Given, _Made]) -> Callable[_Given, _Made]:
        """Return ``make`` with its results kept; each must be an image or hold images."""

        @wraps(make)
        def find(*args: _Given.args, **kwargs: _Given.kwargs) -> _Made:
            # The key has no names: two keyword arguments would have to come in one order.
            key = (make, *args, *kwargs.values())
            try:  # without the lock, which would cost as much as all the rest
                made: _Made = self._made[key]
                self._made.move_to_end(key)
            except KeyError:  # or another thread has dropped it since the line before
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
        # The newest stays even if it is too large: it is in use.
        while self.bytes > self._most and len(self._made) > 1:
            self._drop(self._made.popitem(last=False)[1])

    def _drop(self, made: object) -> None:
        for image in _images_of(made):
            self._holders[id(image)] -= 1
            if not self._holders[id(image)]:
                del self._holders[id(image)]
                self.bytes -= _bytes_of(image)


def _images_of(made: object) -> list[Image.Image]:
    # Only what is an image itself or has some in its own ``__slots__`` is counted.
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

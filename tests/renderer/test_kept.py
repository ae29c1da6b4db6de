"""Images are kept while there is room, and made anew after they were dropped."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from renderer.layout import Box
from renderer.parts.kept import Store
from renderer.parts.sprites import Sprite

SMALL, LARGE = 10, 100
"""Sides of squares, in pixels; the store counts about a kilobyte for each image besides."""


def squares(store: Store) -> tuple[Callable[[int, str], Image.Image], list[str]]:
    """A function that makes named squares and keeps them, and the names of all it has made."""
    made: list[str] = []

    @store.keep
    def square(side: int, name: str) -> Image.Image:
        made.append(name)
        return Image.new("P", (side, side))

    return square, made


def test_an_image_is_made_once_while_it_is_kept() -> None:
    square, made = squares(Store(100_000))

    first, other = square(SMALL, "a"), square(SMALL, "b")

    assert square(SMALL, "a") is first
    assert first is not other
    assert made == ["a", "b"]


def test_the_least_recently_used_goes_when_all_are_too_large() -> None:
    store = Store(30_000)
    square, made = squares(store)

    for name in "abacab":
        square(LARGE, name)

    assert made == ["a", "b", "c", "b"]
    assert store.bytes <= 30_000


def test_an_image_counts_once_for_all_that_hold_it() -> None:
    store = Store(100_000)
    image, mask = Image.new("P", (LARGE, LARGE)), Image.new("1", (LARGE, LARGE))

    @store.keep
    def sprite(left: int) -> Sprite:
        return Sprite(image, mask, Box(left, 0, LARGE, LARGE))

    sprite(0)
    alone = store.bytes
    for left in range(100):
        sprite(left)

    assert alone > 2 * LARGE * LARGE
    assert store.bytes == alone


def test_a_store_that_was_cleared_holds_nothing() -> None:
    store = Store(100_000)
    square, _ = squares(store)
    first = square(SMALL, "a")

    store.clear()

    assert store.bytes == 0
    assert square(SMALL, "a") is not first

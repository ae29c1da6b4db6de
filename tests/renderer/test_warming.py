"""The parts that are drawn ahead serve the boards of other games as well."""

from collections.abc import Callable, Iterator

import pytest

from renderer.parts import sprites
from renderer.parts.sprites import Sprite, Style
from renderer.parts.tiles import Art
from renderer.theme import load_theme
from renderer.warming import warm_up
from tests.renderer.positions import draw, position_at

SIZES = (6, 24, 40, 60, 90)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Art]]:
    """The parts drawn since the test began; all caches are empty then."""
    parts: list[Art] = []
    reduced: Callable[[Style, Art], Sprite] = sprites._sprite

    def note(style: Style, art: Art) -> Sprite:
        parts.append(art)
        return reduced(style, art)

    warm_up.cache_clear()
    sprites.style_of.cache_clear()  # parts are kept by the identity of their style
    monkeypatch.setattr(sprites, "_sprite", note)
    yield parts
    sprites.style_of.cache_clear()


def test_boards_of_all_sizes_find_most_of_their_parts_drawn(drawn: list[Art]) -> None:
    def needed(theme: str) -> int:
        before = len(drawn)
        for tiles in SIZES:
            draw(position_at(tiles), theme, None)
        return len(drawn) - before

    cold = needed("night")
    warm_up(load_theme("wood"))

    assert needed("wood") < cold / 3

"""A picture is a small file, and the same input always gives the same bytes."""

import io
import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from engine.actions import End
from engine.game import view
from engine.variants import VARIANTS
from renderer.board import draw_board
from renderer.parts import sprites
from renderer.theme import THEMES, load_theme
from tests.renderer.positions import draw, labels, opened, position_at

WOOD = load_theme("wood")


def forget_sprites() -> None:
    for cached in vars(sprites).values():
        if hasattr(cached, "cache_clear"):
            cached.cache_clear()


def test_the_same_input_gives_the_same_bytes() -> None:
    first = draw(position_at(24))
    draw(position_at(60), "night")
    forget_sprites()

    assert opened(draw(position_at(24))).tobytes() == opened(first).tobytes()


def test_pictures_drawn_in_several_threads_are_the_same() -> None:
    wishes = [(tiles, theme) for tiles in (2, 24, 40, 60) for theme in THEMES] * 2
    alone = [draw(position_at(tiles), theme) for tiles, theme in wishes]
    forget_sprites()

    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda wish: draw(position_at(wish[0]), wish[1]), wishes))

    for one, other in zip(together, alone, strict=True):
        assert opened(one).tobytes() == opened(other).tobytes()


def test_no_hand_and_no_bag_can_be_seen() -> None:
    variant = VARIANTS["classic"]
    bag, other_bag = list(variant.tiles), list(variant.tiles)
    random.Random(1).shuffle(bag)
    other_bag = [*bag[:2], *reversed(bag[2:])]
    pictures = []
    for order in (bag, other_bag):
        game = variant.start(2, {}, order)
        for _ in range(2):
            game.apply(game.to_act, game.legal_actions()[0])
            game.apply(game.to_act, End())
        views = [view(game, seat) for seat in (None, 0, 1)]
        pictures += [draw_board(seen, WOOD, labels(("Ann", "Bo"))) for seen in views]

    assert len(set(pictures)) == 1


@pytest.mark.parametrize("theme", THEMES)
def test_a_board_of_60_tiles_is_at_most_180_kilobytes(theme: str) -> None:
    assert len(draw(position_at(60), theme, 1200)) <= 180_000


def test_a_picture_is_a_png_with_a_palette() -> None:
    picture = Image.open(io.BytesIO(draw(position_at(24))))

    assert (picture.format, picture.mode, picture.width) == ("PNG", "P", 600)


def test_the_last_turn_is_marked_only_if_it_is_told() -> None:
    marked, plain = (
        opened(draw(position_at(24), width=1200, is_marked=is_marked))
        for is_marked in (True, False)
    )

    assert marked.size == plain.size
    assert marked.tobytes() != plain.tobytes()


def test_an_empty_table_can_be_drawn() -> None:
    variant = VARIANTS["classic"]

    picture = draw_board(view(variant.start(4, {}, variant.tiles), None), WOOD, labels(("",) * 4))

    assert opened(picture).size == (1200, 900)


@pytest.mark.parametrize("width", [400, 401, 997, 2400])
def test_any_width_can_be_drawn(width: int) -> None:
    assert opened(draw(position_at(60), width=width)).width == width

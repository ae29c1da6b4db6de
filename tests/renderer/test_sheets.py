"""Sheets are used again, never by two pictures at once, and no old picture shows on them."""

from concurrent.futures import ThreadPoolExecutor

from engine.tiles import TileId
from renderer.hand import HandLabels, draw_hand
from renderer.sheets import Sheets
from renderer.theme import load_theme
from tests.renderer.positions import draw, opened, position_at

LARGE, SMALL = (1200, 1500), (300, 200)


def test_memory_is_used_again_if_it_is_large_enough() -> None:
    sheets = Sheets()

    large = sheets.take(LARGE)
    sheets.give_back(large)

    assert sheets.take(SMALL).memory is large.memory


def test_memory_that_is_too_small_is_replaced() -> None:
    sheets = Sheets()
    small = sheets.take(SMALL)
    sheets.give_back(small)

    large = sheets.take(LARGE)
    sheets.give_back(large)

    assert len(large.memory) > len(small.memory)
    assert sheets.take(SMALL).memory is large.memory


def test_two_pictures_at_once_have_memory_each() -> None:
    sheets = Sheets()
    sheets.give_back(sheets.take(LARGE))

    assert sheets.take(SMALL).memory is not sheets.take(SMALL).memory


def test_what_is_drawn_lies_in_rows_that_each_begin_with_a_zero() -> None:
    sheets = Sheets()
    used = sheets.take(LARGE)
    used.image.paste(9, (0, 0, *LARGE))
    sheets.give_back(used)

    sheet = sheets.take((3, 2))
    sheet.image.paste(7, (1, 0, 9, 9))

    assert bytes(sheet.rows) == bytes((0, 0, 7, 7)) * 2


def test_nothing_of_an_earlier_picture_shines_through() -> None:
    first, hand = draw(position_at(20), width=1200), _hand()

    draw(position_at(100), "night", width=1600)

    assert opened(draw(position_at(20), width=1200)).tobytes() == opened(first).tobytes()
    assert opened(_hand()).tobytes() == opened(hand).tobytes()


def test_pictures_drawn_at_once_are_those_drawn_alone() -> None:
    sizes = [tiles for tiles in (4, 20, 60, 100) for _ in range(3)]
    alone = [draw(position_at(tiles)) for tiles in sizes]

    with ThreadPoolExecutor(4) as threads:
        at_once = list(threads.map(draw, map(position_at, sizes)))

    for one, other in zip(at_once, alone, strict=True):
        assert opened(one).tobytes() == opened(other).tobytes()


def _hand() -> bytes:
    tiles = (TileId("P-GRBY"), None)
    return draw_hand(tiles, load_theme("wood"), HandLabels(("", ""), (("", ""), ("", ""))))

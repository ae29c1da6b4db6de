"""Pictures look as they did, and the comparison sees every small change that matters."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PIL import Image, ImageDraw

from engine.hexes import Point
from renderer.board import draw_board
from renderer.layers.sizes import badge_spot
from renderer.layout import Layout, lay_out
from renderer.pages.leaderboard import LeaderRow, draw_leaderboard
from renderer.palette import palette_of
from renderer.parts.measures import DISC, PIP, RING
from renderer.parts.sprites import size, style_of
from renderer.theme import load_theme
from tests.renderer.compare import differences
from tests.renderer.goldens import (
    APART,
    GOLDENS,
    LEADER_ROWS,
    PAGE_LABELS,
    UNRANKED,
    golden_file,
)
from tests.renderer.positions import Position, coloured, draw, labels, opened, position_at

WOOD = load_theme("wood")


@pytest.fixture
def shown() -> Position:
    return position_at(24)


@pytest.fixture
def golden() -> Image.Image:
    return Image.open(golden_file("board-wood")).convert("RGB")


@pytest.fixture
def leaderboard() -> Image.Image:
    return Image.open(golden_file("leaderboard")).convert("RGB")


def layout_of(shown: Position) -> Layout:
    board = shown.game.board
    return lay_out([*(place.cell for place in board.tiles()), *board.frontier()], 600)


def circle(layout: Layout, point: Point, units: float) -> tuple[float, float, float, float]:
    x, y = layout.at(point)
    radius = units * layout.grid.unit
    return x - radius, y - radius, x + radius, y + radius


@pytest.mark.parametrize("name", GOLDENS)
def test_a_picture_looks_like_its_golden(name: str) -> None:
    picture = opened(GOLDENS[name]())

    assert differences(picture, Image.open(golden_file(name)).convert("RGB")) == []


def test_goldens_are_small_enough_to_keep() -> None:
    sizes = {name: golden_file(name).stat().st_size for name in GOLDENS}

    assert max(sizes.values()) < 36_000
    assert sum(sizes.values()) / len(sizes) < 17_800


def test_no_golden_is_left_that_nobody_draws() -> None:
    kept = {path.stem for path in golden_file("any").parent.iterdir()}

    assert kept == set(GOLDENS)


def test_a_missing_pip_is_a_difference(shown: Position, golden: Image.Image) -> None:
    layout = layout_of(shown)
    group = next(group for group in shown.game.board.groups() if not group.is_closed)
    body = WOOD.disc(group.colour).body

    ImageDraw.Draw(golden).ellipse(circle(layout, group.discs[0], PIP + 0.03), fill=body)

    assert differences(opened(draw(shown)), golden) != []


def test_a_missing_ring_is_a_difference(shown: Position, golden: Image.Image) -> None:
    layout = layout_of(shown)
    groups = shown.game.board.groups()
    single = next(group for group in groups if group.is_closed and len(group.discs) == 1)
    colours, pen = WOOD.disc(single.colour), ImageDraw.Draw(golden)

    pen.ellipse(circle(layout, single.discs[0], DISC + RING), fill=WOOD.tile)
    pen.ellipse(circle(layout, single.discs[0], DISC), fill=colours.body)
    pen.ellipse(circle(layout, single.discs[0], PIP), fill=colours.pip)

    assert differences(opened(draw(shown)), golden) != []


def test_a_wrong_digit_on_a_badge_is_a_difference(shown: Position, golden: Image.Image) -> None:
    layout = layout_of(shown)
    group = next(
        group for group in shown.game.board.groups() if group.is_closed and len(group.discs) == 3
    )
    wrong = size(style_of(WOOD, layout.grid), 8, group.colour)
    box = wrong.box.moved(*badge_spot(layout, group))

    golden.paste(coloured(wrong.image, palette_of(WOOD)), (box.left, box.top), wrong.mask)

    assert differences(opened(draw(shown)), golden) != []


def test_a_wrong_digit_in_a_score_is_a_difference(shown: Position, golden: Image.Image) -> None:
    earlier = position_at(20).view
    seats = layout_of(shown).seats
    assert earlier.scores[1] != shown.view.scores[1]
    picture = opened(draw_board(earlier, WOOD, labels(), (), 600))
    third = picture.width // 3
    top = picture.height - seats.height

    row = picture.crop((third, top, 2 * third, picture.height))
    golden.paste(row, (third, seats.top))

    assert differences(opened(draw(shown)), golden) != []


def test_a_tile_moved_by_one_pixel_is_a_difference(shown: Position, golden: Image.Image) -> None:
    layout = layout_of(shown)
    x, y = layout.centre(next(shown.game.board.tiles()).cell)
    half = layout.grid.unit
    tile = golden.crop((x - half, y - half, x + half, y + half))

    golden.paste(tile, (x - half + 1, y - half))

    assert differences(opened(draw(shown)), golden) != []


def test_a_picture_of_another_size_is_a_difference(golden: Image.Image) -> None:
    assert differences(golden, golden.crop((0, 0, 599, golden.height))) != []


def test_a_little_noise_is_no_difference(golden: Image.Image) -> None:
    noisy = golden.point([min(255, value + value % 7) for value in range(256)] * 3)

    assert noisy.tobytes() != golden.tobytes()
    assert differences(noisy, golden) == []


def misread(figure: str) -> str:
    """A number whose last digit is one higher."""
    return f"{figure[:-1]}{(int(figure[-1]) + 1) % 10}"


def page(rows: Sequence[LeaderRow], apart: LeaderRow = APART) -> Image.Image:
    return opened(draw_leaderboard(((*rows, UNRANKED), (apart,)), WOOD, PAGE_LABELS, 500))


@pytest.mark.parametrize("row", range(len(LEADER_ROWS)))
@pytest.mark.parametrize("column", range(4))
def test_a_wrong_digit_in_a_leaderboard_is_a_difference(
    row: int, column: int, leaderboard: Image.Image
) -> None:
    rows = [*LEADER_ROWS]
    right = rows[row].figures
    first, second, third, fourth = (
        misread(figure) if place == column else figure for place, figure in enumerate(right)
    )
    rows[row] = replace(rows[row], figures=(first, second, third, fourth))

    assert differences(leaderboard, page(rows)) != []


@pytest.mark.parametrize("row", range(len(LEADER_ROWS)))
def test_a_wrong_rank_is_a_difference(row: int, leaderboard: Image.Image) -> None:
    rows = [*LEADER_ROWS]
    rows[row] = replace(rows[row], rank=(rows[row].rank or 0) + 1)

    assert differences(leaderboard, page(rows)) != []


@pytest.mark.parametrize(
    "apart", [replace(APART, rank=24), replace(APART, is_asker=False), replace(APART, name="Eva")]
)
def test_another_row_of_the_asker_is_a_difference(
    apart: LeaderRow, leaderboard: Image.Image
) -> None:
    assert differences(leaderboard, page(LEADER_ROWS, apart)) != []

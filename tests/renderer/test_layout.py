"""Boards of any shape fit into pictures of a bounded shape."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.hexes import SIDES, Cell, Point, neighbour, neighbours_of, opposite, side_of
from renderer.layout import (
    DEFAULT_WIDTH,
    FLATTEST,
    TALLEST,
    WIDTHS,
    Layout,
    lay_out,
)
from renderer.parts.measures import CELL_NAME
from renderer.scene import set_scene
from tests.renderer.positions import labels_of, position_at

CELLS = st.builds(Cell, st.integers(-20, 20), st.integers(-20, 20))
BOARDS = st.sets(CELLS, min_size=1, max_size=40)


def cells_reach(layout: Layout, cells: set[Cell]) -> tuple[float, float, float, float]:
    """The left, top, right and bottom edges of the area that cells cover, in pixels."""
    corners = [
        complex(*layout.centre(cell)) + corner for cell in cells for corner in layout.grid.corners()
    ]
    across, down = [at.real for at in corners], [at.imag for at in corners]
    return min(across), min(down), max(across), max(down)


@given(BOARDS, st.sampled_from([400, 600, 1200, 2400]))
def test_no_cell_is_cut_by_an_edge_the_header_or_the_seats(cells: set[Cell], width: int) -> None:
    layout = lay_out(cells, width)

    left, top, right, bottom = cells_reach(layout, cells)

    assert left >= 0
    assert right <= width
    assert top >= layout.header.edges[3]
    assert bottom <= layout.seats.top


@given(BOARDS, st.integers(WIDTHS[0], WIDTHS[-1]))
def test_a_picture_is_neither_too_flat_nor_too_tall(cells: set[Cell], width: int) -> None:
    layout = lay_out(cells, width)

    assert layout.width == width
    assert FLATTEST * width <= layout.height <= TALLEST * width


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("width", [400, 1200])
def test_a_chain_of_120_tiles_has_a_bounded_picture(side: int, width: int) -> None:
    chain = [Cell(0, 0)]
    while len(chain) < 120:
        chain.append(neighbour(chain[-1], side))

    layout = lay_out(chain, width)

    assert FLATTEST * width <= layout.height <= TALLEST * width


@pytest.mark.parametrize("width", [400, 600, 1200, 1600, 2400])
def test_a_single_cell_does_not_fill_the_picture(width: int) -> None:
    layout = lay_out([Cell(0, 0)], width)

    assert layout.grid.unit <= width / 13


@pytest.mark.parametrize("width", [-1, 0, 399, 2401])
def test_a_width_out_of_range_is_refused(width: int) -> None:
    with pytest.raises(ValueError, match="400 to 2400"):
        lay_out([Cell(0, 0)], width)


@given(st.builds(Point, st.integers(-40, 40), st.integers(-40, 40)), st.sampled_from([400, 1200]))
def test_neighbouring_discs_are_one_unit_apart(point: Point, width: int) -> None:
    layout = lay_out([Cell(0, 0)], width)
    at = complex(*layout.at(point))

    distances = [abs(complex(*layout.at(other)) - at) for other in neighbours_of(point)]

    assert distances == pytest.approx([layout.grid.unit] * 6, rel=0.04, abs=1)


@given(CELLS)
def test_a_side_disc_lies_in_the_middle_of_the_edge_between_its_cells(cell: Cell) -> None:
    layout = lay_out([Cell(0, 0)], 1200)
    for side, offset in enumerate(layout.grid.sides()):
        beyond = neighbour(cell, side)

        from_here = complex(*layout.centre(cell)) + offset
        from_there = complex(*layout.centre(beyond)) + layout.grid.sides()[opposite(side)]

        assert from_here == pytest.approx(from_there)
        assert from_here == pytest.approx(complex(*layout.at(side_of(cell, side))), abs=1)


@pytest.mark.parametrize("tiles", [2, 24, 60])
def test_a_board_of_up_to_seventy_tiles_has_the_default_width(tiles: int) -> None:
    shown = position_at(tiles)

    assert set_scene(shown.view, labels_of(shown), ()).layout.width == DEFAULT_WIDTH


@pytest.mark.parametrize("tiles", [80, 100, 120])
def test_a_large_board_is_as_wide_as_its_names_need(tiles: int) -> None:
    shown = position_at(tiles)

    layout = set_scene(shown.view, labels_of(shown), ()).layout

    assert DEFAULT_WIDTH < layout.width <= 2000
    assert layout.grid.unit * CELL_NAME >= 18
    narrower = set_scene(shown.view, labels_of(shown), (), layout.width - 100).layout
    assert narrower.grid.unit * CELL_NAME < 18

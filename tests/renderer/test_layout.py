"""Boards of any shape fit into pictures of a bounded shape."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.hexes import SIDES, Cell, Point, centre_of, neighbour, neighbours_of, opposite, side_of
from renderer.layout import FLATTEST, TALLEST, WIDTHS, Layout, lay_out, lay_out_crop

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


@given(BOARDS, CELLS, st.sampled_from([400, 600, 1200, 2400]))
def test_a_crop_cuts_neither_its_middle_nor_a_cell_beside_it(
    cells: set[Cell], middle: Cell, width: int
) -> None:
    layout = lay_out_crop(centre_of(middle), cells, width)
    beside = {neighbour(middle, side) for side in SIDES}

    left, top, right, bottom = cells_reach(layout, {middle, *beside})

    assert left >= 0
    assert top >= 0
    assert right <= layout.width
    assert bottom <= layout.height


@given(BOARDS, CELLS)
def test_crops_of_all_boards_have_one_scale_and_no_header_and_seats(
    cells: set[Cell], middle: Cell
) -> None:
    layout, other = (lay_out_crop(centre_of(cell), cells, 1200) for cell in (middle, Cell(0, 0)))

    assert (layout.grid, layout.size) == (other.grid, other.size)
    assert {box.height for box in (layout.header, layout.seats, layout.strip)} == {0}


def test_a_crop_leans_towards_the_tiles() -> None:
    tiles = [Cell(q, r) for q in range(1, 6) for r in range(-3, 4)]

    layout = lay_out_crop(Point(0, 0), tiles, 1200)

    assert layout.at(Point(0, 0))[0] < 500


@pytest.mark.parametrize("width", [-1, 0, 399, 2401])
def test_a_width_out_of_range_is_refused(width: int) -> None:
    with pytest.raises(ValueError, match="400 to 2400"):
        lay_out([Cell(0, 0)], width)
    with pytest.raises(ValueError, match="400 to 2400"):
        lay_out_crop(Point(0, 0), [], width)


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

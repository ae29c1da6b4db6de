"""A panel shows the whole board while it can be read, else a window that keeps to the board."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.hexes import SIDES, Cell, Point, centre_of, neighbour
from renderer.layout import Layout
from renderer.panel_layout import FIT_OF_SPOTS, FIT_OF_TARGETS, Fit, Strips, lay_out_panel
from tests.renderer.test_layout import BOARDS, cells_reach

FITS = st.sampled_from([FIT_OF_SPOTS, FIT_OF_TARGETS])
BOTH_STRIPS = Strips(has_tiles=True, has_ways=True)
NO_STRIPS = Strips(has_tiles=False, has_ways=False)
STRIPS = st.builds(Strips, st.booleans(), st.booleans())
WIDTHS = st.sampled_from([400, 600, 1200, 2400])
LARGE = [Cell(q, r) for r in range(-8, 9) for q in range(-8 - r // 2, 9 - r // 2)]


def placing(cells: list[Cell], middle: Cell, width: int = 1200) -> Layout:
    return lay_out_panel(
        cells, centre_of(middle), width, FIT_OF_SPOTS, Strips(has_tiles=True, has_ways=True)
    )


@given(cells=BOARDS, data=st.data(), fit=FITS, width=WIDTHS, strips=STRIPS)
def test_the_cell_to_look_at_is_whole_and_above_the_strips(
    *, cells: set[Cell], data: st.DataObject, fit: Fit, width: int, strips: Strips
) -> None:
    middle = data.draw(st.sampled_from(sorted(cells)))

    layout = lay_out_panel(cells, centre_of(middle), width, fit, strips)

    left, top, right, bottom = cells_reach(layout, {middle})
    assert left >= 0
    assert top >= 0
    assert right <= width
    assert bottom <= layout.board_bottom
    assert layout.has_room_for_name(middle)
    assert (bool(layout.strip.height), bool(layout.ways.height)) == strips
    assert layout.ways.top + layout.ways.height == layout.strip.top
    assert layout.strip.top + layout.strip.height == layout.height


@given(BOARDS, st.data(), FITS)
def test_past_the_outermost_cells_there_is_only_a_margin_unless_all_fit(
    cells: set[Cell], data: st.DataObject, fit: Fit
) -> None:
    middle = centre_of(data.draw(st.sampled_from(sorted(cells))))

    layout = lay_out_panel(cells, middle, 1200, fit, NO_STRIPS)

    left, top, right, bottom = cells_reach(layout, cells)
    margin = 0.3 * layout.grid.unit
    if right - left > 1200:
        assert left <= margin
        assert right >= 1200 - margin
    if bottom - top > layout.height:
        assert top <= margin
        assert bottom >= layout.height - margin


@pytest.mark.parametrize("width", [400, 1200])
def test_a_board_of_some_size_is_shown_whole(width: int) -> None:
    cells = [Cell(q, r) for r in range(7) for q in range(-r // 2, 8 - r // 2)]

    layouts = [placing(cells, cell, width) for cell in cells]

    assert len(set(layouts)) == 1
    assert all(layouts[0].has_room_for_name(cell) for cell in cells)


def test_a_window_cuts_no_names_above_and_below_but_tips_alone() -> None:
    layout = placing(LARGE, Cell(0, 0))
    row = 2 * layout.grid.row

    distances = {layout.centre(Cell(0, r))[1] % row for r in range(-8, 9)}

    assert distances == {layout.grid.row}
    assert layout.board_bottom % row == 0


def test_windows_on_all_large_boards_have_one_scale() -> None:
    chains = []
    for side in SIDES:
        chain = [Cell(0, 0)]
        while len(chain) < 60:
            chain.append(neighbour(chain[-1], side))
        chains.append(chain)

    scales = {placing(cells, cells[0]).grid for cells in (LARGE, *chains)}

    assert len(scales) == 1


@pytest.mark.parametrize("width", [-1, 0, 399, 2401])
def test_a_width_out_of_range_is_refused(width: int) -> None:
    with pytest.raises(ValueError, match="400 to 2400"):
        lay_out_panel([Cell(0, 0)], Point(0, 0), width, FIT_OF_SPOTS, NO_STRIPS)

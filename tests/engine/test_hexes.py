"""Cells, discs and their names (rules, section 1)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.hexes import (
    DIRECTIONS,
    FIRST_CELL,
    SIDE_STEPS,
    SIDES,
    Cell,
    Point,
    cell_at,
    cell_name,
    centre_of,
    code_of,
    disc_name,
    distance,
    neighbour,
    neighbours_of,
    opposite,
    parse_cell,
    parse_disc,
    point_at,
    side_of,
)
from tests.engine.recount import STEPS

CELLS = st.builds(Cell, st.integers(-600, 600), st.integers(-600, 600))

NAMED = {
    "M13": (0, 0),
    "M14": (1, 0),
    "L14": (1, -1),
    "L13": (0, -1),
    "M0": (-13, 0),
    "M-2": (-15, 0),
    "A1": (-12, -12),
    "Z13": (0, 13),
    "AA13": (0, 14),
    "AB13": (0, 15),
    "ZZ13": (0, 689),
    "-A13": (0, -13),
    "-B13": (0, -14),
    "-Z13": (0, -38),
    "-AA13": (0, -39),
    "-A-1": (-14, -13),
    "M1000": (987, 0),
}

NOT_CELLS = [
    "",
    "M",
    "13",
    "m13",
    "M 13",
    " M13",
    "M13 ",
    "M13\n",
    "M013",
    "M00",
    "M-0",
    "M--2",
    "M+2",
    "--A1",
    "-13",
    "M1.0",
    "M13.2",
    "M1_000",
    "Ñ13",
    "M१३",
    "M¹³",
    "M12345678901234567890",
    "ABCDEFGHIJKLMNOP1",
]


def test_directions_run_counter_clockwise_from_east() -> None:
    assert DIRECTIONS == STEPS


@pytest.mark.parametrize("side", SIDES)
def test_a_side_is_opposite_its_neighbours_side(side: int) -> None:
    over = neighbour(FIRST_CELL, side)

    assert neighbour(over, opposite(side)) == FIRST_CELL
    assert side_of(FIRST_CELL, side) == side_of(over, opposite(side))


@pytest.mark.parametrize(("name", "place"), NAMED.items())
def test_cells_are_named_by_row_letters_and_column_number(
    name: str, place: tuple[int, int]
) -> None:
    assert cell_name(Cell(*place)) == name
    assert parse_cell(name) == place


@given(CELLS)
def test_a_cells_name_reads_back_as_the_cell(cell: Cell) -> None:
    assert parse_cell(cell_name(cell)) == cell


@given(st.sets(CELLS, min_size=2, max_size=2))
def test_two_cells_never_share_a_name(cells: set[Cell]) -> None:
    assert len(set(map(cell_name, cells))) == 2


@pytest.mark.parametrize("text", NOT_CELLS)
def test_any_other_spelling_of_a_cell_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a cell name"):
        parse_cell(text)


def test_no_name_of_a_far_row_reads_as_a_cell_near_by() -> None:
    # Row 8192 below M13 would have the code of M13, were it a cell.
    with pytest.raises(ValueError, match="not a cell name"):
        parse_cell("LCO12")


@given(st.from_regex(r"-?[A-Z]{1,4}-?[0-9]{1,5}", fullmatch=True))
def test_whatever_reads_as_a_cell_has_a_code_of_its_own(text: str) -> None:
    try:
        cell = parse_cell(text)
    except ValueError:
        return

    assert cell_at(code_of(cell)) == cell
    assert point_at(2 * code_of(cell)) == centre_of(cell)


@given(CELLS)
def test_codes_add_like_vectors(cell: Cell) -> None:
    for side in SIDES:
        assert cell_at(code_of(cell) + SIDE_STEPS[side]) == neighbour(cell, side)
        assert point_at(2 * code_of(cell) + SIDE_STEPS[side]) == side_of(cell, side)


@given(CELLS, CELLS)
def test_codes_order_like_coordinates(one: Cell, other: Cell) -> None:
    assert (code_of(one) < code_of(other)) == (one < other)


@pytest.mark.parametrize(
    ("name", "point"),
    [
        ("M13", (0, 0)),
        ("M13.0", (1, 0)),
        ("M13.1", (1, -1)),
        ("M13.2", (0, -1)),
        ("N12.1", (-1, 1)),
    ],
)
def test_discs_are_named_by_cell_and_side(name: str, point: tuple[int, int]) -> None:
    assert disc_name(Point(*point)) == name
    assert parse_disc(name)[1] == point


def test_a_side_disc_can_be_named_from_both_its_cells() -> None:
    assert parse_disc("M13.2") == (parse_cell("M13"), Point(0, -1))
    assert parse_disc("L13.5") == (parse_cell("L13"), Point(0, -1))


@given(CELLS)
def test_a_discs_name_reads_back_as_its_point(cell: Cell) -> None:
    for point in (centre_of(cell), *(side_of(cell, side) for side in SIDES)):
        assert parse_disc(disc_name(point))[1] == point


@pytest.mark.parametrize(
    "text", ["M13.", "M13.6", "M13.-1", "M13.00", "M13.2.2", ".2", "M13.²", ""]
)
def test_any_other_spelling_of_a_disc_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"not a (cell|disc) name"):
        parse_disc(text)


def test_a_centre_disc_touches_its_six_sides() -> None:
    assert set(neighbours_of(centre_of(FIRST_CELL))) == {side_of(FIRST_CELL, s) for s in SIDES}


def test_a_side_disc_touches_two_centres_and_four_side_discs() -> None:
    disc = parse_disc("M13.0")[1]

    touched = {disc_name(point) for point in neighbours_of(disc)}

    assert touched == {"M13", "M14", "M13.1", "N13.1", "M14.2", "N13.2"}


@given(CELLS, CELLS)
def test_distance_is_symmetric_and_one_step_shorter_from_some_neighbour(
    one: Cell, other: Cell
) -> None:
    steps = distance(one, other)

    assert steps == distance(other, one)
    if steps:
        assert min(distance(neighbour(one, side), other) for side in SIDES) == steps - 1
    else:
        assert one == other

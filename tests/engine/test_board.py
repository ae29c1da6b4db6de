"""The placing rule, discs and groups on positions small enough to check by eye (section 1)."""

import pytest

from engine.actions import Place, parse_action
from engine.board import Board, GroupSummary, Placement
from engine.errors import CellNotAdjacent, CellTaken, ColoursDiffer, FirstTileElsewhere
from engine.hexes import Cell, disc_name, parse_disc
from engine.legal import placements_of
from engine.tiles import ALL_TILES, Colour, Face, TileId, look_of
from tests.engine import recount

BRIDGE = TileId("B-RGBY")


def place_of(text: str) -> Place:
    action = parse_action(text)
    assert isinstance(action, Place)
    return action


def board_of(*placements: str) -> Board:
    """A board on which tiles have been laid."""
    board = Board()
    for text in placements:
        lay(board, text)
    return board


def lay(board: Board, text: str) -> Placement:
    board.check(place_of(text))
    return board.place(place_of(text))


def names_of(placement: Placement) -> list[str]:
    return [disc_name(point) for point in placement.discs]


def test_the_first_tile_goes_on_m13_only() -> None:
    with pytest.raises(FirstTileElsewhere):
        Board().check(place_of("P-RGBY a M14 r0"))


@pytest.mark.parametrize("tile", ALL_TILES)
def test_the_first_tile_may_show_either_face_in_any_turn(tile: TileId) -> None:
    for face in Face:
        for turn in range(6):
            Board().check(Place(tile, face, Cell(0, 0), turn))


def test_a_cell_bears_one_tile() -> None:
    with pytest.raises(CellTaken):
        board_of("P-RGBY a M13 r0").check(place_of("P-RGYB a M13 r0"))


def test_a_tile_must_share_a_side_with_another() -> None:
    with pytest.raises(CellNotAdjacent):
        board_of("P-RGBY a M13 r0").check(place_of("P-RGYB a M15 r0"))


def test_colours_must_agree_on_every_shared_side() -> None:
    board = board_of("P-RGBY a M13 r0", "P-RGYB a M14 r3")

    with pytest.raises(ColoursDiffer) as refused:
        board.check(place_of("F-RGBY a L14 r0"))

    assert refused.value.data["sides"] == (4, 5)


def test_a_bridge_may_be_laid_in_both_turns_that_look_the_same() -> None:
    board = board_of("P-RGBY a M13 r0")

    for turn in (0, 3):
        board.check(place_of(f"B-RGBY a M14 r{turn}"))
    listed = list(placements_of(BRIDGE, board.fits(BRIDGE)))
    assert place_of("B-RGBY a M14 r0") in listed
    assert place_of("B-RGBY a M14 r3") not in listed


def test_two_halves_make_one_disc_and_a_centre_is_one_by_itself() -> None:
    board = board_of("P-RGBY a M13 r0")

    placed = lay(board, "P-RGYB a M14 r3")

    assert names_of(placed) == ["M13.0"]
    whole = {disc_name(disc) for group in board.groups() for disc in group.discs}
    assert whole == {"M13", "M14", "M13.0"}


def test_a_placement_can_complete_six_discs_at_once() -> None:
    board = board_of(
        "G-BRGY a M13 r2",
        "P-RBGY b L13 r4",
        "H-YRGB a K13 r3",
        "H-RBYG b J14 r0",
        "H-GYBR b K12 r4",
        "H-GRBY a I14 r2",
        "B-BRYG a I13 r2",
        "B-GRBY b J12 r2",
    )

    assert len(lay(board, "P-RGBY a J13 r4").discs) == 6


def test_one_disc_alone_can_be_a_closed_group() -> None:
    board = board_of("H-YGBR a M13 r4")

    placed = lay(board, "H-RBGY b N13 r3")

    assert placed.closed == (GroupSummary(Colour.GREEN, 1, parse_disc("M13.5")[1], is_closed=True),)


def test_a_centre_whose_colour_touches_an_open_half_is_open() -> None:
    board = board_of("P-RGBY a M13 r0")

    (group,) = board.groups()

    assert (group.colour, group.discs, group.is_closed) == (Colour.RED, ((0, 0),), False)


def test_one_placement_can_close_two_groups() -> None:
    board = board_of("G-BRYG b M13 r4", "H-RYGB a L13 r0", "P-GRBY b K13 r5", "B-BYGR b K14 r1")

    placed = lay(board, "G-YGRB b L14 r2")

    assert sorted(group.size for group in placed.closed) == [3, 5]
    assert len(placed.discs) == 3


def test_a_group_is_known_by_its_lowest_point() -> None:
    board = board_of("H-YGRB a M13 r5", "G-YRGB b M12 r0", "F-RGYB a L13 r3")

    (closed,) = lay(board, "P-BRGY b L12 r5").closed

    (group,) = [group for group in board.groups() if closed.disc in group.discs]
    assert closed.size == len(group.discs) == 7
    assert closed.disc == min(group.discs)
    assert group.is_closed


def test_the_frontier_asks_for_the_colours_of_the_halves_around() -> None:
    board = board_of("P-RGBY a M13 r0", "P-RGYB a M14 r3")

    asked = board.frontier()[Cell(1, -1)]

    assert asked == (
        None,
        None,
        None,
        None,
        look_of(TileId("P-RGBY"), Face.A, 0).colours[1],
        look_of(TileId("P-RGYB"), Face.A, 3).colours[2],
    )


def test_a_copy_and_its_board_go_separate_ways() -> None:
    board = board_of("P-RGBY a M13 r0")
    twin = board.copy()

    lay(twin, "P-RGYB a M14 r3")

    assert (len(board), len(twin)) == (1, 2)
    assert set(board.half_discs()) == set(recount.half_discs(list(board.tiles())))


@pytest.mark.parametrize("tile", ALL_TILES)
def test_the_cell_north_east_of_the_top_rows_last_tile_takes_any_tile(tile: TileId) -> None:
    board = board_of("P-RGBY a M13 r0", "P-RGYB a M14 r3")

    assert any(place.cell == Cell(2, -1) for place in placements_of(tile, board.fits(tile)))

"""Set-up of the classic game, by the players and by the table (rules, section 2.1)."""

import pytest

from engine.errors import (
    FirstTileElsewhere,
    MustPlace,
    NoPlacementLeft,
    NotInSetUp,
    NotYourTurn,
    TileNotInHand,
)
from engine.events import TilePlaced, TilesDrawn
from engine.hexes import FIRST_CELL
from tests.engine.positions import (
    END,
    RESIGN,
    SKIP,
    bag_of,
    chosen,
    game_after,
    listed_placements,
    open_game_after,
    play,
    refusal,
    set_up,
)

BAG = bag_of()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_seat_in_order_draws_one_tile(players: int) -> None:
    game = game_after(players=players)

    assert [game.hands.slots(seat) for seat in range(players)] == [
        (tile,) for tile in BAG[:players]
    ]
    assert game.hands.bag() == tuple(BAG[players:])


def test_seats_lay_their_tiles_in_order_and_close_with_end() -> None:
    game = game_after(players=3)

    acted = []
    for word in ("lay", "end") * 3:
        acted.append(game.to_act)
        play(game, word)

    assert acted == [0, 0, 1, 1, 2, 2]
    assert [place.tile for place in game.board.tiles()] == BAG[:3]


def test_the_first_tile_may_only_go_on_m13() -> None:
    game = game_after()

    assert {place.cell for place in listed_placements(game)} == {FIRST_CELL}
    elsewhere = chosen(game, f"{BAG[0]} a M14 r0")
    assert isinstance(refusal(game, 0, elsewhere), FirstTileElsewhere)


def test_set_up_scores_nothing_even_for_a_closed_group() -> None:
    game = open_game_after("H-YGBR a M13 r4, end")

    (placed,) = play(game, "H-RBGY b N13 r3")

    assert isinstance(placed, TilePlaced)
    assert (len(placed.discs), len(placed.closed), placed.gain) == (1, 1, 0)
    assert game.scores() == (0, 0)


def test_set_up_turns_hold_one_placement() -> None:
    game = open_game_after("P-RGBY a M13 r0")

    assert game.legal_actions() == [END]
    assert isinstance(refusal(game, 0, chosen(game, "P-RGYB a M14 r3")), NoPlacementLeft)


def test_a_set_up_turn_cannot_end_before_its_tile_lies() -> None:
    game = game_after()

    assert END not in game.legal_actions()
    assert isinstance(refusal(game, 0, END), MustPlace)


def test_nobody_can_be_skipped_in_set_up() -> None:
    assert isinstance(refusal(game_after(), 0, SKIP), NotInSetUp)
    assert isinstance(refusal(game_after("lay"), 0, SKIP), NotInSetUp)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_set_up_each_seat_in_order_draws_two_and_seat_0_begins(players: int) -> None:
    game = game_after(set_up(players)[: -len("end, ")], players=players)

    drawn = [event for event in play(game, "end") if isinstance(event, TilesDrawn)]

    assert drawn == [TilesDrawn(seat, 2) for seat in range(players)]
    rest = BAG[players:]
    assert [game.hands.slots(seat) for seat in range(players)] == [
        tuple(rest[2 * seat : 2 * seat + 2]) for seat in range(players)
    ]
    assert (game.to_act, game.turns.is_in_set_up) == (0, False)


def test_the_table_lays_the_tiles_in_seat_order_without_any_end() -> None:
    game = game_after(players=3, setup="auto")

    acted = []
    while game.turns.is_in_set_up:
        assert END not in game.legal_actions()
        acted.append(game.to_act)
        play(game, "lay")

    assert acted == [None, None, None]
    assert [place.tile for place in game.board.tiles()] == BAG[:3]
    assert (game.to_act, game.scores()) == (0, (0, 0, 0))
    assert [len(game.hands.tiles(seat)) for seat in range(3)] == [2, 2, 2]


def test_the_table_lays_the_tile_of_the_next_seat_only() -> None:
    game = game_after(setup="auto")
    others = chosen(game, f"{BAG[1]} a M13 r0")

    assert isinstance(refusal(game, None, others), TileNotInHand)


def test_no_player_may_lay_or_end_for_the_table() -> None:
    game = game_after(setup="auto")

    for action in (chosen(game, "lay"), END, SKIP):
        refused = refusal(game, 0, action)

        assert isinstance(refused, NotYourTurn)
        assert refused.data == {"to_act": None}


def test_the_table_can_do_nothing_but_lay_tiles() -> None:
    game = game_after(setup="auto")

    assert isinstance(refusal(game, None, END), MustPlace)
    assert isinstance(refusal(game, None, SKIP), NotInSetUp)
    assert isinstance(refusal(game, None, RESIGN), NotYourTurn)


def test_the_table_does_nothing_where_the_players_set_up_or_play() -> None:
    for script in ("", set_up(2)):
        game = game_after(script)

        for word in ("lay", "resign", "end"):
            assert isinstance(refusal(game, None, chosen(game, word)), NotYourTurn)

"""What placements are foreseen to do, compared with what they do."""

from hypothesis import given
from hypothesis import strategies as st

from engine.actions import Place
from engine.board import Board
from engine.game import Game
from engine.hexes import code_of
from engine.legal import LegalActions
from engine.opponents.foresight import Foresight, foresight_of
from tests.engine.plays import Play, plays


def placements(game: Game) -> list[Place]:
    return [action for action in game.legal_actions() if isinstance(action, Place)]


def done_by(board: Board, place: Place) -> tuple[int, list[tuple[int, int]]]:
    """How many discs a placement completes, and the colours and sizes of what it closes."""
    placed = board.copy().place(place)
    return len(placed.discs), sorted((group.colour, group.size) for group in placed.closed)


@given(plays())
def test_every_placement_does_what_is_foreseen(play: Play) -> None:
    game = play.end()
    legal = game.legal_actions()
    fits = legal.fits if isinstance(legal, LegalActions) else {}

    foreseen = {
        told.place: (
            told.discs,
            sorted((group.colour, group.size) for group in told.closings),
        )
        for told in Foresight(game.board).prospects(fits)
    }

    assert foreseen == {place: done_by(game.board, place) for place in placements(game)}


@given(plays(), st.lists(st.integers(0, 9), min_size=7, max_size=7))
def test_the_richest_is_the_first_of_those_that_are_worth_most(
    play: Play, plain: list[int]
) -> None:
    game = play.end()
    for tile in list(game.tiles)[::9]:
        fits = {tile: game.board.fits(tile)}
        foresight = Foresight(game.board)
        worth = {
            told.place: plain[told.discs] + sum(group.size for group in told.closings)
            for told in foresight.prospects(fits)
        }
        best = max(worth, key=worth.__getitem__, default=None)

        found = foresight.richest(fits, plain)

        assert found == (None if best is None else (worth[best], best))


@given(plays())
def test_what_was_seen_of_a_board_holds_until_it_is_laid_on(play: Play) -> None:
    board = play.start().board
    for place in play.end().board.tiles():
        before = foresight_of(board)
        assert foresight_of(board) is before

        board.place(place)

        assert foresight_of(board) is not before


@given(plays())
def test_a_copy_that_is_laid_on_is_seen_anew(play: Play) -> None:
    game = play.end()
    seen = foresight_of(game.board)
    other = game.board.copy()

    assert foresight_of(other) is not seen
    assert foresight_of(game.board) is seen


@given(plays())
def test_groups_that_a_closing_joins_are_found_on_the_board(play: Play) -> None:
    board = play.end().board

    for group in board.groups():
        root = code_of(group.discs[0])

        assert {board.root_of(disc) for disc in group.discs} == {root}
        assert board.sizes()[root] == len(group.discs)
        assert (board.touches()[root] == 0) == group.is_closed
        assert board.colour_at(root) is group.colour

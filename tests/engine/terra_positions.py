"""Positions of Terra in which colonies are joined, counted, or set off the end."""

from engine.terra import TerraGame
from engine.tiles import Colour
from tests.engine.positions import on_turn, play, recorded, terra_after


def table(players: int) -> str:
    """The script of a set-up laid by the table."""
    return "lay, " * players


def joined(length: int = 74) -> TerraGame:
    """Seat 0 of four must choose between a pawn of seat 3 on M10 and one of seat 2 on N10."""
    game = recorded("terra-4p-keep-5008", length)
    assert isinstance(game, TerraGame)
    return game


def own_joined() -> TerraGame:
    """Seat 3 of five must choose between its own pawn on J14 and one of seat 2 on L15."""
    game = recorded("terra-5p-keep-5003", 50)
    assert isinstance(game, TerraGame)
    return game


def set_off(players: int = 3) -> TerraGame:
    """Seat 1 has just ended the turn in which it put its fifth pawn on the board."""
    game = terra_after(table(players), players=players, money=[3] * players, seed=3)
    game._money[1] = 9
    while len(game.board.group_names()) < 8:
        play(game, "lay")
        game._money[1] = 9
    play(game, "settle, " * 5 + "end")
    return game


def with_closed_groups(colours: int) -> TerraGame:
    """Seat 0 on turn, its pawns on closed groups of so many colours, and 9 brouzoufs."""
    game = joined(190)
    for disc in list(game.pieces):
        game._colonies.pawns.take(disc)
    game.turns.end_set_off_by = game.turns.end_reason = None
    game.turns.last = ()
    seat, seen = on_turn(game), set[Colour]()
    for disc in game.board.closed_group_names():
        group = game.board.group_at(disc)
        if group and group.colour not in seen and len(seen) < colours:
            seen.add(group.colour)
            game._colonies.pawns.put(seat, disc)
    assert len(seen) == colours
    return game

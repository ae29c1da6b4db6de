"""Positions of Terra in which colonies are joined, counted, or set off the end."""

from engine.actions import Keep
from engine.game import Game
from engine.hexes import Point
from engine.terra import TerraGame
from engine.tiles import Colour
from tests.engine.positions import (
    on_turn,
    play,
    recorded,
    terra_after,
    with_fields,
    with_money,
    with_pieces,
)


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


def waiting(game: Game) -> list[Point]:
    """The discs of the pawns of which one each is to be kept."""
    return [action.disc for action in game.legal_actions() if isinstance(action, Keep)]


def with_groups(game: TerraGame, count: int = 8) -> TerraGame:
    """Seat 1 has laid tiles until there are so many groups, and has 9 brouzoufs."""
    while len(game.board.group_names()) < count:
        game = with_money(game, {1: 9})
        play(game, "lay")
    return with_money(game, {1: 9})


def set_off(players: int = 3, groups: int = 8) -> TerraGame:
    """Seat 1 has just ended the turn in which it put its fifth pawn on one of so many groups."""
    game = terra_after(table(players), players=players, money=[3] * players, seed=3)
    game = with_groups(game, groups)
    play(game, "settle, " * 5 + "end")
    return game


def with_closed_groups(colours: int) -> TerraGame:
    """Seat 0 on turn, its pawns on closed groups of so many colours, and 9 brouzoufs."""
    game = joined(190)
    seat, seen = on_turn(game), dict[Colour, Point]()
    for disc in game.board.closed_group_names():
        group = game.board.group_at(disc)
        if group and group.colour not in seen and len(seen) < colours:
            seen[group.colour] = disc
    assert len(seen) == colours
    return with_pieces(
        with_fields(game, end="none", last="none"), dict.fromkeys(seen.values(), seat)
    )

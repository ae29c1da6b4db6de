"""Finished games to review: played by the computers' policy, here and there by a random action."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.actions import Action, Place, Resign
from engine.copies import copy_of
from engine.game import Game
from engine.opponents.values import style_of
from engine.review.reviewing import Maker, Move
from engine.tiles import TileId
from engine.variants import VARIANTS

MOST_MOVES = 18
"""After so many moves all but one resign: a game to the end takes its time."""


def finished(
    variant: str, seats: int = 2, seed: int = 0, *, maker: Maker = Maker.PERSON
) -> tuple[Game, list[Move]]:
    """The start of a game and all its moves; those of seats are of one maker."""
    game = begun(variant, seats, shuffled(variant, seed))
    return copy_of(game), played_on(game, Random(seed), maker)


def shuffled(variant: str, seed: int = 0) -> list[TileId]:
    """A bag."""
    bag = list(VARIANTS[variant].tiles)
    Random(f"{variant} {seed}").shuffle(bag)
    return bag


def begun(variant: str, seats: int, bag: Sequence[TileId]) -> Game:
    """A game before its first action."""
    return VARIANTS[variant].start(seats, {}, bag)


def played_on(game: Game, random: Random, maker: Maker = Maker.PERSON) -> list[Move]:
    """Play a game to its end; all moves."""
    moves: list[Move] = []
    while game.turns.outcome is None:
        is_enough = len(moves) >= MOST_MOVES and game.to_act is not None
        move = Move(game.to_act, Resign()) if is_enough else _chosen(game, random, maker)
        game.apply(move.seat, move.action)
        moves.append(move)
    return moves


def _chosen(game: Game, random: Random, maker: Maker) -> Move:
    seat, legal = game.to_act, game.legal_actions()
    if seat is None:
        places: list[Action] = [action for action in legal if isinstance(action, Place)]
        return Move(None, random.choice(places))
    if random.random() < 0.2:
        return Move(seat, random.choice(legal), maker)
    return Move(seat, style_of(game).best(game), maker)

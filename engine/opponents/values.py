"""Who will win: which style fits a game, how it plays on quickly, and each seat's chance."""

from __future__ import annotations

from math import exp
from operator import mul
from typing import Final

from engine.actions import Action
from engine.copies import copy_of
from engine.game import Game
from engine.opponents.colonies import Colonies
from engine.opponents.points import Points
from engine.opponents.style import Features, Style
from engine.opponents.territories import Territories
from engine.opponents.weights import WEIGHTS

MOST_ACTIONS: Final = 80
"""After so many actions a position is judged, whether the turns to be played are over or not."""

FAR: Final = 50.0
"""Differences of strength beyond this all mean that there is no chance left."""

_STYLES: Final[tuple[Style, ...]] = (Points(), Colonies(), Territories())


def style_of(game: Game) -> Style:
    """Return the style in which a game is played, by how its scores come about."""
    points, colonies, territories = _STYLES
    if game.counts_points:
        return points
    return colonies if game.tally(0).multiplies else territories


def chance_of(game: Game, style: Style, seat: int, aftermath: Features = ()) -> float:
    """Return the chance that ``seat`` wins: as exp(features times weights) among those still in.

    ``aftermath`` is added to the features of ``seat``.
    """
    outcome = game.turns.outcome
    if outcome is not None:
        return (seat in outcome.winners) / len(outcome.winners)
    strengths = strengths_of(game, style)
    if seat not in strengths:
        return 0.0
    strengths[seat] += sum(map(mul, _weights(game, style), aftermath))
    own = strengths[seat]
    return 1 / sum(exp(min(FAR, strength - own)) for strength in strengths.values())


def strengths_of(game: Game, style: Style) -> dict[int, float]:
    """Return how strong each seat stands that is still in: the sum of features times weights."""
    weights, features = _weights(game, style), style.features(game)
    return {seat: sum(map(mul, weights, features[seat])) for seat in game.seats.still_in()}


def _weights(game: Game, style: Style) -> Features:
    return WEIGHTS[style.name][game.seats.count]


def finish_turn(game: Game, style: Style) -> None:
    """Play the turn of the seat on turn to its end, by what seems best at once."""
    seat = game.to_act
    for _ in range(MOST_ACTIONS):
        if seat is None or game.to_act != seat:
            break
        game.apply(seat, style.best(game))


def looked_ahead(game: Game, style: Style, seat: int, action: Action, turns: int) -> float:
    """Return the chance of ``seat`` after ``action``, the rest of its turn and ``turns`` others.

    All seats play on by what seems best at once. Last turns are played to the end of the game.
    """
    ahead = copy_of(game)
    ahead.apply(seat, action)
    play_turns(ahead, style, seat, turns)
    return chance_of(ahead, style, seat)


def play_turns(game: Game, style: Style, seat: int, turns: int) -> None:
    """Play the rest of the turn of ``seat`` and ``turns`` others, or last turns to the end."""
    on_turn: int | None = seat
    for _ in range(MOST_ACTIONS):
        acting = game.to_act
        if acting is None:
            break
        if acting != on_turn:
            on_turn = acting
            if turns <= 0 and not game.turns.last:
                break
            turns -= 1
        game.apply(acting, style.best(game))

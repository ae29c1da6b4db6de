"""What chances the seats of a game have, as far as everybody at the table can tell."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from random import Random
from statistics import fmean
from typing import Final

from engine.game import Game, view
from engine.opponents.style import Style, progress_of
from engine.opponents.values import FAR, play_turns, strengths_of
from engine.review.curves import CURVES, Curve

Chances = tuple[float, ...]
"""Each seat's chance to win, by seat; they add up to 1."""

LAST_WORLDS: Final = 24
"""In how many imagined worlds last turns are played to the end of the game."""


def chances_by(
    curve: Curve, progress: float, strengths: Mapping[int, float], seats: int
) -> Chances:
    """Return the chances that strengths tell, as sharply as the curve has it there."""
    factor, best = curve.at(progress), max(strengths.values())
    powers = [
        exp(-min(FAR, factor * (best - strengths[seat]))) if seat in strengths else 0.0
        for seat in range(seats)
    ]
    whole = sum(powers)
    return tuple(power / whole for power in powers)


def chances_of(game: Game, style: Style) -> Chances:
    """Return the chances in a game as it stands, by the features of its seats.

    What these tell is meant for the beginning of a turn; of last turns they know nothing.
    """
    seats, outcome = game.seats.count, game.turns.outcome
    if outcome is not None:
        share = 1 / len(outcome.winners)
        return tuple(share * (seat in outcome.winners) for seat in range(seats))
    curve = CURVES[style.name][seats]
    return chances_by(curve, progress_of(game), strengths_of(game, style), seats)


def chances_now(game: Game, style: Style) -> Chances:
    """Return the chances at the beginning of a turn, by nothing that is hidden from the table.

    Last turns are played to the end in imagined worlds.
    """
    if not game.turns.last:
        return chances_of(game, style)
    public = view(game, None)
    chance, ended = Random(public.position()), []  # noqa: S311  no secret depends on it
    for _ in range(LAST_WORLDS):
        world = public.imagined(chance)
        play_turns(world, style, world.turns.seat, 0)
        ended.append(chances_of(world, style))
    return tuple(map(fmean, zip(*ended, strict=True)))

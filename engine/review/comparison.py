"""A turn that lost something beside the one that would have been better."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.actions import Action
from engine.copies import copy_of, hidden_from
from engine.events import Event
from engine.game import Game, View, view
from engine.review.decisions import Decision
from engine.review.reasons import Effect, Reason, effect_of, reasons
from engine.review.reviewing import Move, ReviewedTurn


class Side(NamedTuple):
    """One of the two turns: what it does, and the chance to win after it."""

    events: tuple[Event, ...]
    effect: Effect
    chance: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """What was done and what was better, seen by the seat ``begun.seat`` as its turn began.

    ``following`` is the seat that comes next, None if the game was over.
    """

    begun: View
    done: Side
    better: Side
    following: int | None

    @property
    def reasons(self) -> list[Reason]:
        """Why the better turn is better, the weightiest reason first."""
        return reasons(self.done.effect, self.better.effect)


def compared_turn(start: Game, moves: Sequence[Move], turn: ReviewedTurn) -> Comparison:
    """Put a turn beside its better one; ``start`` is the game before all moves, left as it is.

    Raises:
        ValueError: the turn has no better one.
    """
    if turn.better is None or turn.seat is None:
        raise ValueError("nothing better was found")
    game = copy_of(start)
    for move in moves[: turn.first]:
        game.apply(move.seat, move.action)
    seat, begun = turn.seat, view(game, turn.seat)
    own = [move.action for move in moves[turn.first : turn.last + 1] if move.seat == seat]
    best = _mistake(turn).better
    done, better = (
        Side(_events(game, seat, actions), effect_of(begun, actions, left), chance)
        for actions, left, chance in (
            (own, turn.better.left[0], max(0.0, best - turn.loss)),
            (turn.better.actions, turn.better.left[1], best),
        )
    )
    return Comparison(begun, done, better, begun.after(*turn.better.actions).to_act)


def _mistake(turn: ReviewedTurn) -> Decision:
    """Return the first decision whose loss counts, from which on the better turn differs."""
    return next(it for _, it in sorted(turn.decisions.items()) if it.counted)


def _events(game: Game, seat: int, actions: Iterable[Action]) -> tuple[Event, ...]:
    """Return what actions do as their seat could know it: what it draws is hidden."""
    ahead = hidden_from(game, seat)
    return tuple(event for action in actions for event in ahead.apply(seat, action))

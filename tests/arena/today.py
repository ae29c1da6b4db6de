"""Greedy play: of all legal actions the one that brings most at once, as ``preview`` tells it."""

from __future__ import annotations

from typing import Final

from engine.actions import Action, Again, End, Keep, Mark, Place, Settle, Withdraw
from engine.errors import NotYourTurn
from engine.game import Preview, View
from tests.arena.claims import Claims

PER_TILE: Final = 1.5
"""What laying a tile is worth in itself: the board grows, where nobody has to place."""

PER_DISC: Final = 0.1
"""What each completed disc is worth: so little that it decides between equals only."""

PER_COIN: Final = 0.6
"""What each point or coin of a gain is worth, besides what it adds to the score."""

HARM: Final = 0.5
"""What it is worth that another seat loses a point."""

RESERVE: Final = 3
"""The purse from which another turn is bought: something is left to spend in that turn."""


def choose_greedily(view: View, budget: int) -> Action:
    """Choose the action worth most; of equals the first listed.

    Raises:
        NotYourTurn: the view's seat may do nothing.
    """
    legal = sorted(view.legal_actions(), key=lambda action: -_glance(view, action))
    if view.seat is None or not legal:
        raise NotYourTurn(to_act=view.to_act)
    claims = Claims(view, view.seat)
    return max(legal[:budget], key=lambda action: _worth(claims, action))


def _glance(view: View, action: Action) -> int:
    """Rank an action without a preview; the highest are previewed first.

    Ending the turn comes first, then all that is no placement, then placements by their discs.
    """
    match action:
        case End():
            return 8
        case Place(cell=cell):
            return view.board.completed_at(cell)
        case _:
            return 7


def _worth(claims: Claims, action: Action) -> float:
    """Estimate how many points an action brings."""
    done = claims.view.preview(action)
    worth = _rise(claims, done) + PER_COIN * done.gain
    match action:
        case Place():
            return worth + PER_TILE + PER_DISC * len(done.discs) + claims.opened(done)
        case Settle(disc) | Mark(disc):
            return worth + claims.taken(disc, done)
        case Keep(disc):
            return worth + claims.kept(disc)
        case Withdraw(disc):
            return worth + claims.freed(disc)
        case Again():
            return 1 if claims.purse >= RESERVE or claims.view.last_turns else -1
        case _:
            return worth


def _rise(claims: Claims, done: Preview) -> float:
    """Return how much the seat's own score rises, plus a part of what others lose."""
    rises = [now - then for now, then in zip(done.scores, claims.view.scores, strict=True)]
    own = rises.pop(claims.seat)
    return own - HARM * sum(min(rise, 0) for rise in rises)

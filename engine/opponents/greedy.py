"""Greedy play: of all legal actions the one that brings most at once, as ``preview`` tells it."""

from __future__ import annotations

from typing import Final

from engine.actions import Action, Again, End, Keep, Mark, Place, Settle, Withdraw
from engine.errors import NotYourTurn
from engine.game import Preview, View
from engine.opponents.claims import Claims

PER_TILE: Final = 1.5
"""What it is worth that the board grows, where nobody has to place."""

PER_DISC: Final = 0.1
"""What a new disc is worth beside all else: it decides between equals."""

PER_COIN: Final = 0.6
"""What a gain is worth beside the score that it may be part of."""

HARM: Final = 0.5
"""What it is worth that another seat loses a point."""

RESERVE: Final = 3
"""What one should own to pay for another turn: so something is left for that turn."""


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
    """Rank an action without a preview: ending the turn, other deeds, then placements by discs."""
    match action:
        case End():
            return 8
        case Place(cell=cell):
            return view.board.completed_at(cell)
        case _:
            return 7


def _worth(claims: Claims, action: Action) -> float:
    """Tell how many points an action seems to bring."""
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
    """Tell what the seat's own score gains, and how much it harms the others."""
    rises = [now - then for now, then in zip(done.scores, claims.view.scores, strict=True)]
    own = rises.pop(claims.seat)
    return own - HARM * sum(min(rise, 0) for rise in rises)

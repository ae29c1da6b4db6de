"""Playing as people do on an evening: looking at a part of the board, and not at everything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from engine.actions import Action, End, Keep, Place
from engine.errors import NotYourTurn
from engine.game import View
from engine.hexes import Cell, distance
from engine.opponents.chooser import IsTimeUp, suited
from engine.opponents.haste import is_hasty
from engine.opponents.style import Proposal
from engine.opponents.values import style_of

RECENT: Final = 3
"""Of how many tiles, laid last, the surroundings are looked at first."""

WANDERING: Final = 3.0
"""By how many cells the eye strays from there."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How much is seen of a kind of game.

    So many placements are ``looked_at``; where the turn may be ended instead, only with a chance of
    ``laying_on``. Any other action comes to mind with a chance of ``noticing`` times its worth, so
    large groups are seldom overlooked; ``hurry`` adds to that chance as far as somebody else is
    nearer the end. Worths are misjudged by up to ``error``, those of placements by ``urge`` more.
    """

    looked_at: int
    laying_on: float
    noticing: float
    error: float
    hurry: float = 0.0
    urge: float = 0.0


@dataclass(frozen=True, slots=True)
class Casual:
    """Chooses what seems best among the few actions that it looks at, by their quick estimates.

    It has the ``habits`` of the game's style; with several others those of ``among_many``, where
    there are any. It sets off no end in haste (see ``engine.opponents.haste``).
    """

    habits: Mapping[str, Habits]
    among_many: Mapping[str, Habits] = field(default_factory=dict)

    def __call__(self, view: View, chance: Random, _is_time_up: IsTimeUp) -> Action:
        """Choose without looking ahead.

        Raises:
            NotYourTurn: the view's seat may do nothing.
        """
        seat = view.seat
        if seat is None or seat != view.to_act:
            raise NotYourTurn(to_act=view.to_act)
        game = view.imagined(chance)
        style = style_of(game)
        habits = suited(view, style.name, self.habits, self.among_many)
        proposals = [
            proposal
            for proposal in style.proposals(game, is_brief=False)
            if not is_hasty(game, style, proposal.action)
        ]
        seen = _seen(view, proposals, habits, chance) or proposals
        judged = [(worth + chance.uniform(0, habits.error), action) for worth, action in seen]
        return max(judged, key=lambda pair: pair[0])[1]


def _seen(
    view: View, proposals: Sequence[Proposal], habits: Habits, chance: Random
) -> list[Proposal]:
    """Return what comes to mind."""
    recent = [place.cell for place in view.board.tiles()][-RECENT:]
    progress = [view.progress(seat) or 0.0 for seat in range(view.players)]
    own = progress.pop(view.seat or 0)
    noticing = habits.noticing + habits.hurry * max(0.0, max(progress) - own)
    may_end = any(isinstance(proposal.action, End) for proposal in proposals)
    near: list[tuple[float, int]] = []
    others: list[Proposal] = []
    for index, proposal in enumerate(proposals):
        match proposal.action:
            case Place(cell=cell):
                near.append((_way_to(cell, recent) + chance.uniform(0, WANDERING), index))
            case End() | Keep():
                others.append(proposal)
            case _ if chance.random() < noticing * proposal.worth:
                others.append(proposal)
            case _:
                pass
    if may_end and chance.random() >= habits.laying_on:
        return others
    seen = [proposals[index] for _, index in sorted(near)[: habits.looked_at]]
    return [*(Proposal(worth + habits.urge, place) for worth, place in seen), *others]


def _way_to(cell: Cell, recent: Sequence[Cell]) -> int:
    return min((distance(cell, other) for other in recent), default=0)

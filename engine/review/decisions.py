"""What one decision cost: what was done against the best, in the same imagined worlds.

Everything is found from the view of who decided, and so is the chance by which worlds are imagined:
whatever was hidden then can change nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from hashlib import sha256
from math import sqrt
from random import Random
from statistics import fmean
from typing import Final

from engine.actions import Action, End
from engine.copies import copy_of
from engine.game import Game, View
from engine.opponents.chooser import never, others_of, suited
from engine.opponents.search import Round, Searcher
from engine.opponents.style import Style
from engine.opponents.values import play_turns, style_of
from engine.review.chances import chances_of

VERSION: Final = 1
"""Goes up with whatever changes what a review finds."""

SEARCH: Final = Searcher(
    {
        "points": (
            Round(12, 6, prior=3),
            Round(6, 12, more=1, prior=13),
            Round(3, 30, more=1, prior=13),
        ),
        "colonies": (Round(10, 4), Round(4, 8), Round(3, 12)),
        "territories": (
            Round(24, 8, merges=True),
            Round(8, 16, more=1, merges=True),
            Round(3, 40, more=1, merges=True),
        ),
    },
    among_many={
        "points": (Round(6, 12, more=1, prior=60, plans=16), Round(3, 24, more=1, prior=60)),
        "colonies": (Round(12, 4), Round(5, 8), Round(3, 12)),
        "territories": (Round(16, 8), Round(6, 12, more=1), Round(3, 30, more=1)),
    },
)
"""How the best is looked for: as the strongest level does, in half as many worlds or fewer.

Not taken from that level, which may change: reviews of one version must agree.
"""

SEARCH_ON: Final = SEARCH.in_part(2)
"""How it is looked for how a turn goes on that begins with the best: what is told, not judged."""

FEWEST_WORLDS: Final = 12
WORLDS: Final = 40
MOST_WORLDS: Final = 120
"""In so many worlds both are compared at least, mostly, and at most, where they do not tell it."""

STEP: Final = 8
"""After so many worlds more it is looked whether they tell it."""

CERTAIN: Final = 2.0
"""A loss counts from so many of its standard errors on ..."""

LEAST: Final = 0.03
"""... if it is larger than this part of a win."""

PRECISE: Final = 0.2
"""A loss that is known up to this part of it is known well enough."""

MISTAKE: Final = 0.1
"""From this loss on a decision is called a mistake."""

LONGEST_TURN: Final = 12
"""A better turn is told up to so many actions."""


class Verdict(StrEnum):
    """How good a decision was."""

    BEST = "best"
    GOOD = "good"
    UNCLEAR = "unclear"
    """It may have lost something, but the worlds do not tell: as good as good."""

    INEXACT = "inexact"
    MISTAKE = "mistake"


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision against the ``best`` that was found.

    ``chance`` is that to win after what was done, ``better`` after the best; ``loss`` is the mean
    of their difference in all worlds, ``error`` its standard error. Where the best was done nothing
    is compared, and all are 0.
    """

    best: Action
    chance: float = 0.0
    better: float = 0.0
    loss: float = 0.0
    error: float = 0.0
    is_best: bool = False

    @property
    def verdict(self) -> Verdict:
        """How good it was."""
        if self.is_best:
            return Verdict.BEST
        if self.loss <= LEAST:
            return Verdict.GOOD
        if self.loss <= CERTAIN * self.error:
            return Verdict.UNCLEAR
        return Verdict.MISTAKE if self.loss >= MISTAKE else Verdict.INEXACT

    @property
    def counted(self) -> float:
        """The loss as far as it counts, else 0."""
        return self.loss if self.verdict in (Verdict.INEXACT, Verdict.MISTAKE) else 0.0

    def made_good(self, left: float) -> Decision:
        """Return it without the part of its loss that a chance of ``left`` afterwards disproves."""
        regained = min(max(0.0, self.loss), max(0.0, left - self.chance))
        return replace(self, chance=self.chance + regained, loss=self.loss - regained)


def judged(view: View, done: Action) -> Decision | None:
    """Return what an action of the view's seat cost; None if it had no choice."""
    if len(view.legal_actions()) <= 1:
        return None
    return compared(view, done, *best_in(view))


def best_in(view: View) -> tuple[Action, Random]:
    """Return the best action that is found, and the chance for what is imagined after that."""
    chance = chance_for(view)
    return SEARCH(view, chance, never), chance


def compared(view: View, done: Action, best: Action, chance: Random) -> Decision:
    """Compare two actions of the view's seat in the same worlds, which ``chance`` imagines."""
    if done == best:
        return Decision(best, is_best=True)
    worlds = _Worlds(view, chance)
    pairs = [worlds.tried(done, best) for _ in range(min(FEWEST_WORLDS, WORLDS))]
    loss, error = of_pairs(pairs)
    while not _is_told(loss, error, len(pairs)):
        pairs += [worlds.tried(done, best) for _ in range(STEP)]
        loss, error = of_pairs(pairs)
    is_alike = all(own == other for own, other in pairs)
    is_better_yet = loss < -max(LEAST, CERTAIN * error)
    if is_alike or is_better_yet:
        return Decision(done, is_best=True)
    own, better = (fmean(one) for one in zip(*pairs, strict=True))
    return Decision(best, own, better, loss=loss, error=error)


def _is_told(loss: float, error: float, worlds: int) -> bool:
    """Tell whether so many worlds are enough: more would tell little else, or have not so far."""
    if worlds >= WORLDS:
        return worlds >= MOST_WORLDS or not LEAST < loss <= CERTAIN * error
    is_lost = loss - CERTAIN * error > LEAST
    return (is_lost and error < PRECISE * loss) or loss + CERTAIN * error < LEAST


def chance_after(view: View, done: Action) -> float:
    """Return the chance of the view's seat to win after an action, in the mean of worlds."""
    worlds = _Worlds(view, chance_for(view))
    return fmean(worlds.tried(done)[0] for _ in range(WORLDS))


def of_pairs(pairs: Sequence[tuple[float, ...]]) -> tuple[float, float]:
    """Return by how much the second of each pair is larger in the mean, and the standard error."""
    differences = [better - own for own, better in pairs]
    mean, count = fmean(differences), len(pairs)
    spread = sum((difference - mean) ** 2 for difference in differences)
    return mean, sqrt(spread / (count - 1) / count)


def continued(view: View, begun: Sequence[Action]) -> tuple[Action, ...]:
    """Return the turn of the view's seat that begins with some actions, and its best end.

    What is drawn meanwhile is not known, so it is not laid.
    """
    done, seen = [*begun], view.after(*begun)
    while seen.to_act == view.seat and done[-1] != End() and len(done) < LONGEST_TURN:
        legal = seen.legal_actions()
        if not legal:
            break
        action = legal[0] if len(legal) == 1 else SEARCH_ON(seen, chance_for(seen), never)
        done.append(action)
        seen = seen.after(action)
    return tuple(done)


def chance_for(view: View) -> Random:
    """Return the chance that belongs to a view: nothing but what it shows decides it."""
    text = f"{VERSION} {view.seat} {view.position()}"
    return Random(sha256(text.encode()).digest())  # noqa: S311  no secret depends on it


class _Worlds:
    """Imagined worlds, in each of which the chance after several actions is found."""

    def __init__(self, view: View, chance: Random) -> None:
        self._view, self._chance = view, chance
        self._style: Style = style_of(view.imagined(chance))
        # As far ahead as the search looks in the end.
        *_, last = suited(view, self._style.name, SEARCH.rounds, SEARCH.among_many)
        self._turns = others_of(view) + last.more

    def tried(self, *actions: Action) -> tuple[float, ...]:
        """Return the chance after each action in one more world."""
        world = self._view.imagined(self._chance)
        return tuple(self._after(world, action) for action in actions)

    def _after(self, world: Game, action: Action) -> float:
        ahead, seat = copy_of(world), world.turns.seat
        ahead.apply(seat, action)
        play_turns(ahead, self._style, seat, self._turns)
        return chances_of(ahead, self._style)[seat]

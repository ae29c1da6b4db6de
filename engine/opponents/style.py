"""What a computer player knows of a kind of game: what actions are worth, and who is ahead."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, Protocol

from engine.actions import Action
from engine.game import Game
from engine.legal import LegalActions
from engine.opponents.foresight import Prospect, foresight_of

Features = tuple[float, ...]
"""What is known of one seat, as numbers of about the size of one."""


class Proposal(NamedTuple):
    """An action, and a quick estimate of what it is worth to the seat on turn."""

    worth: float
    action: Action


class Style(Protocol):
    """How a kind of game is played; ``name`` finds what belongs to it, such as its weights.

    ``unit`` is what a point, a coin or a token is worth in its estimates.
    """

    name: str
    unit: float

    def proposals(self, game: Game, *, is_brief: bool) -> list[Proposal]:
        """Estimate all that the seat on turn may do; in no order.

        A brief list leaves out placements that no estimate tells from another in it.
        """

    def best(self, game: Game) -> Action:
        """Return what seems best to the seat on turn: the first of the best in a brief list."""
        return max(self.proposals(game, is_brief=True), key=lambda proposal: proposal.worth).action

    def worth_of_placing(self, game: Game, seat: int, /) -> Callable[[Prospect], float]:
        """Return what tells how much a placement is worth to a seat, in the style's own unit."""

    def features(self, game: Game) -> list[Features]:
        """Describe every seat at the beginning of a turn."""

    def places_last_pawn(self, _game: Game, _action: Action, /) -> bool:
        """Tell whether the seat on turn sets off the end by an action, with its last pawn."""
        return False

    def aftermath(self, _before: Game, _after: Game, _seat: int, /) -> Features:
        """Return what the turn of a seat leaves, as an addition to its features.

        The games are those before the turn, or within it, and after it. Only what the seat can see
        counts: the tiles that it has drawn at the end may be any.
        Where that is not known it is empty.
        """
        return ()


def judged(
    game: Game,
    of_placement: Callable[[Prospect], float],
    of_other: Callable[[Action], float],
    *,
    is_brief: bool,
) -> list[Proposal]:
    """Return what may be done, with what one function or the other says that it is worth."""
    prospects, others = possible(game, is_brief=is_brief)
    placements = [Proposal(of_placement(told), told.place) for told in prospects]
    return [*placements, *(Proposal(of_other(action), action) for action in others)]


def possible(game: Game, *, is_brief: bool) -> tuple[Iterable[Prospect], Sequence[Action]]:
    """Return what legal placements would do, and the other legal actions."""
    legal = game.legal_actions()
    if not isinstance(legal, LegalActions):
        return (), legal
    return foresight_of(game.board).prospects(legal.fits, is_brief=is_brief), legal.others


def progress_of(game: Game) -> float:
    """Return how far the foremost seat is on its way to the end, 0 to 1."""
    return max(game.progress(seat) or 0.0 for seat in range(game.seats.count))


def turn_order(game: Game) -> list[float]:
    """Return for each seat how soon it is on turn: 1 for the seat that is, falling to nearly 0."""
    count = game.seats.count
    return [1 - (seat - game.turns.seat) % count / count for seat in range(count)]

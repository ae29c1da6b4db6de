"""Games in which groups with a marker are added up, such as Domaine: a race to the last marker."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.actions import Action, Again, Mark
from engine.game import Game
from engine.opponents.foresight import Prospect
from engine.opponents.style import Features, Proposal, Style, judged, progress_of, turn_order

TOKEN: Final = 1.5
"""What a token is worth in points."""

PLATE: Final = 5
FEW: Final = 2
"""With so many markers, or fewer, a seat may end the game in its next turn."""

AGAIN: Final = 1.0
LAST_BEHIND: Final = -4.0
"""What it costs to set off the end while behind."""

FOR_OTHERS: Final = 0.6
"""The part of a group's size that it costs to leave it to others."""


class Territories(Style):
    """Plays to place the last marker while ahead."""

    name = "territories"
    unit = TOKEN

    def proposals(self, game: Game, *, is_brief: bool) -> list[Proposal]:
        """Estimate placements by what they close and bring, marks by their size."""
        turn = _Turn(game, game.turns.seat)
        return judged(game, turn.of_placement, turn.of_other, is_brief=is_brief)

    def worth_of_placing(self, game: Game, seat: int, /) -> Callable[[Prospect], float]:
        """Estimate what a placement lets one mark, and its tokens, in points."""
        return _Turn(game, seat).of_placement

    def features(self, game: Game) -> list[Features]:
        """Describe scores, tokens and markers, the more so the nearer the end is."""
        seats = range(game.seats.count)
        scores, order = game.scores(), turn_order(game)
        near = progress_of(game)
        free = sum(free_sizes(game)[:3]) / 10
        return [self._described(game, scores, seat, (near, order[seat], free)) for seat in seats]

    def _described(
        self, game: Game, scores: Sequence[int], seat: int, rest: tuple[float, float, float]
    ) -> Features:
        near, order, free = rest
        tokens = (game.purse(seat) or 0) / 4
        done = game.progress(seat) or 0.0
        score = scores[seat] / 10
        best_other = max(other for at, other in enumerate(scores) if at != seat)
        may_end = float((game.supply(seat) or 0) <= FEW and scores[seat] + PLATE > best_other)
        return (
            score,
            tokens,
            done,
            near * score,
            near * tokens,
            near * done,
            order,
            float(seat == game.turns.seat) * free,
            may_end,
            may_end * order,
        )


def free_sizes(game: Game) -> list[int]:
    """Return the sizes of closed groups without a marker, in falling order."""
    board = game.board
    marked = {board.root_of(disc) for disc in game.pieces}
    sizes = board.sizes()
    closed = (root for root, touches in board.touches().items() if not touches)
    return sorted((sizes[root] for root in closed if root not in marked), reverse=True)


class _Turn:
    """What actions are worth to a seat on turn."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game, self._seat = game, seat
        self._free = free_sizes(game)
        self._supply = game.supply(seat) or 0
        self._tokens = game.purse(seat) or 0
        self._is_in_set_up = game.turns.is_in_set_up

    def of_placement(self, told: Prospect) -> float:
        """Return what a placement is worth: what it lets one mark, and tokens."""
        if self._is_in_set_up:
            return 0.1 * told.discs
        bringing = TOKEN * (told.discs - 2)
        sizes = [closing.size for closing in told.closings]
        if not sizes:
            return bringing
        sizes = sorted([*self._free, *sizes], reverse=True)
        left = sizes[self._supply :]
        return bringing + sum(sizes[: self._supply]) - FOR_OTHERS * sum(left[:1])

    def of_other(self, action: Action) -> float:
        """Return what an action is worth that is no placement."""
        match action:
            case Mark(disc):
                board = self._game.board
                size = board.sizes()[board.root_of(disc)]
                return size + (self._last(size) if self._supply == 1 else 0.0)
            case Again():
                return AGAIN
            case _:
                return 0.0

    def _last(self, size: int) -> float:
        """Return what counts for or against placing the last marker."""
        game = self._game
        if game.turns.last:
            return 0.0
        scores = list(game.scores())
        own = scores.pop(self._seat) + size + (PLATE if game.bonus_seat is None else 0)
        return PLATE if own > max(scores) else LAST_BEHIND - size

"""A finished game with its review, and the names of those who played it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from engine.game import Game
from engine.review.chances import Chances
from engine.review.comparison import Comparison, compared_turn
from engine.review.reviewing import Move, ReviewedTurn
from engine.review.summary import Played, played_by, turning_points
from renderer.pages.review import TurningPoint


@dataclass(frozen=True)
class ReviewedGame:
    """A finished game with its review: all ``turns`` that its ``moves`` make from ``start`` on.

    ``names`` are those by seat, as they are to be written; ``numbers`` those of the turns, as a
    replay has them. ``deciders`` are the users who decided, by move, and ``people`` their names;
    ``holders`` are the users who hold the seats. All are empty where a record knows nothing of it.
    """

    name: str
    names: tuple[str, ...]
    start: Game
    moves: tuple[Move, ...]
    turns: tuple[ReviewedTurn, ...]
    numbers: tuple[int, ...]
    deciders: Mapping[int, int] = field(default_factory=dict)
    people: Mapping[int, str] = field(default_factory=dict)
    holders: tuple[int, ...] = ()

    @cached_property
    def curve(self) -> list[Chances]:
        """The chances after the set-up, and after each turn."""
        return [turn.chances for turn in self.turns]

    @cached_property
    def points(self) -> list[ReviewedTurn]:
        """The turning points, in the order of the game."""
        return turning_points(self.turns)

    def played(self, seat: int) -> dict[int | None, Played]:
        """Return how well each user at a seat decided; None is whoever holds it."""
        turns = [turn for turn in self.turns if turn.seat == seat]
        return played_by(turns, self.deciders.get)

    def played_by_holder(self, seat: int) -> Played | None:
        """Return how well whoever holds a seat decided; None if they did not."""
        return self.played(seat).get(self.holders[seat] if self.holders else None)

    def name_of(self, user_id: int | None, seat: int) -> str:
        """Return the name of a user who decided at a seat; None is whoever holds it."""
        return self.names[seat] if user_id is None else self.people[user_id]

    def name_then(self, seat: int, at: int) -> str:
        """Return who held a seat after the turn ``at``, as far as decisions tell."""
        own = [number for number in sorted(self.deciders) if self.moves[number].seat == seat]
        before = [number for number in own if number <= self.turns[at].last]
        first = own[0] if own else -1
        return self.name_of(self.deciders.get(before[-1] if before else first), seat)

    def luck(self, seat: int) -> float:
        """Return how lucky all draws of a seat were together, in points, money or tokens."""
        return sum(turn.luck[seat] for turn in self.turns)

    def number_of(self, turn: ReviewedTurn) -> int:
        """Return the number of a turn, as a replay has it."""
        return self.numbers[self.turns.index(turn)]

    def decider_of(self, turn: ReviewedTurn) -> str:
        """Return who decided what a turn has lost, as far as moves tell; else who holds the seat.

        Where one person took over from another within the turn it is who lost most of it.
        """
        lost = {number: decision.counted for number, decision in turn.decisions.items()}
        worst = max(lost, key=lost.__getitem__, default=-1)
        return self.name_of(self.deciders.get(worst), turn.seat or 0)

    def compared(self, turn: ReviewedTurn) -> Comparison:
        """Return a turning point beside what was better."""
        return compared_turn(self.start, self.moves, turn)


def marks_of(game: ReviewedGame) -> Sequence[TurningPoint]:
    """Return where the turning points stand on the curves: where their turns began."""
    return [TurningPoint(turn.seat or 0, game.turns.index(turn) - 1) for turn in game.points]

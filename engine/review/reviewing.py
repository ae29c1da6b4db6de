"""A finished game, reviewed turn by turn: chances, decisions of people, luck of draws."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise
from statistics import fmean
from typing import Final, NamedTuple

from engine.actions import Action, Resign, Skip
from engine.copies import copy_of
from engine.game import Game, View, view
from engine.opponents.style import Style
from engine.opponents.values import play_turns, style_of
from engine.review.chances import Chances, chances_now
from engine.review.decisions import Decision, chance_after, chance_for, continued, judged
from engine.review.luck import luck_of
from engine.tiles import TileId

REPLIES: Final = 24
"""In so many worlds it is seen what a turn leaves to whoever comes next."""


class Maker(StrEnum):
    """Who made a move, as far as a review asks."""

    PERSON = "person"
    PLAN = "plan"
    """A person who saw no more than what was there when the turn began."""

    OTHER = "other"
    """A computer, the clock or the bot: nothing is judged."""


@dataclass(frozen=True, slots=True)
class Move:
    """An action of a game that stands; the table's has no ``seat``."""

    seat: int | None
    action: Action
    maker: Maker = Maker.OTHER


@dataclass(frozen=True, slots=True)
class Better:
    """The turn that would have been best from a mistake on, and what each leaves.

    ``actions`` are those of the whole turn. ``left`` is by how much the next seat's score goes up
    in its turn, in the mean of imagined worlds: after what was done, and after these.
    """

    actions: tuple[Action, ...]
    left: tuple[float, float]


@dataclass(frozen=True, slots=True)
class ReviewedTurn:
    """A turn of moves ``first`` to ``last``, numbered from 0, after which the chances are these.

    The set-up is one turn, of no ``seat``. ``decisions`` are by the number of the move, where a
    person had a choice. ``luck`` is by seat that of what was drawn, in points, money or tokens.
    There is a ``better`` turn where a loss counts.
    """

    seat: int | None
    first: int
    last: int
    chances: Chances
    decisions: dict[int, Decision] = field(default_factory=dict)
    luck: tuple[float, ...] = ()
    better: Better | None = None

    @property
    def loss(self) -> float:
        """What its decisions have lost together, as far as that counts; a win at most."""
        return min(1.0, sum(decision.counted for decision in self.decisions.values()))


def reviewed(start: Game, moves: Sequence[Move], done: int = 0) -> Iterator[ReviewedTurn]:
    """Yield the turns of a game that ``moves`` lead from its start to its end.

    Of the first ``done`` moves, which must end a turn, nothing is yielded. ``start`` is changed.

    Raises:
        IllegalAction: the rules forbid a move.
        ValueError: the moves do not lead to an end.
    """
    number = 0
    while number < len(moves):
        turn = _Turn(start, moves, number)
        last = turn.last
        if last >= done:
            yield turn.reviewed()
        else:
            turn.play()
        number = last + 1
    if start.turns.outcome is None:
        raise ValueError("the game is not over")


class _Decided(NamedTuple):
    """A decision about the move ``number``, and what was seen then."""

    number: int
    seen: View
    decision: Decision


class _Turn:
    """One turn, from the move ``first`` on, before it is played in ``game``."""

    def __init__(self, game: Game, moves: Sequence[Move], first: int) -> None:
        self._game, self._moves, self._first = game, moves, first
        self._is_set_up, self._seat = game.turns.is_in_set_up, game.turns.seat
        self.last = self._found_end()
        self._style: Style = style_of(game)

    def _found_end(self) -> int:
        ahead, before = copy_of(self._game), _turn_of(self._game)
        for number in range(self._first, len(self._moves)):
            move = self._moves[number]
            ahead.apply(move.seat, move.action)
            if _turn_of(ahead) != before:
                return number
        return len(self._moves) - 1

    def play(self) -> None:
        """Play it, without a look."""
        for move in self._moves[self._first : self.last + 1]:
            self._game.apply(move.seat, move.action)

    def reviewed(self) -> ReviewedTurn:
        """Play it, and look at each move before it is made."""
        game, seat = self._game, self._seat
        if self._is_set_up:
            self.play()
            chances, nothing = chances_now(game, self._style), (0.0,) * game.seats.count
            return ReviewedTurn(None, self._first, self.last, chances, luck=nothing)
        begun = view(game, seat)
        decided: list[_Decided] = []
        luck = [0.0] * game.seats.count
        for number in range(self._first, self.last + 1):
            seen = self._seen(number, begun)
            decision = None if seen is None else judged(seen, self._moves[number].action)
            if seen is not None and decision is not None:
                decided.append(_Decided(number, seen, decision))
            held = [game.hands.tiles(one) for one in range(game.seats.count)]
            game.apply(self._moves[number].seat, self._moves[number].action)
            self._add_luck(luck, held)
        for at, (one, following) in enumerate(pairwise(decided)):
            decided[at] = one._replace(decision=self._made_good(one, following))
        decisions = {it.number: it.decision for it in decided}
        wrong = next((it for it in decided if it.decision.counted), None)
        better = None if wrong is None else self._better(wrong)
        chances = chances_now(game, self._style)
        return ReviewedTurn(
            seat,
            self._first,
            self.last,
            chances,
            decisions=decisions,
            luck=tuple(luck),
            better=better,
        )

    def _made_good(self, one: _Decided, following: _Decided) -> Decision:
        """Return a decision without what could still be made good by the next one of its turn.

        The worlds of the first play the rest of the turn plainly; what the next one finds in the
        same position was not lost yet. A tile that was drawn in between is another matter.
        """
        if not one.decision.counted or following.seen.bag_size != one.seen.bag_size:
            return one.decision
        if following.decision.is_best:
            left = chance_after(following.seen, self._moves[following.number].action)
        else:
            left = following.decision.better
        return one.decision.made_good(left)

    def _seen(self, number: int, begun: View) -> View | None:
        """Return what was seen as a move was decided on; None if nobody is to be judged by it."""
        move = self._moves[number]
        is_choice = move.maker is not Maker.OTHER and move.seat == begun.seat
        if not is_choice or isinstance(move.action, Skip | Resign):
            return None
        if move.maker is Maker.PLAN:
            return begun.after(*self._own(self._first, number))
        return view(self._game, begun.seat)

    def _own(self, first: int, until: int) -> list[Action]:
        """Return what the seat on turn does in it in some of the moves."""
        moves = self._moves[first:until]
        return [move.action for move in moves if move.seat == self._seat]

    def _add_luck(self, luck: list[float], held: Sequence[Sequence[TileId]]) -> None:
        if self._game.turns.outcome is not None:
            return
        for seat, before in enumerate(held):
            drawn = [tile for tile in self._game.hands.tiles(seat) if tile not in before]
            luck[seat] += luck_of(self._game, self._style, seat, drawn)

    def _better(self, wrong: _Decided) -> Better:
        """Return the turn in which the best is done in place of a move that was a mistake."""
        number, seen = wrong.number, wrong.seen
        rest = continued(seen, [wrong.decision.best])
        left = (self._left(seen, self._own(number, self.last + 1)), self._left(seen, rest))
        return Better((*self._own(self._first, number), *rest), left)

    def _left(self, seen: View, actions: Sequence[Action]) -> float:
        """Return by how much the next seat's score goes up after a turn."""
        ended = seen.after(*actions)  # what was drawn in between is unknown, and may be laid
        chance, rises = chance_for(ended), []
        for _ in range(REPLIES):
            world = ended.imagined(chance)
            following = world.to_act
            if following is None or following == seen.seat:
                return 0.0
            before = world.scores()[following]
            play_turns(world, self._style, following, 0)
            rises.append(world.scores()[following] - before)
        return fmean(rises)


def _turn_of(game: Game) -> tuple[object, ...]:
    """Return what changes when a turn ends; the whole set-up counts as one."""
    if game.turns.is_in_set_up:
        return ("set-up",)
    return (game.turns.seat, len(game.turns.taken), game.turns.outcome)

"""Looking ahead: the same few actions are tried in the same imagined worlds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random
from typing import Final

from engine.actions import Action, Place
from engine.errors import NotYourTurn
from engine.game import Game, View
from engine.opponents.chooser import IsTimeUp, others_of, suited
from engine.opponents.haste import WORLDS, is_hasty, is_pressed
from engine.opponents.plans import weighed
from engine.opponents.style import Style, progress_of
from engine.opponents.values import looked_ahead, style_of
from engine.tiles import UNKNOWN_TILE

CLEAR: Final = 2.6
"""By how many standard errors the best must be ahead of the next for the search to stop."""

LEAST_TRIED: Final = 3
"""How many actions are tried however many play."""

LOOKED_OVER: Final = 4
"""Of how many times as many actions the rest of the turn is played, before a few are tried."""

FEWEST: Final = 6
"""In how many worlds a difference must have been seen before it counts as clear."""

LATE: Final = 0.8
"""How far on its way to the end a seat must be for worlds to show how the game ends."""

TRUST_WHEN_LATE: Final = 0.2
"""What part of its prior a round has then where it has plans: they look no further than a turn."""


@dataclass(frozen=True, slots=True)
class Round:
    """A part of the search: the best ``candidates`` are tried in ``worlds`` more worlds.

    These numbers are for one opponent. With n opponents there are an n-th as many worlds (where
    that is below one world, fewer candidates), since all opponents must play. In each world the own
    turn is played, then one turn of each opponent, then ``more`` turns. What earlier rounds with
    the same ``more`` found counts too.

    What was expected before counts like ``prior`` worlds (n times as many with n opponents):
    without it, of many candidates tried in a few worlds, the luckiest would win. It is what rounds
    with another ``more`` have found. Before the first round it is the chance after the rest of the
    own turn, played by what seems best at once; or, with ``plans``, after the best of so many whole
    turns, weighed by what they leave on the board.

    With ``merges``, of actions that have led to the same in every world, such as marks in different
    orders, only one is tried further.
    """

    candidates: int
    worlds: int
    more: int = 0
    prior: float = 0.0
    plans: int = 0
    merges: bool = False


@dataclass(frozen=True, slots=True)
class Searcher:
    """Chooses by search in ``rounds``, by the name of a game's style.

    With several others those of ``among_many`` are played instead, where there are any. The budget
    is in worlds, so it buys the same anywhere. If ``is_unhurried``, the last pawn waits for a
    seat's sixth turn, unless need be (see ``engine.opponents.haste``).
    """

    rounds: Mapping[str, tuple[Round, ...]]
    among_many: Mapping[str, tuple[Round, ...]] = field(default_factory=dict)
    is_unhurried: bool = False

    def in_part(self, divisor: int) -> Searcher:
        """Return one that tries as many actions in fewer worlds: the ``divisor``-th part."""

        def lessened(rounds: tuple[Round, ...]) -> tuple[Round, ...]:
            return tuple(replace(one, worlds=max(1, one.worlds // divisor)) for one in rounds)

        return replace(
            self,
            rounds={style: lessened(rounds) for style, rounds in self.rounds.items()},
            among_many={style: lessened(rounds) for style, rounds in self.among_many.items()},
        )

    def __call__(self, view: View, chance: Random, is_time_up: IsTimeUp) -> Action:
        """Choose the action with the best chance to win, as far as was found out in time.

        Raises:
            NotYourTurn: the view's seat may do nothing.
        """
        seat = view.seat
        if seat is None or seat != view.to_act:
            raise NotYourTurn(to_act=view.to_act)
        search = _Search(view, seat, chance, is_time_up)
        for part in suited(view, search.style.name, self.rounds, self.among_many):
            search.run(part)
        return search.best_unhurried() if self.is_unhurried else search.best


def is_known(view: View, action: Action) -> bool:
    """Tell whether an action in an imagined game lays no tile that its view does not show."""
    return not isinstance(action, Place) or action.tile in view.to_lay


class _Search:
    def __init__(self, view: View, seat: int, chance: Random, is_time_up: IsTimeUp) -> None:
        self._view, self._seat, self._chance = view, seat, chance
        self._is_time_up = is_time_up
        self._game = game = view.imagined(chance)
        self.style: Style = style_of(game)
        proposals = self.style.proposals(game, is_brief=False)
        if UNKNOWN_TILE in view.to_lay:  # ahead of a draw: what is drawn cannot be laid yet
            proposals = [it for it in proposals if is_known(view, it.action)]
        chance.shuffle(proposals)  # of equals any may come first
        proposals.sort(key=lambda proposal: -proposal.worth)
        self._candidates = [proposal.action for proposal in proposals]
        self._others = max(1, others_of(view))
        self._trust = 1.0
        self._more = 0
        self._found: dict[Action, list[float]] = {}
        self._expected: dict[Action, float] = {}
        self._estimates: dict[Action, float] = {}

    @property
    def best(self) -> Action:
        """The best action so far."""
        return self._candidates[0]

    def best_unhurried(self) -> Action:
        """The best action so far; if it is hasty, the best that is not, unless need be."""
        game, best = self._game, self.best
        calm = (one for one in self._candidates if not is_hasty(game, self.style, one))
        waiting = next(calm, best)
        if waiting == best or self._is_time_up():
            return waiting
        worlds = [self._view.imagined(self._chance) for _ in range(WORLDS)]
        is_needed = is_pressed(worlds, self.style, best, waiting, self._others)
        return best if is_needed else waiting

    def run(self, part: Round) -> None:
        """Try the best in more worlds, and bring them in the order of what was found."""
        # Once only: rounds with another number of turns begin with what was found so far.
        if part.prior and not self._estimates and not self._is_time_up():
            self._expect(self._candidates[: LOOKED_OVER * part.candidates], part.plans)
        worlds = max(1, part.worlds // self._others)
        most = part.candidates * part.worlds // self._others // worlds
        trying = self._candidates[: min(part.candidates, max(LEAST_TRIED, most))]
        if len(trying) <= 1 or self._is_time_up():
            return
        if part.more != self._more:  # chances after more turns are not like those after fewer
            # A copy: rounds change the estimates, and weigh them against what was expected.
            self._more, self._found, self._expected = part.more, {}, self._estimates.copy()
        found = [self._found.setdefault(action, []) for action in trying]
        if len({len(known) for known in found}) > 1:  # rounds that do not narrow begin anew
            found = [[] for _ in trying]
        tried, found = self._in_worlds(part, worlds, trying, found)
        if found[0]:
            self._estimate(tried, found, part.prior * self._others * self._trust)
            tried.sort(key=lambda one: -self._estimates[one])
            self._candidates[: len(trying)] = tried

    def _in_worlds(
        self, part: Round, worlds: int, trying: list[Action], found: list[list[float]]
    ) -> tuple[list[Action], list[list[float]]]:
        """Add to what was found of each action; return those that are left after merging."""
        for _ in range(worlds):
            chances = self._tried(self._view.imagined(self._chance), trying, part.more)
            if chances is None:
                break
            for known, new in zip(found, chances, strict=True):
                known.append(new)
            if part.merges:
                trying, found = merged(trying, found)
            if is_clear(found):
                break
        return trying, found

    def _expect(self, some: list[Action], plans: int) -> None:
        """Order by the chance at the end of one's own turn, which few worlds cannot tell better."""
        world = self._view.imagined(self._chance)
        if plans:
            self._plan(world, some, plans)
            return
        for action in some:
            chance = looked_ahead(world, self.style, self._seat, action, 0)
            self._expected[action] = self._estimates[action] = chance
        self._candidates[: len(some)] = sorted(some, key=lambda one: -self._estimates[one])

    def _plan(self, world: Game, some: list[Action], most: int) -> None:
        """Go on with actions with which the best turns begin, by what these bring and leave."""
        chances = weighed(world, self.style, some, most, self._is_time_up)
        self._trust = TRUST_WHEN_LATE if progress_of(world) >= LATE else 1.0
        self._expected, self._estimates = dict(chances), dict(chances)
        # Out of time nothing may have been weighed, and one candidate there must be.
        self._candidates = sorted(chances, key=lambda one: -chances[one]) or self._candidates

    def _estimate(self, trying: list[Action], found: list[list[float]], prior: float) -> None:
        """Bring what was found together with what had been expected, but for what all share."""
        count = len(found[0])
        share = count / (count + prior)
        expected = [self._expected.get(action, 0.0) for action in trying]
        seen = [sum(known) / count for known in found]
        shift = (sum(expected) - sum(seen)) / len(trying)
        for action, before, now in zip(trying, expected, seen, strict=True):
            self._estimates[action] = before + share * (now + shift - before)

    def _tried(self, world: Game, trying: list[Action], more: int) -> list[float] | None:
        """Return the chance after each action in a world; None if time is up."""
        turns, chances = self._others + more, []
        for action in trying:
            if self._is_time_up():
                return None
            chances.append(looked_ahead(world, self.style, self._seat, action, turns))
        return chances


def merged(
    trying: Sequence[Action], found: Sequence[list[float]]
) -> tuple[list[Action], list[list[float]]]:
    """Return of those that were found alike in all worlds the first only; all in few worlds."""
    if len(found[0]) < FEWEST:
        return [*trying], [*found]
    first: dict[tuple[float, ...], int] = {}
    for at, chances in enumerate(found):
        first.setdefault(tuple(chances), at)
    return [trying[at] for at in first.values()], [found[at] for at in first.values()]


def is_clear(found: Sequence[Sequence[float]]) -> bool:
    """Tell whether the best is ahead of the next beyond chance, world by world."""
    number = len(found[0])
    if number < FEWEST:
        return False
    if len(found) == 1:
        return True
    best, second = sorted(found, key=sum, reverse=True)[:2]
    differences = [one - other for one, other in zip(best, second, strict=True)]
    average = sum(differences) / number
    spread = sum((difference - average) ** 2 for difference in differences)
    return average > CLEAR * sqrt(spread / (number - 1) / number)

"""Games in which sizes of groups with a pawn are multiplied, such as Terra: a race to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import log
from typing import Final, NamedTuple

from engine.actions import Action, Keep, Settle, Withdraw
from engine.game import Game
from engine.hexes import Point
from engine.opponents.foresight import Closing, Prospect
from engine.opponents.style import Features, Proposal, Style, judged, turn_order

PRICES: Final = (0, 2, 1, 0, 0, 0, 0)
"""What a placement costs that completes 0 to 6 discs."""

PAWNS: Final = 5
COLOURS: Final = 4

CLOSING: Final = (1.0, 0.6, 0.4, 0.3, 0.2)
"""How likely an open group still closes, by how often half-discs touch it."""

SELDOM: Final = 0.1
ANY_COLONY: Final = 0.8
COIN: Final = 0.12
"""What money is worth, in logarithms of the score."""

FREE_TILE: Final = 0.03
FOR_OTHERS: Final = 0.3
"""What it costs to close a group that others may take first."""

END: Final = 3.0
"""What it is worth to set off the end while ahead."""

TAKING_BACK: Final = -0.2


class Holding(NamedTuple):
    """A group with a pawn: ``touches`` is 0 when it is closed."""

    colour: int
    size: int
    touches: int


class Estate(NamedTuple):
    """All that a seat has."""

    holdings: tuple[Holding, ...]
    supply: int
    money: int

    def closed(self) -> dict[int, int]:
        """Return the size of the largest closed group of each colour."""
        best: dict[int, int] = {}
        for colour, size, touches in self.holdings:
            if not touches and size > best.get(colour, 0):
                best[colour] = size
        return best

    def score(self) -> int:
        """Return what it would score now."""
        product = 0
        for size in self.closed().values():
            product = (product or 1) * size
        return product + self.money

    def worth(self) -> float:
        """Estimate the logarithm of what it will score."""
        return _hoped(self.holdings) + COIN * min(self.money, 5)

    def sets_off_end(self) -> bool:
        """Tell whether the end of its turn sets off that of the game."""
        return not self.supply or len(self.closed()) == COLOURS

    def settling(self, group: Holding) -> Estate:
        """Return the estate with one more pawn on the board."""
        return Estate((*self.holdings, group), self.supply - 1, self.money - 1)

    def without(self, group: Holding) -> Estate:
        """Return the estate after a pawn of its own was taken from a group."""
        left = list(self.holdings)
        left.remove(group)
        return Estate(tuple(left), self.supply + 1, self.money)


@lru_cache(maxsize=1 << 14)
def _hoped(holdings: tuple[Holding, ...]) -> float:
    """Estimate the logarithm of what groups will bring, those that are open by their chances."""
    hope: dict[int, float] = {}
    has_closed = False
    for colour, size, touches in holdings:
        has_closed = has_closed or not touches
        expected = _likelihood(touches) * (size + (0.5 if touches else 0))
        hope[colour] = max(expected, hope.get(colour, 0.0))
    hopes = (log(max(1.0, size)) + min(size, 1.0) * ANY_COLONY / 2 for size in hope.values())
    return sum(hopes) + has_closed * ANY_COLONY


class Table:
    """The estates of a game, and which groups bear whose pawns, by the codes of lowest discs."""

    def __init__(self, game: Game) -> None:
        """Take down what ``game`` shows."""
        board = game.board
        sizes, touches = board.sizes(), board.touches()
        self.owners: dict[int, list[int]] = {}
        holdings: list[list[Holding]] = [[] for _ in range(game.seats.count)]
        for disc, owner in game.pieces.items():
            root = board.root_of(disc)
            self.owners.setdefault(root, []).append(owner)
            group = Holding(int(board.colour_at(root)), sizes[root], touches[root])
            holdings[owner].append(group)
        self.estates = [
            Estate(tuple(mine), game.supply(seat) or 0, game.purse(seat) or 0)
            for seat, mine in enumerate(holdings)
        ]


class Colonies(Style):
    """Plays to end the game while ahead."""

    name = "colonies"
    unit = COIN

    def proposals(self, game: Game, *, is_brief: bool) -> list[Proposal]:
        """Estimate actions by what they change in everybody's estate."""
        turn = _Turn(game, game.turns.seat)
        return judged(game, turn.of_placement, turn.of_other, is_brief=is_brief)

    def places_last_pawn(self, game: Game, action: Action, /) -> bool:
        """Tell whether an action is to settle with the last pawn, and no end is set off yet."""
        if game.turns.last or not isinstance(action, Settle):
            return False
        return game.supply(game.turns.seat) == 1

    def worth_of_placing(self, game: Game, seat: int, /) -> Callable[[Prospect], float]:
        """Estimate how a placement changes everybody’s estate, in logarithms of the score."""
        return _Turn(game, seat).of_placement

    def features(self, game: Game) -> list[Features]:
        """Describe colonies, what may become one, and how soon the end may be set off."""
        estates = Table(game).estates
        scores = [estate.score() for estate in estates]
        progress = [max(1 - e.supply / PAWNS, len(e.closed()) / COLOURS) for e in estates]
        near = max(progress)
        order = turn_order(game)
        return [
            _described(estate, scores, seat, near, order[seat])
            for seat, estate in enumerate(estates)
        ]


def _described(
    estate: Estate, scores: Sequence[int], seat: int, near: float, order: float
) -> Features:
    closed = estate.closed()
    hopes = [0.0, 0.0, 0.0]
    for colour, size, touches in estate.holdings:
        if touches and size + 1 > closed.get(colour, 0):
            hopes[min(touches, 3) - 1] += log(1 + size)
    score = log(1 + scores[seat])
    is_ahead = all(scores[seat] > other for at, other in enumerate(scores) if at != seat)
    can_end = estate.supply <= min(estate.money + 2, PAWNS)
    return (
        sum(map(log, closed.values())),
        float(bool(closed)),
        len(closed) / COLOURS,
        score,
        *hopes,
        estate.supply / PAWNS,
        estate.money / 3,
        order,
        near * score,
        float(is_ahead and can_end),
        float(is_ahead and can_end) * order,
        float(is_ahead),
    )


class _Turn:
    """What actions are worth to a seat on turn."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game, self._seat = game, seat
        self._table = Table(game)
        self._own = self._table.estates[seat]
        self._is_last = bool(game.turns.last)
        self._worth = self._of_estate(self._own)
        self._plain: dict[int, float] = {}
        self._settled: dict[Holding, float] = {}
        others = [e for at, e in enumerate(self._table.estates) if at != seat]
        self._best_other = max(estate.score() for estate in others)

    def _of_estate(self, estate: Estate) -> float:
        return float(estate.score()) if self._is_last else estate.worth()

    def of_placement(self, told: Prospect) -> float:
        """Return what a placement is worth."""
        if self._game.turns.is_in_set_up:
            return FREE_TILE * told.discs
        price = PRICES[told.discs]
        if not told.closings:
            return self._of_plain_tile(price)
        after = self._own._replace(money=self._own.money - price)
        harm = 0.0
        for closing in told.closings:
            after, harm_done = self._closed(after, closing)
            harm += harm_done
        return self._of_estate(after) - self._worth + self._if_over(after) - harm

    def _of_plain_tile(self, price: int) -> float:
        """Return what a placement is worth that closes nothing, which most do not."""
        if price not in self._plain:
            after = self._own._replace(money=self._own.money - price)
            gain = self._of_estate(after) - self._worth
            self._plain[price] = gain + (0.0 if self._is_last else FREE_TILE)
        return self._plain[price]

    def _closed(self, after: Estate, closing: Closing) -> tuple[Estate, float]:
        """Return the own estate once a group is closed, and what that brings to others."""
        group = Holding(int(closing.colour), closing.size, 0)
        owners = [(root, who) for root in closing.roots for who in self._table.owners.get(root, ())]
        own_roots = [root for root, who in owners if who == self._seat]
        if own_roots:
            for root in own_roots:
                after = after.without(self._holding(root))
            return after._replace(holdings=(*after.holdings, group), supply=after.supply - 1), 0.0
        if owners:
            root, who = owners[0]
            theirs = self._table.estates[who]
            then = theirs.without(self._holding(root))
            then = then._replace(holdings=(*then.holdings, group))
            return after, FOR_OTHERS * 2 * (then.worth() - theirs.worth())
        if after.supply and after.money and not self._is_last:
            return max(after, after.settling(group), key=self._of_estate), 0.0
        return after, FOR_OTHERS if closing.size > 1 else 0.0

    def _holding(self, root: int) -> Holding:
        board = self._game.board
        return Holding(int(board.colour_at(root)), board.sizes()[root], board.touches()[root])

    def of_other(self, action: Action) -> float:
        """Return what an action is worth that is no placement."""
        board = self._game.board
        match action:
            case Settle(disc):
                return self._settling(self._holding(board.root_of(disc)))
            case Withdraw(disc):
                return TAKING_BACK + self._taken_back(disc)
            case Keep(disc):
                return float(self._game.pieces[disc] == self._seat)
            case _:
                return 0.0

    def _settling(self, group: Holding) -> float:
        """Return what a pawn on a group is worth; most groups are like some other."""
        if group not in self._settled:
            after = self._own.settling(group)
            self._settled[group] = self._of_estate(after) - self._worth + self._if_over(after)
        return self._settled[group]

    def _taken_back(self, disc: Point) -> float:
        """Return what others lose, less what one pays oneself, when a pawn is taken back."""
        who = self._game.pieces[disc]
        theirs = self._table.estates[who]
        root = self._game.board.root_of(disc)
        less = theirs.worth() - theirs.without(self._holding(root)).worth()
        return (-less if who == self._seat else FOR_OTHERS * less) - 2 * COIN

    def _if_over(self, after: Estate) -> float:
        """Return what counts for or against an action that sets off the end."""
        if self._is_last or self._game.turns.end_set_off_by is not None:
            return 0.0
        if not after.sets_off_end() or self._own.sets_off_end():
            return 0.0
        return END if after.score() > self._best_other else -END


def _likelihood(touches: int) -> float:
    return CLOSING[touches] if touches < len(CLOSING) else SELDOM

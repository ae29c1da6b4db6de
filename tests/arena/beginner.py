"""A player that stands for somebody's first evenings: careful, and looking at a few cells only."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from engine.actions import Action, End, Keep, Mark, Place, Settle
from engine.board import GroupSummary
from engine.errors import NotYourTurn
from engine.game import View
from engine.hexes import Cell, code_of, distance
from engine.opponents.chooser import IsTimeUp

FEWEST_CELLS, MOST_CELLS = 3, 5
"""At how many cells all ways to fill them are looked at before a placement."""

LEAST_GROUP = 2
"""With so many discs an open group draws the eye, and a closed one is worth a pawn."""

RECENT = 2
"""Of how many tiles, laid last, the surroundings come next."""

SLIP = 7.0
"""By how much a worth is misjudged at most: what would close is easily overlooked.

Fitted to nine games that a person played on first evenings, against the levels as they were then:
in classic 3.6, 3.6 (easy) and 3.2 (normal) points a turn, where the beginner makes 3.9 and 3.2; in
Terra products of 360 and 82 against easy (127 at the median), in Domaine 18 and 34 (27).
"""

WORTH_A_SECOND_TILE = 4
"""Above this worth, before its price, a second tile is laid in a game without pieces."""

KEPT = 1
"""What a placement that need not be made leaves of money: the price of a pawn."""


class Way(NamedTuple):
    """A placement: what it seems to be worth, and what it is; in classic before its price."""

    seeming: float
    worth: int
    place: Place


def choose_as_a_beginner(view: View, chance: Random, _is_time_up: IsTimeUp) -> Action:
    """Take the largest groups, then lay the best tile at a few cells that one likes, and end.

    Where sizes multiply, pawns go to closed groups of colours that the seat does not hold, and
    tiles are laid as long as there is money. No piece is withdrawn. No turn is played again: tokens
    are saved for placements that cost one.

    Raises:
        NotYourTurn: the view's seat may do nothing.
    """
    legal, seat = view.legal_actions(), view.seat
    if seat is None or not legal:
        raise NotYourTurn(to_act=view.to_act)
    keeps = [action for action in legal if isinstance(action, Keep)]
    if keeps:
        return max(keeps, key=lambda keep: view.pieces[keep.disc] == seat)
    taking = _largest(view, seat, legal)
    if taking is not None:
        return taking
    best = max(_ways(view, seat, looked_at(view, chance), chance), default=None)
    must_lay = End() not in legal
    if best is None or not (must_lay or _is_worth_it(view, seat, best)):
        return End()
    return best.place


def _largest(view: View, seat: int, legal: Sequence[Action]) -> Action | None:
    """The action that takes the largest closed group that is wanted, the first of equals."""
    sizes = {
        action: group.size
        for action in legal
        if isinstance(action, Settle | Mark)
        and (group := view.board.group_at(action.disc))
        and group.is_closed
        and _wants(view, seat, group)
    }
    return max(sizes, key=lambda action: sizes[action], default=None)


def _wants(view: View, seat: int, group: GroupSummary) -> bool:
    """Whether to take a closed group; where sizes multiply only a first one of a colour."""
    tally = view.tally(seat)
    held = {other.colour for other in tally.groups}
    return not tally.multiplies or (group.size >= LEAST_GROUP and group.colour not in held)


def looked_at(view: View, chance: Random) -> list[Place]:
    """All ways at a few cells: those where groups are open, then by their way to the last tiles."""
    recent = [place.cell for place in view.board.tiles()][-RECENT:]
    sizes = view.board.sizes()

    def liking(cell: Cell) -> tuple[bool, float]:
        met = (root for roots in view.board.beyond(code_of(cell)).values() for root in roots or ())
        is_drawn = any(sizes[root] >= LEAST_GROUP for root in met)
        way = min((distance(cell, other) for other in recent), default=0)
        return not is_drawn, way + chance.random()

    places = [action for action in view.legal_actions() if isinstance(action, Place)]
    cells = sorted({place.cell for place in places})
    few = sorted((liking(cell), cell) for cell in cells)[: chance.randint(FEWEST_CELLS, MOST_CELLS)]
    liked = {cell for _, cell in few}
    return [place for place in places if place.cell in liked]


def _ways(view: View, seat: int, places: Sequence[Place], chance: Random) -> Iterator[Way]:
    """What placements are worth: their points, or what they would let one take."""
    tally = view.tally(seat)
    for place in places:
        done = view.preview(place)
        wanted = [group.size for group in done.closed if _wants(view, seat, group)]
        if view.supply(seat) is None:
            worth = done.gain + done.price
        else:
            worth = done.gain + (max(wanted, default=0) if tally.multiplies else sum(wanted))
        yield Way(worth + chance.uniform(0, SLIP), worth, place)


def _is_worth_it(view: View, seat: int, way: Way) -> bool:
    """Whether to lay a tile where the turn may be ended instead."""
    if view.supply(seat) is None:
        return way.worth > WORTH_A_SECOND_TILE
    return (view.purse(seat) or 0) + view.gain_of(way.place) >= KEPT

"""A player that stands for somebody's thoughtful first evening."""

from collections.abc import Iterable
from random import Random

from engine.actions import Action, End, Keep, Mark, Place, Settle
from engine.game import View
from engine.opponents.chooser import IsTimeUp

LOOKED_AT = 16
"""How many placements are looked at."""

WORTH_A_SECOND_TILE = 4
"""Above this gain, before its price, a second tile is laid too."""

LEAST_SIZE = 3
"""The size from which a closed group is taken."""


class Novice:
    """Lays the tile that gains most of a few looked at, takes one closed group, and ends.

    A second tile is laid in games without pieces, if it is worth more than 4; a turn is never
    played again, a piece never withdrawn, and of pieces that share a group the own one stays. It
    remembers what it did in a turn, so it plays one seat of one game.
    """

    def __init__(self) -> None:
        self._placed = 0
        self._has_taken = False

    def __call__(self, view: View, chance: Random, _is_time_up: IsTimeUp) -> Action:
        action = self._chosen(view, list(view.legal_actions()), chance)
        match action:
            case End():
                self.__init__()  # type: ignore[misc]
            case Place():
                self._placed += 1
            case Settle() | Mark():
                self._has_taken = True
            case _:
                pass
        return action

    def _chosen(self, view: View, legal: list[Action], chance: Random) -> Action:
        keeps = [action for action in legal if isinstance(action, Keep)]
        if keeps:
            return max(keeps, key=lambda keep: view.pieces[keep.disc] == view.seat)
        places = [action for action in legal if isinstance(action, Place)]
        has_pieces = bool(view.seat is not None and view.supply(view.seat) is not None)
        if places and (not self._placed or End() not in legal):
            return self._best_of_a_few(view, places, chance)
        if places and not has_pieces:
            place = self._best_of_a_few(view, places, chance)
            price_paid = view.preview(place)
            if price_paid.gain + price_paid.price > WORTH_A_SECOND_TILE:
                return place
        taking = None if self._has_taken else _largest(view, legal)
        return taking or End()

    def _best_of_a_few(self, view: View, places: list[Place], chance: Random) -> Place:
        few = chance.sample(places, min(LOOKED_AT, len(places)))
        return max(few, key=lambda place: view.preview(place).gain)


def _largest(view: View, legal: Iterable[Action]) -> Action | None:
    """The action that takes the largest closed group, if one is large enough."""
    closed = [
        (group.size, number, action)
        for number, action in enumerate(legal)
        if isinstance(action, Settle | Mark)
        and (group := view.board.group_at(action.disc))
        and group.is_closed
        and group.size >= LEAST_SIZE
    ]
    return max(closed)[2] if closed else None

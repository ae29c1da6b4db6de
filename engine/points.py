"""Which points came of what happened: the events that change a score, money left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.events import (
    Event,
    PawnSettled,
    PawnWithdrawn,
    PlateTaken,
    ProductChanged,
    TerritoryMarked,
    TilePlaced,
)

Deed = TilePlaced | PawnSettled | PawnWithdrawn | TerritoryMarked
"""The events to which the points that follow are due."""


def points_of(events: Iterable[Event], *, counts_points: bool) -> Counter[int]:
    """Return by seat how events changed the scores, without money (sections 2.4, 3.7 and 4.4).

    ``counts_points`` says that the gains of placements are points, as in the classic game.
    """
    points: Counter[int] = Counter()
    for event in events:
        match event:
            case ProductChanged(seat=seat, by=by):
                points[seat] += by
            case TerritoryMarked(seat=seat, group=group):
                points[seat] += group.size
            case PlateTaken(seat=seat, points=bonus):
                points[seat] += bonus
            case TilePlaced(seat=int(seat), gain=gain) if counts_points:
                points[seat] += gain
            case _:
                pass
    return points


def deeds_of(events: Sequence[Event], *, counts_points: bool) -> list[tuple[Deed, Counter[int]]]:
    """Return the deeds among ``events`` in their order, each with the points that came of it."""
    starts = [index for index, event in enumerate(events) if isinstance(event, Deed)]
    ends = [*starts[1:], len(events)][: len(starts)]
    return [
        (deed, points_of(events[start:end], counts_points=counts_points))
        for start, end in zip(starts, ends, strict=True)
        if isinstance(deed := events[start], Deed)
    ]

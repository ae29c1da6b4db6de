"""Who is ranked where in a finished game, who has won it, and whether it counts: values alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.services.people.holders import is_computer, is_person

BEFORE: Final = 1
"""The counting of results that are older than ``PRESENT``. Who does not hold their seat at the end
is last, everybody else is where the points put them; `again` ends a turn."""

PRESENT: Final = 2
"""The counting of results that are made now: all who are out are last, and share that place."""

COUNTINGS: Final = (BEFORE, PRESENT)

_FEWEST_PEOPLE: Final = 2
_FEWEST_TURNS: Final = 2
"""A game counts if at least so many people ended so many turns each."""


class Out(StrEnum):
    """Why somebody ranks below everybody who stayed.

    ``GONE``: somebody else, or a computer that plays on, holds their seat. ``IDLE``: they ended
    fewer than half of their turns.
    """

    RESIGNED = "resigned"
    REMOVED = "removed"
    GONE = "gone"
    IDLE = "idle"


class Uncounted(StrEnum):
    """Why a game counts for no leaderboard.

    ``ALONE``: at most one person began it, so nobody else is rated. ``SHORT``: too few people,
    substitutes included, ended enough turns. ``OFTEN``: the same people had as many games as count
    on that day.
    """

    ALONE = "alone"
    SHORT = "short"
    OFTEN = "often"


@dataclass(frozen=True, slots=True)
class FinalSeat:
    """A seat of a game that is over.

    ``owner_id`` held it first, ``holder_id`` holds it in the end, be it a computer player.
    ``rank`` is the engine's. ``left`` tells whether its last holder resigned or was removed.
    ``turns`` is how many were played at it after the set-up, without those in which only `end` was
    legal, and ``ended`` how many of them its owner ended; ``ended_by_others`` tells that of each
    other person who held it. ``made`` is what counts by ``BEFORE``.
    """

    owner_id: int
    holder_id: int
    rank: int
    left: Out | None
    turns: int
    ended: int
    made: int
    ended_by_others: tuple[int, ...] = ()

    @property
    def is_held_by_owner(self) -> bool:
        """Whether whoever held it first holds it in the end."""
        return self.holder_id == self.owner_id


@dataclass(frozen=True, slots=True)
class Ranked:
    """How a seat came out of a game.

    ``rank`` is that of its owner, who may be ``out``. ``has_won`` tells whether whoever holds it in
    the end has won, be it a computer player or a substitute.
    """

    rank: int
    has_won: bool
    out: Out | None = None

    @property
    def is_win(self) -> bool:
        """Whether its owner has won."""
        return self.has_won and self.out is None


def ranked(seats: Sequence[FinalSeat], counting: int) -> tuple[Ranked, ...]:
    """Rank the owners of a game's seats by a counting; equals share a rank (Ruling 4)."""
    if counting == BEFORE:
        return tuple(_ranked_before(seat, len(seats)) for seat in seats)
    outs = [_out_of(seat) for seat in seats]
    # Who stayed is ranked among one another: no substitute stands between them.
    staying = [seat.rank for seat, out in zip(seats, outs, strict=True) if out is None]
    playing = [seat.rank for seat, out in zip(seats, outs, strict=True) if _plays(seat, out)]
    best = min(playing, default=0)
    return tuple(
        Ranked(
            rank=1 + sum(other < seat.rank or out is not None for other in staying),
            has_won=_plays(seat, out) and seat.rank == best,
            out=out,
        )
        for seat, out in zip(seats, outs, strict=True)
    )


def why_uncounted(seats: Sequence[FinalSeat], counting: int) -> Uncounted | None:
    """Tell why a game counts for no leaderboard; None if it counts but for others of that day."""
    people = [seat for seat in seats if is_person(seat.owner_id)]
    if len(people) < _FEWEST_PEOPLE:
        return Uncounted.ALONE
    if counting == BEFORE:
        ended = [seat.made for seat in people]
    else:
        ended = [turns for seat in people for turns in (seat.ended, *seat.ended_by_others)]
    enough = sum(turns >= _FEWEST_TURNS for turns in ended)
    return Uncounted.SHORT if enough < _FEWEST_PEOPLE else None


def _ranked_before(seat: FinalSeat, seats: int) -> Ranked:
    # A resignation needs no rule of its own: those who resigned have the last of the ranks already.
    rank = seat.rank if seat.is_held_by_owner else seats
    return Ranked(rank, seat.rank == 1, seat.left if seat.is_held_by_owner else Out.GONE)


def _out_of(seat: FinalSeat) -> Out | None:
    """Tell why a seat's owner is out; None for who stayed, and for a computer player."""
    if not seat.is_held_by_owner:
        return Out.GONE
    if seat.left is not None or is_computer(seat.owner_id):
        return seat.left
    return Out.IDLE if 2 * seat.ended < seat.turns else None


def _plays(seat: FinalSeat, out: Out | None) -> bool:
    """Tell whether a seat may win: its owner stayed, or a substitute has not resigned."""
    return out is None or (out is Out.GONE and seat.left is None)

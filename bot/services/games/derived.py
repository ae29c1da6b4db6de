"""Rows that are derived from a game's log and stored beside it: status, seats, turn, result."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from operator import attrgetter
from typing import Final

from bot.services.games.folding import Fold
from bot.services.games.history import Step
from bot.services.holders import holder_id
from bot.services.ratings.writing import rate
from bot.storage import games, results, seats
from bot.storage.database import Connection
from bot.storage.games import GameRow, Status
from bot.storage.log import Entry, EntryKind
from bot.storage.results import Feats, PersonResult, ResultRow
from bot.storage.seats import SeatRow
from engine.actions import Again, End
from engine.events import GameEnded, TilePlaced
from engine.points import points_of

_CLOSES_A_TURN: Final = {str(End()), str(Again())}
"""Actions that complete a turn; others leave it unfinished."""

_NOTED: Final = {
    EntryKind.PAUSED: Status.PAUSED,
    EntryKind.RESUMED: Status.RUNNING,
    EntryKind.CLOSED: Status.CLOSED,
}
"""The status of a game after an entry of some kind."""

_FEWEST_PEOPLE: Final = 2
_FEWEST_TURNS: Final = 2
"""A game counts for leaderboards if at least so many people made so many turns each."""


@dataclass(frozen=True, slots=True)
class Derived:
    """All derived rows of a game."""

    status: Status
    seats: tuple[SeatRow, ...]
    result: ResultRow | None


def status_of(fold: Fold) -> Status:
    """Derive a game's status."""
    if fold.game.turns.outcome is not None:
        return Status.FINISHED
    return _last_noted(step.entry for step in reversed(fold.steps))


def status_in(entries: Sequence[Entry]) -> Status:
    """Derive the status of a started game that is not over, without a replay."""
    return _last_noted(reversed(entries))


def _last_noted(newest_first: Iterable[Entry]) -> Status:
    noted = (_NOTED.get(entry.kind) for entry in newest_first)
    return next((status for status in noted if status), Status.RUNNING)


def host_of(row: GameRow, fold: Fold) -> int:
    """Return who is host: if the host has left the game, the first person who still plays."""
    seated = enumerate(zip(fold.holders, fold.played_for, strict=True))
    seats = [seat for seat, people in seated if row.host_id in people]
    has_left = not any(fold.game.seats.is_in(seat) for seat in seats)
    return next(iter(fold.people), row.host_id) if has_left else row.host_id


def is_counted(fold: Fold) -> bool:
    """Tell whether a game's result counts for leaderboards."""
    turns = _turns_made(fold)
    return _is_played_by_people(turns[seat] for seat, owner in enumerate(fold.owners) if owner > 0)


def _is_played_by_people(turns: Iterable[int]) -> bool:
    """Tell whether enough people made enough turns; ``turns`` are those of each person."""
    return sum(made >= _FEWEST_TURNS for made in turns) >= _FEWEST_PEOPLE


def derived_of(row: GameRow, fold: Fold) -> Derived:
    """Derive all that is stored beside the log."""
    seated = _seats_of(fold)
    return Derived(status_of(fold), seated, _result_of(row, fold, seated))


async def write_derived(connection: Connection, row: GameRow, fold: Fold) -> None:
    """Write the derived rows of a game as they follow from its log."""
    derived = derived_of(row, fold)
    await seats.put(connection, row.game_id, derived.seats)
    if derived.result is not None and await results.put(connection, row.game_id, derived.result):
        await rate(connection, row.game_id, derived.result)
    if derived.status is not row.status:
        await games.set_status(connection, row.game_id, derived.status)


async def write_status(connection: Connection, row: GameRow, entries: Sequence[Entry]) -> None:
    """Write the status of a game that is not over, without a replay."""
    await games.set_status(connection, row.game_id, status_in(entries))


async def read_derived(connection: Connection, game_id: int, status: Status) -> Derived:
    """Return the derived rows as stored."""
    stored = await seats.of_game(connection, game_id)
    return Derived(status, stored, await results.of_game(connection, game_id))


def _seats_of(fold: Fold) -> tuple[SeatRow, ...]:
    scores = fold.game.scores()
    ranks = fold.game.seats.ranks(scores)
    since = fold.turn_since
    turns = _turns_made(fold)
    owners, played_for = fold.owners, fold.played_for
    return tuple(
        SeatRow(
            seat=seat,
            owner_id=owners[seat],
            user_id=user_id,
            score=scores[seat],
            rank=ranks[seat],
            waiting_since=since if seat == fold.game.to_act else None,
            turns=turns[seat],
            played_for=played_for[seat],
        )
        for seat, user_id in enumerate(fold.holders)
    )


def _turns_made(fold: Fold) -> Counter[int | None]:
    """Count the turns that the seats' owners made after the set-up."""
    steps = (step.entry for step in _owners_steps(fold))
    return Counter(entry.seat for entry in steps if entry.body in _CLOSES_A_TURN)


def _feats_of(fold: Fold) -> dict[int, Feats]:
    """Return by seat what its owner did best after the set-up."""
    made = {step.entry.revision for step in _owners_steps(fold)}
    counts_points = fold.game.purse(0) is None
    found = defaultdict[int, Feats](Feats)
    for turn in fold.turns:
        steps = fold.steps[turn.first_revision - 1 : turn.last_revision]
        own = [step for step in steps if step.entry.revision in made]
        events = [event for step in own if step.entry.seat == turn.seat for event in step.events]
        if turn.seat is None or not events:
            continue
        placed = (event for event in events if isinstance(event, TilePlaced))
        sizes = [group.size for event in placed for group in event.closed]
        gain = points_of(events, counts_points=counts_points)[turn.seat]
        before = found[turn.seat]
        found[turn.seat] = Feats(max(before.biggest_group, *sizes, 0), max(before.best_turn, gain))
    return found


def _owners_steps(fold: Fold) -> Iterator[Step]:
    """Yield the actions after the set-up that the seats' owners made themselves."""
    owned = set(range(fold.game.seats.count))
    owners = fold.owners
    for step in fold.steps:
        entry = step.entry
        if entry.kind is EntryKind.SEAT and entry.seat is not None:
            is_owner = holder_id(entry.body) == owners[entry.seat]
            owned = owned | {entry.seat} if is_owner else owned - {entry.seat}
        elif step.is_action and not step.is_of_set_up and entry.seat in owned:
            yield step


def _result_of(row: GameRow, fold: Fold, seated: Sequence[SeatRow]) -> ResultRow | None:
    for step in reversed(fold.steps):
        for event in step.events:
            if isinstance(event, GameEnded):
                return result_of(row, seated, event.reason.value, step.entry.at, _feats_of(fold))
    return None


def result_of(
    row: GameRow,
    seated: Sequence[SeatRow],
    reason: str,
    finished_at: datetime,
    feats: Mapping[int, Feats],
) -> ResultRow:
    """Return the result of a game from its final seats, for the people who held them first.

    ``feats`` are by seat; a seat without any may be left out. Whoever does not hold their seat any
    more ranks last; who took it over has no result.
    """
    # A resignation needs no rule of its own here: those who resigned have the last ranks already.
    owned = sorted((seat for seat in seated if seat.owner_id > 0), key=attrgetter("owner_id"))
    counts = _is_played_by_people(seat.turns for seat in owned)
    people = tuple(
        PersonResult(
            seat.owner_id,
            row.guild_id,
            row.terms.variant,
            finished_at,
            rank := seat.rank if seat.user_id == seat.owner_id else len(seated),
            is_win=rank == 1,
            is_counted=counts,
            feats=feats.get(seat.seat, Feats()),
        )
        for seat in owned
    )
    return ResultRow(row.guild_id, row.terms.variant, finished_at, reason, people)

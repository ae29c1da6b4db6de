"""Rows that are derived from a game's log and stored beside it: status, seats, turn, result."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from operator import attrgetter
from typing import Final

from bot.services.games.folding import Fold
from bot.services.games.steps import Step, ended_by
from bot.services.people.holders import holder_id, is_computer, is_kind, is_person
from bot.services.ratings.ranking import COUNTINGS, PRESENT, FinalSeat, Out, ranked, why_uncounted
from bot.services.ratings.updating import rate
from bot.storage import games, results, seats
from bot.storage.database import Connection
from bot.storage.games import GameRow, Status
from bot.storage.log import THEIR_OWN, Entry, EntryKind
from bot.storage.results import Feats, PersonResult, ResultRow
from bot.storage.seats import SeatRow
from engine.actions import Again, End, Resign
from engine.events import GameEnded, TilePlaced, points_of

_COUNTED_AS_A_TURN: Final = {str(End()), str(Again())}
"""Actions that complete a turn by the counting of before."""

_NOTED: Final = {
    EntryKind.PAUSED: Status.PAUSED,
    EntryKind.RESUMED: Status.RUNNING,
    EntryKind.CLOSED: Status.CLOSED,
}
"""The status of a game after an entry of some kind."""


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
    return _last_noted(reversed(fold.entries))


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


def counting_of(row: GameRow) -> int:
    """Return by which counting a game's result was made, or would be made now."""
    return row.counting if row.counting in COUNTINGS else PRESENT


def final_seats(fold: Fold) -> tuple[FinalSeat, ...]:
    """Return of each seat of a game that is over what its rank follows from."""
    ranks = fold.game.seats.ranks(fold.game.scores())
    made, (turns, ended), left = _turns_made(fold), _turns_ended(fold), _left(fold)
    seated = enumerate(zip(fold.owners, fold.holders, strict=True))
    return tuple(
        FinalSeat(
            owner_id=owner_id,
            holder_id=holder_id,
            rank=ranks[seat],
            left=left.get(seat),
            turns=turns[seat],
            ended=ended[seat, owner_id],
            made=made[seat],
            ended_by_others=tuple(
                number for (of, user), number in ended.items() if of == seat and user != owner_id
            ),
        )
        for seat, (owner_id, holder_id) in seated
    )


def derived_of(row: GameRow, fold: Fold) -> Derived:
    """Derive all that is stored beside the log."""
    return Derived(status_of(fold), _seats_of(fold), _result_of(row, fold))


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
    return Counter(entry.seat for entry in steps if entry.body in _COUNTED_AS_A_TURN)


def _turns_ended(fold: Fold) -> tuple[Counter[int], Counter[tuple[int, int]]]:
    """Count by seat the turns after the set-up, and by seat and person those that people ended.

    Turns in which only `end` was legal count neither way.
    """
    given = [entry for entry in fold.entries if entry.kind is EntryKind.SEAT]
    turns, ended = Counter[int](), Counter[tuple[int, int]]()
    for turn in fold.turns:
        steps = fold.steps[turn.first_revision - 1 : turn.last_revision]
        own = [step for step in steps if step.is_action and step.entry.seat == turn.seat]
        if turn.seat is None or turn.is_aside or not turn.is_finished or own[-1].is_of_set_up:
            continue
        by, last = ended_by(own), own[-1].entry
        turns[turn.seat] += by is not None
        # A resignation closes a turn, too, but does not count as one that was played.
        if by in THEIR_OWN and last.body == str(End()):
            seated = [it for it in given if it.seat == turn.seat and it.revision < last.revision]
            ended[turn.seat, holder_id(seated[-1].body)] += 1
    return turns, ended


def _left(fold: Fold) -> dict[int | None, Out]:
    """Return by seat who has resigned and who was removed."""
    resigned = (step.entry for step in fold.steps if step.is_action)
    return {
        entry.seat: Out.RESIGNED if entry.made_by in THEIR_OWN else Out.REMOVED
        for entry in resigned
        if entry.body == str(Resign())
    }


def _feats_of(fold: Fold) -> dict[int, Feats]:
    """Return by seat what its owner did best after the set-up."""
    made = {step.entry.revision for step in _owners_steps(fold)}
    found = defaultdict[int, Feats](Feats)
    for turn in fold.turns:
        steps = fold.steps[turn.first_revision - 1 : turn.last_revision]
        own = [step for step in steps if step.entry.revision in made]
        events = [event for step in own if step.entry.seat == turn.seat for event in step.events]
        if turn.seat is None or not events:
            continue
        placed = (event for event in events if isinstance(event, TilePlaced))
        sizes = [group.size for event in placed for group in event.closed]
        gain = points_of(events, counts_points=fold.game.counts_points)[turn.seat]
        before = found[turn.seat]
        # The 0 is for turns that close nothing: ``max`` takes no single number.
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
        elif entry.seat is None or entry.seat not in owned or step.is_of_set_up:
            continue
        # A kind stands for a computer in a person's place, unless a computer owns the seat.
        elif step.is_action and (is_computer(owners[entry.seat]) or not is_kind(entry.made_by)):
            yield step


def _result_of(row: GameRow, fold: Fold) -> ResultRow | None:
    for step in reversed(fold.steps):
        for event in step.events:
            if isinstance(event, GameEnded):
                reason, at = event.reason.value, step.entry.at
                return result_of(row, final_seats(fold), reason, at, _feats_of(fold))
    return None


def result_of(
    row: GameRow,
    seats_at_end: Sequence[FinalSeat],
    reason: str,
    finished_at: datetime,
    feats: Mapping[int, Feats],
) -> ResultRow:
    """Return the result of a game from its final seats, for the people who held them first.

    ``feats`` are by seat; a seat without any may be left out. Who took a seat over has no result.
    """
    counting = counting_of(row)
    is_counted = why_uncounted(seats_at_end, counting) is None
    came_out = enumerate(zip(seats_at_end, ranked(seats_at_end, counting), strict=True))
    people = [
        PersonResult(
            seat.owner_id,
            row.where.guild_id,
            row.terms.variant,
            finished_at,
            its.rank,
            is_win=its.is_win,
            is_counted=is_counted,
            feats=feats.get(number, Feats()),
        )
        for number, (seat, its) in came_out
        if is_person(seat.owner_id)
    ]
    return ResultRow(
        guild_id=row.where.guild_id,
        variant=row.terms.variant,
        finished_at=finished_at,
        reason=reason,
        people=tuple(sorted(people, key=attrgetter("user_id"))),
        counting=counting,
    )

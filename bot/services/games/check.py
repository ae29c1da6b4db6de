"""Rebuilds what is derived from each game's seed and log, and compares it with what is stored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.services.games.causes import by_player
from bot.services.games.continuing import open_game
from bot.services.games.derived import Derived, derived_of, read_derived, status_in
from bot.services.games.fairness import commitment_of
from bot.services.games.folding import CannotReplay, Fold, UnknownRules, fold
from bot.services.games.pauses import PauseReason, pause_in
from bot.services.lobby import read_lobby
from bot.services.ratings.checking import Difference, differences
from bot.storage import games, lobbies, log, outbox
from bot.storage.database import Connection, Database
from bot.storage.games import GameRow, Status
from bot.storage.log import Entry
from bot.storage.people import plans
from bot.storage.people.plans import PlansRow
from bot.storage.results import ResultRow


@dataclass(frozen=True, slots=True)
class Finding:
    """Something stored that is wrong; ``what`` is a fixed word in snake case."""

    subject: str
    what: str
    detail: str = ""

    def __str__(self) -> str:
        """Write one line."""
        line = f"{self.subject}: {self.what}"
        return f"{line}, {self.detail}" if self.detail else line


async def check_all(database: Database) -> tuple[int, list[Finding]]:
    """Check every game in one snapshot; return how many there are and all findings."""
    # A bot may be running on the same file. One page is one snapshot, so what it writes meanwhile
    # is no finding.
    async with database.page() as connection:
        game_ids = await games.all_ids(connection)
        findings = [
            finding for game_id in game_ids for finding in await _check_game(connection, game_id)
        ]
        findings += await _check_ratings(connection)
    return len(game_ids), findings


async def _check_game(connection: Connection, game_id: int) -> list[Finding]:
    row = await games.get(connection, game_id)
    if row is None:
        return []
    joined = await lobbies.members(connection, game_id)
    entries = await log.entries(connection, game_id)
    stored = await read_derived(connection, game_id, row.status)
    subject = f"game {game_id} ({row.where.name})"
    if row.status is Status.DELETED:
        is_kept = entries or joined or stored.seats or stored.result
        return [Finding(subject, "deleted_but_kept")] if is_kept else []
    found = list(_wrong_terms(row, joined))
    if row.start_id is None:
        lobby = await read_lobby(connection, game_id)
        if lobby is not None and lobby.status is Status.UNKNOWN:
            found.append(("unknown_words", ", ".join(row.unknown)))
        is_begun = row.status not in (Status.LOBBY, Status.CANCELLED, Status.UNKNOWN)
        is_played = is_begun or entries or stored.seats or stored.result
        found += [("not_started_but_played", "")] if is_played else []
    elif Status.CLOSED in (row.status, status_in(entries)):
        found += _wrong_end(entries, stored)
    else:
        found += _wrong_play(row, joined, entries, stored)
    found += _paused_by_a_fault(row, entries)
    found += _wrong_plans(row, await plans.of_game(connection, game_id), stored)
    for row_id, kind in await outbox.all_set_aside(connection, game_id):
        found.append(("message_set_aside", f"row {row_id}, {kind}"))
    return [Finding(subject, what, detail) for what, detail in found]


async def _check_ratings(connection: Connection) -> list[Finding]:
    """Compare ratings, and the sums that leaderboards show, with the results they follow from."""
    found = await differences(connection)
    return [Finding(_whose(it), it.what, _which(it)) for it in found]


def _whose(difference: Difference) -> str:
    server = f"server {difference.ladder.guild_id}"
    return server if difference.user_id is None else f"user {difference.user_id} on {server}"


def _which(difference: Difference) -> str:
    variant = difference.ladder.variant
    return f"{variant}, {difference.detail}" if difference.detail else variant


def _wrong_terms(row: GameRow, joined: Sequence[int]) -> Iterator[tuple[str, str]]:
    if row.commitment != commitment_of(row.seed):
        yield "commitment_differs", ""
    if row.status is Status.LOBBY and row.host_id not in joined:
        yield "host_not_in_lobby", f"user {row.host_id}"
    if len(joined) > row.terms.most_seats:
        yield "too_many_members", f"{len(joined)} of {row.terms.most_seats}"


def _paused_by_a_fault(row: GameRow, entries: Sequence[Entry]) -> Iterator[tuple[str, str]]:
    """Find a game that stands still since one of its clocks could not be served."""
    pause = pause_in(entries)
    is_paused = row.status is Status.PAUSED
    if is_paused and pause is not None and pause.body == PauseReason.CLOCK_FAILED:
        yield "clock_failed", f"revision {pause.revision}"


def _wrong_plans(
    row: GameRow, rows: Sequence[PlansRow], stored: Derived
) -> Iterator[tuple[str, str]]:
    """Find plans of whoever does not sit there, or of a game that does not go on."""
    holders = {seat.seat: seat.user_id for seat in stored.seats}
    goes_on = row.status in (Status.RUNNING, Status.PAUSED, Status.UNKNOWN)
    for plan in rows:
        if not goes_on or holders.get(plan.seat) != plan.user_id:
            yield "plans_without_player", f"seat {plan.seat}"


def _wrong_play(
    row: GameRow, joined: Sequence[int], entries: Sequence[Entry], stored: Derived
) -> Iterator[tuple[str, str]]:
    try:
        played = fold(row, joined, entries, is_thorough=True)
    except UnknownRules as error:
        number = ", ".join(row.unknown) or f"number {row.rules}"
        yield error.reason, f"revision {error.revision}" if error.revision else number
        return
    except CannotReplay as error:
        yield error.reason, f"revision {error.revision}"
        return
    yield from _wrong_start(played)
    derived = derived_of(row, played)
    if stored.status is not derived.status:
        yield "status_differs", f"{stored.status}, should be {derived.status}"
    if stored.seats != derived.seats:
        yield "seats_differ", ""
    if stored.result != _as_complete_as(stored.result, derived.result):
        yield "result_differs", ""


def _as_complete_as(stored: ResultRow | None, derived: ResultRow | None) -> ResultRow | None:
    """Leave out of a result what the stored one, of an older version, does not have yet."""
    if stored is None or derived is None:
        return derived
    incomplete = {person.user_id for person in stored.people if person.feats is None}
    people = (
        replace(person, feats=None) if person.user_id in incomplete else person
        for person in derived.people
    )
    return replace(derived, people=tuple(people))


def _wrong_end(entries: Sequence[Entry], stored: Derived) -> Iterator[tuple[str, str]]:
    """Compare a closed game without a replay: it may be closed because it cannot be replayed."""
    status = status_in(entries)
    if stored.status is not status:
        yield "status_differs", f"{stored.status}, should be {status}"
    if stored.result is not None:
        yield "result_differs", ""


def _wrong_start(played: Fold) -> Iterator[tuple[str, str]]:
    """Compare the seating and the table's placements with those drawn from the seed."""
    origin = played.origin
    if origin.kept_bag:  # it was drawn with the user id of somebody whose data was deleted
        return
    drawn = open_game(origin, by_player(origin.draws.start_id), played.started_at)
    for step, expected in zip(played.steps, drawn.steps, strict=False):
        if (step.entry.seat, step.entry.body) != (expected.entry.seat, expected.entry.body):
            yield "start_differs", f"revision {step.entry.revision}"

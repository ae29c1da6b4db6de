"""Computes ratings anew: after a game was deleted, or with another model."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import structlog

from bot.services.ratings.model import model_words
from bot.services.ratings.reckoning import all_changes_of, counted, standings_after
from bot.storage import ratings
from bot.storage.database import Connection, Database, open_database
from bot.storage.ratings import Ladder, Played, RatingChangeRow, Standing
from bot.storage.results import all_played

_TRIES: Final = 3

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class _Stored:
    """What counts of a ladder's results, what is stored of it beside them, and its changes since.

    ``changes_since`` counts what has happened since it is to be computed anew.
    """

    results: Sequence[Played]
    changes: Sequence[RatingChangeRow]
    standings: Sequence[Standing]
    changes_since: int | None


@dataclass(frozen=True, slots=True)
class _Differences:
    """What must be written and deleted so that a ladder is as its results make it."""

    changes: Sequence[RatingChangeRow]
    standings: Sequence[Standing]
    no_changes: Sequence[tuple[int, int]]
    no_standings: Sequence[tuple[str, int]]


class Renewal:
    """Computes the ratings anew that are marked as stale, beside games that go on."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._work: asyncio.Task[None] | None = None
        self._is_asked_again = False

    def wake(self) -> None:
        """Begin, if anything is stale; return at once."""
        self._is_asked_again = True
        if self._work is None:
            self._work = asyncio.create_task(self._renew_stale())

    async def finish(self) -> None:
        """Wait until nothing is stale."""
        while self._work is not None:
            await asyncio.shield(self._work)

    async def close(self) -> None:
        """Leave the rest for the next start."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _renew_stale(self) -> None:
        try:
            while self._is_asked_again:
                self._is_asked_again = False
                async with self._database.page() as connection:
                    stale = await ratings.stale(connection)
                for ladder in stale:
                    await renew(self._database, ladder)
                    _log.info("ratings_renewed", guild_id=ladder.guild_id, variant=ladder.variant)
        except Exception as error:  # noqa: BLE001  they stay marked; the next hour is another try
            _log.error("ratings_not_renewed", exc_info=error)
        finally:
            self._work = None


async def renew_file(path: Path) -> int:
    """Compute all ratings of a database anew while no bot uses it; return of how many ladders.

    Raises:
        DatabaseInUse, DatabaseUnusable: the database cannot be had.
    """
    database = await open_database(path)
    try:
        return await renew_all(database)
    finally:
        await database.close()


async def renew_all(database: Database) -> int:
    """Compute all ratings anew with the present model; return of how many ladders."""
    async with database.page() as connection:
        ladders = await ratings.all_ladders(connection)
    for ladder in ladders:
        async with database.transaction() as connection:
            await ratings.mark_stale(connection, ladder)
        await renew(database, ladder)
    return len(ladders)


async def renew(database: Database, ladder: Ladder) -> None:
    """Compute a ladder's ratings anew in a thread, and write what differs in one transaction."""
    async with database.transaction() as connection:
        model_id = await ratings.model_id(connection, model_words())
    for _ in range(_TRIES):
        async with database.page() as connection:
            stored = await _read(connection, ladder)
        found = await asyncio.to_thread(_differences, stored, model_id)
        async with database.transaction() as connection:
            if stored.changes_since == await ratings.changes_since(connection, ladder):
                await _write(connection, ladder, found)
                return
    # Games end faster than they are computed: now they must wait.
    async with database.transaction() as connection:
        stored = await _read(connection, ladder)
        found = await asyncio.to_thread(_differences, stored, model_id)
        await _write(connection, ladder, found)


async def _read(connection: Connection, ladder: Ladder) -> _Stored:
    return _Stored(
        counted(await all_played(connection, ladder)),
        await ratings.all_changes(connection, ladder),
        await ratings.all_standings(connection, ladder),
        await ratings.changes_since(connection, ladder),
    )


def _differences(stored: _Stored, model_id: int) -> _Differences:
    changes = all_changes_of(stored.results, model_id)
    standings = standings_after((), stored.results, changes)
    known_changes, known_standings = set(stored.changes), set(stored.standings)
    wanted = {(change.game_id, change.user_id) for change in changes}
    had = [(change.game_id, change.user_id) for change in stored.changes]
    stood = [(standing.period, standing.user_id) for standing in stored.standings]
    return _Differences(
        [change for change in changes if change not in known_changes],
        [standing for standing in standings.values() if standing not in known_standings],
        [key for key in had if key not in wanted],
        [key for key in stood if key not in standings],
    )


async def _write(connection: Connection, ladder: Ladder, found: _Differences) -> None:
    await ratings.delete_changes(connection, found.no_changes)
    await ratings.delete_standings(connection, ladder, found.no_standings)
    await ratings.put_changes(connection, ladder, found.changes)
    await ratings.put_standings(connection, ladder, found.standings)
    await ratings.unmark(connection, ladder)

"""Reviews that people ask for: who may, what waits, and the task that works it off."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.services.errors import Refused
from bot.services.games.folding import CannotReplay
from bot.services.reviews.reading import ReviewableGame, finished, reviewable, stored
from bot.services.reviews.reviewer import Found, Reviewer, ReviewFails, Task
from bot.services.time.alarm import Sleep
from bot.storage import reviews
from bot.storage.database import Database
from bot.storage.reviews import ReviewRow, ReviewState
from engine.review.decisions import VERSION
from engine.review.reviewing import ReviewedTurn

__all__ = ["ReviewRow", "ReviewState", "Reviews"]

A_DAY: Final = 20
"""So many reviews can be asked for on a server within ``DAY``."""

DAY: Final = timedelta(days=1)
MOST_WAITING: Final = 200
TRIES: Final = 3
"""So often a review is begun that is broken off, because its process is gone or otherwise."""

BUSY_SECONDS: Final = 0.5
"""After so long it is looked again whether computers are still to move."""

_log = structlog.get_logger()


class Reviews:
    """Works out one review at a time, the one asked for first, while no computer is to move."""

    def __init__(
        self,
        database: Database,
        reviewer: Reviewer,
        now: Callable[[], datetime],
        sleep: Sleep,
        is_busy: Callable[[], bool],
    ) -> None:
        """``now`` gives aware instants, ``sleep`` takes seconds; ``is_busy`` if computers move."""
        self._database, self._reviewer = database, reviewer
        self._now, self._sleep, self._is_busy = now, sleep, is_busy
        self._is_open = self._is_asked = False
        self._working: asyncio.Task[None] | None = None
        self._turns: dict[int, int] = {}

    @property
    def process_id(self) -> int | None:
        """The id of the process in which reviews are worked out, while there is one."""
        return self._reviewer.process_id

    async def ask(self, game_id: int, user_id: int) -> ReviewRow:
        """Return the review of a finished game, which is asked for if there is none yet.

        Whether somebody may see the game is for the caller to know.

        Raises:
            Refused: ``no_game_here``, ``review_later`` while the game goes on, ``review_waits``
                (another of theirs, whose ``game_id`` is told), ``reviews_a_day``, ``reviews_full``.
        """
        async with self._database.transaction() as connection:
            game = await finished(connection, game_id)
            known = await reviews.find(connection, game_id)
            if known is not None and known.version == VERSION:
                return known
            waiting = await reviews.waiting(connection)
            own = next((row for row in waiting if row.user_id == user_id), None)
            if own is not None:
                raise Refused("review_waits", game_id=own.game_id)
            now = self._now()
            if len(waiting) >= MOST_WAITING:
                raise Refused("reviews_full")
            if await reviews.asked_since(connection, game.where.guild_id, now - DAY) >= A_DAY:
                raise Refused("reviews_a_day", most=A_DAY)
            row = ReviewRow(game_id, VERSION, ReviewState.WAITING, now, user_id)
            await reviews.ask(connection, row)
        self._wake()
        return row

    async def find(self, game_id: int) -> ReviewRow | None:
        """Return the review of a game by today's reviewer; None if nobody has asked for it."""
        row = await reviews.find(self._database.reader, game_id)
        return row if row is not None and row.version == VERSION else None

    async def read(self, game_id: int) -> tuple[ReviewableGame, tuple[ReviewedTurn, ...]]:
        """Return a finished game with what was found of its turns so far.

        Raises:
            Refused, CannotReplay: as ``reviewable``.
        """
        reader = self._database.reader
        return await reviewable(reader, game_id), tuple(await stored(reader, game_id))

    def turns_found(self, game_id: int) -> int:
        """Return how many turns of a review that is being worked out are done, the set-up too."""
        return self._turns.get(game_id, 0)

    async def resume(self) -> None:
        """Begin to work, with what waited before the start."""
        self._is_open = True
        self._wake()

    async def close(self) -> None:
        """Begin nothing more, and drop the turn that is being looked at."""
        self._is_open = False
        working, self._working = self._working, None
        if working is not None:
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
        await self._reviewer.close()

    async def finish_present(self) -> bool:
        """Wait until nothing waits any more; tell whether anything did."""
        working = self._working
        if working is None:
            return False
        await asyncio.gather(working, return_exceptions=True)
        return True

    def _wake(self) -> None:
        self._is_asked = True
        if self._is_open and self._working is None:
            self._working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._is_asked:
                self._is_asked = False
                while waiting := await reviews.waiting(self._database.reader):
                    await self._work_out(waiting[0])
        except Exception as error:  # noqa: BLE001  nobody waits for this task
            _log.error("reviews_stopped", exc_info=error)
        finally:
            self._working = None

    async def _work_out(self, row: ReviewRow) -> None:
        """Work a review out, or give it up, so that no other waits for it for ever."""
        game_id = row.game_id
        for attempt in range(TRIES):
            try:
                await self._review(row)
            except (Refused, CannotReplay, ReviewFails) as error:
                _log.error("review_failed", game_id=game_id, why=str(error))
                break
            except Exception as error:  # noqa: BLE001  whatever it is, it is met a few times
                _log.warning("review_broken_off", game_id=game_id, attempt=attempt, exc_info=error)
                continue
            finally:
                self._turns.pop(game_id, None)
            return
        else:
            _log.error("review_failed", game_id=game_id, why="broken off too often")
        async with self._database.transaction() as connection:
            if await reviews.is_waited_for(connection, row):
                await reviews.fail(connection, game_id)

    async def _review(self, row: ReviewRow) -> None:
        game_id = row.game_id
        game = await reviewable(self._database.reader, game_id)
        known = await stored(self._database.reader, game_id)
        self._turns[game_id] = len(known)
        done = known[-1].last + 1 if known else 0
        await self._until_free()
        await self._reviewer.begin(Task(game.start, game.moves, done))
        while (found := await self._reviewer.next_turn()) is not None:
            if not await self._add(row, found):
                return  # it was deleted meanwhile, or who asked
            await self._until_free()
        await self._finish(row)

    async def _add(self, row: ReviewRow, found: Found) -> bool:
        async with self._database.transaction() as connection:
            if not await reviews.is_waited_for(connection, row):
                return False
            await reviews.add(connection, row.game_id, found)
        self._turns[row.game_id] = self._turns.get(row.game_id, 0) + 1
        return True

    async def _finish(self, row: ReviewRow) -> None:
        async with self._database.transaction() as connection:
            if not await reviews.is_waited_for(connection, row):
                return
            # Read anew: whose data was deleted meanwhile has another number now.
            game = await reviewable(connection, row.game_id)
            turns = await stored(connection, row.game_id)
            await reviews.finish(connection, row.game_id, [*game.accuracies(turns).items()])

    async def _until_free(self) -> None:
        while self._is_busy():
            await self._sleep(BUSY_SECONDS)

"""The process in which reviews are worked out, at the lowest priority, a turn at a time."""

from __future__ import annotations

import asyncio
import json
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, cast

from bot.services.processes import Worker
from engine.game import Game
from engine.review.codec import entries_of
from engine.review.reviewing import Move, reviewed

NICENESS: Final = 19
TURN_SECONDS: Final = 300.0
"""A turn takes seconds; at the lowest priority, beside much else, it may take minutes."""

Found = dict[int, str]
"""What was found of the moves of a turn, as JSON, by their numbers."""


class ReviewFails(Exception):
    """The reviewer fails on a game; the message says where, without tiles of hands."""


@dataclass(frozen=True, slots=True)
class Task:
    """A game to be reviewed, from the move ``done`` on, which begins a turn."""

    start: Game
    moves: tuple[Move, ...]
    done: int


class Reviewer:
    """Reviews one game at a time in a process of its own, which may be killed at any time."""

    def __init__(self) -> None:
        self._worker: Worker | None = None

    @property
    def process_id(self) -> int | None:
        """The id of its process; None before the first review, and after a failure."""
        return None if self._worker is None else self._worker.process_id

    async def begin(self, task: Task) -> None:
        """Begin with a game; what another one was at is dropped.

        Raises:
            EOFError, ConnectionError: the process is gone.
            TimeoutError: it does not answer.
        """
        await self._ask(task)

    async def next_turn(self) -> Found | None:
        """Return what is found of the next turn; None after the last.

        Raises:
            EOFError, ConnectionError, TimeoutError: as ``begin``.
            ReviewFails: the reviewer fails on this game.
        """
        answer = await self._ask(None)
        if isinstance(answer, str):
            raise ReviewFails(answer)
        return cast("Found | None", answer)

    async def close(self) -> None:
        """End the process at once; a review goes on at the turn at which it was."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.kill()
            await asyncio.to_thread(worker.wait_for_end)

    async def _ask(self, question: Task | None) -> object:
        try:
            if self._worker is None:
                self._worker = await asyncio.to_thread(Worker, "reviews", NICENESS, answerer)
            return await asyncio.to_thread(self._worker.ask, question, TURN_SECONDS)
        except BaseException:
            await self.close()  # or a thread waits on, and the next question gets this answer
            raise


def answerer() -> Callable[[Task | None], Found | str | None]:
    """Return what begins with a task, and without one finds the next turn of it."""
    turns: Iterator[Found] = iter(())

    def answer(task: Task | None) -> Found | str | None:
        nonlocal turns
        if task is not None:
            turns = _found(task)
            return None
        try:
            return next(turns, None)
        except Exception as error:  # noqa: BLE001  any fault of the reviewer's
            # Only the kind of error: its text may name tiles of a hand.
            return "".join([*traceback.format_tb(error.__traceback__), str(type(error))])

    return answer


def _found(task: Task) -> Iterator[Found]:
    for turn in reviewed(task.start, task.moves, task.done):
        yield {entry["number"]: json.dumps(entry) for entry in entries_of(turn)}

"""Databases without threads of their own, for tests of what happens.

To hand a statement to a connection's thread, and its rows back, takes longer than most statements.
The threads are left to tests of the storage, of programs and of what is measured.
"""

from __future__ import annotations

from asyncio import Future, sleep
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from queue import SimpleQueue
from typing import Any
from unittest.mock import patch

import pytest
from aiosqlite.core import set_exception, set_result

from bot.storage import database
from bot.storage.database import Connection

Task = tuple[Future[Any] | None, Callable[[], Any]]


class _AtOnce(SimpleQueue[Task]):
    """Stands for the queue to a connection's thread: carries out what is put into it."""

    def put_nowait(self, item: Task) -> None:
        """Open or close a connection."""
        future, work = item
        assert future is not None
        try:
            set_result(future, work())
        except Exception as error:  # noqa: BLE001  whoever waits for it gets it
            set_exception(future, error)


class OneThreadConnection(Connection):
    """A connection that works in its caller's thread."""

    def __init__(self, connect: Callable[[], Any], rows_at_a_time: int) -> None:
        super().__init__(connect, rows_at_a_time)
        self._tx = _AtOnce()

    def __await__(self) -> Generator[Any, None, OneThreadConnection]:
        yield from self._connect().__await__()
        return self

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Carry out a statement; whoever asked goes on after others, as if a thread did it."""
        try:
            return fn(*args, **kwargs)
        finally:
            await sleep(0)


@contextmanager
def in_one_thread() -> Iterator[None]:
    """Let databases that are opened meanwhile work in the thread of whoever asks them."""
    with patch.object(database, "Connection", OneThreadConnection):
        yield


@pytest.fixture(autouse=True)
def one_thread() -> Iterator[None]:
    """Let the databases of a test work in its thread."""
    with in_one_thread():
        yield

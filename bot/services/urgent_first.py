"""Runs jobs in threads; urgent jobs go before the others."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

Result = TypeVar("Result")


class UrgentFirst:
    """A few threads with two queues; a job that has begun is not interrupted."""

    def __init__(self, threads: int, name: str) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._free = threads
        self._urgent: deque[tuple[Callable[[], Any], asyncio.Future[Any]]] = deque()
        self._patient: deque[tuple[Callable[[], Any], asyncio.Future[Any]]] = deque()

    async def run(self, job: Callable[[], Result], *, is_urgent: bool) -> Result:
        """Run a job in a thread; return its result, or raise its error."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        (self._urgent if is_urgent else self._patient).append((job, done))
        self._begin()
        return await done

    def close(self) -> None:
        """End the threads; nothing may be run afterwards."""
        for _, done in (*self._urgent, *self._patient):
            done.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _begin(self) -> None:
        while self._free and (queue := self._urgent or self._patient):
            job, done = queue.popleft()
            if done.done():  # the waiter gave up
                continue
            self._free -= 1
            running = asyncio.get_running_loop().run_in_executor(self._pool, job)
            running.add_done_callback(partial(self._ended, done))

    def _ended(self, done: asyncio.Future[Any], running: asyncio.Future[Any]) -> None:
        self._free += 1
        if done.done():
            pass
        elif running.cancelled():
            done.cancel()
        elif error := running.exception():
            done.set_exception(error)
        else:
            done.set_result(running.result())
        if not running.cancelled():
            self._begin()

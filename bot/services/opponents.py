"""Computer players at work: the process in which they think.

A search in Python would hold the interpreter, so it runs in one other process, which is started
when a computer is first on turn.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from engine.actions import Action
from engine.errors import NotYourTurn
from engine.game import View
from engine.opponents import LEVELS

PREVIEWS: Final = 150
"""How many actions a computer player looks at before it chooses."""


class Opponents:
    """Lets computer players choose, in a process of their own."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, level: str, view: View) -> Action:
        """Return what a computer player of ``level`` does as the seat of ``view``.

        Should the process be gone, another takes its place, once.

        Raises:
            NotYourTurn: it is not the turn of the view's seat.
            BrokenProcessPool: the other process is gone, too.
        """
        if view.seat is None or view.seat != view.to_act:
            raise NotYourTurn(to_act=view.to_act)  # here, since it cannot come out of the process
        pool = self._started()
        try:
            return await self._asked(pool, level, view)
        except BrokenProcessPool:
            if self._pool is pool:  # else somebody who waited with us has replaced it
                self._pool = None
            return await self._asked(self._started(), level, view)

    async def close(self) -> None:
        """End the process, if there is one, after the choice that is being made."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fork would copy the locks that other threads hold.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, _leave_interrupts_to_the_bot)
        return self._pool

    @staticmethod
    async def _asked(pool: ProcessPoolExecutor, level: str, view: View) -> Action:
        running = asyncio.get_running_loop()
        return await running.run_in_executor(pool, LEVELS[level], view, PREVIEWS)


def _leave_interrupts_to_the_bot() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)

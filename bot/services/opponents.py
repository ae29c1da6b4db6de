"""Computer players at work: the process in which they think.

A search in Python would block all threads, so it runs in another process. That is started when a
computer is first on turn. It may be killed at any time, for it holds nothing but a question.
"""

from __future__ import annotations

import asyncio
import threading
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Final, cast

from bot.services.processes import Worker
from engine.actions import Action
from engine.errors import NotYourTurn
from engine.game import View
from engine.opponents import LEVELS
from engine.opponents.chooser import Choose

TURN_SECONDS: Final = 10.0
"""The most seconds that a computer player takes in one turn."""

THINKING_SECONDS: Final = 4.0
"""After so many seconds of a turn a computer player chooses by what it has thought so far."""

_AN_ACTION: Final = 0.5
"""The part of its thinking time that it may use for one action."""

_SLOW: Final = frozenset({"hard"})
"""Levels that think long: they have a process of their own, so that no other waits for them."""

_NICENESS: Final = 10
"""Computers think in the time that the bot leaves: whoever moves does not wait for them."""

_TRIES: Final = 2


class NoChoice(Exception):
    """A computer player chose nothing legal in time; the message says why."""


@dataclass(slots=True)
class Patience:
    """How many ``seconds`` a computer player may still take in this turn."""

    seconds: float
    used: float = 0.0

    @property
    def thinking(self) -> float:
        """For how many seconds it may think about its next action."""
        return _AN_ACTION * max(0.0, min(THINKING_SECONDS - self.used, self.seconds))

    def use(self, seconds: float) -> None:
        """Take off what a choice took."""
        self.seconds -= seconds
        self.used += seconds


@dataclass(frozen=True, slots=True)
class Query:
    """A question: how a player of ``level`` goes on. ``number`` is all the chance that it has."""

    level: str
    view: View
    number: int


class Opponents:
    """Lets computer players choose, one at a time in each of two processes, quick and slow ones."""

    def __init__(
        self, players: Mapping[str, Choose] = LEVELS, turn_seconds: float = TURN_SECONDS
    ) -> None:
        """Use ``players``, functions by level, with ``turn_seconds`` for each turn."""
        self._turn_seconds = turn_seconds
        self._quick, self._slow = _Line(players), _Line(players)

    @property
    def process_ids(self) -> tuple[int, ...]:
        """The ids of their processes; each is there from the first choice on, until a failure."""
        workers = (line.worker for line in (self._quick, self._slow))
        ids = (worker.process_id for worker in workers if worker is not None)
        return tuple(process_id for process_id in ids if process_id is not None)

    def patience(self) -> Patience:
        """Return a computer player's patience at the beginning of its turn."""
        return Patience(self._turn_seconds)

    async def choose(self, query: Query, patience: Patience) -> Action:
        """Return what a computer player does on the turn of the view's seat.

        If the process is gone, another is started, once. The time used is taken from ``patience``;
        waiting for other computers to choose costs nothing.

        Raises:
            NotYourTurn: it is not the turn of the view's seat.
            NoChoice: it fails, chooses what the rules forbid, or takes longer than is left.
        """
        view = query.view
        if view.seat is None or view.seat != view.to_act:
            raise NotYourTurn(to_act=view.to_act)
        line = self._slow if query.level in _SLOW else self._quick
        return await line.choose(query, patience)

    async def close(self) -> None:
        """End the processes after the choices that are being made."""
        await asyncio.gather(self._quick.close(), self._slow.close())


class _Line:
    """Computer players who wait for one process."""

    def __init__(self, players: Mapping[str, Choose]) -> None:
        """Use ``players``, functions by level."""
        self._players = players
        self._turn = asyncio.Lock()
        self.worker: Worker | None = None

    async def choose(self, query: Query, patience: Patience) -> Action:
        """As ``Opponents.choose``."""
        async with self._turn:
            for _ in range(_TRIES):
                with suppress(EOFError, ConnectionError):
                    return await self._asked(query, patience)
        raise NoChoice("its process is gone")

    async def close(self) -> None:
        """End the process after the choice that is being made."""
        async with self._turn:
            worker = self.worker
            self._kill()
        if worker is not None:
            await asyncio.to_thread(worker.wait_for_end)

    async def _asked(self, query: Query, patience: Patience) -> Action:
        """Ask the process.

        Raises:
            EOFError, ConnectionError: it is gone.
            NoChoice: as ``choose``.
        """
        clock = asyncio.get_running_loop().time
        try:
            if self.worker is None:
                self.worker = await asyncio.to_thread(
                    Worker, "opponents", _NICENESS, _chooser, self._players
                )
            begun = clock()
            question = query, patience.thinking
            answer = await asyncio.to_thread(self.worker.ask, question, patience.seconds)
        except TimeoutError:
            self._kill()
            patience.seconds = 0.0
            raise NoChoice("it takes too long") from None
        except BaseException:
            self._kill()  # or a thread waits on, and the next question gets this answer
            raise
        patience.use(clock() - begun)
        if isinstance(answer, str):
            raise NoChoice(answer)
        return cast("Action", answer)

    def _kill(self) -> None:
        worker, self.worker = self.worker, None
        if worker is not None:
            worker.kill()


def _chooser(players: Mapping[str, Choose]) -> Callable[[tuple[Query, float]], Action | str]:
    """Return what answers a question with the seconds that it may take."""
    return lambda question: _chosen(players, *question)


def _chosen(players: Mapping[str, Choose], query: Query, seconds: float) -> Action | str:
    """Return a legal choice, or what went wrong: not every error can be sent to another process."""
    is_time_up = threading.Event()
    timer = threading.Timer(seconds, is_time_up.set)
    timer.daemon = True
    timer.start()
    try:
        action = players[query.level](query.view, Random(query.number), is_time_up.is_set)  # noqa: S311
        query.view.preview(action)  # raises if the action is illegal
    except Exception as error:  # noqa: BLE001  any fault of a player's
        # Only the kind of error: its text may name tiles of a hand.
        return "".join([*traceback.format_tb(error.__traceback__), str(type(error))])
    finally:
        timer.cancel()
    return action

"""Keeps our requests within Discord's limits: paces the courier, and counts refused requests.

Discord allows a bot 50 requests a second (answers to interactions apart). It bans an address that
got ten thousand answers of 401, 403 or 429 within ten minutes.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import datetime, timedelta
from http import HTTPStatus
from types import SimpleNamespace
from typing import Final

import aiohttp
import structlog

from bot.services.time.clock_steps import ClockSteps

RATE: Final = 44
"""Requests a second that the courier makes in the long run; the rest is left to others."""

BURST: Final = 500
"""Requests that the courier may make at once after a rest, as long as Discord accepts them."""

WINDOW: Final = timedelta(minutes=10)
MOST_INVALID: Final = 2_000
"""Answers of 401, 403 and 429 within ``WINDOW`` at which all posting is paused."""

LONG_CALL: Final = timedelta(seconds=1)
"""A call that took longer may have been carried out twice."""

_BAN: Final = timedelta(minutes=1)
"""The wait after an answer of 429 that names none."""

_INVALID: Final = {
    HTTPStatus.UNAUTHORIZED,
    HTTPStatus.FORBIDDEN,
    HTTPStatus.TOO_MANY_REQUESTS,
}

_log = structlog.get_logger()


@dataclass(slots=True)
class HttpCalls:
    """The HTTP calls of one request, which discord.py may repeat by itself.

    ``may_have_duplicates`` if the request may have been carried out more than once: a call failed
    without being refused and was repeated, or one took long.
    """

    _has_doubtful: bool = False
    may_have_duplicates: bool = False

    def add(self, took: timedelta, status: int | None) -> None:
        """Note a call that ended; ``status`` is None if the answer was lost."""
        self.may_have_duplicates |= self._has_doubtful or took > LONG_CALL
        if status is None or status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            self._has_doubtful = True


_CALLS: ContextVar[HttpCalls | None] = ContextVar("calls", default=None)


@contextmanager
def watched_calls() -> Iterator[HttpCalls]:
    """Give the notes about all HTTP calls made inside the block."""
    calls = HttpCalls()
    token = _CALLS.set(calls)
    try:
        yield calls
    finally:
        _CALLS.reset(token)


class Throttle:
    """Paces the courier's requests, and stops them while Discord forbids them."""

    def __init__(
        self,
        now: Callable[[], datetime],
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        burst: int = BURST,
    ) -> None:
        """``now`` gives aware instants, ``sleep`` takes seconds; ``burst`` replaces ``BURST``."""
        self._now = now
        self._clock = ClockSteps(now)
        self._sleep = sleep
        self._burst = burst
        self._left = float(burst)
        """How many requests may be made now: a token bucket; below 0 there are some that wait."""
        self._counted_at: datetime | None = None
        self._closed_until: datetime | None = None
        self._invalid: deque[datetime] = deque()
        self._is_paused = False
        self.too_many = 0
        """How many answers of 429 came since the start."""
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._letting_others_go_first: deque[asyncio.Future[None]] = deque()
        self._coming_turns: set[asyncio.Task[None]] = set()

    async def turn(self, *, lets_others_go_first: bool = False) -> None:
        """Wait until the courier may make a request, perhaps behind all later ones of others."""
        now = self._read_clock()
        counted_at = self._counted_at or now
        rested = max(0.0, (now - counted_at).total_seconds())
        self._left = min(self._burst, self._left + rested * RATE) - 1
        self._counted_at = max(now, counted_at)
        if self._left < 0:
            turn = asyncio.get_running_loop().create_future()
            is_last = lets_others_go_first
            (self._letting_others_go_first if is_last else self._waiting).append(turn)
            coming = self._give_a_turn(self._counted_at + timedelta(seconds=-self._left / RATE))
            task = asyncio.create_task(coming)
            self._coming_turns.add(task)
            task.add_done_callback(self._coming_turns.discard)
            await turn
        while (closed := self._closed()) is not None:
            await self._sleep_until(closed)

    def note_answer(self, status: int, headers: Mapping[str, str]) -> None:
        """Note the status of the answer to any of our requests."""
        if status not in _INVALID:
            return
        now = self._read_clock()
        self._invalid.append(now)
        self.too_many += status == HTTPStatus.TOO_MANY_REQUESTS
        is_banned = "Via" not in headers  # then a proxy in front of Discord answered
        is_global = headers.get("X-RateLimit-Scope") == "global" or "X-RateLimit-Global" in headers
        if status == HTTPStatus.TOO_MANY_REQUESTS and (is_global or is_banned):
            asked = _seconds(headers.get("Retry-After"))
            wait = _BAN if asked is None else asked
            self._closed_until = max(self._closed_until or now, now + wait)
            self._left = min(0.0, self._left)
            self._counted_at = self._closed_until
            _log.warning(
                "posting_stopped",
                seconds=wait.total_seconds(),
                banned=is_banned,
                invalid=self.invalid,
                most=MOST_INVALID,
            )

    @property
    def invalid(self) -> int:
        """How many answers of 401, 403 or 429 came in the last ten minutes."""
        oldest = self._read_clock() - WINDOW
        while self._invalid and self._invalid[0] <= oldest:
            self._invalid.popleft()
        return len(self._invalid)

    @property
    def is_stopped(self) -> bool:
        """Whether nothing may be posted now."""
        return self._closed() is not None

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace that reports each call, for discord.py's own HTTP session."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._call_begins)
        trace.on_request_end.append(self._call_ends)
        trace.on_request_exception.append(self._call_fails)
        return trace

    async def _call_begins(
        self, _: aiohttp.ClientSession, call: SimpleNamespace, __: aiohttp.TraceRequestStartParams
    ) -> None:
        call.began = self._now()

    async def _call_ends(
        self, _: aiohttp.ClientSession, call: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        self.note_answer(end.response.status, end.response.headers)
        if (calls := _CALLS.get()) is not None:
            calls.add(self._now() - call.began, end.response.status)

    async def _call_fails(
        self,
        _: aiohttp.ClientSession,
        call: SimpleNamespace,
        __: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        if (calls := _CALLS.get()) is not None:
            calls.add(self._now() - call.began, None)

    async def _give_a_turn(self, at: datetime) -> None:
        """Let the first of those that wait make its request at a time."""
        await self._sleep_until(at)
        while waiting := self._waiting or self._letting_others_go_first:
            turn = waiting.popleft()
            if not turn.done():  # else it was given up
                turn.set_result(None)
                return

    def _read_clock(self) -> datetime:
        """Return the time; where the clock was set back, so are the times that are kept."""
        now, back = self._clock.read()
        if back:
            self._invalid = deque(at - back for at in self._invalid)
            if self._counted_at is not None:
                self._counted_at -= back
            if self._closed_until is not None:
                self._closed_until -= back
        return now

    def _closed(self) -> datetime | None:
        """Return until when nothing may be posted; None if posting is allowed."""
        now = self._read_clock()
        if self._closed_until is not None and self._closed_until > now:
            return self._closed_until
        is_paused = self.invalid >= MOST_INVALID
        if is_paused is not self._is_paused:
            self._is_paused = is_paused
            event = "posting_paused" if is_paused else "posting_resumed"
            _log.warning(event, invalid=self.invalid, most=MOST_INVALID)
        return self._invalid[0] + WINDOW if is_paused else None

    async def _sleep_until(self, at: datetime) -> None:
        seconds = (at - self._now()).total_seconds()
        if seconds > 0:
            await self._sleep(seconds)


def _seconds(text: str | None) -> timedelta | None:
    try:
        return timedelta(seconds=float(text or ""))
    except (ValueError, OverflowError):
        return None

"""Watches the connections to Discord: when each last answered, and whether Discord answers else.

A shard is heard when the time that its heartbeat took has changed, and when it comes back. Only one
that stays silent while requests are answered is deaf, so that the bot has to begin anew; while
requests fail too it is Discord, or the network, that is down.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

import aiohttp
import discord
import structlog

from bot.operating.vital_signs import ShardSigns
from bot.operating.watchdog import Limits

_ANSWER_SECONDS: Final = 30.0
_SPARED: Final = 2
"""A bot that begins anew uses one of a day's starts for each shard: half of them are left alone."""

_log = structlog.get_logger()


@dataclass(slots=True)
class _Shard:
    latency: float | None = None
    """How long its last heartbeat took; None while it is down."""
    heard_at: float | None = None
    down_since: float | None = None

    def note(self, latency: float | None, now: float) -> bool:
        """Note how long its heartbeat took, None if it is down; tell whether it was heard."""
        if latency is None:
            self.down_since = now if self.down_since is None else self.down_since
        else:
            self.down_since = None
        is_heard = latency is not None and math.isfinite(latency) and latency != self.latency
        self.latency = latency
        if is_heard:
            self.heard_at = now
        return is_heard


class GatewayWatch:
    """The shards of a client. ``lost`` gives those that have no session, ``time`` seconds."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        lost: Callable[[], Collection[int]],
        time: Callable[[], float],
        limits: Limits,
    ) -> None:
        self._client = client
        self._lost = lost
        self._time = time
        self._limits = limits
        self._shards: dict[int, _Shard] = {}
        # Shards are begun one after another: one that was never heard waits for those before it.
        self._begun_at = time()
        # From when until when Discord was seen to answer without a failure between.
        self._answering: tuple[float, float] | None = None
        self.answers: bool | None = None
        """Whether Discord answers requests; None if it was not asked."""

    async def look(self) -> None:
        """See which shards are there, and which were heard since the last look."""
        now, lost, there = self._time(), self._lost(), self._client.shards
        for number in range(self._client.shard_count or 1):
            shard = self._shards.setdefault(number, _Shard())
            found = there.get(number)
            is_up = found is not None and not found.is_closed() and number not in lost
            was_heard_before = shard.heard_at is not None
            if shard.note(found.latency if found and is_up else None, now) and not was_heard_before:
                self._begun_at = now

    async def ask(self) -> None:
        """While a shard is silent, ask Discord whether it answers, and would let us begin anew."""
        silence = self._longest_silence
        if silence < self._limits.silence:
            self._answering = self.answers = None
            return
        try:
            async with asyncio.timeout(_ANSWER_SECONDS):
                _, _, starts = await self._client.http.get_bot_gateway()
        except (discord.DiscordException, aiohttp.ClientError, OSError):
            self._answering, self.answers = None, False
            return
        now = self._time()
        since = now if self.answers is False else now - silence
        self._answering, self.answers = ((self._answering or (since, now))[0], now), True
        if starts["remaining"] * _SPARED <= starts["total"]:
            _log.warning("gateway_silent_without_starts", remaining=starts["remaining"])
            self._answering = None

    @property
    def is_deaf(self) -> bool:
        """Whether a shard has heard nothing for too long while Discord answered all the time."""
        begin, end = self._answering or (0.0, 0.0)
        return min(end - begin, self._longest_silence) >= self._limits.gateway

    @property
    def shards(self) -> tuple[ShardSigns, ...]:
        """How each shard fares."""
        return tuple(
            ShardSigns(number, self._since(shard.heard_at), self._since(shard.down_since))
            for number, shard in sorted(self._shards.items())
        )

    @property
    def _longest_silence(self) -> float:
        heard = [shard.heard_at for shard in self._shards.values()]
        since = [self._begun_at if at is None else at for at in heard]
        return self._time() - min(since, default=self._time())

    def _since(self, at: float | None) -> float | None:
        return None if at is None else self._time() - at

"""Gives back the time in which the bot was down, or a shard had no connection to Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import datetime

import structlog

from bot.services.time.board_edits import owe_true_deadlines
from bot.services.time.outages import Outages, Span
from bot.storage import clocks
from bot.storage.clocks import Shards
from bot.storage.database import Connection, Database
from bot.storage.presence import heartbeat

_log = structlog.get_logger()


class MissedTime:
    """Knows which shards are lost, and moves deadlines on by the time that they have missed."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        """``now`` gives aware UTC instants."""
        self._database = database
        self._now = now
        self._outages = Outages()
        self._giving_back = asyncio.Lock()

    @property
    def lost(self) -> Shards:
        """The shards on whose servers nothing falls due."""
        return self._outages.lost

    @property
    def is_cut_off(self) -> bool:
        """Whether nothing falls due anywhere."""
        return self._outages.is_cut_off

    def lose(self, shard: int, shards: int) -> None:
        """The connection of one of ``shards`` is lost."""
        self._outages.lose(shard, shards, self._now())

    def regain(self, shard: int) -> None:
        """A connection is back; it counts as lost until ``give_back`` has succeeded."""
        self._outages.regain(shard, self._now())

    async def begin(self, *, is_connected: bool) -> list[int]:
        """Give back the time since the bot last worked; return channels whose boards are edited.

        If the bot ``is_connected`` to nothing yet, all shards are lost from now on.
        """
        now = self._now()
        async with self._database.transaction() as connection:
            await _give_back_downtime(connection, now)
            await clocks.begin_waiting(connection, now)
            # After the downtime is given back: that is computed from the last heartbeat.
            await heartbeat.beat(connection, now)
            renewed = await owe_true_deadlines(connection, now)
        if not is_connected:
            self._outages.lose(0, 1, now)
        return renewed

    async def give_back(self) -> list[int]:
        """Give back what shards have missed so far, and note a heartbeat, in one transaction.

        Return the channels whose boards are edited. If it fails nothing is lost: the next call
        gives back that time as well.
        """
        async with self._giving_back:
            # Read within the lock: else the second of two calls would give the same time again.
            now = self._now()
            spans = self._outages.spans(now)
            if not spans and not await clocks.has_waiting(self._database.reader):
                async with self._database.autocommit() as connection:
                    await heartbeat.beat(connection, now)
                return []
            async with self._database.transaction() as connection:
                for span in spans:
                    await _give(connection, span)
                await heartbeat.put_lost_shards(connection, _still_lost(spans))
                await clocks.begin_waiting(connection, now)
                await heartbeat.beat(connection, now)
                renewed = await owe_true_deadlines(connection, now) if spans else []
            # After the commit: if it was rolled back, the time is still to be given back.
            self._outages.gave_back(spans)
        return renewed


async def _give_back_downtime(connection: Connection, now: datetime) -> None:
    """Give back the time since the last heartbeat; shards lost before that have missed more."""
    last = await heartbeat.last_beat(connection)
    if last is None or last >= now:
        return
    for shard, shards, since in await heartbeat.lost_shards(connection):
        await _give(connection, Span(shard, shards, since, last))
    await _give(connection, Span(shard=0, shards=1, begin=last, end=now))
    await heartbeat.put_lost_shards(connection, [])
    _log.info("time_given_back", seconds=(now - last).total_seconds())


async def _give(connection: Connection, span: Span) -> None:
    await clocks.give_back(connection, span.begin, span.end, span.shard, span.shards)


def _still_lost(spans: Sequence[Span]) -> list[tuple[int, int, datetime]]:
    """Return the shards that are still lost, and from when on their time is not given back yet."""
    return [(it.shard, it.shards, max(it.begin, it.end)) for it in spans if it.is_open]

"""How the bot is, as the managers of one server may know it; nothing of other servers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from bot.storage.clocks import Shards
from bot.storage.database import Database
from bot.storage.pages import overdue
from bot.storage.pages.overdue import Overdue
from bot.storage.presence.shards import shard_of

__all__ = ["Health", "Overdue", "ServerHealth"]


@dataclass(frozen=True, slots=True)
class Health:
    """Since when the bot runs, and what it owes to a server's channels.

    The server belongs to one ``shard`` (counted from 0) of ``shards``; ``is_connected`` tells
    whether that has a connection to Discord.
    """

    runs_since: datetime
    shard: int
    shards: int
    is_connected: bool
    owed: Overdue


class ServerHealth:
    """Knows how the bot is, from when it is made on: that is when it started."""

    def __init__(
        self, database: Database, now: Callable[[], datetime], lost: Callable[[], Shards]
    ) -> None:
        """``now`` gives aware UTC instants, ``lost`` the shards without a connection."""
        self._database = database
        self._now = now
        self._lost = lost
        self._started_at = now()

    async def of(self, guild_id: int) -> Health:
        """Return how the bot is for one server."""
        lost = self._lost()
        shard = shard_of(guild_id, lost.number)
        async with self._database.page() as connection:
            owed = await overdue.read_of(connection, guild_id, self._now())
        return Health(
            runs_since=self._started_at,
            shard=shard,
            shards=lost.number,
            is_connected=shard not in lost.some,
            owed=owed,
        )

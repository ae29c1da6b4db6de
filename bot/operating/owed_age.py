"""How long the oldest owed message could have been sent by now."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime

from bot.storage import outbox
from bot.storage.database import Database


class OwedAge:
    """Looks at what is owed again and again, and knows since when each row could be sent.

    ``stopped`` gives the channels in which nothing may be sent now, None for all. While a channel
    is stopped none of its messages grows older.
    """

    def __init__(
        self,
        database: Database,
        stopped: Callable[[], Collection[int] | None],
        now: Callable[[], datetime],
        time: Callable[[], float],
    ) -> None:
        """``now`` gives aware UTC instants, ``time`` the seconds that are counted."""
        self._database = database
        self._stopped = stopped
        self._now = now
        self._time = time
        self._since: dict[int, float] = {}

    async def look(self) -> None:
        """See which rows could be sent now: the first of each channel stands for all there."""
        async with self._database.page() as connection:
            first = await outbox.first_due(connection, self._now())
        stopped, time = self._stopped(), self._time()
        self._since = {
            row_id: self._since.get(row_id, time)
            for channel_id, row_id in first
            if stopped is not None and channel_id not in stopped
        }

    @property
    def seconds(self) -> float | None:
        """How long the oldest could have been sent; None if none can."""
        return self._time() - min(self._since.values()) if self._since else None

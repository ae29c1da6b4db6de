"""What the bot does by the clock as long as it runs: copies its database, tidies, beats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import structlog
from discord.ext import tasks

from bot.services.backups import Backups
from bot.services.pages.completing import complete_results
from bot.services.ratings.renewing import Renewal
from bot.services.servers.server_presence import ServerPresence
from bot.services.servers.server_settings import Servers
from bot.services.tidying import tidy
from bot.services.waiting.ring import Ring
from bot.storage.database import Database

_log = structlog.get_logger()


@dataclass
class Routines:
    """Does each again and again, whatever fails: the next time is another try.

    ``now`` gives aware UTC instants.
    """

    database: Database
    backups: Backups
    ring: Ring
    server_presence: ServerPresence
    servers: Servers
    renewal: Renewal
    now: Callable[[], datetime]

    def start(self) -> None:
        """Begin; what is done each hour is done at once for the first time."""
        for loop in self._loops:
            loop.start()

    def stop(self) -> None:
        """End at once."""
        for loop in self._loops:
            loop.cancel()

    @property
    def _loops(self) -> tuple[tasks.Loop[Any], ...]:
        return self.copy_and_tidy, self.beat, self.complete_results

    @tasks.loop(hours=1)
    async def copy_and_tidy(self) -> None:
        """Make the night's copy of the database; close old lobbies, delete what nobody needs.

        One after the other: before a deletion the database is copied as well.
        """
        self.renewal.wake()
        try:
            await self.backups.make_nightly()
        except Exception as error:  # noqa: BLE001  the next hour is another try
            _log.error("backup_failed", exc_info=error)
        try:
            await self.ring.lobbies.close_stale()
            # Before that is known, a server may have come back that is about to be deleted.
            back_up = self.backups.make_before_deletion if self.server_presence.has_met else None
            await tidy(self.database, self.now(), back_up, self.servers.forget)
        except Exception as error:  # noqa: BLE001  as above
            _log.error("tidying_failed", exc_info=error)

    @tasks.loop(minutes=10)
    async def beat(self) -> None:
        """Note that the bot works."""
        try:
            await self.ring.clocks.beat()
        except Exception as error:  # noqa: BLE001  as above
            _log.error("heartbeat_failed", exc_info=error)

    @tasks.loop(count=1)
    async def complete_results(self) -> None:
        """Add to old results what newer versions store."""
        try:
            await complete_results(self.database)
        except Exception as error:  # noqa: BLE001  the next start is another try
            _log.error("results_not_completed", exc_info=error)

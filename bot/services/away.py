"""Holidays: whoever is away is not called, and their clocks stand still in all games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.services.clocks import Clocks
from bot.services.errors import Refused
from bot.services.posting.outbox import Outbox
from bot.services.posting.renewing import owe_renewed_boards
from bot.storage import absences, clocks
from bot.storage.absences import AbsenceRow
from bot.storage.database import Database

__all__ = ["LONGEST", "AbsenceRow", "Away"]

LONGEST: Final = timedelta(days=30)
"""How long somebody may be away, at once and in any ``PERIOD`` together."""

PERIOD: Final = timedelta(days=90)

_log = structlog.get_logger()


class Away:
    """Takes down who is away until when."""

    def __init__(
        self, database: Database, clocks: Clocks, outbox: Outbox, now: Callable[[], datetime]
    ) -> None:
        """``now`` gives aware UTC instants."""
        self._database = database
        self._outbox = outbox
        self._clocks = clocks
        self._now = now

    async def of(self, user_id: int) -> AbsenceRow | None:
        """Return somebody's present holiday; None if they are not away."""
        return await absences.present(self._database.reader, user_id)

    async def leave(self, user_id: int, until: datetime) -> AbsenceRow:
        """Let somebody be away from now on; a holiday that has begun gets a new end.

        Raises:
            Refused: ``away_over`` (the end lies in the past), ``away_too_long`` with the ``days``
                that are left.
        """
        now = self._now()
        if until <= now:
            raise Refused("away_over")
        async with self._database.transaction() as connection:
            taken = await absences.since(connection, user_id, now - PERIOD)
            begun = next((absence for absence in taken if not absence.is_over), None)
            others = [absence for absence in taken if absence.is_over]
            absence = AbsenceRow(user_id, begun.since if begun else now, until)
            left = LONGEST - _taken(others, now - PERIOD)
            # The last day counts to its end.
            if (until - absence.since).days > left.days:
                raise Refused("away_too_long", days=max(0, (left - (now - absence.since)).days))
            await absences.put(connection, absence)
            await clocks.stop_for(connection, user_id, now)
            channels = await owe_renewed_boards(connection, user_id)
        _log.info("away", until=until.isoformat())
        self._clocks.look()
        self._send(channels)
        return absence

    async def come_back(self, user_id: int) -> bool:
        """End somebody's holiday; False if they were not away."""
        now, channels = self._now(), list[int]()
        async with self._database.transaction() as connection:
            present = await absences.present(connection, user_id)
            if present is not None:
                await absences.end(connection, present, now)
                await clocks.resume_for(connection, user_id, now)
                channels = await owe_renewed_boards(connection, user_id)
        self._clocks.look()
        self._send(channels)
        return present is not None

    def _send(self, channel_ids: Sequence[int]) -> None:
        for channel_id in channel_ids:
            self._outbox.drain(channel_id)


def _taken(others: Sequence[AbsenceRow], since: datetime) -> timedelta:
    """Return how long somebody was away since then."""
    spans = (absence.until - max(absence.since, since) for absence in others)
    return sum(spans, timedelta())

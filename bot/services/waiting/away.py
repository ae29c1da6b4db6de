"""Holidays: whoever is away is not called, and their clocks stand still in all games.

The days of a holiday are 24 hours each, the first from its beginning. Every begun day counts, also
where the holiday is ended early; a holiday has one at least. A date lasts to its end in UTC, so a
holiday may go on to the end of the date on which its last day ends. What that adds is less than a
day, and counts as one: all holidays in any ``PERIOD`` together are shorter than 31 days.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from typing import Final

import structlog

from bot.services.errors import Refused
from bot.services.posting.outbox import Outbox
from bot.services.time import writing
from bot.services.time.board_edits import owe_renewed_boards
from bot.storage.database import Database
from bot.storage.people import absences
from bot.storage.people.absences import AbsenceRow

__all__ = ["LONGEST", "AbsenceRow", "Away"]

LONGEST: Final = timedelta(days=30)
"""How long somebody may be away, at once and in any ``PERIOD`` together."""

PERIOD: Final = timedelta(days=90)

_DAY: Final = timedelta(days=1)

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Away:
    """Takes down who is away until when.

    ``look`` lets the driver of the clocks see what is due now.
    """

    _database: Database
    _outbox: Outbox
    _now: Callable[[], datetime]
    _look: Callable[[], None]

    def now(self) -> datetime:
        """Return the instant from which a holiday that is asked for now is reckoned."""
        return self._now()

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
            latest = latest_end(absence.since, days_left(others, now))
            if until > latest:
                raise Refused("away_too_long", days=max(0, (latest - now).days))
            await absences.put(connection, absence)
            await writing.holiday(connection, user_id, now)
            channels = await owe_renewed_boards(connection, user_id)
        _log.info("away", until=until.isoformat())
        self._note_changed(channels)
        return absence

    async def come_back(self, user_id: int) -> bool:
        """End somebody's holiday; False if they were not away."""
        now, channels = self._now(), list[int]()
        async with self._database.transaction() as connection:
            present = await absences.present(connection, user_id)
            if present is not None:
                await absences.end(connection, present, now)
                await writing.holiday(connection, user_id, now)
                channels = await owe_renewed_boards(connection, user_id)
        self._note_changed(channels)
        return present is not None

    def _note_changed(self, channel_ids: Sequence[int]) -> None:
        self._look()
        self._outbox.drain(*channel_ids)


def begun_days(since: datetime, until: datetime) -> int:
    """Return how many days of a holiday have begun when it ends."""
    return max(1, -((since - until) // _DAY))


def days_left(others: Iterable[AbsenceRow], now: datetime) -> int:
    """Return how many days a holiday may have besides the ``others``, which are over.

    Of one that had begun before the last ``PERIOD``, the days count from that period's beginning.
    """
    start = now - PERIOD
    had = sum(begun_days(max(other.since, start), other.until) for other in others)
    return max(0, LONGEST.days - had)


def latest_end(since: datetime, days: int) -> datetime:
    """Return until when a holiday of so many days may last; ``since`` is an aware UTC instant.

    That is the end of the date in UTC on which its last day ends. A day that ends with a date
    leads no further, and without any days there is no holiday.
    """
    last = since + days * _DAY
    midnight = datetime.combine(last, time(), UTC)
    return last if days == 0 or last == midnight else midnight + _DAY

"""What is told of the time that is left: for a turn, a vote, an offer, a holiday."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from bot.services.people.holders import is_computer
from bot.services.time.running import is_over
from bot.storage import clocks, overview
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.database import Database
from bot.storage.games import Status
from bot.storage.people import absences


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """When the time for a turn is over, or until when its player is away; None if neither is so.

    With ``is_overdue`` it is over. With ``has_vote`` a vote or request is open; ``vote_until`` is
    when it ends, as soon as its message stands.
    """

    deadline: datetime | None = None
    away_until: datetime | None = None
    is_overdue: bool = False
    has_vote: bool = False
    vote_until: datetime | None = None


NO_LIMIT: Final = TimeLeft()


@dataclass(frozen=True, slots=True)
class TimesLeft:
    """Reads how much time is left in games."""

    _database: Database
    _now: Callable[[], datetime]

    async def deadline(
        self, game_id: int, kind: ClockKind = ClockKind.TURN, posting: int | None = None
    ) -> datetime | None:
        """Return when the time for the present turn or vote is over; None if no time runs.

        With ``posting`` the message up to that revision is about to be posted, and time runs then.
        """
        clock = await clocks.get(self._database.reader, game_id, kind)
        return await self._deadline_of(clock, posting)

    async def time_left(
        self, game_id: int, user_id: int | None, posting: int | None = None
    ) -> TimeLeft:
        """Return how much time ``user_id``, who is on turn, has left; ``posting`` is as above.

        What is posted tells neither of votes nor that time is over: either ends sooner or later.
        """
        reader = self._database.reader
        vote = None if posting else await clocks.get(reader, game_id, ClockKind.VOTE)
        left = TimeLeft(has_vote=vote is not None, vote_until=vote.deadline if vote else None)
        if user_id is None or is_computer(user_id):
            return left
        away = await absences.present(reader, user_id)
        if away is not None:
            return replace(left, away_until=away.until)
        turn = await clocks.get(reader, game_id, ClockKind.TURN)
        deadline = await self._deadline_of(turn, posting)
        is_late = not posting and turn is not None and is_over(turn)
        return replace(left, deadline=deadline, is_overdue=is_late)

    async def _deadline_of(self, clock: ClockRow | None, posting: int | None) -> datetime | None:
        if clock is None or is_over(clock):
            return None
        if posting is not None and not clock.is_posted and clock.revision <= posting:
            status = await overview.status_of(self._database.reader, clock.game_id)
            return None if status is Status.PAUSED else self._now() + clock.time_left
        return clock.deadline

"""Reminds those who are on turn that their time runs, several games in one message."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.services.posting.members import Members, absent_among
from bot.services.posting.outbox import Outbox
from bot.services.time import writing
from bot.services.time.calling import call_for
from bot.services.time.running import is_at_deadline
from bot.services.waiting.presence import Presence
from bot.services.waiting.waiting_calls import WaitingCalls
from bot.storage import clocks, games, log, outbox
from bot.storage.clocks import ClockRow, FoundClock
from bot.storage.database import Connection, Database
from bot.storage.outbox import Owed

GATHERED: Final = timedelta(minutes=10)
"""Reminders of one person that fall due within this time go into one message."""


@dataclass(eq=False)
class Reminders:
    """Reminds people of their turns, unless they have left the server.

    ``members`` tell who is on a server; ``presence`` notes who has left, or is back.
    """

    _database: Database
    _outbox: Outbox
    _members: Members
    _calls: WaitingCalls
    _presence: Presence

    def __post_init__(self) -> None:
        self._in_vain: frozenset[ClockRow] = frozenset()

    async def prepare(self, due: Sequence[ClockRow], now: datetime) -> None:
        """Ask at once who has left the server of those who are to be reminded together."""
        places = {}
        for clock in due:
            if not is_at_deadline(clock, now):
                row = await games.get(self._database.reader, clock.game_id)
                places[clock] = (row.where.guild_id if row else 0, clock.user_id)
        absent = await absent_among(self._members, places.values())
        self._in_vain = frozenset(clock for clock, place in places.items() if place in absent)

    async def remind(self, clock: ClockRow, now: datetime) -> None:
        """Remind somebody, unless ``prepare`` has found that they have left the server.

        If so, the others are told instead. Whoever is back is called for all that waits instead.
        """
        game_id, user_id = clock.game_id, clock.user_id
        if clock in self._in_vain:
            await self._presence.note_there(game_id, {user_id: False})
            return
        if await log.says_gone(self._database.reader, game_id):
            row = await games.get(self._database.reader, game_id)
            if row and await self._presence.welcome(row.where.guild_id, user_id, [game_id]):
                return
        async with self._database.transaction() as connection:
            owed = await self._reminder(connection, clock, now)
            await outbox.add(connection, owed)
        self._outbox.drain(*(message.channel_id for message in owed))

    async def _reminder(self, connection: Connection, clock: ClockRow, now: datetime) -> list[Owed]:
        """Note the reminders that fall due together with a clock's, and return their message."""
        row = await games.get(connection, clock.game_id)
        if row is None:
            return []
        near = await clocks.reminders_of(
            connection, clock.user_id, row.where.guild_id, now + GATHERED
        )
        groups = (group for group in self._calls.apart(near) if clock.game_id in _ids_of(group))
        together = next(groups, [])  # none if it was named together with another just before
        reminded = [
            found
            for found in together
            if await writing.note_served(connection, found.clock, max(now, _due(found)))
        ]
        return [call_for(reminded)] if reminded else []


def _due(found: FoundClock) -> datetime:
    due_at = found.clock.due_at
    assert due_at is not None  # noqa: S101  it was found by that
    return due_at


def _ids_of(found: Sequence[FoundClock]) -> set[int]:
    return {game.clock.game_id for game in found}

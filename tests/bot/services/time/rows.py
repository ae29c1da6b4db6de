"""Reads and writes the clocks of a game."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from bot.services.games.match import Match
from bot.services.time import writing
from bot.storage import clocks
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.people import absences
from bot.storage.people.absences import AbsenceRow
from tests.bot.services.world import World

HOUR: Final = timedelta(hours=1)
DAY: Final = 24 * HOUR
TURN: Final = ClockKind.TURN


async def clock_of(world: World, match: Match, kind: ClockKind = TURN) -> ClockRow:
    clock = await clocks.get(world.database.reader, match.game_id, kind)
    assert clock is not None
    return clock


async def kinds_of(world: World, match: Match) -> set[ClockKind]:
    return {clock.kind for clock in await clocks.of_game(world.database.reader, match.game_id)}


async def put(world: World, *rows: ClockRow) -> None:
    async with world.database.transaction() as connection:
        await clocks.put(connection, rows)


async def goes_away(world: World, user_id: int) -> list[int]:
    """Somebody begins three days of holiday now."""
    now = world.clock.now()
    async with world.database.transaction() as connection:
        await absences.put(connection, AbsenceRow(user_id, now, now + 3 * DAY))
        return await writing.holiday(connection, user_id, now)

"""Games over hours and days, with the heartbeats of a bot that runs."""

from __future__ import annotations

import sqlite3
from datetime import timedelta
from typing import Final

from bot.services.games.pauses import pause_in
from bot.services.lobby import Pace
from bot.storage import clocks, log
from bot.storage.clocks import ClockKind, ClockRow
from tests.bot.services.world import BOB, CEM, CHANNEL, World, proposal

MINUTE: Final = timedelta(minutes=1).total_seconds()
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
BEAT: Final = 10 * MINUTE


async def begin(world: World, channel_id: int = CHANNEL) -> int:
    """Begin a game of three with a day a turn."""
    match = await world.start(BOB, CEM, asked=proposal(pace=Pace.DAY), channel_id=channel_id)
    await world.settle()
    return match.game_id


async def live_on(world: World, hours: float) -> None:
    """Time passes, with a heartbeat every ten minutes."""
    for _ in range(int(hours * HOUR / BEAT)):
        await world.pass_time(BEAT)
        try:
            await world.clocks.beat()
        except sqlite3.IntegrityError:
            continue
        await world.settle()


async def turn_of(world: World, game_id: int) -> ClockRow:
    """The clock of a game's turn."""
    clock = await clocks.get(world.database.reader, game_id, ClockKind.TURN)
    assert clock is not None
    return clock


async def deadline_of(world: World, game_id: int) -> float:
    """When the turn ends, in hours from now."""
    clock = await turn_of(world, game_id)
    assert clock.deadline is not None
    return (clock.deadline - world.clock.now()).total_seconds() / HOUR


async def reason_of(world: World, game_id: int) -> str | None:
    """Why a game is paused; None if it runs."""
    pause = pause_in(await log.entries(world.database.reader, game_id))
    return pause.body if pause else None

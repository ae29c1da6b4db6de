"""Makes a database refuse some of what is written to it, so that what serves a clock fails."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from tests.bot.services.world import World

PAUSES: Final = "('paused', 'resumed')"


def log_of(game_id: int) -> str:
    """Nothing can be added to a game's log but pauses."""
    return f"BEFORE INSERT ON log WHEN NEW.game_id = {game_id} AND NEW.kind NOT IN {PAUSES}"


ALL_LOGS: Final = f"BEFORE INSERT ON log WHEN NEW.kind NOT IN {PAUSES}"
COMPUTERS: Final = "BEFORE INSERT ON log WHEN NEW.made_by LIKE 'bot:%'"
ALL_CLOCKS: Final = "BEFORE INSERT ON clocks"
HEARTBEATS: Final = "BEFORE INSERT ON heartbeat"


def looks_in(game_id: int) -> str:
    """It cannot be noted that whoever is on turn in a game was looked for."""
    return f"BEFORE INSERT ON clocks WHEN NEW.game_id = {game_id} AND NEW.kind = 'look'"


def end_of_holiday(user_id: int) -> str:
    """Somebody's holiday cannot be ended."""
    return f"BEFORE UPDATE ON absences WHEN NEW.user_id = {user_id}"


@asynccontextmanager
async def broken(world: World, *whens: str) -> AsyncIterator[None]:
    """Let writes fail; afterwards they succeed again."""
    names = [f"broken_{number}" for number, _ in enumerate(whens)]
    async with world.database.transaction() as connection:
        for name, when in zip(names, whens, strict=True):
            await connection.execute(
                f"CREATE TRIGGER {name} {when} BEGIN SELECT RAISE(ABORT, 'broken'); END"
            )
    try:
        yield
    finally:
        async with world.database.transaction() as connection:
            for name in names:
                await connection.execute(f"DROP TRIGGER {name}")

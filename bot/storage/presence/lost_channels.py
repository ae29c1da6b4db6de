"""Table of games that are paused because their channel cannot be written to."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from bot.storage.columns import Columns
from bot.storage.database import Connection
from bot.storage.games import OPEN_GAME, WHEREABOUTS, OpenGame, Whereabouts


@dataclass(frozen=True, slots=True)
class LostGame:
    """A game whose channel is lost, and its host; ``is_told`` if the host knows."""

    where: Whereabouts
    host_id: int
    is_told: bool


_LOST: Final = Columns(LostGame, "host_id, is_told", where=WHEREABOUTS)
# As the indexes in the migrations write it, so that they are found.
_GO_ON: Final = "FROM games WHERE status IN ('lobby', 'running', 'paused') AND status <> 'lobby'"
_ON_SERVERS: Final = "guild_id IN (SELECT value FROM json_each(?))"


async def placed_on(connection: Connection, guild_ids: Collection[int]) -> list[OpenGame]:
    """Return the started games of some servers that are not over."""
    among = json.dumps([*guild_ids])
    return await OPEN_GAME.select(connection, f"{_GO_ON} AND {_ON_SERVERS}", (among,))


async def placed(connection: Connection) -> list[OpenGame]:
    """Return all started games that are not over."""
    return await OPEN_GAME.select(connection, _GO_ON)


async def add(connection: Connection, game_id: int) -> None:
    """Note that a game's channel is lost, and that its host is to be told."""
    await connection.run("INSERT OR REPLACE INTO lost_channels VALUES (?, 0)", (game_id,))


async def forget(connection: Connection, game_id: int) -> None:
    """Note that a game's channel is not lost any more."""
    await connection.run("DELETE FROM lost_channels WHERE game_id = ?", (game_id,))


async def note_told(connection: Connection, game_id: int) -> None:
    """Note that a game's host knows."""
    await connection.run("UPDATE lost_channels SET is_told = 1 WHERE game_id = ?", (game_id,))


async def lost(connection: Connection) -> list[LostGame]:
    """Return all games whose channels are lost."""
    joined = "FROM lost_channels JOIN games USING (game_id) WHERE status = 'paused'"
    return await _LOST.select(connection, joined)

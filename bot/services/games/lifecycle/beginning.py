"""Begins games: the first entries of their logs, and all that follows from these."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.committing.announcing import announce_start
from bot.services.games.continuing import open_game
from bot.services.games.derived import write_derived
from bot.services.games.origin import origin_of
from bot.services.games.timekeeping import begin_clock
from bot.storage import games, lobbies, log
from bot.storage.database import Connection
from bot.storage.games import Status
from engine import RULES


async def begin_game(connection: Connection, game_id: int, start_id: int, at: datetime) -> None:
    """Start the game of a lobby that may be started, and owe its first board.

    ``start_id`` is the interaction that starts it, ``at`` an aware instant.

    Raises:
        Refused: ``no_lobby_here``.
    """
    row = await games.get(connection, game_id)
    if row is None:
        raise Refused("no_lobby_here")
    origin = origin_of(row, await lobbies.members(connection, game_id), start_id)
    begun = open_game(origin, by_player(start_id), at)
    await games.start(connection, game_id, start_id, RULES)
    await log.append(connection, game_id, begun.entries)
    running = replace(row, status=Status.RUNNING)
    await write_derived(connection, running, begun)
    await begin_clock(connection, running, begun)
    await announce_start(connection, row, begun)

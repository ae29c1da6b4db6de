"""Closes a game or lobby for whoever runs the bot, while no bot uses the database."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from bot.services.games.lifecycle.stopping import close_game
from bot.services.games.pauses import OPERATOR
from bot.services.lobbies.closing import close_lobby
from bot.services.lobby import read_lobby
from bot.storage import games, outbox
from bot.storage.database import Database, open_database
from bot.storage.games import GameRow
from bot.storage.outbox import Owed, RowKind


class NotOneGame(Exception):
    """The text names no open game or lobby, or several of the ``open_games``."""

    def __init__(self, open_games: list[GameRow]) -> None:
        self.open_games = open_games
        super().__init__(len(open_games))


async def end_in_file(path: Path, asked: str, at: datetime) -> GameRow:
    """Close the open game or lobby of a number or a name in a bot's database, as ``end``.

    Raises:
        NotOneGame: nothing was closed.
        DatabaseInUse, DatabaseUnusable: the database cannot be had.
    """
    database = await open_database(path)
    try:
        return await end(database, asked, at)
    finally:
        await database.close()


async def end(database: Database, asked: str, at: datetime) -> GameRow:
    """Close the open game or lobby with this number or name, without a result, and return it.

    Its channel is owed a message about it.

    Raises:
        NotOneGame: nothing was closed.
    """
    async with database.transaction() as connection:
        open_games = await games.all_open(connection)
        meant = [
            row
            for row in open_games
            if asked.casefold() in (str(row.game_id), row.where.name.casefold())
        ]
        if len(meant) != 1:
            raise NotOneGame(meant or open_games)
        (row,) = meant
        if row.start_id is not None:
            await close_game(connection, row, OPERATOR, at)
        elif lobby := await read_lobby(connection, row.game_id):
            await close_lobby(connection, lobby)
            await outbox.add(connection, [Owed(row.game_id, row.where.channel_id, RowKind.CLOSED)])
    return row

"""Games as their stored logs tell them, read like the bot reads them."""

from bot.services.games.folding import Fold, fold
from bot.storage import games, lobbies, log
from bot.storage.database import Database


async def stored_fold(database: Database, game_id: int) -> Fold:
    """The fold of a started game's log as it is committed now."""
    row = await games.get(database.reader, game_id)
    assert row is not None
    joined = await lobbies.members(database.reader, game_id)
    return fold(row, joined, await log.entries(database.reader, game_id))

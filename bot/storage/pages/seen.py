"""Whose finished games are read, and which of them the asker may see."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from bot.storage.database import Connection


@dataclass(frozen=True, slots=True)
class Games:
    """Whose games on a server are read: all but those in ``hidden`` channels.

    Those in which ``asker_id`` has or had a seat are read even so.
    """

    guild_id: int
    user_id: int
    asker_id: int
    hidden: Collection[int] = ()

    @property
    def facts(self) -> dict[str, int | str]:
        """What a query takes."""
        return {
            "guild": self.guild_id,
            "person": self.user_id,
            "asker": self.asker_id,
            "hidden": json.dumps(sorted(self.hidden)),
        }


# Left alone, SQLite goes through all games of the server where those are in the order it needs.
ALL_GAMES: Final = (
    " FROM result_people AS own INDEXED BY results_of_people JOIN games USING (game_id)"
)
ARE_SEEN: Final = """
    WHERE own.guild_id = :guild AND own.user_id = :person AND (
        channel_id NOT IN (SELECT value FROM json_each(:hidden))
        OR EXISTS (SELECT 1 FROM seats WHERE seats.game_id = own.game_id
            AND :asker IN (seats.user_id, seats.owner_id)))
"""
"""What follows a query's columns; it takes ``Games.facts``."""


async def channels_of(connection: Connection, guild_id: int, user_id: int) -> list[int]:
    """Return the channels in which somebody has finished games."""
    return await connection.numbers(
        f"SELECT DISTINCT channel_id{ALL_GAMES}"
        " WHERE own.guild_id = ? AND own.user_id = ? ORDER BY channel_id",
        (guild_id, user_id),
    )

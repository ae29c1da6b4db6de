"""Looks up started games by name, for people who may see them, and reads their records."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from bot.services.errors import Refused
from bot.services.games.records.recording import recorded
from bot.services.ratings.ranking import Ranked
from bot.storage import games, lobbies, log
from bot.storage.database import Database
from bot.storage.games import STARTED, NamedGame

__all__ = ["Archive", "NamedGame"]

MaySee = Callable[[NamedGame], bool]
"""Tells whether the asker may know of a game."""

MOST_OFFERED: Final = 25
_MOST_LISTED: Final = 100
"""Among how many of a server's newest games, or of those that begin as was typed, is offered."""

_MOST_OF_A_NAME: Final = 500
"""Among how many games of one name is looked."""

_DATE: Final = re.compile(r" [0-9][0-9:-]*( [0-9:]*)?$")


class Archive:
    """Reads games of all times; what it tells of them is as old as the reading."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def offered(self, guild_id: int, user_id: int, typed: str, may_see: MaySee) -> list[str]:
        """Return the newest games whose names begin as was typed, as ``find`` takes them."""
        typed = _plain(typed)
        name = _DATE.sub("", typed)
        async with self._database.page() as connection:
            if name:
                rows = await games.named_like(connection, guild_id, user_id, name, _MOST_LISTED)
            else:
                rows = await games.newest_on(connection, guild_id, user_id, _MOST_LISTED)
        called = _called(filter(may_see, rows))
        fitting = [label for label in called if label.casefold().startswith(typed.casefold())]
        return fitting[:MOST_OFFERED]

    async def find(self, guild_id: int, user_id: int, typed: str, may_see: MaySee) -> int:
        """Return the id of the game that was typed, out of those that the asker may see.

        Raises:
            Refused: ``no_game_of_name``.
        """
        typed = _plain(typed)
        async with self._database.page() as connection:
            name = _DATE.sub("", typed)
            rows = await games.named(connection, guild_id, user_id, name, _MOST_OF_A_NAME)
        called = {label.casefold(): row for label, row in _called(filter(may_see, rows)).items()}
        if typed.casefold() not in called:
            raise Refused("no_game_of_name")
        return called[typed.casefold()].where.game_id

    async def newest_finished_in(self, channel_id: int) -> int | None:
        """Return the id of a channel's newest finished game; None without one."""
        return await games.newest_finished_in(self._database.reader, channel_id)

    async def record_of(self, game_id: int, names: Sequence[str], ranking: Sequence[Ranked]) -> str:
        """Return a started game's record; ``names`` are those of the seats' holders.

        ``ranking`` is how the seats came out once the game is over.

        Raises:
            Refused: ``no_game_here``.
        """
        async with self._database.page() as connection:
            row = await games.get(connection, game_id)
            joined = await lobbies.members(connection, game_id)
            entries = await log.entries(connection, game_id)
        if row is None or row.status not in STARTED:
            raise Refused("no_game_here")
        return recorded(row, joined, entries, names, ranking)


def _plain(typed: str) -> str:
    return " ".join(typed.split())


def _called(rows: Iterable[NamedGame]) -> dict[str, NamedGame]:
    """Call games by name, the newest first; older ones of a name also by the day, then the time."""
    called: dict[str, NamedGame] = {}
    for row in rows:
        dated = f"{row.where.name} {row.created_at.date()}"
        labels = (row.where.name, dated, f"{dated} {row.created_at.time():%H:%M:%S}")
        label = next((label for label in labels if label not in called), "")
        if label:
            called[label] = row
    return called

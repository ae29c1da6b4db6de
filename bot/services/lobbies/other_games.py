"""To whom the games may be offered that they have not played: whoever has finished one game."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from bot.services.caches import Cache
from bot.storage import results
from bot.storage.database import Database

KEPT_PEOPLE: Final = 4096
"""People kept in memory who have finished two games."""


@dataclass(frozen=True, slots=True)
class OtherGames:
    """Tells who has finished one game on a server, and remembers who has finished two."""

    _database: Database
    _servers: Cache[int, frozenset[int]] = field(default_factory=partial(Cache, KEPT_PEOPLE))
    """The servers on which people are known to have finished two games."""

    async def variant_of_only_game(self, guild_id: int, user_id: int) -> str | None:
        """Return the variant of somebody's one finished game on a server; None unless it is one."""
        found = await results.first_variants(self._database.reader, guild_id, user_id)
        if len(found) > 1:
            servers = self._servers.get(user_id) or frozenset()
            self._servers.keep(user_id, servers | {guild_id})
        return found[0] if len(found) == 1 else None

    def has_surely_finished_two(self, guild_id: int, user_id: int) -> bool:
        """Tell, from memory alone, that somebody has finished two games on a server."""
        return guild_id in (self._servers.get(user_id) or ())

    def forget(self, user_id: int) -> None:
        """Drop somebody from memory, since their data were deleted."""
        self._servers.forget(user_id)

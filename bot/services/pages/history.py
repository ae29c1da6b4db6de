"""Histories: somebody's finished games on a server, as the asker may see them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.services.people import Person, persons
from bot.storage.database import Database
from bot.storage.pages import history
from bot.storage.pages.history import Ended, Finished
from bot.storage.pages.seen import Games

__all__ = ["GAMES_ON_A_PAGE", "Ended", "Finished", "Histories", "HistoryPage"]

GAMES_ON_A_PAGE: Final = 10


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """A page of somebody's games, of one ``variant`` or (None) of all.

    ``first`` is its first game's number, counted from 1 of ``count``; ``older`` is the place of the
    game that follows its last, None if there is none.
    """

    person: Person
    variant: str | None
    games: tuple[Finished, ...]
    first: int
    count: int
    older: Ended | None

    @property
    def here(self) -> Ended | None:
        """The place of its first game; None for the newest page, whatever it shows later."""
        return self.games[0].place if self.first > 1 else None


class Histories:
    """Reads histories."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(
        self,
        games: Games,
        variant: str | None,
        since: Ended | None = None,
        *,
        is_newer: bool = False,
    ) -> HistoryPage:
        """Return the page that begins at a place, the newest games first.

        With ``is_newer`` it is the one before it. Without a place, or where none is left, it is the
        newest.
        """
        async with self._database.page() as connection:
            if since is not None and is_newer:
                since = await history.newer(connection, games, variant, since, GAMES_ON_A_PAGE)
            most = GAMES_ON_A_PAGE + 1
            shown = await history.finished(connection, games, variant, since, most)
            if not shown and since is not None:
                shown = await history.finished(connection, games, variant, None, most)
            total = await history.count(connection, games, variant)
            newest = shown[0].place if shown else None
            before = await history.count(connection, games, variant, newest) if newest else 0
            (person,) = await persons(connection, games.guild_id, [games.user_id])
        return HistoryPage(
            person=person,
            variant=variant,
            games=tuple(shown[:GAMES_ON_A_PAGE]),
            first=before + 1,
            count=total,
            older=shown[-1].place if len(shown) == most else None,
        )

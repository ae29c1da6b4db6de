"""Histories: somebody's finished games on a server, as the asker may see them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.services.people import Person, persons
from bot.storage.database import Database
from bot.storage.pages import history
from bot.storage.pages.history import Finished
from bot.storage.pages.seen import Games

__all__ = ["GAMES_ON_A_PAGE", "Finished", "Histories", "HistoryPage"]

GAMES_ON_A_PAGE: Final = 10


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """A page of somebody's games, of one ``variant`` or (None) of all; ``number`` counts from 0."""

    person: Person
    variant: str | None
    number: int
    pages: int
    games: tuple[Finished, ...]


class Histories:
    """Reads histories."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, games: Games, variant: str | None, number: int) -> HistoryPage:
        """Return a page, the newest games first; the last page if there are fewer."""
        async with self._database.page() as connection:
            total = await history.count(connection, games, variant)
            pages = max(1, -(-total // GAMES_ON_A_PAGE))
            number = min(number, pages - 1)
            places = range(number * GAMES_ON_A_PAGE, (number + 1) * GAMES_ON_A_PAGE)
            shown = await history.finished(connection, games, variant, places)
            (person,) = await persons(connection, games.guild_id, [games.user_id])
        return HistoryPage(person, variant, number, pages, tuple(shown))

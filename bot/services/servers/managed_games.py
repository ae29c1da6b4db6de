"""The games of a server, for its managers: listed, closed without a result, or deleted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.services.errors import Refused
from bot.services.games.lifecycle.removing import closed_by, deleted_by
from bot.services.games.matches import Matches
from bot.services.lobbies.lobbies import Lobbies
from bot.services.lobby import Lobby
from bot.services.people import Person, persons
from bot.services.ratings.renewing import Renewal
from bot.storage import servers
from bot.storage.database import Database
from bot.storage.games import Status
from bot.storage.servers import EndableGame, Place, place_of

__all__ = [
    "A_PAGE",
    "Endable",
    "EndableGame",
    "GamesPage",
    "Place",
    "ServerGames",
    "place_of",
]

A_PAGE: Final = 25
"""The games on one page."""


@dataclass(frozen=True, slots=True)
class GamesPage:
    """A page of a server's games: open ones first, then the newest.

    ``older`` is the place of the game that follows its last, None if there is none.
    """

    games: tuple[EndableGame, ...]
    is_first: bool = True
    older: Place | None = None


@dataclass(frozen=True, slots=True)
class Endable:
    """A game and the ``people`` who sit in it."""

    game: EndableGame
    people: tuple[Person, ...]

    @property
    def can_be_closed(self) -> bool:
        """Whether it is still open."""
        return self.game.status in (Status.LOBBY, Status.RUNNING, Status.PAUSED)

    @property
    def can_be_deleted(self) -> bool:
        """Whether there is more than a lobby."""
        return self.game.status is not Status.LOBBY


@dataclass(eq=False)
class ServerGames:
    """Lists, closes and deletes games. The caller checks that the asker is a manager.

    ``now`` gives aware UTC instants, ``renewal`` rates games anew.
    """

    _database: Database
    _matches: Matches
    _lobbies: Lobbies
    _now: Callable[[], datetime]
    _renewal: Renewal

    async def page(
        self, guild_id: int, who: int, since: Place | None = None, *, is_newer: bool = False
    ) -> GamesPage:
        """Return the page of a server's games that begins at a place, for ``who``.

        With ``is_newer`` it is the one before it. Without a place, or where none is left, it is the
        first.
        """
        async with self._database.page() as connection:
            if since is not None and is_newer:
                since = await servers.newer(connection, guild_id, since, A_PAGE)
            found = await servers.endable(connection, guild_id, who, since, A_PAGE + 1)
            if not found and since is not None:
                found = await servers.endable(connection, guild_id, who, None, A_PAGE + 1)
            before = found and await servers.newer(connection, guild_id, found[0].place, 1)
        return GamesPage(
            games=tuple(found[:A_PAGE]),
            is_first=not before,
            older=found[-1].place if len(found) > A_PAGE else None,
        )

    async def get(self, guild_id: int, who: int, game_id: int) -> Endable:
        """Return a game of a server that ``who`` may close or delete.

        Raises:
            Refused: ``no_game_here``, ``manager_plays``.
        """
        async with self._database.page() as connection:
            game = await servers.endable_game(connection, game_id, who)
            if game is None or game.where.guild_id != guild_id:
                raise Refused("no_game_here")
            people = await persons(connection, guild_id, game.people)
        if game.has_seat:
            raise Refused("manager_plays")
        return Endable(game, people)

    async def close(self, game: Lobby, who: int, interaction_id: int) -> None:
        """Close a lobby or a game without a result; its channel is told who did.

        Raises:
            Refused: ``no_lobby_here``, ``no_game_here``, ``manager_plays``, ``game_finished``,
                ``game_closed``.
        """
        if game.status in (Status.LOBBY, Status.CANCELLED):
            await self._lobbies.call_off(game.game_id, who, interaction_id)
        else:
            removal = closed_by(who, self._now(), interaction_id)
            await self._matches.remove(game.game_id, removal)

    async def delete(self, game_id: int, who: int, interaction_id: int) -> None:
        """Delete a started game and all that is stored about it; its channel is told who did.

        Raises:
            Refused: ``no_game_here``, ``manager_plays``.
        """
        await self._matches.remove(game_id, deleted_by(who, interaction_id))
        await self._database.erase_traces()
        self._renewal.wake()

"""Gives people what is stored about them, and deletes it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol

import structlog

from bot.services.errors import Refused
from bot.services.games.matches import Matches
from bot.services.games.origin import origin_of
from bot.services.lobbies.closing import decline_all
from bot.services.people import People
from bot.services.privacy.own_data import OwnData, own_data
from bot.storage import games, lobbies
from bot.storage.database import Connection, Database
from bot.storage.games import OpenGame
from bot.storage.people.forgetting import games_of, must_be_left, replace_person
from bot.storage.people.former import next_former
from engine.variants import VARIANTS

__all__ = ["OpenGame", "OwnData", "Privacy"]

_log = structlog.get_logger()


class Memory(Protocol):
    """What is kept in memory of people, by user id."""

    def forget(self, user_id: int, /) -> None:
        """Drop somebody, since their data were deleted."""


@dataclass(eq=False)
class Privacy:
    """Reads and deletes what is stored about one person; ``now`` gives aware UTC instants."""

    _database: Database
    _matches: Matches
    _people: People
    _memories: Sequence[Memory]
    _now: Callable[[], datetime]
    _one_at_a_time: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def data_of(self, user_id: int) -> OwnData:
        """Return what is stored about somebody; nothing secret of a running game.

        That of one person is put together after that of another.
        """
        async with self._one_at_a_time:
            return await own_data(self._database, user_id, self._now())

    async def refuse_players(self, user_id: int) -> None:
        """Check that somebody may be deleted now.

        Raises:
            Refused: as ``delete``.
        """
        async with self._database.page() as connection:
            await _refuse_players(connection, user_id, await games_of(connection, user_id))

    async def delete(self, user_id: int, *, is_again: bool = False) -> list[int]:
        """Delete somebody's names and settings, and put a number in their place everywhere else.

        Their games stay as they were played. Open requests for a rematch with them are declined;
        the channels that are to be told so are returned. Whoever is not known is deleted already.
        If it ``is_again``, after a restore, a number may sit in games that are not over.

        Raises:
            Refused: ``must_leave_games`` with the ``open_games`` in which they still sit.
        """
        async with self._database.page() as connection:
            known = await games_of(connection, user_id)
        while isinstance(done := await self._delete(user_id, known, is_again=is_again), frozenset):
            known = done  # they have got into another game just now
        await self._database.erase_traces()
        self._people.forget()
        for memory in self._memories:
            memory.forget(user_id)
        _log.info("person_deleted")
        return done

    async def _delete(
        self, user_id: int, known: frozenset[int], *, is_again: bool
    ) -> frozenset[int] | list[int]:
        """Delete somebody, and return as ``delete``; if they have other games, return those."""
        async with self._matches.apart(known), self._database.transaction() as connection:
            found = await games_of(connection, user_id)
            if found != known:
                return found
            if not is_again:
                await _refuse_players(connection, user_id, found)
            await _keep_bags(connection, user_id, found)
            told = await decline_all(connection, user_id)
            await replace_person(connection, user_id, await next_former(connection), found)
        return told


async def _refuse_players(connection: Connection, user_id: int, game_ids: Collection[int]) -> None:
    open_games = await must_be_left(connection, user_id, game_ids)
    if open_games:
        raise Refused("must_leave_games", open_games=open_games)


async def _keep_bags(connection: Connection, user_id: int, game_ids: Collection[int]) -> None:
    """Write the bags that are drawn with a user id."""
    for game_id in game_ids:
        row = await games.get(connection, game_id)
        joined = await lobbies.members(connection, game_id)
        if row is None or row.start_id is None or row.kept_bag or user_id not in joined:
            continue
        if row.terms.variant in VARIANTS:
            bag = origin_of(row, joined, row.start_id).bag
            await games.keep_bag(connection, game_id, bag)

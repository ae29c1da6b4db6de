"""People, and the display names last seen of them on each server."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.services.caches import Cache
from bot.services.people.holders import Holding, is_computer, is_person
from bot.storage import people
from bot.storage.database import Connection, Database
from bot.storage.people.former import is_former

KEPT_NAMES: Final = 4096
"""Names kept in memory, so that active players are not looked up each time."""


@dataclass(frozen=True, slots=True)
class Person:
    """A user id with the display name last seen on one server.

    A computer player has no name of its own; its id says which it is (see ``holders``). One that
    plays for somebody has their name; ``is_for_former`` if their data was deleted.
    """

    user_id: int
    name: str
    is_for_former: bool = False

    @property
    def is_computer(self) -> bool:
        """Whether it is a computer player, whom nobody can call."""
        return is_computer(self.user_id)


class People:
    """Stores display names; those last seen or asked for stay in memory."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: Cache[tuple[int, int], str] = Cache(KEPT_NAMES)

    async def see(self, guild_id: int, person: Person) -> None:
        """Note somebody's present display name on a server."""
        key = guild_id, person.user_id
        if self._known.get(key) == person.name:
            return
        known = await people.names(self._database.reader, guild_id, [person.user_id])
        if known.get(person.user_id) != person.name:
            async with self._database.autocommit() as connection:
                await people.put(connection, guild_id, person.user_id, person.name)
        self._known.keep(key, person.name)

    async def persons(self, guild_id: int, user_ids: Sequence[int]) -> tuple[Person, ...]:
        """Return people with the names last seen on a server; "" for a name never seen."""
        keys = [(guild_id, user_id) for user_id in user_ids if is_person(user_id)]
        if any(self._known.get(key) is None for key in keys):
            names = await people.names(self._database.reader, guild_id, user_ids)
            for user_id, name in names.items():
                # Names seen during the await are newer than those read: they win.
                if self._known.get((guild_id, user_id)) is None:
                    self._known.keep((guild_id, user_id), name)
        return tuple(
            Person(user_id, self._known.get((guild_id, user_id)) or "") for user_id in user_ids
        )

    async def seated(
        self, guild_id: int, holdings: Collection[Holding]
    ) -> Mapping[Holding, Person]:
        """Return those who hold seats; a computer that plays for somebody has their name."""
        named = [holding.played_for or holding.user_id for holding in holdings]
        people = await self.persons(guild_id, named)
        return {
            holding: Person(
                holding.user_id,
                person.name,
                is_computer(holding.user_id) and is_former(person.user_id),
            )
            for holding, person in zip(holdings, people, strict=True)
        }

    def forget(self) -> None:
        """Drop all names from memory, since somebody's were deleted."""
        self._known = Cache(KEPT_NAMES)


async def persons(
    connection: Connection, guild_id: int, user_ids: Sequence[int]
) -> tuple[Person, ...]:
    """Return people with the names last seen on a server; "" for a name never seen."""
    known = await people.names(connection, guild_id, user_ids)
    return tuple(Person(user_id, known.get(user_id, "")) for user_id in user_ids)

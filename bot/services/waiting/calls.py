"""Whom clocks call: reminders of turns, and calls to who is back for all that waits for them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from itertools import groupby
from typing import Final, Protocol

from bot.services.posting.members import Members, absent_among
from bot.services.time import writing
from bot.services.time.calling import call_for
from bot.storage import absences, clocks, games, log, outbox
from bot.storage.clocks import ClockRow, FoundClock
from bot.storage.database import Connection, Database
from bot.storage.outbox import Owed

GATHERED: Final = timedelta(minutes=10)
"""Reminders of one person that fall due within this time go into one message."""


class Places(Members, Protocol):
    """What Discord tells of channels and members."""

    def is_open(self, guild_id: int, channel_id: int) -> bool:
        """Tell whether all members of a server may view a channel."""


class Presence(Protocol):
    """Whoever notes that somebody has left a server, or is back."""

    async def note_presence(self, game_id: int, is_there: Mapping[int, bool], /) -> None:
        """Note it in a game."""

    async def welcome(self, guild_id: int, user_id: int, game_ids: Collection[int], /) -> bool:
        """Call somebody who is back for what waits, if that is news in some games."""


class Calls:
    """Makes the messages that call somebody, and asks Discord first whether they are there."""

    def __init__(self, database: Database, places: Places) -> None:
        """Read ``database``; ``places`` know channels and members."""
        self._database = database
        self._places = places

    async def in_vain(self, due: Sequence[ClockRow]) -> frozenset[ClockRow]:
        """Return those clocks whose reminders would call somebody who has left the server."""
        places = {}
        for clock in due:
            row = await games.get(self._database.reader, clock.game_id)
            places[clock] = (row.guild_id if row else 0, clock.user_id)
        absent = await absent_among(self._places, places.values())
        return frozenset(clock for clock, place in places.items() if place in absent)

    async def is_there(self, guild_id: int, user_id: int) -> bool:
        """Ask whether somebody is on a server; True where that cannot be asked."""
        return not await absent_among(self._places, [(guild_id, user_id)])

    async def servers_left_by(self, user_id: int) -> frozenset[int]:
        """Return the servers that somebody has left and where games wait for them."""
        found = await clocks.waiting_for(self._database.reader, user_id)
        servers = {it.guild_id for it in found}
        absent = await absent_among(self._places, [(server, user_id) for server in servers])
        return frozenset(server for server, _ in absent)

    async def note_where_it_is_news(
        self, presence: Presence, user_id: int, absent: Collection[int]
    ) -> None:
        """Note in the games that wait for somebody that they have left, or are back.

        ``absent`` are the servers that they have left.
        """
        for game in await clocks.waiting_for(self._database.reader, user_id):
            game_id, is_there = game.clock.game_id, game.guild_id not in absent
            if not is_there or await log.says_gone(self._database.reader, game_id):
                await presence.note_presence(game_id, {user_id: is_there})

    async def looks_with(self, clock: ClockRow) -> tuple[int, list[ClockRow]]:
        """Return a look's server, and the clocks of all looks at the same person there."""
        row = await games.get(self._database.reader, clock.game_id)
        guild_id = row.guild_id if row else 0
        found = await clocks.looks_at(self._database.reader, clock.user_id, guild_id)
        return guild_id, [it for it in found if it.deadline is not None]

    async def looked_for_in(self, user_id: int, guild_id: int) -> list[int]:
        """Return the games of a server that wait for somebody and may say that they are gone."""
        reader = self._database.reader
        looks = await clocks.looks_at(reader, user_id, guild_id)
        return [look.game_id for look in looks if await log.says_gone(reader, look.game_id)]

    async def for_what_waits(self, user_id: int, guild_id: int) -> list[Owed]:
        """Return what calls somebody for all games that wait for them on a server."""
        found = await clocks.waiting_for(self._database.reader, user_id)
        if await absences.present(self._database.reader, user_id) is not None:
            return []  # they are called when their holiday ends
        there = [it for it in found if it.guild_id == guild_id]
        return [call_for(named) for named in self._apart(there)]

    async def in_transaction(
        self, connection: Connection, user_id: int, but_on: Collection[int]
    ) -> list[Owed]:
        """Return what calls somebody for all games that wait, one message a server."""
        found = await clocks.waiting_for(connection, user_id)
        waiting = [it for it in found if it.guild_id not in but_on]
        return [
            call_for(named)
            for _, group in groupby(waiting, key=lambda it: it.guild_id)
            for named in self._apart(list(group))
        ]

    async def remind(
        self, presence: Presence, clock: ClockRow, now: datetime, *, is_there: bool
    ) -> list[int]:
        """Remind somebody, and return the channels to which that is owed.

        Whoever has left the server is not called, but the others are told. Whoever is back is
        called for all that waits instead.
        """
        if not is_there:
            await presence.note_presence(clock.game_id, {clock.user_id: False})
            return []
        if await log.says_gone(self._database.reader, clock.game_id):
            row = await games.get(self._database.reader, clock.game_id)
            if row and await presence.welcome(row.guild_id, clock.user_id, [clock.game_id]):
                return []
        async with self._database.transaction() as connection:
            owed = await self._reminder(connection, clock, now)
            await outbox.add(connection, owed)
        return [row.channel_id for row in owed]

    async def _reminder(self, connection: Connection, clock: ClockRow, now: datetime) -> list[Owed]:
        """Note the reminders that fall due together with a clock's, and return their message."""
        row = await games.get(connection, clock.game_id)
        if row is None:
            return []
        near = await clocks.reminders_of(connection, clock.user_id, row.guild_id, now + GATHERED)
        groups = (group for group in self._apart(near) if clock.game_id in _ids_of(group))
        together = next(groups, [])  # none if it was named together with another just before
        reminded = [
            found
            for found in together
            if await writing.note_served(connection, found.clock, max(now, _due(found)))
        ]
        return [call_for(reminded)] if reminded else []

    def _apart(self, found: Sequence[FoundClock]) -> list[list[FoundClock]]:
        """Split games of one server into those that one message may name together."""
        together: list[FoundClock] = []
        hidden: list[list[FoundClock]] = []
        for game in found:
            if self._places.is_open(game.guild_id, game.channel_id):
                together.append(game)
            else:
                hidden.append([game])
        return [group for group in (together, *hidden) if group]


def _due(found: FoundClock) -> datetime:
    due_at = found.clock.due_at
    assert due_at is not None  # noqa: S101  it was found by that
    return due_at


def _ids_of(found: Sequence[FoundClock]) -> set[int]:
    return {game.clock.game_id for game in found}

"""Whom clocks call: whoever is back is called for all that waits for them, if they are there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Protocol

from bot.services.posting.members import Members, absent_among
from bot.services.time.calling import call_for
from bot.storage import clocks, games, log
from bot.storage.clocks import ClockRow, FoundClock
from bot.storage.database import Connection, Database
from bot.storage.outbox import Owed
from bot.storage.people import absences


class Places(Members, Protocol):
    """What Discord tells of channels and members."""

    def is_open(self, guild_id: int, channel_id: int) -> bool:
        """Tell whether all members of a server may view a channel."""


@dataclass(frozen=True, slots=True)
class WaitingCalls:
    """Makes the messages that call somebody, and asks Discord first whether they are there."""

    _database: Database
    _places: Places

    async def is_there(self, guild_id: int, user_id: int) -> bool:
        """Ask whether somebody is on a server; True where that cannot be asked."""
        return not await absent_among(self._places, [(guild_id, user_id)])

    async def servers_left_by(self, user_id: int) -> frozenset[int]:
        """Return the servers that somebody has left and where games wait for them."""
        found = await clocks.waiting_for(self._database.reader, user_id)
        servers = {it.guild_id for it in found}
        absent = await absent_among(self._places, [(server, user_id) for server in servers])
        return frozenset(server for server, _ in absent)

    async def looks_with(self, clock: ClockRow) -> tuple[int, list[ClockRow]]:
        """Return a look's server, and the clocks of all looks at the same person there."""
        row = await games.get(self._database.reader, clock.game_id)
        guild_id = row.where.guild_id if row else 0
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
        return [call_for(named) for named in self.apart(there)]

    async def in_transaction(
        self, connection: Connection, user_id: int, but_on: Collection[int]
    ) -> list[Owed]:
        """Return what calls somebody for all games that wait, one message a server."""
        found = await clocks.waiting_for(connection, user_id)
        waiting = [it for it in found if it.guild_id not in but_on]
        return [
            call_for(named)
            for _, group in groupby(waiting, key=lambda it: it.guild_id)
            for named in self.apart(list(group))
        ]

    def apart(self, found: Sequence[FoundClock]) -> list[list[FoundClock]]:
        """Split games of one server into those that one message may name together."""
        together: list[FoundClock] = []
        hidden: list[list[FoundClock]] = []
        for game in found:
            if self._places.is_open(game.guild_id, game.channel_id):
                together.append(game)
            else:
                hidden.append([game])
        return [group for group in (together, *hidden) if group]

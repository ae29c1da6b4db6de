"""Reads across tables what is owed and could have been posted, for whoever looks after the bot."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.storage.database import Connection
from bot.storage.people.id_signs import server_channel_in_sql
from bot.storage.times import from_milliseconds, to_milliseconds


@dataclass(frozen=True, slots=True)
class Overdue:
    """How many messages are due; ``since`` when the oldest was owed, None if that is not known."""

    count: int
    since: datetime | None


_WAITING = """
    FROM outbox JOIN games USING (game_id) WHERE NOT is_set_aside
    AND (tries > 0 OR coalesce(not_before, 0) <= :now)
    AND NOT EXISTS (SELECT 1 FROM lost_channels WHERE lost_channels.game_id = outbox.game_id)
"""
_OWED_AT = """
    max(CASE WHEN tries = 0 THEN coalesce(not_before, 0) ELSE 0 END, coalesce(
        (SELECT at FROM log WHERE log.game_id = outbox.game_id AND revision = last_revision),
        CASE WHEN tries > 0 THEN created_at END))
"""
"""Since when a row is owed, but not earlier than it was due: that is the time of the entry that it
reports. Of a lobby's rows it is known only that they came after it was opened, which says enough of
those that were tried in vain."""


async def read(connection: Connection, now: datetime) -> Overdue:
    """Return what is due everywhere, but not what waits for channels that are lost."""
    return await _read(connection, "", {"now": to_milliseconds(now)})


async def read_of(connection: Connection, guild_id: int, now: datetime) -> Overdue:
    """Return the same of the channels of one server."""
    given = {"now": to_milliseconds(now), "guild": guild_id}
    also = f"AND guild_id = :guild AND {server_channel_in_sql('outbox.channel_id')}"
    return await _read(connection, also, given)


async def count_set_aside(connection: Connection) -> int:
    """Return how many messages were refused in every form."""
    return await connection.number("SELECT count(*) FROM outbox WHERE is_set_aside") or 0


async def _read(connection: Connection, also: str, given: dict[str, int]) -> Overdue:
    query = f"SELECT count(*), min({_OWED_AT}) {_WAITING} {also}"
    ((count, since),) = await connection.run(query, given)
    return Overdue(int(count), None if since is None else from_milliseconds(since))

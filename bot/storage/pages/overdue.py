"""Reads across tables what is owed and could have been posted, for whoever looks after the bot."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.storage import outbox
from bot.storage.database import Connection
from bot.storage.people.id_signs import server_channel_in_sql
from bot.storage.times import from_milliseconds, to_milliseconds
from bot.storage.words.kinds import Body, cached_by_kinds, kinds_in_sql


@dataclass(frozen=True, slots=True)
class Overdue:
    """How many messages are due; ``since`` when the oldest was owed, None if that is not known."""

    count: int
    since: datetime | None


@cached_by_kinds
def _waiting() -> str:
    """Return what is due: what is put off after a failure is as well, what lets people rest not."""
    resting = kinds_in_sql(lambda kind: kind.waits_for_rest)
    return f"""
        FROM outbox JOIN games USING (game_id) WHERE {outbox.owed_in_sql()}
        AND (coalesce(not_before, 0) <= :now OR (tries > 0 AND kind NOT IN {resting}))
        AND NOT EXISTS (SELECT 1 FROM lost_channels WHERE lost_channels.game_id = outbox.game_id)
    """  # noqa: S608


@cached_by_kinds
def _owed_at() -> str:
    """Return since when a row is owed, but not earlier than it was due.

    That is the time of the entry that it reports. A reminder comes long after its entry. Of it, and
    of a lobby's rows, it is known only that they came after the lobby was opened, which says enough
    of those that were tried in vain.
    """
    resting = kinds_in_sql(lambda kind: kind.waits_for_rest)
    reminders = kinds_in_sql(lambda kind: kind.body is Body.CLOCKS)
    return f"""
        max(CASE WHEN tries = 0 OR kind IN {resting} THEN coalesce(not_before, 0) ELSE 0 END,
            coalesce(CASE WHEN kind NOT IN {reminders} THEN (SELECT at FROM log
                WHERE log.game_id = outbox.game_id AND revision = last_revision) END,
            CASE WHEN tries > 0 THEN created_at END))
    """  # noqa: S608


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
    query = f"SELECT count(*), min({_owed_at()}) {_waiting()} {also}"
    ((count, since),) = await connection.run(query, given)
    return Overdue(int(count), None if since is None else from_milliseconds(since))

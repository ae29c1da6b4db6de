"""Reads open games across the tables: as lists show them, and what of one must be known fast."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.storage import words
from bot.storage.columns import Columns
from bot.storage.database import Connection
from bot.storage.games import WHEREABOUTS, Status, Whereabouts
from bot.storage.people.id_signs import computer_in_sql, person_in_sql
from bot.storage.words.kinds import RowKind, cached_by_kinds, kinds_in_sql


@dataclass(frozen=True, slots=True)
class Summary:
    """An open game or lobby in a list.

    ``user_id`` and ``user_name`` are of whoever is on turn, at ``seat``. ``since`` is when the turn
    began or the lobby was opened, ``deadline`` when the time for the turn is over, ``message_id``
    the newest board or the lobby's message. ``is_player`` tells whether the asker sits in it; with
    ``is_overdue`` the time for the turn is over. ``has_vote`` is true before the vote's message
    stands, ``vote_until``, when it ends, is known from then on.
    """

    where: Whereabouts
    variant: str
    status: Status
    user_id: int | None
    user_name: str | None
    since: datetime
    message_id: int | None
    is_player: bool
    deadline: datetime | None = None
    seat: int | None = None
    is_overdue: bool = False
    has_vote: bool = False
    vote_until: datetime | None = None


_IS_PLAYER: Final = """
    EXISTS (SELECT 1 FROM seats WHERE seats.game_id = games.game_id AND seats.user_id = :asker)
        OR status = 'lobby' AND EXISTS (SELECT 1 FROM members
            WHERE members.game_id = games.game_id AND members.user_id = :asker)
"""
_OPEN_GAMES: Final = """
    FROM games
    LEFT JOIN seats AS waiting
        ON waiting.game_id = games.game_id AND waiting_since IS NOT NULL
    LEFT JOIN clocks ON clocks.game_id = games.game_id AND clocks.kind = 'turn'
    LEFT JOIN clocks AS votes ON votes.game_id = games.game_id AND votes.kind = 'vote'
    LEFT JOIN people ON people.guild_id = games.guild_id AND people.user_id = waiting.user_id
"""


async def waiting_for(connection: Connection, user_id: int, guild_id: int | None) -> list[Summary]:
    """Return the running games in which somebody is on turn, the most urgent first.

    Those whose time is over come first, that first which is decided first. Those without a deadline
    come last, the longest-waiting first.
    """
    return await _read(
        connection,
        _OPEN_GAMES + " WHERE waiting.user_id = :asker AND status = 'running'"
        " AND games.guild_id = coalesce(:guild, games.guild_id)"
        " ORDER BY is_overdue DESC, clocks.deadline IS NULL, clocks.deadline,"
        " CASE WHEN is_overdue THEN votes.deadline END, since, games.game_id",
        user_id,
        guild_id,
    )


async def played_for(connection: Connection, user_id: int) -> list[Summary]:
    """Return the games in which a computer plays for somebody, oldest first."""
    return await _read(
        connection,
        _OPEN_GAMES + " WHERE games.game_id IN (SELECT game_id FROM seats"  # noqa: S608
        " WHERE played_for = :asker)"
        " AND status IN ('running', 'paused')"
        " AND games.guild_id = coalesce(:guild, games.guild_id) ORDER BY games.game_id",
        user_id,
        None,
    )


async def planned_by(connection: Connection, user_id: int) -> list[Summary]:
    """Return the open games of others' turns for whose next turn somebody has plans."""
    return await _read(
        connection,
        _OPEN_GAMES + " WHERE games.game_id IN (SELECT game_id FROM plans"  # noqa: S608
        " WHERE user_id = :asker AND kept <> '[]')"
        " AND waiting.user_id IS NOT :asker AND status IN ('running', 'paused')"
        " AND games.guild_id = coalesce(:guild, games.guild_id) ORDER BY games.game_id",
        user_id,
        None,
    )


async def waiting_for_computers(connection: Connection) -> list[int]:
    """Return the games in which a computer is on turn, those first that have waited longest.

    Paused games are included: this version may be able to replay them again.
    """
    return await connection.numbers(
        "SELECT game_id FROM seats JOIN games USING (game_id)"  # noqa: S608
        f" WHERE waiting_since IS NOT NULL AND {computer_in_sql('user_id')}"
        " AND status IN ('running', 'paused') ORDER BY waiting_since"
    )


async def open_on(connection: Connection, user_id: int, guild_id: int) -> list[Summary]:
    """Return a server's open games and lobbies, oldest first, for ``user_id``."""
    return await _read(
        connection,
        _OPEN_GAMES + " WHERE games.guild_id = :guild"
        " AND status IN ('lobby', 'running', 'paused') ORDER BY games.game_id",
        user_id,
        guild_id,
    )


async def own_on(connection: Connection, user_id: int, guild_id: int) -> list[Summary]:
    """Return a server's open games and lobbies in which somebody plays, oldest first."""
    return await _read(
        connection,
        _OPEN_GAMES + " WHERE games.guild_id = :guild"
        " AND status IN ('lobby', 'running', 'paused')"
        f" AND ({_IS_PLAYER}) ORDER BY games.game_id",
        user_id,
        guild_id,
    )


async def has_open_game(connection: Connection, user_id: int, guild_id: int) -> bool:
    """Tell whether somebody plays in an open game or lobby of a server."""
    return await connection.has(
        "SELECT 1 FROM games WHERE guild_id = :guild"  # noqa: S608
        f" AND status IN ('lobby', 'running', 'paused') AND ({_IS_PLAYER}) LIMIT 1",
        {"asker": user_id, "guild": guild_id},
    )


async def has_open_in(connection: Connection, channel_id: int) -> bool:
    """Tell whether there is an open game or lobby in a channel."""
    return await connection.has(
        "SELECT 1 FROM games WHERE channel_id = ? AND status IN ('lobby', 'running', 'paused')",
        (channel_id,),
    )


@cached_by_kinds
def _overview() -> Columns[Summary]:
    boards = kinds_in_sql(lambda kind: kind.tells_turns or kind is RowKind.LOBBY)
    return Columns(
        Summary,
        "variant, status, waiting.user_id, waiting.seat",
        otherwise={"status": Status.UNKNOWN},
        where=WHEREABOUTS,
        user_name="people.name",
        since="coalesce(waiting_since, created_at) AS since",
        message_id="(SELECT max(message_id) FROM messages WHERE messages.game_id = games.game_id"  # noqa: S608
        f" AND messages.channel_id = games.channel_id AND kind IN {boards})",
        is_player=_IS_PLAYER,
        deadline="clocks.deadline",
        is_overdue="(clocks.ahead IS NULL AND clocks.is_posted) IS TRUE AS is_overdue",
        has_vote="votes.kind IS NOT NULL",
        vote_until="votes.deadline",
    )


async def _read(
    connection: Connection, query: str, user_id: int, guild_id: int | None
) -> list[Summary]:
    return await _overview().select(connection, query, {"asker": user_id, "guild": guild_id})


async def paused_by_faults(connection: Connection) -> list[int]:
    """Return the games that are paused since one of their clocks could not be served."""
    return await connection.numbers(
        "SELECT game_id FROM games WHERE status = 'paused' AND (SELECT body FROM log"
        " WHERE log.game_id = games.game_id AND kind = 'paused'"
        " ORDER BY revision DESC LIMIT 1) = 'clock_failed'"
    )


async def to_be_played(connection: Connection) -> list[int]:
    """Return the games in which a computer is to end the turn of a person."""
    return await connection.numbers("SELECT game_id FROM clocks WHERE kind = 'play'")


async def games_of(connection: Connection, user_id: int) -> list[int]:
    """Return the games that are not over and in which somebody holds a seat."""
    rows = await connection.run(
        "SELECT game_id FROM seats JOIN games USING (game_id)"  # noqa: S608
        f" WHERE user_id = ? AND {person_in_sql('user_id')}"
        " AND status IN ('running', 'paused')",
        (user_id,),
    )
    return sorted(int(game_id) for (game_id,) in rows)


async def running_alone(connection: Connection, user_id: int, guild_id: int) -> int | None:
    """Return the newest running game of a server in which somebody plays with computers alone."""
    return await connection.number(
        "SELECT game_id FROM seats JOIN games USING (game_id)"  # noqa: S608
        f" WHERE user_id = :user AND {person_in_sql('user_id')}"
        " AND status = 'running' AND guild_id = :guild"
        " AND NOT EXISTS (SELECT 1 FROM seats AS others WHERE others.game_id = games.game_id"
        f" AND others.user_id != :user AND {person_in_sql('others.user_id')})"
        " ORDER BY game_id DESC LIMIT 1",
        {"user": user_id, "guild": guild_id},
    )


async def status_of(connection: Connection, game_id: int) -> Status:
    """Return a game's status; that of a deleted one if there is no such id."""
    rows = await connection.run("SELECT status FROM games WHERE game_id = ?", (game_id,))
    return next((words.read(Status, status, Status.UNKNOWN) for (status,) in rows), Status.DELETED)


async def channel_of(connection: Connection, game_id: int) -> int:
    """Return a game's channel; 0 if there is no such id."""
    channel_id = "SELECT channel_id FROM games WHERE game_id = ?"
    return await connection.number(channel_id, (game_id,)) or 0

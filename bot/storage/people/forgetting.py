"""Finds where somebody is stored, and puts a number in the place of their user id."""
# ruff: noqa: S608  statements are made of what stands in this file

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Final

from bot.storage.database import Connection
from bot.storage.games import OPEN_GAME, OpenGame
from bot.storage.log import EntryKind
from bot.storage.people.id_signs import direct_channel
from bot.storage.words.kinds import Body, Calls, kinds_in_sql

NAMING: Final = (
    EntryKind.SEAT,
    EntryKind.CLOSED,
    EntryKind.NUDGED,
    EntryKind.OFFERED,
    EntryKind.DECLINED,
    EntryKind.GONE,
    EntryKind.RETURNED,
    EntryKind.ASKED,
    EntryKind.MOVED,
)
"""Kinds of entries in whose bodies somebody may be named.

They are named alone, with a word behind it (``ID agreed``), or, where somebody is asked for, as
who is to take a seat over (``replace:ID:…``).
"""

# The index of the migration has the same list, so that it is found.
_NAMING: Final = "kind IN ('{}')".format("', '".join(NAMING))
_NAMED_IN_LOG: Final = (
    "body = :text",
    "body > :text || ' ' AND body < :text || '!'",
    "body > 'replace:' || :text || ':' AND body < 'replace:' || :text || ';'",
)
_WITH_NEW_NAME: Final = (
    ":new_text",
    ":new_text || substr(body, length(:text) + 1)",
    "'replace:' || :new_text || substr(body, length('replace:' || :text) + 1)",
)

REPLACED: Final = (
    ("games", "host_id"),
    ("members", "user_id"),
    ("seats", "owner_id"),
    ("seats", "user_id"),
    ("seats", "played_for"),
    ("clocks", "user_id"),
    ("result_people", "user_id"),
    ("rating_changes", "user_id"),
    ("accuracies", "user_id"),
)
"""Columns that hold somebody's user id in rows of their games, and afterwards a number."""

DELETED: Final = (
    ("invited", "user_id"),
    ("pings", "user_id"),
    ("people", "user_id"),
    ("preferences", "user_id"),
    ("absences", "user_id"),
    ("requests", "user_id"),
    ("requests", "asker_id"),
    ("plans", "user_id"),
    ("reviews", "user_id"),
)
"""Columns that hold somebody's user id in rows that say nothing of games, and go."""


async def games_of(connection: Connection, user_id: int) -> frozenset[int]:
    """Return the games and lobbies that somebody is or was ever named in."""
    in_logs = [f"SELECT game_id FROM log WHERE {_NAMING} AND {named}" for named in _NAMED_IN_LOG]
    rows = await connection.run(
        " UNION ".join(
            [
                *in_logs,
                "SELECT game_id FROM members WHERE user_id = :user",
                "SELECT game_id FROM invited WHERE user_id = :user",
                "SELECT game_id FROM games WHERE host_id = :user",
            ]
        ),
        {"user": user_id, "text": str(user_id)},
    )
    return frozenset(int(game_id) for (game_id,) in rows)


async def must_be_left(
    connection: Connection, user_id: int, game_ids: Collection[int]
) -> tuple[OpenGame, ...]:
    """Return in which games somebody sits or may take a seat back, the oldest first.

    Lobbies are among them, but no requests for a rematch (``rematches_of``).
    """
    found = await OPEN_GAME.select(
        connection,
        "FROM games WHERE game_id IN (SELECT value FROM json_each(:games)) AND CASE"
        " WHEN status = 'lobby' THEN EXISTS (SELECT 1 FROM members"
        "  WHERE members.game_id = games.game_id AND user_id = :user)"
        "  AND NOT EXISTS (SELECT 1 FROM rematches WHERE rematches.game_id = games.game_id)"
        " WHEN status IN ('running', 'paused') THEN EXISTS (SELECT 1 FROM seats"
        "  WHERE seats.game_id = games.game_id AND :user IN (user_id, played_for)"
        "  AND NOT EXISTS (SELECT 1 FROM log WHERE log.game_id = seats.game_id"
        "   AND log.seat = seats.seat AND kind = 'action' AND body = 'resign')) END"
        " ORDER BY game_id",
        {"user": user_id, "games": json.dumps([*game_ids])},
    )
    return tuple(found)


async def rematches_of(connection: Connection, user_id: int) -> list[int]:
    """Return the open requests for a rematch that ask somebody, or that they have made."""
    return await connection.numbers(
        "SELECT game_id FROM invited JOIN rematches USING (game_id) JOIN games USING (game_id)"
        " WHERE invited.user_id = ? AND status = 'lobby' ORDER BY game_id",
        (user_id,),
    )


async def replace_person(
    connection: Connection, user_id: int, number: int, game_ids: Collection[int]
) -> None:
    """Put ``number`` in the place of somebody in their games, and delete what is theirs alone."""
    given: dict[str, int | str] = {
        "user": user_id,
        "number": number,
        "text": str(user_id),
        "new_text": str(number),
        "direct": direct_channel(user_id),
        "games": json.dumps([*game_ids]),
    }
    for statement in _statements():
        await connection.run(statement, given)


def _statements() -> list[str]:
    in_games = "game_id IN (SELECT value FROM json_each(:games))"
    on_ladders = f"(guild_id, variant) IN (SELECT guild_id, variant FROM results WHERE {in_games})"
    ladders = [
        f"UPDATE standings SET user_id = :number WHERE user_id = :user AND {on_ladders}",
        # Whoever computes one of them anew just now has read the user id, and must begin again.
        f"UPDATE stale_ratings SET changes = changes + 1 WHERE {on_ladders}",
    ]
    columns = [
        f"UPDATE {table} SET {column} = :number WHERE {column} = :user AND {in_games}"
        for table, column in REPLACED
    ]
    logs = [
        f"UPDATE log SET body = {new} WHERE {in_games} AND {_NAMING} AND {named}"
        for named, new in zip(_NAMED_IN_LOG, _WITH_NEW_NAME, strict=True)
    ]
    tables = [f"DELETE FROM {table} WHERE {column} = :user" for table, column in DELETED]
    return [*ladders, *columns, *logs, *tables, *_outbox(in_games)]


def _outbox(in_games: str) -> list[str]:
    """Drop what was to be sent to somebody, and tell the rest without their id."""
    their_own = kinds_in_sql(lambda kind: kind.ends_with_user)
    naming = f"body = :text AND kind IN {kinds_in_sql(lambda kind: kind.body is Body.USER)}"
    calling = kinds_in_sql(lambda kind: kind.calls is Calls.VOTERS)
    others = (
        "SELECT json_group_array(json(value)) FROM json_each(body)"
        " WHERE json_extract(value, '$[1]') <> :user"
    )
    return [
        "DELETE FROM outbox WHERE channel_id = :direct",
        f"DELETE FROM outbox WHERE user_id = :user AND kind IN {their_own}",
        "UPDATE outbox SET user_id = :number WHERE user_id = :user",
        f"UPDATE outbox SET body = :new_text WHERE {in_games} AND {naming}",
        f"UPDATE outbox SET body = ({others}) WHERE {in_games} AND kind IN {calling}",
    ]

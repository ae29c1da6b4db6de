"""Tables of lobbies: members, invited users, interactions that changed a lobby, begun threads."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from bot.storage import single_values
from bot.storage.database import Connection
from bot.storage.games import GAMES, GameRow, as_known

_THREAD: Final = "thread:"
"""Before an interaction's id: under which name its thread is noted."""


@dataclass(frozen=True, slots=True)
class LobbyRow:
    """A stored lobby.

    ``members`` are user ids and display names in order of joining, ``invited`` are user ids, and
    ``message_id`` is the lobby's newest message. ``rematch_of`` is the finished game that is to be
    played again. ``is_repeated`` tells whether the interaction given to ``read`` has changed a
    lobby before.
    """

    game: GameRow
    members: tuple[tuple[int, str], ...]
    invited: tuple[int, ...]
    message_id: int | None
    rematch_of: int | None
    is_repeated: bool


_LOBBY: Final = f"""
    SELECT {GAMES.sql},
        (SELECT json_group_array(json_array(place, members.user_id, coalesce(people.name, '')))
            FROM members LEFT JOIN people
                ON people.guild_id = games.guild_id AND people.user_id = members.user_id
            WHERE members.game_id = games.game_id),
        (SELECT json_group_array(user_id) FROM invited WHERE invited.game_id = games.game_id),
        (SELECT max(message_id) FROM messages
            WHERE messages.game_id = games.game_id AND kind = 'lobby'),
        (SELECT of_game_id FROM rematches WHERE rematches.game_id = games.game_id),
        EXISTS (SELECT 1 FROM lobby_interactions WHERE interaction_id = ?)
    FROM games WHERE games.game_id = ?
"""  # noqa: S608


async def read(
    connection: Connection, game_id: int, interaction_id: int | None = None
) -> LobbyRow | None:
    """Return a lobby, even if it was started or cancelled; None if there is no such id."""
    # In one statement: every change of a lobby waits for this, and each statement for a thread.
    rows = await connection.run(_LOBBY, (interaction_id, game_id))
    for *game, seated, asked, message_id, rematch_of, is_repeated in rows:
        return LobbyRow(
            game=as_known(GAMES.read(game)),
            members=tuple((user_id, name) for _, user_id, name in sorted(json.loads(seated))),
            invited=tuple(sorted(json.loads(asked))),
            message_id=message_id,
            rematch_of=rematch_of,
            is_repeated=bool(is_repeated),
        )
    return None


async def members(connection: Connection, game_id: int) -> tuple[int, ...]:
    """Return the members' user ids in order of joining."""
    joined = "SELECT user_id FROM members WHERE game_id = ? ORDER BY place"
    return tuple(await connection.numbers(joined, (game_id,)))


async def add_member(connection: Connection, game_id: int, user_id: int) -> None:
    """Add a member, the last in order of joining."""
    await connection.run(
        "INSERT INTO members SELECT ?1, coalesce(max(place), 0) + 1, ?2 FROM members"
        " WHERE game_id = ?1",
        (game_id, user_id),
    )


async def replace_member(connection: Connection, game_id: int, leaving: int, joining: int) -> None:
    """Put a new member, the last in order of joining, in the place of one who leaves."""
    await connection.run(
        "UPDATE members SET user_id = ?3, place ="
        " (SELECT max(place) + 1 FROM members WHERE game_id = ?1)"
        " WHERE game_id = ?1 AND user_id = ?2",
        (game_id, leaving, joining),
    )


async def remove_member(connection: Connection, game_id: int, user_id: int) -> None:
    """Remove a member."""
    await connection.run(
        "DELETE FROM members WHERE game_id = ? AND user_id = ?", (game_id, user_id)
    )


async def add_invited(connection: Connection, game_id: int, user_id: int) -> None:
    """Note that a user was invited."""
    await connection.run("INSERT INTO invited VALUES (?, ?)", (game_id, user_id))


async def add_rematch(connection: Connection, game_id: int, of_game_id: int) -> None:
    """Note which finished game the people of a lobby are asked to play again."""
    await connection.run("INSERT INTO rematches VALUES (?, ?)", (game_id, of_game_id))


async def open_rematch_of(connection: Connection, game_id: int) -> int | None:
    """Return the open lobby in which a finished game is to be played again; None without one."""
    return await connection.number(
        "SELECT game_id FROM rematches JOIN games USING (game_id)"
        " WHERE of_game_id = ? AND status = 'lobby'",
        (game_id,),
    )


async def note_interaction(connection: Connection, interaction_id: int, game_id: int) -> None:
    """Note that an interaction changed a lobby."""
    await connection.run("INSERT INTO lobby_interactions VALUES (?, ?)", (interaction_id, game_id))


async def changed_by(connection: Connection, interaction_id: int) -> int | None:
    """Return the id of the lobby that an interaction changed; None if it changed none."""
    return await connection.number(
        "SELECT game_id FROM lobby_interactions WHERE interaction_id = ?", (interaction_id,)
    )


async def forget_interactions(connection: Connection, before_id: int, most: int) -> int:
    """Delete interactions of lobbies that are no longer open; return how many.

    At most ``most`` are deleted, all with ids below ``before_id``.
    """
    rows = await connection.run(
        "DELETE FROM lobby_interactions WHERE interaction_id IN ("
        " SELECT interaction_id FROM lobby_interactions JOIN games USING (game_id)"
        " WHERE interaction_id < ? AND status <> 'lobby' ORDER BY interaction_id LIMIT ?)"
        " RETURNING interaction_id",
        (before_id, most),
    )
    return len(rows)


@dataclass(frozen=True, slots=True)
class BegunThread:
    """A thread that is or was to be opened for a lobby: for whom, where, and its name."""

    interaction_id: int
    guild_id: int
    channel_id: int
    name: str


async def note_thread(connection: Connection, thread: BegunThread) -> None:
    """Note that a thread is about to be opened."""
    written = json.dumps([thread.guild_id, thread.channel_id, thread.name])
    await single_values.put(connection, f"{_THREAD}{thread.interaction_id}", written)


async def forget_thread(connection: Connection, interaction_id: int) -> None:
    """Forget a thread: its lobby is stored, or there is no such thread."""
    await single_values.delete(connection, f"{_THREAD}{interaction_id}")


async def begun_threads(connection: Connection) -> list[BegunThread]:
    """Return the threads that are noted."""
    return [
        BegunThread(int(name.removeprefix(_THREAD)), *json.loads(value))
        for name, value in await single_values.beginning_with(connection, _THREAD)
    ]

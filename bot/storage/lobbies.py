"""Tables of what only lobbies have: members, the invited, and the interactions seen."""

from __future__ import annotations

from bot.storage.database import Connection


async def members(connection: Connection, game_id: int) -> tuple[int, ...]:
    """Return the members' user ids in order of joining."""
    rows = await connection.execute_fetchall(
        "SELECT user_id FROM members WHERE game_id = ? ORDER BY place", (game_id,)
    )
    return tuple(int(user_id) for (user_id,) in rows)


async def add_member(connection: Connection, game_id: int, user_id: int) -> None:
    """Seat somebody behind all others."""
    await connection.execute_fetchall(
        "INSERT INTO members SELECT ?1, coalesce(max(place), 0) + 1, ?2 FROM members"
        " WHERE game_id = ?1",
        (game_id, user_id),
    )


async def remove_member(connection: Connection, game_id: int, user_id: int) -> None:
    """Take somebody out of the lobby."""
    await connection.execute_fetchall(
        "DELETE FROM members WHERE game_id = ? AND user_id = ?", (game_id, user_id)
    )


async def invited(connection: Connection, game_id: int) -> tuple[int, ...]:
    """Return who has been asked to join."""
    rows = await connection.execute_fetchall(
        "SELECT user_id FROM invited WHERE game_id = ? ORDER BY user_id", (game_id,)
    )
    return tuple(int(user_id) for (user_id,) in rows)


async def add_invited(connection: Connection, game_id: int, user_id: int) -> None:
    """Note that somebody has been asked to join."""
    await connection.execute_fetchall("INSERT INTO invited VALUES (?, ?)", (game_id, user_id))


async def note_interaction(connection: Connection, interaction_id: int, game_id: int) -> None:
    """Note an interaction that changes a lobby."""
    await connection.execute_fetchall(
        "INSERT INTO lobby_interactions VALUES (?, ?)", (interaction_id, game_id)
    )


async def changed_by(connection: Connection, interaction_id: int) -> int | None:
    """Return the lobby that an interaction has changed already."""
    rows = await connection.execute_fetchall(
        "SELECT game_id FROM lobby_interactions WHERE interaction_id = ?", (interaction_id,)
    )
    return next((int(game_id) for (game_id,) in rows), None)


async def forget_interactions(connection: Connection, before_id: int, most: int) -> int:
    """Forget interactions of lobbies that are no longer open; return how many.

    They are those with ids below ``before_id``, ``most`` of them at once.
    """
    rows = await connection.execute_fetchall(
        "DELETE FROM lobby_interactions WHERE interaction_id IN ("
        " SELECT interaction_id FROM lobby_interactions JOIN games USING (game_id)"
        " WHERE interaction_id < ? AND status <> 'lobby' ORDER BY interaction_id LIMIT ?)"
        " RETURNING interaction_id",
        (before_id, most),
    )
    return len(list(rows))

"""Table of single values that the bot stores for itself, by name."""

from __future__ import annotations

from bot.storage.database import Connection


async def get(connection: Connection, name: str) -> str | None:
    """Return a stored value, None if there is none."""
    rows = await connection.run("SELECT value FROM settings WHERE name = ?", (name,))
    return next((str(value) for (value,) in rows), None)


async def put(connection: Connection, name: str, value: str) -> None:
    """Store a value."""
    await connection.run(
        "INSERT INTO settings VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
        (name, value),
    )


async def delete(connection: Connection, name: str) -> None:
    """Delete a value, if there is one."""
    await connection.run("DELETE FROM settings WHERE name = ?", (name,))


async def beginning_with(connection: Connection, prefix: str) -> list[tuple[str, str]]:
    """Return all values whose names begin so, with these."""
    rows = await connection.run(
        "SELECT name, value FROM settings WHERE substr(name, 1, ?) = ? ORDER BY name",
        (len(prefix), prefix),
    )
    return [(str(name), str(value)) for name, value in rows]

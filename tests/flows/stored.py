"""What the database holds, read beside the bot."""

import sqlite3
from contextlib import closing

from tests.flows.world import World

_OF_NO_GAME = {"heartbeat", "lost_channels", "people", "server_presence", "settings"}
"""Tables that change with whoever says anything, and with the bot's start."""

Rows = list[tuple[object, ...]]


def stored(world: World) -> dict[str, Rows]:
    """Return all rows about games by table."""
    with closing(sqlite3.connect(world.database)) as connection:
        tables = connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        )
        names = sorted(str(name) for (name,) in tables if name not in _OF_NO_GAME)
        return {
            name: connection.execute(f"SELECT * FROM {name}").fetchall()  # noqa: S608
            for name in names
        }


def logged(world: World) -> list[str]:
    """Return the actions of all games in order."""
    found = rows(world, "SELECT body FROM log WHERE kind = 'action' ORDER BY game_id, revision")
    return [str(body) for (body,) in found]


def checksums(world: World) -> list[str]:
    """Return the checksums of all states that games have been in."""
    found = rows(world, "SELECT fingerprint FROM log WHERE fingerprint IS NOT NULL")
    return [str(checksum) for (checksum,) in found]


def rows(world: World, query: str) -> Rows:
    """Return what a query finds."""
    with closing(sqlite3.connect(world.database)) as connection:
        return connection.execute(query).fetchall()


def change(world: World, statement: str) -> None:
    """Change the database behind the bot's back."""
    with closing(sqlite3.connect(world.database)) as connection:
        connection.execute(statement)
        connection.commit()

"""SQLite without us: the same rows written by the standard library and by bare aiosqlite."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import aiosqlite

LOG: Final = "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
SEATS: Final = "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
OUTBOX: Final = """INSERT INTO outbox
    (game_id, channel_id, kind, first_revision, last_revision, user_id, not_before)
    VALUES (?, ?, ?, ?, ?, ?, ?)"""


def append_directly(path: Path, revisions: range, synchronous: str) -> float:
    """Append an action for each revision, a transaction each; return the seconds one took."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for pragma in _pragmas(synchronous):
            connection.execute(pragma)
        start = time.perf_counter()
        for revision in revisions:
            connection.execute("BEGIN IMMEDIATE")
            for statement, rows in _statements(revision):
                connection.executemany(statement, rows)
            connection.execute("COMMIT")
        return (time.perf_counter() - start) / len(revisions)


def append_through_aiosqlite(path: Path, revisions: range) -> float:
    """Do the same with each statement awaited."""
    return asyncio.run(_append_awaited(path, revisions))


async def _append_awaited(path: Path, revisions: range) -> float:
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        for pragma in _pragmas("FULL"):
            await connection.execute(pragma)
        start = time.perf_counter()
        for revision in revisions:
            await connection.execute("BEGIN IMMEDIATE")
            for statement, rows in _statements(revision):
                await connection.executemany(statement, rows)
            await connection.commit()
        return (time.perf_counter() - start) / len(revisions)


def _pragmas(synchronous: str) -> tuple[str, ...]:
    return (
        "PRAGMA foreign_keys = ON",
        "PRAGMA journal_mode = WAL",
        f"PRAGMA synchronous = {synchronous}",
    )


def _statements(revision: int) -> list[tuple[str, list[tuple[Any, ...]]]]:
    """What one action writes: its log entry, two seats and the message that is owed."""
    game_id, at = 1, 1_767_225_600_000
    entry = (game_id, revision, "action", 0, "P-RGBY a L14 r3", "player", at, revision, 0, "0123")
    seats = [(game_id, seat, seat + 1, seat + 1, revision, 1, at, 0, None) for seat in range(2)]
    message = (game_id, 1, "turn", revision, revision, 1, None)
    return [(LOG, [entry]), (SEATS, seats), (OUTBOX, [message])]

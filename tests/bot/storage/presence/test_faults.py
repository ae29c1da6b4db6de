"""Faults are added up by kind and day, and their table stays small."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.storage.database import Database, open_database
from bot.storage.presence import faults
from bot.storage.presence.faults import KEPT_DAYS, MOST_KINDS, OTHERS, Fault
from tests.empty_database import put_empty_database

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    path = tmp_path / "games.db"
    put_empty_database(path)
    database = await open_database(path)
    yield database
    await database.close()


async def add(database: Database, *counted: Fault, now: datetime = NOON) -> None:
    async with database.transaction() as connection:
        await faults.add(connection, counted)
        await faults.forget_old(connection, now)


async def test_counts_of_a_kind_are_added_up_and_the_last_comes_first(database: Database) -> None:
    await add(database, Fault("clock_failed", 2, NOON - DAY), Fault("row_set_aside", 1, NOON))
    await add(database, Fault("clock_failed", 3, NOON + timedelta(hours=1)))
    await add(database, Fault("clock_failed", 4, NOON))

    assert await faults.since(database.reader, NOON - DAY) == [
        Fault("clock_failed", 9, NOON + timedelta(hours=1)),
        Fault("row_set_aside", 1, NOON),
    ]
    assert await faults.since(database.reader, NOON + DAY) == []


async def test_old_days_go_and_so_do_days_that_a_wrong_clock_has_named(database: Database) -> None:
    oldest, newest = NOON - KEPT_DAYS * DAY, NOON + DAY
    days = (oldest - DAY, oldest, newest, newest + DAY)

    await add(database, *(Fault(f"on_day_{at.day}", 1, at) for at in days))

    left = await faults.since(database.reader, oldest - DAY)
    assert [fault.last_at for fault in left] == [newest, oldest]


async def test_of_many_kinds_the_first_are_told_apart(database: Database) -> None:
    kinds = [f"kind_{number}" for number in range(MOST_KINDS + 5)]

    for _ in range(2):
        await add(database, *(Fault(kind, 1, NOON) for kind in kinds))

    stored = {fault.kind: fault.count for fault in await faults.since(database.reader, NOON)}
    assert stored == {**dict.fromkeys(kinds[:MOST_KINDS], 2), OTHERS: 10}

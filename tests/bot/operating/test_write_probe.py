"""The probe writes for real: one that does not come back is seen, and so is one that fails."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.operating.write_probe import WriteProbe
from bot.storage.database import Database, open_database
from tests.bot.operating.hand_clock import HandClock
from tests.bot.operating.hanging_writes import hang_writes
from tests.empty_database import put_empty_database

NOW = datetime(2026, 3, 1, tzinfo=UTC)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    put_empty_database(tmp_path / "games.sqlite3")
    opened = await open_database(tmp_path / "games.sqlite3")
    yield opened
    await opened.close()


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def probe(database: Database, clock: HandClock) -> WriteProbe:
    return WriteProbe(database, lambda: NOW, clock)


async def test_a_write_that_comes_back_is_noted(
    database: Database, probe: WriteProbe, clock: HandClock
) -> None:
    before = probe.written_ago
    await probe.write()
    clock.pass_time(7)

    stored = await database.reader.run("SELECT value FROM settings WHERE name = 'write_probe'")

    assert stored == [("2026-03-01T00:00:00+00:00",)]
    assert (before, probe.written_ago, probe.writing_for) == (None, 7, None)


async def test_a_database_that_hangs_is_seen_for_as_long_as_it_does(
    database: Database, probe: WriteProbe, clock: HandClock
) -> None:
    answers = await hang_writes(database)
    writing = asyncio.create_task(probe.write())
    await asyncio.sleep(0)
    clock.pass_time(61)
    hung_for = probe.writing_for

    answers.set()
    await writing

    assert hung_for == 61
    assert (probe.writing_for, probe.written_ago) == (None, 0)


async def test_a_transaction_that_never_ends_is_seen_too(
    database: Database, probe: WriteProbe, clock: HandClock
) -> None:
    async with database.transaction():
        writing = asyncio.create_task(probe.write())
        await asyncio.sleep(0)
        clock.pass_time(61)
        hung_for = probe.writing_for
    await writing

    assert hung_for == 61


async def test_a_write_that_fails_has_come_back(
    database: Database, probe: WriteProbe, clock: HandClock
) -> None:
    async with database.autocommit() as connection:
        await connection.run(
            "CREATE TEMP TRIGGER full BEFORE INSERT ON settings"
            " BEGIN SELECT RAISE(ABORT, 'disk is full'); END"
        )
    await probe.write()
    clock.pass_time(61)
    failed = (probe.error, probe.writing_for)
    async with database.autocommit() as connection:
        await connection.run("DROP TRIGGER full")
    await probe.write()

    assert failed == ("disk is full", None)
    assert probe.error is None

"""Whatever is logged as a fault is counted by its kind, and nothing else of it is kept."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
import structlog

from bot.operating.fault_log import COUNTED_WARNINGS, FLUSHED_AFTER, FaultLog
from bot.operating.hang_marks import HangMarks
from bot.storage.database import Database, open_database
from bot.storage.presence import faults
from bot.storage.presence.faults import MOST_KINDS, OTHERS
from tests.bot.services.clock import Clock
from tests.empty_database import put_empty_database
from tests.flows.journal import Journal, kept_journal
from tests.sources import modules_of

THROTTLE = "bot.transport.throttle"
"""The only module that logs one of two warnings; ``posting_paused`` is counted."""

UNCOUNTED = {
    "channel_unknown",
    "completions_lost",
    "followed_answer_not_edited",
    "member_unknown",
    "members_not_told_in_time",
    "systemd_not_told",
    "thread_refused",
    "threads_unknown",
    "viewer_unknown",
}
"""Warnings of what passes by itself, or has an answer that says it."""

SECRET = "a name, a text or a token"  # noqa: S105


class Kept:
    """A fault log on a real database, in a clock of its own."""

    def __init__(self, path: Path, database: Database, journal: Journal) -> None:
        self.path, self.journal, self.clock = path, journal, Clock()
        self.database = database
        self.hangs = HangMarks(path)
        self.log = FaultLog(database, self.hangs, self.clock.now, self._sleep)
        self._asleep, self._woken = asyncio.Event(), asyncio.Event()

    def rows(self) -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(self.path)) as connection:
            return connection.execute("SELECT kind, count FROM faults ORDER BY kind").fetchall()

    async def pass_a_minute(self) -> None:
        """Let the log wake, and do what it does until it sleeps again or is done."""
        await self._asleep.wait()
        self._asleep.clear()
        self._woken.set()
        assert self.log._flushing is not None
        asleep = asyncio.create_task(self._asleep.wait())
        await asyncio.wait((asleep, self.log._flushing), return_when=asyncio.FIRST_COMPLETED)
        asleep.cancel()

    async def _sleep(self, seconds: float) -> None:
        assert seconds == FLUSHED_AFTER
        self._asleep.set()
        await self._woken.wait()
        self._woken.clear()


@pytest.fixture
async def kept(tmp_path: Path) -> AsyncIterator[Kept]:
    path = tmp_path / "games.db"
    put_empty_database(path)
    database = await open_database(path)
    with kept_journal() as journal:
        kept = Kept(path, database, journal)
        kept.log.open()
        yield kept
        await kept.log.close()
    await database.close()


async def test_faults_are_written_a_minute_after_the_first(kept: Kept) -> None:
    log = structlog.get_logger("bot.somewhere")
    log.error("clock_failed", game_id=5, why=SECRET)
    log.warning("channel_lost", why=SECRET)
    log.error("clock_failed", exc_info=ValueError(SECRET))
    before = kept.rows()

    await kept.pass_a_minute()

    assert before == []
    assert kept.rows() == [("channel_lost", 1), ("clock_failed", 2)]
    assert kept.log.total == 3
    assert SECRET.encode() not in kept.path.read_bytes()


async def test_what_is_no_fault_is_not_counted(kept: Kept) -> None:
    log = structlog.get_logger("bot.somewhere")
    log.warning("channel_unknown")
    log.info("clock_failed")
    logging.getLogger("asyncio").warning("slow")

    await kept.log.close()

    assert kept.rows() == []


async def test_libraries_and_sentences_are_counted_by_the_name_of_their_logger(kept: Kept) -> None:
    logging.getLogger("discord.http").warning("We are being rate limited: %s", SECRET)
    logging.getLogger("asyncio").error("Task exception was never retrieved: %s", SECRET)
    logging.getLogger("no name at all").error(SECRET)
    structlog.get_logger("bot.somewhere").error(SECRET)

    await kept.log.close()

    assert kept.rows() == [
        ("asyncio", 1),
        ("bot.somewhere", 1),
        ("discord.http", 1),
        (OTHERS, 1),
    ]


async def test_faults_of_other_threads_are_counted_and_written(kept: Kept) -> None:
    log = structlog.get_logger("bot.somewhere")
    await asyncio.gather(*(asyncio.to_thread(log.error, "clock_failed") for _ in range(20)))

    await kept.pass_a_minute()

    assert kept.rows() == [("clock_failed", 20)]


async def test_in_memory_too_only_so_many_kinds_are_told_apart(kept: Kept) -> None:
    log = structlog.get_logger("bot.somewhere")
    for number in range(MOST_KINDS + 5):
        log.error("_".join(("kind", str(number))))

    await kept.log.close()

    assert len(kept.rows()) == MOST_KINDS + 1
    assert (OTHERS, 5) in kept.rows()


async def test_what_cannot_be_written_is_kept_for_the_next_minute_and_not_logged(
    kept: Kept,
) -> None:
    structlog.get_logger("bot.somewhere").error("clock_failed")
    async with kept.database.autocommit() as connection:
        await connection.run("ALTER TABLE faults RENAME TO hidden")
    for _ in range(3):
        await kept.pass_a_minute()
    logged = len(kept.journal.lines())
    async with kept.database.autocommit() as connection:
        await connection.run("ALTER TABLE hidden RENAME TO faults")

    await kept.pass_a_minute()

    assert logged == 1
    assert kept.rows() == [("clock_failed", 1)]


async def test_a_full_disk_loses_nothing_but_counts(kept: Kept) -> None:
    async with kept.database.autocommit() as connection:
        ((pages,),) = await connection.run("PRAGMA page_count")
        await connection.run(f"PRAGMA max_page_count = {pages}")
    log = structlog.get_logger("bot.somewhere")
    for number in range(MOST_KINDS):
        log.error("_".join(("x" * 55, str(number))))

    await kept.log.close()

    assert kept.rows() == []
    assert len(kept.journal.lines()) == MOST_KINDS


async def test_hangs_of_earlier_processes_are_counted_once(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    put_empty_database(path)
    database, marks = await open_database(path), HangMarks(path)
    for what in ("loop", "closing"):
        marks.leave(what)
    clock = Clock()
    at = clock.now().timestamp()
    os.utime(marks.file, (at, at))
    try:
        for _ in range(2):
            log = FaultLog(database, marks, clock.now, asyncio.sleep)
            log.open()
            await log.close()
        (seen,) = await faults.since(database.reader, clock.now() - timedelta(days=1))
    finally:
        await database.close()

    assert asyncio.all_tasks() == {asyncio.current_task()}
    assert (seen.kind, seen.count) == ("process_hangs", 2)
    assert abs(seen.last_at.timestamp() - at) < 0.01
    assert not marks.file.exists()


def test_a_mark_that_cannot_be_left_is_no_matter(tmp_path: Path) -> None:
    marks = HangMarks(tmp_path / "nowhere" / "games.db")

    marks.leave("loop")

    assert marks.take() == []


def test_every_warning_is_counted_or_known_to_be_no_fault() -> None:
    called = re.compile(r'_log\.warning\(\s*(?:"(\w+)"|(\w+))')
    logged = {module.name: called.findall(module.text) for module in modules_of("bot")}

    names = {name for found in logged.values() for name, _ in found if name}
    assert names - COUNTED_WARNINGS == UNCOUNTED
    assert [name for name, found in logged.items() if any(other for _, other in found)] == [
        THROTTLE
    ]


def test_every_warning_that_is_counted_is_one_that_the_bot_logs() -> None:
    texts = "".join(module.text for module in modules_of("bot") if "fault_log" not in module.name)

    assert {name for name in COUNTED_WARNINGS if f'"{name}"' not in texts} == set()

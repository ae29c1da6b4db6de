"""What is owed for too long, was set aside or has gone wrong is told from the database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from bot.storage.pages import overdue
from bot.storage.presence import faults, lost_channels
from bot.storage.presence.faults import Fault
from tests.bot.operating.doctor.visit import FINE, WARNING, Visit
from tests.bot.services.world import GUILD, World, open_world

MINUTE = 60


@pytest.fixture
async def world(visit: Visit) -> AsyncIterator[World]:
    """A game that has begun, none of whose messages is posted; it holds the database."""
    async with open_world(visit.database) as world:
        visit.now = world.clock.now
        await world.start()
        yield world


async def run(world: World, statement: str) -> None:
    async with world.database.autocommit() as connection:
        await connection.run(statement)


async def test_what_is_owed_for_minutes_is_told_with_its_age(world: World, visit: Visit) -> None:
    at_once = await visit.line("outbox")
    world.clock.pass_time(11 * MINUTE)

    (late,) = await visit.found("outbox")

    assert at_once == (FINE, "doctor-outbox")
    assert (late.found.mark, late.found.said.key) == (WARNING, "doctor-outbox-late")
    assert late.found.said.facts["minutes"] == 11
    assert late.found.todo is not None
    assert late.found.todo.key == "doctor-outbox-todo"


async def test_what_waits_for_a_bot_to_run_is_told_so(visit: Visit) -> None:
    async with open_world(visit.database) as world:
        visit.now = world.clock.now
        await world.start()
    world.clock.pass_time(11 * MINUTE)

    (late,) = await visit.found("outbox")

    assert late.found.todo is not None
    assert late.found.todo.key == "doctor-outbox-start"


async def test_what_is_not_due_yet_is_not_late_and_what_failed_is(world: World) -> None:
    later = world.clock.now() + timedelta(hours=1)
    milliseconds = int(later.timestamp() * 1000)
    found = []
    for tries, kind in ((0, "strip"), (3, "strip"), (3, "unheard_of")):
        await run(
            world,
            f"UPDATE outbox SET not_before = {milliseconds}, tries = {tries}, kind = '{kind}'",  # noqa: S608
        )
        found.append(await overdue.read(world.database.reader, world.clock.now()))

    assert found[0] == overdue.Overdue(0, None)
    assert found[1].count > 0
    assert found[1].since == world.clock.now()
    assert found[2] == overdue.Overdue(0, None)


@pytest.mark.parametrize("kind", ["reminder", "nudge"])
async def test_what_lets_somebody_rest_is_owed_from_then_on(world: World, kind: str) -> None:
    entry_at = world.clock.now()
    world.clock.pass_time(2 * 24 * 60 * MINUTE)
    rest_ends = world.clock.now() + timedelta(minutes=40)
    await run(world, f"UPDATE outbox SET kind = '{kind}'")  # noqa: S608
    new = await overdue.read(world.database.reader, world.clock.now())
    due = int(rest_ends.timestamp() * 1000)
    await run(world, f"UPDATE outbox SET not_before = {due}, tries = 1")  # noqa: S608

    resting = await overdue.read(world.database.reader, world.clock.now())
    world.clock.pass_time(41 * MINUTE)
    rested = await overdue.read(world.database.reader, world.clock.now())

    assert new.since == (None if kind == "reminder" else entry_at)
    assert resting == overdue.Overdue(0, None)
    assert (rested.count, rested.since) == (new.count, rest_ends)


async def test_what_became_due_later_is_as_old_as_that(world: World) -> None:
    due = world.clock.now() + timedelta(minutes=5)
    await run(world, f"UPDATE outbox SET not_before = {int(due.timestamp() * 1000)}")  # noqa: S608
    world.clock.pass_time(20 * MINUTE)

    assert (await overdue.read(world.database.reader, world.clock.now())).since == due


async def test_what_waits_for_a_lost_channel_is_not_late(world: World, visit: Visit) -> None:
    async with world.database.autocommit() as connection:
        await lost_channels.add(connection, 1)
    world.clock.pass_time(11 * MINUTE)

    assert await visit.line("outbox") == (FINE, "doctor-outbox-empty")


async def test_of_one_server_only_its_own_channels_count(world: World) -> None:
    reader, now = world.database.reader, world.clock.now()

    here, there = [await overdue.read_of(reader, guild_id, now) for guild_id in (GUILD, 71)]

    assert here == await overdue.read(reader, now)
    assert (here.count > 0, there.count) == (True, 0)


async def test_rows_set_aside_are_counted_apart(world: World, visit: Visit) -> None:
    before = await visit.line("set-aside")
    await run(world, "UPDATE outbox SET is_set_aside = 1")

    found = await visit.found("outbox", "set-aside")

    assert before == (FINE, "doctor-set-aside-none")
    assert [(one.found.mark, one.found.said.key) for one in found] == [
        (FINE, "doctor-outbox-empty"),
        (WARNING, "doctor-set-aside"),
    ]


async def test_faults_of_seven_days_are_told_by_kind(world: World, visit: Visit) -> None:
    before, now = await visit.line("faults"), world.clock.now()
    counted = [
        Fault("clock_failed", 3, now - timedelta(days=2)),
        Fault("row_set_aside", 1, now - timedelta(hours=1)),
        Fault("answer_lost", 1, now - timedelta(days=8)),
    ]
    async with world.database.transaction() as connection:
        await faults.add(connection, counted)

    found = await visit.found("faults")

    assert before == (FINE, "doctor-faults-none")
    assert [(one.found.mark, one.found.said.facts["kind"]) for one in found] == [
        (WARNING, "row_set_aside"),
        (WARNING, "clock_failed"),
    ]
    assert found[1].found.said.facts["count"] == 3
    assert found[1].found.said.facts["last"] == "2026-02-27 12:00 UTC"

"""The running bot copies its database each night, and before it deletes anything for good."""

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.config import Settings
from bot.storage import copies
from bot.storage.database import hold, open_to_read
from tests.flows.journal import Journal
from tests.flows.stored import change, rows
from tests.flows.world import World

HOUR = 3600
LEAVE = "INSERT INTO server_presence VALUES (71, 1, 0, 1)"
LEFT = "SELECT * FROM server_presence WHERE guild_id = 71"
"""A server that the bot left long ago."""


class BackedUp(World):
    """The same with a folder for copies, which stay for 30 days and for no more weeks."""

    @property
    def folder(self) -> Path:
        return self.database.parent / "backups"

    def made(self) -> list[datetime]:
        """When the copies were made, the newest first."""
        return [at for at, _ in copies.nightly_in(self.folder)]

    def _settings(self) -> Settings:
        return replace(super()._settings(), backups=self.folder, backup_days=30, backup_weeks=1)


@pytest.fixture
def backed_up(tmp_path: Path, journal: Journal) -> BackedUp:
    """A bot that does not run yet; what goes wrong with it stands in the journal."""
    del journal
    return BackedUp(tmp_path)


def deleted_before(world: World) -> list[Path]:
    """The copies that were made before deletions."""
    return [*world.database.parent.glob("*.before-deletion-*")]


async def test_a_running_bot_makes_a_copy_each_night_and_keeps_it_as_long_as_is_set(
    backed_up: BackedUp,
) -> None:
    backed_up.folder.mkdir()
    begun = backed_up.env.now()
    older = [begun - timedelta(days=days) for days in (19, 20, 21, 40)]
    for at in older:
        copies.nightly(backed_up.folder, at).touch()

    async with backed_up.running():
        await backed_up.env.advance_time(24 * HOUR + 60)
        await backed_up.env.settle()

    night, first, *kept = backed_up.made()
    assert first - begun < timedelta(minutes=1)
    assert night - begun > timedelta(minutes=59)
    assert [at.date() for at in kept] == [at.date() for at in older[:3]]
    await (await open_to_read(copies.nightly(backed_up.folder, night))).close()


async def test_when_a_copy_fails_that_is_logged_and_the_next_hour_is_another_try(
    backed_up: BackedUp, journal: Journal
) -> None:
    backed_up.folder.write_text("no folder", encoding="utf-8")
    async with backed_up.running():
        await backed_up.env.settle()
        (fault,) = journal.take_faults()
        backed_up.folder.unlink()

        await backed_up.env.advance_time(HOUR + 60)

        assert fault["event"] == "backup_failed"
        assert len(backed_up.made()) == 1
        assert backed_up.bot.routines.copy_and_tidy.is_running()


async def test_the_night_s_copy_and_one_before_a_deletion_come_one_after_the_other(
    backed_up: BackedUp,
) -> None:
    async with backed_up.running():
        await backed_up.env.settle()
        await leave(backed_up)
        for path in backed_up.folder.iterdir():
            path.unlink()

        await backed_up.env.advance_time(HOUR + 60)

        assert len(backed_up.made()) == len(deleted_before(backed_up)) == 1
        assert rows(backed_up, LEFT) == []


async def test_nothing_is_deleted_for_good_while_another_backup_keeps_a_copy_from_being_made(
    world: World, journal: Journal
) -> None:
    await leave(world)
    other = await asyncio.to_thread(hold, Path(f"{world.database}.backup"))

    await world.env.advance_time(HOUR + 60)

    (fault,) = journal.take_faults()
    assert fault["event"] == "tidying_failed"
    assert deleted_before(world) == []
    assert len(rows(world, LEFT)) == 1
    other.release()

    await world.env.advance_time(HOUR)

    assert len(deleted_before(world)) == 1
    assert rows(world, LEFT) == []


async def leave(world: World) -> None:
    """Let the bot have left a server long ago, and know by now where it still is."""
    change(world, LEAVE)
    await world.bot.on_ready()

"""Lets bots go on from copies of their databases."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.storage.copying.backup import back_up
from bot.storage.copying.restore import Restored, restore
from tests.bot.services.toy_courier import ToyCourier
from tests.bot.services.world import World, open_world


async def copy_of(world: World) -> Path:
    """Copy a world's database as it is now, just after a heartbeat, in place of an earlier copy."""
    await world.clocks.beat()
    copy = _copy_beside(world)
    copy.unlink(missing_ok=True)
    back_up(world.path, copy)
    return copy


def restored_by(world: World, seconds: float = 0.0) -> Restored:
    """Restore the copy of a world whose bot has stopped, some seconds after that."""
    world.clock.pass_time(seconds)
    return restore(_copy_beside(world), world.path, world.clock.now())


def _copy_beside(world: World) -> Path:
    return world.path.with_suffix(".copy")


@asynccontextmanager
async def restarted(world: World, *, courier: ToyCourier | None = None) -> AsyncIterator[World]:
    """Start the bot of a world that has stopped, in the same channels; it posts what it owes."""
    async with open_world(world.path, world.clock, first=70_000) as again:
        again.courier = courier or world.courier
        again.server = world.server
        await again.resume(again.courier)
        await again.settle()
        yield again


@asynccontextmanager
async def running(path: Path) -> AsyncIterator[World]:
    """Run a bot that is to be stopped before the end of a test."""
    async with open_world(path) as world:
        await world.resume(world.courier)
        yield world

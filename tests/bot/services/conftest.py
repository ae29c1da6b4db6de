"""A world of services for each test."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.services.games.match import Match
from bot.services.lobby import Pace
from tests.bot.services.world import BOB, CEM, World, open_world, proposal
from tests.one_thread import one_thread

__all__ = ["begun", "lasting", "one_thread", "path", "world"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the world's database is."""
    return tmp_path / "games.db"


@pytest.fixture
async def world(path: Path) -> AsyncIterator[World]:
    """The services, sending through a toy courier."""
    async with open_world(path) as world:
        await world.outbox.resume(world.courier)
        yield world


@pytest.fixture
async def lasting(world: World) -> World:
    """The same, with clocks that run."""
    await world.clocks.resume()
    return world


@pytest.fixture
async def begun(lasting: World) -> Match:
    """A game of three with a day a turn, in which Ann has been on turn for two hours."""
    match = await lasting.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await lasting.pass_time(timedelta(hours=2).total_seconds())
    return match

"""A world of services for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.services.world import World, open_world


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

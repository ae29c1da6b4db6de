"""A world of services for each test."""

import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.services.world import World, open_world


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
    await world.clocks.resume(world.votes)
    return world


@pytest.fixture
def same_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every lobby one seed, for tests that could miss the tiles they need."""
    monkeypatch.setattr(secrets, "token_bytes", bytes)

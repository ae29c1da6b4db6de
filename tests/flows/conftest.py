"""The world of the flows; a fault that the bot logs fails the test unless it took it."""

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.flows.journal import Journal, kept_journal
from tests.flows.whole_game import WholeGame, play_whole_game
from tests.flows.world import World
from tests.one_thread import one_thread

__all__ = ["journal", "one_thread", "played", "world"]


@pytest.fixture
def journal() -> Iterator[Journal]:
    """What the bot has logged."""
    with kept_journal() as journal:
        yield journal
        assert journal.faults() == []


@pytest.fixture
async def world(
    tmp_path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[World]:
    """A table at which nothing has happened yet, and whose bags will be the same each time."""
    monkeypatch.setattr(secrets, "token_bytes", random.Random(1).randbytes)
    world = World(tmp_path)
    async with world.running():
        yield world


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> WholeGame:
    """A whole game, played once for all tests that look back on it."""
    with kept_journal() as journal, pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_bytes", random.Random(1).randbytes)
        return asyncio.run(play_whole_game(tmp_path_factory.mktemp("game"), journal))

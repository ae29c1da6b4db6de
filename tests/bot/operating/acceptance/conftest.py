"""What all tests of the acceptance ask for."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.operating.acceptance.trying import Trying
from tests.loopback import LoopbackDiscord, discord_at


@pytest.fixture
async def trying(tmp_path: Path) -> AsyncIterator[Trying]:
    """A channel of a loopback Discord that is to be tried out, and another one."""
    async with LoopbackDiscord("games", "talk") as loopback:
        with discord_at(loopback.address):
            yield Trying(loopback, tmp_path / "games.sqlite3")

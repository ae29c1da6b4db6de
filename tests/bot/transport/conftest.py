"""The bot on a Discord of this machine, for each test that asks for one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import Dalapapa
from bot.config import Settings
from tests.loopback import LoopbackDiscord, logged_in


@pytest.fixture
def bot(tmp_path: Path) -> Dalapapa:
    """The bot; nothing is opened or sent before it logs in."""
    return Dalapapa(Settings(token=None, database=tmp_path / "games.sqlite3"))


@pytest.fixture
async def loopback(bot: Dalapapa) -> AsyncIterator[LoopbackDiscord]:
    """Discord with the bot in one channel."""
    async with LoopbackDiscord("games") as serving, logged_in(bot, serving):
        yield serving

"""The bot in a process of its own, launched against the loopback Discord."""

import asyncio
import signal
from pathlib import Path

from tests.loopback import LoopbackDiscord, Person
from tests.loopback.child import launched

ANN = Person(42, "Ann")


async def test_a_launched_bot_posts_and_ends_well_when_it_is_told_to(tmp_path: Path) -> None:
    async with LoopbackDiscord() as loopback:
        (channel_id,) = loopback.channel_ids
        async with launched(loopback, tmp_path / "games.sqlite3") as bot:
            await loopback.command(ANN, channel_id, "game new", variant="classic")
            await loopback.until(lambda: len(loopback.messages(channel_id)) == 1)

            bot.send_signal(signal.SIGTERM)
            status = await asyncio.wait_for(bot.wait(), 10)

    assert status == 0
    assert loopback.messages(channel_id)[0].buttons


async def test_a_killed_bot_goes_on_with_its_database_when_launched_again(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    async with LoopbackDiscord() as loopback:
        (channel_id,) = loopback.channel_ids
        async with launched(loopback, database) as bot:
            await loopback.command(ANN, channel_id, "game new", variant="classic")
            await loopback.until(lambda: len(loopback.messages(channel_id)) == 1)
            bot.kill()
            await bot.wait()
        async with launched(loopback, database):
            asked = await loopback.command(ANN, channel_id, "game info")
            await loopback.answer(asked)

    assert "classic" in asked.text.lower()
    assert len(loopback.messages(channel_id)) == 1

"""Whoever looks up lists and leaderboards never holds up a move."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.services.pages.leaderboard import Chart, Measure
from tests.bot.services.world import ANN, CHANNEL, GUILD, World

PAGES: dict[str, Callable[[World], Awaitable[object]]] = {
    "leaderboard": lambda world: world.leaderboards.page(
        GUILD, Chart("classic", Measure.WINS), 0, ANN.user_id
    ),
    "turns": lambda world: world.lists.waiting_for(ANN.user_id, None),
    "games": lambda world: world.lists.list_for(ANN.user_id, GUILD),
}


@pytest.mark.parametrize("name", PAGES)
async def test_games_go_on_while_pages_are_being_read(world: World, name: str) -> None:
    match = await world.start()
    async with world.database.page():
        page = asyncio.ensure_future(PAGES[name](world))
        match = await world.take_turn(match)
        loaded = await world.restarted().in_channel(CHANNEL)
        is_read = page.done()
    await page

    assert loaded is not None
    assert not is_read

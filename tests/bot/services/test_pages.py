"""Whoever looks up lists and leaderboards never holds up a move, nor an answer to one."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.services.pages.leaderboard import Chart, Measure
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, ELSEWHERE, GUILD, World

PAGES: dict[str, Callable[[World], Awaitable[object]]] = {
    "leaderboard": lambda world: world.leaderboards.page(
        GUILD, Chart("classic", Measure.WINS), 0, ANN.user_id
    ),
    "games": lambda world: world.lists.list_for(ANN.user_id, GUILD),
}


BESIDE_MOVES: dict[str, Callable[[World], Awaitable[object]]] = {
    "games that wait": lambda world: world.lists.waiting_for(ANN.user_id, None),
    "games in which a computer plays": lambda world: world.lists.played_for(ANN.user_id),
    "own games on a server": lambda world: world.lists.own_on(GUILD, ANN.user_id),
    "whether there are any": lambda world: world.lists.has_open_game(GUILD, ANN.user_id),
    "what a game changed": lambda world: world.leaderboards.rated_game(1),
}
"""What panels, results and reminders tell, and answers in a channel without a game."""


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


@pytest.mark.parametrize("name", BESIDE_MOVES)
async def test_what_is_told_beside_a_move_waits_for_no_page(world: World, name: str) -> None:
    await world.start()

    async with world.database.page(), asyncio.timeout(10):
        told = await BESIDE_MOVES[name](world)

    assert told is not None


async def test_own_games_are_those_in_which_one_sits(world: World) -> None:
    match = await world.start(CEM)
    lobby = await world.open_lobby(channel_id=ELSEWHERE)

    assert [game.where.game_id for game in await world.lists.own_on(GUILD, CEM.user_id)] == [
        match.game_id
    ]
    own = await world.lists.own_on(GUILD, ANN.user_id)
    assert [game.where.game_id for game in own] == [match.game_id, lobby.game_id]
    assert await world.lists.own_on(GUILD + 1, ANN.user_id) == []
    asked = ((GUILD, CEM), (GUILD, ANN), (GUILD, BOB), (GUILD + 1, ANN))
    found = [await world.lists.has_open_game(guild_id, who.user_id) for guild_id, who in asked]
    assert found == [True, True, False, False]

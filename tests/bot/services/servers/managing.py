"""Closing and deleting games as somebody who manages the server and plays nowhere."""

from __future__ import annotations

from bot.services.lobby import Lobby
from bot.services.people import Person
from bot.services.servers.managed_games import ServerGames
from bot.storage import games
from bot.storage.games import Status
from tests.bot.services.world import World

STEW = Person(190, "Stew")


def server_games(world: World) -> ServerGames:
    return ServerGames(world.database, world.matches, world.lobbies, world.clock.now, world.renewal)


async def game_of(world: World, game_id: int) -> Lobby:
    return await world.lobbies.load(game_id)


async def close(
    world: World, game_id: int, who: Person = STEW, interaction_id: int | None = None
) -> None:
    game = await game_of(world, game_id)
    interaction_id = interaction_id or world.interaction()
    await server_games(world).close(game, who.user_id, interaction_id)


async def delete(
    world: World, game_id: int, who: Person = STEW, interaction_id: int | None = None
) -> None:
    interaction_id = interaction_id or world.interaction()
    await server_games(world).delete(game_id, who.user_id, interaction_id)


async def status_of(world: World, game_id: int) -> Status:
    row = await games.get(world.database.reader, game_id)
    assert row is not None
    return row.status

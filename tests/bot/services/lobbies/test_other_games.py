"""Who has finished one game on a server is told from who has finished two, who is remembered."""

from bot.services.lobbies.opening import Opening
from bot.services.lobbies.other_games import OtherGames
from engine.actions import Resign
from tests.bot.services.world import ANN, CHANNEL, GUILD, World, proposal


async def finish_one(world: World) -> None:
    """Let Ann play against a bot, and resign."""
    opening = Opening(GUILD, CHANNEL, ANN, world.interaction())
    await world.act(await world.lobbies.first_games.begin(opening, proposal()), Resign())


async def test_two_finished_games_are_remembered_by_server(world: World) -> None:
    other_games, told = OtherGames(world.database), []
    for _ in range(3):
        played = await other_games.variant_of_only_game(GUILD, ANN.user_id)
        told.append((played, other_games.has_surely_finished_two(GUILD, ANN.user_id)))
        await finish_one(world)
    elsewhere = other_games.has_surely_finished_two(GUILD + 1, ANN.user_id)
    other_games.forget(ANN.user_id)

    assert told == [(None, False), ("classic", False), (None, True)]
    assert not elsewhere
    assert not other_games.has_surely_finished_two(GUILD, ANN.user_id)

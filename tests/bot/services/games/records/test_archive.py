"""Games are looked up by name: the newest first, each by a name of its own, none that is hidden."""

from __future__ import annotations

import pytest

from bot.services.errors import Refused
from bot.services.games.records.archive import MOST_OFFERED, Archive, NamedGame
from tests.bot.services.world import ANN, BOB, EVA, GUILD, World

NAME = "Blue Heron"
DAY = 86_400_000


async def played(world: World, number: int, *, name: str = NAME, hours: int = 24) -> Archive:
    """So many finished games of one name, begun so many hours apart, each in its own channel."""
    for index in range(number):
        match = await world.start(channel_id=index + 1)
        async with world.database.transaction() as connection:
            await connection.execute_fetchall(
                "UPDATE games SET status = 'finished', name = ?, created_at = ? WHERE game_id = ?",
                (name, 19_000 * DAY + index * hours * 3_600_000, match.game_id),
            )
    return Archive(world.database)


def anything(_game: NamedGame) -> bool:
    return True


async def test_each_game_has_a_name_that_leads_to_it(world: World) -> None:
    archive = await played(world, 4, hours=18)

    offered = await archive.offered(GUILD, EVA.user_id, "", anything)
    found = [await archive.find(GUILD, EVA.user_id, label, anything) for label in offered]

    assert offered == [
        "Blue Heron",
        "Blue Heron 2022-01-09",
        "Blue Heron 2022-01-08",
        "Blue Heron 2022-01-08 00:00:00",
    ]
    assert found == [4, 3, 2, 1]


@pytest.mark.parametrize(
    "typed", ["b", "BLUE  heron", "Blue Heron 2022-01", "blue heron 2022-01-08 0"]
)
async def test_what_is_typed_narrows(world: World, typed: str) -> None:
    archive = await played(world, 4, hours=18)
    everything = await archive.offered(GUILD, EVA.user_id, "", anything)

    offered = await archive.offered(GUILD, EVA.user_id, typed, anything)

    beginning = " ".join(typed.split()).lower()
    assert offered == [label for label in everything if label.lower().startswith(beginning)]
    assert offered


async def test_a_hidden_game_neither_leads_anywhere_nor_changes_what_others_are_called(
    world: World,
) -> None:
    archive = await played(world, 3)

    def may_see(game: NamedGame) -> bool:
        return game.where.channel_id == 1

    offered = await archive.offered(GUILD, EVA.user_id, "", may_see)

    assert offered == [NAME]
    assert await archive.find(GUILD, EVA.user_id, NAME, may_see) == 1
    with pytest.raises(Refused):
        await archive.find(GUILD, EVA.user_id, "Blue Heron 2022-01-09", may_see)


async def test_players_are_told_apart_from_others(world: World) -> None:
    archive = await played(world, 1)

    def is_player(game: NamedGame) -> bool:
        return game.is_player

    offered = [await archive.offered(GUILD, who.user_id, "", is_player) for who in (ANN, BOB, EVA)]

    assert offered == [[NAME], [NAME], []]


async def test_a_server_finds_its_own_games_alone(world: World) -> None:
    archive = await played(world, 1)

    assert await archive.offered(GUILD + 1, ANN.user_id, "Blue", anything) == []
    with pytest.raises(Refused):
        await archive.find(GUILD + 1, ANN.user_id, NAME, anything)


async def test_no_more_are_offered_than_discord_takes(world: World) -> None:
    archive = await played(world, MOST_OFFERED + 2)

    offered = await archive.offered(GUILD, EVA.user_id, "", anything)

    assert len(offered) == MOST_OFFERED


async def test_an_unknown_game_has_no_record(world: World) -> None:
    archive = Archive(world.database)
    lobby = await world.open_lobby()

    for game_id in (lobby.game_id, 99):
        with pytest.raises(Refused):
            await archive.record_of(game_id, ["Ann"], ())

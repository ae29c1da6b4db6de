"""Of many games that were made up, histories list those that a plain method lists, page by page."""

from collections.abc import Sequence
from datetime import UTC, datetime

import pytest

from bot.services.pages.history import GAMES_ON_A_PAGE, Ended
from bot.services.pages.history import Finished as Row
from bot.services.pages.profiles import Games
from engine.variants import VARIANTS
from tests.bot.services.pages.test_profiles import GAMES, GUILD, PEOPLE, fill, is_seen
from tests.bot.services.ratings.generated import Finished
from tests.bot.services.ratings.plainly import all_ranks_of, those_that_count
from tests.bot.services.world import World


def listed(
    finished: Sequence[Finished], games: Games, variant: str | None
) -> list[tuple[object, ...]]:
    """All that somebody's history tells, the newest game first."""
    user = games.user_id
    rated = {game.game_id for game in those_that_count(finished)}
    shown = [
        game
        for game in finished
        if game.guild_id == games.guild_id and user in all_ranks_of(game)
        if variant in (None, game.variant) and is_seen(game, games.asker_id, games.hidden)
    ]
    return [
        (
            game.game_id,
            game.variant,
            game.ended_at,
            all_ranks_of(game)[user],
            len(game.seats),
            [seat.score for seat in game.seats if seat.owner_id == seat.holder_id == user],
            game.game_id in rated,
        )
        for game in sorted(shown, key=lambda game: (game.ended_at, game.game_id), reverse=True)
    ]


def told(game: Row) -> tuple[object, ...]:
    score = [] if game.score is None else [game.score]
    numbers = (game.where.game_id, game.variant, game.finished_at, game.rank, game.players)
    return *numbers, score, game.is_rated


async def all_told(world: World, games: Games, variant: str | None) -> list[tuple[object, ...]]:
    """All games of a history, page by page."""
    page = await world.histories.page(games, variant)
    found = [*map(told, page.games)]
    while page.older is not None:
        before = page
        page = await world.histories.page(games, variant, page.older)
        assert page.first == before.first + len(before.games) == len(found) + 1
        found += map(told, page.games)
        assert await world.histories.page(games, variant, page.here, is_newer=True) == before
    assert page.count == len(found)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("variant", [None, *VARIANTS])
async def test_every_game_is_listed_once_in_order(world: World, variant: str | None) -> None:
    await fill(world)

    wrong, longest = [], 0
    for user in PEOPLE:
        hidden = [game.game_id for game in GAMES if game.game_id % 3 == 0]
        for asker in (user, 999):
            games = Games(GUILD, user, asker, hidden)
            found = await all_told(world, games, variant)
            longest = max(longest, len(found))
            if found != listed(GAMES, games, variant):
                wrong.append((user, asker))

    assert wrong == []
    assert longest > GAMES_ON_A_PAGE or variant is not None


async def test_where_no_game_is_left_stands_the_newest_page(world: World) -> None:
    await fill(world)
    games = Games(GUILD, 1, 1)

    first = await world.histories.page(games, None)
    none = await world.histories.page(games, None, Ended(datetime(2000, 1, 1, tzinfo=UTC), 1))

    assert none == first
    assert (first.first, first.here) == (1, None)


async def test_games_that_end_meanwhile_move_no_row(world: World) -> None:
    await fill(world)
    games = Games(GUILD, 1, 1)
    page = await world.histories.page(games, None)
    assert page.older is not None
    before = await world.histories.page(games, None, page.older)

    async with world.database.autocommit() as connection:
        await connection.execute_fetchall(
            "UPDATE result_people SET finished_at = 1 + (SELECT max(finished_at) FROM"
            " result_people) WHERE game_id = (SELECT game_id FROM result_people WHERE user_id = 1"
            " AND guild_id = ? ORDER BY finished_at LIMIT 1)",
            (GUILD,),
        )
    after = await world.histories.page(games, None, page.older)
    newer = await world.histories.page(games, None, page.older, is_newer=True)

    assert after.games == before.games
    assert after.first == before.first + 1
    assert newer.games == page.games

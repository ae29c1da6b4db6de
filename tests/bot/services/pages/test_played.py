"""Of games played at random, every number of every page is what plain methods make of them.

The games are told by an account that was kept while they were played, not by what is stored.
"""

from collections.abc import Sequence

import pytest

from bot.services.pages.profiles import Games
from engine.variants import VARIANTS
from tests.bot.services.pages.test_history import all_told, listed
from tests.bot.services.pages.test_profiles import (
    added_up,
    rated_in,
    ratings_told,
    store_starts,
    told,
)
from tests.bot.services.ratings.generated import (
    NOW,
    SERVERS,
    Finished,
    result_row_of,
    seats_of,
)
from tests.bot.services.ratings.plainly import ranks_of, records
from tests.bot.services.ratings.played import Played, play, store_played
from tests.bot.services.ratings.test_generated import CHARTS, all_rows, found, wrong_charts
from tests.bot.services.world import World

MANY = 2_000
SOME = 500
PEOPLE = 40
GUILD = SERVERS[0]
A_STRANGER = 999


def is_derived(played: Played) -> bool:
    """Tell whether the bot derives from a game's log what its account tells."""
    result, seats = played.derived.result, seats_of(played.game)
    wanted = [(seat.owner_id, seat.user_id, seat.score, seat.rank, seat.turns) for seat in seats]
    return result is not None and (
        result.people == result_row_of(played.game).people
        and wanted
        == [
            (seat.owner_id, seat.user_id, seat.score, seat.rank, seat.turns)
            for seat in played.derived.seats
        ]
    )


def hidden_from(user: int) -> frozenset[int]:
    """The channels that not everybody may view, in a third of the games."""
    return frozenset(range(user % 3, MANY, 3))


async def wrong_profiles(world: World, games: Sequence[Finished]) -> list[tuple[int, int]]:
    """Whose profiles tell whom something else than the plain method makes."""
    wrong = []
    ladders = {variant: records(games, GUILD, variant) for variant in VARIANTS}
    for user in range(1, PEOPLE + 1):
        hidden = hidden_from(user)
        for asker in (user, user % PEOPLE + 1, A_STRANGER):
            profile = await world.profiles.of(Games(GUILD, user, asker, hidden))
            wanted = added_up(games, user, asker, hidden), rated_in(ladders, user)
            if (told(profile), ratings_told(profile)) != wanted:
                wrong.append((user, asker))
    return wrong


async def wrong_histories(world: World, games: Sequence[Finished]) -> list[Games]:
    """Which histories list something else than the plain method does."""
    shown = [
        Games(GUILD, user, asker, hidden_from(user))
        for user in range(1, PEOPLE + 1)
        for asker in (user, A_STRANGER)
    ]
    return [
        one
        for one in shown
        for variant in (None, *VARIANTS)
        if await all_told(world, one, variant) != listed(games, one, variant)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("number", [SOME, pytest.param(MANY, marks=pytest.mark.long)])
async def test_every_number_of_every_page_is_what_plain_methods_make_of_the_games(
    world: World, number: int
) -> None:
    wrong, games = [], []
    async with world.database.transaction() as connection:
        for played in play(number, PEOPLE):
            games.append(played.game)
            wrong += [] if is_derived(played) else [played.game]
            await store_played(connection, played)
        await store_starts(connection, games)
    world.clock.pass_time((NOW - world.clock.now()).total_seconds())

    assert wrong == []
    assert await wrong_charts(world, games) == []
    assert await wrong_profiles(world, games) == []
    assert await wrong_histories(world, games) == []
    assert await found(world) == []
    assert all([await all_rows(world, GUILD, chart) for chart in CHARTS])


@pytest.mark.slow
def test_all_kinds_of_games_are_played() -> None:
    games = [played.game for played in play(150, PEOPLE)]
    seats = [seat for game in games for seat in game.seats]

    assert {game.variant for game in games} == {*VARIANTS}
    assert 0 < sum(not ranks_of(game) for game in games) < len(games) / 2
    assert any(seat.owner_id < 0 for seat in seats)
    assert any(seat.owner_id > 0 > seat.holder_id for seat in seats)
    assert any(0 < seat.owner_id != seat.holder_id > 0 for seat in seats)
    assert any(seat.owner_id > 0 and not seat.biggest_group for seat in seats)
    assert any(seat.owner_id > 0 and not seat.best_turn for seat in seats)
    assert any(seat.owner_id > 0 and seat.best_turn > seat.biggest_group > 0 for seat in seats)

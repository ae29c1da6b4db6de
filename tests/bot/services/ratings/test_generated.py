"""Of many games that were made up, every number is what a second, plain method makes of them."""

from collections import Counter
from itertools import product

import pytest

from bot.services.pages.leaderboard import Chart, Leader, Measure, Period, RatingChange
from bot.services.ratings.checking import differences
from bot.services.ratings.updating import withdraw
from bot.storage import ratings
from bot.storage.ratings import Ladder
from engine.variants import VARIANTS
from tests.bot.services.ratings.generated import NOW, SERVERS, Finished, generated, store_all
from tests.bot.services.ratings.plainly import (
    Row,
    has_stayed,
    is_kept,
    leaders,
    ranks_of,
    records,
    those_that_count,
)
from tests.bot.services.world import World

pytestmark = pytest.mark.slow

GAMES = generated(300)
CHARTS = [Chart(*chosen) for chosen in product(VARIANTS, Measure, Period)]


async def fill(world: World, games: list[Finished]) -> None:
    async with world.database.transaction() as connection:
        await store_all(connection, games)
    world.clock.pass_time((NOW - world.clock.now()).total_seconds())


def shown(leader: Leader) -> Row:
    return Row(
        rank=leader.rank,
        user_id=leader.person.user_id,
        games=leader.games,
        wins=leader.wins,
        rating=leader.rating,
        spread=leader.spread,
        change=leader.change,
        curve=leader.curve,
    )


async def all_rows(world: World, guild_id: int, chart: Chart) -> list[Row]:
    """All rows of a leaderboard, page by page."""
    rows: list[Row] = []
    number, pages = 0, 1
    while number < pages:
        page = await world.leaderboards.page(guild_id, chart, number, asker_id=0)
        rows += map(shown, page.leaders)
        number, pages = number + 1, page.pages
    return rows


async def wrong_charts(world: World, games: list[Finished]) -> list[tuple[int, Chart]]:
    """The leaderboards that are not as the plain method makes them."""
    wrong = []
    for guild_id, chart in product(SERVERS, CHARTS):
        wanted = leaders(records(games, guild_id, chart.variant), chart, world.clock.now())
        if await all_rows(world, guild_id, chart) != wanted:
            wrong.append((guild_id, chart))
    return wrong


async def found(world: World) -> list[str]:
    async with world.database.page() as connection:
        return [difference.what for difference in await differences(connection)]


def test_all_kinds_of_games_are_there() -> None:
    counted = those_that_count(GAMES)
    rated = [game for game in GAMES if ranks_of(game)]
    seats = [seat for game in counted for seat in game.seats]

    assert 200 < len(counted) < len(rated) < len(GAMES)
    assert {game.counting for game in counted} == {1, 2}
    assert any(has_stayed(seat) != is_kept(seat) for game in counted for seat in game.seats)
    assert {game.variant for game in counted} == {*VARIANTS}
    assert any(seat.owner_id < 0 for seat in seats)
    assert any(seat.owner_id > 0 > seat.holder_id for seat in seats)
    assert any(0 < seat.owner_id != seat.holder_id > 0 for seat in seats)
    assert any(len({*ranks_of(game).values()}) < len(ranks_of(game)) for game in counted)
    assert len({game.ended_at for game in GAMES}) < len(GAMES)


async def test_ratings_are_those_of_openskill_called_in_a_loop(world: World) -> None:
    await fill(world, GAMES)

    for guild_id, variant in product(SERVERS, VARIANTS):
        async with world.database.page() as connection:
            stored = await ratings.all_changes(connection, Ladder(guild_id, variant))
        wanted = records(GAMES, guild_id, variant)
        for user_id, record in wanted.items():
            own = [change for change in stored if change.user_id == user_id]
            after = [number for change in own for number in (change.mu, change.sigma)]
            assert after == pytest.approx(
                [number for *_, mu, sigma in record.games for number in (mu, sigma)], abs=1e-9
            )
        assert {change.user_id for change in stored} == wanted.keys()


async def test_every_result_tells_the_changes_of_ratings_that_the_plain_method_makes(
    world: World,
) -> None:
    await fill(world, GAMES)

    wrong = []
    played = Counter[tuple[int, str, int]]()
    wanted = {ladder: records(GAMES, *ladder) for ladder in product(SERVERS, VARIANTS)}
    counted = those_that_count(GAMES)
    for game in GAMES:
        changes = {}
        for user_id in ranks_of(game) if game in counted else ():
            key = (game.guild_id, game.variant, user_id)
            _, _, before, after, _ = wanted[key[:2]][user_id].games[played[key]]
            played[key] += 1
            points = round(60 * after)
            change = points - round(60 * before)
            changes[user_id] = RatingChange(points, change, is_provisional=played[key] < 5)
        if (await world.leaderboards.rated_game(game.game_id)).changes != changes:
            wrong.append(game.game_id)

    assert wrong == []
    assert max(played.values()) > 5


async def test_games_that_are_written_late_are_put_in_their_places(world: World) -> None:
    late = GAMES[40:290:50]
    await fill(world, [game for game in GAMES if game not in late] + late)
    before = await wrong_charts(world, GAMES)

    world.renewal.wake()
    await world.renewal.finish()

    assert before != []
    assert await wrong_charts(world, GAMES) == []
    assert await found(world) == []


async def test_deleted_games_take_their_changes_with_them(world: World) -> None:
    await fill(world, GAMES)
    deleted, kept = GAMES[::7], [game for game in GAMES if game not in GAMES[::7]]
    async with world.database.transaction() as connection:
        for game in deleted:
            await withdraw(connection, game.game_id)
    while_stale = await found(world)

    world.renewal.wake()
    await world.renewal.finish()

    assert while_stale == []
    assert await wrong_charts(world, kept) == []
    assert await found(world) == []

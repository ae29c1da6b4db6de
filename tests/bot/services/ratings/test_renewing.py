"""Ratings are computed anew beside games that go on, and what they do meanwhile is not lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.services.ratings.checking import differences
from bot.services.ratings.renewing import Renewal, renew_all
from bot.services.ratings.updating import withdraw as take_out
from bot.storage import ratings
from bot.storage.ratings import Ladder
from tests.bot.services.ratings.generated import Finished, generated, store, store_all
from tests.bot.services.ratings.plainly import ranks_of
from tests.bot.services.world import World

pytestmark = pytest.mark.slow

GAMES = [game for game in generated(200) if ranks_of(game)]
FIRST = GAMES[0]
LADDER = Ladder(FIRST.guild_id, FIRST.variant)
OWN = [game for game in GAMES if (game.guild_id, game.variant) == (FIRST.guild_id, FIRST.variant)]


async def fill(world: World, games: list[Finished]) -> None:
    async with world.database.transaction() as connection:
        await store_all(connection, games)


async def withdraw(world: World, game: Finished) -> None:
    async with world.database.transaction() as connection:
        await take_out(connection, game.game_id)


async def faults(world: World) -> list[str]:
    """What differs, and what is still to be computed anew."""
    async with world.database.page() as connection:
        found = [difference.what for difference in await differences(connection)]
        return found + [f"stale {ladder}" for ladder in await ratings.stale(connection)]


def meanwhile(monkeypatch: pytest.MonkeyPatch, *work: Callable[[], asyncio.Future[None]]) -> None:
    """Let something be done in the database each time before what was computed is written."""
    to_thread, left = asyncio.to_thread, [*work]

    async def compute(do: Callable[..., object], *given: object) -> object:
        computed = await to_thread(do, *given)
        if left:
            await left.pop(0)()
        return computed

    monkeypatch.setattr(asyncio, "to_thread", compute)


async def test_nothing_is_to_be_done_where_games_ended_in_order(world: World) -> None:
    await fill(world, GAMES)

    assert await faults(world) == []


async def test_what_is_stale_at_the_start_is_computed(world: World) -> None:
    await fill(world, GAMES)
    await withdraw(world, FIRST)
    before = await faults(world)

    world.renewal.wake()
    await world.renewal.finish()

    assert before == [f"stale {LADDER}"]
    assert await faults(world) == []


@pytest.mark.parametrize("times", [1, 2, 3])
async def test_games_that_end_or_go_meanwhile_are_counted_in(
    world: World, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    *before, one, other = OWN
    await fill(world, before)
    await withdraw(world, FIRST)

    async def end(game: Finished) -> None:
        async with world.database.transaction() as connection:
            await store(connection, game)

    work = [
        lambda: asyncio.ensure_future(end(one)),
        lambda: asyncio.ensure_future(withdraw(world, before[1])),
        lambda: asyncio.ensure_future(end(other)),
    ]
    meanwhile(monkeypatch, *work[:times])
    world.renewal.wake()
    await world.renewal.finish()

    assert await faults(world) == []


async def test_woken_again_while_it_works_it_looks_again(world: World) -> None:
    await fill(world, GAMES)
    await withdraw(world, FIRST)
    world.renewal.wake()
    await asyncio.sleep(0)
    await withdraw(world, GAMES[1])
    world.renewal.wake()
    await world.renewal.finish()

    assert await faults(world) == []


async def test_what_was_not_done_when_it_closed_is_done_after_the_next_start(
    world: World,
) -> None:
    await fill(world, GAMES)
    await withdraw(world, FIRST)
    world.renewal.wake()
    await asyncio.sleep(0)
    await world.renewal.close()
    after = Renewal(world.database)

    after.wake()
    await after.finish()

    assert await faults(world) == []


async def test_a_fault_leaves_it_for_the_next_time(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(world, GAMES)
    await withdraw(world, FIRST)

    async def fail(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(ratings, "unmark", fail)
    world.renewal.wake()
    await world.renewal.finish()
    between = await faults(world)
    monkeypatch.undo()
    world.renewal.wake()
    await world.renewal.finish()

    assert between == [f"stale {LADDER}"]
    assert await faults(world) == []


async def test_games_go_on_while_ratings_are_computed(world: World) -> None:
    await fill(world, GAMES)
    await withdraw(world, FIRST)
    match = await world.start()

    world.renewal.wake()
    match = await world.take_turn(match)
    await world.renewal.finish()
    await world.take_turn(match)

    assert await faults(world) == []


async def test_all_can_be_computed_anew(world: World) -> None:
    await fill(world, GAMES)
    async with world.database.transaction() as connection:
        await connection.execute_fetchall("UPDATE rating_changes SET mu = mu + 1")
        await connection.execute_fetchall("UPDATE rating_models SET words = 'another'")
    before = set(await faults(world))

    number = await renew_all(world.database)

    assert before == {"ratings_of_another_model", "standing_differs"}
    assert number == len({(game.guild_id, game.variant) for game in GAMES})
    assert await faults(world) == []

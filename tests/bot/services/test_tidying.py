"""Rows that serve nobody any more are deleted, and no others."""

from datetime import datetime, timedelta

import pytest

from bot.services import tidying
from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.match import Match
from bot.services.lobby import Lobby
from bot.services.tidying import REPEATED_WITHIN, UNTIDIED, tidy
from bot.storage import single_values
from bot.storage.outbox import Owed, RowKind, add
from tests.bot.services.privacy.life import offer
from tests.bot.services.world import ANN, BOB, CEM, ELSEWHERE, GUILD, World, proposal

DISCORDS_FIRST_MOMENT = 1420070400000


def snowflake(instant: datetime) -> int:
    return (int(instant.timestamp() * 1000) - DISCORDS_FIRST_MOMENT) << 22


async def finish(world: World) -> Match:
    """Ann and Bob play a few turns, all of which are posted, and Ann resigns."""
    match = await world.start()
    for _ in range(4):
        match = await world.take_turn(match)
        await world.settle()
    done = await world.matches.resign(match.game_id, ANN.user_id, by_player(world.interaction()))
    await world.settle()
    return done.match


async def kinds_of(world: World, game_id: int) -> list[str]:
    rows = await world.database.reader.execute_fetchall(
        "SELECT kind FROM messages WHERE game_id = ? ORDER BY message_id", (game_id,)
    )
    return [kind for (kind,) in rows]


async def known_interactions(world: World) -> int:
    ((known,),) = await world.database.reader.execute_fetchall(
        "SELECT count(*) FROM lobby_interactions"
    )
    return int(known)


async def open_lobby(world: World, opened: datetime, channel_id: int) -> Lobby:
    return await world.lobbies.open_lobby(GUILD, channel_id, ANN, proposal(), snowflake(opened))


async def test_of_a_finished_game_the_newest_message_of_each_kind_is_kept(world: World) -> None:
    match = await finish(world)
    before = await kinds_of(world, match.game_id)
    board = await world.matches.board_of(match.game_id)

    await tidy(world.database, world.clock.now())

    assert before == ["lobby", *5 * ["turn"], "result"]
    assert await kinds_of(world, match.game_id) == ["lobby", "turn", "result"]
    assert await world.matches.board_of(match.game_id) == board


async def test_a_running_game_and_a_lobby_keep_all_their_messages(world: World) -> None:
    match = await world.start()
    for _ in range(3):
        match = await world.take_turn(match)
        await world.settle()
    before = await kinds_of(world, match.game_id)

    await tidy(world.database, world.clock.now())

    assert await kinds_of(world, match.game_id) == before
    assert before.count("turn") == 4


async def test_a_game_that_owes_something_keeps_all_its_messages(world: World) -> None:
    match = await finish(world)
    before = await kinds_of(world, match.game_id)
    async with world.database.transaction() as connection:
        await add(connection, [Owed(match.game_id, match.where.channel_id, RowKind.STRIP)])

    await tidy(world.database, world.clock.now())

    assert await kinds_of(world, match.game_id) == before


async def test_a_game_that_was_tidied_is_looked_at_no_more(world: World) -> None:
    running = await world.start(channel_id=ELSEWHERE)
    finished = await finish(world)
    owing = await finish(world)
    async with world.database.transaction() as connection:
        await add(connection, [Owed(owing.game_id, owing.where.channel_id, RowKind.STRIP)])
    before = await kinds_of(world, owing.game_id)

    await tidy(world.database, world.clock.now())
    mark = await single_values.get(world.database.reader, tidying.UNTIDIED)
    async with world.database.transaction() as connection:
        await connection.execute_fetchall("DELETE FROM outbox")
    await world.matches.resign(running.game_id, ANN.user_id, by_player(world.interaction()))
    await world.settle()
    await tidy(world.database, world.clock.now())

    assert mark == f"[{running.game_id}, {owing.game_id}, {owing.game_id + 1}]"
    assert before.count("turn") > 1
    assert await kinds_of(world, owing.game_id) == await kinds_of(world, finished.game_id)
    assert (
        await single_values.get(world.database.reader, tidying.UNTIDIED) == f"[{owing.game_id + 1}]"
    )


async def test_calls_and_holidays_that_count_no_more_are_forgotten(lasting: World) -> None:
    away = lasting.away
    day = timedelta(days=1)
    await lasting.start()
    for person in (ANN, BOB):
        await away.leave(person.user_id, lasting.clock.now() + 30 * day)
    await lasting.pass_time((30 * day).total_seconds())
    stored = "SELECT (SELECT count(*) FROM absences), (SELECT count(*) FROM pings)"

    async def kept() -> tuple[int, int]:
        await tidy(lasting.database, lasting.clock.now())
        ((holidays, calls),) = await lasting.database.reader.execute_fetchall(stored)
        return holidays, calls

    assert await kept() == (2, 1)  # Ann is called at the end of her holiday
    await lasting.pass_time((90 * day).total_seconds() - 1)
    assert await kept() == (2, 0)
    with pytest.raises(Refused, match="away_too_long"):
        await away.leave(ANN.user_id, lasting.clock.now() + 32 * day)
    await lasting.pass_time(1)
    assert await kept() == (0, 0)


async def test_of_an_offer_that_is_over_nothing_is_left_but_the_log(lasting: World) -> None:
    match = await lasting.start(BOB, CEM)
    await lasting.settle()
    await offer(lasting, match)
    rows = (
        "SELECT (SELECT count(*) FROM clocks WHERE kind = 'offer'), (SELECT count(*) FROM requests)"
    )
    ((open_clocks, open_requests),) = await lasting.database.reader.execute_fetchall(rows)

    await lasting.pass_time(timedelta(days=4).total_seconds())
    await tidy(lasting.database, lasting.clock.now())

    assert open_clocks == 1
    assert open_requests > 0
    assert [*await lasting.database.reader.execute_fetchall(rows)] == [(0, 0)]


async def test_games_and_interactions_beyond_one_step_are_tidied_too(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidying, "GAMES_A_STEP", 2)
    monkeypatch.setattr(tidying, "ROWS_A_STEP", 2)
    played = [await finish(world) for _ in range(5)]

    await tidy(world.database, world.clock.now())

    kept = [await kinds_of(world, match.game_id) for match in played]
    assert kept == 5 * [["lobby", "turn", "result"]]
    assert await known_interactions(world) == 0


async def test_old_interactions_of_closed_lobbies_are_forgotten(world: World) -> None:
    now = world.clock.now()
    old, young = now - REPEATED_WITHIN - timedelta(seconds=1), now - REPEATED_WITHIN
    for channel_id, opened in enumerate((old, young)):
        closed = await open_lobby(world, opened, channel_id)
        await world.lobbies.cancel(
            closed.game_id, ANN.user_id, snowflake(opened + timedelta(milliseconds=1))
        )

    await tidy(world.database, now)

    assert await known_interactions(world) == 2
    assert (await open_lobby(world, young, 1)).status == "cancelled"


async def test_a_lobby_that_is_open_knows_all_its_interactions(world: World) -> None:
    lobby = await open_lobby(world, world.clock.now() - timedelta(days=2), ELSEWHERE)
    await world.lobbies.join(lobby.game_id, BOB, interaction_id=5)

    await tidy(world.database, world.clock.now())

    assert (await world.lobbies.join(lobby.game_id, BOB, interaction_id=5)).has_member(BOB.user_id)
    with pytest.raises(Refused, match="already_joined"):
        await world.lobbies.join(lobby.game_id, BOB, interaction_id=6)


async def test_ids_that_no_game_has_cost_nothing(world: World) -> None:
    await world.start()
    async with world.database.transaction() as connection:
        await connection.run("UPDATE sqlite_sequence SET seq = seq + 1000000000000")

    await tidy(world.database, world.clock.now())

    assert await single_values.get(world.database.reader, UNTIDIED) == "[1, 1000000000002]"

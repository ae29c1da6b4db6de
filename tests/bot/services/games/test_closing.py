"""Paused games are closed without a result: by whom, from when on, and what is left of them."""

from datetime import timedelta

import pytest

from bot.services.errors import Refused
from bot.services.games.causes import by_manager, by_player
from bot.services.games.check import check_all
from bot.services.games.match import Match, Status
from bot.services.games.pauses import StoppedGame
from bot.services.servers.ending import NotOneGame, end
from bot.services.time.running import UNTIL_HOST
from bot.storage import games, log, outbox
from bot.storage.games import GameRow
from bot.storage.log import EntryKind
from bot.storage.outbox import RowKind
from tests.bot.services.games.tampering import TAMPERING, refusal, tamper
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, DEE, ELSEWHERE, GUILD, World, proposal

CHART = "SELECT count(*) FROM standings"


async def paused(world: World, match: Match) -> Match:
    """Let a game be one that cannot be followed, and be paused for it."""
    await tamper(world, TAMPERING["holder"])
    await world.restart()
    await refusal(world, match)
    return match


async def close(
    world: World, match: Match, user_id: int, *, is_manager: bool = False, by: int | None = None
) -> None:
    cause = by_manager if is_manager else by_player
    await world.matches.close(match.game_id, user_id, cause(by or world.interaction()))


async def row_of(world: World, match: Match) -> GameRow:
    row = await games.get(world.database.reader, match.game_id)
    assert row is not None
    return row


async def test_a_manager_without_a_seat_closes_a_paused_game_at_once(world: World) -> None:
    match = await paused(world, await world.start())

    await close(world, match, DEE.user_id, is_manager=True)

    entries = await log.entries(world.database.reader, match.game_id)
    assert (await row_of(world, match)).status is Status.CLOSED
    assert (entries[-1].kind, entries[-1].body) == (EntryKind.CLOSED, str(DEE.user_id))
    assert len(entries) == match.revision + 2
    assert await check_all(world.database) == (1, [])


@pytest.mark.parametrize(
    ("user_id", "is_manager"), [(ANN.user_id, False), (BOB.user_id, True), (DEE.user_id, False)]
)
async def test_others_are_refused_and_told_from_when_on_the_host_may(
    world: World, user_id: int, *, is_manager: bool
) -> None:
    match = await paused(world, await world.start())
    world.clock.pass_time((UNTIL_HOST - timedelta(seconds=1)).total_seconds())

    with pytest.raises(Refused) as excinfo:
        await close(world, match, user_id, is_manager=is_manager)

    assert excinfo.value.code == "may_not_close"
    assert excinfo.value.data["host_from"] == world.clock.now() + timedelta(seconds=1)
    assert (await row_of(world, match)).status is Status.PAUSED


async def test_the_host_closes_it_after_seven_days(world: World) -> None:
    match = await paused(world, await world.start())
    world.clock.pass_time(UNTIL_HOST.total_seconds())

    with pytest.raises(Refused):
        await close(world, match, BOB.user_id)
    await close(world, match, ANN.user_id)

    assert (await row_of(world, match)).status is Status.CLOSED


async def test_days_without_a_connection_are_none_of_the_seven(
    lasting: World, begun: Match
) -> None:
    await lasting.channels.lose(CHANNEL)
    lasting.clocks.lose(0, 1)
    await lasting.pass_time(timedelta(days=8).total_seconds())
    await lasting.clocks.beat()

    with pytest.raises(Refused) as refused:
        await close(lasting, begun, ANN.user_id)
    await lasting.clocks.regain(0)
    await lasting.pass_time((UNTIL_HOST - timedelta(seconds=1)).total_seconds())
    with pytest.raises(Refused):
        await close(lasting, begun, ANN.user_id)
    await lasting.pass_time(1)
    await close(lasting, begun, ANN.user_id)

    assert refused.value.code == "may_not_close"
    assert refused.value.data["host_from"] == lasting.clock.now()
    assert (await row_of(lasting, begun)).status is Status.CLOSED


async def test_a_host_alone_with_computers_need_not_wait(world: World) -> None:
    match = await paused(world, await world.start_with_computers())

    await close(world, match, ANN.user_id)

    assert (await row_of(world, match)).status is Status.CLOSED


async def test_a_host_is_not_alone_as_long_as_somebody_may_come_back(
    lasting: World, begun: Match
) -> None:
    """Computers play for all: of Ann, who is host, of Bob, and of Cem, who resigns."""
    await lasting.computers.resume()
    match = await lasting.computer_plays_on(begun)
    await lasting.computer_plays_on(match)
    await lasting.matches.resign(begun.game_id, CEM.user_id, by_player(lasting.interaction()))
    await lasting.settle()

    with pytest.raises(Refused) as refused:
        await close(lasting, begun, ANN.user_id)
    await lasting.pass_time(UNTIL_HOST.total_seconds())
    await close(lasting, begun, ANN.user_id)

    assert refused.value.code == "may_not_close"
    assert (await row_of(lasting, begun)).status is Status.CLOSED


async def test_a_host_who_may_close_a_game_may_do_so_in_a_holiday_too(
    lasting: World, begun: Match
) -> None:
    away = lasting.away
    await lasting.channels.lose(CHANNEL)
    await away.leave(BOB.user_id, lasting.clock.now() + timedelta(days=3))
    await lasting.pass_time(timedelta(days=3).total_seconds())
    await lasting.pass_time((UNTIL_HOST - timedelta(seconds=1)).total_seconds())
    with pytest.raises(Refused, match="may_not_close"):
        await close(lasting, begun, ANN.user_id)
    await lasting.pass_time(1)

    await away.leave(BOB.user_id, lasting.clock.now() + timedelta(days=3))
    await close(lasting, begun, ANN.user_id)

    assert (await row_of(lasting, begun)).status is Status.CLOSED


async def test_a_host_whom_all_others_have_left_need_not_wait(lasting: World) -> None:
    await lasting.computers.resume()
    match = await lasting.start_with_computers(1, proposal(), BOB)
    await lasting.matches.resign(match.game_id, BOB.user_id, by_player(lasting.interaction()))
    await lasting.pass_time(timedelta(days=14).total_seconds())

    await close(lasting, match, ANN.user_id)

    assert (await row_of(lasting, match)).status is Status.CLOSED


async def test_a_finished_game_is_not_closed_though_it_cannot_be_followed(world: World) -> None:
    match = await paused(world, await world.play_out(await world.start()))

    with pytest.raises(Refused) as excinfo:
        await close(world, match, ANN.user_id)

    assert excinfo.value.code == "game_finished"
    assert (await row_of(world, match)).status is Status.FINISHED


async def test_a_game_that_there_is_not_is_not_closed(world: World) -> None:
    with pytest.raises(Refused) as excinfo:
        await world.matches.close(99, ANN.user_id, by_player(5))

    assert excinfo.value.code == "no_game_here"


async def test_a_game_that_goes_on_is_not_closed(world: World) -> None:
    match = await world.start()

    with pytest.raises(Refused) as excinfo:
        await close(world, match, DEE.user_id, is_manager=True)

    assert excinfo.value.code == "not_paused"


async def test_the_second_delivery_of_an_interaction_closes_nothing_twice(world: World) -> None:
    match = await paused(world, await world.start())
    await close(world, match, DEE.user_id, is_manager=True, by=5)

    await close(world, match, DEE.user_id, is_manager=True, by=5)
    with pytest.raises(Refused) as excinfo:
        await close(world, match, DEE.user_id, is_manager=True, by=6)

    entries = await log.entries(world.database.reader, match.game_id)
    assert excinfo.value.code == "game_closed"
    assert [entry.kind for entry in entries].count(EntryKind.CLOSED) == 1


async def test_the_channel_is_told_and_free_again(world: World) -> None:
    await world.outbox.resume(world.courier)
    match = await world.take_turn(await world.start())
    await world.settle()
    await paused(world, match)

    await close(world, match, DEE.user_id, is_manager=True)
    await world.settle()

    told = world.courier.channels[CHANNEL][-1].row
    assert (told.kind, told.user_id) == (RowKind.CLOSED, DEE.user_id)
    assert await outbox.channels(world.database.reader) == []
    assert await world.matches.in_channel(CHANNEL) is None
    assert await world.lists.list_for(ANN.user_id, GUILD) == []
    assert await world.lists.waiting_for(BOB.user_id, GUILD) == []
    assert (await world.open_lobby()).status is Status.LOBBY


async def test_turns_that_were_owed_do_not_hold_the_message_up(world: World) -> None:
    await world.outbox.resume(world.courier)
    match = await world.start()
    await world.settle()
    await paused(world, match)
    async with world.database.transaction() as connection:
        turn = outbox.Owed(match.game_id, CHANNEL, RowKind.TURN, 1, match.revision, ANN.user_id)
        await outbox.add(connection, [turn])
        row = await outbox.next_due(connection, CHANNEL, world.clock.now())
        assert row is not None
        await outbox.note_attempt(connection, row, 0, world.clock.now())

    await close(world, match, DEE.user_id, is_manager=True)
    await world.settle()

    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY, RowKind.TURN, RowKind.CLOSED]


async def test_a_closed_game_answers_that_it_was_closed_and_when(world: World) -> None:
    match = await paused(world, await world.start())
    world.clock.pass_time(60)
    await close(world, match, DEE.user_id, is_manager=True)

    with pytest.raises(Refused) as excinfo:
        await world.matches.load(match.game_id)

    game = excinfo.value.data["game"]
    assert excinfo.value.code == "game_closed"
    assert isinstance(game, StoppedGame)
    assert (game.where.name, game.since) == (match.where.name, world.clock.now())


async def test_a_closed_game_counts_for_nobody_and_wakes_no_computer(world: World) -> None:
    match = await world.take_turn(await world.start_with_computers())
    await paused(world, match)
    await close(world, match, ANN.user_id)

    await world.restart()
    await world.settle()

    assert list(await world.database.reader.execute_fetchall(CHART)) == [(0,)]
    assert (await row_of(world, match)).status is Status.CLOSED


async def test_check_finds_a_closed_game_whose_status_says_otherwise(world: World) -> None:
    match = await paused(world, await world.start())
    await close(world, match, DEE.user_id, is_manager=True)
    await tamper(world, "UPDATE games SET status = 'finished'")

    _, findings = await check_all(world.database)

    assert [(f.what, f.detail) for f in findings] == [
        ("status_differs", "finished, should be closed")
    ]


@pytest.mark.parametrize("is_paused", [False, True])
async def test_the_operator_ends_a_game_by_number_or_name(world: World, *, is_paused: bool) -> None:
    match = await world.take_turn(await world.start())
    if is_paused:
        await paused(world, match)

    ended = await end(world.database, match.where.name.upper(), world.clock.now())
    await world.outbox.resume(world.courier)
    await world.settle()

    told = world.courier.channels[CHANNEL][-1].row
    entries = await log.entries(world.database.reader, match.game_id)
    assert ended.game_id == match.game_id
    assert (entries[-1].kind, entries[-1].body) == (EntryKind.CLOSED, "operator")
    assert (told.kind, told.user_id) == (RowKind.CLOSED, None)
    assert await check_all(world.database) == (1, [])


async def test_the_operator_ends_a_lobby(world: World) -> None:
    lobby = await world.open_lobby()

    await end(world.database, str(lobby.game_id), world.clock.now())
    await world.outbox.resume(world.courier)
    await world.settle()

    assert (await world.lobbies.load(lobby.game_id)).status is Status.CANCELLED
    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY, RowKind.CLOSED]
    assert await check_all(world.database) == (1, [])


async def test_what_is_no_one_open_game_ends_nothing(world: World) -> None:
    one = await world.open_lobby()
    other = await world.open_lobby(proposal(), ELSEWHERE)
    await tamper(world, "UPDATE games SET guild_id = guild_id + game_id, name = ?", one.where.name)

    for asked in (one.where.name, "3", ""):
        with pytest.raises(NotOneGame) as excinfo:
            await end(world.database, asked, world.clock.now())

    assert [row.game_id for row in excinfo.value.open_games] == [one.game_id, other.game_id]

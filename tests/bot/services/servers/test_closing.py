"""Managers see the games of their server and close those that are open, in whatever state."""

from __future__ import annotations

import asyncio

import pytest

from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.games.match import Match
from bot.services.lobby import Pace, Status
from bot.services.servers.managed_games import A_PAGE, place_of
from bot.storage import clocks, log
from bot.storage.clocks import ClockKind
from bot.storage.log import EntryKind
from bot.storage.outbox import RowKind
from engine.actions import Skip
from tests.bot.services.games.tampering import TAMPERING, refusal, tamper
from tests.bot.services.servers.managing import (
    STEW,
    close,
    delete,
    game_of,
    server_games,
    status_of,
)
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    DEE,
    ELSEWHERE,
    GUILD,
    World,
    first_placement,
    proposal,
)


async def refused(world: World, game_id: int, who: int = STEW.user_id) -> str:
    """Why a game is not closed."""
    game = await game_of(world, game_id)
    with pytest.raises(Refused) as excinfo:
        await server_games(world).close(game, who, world.interaction())
    return excinfo.value.code


async def with_a_computer_in_place_of_bob(world: World) -> Match:
    match = await world.start(BOB, CEM)
    statement = "UPDATE seats SET user_id = -1 WHERE user_id = ?"
    await tamper(world, statement, BOB.user_id)
    return match


async def test_a_running_game_ends_without_a_result_and_its_channel_is_told_who_did_it(
    world: World,
) -> None:
    match = await world.take_turn(await world.start(asked=proposal(pace=Pace.DAY)))
    await world.settle()
    board = world.courier.channels[CHANNEL][-1].message_id

    await close(world, match.game_id)
    await world.settle()

    entries = await log.entries(world.database.reader, match.game_id)
    told = world.courier.channels[CHANNEL][-1].row
    assert await status_of(world, match.game_id) is Status.CLOSED
    assert (entries[-1].kind, entries[-1].body) == (EntryKind.CLOSED, str(STEW.user_id))
    assert len(entries) == match.revision + 1
    assert (told.kind, told.user_id) == (RowKind.CLOSED, STEW.user_id)
    assert (RowKind.STRIP, board) in world.courier.edits
    assert await clocks.get(world.database.reader, match.game_id, ClockKind.TURN) is None
    assert await world.matches.in_channel(CHANNEL) is None
    assert await check_all(world.database) == (1, [])


async def test_the_board_of_an_unfinished_turn_goes_with_the_game(world: World) -> None:
    match = await world.start()
    await world.act(match, first_placement(match))
    await world.settle()
    await world.pass_time(180)
    assert world.courier.kinds(CHANNEL)[-1] is RowKind.DRAFT

    await close(world, match.game_id)
    await world.settle()

    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY, RowKind.TURN, RowKind.CLOSED]


async def test_nobody_can_go_on_with_a_game_that_was_closed_while_it_was_in_memory(
    world: World,
) -> None:
    match = await world.start()
    await close(world, match.game_id)

    with pytest.raises(Refused) as excinfo:
        await world.act(match, first_placement(match))

    assert excinfo.value.code == "game_closed"


async def test_a_paused_game_is_closed_though_it_cannot_be_followed(world: World) -> None:
    match = await world.start()
    await tamper(world, TAMPERING["holder"])
    await world.restart()
    await refusal(world, match)

    await close(world, match.game_id)

    assert await status_of(world, match.game_id) is Status.CLOSED


async def test_a_lobby_is_called_off_and_its_channel_is_told_who_did_it(world: World) -> None:
    lobby = await world.open_lobby()

    await close(world, lobby.game_id, interaction_id=5)
    await close(world, lobby.game_id, interaction_id=5)
    await world.settle()

    told = world.courier.channels[CHANNEL][-1].row
    assert await status_of(world, lobby.game_id) is Status.CANCELLED
    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY, RowKind.CLOSED]
    assert told.user_id == STEW.user_id
    assert await refused(world, lobby.game_id) == "no_lobby_here"
    assert await check_all(world.database) == (1, [])


async def test_a_manager_in_the_game_does_not_close_it(world: World) -> None:
    lobby = await world.open_lobby()
    match = await world.start(channel_id=ELSEWHERE)

    assert await refused(world, lobby.game_id, ANN.user_id) == "manager_plays"
    assert await refused(world, match.game_id, BOB.user_id) == "manager_plays"
    assert await status_of(world, match.game_id) is Status.RUNNING


async def test_a_manager_does_not_close_it_for_whom_a_computer_plays_in_it(world: World) -> None:
    match = await with_a_computer_in_place_of_bob(world)

    assert await refused(world, match.game_id, BOB.user_id) == "manager_plays"
    with pytest.raises(Refused):
        await server_games(world).get(GUILD, BOB.user_id, match.game_id)


async def test_a_manager_who_has_resigned_does_not_close_it(world: World) -> None:
    match = await world.start(BOB, CEM)
    await world.matches.resign(match.game_id, CEM.user_id, by_player(world.interaction()))

    assert await refused(world, match.game_id, CEM.user_id) == "manager_plays"


async def test_what_is_over_is_not_closed(world: World) -> None:
    over = await world.play_out(await world.start())
    closed = await world.start(channel_id=ELSEWHERE)
    await close(world, closed.game_id, interaction_id=5)
    await close(world, closed.game_id, interaction_id=5)

    assert await refused(world, over.game_id) == "game_finished"
    assert await refused(world, closed.game_id) == "game_closed"


async def test_of_a_move_and_a_closing_at_once_one_comes_first(world: World) -> None:
    match = await world.start()

    await asyncio.gather(
        world.take_turn(match), close(world, match.game_id), return_exceptions=True
    )
    await world.settle()

    entries = await log.entries(world.database.reader, match.game_id)
    assert entries[-1].kind is EntryKind.CLOSED
    assert await check_all(world.database) == (1, [])


async def test_a_computer_that_thinks_meanwhile_plays_no_more(world: World) -> None:
    match = await world.start_with_computers()
    await world.computers.resume()
    await world.take_turn(match)

    await close(world, match.game_id)
    await world.settle()

    entries = await log.entries(world.database.reader, match.game_id)
    assert await status_of(world, match.game_id) is Status.CLOSED
    assert entries[-1].kind is EntryKind.CLOSED
    assert str(Skip()) not in {entry.body for entry in entries}


async def test_open_games_are_listed_first_then_the_newest(world: World) -> None:
    over = await world.play_out(await world.start())
    running = await world.start()
    closed = await world.start(channel_id=ELSEWHERE)
    await close(world, closed.game_id)
    deleted = await world.start(channel_id=ELSEWHERE)
    await delete(world, deleted.game_id)
    lobby = await world.open_lobby(channel_id=ELSEWHERE)
    cancelled = await world.open_lobby(channel_id=ELSEWHERE + 1)
    await close(world, cancelled.game_id)

    page = await server_games(world).page(GUILD, BOB.user_id)
    elsewhere = await server_games(world).page(GUILD + 1, BOB.user_id)

    listed = [(game.where.game_id, game.has_seat) for game in page.games]
    assert listed == [
        (lobby.game_id, False),
        (running.game_id, True),
        (closed.game_id, True),
        (over.game_id, True),
    ]
    assert (page.is_first, page.older) == (True, None)
    assert elsewhere.games == ()


async def test_pages_follow_one_another_whatever_happens_meanwhile(world: World) -> None:
    games, who = server_games(world), DEE.user_id
    lobbies = [await world.open_lobby(channel_id=channel) for channel in range(1, 2 * A_PAGE + 2)]
    first = await games.page(GUILD, who)
    await world.open_lobby(channel_id=2 * A_PAGE + 2)
    await close(world, lobbies[-1].game_id)
    await close(world, lobbies[-2].game_id)

    second = await games.page(GUILD, who, first.older)
    third = await games.page(GUILD, who, second.older)
    listed = [game.where.game_id for page in (first, second, third) for game in page.games]
    assert listed == [lobby.game_id for lobby in reversed(lobbies)]
    assert third.older is None
    assert [page.is_first for page in (first, second, third)] == [True, False, False]

    back = await games.page(GUILD, who, third.games[0].place, is_newer=True)
    again = await games.page(GUILD, who, back.games[0].place, is_newer=True)
    assert back.games == second.games
    assert again.is_first
    assert again.older == second.games[1].place  # the beginning, as it is now


async def test_a_game_of_another_server_is_none(world: World) -> None:
    match = await world.start()

    with pytest.raises(Refused) as excinfo:
        await server_games(world).get(GUILD + 1, STEW.user_id, match.game_id)

    assert excinfo.value.code == "no_game_here"


async def test_a_manager_learns_who_plays_and_whether_the_result_counts(world: World) -> None:
    match = await world.start(BOB, CEM)
    over = await world.play_out(await world.start(channel_id=ELSEWHERE))

    running = await server_games(world).get(GUILD, STEW.user_id, match.game_id)
    finished = await server_games(world).get(GUILD, STEW.user_id, over.game_id)

    assert running.people == (ANN, BOB, CEM)
    assert (running.can_be_closed, running.can_be_deleted) == (True, True)
    assert (finished.can_be_closed, finished.can_be_deleted) == (False, True)
    assert (running.game.is_counted, finished.game.is_counted) == (False, True)


async def test_a_page_beyond_all_games_is_the_first(world: World) -> None:
    lobby = await world.open_lobby()

    for number in (3, 2**63 - 1):
        page = await server_games(world).page(GUILD, STEW.user_id, place_of(number))
        before = await server_games(world).page(
            GUILD, STEW.user_id, place_of(number), is_newer=True
        )

        for shown in (page, before):
            assert [game.where.game_id for game in shown.games] == [lobby.game_id]
            assert (shown.is_first, shown.older) == (True, None)

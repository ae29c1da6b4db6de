"""Players who have left the server: the others are told once, and nobody calls who is gone."""

from collections.abc import Collection
from datetime import timedelta

import pytest

from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.games.match import Match
from bot.services.lobby import Pace
from bot.services.posting.members import absent_among
from bot.storage import log
from bot.storage.log import EntryKind
from bot.storage.outbox import Kind, RowKind
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, GUILD, World, proposal

DAY = timedelta(days=1).total_seconds()
HALF = DAY / 2
HOUR = DAY / 24


async def start(world: World) -> Match:
    match = await world.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await world.settle()
    return match


async def told(world: World, match: Match) -> list[tuple[EntryKind, int | None]]:
    """Who has left and come back, as the log says."""
    entries = await log.entries(world.database.reader, match.game_id)
    kinds = (EntryKind.GONE, EntryKind.RETURNED)
    return [(entry.kind, entry.seat) for entry in entries if entry.kind in kinds]


def calls(world: World, user_id: int) -> list[Kind]:
    """The messages that were meant for somebody, but for those that came too late."""
    posted = world.courier.channels[CHANNEL]
    return [old.row.kind for old in posted if old.row.user_id == user_id and not old.is_owed]


async def test_who_is_gone_is_not_reminded_and_the_others_are_told_once(lasting: World) -> None:
    match = await start(lasting)
    lasting.server.gone.add(ANN.user_id)

    await lasting.pass_time(HALF)
    await lasting.pass_time(0.4 * DAY)
    await lasting.pass_time(0.1 * DAY)

    kinds = lasting.courier.kinds(CHANNEL)
    assert kinds.count(RowKind.LEFT) == 1
    assert RowKind.REMINDER not in kinds
    assert kinds[-1] is RowKind.VOTE
    assert await told(lasting, match) == [(EntryKind.GONE, 0)]
    assert (await lasting.matches.load(match.game_id)).gone == {0}
    assert await check_all(lasting.database) == (1, [])


async def test_nobody_is_looked_for_while_messages_wait(world: World) -> None:
    await world.outbox.close()  # so that all that is owed from now on waits
    match = await start(world)
    await world.clocks.resume()
    world.server.gone.add(ANN.user_id)

    await world.pass_time(7 * HOUR)
    before = await told(world, match)
    await world.outbox.resume(world.courier)
    await world.pass_time(2 * 60)

    assert (before, await told(world, match)) == ([], [(EntryKind.GONE, 0)])


async def test_their_next_turn_calls_nobody(lasting: World) -> None:
    match = await start(lasting)
    lasting.server.gone.add(BOB.user_id)
    await lasting.pass_time(DAY)  # Ann’s time is over, and Discord is asked who may vote

    await lasting.take_turn(await lasting.matches.load(match.game_id))
    await lasting.settle()

    board = lasting.courier.channels[CHANNEL][-1]
    assert board.row.kind is RowKind.TURN
    assert board.row.user_id is None
    assert calls(lasting, BOB.user_id) == []


async def test_after_a_restart_nobody_is_told_again(lasting: World) -> None:
    match = await start(lasting)
    lasting.server.gone.add(ANN.user_id)
    await lasting.pass_time(HALF)

    await lasting.restart()
    await lasting.pass_time(0.4 * DAY)

    assert await told(lasting, match) == [(EntryKind.GONE, 0)]


async def test_who_is_back_is_called_again_and_may_leave_again(lasting: World) -> None:
    match = await start(lasting)
    lasting.server.gone.add(ANN.user_id)
    await lasting.pass_time(HALF)
    lasting.server.gone.clear()
    await lasting.pass_time(0.4 * DAY)
    match = await lasting.take_turn(await lasting.matches.load(match.game_id))
    for _ in range(2):
        match = await lasting.take_turn(match)
    await lasting.settle()
    lasting.server.gone.add(ANN.user_id)
    await lasting.pass_time(HALF)

    assert calls(lasting, ANN.user_id) == [RowKind.TURN, RowKind.REMINDER, RowKind.TURN]
    assert await told(lasting, match) == [
        (EntryKind.GONE, 0),
        (EntryKind.RETURNED, 0),
        (EntryKind.GONE, 0),
    ]
    assert lasting.courier.kinds(CHANNEL).count(RowKind.LEFT) == 2


async def test_whoever_is_left_alone_with_computers_is_called_when_they_are_back(
    lasting: World,
) -> None:
    await lasting.computers.resume()
    match = await lasting.start(asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    lasting.server.gone |= {ANN.user_id, BOB.user_id}
    await lasting.pass_time(DAY)  # a computer plays for Ann, and Bob’s turn calls nobody
    assert (await lasting.matches.load(match.game_id)).waits_for == BOB
    assert calls(lasting, BOB.user_id) == []

    lasting.server.gone.clear()
    await lasting.pass_time(HALF / 2)

    assert calls(lasting, BOB.user_id) == [RowKind.REMINDER]


async def test_who_plays_is_there(lasting: World) -> None:
    match = await start(lasting)
    lasting.server.gone.add(ANN.user_id)
    await lasting.pass_time(HALF)

    match = await lasting.take_turn(await lasting.matches.load(match.game_id))

    assert match.gone == frozenset()


async def test_who_lets_a_game_go_on_is_there(lasting: World) -> None:
    match = await lasting.start(asked=proposal())
    await lasting.settle()
    await lasting.pass_time(13 * DAY)
    lasting.server.gone.add(ANN.user_id)
    for _ in range(2):  # she is found to be gone, then the game pauses
        await lasting.pass_time(HALF)
    assert (await told(lasting, match)) == [(EntryKind.GONE, 0)]
    assert RowKind.PAUSED in lasting.courier.kinds(CHANNEL)

    lasting.server.gone.clear()
    going_on = by_player(lasting.interaction())
    now = await lasting.matches.resume(match.game_id, ANN.user_id, going_on)

    assert now.gone == frozenset()


async def test_a_voter_who_left_since_is_not_called_again(lasting: World) -> None:
    await start(lasting)
    await lasting.pass_time(DAY)
    lasting.server.gone.add(BOB.user_id)

    await lasting.pass_time(0.75 * DAY)

    call = lasting.courier.channels[CHANNEL][-1].row
    assert call.kind is RowKind.VOTE_CALL
    assert call.body == f"[[2, {CEM.user_id}]]"


async def test_the_end_of_a_holiday_calls_nobody_who_is_gone(lasting: World) -> None:
    await start(lasting)
    away = lasting.away
    await away.leave(ANN.user_id, lasting.clock.now() + timedelta(hours=5))
    lasting.server.gone.add(ANN.user_id)

    await lasting.pass_time(5 * HOUR)

    assert RowKind.REMINDER not in lasting.courier.kinds(CHANNEL)
    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.LEFT


async def test_who_is_back_when_their_holiday_ends_is_called_once(lasting: World) -> None:
    match = await lasting.start(asked=proposal())
    await lasting.settle()
    away = lasting.away
    await away.leave(ANN.user_id, lasting.clock.now() + timedelta(hours=9))
    lasting.server.gone.add(ANN.user_id)
    await lasting.pass_time(6 * HOUR)
    lasting.server.gone.clear()

    for hours in (3, 3, 6):
        await lasting.pass_time(hours * HOUR)

    assert calls(lasting, ANN.user_id) == [RowKind.TURN, RowKind.REMINDER]
    assert await told(lasting, match) == [(EntryKind.GONE, 0), (EntryKind.RETURNED, 0)]


@pytest.mark.parametrize("fails", [True, False])
async def test_who_cannot_be_asked_for_counts_as_there(*, fails: bool) -> None:
    class Members:
        async def present(self, _guild_id: int, user_ids: Collection[int]) -> frozenset[int]:
            if fails:
                raise OSError
            return frozenset(user_ids) - {BOB.user_id}

    asked = [(GUILD, ANN.user_id), (GUILD, BOB.user_id)]

    assert await absent_among(Members(), asked) == (set() if fails else {(GUILD, BOB.user_id)})

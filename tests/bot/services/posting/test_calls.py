"""Nobody is called for a game within an hour of another call, but for the turn itself."""

import json
from datetime import timedelta

import pytest

from bot.services.games.causes import by_player
from bot.services.games.vote import Answer
from bot.services.lobby import Lobby, Pace
from bot.services.people import Person
from bot.services.posting.calls import MOST_RESTS, called_by
from bot.services.posting.sending import TryLater
from bot.services.waiting.seat_offers import Handover
from bot.storage.calls import pings
from bot.storage.outbox import Kind, OwedRow, RowKind
from tests.bot.services.toy_courier import Posted
from tests.bot.services.troubles import failing
from tests.bot.services.waiting.moving import move
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, ELSEWHERE, World, proposal

HOUR = timedelta(hours=1).total_seconds()
DAY = 24 * HOUR


async def call(world: World, game_id: int, who: Person) -> None:
    """Let somebody just have been called for a game."""
    async with world.database.transaction() as connection:
        await pings.add(connection, [game_id], [who.user_id], world.clock.now())


async def invite_rested(world: World) -> Lobby:
    """Invite Bob, who has just been called for that game."""
    lobby = await world.open_lobby()
    await call(world, lobby.game_id, BOB)
    await world.lobbies.invite(lobby.game_id, ANN.user_id, BOB.user_id, world.interaction())
    await world.settle()
    assert RowKind.INVITE not in world.courier.kinds(CHANNEL)
    return lobby


async def owed(world: World) -> int:
    rows = await world.database.reader.execute_fetchall("SELECT count(*) FROM outbox")
    return next(int(count) for (count,) in rows)


async def test_an_invitation_waits_for_an_hour_of_rest(world: World) -> None:
    await invite_rested(world)

    await world.pass_time(HOUR - 1)
    assert world.courier.kinds(CHANNEL)[-1] is RowKind.LOBBY

    await world.pass_time(1)
    assert world.courier.kinds(CHANNEL)[-1] is RowKind.INVITE


@pytest.mark.parametrize("does_join", [True, False])
async def test_an_invitation_that_is_not_true_any_more_falls_away(
    world: World, *, does_join: bool
) -> None:
    lobby = await invite_rested(world)

    if does_join:
        await world.lobbies.join(lobby.game_id, BOB, world.interaction())
    else:
        await world.lobbies.cancel(lobby.game_id, ANN.user_id, world.interaction())
    await world.pass_time(HOUR)

    assert RowKind.INVITE not in world.courier.kinds(CHANNEL)
    assert await owed(world) == 0


@pytest.mark.parametrize("stays_full", [True, False])
async def test_the_host_of_a_table_that_fills_again_is_called_after_an_hour(
    world: World, *, stays_full: bool
) -> None:
    lobby = await world.open_lobby(proposal(most_seats=2))
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())
    await world.settle()
    await world.lobbies.leave(lobby.game_id, BOB.user_id, world.interaction())
    await world.lobbies.join(lobby.game_id, CEM, world.interaction())
    await world.settle()
    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY, RowKind.FULL]

    if not stays_full:
        await world.lobbies.leave(lobby.game_id, CEM.user_id, world.interaction())
    await world.pass_time(HOUR)

    assert world.courier.kinds(CHANNEL)[2:] == [RowKind.FULL] * stays_full
    assert await owed(world) == 0


async def test_a_vote_is_asked_at_once_and_calls_those_who_rest_later(lasting: World) -> None:
    match = await lasting.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    await lasting.pass_time(DAY - HOUR / 2)
    await call(lasting, match.game_id, BOB)

    await lasting.pass_time(HOUR / 2)
    asked = lasting.courier.channels[CHANNEL][-1].row
    assert asked.kind is RowKind.VOTE
    assert [user for _, user in json.loads(asked.body)] == [CEM.user_id]

    await lasting.pass_time(HOUR / 2)
    later = lasting.courier.channels[CHANNEL][-1].row
    assert later.kind is RowKind.VOTE_CALL
    assert [user for _, user in json.loads(later.body)] == [BOB.user_id]


async def test_a_voter_who_is_called_before_the_vote_is_posted_rests_too(lasting: World) -> None:
    match = await lasting.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    await lasting.outbox.close()
    await lasting.pass_time(DAY)
    await call(lasting, match.game_id, BOB)

    await lasting.outbox.resume(lasting.courier)
    await lasting.settle()

    asked = next(p.row for p in lasting.courier.channels[CHANNEL] if p.row.kind is RowKind.VOTE)
    assert [user for _, user in json.loads(asked.body)] == [CEM.user_id]


async def go_away(world: World, who: Person) -> None:
    away = world.away
    await away.leave(who.user_id, world.clock.now() + timedelta(days=3))


def last_called(world: World, kind: Kind) -> tuple[int, ...]:
    """Whom the newest message called, which is of some kind."""
    newest = world.courier.channels[CHANNEL][-1].row
    assert newest.kind is kind
    return called_by(newest)


async def test_who_is_away_is_invited_without_a_call(world: World) -> None:
    lobby = await world.open_lobby()
    await go_away(world, BOB)

    for who in (BOB, CEM):
        await world.lobbies.invite(lobby.game_id, ANN.user_id, who.user_id, world.interaction())
        await world.settle()
        assert last_called(world, RowKind.INVITE) == (() if who == BOB else (CEM.user_id,))


async def test_who_is_away_is_offered_a_seat_without_a_call(lasting: World) -> None:
    match = await lasting.start(BOB, asked=proposal())
    await go_away(lasting, CEM)
    wanted, cause = Handover(0, CEM.user_id), by_player(lasting.interaction())
    asked = (await lasting.offers.ask(match.game_id, ANN.user_id, wanted, cause)).match
    assert asked.vote is not None

    await lasting.votes.answer(
        match.game_id, BOB.user_id, asked.vote.revision, Answer.YES, lasting.interaction()
    )
    await lasting.settle()

    assert last_called(lasting, RowKind.OFFER) == ()


async def test_a_nudge_lapses_if_its_player_goes_away_before_it_is_sent(lasting: World) -> None:
    match = await lasting.start(BOB, asked=proposal())
    await lasting.settle()
    await lasting.votes.nudge(match.game_id, BOB.user_id, lasting.interaction())
    await go_away(lasting, ANN)

    await lasting.pass_time(2 * HOUR)

    assert RowKind.NUDGE not in lasting.courier.kinds(CHANNEL)
    assert await owed(lasting) == 0


async def test_a_nudge_for_a_turn_that_is_over_calls_to_no_later_one(lasting: World) -> None:
    match = await lasting.start(BOB, asked=proposal())
    await lasting.settle()
    await lasting.votes.nudge(match.game_id, BOB.user_id, lasting.interaction())
    await lasting.settle()
    for _ in range(2):  # she plays before the nudge may call her, and so does Bob
        match = await lasting.take_turn(match)
        await lasting.settle()

    await lasting.pass_time(HOUR)
    await lasting.pass_time(HOUR)

    assert RowKind.NUDGE not in lasting.courier.kinds(CHANNEL)
    assert await owed(lasting) == 0


async def test_whose_board_is_owed_yet_is_not_called_for_it_at_the_end_of_a_holiday(
    lasting: World,
) -> None:
    match = await lasting.start(BOB, asked=proposal(pace=Pace.WEEK))
    await lasting.settle()
    await go_away(lasting, BOB)
    await lasting.outbox.close()
    await lasting.take_turn(match)
    await lasting.pass_time(3 * DAY)

    await lasting.outbox.resume(lasting.courier)
    await lasting.settle()
    await lasting.pass_time(2 * HOUR)

    assert last_called(lasting, RowKind.TURN) == (BOB.user_id,)


async def test_a_reminder_lapses_if_its_player_goes_away_before_it_is_sent(lasting: World) -> None:
    match = await lasting.start(BOB, asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    await lasting.pass_time(11.5 * HOUR)
    await lasting.votes.nudge(match.game_id, BOB.user_id, lasting.interaction())
    await lasting.settle()
    await lasting.pass_time(HOUR / 2)  # half of her time is gone, but she has just been called
    await go_away(lasting, ANN)

    await lasting.pass_time(2 * HOUR)

    assert RowKind.REMINDER not in lasting.courier.kinds(CHANNEL)
    assert await owed(lasting) == 0


async def test_who_has_played_before_the_end_of_a_pause_is_told_is_not_called_by_that(
    lasting: World,
) -> None:
    match = await lasting.take_turn(await lasting.start_with_computers(1, proposal(), BOB))
    await lasting.settle()
    await lasting.pass_time(14 * DAY)
    await lasting.outbox.close()
    await lasting.matches.resume(match.game_id, ANN.user_id, by_player(lasting.interaction()))
    await lasting.take_turn(await lasting.matches.load(match.game_id))  # a computer is next

    await lasting.outbox.resume(lasting.courier)
    await lasting.settle()

    (row,) = [it.row for it in lasting.courier.channels[CHANNEL] if it.row.kind is RowKind.RESUMED]
    assert called_by(row) == ()


async def test_whoever_went_away_before_their_board_was_found_again_has_been_called(
    lasting: World,
) -> None:
    lasting.courier.after_send = later_after_turns
    match = await lasting.start(BOB, asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    away = lasting.away
    await away.leave(ANN.user_id, lasting.clock.now() + timedelta(days=1))
    lasting.courier.after_send = lambda _row: None
    await lasting.pass_time(60)

    assert lasting.courier.kinds(CHANNEL).count(RowKind.TURN) == 1
    rests = await pings.rests_until(
        lasting.database.reader, [match.game_id], [ANN.user_id], lasting.clock.now()
    )
    assert [*rests] == [ANN.user_id]


def later_after_turns(row: OwedRow) -> None:
    if row.kind is RowKind.TURN:
        raise TryLater


async def nudge_elsewhere(world: World) -> Posted:
    """Nudge Ann in a channel, while nothing tells whether her reminder stands in the former one.

    It does, and it is returned.
    """
    match = await world.start(asked=proposal(pace=Pace.DAY))
    await world.settle()
    silent = failing(TryLater(is_outage=True), RowKind.REMINDER)
    world.courier.after_send = silent

    async def find_nothing(channel_id: int, after: int, row_id: int) -> list[int]:
        if channel_id == CHANNEL:
            raise TryLater(is_outage=True)
        return await find(channel_id, after, row_id)

    find = world.courier.find
    world.courier.find = find_nothing  # type: ignore[method-assign]
    await world.pass_time(12 * HOUR)
    await move(world, match)
    await world.votes.nudge(match.game_id, BOB.user_id, world.interaction())
    await world.pass_time(HOUR - 1)
    assert RowKind.NUDGE not in world.courier.kinds(ELSEWHERE)
    return world.courier.channels[CHANNEL][-1]


async def test_whoever_may_just_be_called_in_another_channel_is_not_called_at_once(
    lasting: World,
) -> None:
    called = await nudge_elsewhere(lasting)
    del lasting.courier.find  # it tells everything again
    await lasting.pass_time(60)

    await lasting.pass_time(HOUR - 1)
    assert RowKind.NUDGE not in lasting.courier.kinds(ELSEWHERE)
    await lasting.pass_time(1)

    assert called.row.kind is RowKind.REMINDER
    assert lasting.courier.kinds(ELSEWHERE).count(RowKind.NUDGE) == 1


async def test_what_another_channel_never_tells_is_not_waited_for_for_ever(lasting: World) -> None:
    await nudge_elsewhere(lasting)

    for hours in range(MOST_RESTS):
        assert RowKind.NUDGE not in lasting.courier.kinds(ELSEWHERE), hours
        await lasting.pass_time(HOUR)

    assert lasting.courier.kinds(ELSEWHERE).count(RowKind.NUDGE) == 1
